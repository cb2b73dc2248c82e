"""How likely the goal of a mission is as it goes on: what is played out, and how it is told."""

from __future__ import annotations

from itertools import pairwise

import pytest

from navalgames.explore.missions import MissionPlay, missions_of
from navalgames.games import game
from navalgames.texts import Texts
from navalwidgets.base.background import Background
from navalwidgets.table import outlook
from navalwidgets.table.outlook import Outlook, Turning
from navalwidgets.table.weighing import MOST_WEIGHED, WEIGH, called_in, orders_in
from tests.widgets.table.test_mission import ordered, pressed, table_of, to_the_end

RAIDERS = game("raiders_of_the_deep")


@pytest.fixture(autouse=True)
def few_games(monkeypatch):
    monkeypatch.setattr(outlook, "GAMES", 24)
    monkeypatch.setattr(outlook, "ENOUGH", 20)
    monkeypatch.setattr(outlook, "WEIGHED", 20)


def begun(number="5", seed="&seed=7", name="raiders_of_the_deep"):
    table = table_of(name, number, seed=seed)
    pressed(table, "begin")
    return table


def buttons(table) -> dict[str, dict]:
    return {one["key"]: one for group in table.parts.orders.groups for one in group["actions"]}


def shares(table) -> list[float]:
    return [point["share"] for point in table.parts.bar.course["points"]]


def played_out(table, order=None) -> float:
    """What the captain makes of it, counted here."""
    desk = table.in_use
    one = MissionPlay(desk.play.game, missions_of(desk.play.game)["5"])
    games = [one.onward(desk.play.state, outlook.SEED + n, order) for n in range(outlook.GAMES)]
    return sum(games) / len(games)


def test_the_chance_stands_in_sight_before_the_first_order_and_is_what_games_come_to():
    table = begun()
    assert shares(table) == [played_out(table)]
    assert f"{outlook.hundredths(shares(table)[0])} in 100" in table.parts.bar.course["said"]


def test_an_order_and_what_follows_it_are_points_of_their_own():
    table = begun()
    key, order = list(table.in_use._offer.orders.items())[-1]
    after, label = played_out(table, order), buttons(table)[key]["label"]
    ordered(table, key)
    points = table.parts.bar.course["points"]
    assert [one["order"] for one in points] == ["", label, ""]
    assert points[1]["share"] == after
    assert table.parts.bar.course["steps"][0].startswith(f"{label}: ")


def test_what_each_order_leads_to_is_told_when_asked_and_only_here():
    table = begun()
    assert WEIGH in buttons(table) and not any("goal" in str(one["odds"]) for one in buttons(table).values())
    offered = orders_in(table.in_use._offer)
    ordered(table, WEIGH)
    told = buttons(table)
    assert WEIGH not in told and set(offered) <= set(told)
    for key in offered:
        assert told[key]["odds"][-1]["label"] == "goal reached from there"
    assert len({told[key]["odds"][-1]["share"] for key in offered}) > 1, "the orders differ"
    assert len(table.in_use.play.journal) == 0
    ordered(table, next(iter(offered)))
    assert not any("goal reached" in str(one["odds"]) for one in buttons(table).values())


def test_too_many_orders_are_not_compared():
    desk = begun("7", name="kaisers_pirates").in_use
    offer = desk._offer
    more = {str(n): None for n in range(MOST_WEIGHED + 1)}
    assert orders_in(offer._replace(orders={}, places=more)) == {}


def test_what_is_taken_back_is_gone_from_the_course():
    table = begun("6", name="atlantic_chase")
    first = shares(table)
    play = table.in_use.play
    outlook_of = table.in_use._outlook
    outlook_of.orders(play, play.orders("British")[0], "search")
    assert len(outlook_of.course()["points"]) == 2
    outlook_of.stands(play)
    assert [point["share"] for point in outlook_of.course()["points"]] == first


def test_an_order_given_after_another_was_taken_back_has_its_own_chance():
    desk = begun("6", name="atlantic_chase").in_use
    one, play = desk._outlook, desk.play
    view = play.view("British")
    first, second = play.orders("British")[:2]
    for order in (first, second):
        one.stands(play)
        one.orders(play, order, repr(order))
        played = one._mission
        worlds = [played.world(view, outlook.SEED + n) for n in range(outlook.GAMES)]
        met = [played.onward(world, outlook.SEED + n, order) for n, world in enumerate(worlds)]
        assert one.course()["points"][-1] == {"share": sum(met) / len(met), "order": repr(order)}


def test_a_chance_that_was_read_stays():
    one = standing((0.5, 0, ""), (0.6, 0, "dive"))
    one._end = None
    read = one.course()["points"]
    one._counts["0:now"] = [10, 90]
    assert one.course()["points"] == read
    one.ends(met=True)
    assert one.course()["points"][:2] == read


def test_where_nothing_followed_an_order_its_chance_stays():
    desk = begun("6", name="atlantic_chase").in_use
    one, play = desk._outlook, desk.play
    silent = next(order for order in play.orders("British") if type(order).__name__ == "PlotCourse")
    one.orders(play, silent, "plot")
    play.give("British", silent)
    assert not play.journal[-1].shown
    one.stands(play)
    *_, after, now = one.course()["points"]
    assert after["order"] == "plot" and now == {"share": after["share"], "order": ""}


def test_where_nothing_happened_in_between_it_is_said_so():
    table = begun()
    desk = table.in_use
    desk.play.give("FIRST", next(iter(orders_in(desk._offer).values())))
    one = desk._outlook
    one._points = [outlook.Point(9), outlook.Point(9, "dive"), outlook.Point(99)]
    one._counts = {"9:now": [40, 60], "9:after": [40, 60], "99:now": [90, 10]}
    one._end, one._read = False, {}
    assert "Nothing happened in between" in desk._course_told()["turning"]


def test_the_end_is_the_last_point_and_the_turn_is_told():
    table = begun()
    to_the_end(table, seed=3)
    course, met = table.parts.curtain.course, table.in_use._tries[-1]
    assert course["points"][-1] == {"share": float(met), "order": ""}
    moved = max(abs(after["share"] - before["share"]) for before, after in pairwise(course["points"]))
    assert bool(course["turning"]) == (moved >= outlook.CLEAR)
    assert table.parts.curtain.tried == {"mission": "raiders_of_the_deep:5", "met": int(met), "tries": 1}
    pressed(table, "again")
    assert len(shares(table)) == 1


def standing(*shares_and_orders: tuple[float, int, str]) -> Outlook:
    """An outlook whose points came to these shares, in this order."""
    one = Outlook(
        MissionPlay(RAIDERS, missions_of(RAIDERS)["5"]), "5", Background(None), Texts("en"), lambda: None
    )
    for share, orders, ordered_so in shares_and_orders:
        point = outlook.Point(orders, ordered_so)
        one._points.append(point)
        one._counts[point.key] = [round(100 * (1 - share)), round(100 * share)]
    one._end = bool(shares_and_orders[-1][0] > 0.5)
    return one


def test_small_moves_are_no_turning_point():
    assert standing((0.5, 0, ""), (0.6, 0, "dive"), (0.7, 2, ""), (0.85, 2, "rise")).turning() is None
    one = standing((0.4, 0, ""), (0.75, 0, "dive"), (0.9, 2, ""))
    assert one.turning() == Turning(0, "dive", True, 0.4, 0.75, 0)
    assert "your order “dive”: from 40 to 75" in one.course()["turning"]
    one = standing((0.6, 0, ""), (0.7, 0, "dive"), (0.2, 3, ""))
    assert one.turning() == Turning(0, "dive", False, 0.7, 0.2, 3)
    assert "what followed “dive”: from 70 to 20" in one.course(lambda _: ["hit"])["turning"]
    assert standing((0.6, 0, ""), (0.7, 0, "dive")).turning().until is None, "the end itself"


def test_where_an_order_decided_the_others_are_played_out_and_told():
    table = begun()
    desk = table.in_use
    view, orders = desk.play.view("FIRST"), orders_in(desk._offer)
    labels = called_in(desk._offer, desk.play.orders("FIRST"), desk._words)
    assert labels.keys() == {buttons(table)[key]["label"] for key in orders}
    one, (mine, *others) = desk._outlook, labels
    one.orders(desk.play, labels[mine], mine, labels)
    one._counts |= {"0:now": [0, 100], "0:after": [100, 0]}
    one.ends(met=False)
    assert one.turning().mine
    said = one.course()["instead"]
    played = MissionPlay(desk.play.game, missions_of(desk.play.game)["5"])
    for label in others:
        games = [
            played.onward(played.world(view, outlook.SEED + n), outlook.SEED + n, labels[label])
            for n in range(outlook.WEIGHED)
        ]
        told = f"“{label}” about {outlook.hundredths(sum(games) / len(games))}"
        assert told in said or len(others) > outlook.TOLD_OTHERS
    assert said.count("“") == min(len(others), outlook.TOLD_OTHERS) and mine not in said


def test_what_followed_is_what_the_log_says_between_the_two_places():
    table = begun()
    desk = table.in_use
    to_the_end(table, seed=3)
    now = len(desk.play.journal)
    story = desk._story
    whole = story.between("FIRST", 0, None, 100)
    assert whole == story.between("FIRST", 0, now, 100)
    assert [*story.between("FIRST", 0, 1, 100), *story.between("FIRST", 1, now, 100)] == whole
    lines = [line for line in story.lines("FIRST") if line.text in whole or line.throw]
    assert whole and set(whole) <= {line.text for line in lines}
    few = story.between("FIRST", 0, None, 2)
    done = [after.text for before, after in pairwise(lines) if before.throw and not after.throw]
    assert len(few) == 2 and few == [one for one in whole if one in few]
    assert set(few) <= set(done) if len(done) >= 2 else set(done) <= set(few)
