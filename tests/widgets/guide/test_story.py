"""The learner's own story at the end of an episode: orders, first dice, how rare they are together."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.chance import Distribution
from navalgames.games import GAME_IDS, game
from navalgames.labels import Labels
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_saving import restore, saved
from navalgames.sessions.lessons import episodes_of
from navalwidgets.guide.story import story_page

GAME = game("raiders_of_the_deep")
EPISODE = episodes_of(GAME)[4]


def walked(*thrown: str, change: bool = False) -> LessonPlayer:
    """An episode with all steps shown; those that are named were thrown once."""
    player = LessonPlayer(GAME, EPISODE)
    for step in EPISODE.step:
        player.go(step.id)
        if step.act:
            player.give_order(step.act.ids[0])
        player.skip()
        if step.id in thrown:
            player.roll(1)
        player.reveal()
        if change:
            player.vary(next(value for value in step.vary.values if value != player.setting))
    return player


def story(player: LessonPlayer, language: str = "en") -> dict:
    return story_page(player, Labels(player.game, language))


def test_each_step_that_was_thrown_is_told_with_its_order_and_how_often_it_falls_so():
    told = story(walked("search", "deeper"))
    assert [one["title"] for one in told["rows"]] == ["Stay, or go deeper?", "Is the same order still cheap?"]
    assert all(one["order"] and "“" in one["fell"] for one in told["rows"])


def test_the_whole_story_is_as_rare_as_its_dice_together():
    player = walked("search", "deeper")
    chances = []
    for step in ("search", "deeper"):
        player.go(step)
        met = player.step.target.of(Distribution.sure(player.story_roll))
        chances.append(player.target if met else 1 - player.target)
    together = chances[0] * chances[1]
    assert Fraction(1, 20) <= together
    assert f"{round(100 * together)} times in 100" in story(player)["together"]


def test_a_rare_story_is_one_in_a_round_number(monkeypatch):
    monkeypatch.setattr("navalwidgets.guide.story._fell", lambda *_: ("so", Fraction(1, 37)))
    assert "about once in 1400" in story(walked("search", "deeper"))["together"]


def test_the_dice_of_the_story_are_the_first_whatever_was_changed_or_rolled_since():
    first = story(walked("search", "turn", "deeper"))
    changed = walked("search", "turn", "deeper", change=True)
    assert story(changed) == first
    changed.roll(50)
    changed.set_seed(7)
    changed.roll(1)
    assert story(changed) == first
    again = LessonPlayer(GAME, EPISODE)
    assert restore(again, saved(changed)) == []
    assert story(again) == first


def test_predictions_that_were_right_are_counted():
    player = LessonPlayer(GAME, EPISODE)
    for step, guess in (("search", 42), ("deeper", 3)):
        player.go(step)
        player.give_order(player.step.act.ids[0])
        player.predict(guess)
        player.roll(1)
        player.reveal()
    wanted = sum(player.verdict == "right" for step in ("search", "deeper") if player.go(step) is None)
    assert story(player)["predicted"] == f"Right predictions: {wanted} of 2."


def test_one_throw_is_no_story_and_a_prediction_taken_back_takes_the_throw():
    assert story(walked("search")) == {}
    player = walked()
    player.go("search")
    player.forget()
    player.give_order(player.step.act.ids[0])
    player.skip()
    player.roll(1)
    player.take_back()
    assert player.story_roll is None


@pytest.mark.parametrize("name", GAME_IDS)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_episode_has_words_for_its_story(name, language):
    for episode in episodes_of(game(name)):
        player = LessonPlayer(game(name), episode)
        for step in episode.step:
            player.go(step.id)
            if step.act:
                player.give_order(step.act.ids[-1])
            player.skip()
            if not player.certain:
                player.roll(1)
            player.reveal()
        assert "⟦" not in str(story(player, language))


def test_a_step_whose_answer_was_not_seen_stays_out():
    """Its chance would be told before it is asked for."""
    player = walked("search", "deeper")
    player.go("turn")
    player.forget()
    player.give_order(player.step.act.ids[0])
    player.skip()
    player.roll(1)
    assert not player.progress.revealed and player.story_roll is not None
    assert len(story(player)["rows"]) == 2
