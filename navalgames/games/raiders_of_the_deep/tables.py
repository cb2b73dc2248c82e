"""What the charts say, ready for the rules, with the options agreed for the game.

Knows names of charts and columns, date rules, mats, rosters. Knows no game in progress.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from navalgames.charts import Charts, derived
from navalgames.games.raiders_of_the_deep.calendar import month_of, month_text, periods, spells
from navalgames.games.raiders_of_the_deep.state import KINDS, Load, Names, Options

DATE_RULES = ("prize_rules", "q_ships", "depth_charges", "fatigue", "aircraft", "multiplier")
SLOTS = 20
TILES = {
    "arnauld": "Lothar von Arnauld de la Perière",
    "forstmann": "Walter Forstmann",
    "valentiner": "Max Valentiner",
    "steinbrinck": "Otto Steinbrinck",
    "rose": "Hans Rose",
    "schwieger": "Walther Schwieger",
    "saltzwedel": "Reinhold Saltzwedel",
    "trapp": "Georg Ritter von Trapp",
}
AUSTRIAN_TILE = "trapp"


class Entry(NamedTuple):
    """A ship of a roster. `name` is "" where the lists have no name."""

    name: str
    tonnage: int
    armed: bool = False
    points: int = 0
    month: int = 0


class Mat(NamedTuple):
    """The mat of a type. The last hull or flooding box is fatal."""

    type: str
    kind: str
    fore: Load
    fore_reloads: Load
    aft: Load
    aft_reloads: Load
    gun: str
    hull: int
    flooding: int
    k: int
    diesels: int


@derived
def mats(charts: Charts) -> dict[str, Mat]:
    """The mats of all types (3.1, 4.5a)."""
    chart = charts["boat_mat"]

    def load(row: str, where: str) -> Load:
        return tuple(chart.value(row, f"{where}_{kind}") for kind in KINDS)

    return {
        row: Mat(
            row, chart.value(row, "class"), load(row, "fore"), load(row, "fore_reload"), load(row, "aft"),
            load(row, "aft_reload"), chart.value(row, "gun"), chart.value(row, "hull"),
            chart.value(row, "flooding"), chart.value(row, "k"), chart.value(row, "diesels"),
        )
        for row in chart.rows
    }  # fmt: skip


def _slots(charts: Charts, listing: str) -> dict[tuple[int, str], tuple[Entry, ...]]:
    """Twenty ships for each month and size: the historical ones, and ships without a name between them."""
    free = charts["t1_free_slots"]
    plain = {size: [Entry("", free.value(slot, size)) for slot in free.rows] for size in ("small", "large")}
    first, last = spells(charts)["play"]
    found = {(month, size): list(plain[size]) for month in range(first, last + 1) for size in plain}
    for ship in charts.list(listing):
        if ship.size in plain:
            month = month_of(ship.month)
            found[month, ship.size][ship.slot - 1] = Entry(ship.name, ship.tonnage, ship.armed, month=month)
    return {place: tuple(slots) for place, slots in found.items()}


@derived
def german_slots(charts: Charts) -> dict[tuple[int, str], tuple[Entry, ...]]:
    """[T1]: freighters by month and size (T1.lists)."""
    return _slots(charts, "t1_roster")


@derived
def austrian_slots(charts: Charts) -> dict[tuple[int, str], tuple[Entry, ...]]:
    """[T2]: freighters by month and size (T2.lists)."""
    return _slots(charts, "t2_roster_austrian")


def _capitals(records: Any) -> dict[int, tuple[Entry, ...]]:
    found: dict[int, list[Entry]] = {}
    for ship in records:
        month = month_of(ship.month)
        found.setdefault(month, []).append(Entry(ship.name, ship.tonnage, True, ship.points, month))
    return {month: tuple(ships) for month, ships in found.items()}


@derived
def german_capitals(charts: Charts) -> dict[int, tuple[Entry, ...]]:
    """Capital ships of [T1] by month."""
    return _capitals(charts.list("t1_capital"))


@derived
def austrian_capitals(charts: Charts) -> dict[int, tuple[Entry, ...]]:
    """Capital ships of [T2] by month."""
    return _capitals(ship for ship in charts.list("t2_roster_austrian") if ship.size == "capital")


class Book:
    """Everything that stays the same during a game: charts and the options agreed."""

    def __init__(self, charts: Charts, options: Options) -> None:
        self.charts = charts
        self.options = options
        self.mats = mats(charts)
        self.austrian = options.austrian_campaign
        self.tile = None
        if options.commander_tile != "none":
            self.tile = charts.record("commander_tiles", TILES[options.commander_tile])
        self.spells = spells(charts)
        self.slots = austrian_slots(charts) if self.austrian else german_slots(charts)
        self.capitals = austrian_capitals(charts) if self.austrian else german_capitals(charts)
        self.limits = {row: charts["limits"].value(row, "count") for row in charts["limits"].rows}
        chart = charts["decorations_german"]
        self.medals = {medal: chart.value(medal, "tonnage") for medal in chart.rows}
        chart = charts["decorations_flavour"]
        self.badges = {badge: chart.value(badge, "count") for badge in chart.rows}
        chart = charts["u1_range_by_torpedo"]
        self.reach = {
            distance: tuple(chart.value(kind, distance) for kind in KINDS) for distance in chart.columns
        }
        self.first, last = self.spells["play"]
        self.last = min(last, month_of(options.last_month))
        self._chart_of = {month: self._chart(month) for month in range(self.first, last + 2)}
        self._rules = {
            (rule, month): self._holds(rule, month)
            for rule in DATE_RULES
            for month in range(self.first, last + 2)
        }

    def chart_of(self, month: int) -> int:
        """The number of the dated chart read in a month (cal.e1, 14.5.1a)."""
        return self._chart_of[month]

    def holds(self, rule: str, month: int) -> bool:
        """Whether a date rule holds in a month (cal.*)."""
        return self._rules[rule, month]

    def in_spell(self, row: str, month: int) -> bool:
        """Whether a month lies within a row of calendar_rules."""
        first, last = self.spells[row]
        return first <= month <= last

    def modifier(self, chart: str, row: str) -> int:
        """A row of a list of modifiers."""
        return self.charts[chart].value(row, "modifier")

    def _chart(self, month: int) -> int:
        if self.austrian:
            first, last = self.spells["austrian_first_chart"]
            return 2 if first <= month <= last else 6
        for number, (first, last) in enumerate(periods(self.charts), 1):
            if first <= month <= last:
                return number
        return len(periods(self.charts))

    def _holds(self, rule: str, month: int) -> bool:
        if rule == "multiplier" and self.austrian:
            return False
        if self.austrian and self.options.austrian_rules_by_chart:
            return self.charts["e1_rules_note"].value(self._chart(month), rule)
        if rule == "prize_rules":
            if month == self.spells["unrestricted_2"][0] and not self.options.feb_1917_unrestricted:
                return True
            return self.in_spell("prize_1", month) or self.in_spell("prize_2", month)
        return self.in_spell("multipliers" if rule == "multiplier" else rule, month)


@lru_cache(maxsize=64)
def _book(charts: Charts, options: Options) -> Book:
    return Book(charts, options)


_latest: tuple[Any, Any, Any] = (None, None, None)


def book_of(charts: Charts, options: Options) -> Book:
    """The book of a game; the same object for the same charts and options, so answers can be remembered by
    it. Asked twice for every decision, mostly for the same game: its options are not compared each time."""
    global _latest
    last_charts, last_options, book = _latest
    if last_charts is not charts or last_options is not options:
        book = _book(charts, options)
        _latest = charts, options, book
    return book


# ------------------------------------------------------------------------ boats, tracks, assignments


class BoatEntry(NamedTuple):
    """A boat of [B1]: its months of service, and its flotillas with the month each began."""

    name: str
    type: str
    first: int
    last: int
    flotillas: tuple[tuple[int, str], ...]


@derived
def german_boats(charts: Charts) -> dict[str, BoatEntry]:
    """The boats of [B1] by name."""
    found = {}
    for boat in charts.list("b1_boats"):
        first = month_of(boat.begins)
        stations = [(first, boat.flotilla)]
        for when, where in ((boat.second_from, boat.second), (boat.third_from, boat.third)):
            if where:
                stations.append((month_of(when), where))
        found[boat.boat] = BoatEntry(boat.boat, boat.type, first, month_of(boat.ends), tuple(stations))
    return found


@derived
def austrian_boats(charts: Charts) -> dict[str, BoatEntry]:
    """The Austro-Hungarian boats by name."""
    return {
        boat.boat: BoatEntry(boat.boat, boat.type, month_of(boat.begins), month_of(boat.ends), ())
        for boat in charts.list("austrian_boats")
    }


def boats(book: Book) -> dict[str, BoatEntry]:
    """The boats of the captain's navy."""
    return austrian_boats(book.charts) if book.austrian else german_boats(book.charts)


@lru_cache(maxsize=4096)
def in_service(book: Book, kind: str, month: int) -> Names:
    """The boats of a type in service in a month (7.0a)."""
    return tuple(
        boat.name for boat in boats(book).values() if boat.type == kind and boat.first <= month <= boat.last
    )


@lru_cache(maxsize=256)
def first_month(book: Book, kind: str) -> int:
    """The month in which the first boat of a type is in service."""
    return min((boat.first for boat in boats(book).values() if boat.type == kind), default=book.last + 1)


def track(book: Book, kind: str, area: str) -> Names | None:
    """The boxes of a patrol; None where the mat has no track for the area (7.0d)."""
    return book.charts["patrol_track"].value(kind, area)


@lru_cache(maxsize=4096)
def assigned(book: Book, flotilla: str, kind: str, month: int) -> str | None:
    """The area of a type of boat in a flotilla and month: a word of [P1]; None where there is none (7.0a)."""
    group = book.charts["p1_groups"].value(kind, "group")
    return book.charts["p1_assignment"].value(month_text(month), f"{flotilla} {group}")


@lru_cache(maxsize=4096)
def standing_flotilla(book: Book, flotilla: str, month: int) -> str:
    """The flotilla itself, or the one that has absorbed it by this month (7.0c)."""
    flotillas = book.charts["p1_flotillas"]
    while month > month_of(flotillas.value(flotilla, "ends")) and flotillas.value(flotilla, "folds_into"):
        flotilla = flotillas.value(flotilla, "folds_into")
    return flotilla


@lru_cache(maxsize=16384)
def station(book: Book, boat: str, month: int) -> str:
    """The flotilla to which the real boat belonged in a month, or last belonged (7.0a, 7.0b)."""
    held = [where for when, where in german_boats(book.charts)[boat].flotillas if when <= month]
    return held[-1] if held else german_boats(book.charts)[boat].flotillas[0][1]
