"""Two pilot cutters: the smallest game that uses every part of the contract.

A test double. It has a secret simultaneous choice, a form, dice, hidden cargo that a player may
uncover, a loop without a bound, and an end. Knows nothing about sessions.

Each turn both cutters secretly choose one or two dice (T1) and race; the better best die wins a
point, a tie nothing (T2). The winner stows that many barrels into two holds, unseen by the other
(T3), may look once into the enemy's holds (T4), and may press on: 4 or more is another point and
another question, less (in a gale: less than 5) ends the turn (T5). The game ends after the last turn or
at a lead of 5 (T6).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType

from navalgames.errors import IllegalOrder
from navalgames.games.contract import (
    Column,
    Game,
    OneStep,
    OptionChoice,
    Outcome,
    Parameter,
    Question,
    Refusal,
    Row,
)
from navalgames.games.parts import charts_reader

FOLDER = Path(__file__).parent
SIDES = ("RED", "BLUE")
LEAD_TO_WIN = 5


@dataclass(frozen=True)
class Options:
    turns: int = 3
    open_holds: bool = False
    weather: str = "calm"


@dataclass(frozen=True)
class ChooseDice:
    """T1: how many dice to race with."""

    count: int


@dataclass(frozen=True)
class Stow:
    """T3: barrels into the fore and the aft hold."""

    fore: int
    aft: int


@dataclass(frozen=True)
class Look:
    """T4: uncover the enemy's holds."""


@dataclass(frozen=True)
class Press:
    """T5: press on, or not."""

    on: bool


@dataclass(frozen=True)
class State:
    turn: int = 1
    phase: str = "choose"
    choices: tuple[int | None, int | None] = (None, None)
    lead: int = 0
    winner: int | None = None
    gain: int = 0
    holds: tuple[tuple[int, int] | None, tuple[int, int] | None] = ((0, 0), (0, 0))
    seen: tuple[bool, bool] = (False, False)


def start(dice, charts, options) -> State:
    return State()


def deciding(state: State) -> tuple[str, ...]:
    if state.phase == "over":
        return ()
    if state.phase == "choose":
        return tuple(side for side, choice in zip(SIDES, state.choices, strict=True) if choice is None)
    return (SIDES[state.winner],)


def decision(state: State) -> tuple[str, str]:
    return {"choose": ("choose", "T1"), "stow": ("stow", "T3"), "press": ("press", "T5")}[state.phase]


def legal_orders(state: State, side: str, charts, options):
    if side not in deciding(state):
        return ()
    if state.phase == "choose":
        return (ChooseDice(1), ChooseDice(2))
    if state.phase == "stow":
        return StowForm(state.gain)
    look = () if state.seen[_enemy(state)] or options.open_holds else (Look(),)
    return (*look, Press(True), Press(False))


def why_not(state: State, side: str, charts, options) -> tuple[Refusal, ...]:
    if state.phase == "press" and side in deciding(state) and state.seen[_enemy(state)]:
        return (Refusal("tg-order-look", "tg-why-looked-already", "T4"),)
    return ()


def _enemy(state: State) -> int:
    return 1 - state.winner


def apply(dice, state: State, side: str, order, charts, options) -> State:
    me = SIDES.index(side)
    if isinstance(order, ChooseDice):
        choices = tuple(order.count if i == me else known for i, known in enumerate(state.choices))
        chosen = replace(state, choices=choices)
        return chosen if None in choices else _race(dice, chosen, options)
    if isinstance(order, Stow):
        old = state.holds[me]
        now = (old[0] + order.fore, old[1] + order.aft)
        holds = tuple(now if i == me else hold for i, hold in enumerate(state.holds))
        return replace(state, phase="press", holds=holds, gain=0)
    if isinstance(order, Look):
        return replace(state, seen=tuple(seen or i != me for i, seen in enumerate(state.seen)))
    return _press(dice, state, charts, options) if order.on else _next_turn(state, options)


def _race(dice, state: State, options) -> State:
    best = [
        dice.roll(f"best 1 of {count}d6", f"{side} race", "T2")
        for side, count in zip(SIDES, state.choices, strict=True)
    ]
    dice.note("T2", "tg-race", red=best[0], blue=best[1])
    cleared = replace(state, choices=(None, None))
    if best[0] == best[1]:
        return _next_turn(cleared, options)
    winner = 0 if best[0] > best[1] else 1
    gain = abs(best[0] - best[1])
    return replace(_score(cleared, winner), phase="stow", winner=winner, gain=gain)


def _score(state: State, winner: int) -> State:
    return replace(state, lead=state.lead + (1 if winner == 0 else -1))


def pressed(dice, charts, weather: str = "calm") -> bool:
    """T5: does pressing on succeed?"""
    return charts["press_table"].roll_on(dice, weather, why="press") == "on"


def _press(dice, state: State, charts, options) -> State:
    if not pressed(dice, charts, options.weather):
        return _next_turn(state, options)
    state = _score(state, state.winner)
    return _next_turn(state, options) if abs(state.lead) >= LEAD_TO_WIN else state


def _next_turn(state: State, options) -> State:
    over = abs(state.lead) >= LEAD_TO_WIN or state.turn >= options.turns
    turn = state.turn if over else state.turn + 1
    return replace(state, phase="over" if over else "choose", turn=turn, winner=None)


def view(state: State, side: str, options) -> State:
    """What `side` may see: not the enemy's choice of dice, nor holds that were not uncovered."""
    me = SIDES.index(side)
    choices = tuple(choice if i == me else None for i, choice in enumerate(state.choices))
    holds = tuple(
        hold if i == me or state.seen[i] or options.open_holds else None for i, hold in enumerate(state.holds)
    )
    return replace(state, choices=choices, holds=holds)


def outcome(state: State) -> Outcome | None:
    if state.phase != "over":
        return None
    winner = None if state.lead == 0 else SIDES[0] if state.lead > 0 else SIDES[1]
    return Outcome(winner, "tg-draw" if winner is None else "tg-wins", "T6")


def invariants(state: State, charts, options) -> None:
    assert abs(state.lead) <= LEAD_TO_WIN
    assert 1 <= state.turn <= options.turns
    assert all(hold is None or min(hold) >= 0 for hold in state.holds)


@dataclass(frozen=True)
class StowForm:
    """T3: the barrels into two holds."""

    barrels: int
    decision: str = "stow"
    rule: str = "T3"
    place_all: bool = True

    @property
    def rows(self) -> tuple[Row, ...]:
        return (Row("barrels", "tg-barrels", self.barrels),)

    @property
    def columns(self) -> tuple[Column, ...]:
        return (Column("fore", "tg-fore", 0, None), Column("aft", "tg-aft", 0, None))

    @property
    def total(self) -> int:
        return self.barrels

    def suggestions(self):
        half = self.barrels // 2
        return (
            ("tg-stow-even", Stow(self.barrels - half, half)),
            ("tg-stow-fore", Stow(self.barrels, 0)),
        )

    def from_counts(self, counts) -> Stow:
        order = Stow(*counts[0])
        self.check(order)
        return order

    def to_counts(self, order: Stow):
        return ((order.fore, order.aft),)

    def check(self, order) -> None:
        if not isinstance(order, Stow):
            raise IllegalOrder(
                "error-order-not-offered", "T3", given=type(order).__name__, expected=self.decision
            )
        if min(order.fore, order.aft) < 0 or order.fore + order.aft != self.barrels:
            given = f"{order.fore} + {order.aft}"
            raise IllegalOrder("error-order-form", "T3", given=given, expected=str(self.barrels))

    def draw(self, rng) -> Stow:
        fore = rng.randint(0, self.barrels)
        return Stow(fore, self.barrels - fore)


def _race_won(dice, charts, red_dice: int, blue_dice: int) -> str:
    red = dice.roll(f"best 1 of {red_dice}d6", "RED race", "T2")
    blue = dice.roll(f"best 1 of {blue_dice}d6", "BLUE race", "T2")
    return "tg-red" if red > blue else "tg-blue" if blue > red else "tg-tie"


def _pressing_on(dice, charts, weather: str) -> str:
    return "tg-on" if pressed(dice, charts, weather) else "tg-ends"


def _number_of_dice(name: str) -> Parameter:
    return Parameter(name, "whole", (1, 2), 1, "T1")


def questions() -> tuple[Question, ...]:
    return (
        Question(
            "race",
            "race",
            ("T2",),
            (_number_of_dice("red_dice"), _number_of_dice("blue_dice")),
            how=OneStep(_race_won),
            outcomes=("tg-red", "tg-tie", "tg-blue"),
        ),
        Question(
            "pressing_on",
            "race",
            ("T5",),
            (Parameter("weather", "choice", ("calm", "gale"), "calm", "T5"),),
            how=OneStep(_pressing_on),
            outcomes=("tg-on", "tg-ends"),
        ),
    )


def _bold(view, side, orders, charts, options, dice):
    """Two dice, always on, even cargo."""
    return orders[-1] if view.phase == "choose" else Press(True) if view.phase == "press" else _even(orders)


def _timid(view, side, orders, charts, options, dice):
    """One die, never on."""
    return orders[0] if view.phase == "choose" else Press(False) if view.phase == "press" else _even(orders)


def _even(form):
    return form.suggestions()[0][1]


def bots():
    return {"bold": _bold, "timid": _timid}


GAME = Game(
    id="toy_game",
    folder=FOLDER,
    sides=SIDES,
    option_choices=(
        OptionChoice("turns", (3, 1, 6), "T6"),
        OptionChoice("open_holds", (False, True), "T3"),
        OptionChoice("weather", ("calm", "gale"), "T5"),
    ),
    order_kinds=MappingProxyType({"choose_dice": ChooseDice, "stow": Stow, "look": Look, "press": Press}),
    read_charts=charts_reader(FOLDER),
    make_options=Options,
    start=start,
    deciding=deciding,
    decision=decision,
    legal_orders=legal_orders,
    why_not=why_not,
    apply=apply,
    view=view,
    outcome=outcome,
    invariants=invariants,
    questions=questions,
    bots=bots,
    state_type=State,
)
