"""Missions played by tests: what a learner is asked in them.

Knows missions and plays. Must not know a game.
"""

from __future__ import annotations

from navalgames.explore.missions import MissionPlay

ATTEMPTS = 6


def asked_in(mission: MissionPlay) -> set[str]:
    """The decisions that a learner is asked for who always gives the first order, over some attempts."""
    asked = set()
    for attempt in range(ATTEMPTS):
        play = mission.begin(attempt)
        mission.go_on(play)
        while not mission.ended(play):
            asked.add(play.decision()[0])
            play.give(mission.side, play.orders(mission.side)[0])
            mission.go_on(play)
    return asked
