"""Which rules stand under an answer: each rule of a step acts where it changes something, and only there.

Knows the small steps of the rules. What the steps come to is tested where their rules are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from navalgames.chance import witness
from navalgames.charts import Charts
from navalgames.games.grand_fleet import GAME
from navalgames.games.grand_fleet.rules import (
    armament,
    combat,
    ending,
    formation,
    initiative,
    placement,
    submarines,
)
from navalgames.games.grand_fleet.state import DE, UK
from navalgames.games.grand_fleet.tables import Kind
from tests.games.grand_fleet.table import dice

A_SHIP_IN_1 = ((), ("a",), (), (), (), (), ())
A_SHIP_IN_0 = (("a",), (), (), (), (), (), ())
CLASSES = (("a", "b", "c"), ("d", "e", "f"), ())
SMALL = (("a", "b", "c"), ("d", "e"), ())


def acting(step: Callable[[], Any]) -> set[str]:
    """The rules that act in a step."""
    with witness.collect() as seen:
        step()
    return {one.rule for one in seen if isinstance(one, witness.Acted)}


GERMAN_HIT = "8.11a 8.11e 8.11f 8.11i"


def charts_in_play() -> Charts:
    return GAME.read_charts()


def rolled(number: int, confused: bool = False) -> combat.CombatRoll:
    return combat.CombatRoll(number, confused)


STEPS: list[tuple[Callable[[], Any], str]] = [
    (lambda: armament.called_ships(A_SHIP_IN_1, (1, 2)), "6.4e"),
    (lambda: armament.called_ships(A_SHIP_IN_1, (3, 2)), ""),
    (lambda: armament.called_ships(A_SHIP_IN_1, (2, 2)), "6.4f"),
    (lambda: armament.called_ships(A_SHIP_IN_0, (1, 2)), "6.4g"),
    (lambda: armament.detached_number(4, 3), "6.5d"),
    (lambda: armament.detached_number(3, 3), ""),
    (lambda: combat.combat_initiative(dice(1), UK, False, 0, 0, False, 0), ""),
    (lambda: combat.combat_initiative(dice(2), UK, True, 0, 0, False, 0), "8.8c"),
    (lambda: combat.combat_initiative(dice(2), UK, False, 1, 0, False, 0), "8.8d"),
    (lambda: combat.combat_initiative(dice(2), UK, False, 0, 1, False, 0), "8.8e"),
    (lambda: combat.combat_initiative(dice(2), UK, False, 0, 0, True, 0), "8.8f"),
    (lambda: combat.combat_initiative(dice(2), UK, False, 0, 0, False, 1), "8.8g"),
    (lambda: combat.combat_initiative(dice(1), UK, False, 0, 0, False, 1), "8.8g 8.8h"),
    (lambda: combat.combat_initiative(dice(2), UK, False, 0, 0, False, 2), "8.8g 8.8h"),
    (lambda: combat.choices_won(rolled(3), rolled(3)), "8.9a"),
    (lambda: ending.verdict(9, 3, False, False, charts_in_play(), False), "10.1a 11.1"),
    (lambda: ending.verdict(9, 0, False, False, charts_in_play(), False), "10.1a 11.2"),
    (lambda: ending.verdict(3, 7, False, False, charts_in_play(), False), "10.1b 11.4"),
    (lambda: ending.verdict(3, 0, False, True, charts_in_play(), False), "10.1c 11.5b"),
    (lambda: ending.verdict(3, 0, True, True, charts_in_play(), False), "10.1c 11.6"),
    (lambda: ending.verdict(8, 6, False, False, charts_in_play(), False), ""),
    (lambda: combat.salvo(dice((1, 1)), (Kind("B", UK),), charts_in_play(), "standard"), "8.11a 8.11e 8.11h"),
    (lambda: combat.salvo(dice((5, 5)), (Kind("B", DE),), charts_in_play(), "standard"), GERMAN_HIT),
    (lambda: combat.points_for_sunk([], [Kind("(B)", UK)]), "11.3d"),
    (lambda: combat.points_for_sunk([Kind("(B)", UK)], [Kind("B", UK)]), "11.3c"),
    (lambda: submarines.check(dice(), 5, True, None), "12.1b"),
    (lambda: combat.choices_won(rolled(6), rolled(3)), "8.9b"),
    (lambda: combat.choices_won(rolled(6, True), rolled(3)), "8.9h"),
    (lambda: combat.choices_won(rolled(3, True), rolled(6)), "8.9b"),
    (lambda: combat.range_shift((combat.LONG,)), "8.9f"),
    (lambda: combat.range_shift((combat.SHORT,)), "8.9f"),
    (lambda: combat.range_shift((combat.CONTINUE,)), ""),
    (lambda: combat.fires_half(UK, (True, False), UK, (combat.CANCEL_HALF,)), "8.9d"),
    (lambda: combat.fires_half(UK, (True, False), DE, (combat.CANCEL_HALF,)), ""),
    (lambda: combat.fires_half(UK, (False, False), UK, (combat.CANCEL_HALF,)), ""),
    (lambda: combat.fires_half(UK, (False, False), DE, (combat.ENEMY_HALF,)), "8.9e"),
    (lambda: combat.fires_half(UK, (False, False), UK, (combat.ENEMY_HALF,)), ""),
    (lambda: combat.total_gunnery([2.0], confused=True), "8.10b"),
    (lambda: combat.total_gunnery([2.0], 0.5), "8.10a"),
    (lambda: combat.total_gunnery([2.0], half=True), "8.10a 8.10d"),
    (lambda: combat.total_gunnery([2.0], 0.5, half=True), "8.10a 8.10c 8.10d"),
    (lambda: combat.leaves_map(2), "8.11l"),
    (lambda: combat.leaves_map(3), ""),
    (lambda: combat.goes_on((), (False, False), False), "8.12e 8.12g"),
    (lambda: combat.goes_on((combat.CONTINUE,), (False, False), True), "8.12c 8.12g"),
    (lambda: combat.goes_on((), (True, True), True), "8.12d 8.12g"),
    (lambda: combat.goes_on((), (True, False), True), "8.12g"),
    (lambda: combat.declarations(True, True), "8.12b"),
    (lambda: combat.declarations(True, False), "8.12a 8.12b 8.13c"),
    (lambda: combat.declarations(False, True), "8.12a 8.12b"),
    (lambda: combat.salvo(dice(), (), None, "standard"), ""),
    (lambda: ending.control_points([0.5, 0.5]), "8.13a 11.3e"),
    (lambda: ending.control_points([0.5, 1.0]), "8.13a 8.13d 11.3e"),
    (lambda: ending.control_points([0.0]), ""),
    (lambda: initiative.initiative_roll(dice((1, 4)), UK, 2), "7.9b"),
    (lambda: initiative.initiative_roll(dice((1, 3)), UK, 2), "7.9b 7.9c"),
    (lambda: initiative.initiative_roll(dice(3), UK, 1), ""),
    (lambda: initiative.turn_initiative(dice(3, 3), 1, 1), "7.10a"),
    (lambda: initiative.turn_initiative(dice((1, 3), 3), 2, 1), "7.10a 7.9b 7.9c 11.3a"),
    (lambda: initiative.turn_initiative(dice((1, 3), (2, 4)), 2, 2), "7.10a 7.9b 7.9c 7.9d 11.3a"),
    (lambda: initiative.must_offer(3), ""),
    (lambda: initiative.must_offer(4), "7.10c"),
    (lambda: initiative.declared("", 0, True, True), ""),
    (lambda: initiative.declared(UK, 3, False, True), "7.10b 7.10d"),
    (lambda: initiative.declared(UK, 3, True, True), "7.10b 7.10f"),
    (lambda: initiative.declared(UK, 4, False, False), "7.10b 7.10c 7.10e 11.3b"),
    (lambda: placement.marker_weight(0, 0, True), ""),
    (lambda: placement.marker_weight(1, 0, False), "8.5d"),
    (lambda: placement.marker_weight(1, 0, True), "8.5d 8.5e"),
    (lambda: submarines.recalls_americans(5), ""),
    (lambda: submarines.recalls_americans(6), "9.6"),
    (lambda: submarines.check(dice(), 6, True, None), "12.1b"),
    (lambda: submarines.check(dice(), 1, False, None), "7.1"),
    (lambda: formation.large_enough(CLASSES, 3), ""),
    (lambda: formation.large_enough(SMALL, 3), "8.2d 8.2j"),
]


@pytest.mark.rule("6.4e", "6.4f", "6.4g", "6.5d", "7.1", "7.9b", "7.9c", "7.9d", "7.10a", "7.10c", "7.10d")
@pytest.mark.rule("7.10e", "7.10f", "8.2d", "8.2j", "8.5d", "8.5e", "8.9a", "8.9b", "8.9d", "8.9e", "8.9f")
@pytest.mark.rule("8.9h", "8.10b", "8.10c", "8.10d", "8.11a", "8.11l", "8.12a", "8.12c", "8.12d", "8.12e")
@pytest.mark.rule("8.13a", "8.13c", "8.13d", "9.6", "11.3a", "11.3b", "11.3e", "12.1b", "8.8c", "8.8d")
@pytest.mark.rule("8.8e")
@pytest.mark.rule("8.8f", "8.8g", "8.8h", "10.1a", "10.1b", "10.1c", "11.1", "11.2", "11.4", "11.5b", "11.6")
@pytest.mark.rule("8.11e", "8.11f", "8.11h", "8.11i", "11.3c", "11.3d")
@pytest.mark.parametrize(("step", "rules"), STEPS)
def test_a_rule_acts_where_it_changes_something(step, rules):
    assert acting(step) == set(rules.split())


@pytest.mark.rule("8.2d", "8.2g", "8.2j", "8.11d", "8.11f", "11.3f")
def test_rules_act_by_the_numbers_of_the_charts(charts: Charts) -> None:
    fleets, least, most = formation.limits(charts, DE)
    assert acting(lambda: formation.surplus(charts, DE, fleets * most)) == set()
    assert acting(lambda: formation.surplus(charts, DE, fleets * most + 1)) == {"8.2g"}
    few, enough = [(tuple("abcdefghij"[:number]), (), ()) for number in (least - 1, least)]
    assert acting(lambda: formation.divided(charts, DE, few, most)) == {"8.2j"}
    assert acting(lambda: formation.divided(charts, DE, enough, most)) == {"8.2f"}
    cost = combat.cost_of(["BB"], charts)
    assert acting(lambda: combat.targets_reached(2 * cost, "BB", charts)) == {"8.11b"}
    assert acting(lambda: combat.targets_reached(2 * cost + 0.5, "BB", charts)) == {"8.11b", "8.11d"}
    british, german = (Kind("BB", nation) for nation in (UK, DE))
    throw = dice((3, 4), (3, 4))
    assert "8.11f" not in acting(lambda: combat.damage(throw, british, charts, "standard"))
    assert "8.11f" in acting(lambda: combat.damage(throw, german, charts, "standard"))
    for shown in range(1, 7):
        tally = submarines.effect(dice(shown), 1, charts)
        rules = acting(lambda shown=shown: submarines.effect(dice(shown), 1, charts))
        assert ("11.3f" in rules) == (tally[0] != 0)


@pytest.mark.rule("8.2h")
def test_nobody_is_returned_when_there_is_no_surplus(charts: Charts) -> None:
    ships = ("Lion", "Tiger")
    assert formation.returned_first(charts, ships, 0) == formation.returned_first(charts, (), 1) == ((), ())
    assert set(formation.returned_first(charts, ships, 1)[1]) == set(ships), "one of two that are alike"
    every = formation.returned_first(charts, ships, 2)
    assert set(every[0] + every[1]) == set(ships)


@pytest.mark.rule("8.2b")
def test_the_number_of_fleets_acts_only_where_it_binds(charts: Charts) -> None:
    assert acting(lambda: formation._fewer([SMALL[0]], [1], 1, 8)) == set()
    assert acting(lambda: formation._fewer([("a",) * 6], [2], 1, 8)) == {"8.2b"}


@pytest.mark.rule("7.10b", "7.10d", "7.10e", "7.10f")
def test_only_a_refusal_costs_points():
    assert initiative.declared("", 0, True, True) == ("nobody", 0)
    assert initiative.declared(UK, 3, False, True) == ("declined", 0)
    assert initiative.declared(DE, 3, True, True) == ("battle", 0)
    assert initiative.declared(DE, 3, True, False) == ("refused_uk", -initiative.REFUSAL_POINTS)


@pytest.mark.rule("6.3", "6.4c")
def test_a_full_box_and_the_british_duty_act_only_where_ships_are_piled_by_them(charts: Charts) -> None:
    british, german = (charts["ddbox_caps"].value(1, side) for side in (UK, DE))
    ships, boxes_to_fill = tuple("abcdefghijklmnopqrst"), 6
    assert acting(lambda: armament.piled(charts, DE, ships[:german])) == set()
    assert acting(lambda: armament.piled(charts, DE, ships[: german + 1])) == {"6.3"}
    most = british + boxes_to_fill - 1  # one ship in each of the other boxes
    assert acting(lambda: armament.piled(charts, UK, ships[:most])) == {"6.4c"}
    assert acting(lambda: armament.piled(charts, UK, ships[: most + 1])) == {"6.3", "6.4c"}


@pytest.mark.rule("6.3", "3.3")
@pytest.mark.parametrize("side", [UK, DE])
def test_a_full_box_acts_where_ships_are_spread(charts: Charts, side: str) -> None:
    cap = charts["ddbox_caps"].value(1, side)
    empty, full = ((),) * 7, ((), tuple("abcdefgh"[:cap]), (), (), (), (), ())
    assert acting(lambda: armament.spread_evenly(charts, side, empty, ("x", "y"))) == set()
    assert acting(lambda: armament.spread_evenly(charts, side, full, ("x",))) == {"6.3"}
    almost = ((), full[1][1:], (), (), (), (), ())
    assert acting(lambda: armament.spread_evenly(charts, side, almost, ("x",))) == set()
    assert acting(lambda: armament.spread_evenly(charts, side, full, ())) == set()
