"""The map: hexes, coast and counters in one drawing; only a legal hex may be chosen."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from navalgames.games import game
from navalgames.texts import Texts
from navalwidgets.drawings.hex_map import SIZE, Counter, Hex, HexMap, centre, corners, drawing, projection
from navalwidgets.table.games.finding import table_of

TWO = (Hex("1", 0, 0, lat=60.0, lon=0.0), Hex("2", 2, 3, lat=56.0, lon=4.0))


def sea_table():
    the_game = game("grand_fleet")
    return table_of(
        "grand_fleet", the_game.read_charts(), the_game.options(), Texts("en", "grand_fleet", strict=True)
    )


@pytest.mark.parametrize("flat_top", [True, False])
def test_neighbours_are_equally_far(flat_top):
    x, y = centre(3, -1, flat_top)
    for q, r in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)):
        other = centre(3 + q, -1 + r, flat_top)
        assert ((other[0] - x) ** 2 + (other[1] - y) ** 2) ** 0.5 == pytest.approx(SIZE * 3**0.5, abs=0.02)


def test_a_hex_has_six_corners_at_its_radius():
    for turned in (True, False):
        assert len(set(corners(turned))) == 6
        assert all((x * x + y * y) ** 0.5 == pytest.approx(SIZE, abs=0.01) for x, y in corners(turned))


def test_places_on_earth_land_on_their_hexes():
    project = projection(TWO)
    for place in TWO:
        assert project(place.lon, place.lat) == pytest.approx(centre(place.q, place.r), abs=0.1)


def test_every_hex_of_the_north_sea_lies_where_its_latitude_says():
    chart = sea_table().sheet().chart
    rows = {row.id: row for row in game("grand_fleet").read_charts().list("north_sea_map")}
    project = projection([Hex(row.id, row.q, row.r, lat=row.lat, lon=row.lon) for row in rows.values()])
    for drawn in chart["hexes"]:
        row = rows[drawn["id"]]
        assert project(row.lon, row.lat) == pytest.approx((drawn["x"], drawn["y"]), abs=1.0)


def test_the_sheet_tells_kinds_owners_and_points():
    sheet = sea_table().sheet()
    hexes = {drawn["id"]: drawn for drawn in sheet.chart["hexes"]}
    assert len(hexes) == 63
    assert (hexes["103"]["kind"], hexes["103"]["owner"], hexes["103"]["points"]) == ("home", "UK", "3")
    assert (hexes["409"]["kind"], hexes["409"]["points"], hexes["409"]["name"]) == ("near", "1½", "Harwich")
    assert hexes["411"]["kind"] == "forbidden"
    assert "closed water" in hexes["411"]["about"]
    assert hexes["605"]["about"] == "605 Jutland Bank, open sea."
    assert sheet.chart["land"] and sheet.chart["compass"]
    json.dumps(sheet.chart)


def test_most_of_a_usable_hex_by_name_is_not_in_the_middle_of_a_land():
    """A coarse check of the coast: the open-sea hexes lie in water."""
    chart = sea_table().sheet().chart
    for drawn in chart["hexes"]:
        if drawn["kind"] == "normal" and drawn["id"] not in ("704",):
            assert not any(inside(drawn["x"], drawn["y"], ring) for ring in chart["land"]), drawn["id"]


def inside(x, y, ring):
    """Even-odd rule, in exact numbers."""
    crossings = False
    for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (y1 > y) != (y2 > y):
            at = Fraction(x1) + (Fraction(y) - Fraction(y1)) * (Fraction(x2) - Fraction(x1)) / (
                Fraction(y2) - Fraction(y1)
            )
            crossings ^= x < at
    return crossings


def test_without_a_coast_the_window_holds_all_hexes():
    chart = drawing(TWO, ("red", "blue"))
    left, top, width, height = chart["window"]
    for drawn in chart["hexes"]:
        assert left <= drawn["x"] - SIZE and drawn["x"] + SIZE <= left + width
        assert top <= drawn["y"] - SIZE and drawn["y"] + SIZE <= top + height


def test_only_a_target_can_be_chosen():
    chosen = []
    sea = HexMap(chosen.append, chart=drawing(TWO, ("red", "blue")), targets=["2"])
    for hex_id in ("1", "2", "nowhere", None):
        sea._heard(sea, {"event": "choose", "place": hex_id}, [])
    assert chosen == ["2"]
    assert sea.revision == 4


def test_counters_travel_as_plain_data():
    sea = HexMap()
    sea.show_counters([Counter("1", "red", "square", "R", face="down", count=3)])
    assert sea.counters[0]["count"] == 3
    json.dumps(sea.counters)
