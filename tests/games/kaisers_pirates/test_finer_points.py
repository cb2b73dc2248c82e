"""Finer points of single rows: what stays as it was, who is still free, what was only half used.

Knows the engine by its orders. Each test breaks with exactly the sentence it is marked with.
"""

from __future__ import annotations

import pytest

from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules import scoring
from tests.games.kaisers_pirates.table import EAST, NORTH, SOUTH, Scored, Ship, Table, best, drawn, one

LEOPARD = Ship("Leopard", identified=True)
KAIPARA_SAFE = (best("d6", 1), best("d8", 8))


def kinds(table: Table, side: str) -> set[str]:
    """The reactions a side may play now."""
    return {table.box.kind(order.card) for order in table.orders(side) if isinstance(order, given.React)}


# ------------------------------------------------------------------------ the turn


@pytest.mark.rule("3.1.1c")
def test_no_hand_is_too_large():
    table = Table()
    table.put(NORTH, hand=tuple(table.state.unseen[:30]))
    table.having(stack=(table.state.stack[0]._replace(stage="commit"),))
    table.give(NORTH, given.EndCommitment(), rest=True)
    assert len(table.player(NORTH).hand) == 31


@pytest.mark.rule("3.2.3c", "3.2.3e")
def test_an_identified_ship_stays_identified_from_turn_to_turn():
    table = Table().put(SOUTH, ships=(LEOPARD, "Wolf", "Dresden"), hand=("Trap",)).put(NORTH, hand=("QQQ",))
    table.give(NORTH, given.EndTurn(), rest=True)
    assert [ship.identified for ship in table.player(SOUTH).ships] == [True, False, True]
    table.give(SOUTH, given.EndCommitment(), rest=True)
    assert [ship.identified for ship in table.player(SOUTH).ships] == [True, False, True]


@pytest.mark.rule("3.3.10g", "3.3.14i")
@pytest.mark.parametrize("kind", ["Deception", "Fog Bank"])
def test_only_the_own_turn_is_closed_by_deception_and_fog(kind):
    """Between two cards of another player an identified ship may be hidden all the same."""
    table = Table().put(SOUTH, ships=(LEOPARD,), hand=("Reflag", "Trap"), laid=kind).commit("Second Chance 1")
    table.give(NORTH, given.UseAction("Second Chance 1", "", ""))
    assert (table.stage, kinds(table, SOUTH)) == ("window", {"Reflag"})


@pytest.mark.rule("3.3.10g", "3.2.2a")
def test_a_deceived_defender_answers_an_intercept():
    table = Table().put(NORTH, ships=("Leipzig",))
    table.put(SOUTH, merchantmen=("Lovat",), hand=("Slim Pickings", "Trap"), laid="Deception")
    table.commit(("QQQ", "intercept", "Leipzig")).give(NORTH, given.Intercept("QQQ 1", "Lovat"))
    assert kinds(table, SOUTH) == {"Slim Pickings", "Trap"}


@pytest.mark.rule("3.3.20m", "3.3.4d")
def test_a_lost_turn_gives_no_attempt_in_refuge():
    table = Table("team")
    card = table.take("Island Refuge")
    table.put(EAST, ships=(Ship("Leopard", True, 1, refuge=card),)).put(SOUTH, hand=("Trap",))
    table.commit("Bounding Main 1")
    table.give(NORTH, given.UseAction("Bounding Main 1", EAST, ""), rest=True)
    assert table.asked == (SOUTH,)
    assert table.ship("Leopard") == Ship("Leopard", True, 1, refuge=card)


@pytest.mark.rule("3.3.14g", "3.3.33f")
def test_a_fogged_fleet_misses_no_rendezvous():
    table = Table("three").put(SOUTH, ships=("Leopard",), laid="Fog Bank").put(EAST, ships=("Wolf",))
    table.commit("Rendezvous Missed 1")
    assert table.uses(NORTH, "Rendezvous Missed 1") == {(EAST, "")}


# ------------------------------------------------------------------------ several targets


def lanes(*hand: str) -> Table:
    """Leipzig has named three merchantmen; Dresden has a card as well."""
    table = Table().put(NORTH, ships=("Leipzig", "Dresden"))
    table.put(SOUTH, merchantmen=("Lovat", "Maria", "Matheran"), hand=hand)
    table.commit(
        ("Lay Mines 1", "intercept", "Leipzig"), ("Trap 1", "intercept", "Dresden"), "Shipping Lanes"
    )
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat"))
    return table.give(NORTH, given.AddAssist("Shipping Lanes 1")).give(NORTH, given.GoOn())


@pytest.mark.rule("X.6", "3.1.3d", "3.3.40c")
def test_merchantmen_dropped_by_slim_pickings_are_free_for_another_ship():
    table = lanes("Slim Pickings")
    table.give(SOUTH, given.React("Slim Pickings 1", whole=True))
    table.give(NORTH, given.ChooseTarget("Matheran"), best("d10+d8+d4", 1, 1, 1), best("d8", 8))
    table.give(SOUTH, given.Decline())
    assert table.targets(NORTH, given.Intercept) == {"Lovat", "Maria"}


@pytest.mark.rule("3.3.40d", "3.3.15e", "3.3.39e", "X.6")
def test_slim_pickings_may_wait_for_the_turn_of_one_target():
    table = lanes("Slim Pickings")
    table.give(SOUTH, given.Decline()).give(NORTH, given.ChooseTarget("Matheran"))
    table.give(SOUTH, given.React("Slim Pickings 1"))
    assert (table.stage, {order.target for order in table.orders(NORTH)}) == (
        "choose_target",
        {"Lovat", "Maria"},
    )


@pytest.mark.rule("3.3.3h", "X.2", "3.2.1f")
@pytest.mark.parametrize("ship", ["Leopard", "Leipzig"])
def test_a_boarding_party_named_first_waits_when_further_targets_follow(ship):
    kind = "Good Hunting" if ship == "Leopard" else "Shipping Lanes"
    coin = "d10+d8+d6" if ship == "Leopard" else "d10+d8+d4"
    table = Table().put(NORTH, ships=(ship,)).put(SOUTH, merchantmen=("Lovat", "Matheran"))
    table.commit(("Lay Mines 1", "intercept", ship), "Boarding Party", kind)
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat"))
    table.give(NORTH, given.AddAssist("Boarding Party 1")).give(NORTH, given.AddAssist(f"{kind} 1"))
    if table.stage == "second_target":
        table.give(NORTH, given.ChooseTarget("Matheran"))
    table.give(NORTH, given.GoOn()).give(NORTH, given.ChooseTarget("Matheran"))
    assert table.stage == "boarding"
    table.give(NORTH, given.GoOn(), best(coin, 8, 1, 1), best("d8", 4))
    assert table.pile(NORTH) == {"Matheran": ("merchantman", False)}
    table.give(NORTH, given.AddAssist("Boarding Party 1"), best(coin, 8, 1, 1), best("d8", 4))
    assert table.where("Lovat") == (NORTH, "prizes")


@pytest.mark.rule("3.3.30d", "3.2.2c", "3.3.23d")
@pytest.mark.parametrize(("answers", "later"), [(1, {"Recalled"}), (2, set())])
def test_each_of_two_sinkings_has_its_own_answer(answers, later):
    """Mistaken Identity for one of them leaves Recalled for the other one."""
    table = Table().put(NORTH, ships=("Leipzig",)).put(SOUTH, pile=(Scored("Maria", "merchantman"),))
    table.put(SOUTH, merchantmen=("Lovat", "Matheran"), hand=("Mistaken Identity", "Recalled", "QQQ"))
    table.commit(("Lay Mines 1", "intercept", "Leipzig"), "Shipping Lanes")
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat"))
    table.give(NORTH, given.AddAssist("Shipping Lanes 1")).give(NORTH, given.GoOn())
    table.give(SOUTH, given.Decline()).give(NORTH, given.ChooseTarget("Lovat"))
    sink, fails = (best("d10+d8+d4", 8, 1, 1), best("d8", 4)), (best("d10+d4", 1, 1), best("d10", 4))
    table.give(SOUTH, given.Decline(), *sink)
    if answers == 2:
        table.give(SOUTH, given.React("Recalled 1"), *fails)
    else:
        table.give(SOUTH, given.Decline())
    table.give(SOUTH, given.Decline(), *sink)
    table.give(SOUTH, given.React("Mistaken Identity 1", "Maria"), *fails, rest=True)
    assert (kinds(table, SOUTH) if table.stage == "window" else set()) == later


# ------------------------------------------------------------------------ new owners


@pytest.mark.rule("3.3.45d", "3.2.5c", "2.3.1b")
def test_a_prize_scores_for_the_player_who_took_it_over():
    table = Table().put(SOUTH, prizes=(Ship("Lovat"),)).commit("Transfer Command 1")
    challenge = (best("d10+d8", 5, 1), best("d10", 4))
    table.give(NORTH, given.UseAction("Transfer Command 1", SOUTH, "Lovat"), *challenge, rest=True)
    assert table.where("Lovat") == (NORTH, "prizes") and table.ship("Lovat").identified
    worth = [scoring.victory_points(who, table.box) for who in table.state.players]
    assert worth == [2 * table.box.ships["Lovat"].vp, 0]


@pytest.mark.rule("3.3.45d", "3.3.7d")
@pytest.mark.parametrize("kind", ["Transfer Command", "Breakout"])
def test_a_ship_gained_this_turn_does_not_act(kind):
    """No card lies on it, and a card laid out without a ship is no German intercept."""
    table = Table().put(SOUTH, ships=("Meteor",), merchantmen=("Lovat",), prizes=(Ship("Maria"),))
    if kind == "Transfer Command":
        table.put(SOUTH, ships=(LEOPARD,))
    table.commit(f"{kind} 1", ("Trap 1", "intercept"), "Collier")
    order = given.UseAction(f"{kind} 1", *((SOUTH, "Leopard") if kind == "Transfer Command" else ("", "")))
    table.give(NORTH, order, best("d10+d8", 5, 1), best("d10", 4), rest=True)
    assert len(table.player(NORTH).ships) == 1
    assert table.targets(NORTH, given.Intercept) == {"Maria"}


# ------------------------------------------------------------------------ the phantom answers


def solitaire_cards(table: Table) -> int:
    """How many solitaire cards the last order turned up."""
    return sum(entry.why == "solitaire_card" for entry in table.shown)


@pytest.mark.rule("5.3.3a")
def test_one_solitaire_card_for_a_torpedo():
    table = Table("solitaire").put(SOUTH, merchantmen=("Maria", "Lovat")).commit("Submarines U-27 & U-41 1")
    table.commit("Collier")
    order = given.TorpedoAttack("Submarines U-27 & U-41 1", "Maria")
    table.give(NORTH, order).give(
        NORTH, given.GoOn(), drawn(1, 20, "S02"), one(4, 1), best("d10+d6+d4", 1, 1, 1), best("d6", 6)
    )
    assert solitaire_cards(table) == 1 and "kp-log-phantom-no-answer" in table.log


@pytest.mark.rule("5.3.3a", "3.3.19b")
def test_the_phantom_answers_only_the_attack_that_follows_an_interrogation():
    failed = (best("d10+d8", 3, 1), best("d10", 4))
    table = Table("solitaire").put(SOUTH, ships=("Leopard",)).commit("Interrogate 1", "Interrogate 2")
    table.give(NORTH, given.UseAction("Interrogate 1", SOUTH, "Leopard"), *failed)
    assert solitaire_cards(table) == 0
    found = (
        best("d10+d8", 5, 1),
        best("d10", 4),
        drawn(1, 20, "S02"),
        one(4, 1),
        best("d10", 1),
        best("d8", 8),
    )
    table.give(NORTH, given.UseAction("Interrogate 2", SOUTH, "Leopard"), *found, rest=True)
    assert "kp-log-phantom-no-answer" in table.log


@pytest.mark.rule("5.3.3a", "3.3.15d")
def test_one_solitaire_card_for_each_of_several_targets():
    table = Table("solitaire").put(NORTH, ships=("Leopard",))
    table.put(SOUTH, merchantmen=("Kaipara", "Matheran"), hand=("Slim Pickings", "Trap"))
    table.commit(("Lay Mines 1", "intercept", "Leopard"), "Good Hunting", "Collier")
    table.give(NORTH, given.Intercept("Lay Mines 1", "Kaipara")).give(
        NORTH, given.AddAssist("Good Hunting 1")
    )
    table.give(NORTH, given.ChooseTarget("Matheran")).give(NORTH, given.GoOn())
    miss = (best("d10+d8+d6", 1, 1, 1), best("d8", 8), *KAIPARA_SAFE)
    table.give(
        NORTH, given.ChooseTarget("Kaipara"), drawn(1, 20, "S02"), one(4, 1), *miss,
    )  # fmt: skip
    table.give(NORTH, given.GoOn(), drawn(1, 19, "S03"), one(4, 3), *miss)
    assert table.state.phantom.used == ("S02", "S03")
