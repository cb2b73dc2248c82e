"""The missions of Raiders of the Deep: when they end, and what they explain of their tables."""

from __future__ import annotations

import pytest

from navalgames.explore.missions import MissionPlay, missions_of
from navalgames.games import game

GAME = game("raiders_of_the_deep")
MISSIONS = missions_of(GAME)
ATTACKS = ("3", "5", "7")
"""A ship of a convoy, or its tons, and away: nothing more is to be won by following."""


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


def test_every_mission_explains_some_words_of_its_table():
    assert [number for number, mission in MISSIONS.items() if not 3 <= mission.words <= 6] == []
