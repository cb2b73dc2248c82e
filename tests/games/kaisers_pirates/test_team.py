"""The team game: two against two (4.x, 3.3.4, 3.3.11)."""

from __future__ import annotations

import pytest

from navalgames.games.kaisers_pirates import GAME, given
from navalgames.games.kaisers_pirates.rules.frames import Between
from navalgames.games.kaisers_pirates.state import opponents, team_mate
from tests.games.kaisers_pirates.table import EAST, NORTH, SOUTH, WEST, Scored, Ship, Table, best


def team(**options) -> Table:
    return Table("team", **options)


@pytest.mark.rule("4.1")
def test_team_mates_sit_opposite():
    table = team()
    assert team_mate(table.state, NORTH, table.options) == SOUTH
    assert team_mate(table.state, EAST, table.options) == WEST
    assert opponents(table.state, NORTH, table.options) == (EAST, WEST)


@pytest.mark.rule("4.2a", "4.2b", "4.3")
def test_hostile_cards_go_to_the_other_team():
    table = team().put(NORTH, ships=("Leipzig", "Meteor"))
    for side, ship, trader in (
        (EAST, "Dresden", "Maria"),
        (SOUTH, "Emden", "Lovat"),
        (WEST, "Karlsruhe", "Appam"),
    ):
        table.put(side, ships=(ship,), merchantmen=(trader,), hand=("Trap",) if side != SOUTH else ("AMC",))
    table.commit(
        ("QQQ 1", "intercept"),
        ("QQQ 2", "intercept", "Leipzig"),
        "Interned 1",
        "Deception 1",
        "Recon Aircraft 1",
    )
    table.commit("Submarines UC-16 & UC-29 1", "Rendezvous Missed 1", "Intelligence 1", "Breakdown 1")
    assert table.targets(NORTH, given.Intercept) == {"Dresden", "Karlsruhe", "Maria", "Appam"}
    named = {
        order.player
        for order in table.orders(NORTH)
        if isinstance(order, (given.UseAction, given.MineAttack))
    }
    assert named - {""} == {EAST, WEST}
    assert ("kp-refused-team-mate", "4.2a") in table.refused(NORTH)


@pytest.mark.rule("4.2a", "3.3.16g")
def test_heavy_weather_does_not_spare_the_team_mate():
    table = team().put(SOUTH, ships=(Ship("Dresden", damage=1),)).commit("Heavy Weather 1")
    table.give(NORTH, given.UseAction("Heavy Weather 1", "", ""), best("d10", 5), best("d10", 4), rest=True)
    assert table.where("Dresden") is None
    assert table.pile(NORTH) == {}


@pytest.mark.rule("4.4", "4.4x", "3.0c")
def test_own_side_cards_stay_with_the_player():
    table = team().put(SOUTH, ships=(Ship("Dresden", damage=1, out_of_supply=True),), merchantmen=("Maria",))
    table.commit("Damage Control 1", "Collier 1", "Fair Seas 1", "Scuttle 1", "Island Refuge 1")
    assert table.orders(NORTH) == (given.EndTurn(),)


@pytest.mark.rule("4.5", "3.2.2b")
def test_no_reactions_for_the_team_mate():
    table = team().put(NORTH, ships=("Leipzig",)).put(EAST, merchantmen=("Lovat",)).put(WEST, hand=("Trap",))
    table.commit(("QQQ 1", "intercept", "Leipzig"))
    table.give(NORTH, given.Intercept("QQQ 1", "Lovat"), best("d10+d8+d4", 8, 1, 1), best("d8", 4), rest=True)
    assert "Lovat" in table.pile(NORTH)


@pytest.mark.rule("4.6", "3.3.20k", "switch:team_refuge_transfer")
@pytest.mark.parametrize(("transfer", "to"), [("always", {SOUTH}), ("optional", {NORTH, SOUTH})])
def test_a_ship_leaving_refuge_changes_fleets(transfer, to):
    table = team(team_refuge_transfer=transfer)
    card = table.take("Island Refuge")
    table.put(NORTH, ships=(Ship("Leopard", True, 1, refuge=card),)).commit("Collier")
    offered = {order.player for order in table.orders(NORTH) if isinstance(order, given.LeaveRefuge)}
    assert offered == to
    table.give(NORTH, given.LeaveRefuge("Leopard", SOUTH))
    assert table.where("Leopard") == (SOUTH, "ships")
    assert table.ship("Leopard") == Ship("Leopard", False, 1)


@pytest.mark.rule("4.7", "3.3.7g")
def test_one_of_two_new_ships_goes_to_the_team_mate():
    table = team().commit("Breakout 1")
    table.give(NORTH, given.UseAction("Breakout 1", "", ""), best("d10+d8", 8, 1), best("d10", 4), rest=True)
    assert table.stage == "gift"
    ship = table.orders(NORTH)[0].ship
    table.give(NORTH, given.GiveShip(ship), rest=True)
    assert table.where(ship) == (SOUTH, "ships")
    assert len(table.player(NORTH).ships) == 1
    table = team().commit("Breakout 1")
    table.give(NORTH, given.UseAction("Breakout 1", "", ""), best("d10+d8", 5, 1), best("d10", 4), rest=True)
    assert table.stage != "gift" and len(table.player(NORTH).ships) == 1


@pytest.mark.rule("4.9", "2.4.1b", "2.4.5")
@pytest.mark.parametrize("agreed", [True, False])
def test_carried_ships_may_be_exchanged(agreed):
    table = team().put(NORTH, ships=("Leopard",)).put(SOUTH, ships=("Wolf",))
    table.having(active=None, stack=(Between("carry", (NORTH,), (NORTH, SOUTH)),), unseen=(), draw_pile=0)
    table.give(NORTH, given.CarryOver(NORTH, ("Leopard",))).give(SOUTH, given.CarryOver(SOUTH, ()))
    assert (table.stage, table.asked) == ("swap", (NORTH,))
    table.give(NORTH, given.ExchangeCarried(True)).give(SOUTH, given.ExchangeCarried(agreed), rest=True)
    assert table.where("Leopard") == ((SOUTH if agreed else NORTH), "ships")
    assert len(table.player(SOUTH).hand) == (5 if agreed else 6)


@pytest.mark.rule("3.3.4a", "3.3.4b", "3.3.4d", "3.3.4f", "3.3.4g", "3.3.20m")
def test_bounding_main_takes_the_next_turn():
    table = (
        team()
        .put(EAST, hand=("Trap 1",), laid="Deception")
        .put(SOUTH, hand=("Trap 2",))
        .commit("Bounding Main 1")
    )
    assert table.uses(NORTH, "Bounding Main 1") == {(EAST, "")}
    table.give(NORTH, given.UseAction("Bounding Main 1", EAST, ""), rest=True)
    assert table.asked == (SOUTH,)
    assert table.player(EAST).hand == ("Trap 1",) and table.player(EAST).laid.kind == "Deception"
    assert not table.player(EAST).loses_turn
    assert Table("four").commit("Bounding Main 1").uses(NORTH, "Bounding Main 1") == set()
    four = Table("four").put(SOUTH, ships=("Dresden",)).commit(("Bounding Main 1", "intercept"))
    assert four.targets(NORTH, given.Intercept) == {"Dresden"}


@pytest.mark.rule("3.3.11a", "3.3.11b", "3.3.11d", "3.3.11g", "4.0a")
def test_exchange_information():
    table = (
        team()
        .put(NORTH, hand=("Trap 1", "Trap 2", "AMC 1"))
        .put(SOUTH, hand=("QQQ 1",))
        .put(EAST, hand=("Collier",))
    )
    table.commit("Exchange Information 1").give(NORTH, given.UseAction("Exchange Information 1", SOUTH, ""))
    table.give(NORTH, given.GiveCard("Trap 1")).give(NORTH, given.GiveCard("AMC 1"))
    assert GAME.view(table.state, SOUTH, table.options).stack[-1].given == ("?", "?")
    table.give(NORTH, given.StopGiving())
    assert table.told("kp-log-gave-cards") == [{"side": NORTH, "count": 2}]
    assert table.asked == (SOUTH,) and table.player(SOUTH).hand == ("QQQ 1",)
    table.give(SOUTH, given.GiveCard("QQQ 1")).give(SOUTH, given.StopGiving(), rest=True)
    assert {"QQQ 1", "Trap 2"} <= set(table.player(NORTH).hand)
    assert table.player(SOUTH).hand == ("AMC 1", "Trap 1")


@pytest.mark.rule("3.3.11f", "3.3.4f")
def test_team_cards_are_intercepts_only_outside_the_team_game():
    table = Table("four").put(SOUTH, ships=("Dresden",)).commit("Exchange Information 1", "Bounding Main 1")
    assert table.orders(NORTH) == (given.EndTurn(),)


@pytest.mark.rule("4.8a", "4.8b")
def test_points_go_to_each_player():
    table = (
        team()
        .put(NORTH, pile=(Scored("Maria", "merchantman"),))
        .put(SOUTH, pile=(Scored("Lundy Island", "merchantman"),))
    )
    table.having(draw_pile=1, stack=(table.state.stack[0]._replace(stage="drawing", asked=()),))
    table.run(rest=True)
    assert [one.points for one in table.state.players] == [(4,), (0,), (4,), (0,)]
