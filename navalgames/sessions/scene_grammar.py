"""What a lesson file may say of a scene on the game's own board, and of the orders a learner may give on it.

Knows the shape of both. Must not know a game, a table or how a board is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field, model_validator

from navalgames.errors import BadInput
from navalgames.sessions.answer_number import AnswerNumber
from navalgames.sessions.lesson_part import Laid, Name, NumberName, Part, Value, code_of


class SceneOrder(Part):
    """An order as a saved play holds it, and who gives it. A field `"$name"` takes that parameter.

    when: only at these values of the step's parameters.
    """

    side: str
    order: dict[str, Any]
    when: dict[str, Value] = Field(default={})

    def filled(self, parameters: dict[str, Any]) -> dict[str, Any]:
        """The order with the parameters filled in."""
        return {name: _filled(value, parameters) for name, value in self.order.items()}

    def fits(self, parameters: dict[str, Any]) -> bool:
        """Whether it is given at these parameters."""
        return all(parameters.get(name) == value for name, value in self.when.items())


def _filled(value: Any, parameters: dict[str, Any]) -> Any:
    return parameters[value[1:]] if isinstance(value, str) and value.startswith("$") else value


class Course(Part):
    """Ships of a side that set out from one place of the board to another."""

    side: str
    start: str
    end: str


class Telling(Part):
    """The question that tells what each throw of a roll came to: it is asked with that throw alone.

    given: its parameters; a value `"$name"` takes that parameter of the step's question.
    counted: the parameter that is the number of the throw, and `at_most` for all later ones.
    reason: what a throw must be for to be told; every throw without one.
    first: the number of the first throw, written as a value of `given`.
    since: outcome -> what is given from then on.
    """

    question: str
    given: dict[str, Value] = Field(default={})
    counted: str = ""
    reason: str = ""
    at_most: int | None = None
    first: Value = 1
    since: dict[str, dict[str, Value]] = Field(default={})

    def filled(self, parameters: Mapping[str, Value]) -> dict[str, Value]:
        """What the question is given, with the parameters of the step's filled in."""
        return {name: _filled(value, dict(parameters)) for name, value in self.given.items()}

    def counting(self, number: int) -> dict[str, Value]:
        """What the throw of this number is given besides."""
        last = number if self.at_most is None else min(number, self.at_most)
        return {self.counted: last} if self.counted else {}

    def numbered(self, parameters: Mapping[str, Value]) -> int:
        """The number of the first throw."""
        return int(_filled(self.first, dict(parameters)))


class Scene(Part):
    """A position of the game: computer players play from the start until a decision comes.

    Args:
        player: the computer player in every seat. until: the decision. time: when it comes so many times.
        seed: for their dice. options: of the game; the rest at their defaults.
        changes: what is changed afterwards, by place, as `explore.tables.Table.change` takes it.
        at: value of the step's new control -> what is changed besides while it stands there.
        view: whose view is shown. lit: places that the step is about. revealed: places that tell the answer:
            they are lit with it.
        orders: those with which the dice of the step fall: each as soon as its side may give it.
        last: how many of the step's throws fall on this table, the deciding ones; all of them when left out.
        lead: how many throws the rules make on this table before the dice of the step; `then` shows them.
        after: outcome -> the places that are lit when the dice came to it.
        courses: outcome -> who sets out then, from place to place.
        becomes: outcome -> what is changed then, where the dice of the step are not thrown on this table;
            for an outcome that is not named, what the last throw was told to come to.
        tells: the question that tells of each throw.
        shortened: a row of names of which as many remain, from its end, as the outcome says.
        drawn: a row of names that takes what the roll drew.
        then: whether what the rules throw after the dice of the step is shown too, behind a sentence.
        also: notes of the log, by key, that are told with a throw besides the first one after it.
    """

    player: Name
    until: Name
    time: Annotated[int, Field(ge=1)] = 1
    seed: Annotated[int, Field(ge=0)]
    options: dict[str, Value] = Field(default={})
    changes: dict[str, Laid] = Field(default={})
    at: dict[str, dict[str, Laid]] = Field(default={})
    view: str
    lit: tuple[str, ...] = ()
    revealed: tuple[str, ...] = ()
    orders: tuple[SceneOrder, ...] = ()
    last: Annotated[int | None, Field(ge=1)] = None
    lead: Annotated[int, Field(ge=0)] = 0
    after: dict[str, tuple[str, ...]] = Field(default={})
    courses: dict[str, tuple[Course, ...]] = Field(default={})
    becomes: dict[str, dict[str, Laid]] = Field(default={})
    shortened: str = ""
    drawn: str = ""
    then: bool = False
    also: tuple[NumberName, ...] = ()
    tells: Telling | None = None

    @model_validator(mode="after")
    def _lit_by_dice(self) -> Scene:
        lit = self.after or self.courses
        thrown = self.then or self.last or self.lead
        if (thrown and not self.orders) or (lit and not (self.orders or self.comes_to)):
            raise BadInput("expected-orders-before-after")
        if (self.orders and self.comes_to) or (self.tells and not self.comes_to):
            raise BadInput("expected-orders-or-becomes")
        return self

    def standing_at(self, setting: Value) -> Scene:
        """The scene while the step's new control stands at a value."""
        more = self.at.get(code_of(setting))
        return self.model_copy(update={"changes": self.changes | more}) if more else self

    @property
    def can_be_played_on(self) -> bool:
        """Whether orders lead to it, so that a table can go on from there."""
        return not self.changes

    @property
    def comes_to(self) -> bool:
        """Whether an outcome changes it by itself, without dice on its table."""
        return bool(self.becomes or self.shortened or self.drawn)


class ActOrder(Part):
    """One order a learner may give, and what it makes of the question's parameters.

    place: where on the scene's board it can be given, too.
    changes: what it changes on the scene at once, before the laws of the game see it. Needs no dice.
    becomes: outcome -> what is changed then after this order, instead of what the scene says of that outcome.
    orders: what it has sides order on the scene at once; orders that throw dice are refused.
    """

    id: Name
    given: Annotated[dict[str, Value], Field(min_length=1)]
    place: str | None = None
    changes: dict[str, Laid] = Field(default={})
    becomes: dict[str, dict[str, Laid]] = Field(default={})
    orders: tuple[SceneOrder, ...] = ()


class Act(Part):
    """The order a learner gives before the prediction, one of these; without one the first holds.

    beside: what else is compared of the orders afterwards: the other side of the bargain.
    """

    orders: Annotated[tuple[ActOrder, ...], Field(min_length=2, max_length=4)]
    beside: AnswerNumber | None = None

    @model_validator(mode="after")
    def _same_parameters(self) -> Act:
        if len({one.id for one in self.orders}) != len(self.orders):
            raise BadInput("expected-orders-apart")
        if len({frozenset(one.given) for one in self.orders}) != 1:
            raise BadInput("expected-same-parameters")
        if len(self.places) not in (0, len(self.orders)):
            raise BadInput("expected-places-apart")
        return self

    @property
    def places(self) -> dict[str, str]:
        """Place on the board -> the order that is given by choosing it."""
        return {one.place: one.id for one in self.orders if one.place is not None}

    @property
    def ids(self) -> list[str]:
        """The orders by name."""
        return [one.id for one in self.orders]

    def named(self, order_id: str | None) -> ActOrder:
        """The order of that name; the first where none was given."""
        return next((one for one in self.orders if one.id == order_id), self.orders[0])

    def given_by(self, order_id: str | None) -> dict[str, Value]:
        """What an order makes of the question's parameters; the first one's before any is given."""
        return dict(self.named(order_id).given)
