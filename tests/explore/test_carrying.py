"""What goes on from the learner's own orders and dice: the scene, the question and its exact odds."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from navalgames.explore import carrying
from navalgames.explore.carrying import OwnStory
from navalgames.explore.scenes import laid
from navalgames.games import game
from navalgames.sessions.carried_grammar import Read
from navalgames.sessions.lesson_grammar import Episode
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_words import facts
from navalgames.sessions.lessons import find_episode
from navalgames.texts import Texts

RAIDERS = game("raiders_of_the_deep")
FOUND = find_episode(RAIDERS, "5")


def story(first: str = "keep", seed: int | None = 1, rolls: int = 1, own: bool = True) -> LessonPlayer:
    """A learner who stands at the third step after two with these orders and dice."""
    player = LessonPlayer(RAIDERS, FOUND)
    player.own = OwnStory() if own else None
    player.give_order(first)
    player.skip()
    player.roll(1)
    player.next()
    player.give_order("left")
    if seed is not None:
        player.set_seed(seed)
        player.skip()
        player.roll(rolls)
    player.next()
    return player


def ends() -> dict[str, int]:
    """A seed for each end of the attack of the second step."""
    found: dict[str, int] = {}
    for seed in range(200):
        player = story(seed=seed)
        player.back()
        found.setdefault(str(player.story_roll), seed)
    return found


def test_without_dice_a_step_is_as_it_is_written():
    for player in (story(seed=None), story(own=False)):
        assert player.step is player.written and player.step.fixed["hull"] == 4


def test_what_is_read_is_a_parameter_or_only_named_never_both():
    for names in ({}, {"parameter": "hull", "named": "fate"}):
        with pytest.raises(ValidationError, match="parameter or named"):
            Read(values={"sunk": True}, **names)


def test_hull_water_and_wounded_stay_on_the_boat_and_what_happened_since_is_added():
    seen = set()
    for seed in range(30):
        player = story(seed=seed)
        if player.step is player.written:
            continue
        state = laid(RAIDERS.id, player.step.scene).state
        left = OwnStory()._left(player, "turn").state
        assert state.boat.hull == player.step.fixed["hull"] == min(5, left.boat.hull + 3)
        assert state.boat.flooding == min(6, left.boat.flooding + 2)
        assert (state.crew.generic, state.crew.doctor) == (left.crew.generic, left.crew.doctor)
        seen.add((state.boat.hull, max(state.crew.generic) > 0))
    assert {hull for hull, _ in seen} == {3, 4, 5} and any(hurt for _, hurt in seen)


def test_an_order_given_before_goes_on_too():
    pairs = [(story("keep", seed), story("deep", seed)) for seed in range(12)]
    hulls = [(one.step.fixed["hull"], other.step.fixed["hull"]) for one, other in pairs]
    assert all(deep == min(5, keep + 1) for keep, deep in hulls if keep < 5 and (keep, deep) != (4, 4))
    assert (3, 4) in hulls


def test_what_the_dice_came_to_is_known_and_a_boat_that_was_not_found_pays_too():
    """Whatever the search came to, the attack that follows goes on from it: found exactly or not, and with
    the box that depth has cost.
    """
    told = set()
    for seed in range(60):
        player = LessonPlayer(RAIDERS, FOUND)
        player.own = OwnStory()
        player.give_order("deep" if seed % 2 else "keep")
        player.set_seed(seed)
        player.skip()
        player.roll(1)
        came = player.story_roll
        player.next()
        assert player.step is not player.written and player.step.carried.came == came
        assert player.step.fixed["well_detected"] == (came == "well_detected")
        assert laid(RAIDERS.id, player.step.scene).state.boat.hull == seed % 2
        told.add(came)
    assert told == {"undetected", "detected", "well_detected"}
    assert LessonPlayer(RAIDERS, FOUND, step="turn").step.carried.came == "none"


@pytest.mark.parametrize(("order", "hits"), [("close", "8 or less hits"), ("medium", "7 or less hits")])
def test_the_range_that_was_ordered_goes_on_and_the_rule_is_told_of_it(order, hits):
    """Sentences choose by codes, also where a code is a word of the game ("close" is "close range")."""
    attack = find_episode(RAIDERS, "3")
    player = LessonPlayer(RAIDERS, attack, step="range")
    player.own = OwnStory()
    player.give_order(order)
    player.skip()
    player.roll(1)
    player.next()
    assert player.step.fixed["distance"] == order
    texts = Texts("en", game=RAIDERS.id, strict=True)
    assert hits in texts.t("lesson-3-torpedoes-rule-1", **facts(player, texts))


def test_the_exact_odds_follow_from_the_own_boat():
    """The target, and the chance that she is crushed, are those of a boat with as many boxes gone."""
    for seed in range(12):
        player = story(seed=seed)
        hull = player.step.fixed["hull"]
        player.give_order("deep")
        answer = player.answer(dict(FOUND.step[2].fixed) | {"hull": hull, "deep": True}).distribution
        assert player.target == answer.chance("undetected")
        assert player.measure(player.step.numbers["crushed"]) == answer.chance("crushed")


def test_a_story_that_ended_leaves_the_next_step_as_it_is_written():
    player = story(seed=ends()["sunk"])
    assert player.step is player.written


def test_the_first_throw_counts_and_no_later_one():
    once, often = story(seed=3), story(seed=3, rolls=10)
    assert once.step.fixed == often.step.fixed and once.step.scene == often.step.scene


def test_rolls_that_fell_with_another_boat_are_made_anew():
    """The answers of a tab come back step by step: what was rolled before the story was known is not kept."""
    player = next(one for one in map(story, ["keep"] * 20, range(20)) if one.step.fixed["hull"] == 5)
    player.own = None
    player.skip()
    player.roll(20)
    before = player.sample
    player.own = OwnStory()
    assert player.sample is not before and player.sample.size == 20


def test_a_story_is_worked_out_once_and_few_are_remembered(monkeypatch):
    own, counted = OwnStory(), []
    real = OwnStory._left
    monkeypatch.setattr(OwnStory, "_left", lambda self, *given: counted.append(1) or real(self, *given))
    player = story(seed=4)
    player.own = own
    first, worked_out = player.step, len(counted)
    assert worked_out and player.step is first and len(counted) == worked_out
    monkeypatch.setattr(carrying, "MOST_KNOWN", 2)
    for seed in range(5):
        other = story(seed=seed)
        other.own = own
        assert other.step is not None
    assert len(own._known) <= 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"step": "deeper"},
        {"step": "nowhere"},
        {"adds": [{"place": "boat.hull", "most": 5, "parameter": "depth"}]},
    ],
)
def test_only_an_earlier_step_whose_dice_fall_on_its_scene_can_be_gone_on_from(wrong):
    told = FOUND.model_dump(mode="json")
    told["step"][2]["carried"] |= wrong
    with pytest.raises(ValueError, match="goes on from"):
        Episode.model_validate(told)


def steamer(order: str, seed: int) -> LessonPlayer:
    """A learner before the second attack of The Kaiser's Pirates 2, after a first one with this order."""
    pirates = game("kaisers_pirates")
    player = LessonPlayer(pirates, find_episode(pirates, "2"))
    player.own = OwnStory()
    player.give_order(order)
    player.skip()
    player.set_seed(seed)
    player.roll(1)
    player.next()
    return player


def first_ends(order: str) -> dict[str, LessonPlayer]:
    """A learner for each end of the first attack."""
    found: dict[str, LessonPlayer] = {}
    for seed in range(40):
        player = steamer(order, seed)
        player.back()
        end = str(player.story_roll)
        player.next()
        found.setdefault(end, player)
    return found


def test_a_hit_goes_on_as_a_parameter_on_the_table_and_in_the_odds():
    large = first_ends("large")
    assert large["sunk"].step is large["sunk"].written
    hit, whole = large["damaged"], large["untouched"]
    assert hit.step.fixed["target_damaged"] is True and whole.step.fixed["target_damaged"] is False
    assert laid("kaisers_pirates", hit.step.scene).state.players[1].merchantmen[0].damage == 1
    assert hit.target > whole.target == hit.measure(hit.step.numbers["day-whole"])


def test_what_became_of_another_ship_stays_on_the_table():
    small = first_ends("small")
    state = laid("kaisers_pirates", small["sunk"].step.scene).state
    assert "Rio Iguassu" not in [one.name for one in state.players[1].merchantmen]
    assert [one.name for one in state.players[0].pile] == ["Rio Iguassu"]
    assert {player.target for player in small.values()} == {small["sunk"].target}


def test_change_one_thing_turns_round_where_its_end_is_its_beginning():
    large = first_ends("large")
    assert (large["untouched"].step.vary.find, large["damaged"].step.vary.find) == ((True,), (False,))


def test_a_beginning_that_is_no_value_of_the_control_takes_the_place_of_the_written_one():
    player = story(seed=2)
    player.give_order("deep")
    player.set_seed(5)
    player.skip()
    player.roll(1)
    player.next()
    vary, hull = player.step.vary, player.step.fixed["hull"]
    assert player.step is not player.written and vary.values == (hull, 2, 0) and vary.find == (0,)
    crushed = player.measure(player.step.numbers["crushed-first"])
    dive = {"type": "UBIII", "hull": hull, "deep": True, "previous": False, "day_torpedo": True}
    assert crushed == player.answer(dive, "dive").distribution.chance("crushed")


def test_a_change_that_begins_with_its_end_needs_a_turned_task():
    pirates = game("kaisers_pirates")
    told = find_episode(pirates, "2").model_dump(mode="json")
    told["step"][1]["carried"]["turned"] = []
    with pytest.raises(ValueError, match="goes on from"):
        Episode.model_validate(told)
