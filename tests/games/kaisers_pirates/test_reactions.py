"""The reaction cards: when each may be played and what it does (3.2.2, 3.3)."""

from __future__ import annotations

import pytest

from navalgames.games.kaisers_pirates import given
from tests.games.kaisers_pirates.table import EAST, NORTH, SOUTH, Scored, Ship, Table, best

LEOPARD = Ship("Leopard", identified=True)
MISS = (best("d10+d8+d4", 1, 1, 1), best("d8", 8))
HIT = (best("d10+d8+d4", 7, 1, 1), best("d8", 4))
SINK = (best("d10+d8+d4", 8, 1, 1), best("d8", 4))


def german(
    *hand: str,
    ship: Ship | str = "Leipzig",
    card: str = "Lay Mines 1",
    targets: tuple = ("Lovat",),
    **options,
) -> Table:
    """NORTH intercepts the first target; SOUTH is asked for a reaction."""
    table = Table(**options)
    name = ship.name if isinstance(ship, Ship) else ship
    table.put(NORTH, ships=(ship,)).put(SOUTH, merchantmen=targets, hand=hand)
    table.commit((card, "intercept", name))
    first = targets[0].name if isinstance(targets[0], Ship) else targets[0]
    return table.give(NORTH, given.Intercept(card, first))


def british(
    *hand: str, target: Ship | str = LEOPARD, card: str = "Recalled 1", assist: str = "", **options
) -> Table:
    """NORTH intercepts a ship of SOUTH with the squadron on a card; SOUTH is asked for a reaction."""
    table = Table(**options)
    prize = isinstance(target, Ship) and table.box.ships[target.name].attack == ""
    name = target.name if isinstance(target, Ship) else target
    table.put(SOUTH, **{"prizes" if prize else "ships": (target,)}, hand=hand)
    table.commit((card, "intercept"), *((assist,) if assist else ()))
    table.give(NORTH, given.Intercept(card, name))
    if assist:
        table.give(NORTH, given.AddAssist(f"{assist} 1"))
        if table.stage == "assists":
            table.give(NORTH, given.GoOn())
    return table


def torpedo(*hand: str, target: str = "Lovat", **options) -> Table:
    """U-27 attacks a merchantman; SOUTH is asked for a reaction."""
    table = Table(**options).put(SOUTH, merchantmen=(target,), hand=hand)
    table.commit("Submarines U-27 & U-41 1")
    return table.give(NORTH, given.TorpedoAttack("Submarines U-27 & U-41 1", target))


def reactions(table: Table) -> set[str]:
    """The kinds SOUTH may play now."""
    return {table.box.kind(order.card) for order in table.orders(SOUTH) if isinstance(order, given.React)}


ALL = (
    "AMC",
    "Break Contact",
    "Fast Ship",
    "Minesweeper",
    "Mistaken Identity",
    "Non-Combatant",
    "Pull the Plug",
    "QQQ",
    "Q-Ship",
    "Razzle-Dazzle",
    "Recalled",
    "Reflag",
    "Sail Q-Ship",
    "Shallow Run",
    "Slim Pickings",
    "Trap",
)


# ------------------------------------------------------------------------ who may play what


@pytest.mark.rule("3.2.2a", "3.2.2b", "chart:reaction_legality")
@pytest.mark.rule(
    "3.3.1c",
    "3.3.5c",
    "3.3.13f",
    "3.3.22f",
    "3.3.25c",
    "3.3.28f",
    "3.3.29f",
    "3.3.38c",
    "3.3.40c",
    "3.3.46c",
    "3.3.27f",
)
def test_reactions_to_a_warship():
    expected = {"AMC", "Break Contact", "Non-Combatant", "Shallow Run", "Slim Pickings", "Trap"}
    table = german(*ALL)
    assert reactions(table) == expected
    assert ("kp-refused-not-against-warship", "3.3.13f") in table.refused(SOUTH)
    assert ("kp-refused-not-against-warship", "3.3.22f") in table.refused(SOUTH)


@pytest.mark.rule("3.3.13c", "3.3.27c", "3.3.27f")
def test_reactions_to_a_raider():
    expected = {
        "AMC",
        "Break Contact",
        "Fast Ship",
        "Non-Combatant",
        "QQQ",
        "Shallow Run",
        "Slim Pickings",
        "Trap",
    }
    assert reactions(german(*ALL, ship="Leopard")) == expected
    assert reactions(german(*ALL, ship=LEOPARD)) == expected - {"QQQ"}


@pytest.mark.rule("3.3.1f", "3.3.25f", "3.3.40f", "3.3.46f", "3.3.26c", "3.3.32g", "3.3.32f")
def test_reactions_to_a_british_intercept():
    assert reactions(british(*ALL, card="Lay Mines 1")) == {
        "Break Contact",
        "Pull the Plug",
        "Reflag",
        "Shallow Run",
    }
    assert reactions(british(*ALL, card="Lay Mines 1", target="Dresden")) == {
        "Break Contact",
        "Pull the Plug",
        "Shallow Run",
    }
    expected = {"Break Contact", "Pull the Plug", "Reflag", "Shallow Run"}
    assert reactions(british(*ALL, card="Lay Mines 1", target=Ship("Matheran"))) == expected


@pytest.mark.rule("3.3.28c", "3.3.29c", "3.3.34c", "3.3.34f", "3.3.42e", "3.3.43e", "3.3.5f", "3.3.38f")
def test_reactions_to_torpedoes():
    assert reactions(torpedo(*ALL)) == {"Q-Ship", "Razzle-Dazzle"}
    assert reactions(torpedo(*ALL, target="Dee")) == {"Q-Ship", "Razzle-Dazzle", "Sail Q-Ship"}


@pytest.mark.rule("3.3.21e", "3.3.22c", "3.3.43e")
def test_reactions_to_mines():
    table = Table().put(SOUTH, merchantmen=("Lovat",), hand=ALL).commit("Submarines UC-16 & UC-29 1")
    table.give(NORTH, given.MineAttack("Submarines UC-16 & UC-29 1", SOUTH, ""))
    assert reactions(table) == {"Minesweeper"}


@pytest.mark.rule("3.3.5e", "3.3.13e", "3.3.38e", "3.3.25e", "3.3.40e", "3.3.46e", "1.1.4e")
def test_reactions_at_night():
    table = german(*ALL, ship="Leopard", card="Breakout 1")
    assert reactions(table) == {"AMC", "Non-Combatant", "QQQ", "Slim Pickings", "Trap"}
    assert {("kp-refused-night", "3.3.5e"), ("kp-refused-night", "3.3.38e")} <= table.refused(SOUTH)


@pytest.mark.rule("3.3.44b", "3.3.44g", "3.3.5e", "3.3.13e", "3.3.38e", "3.3.25e", "3.3.40e")
def test_reactions_to_a_surprise_attack():
    table = Table().put(NORTH, ships=("Leopard",)).put(SOUTH, merchantmen=("Lovat",), hand=ALL)
    table.commit(("Lay Mines", "intercept", "Leopard"), "Surprise Attack")
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat")).give(
        NORTH, given.AddAssist("Surprise Attack 1")
    )
    table.give(NORTH, given.GoOn())
    assert reactions(table) == {"AMC", "Non-Combatant", "QQQ", "Slim Pickings", "Trap"}
    assert ("kp-refused-surprise", "3.3.5e") in table.refused(SOUTH)


@pytest.mark.rule("3.3.13f", "3.3.25f")
def test_fast_ship_and_non_combatant_need_an_undamaged_merchantman():
    table = german(*ALL, ship="Leopard", targets=(Ship("Lovat", damage=1),))
    assert not {"Fast Ship", "Non-Combatant"} & reactions(table)
    assert ("kp-refused-damaged", "3.3.13f") in table.refused(SOUTH)


@pytest.mark.rule("3.2.2c", "3.2.2d")
def test_one_reaction_for_each_intercept():
    table = german("QQQ", "Fast Ship", ship="Leopard")
    table.give(SOUTH, given.React("QQQ 1"), best("d10+d8+d6", 1, 1, 1), best("d8", 8))
    assert table.stage == "passage"


@pytest.mark.parametrize(
    "kind",
    [
        "AMC",
        "Break Contact",
        "Fast Ship",
        "Minesweeper",
        "Mistaken Identity",
        "Non-Combatant",
        "Pull the Plug",
        "QQQ",
        "Q-Ship",
        "Razzle-Dazzle",
        "Recalled",
        "Sail Q-Ship",
        "Shallow Run",
        "Slim Pickings",
        "Trap",
    ],
)
@pytest.mark.rule(
    "3.3.1b", "3.3.5b", "3.3.13b", "3.3.22b", "3.3.23b", "3.3.25b", "3.3.26b", "3.3.27b", "3.3.28b"
)
@pytest.mark.rule(
    "3.3.29b", "3.3.30b", "3.3.34b", "3.3.38b", "3.3.40b", "3.3.46b", "3.2.1g", "1.1.2a", "1.1.2c"
)
def test_a_reaction_on_the_own_turn_is_an_intercept_only(kind):
    table = Table().put(NORTH, ships=("Leipzig",)).put(SOUTH, ships=("Dresden",), merchantmen=("Lovat",))
    table.commit(f"{kind} 1")
    assert table.orders(NORTH) == (given.EndTurn(),)
    assert ("kp-refused-reaction-own-turn", f"{table.box.number(kind)}b") in table.refused(NORTH)
    table.give(NORTH, given.EndTurn(), rest=True)
    assert f"{kind} 1" in table.state.discards
    table = Table().put(SOUTH, ships=("Dresden",)).commit((f"{kind} 1", "intercept"))
    assert table.targets(NORTH, given.Intercept) == {"Dresden"}


# ------------------------------------------------------------------------ warding off


@pytest.mark.rule("3.3.5a", "3.3.5c", "3.3.5d", "3.3.5g", "3.2.6a")
def test_break_contact_cancels_and_the_ship_may_run():
    table = german("Break Contact", targets=("Matheran",))
    table.give(SOUTH, given.React("Break Contact 1"), best("d10+d4", 6, 1), best("d10", 5))
    assert (table.stage, table.ship("Matheran").damage) == ("passage", 0)


@pytest.mark.rule("3.3.5c", "3.3.5d")
def test_break_contact_fails_and_the_intercept_goes_on():
    target = Ship("Leopard", damage=1, out_of_supply=True)
    table = british("Break Contact", target=target)
    fight = (best("d10+d8", 1, 1), best("d8", 8))
    table.give(
        SOUTH, given.React("Break Contact 1"), best("d10+d4", 10, 1), best("d10", 6), *fight, rest=True
    )
    assert table.where("Leopard") == (SOUTH, "ships")


@pytest.mark.rule("3.3.13a", "3.3.13c", "3.3.13d")
def test_fast_ship_takes_two_off():
    table = german("Fast Ship", ship="Leopard")
    table.give(SOUTH, given.React("Fast Ship 1"), best("d10+d8+d6", 9, 1, 1), best("d8", 4), rest=True)
    assert table.ship("Lovat").damage == 1


@pytest.mark.rule("3.3.22a", "3.3.22c", "3.3.22d", "3.3.22e")
def test_minesweeper_removes_all_mines():
    table = (
        Table()
        .put(NORTH, ships=("Meteor",))
        .put(SOUTH, merchantmen=("Lovat", "Maria"), hand=("Minesweeper",))
    )
    table.commit(("Lay Mines", "action", "Meteor"))
    table.give(NORTH, given.MineAttack("Lay Mines 1", SOUTH, "Meteor"))
    table.give(SOUTH, given.React("Minesweeper 1"), rest=True)
    assert "kp-log-mines-swept" in table.log
    assert "kp-log-combat" not in table.log


@pytest.mark.rule("3.3.25a", "3.3.25c", "3.3.25d", "3.2.5b")
def test_non_combatant_is_captured_instead_of_sunk():
    table = german("Non-Combatant", ship=Ship("Leipzig", out_of_supply=True))
    table.give(SOUTH, given.React("Non-Combatant 1"), best("d10+d8+d4", 10, 1, 1), best("d8", 3), rest=True)
    assert table.where("Lovat") == (NORTH, "prizes")
    assert not table.ship("Leipzig").out_of_supply


@pytest.mark.rule("3.3.25c", "3.3.25g")
def test_non_combatant_ignores_damage_and_runs_better():
    table = german("Non-Combatant", targets=("Matheran",))
    table.give(SOUTH, given.React("Non-Combatant 1"), best("d10+d8+d4", 9, 1, 1), best("d8", 4))
    assert table.ship("Matheran").damage == 0
    table.give(SOUTH, given.TrySafePassage(), best("d6", 3), best("d8", 4), rest=True)
    assert table.pile(SOUTH) == {"Matheran": ("passage", False)}


@pytest.mark.rule("3.3.3i", "3.3.25c")
def test_non_combatant_and_boarding_party_say_the_same():
    table = Table().put(NORTH, ships=("Leipzig",)).put(SOUTH, merchantmen=("Lovat",), hand=("Non-Combatant",))
    table.commit(("Lay Mines", "intercept", "Leipzig"), "Boarding Party")
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat")).give(
        NORTH, given.AddAssist("Boarding Party 1")
    )
    table.give(NORTH, given.GoOn())
    table.give(SOUTH, given.React("Non-Combatant 1"), best("d10+d8+d4", 10, 1, 1), best("d8", 4), rest=True)
    assert table.where("Lovat") == (NORTH, "prizes")


@pytest.mark.rule("3.3.26a", "3.3.26c", "3.3.26d", "3.3.26e", "X.4")
def test_pull_the_plug_removes_the_ship():
    table = british("Pull the Plug", target=Ship("Leopard", damage=1))
    table.give(SOUTH, given.React("Pull the Plug 1"), rest=True)
    assert table.where("Leopard") is None
    assert table.pile(NORTH) == {}
    assert table.state.german_used == ("Leopard",)


@pytest.mark.rule("3.3.26f")
def test_pull_the_plug_is_not_for_merchantmen():
    assert "Pull the Plug" not in reactions(german("Pull the Plug"))


@pytest.mark.rule("3.3.26g", "3.2.2a", "3.2.2d")
@pytest.mark.parametrize("kind", ["AMC", "Trap"])
def test_nobody_answers_a_reaction_that_shoots_back(kind):
    """The active player holds cards that would save a ship attacked in the turn of another."""
    table = german(kind, ship="Leopard").put(NORTH, hand=("Pull the Plug", "Break Contact", "Shallow Run"))
    miss = (best("d10+d8+d6", 1, 1, 1), best("d10+d4", 8, 1) if kind == "AMC" else best("d8", 8))
    fire = (best("d10+d8+d6", 10, 1, 1) if kind == "AMC" else best("d8", 8), best("d8", 1))
    table.give(SOUTH, given.React(f"{kind} 1"), *miss, *fire, rest=True)
    assert table.pile(SOUTH) == {"Leopard": ("german", False)}


@pytest.mark.rule("3.3.27a", "3.3.27c", "3.3.27d", "3.2.3c")
def test_qqq_identifies_whatever_the_result():
    table = german("QQQ", ship="Leopard")
    table.give(SOUTH, given.React("QQQ 1"), best("d10+d8+d6", 1, 1, 1), best("d8", 8))
    assert table.ship("Leopard").identified
    assert table.state.active.shown == ("Leopard",)


@pytest.mark.rule("3.3.29a", "3.3.29c", "3.3.29d", "3.3.29e")
@pytest.mark.parametrize(("challenge", "sunk"), [(6, False), (5, True)])
def test_razzle_dazzle(challenge, sunk):
    table = torpedo("Razzle-Dazzle")
    fire = (best("d10+d6+d4", 10, 1, 1), best("d8", 4)) if sunk else ()
    table.give(
        SOUTH, given.React("Razzle-Dazzle 1"), best("d10+d4", challenge, 1), best("d10", 5), *fire, rest=True
    )
    assert (table.where("Lovat") is None) == sunk
    assert table.stage != "passage"


@pytest.mark.rule("3.3.38a", "3.3.38c", "3.3.38d", "3.3.38h")
def test_shallow_run_avoids_the_intercept():
    table = german("Shallow Run", targets=("Matheran",))
    table.give(SOUTH, given.React("Shallow Run 1"), best("d10+d4", 6, 1), best("d10", 5))
    assert (table.stage, table.ship("Matheran").damage) == ("passage", 0)
    table = german("Shallow Run", targets=("Matheran",))
    table.give(SOUTH, given.React("Shallow Run 1"), best("d10+d4", 5, 1), best("d10", 5), rest=True)
    assert table.ship("Matheran").damage == 1


@pytest.mark.rule("3.3.38c", "3.3.38g")
def test_a_damaged_ship_that_fails_in_the_shallows_is_sunk():
    table = british("Shallow Run", target=Ship("Leopard", damage=1))
    table.give(SOUTH, given.React("Shallow Run 1"), best("d10+d4", 7, 1), best("d10", 5), rest=True)
    assert table.pile(NORTH) == {"Leopard": ("german", False)}


@pytest.mark.rule("3.3.40a", "3.3.40c", "3.3.40d", "3.2.6a", "X.6")
def test_slim_pickings_cancels_one_intercept_without_safe_passage():
    table = german("Slim Pickings")
    table.give(SOUTH, given.React("Slim Pickings 1"), rest=True)
    assert "kp-log-cancelled" in table.log
    assert table.where("Lovat") == (SOUTH, "merchantmen")


@pytest.mark.rule("switch:safe_passage_scope", "3.2.6a")
def test_with_the_switch_every_survivor_may_run():
    table = german("Slim Pickings", safe_passage_scope="any_survived_intercept")
    assert table.give(SOUTH, given.React("Slim Pickings 1")).stage == "passage"


@pytest.mark.rule("3.3.40c", "3.3.40d", "3.3.40g", "3.3.15e", "3.3.39e", "switch:slim_pickings_chooser")
@pytest.mark.parametrize(("chooser", "asked"), [("attacker", NORTH), ("defender", SOUTH)])
def test_slim_pickings_cuts_a_multiple_intercept_to_one(chooser, asked):
    table = Table(slim_pickings_chooser=chooser).put(NORTH, ships=("Leipzig",))
    table.put(SOUTH, merchantmen=("Lovat", "Maria", "Matheran"), hand=("Slim Pickings", "Trap"))
    table.commit(("Lay Mines", "intercept", "Leipzig"), "Shipping Lanes")
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat")).give(
        NORTH, given.AddAssist("Shipping Lanes 1")
    )
    table.give(NORTH, given.GoOn())
    assert table.stage == "cut"
    table.give(SOUTH, given.React("Slim Pickings 1", whole=True))
    assert (table.stage, table.asked) == ("keep_target", (asked,))
    table.give(asked, given.ChooseTarget("Matheran"))
    assert reactions(table) == {"Trap"}
    table.give(SOUTH, given.Decline(), *SINK, rest=True)
    assert table.pile(NORTH) == {"Matheran": ("merchantman", False)}


# ------------------------------------------------------------------------ Reflag


@pytest.mark.rule("3.3.32a", "3.3.32g", "3.3.32e", "switch:reflag_dodges", "3.2.6a")
def test_reflag_dodges_a_british_intercept():
    table = british("Reflag")
    table.give(SOUTH, given.React("Reflag 1"), rest=True)
    assert not table.ship("Leopard").identified
    assert "kp-log-combat" not in table.log
    assert "Reflag" not in reactions(british("Reflag", reflag_dodges=False))


@pytest.mark.rule("3.3.18e", "3.3.45e", "3.3.32g")
@pytest.mark.parametrize("kind", ["Interned", "Transfer Command"])
def test_reflag_dodges_a_card_against_a_raider_but_not_for_a_warship(kind):
    table = Table().put(SOUTH, ships=(LEOPARD, "Dresden"), hand=("Reflag", "Trap")).commit(f"{kind} 1")
    other = Table().put(SOUTH, ships=(LEOPARD, "Dresden"), hand=("Reflag", "Trap")).commit(f"{kind} 1")
    table.give(NORTH, given.UseAction(f"{kind} 1", SOUTH, "Leopard"))
    assert (table.stage, reactions(table)) == ("dodge", {"Reflag"})
    table.give(SOUTH, given.React("Reflag 1"), rest=True)
    assert not table.ship("Leopard").identified
    other.give(NORTH, given.UseAction(f"{kind} 1", SOUTH, "Dresden"), best("d10+d8", 1, 1), best("d10", 9))
    assert other.stage != "dodge"


@pytest.mark.rule("3.3.32c", "3.3.32d", "3.3.19e", "3.2.2c")
def test_reflag_between_two_cards_after_an_interrogation():
    table = (
        Table()
        .put(SOUTH, ships=("Leopard",), hand=("Reflag", "Break Contact", "Trap"))
        .commit("Interrogate 1")
    )
    table.give(
        NORTH, given.UseAction("Interrogate 1", SOUTH, "Leopard"), best("d10+d8", 9, 1), best("d10", 1)
    )
    assert reactions(table) == {"Break Contact"}
    table.give(SOUTH, given.React("Break Contact 1"), best("d10+d4", 9, 1), best("d10", 1))
    assert (table.stage, reactions(table)) == ("window", {"Reflag"})
    table.give(SOUTH, given.React("Reflag 1", "Leopard"), rest=True)
    assert not table.ship("Leopard").identified


@pytest.mark.rule("3.3.32b", "3.2a", "3.2d", "3.3.27e", "3.2.2d")
def test_reflag_from_hand_in_the_own_turn_after_qqq():
    table = german("QQQ", ship="Leopard").put(NORTH, hand=("Reflag", "Trap"))
    table.give(SOUTH, given.React("QQQ 1"), best("d10+d8+d6", 9, 1, 1), best("d8", 1))
    assert table.orders(NORTH) == (given.React("Reflag 1", "Leopard"), given.EndTurn())
    table.give(NORTH, given.React("Reflag 1", "Leopard"), rest=True)
    assert not table.ship("Leopard").identified


@pytest.mark.rule("3.3.32b", "3.3.32f")
def test_reflag_laid_out_hides_one_identified_ship():
    table = Table().put(NORTH, ships=(LEOPARD, "Dresden", "Wolf"), prizes=(Ship("Maria"),)).commit("Reflag 1")
    assert table.uses(NORTH, "Reflag 1") == {("", "Leopard"), ("", "Maria")}
    table.give(NORTH, given.UseAction("Reflag 1", "", "Maria"), rest=True)
    assert not table.ship("Maria").identified


@pytest.mark.rule("3.3.32h")
def test_no_reflag_from_hand_under_deception():
    table = Table().put(NORTH, ships=(LEOPARD,), hand=("Reflag",), laid="Deception").turn(shown=("Leopard",))
    assert not [order for order in table.orders(NORTH) if isinstance(order, given.React)]


# ------------------------------------------------------------------------ shooting back


@pytest.mark.rule("3.3.1c", "3.3.1d", "3.3.1g", "3.3.1j", "3.3.1i", "2.3.2")
def test_an_amc_fights_in_the_place_of_the_merchantman():
    table = german("AMC", ship=Ship("Leopard", identified=False, damage=1))
    table.give(
        SOUTH,
        given.React("AMC 1"),
        best("d10+d8+d6", 10, 1, 1),
        best("d10+d4", 4, 1),
        best("d10+d8+d6", 5, 1, 1),
        best("d8", 6),
        rest=True,
    )
    assert table.pile(NORTH) == {"AMC 1": ("action", False)}
    assert table.ship("Leopard").identified
    assert table.ship("Leopard").damage == 1
    assert table.where("Lovat") == (SOUTH, "merchantmen")
    assert "AMC 1" not in table.state.discards


@pytest.mark.rule("3.3.1d", "3.3.1g")
def test_both_results_of_an_amc_fight_are_applied_together():
    table = german("AMC", ship="Leopard")
    table.give(
        SOUTH,
        given.React("AMC 1"),
        best("d10+d8+d6", 10, 1, 1),
        best("d10+d4", 4, 1),
        best("d10+d8+d6", 10, 1, 1),
        best("d8", 4),
        rest=True,
    )
    assert table.pile(NORTH) == {"AMC 1": ("action", False)}
    assert table.pile(SOUTH) == {"Leopard": ("german", False)}


@pytest.mark.rule("3.3.1e", "3.3.1f", "3.3.1h", "3.3.3f", "3.3.36g", "3.3.44g")
def test_night_weakens_both_and_assists_help_only_the_ship():
    table = Table().put(NORTH, ships=("Leipzig",)).put(SOUTH, merchantmen=("Lovat",), hand=("AMC",))
    table.commit(("Breakout 1", "intercept", "Leipzig"), "Searchlight", "Surprise Attack", "Boarding Party")
    table.give(NORTH, given.Intercept("Breakout 1", "Lovat"))
    for assist in ("Searchlight 1", "Surprise Attack 1", "Boarding Party 1"):
        table.give(NORTH, given.AddAssist(assist))
    if table.stage == "assists":
        table.give(NORTH, given.GoOn())
    table.give(
        SOUTH,
        given.React("AMC 1"),
        best("d10+d8+d4", 4, 1, 1),
        best("d10+d4", 4, 1),
        best("d10+d8+d6", 5, 1, 1),
        best("d10+d4", 4, 1),
        rest=True,
    )
    assert table.pile(NORTH) == {"AMC 1": ("action", False)}
    assert table.ship("Leipzig").damage == 0


@pytest.mark.rule("3.3.46a", "3.3.46c", "3.3.46d", "3.3.46g", "3.0b")
def test_a_trap_fires_at_the_interceptor_while_it_is_attacked():
    table = german("Trap", ship="Leopard")
    table.give(
        SOUTH,
        given.React("Trap 1"),
        best("d10+d8+d6", 8, 1, 1),
        best("d8", 4),
        best("d8", 8),
        best("d8", 4),
        rest=True,
    )
    assert table.pile(NORTH) == {"Lovat": ("merchantman", False)}
    assert table.pile(SOUTH) == {"Leopard": ("german", False)}


@pytest.mark.rule("3.3.46h", "3.3.46i", "3.3.46g")
def test_a_trap_does_not_cancel_the_intercept():
    table = german("Trap", ship="Leopard", targets=("Matheran",))
    table.give(
        SOUTH,
        given.React("Trap 1"),
        best("d10+d8+d6", 1, 1, 1),
        best("d8", 4),
        best("d8", 1),
        best("d8", 4),
    )
    assert table.ship("Leopard").identified
    assert table.stage == "passage"
    table = german("Trap", targets=(Ship("Lovat", damage=1),))
    table.give(
        SOUTH,
        given.React("Trap 1"),
        best("d10+d8+d4", 4, 1, 1),
        best("d8", 6),
        best("d8", 5),
        best("d10+d4", 4, 1),
        rest=True,
    )
    assert table.where("Lovat") == (SOUTH, "merchantmen")
    assert table.ship("Leipzig").damage == 1


@pytest.mark.rule("3.3.46e", "3.3.46f", "3.2.7k")
def test_a_trap_at_night_is_weakened_too():
    table = german("Trap", card="Breakout 1")
    table.give(
        SOUTH,
        given.React("Trap 1"),
        best("d10+d8+d4", 5, 1, 1),
        best("d8", 4),
        best("d8", 5),
        best("d10+d4", 4, 1),
        rest=True,
    )
    assert table.ship("Leipzig").damage == table.ship("Lovat").damage == 0


@pytest.mark.rule("3.3.3i")
def test_a_capture_stands_though_the_trap_sinks_the_captor():
    table = (
        Table()
        .put(NORTH, ships=(Ship("Leipzig", out_of_supply=True),))
        .put(SOUTH, merchantmen=("Lovat",), hand=("Trap",))
    )
    table.commit(("Lay Mines", "intercept", "Leipzig"), "Boarding Party")
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat")).give(
        NORTH, given.AddAssist("Boarding Party 1")
    )
    table.give(NORTH, given.GoOn())
    table.give(
        SOUTH,
        given.React("Trap 1"),
        best("d10+d8+d4", 10, 1, 1),
        best("d8", 4),
        best("d8", 8),
        best("d10+d4", 4, 1),
        rest=True,
    )
    assert table.where("Lovat") == (NORTH, "prizes")
    assert table.pile(SOUTH) == {"Leipzig": ("german", False)}


@pytest.mark.rule("3.3.28a", "3.3.28c", "3.3.28d", "3.3.28g", "3.3.28i", "3.3.28e", "3.3.28j")
def test_a_q_ship_wins_the_gun_fight():
    table = torpedo("Q-Ship")
    table.give(
        SOUTH,
        given.React("Q-Ship 1"),
        best("d10+d4", 9, 1),
        best("d10", 3),
        best("d8", 8, why="gun_attack"),
        best("d6", 4),
        best("d6", 6, why="gun_attack"),
        best("d6", 3),
        rest=True,
    )
    assert table.pile(SOUTH) == {"Submarines U-27 & U-41 1": ("action", False)}
    assert table.pile(NORTH) == {"Q-Ship 1": ("action", False)}
    assert table.where("Lovat") == (SOUTH, "merchantmen")


@pytest.mark.rule("3.3.28d", "3.3.28g", "3.3.28h")
def test_a_q_ship_that_lost_the_challenge_is_fired_at_first():
    table = torpedo("Q-Ship")
    table.give(
        SOUTH,
        given.React("Q-Ship 1"),
        best("d10+d4", 3, 1),
        best("d10", 3),
        best("d10+d6+d4", 7, 1, 1, why="torpedo_attack"),  # one less than twice the defence
        best("d6", 4),
        best("d8", 8, why="depth_charge_attack"),
        best("d6", 4),
        rest=True,
    )
    assert table.pile(SOUTH) == {"Submarines U-27 & U-41 1": ("action", False)}
    assert "Q-Ship 1" in table.state.discards
    table = torpedo("Q-Ship")
    table.give(
        SOUTH,
        given.React("Q-Ship 1"),
        best("d10+d4", 3, 1),
        best("d10", 3),
        best("d10+d6+d4", 8, 1, 1),
        best("d6", 4),
        rest=True,
    )
    assert table.pile(NORTH) == {"Q-Ship 1": ("action", False)}


@pytest.mark.rule("3.3.28c", "3.3.28d", "3.3.28j", "3.2.7a")
@pytest.mark.parametrize(("gun", "back"), [(7, 5), (8, 5), (7, 6)])
def test_a_q_ship_and_the_submarine_fire_their_guns_without_modifiers(gun, back):
    """One point less than twice the defence sinks neither."""
    table = torpedo("Q-Ship")
    won = (best("d10+d4", 4, 1), best("d10", 3))
    fire = (best("d8", gun), best("d6", 4), best("d6", back), best("d6", 3))
    table.give(SOUTH, given.React("Q-Ship 1"), *won, *fire, rest=True)
    assert bool(table.pile(SOUTH)) == (gun == 8) and bool(table.pile(NORTH)) == (back == 6)


@pytest.mark.rule("3.3.28d", "3.3.28j", "3.2.7a")
@pytest.mark.parametrize(("charge", "sunk"), [(7, False), (8, True)])
def test_a_depth_charge_has_no_modifier(charge, sunk):
    table = torpedo("Q-Ship")
    lost = (best("d10+d4", 3, 1), best("d10", 3), best("d10+d6+d4", 1, 1, 1), best("d6", 4))
    table.give(SOUTH, given.React("Q-Ship 1"), *lost, best("d8", charge), best("d6", 4), rest=True)
    assert bool(table.pile(SOUTH)) == sunk


@pytest.mark.rule("3.3.34a", "3.3.34d", "3.3.34g", "3.3.34e")
def test_a_sail_q_ship_has_no_depth_charges():
    table = torpedo("Sail Q-Ship", target="Dee")
    table.give(
        SOUTH,
        given.React("Sail Q-Ship 1"),
        best("d10+d4", 3, 1),
        best("d10", 3),
        best("d10+d6+d4", 5, 1, 1),
        best("d6", 4),
        rest=True,
    )
    assert table.pile(SOUTH) == table.pile(NORTH) == {}
    assert {"Sail Q-Ship 1", "Submarines U-27 & U-41 1"} <= set(table.state.discards)
    assert shots(table) == ["torpedo_attack"] and table.ship("Dee") == Ship("Dee")


@pytest.mark.rule("3.3.34c", "3.3.34d", "3.3.34g")
@pytest.mark.parametrize(("boat_sunk", "decoy_sunk"), [(True, True), (True, False), (False, True)])
def test_the_gun_fight_of_a_sail_q_ship(boat_sunk, decoy_sunk):
    """Whoever is sunk scores for the other; the merchantman is not attacked."""
    table = torpedo("Sail Q-Ship", target="Dee")
    table.give(
        SOUTH,
        given.React("Sail Q-Ship 1"),
        best("d10+d4", 4, 1),
        best("d10", 3),
        best("d6", 6 if boat_sunk else 3, why="gun_attack"),
        best("d6", 3),
        best("d6", 6 if decoy_sunk else 3, why="gun_attack"),
        best("d6", 3),
        rest=True,
    )
    boat, decoy = {"Submarines U-27 & U-41 1": ("action", False)}, {"Sail Q-Ship 1": ("action", False)}
    assert table.pile(SOUTH) == (boat if boat_sunk else {})
    assert table.pile(NORTH) == (decoy if decoy_sunk else {})
    assert shots(table) == ["gun_attack", "gun_attack"] and table.where("Dee") == (SOUTH, "merchantmen")


def shots(table: Table) -> list[str]:
    """The attack rolls of the last order."""
    return [entry.why for entry in table.shown if "attack" in entry.why]


@pytest.mark.rule("3.3.34g")
def test_a_torpedo_sinks_the_sail_q_ship_and_not_the_merchantman():
    table = torpedo("Sail Q-Ship", target="Dee")
    fire = (best("d10+d6+d4", 8, 1, 1, why="torpedo_attack"), best("d6", 4))
    table.give(SOUTH, given.React("Sail Q-Ship 1"), best("d10+d4", 3, 1), best("d10", 3), *fire, rest=True)
    assert table.pile(NORTH) == {"Sail Q-Ship 1": ("action", False)} and table.pile(SOUTH) == {}
    assert shots(table) == ["torpedo_attack"] and table.ship("Dee") == Ship("Dee")


# ------------------------------------------------------------------------ after a sinking


@pytest.mark.rule("3.3.30c", "3.3.30g", "3.3.30e", "X.4", "3.2.2c")
def test_recalled_takes_the_interceptor_out_of_play():
    table = german("Recalled")
    table.give(SOUTH, given.Decline(), *SINK)
    assert table.stage == "sinking"
    table.give(SOUTH, given.React("Recalled 1"), best("d10+d4", 5, 1), best("d10", 4), rest=True)
    assert table.where("Leipzig") is None
    assert table.pile(NORTH) == {"Lovat": ("merchantman", False)}
    assert table.pile(SOUTH) == {}


@pytest.mark.rule("3.3.30d")
def test_recalled_may_wait_until_between_two_cards():
    table = german("Recalled", "Trap")
    table.give(SOUTH, given.Decline(), *SINK).give(SOUTH, given.Decline())
    assert (table.stage, reactions(table)) == ("window", {"Recalled"})
    table.give(SOUTH, given.React("Recalled 1", "Leipzig"), best("d10+d4", 4, 1), best("d10", 4), rest=True)
    assert table.where("Leipzig") == (NORTH, "ships")


@pytest.mark.rule("3.3.30f", "3.3.23d")
def test_recalled_answers_no_torpedo():
    table = torpedo("Recalled", "Mistaken Identity").put(SOUTH, pile=(Scored("Maria", "merchantman"),))
    table.give(SOUTH, given.Decline(), best("d10+d6+d4", 10, 1, 1), best("d8", 4))
    assert (table.stage, reactions(table)) == ("sinking", {"Mistaken Identity"})


@pytest.mark.rule("3.2.3c", "3.3.46g")
@pytest.mark.parametrize("known", [False, True])
def test_a_raider_is_identified_once(known):
    """Of one that is known already nothing is told, and it cannot be hidden as one just shown (3.3.32b)."""
    table = german("Trap", ship=Ship("Leopard", known))
    fire = (best("d10+d8+d6", 1, 1, 1), best("d8", 8))
    table.give(SOUTH, given.React("Trap 1"), *fire, rest=True)
    assert table.ship("Leopard").identified
    assert ("kp-log-identified" in table.log) != known


@pytest.mark.rule("3.3.30f", "3.3.30d")
def test_recalled_answers_no_mines():
    """Not even those of a raider: neither at once nor between two cards."""
    table = Table().put(NORTH, ships=("Meteor",))
    table.put(SOUTH, merchantmen=("Lovat",), hand=("Recalled", "Trap"))
    table.commit(("Lay Mines", "action", "Meteor"), "Collier")
    table.give(NORTH, given.MineAttack("Lay Mines 1", SOUTH, "Meteor")).give(NORTH, given.GoOn())
    table.give(SOUTH, given.Decline(), best("d10+d4", 10, 1), best("d8", 4))
    assert table.pile(NORTH) == {"Lovat": ("merchantman", False)}
    assert (table.stage, table.asked) == ("resolve", (NORTH,))


@pytest.mark.rule("3.3.30f", "3.3.30d")
def test_recalled_answers_no_torpedo_between_two_cards_either():
    table = Table().put(SOUTH, merchantmen=("Lovat",), hand=("Recalled", "Trap"))
    table.commit("Submarines U-27 & U-41 1", "Collier")
    table.give(NORTH, given.TorpedoAttack("Submarines U-27 & U-41 1", "Lovat")).give(NORTH, given.GoOn())
    table.give(SOUTH, given.Decline(), best("d10+d6+d4", 10, 1, 1), best("d8", 4))
    assert (table.stage, table.asked) == ("resolve", (NORTH,))


@pytest.mark.rule("3.2.2c", "switch:after_sinking_reactions_count")
def test_a_reaction_before_the_fire_uses_up_the_one_after_the_sinking():
    table = german("QQQ", "Recalled", ship="Leopard")
    table.give(SOUTH, given.React("QQQ 1"), best("d10+d8+d6", 8, 1, 1), best("d8", 4), rest=True)
    assert table.stage != "sinking"
    table = german("QQQ", "Recalled", ship="Leopard", after_sinking_reactions_count=False)
    table.give(SOUTH, given.React("QQQ 1"), best("d10+d8+d6", 8, 1, 1), best("d8", 4))
    assert reactions(table) == {"Recalled"}


@pytest.mark.rule("3.3.23a", "3.3.23c", "3.3.23d", "3.3.23g", "3.3.23e")
def test_mistaken_identity_exchanges_two_sunk_merchantmen():
    pile = (Scored("Maria", "merchantman", True), Scored("Appam", "passage"), Scored("Kaipara", "prize"))
    table = german("Mistaken Identity").put(SOUTH, pile=pile)
    table.give(SOUTH, given.Decline(), *SINK)
    assert {order.ship for order in table.orders(SOUTH) if isinstance(order, given.React)} == {"Maria"}
    table.give(
        SOUTH, given.React("Mistaken Identity 1", "Maria"), best("d10+d4", 5, 1), best("d10", 4), rest=True
    )
    assert table.pile(NORTH) == {"Maria": ("merchantman", True)}
    assert table.pile(SOUTH)["Lovat"] == ("merchantman", False)


@pytest.mark.rule("3.3.23c", "3.3.23d")
@pytest.mark.parametrize(("challenge", "exchanged"), [(5, True), (4, False)])
def test_only_the_two_ships_named_by_mistaken_identity_change_places(challenge, exchanged):
    """Other sunk merchantmen stay in both piles; a challenge no higher than the response changes nothing."""
    table = german("Mistaken Identity").put(NORTH, pile=(Scored("Dee", "merchantman"),))
    table.put(SOUTH, pile=(Scored("Matheran", "merchantman"), Scored("Maria", "merchantman")))
    table.give(SOUTH, given.Decline(), *SINK)
    rolls = (best("d10+d4", challenge, 1), best("d10", 4))
    table.give(SOUTH, given.React("Mistaken Identity 1", "Maria"), *rolls, rest=True)
    given_up, kept = ("Maria", "Lovat") if exchanged else ("Lovat", "Maria")
    assert set(table.pile(NORTH)) == {"Dee", given_up} and set(table.pile(SOUTH)) == {"Matheran", kept}
    facts = {"side": SOUTH, "ship": "Lovat", "other": "Maria"}
    assert table.told("kp-log-exchanged") == ([facts] if exchanged else [])


@pytest.mark.rule("3.3.23f")
def test_mistaken_identity_needs_something_to_exchange():
    table = german("Mistaken Identity")
    table.give(SOUTH, given.Decline(), *SINK)
    assert table.orders(SOUTH) == (given.Decline(),)
    assert ("kp-refused-no-exchange", "3.3.23f") in table.refused(SOUTH)


@pytest.mark.rule("3.3.23f", "3.3.30f")
def test_nothing_is_asked_after_a_capture():
    table = (
        Table().put(NORTH, ships=("Leipzig",)).put(SOUTH, merchantmen=("Lovat",), hand=("Recalled", "Trap"))
    )
    table.commit(("Lay Mines", "intercept", "Leipzig"), "Boarding Party")
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat")).give(
        NORTH, given.AddAssist("Boarding Party 1")
    )
    table.give(NORTH, given.GoOn()).give(SOUTH, given.Decline(), *SINK)
    assert table.stage not in ("sinking", "window")


@pytest.mark.rule("3.3.3e", "3.3.36e", "3.3.41e", "3.3.44e")
def test_assists_of_a_cancelled_intercept_are_wasted():
    table = Table().put(NORTH, ships=("Leipzig",)).put(SOUTH, merchantmen=("Lovat",), hand=("Slim Pickings",))
    table.commit(
        ("Breakout 1", "intercept", "Leipzig"),
        "Boarding Party",
        "Searchlight",
        "Special Cargo",
        "Surprise Attack",
    )
    table.give(NORTH, given.Intercept("Breakout 1", "Lovat"))
    for assist in ("Boarding Party 1", "Searchlight 1", "Special Cargo 1", "Surprise Attack 1"):
        table.give(NORTH, given.AddAssist(assist))
    if table.stage == "assists":
        table.give(NORTH, given.GoOn())
    table.give(SOUTH, given.React("Slim Pickings 1"))
    table.give(NORTH, given.DiscardInOrder(), rest=True)
    wasted = {"Boarding Party 1", "Searchlight 1", "Special Cargo 1", "Surprise Attack 1"}
    assert wasted <= set(table.state.discards)
    assert table.pile(NORTH) == {}


@pytest.mark.rule("3.2.2b")
def test_no_third_player_may_react():
    table = (
        Table("three")
        .put(NORTH, ships=("Leipzig",))
        .put(SOUTH, merchantmen=("Lovat",))
        .put(EAST, hand=("Trap",))
    )
    table.commit(("Lay Mines", "intercept", "Leipzig"))
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat"), *HIT, rest=True)
    assert table.ship("Lovat").damage == 1


@pytest.mark.rule("3.3.1j", "3.1.3d")
def test_a_merchantman_saved_by_an_amc_is_not_intercepted_again():
    table = (
        german("AMC")
        .put(NORTH, ships=("Dresden",))
        .commit(("Trap", "intercept", "Dresden"), "Submarines U-27 & U-41 1")
    )
    table.give(
        SOUTH,
        given.React("AMC 1"),
        *MISS[:1],
        best("d10+d4", 8, 1),
        best("d10+d8+d6", 1, 1, 1),
        best("d10+d4", 8, 1),
    )
    assert table.targets(NORTH, given.Intercept) == set()
    assert table.targets(NORTH, given.TorpedoAttack) == {"Lovat"}
