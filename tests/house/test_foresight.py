"""Nobody is right about a change by naming any setting at all."""

from __future__ import annotations

import pytest

from navalgames.games import GAME_IDS, game
from navalgames.sessions.lesson_foresight import asks_way, other_settings
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lessons import episodes_of

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
