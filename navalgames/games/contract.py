"""What a game must offer, in the same words for all games.

Knows the shape of a game: sides, options, orders, questions. Knows no rule of any game
and nothing about players, pages or files of saved games.

A game is `legal_orders(state, side) -> apply(dice, state, order) -> new state`. States are
frozen records; what lies in the dark is either hidden by `view` or not yet decided by any die.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.errors import BadInput, unknown
from navalgames.games.defaults import as_it_looks as as_it_looks
from navalgames.games.defaults import everything_open, nothing_held, nothing_refused
from navalgames.games.option_choice import OptionChoice as OptionChoice
from navalgames.games.question import Act as Act
from navalgames.games.question import Begin as Begin
from navalgames.games.question import Course as Course
from navalgames.games.question import Facts as Facts
from navalgames.games.question import Idle as Idle
from navalgames.games.question import OneStep as OneStep
from navalgames.games.question import Parameter as Parameter
from navalgames.games.question import Procedure as Procedure
from navalgames.games.question import Question as Question
from navalgames.games.question import Refuses as Refuses
from navalgames.games.question import Rounds as Rounds
from navalgames.games.question import Setting as Setting
from navalgames.games.question import Solve as Solve
from navalgames.games.question import Step as Step
from navalgames.games.vocabulary import Vocabularies
from navalgames.printing import printed

# Each game has its own: frozen records, of which no more is asked than `docs/adding_a_game.md` tells.
State: TypeAlias = Any
Order: TypeAlias = Any
Options: TypeAlias = Any
#: A tuple of orders or a `Form`; a game and its computer players agree which.
Orders: TypeAlias = Any


class Outcome(NamedTuple):
    """How a game ended. `winner` is a side, or None for a draw; `key` names the sentence that tells why.

    winners: all who won, where several did together (a team); `winner` is then the first of them.
    lost: nobody won and it is no draw either: the game has beaten its players (a game for one).
    """

    winner: str | None
    key: str
    rule: str
    winners: tuple[str, ...] = ()
    lost: bool = False

    @property
    def won_by(self) -> tuple[str, ...]:
        """Everybody who won; empty for a draw or a game lost.

        >>> Outcome("UK", "won", "11.1").won_by, Outcome(None, "tie", "11.2").won_by
        (('UK',), ())
        """
        return self.winners or ((self.winner,) if self.winner else ())


class Measure(NamedTuple):
    """What one game adds to a number by which whole games are compared: the sum of the amounts for each `of`.

    Losses for each patrol: a game with one loss in eight patrols is `Measure("losses", 1, 8)`.
    """

    name: str
    amount: float
    of: float = 1


class Refusal(NamedTuple):
    """Something a player might look for that is not allowed now, and why.

    `label` and `key` are catalogue keys (what, why); `facts` fill both in.
    """

    label: str
    key: str
    rule: str
    facts: Facts = ()


class Row(NamedTuple):
    """A row of a form: `available` things of one kind (ships of one type, points, ...)."""

    key: str
    label: str
    available: int
    facts: Facts = ()


class Column(NamedTuple):
    """A column of a form: a place that takes `least` to `most` things (most None: no limit)."""

    key: str
    label: str
    least: int
    most: int | None
    facts: Facts = ()


class Form(Protocol):
    """A decision with too many orders to list: a grid of whole numbers, rows by columns.

    What is not in a column stays where it is; `total` is the exact number of things to move
    (None: free) and `place_all` says that every available thing needs a column.
    """

    @property
    def decision(self) -> str: ...
    @property
    def rule(self) -> str: ...
    @property
    def rows(self) -> tuple[Row, ...]: ...
    @property
    def columns(self) -> tuple[Column, ...]: ...
    @property
    def total(self) -> int | None: ...
    @property
    def place_all(self) -> bool: ...

    def suggestions(self) -> tuple[tuple[str, Order], ...]:
        """Ready-made legal orders: (catalogue key, order); the first is the default."""

    def from_counts(self, counts: tuple[tuple[int, ...], ...], /) -> Order:
        """The order for a grid of counts (one tuple per row). Checked like any order."""

    def to_counts(self, order: Order, /) -> tuple[tuple[int, ...], ...]:
        """The grid of an order."""

    def check(self, order: Order, /) -> None:
        """Raises IllegalOrder when the rules forbid the order."""

    def draw(self, rng: Any, /) -> Order:
        """A random legal order; `rng` has the methods of a random.Random that the form uses."""


class ReadCharts(Protocol):
    """The charts of a game, with the file of an owner's copy on top."""

    def __call__(self, owned: Path | None = None, /) -> Charts: ...


class MakeOptions(Protocol):
    """The options record; every option has a default."""

    def __call__(self, *args: Any, **values: Any) -> Options: ...


class Start(Protocol):
    """How a game begins."""

    def __call__(self, dice: Dice, charts: Charts, options: Options, /) -> State: ...


class LegalOrders(Protocol):
    """What a side may do now: a tuple, or a `Form`."""

    def __call__(self, state: State, side: str, charts: Charts, options: Options, /) -> Orders: ...


class WhyNot(Protocol):
    """What a player might look for but may not do now."""

    def __call__(
        self, state: State, side: str, charts: Charts, options: Options, /
    ) -> tuple[Refusal, ...]: ...


class RefusalOf(Protocol):
    """Why this very order is refused, where `why_not` cannot list it."""

    def __call__(
        self, state: State, side: str, order: Order, charts: Charts, options: Options, /
    ) -> Refusal | None: ...


class Apply(Protocol):
    """What a legal order leads to."""

    def __call__(
        self, dice: Dice, state: State, side: str, order: Order, charts: Charts, options: Options, /
    ) -> State: ...


class View(Protocol):
    """The state with the secrets of the others hidden."""

    def __call__(self, state: State, side: str, options: Options, /) -> State: ...


class World(Protocol):
    """A state that a side may take for the true one, from what it sees alone: what is hidden is drawn by the
    dice, or is to be chosen again. None where that cannot be said.
    """

    def __call__(
        self, view: State, side: str, charts: Charts, options: Options, dice: Dice, /
    ) -> State | None: ...


class Invariants(Protocol):
    """Raises AssertionError where a state cannot be."""

    def __call__(self, state: State, charts: Charts, options: Options, /) -> None: ...


class Bot(Protocol):
    """A computer player: an order for what a side sees and may do."""

    def __call__(
        self, view: State, side: str, orders: Orders, charts: Charts, options: Options, dice: Dice, /
    ) -> Order: ...


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """One game, whole. See `docs/adding_a_game.md`.

    `sides` are all the sides there can be; where an option says how many play, `sides_for` names them (None:
    always all). `deciding` names the sides that decide now, none at the end; `decision` what they decide, and
    its rule. `questions` and `bots` are built on first use. What stands at its default is so: a table open to
    all, nothing to refuse in words, no laws of states. `measures` tells of a game that is over what it
    adds to the numbers that what-ifs compare, always under the same names. `vocabulary` tells the words and
    numbers of its states, for tables that are changed by hand (None: any of the right kind). `side_names`
    tells what the sides are called under these options, by values that the catalogue has words for: the ships
    of a duel (None: always the same). `world` draws what a view hides, to play on from it (None: nobody
    plays on from a view). `side_colours` tells the number of each side's colour where a side is not always
    the same nation (None: by the order of `sides`).
    """

    id: str
    folder: Path
    sides: tuple[str, ...]
    option_choices: tuple[OptionChoice, ...]
    order_kinds: Mapping[str, type]
    read_charts: ReadCharts
    make_options: MakeOptions
    start: Start
    deciding: Callable[[State], tuple[str, ...]]
    decision: Callable[[State], tuple[str, str]]
    legal_orders: LegalOrders
    apply: Apply
    outcome: Callable[[State], Outcome | None]
    questions: Callable[[], tuple[Question, ...]]
    bots: Callable[[], Mapping[str, Bot]]
    state_type: type = tuple
    view: View = everything_open
    world: World | None = None
    why_not: WhyNot = nothing_refused
    invariants: Invariants = nothing_held
    sides_for: Callable[[Options], tuple[str, ...]] | None = None
    refusal_of: RefusalOf | None = None
    measures: Callable[[State], tuple[Measure, ...]] | None = None
    vocabulary: Vocabularies | None = None
    side_names: Callable[[Charts, Options], Mapping[str, str]] | None = None
    side_colours: Callable[[Charts, Options], Mapping[str, int]] | None = None

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def sides_in(self, options: Options) -> tuple[str, ...]:
        """The sides that play under these options, in the order of `sides`."""
        return self.sides if self.sides_for is None else self.sides_for(options)

    def colour_of(self, side: str, charts: Charts, options: Options) -> int:
        """The number of the colour in which a side is drawn."""
        if self.side_colours is None:
            return self.sides.index(side)
        return self.side_colours(charts, options)[side]

    def options(self, **values: Any) -> Options:
        """The options record for `values`; everything else at its default.

        Raises:
            BadInput: an unknown option, or a value it does not take.
        """
        choices = {choice.name: choice for choice in self.option_choices}
        for name, value in values.items():
            if name not in choices:
                raise unknown("option", name, choices)
            if value not in choices[name].values or isinstance(value, bool) != isinstance(
                choices[name].default, bool
            ):
                raise BadInput(
                    "error-option-value",
                    option=name,
                    given=printed(value),
                    expected=", ".join(str(known) for known in choices[name].values),
                )
        return self.make_options(**values)

    def question(self, name: str) -> Question:
        """The question called `name`.

        Raises:
            BadInput: no such question; offers the nearest.
        """
        known = {question.name: question for question in self.questions()}
        if name not in known:
            raise unknown("question", name, known)
        return known[name]
