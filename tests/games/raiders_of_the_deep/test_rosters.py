"""Boats, tracks, ships and names of Raiders of the Deep: whole, consistent, and each with its source."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

import pytest

from navalgames import games
from navalgames.charts import Charts, read_charts
from navalgames.games.raiders_of_the_deep.rules import fire

FOLDER = Path(games.__file__).parent / "raiders_of_the_deep" / "charts"
KINDS = ("c35_91", "c06", "g6")
AREAS = ("british_isles", "channel", "north_sea", "mediterranean", "adriatic", "baltic", "black_sea")


@pytest.fixture(scope="module")
def charts() -> Charts:
    return read_charts(FOLDER)


def mat(charts: Charts, boat_type: str, *ends: str) -> dict[str, int]:
    return {kind: sum(charts["boat_mat"].value(boat_type, f"{end}_{kind}") for end in ends) for kind in KINDS}


@pytest.mark.rule("chart:boat_mat", "3.1")
def test_mats_carry_what_history_and_the_rulebook_say(charts):
    chart = charts["boat_mat"]
    everything = ("fore", "fore_reload", "aft", "aft_reload")
    for record in charts.list("u_boat_types"):
        tubes = sum(mat(charts, record.type, "fore").values()), sum(mat(charts, record.type, "aft").values())
        assert tubes == (record.bow_tubes, record.stern_tubes), record.type
        if record.tube_cm < 50:
            assert mat(charts, record.type, *everything)["g6"] == 0, record.type
        assert chart.value(record.type, "hull") >= 4 <= chart.value(record.type, "flooding")
    assert (chart.value("UBIII", "k"), chart.value("U87", "k")) == (2, 3)
    assert chart.value("UBIII", "hull") >= 7
    assert chart.value("UBI", "gun") == "none" and chart.value("UBI", "diesels") == 1
    assert mat(charts, "U81", "fore") == {"c35_91": 0, "c06": 2, "g6": 2}
    totals = [sum(mat(charts, boat_type, *everything).values()) for boat_type in chart.rows[:10]]
    assert totals == [6, 6, 6, 12, 12, 16, 2, 4, 10, 7]


@pytest.mark.rule("chart:u_boat_types", "3.3.2a")
def test_types(charts):
    types = {record.type: record for record in charts.list("u_boat_types")}
    assert set(types) == set(charts["boat_mat"].rows)
    assert types["UBIII"].first_month == "1917-08" and types["U19"].first_month == "1914-08"
    assert {record.nation for name, record in types.items() if name.startswith("A")} == {"AH"}
    for boat in charts.list("b1_boats"):
        assert boat.begins >= types[boat.type].first_month, boat.boat


@pytest.mark.rule("chart:patrol_track")
def test_tracks_begin_and_end_in_transit(charts):
    chart = charts["patrol_track"]
    assert chart.value("U31", "british_isles") == (
        "transit",
        "transit",
        "agent",
        "patrol",
        "patrol",
        "transit",
        "transit",
    )
    found = 0
    for boat_type in chart.rows:
        for area in AREAS:
            track = chart.value(boat_type, area)
            if track is None:
                continue
            found += 1
            assert track[0] == track[-1] == "transit" and set(track) - {"transit"}
            assert track.count("mission") == (charts["boat_mat"].value(boat_type, "class") == "UC")
            assert track.count("agent") <= (charts["boat_mat"].value(boat_type, "class") == "U")
    assert found == 50


@pytest.mark.rule("chart:p1_assignment", "7.2.1", "7.2.1n")
def test_nobody_is_sent_where_his_boat_has_no_track(charts):
    chart, track, groups = charts["p1_assignment"], charts["patrol_track"], charts["p1_groups"]
    members = {}
    for boat_type in groups.rows:
        members.setdefault(groups.value(boat_type, "group"), []).append(boat_type)
    for column in chart.columns:
        for month in chart.rows:
            area = chart.value(month, column)
            assert (area == "in_port") <= (column.startswith("BAL") and month[5:] in ("12", "01", "02", "03"))
            assert (area == "baltic") <= ("04" <= month[5:] <= "11")
            assert (area == "mediterranean") <= (month >= "1915-05")
            if area in AREAS:
                for boat_type in members[column.split()[1]]:
                    assert track.value(boat_type, area), (column, month, boat_type)
    assert (
        chart.value("1916-06", "HSF U") == "north_sea" and chart.value("1916-10", "HSF U") == "british_isles"
    )
    assert charts["p1_flotillas"].value("BAL", "folds_into") == "HSF"
    assert charts["p1_austrian"].value(6, "A27") == "mediterranean" != charts["p1_austrian"].value(6, "A5")


@pytest.mark.rule("chart:b1_boats", "7.0a")
def test_every_boat_has_an_assignment_in_every_month_of_its_service(charts):
    boats = charts.list("b1_boats")
    assert len(boats) == 119
    groups, chart = charts["p1_groups"], charts["p1_assignment"]
    for boat in boats:
        moves = [(boat.begins, boat.flotilla), (boat.second_from, boat.second), (boat.third_from, boat.third)]
        for month in chart.rows:
            if boat.begins <= month <= boat.ends:
                flotilla = [base for since, base in moves if since and since <= month][-1]
                existing = charts["p1_flotillas"]
                while not existing.value(flotilla, "begins") <= month <= existing.value(flotilla, "ends"):
                    flotilla = existing.value(flotilla, "folds_into")
                assert chart.value(month, f"{flotilla} {groups.value(boat.type, 'group')}"), (
                    boat.boat,
                    month,
                )
    by_name = {boat.boat: boat for boat in boats}
    assert by_name["U-35"].second == "POLA" and by_name["U-35"].second_from == "1915-09"
    assert (by_name["U-21"].third_from, by_name["U-21"].third) == ("1917-04", "HSF")


@pytest.mark.rule("chart:s1_start_german", "chart:s2_start_austrian")
def test_a_boat_is_ready_for_every_start(charts):
    german, austrian = charts["s1_start_german"], charts["s2_start_austrian"]
    for chart, boats in ((german, charts.list("b1_boats")), (austrian, charts.list("austrian_boats"))):
        for roll in chart.rows:
            month, boat_type = chart.value(roll, "month"), chart.value(roll, "type")
            assert any(boat.type == boat_type and boat.begins <= month <= boat.ends for boat in boats), roll
    assert (german.value(1, "type"), german.value(100, "month")) == ("U19", "1918-05")
    assert (austrian.value(1, "type"), austrian.value(20, "month")) == ("A5", "1917-09")


@pytest.mark.rule("chart:t1_roster", "T1.lists")
def test_ships_of_the_rosters(charts):
    ships = charts.list("t1_roster")
    assert len({(ship.month, ship.size, ship.slot) for ship in ships}) == len(ships) == 217
    for ship in ships:
        assert (ship.tonnage <= 5000) == (ship.size == "small"), ship.name
        assert ship.day.startswith(ship.month), ship.name
    armed = {ship.name for ship in ships if ship.armed}
    assert {"Principe Umberto", "La Provence II", "HMS Phoenix", "HMS Niger"} <= armed and len(armed) == 9
    free = charts["t1_free_slots"]
    assert round(mean(free.value(slot, "small") for slot in free.rows), -1) == 3340
    assert round(mean(free.value(slot, "large") for slot in free.rows), -1) == 7060
    lusitania = charts.record("t1_roster", "Lusitania")
    assert (lusitania.tonnage, lusitania.slot, lusitania.uboat) == (30395, 20, "U-20")


@pytest.mark.rule("chart:t1_capital", "8.2.5")
def test_capital_ships(charts):
    ships = charts.list("t1_capital")
    for month in {ship.month for ship in ships}:
        numbers = sorted(ship.number for ship in ships if ship.month == month)
        assert numbers == list(range(1, len(numbers) + 1))
    assert {ship.points for ship in ships} == {2, 3, 4, 5}
    ordered = sorted(ships, key=lambda ship: ship.tonnage)
    assert [ship.points for ship in ordered] == sorted(ship.points for ship in ships)
    assert charts.record("t1_capital", "HMS Cressy").points == 5
    assert charts.cell("t1_capital", "HMS Cressy", "points").plausible == (4, 5, 6)


@pytest.mark.rule("chart:t1_q_ships", "T1.q")
def test_q_ships(charts):
    ships = charts.list("t1_q_ships")
    assert [ship.slot for ship in ships] == list(range(1, 21))
    months = charts["p1_assignment"].rows
    for month in months:
        active = [ship.name for ship in ships if ship.begins <= month <= ship.ends]
        assert bool(active) == (month >= "1915-03"), month
    assert charts.record("t1_q_ships", "Baralong").tonnage == 4192
    assert {fire.points_to_sink("q_ship", ship.tonnage, charts) for ship in ships} == {2}


@pytest.mark.rule("chart:t2_roster_austrian", "T2.lists")
def test_austrian_targets(charts):
    ships = charts.list("t2_roster_austrian")
    named = {ship.name for ship in charts.list("t1_roster")} | {
        ship.name for ship in charts.list("t1_capital")
    }
    assert {ship.name for ship in ships} - named == {"Massalia"}  # no slot was left for her in the other list
    assert {ship.area for ship in ships} == {"MED", "ADR"}
    capital = [(ship.month, ship.name, ship.points) for ship in ships if ship.size == "capital"]
    assert [month for month, _, _ in capital] == ["1915-04", "1915-07", "1915-07"]
    assert len({(ship.month, ship.size, ship.slot) for ship in ships}) == len(ships)


@pytest.mark.rule("chart:n1_names_german", "chart:n2_names_austrian")
def test_names(charts):
    german = [charts["n1_names_german"].value(roll, "name") for roll in range(1, 101)]
    assert german.count(None) == 23 and len({name for name in german if name}) == 77
    austrian = [charts["n2_names_austrian"].value(roll, "name") for roll in range(1, 21)]
    assert austrian[0] == "Georg Ritter von Trapp" and austrian.count(None) == 8
    commanders = {record.name for record in charts.list("commanders")}
    assert {name for name in german + austrian if name} == commanders


@pytest.mark.rule(
    "15.0", "15.1.1", "15.1.2", "15.1.3", "15.1.4", "15.1.5", "15.1.6", "15.1.7", "15.1.8", "15.1.9"
)
@pytest.mark.rule("15.1.10", "15.2.1", "15.2.2", "15.2.3", "15.2.4", "15.2.5", "15.2.6", "15.2.7", "15.2.8")
@pytest.mark.rule("15.2.9", "15.2.10")
def test_aces(charts):
    told = {
        navy: [(ace.place, ace.ships, ace.tonnage) for ace in charts.list("aces") if ace.navy == navy]
        for navy in ("DE", "AH")
    }
    assert told["DE"] == [
        (1, 193, 453369),
        (2, 148, 390797),
        (3, 143, 298802),
        (4, 204, 233072),
        (5, 81, 220892),
        (6, 53, 159545),
        (7, 49, 185212),
        (8, 49, 185212),
        (9, 80, 174655),
        (10, 111, 172824),
    ]
    assert told["AH"] == [
        (1, 14, 61328),
        (2, 11, 45423),
        (3, 17, 22273),
        (4, 3, 14784),
        (5, 1, 7929),
        (6, 32, 7722),
        (7, 2, 7556),
        (8, 3, 7435),
        (9, 5, 6582),
        (10, 2, 5554),
    ]
    assert charts.record("aces", "Hans Rose").place == 5
    assert charts.record("aces", "Hugo Freiherr von Seyffertitz").place == 10


@pytest.mark.rule("chart:commander_tiles", "3.6")
def test_commander_tiles(charts):
    tiles = charts.list("commander_tiles")
    assert len(tiles) == 8 and len({tile.ability for tile in tiles}) == 8
    aces = {ace.name: ace.tonnage for ace in charts.list("aces")}
    for tile in tiles:
        assert tile.tonnage == aces[tile.name]
        for zone in tile.zones.split():
            assert charts["patrol_track"].value(tile.type, zone), tile.name


def test_history_agrees_with_its_totals(charts):
    months = charts.list("history_months")
    assert len(months) == 51
    by_year = {
        year: sum(m.u_boats for m in months if m.month.startswith(year)) for year in ("1914", "1916", "1917")
    }
    assert by_year == {"1914": 2950, "1916": 2186462, "1917": 6149070}
    assert sum(record.boats_lost for record in charts.list("history_years")) == 178
    assert sum(record.boats for record in charts.list("history_causes")) == 146
