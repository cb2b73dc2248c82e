"""The words of a table that a mission explains: each begins with its word, and is short."""

from __future__ import annotations

import pytest

from navalgames.games import GAME_IDS, game
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import Texts

MOST_WORDS = 25
"""Of an English sentence: it is read in the middle of a play."""
FEWEST_WORDS = 3
COLON = {"en": ": ", "ja": "："}
EXPLAINED = [
    (name, episode.key("mission", part))
    for name in GAME_IDS
    for episode in episodes_of(game(name))
    if episode.mission
    for part in episode.mission.explained
]


@pytest.mark.parametrize("name", GAME_IDS)
def test_every_mission_explains_the_words_of_its_table(name):
    few = [
        episode.number
        for episode in episodes_of(game(name))
        if episode.mission and episode.mission.words < FEWEST_WORDS
    ]
    assert few == []


@pytest.mark.parametrize("language", COLON)
def test_an_explained_word_stands_first_and_its_meaning_follows(language):
    told = {key + name: Texts(language, game=name).t(key) for name, key in EXPLAINED}
    assert told
    wrong = [key for key, one in told.items() if not 0 < one.find(COLON[language]) < len(one) // 2]
    assert wrong == []


def test_an_explained_word_is_read_at_a_glance():
    told = [Texts("en", game=name).t(key) for name, key in EXPLAINED]
    assert [one for one in told if len(one.split()) > MOST_WORDS] == []
