"""Missions: where they begin, when they end, what they ask for, and how others fare."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from navalgames.errors import BadInput
from navalgames.explore import missions
from navalgames.explore.missions import MissionPlay, fared, missions_of
from navalgames.games import game
from navalgames.games.raiders_of_the_deep.state import Refit
from navalgames.sessions.mission_grammar import Goal, Mission
from navalgames.sessions.play import Play

RAIDERS = game("raiders_of_the_deep")
HUNT = {
    "minutes": 3,
    "scene": {"player": "historical", "until": "test_depth", "time": 4, "seed": 120780, "view": "FIRST"},
    "until": ["sail"],
    "goals": [{"place": "captain.fate", "among": [""]}],
}


def mission(**changed) -> MissionPlay:
    return MissionPlay(RAIDERS, Mission.model_validate(HUNT | changed))


def played(one: MissionPlay, attempt: int = 0, player: str = "historical"):
    play = one.begin(attempt, player)
    one.go_on(play)
    return play


def test_it_begins_with_what_was_laid_and_the_learner_decides():
    one = mission(scene=HUNT["scene"] | {"changes": {"boat.hull": 3}})
    play = one.begin()
    one.go_on(play)
    assert (play.state.boat.hull, play.decision()[0], play.journal) == (3, "test_depth", ())
    assert play.seats == {"FIRST": "person"}


def test_it_ends_at_its_decision_after_an_order_of_the_learner_or_with_the_game():
    one = mission()
    ends = {play.decision()[0] if not play.over else "over" for play in (played(one, n) for n in range(12))}
    assert ends == {"sail", "over"}
    at_once = mission(until=["test_depth"])
    play = at_once.begin()
    assert not at_once.ended(play)
    play.give("FIRST", play.orders("FIRST")[0])
    assert at_once.ended(play) == (play.over or play.decision()[0] == "test_depth")


def test_bookkeeping_of_the_learners_side_is_done_by_the_computer():
    """Cards are laid out by the learner; in which order they are discarded is not asked."""
    pirates = game("kaisers_pirates")
    given = missions_of(pirates)["1"]
    for spared in ((), ("discard",)):
        one = MissionPlay(pirates, given.model_copy(update={"not_mine": spared}))
        play = one.begin()
        asked = []
        for _ in range(40):
            one.go_on(play)
            if one.ended(play):
                break
            asked.append(play.decision()[0])
            play.give(one.side, play.orders(one.side)[0])
        assert "commit" in asked and ("discard" in asked) == (not spared)


def test_a_learner_is_not_asked_where_one_order_is_all_there_is():
    one = MissionPlay(game("kaisers_pirates"), missions_of(game("kaisers_pirates"))["1"])
    play = one.begin()
    for _ in range(40):
        one.go_on(play)
        if one.ended(play):
            break
        assert len(play.orders(one.side)) > 1
        play.give(one.side, play.orders(one.side)[0])
    assert play.journal


def test_each_attempt_has_other_dice_and_the_same_attempt_the_same():
    one = mission()
    fallen = [[entry.shown for entry in played(one, n).journal] for n in (0, 0, 1, 2)]
    assert fallen[0] == fallen[1] and len({str(each) for each in fallen}) == 3


def test_goals_are_read_from_the_state_counted_where_they_are_rows_and_gained_where_they_say_so():
    sunk = {"place": "captain.log", "gained": True, "at_most": 0}
    one = mission(goals=[sunk, {"place": "boat.hull", "at_least": 0}])
    play = one.begin()
    already = len(play.state.captain.log)
    goals = one.mission.goals
    assert already > 0 and [one.found(goal, play) for goal in goals] == [0, play.state.boat.hull]
    assert one.met(play)
    assert mission(goals=[{"place": "captain.log", "at_least": already}]).met(play)
    assert not mission(goals=[{"place": "captain.log", "at_least": already + 1}]).met(play)


def test_a_thing_in_a_row_goes_by_its_name_and_a_goal_that_is_gone_is_not_met():
    scene = {
        "player": "sensible",
        "until": "act",
        "seed": 1,
        "options": {"scenario": "T3"},
        "view": "British",
    }
    goals = [{"place": "task_forces.G1.ships.Bismarck.hits", "at_least": 1}]
    data = {"minutes": 3, "scene": scene, "turns": 1, "goals": goals}
    one = MissionPlay(game("atlantic_chase"), Mission.model_validate(data))
    play, (goal,) = one.begin(), one.mission.goals
    assert (one.found(goal, play), one.met(play)) == (1, True)
    others = play.state._replace(task_forces=play.state.task_forces[::-1])
    sunk = play.state._replace(task_forces=play.state.task_forces[1:])
    for state, found in ((others, 1), (sunk, None)):
        play = Play(one.game, options=play.options, seats=play.seats, start=state)
        assert (one.found(goal, play), one.met(play)) == (found, found is not None)
    gained = Goal(place=goal.place, gained=True, at_least=0)
    assert one.found(gained, play) is None


def test_a_mission_may_end_as_soon_as_its_goals_are_met():
    one = mission(at_once=True)
    assert one.ended(one.begin())


def test_one_that_never_ends_is_given_up_with_words(monkeypatch):
    monkeypatch.setattr(missions, "MOST_ORDERS", 1)
    one = mission(until=["refit"])
    with pytest.raises(BadInput, match="has not ended after 1 orders"):
        played(one)


def test_turns_are_counted_from_its_beginning():
    fleet = game("grand_fleet")
    scene = {"player": "sensible", "until": "initiative_dice", "time": 4, "seed": 1912, "view": "UK"}
    told = {"minutes": 3, "scene": scene, "turns": 2, "goals": [{"place": "vp", "at_least": 1}]}
    one = MissionPlay(fleet, Mission.model_validate(told))
    play = one.begin(0, "sensible")
    begun = play.turn
    one.go_on(play)
    assert play.turn == begun + 2


def test_of_a_decision_and_a_number_of_turns_the_first_ends_it():
    both = mission(turns=50)
    alive = next(n for n in range(12) if not played(both, n).over)
    assert played(both, alive).decision()[0] == "sail" and played(both, alive).turn < 50
    patrol = mission(until=["luck"], turns=1)
    assert played(patrol, alive).turn == patrol.begin().turn + 1


def test_computer_players_fare_turn_about_and_the_same_way_each_time():
    number = next(iter(missions_of(RAIDERS)))
    told = list(fared(RAIDERS.id, number, ("historical", "random"), 4))
    assert [player for player, _ in told] == ["historical", "random"] * 4
    assert told == list(fared(RAIDERS.id, number, ("historical", "random"), 4))


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"until": []}, "until"),
        ({"goals": [{"place": "boat.hull"}]}, "among"),
        ({"goals": [{"place": "boat.hull", "at_least": 1, "among": [1]}]}, "among"),
        ({"goals": []}, "at least 1"),
        ({"ends": 3}, "ends"),
    ],
)
def test_a_mission_that_contradicts_itself_is_refused(wrong, expected):
    with pytest.raises(ValidationError, match=expected):
        Mission.model_validate(HUNT | wrong)


def test_a_goal_may_have_both_ends():
    goal = Goal(place="vp", at_least=-1, at_most=1)
    assert [goal.met_by(number) for number in (-2, -1, 1, 2)] == [False, True, True, False]


def test_what_was_not_there_at_the_beginning_is_no_gain_and_no_fault():
    one = mission(goals=[{"place": "refit.months", "gained": True, "at_least": 1}])
    play = one.begin()
    assert one.found(one.mission.goals[0], play) is None and not one.met(play)
    in_port = Play(RAIDERS, start=play.state._replace(refit=Refit(months=2)))
    assert one.found(one.mission.goals[0], in_port) is None and not one.met(in_port)
