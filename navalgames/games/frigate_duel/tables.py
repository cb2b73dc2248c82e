"""What the charts say, ready for the rules.

Knows the names of charts, rows and columns. Knows no game in progress. `Tables` tells each entry when it is
read, so that an answer is told with the sources of just those cells it rests on; `Box` reads all of them
once, for play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any, NamedTuple

from navalgames.chance import witness
from navalgames.charts import Charts, Telling, derived, telling_record, untold
from navalgames.games.frigate_duel.state import MANOEUVRES, SHOTS, Options

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


Table = Mapping[Any, Any]
Reader = Callable[[Charts], Any]


def _column(charts: Charts, name: str, column: str) -> dict[str, Any]:
    chart = charts[name]
    return {row: chart.value(row, column) for row in chart.rows}


# ------------------------------------------------------------------------ read as a whole


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
def _marks(charts: Charts) -> dict[int, tuple[int, ...]]:
    chart = charts["impulse_marks"]
    return {row: _impulses(chart.value(row, "impulses")) for row in chart.rows}


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
def _manoeuvres(charts: Charts) -> tuple[Turning, ...]:
    """By their places in MANOEUVRES, the first of which is none yet."""
    chart = charts["manoeuvres"]
    return (
        Turning(False, False, "", False, False, "none"),
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
def _box_most(charts: Charts) -> tuple[int | None, ...]:
    return tuple(_column(charts, "crew_boxes", "most").values())


@derived
def _loss_order(charts: Charts) -> tuple[int, ...]:
    order = list(_column(charts, "crew_boxes", "loss_order").values())
    return tuple(sorted(range(len(order)), key=order.__getitem__))


# ------------------------------------------------------------------------ read entry by entry


def _values(name: str, column: str = "value") -> Reader:
    """A reader of one column of a chart, by row."""

    def read(charts: Charts) -> Table:
        chart = charts[name]
        return Telling(chart.rows, lambda row: chart.value(row, column))

    return read


def _cells(name: str, work_out: Callable[[Any], Any] | None = None) -> Reader:
    """A reader of a chart by (row, column)."""

    def read(charts: Charts) -> Table:
        chart = charts[name]
        keys = ((row, column) for row in chart.rows for column in chart.columns)
        if work_out is None:
            return Telling(keys, lambda key: chart.value(*key))
        return Telling(keys, lambda key: work_out(chart.value(*key)))

    return read


def _marks_of(text: str) -> Marks:
    hull, rigging, crew = map(int, text.split("/"))
    return hull, rigging, crew


def _kinds(charts: Charts) -> Table:
    """The kinds of shot by their place in SHOTS."""
    chart = charts["ammunition"]

    def kind(shot: int) -> Kind:
        value = partial(chart.value, SHOTS[shot])
        fields = {name: partial(value, name) for name in ("hit_range", "range", "night_range", "reload")}
        return telling_record(Kind, **fields, rigging_only=lambda: value("aim") == "rigging")

    return Telling(range(1, len(SHOTS)), kind)


def _cards(charts: Charts) -> Table:
    chart = charts["bridge_cards"]

    def card(name: str) -> Card:
        value = partial(chart.value, name)
        numbers = {field: partial(value, field) for field in ("copies", "size")}
        return telling_record(Card, hold=lambda: value("kind") == "hold", **numbers)

    return Telling(chart.rows, card)


def _ships(charts: Charts) -> Table:
    """The ships by name; every field of one rests on her record, some on other charts too."""
    return Telling(charts["ships"].rows, lambda name: _ship_card(charts, name))


def _ship_card(charts: Charts, name: str) -> ShipCard:
    def field(of: str) -> Callable[[], Any]:
        return lambda: getattr(charts.record("ships", name), of)

    section, start = field("hull_per_section"), field("start_morale")
    return telling_record(
        ShipCard, id=lambda: name, name=field("name"), nation=field("nation"), short=field("firepower_short"),
        long=field("firepower_long"), section=section, rigging=field("rigging"), crew=field("crew_points"),
        quality=field("quality"), morale=lambda: charts["morale_steps"].value(start(), "value"),
        rating=field("sailing_rating"),
        hull=lambda: charts["measures"].value("hull sections", "value") * section(),
    )  # fmt: skip


@derived
def _ends(charts: Charts) -> dict[str, tuple[Any, Any, Any]]:
    """First row, last row and last column of the tables where these take all that is beyond them."""
    tables = {
        "hull": charts["damage_hull_aim"], "rigging": charts["damage_rigging_aim"],
        "morale_effect": charts["morale_effect"], "fire_check": charts["fire_check"],
    }  # fmt: skip
    return {name: (chart.rows[0], chart.rows[-1], chart.columns[-1]) for name, chart in tables.items()}


READERS: dict[str, Reader] = {
    "steps": _steps,
    "headings": _headings,
    "marks": _marks,
    "steering": _steering,
    "manoeuvres": _manoeuvres,
    "arcs": _arcs,
    "rake_squares": _rake_squares,
    "box_most": _box_most,
    "loss_order": _loss_order,
    "ends": _ends,
    "kinds": _kinds,
    "cards": _cards,
    "ship_cards": _ships,
    "letters": _values("bearing_letter", "letter"),
    "feels_wind": _values("wind_letters", "feels_wind"),
    "speeds": _cells("sailing_speed"),
    "wind_points": _values("wind_strength", "points"),
    "penalties": _values("rigging_speed", "penalty"),
    "common_halves": _values("relative_common", "halves"),
    "rake_halves": _values("rake_multiplier", "halves"),
    "section_firepower": _cells("section_firepower"),
    "reload": _values("reload_time", "impulses"),
    "damage_hull": _cells("damage_hull_aim", _marks_of),
    "damage_rigging": _cells("damage_rigging_aim", _marks_of),
    "morale_effect": _cells("morale_effect"),
    "fire_dice": _cells("fire_check"),
    "marker_causes": _values("strike_markers", "markers"),
    **{
        name: _values(name)
        for name in (
            "tacking", "measures", "to_hit", "cancel", "damage_roll", "morale_effect_modifier",
            "morale_steps", "morale_check", "fire_lines", "chasers", "grapple", "melee", "bonus_move",
            "housekeeping", "victory",
        )
    },
}  # fmt: skip


class Entries:
    """What `Tables` and `Box` have alike: a name and a kind for each of READERS, and nothing else."""

    charts: Charts
    steps: tuple[tuple[int, int], ...]
    headings: tuple[str, ...]
    marks: Mapping[int, tuple[int, ...]]
    steering: Mapping[str, tuple[tuple[int, ...], tuple[int, ...]]]
    manoeuvres: tuple[Turning, ...]
    arcs: Mapping[str, tuple[int, int]]
    rake_squares: Mapping[tuple[int, int, int], str]
    box_most: tuple[int | None, ...]
    loss_order: tuple[int, ...]
    ends: Mapping[str, tuple[Any, Any, Any]]
    kinds: Mapping[int, Kind]
    cards: Mapping[str, Card]
    ship_cards: Mapping[str, ShipCard]
    damage_hull: Mapping[tuple[Any, Any], Marks]
    damage_rigging: Mapping[tuple[Any, Any], Marks]
    letters: Table
    feels_wind: Table
    speeds: Table
    wind_points: Table
    penalties: Table
    common_halves: Table
    rake_halves: Table
    section_firepower: Table
    reload: Table
    morale_effect: Table
    fire_dice: Table
    marker_causes: Table
    tacking: Table
    measures: Table
    to_hit: Table
    cancel: Table
    damage_roll: Table
    morale_effect_modifier: Table
    morale_steps: Table
    morale_check: Table
    fire_lines: Table
    chasers: Table
    grapple: Table
    melee: Table
    bonus_move: Table
    housekeeping: Table
    victory: Table


class Tables(Entries):
    """The charts as the rules ask for them, by the names of READERS; every reading is witnessed."""

    def __init__(self, charts: Charts) -> None:
        self.charts = charts

    def __getattr__(self, name: str) -> Any:
        if name not in READERS:
            raise AttributeError(name)
        found = READERS[name](self.charts)
        if isinstance(found, Telling):  # it tells by itself whatever is read of it
            setattr(self, name, found)
        return found


class Box(Entries):
    """Everything that stays the same during a duel: all tables, the options and the scenario.

    No kind of `Tables`, though it has the same names: whatever must look for a name when it is missing is
    slow to be asked for any.
    """

    def __init__(self, charts: Charts, options: Options) -> None:
        self.charts = charts
        for name, read in READERS.items():
            setattr(self, name, _plain(read(charts)))
        self.agree(options)

    def agree(self, options: Options) -> None:
        """What the options of this duel name."""
        charts, self.options = self.charts, options
        self.scenario = charts.record("scenarios", options.scenario)
        self.night = self.scenario.night
        self.consort = charts.record("consorts", options.scenario) if options.two_ships else None
        self.deck = tuple(
            f"{name}#{copy}" for name, card in self.cards.items() for copy in range(1, card.copies + 1)
        )


class TellingBox(Tables, Box):
    """The box of a duel that is read exactly: what is read of its tables is told each time."""

    def __init__(self, charts: Charts, options: Options) -> None:
        super().__init__(charts)
        self.agree(options)


def _plain(table: Any) -> Any:
    """The same table for play, where nobody listens."""
    return {key: untold(table[key]) for key in table} if isinstance(table, Telling) else table


@lru_cache(maxsize=64)
def tables_of(charts: Charts) -> Tables:
    """The tables of these charts; they tell what is read of them each time, and so may be kept."""
    return Tables(charts)


@lru_cache(maxsize=256)
def box_of(charts: Charts, options: Options) -> Box:
    """The box for these charts and options. In play what it has read is not told."""
    with witness.apart():
        return TellingBox(charts, options) if charts.telling else Box(charts, options)
