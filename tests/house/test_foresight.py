"""Nobody is right about a change by naming any setting at all, and its task asks what has to be said."""

from __future__ import annotations

import re

import pytest

from navalgames.games import GAME_IDS, game
from navalgames.sessions.lesson_foresight import asks_way, other_settings
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import Texts

NOT_YET: set[tuple[str, int, str]] = set()
"""Steps in which every other setting still solves the task. May only become fewer."""


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_where_a_setting_is_named_one_at_least_does_not_solve_the_task(game_id):
    record = game(game_id)
    easy = set()
    for episode in episodes_of(record):
        for step in episode.step:
            player = LessonPlayer(record, episode, step=step.id)
            if not asks_way(player) and set(other_settings(player)) <= set(step.vary.find):
                easy.add((game_id, episode.number, step.id))
    assert easy <= NOT_YET


WHICH = re.compile(r"\b(?:which|who|whom|when|where)\b[^,.?]*\?", re.IGNORECASE)
"""A question for one of several: its answer is no way of a number."""


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_where_the_way_of_a_number_has_to_be_said_the_task_does_not_ask_for_one_of_several(game_id):
    record = game(game_id)
    texts = Texts("en", game_id)
    other = set()
    for episode in episodes_of(record):
        for step in episode.step:
            if asks_way(LessonPlayer(record, episode, step=step.id)):
                task = texts.t(episode.key(step.id, "vary"))
                other |= {(episode.number, step.id)} if WHICH.search(task) else set()
    assert not other
