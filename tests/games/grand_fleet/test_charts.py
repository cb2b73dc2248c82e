"""The shipped charts of Grand Fleet: every cell against its value, and what the tables mean in play."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from navalgames.chance import RandomDice, Shown, exact
from navalgames.charts import check, read_charts, template
from navalgames.games.grand_fleet import GAME
from navalgames.games.grand_fleet.rules import combat, submarines
from navalgames.games.grand_fleet.state import DE, UK
from navalgames.games.grand_fleet.tables import Kind, sea
from navalgames.rule_index import read_rules

FOLDER = GAME.folder / "charts"
TYPES = ("(B)", "B", "BB", "(BC)", "BC")


def test_the_shipped_files_are_sound():
    assert check(FOLDER) == ()


def test_every_chart_of_the_index_exists(charts):
    named = {chart for rule in read_rules("grand_fleet") for chart in rule.charts}
    assert named <= {*charts.names, *charts.list_names}
    numbers = {rule.number for rule in read_rules("grand_fleet")}
    assert {chart.rule for chart in charts} <= numbers


def test_the_owners_form_of_the_game_is_sound(charts, tmp_path):
    form = tmp_path / "owned.toml"
    form.write_text(template(charts), encoding="utf-8")
    assert check(FOLDER, form) == ()
    assert read_charts(FOLDER, form).fingerprint == charts.fingerprint
    assert "⟦" not in form.read_text(encoding="utf-8")


@pytest.mark.rule("chart:type_table", "2.1c")
def test_type_table(charts):
    table = charts["type_table"]
    assert table.rows == TYPES
    assert [table.value(row, "gunnery") for row in TYPES] == [1.0, 2.0, 3.0, 1.5, 2.0]
    assert [table.value(row, "defence") for row in TYPES] == [2.0, 3.0, 3.5, 1.5, 2.5]
    assert [table.value(row, "class") for row in TYPES] == ["slow", "ordinary", "ordinary", "fast", "fast"]
    assert table.dice == ""
    assert charts.counts("type_table") == {"reconstruction": 10, "rulebook": 3, "deduced": 2}


@pytest.mark.rule("chart:type_table")
def test_the_type_table_follows_its_stated_method(charts):
    """Means over the core ships, as the source of the cells says."""
    facts = {ship.name: ship for ship in charts.list("ship_facts")}
    for ship_type in TYPES:
        group = [facts[s.name] for s in charts.list("roster") if s.type == ship_type and s.set == "core"]
        broadside = sum(ship.broadside_kg for ship in group) / len(group)
        belt = sum(ship.belt_mm for ship in group) / len(group)
        displacement = sum(ship.displacement_t for ship in group) / len(group)
        gunnery = max(1.0, round(broadside / 2000 * 2) / 2)
        defence = round(belt / 100 * (displacement / 22000) ** 0.5 * 2) / 2
        assert charts["type_table"].value(ship_type, "gunnery") == gunnery
        assert charts["type_table"].value(ship_type, "defence") == defence


@pytest.mark.rule("chart:damage_table", "8.11e", "8.11f")
@pytest.mark.parametrize(
    ("table", "nation", "ways"),
    [
        ("standard", "UK", {"none": 15, "ddbox": 15, "sunk": 6}),
        ("standard", "US", {"none": 15, "ddbox": 15, "sunk": 6}),
        ("standard", "DE", {"none": 21, "ddbox": 12, "sunk": 3}),
        ("bloody", "UK", {"none": 6, "ddbox": 20, "sunk": 10}),
        ("bloody", "DE", {"none": 10, "ddbox": 20, "sunk": 6}),
    ],
)
def test_damage_table(charts, table, nation, ways):
    assert charts["damage_table"].rows == tuple(range(1, 13))
    chances = exact(combat.damage, Kind("BB", nation), charts, table)
    assert {result: chances.chance(result) for result in ways} == {
        result: Fraction(count, 36) for result, count in ways.items()
    }


@pytest.mark.rule("chart:usw_occurrence", "7.2", "7.3", "7.4", "7.5")
@pytest.mark.parametrize(
    ("turn", "results"),
    [
        (2, "NNNNCC"), (3, "NNNNCC"), (4, "NNNCCO"), (5, "NNCCCO"),
        (6, "NCCCOO"), (7, "CCCOOO"), (8, "CCOOOO"), (9, "OOOOOO"),
    ],
)  # fmt: skip
def test_usw_occurrence(charts, turn, results):
    words = {"N": "none", "C": "choice", "O": "occurs"}
    table = charts["usw_occurrence"]
    assert [table.result(die, turn) for die in range(1, 7)] == [words[letter] for letter in results]
    chances = exact(submarines.occurrence, turn, charts)
    assert chances.chance("occurs") == Fraction(results.count("O"), 6)


@pytest.mark.rule("chart:usw_occurrence")
def test_without_a_choice_submarine_warfare_most_likely_begins_in_turn_6_or_7(charts):
    still, first = Fraction(1), {}
    for turn in range(2, 10):
        chance = exact(submarines.occurrence, turn, charts).chance("occurs")
        first[turn] = still * chance
        still -= first[turn]
    expected = ["0", "0", "1/6", "5/36", "25/108", "25/108", "25/162", "25/324"]
    assert [first[turn] for turn in range(2, 10)] == [Fraction(text) for text in expected]
    assert (still, sum(first.values())) == (0, 1)


@pytest.mark.rule("chart:usw_effect", "9.5")
def test_usw_effect(charts):
    table = charts["usw_effect"]
    assert [table.result(total, "vp") for total in range(-2, 8)] == [-1, -1, -1, 0, 0, 0, 1, 1, 2, 2]
    modifiers = charts["usw_effect_modifier"]
    assert [modifiers.result(number, "modifier") for number in range(1, 9)] == [0, -1, -2, -3, -3, -3, -3, -3]


@pytest.mark.rule("chart:usw_effect")
@pytest.mark.parametrize(("number", "mean"), [(1, "2/3"), (2, "1/6"), (3, "-1/6"), (4, "-1/2"), (8, "-1/2")])
def test_the_effect_of_submarines_turns_against_germany(charts, number, mean):
    """The chart counts VP to Germany, the rule the change of the British lead."""
    effects = exact(submarines.effect, number, charts)
    assert effects.map(lambda effect: -effect.vp).mean() == Fraction(mean)


@pytest.mark.rule("chart:fleet_limits", "2.1e", "2.3b", "8.2b", "8.2c")
def test_fleet_limits(charts):
    table = charts["fleet_limits"]
    assert [table.value("UK", column) for column in table.columns] == [8, 3, 8]
    assert [table.value("DE", column) for column in table.columns] == [6, 3, 10]
    assert charts.counts("fleet_limits") == {"rulebook": 6}


@pytest.mark.rule("chart:ddbox_caps", "2.3c", "6.3")
def test_ddbox_caps(charts):
    table = charts["ddbox_caps"]
    assert table.rows == (0, 1, 2, 3, 4, 5, 6)
    assert [table.value(number, "UK") for number in table.rows] == [None, 5, 5, 5, 5, 5, 5]
    assert [table.value(number, "DE") for number in table.rows] == [None, 3, 3, 3, 3, 3, 3]
    assert charts.counts("ddbox_caps") == {"rulebook": 14}


@pytest.mark.rule("chart:maintenance", "11.5a")
def test_maintenance(charts):
    assert charts["maintenance"].value("DE", "ships") == 11
    assert charts["maintenance"].value("UK", "ships") == 21
    assert charts.counts("maintenance") == {"rulebook": 2}


@pytest.mark.rule("chart:turn_track", "1.3", "2.2i")
def test_turn_track(charts):
    table = charts["turn_track"]
    half_years = [table.value(turn, "half_year") for turn in range(1, 10)]
    assert half_years == [
        "1914 II", "1915 I", "1915 II", "1916 I", "1916 II", "1917 I", "1917 II", "1918 I", "1918 II",
    ]  # fmt: skip
    for turn, half_year in zip(range(1, 10), half_years, strict=True):
        year, half = half_year.split()
        first, last = ("01-01", "06-30") if half == "I" else ("07-01", "12-31")
        assert table.value(turn, "begins") == f"{year}-{first}"
        assert table.value(turn, "ends") == f"{year}-{last}"
    assert {cell.kind for cell in table.cells() if cell.column == "half_year"} == {"rulebook"}


@pytest.mark.rule("chart:vp_track", "2.2j")
def test_vp_track(charts):
    table = charts["vp_track"]
    assert [table.value(row, "vp") for row in ("start", "historical_start", "decisive_lead")] == [0, 2, 7]
    assert table.value("printed_least", "vp") <= -7 and table.value("printed_most", "vp") >= 7
    assert table.cell("start", "vp").kind == "rulebook"


# --- the map -----------------------------------------------------------------------------------


def neighbours_by_number(hex_id: str) -> set[str]:
    """The six numbers around a hex: even columns stand half a hex lower."""
    column, row = int(hex_id[0]), int(hex_id[1:])
    up = row - 1 if column % 2 else row
    around = [(column, row - 1), (column, row + 1)]
    around += [(column + step, line) for step in (-1, 1) for line in (up, up + 1)]
    return {f"{c}{r:02d}" for c, r in around}


@pytest.mark.rule("chart:north_sea_map", "2.2a", "2.2b", "2.2e")
def test_the_map_has_its_hexes(charts):
    hexes = charts.list("north_sea_map")
    assert Counter(hex.kind for hex in hexes) == {"normal": 35, "near": 16, "home": 2, "forbidden": 10}
    assert all(hex.usable == (hex.kind != "forbidden") for hex in hexes)
    ranges = {1: [1, 2, 3, 4, 6], 2: range(1, 7), 3: range(1, 9), 4: range(1, 11), 5: range(1, 11),
              6: range(3, 8), 7: range(4, 9), 8: [4, 6, 7, 8]}  # fmt: skip
    usable = {f"{column}{row:02d}" for column, rows in ranges.items() for row in rows}
    assert {hex.id for hex in hexes if hex.usable} == usable
    assert {hex.id for hex in hexes if not hex.usable} == {
        "111", "211", "311", "411", "601", "602", "608", "803", "903", "904",
    }  # fmt: skip


@pytest.mark.rule("chart:north_sea_map", "8.5g")
def test_neighbours_are_the_usable_hexes_around(charts):
    hexes = {hex.id: hex for hex in charts.list("north_sea_map")}
    usable = {name for name, hex in hexes.items() if hex.usable}
    steps = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
    for name, hex in hexes.items():
        assert (hex.q, hex.r) == (hex.col - 1, hex.row - 1 - (hex.col - 1) // 2)
        around = neighbours_by_number(name) & usable if hex.usable else set()
        assert set(hex.neighbours) == around
        for other in hex.neighbours:
            assert (hexes[other].q - hex.q, hexes[other].r - hex.r) in steps


@pytest.mark.rule("chart:north_sea_map", "2.2c", "2.2d", "2.2g")
def test_near_and_home_hexes_have_an_owner_and_vp(charts):
    hexes = charts.list("north_sea_map")
    flagged = [hex for hex in hexes if hex.owner]
    assert {hex.kind for hex in flagged} == {"near", "home"}
    assert all(hex.vp == 0 and hex.kind in ("normal", "forbidden") for hex in hexes if not hex.owner)
    homes = {hex.owner: (hex.id, hex.place.split(",")[0], hex.vp) for hex in hexes if hex.kind == "home"}
    assert homes == {UK: ("103", "Scapa Flow", 3.0), DE: ("808", "Wilhelmshaven", 3.0)}
    vp = {side: sum(hex.vp for hex in flagged if hex.owner == side) for side in (UK, DE)}
    assert vp == {UK: 12.0, DE: 8.5}
    assert {hex.vp for hex in flagged} == {0.5, 1.0, 1.5, 3.0}
    assert all(hex.id.isdigit() and len(hex.id) == 3 for hex in hexes)


@pytest.mark.rule("chart:north_sea_map")
def test_the_map_lies_on_the_real_sea(charts):
    """Scapa Flow, Heligoland and the Dogger Bank lie within a hex of where they are."""
    hexes = {hex.id: hex for hex in charts.list("north_sea_map")}
    for name, lat, lon in (("103", 58.9, -3.0), ("808", 53.5, 8.1), ("507", 54.8, 2.5), ("605", 56.8, 6.0)):
        assert abs(hexes[name].lat - lat) < 0.8 and abs(hexes[name].lon - lon) < 1.5


@pytest.mark.rule("2.2f", "2.2e")
def test_only_the_sea_can_be_used(charts):
    water = sea(charts)
    assert len(water.hexes) == 53
    assert "105" not in water.hexes and "601" not in water.hexes
    assert all(name in water.hexes for names in water.neighbours.values() for name in names)


@pytest.mark.rule("chart:north_sea_map")
def test_the_two_bases_are_nine_hexes_apart(charts):
    water, reached, distance = sea(charts), {"103"}, 0
    while "808" not in reached:
        reached |= {name for hex_id in reached for name in water.neighbours[hex_id]}
        distance += 1
    assert distance == 9


# --- the ships ---------------------------------------------------------------------------------


@pytest.mark.rule("chart:roster", "2.1a")
def test_the_roster_counts(charts):
    roster = charts.list("roster")
    assert len({ship.name for ship in roster}) == len(roster) == 129
    counts = Counter((ship.set, ship.nation, ship.type) for ship in roster)
    table = {
        ("core", "UK"): (10, 11, 24, 6, 6), ("core", "DE"): (10, 17, 2, 1, 5),
        ("core", "US"): (0, 6, 4, 0, 0),
        ("optional", "UK"): (13, 0, 0, 2, 0), ("optional", "DE"): (5, 0, 0, 1, 0),
        ("optional", "US"): (0, 0, 2, 0, 0), ("hypothetical", "DE"): (0, 0, 2, 0, 2),
    }  # fmt: skip
    for (group, nation), numbers in table.items():
        assert tuple(counts[group, nation, ship_type] for ship_type in TYPES) == numbers
    assert sum(counts.values()) == sum(sum(numbers) for numbers in table.values())


@pytest.mark.rule("chart:roster", "2.1d")
def test_the_roster_by_place_and_turn(charts):
    core = [ship for ship in charts.list("roster") if ship.set == "core"]
    places = Counter((ship.nation, ship.starting_place, ship.turn) for ship in core)
    assert places == {
        ("UK", "fleet box", None): 32, ("UK", "DDbox", None): 6, ("DE", "fleet box", None): 24,
        ("DE", "DDbox", None): 2, ("US", "with USW: fleet box", None): 5, ("US", "with USW: DDbox", None): 3,
        ("US", "with USW: DDbox", 4): 2,
        **{("UK", "turn track", turn): n for turn, n in {1: 5, 2: 3, 3: 2, 4: 5, 5: 3, 6: 1}.items()},
        **{("DE", "turn track", turn): n for turn, n in {1: 5, 4: 1, 5: 1, 6: 2}.items()},
    }  # fmt: skip
    arriving = Counter(
        (ship.nation, ship.turn, ship.type) for ship in core if ship.starting_place == "turn track"
    )
    assert arriving == {
        ("UK", 1, "B"): 1, ("UK", 1, "BB"): 3, ("UK", 1, "BC"): 1, ("UK", 2, "BB"): 2, ("UK", 2, "(BC)"): 1,
        ("UK", 3, "BB"): 2, ("UK", 4, "BB"): 5, ("UK", 5, "BB"): 1, ("UK", 5, "BC"): 2, ("UK", 6, "BB"): 1,
        ("DE", 1, "B"): 4, ("DE", 1, "BC"): 1, ("DE", 4, "BC"): 1, ("DE", 5, "BB"): 1, ("DE", 6, "BB"): 1,
        ("DE", 6, "BC"): 1,
    }  # fmt: skip


@pytest.mark.rule("chart:roster", "2.1d", "12.2")
def test_marks_agree_with_places(charts):
    for ship in charts.list("roster"):
        in_ddbox = ship.starting_place.endswith("DDbox")
        assert in_ddbox == ship.mark.startswith("circled")
        assert (ship.mark == "circled 4") == (ship.turn == 4 and ship.nation == "US")
        assert ship.starting_place.startswith("with USW") == (ship.nation == "US")
    assert [ship.name for ship in charts.list("roster") if ship.mark == "star"] == ["Audacious"]


@pytest.mark.rule("chart:roster")
def test_the_roster_repeats_the_type_table(charts):
    for ship in charts.list("roster"):
        assert ship.gunnery == charts["type_table"].value(ship.type, "gunnery"), ship.name
        assert ship.defence == charts["type_table"].value(ship.type, "defence"), ship.name


@pytest.mark.rule("chart:roster")
def test_every_ship_has_a_source_and_a_history(charts):
    facts = charts.list("ship_facts")
    assert [ship.name for ship in facts] == [ship.name for ship in charts.list("roster")]
    for ship, fact in zip(charts.list("roster"), facts, strict=True):
        assert ship.nation == fact.nation
        assert ship.source.where and ship.source.note
        assert fact.commissioned or ship.set == "hypothetical"
    assert {fact.date_check for fact in facts} == {"read", "recalled"}
    assert charts.record("roster", "Audacious").source.kind == "deduced"
    assert charts.record("ship_facts", "Audacious").lost == "1914-10-27"


@pytest.mark.rule("chart:roster")
def test_nobody_arrives_before_being_commissioned(charts):
    """A ship on the turn track was commissioned no later than the end of its half-year."""
    ends = {turn: charts["turn_track"].value(turn, "ends") for turn in range(1, 10)}
    for ship in charts.list("roster"):
        commissioned = charts.record("ship_facts", ship.name).commissioned
        if commissioned and ship.nation != "US":
            latest = ends[ship.turn] if ship.turn else "1914-07-31"
            assert commissioned <= latest, ship.name


@pytest.mark.rule("2.1b")
def test_ships_wear_the_colours_of_their_nation():
    """German blue, British red, American white, in the light and in the dark theme."""
    theme = Path(__file__).parents[3] / "widgets" / "navalwidgets" / "base" / "theme.css"
    css = theme.read_text(encoding="utf-8")
    shades = {nation: re.findall(rf"--{nation}: #(\w{{6}});", css) for nation in ("uk", "de", "us")}
    assert {len(found) for found in shades.values()} == {3}
    for nation, strongest in (("uk", 0), ("de", 2)):
        for shade in shades[nation]:
            parts = [int(shade[place : place + 2], 16) for place in (0, 2, 4)]
            assert max(parts) == parts[strongest] and parts[strongest] > sorted(parts)[1] + 50
    assert set(shades["us"]) == {"ffffff"}


@pytest.mark.rule("2.4")
def test_all_dice_have_six_sides(charts):
    """Over whole games no other die is asked for, and a roll never needs more than four dice."""
    notations, kinds = set(), set()
    for seed in range(3):
        rng, dice = Random(seed), RandomDice(seed=seed)
        state = GAME.start(dice, charts, GAME.options())
        while GAME.deciding(state):
            side = GAME.deciding(state)[0]
            orders = GAME.legal_orders(state, side, charts, GAME.options())
            order = rng.choice(orders) if isinstance(orders, tuple) else orders.draw(rng)
            state = GAME.apply(dice, state, side, order, charts, GAME.options())
        shown = [entry for entry in dice.record if isinstance(entry, Shown)]
        rolled = [entry for entry in shown if not entry.dice.startswith("draw")]
        notations |= {entry.dice for entry in rolled}
        kinds |= {face for entry in rolled for face in entry.faces}
    assert notations and all(re.fullmatch(r"[1-4]d6", notation) for notation in notations), notations
    assert kinds == {1, 2, 3, 4, 5, 6}


# --- what is not certain -----------------------------------------------------------------------


@pytest.mark.rule("0")
def test_every_reconstructed_number_is_marked_and_has_a_band(charts):
    kinds = {name: set(charts.counts(name)) for name in (*charts.names, *charts.list_names)}
    for name in ("damage_table", "usw_occurrence", "usw_effect", "usw_effect_modifier", "north_sea_map"):
        assert kinds[name] == {"reconstruction"}, name
    banded = ("type_table", "usw_effect", "usw_effect_modifier")
    for cell in (cell for name in banded for cell in charts.cells(name) if cell.kind == "reconstruction"):
        assert cell.value in cell.plausible and len(cell.plausible) > 1, cell
        assert cell.note and cell.where
    for hex in charts.list("north_sea_map"):
        band = charts.cell("north_sea_map", hex.id, "vp").plausible
        assert (hex.vp in band and hex.vp * 2 in band) if hex.owner else band == ()
    for cell in charts.cells():
        assert not cell.plausible or cell.value in cell.plausible, cell


@pytest.mark.rule("0")
def test_the_variants_are_coherent(charts):
    assert len(charts.variants) == len({variant.name for variant in charts.variants})
    for variant in charts.variants:
        tried = charts.variant(variant.name)
        assert charts.differences(tried), variant.name
        order = ["none", "ddbox", "sunk"]
        for column in ("standard", "bloody"):
            results = [order.index(tried["damage_table"].result(total, column)) for total in range(1, 13)]
            assert results == sorted(results)
        for cell, other in charts.differences(tried):
            assert cell.chart == "damage_table" or other.value in cell.plausible, (variant.name, cell)


def test_the_game_reads_an_owners_file(tmp_path):
    owned = tmp_path / "owned.toml"
    owned.write_text('[damage_table.standard]\n"9" = "sunk"\n', encoding="utf-8")
    assert GAME.read_charts(owned)["damage_table"].result(9, "standard") == "sunk"
    assert GAME.read_charts()["damage_table"].result(9, "standard") == "ddbox"
