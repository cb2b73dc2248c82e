"""Episodes and missions of Grand Fleet: what was ordered and thrown goes on, and what was learned pays."""

from __future__ import annotations

import pytest

from navalgames import games
from navalgames.explore.carrying import OwnStory
from navalgames.explore.missions import MissionPlay, missions_of
from navalgames.games.grand_fleet import given
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lessons import find_episode
from tests.missions import asked_in

FLEET = games.game("grand_fleet")
HIPPERS = ("Von der Tann", "Lützow", "Derfflinger", "Seydlitz", "Moltke")
AWAY = ("Seydlitz", "Derfflinger", "Moltke", "König", "Markgraf", "Grosser Kurfürst")
TIMES = 60


def thrown(number: str, step: str, order: str, seed: int) -> LessonPlayer:
    """A learner who gave an order in a step and threw its dice once, at the step after it."""
    player = LessonPlayer(FLEET, find_episode(FLEET, number), step=step)
    player.own = OwnStory()
    player.give_order(order)
    player.set_seed(seed)
    player.skip()
    player.roll(1)
    player.next()
    return player


@pytest.mark.parametrize(("order", "pushed"), [("one", 1), ("two", 2), ("four", 4)])
def test_as_many_fleets_are_pushed_again_as_before(order, pushed):
    player = thrown("4", "too_far", order, 7)
    assert player.parameters["k"] == pushed and player.target == pytest.approx(pushed / 6)


@pytest.mark.parametrize(("order", "hidden"), [("one", 7), ("hide", 8)])
def test_a_marker_that_was_turned_up_is_known_to_the_enemy_afterwards(order, hidden):
    found = set()
    for seed in range(20):
        player = thrown("3", "news", order, seed)
        found.add((player.parameters["markers"], player.parameters["fleets"]))
    fleets = hidden - 3
    assert found == {(hidden - 1, fleets), (hidden - 1, fleets - 1)}  # a dummy was, or a fleet


def met(number: str, order_for) -> int:
    """How often a mission is met when each decision of the learner's side is answered in one way."""
    mission = MissionPlay(FLEET, missions_of(FLEET)[number])
    count = 0
    for attempt in range(TIMES):
        play = mission.begin(attempt)
        mission.go_on(play)
        while not mission.ended(play):
            play.give(mission.side, order_for(play))
            mission.go_on(play)
        count += mission.met(play)
    return count


def boldly(dice: int):
    """So many dice in every half-year; battle is offered and accepted."""
    ways = {
        "initiative_dice": given.ChooseInitiativeDice(dice),
        "offer_battle": given.OfferBattle(),
        "accept_battle": given.AcceptBattle(),
    }
    return lambda play: ways[play.decision()[0]]


def test_a_second_die_costs_more_battles_without_falling_behind_than_it_brings():
    assert met("1", boldly(1)) > met("1", boldly(2)) + TIMES // 6


def laid(*numbers: int):
    """So many of the six ships in each box from 1 on."""
    begins = [sum(numbers[:n]) for n in range(len(numbers))]
    boxes = tuple(AWAY[begin : begin + n] for begin, n in zip(begins, numbers, strict=True))
    return lambda play: given.SortDDbox(((), *boxes, *((),) * (6 - len(boxes))))


def test_three_ships_at_once_come_only_from_piles():
    assert met("2", laid(1, 1, 1, 1, 1, 1)) == 0
    assert met("2", laid(2, 2, 2)) < TIMES // 3 < met("2", laid(3, 3))


def fired(situation: tuple[str, ...], most: int):
    """A situation, and fire shared out among so many ships, as far as it reaches."""
    prices = dict.fromkeys(HIPPERS, 2.5) | {"Von der Tann": 1.5}

    def order(play):
        if play.decision()[0] == "choose_situations":
            return given.ChooseSituations(situation)
        left, targets = play.state.battle.combat.totals[0], []
        for ship in HIPPERS[:most]:
            if prices[ship] <= left:
                targets.append(ship)
                left -= prices[ship]
        return given.AllocateFire(tuple(targets))

    return order


def test_many_of_theirs_and_few_of_ours_must_roll():
    best = met("5", fired(("enemy_half",), 5))
    assert best > met("5", fired(("enemy_half",), 2)) + TIMES // 6
    assert best > met("5", fired(("short",), 5)) + TIMES // 6
    assert met("5", fired(("enemy_half",), 1)) == 0


def test_the_bill_of_a_bold_fleet_is_about_the_order_that_was_given():
    player = LessonPlayer(FLEET, find_episode(FLEET, "1"), step="parity")
    targets = []
    for order in player.step.act.ids:
        player.give_order(order)
        targets.append(player.target)
        player.take_back()
    assert targets == [pytest.approx(1 / 4), pytest.approx(11 / 16)]


def test_hide_and_seek_asks_for_no_gunnery_which_comes_two_episodes_later():
    mission = MissionPlay(FLEET, missions_of(FLEET)["3"])
    assert asked_in(mission) == {"intercept", "manoeuvre"}


def test_the_points_of_the_own_raid_stay_on_the_track():
    gained = {}
    for seed in range(12):
        player = thrown("3", "raid", "coasts", seed)
        gained[player.step.carried.came] = player.step.scene.changes["vp"]
    assert gained == {0: 2, 1: 1, 2: 0}
