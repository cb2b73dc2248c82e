"""Boxes of the fleet charts as places of the board: beside a lesson lit, chosen, in place of the map."""

from __future__ import annotations

from navalgames.games import game
from navalwidgets.guide.page import Guide

FLEET = game("grand_fleet")


def board(query: str):
    shown = Guide(FLEET, query)
    return shown, shown.scene._board


def test_a_lesson_about_boxes_shows_their_chart_in_place_of_the_map():
    _, shown = board("episode=2&step=come_back")
    assert shown.aside.marked == ["UK-box-6"] and len(shown.aside.panels) == 1
    assert "nv-map-away" in shown.main._dom_classes


def test_a_lesson_about_hexes_and_boxes_shows_both():
    _, shown = board("episode=4&step=too_far")
    assert shown.main.marked == ["507"] and "UK-fleet-1" in shown.aside.marked
    assert "nv-map-away" not in shown.main._dom_classes
    boxes = [box["place"] for panel in shown.aside.panels for box in panel["boxes"]]
    assert boxes == ["UK-fleet-1", "UK-fleet-4", "UK-fleet-6", "UK-fleet-8"]


def test_a_small_map_comes_near_to_all_that_a_step_lights_offers_or_asks_for():
    assert board("episode=4&step=too_far")[1].main.within == ["507"]
    within = board("episode=1&step=one_each")[1].main.within
    assert set(within) == {"103", "404", "504", "505", "605", "606", "808"}
    assert {"103", "307", "410", "507"} == set(board("episode=1&step=best_of_two")[1].main.within)


def test_the_map_comes_back_with_the_next_scene():
    shown, one = board("episode=4&step=last_word")
    shown.player.go("upper_hand")
    shown._show()
    assert one.aside.panels == [] and "nv-fleets-lit" not in one.aside._dom_classes


def rolled(query: str):
    """Every ship in sight, by name, after one roll that the scene shows, and what the player rolled."""
    shown, one = board(query)
    shown.player.give_order(shown.player.step.act.ids[0])
    shown.player.skip()
    shown.player.roll(1)
    shown._show()
    boxes = [box for panel in one.aside.panels for box in panel["boxes"]]
    return {ship["name"]: ship for box in boxes for ship in box["ships"]}, shown.player


def test_ships_that_the_dice_sink_or_damage_stay_in_sight_with_their_fate():
    shown, player = rolled("episode=5&step=share_the_fire")
    names = ["Seydlitz", "Moltke", "Derfflinger", "Blücher"]
    assert [name for name in shown if name in names] == names and "Lion" in shown, "and who fires at them"
    ships = {name: shown[name] for name in names}
    fallen = [sum(throw.faces) - 1 for throw in player.sample.last.record if hasattr(throw, "faces")]
    fates = ["sunk" if one >= 10 else "damaged" if one >= 7 else "" for one in fallen]
    assert [ship["fate"] for ship in ships.values()] == fates and any(fates)
    assert [ship["lost"] for ship in ships.values()] == [fate == "sunk" for fate in fates]


def test_ships_that_are_called_home_stay_in_sight_too_and_are_not_told_as_lost():
    ships, player = rolled("episode=2&step=all_or_nothing")
    called = player.sample.last.outcome == 3
    fates = {name: ship["fate"] for name, ship in ships.items()}
    assert [fates[name] for name in ("Seydlitz", "Derfflinger", "Moltke")] == ["home" if called else ""] * 3
    assert called and fates["Elsass"] == "" and not any(ship["lost"] for ship in ships.values())


def test_an_order_is_given_by_choosing_a_box():
    shown, one = board("episode=2&step=dummies")
    assert one.aside.targets == ["UK-fleet-5", "UK-fleet-7"] and one.main.targets == []
    one.aside._heard(one.aside, {"event": "choose", "place": "UK-fleet-7"}, [])
    assert shown.player.parameters["fleets"] == 7 and one.aside.chosen == ["UK-fleet-7"]


def test_a_box_that_is_not_offered_is_not_chosen():
    shown, one = board("episode=2&step=dummies")
    one.aside._heard(one.aside, {"event": "choose", "place": "UK-fleet-6"}, [])
    assert shown.player.progress.ordered is None


def test_the_boxes_of_a_board_are_its_places():
    _, shown = board("episode=2&step=dummies")
    assert {"UK-fleet-8", "DE-box-0", "103"} <= shown.places
