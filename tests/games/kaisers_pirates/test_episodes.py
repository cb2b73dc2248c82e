"""Missions of The Kaiser's Pirates: what is asked for is what counts, and what is not taught is not asked."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from navalgames import games
from navalgames.explore.missions import MissionPlay, missions_of
from navalgames.games.kaisers_pirates.state import Scored
from tests.missions import asked_in

PIRATES = games.game("kaisers_pirates")
EMDEN = MissionPlay(PIRATES, missions_of(PIRATES)["1"])


def standing(state: Any) -> Any:
    """A play that has come to a position; of a play a goal asks nothing else."""
    return SimpleNamespace(state=state)


def test_emden_must_be_sunk_and_not_merely_be_gone():
    state = EMDEN.begin().state
    north, south = state.players
    gone = state._replace(players=(north._replace(ships=()), south))
    assert not EMDEN.met(standing(gone))
    sunk = gone._replace(players=(gone.players[0], south._replace(pile=(Scored("Emden", "german"),))))
    assert EMDEN.met(standing(sunk))


def test_the_hunter_of_emden_is_not_asked_whether_a_steamer_runs_for_safety():
    asked = asked_in(EMDEN)
    assert "commit" in asked and "passage" not in asked
