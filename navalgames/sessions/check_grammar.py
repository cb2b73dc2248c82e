"""What a lesson file may ask after the reveal: five kinds of question, each field checked.

Knows the shape of a question and the names of its sentences. Must not know a learner, a board, nor how
an answer is judged (`lesson_checks`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Discriminator, Field, Tag, model_validator

from navalgames.errors import BadInput
from navalgames.sessions.answer_number import AnswerNumber
from navalgames.sessions.lesson_part import Name, NumberName, Part, Value

NO_KIND = "choice"
"""The kind of a question that names none."""


class Answer(Part):
    """One answer of a check question: right, or the misconception behind it."""

    id: Name
    right: bool = False
    misconception: Name | None = None

    @model_validator(mode="after")
    def _right_or_named(self) -> Answer:
        if self.right == (self.misconception is not None):
            raise BadInput("expected-right-or-misconception")
        return self

    @property
    def mistake(self) -> str:
        """The misconception behind a wrong answer, which names one."""
        assert self.misconception is not None, f"{self.id} is the right answer"
        return self.misconception


class PlaceAnswer(Answer):
    """An answer that is a place on the board of the step's scene."""

    place: str


class _OneRight(Part):
    """What questions with one right answer of several share."""

    answers: tuple[Answer, ...]

    @model_validator(mode="after")
    def _one_right(self) -> _OneRight:
        if sum(answer.right for answer in self.answers) != 1:
            raise BadInput("expected-one-right")
        if len({answer.id for answer in self.answers}) != len(self.answers):
            raise BadInput("expected-answers-apart")
        return self

    numbers: ClassVar[tuple[str, ...]] = ()

    @property
    def right(self) -> Answer:
        return next(answer for answer in self.answers if answer.right)

    @property
    def misconceptions(self) -> tuple[str, ...]:
        """The misconceptions that its replies name."""
        return tuple(answer.mistake for answer in self.answers if not answer.right)

    @property
    def sentences(self) -> Iterator[tuple[str, ...]]:
        """The parts of the keys that stand behind the question's own."""
        for answer in self.answers:
            yield from ((answer.id,), (answer.id, "why"))


class ChoiceCheck(_OneRight):
    """A multiple choice question with exactly one right answer."""

    kind: Literal["choice"] = "choice"
    answers: Annotated[tuple[Answer, ...], Field(min_length=2)]


class BoardCheck(_OneRight):
    """A question answered by choosing a place on the board of the step's scene, or its name beside it."""

    kind: Literal["board"]
    answers: Annotated[tuple[PlaceAnswer, ...], Field(min_length=2, max_length=5)]

    @model_validator(mode="after")
    def _places_apart(self) -> BoardCheck:
        if len({answer.place for answer in self.answers}) != len(self.answers):
            raise BadInput("expected-places-apart")
        return self


class OrderItem(Part):
    """One thing to put in order, and the number of the step that says where it belongs."""

    id: Name
    number: NumberName | None = None


class OrderCheck(Part):
    """Things to be put in order; `items` stand as is right, by rising numbers where they name some."""

    kind: Literal["order"]
    items: Annotated[tuple[OrderItem, ...], Field(min_length=3, max_length=5)]
    misconception: Name

    @model_validator(mode="after")
    def _items_apart(self) -> OrderCheck:
        if len({item.id for item in self.items}) != len(self.items):
            raise BadInput("expected-answers-apart")
        if len({item.number is None for item in self.items}) != 1:
            raise BadInput("expected-all-numbers")
        return self

    @property
    def ids(self) -> tuple[str, ...]:
        """The things in their right order."""
        return tuple(item.id for item in self.items)

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers of the step that it rests on."""
        return tuple(item.number for item in self.items if item.number)

    @property
    def misconceptions(self) -> tuple[str, ...]:
        """The misconception that its reply names."""
        return (self.misconception,)

    @property
    def sentences(self) -> Iterator[tuple[str, ...]]:
        """The parts of the keys that stand behind the question's own."""
        yield from (("first",), ("last",), ("right",))
        for item in self.items:
            yield from ((item.id,), (item.id, "why"))


class LineCheck(Part):
    """A chance to be placed on a line from 0 to 100; `tolerance` either way is right.

    number: the name of the step's number that is asked for. marks: those that stand on the line already.
    """

    kind: Literal["line"]
    number: NumberName
    tolerance: Annotated[int, Field(ge=1, le=15)]
    marks: tuple[NumberName, ...] = ()
    high: Name
    low: Name

    @model_validator(mode="after")
    def _marks_apart(self) -> LineCheck:
        if len({self.number, *self.marks}) != len(self.marks) + 1:
            raise BadInput("expected-marks-apart")
        return self

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers of the step that it rests on."""
        return (self.number, *self.marks)

    @property
    def misconceptions(self) -> tuple[str, ...]:
        """The misconceptions that its replies name."""
        return (self.high, self.low)

    @property
    def sentences(self) -> Iterator[tuple[str, ...]]:
        """The parts of the keys that stand behind the question's own."""
        yield from (("right",), ("high",), ("low",))
        yield from (("mark", name) for name in self.marks)


class Ordered(Part):
    """One order that may be given, and what it makes of the parameters of the columns' questions."""

    id: Name
    given: Annotated[dict[str, Value], Field(min_length=1)]


class Column(Part):
    """A number that is compared for every order."""

    id: Name
    number: AnswerNumber


class OrdersCheck(Part):
    """A situation in which the learner gives an order; the reply compares every order, and none is wrong.

    given: what the situation makes of the parameters.
    """

    kind: Literal["what_would_you_order"]
    given: dict[str, Value] = Field(default={})
    orders: Annotated[tuple[Ordered, ...], Field(min_length=2, max_length=4)]
    columns: Annotated[tuple[Column, ...], Field(min_length=1, max_length=3)]
    misconceptions: ClassVar[tuple[str, ...]] = ()
    numbers: ClassVar[tuple[str, ...]] = ()

    @model_validator(mode="after")
    def _orders_apart(self) -> OrdersCheck:
        for ids in ([one.id for one in self.orders], [one.id for one in self.columns]):
            if len(set(ids)) != len(ids):
                raise BadInput("expected-orders-apart")
        if len({frozenset(one.given) for one in self.orders}) != 1:
            raise BadInput("expected-same-parameters")
        return self

    @property
    def sentences(self) -> Iterator[tuple[str, ...]]:
        """The parts of the keys that stand behind the question's own."""
        for order in self.orders:
            yield from ((order.id,), (order.id, "why"))
        yield from (("column", column.id) for column in self.columns)


def _kind(given: Any) -> str:
    kind = given.get("kind", NO_KIND) if isinstance(given, dict) else getattr(given, "kind", NO_KIND)
    return str(kind)


Check = Annotated[
    Annotated[ChoiceCheck, Tag("choice")]
    | Annotated[BoardCheck, Tag("board")]
    | Annotated[OrderCheck, Tag("order")]
    | Annotated[LineCheck, Tag("line")]
    | Annotated[OrdersCheck, Tag("what_would_you_order")],
    Discriminator(_kind),
]
Pick = ChoiceCheck | BoardCheck
