"""The steps of a turn: commitment, order of use, discards, draw and refill (3.1, 3.2, TS)."""

from __future__ import annotations

import pytest

from navalgames.games.kaisers_pirates import given
from tests.games.kaisers_pirates.table import NORTH, SOUTH, Ship, Table, best


def committing(*hand: str, ships: tuple = ("Leipzig", "Meteor"), **options) -> Table:
    """NORTH lays out cards at the beginning of a turn."""
    table = (
        Table(**options).put(NORTH, ships=ships, hand=hand).put(SOUTH, ships=("Dresden",), hand=("QQQ 2",))
    )
    return table.having(stack=(table.state.stack[0]._replace(stage="commit"),))


@pytest.mark.rule("3.2a", "3.2.1a", "3.2.1b", "3.2.1d", "3.2.1e", "3.2.1g", "3.1.1a", "TS.1", "1.1.2a")
def test_every_card_may_be_laid_out_either_way():
    table = committing("Trap 1", "Collier 1")
    places = {(order.use, order.ship) for order in table.orders(NORTH) if isinstance(order, given.CommitCard)}
    assert places == {("intercept", ""), ("intercept", "Leipzig"), ("intercept", "Meteor"), ("action", "")}
    assert given.EndCommitment() in table.orders(NORTH)


@pytest.mark.rule("3.2.1c", "3.2.1b")
def test_lay_mines_lies_on_the_raider():
    table = committing("Lay Mines 1")
    places = {(order.use, order.ship) for order in table.orders(NORTH) if isinstance(order, given.CommitCard)}
    assert ("action", "Meteor") in places and ("action", "") not in places


@pytest.mark.rule("3.2a", "3.2b", "3.2c", "TS.2", "3.1.1a")
def test_what_is_laid_out_stays_and_nothing_else_is_played():
    table = committing("Second Chance 1", "Collier 1", "Deception 1", "Recon Aircraft 1")
    table.give(NORTH, given.CommitCard("Deception 1", "action", ""))
    table.give(NORTH, given.CommitCard("Recon Aircraft 1", "action", "")).give(NORTH, given.EndCommitment())
    used = {order.card for order in table.orders(NORTH) if isinstance(order, given.UseAction)}
    assert used == {"Deception 1", "Recon Aircraft 1"}
    assert set(table.player(NORTH).hand) == {"Second Chance 1", "Collier 1"}


@pytest.mark.rule("3.1.1a", "3.1.1b")
def test_a_turn_without_cards_still_draws_one():
    table = committing("Trap 1", "Collier 1")
    table.give(NORTH, given.EndCommitment(), rest=True)
    assert len(table.player(NORTH).hand) == 3
    assert table.state.active.side == SOUTH


@pytest.mark.rule("3.1.1b", "3.1.5a", "TS.4")
def test_one_card_is_drawn_however_many_were_used():
    table = committing(*(f"Boarding Party {n}" for n in range(1, 7)), "Trap 1", "Trap 2", "QQQ 1")
    for number in range(1, 7):
        table.give(NORTH, given.CommitCard(f"Boarding Party {number}", "action", ""))
    table.give(NORTH, given.EndCommitment()).give(NORTH, given.EndTurn()).give(
        NORTH, given.DiscardInOrder(), rest=True
    )
    assert len(table.player(NORTH).hand) == 4
    assert len(table.state.discards) == 6


@pytest.mark.rule("3.1.5a", "3.1.5b", "3.2.8d")
def test_the_active_player_orders_his_discards_and_reactions_lie_on_top():
    table = (
        Table()
        .put(NORTH, ships=("Leipzig",))
        .put(SOUTH, merchantmen=("Lovat",), hand=("Slim Pickings", "Collier"))
    )
    table.commit(("Trap 1", "intercept", "Leipzig"), "Boarding Party 1", "Boarding Party 2")
    table.give(NORTH, given.Intercept("Trap 1", "Lovat")).give(NORTH, given.GoOn())
    table.give(SOUTH, given.React("Slim Pickings 1")).give(NORTH, given.EndTurn())
    assert table.stage == "discard"
    table.give(NORTH, given.DiscardNext("Boarding Party 2")).give(
        NORTH, given.DiscardNext("Boarding Party 1"), rest=True
    )
    assert table.state.discards == ("Boarding Party 2", "Boarding Party 1", "Trap 1", "Slim Pickings 1")


@pytest.mark.rule("3.1.6a", "3.1.6b", "TS.6")
def test_all_fleets_are_refilled_at_the_end_of_the_turn():
    table = (
        Table()
        .put(NORTH, ships=("Leipzig",), merchantmen=("Maria",))
        .put(SOUTH, merchantmen=("Lovat", "Appam"), hand=("QQQ",))
    )
    table.commit(("Trap 1", "intercept", "Leipzig"), "Submarines U-27 & U-41 1")
    table.give(NORTH, given.Intercept("Trap 1", "Lovat")).give(NORTH, given.GoOn())
    table.give(SOUTH, given.Decline(), best("d10+d8+d4", 8, 1, 1), best("d8", 4)).give(SOUTH, given.Decline())
    table.give(SOUTH, given.Decline()) if table.stage == "window" else None
    assert len(table.player(SOUTH).merchantmen) == 1
    assert table.targets(NORTH, given.TorpedoAttack) == {"Appam"}
    table.give(NORTH, given.EndTurn()).give(NORTH, given.DiscardInOrder(), rest=True)
    assert len(table.player(SOUTH).merchantmen) == len(table.player(NORTH).merchantmen) == 3


@pytest.mark.rule("3.0d")
def test_a_player_without_german_ships_plays_on():
    table = committing("Trap 1", "Breakout 1", ships=())
    places = {(order.use, order.ship) for order in table.orders(NORTH) if isinstance(order, given.CommitCard)}
    assert places == {("intercept", ""), ("action", "")}


@pytest.mark.rule("3.3.20f")
def test_no_intercept_is_laid_on_a_ship_in_refuge():
    table = Table()
    card = table.take("Island Refuge")
    table.put(NORTH, ships=(Ship("Leopard", refuge=card),), hand=("Trap",)).put(SOUTH, hand=("QQQ",))
    table.having(stack=(table.state.stack[0]._replace(stage="commit"),))
    assert {order.ship for order in table.orders(NORTH) if isinstance(order, given.CommitCard)} == {""}
    assert ("kp-refused-in-refuge", "3.3.20f") in table.refused(NORTH)


@pytest.mark.rule("3.2d")
def test_cards_gained_are_not_used_this_turn():
    table = committing("Recon Aircraft 1").put(SOUTH, hand=("Collier", "Lay Mines", "Interned"))
    table.give(NORTH, given.CommitCard("Recon Aircraft 1", "action", ""))
    table.give(NORTH, given.UseAction("Recon Aircraft 1", SOUTH, ""), rest=True)
    assert len(table.player(NORTH).hand) == 3
    assert table.state.active.side == SOUTH


@pytest.mark.rule("3.3.32c", "3.2.2a")
def test_only_those_who_might_are_asked_between_two_cards():
    """Who is asked follows from what lies open: an identified ship and a card in hand, whatever it is."""
    for card in ("Reflag", "Trap"):
        table = (
            Table()
            .put(SOUTH, ships=(Ship("Leopard", True),), hand=(card,))
            .commit("Second Chance 1", "Collier")
        )
        table.give(NORTH, given.UseAction("Second Chance 1", "", ""))
        assert (table.stage, table.asked) == ("window", (SOUTH,))


@pytest.mark.rule("3.3.32c")
def test_nobody_is_asked_before_the_first_card():
    table = (
        Table()
        .put(NORTH, hand=("Second Chance 1", "Collier 1"))
        .put(SOUTH, ships=(Ship("Leopard"),), hand=("Reflag",))
    )
    table.having(stack=(table.state.stack[0]._replace(stage="commit"),))
    for card in ("Second Chance 1", "Collier 1"):
        table.give(NORTH, given.CommitCard(card, "action", ""))
    assert (table.stage, table.asked) == ("resolve", (NORTH,))
    table.give(NORTH, given.UseAction("Second Chance 1", "", ""))
    assert (table.stage, table.asked) == ("window", (SOUTH,))


@pytest.mark.rule("3.2.2a", "3.2.2b")
def test_the_defender_is_asked_whatever_he_holds():
    """To be asked must not tell what is in a hand."""
    for card in ("Trap", "Collier"):
        table = Table().put(NORTH, ships=("Leipzig",)).put(SOUTH, merchantmen=("Lovat",), hand=(card,))
        table.commit(("QQQ 1", "intercept", "Leipzig")).give(NORTH, given.Intercept("QQQ 1", "Lovat"))
        assert (table.stage, table.asked) == ("reaction", (SOUTH,))
