"""Tables laid for a test: a scenario cleared of its pieces, task forces put where a test wants them.

Knows the engine. Must not know what a rule should do; that is the business of the tests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.chance import Note, RandomDice, ScriptedDice, witness
from navalgames.games.atlantic_chase import GAME, given
from navalgames.games.atlantic_chase.rules import sequence, set_up
from navalgames.games.atlantic_chase.rules.frames import Battle, Fighter, Turn
from navalgames.games.atlantic_chase.scenario.records import Counter, Points, Scenario, TieRule
from navalgames.games.atlantic_chase.state import (
    BRITISH,
    ENEMY,
    GERMAN,
    Leader,
    Ship,
    State,
    StealthForce,
    TaskForce,
    Waiting,
    force,
    ship_in,
)
from navalgames.games.atlantic_chase.tables import Box, box_of

CHARTS = GAME.read_charts()


def two(first: int, second: int, why: str | None = None) -> dict[str, Any]:
    """Two dice as they fall."""
    return _shown("2d6", (first, second), why)


def one(face: int, why: str | None = None) -> dict[str, Any]:
    """One die as it falls."""
    return _shown("1d6", (face,), why)


def sum_of(total: int, why: str | None = None) -> dict[str, Any]:
    """Two dice with this sum."""
    first = min(6, total - 1)
    return two(first, total - first, why)


def _shown(dice: str, faces: tuple[int, ...], why: str | None) -> dict[str, Any]:
    entry = {"dice": dice, "shows": list(faces)}
    return entry if why is None else {**entry, "why": why}


def acting(work: Callable[[], object]) -> set[str]:
    """The rules that say they act while something is done."""
    with witness.apart() as seen:
        work()
    return {item.rule for item in seen if isinstance(item, witness.Acted)}


class Table:
    """A game between two actions of `active`, with only what a test puts on the map.

    Each change gives `self.state` anew; `log` holds the keys of the last order's notes.
    """

    def __init__(
        self, active: str = GERMAN, weather: str = "good", scenario: str = "OP5", tally: int = 0,
        said: dict[str, Any] | None = None, **options: Any,
    ) -> None:  # fmt: skip
        self.options = GAME.options(scenario=scenario, **options)
        self.charts = CHARTS
        box = box_of(CHARTS, self.options)
        if said:
            box = Box(CHARTS, self.options, box.scenario._replace(**said))
        self.box: Box = box
        self.log: list[str] = []
        self.notes: list[Note] = []
        self.shown: list[Any] = []
        self.state = State(active, 1, weather, tally, stack=(Turn("act", (active,)),))

    # ---------------------------------------------------------------- laying the table

    def put(
        self, name: str, *ships: str | Ship, at: str = "", box: str = "", line: tuple[str, ...] = (),
        intel: tuple[str, ...] = (), contact: tuple[str, ...] = (), evasive: bool = False,
        leader: str = "", limit: int = 0, gate: str = "",
    ) -> Table:  # fmt: skip
        """A task force; its id begins with B or G. Ships are names or `Ship` records."""
        side = BRITISH if name[0] == "B" else GERMAN
        made = tuple(one if isinstance(one, Ship) else self.ship(one, limit, name) for one in ships)
        new = TaskForce(name, side, made, at, box, line, intel, contact, evasive, gate)
        self.state = self.state._replace(task_forces=(*self.state.task_forces, new))
        if leader:
            self.lead(leader, made[0].name, side)
        return self

    def ship(self, name: str, limit: int = 0, origin: str = "") -> Ship:
        """A sound ship as its counter has it."""
        return Ship(name, torpedoes=int(self.box.counter(name).torpedo), limit=limit, origin=origin)

    def lead(self, name: str, ship: str, side: str, uses: int = 1) -> Table:
        """A leader on a ship, on a U-boat, or at hand ("")."""
        return self.having(leaders=(*self.state.leaders, Leader(name, side, ship, uses)))

    def hide(self, name: str, kind: str = "U-boat", at: str = "", side: str = GERMAN) -> Table:
        """A stealth force in a hex or in the U-boat box."""
        return self.having(stealth=(*self.state.stealth, StealthForce(name, side, kind, at)))

    def wait(self, group: str, *ships: str, port: str, side: str = BRITISH, variant: str = "") -> Table:
        """A reinforcement group at a port."""
        made = tuple(self.ship(name) for name in ships)
        return self.having(groups=(*self.state.groups, Waiting(side, group, made, port, variant)))

    def having(self, **fields: Any) -> Table:
        """Changes fields of the state."""
        self.state = self.state._replace(**fields)
        return self

    def battle(
        self,
        active: str = GERMAN,
        stage: str = "round_begins",
        rounds: int = 3,
        hex: str = "12,0",
        **zones: Any,
    ) -> Table:
        """A battle of the task forces G1 and B1. zones: ships by name to a zone; Far where not named."""
        names = {GERMAN: "G1", BRITISH: "B1"}
        fighters = tuple(
            Fighter(ship.name, one.side, zones.get(ship.name.replace(" ", "_"), "Far"))
            for one in self.state.task_forces
            for ship in one.ships
        )
        frame = Battle(stage, active, (names[active], names[ENEMY[active]]), hex, rounds, fighters=fighters)
        self.state = self.state._replace(active=active, stack=(Turn("between"), frame))
        return self.run()

    # ---------------------------------------------------------------- playing

    @property
    def stage(self) -> str:
        """The pending decision; "" at the end."""
        return self.state.stack[-1].stage if self.state.stack else ""

    @property
    def frame(self) -> Any:
        """What is under way."""
        return self.state.stack[-1]

    @property
    def asked(self) -> str:
        """Who decides."""
        return self.frame.asked[0]

    def orders(self, kind: type | None = None) -> tuple[Any, ...]:
        """What the deciding side may order, perhaps of one kind only."""
        frame = self.frame
        found = sequence.AGENDA.asks[frame.stage].offers(self.state, frame, self.asked, self.box)
        return tuple(order for order in found if kind is None or isinstance(order, kind))

    def may(self, order: Any) -> bool:
        """Whether an order is offered."""
        return order in self.orders()

    def give(self, order: Any, *dice: dict[str, Any], rest: bool = False) -> Table:
        """The deciding side gives an order with scripted dice; `rest`: further dice fall at random."""
        assert self.may(order), f"{order} is not offered in {self.stage}: {self.orders()[:12]}"
        return self._play(lambda reader: sequence.AGENDA.asks[self.stage].answer(
            reader, self.state, self.frame, self.asked, order, self.box), dice, rest)  # fmt: skip

    def run(self, *dice: dict[str, Any], rest: bool = False) -> Table:
        """The game goes on by itself until somebody must decide."""
        return self._play(lambda reader: self.state, dice, rest)

    def _play(self, begin: Any, dice: tuple[dict[str, Any], ...], rest: bool) -> Table:
        reader = ScriptedDice(dice, then=RandomDice(seed=1) if rest else None)
        self.state = sequence.AGENDA.run(reader, begin(reader), self.box)
        reader.finish()
        self.notes = [note for note in reader.record if isinstance(note, Note)]
        self.shown = [shown for shown in reader.record if not isinstance(shown, Note)]
        self.log = [note.key.removeprefix("ac-log-") for note in self.notes]
        return self

    # ---------------------------------------------------------------- looking

    def force(self, name: str) -> TaskForce:
        """A task force on the map."""
        return force(self.state, name)

    def in_play(self, name: str) -> bool:
        """Whether a task force is in play."""
        return any(one.id == name for one in self.state.task_forces)

    def afloat(self, name: str) -> Ship:
        """A ship in play."""
        return next(ship for one in self.state.task_forces for ship in one.ships if ship.name == name)

    def gone(self, name: str) -> str:
        """How a ship left play; "" while it is in play."""
        return next((gone.how for gone in self.state.gone if gone.ship.name == name), "")

    def note(self, key: str) -> dict[str, Any]:
        """The facts of the last note with this key."""
        return next(note.args for note in reversed(self.notes) if note.key == f"ac-log-{key}")


__all__ = [
    "BRITISH",
    "CHARTS",
    "GAME",
    "GERMAN",
    "Counter",
    "Points",
    "Scenario",
    "Ship",
    "Table",
    "TieRule",
    "acting",
    "given",
    "one",
    "set_up",
    "ship_in",
    "sum_of",
    "two",
]  # fmt: skip
