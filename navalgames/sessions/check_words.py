"""The questions of a step in words: the answers, what is right, what is replied, and for orders every number.

Knows the player and the catalogues. Must not know a page: guide, reading page, worksheet and key
read these records.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from navalgames.sessions.check_grammar import Check, LineCheck, OrderCheck, OrdersCheck
from navalgames.sessions.check_order import in_turn, things_in_turn
from navalgames.sessions.lesson_checks import in_column, place_on_line, reply, right_answer, wrong_answers
from navalgames.sessions.lesson_grammar import misconception_key
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_words import number_facts
from navalgames.sessions.teacher_kit_records import CheckKey, WrongAnswer
from navalgames.texts import Texts
from navalgames.texts.figures import number_text

ARROW = " → "
Say = Callable[..., str]


class Row(NamedTuple):
    """An order, and its number in every column: in words, and as a share where it is a chance."""

    id: str
    label: str
    cells: tuple[tuple[str, float | None], ...]


class CheckWords:
    """The words of one question at the place `place` of the present step's tasks.

    Args:
        say: says a sentence of the step by the parts of its key, with its numbers.
    """

    def __init__(self, player: LessonPlayer, place: int, texts: Texts, say: Say) -> None:
        self.player, self.place, self.texts, self.say = player, place, texts, say
        self.check: Check = player.step.tasks[place]
        self.own = player.step.task_key(place)

    @property
    def question(self) -> str:
        """The question itself."""
        return self.say(*self.own)

    def label(self, name: str) -> str:
        """An answer, a thing or an order."""
        return self.say(*self.own, name)

    def answers(self) -> tuple[str, ...]:
        """The ids of what can be answered, as they stand on page and paper; nothing for a line."""
        check, episode, step = self.check, self.player.episode, self.player.step
        if isinstance(check, LineCheck):
            return ()
        if isinstance(check, OrderCheck):
            return things_in_turn(episode, step, self.place)
        if isinstance(check, OrdersCheck):
            return tuple(one.id for one in check.orders)
        return tuple(one.id for one in in_turn(episode, step, self.place))

    def ends(self) -> tuple[str, ...]:
        """What stands first and last of things in order."""
        return (self.say(*self.own, "first"), self.say(*self.own, "last")) if self._is_order else ()

    @property
    def _is_order(self) -> bool:
        return isinstance(self.check, OrderCheck)

    def marks(self) -> tuple[tuple[Fraction, str], ...]:
        """What stands on a line before anything is placed: a chance, and what it is."""
        if not isinstance(self.check, LineCheck):
            return ()
        step = self.player.step
        names = self.check.marks
        return tuple(
            (self.player.measure(step.number(name)), self.say(*self.own, "mark", name)) for name in names
        )

    def said(self, answer: str) -> str:
        """An answer in words."""
        if isinstance(self.check, LineCheck):
            return self.texts.t("lesson-ui-check-line-at", place=answer)
        if self._is_order:
            return ARROW.join(self.label(one) for one in answer.split(","))
        return self.label(answer)

    def numbers(self) -> tuple[str, ...]:
        """The number behind each thing of an order that names some, in its right turn."""
        if not isinstance(self.check, OrderCheck):
            return ()
        step, texts = self.player.step, self.texts
        asked = [(item.id, step.number(item.number)) for item in self.check.items if item.number]
        return tuple(
            texts.t(
                "lesson-ui-check-order-number",
                thing=self.label(name),
                number=number_facts(texts, "x", self.player.measure(one), one.is_chance)[
                    "x-plain" if one.is_chance else "x"
                ],
            )
            for name, one in asked
        )

    def columns(self) -> tuple[str, ...]:
        """What is compared for every order."""
        if not isinstance(self.check, OrdersCheck):
            return ()
        return tuple(self.say(*self.own, "column", one.id) for one in self.check.columns)

    def rows(self) -> tuple[Row, ...]:
        """Every order with its numbers; nothing for other questions."""
        check = self.check
        if not isinstance(check, OrdersCheck):
            return ()
        rows = []
        for order in check.orders:
            cells = []
            for column in check.columns:
                number, is_chance = in_column(self.player, check, order, column), column.number.is_chance
                known = number_facts(self.texts, "x", number, is_chance)
                cells.append((known["x-plain" if is_chance else "x"], float(number) if is_chance else None))
            rows.append(Row(order.id, self.label(order.id), tuple(cells)))
        return tuple(rows)

    def misconception(self, name: str) -> str:
        """The name of a misconception ("" for none)."""
        return self.texts.t(misconception_key(name)) if name else ""

    # ---- on paper

    def key(self) -> CheckKey:
        """The question with its key, for teachers and readers."""
        check, player = self.check, self.player
        answers = tuple(map(self.label, self.answers())) or tuple(
            self.texts.t("lesson-ui-check-line-mark", what=told, place=number_text(Fraction(round(100 * at))))
            for at, told in self.marks()
        )
        if isinstance(check, OrdersCheck):
            columns = self.columns()
            told = tuple(
                WrongAnswer(row.label, self._in_words(columns, row), self.say(*self.own, row.id, "why"))
                for row in self.rows()
            )
            right, why = "", ""
        else:
            best = right_answer(player, check)
            right, why = self._right_in_words(best), self.say(*self.own, *reply(player, check, best).key)
            told = tuple(self._wrong(answer) for answer in wrong_answers(player, check))
        more = self.own[0] == "more"
        return CheckKey(self.question, answers, right, why, told, check.kind, self.ends(), more)

    def _in_words(self, columns: tuple[str, ...], row: Row) -> str:
        colon = self.texts.t("general-colon")
        return " · ".join(f"{name}{colon}{said}" for name, (said, _) in zip(columns, row.cells, strict=True))

    def _right_in_words(self, best: str) -> str:
        if isinstance(self.check, LineCheck):
            number = place_on_line(self.player, self.check) / 100
            return number_facts(self.texts, "x", number, True)["x-plain"]
        return ARROW.join(self.numbers()) or self.said(best)

    def _wrong(self, answer: str) -> WrongAnswer:
        replied = reply(self.player, self.check, answer)
        said = self.texts.t(f"lesson-ui-check-{replied.key[0]}") if self._is_line else self.said(answer)
        return WrongAnswer(said, self.misconception(replied.misconception), self.say(*self.own, *replied.key))

    @property
    def _is_line(self) -> bool:
        return isinstance(self.check, LineCheck)
