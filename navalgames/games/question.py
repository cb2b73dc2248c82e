"""What a question of a game is: its parameters, the rule that answers it, what it refuses.

Knows nothing of states, orders and sides; games and all others import it from `contract`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from navalgames.chance import Dice, Distribution
from navalgames.charts import Charts

Facts: TypeAlias = tuple[tuple[str, Any], ...]
Round = TypeVar("Round")
Begun = TypeVar("Begun", covariant=True)


class Setting(NamedTuple):
    """What a question says of a setting: why the game would refuse it, or why it cannot matter here.

    parameter: the name of the parameter it concerns. key: the sentence, in the catalogue of the game;
    `facts` fill it in. rule: the number of the rule that says so.
    """

    parameter: str
    key: str
    rule: str
    facts: Facts = ()


class Parameter(NamedTuple):
    """One thing a question depends on: its values in order, the default, and where they come from.

    kind: "whole" (numbers on a slider, at even steps), "choice" (named values) or "switch" (False/True).
    """

    name: str
    kind: str
    values: tuple[Any, ...]
    default: Any
    rule: str


class Procedure(Protocol):
    """The rule a question is about: read exactly, or rolled. Gives a number or a key of the catalogue."""

    def __call__(self, dice: Dice, charts: Charts, /, *args: Any, **parameters: Any) -> Hashable: ...


class Begin(Protocol[Begun]):
    """What a question of many rounds begins with, at these parameters."""

    def __call__(self, charts: Charts, /, *args: Any, **parameters: Any) -> Begun: ...


class Step(Protocol[Round]):
    """One round: a rule on a frozen state."""

    def __call__(self, dice: Dice, state: Round, charts: Charts, /) -> Round: ...


class Solve(Protocol):
    """The chances of a question of many rounds by a shorter way."""

    def __call__(self, charts: Charts, /, *args: Any, **parameters: Any) -> Distribution: ...


class Stages(Protocol):
    """What there is by then after 0, 1, 2, ... of something, by a shorter way; None where it goes on."""

    def __call__(self, charts: Charts, /, *args: Any, **parameters: Any) -> Iterable[Distribution]: ...


class Refuses(Protocol):
    """Why the game would not have a setting; None where it takes it."""

    def __call__(self, charts: Charts, /, *args: Any, **parameters: Any) -> Setting | None: ...


class Idle(Protocol):
    """The parameters that cannot matter at a setting, and why."""

    def __call__(self, charts: Charts, /, *args: Any, **parameters: Any) -> tuple[Setting, ...]: ...


class Before(Protocol):
    """The settings of another question at which its throw is made here for the first time; None for never."""

    def __call__(self, charts: Charts, /, *args: Any, **parameters: Any) -> Mapping[str, Any] | None: ...


class Usual(Protocol):
    """The settings of another question that come most often here; or facts about this one."""

    def __call__(self, charts: Charts, /, *args: Any, **parameters: Any) -> Mapping[str, Any]: ...


class Act(NamedTuple):
    """One thing that happens in the course of a question.

    name: of its sentence, `<initials>course-<name>`, which `facts` fill in: chances among them are told in
    percent, several in a tuple as a product, in a list as a
    sum, by numbers in a dict as a list. chance: how likely it is; None where the sentence says so, or
    nothing is thrown. each: where it is that of equal things side by side, the chance of each result and how
    many have it: they are multiplied.
    """

    name: str
    facts: Facts = ()
    chance: Fraction | None = None
    each: tuple[tuple[Fraction, int], ...] = ()


class Course(NamedTuple):
    """What happens in order where a question is a whole procedure of the game, at its settings.

    acts: in order. most: the place of the one on which most depends; -1 for none. way: what has to happen,
    one after the other, for the outcome that is told: their chances multiplied are that way's own. after:
    what more there is to say of the ways to it, once this one is multiplied out. compared: the acts are no
    steps, but are weighed against each other. at_once: how much of the outcome comes in a first round, of
    which alone the ways are told; 0 where there is none.
    """

    acts: tuple[Act, ...]
    most: int
    way: tuple[Act, ...] = ()
    after: tuple[Act, ...] = ()
    compared: bool = False
    at_once: Fraction = Fraction(0)


class Happens(Protocol):
    """The course of a question, with a way to one outcome of it."""

    def __call__(self, charts: Charts, outcome: Hashable, /, *args: Any, **parameters: Any) -> Course: ...


@dataclass(frozen=True)
class OneStep:
    """How a question is answered whose rule is asked once: `procedure(dice, charts, **parameters)`."""

    procedure: Procedure


@dataclass(frozen=True)
class Rounds(Generic[Round]):
    """How a question is answered that goes on for rounds: state by state, until one is `over`.

    `start(charts, **parameters)`, `step(dice, state, charts)`, `over(state)`, `measure(state)`. Where the
    states are too many to walk through, also `solve(charts, **parameters)`: the same chances by a shorter
    way (a test holds the two equal). called: "rounds", "turns" where those are counted, "rolls", "volleys",
    or "steps" where a step is one of the game's own, which nobody counts at the table.

    Where what every round brings is added up and nothing is decided before the end, `so_far(state)` says
    what there is by then: the pictures show how that grows; of volleys those alone that can change it.
    counts: the unit of its numbers, where it is not that of the answer. `stages(charts, **parameters)` gives
    the same by a shorter way, where the states are too many (a test holds the two equal); staged: what they
    are then called, where they are no rounds: "attacks", "patrols".
    """

    start: Begin[Round]
    step: Step[Round]
    over: Callable[[Round], bool]
    measure: Callable[[Round], Hashable]
    solve: Solve | None = None
    called: str = "rounds"
    so_far: Callable[[Round], Hashable] | None = None
    counts: str = ""
    stages: Stages | None = None
    staged: str = ""


@dataclass(frozen=True)
class Question:
    """How likely is ...? A pure function from parameters to chances.

    `how` it is answered: by the rule itself in one step, or in rounds. Outcomes are numbers or keys of the
    catalogue (`outcomes` lists the keys in their order; empty for numbers).

    Where a question looks no farther than to some limit, `beyond` is the outcome for what lies past it: a
    number is never told for "more than that", nor for "not at all".

    `rounded` is the decimal at which parts of the answer are rounded; 0 for an answer that is exact.

    `rules` are the rules the question is about; those that act at a setting are traced when it is answered.
    `refused(charts, **parameters)` says why the game would not have this setting, or None; it is asked
    first. `idle(charts, **parameters)` names the parameters that cannot matter at this setting, and why.

    `throw` names the question of the same game whose pictures are shown instead: it tells the throw most
    hangs on, where so much is thrown that no picture of the whole can be read. Settings both have are shared;
    `throw_by` names a setting of that question for each value of which the throw is shown: "side", where the
    two sides do not throw alike. `throw_at(charts, **parameters)` says at which settings of that question it
    is thrown most often; `throw_times` names the setting that says how often the same throw is made.
    `throws_before` names, in order, the questions of other throws that lead up to it, each with what says at
    which settings it is thrown first (None: it is not made here).

    `facts(charts, **parameters)` are numbers beside the settings that the sentence at the beginning of its
    pictures needs: how many hits a ship bears.

    `told_beside` names a setting whose other values are answered beside, where nothing is thrown: what is
    counted of the fleets that were formed.

    `course(charts, outcome, **parameters)` tells of a question that is a whole procedure of the game what
    happens in order, each with its chance, and one way to that outcome, which is multiplied out.

    `first_picture` is the kind of picture that stands first where the usual one tells less: "table".
    """

    name: str
    group: str
    rules: tuple[str, ...]
    parameters: tuple[Parameter, ...]
    how: OneStep | Rounds[Any]
    outcomes: tuple[Hashable, ...] = ()
    unit: str = ""
    refused: Refuses | None = None
    idle: Idle | None = None
    throw: str = ""
    throw_by: str = ""
    throw_at: Usual | None = None
    throw_times: str = ""
    throws_before: tuple[tuple[str, Before], ...] = ()
    facts: Usual | None = None
    course: Happens | None = None
    first_picture: str = ""
    told_beside: str = ""
    beyond: str = ""
    rounded: int = 0

    @property
    def keys(self) -> tuple[Hashable, ...]:
        """The outcomes that are declared: those listed, and what lies beyond the numbers."""
        return (*self.outcomes, self.beyond) if self.beyond else self.outcomes

    def __repr__(self) -> str:
        settings = ", ".join(f"{one.name}={one.default!r}" for one in self.parameters)
        return f"<Question {self.name}({settings}); rules {', '.join(self.rules)}>"
