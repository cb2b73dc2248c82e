"""Seizing, vying, the Tally, Evasive markers, the weather check (24, 25.7, 26)."""

from __future__ import annotations

import pytest

from navalgames.games.atlantic_chase.rules import initiative
from navalgames.games.atlantic_chase.rules.frames import Contest
from tests.games.atlantic_chase.table import BRITISH, CHARTS, GERMAN, Table, acting, given, one, sum_of, two


def signalled(**options) -> Table:
    """A Signals action by the Germans is over: the British may seize."""
    table = Table(**options).put("G1", "Bismarck", at="7,0")
    return table.put("B1", "Hood", line=("12,0", "11,0"), intel=("12,0",)).put("B2", "Nelson", at="9,0")


def seizing(tally: int = 0, evasive: bool = False, weather: str = "good", at: str = "9,0") -> Table:
    """The British are asked whether they seize the initiative."""
    table = signalled(tally=tally, weather=weather)
    two_ = table.force("B2")._replace(evasive=evasive, station=at)
    table.having(task_forces=(*table.state.task_forces[:2], two_))
    return table.give(given.Signals("B1", "12,0"))


def vying(tally: int = 0, evasive: bool = False, weather: str = "good") -> Table:
    """A recon by the Germans is over: the players vie."""
    table = Table(tally=tally, weather=weather).put("G1", "Bismarck", at="7,0").hide("U1")
    return table.put("B1", "Hood", at="9,0", evasive=evasive).give(given.SendStealthForce("U1"))


@pytest.mark.rule("26.4a", "53.3a", "26.4b", "chart:seize_initiative", "26.5")
@pytest.mark.parametrize(("tally", "roll", "won"), [(0, 9, True), (0, 8, False), (3, 6, True), (3, 5, False)])
def test_nine_with_the_tally_seizes(tally, roll, won):
    table = seizing(tally).give(
        given.TryToSeize(""), sum_of(roll, "seize"), *([one(3, "weather")] if won else [])
    )
    assert table.state.active == (BRITISH if won else GERMAN)
    assert table.state.tally == (0 if won else tally + 1)


@pytest.mark.rule("24.5", "26.6", "24.4a", "24.4b", "46.2c", "chart:evasive_initiative", "26.9")
@pytest.mark.parametrize(
    ("weather", "roll", "won"), [("good", 8, True), ("good", 7, False), ("bad", 7, True)]
)
def test_any_evasive_marker_helps_to_seize(weather, roll, won):
    table = seizing(0, True, weather)
    assert given.TryToSeize("B2") in table.orders() and given.TryToSeize("B1") not in table.orders()
    table.give(given.TryToSeize("B2"), sum_of(roll), *([one(3)] if won else []))
    assert (table.state.active == BRITISH) == won and not table.force("B2").evasive


@pytest.mark.rule("26.7", "4.5")
def test_on_the_arctic_line_evasive_is_worth_two():
    table = seizing(0, True, "good", at="14,-8").give(given.TryToSeize("B2"), sum_of(7), one(3))
    assert table.state.active == BRITISH


@pytest.mark.rule("26.7", "4.5")
@pytest.mark.parametrize(
    ("line", "worth"),
    [(("14,-7", "14,-8"), 2), (("14,-8", "13,-7"), 2), (("14,-6", "14,-7"), 1)],
)
def test_one_segment_on_the_arctic_line_is_enough(line, worth):
    table = Table().put("B1", "Hood", line=line, evasive=True)
    assert initiative.evasive_modifier(table.state, "B1", table.box) == worth
    assert initiative.evasive_modifier(table.state, "", table.box) == 0


@pytest.mark.rule("26.4c", "24.1c", "53.3b", "24.3")
def test_declining_gives_evasive_to_any_own_force():
    table = seizing(2)
    takes = {order.task_force for order in table.orders(given.TakeEvasive)}
    assert takes == {"B1", "B2"}
    table.give(given.TakeEvasive("B1"))
    assert table.force("B1").evasive and table.state.tally == 2 and table.state.active == GERMAN
    assert not table.shown
    assert {order.task_force for order in seizing(0, True).orders(given.TakeEvasive)} == {"B1"}


@pytest.mark.rule("26.4d")
def test_declining_without_room():
    table = signalled(tally=2)
    table.having(task_forces=tuple(one_._replace(evasive=True) for one_ in table.state.task_forces))
    table.give(given.Signals("B1", "12,0"))
    assert table.orders(given.TakeEvasive) == (given.TakeEvasive(""),)
    before = table.state
    after = table.give(given.TakeEvasive("")).state
    assert (after.active, after.tally, after.task_forces) == (GERMAN, before.tally, before.task_forces)


@pytest.mark.rule("26.3a", "54.7", "chart:vie_initiative", "26.2")
def test_the_higher_die_takes_the_initiative():
    table = vying().give(given.GoTo("12,0"), one(3, "vie_active"), one(4, "vie_inactive"), one(2, "weather"))
    assert table.state.active == BRITISH and table.state.tally == 0


@pytest.mark.rule("26.3b", "26.3c")
def test_a_tie_stays_with_the_active_player():
    table = vying().give(given.GoTo("12,0"), one(4, "vie_active"), one(4, "vie_inactive"))
    assert table.state.active == GERMAN and table.state.tally == 1


@pytest.mark.rule("26.5", "26.3c", "24.5", "26.6")
def test_tally_and_evasive_help_to_vie():
    table = vying(2, True, "bad").give(given.GoTo("12,0"))
    assert set(table.orders()) == {given.Vie(""), given.Vie("B1")}
    table.give(given.Vie("B1"), one(6), one(3), one(1))
    assert table.state.active == BRITISH and not table.force("B1").evasive


@pytest.mark.rule("26.8")
def test_the_tally_ends_at_nine():
    table = seizing(9)
    failed = initiative.tally_after_failure(table.state, initiative.SEIZE, table.box)
    assert failed.tally == 9
    lost = vying(8).give(given.GoTo("12,0"), one(1), one(1), one(1))
    assert lost.state.active == BRITISH and lost.state.tally == 0


@pytest.mark.rule("25.7a", "25.7b", "25.7c", "25.8", "chart:weather_check", "13.6")
@pytest.mark.parametrize(
    ("weather", "die", "after"),
    [("good", 5, "good"), ("good", 6, "bad"), ("bad", 4, "bad"), ("bad", 5, "good"), ("bad", 6, "good")],
)
def test_weather_is_checked_when_the_initiative_changes(weather, die, after):
    table = Table(weather=weather).put("G1", "Bismarck", at="12,0").put("B1", "Hood", at="7,1")
    table.give(given.Pass(""), one(die, "weather"))
    assert table.state.weather == after


@pytest.mark.rule("26.3b")
def test_a_tie_acts_and_a_difference_does_not():
    assert acting(lambda: initiative.beats(3, 3)) == {"26.3b"}
    assert acting(lambda: initiative.beats(4, 3)) == acting(lambda: initiative.beats(2, 3)) == set()


@pytest.mark.rule("26.5", "26.6", "26.7", "26.8", "26.3c", "26.4b")
def test_what_adds_to_a_contest_acts_where_it_adds():
    limits, worth = Table().box.limits, Table().box.evasive_initiative
    assert acting(lambda: initiative.contest_modifier(0, 2)) == set()
    assert acting(lambda: initiative.contest_modifier(1, 0)) == {"26.5"}
    told = {waters: acting(lambda at=waters: initiative.evasive_worth(at, worth)) for waters in worth}
    assert told == {"good": {"26.6"}, "bad": {"26.6"}, "arctic": {"26.7"}}
    most = limits["tally"]
    for kind, rule in ((initiative.SEIZE, "26.4b"), (initiative.VIE, "26.3c")):
        assert acting(lambda how=kind: initiative.raised(most - 1, how, limits)) == {rule}
        assert acting(lambda how=kind: initiative.raised(most, how, limits)) == {rule, "26.8"}
        assert [initiative.raised(tally, kind, limits) for tally in (0, most - 1, most)] == [1, most, most]


@pytest.mark.rule("25.7b", "25.7c")
@pytest.mark.parametrize(
    ("weather", "die", "rules"),
    [("good", 5, set()), ("good", 6, {"25.7b"}), ("bad", 4, set()), ("bad", 5, {"25.7c"})],
)
def test_a_rule_of_the_weather_acts_where_it_changes(weather, die, rules):
    assert acting(lambda: initiative.checked_weather(die, weather, CHARTS)) == rules


@pytest.mark.rule("25.7a", "3.5")
def test_no_check_at_the_start():
    from navalgames.chance import ScriptedDice
    from tests.games.atlantic_chase.table import CHARTS, GAME

    state = GAME.start(ScriptedDice([]), CHARTS, GAME.options(scenario="T1"))
    assert state.weather == "good" and state.active == GERMAN


@pytest.mark.rule("24.2", "13.5", "39.6", "24.3")
def test_evasive_stays_with_the_force():
    table = signalled()
    changed = table.force("B1")._replace(evasive=True)
    table.having(task_forces=(table.force("G1"), changed, table.force("B2")))
    table.give(given.Signals("B1", "12,0"))
    assert table.force("B1").station == "12,0" and table.force("B1").evasive


@pytest.mark.rule("SOL.1", "chart:slip_solitaire", "5.1")
@pytest.mark.parametrize(
    ("die", "kind"), [(1, given.TryToSeize), (4, given.TryToSeize), (5, given.TakeEvasive)]
)
def test_a_die_decides_for_an_imaginary_player(die, kind):
    table = signalled(imaginary_side=BRITISH).give(given.Signals("B1", "12,0"), one(die, "imaginary_choice"))
    assert table.orders() and all(isinstance(order, kind) for order in table.orders())


@pytest.mark.rule("26.3a")
def test_a_contest_belongs_to_the_inactive_side():
    table = seizing()
    assert isinstance(table.frame, Contest) and table.asked == BRITISH
    assert table.give(given.TryToSeize(""), two(1, 1)).state.active == GERMAN
