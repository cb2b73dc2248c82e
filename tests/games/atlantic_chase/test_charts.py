"""The shipped charts, map and counters of Atlantic Chase: shapes, known values, and their chances."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from navalgames import games
from navalgames.charts import check, read_charts
from navalgames.rule_index import read_rules

FOLDER = Path(games.__file__).parent / "atlantic_chase" / "charts"
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SPEEDS = ("very slow", "slow", "medium", "fast")
TABLES = ("naval_search", "engage", "air_strike", "stealth_attack")


@pytest.fixture(scope="module")
def charts():
    return read_charts(FOLDER)


def column(charts, chart: str, name) -> list:
    return [charts[chart].value(row, name) for row in charts[chart].rows]


def ways(charts, chart: str, name, words: set[str], modifier: int = 0) -> int:
    """In how many of the 36 falls of two dice one of the words stands in the result."""
    results = (charts[chart].result(a + b + modifier, name) for a, b in product(range(1, 7), repeat=2))
    return sum(bool(words & set(result.split(" + "))) for result in results)


def test_the_shipped_files_are_sound():
    assert check(FOLDER) == ()


@pytest.mark.rule("0")
def test_no_cell_calls_itself_better_known_than_it_is(charts):
    kinds = Counter(cell.kind for cell in charts.cells())
    assert set(kinds) == {"rulebook", "public", "deduced", "reconstruction"}
    ours = {(cell.chart, cell.row) for cell in charts.cells() if cell.kind == "reconstruction"}
    assert ours == {
        ("battle_setup", "skirmish, faster"),
        ("escort_pool", "none"),
        ("escort_pool", "one_dd"),
        ("ship_counters", "Achilles"),
    }


# ------------------------------------------------------------------------ small tables


@pytest.mark.rule("chart:time_lapse")
def test_time_lapse(charts):
    assert column(charts, "time_lapse", "good") == [2, 2, 3, 4]
    assert column(charts, "time_lapse", "intel_limit") == [1, 1, 2, 2]
    assert set(column(charts, "time_lapse", "bad")) == {"1d6"}
    assert {cell.kind for cell in charts["time_lapse"].cells()} == {"rulebook"}


@pytest.mark.rule("chart:interruption", "option:interruption_bands")
def test_interruption(charts):
    chart = charts["interruption"]
    rows = [[chart.value(row, intel) for intel in chart.columns] for row in chart.rows]
    ladder = ["Alert -0", "Alert -1", "Alert -2", "Slip", "Vie"] + ["Initiative Change"] * 4
    assert rows == [ladder[first : first + 4] for first in range(5)]
    bands = charts["interruption_bands"]
    found = {
        name: Counter(bands.value(a + b, name) for a, b in product(range(1, 7), repeat=2))
        for name in bands.columns
    }
    assert [found["rulebook"][row] for row in range(1, 6)] == [6, 9, 6, 9, 6]
    assert [found["board"][row] for row in range(1, 6)] == [6, 15, 5, 4, 6]
    assert {bands.cell(7, name).kind for name in bands.columns} == {"rulebook", "public"}


@pytest.mark.rule("chart:weather_check", "chart:slip_solitaire")
def test_weather_and_slip(charts):
    weather = charts["weather_check"]
    assert [weather.value(face, "good") for face in range(1, 7)] == ["good"] * 5 + ["bad"]
    assert [weather.value(face, "bad") for face in range(1, 7)] == ["bad"] * 4 + ["good"] * 2
    assert weather.result(8, "good") == "bad"
    assert column(charts, "slip_solitaire", "result") == ["Signals"] * 4 + ["Evasive"] * 2


@pytest.mark.rule("chart:seize_initiative", "chart:vie_initiative", "chart:evasive_initiative", "26.8")
def test_initiative(charts):
    least = charts["seize_initiative"].value("success", "least")
    totals = [a + b for a, b in product(range(1, 7), repeat=2)]
    assert [sum(total + plus >= least for total in totals) for plus in range(8)] == [
        10,
        15,
        21,
        26,
        30,
        33,
        35,
        36,
    ]
    assert charts["vie_initiative"].value("tie", "winner") == "active player"
    pairs = list(product(range(1, 7), repeat=2))
    assert [sum(b + plus > a for a, b in pairs) for plus in range(7)] == [15, 21, 26, 30, 33, 35, 36]
    assert column(charts, "evasive_initiative", "modifier") == [1, 2, 2]
    assert charts["component_limits"].value("tally", "value") == 9


@pytest.mark.rule(
    "chart:air_support_mod",
    "chart:contact_mod",
    "chart:evasive_mod",
    "chart:coordination_mod",
    "chart:stealth_mods",
)
def test_common_modifiers(charts):
    assert column(charts, "air_support_mod", "active") == [3, 2, 1]
    assert column(charts, "air_support_mod", "target") == [-2, -1, 0]
    assert column(charts, "contact_mod", "modifier") == [4, 3, 2, 2]
    assert column(charts, "evasive_mod", "modifier") == [-1, -2]
    assert column(charts, "coordination_mod", "good") == [2, 4, -1]
    assert column(charts, "coordination_mod", "bad") == [1, 4, -1]
    assert column(charts, "stealth_mods", "modifier") == [3, 2]
    assert {cell.kind for cell in charts["stealth_mods"].cells()} == {"public"}


# ------------------------------------------------------------------------ action tables


@pytest.mark.rule("chart:naval_search", "chart:engage", "chart:air_strike", "chart:stealth_attack")
def test_the_printed_cells_of_the_action_tables(charts):
    """Each table has its printed lines and columns; cells that examples of the rulebook fix are marked so."""
    sizes = {name: len(charts[name].spans(charts[name].columns[0])) for name in TABLES}
    assert {name: len(charts[name].columns) for name in TABLES} == dict(
        zip(TABLES, (4, 5, 5, 5), strict=True)
    )
    assert all(size <= 7 for size in sizes.values())
    fixed = {
        ("naval_search", 6, "10-15"): "Early or Late",
        ("naval_search", 7, "10-15"): "Early or Late",
        ("engage", 7, "1-4"): "Miss",
        ("air_strike", 9, "5-9"): "Contact + Hit if slow",
        ("air_strike", 10, "5-9"): "Contact + Hit if slow",
        ("air_strike", 15, "5-9"): "Contact + Damaged",
        ("stealth_attack", 12, "7 or more"): "Miss",
    }
    known = {
        (name, cell.row, cell.column): cell.value
        for name in TABLES
        for cell in charts[name].cells()
        if cell.kind == "rulebook"
    }
    assert known == fixed


@pytest.mark.rule("chart:naval_search")
@pytest.mark.parametrize(
    ("totals", "words", "expected"),
    [
        ("0-4", {"Sighted"}, (30, 35, 36)),
        ("5-9", {"Sighted"}, (6, 15, 26)),
        ("10-15", {"Sighted"}, (1, 6, 15)),
        ("16 or more", {"Miss"}, (10, 3, 0)),
    ],
)
def test_chances_of_naval_search(charts, totals, words, expected):
    assert tuple(ways(charts, "naval_search", totals, words, plus) for plus in (0, 2, 4)) == expected


@pytest.mark.rule("chart:engage")
@pytest.mark.parametrize(
    ("totals", "expected"), [("0", (15, 26, 33)), ("1-4", (6, 15, 26)), ("5-9", (0, 3, 10))]
)
def test_chances_of_engage(charts, totals, expected):
    assert (
        tuple(ways(charts, "engage", totals, {"Battle", "Surprise"}, plus) for plus in (0, 2, 4)) == expected
    )


@pytest.mark.rule("chart:air_strike")
@pytest.mark.parametrize(
    ("totals", "words", "expected"),
    [
        ("0", {"Damaged"}, (3, 10, 21)),
        ("1-4", {"Damaged"}, (0, 3, 10)),
        ("5-9", {"Contact"}, (15, 26, 33)),
    ],
)
def test_chances_of_air_strike(charts, totals, words, expected):
    assert tuple(ways(charts, "air_strike", totals, words, plus) for plus in (0, 2, 4)) == expected


@pytest.mark.rule("chart:stealth_attack")
@pytest.mark.parametrize(
    ("totals", "words", "expected"),
    [("0", {"Hit", "Damaged"}, (1, 6, 15)), ("7 or more", {"Lose Contact"}, (35, 30, 21))],
)
def test_chances_of_stealth_attack(charts, totals, words, expected):
    assert tuple(ways(charts, "stealth_attack", totals, words, plus) for plus in (0, 2, 4)) == expected


# ------------------------------------------------------------------------ battle


@pytest.mark.rule("chart:zone_range", "55.4")
def test_zones_and_ranges(charts):
    chart = charts["zone_range"]
    zones = ("Far", "Near", "Close")
    assert chart.rows == chart.columns == zones
    assert [chart.value("Far", zone) for zone in zones] == ["extreme", "long", "long"]
    assert [chart.value("Near", zone) for zone in zones] == ["long", "short", "point blank"]
    assert all(chart.value(a, b) == chart.value(b, a) for a, b in product(zones, zones))
    assert {chart.cell("Close", zone).kind for zone in zones} == {"public"}


@pytest.mark.rule("chart:range_dice", "2.2")
def test_dice_by_range(charts):
    assert column(charts, "range_dice", "dice") == ["worst 2 of 3d6", "2d6", "2d6", "best 2 of 3d6"]
    assert column(charts, "range_dice", "gun") == ["long", "long", "short", "short"]


def sums(keep: slice) -> list[int]:
    return [sum(sorted(faces)[keep]) for faces in product(range(1, 7), repeat=3)]


@pytest.mark.rule("chart:gunnery")
@pytest.mark.parametrize(
    ("keep", "expected"),
    [
        (slice(0, 2), {-2: (4, 0), 0: (23, 0), 3: (92, 11), 6: (131, 69)}),
        (slice(1, 3), {-2: (43, 0), 0: (113, 0), 3: (116, 77), 6: (41, 174)}),
    ],
)
def test_chances_of_gunnery_with_three_dice(charts, keep, expected):
    for plus, hits in expected.items():
        found = Counter(charts["gunnery"].result(total + plus, "hits") for total in sums(keep))
        assert (found[1], found[2]) == hits


@pytest.mark.rule("chart:gunnery", "chart:gunnery_mods")
def test_chances_of_gunnery_with_two_dice(charts):
    totals = [a + b for a, b in product(range(1, 7), repeat=2)]
    found = [
        Counter(charts["gunnery"].result(total + plus, "hits") for total in totals) for plus in range(-2, 7)
    ]
    assert [row[1] for row in found] == [3, 6, 10, 14, 18, 20, 20, 18, 14]
    assert [row[2] for row in found] == [0, 0, 0, 1, 3, 6, 10, 15, 21]
    assert column(charts, "gunnery_mods", "modifier") == [1, 2, -1, -1]
    assert charts["gunnery"].cell(12, "hits").kind == "rulebook"


@pytest.mark.rule("chart:torpedo", "chart:torpedo_mods")
def test_torpedoes(charts):
    totals = [a + b for a, b in product(range(1, 7), repeat=2)]
    hits = charts["torpedo"].result
    assert [sum(hits(total + plus, "hits") == 2 for total in totals) for plus in range(3)] == [3, 6, 10]
    assert {hits(total, "hits") for total in totals} == {0, 2}
    assert column(charts, "torpedo_mods", "modifier") == [1, 2]


@pytest.mark.rule("chart:break_away", "chart:battle_length", "chart:reinforcement")
def test_break_away_length_and_reinforcement(charts):
    assert column(charts, "break_away", "value") == [9, 2, -1, -1]
    assert column(charts, "battle_length", "rounds") == [3, 2, 1]
    assert column(charts, "reinforcement", "least") == [7]


@pytest.mark.rule("chart:battle_setup")
def test_battle_set_up(charts):
    chart = charts["battle_setup"]
    surprise = "surprise, faster"
    assert set(column(charts, "battle_setup", "active_zone")) == {"Far"}
    for row in chart.rows:
        special = row == surprise
        assert chart.value(row, "target_zone") == ("Near or Far" if special else "Far")
        assert chart.value(row, "placed_by") == ("active player" if special else "owner")
        assert chart.value(row, "first_fire") is special and chart.value(row, "smoke") is not special
        assert chart.value(row, "length") == ("limited" if row == "skirmish, faster" else "weather")
    assert chart.cell("skirmish, faster", "smoke").kind == "reconstruction"


@pytest.mark.rule("chart:component_limits", "2.1")
def test_limits(charts):
    value = charts["component_limits"].value
    assert value("segments", "value") * value("task_forces", "value") == 225
    assert value("british_task_forces", "value") + value("german_task_forces", "value") == 15
    assert (value("completion_segments", "value"), value("air_range", "value")) == (6, 2)
    assert (value("shadow_segments", "value"), value("carrier_segments", "value")) == (3, 6)


@pytest.mark.rule("chart:hit_limits", "option:escort_pool")
def test_without_a_scenario_nothing_destroys_a_convoy(charts):
    assert column(charts, "hit_limits", "hit_limit") == [None, None]
    assert column(charts, "hit_limits", "torpedoes") == [0, 1]
    assert column(charts, "hit_limits", "smoke") == [False, True]
    assert column(charts, "escort_pool", "squadrons") == [0, 1]
    assert {cell.kind for cell in charts["escort_pool"].cells()} == {"reconstruction"}


# ------------------------------------------------------------------------ ships and leaders


@pytest.mark.rule("chart:ship_counters", "6.1", "6.2", "6.3")
def test_the_85_counters(charts):
    chart = charts["ship_counters"]
    assert len(chart.rows) == 85
    assert Counter(column(charts, "ship_counters", "class")) == {
        "CA": 27,
        "BB": 16,
        "CL": 16,
        "BC": 7,
        "CV": 6,
        "PB": 3,
        "AC": 2,
        "Convoy": 2,
        "DD": 2,
        "shore": 2,
        "liner": 1,
        "AO": 1,
    }
    assert set(column(charts, "ship_counters", "speed")) == {"stopped", *SPEEDS}
    assert Counter(column(charts, "ship_counters", "side")) == {"German": 22, "British": 63}
    assert Counter(column(charts, "ship_counters", "nation"))["French"] == 8


@pytest.mark.rule("6.7", "6.11", "6.12", "6.13", "chart:ship_counters")
def test_counters_without_a_damaged_side(charts):
    value = charts["ship_counters"].value
    bare = {name for name in charts["ship_counters"].rows if value(name, "damaged_speed") is None}
    assert {value(name, "class") for name in bare} == {"AC", "AO", "Convoy", "DD", "shore"}
    for convoy in ("Convoy (British)", "Convoy (German)"):
        assert (value(convoy, "gun_short"), value(convoy, "gun_long")) == (-2, None)
    assert value("Convoy (British)", "reverse") == "dispersed"
    assert value("Convoy (German)", "reverse") == "tanker" and value("Tanker", "class") == "AO"


@pytest.mark.rule("chart:ship_counters", "6.4", "6.5")
def test_damage_never_makes_a_ship_better(charts):
    value = charts["ship_counters"].value
    for name in charts["ship_counters"].rows:
        if value(name, "reverse") != "damaged":
            continue
        assert SPEEDS.index(value(name, "damaged_speed")) < SPEEDS.index(value(name, "speed"))
        assert value(name, "hits") >= 1 and value(name, "sink") >= 1
        for gun in ("short", "long"):
            front, back = value(name, f"gun_{gun}"), value(name, f"damaged_gun_{gun}")
            assert back is None or back <= front


@pytest.mark.rule("chart:ship_counters", "option:counter_printing")
def test_where_a_value_of_a_counter_comes_from(charts):
    chart, diagrams = charts["ship_counters"], charts["counter_diagrams"]
    assert (chart.value("Bismarck", "speed"), diagrams.value("Bismarck", "speed")) == ("medium", "fast")
    assert (chart.value("Leipzig", "speed"), diagrams.value("Leipzig", "speed")) == ("slow", "medium")
    assert (chart.value("Duke of York", "speed"), diagrams.value("Duke of York", "speed")) == (
        "medium",
        "fast",
    )
    for name in ("Renown", "Repulse"):
        assert (chart.value(name, "gun_short"), diagrams.value(name, "gun_short")) == (3, 2)
    assert chart.cell("Bismarck", "gun_short").kind == "rulebook"
    assert chart.cell("Bismarck", "speed").kind == "public"
    assert diagrams.cell("Bismarck", "speed").kind == "rulebook"
    assert chart.cell("Achilles", "damaged_speed").kind == "reconstruction"
    assert chart.cell("Achilles", "speed").kind == "public"


@pytest.mark.rule("chart:leaders", "63.1")
def test_the_eleven_leaders(charts):
    leaders = {leader.name: leader for leader in charts.list("leaders")}
    assert Counter(leader.nation for leader in leaders.values()) == {"German": 5, "British": 5, "French": 1}
    assert leaders["Gensoul"].side == "British"
    assert {name for name, leader in leaders.items() if leader.uses == 2} == {"Raeder", "Pound"}
    assert {name for name, leader in leaders.items() if leader.place == "at hand"} == {"Raeder", "Pound"}
    pairs = (("Krancke", "Tovey"), ("Marschall", "Forbes"), ("Raeder", "Pound"))
    assert all(leaders[one].power == leaders[other].power for one, other in pairs)
    assert (leaders["Somerville"].number, leaders["Walker"].number, leaders["Forbes"].number) == (2, 4, 6)


# ------------------------------------------------------------------------ the map


def steps(charts) -> dict[str, set[str]]:
    """For every hex the hexes that share a side with it."""
    places = {(row.q, row.r): row.id for row in charts.list("operations_map")}
    return {
        name: {places[q + a, r + b] for a, b in DIRECTIONS if (q + a, r + b) in places}
        for (q, r), name in places.items()
    }


@pytest.mark.rule("chart:operations_map", "4.1", "option:edge_hexes")
def test_the_hexes_and_their_sides(charts):
    rows = charts.list("operations_map")
    assert Counter(row.playable for row in rows) == {"official": 125, "strict_out": 1, "sliver": 4}
    assert [row.id for row in rows if row.playable == "strict_out"] == ["17,-4"]
    sides = steps(charts)
    for row in rows:
        assert row.id == f"{row.q},{row.r}"
        assert {*row.neighbours, *row.german_only, *row.not_adjacent} == sides[row.id]


@pytest.mark.rule("chart:operations_map", "4.3a", "4.4")
def test_nine_barred_sides_and_the_canal(charts):
    rows = charts.list("operations_map")
    barred = {frozenset((row.id, other)) for row in rows for other in row.not_adjacent}
    canal = {frozenset((row.id, other)) for row in rows for other in row.german_only}
    assert len(barred) == 9 and frozenset(("15,-5", "15,-4")) in barred
    assert canal == {frozenset(("17,-5", "18,-6"))}


@pytest.mark.rule("chart:operations_map", "4.5", "4.6")
def test_the_arctic_line_and_the_u_boat_zone(charts):
    rows = {row.id: row for row in charts.list("operations_map")}
    arctic = {name for name, row in rows.items() if row.arctic}
    assert len(arctic) == 15 and {"8,-2", "12,-6", "22,-14"} <= arctic and "10,-4" not in arctic
    zone = Counter(row.u_boat_zone for row in rows.values())
    assert (zone["Norway"], zone["North Sea"], zone["Biscay"]) == (5, 2, 3)


@pytest.mark.rule("chart:ports", "4.7", "4.8", "4.9", "8.1")
def test_22_ports_in_19_boxes(charts):
    ports = {port.name: port for port in charts.list("ports")}
    assert len(ports) == 22 and len({port.box for port in ports.values()}) == 19
    hexes = {row.id for row in charts.list("operations_map")}
    assert all(set(port.hexes.split()) <= hexes for port in ports.values())
    assert {name for name, port in ports.items() if len(port.hexes.split()) == 2} == {
        "Africa",
        "South America",
    }
    assert {name for name, port in ports.items() if port.off_map} == {
        "New York",
        "Africa",
        "Archangel",
        "Kiel",
        "South America",
    }
    assert (ports["Clyde"].box, ports["Clyde"].hexes) == (ports["Liverpool"].box, ports["Liverpool"].hexes)
    gibraltar = next(row for row in charts.list("operations_map") if row.id == ports["Gibraltar"].hexes)
    assert len(gibraltar.neighbours) > 1, "reached from the Atlantic without a strait"


@pytest.mark.rule("8.9", "8.7")
def test_who_holds_a_port_in_which_year(charts):
    def holders(port: str, year: int) -> set[str]:
        return {
            row.side
            for row in charts.list("port_control")
            if row.port == port and row.first_year <= year <= (row.last_year or year)
        }

    assert [holders("Brest", year) for year in (1939, 1940, 1941)] == [
        {"British"},
        {"British", "German"},
        {"German"},
    ]
    assert [holders("Narvik", year) for year in (1939, 1940, 1942)] == [
        {"neutral"},
        {"neutral", "German"},
        {"German"},
    ]
    assert [holders("Murmansk", year) for year in (1941, 1942)] == [{"neutral"}, {"British"}]
    assert all(holders(port.name, year) for port in charts.list("ports") for year in range(1939, 1943))


@pytest.mark.rule("chart:airbases", "8.10", "4.10")
def test_20_airbases(charts):
    bases = charts.list("airbases")
    assert Counter(base.side for base in bases) == {"British": 17, "German": 3}
    assert {base.hex for base in bases} <= {row.id for row in charts.list("operations_map")}
    assert {base.first_year for base in bases if base.hex == "13,-6"} == {1942}
    assert {base.side for base in bases if base.french_coast} == {"British", "German"}


@pytest.mark.rule("chart:inset_maps", "2.3")
def test_what_is_known_of_the_inset_maps(charts):
    value = charts["inset_maps"].value
    assert value("Norwegian Sea: Murmansk", "side") == "German"
    assert value("Norwegian Sea: Murmansk", "box") is None
    assert value("Norwegian Sea: Denmark Strait", "hexes") == value("North Sea: Kiel", "hexes") == 2
    assert value("North Sea: Methil", "box") == value("North Sea: Scapa Flow", "box")
    assert value("North Sea: Kiel Bight", "kind") == "unplayable"


@pytest.mark.rule("chart:operations_map")
def test_every_hex_has_its_place_on_the_globe(charts):
    places = {row.id: row for row in charts.list("hex_positions")}
    assert set(places) == {row.id for row in charts.list("operations_map")}
    assert all(25 <= row.lat <= 76 and -70 <= row.lon <= 61 for row in places.values())
    assert {row.source.kind for row in places.values()} == {"deduced"}


# ------------------------------------------------------------------------ reference tables


@pytest.mark.rule("chart:port_check", "CAM.1", "CAM.2", "8.6")
def test_port_checks_of_a_campaign(charts):
    chart = charts["port_check"]
    closed = {port: column(charts, "port_check", port).count("closed") for port in chart.columns}
    assert closed == {
        "Wilhelmshaven": 2,
        "Narvik": 1,
        "Trondheim": 1,
        "Bergen": 1,
        "Brest": 3,
        "St. Nazaire/Bordeaux": 2,
        "South America": 3,
    }
    assert chart.cell(3, "Brest").kind == "rulebook"


@pytest.mark.rule(
    "chart:adv_gunnery",
    "chart:adv_torpedo",
    "chart:adv_severe",
    "chart:adv_catastrophic",
    "ADV.2",
    "ADV.3",
    "ADV.4",
)
def test_reference_tables_of_advanced_fire(charts):
    names = charts["adv_gunnery"].columns
    results = {
        total: tuple(charts["adv_gunnery"].result(total, name) for name in names) for total in range(5, 14)
    }
    assert results[6] == ("splash", "splash") and results[8] == ("splash", "hit")
    assert results[10] == ("hit", "severe") and results[11] == ("severe", "severe")
    assert results[13] == ("severe", "catastrophic")
    torpedo = [charts["adv_torpedo"].result(total, "result") for total in (8, 9, 11)]
    assert torpedo == ["splash", "severe (waterline)", "catastrophic (waterline)"]
    severe = charts["adv_severe"].value
    assert [severe(total, "short, point blank") for total in (2, 3, 6, 10)] == [
        "false report",
        "superstructure",
        "belt",
        "waterline",
    ]
    catastrophic = charts["adv_catastrophic"].value
    assert catastrophic(2, "extreme, long") == "exaggerated report"
    assert [catastrophic(total, "point blank") for total in (2, 5, 6)] == [
        "superstructure",
        "belt",
        "waterline",
    ]


@pytest.mark.rule(
    "chart:adv_superstructure",
    "chart:adv_belt",
    "chart:adv_waterline",
    "chart:adv_lingering",
    "chart:adv_disengagement",
    "chart:adv_snafu",
    "chart:adv_battle_length",
    "ADV.5",
    "ADV.6",
    "ADV.7",
    "ADV.8",
    "55.7",
)
def test_reference_tables_of_advanced_effects(charts):
    value = lambda chart, row, name: charts[chart].value(row, name)  # noqa: E731
    assert value("adv_superstructure", 12, "catastrophic") == "sunk"
    assert value("adv_superstructure", 7, "severe") == "bridge"
    assert value("adv_belt", 4, "catastrophic") == "flooding, very slow"
    assert value("adv_waterline", 8, "catastrophic") == "flooding, stopped"
    assert value("adv_lingering", 5, "fire, stopped") == "sunk"
    assert value("adv_lingering", 10, "flooding, stopped") == "flooding, very slow"
    assert value("adv_disengagement", 7, "rudder") == "scuttle"
    assert value("adv_disengagement", 10, "turrets, no radar") == "repair"
    assert (value("adv_snafu", 7, "good"), value("adv_snafu", 7, "bad")) == ("good visibility", "fog")
    assert column(charts, "adv_battle_length", "rounds") == [3, 2, 1, 1, 5]


@pytest.mark.rule("12.1", "6.17", "11.7c", "59.10", "ADV.1")
def test_no_rule_of_play_reads_a_table_of_the_advanced_booklet():
    """The booklet is shown for reference: no row of play names such a chart, no such word is in the rules."""
    rows = [rule for rule in read_rules("atlantic_chase") if rule.part in ("core", "optional", "example")]
    assert not [rule.number for rule in rows if any(chart.startswith("adv_") for chart in rule.charts)]
    sources = [*(FOLDER.parent / "rules").glob("*.py"), FOLDER.parent / "tables.py"]
    assert len(sources) > 5
    assert not [path.name for path in sources if "adv_" in path.read_text(encoding="utf-8")]


@pytest.mark.rule("2.4", "63.2")
def test_what_stands_in_other_booklets_is_marked_so():
    parts = {"ADV": "advanced", "CAM": "campaign", "SOL": "solitaire"}
    rules = read_rules("atlantic_chase")
    other = {rule.number: rule.part for rule in rules if rule.number[:3] in parts}
    assert len(other) == 13
    assert all(part == parts[number[:3]] for number, part in other.items())


@pytest.mark.rule("0")
def test_the_index_names_charts_that_exist(charts):
    known = {*charts.names, *charts.list_names}
    rules = read_rules("atlantic_chase")
    assert len(rules) == 711
    assert {chart for rule in rules for chart in rule.charts} <= known
    assert {rule.number for rule in rules} >= {f"chart:{chart}" for rule in rules for chart in rule.charts}
