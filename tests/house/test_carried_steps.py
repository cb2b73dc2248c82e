"""Steps that go on from the learner's own dice: whatever fell, each is as good as those in the file."""

from __future__ import annotations

import json
from functools import cache

import pytest

from navalgames import games
from navalgames.checking.episodes import guesses
from navalgames.explore.carrying import OwnStory
from navalgames.explore.scenes import laid, ordered
from navalgames.sessions.lesson_checks import right_answer
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_saving import restore, saved
from navalgames.sessions.lesson_words import explanation, facts
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import LANGUAGES, Texts

SEEDS = 30  # of the earlier throw
CARRIED = [
    (name, episode.number, step.id)
    for name in games.GAME_IDS
    for episode in episodes_of(games.game(name))
    for step in episode.step
    if step.carried
]
every_step = pytest.mark.parametrize(("name", "number", "step_id"), CARRIED)


def stood_at(name, number, step_id, seed):
    """A learner at a step who gave orders and threw dice in all the steps before."""
    game = games.game(name)
    player = LessonPlayer(game, next(one for one in episodes_of(game) if one.number == number))
    player.own = OwnStory()
    while player.written.id != step_id:
        if player.step.act:
            player.give_order(player.step.act.ids[seed % len(player.step.act.ids)])
        player.set_seed(seed)
        player.skip()
        player.roll(1)
        player.next()
    return player


@cache
def seeds(name, number, step_id):
    """A seed for each different step that the first dice lead to; those of the file left out."""
    found = {}
    for seed in range(SEEDS):
        player = stood_at(name, number, step_id, seed)
        if player.step is not player.written:
            found.setdefault(player.step.model_dump_json(include={"fixed", "scene", "vary"}), seed)
    return tuple(found.values())


def stories(name, number, step_id):
    """A learner for each different step."""
    return (stood_at(name, number, step_id, seed) for seed in seeds(name, number, step_id))


def at_each_order(name, number, step_id):
    for seed in seeds(name, number, step_id):
        step = stood_at(name, number, step_id, seed).step
        for order in step.act.ids if step.act else [None]:
            player = stood_at(name, number, step_id, seed)
            if order:
                player.give_order(order)
            yield player


def test_every_game_has_a_step_that_goes_on():
    assert {name for name, _, _ in CARRIED} == set(games.GAME_IDS)


@every_step
def test_the_dice_change_the_step_and_its_odds(name, number, step_id):
    """What is only named changes the scene alone: the odds are as written."""
    told = list(stories(name, number, step_id))
    targets, scenes = {player.target for player in told}, {str(player.step.scene) for player in told}
    odds_move = bool(told[0].written.carried.parameters)
    assert len(targets if odds_move else scenes) > 1
    assert odds_move or len(targets) == 1


@every_step
def test_what_is_only_named_is_told_by_its_sentence(name, number, step_id):
    named = [one.named for one in stood_at(name, number, step_id, 0).written.carried.reads if one.named]
    told = [player.step.carried.told for player in stories(name, number, step_id)]
    assert all(set(one) == set(named) for one in told)
    assert not named or len({str(one) for one in told}) > 1


@every_step
def test_every_story_is_laid_and_none_of_its_ends_is_certain(name, number, step_id):
    for player in at_each_order(name, number, step_id):
        step = player.step
        laid(name, step.scene)
        for value in step.vary.values:
            act = step.act.named(player.progress.ordered) if step.act else None
            ordered(name, step.scene.standing_at(value), act, player.parameters)
        assert len(player.answer().distribution) > 1
        assert not step.target.is_chance or 0 < player.target < 1


@every_step
def test_every_story_can_be_predicted_rightly_and_wrongly(name, number, step_id):
    for player in at_each_order(name, number, step_id):
        possible = guesses(player)
        assert "right" in possible and {"high", "low"} & set(possible)


@every_step
def test_change_one_thing_has_something_to_find(name, number, step_id):
    for player in stories(name, number, step_id):
        vary, first = player.step.vary, player.first_setting
        assert first in vary.values and first not in vary.find and set(vary.find) < set(vary.values)
        answers = {
            player.answer(player.first_parameters | {vary.control: one}).distribution for one in vary.values
        }
        assert len(answers) > 1


@every_step
def test_every_question_has_its_right_answer(name, number, step_id):
    for player in at_each_order(name, number, step_id):
        for question in player.step.tasks:
            assert right_answer(player, question) is not None
            if question.kind == "order":
                told = [
                    player.measure(player.step.number(one.number)) for one in question.items if one.number
                ]
                assert told == sorted(set(told))
            if question.kind == "line":
                number_ = player.measure(player.step.number(question.number))
                assert number_ != player.target
                assert question.tolerance / 100 < number_ < 1 - question.tolerance / 100


@every_step
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.by_turns(2)
def test_no_sentence_of_a_story_is_missing(name, number, step_id, language):
    words = Texts(language, game=name, strict=True)
    for player in at_each_order(name, number, step_id):
        known = facts(player, words)
        for key in player.episode.text_keys():
            if key.startswith(player.episode.key(step_id) + "-"):
                said = words.t(key, **known)
                assert said and "⟦" not in said and "{" not in said, key
        assert all(one.said(words) for one in explanation(player, words))


@every_step
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_came_along_is_said_and_no_two_odds_are_told_alike(name, number, step_id, language):
    """A sentence before the prediction tells stories with different odds apart."""
    words, told = Texts(language, game=name, strict=True), {}
    for player in stories(name, number, step_id):
        known, key, since = facts(player, words), player.episode.key, player.step.since
        said = words.t(key(step_id, "carried"), **known)
        if since:
            said += words.t(key(step_id, "since", player.progress_of(since).ordered or "none"), **known)
        told.setdefault(said, set()).add(player.target)
    assert told and all(len(targets) == 1 for targets in told.values())


@every_step
def test_a_reload_brings_a_story_back(name, number, step_id):
    for player in at_each_order(name, number, step_id):
        player.predict(guesses(player)["right"])
        player.roll(3)
        player.reveal()
        player.vary(player.step.vary.find[0])
        player.roll(5)
        again = LessonPlayer(player.game, player.episode)
        again.own = OwnStory()
        assert restore(again, json.loads(json.dumps(saved(player)))) == []
        again.go(step_id)
        assert (again.step.fixed, again.progress) == (player.step.fixed, player.progress)
        assert again.sample.counts == player.sample.counts
