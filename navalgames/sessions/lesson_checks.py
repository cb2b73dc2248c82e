"""Answers to the questions after the reveal: whether one can be one, whether it is right, what is replied.

Knows the five kinds of question. Must not know a learner's progress, a page, nor any wording: a reply is
named by the keys of its sentences.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple, Protocol

from navalgames.errors import BadInput, unknown
from navalgames.games.contract import Game
from navalgames.printing import printed
from navalgames.sessions.answer_number import AnswerNumber
from navalgames.sessions.check_grammar import Check, Column, LineCheck, OrderCheck, Ordered, OrdersCheck
from navalgames.sessions.lesson_grammar import Step
from navalgames.sessions.lesson_part import Value

WHOLE_LINE = 100  # the line goes from 0 to as many in 100


class Asked(Protocol):
    """Who stands in the step and can work out its numbers."""

    game: Game

    @property
    def step(self) -> Step: ...

    def measure(self, measure: AnswerNumber, parameters: Mapping[str, Value] | None = None) -> Fraction: ...


class Reply(NamedTuple):
    """What is said to an answer: its key behind the question's own, and the misconception in the answer."""

    right: bool
    key: tuple[str, ...]
    misconception: str = ""


def checked_answer(check: Check, given: object) -> str:
    """`given` as an answer to the question is kept.

    Raises:
        BadInput: none of its answers, not all things once, or not on the line.
    """
    if isinstance(check, LineCheck):
        if isinstance(given, str) and given.isascii() and given.isdigit() and int(given) <= WHOLE_LINE:
            return str(int(given))
        raise BadInput("error-lesson-line", given=printed(given, 20), most=str(WHOLE_LINE))
    if isinstance(check, OrderCheck):
        things = given.split(",") if isinstance(given, str) else []
        if sorted(things) != sorted(check.ids):
            raise BadInput("error-lesson-order", given=printed(given, 40), expected=", ".join(check.ids))
        return ",".join(things)
    known = check.orders if isinstance(check, OrdersCheck) else check.answers
    ids = [one.id for one in known]
    if not isinstance(given, str) or given not in ids:
        raise unknown("answer", given, ids)
    return given


def right_answer(asked: Asked, check: Check) -> str:
    """An answer that is right; where none is wrong, the first."""
    if isinstance(check, LineCheck):
        return str(round(place_on_line(asked, check)))
    if isinstance(check, OrderCheck):
        return ",".join(check.ids)
    return check.orders[0].id if isinstance(check, OrdersCheck) else check.right.id


def wrong_answers(asked: Asked, check: Check) -> tuple[str, ...]:
    """Wrong answers, one for each reply that such a question can give; none where no answer is wrong."""
    if isinstance(check, LineCheck):
        away = check.tolerance + 1
        either = (round(place_on_line(asked, check)) + step for step in (away, -away))
        return tuple(str(one) for one in either if 0 <= one <= WHOLE_LINE)
    if isinstance(check, OrderCheck):
        ids = check.ids
        return tuple(",".join((*ids[:n], ids[n + 1], ids[n], *ids[n + 2 :])) for n in range(len(ids) - 1))
    if isinstance(check, OrdersCheck):
        return ()
    return tuple(one.id for one in check.answers if not one.right)


def reply(asked: Asked, check: Check, answer: str) -> Reply:
    """What is said to a checked answer."""
    if isinstance(check, LineCheck):
        away = int(answer) - place_on_line(asked, check)
        if abs(away) <= check.tolerance:
            return Reply(True, ("right",))
        return Reply(False, ("high",), check.high) if away > 0 else Reply(False, ("low",), check.low)
    if isinstance(check, OrderCheck):
        pairs = zip(answer.split(","), check.ids, strict=True)
        missing = next((right for given, right in pairs if given != right), None)
        if missing is None:
            return Reply(True, ("right",))
        return Reply(False, (missing, "why"), check.misconception)
    if isinstance(check, OrdersCheck):
        return Reply(True, (answer, "why"))
    chosen = next(one for one in check.answers if one.id == answer)
    return Reply(chosen.right, (answer, "why"), chosen.misconception or "")


def place_on_line(asked: Asked, check: LineCheck) -> Fraction:
    """Where the chance that is asked for stands on the line."""
    return asked.measure(asked.step.number(check.number)) * WHOLE_LINE


def in_column(asked: Asked, check: OrdersCheck, order: Ordered, column: Column) -> Fraction:
    """The number of a column after an order; another question hears of what it has a parameter for."""
    number, known = column.number, dict(check.given) | order.given
    if not number.question or number.question == asked.step.question:
        return asked.measure(number, dict(asked.step.fixed) | known)
    has = {parameter.name for parameter in asked.game.question(number.question).parameters}
    given = {name: value for name, value in known.items() if name in has} | number.given
    return asked.measure(number.model_copy(update={"given": given}))
