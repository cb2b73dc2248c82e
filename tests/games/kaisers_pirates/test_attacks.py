"""Intercepts, mines and torpedoes: targets, dice, results, safe passage (3.1.3, 3.2, X)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.chance import exact
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules import opposed
from tests.games.kaisers_pirates.table import EAST, NORTH, SOUTH, Ship, Table, best

LEOPARD = Ship("Leopard", identified=True)


def british(card: str = "Recalled", target: Ship | str = LEOPARD, **options) -> Table:
    """NORTH has one card laid out for a British intercept of a ship of SOUTH."""
    table = Table(**options)
    table.put(SOUTH, ships=(target,), merchantmen=("Maria",)).put(NORTH, ships=("Meteor",))
    return table.commit((card, "intercept"))


def german(
    ship: Ship | str = "Leipzig", card: str = "Lay Mines", targets: tuple = ("Lovat",), **options
) -> Table:
    """NORTH has one card laid out on a ship; SOUTH has merchantmen."""
    table = Table(**options)
    name = ship.name if isinstance(ship, Ship) else ship
    table.put(NORTH, ships=(ship,)).put(SOUTH, merchantmen=targets)
    return table.commit((card, "intercept", name))


# ------------------------------------------------------------------------ dice


@pytest.mark.rule("1.2b", "1.2a", "3.2.7a")
def test_the_highest_die_counts(charts):
    assert opposed.result(_scripted(best("d4+d8", 4, 2)), "d4+d8", 0, "attack", charts) == 4


def _scripted(*entries):
    from navalgames.chance import ScriptedDice

    return ScriptedDice(entries)


@pytest.mark.rule("3.2.7g", "chart:modifiers")
def test_modifiers_add_up_and_the_floor_is_one(charts):
    assert opposed.result(_scripted(best("d6", 2)), "d6", -4, "defence", charts) == 1
    assert opposed.result(_scripted(best("d6", 6)), "d6", 5, "attack", charts) == 11


@pytest.mark.rule("3.2.7b", "3.2.7c", "3.2.7d", "chart:combat_result")
@pytest.mark.parametrize(
    ("attack", "defence", "result"),
    [
        (5, 5, "no effect"),
        (4, 6, "no effect"),
        (6, 5, "damaged"),
        (9, 5, "damaged"),
        (10, 5, "sunk"),
        (2, 1, "sunk"),
    ],
)
def test_combat_results(charts, attack, defence, result):
    dice = _scripted(best("d10", attack), best("d6", defence))
    assert opposed.fight(dice, "d10", 0, "d6", 0, charts) == result


@pytest.mark.rule("3.2.7f", "chart:challenge_result")
def test_a_challenge_needs_more(charts):
    assert not opposed.succeeds(_scripted(best("d6", 4), best("d8", 4)), "d6", 0, "d8", charts)
    assert opposed.succeeds(_scripted(best("d6", 5), best("d8", 4)), "d6", 0, "d8", charts)
    assert exact(opposed.succeeds, "d6", 0, "d8", charts).chance(True) == Fraction(5, 16)


# ------------------------------------------------------------------------ British intercepts


@pytest.mark.rule("3.2.3a", "3.2.3g", "3.2.8c", "3.2.1h")
def test_a_british_intercept_rolls_the_coin_of_the_card():
    table = british()
    table.give(
        NORTH, given.Intercept("Recalled 1", "Leopard"), best("d10+d8", 4, 8), best("d8", 4), rest=True
    )
    assert table.where("Leopard") is None
    assert table.pile(NORTH)["Leopard"] == ("german", False)


@pytest.mark.rule("3.2.7c", "1.3.1", "3.2.7e")
def test_a_second_hit_leaves_one_marker():
    table = british(target=Ship("Leopard", damage=1))
    table.give(
        NORTH, given.Intercept("Recalled 1", "Leopard"), best("d10+d8", 5, 1), best("d8", 5), rest=True
    )
    assert table.ship("Leopard").damage == 1
    assert "kp-log-damaged-already" in table.log


@pytest.mark.rule("3.2.7j")
def test_a_damaged_ship_defends_at_two_less():
    table = british(target=Ship("Leopard", damage=1))
    table.give(
        NORTH, given.Intercept("Recalled 1", "Leopard"), best("d10+d8", 4, 1), best("d8", 4), rest=True
    )
    assert table.where("Leopard") is None


@pytest.mark.rule("3.2.3b", "1.1.4d")
def test_hidden_raiders_and_prizes_are_safe():
    table = Table().put(SOUTH, ships=("Leopard", "Dresden"), prizes=("Maria",))
    table.commit(("Recalled", "intercept"))
    assert table.targets(NORTH, given.Intercept) == {"Dresden"}
    assert ("kp-refused-hidden", "3.2.3b") in table.refused(NORTH)


@pytest.mark.rule("3.2.3b", "3.2.3a", "3.2.5d")
def test_an_identified_prize_defends_with_its_merchantman_coin():
    table = Table().put(SOUTH, prizes=(Ship("Matheran"),)).commit(("Recalled", "intercept"))
    table.give(
        NORTH, given.Intercept("Recalled 1", "Matheran"), best("d10+d8", 8, 1), best("d8", 4), rest=True
    )
    assert table.pile(NORTH)["Matheran"] == ("prize", False)


@pytest.mark.rule("3.2.3e")
def test_warships_can_always_be_intercepted():
    table = british(target="Dresden")
    assert table.targets(NORTH, given.Intercept) == {"Dresden"}


@pytest.mark.rule("3.2.3d", "3.2.3c")
def test_intercepting_and_damage_do_not_identify():
    table = german(ship=Ship("Leopard", identified=False, damage=1))
    table.give(
        NORTH, given.Intercept("Lay Mines 1", "Lovat"), best("d10+d8+d6", 3, 1, 1), best("d8", 8), rest=True
    )
    assert not table.ship("Leopard").identified


@pytest.mark.rule("3.2.7k", "1.1.4e")
def test_a_night_card_takes_one_off_the_attack():
    table = british(card="Breakout 1")
    assert table.box.cards["Breakout 1"].night
    table.give(NORTH, given.Intercept("Breakout 1", "Leopard"), best("d10", 8), best("d8", 4), rest=True)
    assert table.ship("Leopard").damage == 1


@pytest.mark.rule("3.2.3f", "3.3.15f", "3.3.39f", "3.3.41f", "3.3.3f", "chart:assist_legality")
def test_only_surprise_attack_and_searchlight_help_a_british_intercept():
    table = british(card="Breakout 1")
    table.commit(
        "Surprise Attack", "Searchlight", "Boarding Party", "Good Hunting", "Shipping Lanes", "Special Cargo"
    )
    table.give(NORTH, given.Intercept("Breakout 1", "Leopard"))
    added = {order.card for order in table.orders(NORTH) if isinstance(order, given.AddAssist)}
    assert added == {"Surprise Attack 1", "Searchlight 1"}
    assert ("kp-refused-assist", "3.3.3f") in table.refused(NORTH)


@pytest.mark.rule("3.1.3c", "X.6")
def test_each_german_ship_is_intercepted_once_a_turn():
    table = british().commit(("Trap", "intercept"))
    table.give(NORTH, given.Intercept("Recalled 1", "Leopard"), best("d10+d8", 1, 1), best("d8", 8))
    assert not table.targets(NORTH, given.Intercept)
    assert ("kp-refused-intercepted", "3.1.3c") in table.refused(NORTH)


@pytest.mark.rule("3.1.3c")
def test_an_identified_prize_too_is_intercepted_once():
    table = Table().put(SOUTH, prizes=(Ship("Matheran"),))
    table.commit(("Recalled", "intercept"), ("Trap", "intercept"))
    table.give(NORTH, given.Intercept("Recalled 1", "Matheran"), best("d10+d8", 1, 1), best("d8", 8))
    assert (table.stage, table.asked) == ("passage", (SOUTH,))
    table.give(SOUTH, given.Decline())
    assert not table.targets(NORTH, given.Intercept)


# ------------------------------------------------------------------------ German intercepts


@pytest.mark.rule("3.3.3f", "3.3.3h")
def test_one_boarding_party_is_enough_for_one_merchantman():
    table = Table().put(NORTH, ships=("Leipzig",)).put(SOUTH, merchantmen=("Lovat",))
    table.commit(("Trap", "intercept", "Leipzig"), "Boarding Party 1", "Boarding Party 2")
    table.give(NORTH, given.Intercept("Trap 1", "Lovat")).give(NORTH, given.AddAssist("Boarding Party 1"))
    assert table.orders(NORTH) == (given.GoOn(),)
    assert ("kp-refused-assist-twice", "3.3.3f") in table.refused(NORTH)


@pytest.mark.rule("3.2.1h", "3.2.4a", "3.2.4d", "3.2.8a", "3.2.1b")
def test_a_german_intercept_rolls_the_coin_of_the_ship():
    table = german()
    table.give(
        NORTH, given.Intercept("Lay Mines 1", "Lovat"), best("d10+d8+d4", 8, 2, 1), best("d8", 4), rest=True
    )
    assert table.pile(NORTH)["Lovat"] == ("merchantman", False)


@pytest.mark.rule("3.2.7h", "3.2.7i", "1.3.2")
@pytest.mark.parametrize(
    ("damage", "supplied", "roll", "sunk"), [(1, True, 9, False), (0, False, 10, True), (1, False, 10, False)]
)
def test_damage_and_lack_of_supply_weaken_an_intercept(damage, supplied, roll, sunk):
    table = german(ship=Ship("Leipzig", damage=damage, out_of_supply=not supplied))
    table.give(
        NORTH,
        given.Intercept("Lay Mines 1", "Lovat"),
        best("d10+d8+d4", roll, 1, 1),
        best("d8", 4),
        rest=True,
    )
    assert (table.where("Lovat") is None) == sunk


@pytest.mark.rule("3.2.7h")
def test_lack_of_supply_does_not_weaken_the_defence():
    table = british(target=Ship("Leopard", out_of_supply=True))
    table.give(
        NORTH, given.Intercept("Recalled 1", "Leopard"), best("d10+d8", 7, 1), best("d8", 4), rest=True
    )
    assert table.ship("Leopard").damage == 1


@pytest.mark.rule("3.2.4b", "3.2.4a", "2.0a")
def test_merchantmen_are_open_to_german_ships_only():
    table = german(targets=("Lovat", "Maria"))
    table.put(SOUTH, ships=("Dresden",), prizes=(Ship("Matheran"),)).commit(("Recalled", "intercept"))
    offered = {
        (order.card, order.target) for order in table.orders(NORTH) if isinstance(order, given.Intercept)
    }
    assert offered == {
        ("Lay Mines 1", "Lovat"),
        ("Lay Mines 1", "Maria"),
        ("Recalled 1", "Dresden"),
        ("Recalled 1", "Matheran"),
    }


@pytest.mark.rule("3.1.3b", "3.1.5b")
def test_a_second_act_of_a_ship_is_discarded_unused():
    table = german(targets=("Lovat", "Maria")).commit(("Trap", "intercept", "Leipzig"))
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat"), best("d10+d8+d4", 1, 1, 1), best("d8", 8))
    table.give(SOUTH, given.Decline())
    assert table.orders(NORTH) == (given.EndTurn(),)
    assert ("kp-refused-acted", "3.1.3b") in table.refused(NORTH)
    table.give(NORTH, given.EndTurn())
    table.give(NORTH, given.DiscardInOrder(), rest=True)
    assert "Trap 1" in table.state.discards


@pytest.mark.rule("3.1.3d")
def test_a_merchantman_is_intercepted_once_and_may_be_torpedoed_as_well():
    table = german().put(NORTH, ships=("Dresden",))
    table.commit(("Trap", "intercept", "Dresden"), "Submarines U-27 & U-41 1")
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat"), best("d10+d8+d4", 1, 1, 1), best("d8", 8))
    table.give(SOUTH, given.Decline())
    assert not table.targets(NORTH, given.Intercept)
    assert table.targets(NORTH, given.TorpedoAttack) == {"Lovat"}
    assert ("kp-refused-intercepted", "3.1.3d") in table.refused(NORTH)


@pytest.mark.rule("3.1.3a", "TS.3")
def test_all_attacks_of_a_turn_go_to_one_enemy():
    table = Table("three").put(NORTH, ships=("Leipzig", "Dresden")).put(SOUTH, merchantmen=("Lovat",))
    table.put(EAST, merchantmen=("Maria",))
    table.commit(
        ("Trap", "intercept", "Leipzig"), ("Trap", "intercept", "Dresden"), "Submarines U-27 & U-41 1"
    )
    assert table.targets(NORTH, given.Intercept) == {"Lovat", "Maria"}
    table.give(NORTH, given.Intercept("Trap 1", "Lovat"), best("d10+d8+d4", 1, 1, 1), best("d8", 8))
    table.give(SOUTH, given.Decline())
    assert table.targets(NORTH, given.Intercept) == set()
    assert table.targets(NORTH, given.TorpedoAttack) == {"Lovat"}
    assert ("kp-refused-second-enemy", "3.1.3a") in table.refused(NORTH)


@pytest.mark.rule("3.1.3a")
def test_a_failed_interrogation_names_the_enemy_too():
    table = Table("three").put(SOUTH, ships=("Leopard",)).put(EAST, ships=("Wolf",))
    table.commit("Interrogate 1", "Interrogate 2")
    table.give(
        NORTH, given.UseAction("Interrogate 1", SOUTH, "Leopard"), best("d10+d8", 1, 1), best("d10", 9)
    )
    assert table.uses(NORTH, "Interrogate 2") == {(SOUTH, "Leopard")}


@pytest.mark.rule("3.1.2")
def test_no_attacks_on_own_ships():
    table = Table().put(NORTH, ships=("Leipzig", "Dresden"), merchantmen=("Lovat",))
    table.commit(("Trap", "intercept", "Leipzig"), ("Recalled", "intercept"), "Submarines UC-16 & UC-29 1")
    assert table.orders(NORTH) == (given.EndTurn(),)


@pytest.mark.rule("3.2.1i", "3.1.5c")
def test_a_card_on_a_ship_that_is_gone_is_discarded():
    table = Table().put(SOUTH, merchantmen=("Lovat",)).commit(("Trap", "intercept", "Leipzig"))
    assert table.orders(NORTH) == (given.EndTurn(),)
    assert ("kp-refused-ship-gone", "3.2.1i") in table.refused(NORTH)
    table.give(NORTH, given.EndTurn(), rest=True)
    assert table.state.discards == ("Trap 1",)


@pytest.mark.rule("3.2.4c", "3.3.44f", "3.2.1f", "1.1.2c")
def test_assists_for_a_german_intercept():
    table = german(ship="Leopard", targets=("Lovat", "Maria"))
    table.commit(
        "Surprise Attack",
        "Surprise Attack",
        "Good Hunting",
        "Shipping Lanes",
        "Special Cargo",
        "Boarding Party",
        "Searchlight",
    )
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat"))
    kinds = {
        table.box.kind(order.card) for order in table.orders(NORTH) if isinstance(order, given.AddAssist)
    }
    assert kinds == {"Surprise Attack", "Good Hunting", "Special Cargo", "Boarding Party"}
    table.give(NORTH, given.AddAssist("Surprise Attack 1")).give(NORTH, given.AddAssist("Special Cargo 1"))
    kinds = {
        table.box.kind(order.card) for order in table.orders(NORTH) if isinstance(order, given.AddAssist)
    }
    assert kinds == {"Good Hunting", "Boarding Party"}
    assert {("kp-refused-assist-twice", "3.3.44f"), ("kp-refused-by-day", "3.3.36f")} <= table.refused(NORTH)


@pytest.mark.rule("1.1.2c", "3.1.5b")
def test_an_assist_left_over_is_discarded():
    table = german().commit("Good Hunting")
    assert ("kp-refused-assist-alone", "1.1.2c") in table.refused(NORTH)
    table.give(NORTH, given.EndTurn()).give(NORTH, given.DiscardInOrder(), rest=True)
    assert set(table.state.discards) == {"Lay Mines 1", "Good Hunting 1"}


# ------------------------------------------------------------------------ assists at work


@pytest.mark.rule("3.3.44b", "3.3.44d", "3.3.44a")
def test_surprise_attack_adds_two():
    table = british().commit("Surprise Attack")
    table.give(NORTH, given.Intercept("Recalled 1", "Leopard")).give(
        NORTH, given.AddAssist("Surprise Attack 1")
    )
    table.give(NORTH, given.GoOn(), best("d10+d8", 4, 6), best("d8", 4), rest=True)
    assert table.pile(NORTH) == {"Leopard": ("german", False)}


@pytest.mark.rule("3.3.36a", "3.3.36b", "3.3.36d")
def test_searchlight_adds_three_at_night():
    table = british(card="Breakout 1").commit("Searchlight")
    table.give(NORTH, given.Intercept("Breakout 1", "Leopard")).give(NORTH, given.AddAssist("Searchlight 1"))
    table.give(NORTH, given.GoOn(), best("d10", 6), best("d8", 4), rest=True)
    assert table.where("Leopard") is None


@pytest.mark.rule("3.3.3b", "3.3.3d", "3.2.5a", "3.2.5b", "3.2.3b", "3.3.3a")
def test_boarding_party_captures_and_supplies():
    table = german(ship=Ship("Leipzig", out_of_supply=True)).commit("Boarding Party")
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat")).give(
        NORTH, given.AddAssist("Boarding Party 1")
    )
    table.give(NORTH, given.GoOn(), best("d10+d8+d4", 10, 1, 1), best("d8", 3), rest=True)
    assert table.where("Lovat") == (NORTH, "prizes")
    assert not table.ship("Lovat").identified
    assert not table.ship("Leipzig").out_of_supply
    assert table.pile(NORTH) == {}


@pytest.mark.rule("3.3.3b", "3.3.3g", "3.2.6a")
def test_boarding_party_ignores_damage_and_the_ship_may_run():
    table = german().commit("Boarding Party")
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat")).give(
        NORTH, given.AddAssist("Boarding Party 1")
    )
    table.give(NORTH, given.GoOn(), best("d10+d8+d4", 5, 1, 1), best("d8", 4))
    assert table.ship("Lovat").damage == 0
    assert (table.stage, table.asked) == ("passage", (SOUTH,))


@pytest.mark.rule("3.3.3f")
def test_boarding_party_needs_an_undamaged_merchantman():
    table = german(targets=(Ship("Lovat", damage=1),)).commit("Boarding Party")
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat"))
    assert table.orders(NORTH) == (given.GoOn(),)
    assert ("kp-refused-damaged", "3.3.3f") in table.refused(NORTH)


def hunting(*extra: str) -> Table:
    """A raider about to intercept Lovat and Matheran together."""
    table = german(ship="Leopard", targets=("Lovat", "Matheran", "Maria")).commit("Good Hunting", *extra)
    table.give(NORTH, given.Intercept("Lay Mines 1", "Matheran")).give(
        NORTH, given.AddAssist("Good Hunting 1")
    )
    assert table.stage == "second_target"
    return table.give(NORTH, given.ChooseTarget("Lovat"))


@pytest.mark.rule("3.3.15a", "3.3.15b", "3.3.15d", "X.2", "3.2.2c")
def test_good_hunting_attacks_two():
    table = hunting()
    table.put(SOUTH, hand=("QQQ", "Fast Ship"))
    if table.stage == "assists":
        table.give(NORTH, given.GoOn())
    assert (table.stage, table.asked) == ("cut", (SOUTH,))
    table.give(SOUTH, given.Decline())
    table.give(NORTH, given.ChooseTarget("Matheran"))
    assert table.stage == "reaction"
    table.give(SOUTH, given.React("QQQ 1"), best("d10+d8+d6", 2, 1, 1), best("d8", 8))
    assert table.stage == "passage"
    table.give(SOUTH, given.Decline())
    assert table.stage == "reaction"
    assert given.React("Fast Ship 1") in table.orders(SOUTH)
    table.give(SOUTH, given.React("Fast Ship 1"), best("d10+d8+d6", 10, 1, 1), best("d8", 4))
    assert table.pile(NORTH) == {"Lovat": ("merchantman", False)}


@pytest.mark.rule("3.3.15f")
def test_good_hunting_is_for_raiders_and_needs_a_second_target():
    table = german(targets=("Lovat", "Maria")).commit("Good Hunting")
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat"))
    assert ("kp-refused-assist", "3.3.15f") in table.refused(NORTH)
    table = german(ship="Leopard").commit("Good Hunting")
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat"))
    assert ("kp-refused-no-second-target", "3.3.15f") in table.refused(NORTH)


@pytest.mark.rule("3.3.15g", "3.3.44d", "3.3.41d", "3.3.41b", "3.3.41a", "2.3.1b", "2.3.1c")
def test_shared_assists_help_both_fights_and_special_cargo_doubles():
    table = hunting("Surprise Attack", "Special Cargo")
    table.give(NORTH, given.AddAssist("Surprise Attack 1")).give(NORTH, given.AddAssist("Special Cargo 1"))
    table.give(NORTH, given.GoOn())
    roll = (best("d10+d8+d6", 6, 1, 1), best("d8", 4))
    table.give(NORTH, given.ChooseTarget("Lovat"), *roll, *roll)
    assert table.pile(NORTH) == {"Lovat": ("merchantman", True), "Matheran": ("merchantman", True)}


@pytest.mark.rule("3.3.3h", "X.2", "3.3.41f")
def test_a_boarding_party_waits_for_its_target():
    table = hunting("Boarding Party", "Special Cargo")
    assert ("kp-refused-board-later", "3.3.3h") in table.refused(NORTH)
    table.give(NORTH, given.AddAssist("Special Cargo 1"))
    table.give(NORTH, given.GoOn()).give(NORTH, given.ChooseTarget("Matheran"))
    assert table.stage == "boarding"
    table.give(NORTH, given.GoOn(), best("d10+d8+d6", 8, 1, 1), best("d8", 4))
    assert table.pile(NORTH) == {"Matheran": ("merchantman", True)}
    table.give(
        NORTH, given.AddAssist("Boarding Party 1"), best("d10+d8+d6", 8, 1, 1), best("d8", 4), rest=True
    )
    assert table.where("Lovat") == (NORTH, "prizes")


@pytest.mark.rule("3.3.39a", "3.3.39b", "3.3.39d", "3.3.39g")
def test_shipping_lanes_attack_all_that_may_be_attacked():
    table = german(targets=("Lovat", "Matheran", "Maria")).commit("Shipping Lanes")
    table.turn(intercepted=("Maria",))
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat")).give(
        NORTH, given.AddAssist("Shipping Lanes 1")
    )
    if table.stage == "assists":
        table.give(NORTH, given.GoOn())
    assert {order.target for order in table.orders(NORTH)} == {"Lovat", "Matheran"}
    roll = (best("d10+d8+d4", 8, 1, 1), best("d8", 4))
    table.give(NORTH, given.ChooseTarget("Matheran"), *roll, *roll, rest=True)
    assert set(table.pile(NORTH)) == {"Lovat", "Matheran"}


@pytest.mark.rule("3.3.39f")
def test_shipping_lanes_are_for_warships():
    table = german(ship="Leopard", targets=("Lovat", "Maria")).commit("Shipping Lanes")
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat"))
    assert ("kp-refused-assist", "3.3.39f") in table.refused(NORTH)


@pytest.mark.rule("X.3", "3.2.7i")
def test_a_damaged_interceptor_goes_on_at_two_less():
    table = hunting().put(SOUTH, hand=("Trap",))
    table.give(NORTH, given.GoOn()) if table.stage == "assists" else None
    table.give(SOUTH, given.Decline()).give(NORTH, given.ChooseTarget("Lovat"))
    table.give(
        SOUTH, given.React("Trap 1"),
        best("d10+d8+d6", 1, 1, 1), best("d8", 8), best("d8", 5), best("d8", 4),
    )  # fmt: skip
    assert table.ship("Leopard").damage == 1
    table.give(SOUTH, given.Decline(), best("d10+d8+d6", 9, 1, 1), best("d8", 4))
    assert table.ship("Matheran").damage == 1


@pytest.mark.rule("X.3", "X.6", "3.3.1k")
def test_a_lost_interceptor_ends_the_intercept():
    table = (
        hunting()
        .put(SOUTH, hand=("AMC",))
        .put(NORTH, ships=("Dresden",))
        .commit(("Trap", "intercept", "Dresden"))
    )
    table.give(NORTH, given.GoOn()) if table.stage == "assists" else None
    table.give(SOUTH, given.Decline()).give(NORTH, given.ChooseTarget("Lovat"))
    table.give(
        SOUTH, given.React("AMC 1"),
        best("d10+d8+d6", 1, 1, 1), best("d10+d4", 8, 1), best("d10+d8+d6", 10, 1, 1), best("d8", 4),
    )  # fmt: skip
    assert table.pile(SOUTH) == {"Leopard": ("german", False)}
    assert table.stage == "resolve"
    assert table.targets(NORTH, given.Intercept) == {"Matheran", "Maria"}


# ------------------------------------------------------------------------ safe passage


@pytest.mark.rule("3.2.6a", "3.2.6c", "3.2.6d", "1.1.4c", "X.1")
def test_safe_passage_after_a_survived_intercept():
    table = german(targets=("Matheran",))
    table.give(NORTH, given.Intercept("Lay Mines 1", "Matheran"), best("d10+d8+d4", 5, 2, 1), best("d8", 6))
    assert (table.stage, table.asked) == ("passage", (SOUTH,))
    table.give(
        SOUTH,
        given.TrySafePassage(),
        best("d6", 5, why="challenge"),
        best("d8", 4, why="response"),
        rest=True,
    )
    assert table.pile(SOUTH) == {"Matheran": ("passage", False)}


@pytest.mark.rule("3.2.6c", "3.2.6f")
def test_an_equal_roll_stays_at_sea_and_the_try_is_optional():
    table = german(targets=("Matheran",))
    table.give(NORTH, given.Intercept("Lay Mines 1", "Matheran"), best("d10+d8+d4", 5, 2, 1), best("d8", 6))
    assert table.orders(SOUTH) == (given.TrySafePassage(), given.Decline())
    table.give(SOUTH, given.TrySafePassage(), best("d6", 4), best("d8", 4), rest=True)
    assert table.where("Matheran") == (SOUTH, "merchantmen")


@pytest.mark.rule("3.2.6a")
def test_no_safe_passage_for_damaged_ships():
    table = german(targets=("Matheran",))
    table.give(
        NORTH,
        given.Intercept("Lay Mines 1", "Matheran"),
        best("d10+d8+d4", 7, 2, 1),
        best("d8", 6),
        rest=True,
    )
    assert table.ship("Matheran").damage == 1
    assert table.stage != "passage"


@pytest.mark.rule("3.2.6d", "2.3.1b", "3.2.5c")
def test_a_prize_in_port_scores_double():
    table = Table().put(SOUTH, prizes=(Ship("Matheran"),)).commit(("Recalled", "intercept"))
    table.give(NORTH, given.Intercept("Recalled 1", "Matheran"), best("d10+d8", 1, 1), best("d8", 8))
    table.give(SOUTH, given.TrySafePassage(), best("d6", 6), best("d8", 4), rest=True)
    assert table.pile(SOUTH) == {"Matheran": ("passage", True)}


# ------------------------------------------------------------------------ mines and torpedoes


def mines(*assists: str, hand: tuple = ()) -> Table:
    """Meteor is about to lay mines; SOUTH has three merchantmen, one damaged, and a prize."""
    table = Table().put(NORTH, ships=(Ship("Meteor", identified=False, damage=1, out_of_supply=True),))
    fleet = ("Bowes Castle", Ship("Invercoe", damage=1), "Lovat")
    table.put(SOUTH, merchantmen=fleet, prizes=("Maria",), hand=hand)
    return table.commit(("Lay Mines", "action", "Meteor"), *assists)


@pytest.mark.rule("3.3.21b", "3.3.21d", "3.3.21f", "3.2.8b", "3.2.6a", "3.2.7h", "3.2.7i", "3.2.7j", "3.2.5d")
def test_mines_attack_every_merchantman():
    table = mines()
    table.give(
        NORTH, given.MineAttack("Lay Mines 1", SOUTH, "Meteor"),
        best("d10+d4", 7, 2, why="mine_attack"), best("d4", 4),
        best("d10+d4", 1, 2), best("d4", 3),
        best("d10+d4", 5, 1), best("d8", 5),
        rest=True,
    )  # fmt: skip
    assert table.ship("Bowes Castle").damage == 1
    assert table.pile(NORTH) == {"Invercoe": ("merchantman", False)}
    assert table.where("Lovat") == (SOUTH, "merchantmen")
    assert table.stage != "passage"


@pytest.mark.rule("3.3.21d", "3.1.3b")
def test_laying_mines_is_the_one_act():
    table = mines().commit(("Trap", "intercept", "Meteor"))
    table.give(NORTH, given.MineAttack("Lay Mines 1", SOUTH, "Meteor"), rest=True)
    assert table.targets(NORTH, given.Intercept) == set()


@pytest.mark.rule("3.3.21f", "1.1.4f", "3.2.1c")
def test_only_raiders_with_the_symbol_lay_mines():
    table = Table().put(
        NORTH, ships=("Leipzig", "Leopard", "Meteor", Ship("Wolf", refuge="x")), hand=("Lay Mines",)
    )
    table.state = table.state._replace(stack=(table.state.stack[0]._replace(stage="commit"),))
    placed = {
        order.ship
        for order in table.orders(NORTH)
        if isinstance(order, given.CommitCard) and order.use == "action"
    }
    assert placed == {"Meteor"}


@pytest.mark.rule("3.3.21g", "3.2.1g")
def test_lay_mines_serves_any_ship_as_an_intercept():
    table = Table().put(NORTH, ships=("Prinz Eitel Friedrich",), hand=("Lay Mines",))
    table.state = table.state._replace(stack=(table.state.stack[0]._replace(stage="commit"),))
    assert given.CommitCard("Lay Mines 1", "intercept", "Prinz Eitel Friedrich") in table.orders(NORTH)
    assert ("kp-refused-no-mines", "3.3.21f") in table.refused(NORTH)


@pytest.mark.rule("3.3.21f", "3.3.41b")
def test_only_special_cargo_goes_with_mines():
    table = mines("Special Cargo", "Surprise Attack", "Boarding Party")
    table.give(NORTH, given.MineAttack("Lay Mines 1", SOUTH, "Meteor"))
    assert table.orders(NORTH) == (given.AddAssist("Special Cargo 1"), given.GoOn())
    table.give(NORTH, given.AddAssist("Special Cargo 1"))
    roll = (best("d10+d4", 10, 1), best("d4", 1))
    table.give(NORTH, given.GoOn(), *roll, *roll, best("d10+d4", 10, 1), best("d8", 1), rest=True)
    assert table.pile(NORTH)["Lovat"] == ("merchantman", True)


@pytest.mark.rule("3.3.42b", "3.3.42d", "3.3.42f", "3.2.4a", "3.2.6a")
def test_a_torpedo_attack():
    table = Table().put(SOUTH, merchantmen=(Ship("Maria", damage=1),), prizes=("Lovat",))
    table.commit("Submarines U-27 & U-41 1")
    assert table.targets(NORTH, given.TorpedoAttack) == {"Maria"}
    table.give(
        NORTH, given.TorpedoAttack("Submarines U-27 & U-41 1", "Maria"),
        best("d10+d6+d4", 4, 5, 3, why="torpedo_attack"), best("d6", 2), rest=True,
    )  # fmt: skip
    assert table.pile(NORTH) == {"Maria": ("merchantman", False)}


@pytest.mark.rule("3.3.42f", "3.3.43f", "1.1.2c")
def test_only_special_cargo_goes_with_torpedoes():
    table = Table().put(SOUTH, merchantmen=("Maria",))
    table.commit(
        "Submarines UC-16 & UC-29 1", "Special Cargo", "Surprise Attack", "Good Hunting", "Searchlight"
    )
    table.give(NORTH, given.TorpedoAttack("Submarines UC-16 & UC-29 1", "Maria"))
    assert table.orders(NORTH) == (given.AddAssist("Special Cargo 1"), given.GoOn())


@pytest.mark.rule("3.3.43b", "3.3.43d")
def test_a_mine_submarine_chooses_when_it_is_used():
    table = Table().put(SOUTH, merchantmen=("Maria", "Lovat"), prizes=("Matheran",))
    table.commit("Submarines UC-16 & UC-29 1")
    card = "Submarines UC-16 & UC-29 1"
    assert table.targets(NORTH, given.TorpedoAttack) == {"Maria", "Lovat"}
    table.give(
        NORTH, given.MineAttack(card, SOUTH, ""),
        best("d10", 9), best("d6", 3), best("d10", 1), best("d8", 3), rest=True,
    )  # fmt: skip
    assert table.pile(NORTH) == {"Maria": ("merchantman", False)}


@pytest.mark.rule("3.1.4", "3.3.31f", "TS.3")
def test_other_cards_touch_one_more_opponent():
    table = Table("four").put(SOUTH, merchantmen=("Lovat",), hand=("Trap",)).put(EAST, hand=("Trap",))
    table.put("WEST", hand=("QQQ",)).commit(
        "Deception 1", "Fog Bank 1", "Recon Aircraft 1", "Submarines U-27 & U-41 1"
    )
    table.give(NORTH, given.UseAction("Deception 1", EAST, ""))
    assert table.uses(NORTH, "Fog Bank 1") == set()
    assert ("kp-refused-one-other", "3.1.4") in table.refused(NORTH)
    assert {player for player, _ in table.uses(NORTH, "Recon Aircraft 1")} == {EAST, SOUTH, "WEST"}
    table.give(NORTH, given.TorpedoAttack("Submarines U-27 & U-41 1", "Lovat")).give(NORTH, given.GoOn())
    table.give(SOUTH, given.Decline(), rest=True)
    assert table.uses(NORTH, "Fog Bank 1") == {(SOUTH, "")}


@pytest.mark.rule("switch:other_card_targets", "3.1.4")
def test_with_the_switch_a_turn_touches_one_opponent_only():
    table = Table("three", other_card_targets="single").put(SOUTH, merchantmen=("Lovat",))
    table.put(EAST, merchantmen=("Maria",)).commit("Deception 1", "Submarines U-27 & U-41 1")
    table.give(NORTH, given.UseAction("Deception 1", EAST, ""))
    assert table.targets(NORTH, given.TorpedoAttack) == {"Maria"}


@pytest.mark.rule("3.0b", "3.2.2b")
def test_only_the_owner_of_the_target_is_asked():
    table = Table("three").put(SOUTH, merchantmen=("Lovat",), hand=("Trap",)).put(EAST, hand=("Trap",))
    table.put(NORTH, ships=("Leipzig",)).commit(("QQQ", "intercept", "Leipzig"))
    table.give(NORTH, given.Intercept("QQQ 1", "Lovat"))
    assert table.asked == (SOUTH,)
