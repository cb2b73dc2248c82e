"""Time Lapse (19, 20) and the actions that only lapse: Pass and All Pass (35)."""

from __future__ import annotations

import pytest

from navalgames.games.atlantic_chase.rules import lapse, sequence
from tests.games.atlantic_chase.table import BRITISH, GERMAN, Ship, Table, acting, given, one

ROW = tuple(f"{q},0" for q in range(7, 15))
FAST, MEDIUM, SLOW, VERY_SLOW = "Hipper", "Bismarck", "Orion", "Convoy (German)"


def passing(ship: str | Ship, length: int = 8, weather: str = "good", intel: tuple[int, ...] = ()) -> Table:
    """The Germans pass with one line."""
    line = ROW[:length]
    table = Table(weather=weather).put("B1", "Hood", at="7,1")
    return table.put("G1", ship, line=line, intel=tuple(line[place] for place in intel))


def ends(table: Table) -> set[tuple[int, int]]:
    """The choices offered for a lapse."""
    return {(order.front, order.back) for order in table.orders(given.Lapse)}


@pytest.mark.rule("19.1", "19.3", "19.4", "16.2", "16.4", "35.1", "35.2", "chart:time_lapse", "6.3", "13.10")
@pytest.mark.parametrize(("ship", "amount"), [(FAST, 4), (MEDIUM, 3), (SLOW, 2), (VERY_SLOW, 2)])
def test_speed_gives_the_amount_in_good_weather(ship, amount):
    table = passing(ship).give(given.Pass("G1"))
    assert ends(table) == {(front, amount - front) for front in range(amount + 1)}
    table.give(given.Lapse(1, amount - 1), one(3, "weather"))
    assert table.force("G1").line == ROW[1 : 9 - amount]


@pytest.mark.rule("19.8", "7.4", "6.19")
def test_the_slowest_ship_counts_as_it_is_now():
    table = passing(Ship("Bismarck", damaged=True)).give(given.Pass("G1"))
    assert ends(table) == {(0, 2), (1, 1), (2, 0)}


@pytest.mark.rule("20.1a", "19.3")
@pytest.mark.parametrize("die", [1, 4, 6])
def test_a_die_in_bad_weather(die):
    table = passing(MEDIUM, weather="bad").give(given.Pass("G1"), one(die, "lapse"))
    assert {sum(pair) for pair in ends(table)} == {die}


@pytest.mark.rule("20.1b", "35.6a", "10.9", "10.4", "10.1b")
def test_all_pass_rolls_for_each_line():
    table = passing(MEDIUM, weather="bad", length=3).put("G2", "Hipper", line=("9,1", "8,1", "7,2"))
    table.lead("Raeder", "", GERMAN, 2)
    table.give(given.AllPass(), one(3, "lapse"))
    table.give(given.Lapse(3, 0, "7,0"), one(3, "lapse"))
    table.give(given.Lapse(3, 0, "8,1"), one(1, "weather"))
    assert (table.force("G1").station, table.force("G2").station) == ("7,0", "8,1")
    assert table.state.leaders[0].uses == 1 and table.state.active == BRITISH


@pytest.mark.rule("35.6b", "35.8", "10.12", "chart:leaders")
def test_all_pass_twice_and_no_more():
    table = Table(BRITISH).put("G1", "Bismarck", at="7,1").put("B1", "Hood", line=ROW)
    table.lead("Pound", "", BRITISH, 2)
    for uses in (1, 0):
        table.having(active=BRITISH, stack=(table.state.stack[0]._replace(stage="between", asked=()),)).run()
        table.give(given.AllPass())
        table.give(table.orders(given.Lapse)[0], rest=True)
        assert sum(leader.uses for leader in table.state.leaders) == uses
    table.having(active=BRITISH, stack=(table.state.stack[0]._replace(stage="between", asked=()),)).run()
    assert given.AllPass() not in table.orders()


@pytest.mark.rule("35.6a", "10.9", "10.12")
def test_all_pass_needs_a_line_and_a_leader_of_the_side():
    def offered(leader="Pound", side=BRITISH, **place):
        table = Table(BRITISH).put("G1", "Bismarck", line=ROW).put("B1", "Hood", **place)
        return given.AllPass() in table.lead(leader, "", side, 2).orders()

    assert offered(line=("7,1", "7,2"))
    assert not offered(at="7,1") and not offered("Raeder", GERMAN, line=("7,1", "7,2"))
    assert not offered("Forbes", line=("7,1", "7,2"))


@pytest.mark.rule("19.6", "14.4b", "14.4a")
def test_the_station_stands_in_a_vacated_hex():
    table = passing(MEDIUM, length=3).give(given.Pass("G1"))
    assert {order.station for order in table.orders()} == set(ROW[:3])
    table.give(given.Lapse(3, 0, ROW[1]), one(3, "weather"))
    assert table.force("G1").station == ROW[1]


@pytest.mark.rule("19.4")
def test_fewer_segments_than_the_amount_all_go():
    table = passing(FAST, length=2).give(given.Pass("G1"))
    assert {order.front + order.back for order in table.orders()} == {2}


@pytest.mark.rule("19.5", "21.7", "20.3c")
def test_intel_holds_its_segment_and_those_behind_it():
    table = passing(MEDIUM, length=8, intel=(0, 7)).give(given.Pass("G1"))
    assert ends(table) == {(0, 0), (2, 0), (0, 2)}


@pytest.mark.rule("19.7", "20.3a", "20.3b", "20.3c", "21.10")
def test_the_owner_may_invoke_the_limit():
    table = passing(MEDIUM, length=5, intel=(3,)).give(given.Pass("G1"))
    assert ends(table) == {(3, 0), (2, 1), (0, 2)}
    table.give(given.Lapse(0, 2), one(3, "weather"))
    assert table.force("G1").line == ROW[:3] and table.force("G1").intel == ()


@pytest.mark.rule("20.3d", "20.3b", "chart:time_lapse")
def test_where_a_marker_can_be_freed():
    near_end = {speed: [lapse.choices(6, (place,), 2 if speed == 1 else 3, speed) for place in (5, 4, 3)]
                for speed in (1, 2)}  # fmt: skip
    frees = {}
    for speed, ways in near_end.items():
        found = zip((5, 4, 3), ways, strict=True)
        frees[speed] = [any(6 - back <= place for _, back in ends_) for place, ends_ in found]
    assert frees == {1: [True, False, False], 2: [True, True, False]}


@pytest.mark.rule("20.3a")
def test_one_marker_at_most_goes():
    found = lapse.choices(6, (0, 5), 3, 2)
    assert (1, 1) not in found and {(2, 0), (0, 2)} <= set(found)


@pytest.mark.rule("20.1c")
def test_the_limit_is_a_cap_in_bad_weather():
    table = passing(MEDIUM, length=5, weather="bad", intel=(4,)).give(given.Pass("G1"), one(1, "lapse"))
    assert ends(table) == {(1, 0), (0, 1)}
    table = passing(MEDIUM, length=5, weather="bad", intel=(4,)).give(given.Pass("G1"), one(5, "lapse"))
    assert ends(table) == {(4, 0), (0, 2), (1, 1)}


@pytest.mark.rule("20.2a", "4.5")
def test_partly_on_the_arctic_line_the_owner_chooses():
    table = (
        Table().put("B1", "Hood", at="7,1").put("G1", "Bismarck", line=("14,-7", "14,-8", "15,-8", "15,-7"))
    )
    table.give(given.Pass("G1"))
    assert set(table.orders()) == {given.LapseBy("die"), given.LapseBy("speed")}
    table.give(given.LapseBy("die"), one(1, "lapse"))
    assert ends(table) == {(1, 0), (0, 1)}


@pytest.mark.rule("20.2b")
def test_wholly_on_the_arctic_line_the_die_decides():
    table = Table().put("B1", "Hood", at="7,1").put("G1", "Bismarck", line=("14,-8", "13,-7"))
    table.give(given.Pass("G1"), one(1, "lapse"))
    assert ends(table) == {(1, 0), (0, 1)}


@pytest.mark.rule("27.8", "45.6b")
def test_the_launch_segment_goes_last():
    assert set(lapse.choices(5, (), 3, 2, 0)) == {(0, 3)}
    assert set(lapse.choices(5, (), 3, 2, 1)) == {(1, 2), (0, 3)}
    assert lapse.choices(3, (), 3, 2, 1) == ((3, 0),)


@pytest.mark.rule("27.8", "45.6b", "20.3a", "20.3b")
def test_the_launch_segment_stays_when_intel_goes():
    assert set(lapse.choices(4, (3,), 3, 2, 0)) == {(0, 0), (0, 2)}
    assert set(lapse.choices(5, (4,), 3, 2, 3)) == {(3, 0), (1, 1)}
    assert set(lapse.choices(2, (1,), 4, 2, 0)) == {(0, 0), (2, 0)}, "with the whole line it goes"


@pytest.mark.rule("20.3a")
def test_the_limit_acts_only_where_intel_goes():
    def told(order):
        table = passing(MEDIUM, length=5, intel=(3,)).give(given.Pass("G1"))
        return acting(lambda: table.give(order, one(3, "weather")))

    assert "20.3a" in told(given.Lapse(0, 2)) and "20.3a" not in told(given.Lapse(3, 0))
    two = passing(MEDIUM, length=5, intel=(1, 4)).give(given.Pass("G1"))
    one_goes = next(order for order in two.orders() if order.back)
    assert "20.3a" in acting(lambda: two.give(one_goes, one(3, "weather"))), "one of two"


@pytest.mark.rule("19.4", "19.6")
def test_a_whole_line_acts_by_its_own_rule():
    told = {(length, amount): acting(lambda pair=(length, amount): lapse.left_after(*pair))
            for length, amount in ((5, 3), (3, 3), (2, 3))}  # fmt: skip
    assert told == {(5, 3): {"19.4"}, (3, 3): {"19.6"}, (2, 3): {"19.6"}}


@pytest.mark.rule("35.4", "25.7a", "26.2", "26.5", "13.6", "25.6")
def test_a_pass_hands_over_initiative_tally_and_weather():
    table = passing(MEDIUM, length=2).having(tally=5)
    table.give(given.Pass("G1")).give(given.Lapse(2, 0, ROW[0]), one(6, "weather"))
    assert (table.state.active, table.state.tally, table.state.weather) == (BRITISH, 0, "bad")
    assert table.note("initiative")["side"] == BRITISH


@pytest.mark.rule("35.3")
def test_a_pass_without_a_line():
    table = Table().put("G1", "Bismarck", at="12,0").put("B1", "Hood", at="7,1")
    assert table.orders(given.Pass) == (given.Pass(""),)
    table.give(given.Pass(""), one(2, "weather"))
    assert table.state.active == BRITISH
    lined = passing(MEDIUM)
    assert lined.orders(given.Pass) == (given.Pass("G1"),)


@pytest.mark.rule("35.5", "8.3", "8.2a")
def test_after_a_pass_nobody_goes_into_the_box():
    table = Table().put("B1", "Hood", at="7,1").put("G1", "Bismarck", line=("18,-6",))
    table.give(given.Pass("G1"), one(2, "weather"))
    assert table.force("G1").station == "18,-6" and table.asked == BRITISH
    assert not table.orders(given.EnterBox)


@pytest.mark.rule("35.2", "19.5")
def test_a_pass_may_remove_nothing():
    table = passing(VERY_SLOW, length=5, intel=(0, 1, 3, 4)).give(given.Pass("G1"))
    assert (0, 0) in ends(table)
    assert sequence.AGENDA.asks["lapse_ends"].rule == "19.4"


@pytest.mark.rule("20.3a", "20.3b", "20.3d", "19.6")
def test_the_whole_line_may_go_by_the_intel_limit():
    """A fast force frees one Intel segment among two: a line of two is gone, in one way and not in three."""
    assert set(lapse.choices(2, (1,), 4, 2)) == {(1, 0), (2, 0)}
    assert set(lapse.choices(1, (0,), 2, 1)) == {(0, 0), (1, 0)}
