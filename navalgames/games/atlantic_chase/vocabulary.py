"""What may stand in the fields of a state of Atlantic Chase.

Knows the records, the charts and the scenario. Must not know what follows from them.
"""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache
from typing import Any

from navalgames.charts import Charts
from navalgames.games.atlantic_chase.rules import frames
from navalgames.games.atlantic_chase.rules.sequence import AGENDA
from navalgames.games.atlantic_chase.state import (
    BAD,
    COMPLETED,
    EXITED,
    GOOD,
    MINE,
    SIDES,
    SUBMARINE,
    SUNK,
    U_BOAT,
    ZONES,
    Options,
)
from navalgames.games.atlantic_chase.tables import box_of
from navalgames.games.vocabulary import ANYTHING, Vocabulary, perhaps, words_of


class Numbered:
    """Names of counters; equal ones bear a number: "DD Squadron (British)#2"."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def __contains__(self, one: object) -> bool:
        return isinstance(one, str) and one.partition("#")[0] in self.names

    def __iter__(self) -> Any:
        return iter(self.names)


@lru_cache(maxsize=64)
def vocabulary(charts: Charts, options: Options) -> Vocabulary:
    """The words and numbers of Atlantic Chase."""
    box = box_of(charts, options)
    hexes, ships = perhaps(box.all_hexes), Numbered(charts["ship_counters"].rows)
    forces = perhaps(*(box.force_names[side] for side in SIDES))
    fields: dict[str, Container[Any]] = {
        **dict.fromkeys(("side", "active", "asked", "sides", "leaving", "winner"), SIDES),
        **dict.fromkeys(("hex", "station", "line", "intel", "contact", "gate", "launch", "visited"), hexes),
        **dict.fromkeys(("Ship.name", "done", "covers", "Fighter.ship", "plotted"), ships),
        "TaskForce.id": forces, "Ship.origin": ANYTHING, "weather": (GOOD, BAD),
        "Gone.how": (SUNK, COMPLETED, EXITED), "StealthForce.kind": (U_BOAT, SUBMARINE, MINE),
        "StealthForce.id": ANYTHING, "TaskForce.box": tuple({"", *box.ports_of_box}), "zone": ZONES,
        "Ship.destination": tuple(box.ports), "Gone.port": perhaps(box.ports), "Ship.alias": ANYTHING,
        "Attack.kind": (frames.AIR_STRIKE, frames.ENGAGE, frames.NAVAL_SEARCH, frames.STEALTH_ATTACK),
        "stage": (*AGENDA.stages, *AGENDA.asks), "Throw.keep": ("all", "best", "worst"),
        "Throw.faces": range(1, 7), "tally": range(box.limits["tally"] + 1), "leader": tuple(box.leaders),
        "Leader.name": tuple(box.leaders), "group": ANYTHING, "entered": ANYTHING, "variant": ANYTHING,
        "Waiting.leaders": ANYTHING, "Leader.ship": ANYTHING, "force": ANYTHING, "target": ANYTHING,
        "Support.air": ANYTHING, "Support.coordination": ANYTHING, "struck": ANYTHING,
        "lapsing": ANYTHING, "Throw.field": ("rolled", "active_rolled"), "Throw.why": ANYTHING,
        "Attack.total": range(-40, 41), "task_force": forces, "Battle.forces": ANYTHING,
        "shots": perhaps(ships), "Battle.hits": ANYTHING,
    }  # fmt: skip
    return Vocabulary(fields, words_of(charts, SIDES, AGENDA.stages, AGENDA.asks, forces))
