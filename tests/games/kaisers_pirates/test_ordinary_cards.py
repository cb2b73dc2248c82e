"""The ordinary cards: whom each may name and what it does (3.3)."""

from __future__ import annotations

import pytest

from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules.cards import reactions
from navalgames.games.kaisers_pirates.rules.frames import BRITISH, Attack
from navalgames.games.kaisers_pirates.state import with_ship
from tests.games.kaisers_pirates.table import EAST, NORTH, SOUTH, WEST, Ship, Table, best, drawn

LEOPARD = Ship("Leopard", identified=True)
ORDINARY = (
    "Blockade Runner",
    "Boarding Party",
    "Bounding Main",
    "Breakdown",
    "Breakout",
    "Collier",
    "Damage Control",
    "Deception",
    "Exchange Information",
    "Fair Seas",
    "Fog Bank",
    "Good Hunting",
    "Heavy Weather",
    "Intelligence",
    "Interned",
    "Interrogate",
    "Island Refuge",
    "Lay Mines",
    "Monitor",
    "Recon Aircraft",
    "Rendezvous Missed",
    "Scuttle",
    "Searchlight",
    "Second Chance",
    "Shipping Lanes",
    "Special Cargo",
    "Submarines U-27 & U-41",
    "Submarines UC-16 & UC-29",
    "Surprise Attack",
    "Transfer Command",
    "Wireless Intercept",
)


@pytest.mark.rule("3.3.2c", "3.3.3c", "3.3.4c", "3.3.6c", "3.3.7c", "3.3.8c", "3.3.9c", "3.3.10c", "3.3.11c")
@pytest.mark.rule("3.3.12c", "3.3.14c", "3.3.15c", "3.3.16c", "3.3.17c", "3.3.18c", "3.3.19c", "3.3.20c")
@pytest.mark.rule("3.3.21c", "3.3.24c", "3.3.31c", "3.3.33c", "3.3.35c", "3.3.36c", "3.3.37c", "3.3.39c")
@pytest.mark.rule("3.3.41c", "3.3.42c", "3.3.43c", "3.3.44c", "3.3.45c", "3.3.47c", "1.1.2c", "3.2.2a")
@pytest.mark.parametrize("kind", ORDINARY)
def test_only_reactions_are_played_in_the_turn_of_another(kind):
    card = "Trap 1" if kind != "Trap" else "AMC 1"
    table = (
        Table()
        .put(NORTH, ships=("Leopard",))
        .put(SOUTH, ships=(LEOPARD._replace(name="Wolf"),), merchantmen=("Lovat",))
    )
    table.put(SOUTH, hand=(kind,)).commit((card, "intercept", "Leopard"), ("QQQ", "intercept"))
    other = Table().put(NORTH).put(SOUTH, ships=(LEOPARD,), hand=(kind,)).commit(("QQQ", "intercept"))
    table.give(NORTH, given.Intercept(card, "Lovat"))
    assert table.orders(SOUTH) == (given.Decline(),)
    other.give(NORTH, given.Intercept("QQQ 1", "Leopard"))
    assert other.orders(SOUTH) == (given.Decline(),)


@pytest.mark.rule(
    "3.3.2e", "3.3.6e", "3.3.7e", "3.3.8e", "3.3.9e", "3.3.12e", "3.3.16e", "3.3.20e", "3.3.33e", "3.3.35e"
)
@pytest.mark.rule("3.3.4e", "3.3.10e", "3.3.11e", "3.3.14e", "3.3.17e", "3.3.31e", "3.3.37e", "3.3.47e")
@pytest.mark.parametrize(
    "kind",
    [
        "Blockade Runner",
        "Breakdown",
        "Breakout",
        "Collier",
        "Damage Control",
        "Fair Seas",
        "Heavy Weather",
        "Fog Bank",
        "Island Refuge",
        "Rendezvous Missed",
        "Scuttle",
        "Bounding Main",
        "Deception",
        "Exchange Information",
        "Intelligence",
        "Recon Aircraft",
        "Second Chance",
        "Wireless Intercept",
    ],
)
def test_no_reaction_answers_these_cards(kind):
    """Even with every reaction in hand nobody is asked to play one against them."""
    hand = ("AMC", "Break Contact", "Pull the Plug", "Shallow Run", "Slim Pickings", "Trap")
    own = (Ship("Leipzig", damage=1, out_of_supply=True), "Wolf")
    table = Table("team").put(NORTH, ships=own, merchantmen=("Maria",), hand=("QQQ",)).discard("Minesweeper")
    for side, ship in ((EAST, "Dresden"), (SOUTH, "Karlsruhe"), (WEST, "Emden")):
        table.put(side, ships=(ship,), hand=hand if side == EAST else ())
    table.commit(f"{kind} 1")
    order = next(order for order in table.orders(NORTH) if isinstance(order, given.UseAction))
    table.give(NORTH, order, rest=True)
    assert table.stage not in ("reaction", "dodge", "window", "sinking")


# ------------------------------------------------------------------------ supply and repair


def fleet_out_of_supply(*cards: str, prize: bool = False, **options) -> Table:
    table = Table(**options)
    ships = (Ship("Leipzig", out_of_supply=True), Ship("Wolf", out_of_supply=True, refuge="x"), "Leopard")
    table.put(NORTH, ships=ships, prizes=("Maria",) if prize else ())
    return table.commit(*cards)


@pytest.mark.rule("3.3.2a", "3.3.2b", "3.3.2d", "X.5")
def test_blockade_runner_rolls_for_each_ship_out_of_supply():
    table = fleet_out_of_supply("Blockade Runner 1")
    table.state = _no_refuge_card(table.state)
    rolls = (best("d10+d6", 5, 1), best("d10", 4), best("d10+d6", 4, 1), best("d10", 4))
    table.give(NORTH, given.UseAction("Blockade Runner 1", "", ""), *rolls, rest=True)
    assert not table.ship("Leipzig").out_of_supply
    assert table.ship("Wolf").out_of_supply


@pytest.mark.rule("3.3.2b", "3.3.2d")
def test_blockade_runner_passes_over_ships_in_supply():
    table = Table().put(NORTH, ships=("Dresden", Ship("Leipzig", out_of_supply=True), "Wolf"))
    table.commit("Blockade Runner 1")
    rolls = (best("d10+d6", 5, 1), best("d10", 4))
    table.give(NORTH, given.UseAction("Blockade Runner 1", "", ""), *rolls, rest=True)
    assert [entry.why for entry in table.shown].count("challenge") == 1
    assert [told["ship"] for told in table.told("kp-log-supplied")] == ["Leipzig"]


def _no_refuge_card(state):
    """Ships "in refuge" without a card of the deck, for tests of what reaches them."""
    players = tuple(
        one._replace(ships=tuple(ship._replace(refuge="SOUTH" if ship.refuge else "") for ship in one.ships))
        for one in state.players
    )
    return state._replace(players=players)


@pytest.mark.rule("3.3.2g")
def test_a_prize_helps_the_blockade_runner():
    table = fleet_out_of_supply("Blockade Runner 1", prize=True)
    table.state = _no_refuge_card(table.state)
    rolls = (best("d10+d6", 3, 1), best("d10", 4), best("d10+d6", 2, 1), best("d10", 4))
    table.give(NORTH, given.UseAction("Blockade Runner 1", "", ""), *rolls, rest=True)
    assert [table.ship(name).out_of_supply for name in ("Leipzig", "Wolf")] == [False, True]


@pytest.mark.rule("3.3.2f", "3.3.14b")
def test_without_need_or_under_fog_there_is_no_blockade_runner():
    table = Table().put(NORTH, ships=("Leipzig",)).commit("Blockade Runner 1", "Collier 1")
    assert table.orders(NORTH) == (given.EndTurn(),)
    assert ("kp-refused-no-aim", "3.3.2f") in table.refused(NORTH)


@pytest.mark.rule("3.3.8a", "3.3.8b", "3.3.8d", "3.3.8f", "3.3.20i", "4.4")
def test_collier_supplies_all_own_ships_and_no_others():
    table = Table("team").put(SOUTH, ships=(Ship("Dresden", out_of_supply=True),))
    table.put(
        NORTH, ships=(Ship("Leipzig", out_of_supply=True), Ship("Wolf", out_of_supply=True, refuge="x"))
    )
    table.state = _no_refuge_card(table.state)
    table.commit("Collier 1").give(NORTH, given.UseAction("Collier 1", "", ""), rest=True)
    assert [table.ship(name).out_of_supply for name in ("Leipzig", "Wolf", "Dresden")] == [False, False, True]


@pytest.mark.rule("3.3.9a", "3.3.9b", "3.3.9d", "3.3.9f", "3.0c", "4.4", "4.4x")
def test_damage_control_repairs_one_own_ship():
    table = Table("team").put(SOUTH, ships=(Ship("Dresden", damage=1),))
    table.put(NORTH, ships=(Ship("Leipzig", damage=1), "Wolf"), merchantmen=(Ship("Maria", damage=1),))
    table.put(NORTH, prizes=(Ship("Lovat", False, damage=1),)).commit("Damage Control 1")
    assert table.uses(NORTH, "Damage Control 1") == {("", "Leipzig"), ("", "Maria"), ("", "Lovat")}
    table.give(NORTH, given.UseAction("Damage Control 1", "", "Leipzig"), rest=True)
    assert [table.ship(name).damage for name in ("Leipzig", "Maria", "Dresden")] == [0, 1, 1]


@pytest.mark.rule("3.3.12a", "3.3.12b", "3.3.12d", "3.3.12f", "3.2.6b", "3.2.6d", "3.2.6e", "X.5")
def test_fair_seas_tries_for_safe_passage_at_one_more():
    table = Table().put(NORTH, merchantmen=("Matheran", Ship("Maria", damage=1)), prizes=("Lovat",))
    table.commit("Fair Seas 1", "Fair Seas 2")
    assert table.uses(NORTH, "Fair Seas 1") == {("", "Matheran"), ("", "Lovat")}
    table.give(NORTH, given.UseAction("Fair Seas 1", "", "Lovat"), best("d6", 3), best("d8", 4))
    table.give(NORTH, given.UseAction("Fair Seas 2", "", "Lovat"), best("d6", 4), best("d8", 4), rest=True)
    assert table.pile(NORTH) == {"Lovat": ("passage", True)}


@pytest.mark.rule("3.3.35a", "3.3.35b", "3.3.35d", "3.3.35f", "3.1.2", "3.2.5c")
def test_scuttle_removes_an_own_damaged_ship():
    table = Table().put(
        NORTH, ships=(Ship("Leipzig", damage=1), "Wolf"), merchantmen=(Ship("Maria", damage=1),)
    )
    table.put(NORTH, prizes=(Ship("Lovat", False, damage=1),)).commit("Scuttle 1")
    assert table.uses(NORTH, "Scuttle 1") == {("", "Leipzig"), ("", "Lovat")}
    table.give(NORTH, given.UseAction("Scuttle 1", "", "Lovat"), rest=True)
    assert table.where("Lovat") is None
    assert table.state.merchant_used == ("Lovat",)


@pytest.mark.rule("3.3.7a", "3.3.7b", "3.3.7d", "3.0d", "chart:challenge_result")
@pytest.mark.parametrize(("roll", "count"), [(4, 0), (5, 1), (7, 1), (8, 2)])
def test_breakout_brings_new_ships(roll, count):
    table = Table().commit("Breakout 1")
    table.give(
        NORTH, given.UseAction("Breakout 1", "", ""), best("d10+d8", roll, 1), best("d10", 4), rest=True
    )
    ships = table.player(NORTH).ships
    assert len(ships) == count
    assert all(ship.identified == (table.box.ships[ship.name].kind == "warship") for ship in ships)


@pytest.mark.rule("3.3.7f", "3.1.10")
def test_breakout_needs_a_ship_to_draw():
    table = Table().commit("Breakout 1").having(german_deck=())
    assert table.uses(NORTH, "Breakout 1") == set()
    table = Table().commit("Breakout 1")
    table.having(german_used=table.state.german_deck, german_deck=())
    table.give(NORTH, given.UseAction("Breakout 1", "", ""), best("d10+d8", 8, 1), best("d10", 1), rest=True)
    assert len(table.player(NORTH).ships) == 2
    assert len(table.state.german_deck) == 18 and table.state.german_used == ()


# ------------------------------------------------------------------------ Island Refuge


def refuge(**ship) -> Table:
    """Leopard of NORTH lies in Island Refuge since an earlier turn."""
    table = Table()
    card = table.take("Island Refuge")
    return table.put(NORTH, ships=(Ship("Leopard", refuge=card, **ship),), merchantmen=("Maria",))


@pytest.mark.rule("3.3.20a", "3.3.20b", "3.3.20d", "3.1.5d", "3.3.20f")
def test_a_ship_enters_the_refuge_and_tries_at_once():
    table = Table().put(
        NORTH, ships=(Ship("Leopard", True, 1, True), Ship("Wolf", refuge="x")), prizes=("Maria",)
    )
    table.state = _no_refuge_card(table.state)
    table.commit("Island Refuge 1").turn(acted=("Leopard",))
    assert table.uses(NORTH, "Island Refuge 1") == {("", "Leopard")}
    table.give(NORTH, given.UseAction("Island Refuge 1", "", "Leopard"))
    assert table.ship("Leopard").refuge == "Island Refuge 1"
    assert given.LeaveRefuge("Leopard", NORTH) not in table.orders(NORTH)
    assert ("kp-refused-just-entered", "3.3.20d") in table.refused(NORTH)
    again = table.state
    table.give(NORTH, given.TryRefuge("Leopard", "supply"), best("d10+d6", 4, 1), best("d10", 4))
    assert table.ship("Leopard").out_of_supply
    assert given.TryRefuge("Leopard", "supply") not in table.orders(NORTH)
    table.state = again
    table.give(NORTH, given.TryRefuge("Leopard", "supply"), best("d10+d6", 5, 1), best("d10", 4))
    table.give(NORTH, given.TryRefuge("Leopard", "damage"), best("d10+d6", 4, 1), best("d10", 4))
    assert (table.ship("Leopard").out_of_supply, table.ship("Leopard").damage) == (False, 1)
    assert given.TryRefuge("Leopard", "damage") not in table.orders(NORTH)
    table.give(NORTH, given.EndTurn(), rest=True)
    assert "Island Refuge 1" not in table.state.discards


@pytest.mark.rule("3.3.20d", "3.3.20f", "3.3.20j")
def test_leaving_the_refuge_hides_a_raider_that_may_not_act():
    table = (
        refuge(identified=True, damage=1)
        .put(SOUTH, merchantmen=("Lovat",))
        .commit(("Trap", "intercept", "Leopard"))
    )
    assert table.targets(NORTH, given.Intercept) == set()
    table.give(NORTH, given.TryRefuge("Leopard", "damage"), best("d10+d6", 5, 1), best("d10", 4))
    table.give(NORTH, given.LeaveRefuge("Leopard", NORTH))
    assert not table.ship("Leopard").identified
    assert table.targets(NORTH, given.Intercept) == set()
    assert ("kp-refused-in-refuge", "3.3.20f") in table.refused(NORTH)


@pytest.mark.rule("3.3.20g", "3.3.20h", "3.3.24a", "3.3.24b", "3.3.24d", "3.3.24e", "3.3.24f", "3.3.26f")
def test_only_a_monitor_reaches_a_ship_in_refuge():
    table = Table("two", active=NORTH)
    card = table.take("Island Refuge")
    table.put(
        SOUTH,
        ships=(Ship("Dresden", refuge=card), "Wolf"),
        hand=("Break Contact", "Shallow Run", "Pull the Plug"),
    )
    table.commit(("Trap", "intercept"), "Monitor 1", "Interrogate 1", "Heavy Weather 1", "Surprise Attack")
    assert table.targets(NORTH, given.Intercept) == set()
    assert table.uses(NORTH, "Interrogate 1") == {(SOUTH, "Wolf")}
    assert table.uses(NORTH, "Monitor 1") == {(SOUTH, "Dresden")}
    table.give(NORTH, given.UseAction("Monitor 1", SOUTH, "Dresden")).give(
        NORTH, given.AddAssist("Surprise Attack 1")
    )
    table.give(NORTH, given.GoOn())
    assert table.orders(SOUTH) == (given.React("Pull the Plug 1"), given.Decline())
    assert ("kp-refused-not-against-monitor", "3.3.5f") in table.refused(SOUTH)
    table.give(SOUTH, given.Decline(), best("d10+d8", 4, 1), best("d10+d6", 4, 1), rest=True)
    assert table.pile(NORTH) == {"Dresden": ("german", False)}
    assert "Island Refuge 1" in table.state.discards


@pytest.mark.rule("3.3.24d")
def test_a_hidden_raider_in_refuge_stays_hidden():
    table = Table()
    card = table.take("Island Refuge")
    table.put(SOUTH, ships=(Ship("Leopard", False, refuge=card),)).commit("Monitor 1")
    table.give(
        NORTH, given.UseAction("Monitor 1", SOUTH, "Leopard"), best("d10+d8", 3, 1), best("d8", 4), rest=True
    )
    assert table.ship("Leopard").damage == 1
    assert not table.ship("Leopard").identified


@pytest.mark.rule("3.3.20m", "3.3.14b")
def test_refuge_attempts_need_no_card_even_under_fog():
    table = refuge(damage=1).put(NORTH, laid="Fog Bank", hand=("Trap",))
    assert given.TryRefuge("Leopard", "damage") in table.orders(NORTH)


# ------------------------------------------------------------------------ against ships of others


@pytest.mark.rule("3.3.6a", "3.3.6b", "3.3.6d", "3.3.6f")
def test_breakdown():
    table = Table().put(
        SOUTH, ships=("Leopard", Ship("Dresden", damage=1)), prizes=("Maria",), merchantmen=("Lovat",)
    )
    table.commit("Breakdown 1")
    assert table.uses(NORTH, "Breakdown 1") == {(SOUTH, "Leopard")}
    table.give(
        NORTH,
        given.UseAction("Breakdown 1", SOUTH, "Leopard"),
        best("d10+d8", 5, 1),
        best("d10", 4),
        rest=True,
    )
    assert table.ship("Leopard") == Ship("Leopard", False, 1)


@pytest.mark.rule("3.3.16a", "3.3.16b", "3.3.16d", "3.3.16f", "3.3.16g", "X.4", "3.1.2", "3.3.14g", "4.2a")
def test_heavy_weather_strikes_all_damaged_ships():
    table = Table().put(NORTH, ships=("Emden", Ship("Leipzig", damage=1)))
    table.put(NORTH, merchantmen=("Matheran", Ship("Lovat", damage=1)))
    card = table.take("Island Refuge")
    table.put(
        SOUTH,
        ships=(Ship("Dresden", damage=1, refuge=card), "Wolf"),
        prizes=(Ship("Maria", False, 1),),
        laid="Fog Bank",
    )
    win, lose = (best("d10", 5), best("d10", 4)), (best("d10", 4), best("d10", 4))
    table.commit("Heavy Weather 1")
    table.give(NORTH, given.UseAction("Heavy Weather 1", "", ""), *win, *lose, *win, rest=True)
    assert table.where("Leipzig") is None and table.where("Maria") is None
    assert table.where("Lovat") and table.where("Dresden")
    assert table.pile(NORTH) == table.pile(SOUTH) == {}


@pytest.mark.rule("switch:heavy_weather_scope", "3.3.16g")
def test_heavy_weather_may_be_agreed_to_strike_one_opponent():
    table = Table("three", heavy_weather_scope="one_opponent").put(NORTH, ships=(Ship("Leipzig", damage=1),))
    table.put(SOUTH, ships=(Ship("Dresden", damage=1),)).commit("Heavy Weather 1")
    assert table.uses(NORTH, "Heavy Weather 1") == {(SOUTH, "")}


@pytest.mark.rule("3.3.18a", "3.3.18b", "3.3.18d", "3.3.18f", "X.4")
def test_interned():
    table = Table().put(
        SOUTH,
        ships=("Leopard", Ship("Leipzig", damage=1, out_of_supply=True)),
        prizes=("Maria", Ship("Lovat")),
    )
    table.commit("Interned 1")
    assert table.uses(NORTH, "Interned 1") == {(SOUTH, "Leipzig"), (SOUTH, "Lovat")}
    table.give(
        NORTH,
        given.UseAction("Interned 1", SOUTH, "Leipzig"),
        best("d10+d8", 1, 1),
        best("d10", 4),
        rest=True,
    )
    assert table.where("Leipzig") is None
    assert table.state.german_used == ("Leipzig",)


@pytest.mark.rule("3.3.19a", "3.3.19b", "3.3.19d", "3.3.19g", "3.1.3c", "3.2.3b")
def test_interrogate_identifies_and_intercepts():
    table = Table().put(SOUTH, ships=("Leopard",)).commit("Interrogate 1", ("Trap", "intercept"))
    assert table.box.cards["Interrogate 1"].night
    # By one higher is enough: the night symbol of the card's other side takes nothing away (3.3.19g).
    rolls = (best("d10+d8", 5, 1), best("d10", 4), best("d10", 5), best("d8", 4))
    table.give(NORTH, given.UseAction("Interrogate 1", SOUTH, "Leopard"), *rolls, rest=True)
    assert table.ship("Leopard") == Ship("Leopard", True, 1)
    assert table.targets(NORTH, given.Intercept) == set()


@pytest.mark.rule("3.3.19d", "3.3.19b")
def test_a_failed_interrogation_may_be_tried_again():
    table = (
        Table()
        .put(SOUTH, ships=("Leopard",), prizes=("Maria",))
        .commit("Interrogate 1", "Interrogate 2", "Surprise Attack")
    )
    table.give(
        NORTH, given.UseAction("Interrogate 1", SOUTH, "Leopard"), best("d10+d8", 4, 1), best("d10", 4)
    )
    assert not table.ship("Leopard").identified
    assert table.uses(NORTH, "Interrogate 2") == {(SOUTH, "Leopard"), (SOUTH, "Maria")}


@pytest.mark.rule("3.3.19d", "3.3.24d", "3.1.3c", "X.6")
def test_a_hidden_ship_that_had_its_intercept_is_neither_interrogated_nor_met_by_a_monitor():
    """It was identified and intercepted this turn, and Reflag hid it again."""
    table = Table()
    refuges = table.take("Island Refuge"), table.take("Island Refuge")
    moored = [Ship(name, False, refuge=card) for name, card in zip(("Wolf", "Meteor"), refuges, strict=True)]
    table.put(SOUTH, ships=("Leopard", "Seeadler", *moored)).turn(intercepted=("Leopard", "Wolf"))
    table.commit("Interrogate 1", "Monitor 1")
    assert table.uses(NORTH, "Interrogate 1") == {(SOUTH, "Seeadler")}
    assert table.uses(NORTH, "Monitor 1") == {(SOUTH, "Meteor")}


@pytest.mark.rule("3.3.19f", "3.3.36f", "3.3.44f")
def test_interrogate_takes_no_assists():
    table = Table().put(SOUTH, ships=("Leopard", "Dresden", Ship("Wolf")), hand=("Trap",))
    table.commit("Interrogate 1", "Surprise Attack", "Searchlight")
    assert table.uses(NORTH, "Interrogate 1") == {(SOUTH, "Leopard")}
    table.give(
        NORTH, given.UseAction("Interrogate 1", SOUTH, "Leopard"), best("d10+d8", 5, 1), best("d10", 4)
    )
    assert (table.stage, table.asked) == ("reaction", (SOUTH,))


@pytest.mark.rule("3.3.20h")
@pytest.mark.parametrize("kind", ["Break Contact", "Shallow Run"])
def test_a_ship_in_refuge_does_not_run_whatever_attacks_it(kind):
    """The chart bars both from a monitor; the refuge bars them from any other attack as well."""
    table = Table().put(SOUTH, ships=("Dresden",), hand=(kind,))
    card, frame = f"{kind} 1", Attack("reaction", BRITISH, NORTH, SOUTH, "Trap 1", "d8", (), target="Dresden")
    assert reactions.why_not_react(table.state, frame, card, table.box) is None
    moored = with_ship(table.state, "Dresden", refuge=table.take("Island Refuge"))
    reason = reactions.why_not_react(moored, frame, card, table.box)
    assert reason == ("kp-refused-refuge-reaction", "3.3.20h")


@pytest.mark.rule("3.3.33a", "3.3.33b", "3.3.33d", "3.3.33f", "1.3.2", "3.3.20g")
def test_rendezvous_missed():
    table = Table()
    card = table.take("Island Refuge")
    table.put(
        SOUTH,
        ships=("Leopard", Ship("Leipzig", out_of_supply=True), Ship("Wolf", False, refuge=card), "Dresden"),
    )
    table.commit("Rendezvous Missed 1")
    table.put(SOUTH, prizes=("Lovat",), merchantmen=("Maria",))
    rolls = (best("d10", 7), best("d10", 4), best("d10", 6), best("d10", 4))
    table.give(NORTH, given.UseAction("Rendezvous Missed 1", SOUTH, ""), *rolls, rest=True)
    assert [ship.out_of_supply for ship in table.player(SOUTH).ships] == [True, True, False, False]
    assert table.log.count("kp-log-challenge") == 2


@pytest.mark.rule("3.3.33g")
def test_a_prize_in_the_fleet_protects_against_rendezvous_missed():
    table = Table().put(SOUTH, ships=("Leopard",), prizes=("Maria",)).commit("Rendezvous Missed 1")
    table.give(
        NORTH, given.UseAction("Rendezvous Missed 1", SOUTH, ""), best("d10", 6), best("d10", 4), rest=True
    )
    assert not table.ship("Leopard").out_of_supply


@pytest.mark.rule("3.3.45a", "3.3.45b", "3.3.45d", "3.3.45f")
def test_transfer_command():
    table = Table().put(
        SOUTH,
        ships=("Leopard", Ship("Wolf", True, 1, True)),
        prizes=("Maria", Ship("Lovat")),
        merchantmen=("Appam",),
    )
    table.commit("Transfer Command 1")
    assert table.uses(NORTH, "Transfer Command 1") == {(SOUTH, "Wolf"), (SOUTH, "Lovat")}
    table.give(
        NORTH,
        given.UseAction("Transfer Command 1", SOUTH, "Wolf"),
        best("d10+d8", 5, 1),
        best("d10", 4),
        rest=True,
    )
    assert table.where("Wolf") == (NORTH, "ships")
    assert table.ship("Wolf") == Ship("Wolf", True, 1, True)


# ------------------------------------------------------------------------ hands, piles, turns


@pytest.mark.rule("3.3.10a", "3.3.10b", "3.3.10d", "3.1.5d", "3.3.10f", "3.3.14f")
def test_deception_and_fog_bank_lie_on_a_fleet():
    table = Table("three").put(EAST, hand=("Trap",)).commit("Deception 1", "Deception 2", "Fog Bank 1")
    table.give(NORTH, given.UseAction("Deception 1", SOUTH, ""))
    assert table.uses(NORTH, "Deception 2") == table.uses(NORTH, "Fog Bank 1") == set()
    table.give(NORTH, given.EndTurn()).give(NORTH, given.DiscardInOrder(), rest=True)
    assert table.player(SOUTH).laid.card == "Deception 1"
    assert "Deception 1" not in table.state.discards


@pytest.mark.rule("3.3.10b", "3.3.10d", "3.3.10h", "3.1.1b")
def test_a_deceived_player_plays_one_random_card_by_its_action_side():
    table = (
        Table().put(SOUTH, hand=("Interrogate 1", "Trap 1"), laid="Deception").put(NORTH, ships=("Leopard",))
    )
    table.give(NORTH, given.EndTurn(), *_quiet(table), drawn(1, 2, "Interrogate 1"), rest=True)
    assert (table.stage, table.asked) == ("resolve", (SOUTH,))
    assert table.uses(SOUTH, "Interrogate 1") == {(NORTH, "Leopard")}
    hand = len(table.player(SOUTH).hand)
    table.give(SOUTH, given.EndTurn(), rest=True)
    assert {"Interrogate 1", "Deception 1"} <= set(table.state.discards)
    assert len(table.player(SOUTH).hand) == hand + 1
    assert table.player(SOUTH).laid is None


def _quiet(table: Table) -> tuple:
    """The draw at the end of the turn of NORTH and the merchantmen both sides draw."""
    pile, deck = len(table.state.unseen), len(table.state.merchant_deck)
    card = next(card for card in table.state.unseen if card.startswith("Collier"))
    names = table.state.merchant_deck
    return (drawn(1, pile, card), drawn(3, deck, *names[:3]), drawn(3, deck - 3, *names[3:6]))


@pytest.mark.rule("3.3.10h", "3.3.21b", "3.3.21f")
def test_mines_under_deception_are_laid_by_a_ship_that_carries_them():
    table = Table().put(SOUTH, ships=("Meteor", "Leipzig"), hand=("Lay Mines 1",), laid="Deception")
    table.put(NORTH, merchantmen=("Lovat",))
    table.give(NORTH, given.EndTurn(), rest=True)
    mines = {order for order in table.orders(SOUTH) if isinstance(order, given.MineAttack)}
    assert mines == {given.MineAttack("Lay Mines 1", NORTH, "Meteor")}


@pytest.mark.rule("3.3.10h", "3.3.10d", "3.3.10i")
def test_a_card_without_effect_is_ignored_under_deception():
    table = Table().put(SOUTH, hand=("Trap 1",), laid="Deception")
    table.give(NORTH, given.EndTurn(), rest=True)
    assert table.orders(SOUTH) == (given.EndTurn(),)
    table = Table().put(SOUTH, laid="Deception")
    table.give(NORTH, given.EndTurn(), rest=True)
    assert table.player(SOUTH).laid is None
    assert "Deception 1" in table.state.discards


@pytest.mark.rule("3.3.14a", "3.3.14b", "3.3.14d", "3.3.14h", "2.0c", "3.3.2f")
def test_a_fogged_player_plays_and_draws_nothing():
    table = Table().put(SOUTH, hand=("Trap 1", "Collier"), laid="Fog Bank")
    table.give(NORTH, given.EndTurn(), rest=True)
    assert "kp-log-drew" in table.log and table.log.count("kp-log-drew") == 1
    assert len(table.player(SOUTH).hand) == 2
    assert table.player(SOUTH).laid is None
    assert table.state.active.side == NORTH
    assert table.state.draw_pile == 27


@pytest.mark.rule("3.3.14g", "3.3.14d", "switch:fog_bank_scope")
@pytest.mark.parametrize(("scope", "interned"), [("ships", set()), ("attacks_only", {(SOUTH, "Leopard")})])
def test_fog_protects_a_fleet(scope, interned):
    table = Table(fog_bank_scope=scope).put(
        SOUTH, ships=(LEOPARD, "Wolf"), merchantmen=("Lovat",), laid="Fog Bank", hand=("Trap",)
    )
    table.put(NORTH, ships=("Leipzig", "Meteor"))
    table.commit(
        ("QQQ", "intercept"),
        ("QQQ", "intercept", "Leipzig"),
        "Interrogate 1",
        "Interned 1",
        "Recon Aircraft 1",
    )
    table.commit(("Lay Mines", "action", "Meteor"), "Submarines U-27 & U-41 1", "Intelligence 1")
    assert table.targets(NORTH, given.Intercept) == table.uses(NORTH, "Interrogate 1") == set()
    assert not [
        order for order in table.orders(NORTH) if isinstance(order, (given.MineAttack, given.TorpedoAttack))
    ]
    assert table.uses(NORTH, "Interned 1") == interned
    assert (SOUTH, "") in table.uses(NORTH, "Recon Aircraft 1") & table.uses(NORTH, "Intelligence 1")
    assert ("kp-refused-fog", "3.3.14g") in table.refused(NORTH)


@pytest.mark.rule("3.3.17a", "3.3.17b", "2.2b")
def test_intelligence_looks_at_a_hand():
    from navalgames.games.kaisers_pirates import GAME

    table = Table().put(SOUTH, hand=("Trap 1", "AMC 1")).commit("Intelligence 1")
    table.give(NORTH, given.UseAction("Intelligence 1", SOUTH, ""))
    assert GAME.view(table.state, NORTH, table.options).players[1].hand == ("AMC 1", "Trap 1")
    table.give(NORTH, given.PutBack(()), rest=True)
    assert GAME.view(table.state, NORTH, table.options).players[1].hand == ("?", "?")


@pytest.mark.rule("3.3.17b", "3.3.17d")
@pytest.mark.parametrize(("players", "count"), [("two", 2), ("three", 3), ("four", 4)])
def test_intelligence_orders_the_next_cards(players, count):
    from navalgames.games.kaisers_pirates import GAME

    table = Table(players).commit("Intelligence 1")
    size = len(table.state.unseen)
    cards = ("AMC 1", "QQQ 1", "Trap 1", "Trap 2")[:count]
    table.put(table.state.seats[1], hand=("Collier",))
    size -= 1
    table.give(NORTH, given.UseAction("Intelligence 1", "", ""), drawn(count, size, *cards))
    assert GAME.view(table.state, SOUTH, table.options).stack[-1].cards == ("?",) * count
    assert GAME.view(table.state, NORTH, table.options).stack[-1].cards == cards
    new = tuple(reversed(cards))
    table.give(NORTH, given.PutBack(new), rest=True)
    assert new[0] in table.player(NORTH).hand
    assert table.state.top == new[1:]


@pytest.mark.rule("3.3.17d")
def test_intelligence_looks_at_what_is_left():
    table = Table("four").commit("Intelligence 1").having(draw_pile=2)
    table.give(NORTH, given.UseAction("Intelligence 1", "", ""), rest=True)
    assert len(table.state.stack[-1].cards) == 2


@pytest.mark.rule("3.3.31a", "3.3.31b", "3.3.31d", "3.2d")
@pytest.mark.parametrize("held", [1, 2, 4])
def test_recon_aircraft_takes_two_random_cards(held):
    hand = ("Trap 1", "AMC 1", "QQQ 1", "QQQ 2")[:held]
    table = Table().put(SOUTH, hand=hand).commit("Recon Aircraft 1", "Collier")
    table.give(NORTH, given.UseAction("Recon Aircraft 1", SOUTH, ""), rest=True)
    assert len(table.player(NORTH).hand) == min(2, held)
    assert len(table.player(SOUTH).hand) == held - min(2, held)
    assert {type(order) for order in table.orders(NORTH)} == {given.EndTurn}


@pytest.mark.rule("3.3.31b")
def test_recon_aircraft_needs_a_hand_to_look_into():
    table = Table("three").put(EAST, hand=("Trap",)).commit("Recon Aircraft 1")
    assert table.uses(NORTH, "Recon Aircraft 1") == {(EAST, "")}


@pytest.mark.rule("3.3.37a", "3.3.37b", "3.3.37d", "3.3.37f", "3.3.47f", "3.1.6b")
def test_second_chance_gives_an_extra_turn():
    table = (
        Table().put(NORTH, hand=("Second Chance 2", "Wireless Intercept 1", "Trap 1")).discard("Collier 1")
    )
    table.commit("Second Chance 1").turn(attacked=SOUTH)
    table.give(NORTH, given.UseAction("Second Chance 1", "", ""), rest=True)
    assert (table.stage, table.state.active.side, table.state.active.extra) == ("commit", NORTH, True)
    assert table.state.active.attacked == ""
    assert len(table.player(NORTH).merchantmen) == 3
    for card in ("Second Chance 2", "Wireless Intercept 1"):
        table.give(NORTH, given.CommitCard(card, "action", ""))
    table.give(NORTH, given.EndCommitment())
    assert table.state.discards
    assert table.uses(NORTH, "Second Chance 2") == table.uses(NORTH, "Wireless Intercept 1") == set()


@pytest.mark.rule("3.3.37g")
def test_a_second_second_chance_gives_nothing():
    table = Table().commit("Second Chance 1", "Second Chance 2")
    table.give(NORTH, given.UseAction("Second Chance 1", "", ""))
    assert table.uses(NORTH, "Second Chance 2") == set()


@pytest.mark.rule("3.3.37d", "2.0c")
def test_the_last_card_ends_the_round_before_the_extra_turn():
    table = (
        Table()
        .put(NORTH, ships=("Leipzig",), merchantmen=("Maria",))
        .commit("Second Chance 1")
        .having(draw_pile=1)
    )
    table.give(NORTH, given.UseAction("Second Chance 1", "", ""), rest=True)
    assert table.stage == "carry"


@pytest.mark.rule("3.3.47a", "3.3.47b", "3.3.47d", "3.2d")
@pytest.mark.parametrize("pile", [("Trap 1", "AMC 1", "QQQ 1"), ("QQQ 1",), ()])
def test_wireless_intercept_takes_the_top_two_discards(pile):
    table = Table().discard(*pile).commit("Wireless Intercept 1", "Wireless Intercept 2", "Collier 1")
    if not pile:
        assert table.uses(NORTH, "Wireless Intercept 1") == set()
        return
    table.give(NORTH, given.UseAction("Wireless Intercept 1", "", ""))
    assert set(table.player(NORTH).hand) == set(pile[-2:])
    assert table.uses(NORTH, "Wireless Intercept 2") == set()
