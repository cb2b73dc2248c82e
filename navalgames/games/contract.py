"""What a game must offer, in the same words for all games.

Knows the shape of a game: sides, options, orders, questions. Knows no rule of any game
and nothing about players, pages or files of saved games.

A game is `legal_orders(state, side) -> apply(dice, state, order) -> new state`. States are
frozen records; what lies in the dark is either hidden by `view` or not yet decided by any die.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from navalgames.errors import BadInput, unknown
from navalgames.printing import printed


class OptionChoice(NamedTuple):
    """One rule option: its values (the first is the default) and the rule that grants it."""

    name: str
    values: tuple[Any, ...]
    rule: str

    @property
    def default(self) -> Any:
        return self.values[0]


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
    facts: tuple[tuple[str, Any], ...] = ()


class Setting(NamedTuple):
    """What a question says of a setting: why the game would refuse it, or why it cannot matter here.

    parameter: the name of the parameter it concerns. key: the sentence, in the catalogue of the game;
    `facts` fill it in. rule: the number of the rule that says so.
    """

    parameter: str
    key: str
    rule: str
    facts: tuple[tuple[str, Any], ...] = ()


class Row(NamedTuple):
    """A row of a form: `available` things of one kind (ships of one type, points, ...)."""

    key: str
    label: str
    available: int
    facts: tuple[tuple[str, Any], ...] = ()


class Column(NamedTuple):
    """A column of a form: a place that takes `least` to `most` things (most None: no limit)."""

    key: str
    label: str
    least: int
    most: int | None
    facts: tuple[tuple[str, Any], ...] = ()


class Form(Protocol):
    """A decision with too many orders to list: a grid of whole numbers, rows by columns.

    What is not in a column stays where it is; `total` is the exact number of things to move
    (None: free) and `place_all` says that every available thing needs a column.
    """

    decision: str
    rule: str
    rows: tuple[Row, ...]
    columns: tuple[Column, ...]
    total: int | None
    place_all: bool

    def suggestions(self) -> tuple[tuple[str, Any], ...]:
        """Ready-made legal orders: (catalogue key, order); the first is the default."""

    def from_counts(self, counts: tuple[tuple[int, ...], ...]) -> Any:
        """The order for a grid of counts (one tuple per row). Checked like any order."""

    def to_counts(self, order: Any) -> tuple[tuple[int, ...], ...]:
        """The grid of an order."""

    def check(self, order: Any) -> None:
        """Raises IllegalOrder when the rules forbid the order."""

    def draw(self, rng: Any) -> Any:
        """A random legal order; `rng` is a random.Random."""


class Parameter(NamedTuple):
    """One thing a question depends on: its values in order, the default, and where they come from.

    kind: "whole" (numbers on a slider, at even steps), "choice" (named values) or "switch" (False/True).
    """

    name: str
    kind: str
    values: tuple[Any, ...]
    default: Any
    rule: str


@dataclass(frozen=True)
class Question:
    """How likely is ...? A pure function from parameters to chances.

    `procedure(dice, charts, **parameters)` is the rule itself; it is read exactly or rolled.
    A question about rounds gives `start(charts, **parameters)`, `step(dice, state, charts)`,
    `over(state)` and `measure(state)` instead; where these are too many to walk through, also
    `solve(charts, **parameters)`, the same chances by a shorter way (a test holds the two equal). Outcomes
    are numbers or keys of the catalogue (`outcomes` lists the keys in their order; empty for numbers).

    `rules` are the rules the question is about; those that act at a setting are traced when it is answered.
    `refused(charts, **parameters)` says why the game would not have this setting, or None; it is asked
    first. `idle(charts, **parameters)` names the parameters that cannot matter at this setting, and why.
    """

    name: str
    group: str
    rules: tuple[str, ...]
    parameters: tuple[Parameter, ...]
    procedure: Callable[..., Any] | None = None
    start: Callable[..., Any] | None = None
    step: Callable[..., Any] | None = None
    over: Callable[..., bool] | None = None
    measure: Callable[..., Any] | None = None
    outcomes: tuple[str, ...] = ()
    unit: str = ""
    solve: Callable[..., Any] | None = None
    refused: Callable[..., Setting | None] | None = None
    idle: Callable[..., tuple[Setting, ...]] | None = None

    def __repr__(self) -> str:
        settings = ", ".join(f"{one.name}={one.default!r}" for one in self.parameters)
        return f"<Question {self.name}({settings}); rules {', '.join(self.rules)}>"


@dataclass(frozen=True, eq=False)
class Game:
    """One game, whole. See `docs/adding_a_game.md`.

    `sides` are all the sides there can be; where an option says how many play, `sides_for` names them.
    """

    id: str
    folder: Path
    sides: tuple[str, ...]
    option_choices: tuple[OptionChoice, ...]
    order_kinds: Mapping[str, type]
    read_charts: Callable[..., Any]  # (owned=None) -> Charts
    make_options: Callable[..., Any]  # (**values) -> the game's Options record
    start: Callable[..., Any]  # (dice, charts, options) -> state
    deciding: Callable[[Any], tuple[str, ...]]  # (state) -> sides that decide now; () at the end
    decision: Callable[[Any], tuple[str, str]]  # (state) -> (decision name, rule)
    legal_orders: Callable[..., Any]  # (state, side, charts, options) -> tuple | Form
    why_not: Callable[..., tuple[Refusal, ...]]  # (state, side, charts, options)
    apply: Callable[..., Any]  # (dice, state, side, order, charts, options) -> state
    view: Callable[..., Any]  # (state, side, options) -> state with secrets hidden
    outcome: Callable[[Any], Outcome | None]  # (state)
    invariants: Callable[..., None]  # (state, charts, options) raises AssertionError
    questions: Callable[[], tuple[Question, ...]]  # built on first use
    bots: Callable[[], Mapping[str, Callable[..., Any]]]  # bot(view, side, orders, charts, options, dice)
    state_type: type = field(default=tuple)
    sides_for: Callable[[Any], tuple[str, ...]] | None = None  # (options) -> sides; None: always all
    # (state, side, order, charts, options) -> why this very order is refused, where `why_not` cannot list it
    refusal_of: Callable[..., Refusal | None] | None = None
    # (state of a game that is over) -> what it adds to the numbers that what-ifs compare, always under the
    # same names
    measures: Callable[[Any], tuple[Measure, ...]] | None = None

    def sides_in(self, options: Any) -> tuple[str, ...]:
        """The sides that play under these options, in the order of `sides`."""
        return self.sides if self.sides_for is None else self.sides_for(options)

    def options(self, **values: Any) -> Any:
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
