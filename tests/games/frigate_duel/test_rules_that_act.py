"""Which rules stand under an answer: each rule of a step acts where it changes something, and only there.

Knows the small steps of the rules. What the steps come to is tested where their rules are.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from navalgames.chance import ScriptedDice, witness
from navalgames.games.frigate_duel import GAME
from navalgames.games.frigate_duel.rules import (
    asking,
    boarding,
    bonus,
    crew,
    gunnery,
    housekeeping,
    manoeuvring,
    sailing,
    sails,
    sea,
    smoke_and_wind,
    turns,
    wounds,
)
from navalgames.games.frigate_duel.tables import box_of
from tests.games.frigate_duel.table import CHARTS, die

T = box_of(CHARTS, GAME.options())
QUICK = SimpleNamespace(reload={"full": 3, "half": 2, "some": 2, "least": 3}, kinds=T.kinds)
"""A crew that needs no longer than the least time, or less: what the modifiers change is plain to see."""
ROUND, DOUBLE, CHAIN = 1, 2, 3


def acting(step: Callable[[], Any]) -> set[str]:
    """The rules that act in a step."""
    with witness.collect() as seen:
        step()
    return {one.rule for one in seen if isinstance(one, witness.Acted)}


def dice(*shown: dict[str, Any]) -> ScriptedDice:
    return ScriptedDice(shown)


def worst(*faces: int) -> ScriptedDice:
    return dice(die(f"worst 1 of {len(faces)}d6", *faces))


def damage(aim: str, morale: int) -> Callable[[], int]:
    return lambda: gunnery.damage_modifier(aim, morale, 0, T)


STEPS: list[tuple[Callable[[], Any], str]] = [
    (lambda: asking.modified(1, 0), "P1.12"),
    (lambda: asking.modified(2, 0), ""),
    (lambda: asking.modified(6, 0), ""),
    (lambda: asking.modified(7, 0), "P1.12"),
    (lambda: boarding.grapple_modifier(0, 0, 0, 0, 0, False, T), ""),
    (lambda: boarding.grapple_modifier(1, 0, 0, 0, 2, False, T), "12.0c 12.0g"),
    (lambda: boarding.grapple_modifier(0, 1, 1, 1, 3, True, T), "12.0d 12.0e 12.0f 12.0h 12.0i"),
    (lambda: boarding.melee_modifier(0, 0, False, T), ""),
    (lambda: boarding.melee_modifier(1, 0, False, T), "15.0e"),
    (lambda: boarding.melee_modifier(0, -1, True, T), "15.0f 15.0g"),
    (lambda: bonus.bonus_modifier(0, 0, 0, T), ""),
    (lambda: bonus.bonus_modifier(1, 1, 1, T), "16.0d 16.0e 16.0f"),
    (lambda: bonus.bonus_modifier(0, 0, 2, T), "16.0g"),
    (lambda: bonus.bonus_cost(False, 1), "16.0c"),
    (lambda: bonus.bonus_cost(True, 1), ""),
    (lambda: bonus.bonus_cost(False, 0), ""),
    (lambda: crew.reload_time(0, 4, 0, ROUND, T), ""),
    (lambda: crew.reload_time(4, 4, 0, ROUND, T), "P10.2"),
    (lambda: crew.reload_time(4, 4, 1, ROUND, T), "P10.2 P10.3"),
    (lambda: crew.reload_time(4, 4, 0, DOUBLE, T), "P10.2 P10.3"),
    (lambda: crew.reload_time(4, 4, 0, ROUND, QUICK), "P10.2"),
    (lambda: crew.reload_time(2, 4, 0, ROUND, QUICK), "P10.2 P10.3"),
    (lambda: gunnery.hit_modifier(0, ROUND, 1, T), ""),
    (lambda: gunnery.hit_modifier(1, ROUND, 1, T), "11.4.4c"),
    (lambda: gunnery.hit_modifier(-1, ROUND, 1, T, card=1), "11.4.4d 11.4.4g"),
    (lambda: gunnery.hit_modifier(0, DOUBLE, 6, T), "11.4.4e"),
    (lambda: gunnery.hit_modifier(0, DOUBLE, 7, T), "P10.9"),
    (lambda: gunnery.hit_modifier(0, CHAIN, 8, T), "11.4.4f"),
    (lambda: gunnery.cancel_dice(0, 0, 0, T), ""),
    (lambda: gunnery.cancel_dice(1, 0, 0, T), "11.4.4h"),
    (lambda: gunnery.cancel_dice(0, 1, 0, T), "11.4.4i"),
    (lambda: gunnery.cancel_dice(0, 0, 1, T), "11.4.4j P11.7"),
    (lambda: gunnery.damage_modifier("hull", 0, 0, T), ""),
    (lambda: gunnery.damage_modifier("hull", 0, 1, T), "11.4.8d"),
    (lambda: gunnery.damage_modifier("hull", 0, -1, T), "11.4.8c"),
    (damage("rigging", 1), "11.4.8g"),
    (damage("rigging", -1), "11.4.8h"),
    (damage("hull", 1), "11.4.8i"),
    (damage("hull", -1), "11.4.8j"),
    (lambda: gunnery.morale_dice(2, 3, 0, T), "11.4.11a 11.4.11d P11.12"),
    (lambda: gunnery.morale_dice(2, 3, 1, T), "11.4.11a 11.4.11b 11.4.11d P11.12"),
    (lambda: gunnery.morale_dice(2, 3, -1, T), "11.4.11a 11.4.11c 11.4.11d P11.12"),
    (lambda: gunnery.morale_falls(dice(), 0, 1, T), ""),
    (lambda: gunnery.morale_falls(worst(6), 1, 0, T), "1.8a"),
    (lambda: gunnery.morale_falls(worst(6), 1, 1, T), "1.8a 1.8c"),
    (lambda: gunnery.morale_falls(worst(6), 1, -1, T), "1.8a 1.8d"),
    (lambda: housekeeping.hull_morale_falls(worst(6), 1, 0, T), ""),
    (lambda: housekeeping.hull_morale_falls(worst(1), 1, 0, T), "17.3b"),
    (lambda: housekeeping.hull_morale_falls(worst(6), 1, 1, T), "17.3c"),
    (lambda: housekeeping.strikes(worst(6), 1, 0, T), ""),
    (lambda: housekeeping.strikes(worst(6), 1, 1, T), "17.4c P1.12"),
    (lambda: housekeeping.strikes(worst(1), 1, -1, T), "17.4b 17.4c"),
    (lambda: manoeuvring.tack_succeeds(dice(die("1d6", 3)), 0, 0, T), ""),
    (lambda: manoeuvring.tack_succeeds(dice(die("1d6", 3)), 0, T.tacking["crew points"], T), "P5.4"),
    (lambda: sails.sail_after("battle", 0, True), ""),
    (lambda: sails.sail_after("battle", 1, True), "P17.3"),
    (lambda: wounds.section_markers(1, T), ""),
    (lambda: wounds.section_markers(2, T), "P3.5"),
    (lambda: wounds.weaker(0, T), "P1.9"),
    (lambda: wounds.weaker(-1, T), "P1.9 P3.5"),
    (lambda: gunnery.raked(0, "bow", T), ""),
    (lambda: gunnery.raked(1, "", T), ""),
    (lambda: gunnery.raked(1, "bow", T), "P11.10"),
    (lambda: gunnery.cancel_modifier(11, T), ""),
    (lambda: gunnery.cancel_modifier(12, T), "11.4.4l"),
    (lambda: gunnery.cancel_modifier(11, T, card=1), "11.4.4m"),
    (lambda: gunnery.damage("rigging", 9, 4, ROUND, T), "11.4.8k P11.11"),
    (lambda: gunnery.damage("rigging", 9, 4, CHAIN, T), "11.4.8k P11.11 P10.10"),
    (lambda: gunnery.fire_starts(dice(), 0, T), ""),
    (lambda: gunnery.fire_starts(worst(6), 1, T), "11.5b"),
    (lambda: crew.destroyed(9, 10), ""),
    (lambda: crew.destroyed(10, 10), "P3.1"),
    (lambda: smoke_and_wind.smoke_counted([], "markers"), ""),
    (lambda: smoke_and_wind.smoke_counted([1], "markers"), "P11.6"),
    (lambda: smoke_and_wind.wind_felt("AB", "both", T), "11.4.8e"),
    (lambda: smoke_and_wind.wind_felt("AC", "both", T), "11.4.8f"),
    (lambda: sea.rake_across("", 2, False), ""),
    (lambda: sea.rake_across("bow", 1, False), "P11.9"),
    (lambda: sails.freeing_modifier(0, 0, 0), ""),
    (lambda: sails.freeing_modifier(1, 0, 0), "17.5b3"),
    (lambda: sails.freeing_modifier(0, 1, 0), "17.5b4"),
    (lambda: sails.freeing_modifier(0, 0, -1), "17.5b5"),
    (lambda: sails.sail_steps(dice(die("count 3+ in 1d6", 6)), 1, 0, T), ""),
    (lambda: sails.sail_steps(dice(die("count 2+ in 1d6", 6)), 1, 1, T), "17.5a3"),
    (lambda: housekeeping.fire_roll(dice(die("1d6", 6)), 0), ""),
    (lambda: housekeeping.fire_roll(dice(die("1d6", 6)), 1), "17.1c"),
    (lambda: housekeeping.put_out(4, False, T), ""),
    (lambda: housekeeping.put_out(5, False, T), "P5.5"),
    (lambda: housekeeping.put_out(5, True, T), ""),
    (lambda: housekeeping.fire_fighting(dice(die("1d6", 2)), 0, True, T), "17.1b"),
    (lambda: housekeeping.fire_fighting(dice(die("1d6", 3)), 0, True, T), ""),
    (lambda: housekeeping.repairs(dice(die("best 1 of 1d6", 6)), 1, 0, T), ""),
    (lambda: housekeeping.repairs(dice(die("best 1 of 1d6", 6)), 1, -1, T), "17.2b"),
    (lambda: boarding.melee_successes(dice(), 0, 3, 0, T, True, "melee-defence"), ""),
    (lambda: boarding.melee_successes(dice(die("1d6", 6)), 1, 3, 0, T, True, "melee-attack"), "15.0c"),
    (lambda: boarding.successes((5,), 1, 0, T, True), ""),
    (lambda: boarding.successes((4,), 1, 0, T, True), "15.0h"),
    (lambda: boarding.successes((3,), 1, 0, T, True), ""),
    (lambda: boarding.melee(dice(die("1d6", 1), die("1d6", 1)), (1, 0), 0, (1, 0), 0, T), "15.0c"),
    (lambda: boarding.melee(dice(die("1d6", 1)), (1, 0), 0, (0, 0), 0, T), "15.0c P15.5"),
    (lambda: turns.goes_first(2, 1, False), ""),
    (lambda: turns.goes_first(1, 1, False), "P6.2"),
    (lambda: sailing.speed("H", "full", "fresh", 0, 0, 20, T), "P7.2"),
    (lambda: sailing.speed("D", "battle", "fresh", 0, 19, 20, T), "P7.1 P7.2"),
    (lambda: sailing.speed("D", "battle", "fresh", 0, 20, 20, T), "P7.2 P3.6"),
]


@pytest.mark.rule("P1.12", "P3.5", "P5.4", "P10.2", "P10.3", "P10.9", "P11.7", "P11.12", "P17.3", "1.8a")
@pytest.mark.rule("1.8c", "1.8d", "11.4.4c", "11.4.4d", "11.4.4e", "11.4.4f", "11.4.4g", "11.4.4h")
@pytest.mark.rule("11.4.4i", "11.4.4j", "11.4.8c", "11.4.8d", "11.4.8g", "11.4.8h", "11.4.8i", "11.4.8j")
@pytest.mark.rule("11.4.11b", "11.4.11c", "12.0c", "12.0d", "12.0e", "12.0f", "12.0g", "12.0h", "12.0i")
@pytest.mark.rule("15.0e", "15.0f", "15.0g", "16.0c", "16.0d", "16.0e", "16.0f", "16.0g", "17.3b", "17.3c")
@pytest.mark.rule(
    "17.4b", "17.4c", "P1.9", "P11.10", "11.4.4l", "11.4.4m", "P10.10", "11.5b", "P3.1", "P11.6"
)
@pytest.mark.rule(
    "11.4.8e", "11.4.8f", "P11.9", "17.5b3", "17.5b4", "17.5b5", "17.5a3", "17.1b", "17.1c", "P5.5"
)
@pytest.mark.rule("17.2b", "15.0c", "15.0h", "P15.5", "P6.2", "P7.1", "P7.2", "P3.6")
@pytest.mark.parametrize(("step", "rules"), STEPS)
def test_a_rule_acts_where_it_changes_something(step, rules):
    assert acting(step) == set(rules.split())


@pytest.mark.rule("17.2a", "17.3a", "17.4a", "1.8a", "P10.2")
def test_without_a_die_nothing_happens():
    assert housekeeping.repairs(dice(), 0, 2, T) is False
    assert housekeeping.hull_morale_falls(dice(), 0, -1, T) is False
    assert housekeeping.strikes(dice(), 0, -1, T) is False
    assert gunnery.morale_falls(dice(), 0, -1, T) is False
    assert crew.reload_time(0, 4, 0, ROUND, T) == 0
