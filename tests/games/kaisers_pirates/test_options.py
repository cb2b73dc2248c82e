"""The optional rules 6.1-6.12."""

from __future__ import annotations

import pytest

from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules import modifiers
from navalgames.games.kaisers_pirates.rules.frames import BRITISH, GERMAN, Attack
from tests.games.kaisers_pirates.table import NORTH, SOUTH, Ship, Table, best


def attack(kind: str, target: str, ship: str = "", assists: tuple = ()) -> Attack:
    return Attack("fight", kind, NORTH, SOUTH, "Trap 1", "d10", (), ship=ship, target=target, assists=assists)


def intercepted(*hand: str, ship: Ship | str = "Leopard", target: Ship | str = "Lovat", **options) -> Table:
    """NORTH intercepts one merchantman of SOUTH, who is asked for a reaction."""
    table = Table(**options)
    name = ship if isinstance(ship, str) else ship.name
    goal = target if isinstance(target, str) else target.name
    table.put(NORTH, ships=(ship,)).put(SOUTH, merchantmen=(target,), hand=hand)
    return table.commit(("Lay Mines 1", "intercept", name)).give(NORTH, given.Intercept("Lay Mines 1", goal))


# ------------------------------------------------------------------------ coal and sail


@pytest.mark.rule("6.1", "6.1.1", "6.1.2", "6.1.3", "3.3.2h", "3.3.33h", "3.3.20l", "1.1.4g")
def test_coal():
    table = Table(coal=True).put(NORTH, ships=("Leipzig", "Leopard"))
    rows = [
        (
            modifiers.blockade_runner(table.state, NORTH, name, table.box),
            modifiers.rendezvous_missed(table.state, name, table.box),
            modifiers.refuge_supply(name, table.box),
        )
        for name in ("Leipzig", "Leopard")
    ]
    assert rows == [(-1, 2, -1), (0, 0, 0)]
    off = Table().put(NORTH, ships=("Leipzig",))
    assert modifiers.blockade_runner(off.state, NORTH, "Leipzig", off.box) == 0


@pytest.mark.rule("6.2", "6.2.1", "6.2.2", "6.2.3", "3.3.2h", "3.3.33h", "3.3.20l", "1.1.4h")
def test_sail_and_supply():
    table = Table(sail=True, coal=True).put(NORTH, ships=("Seeadler",), prizes=("Maria",))
    assert modifiers.blockade_runner(table.state, NORTH, "Seeadler", table.box) == 3
    assert modifiers.rendezvous_missed(table.state, "Seeadler", table.box) == -4
    assert modifiers.refuge_supply("Seeadler", table.box) == 1


@pytest.mark.rule("6.2.4", "6.2.5", "3.3.5h")
def test_sail_and_break_contact():
    table = Table(sail=True).put(SOUTH, ships=(Ship("Seeadler", True),), merchantmen=("Lovat",))
    table.put(NORTH, ships=("Leopard",))
    assert modifiers.break_contact(table.state, attack(BRITISH, "Seeadler"), table.box) == -2
    table = Table(sail=True).put(NORTH, ships=("Seeadler",)).put(SOUTH, merchantmen=("Lovat",))
    assert modifiers.break_contact(table.state, attack(GERMAN, "Lovat", "Seeadler"), table.box) == 2


@pytest.mark.rule("6.2.6", "3.3.13g")
def test_fast_ship_outruns_seeadler_by_four():
    table = intercepted("Fast Ship", ship="Seeadler", target="Lovat", sail=True)
    table.give(SOUTH, given.React("Fast Ship 1"), best("d8", 8), best("d8", 4), rest=True)
    assert table.where("Lovat") == (SOUTH, "merchantmen") and table.ship("Lovat").damage == 0


# ------------------------------------------------------------------------ aircraft


@pytest.mark.rule("6.3", "6.3.1", "3.3.44h", "1.1.4i")
def test_surprise_attack_of_wolf():
    table = Table(aircraft=True).put(NORTH, ships=("Wolf", "Leopard")).put(SOUTH, merchantmen=("Lovat",))
    wolf = attack(GERMAN, "Lovat", "Wolf", ("Surprise Attack 1",))
    assert modifiers.attack(table.state, wolf, table.box) == 4
    assert modifiers.attack(table.state, wolf._replace(ship="Leopard"), table.box) == 2
    without = Table().put(NORTH, ships=("Wolf",)).put(SOUTH, merchantmen=("Lovat",))
    assert modifiers.attack(without.state, wolf, without.box) == 2


@pytest.mark.rule("6.3.2", "3.3.40e")
def test_no_slim_pickings_against_wolf():
    table = intercepted("Slim Pickings", ship="Wolf", aircraft=True)
    assert table.orders(SOUTH) == (given.Decline(),)
    assert ("kp-refused-wolf", "6.3.2") in table.refused(SOUTH)
    assert len(intercepted("Slim Pickings", ship="Wolf").orders(SOUTH)) == 2
    other = intercepted("Slim Pickings", "Shallow Run", ship="Wolf", aircraft=True)
    assert other.orders(SOUTH) == (given.React("Shallow Run 1"), given.Decline())


@pytest.mark.rule("6.3.3", "3.3.5h")
def test_break_contact_of_wolf():
    table = Table(aircraft=True).put(SOUTH, ships=(Ship("Wolf", True),))
    assert modifiers.break_contact(table.state, attack(BRITISH, "Wolf"), table.box) == 2


# ------------------------------------------------------------------------ fast raiders


@pytest.mark.rule("6.6", "6.6.1a", "3.3.13h", "1.1.4j")
def test_a_fast_raider_may_pursue():
    table = intercepted("Fast Ship", ship="Prinz Eitel Friedrich", fast_raiders=True)
    table.give(SOUTH, given.React("Fast Ship 1"))
    assert (table.stage, table.asked) == ("pursuit", (NORTH,))
    table.give(NORTH, given.Decline(), best("d10+d6", 9, 1), best("d8", 4), rest=True)
    assert table.ship("Lovat").damage == 1
    slow = intercepted("Fast Ship", fast_raiders=True)
    slow.give(SOUTH, given.React("Fast Ship 1"), best("d10+d8+d6", 9, 1, 1), best("d8", 4), rest=True)
    assert slow.ship("Lovat").damage == 1


@pytest.mark.rule("6.6.1b", "switch:pursuit_check")
@pytest.mark.parametrize(
    ("check", "roll", "marker"),
    [("literal", 4, True), ("literal", 5, False), ("reversed", 5, True), ("reversed", 4, False)],
)
def test_the_price_of_pursuit(check, roll, marker):
    table = intercepted("Fast Ship", ship="Prinz Eitel Friedrich", fast_raiders=True, pursuit_check=check)
    table.give(SOUTH, given.React("Fast Ship 1"))
    dice = (best("d10+d6", 8, 1), best("d8", 4), best("d10", roll), best("d10+d4", 4, 1))
    table.give(NORTH, given.Pursue(), *dice, rest=True)
    assert "Lovat" in table.pile(NORTH)
    assert table.ship("Prinz Eitel Friedrich").out_of_supply == marker


@pytest.mark.rule("6.6.1c")
def test_no_pursuit_without_supply():
    table = intercepted(
        "Fast Ship", ship=Ship("Prinz Eitel Friedrich", False, out_of_supply=True), fast_raiders=True
    )
    table.give(SOUTH, given.React("Fast Ship 1"), best("d10+d6", 9, 1), best("d8", 5), rest=True)
    assert table.ship("Lovat").damage == 0


@pytest.mark.rule("6.6.2", "3.3.38i", "6.10.4")
@pytest.mark.parametrize("option", ["fast_raiders", "shallow_pursuit"])
def test_fast_raiders_draw_too_much_water(option):
    table = Table(**{option: True}).put(SOUTH, ships=(Ship("Prinz Eitel Friedrich", damage=1), "Leopard"))
    assert modifiers.shallow_run(table.state, "Prinz Eitel Friedrich", table.box) == -4
    assert modifiers.shallow_run(table.state, "Leopard", table.box) == 0
    both = Table(fast_raiders=True, shallow_pursuit=True).put(SOUTH, ships=("Prinz Eitel Friedrich",))
    assert modifiers.shallow_run(both.state, "Prinz Eitel Friedrich", both.box) == -2


# ------------------------------------------------------------------------ extra damage


@pytest.mark.rule("6.8", "6.8.1", "3.2.7e", "1.3.1")
def test_damage_adds_up():
    table = (
        Table(extra_damage=True)
        .put(SOUTH, ships=(Ship("Leopard", damage=2),))
        .commit(("Trap 1", "intercept"))
    )
    table.give(NORTH, given.Intercept("Trap 1", "Leopard"), best("d10+d6", 3, 1), best("d8", 6), rest=True)
    assert table.ship("Leopard").damage == 3


@pytest.mark.rule("6.8.2", "3.3.5h", "3.3.18g", "3.3.38i", "3.2.7g")
def test_each_marker_counts():
    table = (
        Table(extra_damage=True)
        .put(SOUTH, ships=(Ship("Leopard", damage=3),))
        .put(NORTH, ships=(Ship("Wolf", damage=2),))
    )
    state, box = table.state, table.box
    assert modifiers.defence(state, "Leopard", box) == -6
    assert modifiers.break_contact(state, attack(BRITISH, "Leopard"), box) == -6
    assert modifiers.shallow_run(state, "Leopard", box) == -6
    assert modifiers.interned(table.ship("Leopard"), box) == 6
    assert modifiers.attack(state, attack(GERMAN, "Lovat", "Wolf"), box) == -4


@pytest.mark.rule("6.8.3", "3.3.9g", "3.3.20l")
def test_one_repair_takes_one_marker_off():
    table = Table(extra_damage=True)
    card = table.take("Island Refuge")
    table.put(NORTH, ships=(Ship("Leopard", True, 3, refuge=card),)).commit("Damage Control 1")
    table.give(NORTH, given.UseAction("Damage Control 1", "", "Leopard"))
    table.give(NORTH, given.TryRefuge("Leopard", "damage"), best("d10+d6", 9, 1), best("d10", 1))
    assert table.ship("Leopard").damage == 1
    assert given.TryRefuge("Leopard", "damage") not in table.orders(NORTH)


# ------------------------------------------------------------------------ torpedoing prizes


def torpedoed(*hand: str, identified: bool = False, **options) -> Table:
    table = Table(torpedo_prizes=True, **options)
    table.put(SOUTH, prizes=(Ship("Lovat", identified),), hand=hand)
    return table.commit("Submarines U-27 & U-41 1")


@pytest.mark.rule("6.9", "3.3.42f", "3.3.43f")
def test_hidden_prizes_may_be_torpedoed():
    assert torpedoed().targets(NORTH, given.TorpedoAttack) == {"Lovat"}
    table = torpedoed(identified=True)
    assert table.targets(NORTH, given.TorpedoAttack) == set()
    assert ("kp-refused-prize", "3.2.5d") not in table.refused(NORTH)


@pytest.mark.rule("6.9.1")
def test_the_submarine_must_find_the_prize_out():
    table = torpedoed()
    card = "Submarines U-27 & U-41 1"
    table.give(NORTH, given.TorpedoAttack(card, "Lovat"), best("d10+d8", 4, 1), best("d10", 4), rest=True)
    assert table.where("Lovat") == (SOUTH, "prizes")
    table = torpedoed()
    fire = (best("d10+d6+d4", 10, 1, 1), best("d8", 4))
    table.give(
        NORTH, given.TorpedoAttack(card, "Lovat"), best("d10+d8", 5, 1), best("d10", 4), *fire, rest=True
    )
    assert table.pile(NORTH) == {"Lovat": ("prize", False)}


@pytest.mark.rule("6.9.2", "3.3.28e", "3.3.29e", "3.3.34e")
def test_only_razzle_dazzle_helps_a_prize():
    table = torpedoed("Q-Ship", "Sail Q-Ship", "Razzle-Dazzle")
    table.give(
        NORTH, given.TorpedoAttack("Submarines U-27 & U-41 1", "Lovat"), best("d10+d8", 5, 1), best("d10", 4)
    )
    assert table.orders(SOUTH) == (given.React("Razzle-Dazzle 1"), given.Decline())
    assert ("kp-refused-torpedoed-prize", "6.9.2") in table.refused(SOUTH)


# ------------------------------------------------------------------------ into the shallows


@pytest.mark.rule("6.10", "6.10.1", "6.10.2", "3.3.38j")
def test_the_interceptor_may_follow_into_the_shallows():
    table = intercepted("Shallow Run", target="Matheran", shallow_pursuit=True)
    table.give(SOUTH, given.React("Shallow Run 1"))
    assert (table.stage, table.asked) == ("shallow_pursuit", (NORTH,))
    shallows = (best("d10+d4", 9, 1), best("d10", 1), best("d10+d4", 1, 1), best("d10", 1))
    table.give(NORTH, given.Pursue(), *shallows, best("d10+d8+d6", 8, 1, 1), best("d8", 4), rest=True)
    assert table.ship("Leopard").damage == 1
    assert table.ship("Matheran").damage == 1


@pytest.mark.rule("6.10.1", "6.10.2")
def test_it_may_also_let_it_go():
    table = intercepted("Shallow Run", target="Matheran", shallow_pursuit=True)
    table.give(SOUTH, given.React("Shallow Run 1"))
    table.give(NORTH, given.Decline(), best("d10+d4", 9, 1), best("d10", 1))
    assert table.stage == "passage"


@pytest.mark.rule("6.10.3", "6.10.2")
def test_damaged_ships_sink_in_the_shallows():
    table = intercepted(
        "Shallow Run", ship=Ship("Leopard", False, 1), target=Ship("Matheran", damage=1), shallow_pursuit=True
    )
    table.give(SOUTH, given.React("Shallow Run 1"))
    table.give(
        NORTH,
        given.Pursue(),
        best("d10+d4", 3, 1),
        best("d10", 1),
        best("d10+d4", 3, 1),
        best("d10", 1),
        rest=True,
    )
    assert table.pile(NORTH) == {"Matheran": ("merchantman", False)}
    assert table.pile(SOUTH) == {"Leopard": ("german", False)}


@pytest.mark.rule("6.10")
def test_british_squadrons_do_not_follow():
    table = (
        Table(shallow_pursuit=True)
        .put(SOUTH, ships=(Ship("Leopard"),), hand=("Shallow Run",))
        .commit(("Trap 1", "intercept"))
    )
    table.give(NORTH, given.Intercept("Trap 1", "Leopard"))
    table.give(SOUTH, given.React("Shallow Run 1"), best("d10+d4", 9, 1), best("d10", 1), rest=True)
    assert table.ship("Leopard").damage == 0


# ------------------------------------------------------------------------ sailing merchantmen


@pytest.mark.rule("6.11", "6.11.1", "3.3.1e", "3.3.13f", "3.3.28e")
def test_barred_reactions_for_sailing_merchantmen():
    table = intercepted("AMC", "Fast Ship", "QQQ", target="Dee", sailing=True)
    assert table.orders(SOUTH) == (given.React("QQQ 1"), given.Decline())
    assert ("kp-refused-sail", "6.11.1") in table.refused(SOUTH)
    steam = intercepted("AMC", "Fast Ship", "QQQ", target="Lovat", sailing=True)
    assert len(steam.orders(SOUTH)) == 4
    table = (
        Table(sailing=True)
        .put(SOUTH, merchantmen=("Dee",), hand=("Q-Ship", "Sail Q-Ship"))
        .commit("Submarines U-27 & U-41 1")
    )
    table.give(NORTH, given.TorpedoAttack("Submarines U-27 & U-41 1", "Dee"))
    assert table.orders(SOUTH) == (given.React("Sail Q-Ship 1"), given.Decline())


@pytest.mark.rule("6.11.2", "3.3.5h")
def test_break_contact_of_sailing_merchantmen():
    table = (
        Table(sailing=True, sail=True)
        .put(SOUTH, merchantmen=("Dee", "Lovat"))
        .put(NORTH, ships=("Seeadler", "Wolf"))
    )
    assert modifiers.break_contact(table.state, attack(GERMAN, "Dee", "Wolf"), table.box) == -2
    assert modifiers.break_contact(table.state, attack(GERMAN, "Dee", "Seeadler"), table.box) == 0
    assert modifiers.break_contact(table.state, attack(GERMAN, "Lovat", "Wolf"), table.box) == 0
    table = Table(sailing=True).put(SOUTH, prizes=(Ship("Dee"),))
    assert modifiers.break_contact(table.state, attack(BRITISH, "Dee"), table.box) == -2


# ------------------------------------------------------------------------ supply from prizes


def supplying() -> Table:
    table = Table(prize_supply=True)
    fleet = (Ship("Leipzig", out_of_supply=True), Ship("Wolf", False, out_of_supply=True))
    return table.put(NORTH, ships=fleet, prizes=("Maria", "Lovat"))


@pytest.mark.rule("6.12", "6.12.1")
def test_each_prize_supplies_one_ship():
    table = supplying()
    offered = {
        (order.prize, order.ship) for order in table.orders(NORTH) if isinstance(order, given.SupplyFromPrize)
    }
    assert offered == {(prize, ship) for prize in ("Maria", "Lovat") for ship in ("Leipzig", "Wolf")}
    table.give(NORTH, given.SupplyFromPrize("Maria", "Leipzig"), best("d10", 4), best("d10+d8", 4, 1))
    offered = {
        (order.prize, order.ship) for order in table.orders(NORTH) if isinstance(order, given.SupplyFromPrize)
    }
    assert offered == {("Lovat", "Wolf")}
    assert table.where("Maria") == (NORTH, "prizes")


@pytest.mark.rule("6.12.2", "2.3.1a", "3.2.5c")
def test_a_prize_may_be_exhausted():
    table = supplying()
    table.give(NORTH, given.SupplyFromPrize("Maria", "Leipzig"), best("d10", 5), best("d10+d8", 4, 1))
    assert table.pile(NORTH) == {"Maria": ("exhausted", False)}


@pytest.mark.rule("6.12.3", "3.2.5b")
@pytest.mark.parametrize("takes", [True, False])
def test_supplies_on_capture_have_their_price(takes):
    table = intercepted("Non-Combatant", ship=Ship("Leipzig", out_of_supply=True), prize_supply=True)
    table.give(SOUTH, given.React("Non-Combatant 1"), best("d10+d8+d4", 10, 1, 1), best("d8", 2))
    assert (table.stage, table.asked) == ("capture_supply", (NORTH,))
    dice = (best("d10", 9), best("d10+d8", 4, 1)) if takes else ()
    table.give(NORTH, given.Resupply(takes), *dice, rest=True)
    assert table.ship("Leipzig").out_of_supply != takes
    assert ("Lovat" in table.pile(NORTH)) == takes


# ------------------------------------------------------------------------ without the options


@pytest.mark.rule("6.1", "6.2", "6.2.4", "6.2.5", "6.3", "6.3.3", "6.6.2", "6.11.2")
def test_without_its_option_no_ship_is_anything_special():
    special = ("Seeadler", "Wolf", "Leipzig", "Prinz Eitel Friedrich")
    table = Table().put(NORTH, ships=special).put(SOUTH, merchantmen=("Dee",))
    state, box = table.state, table.box
    for name in special:
        assert modifiers.blockade_runner(state, NORTH, name, box) == 0
        assert modifiers.rendezvous_missed(state, name, box) == 0
        assert modifiers.refuge_supply(name, box) == 0
        assert modifiers.shallow_run(state, name, box) == 0
        assert modifiers.break_contact(state, attack(BRITISH, name), box) == 0
        assert modifiers.break_contact(state, attack(GERMAN, "Dee", name), box) == 0


@pytest.mark.rule("6.12", "6.12.1")
@pytest.mark.parametrize(
    ("option", "short", "offered"), [(True, True, True), (True, False, False), (False, True, False)]
)
def test_a_prize_supplies_by_the_option_and_only_who_is_short(option, short, offered):
    table = Table(prize_supply=option).put(
        NORTH, ships=(Ship("Leipzig", out_of_supply=short),), prizes=("Maria",)
    )
    found = [order for order in table.orders(NORTH) if isinstance(order, given.SupplyFromPrize)]
    assert found == ([given.SupplyFromPrize("Maria", "Leipzig")] if offered else [])


@pytest.mark.rule("6.12.3", "3.2.5b")
def test_supplies_on_capture_are_free_without_the_option():
    table = intercepted("Non-Combatant", ship=Ship("Leipzig", out_of_supply=True))
    table.give(SOUTH, given.React("Non-Combatant 1"), best("d10+d8+d4", 10, 1, 1), best("d8", 2), rest=True)
    assert not table.ship("Leipzig").out_of_supply and "Lovat" not in table.pile(NORTH)
    assert table.where("Lovat") == (NORTH, "prizes")


@pytest.mark.rule("6.6", "6.10", "3.3.13c", "3.3.38c")
@pytest.mark.parametrize("card", ["Fast Ship", "Shallow Run"])
def test_nobody_pursues_without_the_options(card):
    table = intercepted(card, ship="Prinz Eitel Friedrich", target="Matheran")
    table.give(SOUTH, given.React(f"{card} 1"), rest=True)
    assert table.stage not in ("pursuit", "shallow_pursuit") and "kp-log-pursuit" not in table.log


@pytest.mark.rule("6.9", "3.2.5d")
@pytest.mark.parametrize("option", [True, False])
def test_a_hidden_prize_may_be_torpedoed_by_the_option_alone(option):
    table = Table(torpedo_prizes=option).put(SOUTH, prizes=("Lovat",)).commit("Submarines U-27 & U-41")
    assert table.targets(NORTH, given.TorpedoAttack) == ({"Lovat"} if option else set())
