"""Episodes that have been rebuilt on the board: what each of them must have. The list only grows.

Once all episodes of a game stand in it, the game as a whole has at least six kinds of step.
"""

from __future__ import annotations

import pytest

from navalgames.checking.step_kinds import kind_of
from navalgames.explore.scenes import laid
from navalgames.games import GAME_IDS, game
from navalgames.sessions.lessons import episodes_of, find_episode
from navalgames.texts import LANGUAGES, Texts
from navalwidgets.guide.page import Guide

REBUILT = {
    ("atlantic_chase", 1),
    ("atlantic_chase", 2),
    ("atlantic_chase", 3),
    ("atlantic_chase", 4),
    ("atlantic_chase", 5),
    ("atlantic_chase", 6),
    ("atlantic_chase", 7),
    ("atlantic_chase", 8),
    ("frigate_duel", 1),
    ("frigate_duel", 2),
    ("frigate_duel", 3),
    ("frigate_duel", 4),
    ("frigate_duel", 5),
    ("frigate_duel", 6),
    ("grand_fleet", 1),
    ("grand_fleet", 2),
    ("grand_fleet", 3),
    ("grand_fleet", 4),
    ("grand_fleet", 5),
    ("grand_fleet", 6),
    ("kaisers_pirates", 1),
    ("kaisers_pirates", 2),
    ("kaisers_pirates", 3),
    ("kaisers_pirates", 4),
    ("kaisers_pirates", 5),
    ("kaisers_pirates", 6),
    ("kaisers_pirates", 7),
    ("kaisers_pirates", 8),
    ("raiders_of_the_deep", 1),
    ("raiders_of_the_deep", 2),
    ("raiders_of_the_deep", 3),
    ("raiders_of_the_deep", 4),
    ("raiders_of_the_deep", 5),
    ("raiders_of_the_deep", 6),
    ("raiders_of_the_deep", 7),
    ("raiders_of_the_deep", 8),
}
KINDS_OF_EPISODE, KINDS_OF_GAME = 4, 6
WORDS_BEFORE_ORDER = 75
"""Of title, aim, people, what went before and hook: an order is given within twenty seconds."""

rebuilt = pytest.mark.parametrize(("name", "number"), sorted(REBUILT))


def built(episode) -> bool:
    """Whether an episode has what rebuilding gives it: a scene in every step, an order, an ending, people."""
    scenes, acts = ([bool(one.scene) for one in episode.step], [bool(one.act) for one in episode.step])
    return bool(episode.ending and episode.people and all(scenes) and any(acts))


@pytest.mark.parametrize("name", GAME_IDS)
def test_every_rebuilt_episode_stands_in_the_list(name):
    whole = {(name, one.number) for one in episodes_of(game(name)) if built(one)}
    assert whole == {one for one in REBUILT if one[0] == name}


@rebuilt
def test_every_step_has_a_scene_on_the_board(name, number):
    for step in find_episode(game(name), str(number)).step:
        assert step.scene and laid(name, step.scene).deciding(), step.id


@rebuilt
def test_an_order_is_given_on_the_board_and_drives_what_follows(name, number):
    episode = find_episode(game(name), str(number))
    assert any(step.act and step.act.places for step in episode.step)
    assert sum(bool(step.since) for step in episode.step) >= 2


@rebuilt
def test_the_first_order_comes_within_twenty_seconds(name, number):
    episode, texts = find_episode(game(name), str(number)), Texts("en", game=name)
    first = episode.step[0]
    assert first.act and first.faces, "the first step begins with a decision against a face"
    said = [texts.t(episode.key(first.id, part)) for part in ("title", "goal", "hook", "act-task")]
    assert sum(len(one.split()) for one in said) <= WORDS_BEFORE_ORDER


@rebuilt
def test_questions_of_several_kinds_are_asked(name, number):
    steps = find_episode(game(name), str(number)).step
    assert len({one.kind for step in steps for one in step.check}) >= 3
    assert len(set(map(kind_of, steps))) >= KINDS_OF_EPISODE
    assert any(step.more for step in steps), "nothing for those who are done"


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_game_whose_episodes_are_all_rebuilt_has_six_kinds_of_step(name):
    episodes = episodes_of(game(name))
    if {(name, one.number) for one in episodes} <= REBUILT:
        assert len({kind_of(step) for one in episodes for step in one.step}) >= KINDS_OF_GAME


@rebuilt
def test_the_ending_says_what_history_did_and_invites(name, number):
    ending = find_episode(game(name), str(number)).ending
    assert ending.history and ending.more and ending.home >= 2


@rebuilt
@pytest.mark.by_turns(3)
def test_every_place_to_be_chosen_is_on_the_board(name, number):
    for step in find_episode(game(name), str(number)).step:
        shown = Guide(game(name), f"episode={number}&step={step.id}")
        places = set(step.act.places) if step.act else set()
        places |= {one.place for task in step.tasks if task.kind == "board" for one in task.answers}
        courses = sum(step.scene.courses.values(), ())
        places |= {one.start for one in courses} | {one.end for one in courses}
        assert places <= shown.scene._board.places, step.id


@rebuilt
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_follows_from_an_order_is_not_the_same_for_each(name, number, language):
    episode, texts = find_episode(game(name), str(number)), Texts(language, game=name)
    for step in episode.step:
        if step.since:
            keys = [episode.key(step.id, "since", one) for one in (*episode.orders_of(step.since), "none")]
            assert len({texts.t(key) for key in keys}) == len(keys)
