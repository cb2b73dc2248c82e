"""The order in which the answers of a check question stand: shuffled, and the same for everybody.

Knows episodes and their questions. Must not know a learner or how a question is drawn.
"""

from __future__ import annotations

from random import Random

from navalgames.sessions.check_grammar import Answer, BoardCheck, ChoiceCheck, OrderCheck, Pick
from navalgames.sessions.lesson_grammar import Episode, Step


def in_turn(episode: Episode, step: Step, number: int) -> tuple[Answer, ...]:
    """The answers of the step's question `number` (from 0) as they stand on page and paper; one is right.

    Of questions with so many answers each place in turn has the right one once, in a shuffled turn: nobody is
    right by always choosing the same place, nor foresees the next.
    """
    check = step.tasks[number]
    assert isinstance(check, Pick), "a question with one right answer of several"
    others = [answer for answer in check.answers if not answer.right]
    Random(f"{step.id}:{number}:{step.seed}").shuffle(others)
    place = _place(episode, check, len(check.answers))
    return (*others[:place], check.right, *others[place:])


def things_in_turn(episode: Episode, step: Step, number: int) -> tuple[str, ...]:
    """The things of the step's question `number` as they stand at first: never as is right.

    The one that belongs first stands at each place equally often.
    """
    check = step.tasks[number]
    assert isinstance(check, OrderCheck), "a question that asks for an order"
    first, *others = check.ids
    draw, place = Random(f"{step.id}:{number}:{step.seed}"), _place(episode, check, len(check.items))
    while True:
        draw.shuffle(others)
        things = (*others[:place], first, *others[place:])
        if things != check.ids:
            return things


def _size(check: object) -> tuple[type, int]:
    if isinstance(check, OrderCheck):
        return OrderCheck, len(check.items)
    return (ChoiceCheck, len(check.answers)) if isinstance(check, ChoiceCheck | BoardCheck) else (object, 0)


def _place(episode: Episode, check: Pick | OrderCheck, size: int) -> int:
    """Where the right answer stands, or what belongs first."""
    alike = [one for step in episode.step for one in step.tasks if _size(one) == _size(check)]
    rank = next(n for n, one in enumerate(alike) if one is check)
    draw = Random(f"{episode.id}:{size}")
    places = [place for _ in range(0, len(alike), size) for place in draw.sample(range(size), size)]
    return places[rank]
