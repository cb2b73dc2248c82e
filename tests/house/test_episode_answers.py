"""No answer of an episode stands where it is still asked for, and no question is asked twice.

What `Change one thing` asks in words of comparison ("more often than not", "fewer than one in ten") is held
by the chances of its values.
"""

from __future__ import annotations

import re
from collections import defaultdict
from fractions import Fraction

import pytest

from navalgames import games, odds
from navalgames.checking.episodes import sources_of
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import LANGUAGES

OPEN = re.compile(r"(title|goal|hook|assumption|predict|option|control|set|vary|check)(-|$)")
WHY = re.compile(r"(explain|right|high|low|shape)(-|$)")
TYPED = re.compile(r"\b(\d+)(?:/| of (?:the )?(?:its )?)(\d+)\b|(\d+)分の(\d+)|(\d+)通りのうち(\d+)通り")
SMALL = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "nine": 9, "ten": 10, "twenty": 20}
COUNTED = re.compile(r"\b(one|two|three|four|five|nine)(?: [a-z]+)? (?:in|of) (?:a )?([a-z]+)\b")
BELOW = re.compile(r"rarer|fewer|below|less often|seldom|fails in fewer")
ABOVE = re.compile(r"more (?:often|likely|than|of)|likelier|above|passes|first likely|better than even")
FIRST = re.compile(r"\bfirst\b|smallest|shortest|until|before|[Hh]ow many|[Ff]rom which")

every_game = pytest.mark.parametrize("game", games.GAME_IDS)


def steps(game):
    """Every step with its episode, a player and its sentences by part, for each language."""
    for episode in episodes_of(game):
        written = {language: sources_of(game, episode, language) for language in LANGUAGES}
        for step in episode.step:
            own = f"{episode.key(step.id)}-"
            parts = {
                language: {key.removeprefix(own): text for key, text in texts.items() if key.startswith(own)}
                for language, texts in written.items()
            }
            yield episode, step, LessonPlayer(game, episode, step=step.id), parts


def says(text, name):
    """Whether a sentence says the number `name`, in any of its forms."""
    return re.search(rf"\$ ?{re.escape(name)}(-fraction|-percent|-decimal)?[ }}]", text)


def typed(text):
    """The fractions that a sentence holds in figures."""
    for found in TYPED.finditer(text):
        a, b, below, above, of, some = found.groups()
        top, bottom = (a, b) if a else (above, below) if above else (some, of)
        if int(bottom):
            yield Fraction(int(top), int(bottom))


def chances_by_value(game, step):
    """The step's own number at every value of its control."""
    for value in step.vary.values:
        asked = {**step.fixed, **step.target.given, step.vary.control: value}
        answer = odds.ask(game, step.target.question or step.question, **asked)
        yield value, step.target.of(answer.distribution)


@every_game
def test_no_two_steps_of_a_game_ask_the_same(game):
    asked = defaultdict(list)
    for episode, step, player, _ in steps(games.game(game)):
        asked[step.target.question or step.question, player.target].append(f"{episode.number} {step.id}")
    assert {key: where for key, where in asked.items() if len(where) > 1} == {}


@every_game
def test_nothing_that_is_open_before_the_prediction_tells_its_answer(game):
    """Checks are open all the time, with their replies."""
    told = []
    for episode, step, player, parts in steps(games.game(game)):
        equal = {name for name, one in step.numbers.items() if player.measure(one) == player.target}
        for language, texts in parts.items():
            for part, text in texts.items():
                if not OPEN.match(part):
                    continue
                if any(says(text, name) for name in {"target", *equal}) or player.target in set(typed(text)):
                    told.append((episode.number, step.id, language, part))
    assert told == []


@every_game
def test_why_does_not_solve_what_change_one_thing_asks(game):
    told = []
    for episode, step, _, parts in steps(games.game(game)):
        solved = [
            name
            for name, one in step.numbers.items()
            if not one.question and one.given.get(step.vary.control) in step.vary.find
        ]
        for language, texts in parts.items():
            for part, text in texts.items():
                if not WHY.match(part):
                    continue
                if any(says(text, name) for name in solved):
                    told.append((episode.number, step.id, language, part))
    assert told == []


def border(sentence):
    """The chance that a sentence compares with, or None."""
    if re.search(r"than not|than even|more than half|one half|exception|first likely", sentence):
        return Fraction(1, 2)
    if re.search(r"two thirds", sentence):
        return Fraction(2, 3)
    if re.search(r"one third", sentence):
        return Fraction(1, 3)
    found = [(SMALL.get(one), SMALL.get(of)) for one, of in COUNTED.findall(sentence)]
    return next((Fraction(one, of) for one, of in found if one and of and one < of), None)


@every_game
def test_what_change_one_thing_compares_is_held_by_the_chances(game):
    held, wrong = 0, []
    for episode, step, _, parts in steps(games.game(game)):
        sentence = parts["en"]["vary"]
        limit, below = border(sentence), BELOW.search(sentence) or "exception" in sentence
        if limit is None or not (below or ABOVE.search(sentence)) or not step.target.is_chance:
            continue
        fits = [
            value
            for value, chance in chances_by_value(games.game(game), step)
            if (chance < limit if below else chance > limit)
        ]
        held += 1
        expected = fits[:1] if FIRST.search(sentence) and len(step.vary.find) == 1 else fits
        if list(step.vary.find) != expected:
            wrong.append((episode.number, step.id, sentence, fits, step.vary.find))
    assert wrong == []
    assert held, "no sentence compares"
