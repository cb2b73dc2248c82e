"""What the charts say, ready for the rules.

Knows the names of charts, rows and columns. Knows no game in progress. `Tables` reads a chart each time it is
asked, so that an answer is told with the sources of just those charts it rests on; `Box` reads all of them
once, for play.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from navalgames.charts import Charts, derived
from navalgames.games.frigate_duel.state import MANOEUVRES, SAILS, SHOTS, Options

Marks = tuple[int, int, int]


class ShipCard(NamedTuple):
    """A ship as the list of ships has her."""

    id: str
    name: str
    nation: str
    short: int
    long: int
    section: int
    rigging: int
    crew: int
    quality: int
    morale: int
    rating: int
    hull: int


class Turning(NamedTuple):
    """A manoeuvre as its chart has it."""

    moving: bool
    steering: bool
    letters: str
    crew: bool
    square: bool
    turn: str


class Kind(NamedTuple):
    """A kind of shot: the distance up to which its hit modifier counts, ranges, reloading, aim."""

    hit_range: int
    range: int
    night_range: int
    reload: int
    rigging_only: bool


class Card(NamedTuple):
    """A design of bridge card: whether it is held, how many there are, and the size of its effect."""

    hold: bool
    copies: int
    size: int


def _column(charts: Charts, name: str, column: str) -> dict[str, Any]:
    chart = charts[name]
    return {row: chart.value(row, column) for row in chart.rows}


def _values(name: str) -> Callable[[Charts], dict[str, int]]:
    """A reader of a chart of named numbers."""

    @derived
    def read(charts: Charts) -> dict[str, int]:
        return _column(charts, name, "value")

    return read


@derived
def _steps(charts: Charts) -> tuple[tuple[int, int], ...]:
    chart = charts["headings"]
    rows = sorted(chart.rows, key=lambda row: chart.value(row, "index"))
    return tuple((chart.value(row, "dx"), chart.value(row, "dy")) for row in rows)


@derived
def _headings(charts: Charts) -> tuple[str, ...]:
    index = _column(charts, "headings", "index")
    return tuple(sorted(index, key=index.__getitem__))


@derived
def _letters(charts: Charts) -> tuple[str, ...]:
    chart = charts["bearing_letter"]
    return tuple(chart.value(row, "letter") for row in chart.rows)


@derived
def _speeds(charts: Charts) -> dict[tuple[str, str], int]:
    chart = charts["sailing_speed"]
    return {(letter, sail): chart.value(letter, sail) for letter in chart.rows for sail in SAILS}


@derived
def _marks(charts: Charts) -> dict[int, tuple[int, ...]]:
    return {n: _impulses(text) for n, text in _column(charts, "impulse_marks", "impulses").items()}


def _impulses(text: str | None) -> tuple[int, ...]:
    return tuple(map(int, (text or "").split()))


@derived
def _steering(charts: Charts) -> dict[str, tuple[tuple[int, ...], tuple[int, ...]]]:
    chart = charts["steering_marks"]
    return {
        row: (_impulses(chart.value(row, "steering")), _impulses(chart.value(row, "moving")))
        for row in chart.rows
    }


@derived
def _manoeuvres(charts: Charts) -> tuple[Turning | None, ...]:
    chart = charts["manoeuvres"]
    return (
        None,
        *(
            Turning(
                chart.value(name, "moving"),
                chart.value(name, "steering"),
                "".join((chart.value(name, "letters") or "").split()),
                chart.value(name, "crew"),
                chart.value(name, "square"),
                chart.value(name, "turn"),
            )
            for name in MANOEUVRES[1:]
        ),
    )


@derived
def _arcs(charts: Charts) -> dict[str, tuple[int, int]]:
    chart = charts["firing_arcs"]
    return {row: (chart.value(row, "ahead"), chart.value(row, "abeam")) for row in chart.rows}


@derived
def _rake_squares(charts: Charts) -> dict[tuple[int, int, int], str]:
    """(heading of the target, dx, dy of the firer seen from it) -> bow or stern; quarter turns are alike."""
    found = {}
    for one in charts.list("rake_squares"):
        dx, dy = one.dx, one.dy
        for quarter in range(4):
            found[2 * quarter + (one.heading == "NE"), dx, dy] = one.rake
            dx, dy = dy, -dx
    return found


@derived
def _section_firepower(charts: Charts) -> dict[tuple[int, int], int]:
    chart = charts["section_firepower"]
    return {(row, column): chart.value(row, column) for row in chart.rows for column in chart.columns}


@derived
def _kinds(charts: Charts) -> tuple[Kind | None, ...]:
    chart = charts["ammunition"]
    return (
        None,
        *(
            Kind(
                chart.value(name, "hit_range"),
                chart.value(name, "range"),
                chart.value(name, "night_range"),
                chart.value(name, "reload"),
                chart.value(name, "aim") == "rigging",
            )
            for name in SHOTS[1:]
        ),
    )


def _damage(name: str) -> Callable[[Charts], dict[tuple[int, int], Marks]]:
    """A reader of a damage table: (total, hits) -> (hull, rigging, crew)."""

    @derived
    def read(charts: Charts) -> dict[tuple[int, int], Marks]:
        chart = charts[name]
        return {
            (row, column): tuple(map(int, chart.value(row, column).split("/")))
            for row in chart.rows
            for column in chart.columns
        }

    return read


@derived
def _morale_effect(charts: Charts) -> dict[tuple[int, int], int]:
    chart = charts["morale_effect"]
    return {(row, column): chart.value(row, column) for row in chart.rows for column in chart.columns}


@derived
def _fire_dice(charts: Charts) -> dict[tuple[int, str], int]:
    chart = charts["fire_check"]
    return {(row, column): chart.value(row, column) for row in chart.rows for column in chart.columns}


@derived
def _box_most(charts: Charts) -> tuple[int | None, ...]:
    return tuple(_column(charts, "crew_boxes", "most").values())


@derived
def _loss_order(charts: Charts) -> tuple[int, ...]:
    order = list(_column(charts, "crew_boxes", "loss_order").values())
    return tuple(sorted(range(len(order)), key=order.__getitem__))


@derived
def _ships(charts: Charts) -> dict[str, ShipCard]:
    morale = _column(charts, "morale_steps", "value")
    sections = charts["measures"].value("hull sections", "value")
    return {
        one.id: ShipCard(
            one.id, one.name, one.nation, one.firepower_short, one.firepower_long, one.hull_per_section,
            one.rigging, one.crew_points, one.quality, morale[one.start_morale], one.sailing_rating,
            sections * one.hull_per_section,
        )
        for one in charts.list("ships")
    }  # fmt: skip


@derived
def _cards(charts: Charts) -> dict[str, Card]:
    chart = charts["bridge_cards"]
    return {
        row: Card(chart.value(row, "kind") == "hold", chart.value(row, "copies"), chart.value(row, "size"))
        for row in chart.rows
    }


COUNTS = ("dice for a smoke", "dice for a fire")


@derived
def _cancel(charts: Charts) -> dict[str, int]:
    """The cancelling roll as the sheet has it; how smoke and fires are counted is ours, and read apart."""
    chart = charts["cancel"]
    return {row: chart.value(row, "value") for row in chart.rows if row not in COUNTS}


@derived
def _cancel_counts(charts: Charts) -> dict[str, int]:
    return {row: charts["cancel"].value(row, "value") for row in COUNTS}


@derived
def _feels_wind(charts: Charts) -> dict[str, bool]:
    return _column(charts, "wind_letters", "feels_wind")


@derived
def _wind_points(charts: Charts) -> dict[str, int]:
    return _column(charts, "wind_strength", "points")


@derived
def _penalties(charts: Charts) -> dict[int, int | None]:
    return _column(charts, "rigging_speed", "penalty")


@derived
def _common_halves(charts: Charts) -> dict[int, int]:
    return _column(charts, "relative_common", "halves")


@derived
def _rake_halves(charts: Charts) -> dict[str, int]:
    return _column(charts, "rake_multiplier", "halves")


@derived
def _reload(charts: Charts) -> dict[str, int]:
    return _column(charts, "reload_time", "impulses")


@derived
def _marker_causes(charts: Charts) -> dict[str, tuple[int, bool]]:
    chart = charts["strike_markers"]
    return {row: (chart.value(row, "markers"), chart.value(row, "times") == "once") for row in chart.rows}


READERS: dict[str, Callable[[Charts], Any]] = {
    "steps": _steps,
    "headings": _headings,
    "letters": _letters,
    "feels_wind": _feels_wind,
    "speeds": _speeds,
    "wind_points": _wind_points,
    "penalties": _penalties,
    "common_halves": _common_halves,
    "marks": _marks,
    "steering": _steering,
    "manoeuvres": _manoeuvres,
    "arcs": _arcs,
    "rake_squares": _rake_squares,
    "rake_halves": _rake_halves,
    "section_firepower": _section_firepower,
    "kinds": _kinds,
    "reload": _reload,
    "damage_hull": _damage("damage_hull_aim"),
    "damage_rigging": _damage("damage_rigging_aim"),
    "morale_effect": _morale_effect,
    "fire_dice": _fire_dice,
    "box_most": _box_most,
    "loss_order": _loss_order,
    "marker_causes": _marker_causes,
    "ship_cards": _ships,
    "cards": _cards,
    "cancel": _cancel,
    "cancel_counts": _cancel_counts,
    **{
        name: _values(name)
        for name in (
            "tacking", "measures", "to_hit", "damage_roll", "morale_effect_modifier",
            "morale_steps", "morale_check", "fire_lines", "chasers", "grapple", "melee", "bonus_move",
            "housekeeping", "victory",
        )
    },
}  # fmt: skip


class Tables:
    """The charts as the rules ask for them, by the names of READERS; every reading is witnessed."""

    charts: Charts

    def __init__(self, charts: Charts) -> None:
        self.charts = charts

    def __getattr__(self, name: str) -> Any:
        try:
            return READERS[name](self.charts)
        except KeyError:
            raise AttributeError(name) from None


class Box(Tables):
    """Everything that stays the same during a duel: all tables, the options and the scenario."""

    def __init__(self, charts: Charts, options: Options) -> None:
        super().__init__(charts)
        self.options = options
        for name, read in READERS.items():
            setattr(self, name, read(charts))
        self.scenario = charts.record("scenarios", options.scenario)
        self.night = self.scenario.night
        self.consort = charts.record("consorts", options.scenario) if options.two_ships else None
        self.deck = tuple(
            f"{name}#{copy}" for name, card in self.cards.items() for copy in range(1, card.copies + 1)
        )


@lru_cache(maxsize=64)
def tables_of(charts: Charts) -> Tables:
    """The tables of these charts."""
    return Tables(charts)


@lru_cache(maxsize=256)
def box_of(charts: Charts, options: Options) -> Box:
    """The box for these charts and options."""
    return Box(charts, options)


def card_kind(card: str) -> str:
    """The design of a card: "steady_aim" for "steady_aim#2"."""
    return card.partition("#")[0]
