"""A board of zones with ships in them, side against side: who fires how far, who hides in smoke.

Knows zones, ships and words as they are drawn. Must not know a game: its table says who is where and may be
chosen. The page answers with one message: `{"event": "choose", "place": id}`.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

import traitlets

from navalwidgets.base.widget import script, style
from navalwidgets.drawings.choosable import Choosable


class Sailing(NamedTuple):
    """A ship in a zone. facts: guns, speed and so on, a few words each. smoke: none, makes or hidden."""

    place: str
    name: str
    kind: str
    about: str
    facts: tuple[str, ...]
    smoke: str = "none"
    damaged: bool = False
    done: bool = False


class Zone(NamedTuple):
    """A zone of one side (0 or 1) with its ships."""

    place: str
    side: int
    title: str
    ships: tuple[Sailing, ...]


class Melee(NamedTuple):
    """A battle: its title, the zones from top to bottom, and the range between any two.

    columns: zones of the one side; ranges: (zone of the other side, the range to each column).
    """

    title: str
    zones: tuple[Zone, ...]
    columns: tuple[str, ...]
    ranges: tuple[tuple[str, tuple[str, ...]], ...]


class BattleBoard(Choosable):
    """The board; empty without a battle. `show` replaces everything on it.

    A zone among `chosen` holds outlines of the ships of its side that stand elsewhere and were ordered there.
    """

    _esm = script("drawings/focus", "drawings/battle_board")
    _css = style("drawings/battle_board")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-battle-",)

    title = traitlets.Unicode("").tag(sync=True)
    zones: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    ranges = traitlets.Dict().tag(sync=True)

    def show(self, melee: Melee | None) -> None:
        """Draw this battle, or none."""
        with self.hold_sync():
            self.title = melee.title if melee else ""
            self.zones = [_zone_data(zone) for zone in melee.zones] if melee else []
            self.ranges = _ranges_data(melee) if melee else {}

    @property
    def places(self) -> list[str]:
        """Every zone and ship."""
        return [
            place
            for zone in self.zones
            for place in (zone["place"], *(one["place"] for one in zone["ships"]))
        ]


def _zone_data(zone: Zone) -> dict[str, Any]:
    return zone._asdict() | {"ships": [one._asdict() | {"facts": list(one.facts)} for one in zone.ships]}


def _ranges_data(melee: Melee) -> dict[str, Any]:
    rows = [[name, list(cells)] for name, cells in melee.ranges]
    return {"columns": list(melee.columns), "rows": rows}
