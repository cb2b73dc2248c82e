"""Waters on the chart as places of an order: named, offered, and drawn as a field to press."""

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


def test_on_a_patrol_only_her_own_waters_are_a_place_of_the_chart():
    board = scene("cruise")._board
    assert [name["place"] for name in board.main.patrol["names"]] == ["mediterranean"]
    assert "mediterranean" in board.places and "british_isles" not in board.places
    board.offer(("mediterranean", "british_isles"), (), "choose")
    assert board.main.targets == ["mediterranean"]
