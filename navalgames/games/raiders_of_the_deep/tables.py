"""What the charts say, ready for the rules, with the options agreed for the game.

Knows names of charts and columns, date rules, mats, rosters. Knows no game in progress.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any, NamedTuple

from navalgames.chance import witness
from navalgames.chance.witness import acted
from navalgames.charts import Chart, Charts, Telling, derived, telling_record
from navalgames.games.raiders_of_the_deep import rosters
from navalgames.games.raiders_of_the_deep.acting import (
    NO_RULES,
    RULES_OF_DATES,
    RULES_OF_LIMITS,
    RULES_OF_MODIFIERS,
)
from navalgames.games.raiders_of_the_deep.calendar import month_of, month_text, spells
from navalgames.games.raiders_of_the_deep.options import TILES
from navalgames.games.raiders_of_the_deep.rosters import Entry, field
from navalgames.games.raiders_of_the_deep.state import KINDS, Load, Names, Options

SLOTS = 20


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
def mats(charts: Charts) -> Telling[str, Mat]:
    """The mats of all types (3.1, 4.5a)."""
    return Telling(charts["boat_mat"].rows, lambda kind: _mat(charts["boat_mat"], kind))


def _mat(chart: Chart, kind: str) -> Mat:
    def load(where: str) -> Callable[[], Load]:
        return lambda: tuple(chart.value(kind, f"{where}_{torpedo}") for torpedo in KINDS)

    def cell(column: str) -> Callable[[], Any]:
        return lambda: chart.value(kind, column)

    return telling_record(
        Mat, type=lambda: kind, kind=cell("class"), fore=load("fore"), fore_reloads=load("fore_reload"),
        aft=load("aft"), aft_reloads=load("aft_reload"), gun=cell("gun"), hull=cell("hull"),
        flooding=cell("flooding"), k=cell("k"), diesels=cell("diesels"),
    )  # fmt: skip


@derived
def _tile(charts: Charts, name: str) -> Any:
    """The record of a captain's tile, which tells the fields that are read (14.7)."""
    record = charts.listing("commander_tiles").record(name)
    fields = {
        column: partial(field, charts, "commander_tiles", name, column) for column in record._fields[:-1]
    }
    return telling_record(type(record), source=lambda: record.source, **fields)


def _column(
    charts: Charts, chart: str, column: str, rules: Mapping[str, str] = NO_RULES
) -> Telling[str, Any]:
    """One column of a chart by its rows, each with the rule that acts where it is read."""

    def read(row: str) -> Any:
        acted(rules.get(row, ""))
        return charts[chart].value(row, column)

    return Telling(charts[chart].rows, read)


@derived
def _limits(charts: Charts) -> Telling[str, int]:
    return _column(charts, "limits", "count", RULES_OF_LIMITS)


@derived
def _medals(charts: Charts) -> Telling[str, int]:
    return _column(charts, "decorations_german", "tonnage")


@derived
def _badges(charts: Charts) -> Telling[str, int]:
    return _column(charts, "decorations_flavour", "count")


@derived
def _refit(charts: Charts) -> Telling[str, int]:
    return _column(charts, "refit_months", "months")


@derived
def _reach(charts: Charts) -> Telling[str, tuple[bool, ...]]:
    chart = charts["u1_range_by_torpedo"]
    return Telling(chart.columns, lambda distance: tuple(chart.value(kind, distance) for kind in KINDS))


class Book:
    """Everything that stays the same during a game: charts and the options agreed.

    Whatever is read from it tells its cells, and the rules that act by being read: answers are made of it.
    """

    def __init__(self, charts: Charts, options: Options) -> None:
        self.charts = charts
        self.options = options
        self.austrian = options.austrian_campaign
        self.mats: Mapping[str, Mat] = mats(charts)
        self.tile: Any = None  # the record of the captain's tile, where one was agreed
        if options.commander_tile != "none":
            self.tile = _tile(charts, TILES[options.commander_tile])
        self.spells: Mapping[str, tuple[int, int]] = spells(charts)
        listing = rosters.AUSTRIAN if self.austrian else rosters.GERMAN
        self.slots: Mapping[tuple[int, str], tuple[Entry, ...]] = rosters.slots(charts, listing)
        self.limits: Mapping[str, int] = _limits(charts)
        self.medals: Mapping[str, int] = _medals(charts)
        self.badges: Mapping[str, int] = _badges(charts)
        self.reach: Mapping[str, tuple[bool, ...]] = _reach(charts)
        self.refit: Mapping[str, int] = _refit(charts)

    @property
    def capitals(self) -> dict[int, tuple[Entry, ...]]:
        """The capital ships by month."""
        return rosters.capitals(self.charts, self.austrian)

    @property
    def first(self) -> int:
        """The first month of play (5.0)."""
        return self.spells["play"][0]

    @property
    def last(self) -> int:
        """The last month of play (5.0, 13.1.1)."""
        return min(self.spells["play"][1], month_of(self.options.last_month))

    def chart_of(self, month: int) -> int:
        """The number of the dated chart read in a month (cal.e1, 14.5.1a)."""
        if self.austrian:
            acted("14.5.1a")
            return 2 if self.in_spell("austrian_first_chart", month) else 6
        acted("cal.e1")
        note = self.charts["e1_rules_note"]
        within = (number for number in note.rows if _within(note, number, month))
        return next(within, note.rows[-1])

    def holds(self, rule: str, month: int) -> bool:
        """Whether a date rule holds in a month (cal.*)."""
        if rule == "multiplier" and self.austrian:
            acted("14.5.2")
            return False
        acted(RULES_OF_DATES[rule])
        if self.austrian and self.options.austrian_rules_by_chart:
            acted("switch:austrian_rules_by_chart")
            return self.charts["e1_rules_note"].value(self.chart_of(month), rule)
        if rule == "prize_rules":
            if month == self.spells["unrestricted_2"][0] and not self.options.feb_1917_unrestricted:
                acted("switch:feb_1917_unrestricted")
                return True
            return self.in_spell("prize_1", month) or self.in_spell("prize_2", month)
        return self.in_spell("multipliers" if rule == "multiplier" else rule, month)

    def in_spell(self, row: str, month: int) -> bool:
        """Whether a month lies within a row of calendar_rules."""
        first, last = self.spells[row]
        return first <= month <= last

    def modifier(self, chart: str, row: str) -> int:
        """A row of a list of modifiers; one that changes something acts by the rule of its row."""
        value = self.charts[chart].value(row, "modifier")
        if value:
            acted(RULES_OF_MODIFIERS[chart].get(row, ""))
        return value


def _within(note: Chart, number: int, month: int) -> bool:
    return month <= month_of(note.value(number, "ends")) and month_of(note.value(number, "begins")) <= month


class PlayBook(Book):
    """The same, worked out beforehand and read at full speed: in play nobody asks for cells."""

    capitals: Any = None  # these three in place of the properties
    first: Any = None
    last: Any = None

    def __init__(self, charts: Charts, options: Options) -> None:
        telling = Book(charts, options)
        vars(self).update(vars(telling))
        with witness.apart():
            self.first, self.last, self.capitals = telling.first, telling.last, telling.capitals
            self.mats = {kind: Mat(*mat) for kind, mat in telling.mats.items()}
            if telling.tile is not None:
                self.tile = charts.listing("commander_tiles").record(TILES[options.commander_tile])
            for name in ("spells", "slots", "limits", "medals", "badges", "reach", "refit"):
                setattr(self, name, dict(getattr(telling, name)))
            months = range(self.first, telling.spells["play"][1] + 2)
            self._modifiers = {
                (chart, row): telling.modifier(chart, row)
                for chart in RULES_OF_MODIFIERS
                for row in charts[chart].rows
            }
            self._chart_of = {month: telling.chart_of(month) for month in months}
            self._rules = {
                (rule, month): telling.holds(rule, month) for rule in RULES_OF_DATES for month in months
            }

    def chart_of(self, month: int) -> int:
        return self._chart_of[month]

    def holds(self, rule: str, month: int) -> bool:
        return self._rules[rule, month]

    def modifier(self, chart: str, row: str) -> int:
        return self._modifiers[chart, row]


@lru_cache(maxsize=64)
def _book(charts: Charts, options: Options) -> Book:
    with witness.apart():  # which cells an answer rests on is told by a book that tells
        return Book(charts, options) if charts.telling else PlayBook(charts, options)


_latest: tuple[Any, Any, Any] = (None, None, None)


def book_of(charts: Charts, options: Options) -> Book:
    """The book of a game in play; the same object for the same charts and options, so answers can be
    remembered by it. Asked twice for every decision, mostly for the same game: its options are not compared
    each time."""
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


@derived(most=4096)
def in_service(book: Book, kind: str, month: int) -> Names:
    """The boats of a type in service in a month (7.0a)."""
    return tuple(
        boat.name for boat in boats(book).values() if boat.type == kind and boat.first <= month <= boat.last
    )


@derived(most=256)
def first_month(book: Book, kind: str) -> int:
    """The month in which the first boat of a type is in service."""
    return min((boat.first for boat in boats(book).values() if boat.type == kind), default=book.last + 1)


def track(book: Book, kind: str, area: str) -> Names | None:
    """The boxes of a patrol; None where the mat has no track for the area (7.0d)."""
    return book.charts["patrol_track"].value(kind, area)


def track_of(book: Book, kind: str, area: str) -> Names:
    """The boxes of a patrol to an area for which the mat has a track."""
    boxes = track(book, kind, area)
    assert boxes is not None, f"a {kind} has no track for {area}"
    return boxes


@derived(most=4096)
def assigned(book: Book, flotilla: str, kind: str, month: int) -> str | None:
    """The area of a type of boat in a flotilla and month: a word of [P1]; None where there is none (7.0a)."""
    group = book.charts["p1_groups"].value(kind, "group")
    return book.charts["p1_assignment"].value(month_text(month), f"{flotilla} {group}")


@derived(most=4096)
def standing_flotilla(book: Book, flotilla: str, month: int) -> str:
    """The flotilla itself, or the one that has absorbed it by this month (7.0c)."""
    flotillas = book.charts["p1_flotillas"]
    while month > month_of(flotillas.value(flotilla, "ends")) and flotillas.value(flotilla, "folds_into"):
        flotilla = flotillas.value(flotilla, "folds_into")
    return flotilla


@derived(most=16384)
def station(book: Book, boat: str, month: int) -> str:
    """The flotilla to which the real boat belonged in a month, or last belonged (7.0a, 7.0b)."""
    held = [where for when, where in german_boats(book.charts)[boat].flotillas if when <= month]
    return held[-1] if held else german_boats(book.charts)[boat].flotillas[0][1]
