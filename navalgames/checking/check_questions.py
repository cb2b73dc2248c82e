"""The questions after the reveal: replies, places of right answers, orders and lines that the numbers hold.

Knows lessons, their player and their sentences. Must not know a rule. The limits stand in docs/lessons.md.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from navalgames.checking.check import EPISODES, check
from navalgames.checking.episodes import sentences_of, sources_of, steps_of
from navalgames.checking.finding import Finding
from navalgames.checking.subject import Subject
from navalgames.errors import Problem
from navalgames.sessions.check_grammar import BoardCheck, LineCheck, OrderCheck, OrdersCheck, Pick
from navalgames.sessions.check_order import in_turn, things_in_turn
from navalgames.sessions.lesson_checks import in_column, place_on_line, reply, right_answer, wrong_answers
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.texts import LANGUAGES

REPLY_WORDS = 5
ENOUGH = 12  # checks of one size, from which on places are counted
LEAST_SHARE = 0.5  # of a place, against its equal share
LABEL = {"en": 44, "ja": 26}
"""Letters of a thing to be put in order or of an order, that a line of a phone holds."""
MARK = {"en": 26, "ja": 14}
"""Letters of what stands on a line already."""


@check(EPISODES)
def feedback_is_never_only_right_or_wrong(subject: Subject) -> Iterator[Problem]:
    """A reply says why, in five words or more; one to a right answer does not begin with Yes or Right."""
    for episode, step, where in steps_of(subject.known):
        said = sentences_of(subject.known, episode, step, "en")
        player = LessonPlayer(subject.known, episode, step=step.id)
        for place, question in enumerate(step.tasks):
            given = [*wrong_answers(player, question), right_answer(player, question)]
            if isinstance(question, OrdersCheck):
                given = [one.id for one in question.orders]
            for answer in given:
                told = reply(player, question, answer)
                why = said.get(episode.key(step.id, *step.task_key(place), *told.key), "")
                if why and len(why.split()) < REPLY_WORDS:
                    yield Finding("reply-short", where=where, given=why, expected=str(REPLY_WORDS))
                if told.right and why.startswith(("Right", "Yes")):
                    yield Finding("reply-begins", where=where, given=why[:40])


@check(EPISODES)
def right_answers_stand_at_every_place(subject: Subject) -> Iterator[Problem]:
    """Whoever always chooses the same place is right no more often than by chance, or little."""
    places: Counter[tuple[int, int]] = Counter()
    for episode, step, _ in steps_of(subject.known):
        for number, question in enumerate(step.tasks):
            if isinstance(question, Pick):
                answers = in_turn(episode, step, number)
                places[len(answers), next(n for n, one in enumerate(answers) if one.right)] += 1
    for size in sorted({size for size, _ in places}):
        whole = sum(count for (of, _), count in places.items() if of == size)
        for place in range(size):
            if whole >= ENOUGH and places[size, place] < LEAST_SHARE * whole / size:
                facts = {"size": str(size), "place": str(place + 1), "given": str(places[size, place])}
                yield Finding("right-places", of=str(whole), **facts)


@check(EPISODES)
def things_to_put_in_order_are_held_by_their_numbers(subject: Subject) -> Iterator[Problem]:
    """The numbers rise from thing to thing, and the things do not begin as is right."""
    for episode, step, where in steps_of(subject.known):
        player = LessonPlayer(subject.known, episode, step=step.id)
        for place, question in enumerate(step.tasks):
            if not isinstance(question, OrderCheck):
                continue
            rising = [player.measure(step.number(one.number)) for one in question.items if one.number]
            if any(one >= following for one, following in pairwise(rising)):
                yield Finding("order-numbers", where=where, given=", ".join(map(str, rising)))
            if things_in_turn(episode, step, place) == question.ids:
                yield Finding("order-begins", where=where)


@check(EPISODES)
def a_line_asks_for_what_was_not_said(subject: Subject) -> Iterator[Problem]:
    """The number is not the target, can be missed both ways, and no sentence says it before."""
    for episode, step, where in steps_of(subject.known):
        player = LessonPlayer(subject.known, episode, step=step.id)
        for place, question in enumerate(step.tasks):
            if not isinstance(question, LineCheck):
                continue
            own = f"{episode.key(step.id, *step.task_key(place))}-"
            if question.number == "target" or player.measure(step.number(question.number)) == player.target:
                yield Finding("line-target", where=where)
            if len(wrong_answers(player, question)) < 2:
                yield Finding("line-end", where=where, given=str(place_on_line(player, question)))
            for language in LANGUAGES:
                for key, text in sources_of(subject.known, episode, language).items():
                    mine = key.startswith(f"{episode.key(step.id)}-") and not key.startswith(own)
                    if mine and re.search(rf"\$ ?{question.number}(-[a-z]+)?[ }}]", text):
                        yield Finding("line-told", where=where, language=language, key=key)


@check(EPISODES)
def orders_that_are_compared_differ(subject: Subject) -> Iterator[Problem]:
    """No two orders have the same numbers: else nothing is to be weighed."""
    for episode, step, where in steps_of(subject.known):
        player = LessonPlayer(subject.known, episode, step=step.id)
        for question in step.tasks:
            if isinstance(question, OrdersCheck):
                rows = [
                    tuple(in_column(player, question, order, column) for column in question.columns)
                    for order in question.orders
                ]
                if len(set(rows)) < len(rows):
                    yield Finding("orders-alike", where=where)


@check(EPISODES)
def places_of_questions_are_told_apart_on_the_board(subject: Subject) -> Iterator[Problem]:
    """No place that can be chosen is lit: what is lit would say where to look."""
    for _, step, where in steps_of(subject.known):
        for question in step.tasks:
            if not isinstance(question, BoardCheck):
                continue
            places = {one.place: one.id for one in question.answers}
            for place in places.keys() & set(step.scene.lit if step.scene else ()):
                yield Finding("board-lit", where=where, given=places[place])


@check(EPISODES)
def labels_of_questions_fit(subject: Subject) -> Iterator[Problem]:
    """What stands in one line of a phone is short enough for it."""
    for language in LANGUAGES:
        for episode, step, where in steps_of(subject.known):
            said = sentences_of(subject.known, episode, step, language)
            for place, question in enumerate(step.tasks):
                own = step.task_key(place)
                long: dict[tuple[str, ...], dict[str, int]] = {}
                if isinstance(question, OrderCheck):
                    long = {(name,): LABEL for name in (*question.ids, "first", "last")}
                elif isinstance(question, LineCheck):
                    long = {("mark", name): MARK for name in question.marks}
                elif isinstance(question, OrdersCheck):
                    long = {(one.id,): LABEL for one in question.orders}
                for parts, most in long.items():
                    label = said.get(episode.key(step.id, *own, *parts), "")
                    if len(label) > most[language]:
                        yield Finding("label-long", where=where, language=language, given=label)
