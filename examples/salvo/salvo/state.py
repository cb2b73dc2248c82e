"""What lies on the table, the options, and the orders as they are given. Must not know a rule."""

from dataclasses import dataclass

from navalgames.games.contract import Outcome

SIDES = ("WEST", "EAST")


@dataclass(frozen=True)
class Options:
    """What is chosen before the game."""

    distance: str = "far"


@dataclass(frozen=True)
class State:
    """`hulls`: what each ship of West, then of East, can still bear; 0 is sunk. `asked`: who orders now."""

    hulls: tuple[tuple[int, ...], tuple[int, ...]]
    distance: str
    turn: int = 1
    stage: str = "order"
    asked: tuple[str, ...] = (SIDES[0],)
    outcome: Outcome | None = None


@dataclass(frozen=True)
class Fire:
    """1.3: the whole line fires at one ship, counted from 1."""

    target: int


@dataclass(frozen=True)
class ChangeRange:
    """1.4: to the other distance."""

    to: str
