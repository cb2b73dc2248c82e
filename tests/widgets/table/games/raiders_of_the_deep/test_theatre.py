"""Waters and boxes of the chart, and spots of the boat, as places of an order."""

from __future__ import annotations

from navalgames.games.raiders_of_the_deep import GAME
from navalwidgets.guide.page import Guide

WATERS = ("british_isles", "north_sea", "mediterranean")


def scene(step: str):
    """A scene of episode 2."""
    return Guide(GAME, f"episode=2&step={step}").scene


def test_in_port_every_water_of_the_chart_is_a_place_and_the_orders_are_offered_there():
    board = scene("waters")._board
    names = {name["place"]: name["text"] for name in board.main.patrol["names"]}
    assert set(WATERS) < set(names) <= board.places
    assert names["north_sea"] == "North Sea"
    assert sorted(board.main.targets) == sorted(WATERS)


def test_on_a_patrol_the_waters_that_are_seen_on_her_chart_are_places():
    board = scene("cruise")._board
    names = {name["place"] for name in board.main.patrol["names"]}
    assert names == {"mediterranean", "black_sea"}, "the Adriatic lies below a box"
    assert "mediterranean" in board.places and "british_isles" not in board.places
    board.offer(("mediterranean", "british_isles"), (), "choose")
    assert board.main.targets == ["mediterranean"]


def test_the_boxes_of_a_patrol_are_places_of_an_order():
    """How far to search is chosen on the chart by a box, the way home by the names of waters."""
    board = Guide(GAME, "episode=7&step=search").scene._board
    boxes = [box["place"] for box in board.main.patrol["boxes"]]
    assert boxes == [f"box-{number}" for number in range(1, 9)] and set(boxes) <= board.places
    assert sorted(board.main.targets) == ["box-3", "box-4", "box-6"]
    assert sorted(Guide(GAME, "episode=6&step=way").scene._board.main.targets) == ["british_isles", "channel"]


def test_the_same_ocean_ships_are_drawn_one_by_one_or_together():
    """As many dots after either order; together they lie on one spot of the sea."""
    boards = {
        order: Guide(GAME, f"episode=7&step=count&order={order}").scene._board.main
        for order in ("alone", "together")
    }
    assert all(board.lit == ["traffic"] for board in boards.values())
    alone, together = (boards[order].patrol["ships"] for order in ("alone", "together"))
    assert len(alone) == len(together) == 20

    def wide(ships):
        return max(x for x, _ in ships) - min(x for x, _ in ships)

    assert wide(together) < wide(alone) / 3
    assert scene("cruise")._board.main.patrol["ships"] == [], "none are drawn in other waters"


def test_no_box_of_a_patrol_in_the_channel_covers_another_or_the_name():
    board = Guide(GAME, "episode=8&step=nobody").scene._board.main
    unit = board.patrol["frame"][2] / 100
    boxes = [(box["x"], box["y"]) for box in board.patrol["boxes"]]
    for n, (x, y) in enumerate(boxes):
        assert all(max(abs(x - other), abs(y - down)) > 5.4 * unit for other, down in boxes[:n])
    (name,) = (one for one in board.patrol["names"] if one["place"] == "channel")
    assert all(abs(name["y"] - y) > 4 * unit or abs(name["x"] - x) > 12 * unit for x, y in boxes)


def test_what_is_out_is_chosen_on_its_spot_in_the_boat():
    board = Guide(GAME, "episode=6&step=spares").scene._board
    assert sorted(board.main.targets) == ["diesel_1", "fuel"] == sorted(board.main.depths["out"])
