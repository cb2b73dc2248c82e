"""The missions of Raiders of the Deep: when they end, and what they explain of their tables."""

from __future__ import annotations

import pytest

from navalgames.explore.missions import MissionPlay, missions_of
from navalgames.games import game
from navalgames.texts import Texts

GAME = game("raiders_of_the_deep")
MISSIONS = missions_of(GAME)
ATTACKS = ("3", "5", "7")
"""A ship of a convoy, or its tons, and away: nothing more is to be won by following."""
MOST_WORDS = 25


@pytest.mark.parametrize("number", ATTACKS)
def test_nothing_is_asked_once_the_ships_are_sunk_and_the_escorts_are_shaken_off(number):
    mission = MissionPlay(GAME, MISSIONS[number])
    asked_when_met = []
    for attempt in range(25):
        play = mission.begin(attempt, MISSIONS[number].scene.player)
        mission.go_on(play)
        tons, fate = MISSIONS[number].goals[:2]
        asked = [state for state in play.states[:-1] if state.stage == "follow"]
        asked_when_met += [one for one in asked if tons.met_by(one.score) and fate.met_by(one.captain.fate)]
    assert asked_when_met == []


@pytest.mark.parametrize("number", MISSIONS)
def test_a_mission_explains_in_a_sentence_each_what_its_table_shows(number):
    assert 3 <= MISSIONS[number].words <= 6
    for language, colon in (("en", ": "), ("ja", "：")):
        texts = Texts(language, game=GAME.id)
        for end in MISSIONS[number].explained:
            sentence = texts.t(f"lesson-{number}-mission-{end}")
            assert colon in sentence
            assert language != "en" or len(sentence.split()) <= MOST_WORDS, sentence
