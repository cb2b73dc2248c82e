"""The rosters of ships by month: freighters in twenty places, and capital ships ([T1], [T2]).

Knows the lists and the places between their ships. Must not know how a roll on them is read.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.chance import witness
from navalgames.charts import Charts, Telling, derived
from navalgames.games.raiders_of_the_deep.calendar import month_of

SIZES = ("small", "large")
MONTHS = range(month_of("1914-08"), month_of("1918-10") + 1)
GERMAN, AUSTRIAN = "t1_roster", "t2_roster_austrian"
Slots = Telling[tuple[int, str], tuple["Entry", ...]]


class Entry(NamedTuple):
    """A ship of a roster. `name` is "" where the lists have no name."""

    name: str
    tonnage: int
    armed: bool = False
    points: int = 0
    month: int = 0


@derived
def slots(charts: Charts, listing: str) -> Slots:
    """Twenty ships for each month and size: the historical ones, and ships without a name between them
    (T1.lists)."""
    places = [(month, size) for month in MONTHS for size in SIZES]
    return Telling(places, lambda place: _slots(charts, listing, *place))


def _slots(charts: Charts, listing: str, month: int, size: str) -> tuple[Entry, ...]:
    found: dict[int, Entry] = {}
    for ship in _months(charts, listing).get(month, ()):
        if field(charts, listing, ship, "size") == size:
            told = [field(charts, listing, ship, name) for name in ("slot", "name", "tonnage", "armed")]
            found[told[0]] = Entry(told[1], told[2], told[3], month=month)
    free = charts["t1_free_slots"]
    return tuple(found.get(slot) or Entry("", free.value(slot, size)) for slot in free.rows)


@derived
def _months(charts: Charts, listing: str) -> dict[int, list[str]]:
    """The ships of each month, of any size. The months of all are read: any ship might be of this one."""
    found: dict[int, list[str]] = {}
    for key in charts.listing(listing).rows:
        found.setdefault(month_of(field(charts, listing, key, "month")), []).append(key)
    return found


def field(charts: Charts, listing: str, key: str, name: str) -> Any:
    """One field of one record of a list; the reading is witnessed."""
    cell = charts.cell(listing, key, name)
    witness.saw(cell)
    return cell.value


@derived
def capitals(charts: Charts, austrian: bool) -> dict[int, tuple[Entry, ...]]:
    """The capital ships by month (T1.lists, T2.lists)."""
    found: dict[int, list[Entry]] = {}
    for ship in charts.list(AUSTRIAN if austrian else "t1_capital"):
        if not austrian or ship.size == "capital":
            month = month_of(ship.month)
            found.setdefault(month, []).append(Entry(ship.name, ship.tonnage, True, ship.points, month))
    return {month: tuple(ships) for month, ships in found.items()}
