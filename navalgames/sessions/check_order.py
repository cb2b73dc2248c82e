"""The order in which the answers of a check question stand: shuffled, and the same for everybody.

Knows episodes and their checks. Must not know a learner or how a question is drawn.
"""

from __future__ import annotations

from random import Random

from navalgames.sessions.lesson_grammar import Answer, Check, Episode, Step


def in_turn(episode: Episode, step: Step, number: int) -> tuple[Answer, ...]:
    """The answers of the step's check question `number` (from 0) as they stand on page and paper.

    Of questions with so many answers each place in turn has the right one once, in a shuffled turn: nobody is
    right by always choosing the same place, nor foresees the next.
    """
    check = step.check[number]
    others = [answer for answer in check.answers if not answer.right]
    Random(f"{step.id}:{number}:{step.seed}").shuffle(others)
    place = _places(episode, len(check.answers))[_rank(episode, check)]
    return (*others[:place], check.right, *others[place:])


def _of_size(episode: Episode, size: int) -> list[Check]:
    return [one for step in episode.step for one in step.check if len(one.answers) == size]


def _rank(episode: Episode, check: Check) -> int:
    """How many questions with as many answers come before."""
    return next(n for n, one in enumerate(_of_size(episode, len(check.answers))) if one is check)


def _places(episode: Episode, size: int) -> list[int]:
    """The place of the right answer in each question with so many answers."""
    draw = Random(f"{episode.id}:{size}")
    turns = range(0, len(_of_size(episode, size)), size)
    return [place for _ in turns for place in draw.sample(range(size), size)]
