"""The leaders one by one (10, 63.1)."""

from __future__ import annotations

import pytest

from navalgames.games.atlantic_chase.rules import board
from navalgames.games.atlantic_chase.state import Duty, Gone
from tests.games.atlantic_chase.table import BRITISH, CHARTS, GERMAN, Ship, Table, given, one, sum_of, two

ENGAGE = given.Engage("G1", "B1")
QUIET = {"airbases": ()}


def meeting(side: str = GERMAN, **fields) -> Table:
    """A German and a British station in one hex in mid ocean."""
    return Table(side, said=QUIET, **fields).put("G1", "Bismarck", at="10,1").put("B1", "Hood", at="10,1")


@pytest.mark.rule("chart:leaders", "63.1", "10.1a", "5.7")
def test_the_list_of_leaders():
    powers = {row.name: (row.side, row.power, row.number, row.uses) for row in CHARTS.list("leaders")}
    assert powers == {
        "Krancke": (GERMAN, "change the total", None, 1),
        "Lütjens": (GERMAN, "seize", None, 1),
        "Marschall": (GERMAN, "die to six", 6, 1),
        "Prien": (GERMAN, "recon anywhere", None, 1),
        "Raeder": (GERMAN, "all pass", None, 2),
        "Forbes": (BRITISH, "die to six", 6, 1),
        "Pound": (BRITISH, "all pass", None, 2),
        "Somerville": (BRITISH, "add", 2, 1),
        "Tovey": (BRITISH, "change the total", None, 1),
        "Walker": (BRITISH, "coordination", 4, 1),
        "Gensoul": (BRITISH, "remove intel", 1, 1),
    }


# ------------------------------------------------------------------------ Krancke, Tovey


@pytest.mark.rule("10.5a", "10.5b", "10.4", "25.9")
@pytest.mark.parametrize(
    ("how", "rolled", "total", "left"),
    [("add", 6, 9, 0), ("subtract", 2, 1, 0), ("subtract", 6, 0, 0), ("decline", 6, 3, 1)],
)
def test_krancke_in_the_active_force(how, rolled, total, left):
    """A line of three segments against a station: the total is 3 without him."""
    table = Table(said=QUIET).put("G1", "Bismarck", line=("10,1", "9,1", "8,1"), leader="Krancke")
    table.put("B1", "Hood", at="10,1").give(ENGAGE)
    assert set(table.orders()) == {given.RollForLeader("Krancke"), given.Decline()}
    table.give(given.RollForLeader("Krancke"), sum_of(rolled, "leader_total"))
    assert {order.how for order in table.orders()} == {"add", "subtract", "decline"}
    table.give(given.ChangeTotal(how), two(1, 1, "engage"), rest=True)
    assert table.note("result")["total"] == total and len(table.state.leaders) == left


@pytest.mark.rule("10.5a")
@pytest.mark.parametrize(
    ("kind", "order"),
    [
        ("air_strike", given.AirStrike("B1", "10,1", "G1", "10,1")),
        ("engage", given.Engage("B1", "G1")),
        ("naval_search", given.NavalSearch("B1", "G1", "10,1")),
        ("stealth_attack", given.StealthAttack("S1", "G1")),
    ],
)
def test_krancke_in_the_target_of_each_attack(kind, order):
    place = {"at": "10,1"} if kind == "engage" else {"line": ("10,1", "9,1", "8,1"), "contact": ("10,1",)}
    table = Table(BRITISH, said=QUIET).put("G1", "Bismarck", leader="Krancke", **place)
    table.put("B1", "Ark Royal", at="10,1").hide("S1", "submarine", "10,1", BRITISH).give(order)
    while table.stage.startswith("support"):
        table.give(table.orders()[0])
    assert table.asked == GERMAN
    table.give(given.RollForLeader("Krancke"), sum_of(5, "leader_total"))
    table.give(given.ChangeTotal("add"), two(1, 1, kind), rest=True)
    assert table.note("result")["total"] == (0 if kind == "engage" else 3) + 5


@pytest.mark.rule("10.5a", "10.5b", "10.14")
@pytest.mark.parametrize("rolls", [False, True])
def test_a_leader_who_declines_is_not_asked_again_and_the_other_still_is(rolls):
    """Krancke in the active force, Tovey in the target, then the roll; each declines at once or later."""
    table = meeting().lead("Krancke", "Bismarck", GERMAN).lead("Tovey", "Hood", BRITISH).give(ENGAGE)
    for side, leader in ((GERMAN, "Krancke"), (BRITISH, "Tovey")):
        assert table.asked == side
        assert set(table.orders()) == {given.RollForLeader(leader), given.Decline()}
        last = () if side == GERMAN else (two(1, 1, "engage"),)
        if rolls:
            table.give(given.RollForLeader(leader), sum_of(6, "leader_total"))
            assert table.asked == side
            table.give(given.ChangeTotal("decline"), *last, rest=side == BRITISH)
        else:
            table.give(given.Decline(), *last, rest=side == BRITISH)
    assert table.note("result")["total"] == 0 and len(table.state.leaders) == 2


@pytest.mark.rule("10.14", "10.5a")
def test_tovey_in_the_target():
    table = (
        Table(said=QUIET)
        .put("G1", "Bismarck", line=("10,1", "9,1", "8,1"))
        .put("B1", "Hood", at="10,1", leader="Tovey")
    )
    table.give(ENGAGE)
    assert table.asked == BRITISH
    table.give(given.RollForLeader("Tovey"), sum_of(5)).give(
        given.ChangeTotal("add"), two(1, 1, "engage"), rest=True
    )
    assert table.note("result")["total"] == 8
    elsewhere = meeting().put("B2", "Kent", at="10,1", leader="Tovey")
    elsewhere.give(ENGAGE).give(given.Support("B2", "", ""), two(1, 1), rest=True)


# ------------------------------------------------------------------------ Lütjens


def british_signals() -> Table:
    table = Table(BRITISH).put("G1", "Bismarck", line=("12,0", "11,0"), intel=("12,0",), leader="Lütjens")
    return table.put("G2", "Hipper", at="9,0").put("B1", "Hood", at="7,1").give(given.Signals("G1", "12,0"))


@pytest.mark.rule("10.6a", "10.6b", "24.1d", "10.4")
def test_luetjens_seizes_without_a_roll():
    table = british_signals().give(given.SeizeByLeader(), one(2, "weather"))
    assert table.state.active == GERMAN and table.force("G1").evasive and table.state.leaders == ()
    assert table.state.duty == Duty(GERMAN, "Lütjens", "G1")
    kinds = {type(order) for order in table.orders()}
    assert kinds <= {given.PlotCourse, given.Engage, given.NavalSearch, given.Complete}
    assert all(order.task_force == "G1" for order in table.orders())
    table.give(given.PlotCourse("G1")).give(given.EndCourse())
    assert given.PlotCourse("G2") in table.orders() and table.state.duty is None


@pytest.mark.rule("10.6b", "10.6a")
def test_luetjens_needs_an_action():
    full = tuple(f"{q},0" for q in range(7, 15)) + tuple(f"{q},1" for q in range(13, 6, -1))
    table = Table(BRITISH).put("G1", "Bismarck", line=full, leader="Lütjens").put("B1", "Hood", at="9,3")
    table.put("G2", "Hipper", line=("12,2", "11,2"), intel=("12,2",)).give(given.Signals("G2", "12,2"))
    assert given.SeizeByLeader() not in table.orders() and given.TryToSeize("") in table.orders()


# ------------------------------------------------------------------------ Marschall, Forbes, Somerville


@pytest.mark.rule("10.7a", "10.4", "25.9")
def test_marschall_turns_a_die():
    table = meeting().lead("Marschall", "Bismarck", GERMAN).give(ENGAGE, two(5, 2, "engage"))
    assert set(table.orders()) == {
        given.Decline(),
        given.TurnDie("Marschall", 5),
        given.TurnDie("Marschall", 2),
    }
    table.give(given.TurnDie("Marschall", 2), rest=True)
    assert table.note("result")["rolled"] == 11 and table.state.leaders == ()
    kept = (
        meeting()
        .lead("Marschall", "Bismarck", GERMAN)
        .give(ENGAGE, two(1, 2))
        .give(given.Decline(), rest=True)
    )
    assert kept.note("result")["rolled"] == 3


@pytest.mark.rule("10.7a")
def test_marschall_needs_his_own_force_active():
    table = meeting().put("G2", "Hipper", at="10,1", leader="Marschall").give(ENGAGE)
    table.give(given.Support("G2", "", ""), two(2, 2, "engage"), rest=True)
    assert table.note("result")["rolled"] == 6


@pytest.mark.rule("10.7b", "10.10")
@pytest.mark.parametrize(("leader", "side"), [("Marschall", GERMAN), ("Forbes", BRITISH)])
def test_a_die_of_the_weather_check_binds_the_next_action(leader, side):
    table = (
        Table(BRITISH if side == GERMAN else GERMAN)
        .put("G1", "Bismarck", at="12,0")
        .put("B1", "Hood", at="7,1")
    )
    mine = "G1" if side == GERMAN else "B1"
    table.lead(leader, table.force(mine).ships[0].name, side)
    table.put("G2" if side == GERMAN else "B2", "Hipper" if side == GERMAN else "Kent", at="9,0")
    table.give(given.Pass(""), one(2, "weather"))
    assert table.asked == side and given.TurnDie(leader, 2) in table.orders()
    table.give(given.TurnDie(leader, 2))
    assert table.state.weather == "bad" and table.state.duty.task_force == mine
    assert {getattr(order, "task_force", mine) for order in table.orders()} == {mine}


@pytest.mark.rule("10.7b")
def test_the_duty_lapses_when_the_initiative_is_the_enemys():
    table = (
        Table().put("G1", "Bismarck", at="12,0", leader="Marschall").put("B1", "Hood", at="7,1").hide("U1")
    )
    table.give(given.SendStealthForce("U1")).give(given.GoTo("9,0"), one(1, "vie_active"))
    table.give(given.TurnDie("Marschall", 1), one(6, "vie_inactive"))
    assert table.state.active == GERMAN and table.state.duty.task_force == "G1"
    lost = (
        Table(tally=3)
        .put("G1", "Bismarck", at="12,0", leader="Marschall")
        .put("B1", "Hood", at="7,1")
        .hide("U1")
    )
    lost.give(given.SendStealthForce("U1")).give(given.GoTo("9,0"), one(1)).give(
        given.TurnDie("Marschall", 1), one(6), one(2)
    )
    assert lost.state.active == BRITISH and lost.state.duty is None


@pytest.mark.rule("10.10", "10.7a")
def test_forbes_as_marschall():
    table = (
        meeting(BRITISH).lead("Forbes", "Hood", BRITISH).give(given.Engage("B1", "G1"), two(1, 1, "engage"))
    )
    table.give(given.TurnDie("Forbes", 1), rest=True)
    assert table.note("result")["rolled"] == 7


@pytest.mark.rule("10.13a", "10.4")
def test_somerville_adds_two():
    table = (
        meeting(BRITISH)
        .lead("Somerville", "Hood", BRITISH)
        .give(given.Engage("B1", "G1"), two(1, 1, "engage"))
    )
    table.give(given.AddTwo("Somerville"), rest=True)
    assert table.note("result")["rolled"] == 4 and table.state.leaders == ()
    helper = meeting(BRITISH).put("B2", "Kent", at="10,1", leader="Somerville").give(given.Engage("B1", "G1"))
    helper.give(given.Support("B2", "", ""), two(1, 1, "engage"))
    assert given.AddTwo("Somerville") in helper.orders()
    apart = (
        meeting(BRITISH)
        .put("B2", "Kent", at="7,1", leader="Somerville")
        .give(given.Engage("B1", "G1"), two(2, 2), rest=True)
    )
    assert apart.note("result")["rolled"] == 4


@pytest.mark.rule("10.13a", "10.1b")
def test_a_leader_who_is_in_no_force_changes_no_roll():
    table = meeting(BRITISH).lead("Somerville", "", BRITISH)
    table.give(given.Engage("B1", "G1"), two(2, 2, "engage"), rest=True)
    assert table.note("result")["rolled"] == 4 and len(table.state.leaders) == 1


@pytest.mark.rule("10.13b", "25.7b")
def test_somerville_and_the_weather():
    table = (
        Table(weather="bad").put("G1", "Bismarck", at="12,0").put("B1", "Hood", at="7,1", leader="Somerville")
    )
    table.put("B2", "Kent", at="9,0").give(given.Pass(""), one(5, "weather")).give(given.AddTwo("Somerville"))
    assert table.state.weather == "good" and table.state.duty is None
    assert given.PlotCourse("B2") in table.orders()
    seized = (
        Table()
        .put("G1", "Bismarck", at="9,3")
        .put("B1", "Hood", line=("12,0",), intel=("12,0",), leader="Somerville")
    )
    seized.give(given.Signals("B1", "12,0")).give(given.TryToSeize(""), sum_of(7, "seize"))
    seized.give(given.AddTwo("Somerville"), one(1, "weather"))
    assert seized.state.active == BRITISH


@pytest.mark.rule("10.13a", "20.1a")
def test_somerville_and_a_lapse_in_bad_weather():
    table = Table(BRITISH, "bad").put("G1", "Bismarck", at="7,0")
    table.put("B1", "Hood", line=tuple(f"{q},0" for q in range(8, 14)), leader="Somerville")
    table.give(given.Pass("B1"), one(2, "lapse")).give(given.AddTwo("Somerville"))
    assert {order.front + order.back for order in table.orders()} == {4}


@pytest.mark.rule("10.13a", "37.4a")
def test_somerville_and_a_group_that_joins_his_force():
    def trying(join: str) -> Table:
        table = Table(BRITISH).put("G1", "Bismarck", at="7,0").wait("A", "Renown", port="Clyde")
        table.put("B1", "Hood", at="15,-4", leader="Somerville").give(given.Reorganize())
        return table.give(given.Reinforce("A", join), sum_of(5, "reinforcement"), rest=True)

    joining = trying("B1")
    assert given.AddTwo("Somerville") in joining.orders()
    joining.give(given.AddTwo("Somerville"))
    assert [ship.name for ship in joining.force("B1").ships] == ["Hood", "Renown"]
    assert trying("").state.active == GERMAN


@pytest.mark.rule("10.6b", "SCN.3")
def test_luetjens_needs_an_action_that_three_convoys_leave_him():
    home = tuple(
        Gone(Ship(f"Convoy (British)#{number}"), BRITISH, "completed", "B1", "Halifax") for number in range(3)
    )
    full = tuple(f"{q},0" for q in range(7, 15)) + tuple(f"{q},1" for q in range(13, 6, -1))

    def asked(gone: tuple[Gone, ...]) -> Table:
        table = Table(BRITISH).put("G1", "Bismarck", line=full, leader="Lütjens").put("B1", "Hood", at="9,0")
        table.put("G2", "Hipper", line=("12,2", "11,2"), intel=("12,2",)).having(gone=gone)
        return table.give(given.Signals("G2", "12,2"))

    assert given.SeizeByLeader() in asked(()).orders()
    assert given.SeizeByLeader() not in asked(home).orders()


def convoys_home(number: int) -> tuple[Gone, ...]:
    """So many British convoys have completed at Halifax."""
    return tuple(
        Gone(Ship(f"Convoy (British)#{count}"), BRITISH, "completed", "B1", "Halifax")
        for count in range(number)
    )


@pytest.mark.rule("10.7b", "SCN.3")
def test_marschall_changes_no_weather_where_his_force_could_not_act():
    """Three convoys are home: the Germans must complete where they can, and his force cannot."""

    def checked(home: int) -> Table:
        table = Table(BRITISH, said=QUIET).put("G1", "Bismarck", at="9,0", leader="Marschall")
        table.put("G2", "Hipper", box="Brest").put("B1", "Hood", at="12,0").having(gone=convoys_home(home))
        return table.give(given.Pass(""), one(2, "weather"))

    assert given.TurnDie("Marschall", 2) in checked(2).orders()
    bound = checked(3)
    assert bound.stage == "act" and {type(order) for order in bound.orders(given.PlotCourse)} == set()
    assert {order.task_force for order in bound.orders(given.Complete)} == {"G2"}


@pytest.mark.rule("10.7b")
def test_the_action_of_a_bound_side_designates_his_force():
    """He may be with the active force, or with one in the hex: then that one must support."""

    def engaged(bound: str, *dice) -> Table:
        table = meeting(BRITISH).put("B2", "Kent", at="10,1").put("B3", "Fiji", at="10,1")
        table.put("B4", "Kenya", at="9,0").having(duty=Duty(BRITISH, "Forbes", bound))
        assert given.PlotCourse(bound) in table.orders() and given.PlotCourse("B4") not in table.orders()
        table.give(given.Engage("B1", "G1"), *dice, rest=bool(dice))
        assert table.state.duty is None
        return table

    free = engaged("B1").orders(given.Support)
    assert {order.coordination for order in free} == {"", "B2", "B3"}
    assert engaged("B2", two(1, 1, "engage")).note("coordinates")["force"] == "B2"


@pytest.mark.rule("10.7b")
def test_a_duty_binds_its_own_side_only():
    table = meeting().put("G2", "Hipper", at="10,1").having(duty=Duty(BRITISH, "Forbes", "B1"))
    assert {given.Engage("G1", "B1"), given.Engage("G2", "B1"), given.PlotCourse("G2")} <= set(table.orders())
    table.give(given.Engage("G1", "B1"))
    assert {order.coordination for order in table.orders(given.Support)} == {"", "G2"}


@pytest.mark.rule("10.7b", "25.2")
def test_a_duty_of_a_force_that_has_left_the_map_is_over():
    table = Table(BRITISH, said=QUIET).put("B1", "Hood", at="15,-4").put("B2", "Kent", at="9,0")
    table.put("G1", "Bismarck", at="12,0").having(duty=Duty(BRITISH, "Forbes", "B3"))
    between = table.having(stack=(table.state.stack[0]._replace(stage="between", asked=()),)).run()
    assert between.state.duty is None and given.PlotCourse("B2") in between.orders()
    kept = table.having(duty=Duty(BRITISH, "Forbes", "B2"))
    kept.having(stack=(kept.state.stack[0]._replace(stage="between", asked=()),)).run()
    assert kept.state.duty == Duty(BRITISH, "Forbes", "B2")
    kept.having(duty=Duty(GERMAN, "Marschall", "G1"))
    kept.having(stack=(kept.state.stack[0]._replace(stage="between", asked=()),)).run()
    assert kept.state.duty is None


# ------------------------------------------------------------------------ Gensoul


@pytest.mark.rule("10.11a", "10.11b")
def test_gensoul_is_asked_where_his_own_force_is_active_and_carries_intel():
    def engaged(leader: str, intel: tuple[str, ...] = ("9,1",), name: str = "Gensoul") -> Table:
        table = Table(BRITISH, said=QUIET).put("B1", "Dunkerque", line=("10,1", "9,1"), intel=intel)
        table.put("B2", "Kent", line=("10,1",)).put("G1", "Bismarck", at="10,1")
        table.lead(name, leader, BRITISH).give(given.Engage("B1", "G1"))
        dice = (sum_of(2, "interruption"),) if intel else ()
        if leader == "Dunkerque" and intel and name == "Gensoul":
            return table.give(given.Support("B2", "", ""))
        return table.give(given.Support("B2", "", ""), *dice, rest=True)

    assert engaged("Dunkerque").stage == "remove_intel"
    assert engaged("Kent").note("result")["total"] == 2
    assert engaged("Dunkerque", ()).note("result")["total"] == 2
    assert engaged("Dunkerque", name="Walker").note("result")["total"] == 2
    left = engaged("Dunkerque").give(given.TakeIntel("B1", "9,1"), two(1, 1, "engage"), rest=True)
    assert left.state.leaders == () and "leader" in left.log
    kept = engaged("Dunkerque").give(given.Decline(), sum_of(2, "interruption"), rest=True)
    assert len(kept.state.leaders) == 1 and kept.force("B1").intel == ("9,1",)


@pytest.mark.rule("10.11a", "10.11b", "22.3")
def test_gensoul_takes_intel_off():
    table = Table(BRITISH, said=QUIET).put(
        "B1", "Dunkerque", line=("10,1", "9,1"), intel=("9,1",), leader="Gensoul"
    )
    table.put("B2", "Kent", line=("10,1",), intel=("10,1",)).put("G1", "Bismarck", at="10,1")
    table.give(given.Engage("B1", "G1")).give(given.Support("B2", "", ""))
    assert set(table.orders()) == {
        given.TakeIntel("B1", "9,1"),
        given.TakeIntel("B2", "10,1"),
        given.Decline(),
    }
    table.give(given.TakeIntel("B1", "9,1"), sum_of(2, "interruption"), rest=True)
    assert table.note("interruption")["result"] == "Alert -0" and not table.force("B1").intel
    alone = Table(BRITISH, said=QUIET).put(
        "B1", "Dunkerque", line=("10,1", "9,1"), intel=("9,1",), leader="Gensoul"
    )
    alone.put("G1", "Bismarck", at="10,1").give(given.Engage("B1", "G1"))
    alone.give(given.TakeIntel("B1", "9,1"), two(1, 1, "engage"), rest=True)
    assert "interruption" not in alone.log


# ------------------------------------------------------------------------ a ship lost or damaged


@pytest.mark.rule("10.2", "10.3", "50.3b")
def test_the_owner_says_where_a_leader_goes():
    table = Table(BRITISH, said=QUIET).put("B1", "Ark Royal", at="10,1")
    table.put("G1", "Scheer", "Hipper", "Prinz Eugen", at="10,1", leader="Krancke")
    table.give(given.AirStrike("B1", "10,1", "G1", "10,1")).give(given.Decline(), two(6, 6, "air_strike"))
    table.give(given.StrikeShip("Scheer"))
    assert table.afloat("Scheer").damaged and table.asked == GERMAN
    assert table.orders() == (given.GoAboard("Krancke", "Hipper"), given.GoAboard("Krancke", "Prinz Eugen"))
    table.give(given.GoAboard("Krancke", "Prinz Eugen"), rest=True)
    assert table.state.leaders[0].ship == "Prinz Eugen" and table.stage != "leader_goes"


@pytest.mark.rule("10.2", "58.6")
def test_in_a_battle_the_owner_chooses_among_the_ships_on_the_board():
    table = Table().put("G1", "Bismarck", "Hipper", "Prinz Eugen", at="12,0", leader="Krancke")
    table.put("B1", "Hood", at="12,0").battle(Bismarck="Near", Hood="Near").give(given.CeaseFire())
    table.give(given.Fire("Hood", "Bismarck"), two(5, 6, "gunnery"))
    assert {order.ship for order in table.orders()} == {"Hipper", "Prinz Eugen"} and table.asked == GERMAN
    table.give(given.GoAboard("Krancke", "Hipper"))
    assert table.state.leaders[0].ship == "Hipper" and table.frame.stage == "manoeuvre"


@pytest.mark.rule("10.3", "58.6")
def test_a_leader_does_not_go_to_a_ship_that_has_left_the_battle():
    table = Table().put("G1", "Bismarck", "Hipper", "Prinz Eugen", "Scheer", at="12,0", leader="Krancke")
    table.put("B1", "Hood", at="12,0").battle(Bismarck="Near", Hood="Near").give(given.CeaseFire())
    table.having(stack=(table.state.stack[0], board.without(table.frame, "Prinz Eugen")))
    table.give(given.Fire("Hood", "Bismarck"), two(5, 6, "gunnery"))
    assert {order.ship for order in table.orders()} == {"Hipper", "Scheer"}
