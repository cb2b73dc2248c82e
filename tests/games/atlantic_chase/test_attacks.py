"""The four attacks: who, what for, and in which order (17, 22, 25.9, 27 to 34, 41, 45 to 48)."""

from __future__ import annotations

import pytest

from navalgames.chance import ScriptedDice
from navalgames.games.atlantic_chase.rules import attacks, completion, designation, interruption
from navalgames.games.atlantic_chase.rules.frames import Attack
from tests.games.atlantic_chase.table import (
    BRITISH,
    CHARTS,
    GAME,
    GERMAN,
    Ship,
    Table,
    acting,
    given,
    one,
    sum_of,
    two,
)

ROW = tuple(f"{q},0" for q in range(7, 15))
HERE = "12,0"


def engaging(**fields) -> Table:
    """The Germans engage a British station in mid ocean."""
    return (
        Table(**fields).put("G1", "Bismarck", line=("10,1", "9,1", "8,1", "7,1")).put("B1", "Hood", at="10,1")
    )


SEARCH = given.NavalSearch("G1", "B1", "10,1")
ENGAGE = given.Engage("G1", "B1")


# ------------------------------------------------------------------------ who may attack whom


@pytest.mark.rule("25.5", "25.1")
def test_nine_actions():
    from navalgames.games.atlantic_chase.rules.actions import KINDS

    assert set(KINDS.values()) == {
        "Air Strike", "Completion", "Engage", "Naval Search", "Pass", "Reorganize", "Signals", "Stealth",
        "Trajectory",
    }  # fmt: skip
    table = engaging()
    assert all(
        type(order) in {*KINDS, given.EnterBox, given.LeaveBox, given.Disperse} for order in table.orders()
    )
    assert GAME.legal_orders(table.state, BRITISH, table.charts, table.options) == ()


@pytest.mark.rule("31.1", "31.2a", "31.2b", "13.1", "13.9", "33.2b", "14.2")
def test_stations_are_engaged_and_lines_are_searched_for():
    table = engaging().put("B2", "Nelson", line=("8,1", "8,2"))
    assert table.orders(given.Engage) == (ENGAGE,)
    assert table.orders(given.NavalSearch) == (given.NavalSearch("G1", "B2", "8,1"),)


@pytest.mark.rule("33.1", "33.2a", "33.2b", "13.4")
def test_a_search_names_the_hex():
    table = Table().put("G1", "Bismarck", line=ROW[:3]).put("B1", "Hood", line=ROW[1:5])
    assert {order.hex for order in table.orders(given.NavalSearch)} == set(ROW[1:3])
    from_station = Table().put("G1", "Bismarck", at=ROW[1]).put("B1", "Hood", line=ROW[1:5])
    assert from_station.orders(given.NavalSearch) == (given.NavalSearch("G1", "B1", ROW[1]),)


@pytest.mark.rule("11.6a", "11.6c", "27.2a", "31.2a", "33.2a")
def test_a_convoy_force_leads_no_attack():
    table = Table(BRITISH).put("B1", "Convoy (British)", "Ark Royal", at=HERE).put("G1", "Bismarck", at=HERE)
    kinds = {type(order) for order in table.orders()}
    assert not kinds & {given.Engage, given.AirStrike, given.NavalSearch}
    rules = {refusal.rule for refusal in GAME.why_not(table.state, BRITISH, table.charts, table.options)}
    assert "11.6a" in rules
    target = Table().put("B1", "Convoy (British)", at=HERE).put("G1", "Bismarck", at=HERE)
    assert target.orders(given.Engage)


@pytest.mark.rule("27.1", "27.2a", "27.2b", "27.3a", "27.3b", "6.9")
def test_what_a_carrier_can_strike():
    table = Table(BRITISH).put("B1", "Ark Royal", line=("9,1", "10,1")).put("G1", "Bismarck", at="12,0")
    table.put("G2", "Hipper", line=("8,2", "7,3")).put("G3", "Scheer", at="13,2")
    strikes = [order for order in table.orders(given.AirStrike) if order.source == "B1"]
    assert {(order.launch, order.target, order.hex) for order in strikes} == {
        ("10,1", "G1", "12,0"), ("9,1", "G2", "8,2"), ("10,1", "G2", "8,2"), ("9,1", "G2", "7,3"),
    }  # fmt: skip


@pytest.mark.rule("27.1", "45.3a")
def test_no_strike_in_bad_weather():
    table = Table(BRITISH, "bad").put("B1", "Ark Royal", at="10,1").put("G1", "Bismarck", at="10,1")
    assert not table.orders(given.AirStrike)
    rules = {refusal.rule for refusal in GAME.why_not(table.state, BRITISH, table.charts, table.options)}
    assert "27.1" in rules


@pytest.mark.rule("6.10", "6.19")
def test_a_damaged_carrier_flies_no_more():
    table = (
        Table(BRITISH).put("B1", Ship("Ark Royal", damaged=True), at="10,1").put("G1", "Bismarck", at="10,1")
    )
    assert not table.orders(given.AirStrike)
    assert not designation.launches(table.state, BRITISH, "10,1", table.box)


@pytest.mark.rule("27.2c", "27.3c", "27.3d", "4.5", "45.3b")
def test_the_arctic_line_and_aircraft():
    table = (
        Table(BRITISH)
        .put("B1", "Ark Royal", line=("14,-7", "14,-8"))
        .put("G1", "Bismarck", line=("15,-8", "15,-9"))
    )
    strikes = {(order.launch, order.hex) for order in table.orders(given.AirStrike)}
    assert strikes == {("14,-7", "15,-8")}
    over = Table(BRITISH).put("B1", "Ark Royal", at="16,-9").put("G1", "Bismarck", at="17,-9")
    assert over.orders(given.AirStrike)


@pytest.mark.rule("4.3b", "option:air_across_nonadjacent")
def test_aircraft_cross_barred_sides():
    table = Table(BRITISH).put("B1", "Ark Royal", at="13,-6").put("G1", "Bismarck", at="14,-7")
    assert table.orders(given.AirStrike)
    assert table.box.in_air_range["13,-6"]["14,-7"] == 1
    blocked = Table(BRITISH, air_across_nonadjacent="blocked").box.in_air_range
    assert blocked["13,-6"]["14,-7"] == 2


@pytest.mark.rule("27.2a", "4.10", "8.11", "22.10")
def test_airbases_strike():
    table = (
        Table(BRITISH)
        .put("B1", "Hood", at="7,1")
        .put("G1", "Bismarck", line=("13,-3", "13,-2"), intel=("13,-3",))
    )
    sources = {
        (order.source, order.launch) for order in table.orders(given.AirStrike) if order.hex == "13,-3"
    }
    assert ("airbase", "14,-4") in sources and ("airbase", "15,-4") in sources
    table.give(given.AirStrike("airbase", "14,-4", "G1", "13,-3"), two(1, 1), rest=True)
    assert "interruption" not in table.log


@pytest.mark.rule("41.7a", "41.8")
@pytest.mark.parametrize(("kind", "side"), [("U-boat", GERMAN), ("mine", GERMAN), ("submarine", BRITISH)])
def test_stealth_forces_of_every_kind_attack_in_their_hex(kind, side):
    table = Table(side).put("G1", "Bismarck", at=HERE).put("B1", "Hood", at=HERE).hide("S1", kind, HERE, side)
    table.hide("S2", kind, "9,0", side)
    assert table.orders(given.StealthAttack) == (given.StealthAttack("S1", "B1" if side == GERMAN else "G1"),)


@pytest.mark.rule("41.7a", "41.8", "23.8")
def test_what_a_stealth_force_attacks():
    table = Table().put("G1", "Bismarck", at="7,0").hide("U1", at=HERE)
    table.put("B1", "Hood", at=HERE).put("B2", "Nelson", line=(HERE, "11,0")).put(
        "B3", "Kent", line=(HERE,), contact=(HERE,)
    )
    table.put("B4", "Kenya", line=(HERE,), intel=(HERE,)).put(
        "B5", "Fiji", line=(HERE, "11,0"), intel=("11,0",)
    )
    assert {order.target for order in table.orders(given.StealthAttack)} == {"B1", "B3", "B4"}
    rules = {refusal.rule for refusal in GAME.why_not(table.state, GERMAN, table.charts, table.options)}
    assert "41.8" in rules


# ------------------------------------------------------------------------ designation


def supports(table: Table) -> set[tuple[str, str, str]]:
    return {(order.coordination, order.air, order.launch) for order in table.orders(given.Support)}


@pytest.mark.rule("31.3a", "33.3a", "47.1", "47.3a", "47.3b", "5.6", "47.9", "11.6b")
def test_who_may_coordinate():
    table = engaging().put("G2", "Convoy (German)", at="10,1").put("G3", "Hipper", line=("11,0", "10,1"))
    table.put("G4", "Scheer", at="11,0").hide("U1", at="10,1").hide("M1", "mine", "10,1").hide("U2", at="9,1")
    table.give(ENGAGE)
    assert {name for name, _, _ in supports(table)} == {"", "G2", "G3", "U1", "M1"}


@pytest.mark.rule("47.3c", "47.2", "25.9", "31.3c", "33.3c")
def test_the_target_cannot_coordinate_and_the_active_player_is_first():
    table = engaging().put("B2", "Nelson", at="10,1").hide("U1", at="10,1")
    table.give(ENGAGE)
    assert table.asked == GERMAN
    table.give(given.Support("", "", ""))
    assert table.asked == BRITISH and {name for name, _, _ in supports(table)} == {"", "B2"}


@pytest.mark.rule("option:designation_order", "25.9")
def test_the_inactive_player_may_be_first():
    table = engaging(designation_order="inactive_first").put("B2", "Nelson", at="10,1").hide("U1", at="10,1")
    table.give(ENGAGE)
    assert table.asked == BRITISH


@pytest.mark.rule("31.3b", "33.3b", "45.2a", "45.2b", "45.8", "11.6b", "45.11")
def test_who_may_give_air_support():
    table = (
        Table(BRITISH)
        .put("B1", "Hood", "Victorious", at="10,1")
        .put("B2", "Convoy (British)", "Ark Royal", line=("11,1", "11,0"))
    )
    table.put("B3", "Furious", at="13,0").put("G1", "Bismarck", at="10,1").give(given.Engage("B1", "G1"))
    assert {(air, launch) for _, air, launch in supports(table)} == {
        ("", ""), ("B1", "10,1"), ("B2", "11,1"), ("B2", "11,0"),
    }  # fmt: skip


@pytest.mark.rule("47.3d", "option:dual_role")
def test_one_force_in_two_roles():
    def helped(**options):
        table = Table(BRITISH, **options).put("B1", "Hood", at="10,1").put("B2", "Ark Royal", at="10,1")
        return supports(table.put("G1", "Bismarck", at="10,1").give(given.Engage("B1", "G1")))

    assert ("B2", "B2", "10,1") in helped()
    assert ("B2", "B2", "10,1") not in helped(dual_role="forbidden")


@pytest.mark.rule("27.4a", "27.4b", "45.2c", "27.4c", "13.4")
def test_a_strike_is_its_own_air_support():
    table = (
        Table(BRITISH)
        .put("B1", "Ark Royal", at="10,1")
        .put("B2", "Kent", at="11,0")
        .put("B3", "Furious", at="10,1")
    )
    table.put("G1", "Bismarck", at="11,0").hide("U1", at="11,0").give(
        given.AirStrike("B1", "10,1", "G1", "11,0")
    )
    assert supports(table) == {("", "B1", "10,1"), ("B2", "B1", "10,1")}
    table.give(given.Support("B2", "B1", "10,1"))
    assert table.asked == GERMAN and {name for name, _, _ in supports(table)} == {"", "U1"}


@pytest.mark.rule("27.4a", "45.2a", "47.1")
@pytest.mark.parametrize(
    ("order", "told"),
    [
        (given.AirStrike("B1", "10,1", "G1", "10,1"), [GERMAN]),
        (given.Engage("B1", "G1"), [BRITISH, GERMAN]),
    ],
)
def test_support_is_told_but_not_that_a_strike_flies(order, told):
    table = Table(BRITISH).put("B1", "Ark Royal", at="10,1").put("B2", "Kent", at="10,1")
    table.put("G1", "Bismarck", at="10,1").put("G2", "Graf Zeppelin", at="10,1").give(order)
    table.give(given.Support("B2", "B1", "10,1"))
    first = [note for note in table.notes if note.key == "ac-log-air-support"]
    assert table.note("coordinates")["force"] == "B2" and len(first) == len(told) - 1
    table.give(given.Support("", "G2", "10,1"), two(1, 1), rest=True)
    second = [note for note in table.notes if note.key == "ac-log-air-support"]
    assert [note.args["side"] for note in (*first, *second)] == told and "coordinates" not in table.log


@pytest.mark.rule("41.11a", "41.11b")
def test_support_of_a_stealth_attack():
    table = (
        Table()
        .put("G1", "Hipper", line=("10,1", "9,1"))
        .put("B1", "Hood", at="10,1")
        .put("B2", "Kent", at="10,1")
    )
    table.hide("U1", at="10,1").give(given.StealthAttack("U1", "B1"))
    assert {name for name, _, _ in supports(table)} == {"", "G1"}
    table.give(given.Support("G1", "", ""))
    assert table.asked == BRITISH and {name for name, _, _ in supports(table)} == {"", "B2"}


@pytest.mark.rule("25.1", "29.1")
def test_a_side_without_task_forces_flies_or_passes():
    strike = given.AirStrike("airbase", "7,2", "G1", "7,0")
    assert Table(BRITISH).put("G1", "Bismarck", at="7,0").orders() == (strike, given.Pass(""))
    assert Table(BRITISH, said={"airbases": ()}).put("G1", "Bismarck", at="7,0").orders() == (given.Pass(""),)


@pytest.mark.rule("29.2b")
def test_the_length_that_may_complete_acts_where_it_forbids():
    limits = Table().box.limits
    longest = limits["completion_segments"]
    assert acting(lambda: completion.short_enough(longest, limits)) == set()
    assert acting(lambda: completion.short_enough(longest + 1, limits)) == {"29.2b"}


# ------------------------------------------------------------------------ Trajectory Total


@pytest.mark.rule("13.2", "17.1", "17.2", "17.4", "17.6", "17.7", "17.8", "18.1", "47.6", "48.1", "48.2")
@pytest.mark.parametrize(
    ("lengths", "total"),
    [
        ((4, 0, 0, 5, 0), 9),
        ((0, 3, 5, 6, 4), 7),
        ((0, 4, 0, 2, 0), 6),
        ((0, 4, 0, 4, 2), 6),
        ((1, 0, 0, 1, 9), 0),
    ],
)
def test_trajectory_total(lengths, total):
    assert designation.base_total(*lengths) == total


@pytest.mark.rule("17.2", "17.4", "17.6", "17.7")
@pytest.mark.parametrize(
    ("lengths", "rules"),
    [
        ((0, 0, 0, 0, 0), set()),
        ((0, 2, 0, 1, 0), {"17.2", "17.4"}),
        ((0, 0, 0, 1, 1), {"17.4", "17.6"}),
        ((1, 0, 0, 1, 3), {"17.2", "17.4", "17.6", "17.7"}),
    ],
)
def test_the_steps_of_the_total_that_act(lengths, rules):
    assert acting(lambda: designation.base_total(*lengths)) == rules


@pytest.mark.rule("17.2", "17.3", "17.5", "17.6", "45.7", "45.11", "option:target_self_support")
@pytest.mark.parametrize(("option", "total"), [("not_deducted", 6), ("deducted", 4)])
def test_the_total_of_designated_forces(option, total):
    table = Table(BRITISH, target_self_support=option).put("B1", "Hood", at="10,1")
    table.put("B2", "Kent", line=("10,1", "9,1", "8,1", "7,1", "7,2")).put(
        "G1", "Graf Zeppelin", line=("10,1", "11,0")
    )
    table.put("G2", "Hipper", line=("10,1",)).give(given.NavalSearch("B1", "G1", "10,1"))
    table.give(given.Support("B2", "", "")).give(given.Support("G2", "G1", "10,1"), two(6, 6), rest=True)
    told = next(note.args for note in table.notes if note.key == "ac-log-result")
    assert told["total"] == total


# ------------------------------------------------------------------------ modifiers


@pytest.mark.rule("45.4", "45.1", "chart:air_support_mod", "45.5", "45.10")
@pytest.mark.parametrize(
    ("own", "other", "net"), [("10,1", "11,1", 2), ("11,0", "10,1", 0), ("12,0", "12,0", 1)]
)
def test_air_support_by_distance(own, other, net):
    table = (
        Table(BRITISH)
        .put("B1", "Hood", at="10,1")
        .put("B2", "Ark Royal", at=own)
        .put("G2", "Graf Zeppelin", at=other)
    )
    table.put("G1", "Bismarck", at="10,1").give(given.Engage("B1", "G1"))
    table.give(given.Support("", "B2", own)).give(
        given.Support("", "G2", other), two(3, 3, "engage"), rest=True
    )
    assert table.note("result")["rolled"] == 6 + net


@pytest.mark.rule("46.1a", "46.1b", "46.1c", "46.1d", "23.7", "13.3", "45.1", "chart:contact_mod")
@pytest.mark.parametrize(
    ("ship", "value"), [("Convoy (British)", 4), ("Nelson", 3), ("Prince of Wales", 2), ("Hood", 2)]
)
def test_contact_by_the_speed_of_the_target(ship, value):
    table = Table().put("G1", "Bismarck", at="10,1").put("B1", ship, line=("10,1", "9,1"), contact=("10,1",))
    table.give(SEARCH, two(3, 2, "naval_search"), rest=True)
    assert table.note("result")["rolled"] == 5 + value
    assert "10,1" in table.force("B1").contact
    elsewhere = (
        Table().put("G1", "Bismarck", at="10,1").put("B1", ship, line=("10,1", "9,1"), contact=("9,1",))
    )
    assert elsewhere.give(SEARCH, two(3, 2), rest=True).note("result")["rolled"] == 5


@pytest.mark.rule("45.1", "23.7", "46.1a", "46.2a", "45.4", "47.5", "27.4c", "31.3c", "33.3c", "41.11b")
@pytest.mark.parametrize("kind", ["air_strike", "engage", "naval_search", "stealth_attack"])
def test_the_four_modifiers_count_in_all_four_attacks(kind):
    """+2 Contact, +2 coordination and +3 air support of the active side; –1, –2 and –1 of the other."""
    place = {"line": ("10,1",)} if kind == "naval_search" else {"at": "10,1"}
    table = Table(BRITISH).put("G1", "Bismarck", contact=("10,1",), evasive=True, **place)
    table.put("B1", "Ark Royal", at="10,1").put("B2", "Kent", at="10,1")
    table.put("G2", "Graf Zeppelin", at="10,1").put("G3", "Hipper", at="10,1").hide(
        "S1", "submarine", "10,1", BRITISH
    )
    orders = {
        "air_strike": given.AirStrike("B1", "10,1", "G1", "10,1"), "engage": given.Engage("B1", "G1"),
        "naval_search": given.NavalSearch("B1", "G1", "10,1"),
        "stealth_attack": given.StealthAttack("S1", "G1"),
    }  # fmt: skip
    table.give(orders[kind]).give(given.Support("B2", "B1", "10,1")).give(given.Support("G3", "G2", "10,1"))
    table.give(given.SpendEvasive("G1"), two(1, 2, kind), rest=True)
    assert table.note("result")["rolled"] == 3 + (2 + 2 + 3) - (1 + 2 + 1)


@pytest.mark.rule("46.2a", "46.2b", "24.7", "13.5", "46.3", "chart:evasive_mod", "24.4b", "24.3")
@pytest.mark.parametrize(("weather", "value"), [("good", -1), ("bad", -2)])
def test_the_target_spends_evasive(weather, value):
    table = Table(weather=weather).put("G1", "Bismarck", at="10,1").put("B1", "Hood", at="10,1", evasive=True)
    table.put("B2", "Kent", at="7,1", evasive=True).give(ENGAGE)
    assert table.asked == BRITISH and set(table.orders()) == {given.Decline(), given.SpendEvasive("B1")}
    table.give(given.SpendEvasive("B1"), two(3, 2, "engage"), rest=True)
    assert table.note("result")["rolled"] == 5 + value


@pytest.mark.rule("47.5", "45.1", "chart:coordination_mod", "10.15", "option:walker_inactive")
def test_coordination():
    found = {
        (weather, active, walker): designation.coordination_modifier(weather, active, walker, CHARTS)
        for weather in ("good", "bad") for active in (True, False) for walker in (True, False)
    }  # fmt: skip
    assert found == {
        ("good", True, False): 2, ("bad", True, False): 1, ("good", True, True): 4, ("bad", True, True): 4,
        ("good", False, False): -1, ("bad", False, False): -1, ("good", False, True): -1,
        ("bad", False, True): -1,
    }  # fmt: skip
    assert designation.coordination_modifier("good", False, True, CHARTS, "minus_four") == -4
    others = [(weather, active) for weather in ("good", "bad") for active in (True, False)]
    for other in others:
        plain = designation.coordination_modifier(*other, False, CHARTS)
        assert designation.coordination_modifier(*other, False, CHARTS, "minus_four") == plain


@pytest.mark.rule("10.15")
def test_walker_coordinates():
    table = Table(BRITISH).put("B1", "Hood", at="10,1").put("B2", "Norfolk", at="10,1", leader="Walker")
    table.put("G1", "Bismarck", at="10,1").give(given.Engage("B1", "G1"))
    table.give(given.Support("B2", "", ""), two(2, 1, "engage"), rest=True)
    assert table.note("result")["rolled"] == 3 + 4


@pytest.mark.rule("10.15", "47.5")
@pytest.mark.parametrize("ship", ["Hood", "Kent"])
def test_walker_counts_only_where_his_own_force_coordinates(ship):
    table = Table(BRITISH).put("B1", "Hood", at="10,1").put("B2", "Norfolk", at="10,1")
    table.put("B3", "Kent", at="9,0").put("G1", "Bismarck", at="10,1").lead("Walker", ship, BRITISH)
    table.give(given.Engage("B1", "G1")).give(given.Support("B2", "", ""), two(2, 1, "engage"), rest=True)
    assert table.note("result")["rolled"] == 3 + 2


@pytest.mark.rule("25.10", "31.9", "option:arctic_weather", "4.5")
@pytest.mark.parametrize(("option", "rolled"), [("local", 4), ("initiative_only", 5)])
def test_weather_of_the_target_hex(option, rolled):
    table = Table(arctic_weather=option).put("G1", "Bismarck", at="14,-8").put("G2", "Hipper", at="14,-8")
    table.put("B1", "Hood", at="14,-8").give(ENGAGE).give(
        given.Support("G2", "", ""), two(2, 1, "engage"), rest=True
    )
    assert table.note("result")["rolled"] == rolled


@pytest.mark.rule("4.6", "41.9", "41.10", "11.4", "41.13", "41.16", "chart:stealth_mods")
@pytest.mark.parametrize(
    ("place", "dispersed", "rolled"),
    [("10,1", False, 3), ("15,-1", False, 6), ("10,1", True, 5), ("15,-1", True, 8)],
)
def test_modifiers_of_a_stealth_attack(place, dispersed, rolled):
    convoy = Ship("Convoy (British)", dispersed=dispersed)
    table = (
        Table(weather="bad").put("G1", "Bismarck", at="7,0").put("B1", convoy, at=place).hide("U1", at=place)
    )
    table.give(given.StealthAttack("U1", "B1"), two(2, 1, "stealth_attack"), rest=True)
    assert table.note("result")["rolled"] == rolled and table.note("result")["total"] == 0


# ------------------------------------------------------------------------ the course of an attack


@pytest.mark.rule("31.5", "31.6", "31.8", "25.6", "53.1a", "47.8", "chart:engage", "19.2")
def test_an_engage_that_misses():
    table = engaging().hide("U1", at="10,1").put("B2", "Kent", line=("10,1", "11,0", "12,0"))
    table.give(ENGAGE).give(given.Support("U1", "", "")).give(
        given.Support("B2", "", ""), two(1, 5, "engage")
    )
    told = table.note("result")
    assert (told["total"], told["rolled"], told["results"]) == (1, 7, "Miss")
    assert table.frame.force == "G1"
    table.give(given.Lapse(3, 0))
    assert table.frame.force == "B2" and table.asked == BRITISH
    table.give(given.Lapse(3, 0, "11,0"), one(3, "vie_active"), one(3, "vie_inactive"))
    assert table.state.active == GERMAN and table.state.tally == 1 and table.stage == "act"


@pytest.mark.rule("33.5", "33.7", "33.8", "25.6", "33.6", "chart:naval_search")
def test_a_search_ends_with_a_seizure():
    table = (
        Table(weather="bad")
        .put("G1", "Bismarck", line=("10,1", "9,1"))
        .put("B1", "Hood", line=("10,1", "11,0"))
    )
    table.give(SEARCH, two(1, 1, "naval_search"), one(1, "lapse"))
    table.give(given.Lapse(1, 0))
    assert table.stage == "seize" and table.asked == BRITISH


@pytest.mark.rule("27.6", "27.7", "27.9", "27.8", "45.6a", "45.6b", "25.6", "chart:air_strike")
def test_a_strike_lapses_and_ends_with_a_vie():
    table = (
        Table(BRITISH)
        .put("B1", "Ark Royal", line=("10,1", "9,1", "8,1", "7,1"))
        .put("G1", "Bismarck", line=("11,0", "12,0"))
    )
    table.give(
        given.AirStrike("B1", "9,1", "G1", "11,0"),
        two(1, 2, "air_strike"),
        one(3, "vie_active"),
        one(2, "vie_inactive"),
    )
    assert table.force("G1").line == ("11,0", "12,0") and table.force("B1").line == ("9,1",)
    last = Table(BRITISH).put("B1", "Ark Royal", line=("10,1", "9,1")).put("G1", "Bismarck", at="11,0")
    last.give(given.AirStrike("B1", "9,1", "G1", "11,0"), two(1, 2), one(3), one(2))
    assert last.force("B1").station == "9,1"


@pytest.mark.rule("41.7b", "41.14", "41.15", "41.2", "41.13", "chart:stealth_attack")
def test_a_stealth_attack_uses_up_its_force():
    table = (
        Table().put("G1", "Hipper", line=("10,1", "9,1", "8,1", "7,1", "7,2")).put("B1", "Hood", at="10,1")
    )
    table.hide("U1", at="10,1").hide("U2", at="10,1").give(given.StealthAttack("U1", "B1"))
    table.give(given.Support("G1", "", ""), two(1, 1, "stealth_attack"))
    assert [one_.id for one_ in table.state.stealth] == ["U2"] and table.frame.force == "G1"
    table.give(table.orders()[0], one(5), one(1))
    helper = (
        Table()
        .put("G1", "Hipper", at="7,0")
        .put("B1", "Hood", at="10,1")
        .hide("U1", at="10,1")
        .hide("U2", at="10,1")
    )
    helper.give(given.StealthAttack("U1", "B1")).give(given.Support("U2", "", ""), two(1, 1), rest=True)
    assert [one_.id for one_ in helper.state.stealth] == ["U2"]


@pytest.mark.rule("41.14", "19.2")
def test_after_a_stealth_attack_all_but_the_target_lapse():
    """Own coordination and air support, then the enemy's coordination; the target gave her own aircraft."""
    table = Table(said={"airbases": ()}).hide("U1", at="10,1")
    table.put("G1", "Hipper", line=(*ROW[:5], "10,1"))
    table.put("G2", "Graf Zeppelin", line=("9,1", "10,1", "11,0"))
    table.put("B1", "Ark Royal", line=("10,1", "11,1", "12,0", "12,1"), contact=("10,1",))
    table.put("B2", "Kent", line=("10,1", "9,2", "8,2", "7,2", "7,3", "6,3"))
    table.give(given.StealthAttack("U1", "B1")).give(given.Support("G1", "G2", "10,1"))
    table.give(given.Support("B2", "B1", "10,1"), two(1, 1, "stealth_attack"))
    lapsed = [note.args["force"] for note in table.notes if note.key == "ac-log-lapse"]
    while table.stage == "lapse_ends":
        table.give(table.orders()[0], rest=True)
        lapsed += [note.args["force"] for note in table.notes if note.key == "ac-log-lapse"]
    assert lapsed == ["G1", "G2", "B2"] and len(table.force("B1").line) == 4


# ------------------------------------------------------------------------ Interruption


def interrupted(intel: int, roll: int, **options) -> Table:
    """A German search with Intel on the active force."""
    line = ("10,1", "9,1", "8,1", "7,1", "7,2")
    table = (
        Table(**options)
        .put("G1", "Bismarck", line=line, intel=line[:intel])
        .put("B1", "Hood", line=("10,1", "11,0"))
    )
    return table.give(SEARCH, sum_of(roll, "interruption"), rest=True)


@pytest.mark.rule(
    "22.1", "13.8", "21.9", "33.4", "22.2", "22.3", "22.5", "22.11", "chart:interruption", "49.2"
)
@pytest.mark.parametrize(
    ("intel", "roll", "result"),
    [
        (1, 4, "Alert -0"), (2, 2, "Alert -1"), (3, 3, "Alert -2"), (4, 4, "Slip"), (5, 4, "Slip"),
        (1, 5, "Alert -1"), (2, 6, "Alert -2"), (3, 6, "Slip"), (4, 5, "Vie"),
        (1, 7, "Alert -2"), (2, 7, "Slip"), (3, 7, "Vie"), (4, 7, "Initiative Change"),
        (1, 8, "Slip"), (2, 9, "Vie"), (3, 8, "Initiative Change"), (4, 9, "Initiative Change"),
        (1, 10, "Vie"), (2, 12, "Initiative Change"), (3, 10, "Initiative Change"),
        (4, 11, "Initiative Change"),
    ],
)  # fmt: skip
def test_the_interruption_table(intel, roll, result):
    table = interrupted(intel, roll)
    assert table.note("interruption") == {"side": BRITISH, "result": result}
    if result != "Vie":
        assert result.startswith("Alert") == ("result" in table.log)


@pytest.mark.rule("option:interruption_bands", "22.5")
def test_the_bands_of_the_board():
    assert interrupted(2, 7, interruption_bands="board").note("interruption")["result"] == "Alert -2"
    assert interrupted(2, 8, interruption_bands="board").note("interruption")["result"] == "Slip"


@pytest.mark.rule("49.2", "22.5")
def test_alert_lowers_the_roll():
    line = ("10,1", "9,1")
    table = Table().put("G1", "Bismarck", line=line, intel=line[:1]).put("B1", "Hood", line=("10,1", "11,0"))
    table.give(SEARCH, sum_of(7, "interruption"), two(3, 4, "naval_search"), rest=True)
    assert table.note("result")["rolled"] == 5


@pytest.mark.rule("22.3", "22.4", "47.4", "31.4", "27.5", "41.12")
def test_intel_of_all_own_designated_forces_counts():
    table = (
        engaging()
        .put("G2", "Hipper", line=("10,1", "11,0"), intel=("10,1", "11,0"))
        .put("B2", "Kent", line=("10,1",), intel=("10,1",))
    )
    table.give(ENGAGE).give(given.Support("G2", "", "")).give(
        given.Support("B2", "", ""), sum_of(2, "interruption"), rest=True
    )
    assert table.note("interruption")["result"] == "Alert -1"
    alone = engaging().put("B2", "Kent", line=("10,1",), intel=("10,1",))
    alone.give(ENGAGE).give(given.Support("B2", "", ""), two(1, 1, "engage"))
    under = (
        Table()
        .put("G1", "Hipper", line=("10,1",), intel=("10,1",))
        .put("B1", "Hood", at="10,1")
        .hide("U1", at="10,1")
    )
    under.give(given.StealthAttack("U1", "B1")).give(
        given.Support("G1", "", ""), sum_of(2, "interruption"), rest=True
    )
    assert "interruption" in under.log
    strike = (
        Table(BRITISH)
        .put("B1", "Ark Royal", line=("10,1", "9,1"), intel=("9,1",))
        .put("G1", "Bismarck", at="10,1")
    )
    strike.give(given.AirStrike("B1", "10,1", "G1", "10,1"), sum_of(2, "interruption"), rest=True)
    assert "interruption" in strike.log


@pytest.mark.rule("54.3a", "54.3b", "54.3c", "54.3d", "54.5", "22.8", "24.1d")
def test_slip():
    table = interrupted(2, 7)
    assert set(table.orders()) == {
        given.SlipSignals("G1", "10,1"),
        given.SlipSignals("G1", "9,1"),
        given.SlipEvasive(),
    }
    table.give(given.SlipEvasive())
    assert table.force("B1").evasive and table.stage == "vie"
    table.give(given.Vie(""), one(3), one(3))
    assert "result" not in table.log and len(table.force("G1").line) == 5
    signals = interrupted(2, 7).give(given.SlipSignals("G1", "10,1"))
    assert signals.force("G1").station == "10,1" and signals.stage == "may_lapse" and signals.asked == BRITISH
    signals.give(given.Decline(), one(3), one(3))
    assert signals.stage == "act" and signals.state.active == GERMAN


@pytest.mark.rule("54.3b", "54.3c")
def test_slip_may_signal_the_coordinating_force():
    table = Table(BRITISH, said={"airbases": ()}).put("B1", "Hood", at="10,1")
    table.put("B2", "Kent", line=("10,1", "11,0"), intel=("11,0", "10,1"))
    table.put("G1", "Bismarck", at="10,1").give(given.Engage("B1", "G1"))
    table.give(given.Support("B2", "", ""), sum_of(7, "interruption"))
    assert {*table.orders()} == {
        given.SlipSignals("B2", "11,0"), given.SlipSignals("B2", "10,1"), given.SlipEvasive(),
    }  # fmt: skip
    table.give(given.SlipSignals("B2", "11,0"), one(3, "vie_active"), one(3, "vie_inactive"))
    assert table.force("B2").station == "11,0" and table.force("B1").station == "10,1"


@pytest.mark.rule("22.8", "41.7b")
def test_what_was_spent_for_a_cancelled_action_stays_spent():
    """Gensoul's power is gone; a stealth force whose attack was cancelled is still there."""
    table = Table(BRITISH, said={"airbases": ()}).put("G1", "Bismarck", at="10,1")
    table.put("B1", "Dunkerque", line=("10,1", "9,1"), intel=("9,1", "10,1"), leader="Gensoul")
    table.give(given.Engage("B1", "G1")).give(given.TakeIntel("B1", "9,1"), sum_of(8, "interruption"))
    table.give(given.SlipEvasive()).give(given.Vie(""), one(3, "vie_active"), one(3, "vie_inactive"))
    assert table.state.leaders == () and table.force("B1").intel == ("10,1",)
    assert len(table.force("B1").line) == 2
    under = Table().put("G1", "Hipper", line=("10,1",), intel=("10,1",)).put("B1", "Hood", at="10,1")
    under.hide("U1", at="10,1").give(given.StealthAttack("U1", "B1"))
    under.give(given.Support("G1", "", ""), sum_of(8, "interruption"))
    under.give(given.SlipEvasive()).give(given.Vie(""), one(3, "vie_active"), one(3, "vie_inactive"))
    assert [force.id for force in under.state.stealth] == ["U1"] and under.stage == "act"


@pytest.mark.rule("22.9", "29.6", "35.4", "37.6", "39.8", "41.16", "43.8")
@pytest.mark.parametrize(
    "order",
    [
        given.Complete("G2", "Brest"), given.Pass("G1"), given.Reorganize(), given.Signals("B1", "12,0"),
        given.SendStealthForce("U1"), given.PlotCourse("G1"),
    ],
)  # fmt: skip
def test_the_other_actions_are_never_interrupted(order):
    """Intel lies on a German line; only a search with it calls for the check."""

    def rolls(order) -> set[str]:
        line = ("10,1", "9,1", "8,1")
        table = Table(said={"airbases": ()}).put("G1", "Bismarck", line=line, intel=line)
        table.put("G2", "Hipper", at="15,-2").put("G3", "Köln", at="15,-2").hide("U1")
        table.put("B1", "Hood", line=("12,0", "11,0", "10,1"), intel=("12,0",)).give(order, rest=True)
        whys = {shown.why for shown in table.shown}
        while table.stage != "act":
            wanted = table.orders(given.EndCourse) or table.orders(given.EndReorganize) or table.orders()
            whys |= {shown.why for shown in table.give(wanted[0], rest=True).shown}
        return whys

    assert "interruption" not in rolls(order)
    assert "interruption" in rolls(given.NavalSearch("G1", "B1", "10,1"))


@pytest.mark.rule("54.3b")
def test_slip_cannot_signal_the_air_support():
    table = (
        Table(BRITISH)
        .put("B1", "Hood", at="10,1")
        .put("B2", "Ark Royal", line=("10,1", "11,0"), intel=("11,0", "10,1"))
    )
    table.put("G1", "Bismarck", at="10,1").give(given.Engage("B1", "G1"))
    table.give(given.Support("", "B2", "10,1"), sum_of(7, "interruption"))
    assert table.orders() == (given.SlipEvasive(),)


@pytest.mark.rule("22.6", "54.4", "54.4b", "chart:slip_solitaire")
@pytest.mark.parametrize(("die", "kind"), [(4, given.SlipSignals), (5, given.SlipEvasive)])
def test_slip_by_an_imaginary_player(die, kind):
    line = ("10,1", "9,1")
    table = (
        Table(imaginary_side=BRITISH)
        .put("G1", "Bismarck", line=line, intel=line)
        .put("B1", "Hood", line=("10,1",))
    )
    table.give(SEARCH, sum_of(7, "interruption"), one(die, "slip_choice"))
    assert all(isinstance(order, kind) for order in table.orders())
    none = Table(BRITISH, imaginary_side=GERMAN).put("B1", "Hood", at="10,1").put("G1", "Bismarck", at="10,1")
    none.put("B2", "Ark Royal", line=("10,1", "11,0"), intel=("11,0", "10,1")).give(given.Engage("B1", "G1"))
    none.give(given.Support("", "B2", "10,1"), sum_of(7, "interruption"), one(1, "slip_choice"))
    assert none.orders() == (given.SlipEvasive(),)


@pytest.mark.rule("22.7", "22.8", "option:interruption_vie_kept")
def test_vie_in_an_interruption():
    def vied(active: int, inactive: int, **options) -> Table:
        line = ("10,1", "9,1", "8,1", "7,1", "7,2")
        table = (
            Table(**options)
            .put("G1", "Bismarck", line=line, intel=line[:1])
            .put("B1", "Hood", line=("10,1",))
        )
        dice = [sum_of(10, "interruption"), one(active), one(inactive)]
        return table.give(SEARCH, *dice, rest=True)

    resumed = vied(4, 4)
    assert resumed.note("result")["rolled"] == sum(
        shown.result for shown in resumed.shown if shown.why == "naval_search"
    ), "without modifier"
    ended = vied(4, 4, interruption_vie_kept="cancel")
    assert "result" not in ended.log and ended.stage == "act" and ended.state.active == GERMAN
    assert len(ended.force("G1").line) == 5 and ended.state.tally == 1
    lost = vied(1, 2)
    assert "result" not in lost.log and lost.state.active == BRITISH and len(lost.force("G1").line) == 5


@pytest.mark.rule("22.3", "10.13a")
def test_more_than_twelve_counts_as_twelve():
    for intel in (1, 2, 3, 9):
        found = {interruption.outcome(rolled, intel, "rulebook", CHARTS) for rolled in (12, 13, 14)}
        assert len(found) == 1, intel


@pytest.mark.rule("10.15", "47.5", "option:walker_inactive")
@pytest.mark.parametrize(
    ("active", "walker", "option", "told"),
    [
        (True, True, "none", {"10.15"}),
        (True, False, "minus_four", {"47.5"}),
        (False, True, "none", {"47.5"}),
        (False, True, "minus_four", {"option:walker_inactive"}),
        (False, False, "minus_four", {"47.5"}),
    ],
)
def test_coordination_acts_by_who_gives_it(active, walker, option, told):
    given_ = ("good", active, walker, CHARTS, option)
    assert acting(lambda: designation.coordination_modifier(*given_)) == told


@pytest.mark.rule("option:target_self_support", "17.6", "45.11")
@pytest.mark.parametrize(("air", "acts"), [("G1", True), ("G2", False), ("", False)])
def test_a_target_that_supports_itself_acts(air, acts):
    table = Table(BRITISH).put("B1", "Hood", at="10,1").put("G1", "Graf Zeppelin", line=("10,1", "11,0"))
    table.put("G2", "Hipper", line=("10,1",))
    order = given.NavalSearch("B1", "G1", "10,1")
    frame = attacks.declared(table.state, BRITISH, order)
    frame = frame._replace(other=frame.other._replace(air=air, launch="10,1" if air else ""))
    told = acting(lambda: designation.trajectory_total(table.state, frame, table.box))
    assert ("option:target_self_support" in told) == acts


@pytest.mark.rule("52.7", "22.8", "26.2", "25.7a")
def test_initiative_change():
    table = interrupted(4, 12)
    assert table.state.active == BRITISH and "result" not in table.log and table.state.tally == 0
    assert len(table.force("G1").line) == 5
    assert [shown.why for shown in table.shown] == ["interruption", "weather"]


# ------------------------------------------------------------------------ Miss with Intel


@pytest.mark.rule("27.9", "31.8", "33.8", "33.9", "41.2")
@pytest.mark.parametrize(
    ("kind", "fought", "rule"),
    [
        (attacks.AIR_STRIKE, False, "27.9"),
        (attacks.ENGAGE, True, "31.8"),
        (attacks.ENGAGE, False, "31.8"),
        (attacks.NAVAL_SEARCH, False, "33.8"),
        (attacks.NAVAL_SEARCH, True, "33.9"),
        (attacks.STEALTH_ATTACK, False, "41.2"),
    ],
)
def test_an_attack_ends_by_its_own_rule(kind, fought, rule):
    table = Table().put("G1", "Bismarck", at="10,1").put("B1", "Hood", at="10,1")
    frame = Attack("attack_contest", kind, GERMAN, "G1", "B1", "10,1", fought=fought)
    table.having(stack=(table.state.stack[0], frame))
    contest = attacks.STAGES["attack_contest"]
    assert rule in (told := acting(lambda: contest(ScriptedDice([]), table.state, frame, table.box)))
    assert len(told & {"27.9", "31.8", "33.8", "33.9", "41.2"}) == 1


@pytest.mark.rule("53.1b", "53.1c", "26.2", "option:miss_with_intel")
def test_a_miss_with_intel_loses_the_initiative():
    def missed(**options) -> Table:
        table = (
            Table(**options)
            .put("G1", "Bismarck", line=("10,1", "9,1"), intel=("9,1",))
            .put("B1", "Hood", at="10,1")
        )
        return table.give(ENGAGE, sum_of(2, "interruption"), two(1, 1, "engage"))

    table = missed()
    assert table.frame.stage == "lapse_ends"
    option = "option:miss_with_intel"
    told = acting(lambda: table.give(table.orders()[0], one(2, "weather")))
    assert "53.1c" in told and option not in told
    assert table.state.active == BRITISH and table.state.tally == 0 and "vie" not in table.log
    keeps = missed(miss_with_intel="keeps")
    dice = one(2, "weather"), one(1, "vie_active"), one(1, "vie_inactive")
    told = acting(lambda: keeps.give(keeps.orders()[0], *dice))
    assert "53.1c" not in told and option in told
    assert keeps.state.active == BRITISH and keeps.state.tally == 1
    without = (
        Table()
        .put("G1", "Bismarck", at="10,1")
        .put("B1", "Hood", at="10,1")
        .give(ENGAGE, two(1, 1), one(1), one(1))
    )
    assert without.state.active == GERMAN


# ------------------------------------------------------------------------ optional rules


@pytest.mark.rule(
    "62.8", "option:opt_damaged_ship_restriction", "option:opt_cv_limit", "option:opt_battle_removes_evasive"
)
def test_the_optional_rules_are_off_unless_somebody_asks():
    names = {choice.name for choice in GAME.option_choices if choice.name.startswith("opt_")}
    assert len(names) == 3 and not any(getattr(GAME.options(), name) for name in names)
    for name in names:
        alone = GAME.options(**{name: True})
        assert [other for other in names if getattr(alone, other)] == [name]


@pytest.mark.rule("62.5", "62.8", "option:opt_damaged_ship_restriction")
def test_damaged_ships_do_not_lead():
    def offered(on: bool) -> bool:
        table = Table(opt_damaged_ship_restriction=on).put("G1", Ship("Bismarck", damaged=True), at="10,1")
        return bool(table.put("B1", "Hood", at="10,1").orders(given.Engage))

    assert offered(False) and not offered(True)


@pytest.mark.rule("62.6", "62.8", "option:opt_cv_limit")
def test_long_lines_keep_carriers_from_flying():
    def offered(on: bool, length: int) -> bool:
        table = Table(BRITISH, opt_cv_limit=on).put("B1", "Ark Royal", line=ROW[:length])
        table.put("G1", "Bismarck", at=ROW[0])
        return any(order.source == "B1" for order in table.orders(given.AirStrike))

    assert offered(False, 7) and offered(True, 6) and not offered(True, 7)


@pytest.mark.rule("4.6", "41.9", "11.4", "41.10")
def test_what_modifies_a_stealth_attack_modifies_no_other():
    """A dispersed convoy in the U-Boat Zone: the U-boat adds for both, the cruiser for neither."""
    place = "16,-6"
    table = Table(said={"airbases": ()}).put("B1", Ship("Convoy (British)", dispersed=True), at=place)
    table.put("G1", "Hipper", at=place).hide("U1", "U-boat", place)
    for order, added in (
        (given.Engage("G1", "B1"), set()),
        (given.StealthAttack("U1", "B1"), {"u_boat_zone", "dispersed_convoy"}),
    ):
        frame = attacks.declared(table.state, GERMAN, order)
        assert {name for name, _ in designation.modifiers(table.state, frame, table.box)} == added
