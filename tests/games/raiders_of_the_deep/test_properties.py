"""What holds for every game of Raiders of the Deep, whoever plays and whatever the dice show.

The long version: `python -m navalgames.sessions.soak raiders_of_the_deep --games 1000`.
"""

from __future__ import annotations

import pytest

from navalgames.games.raiders_of_the_deep import GAME
from navalgames.games.raiders_of_the_deep.state import Cycle
from tests.games.raiders_of_the_deep.table import CHARTS, at_sea, book
from tests.random_games import played

FORMS = ("career", "two_players", "top_tonnage", "survival")


@pytest.mark.rule("2.0b", "2.0e", "3.5", "4.5a", "14.0")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", range(3))
def test_no_state_breaks_a_law_of_the_mat(form, seed):
    options, steps, last = played(GAME, seed, form=form, commander_tile="none")
    assert last.outcome is not None and last.captain.fate
    for state, side, _ in steps:
        GAME.invariants(state, CHARTS, options)
        offered = GAME.legal_orders(state, side, CHARTS, options)
        assert offered and len(set(offered)) == len(offered)
        assert not any(
            GAME.legal_orders(state, one, CHARTS, options) for one in GAME.sides if one not in state.asked
        )


@pytest.mark.rule("13.1.2b", "14.4.4")
def test_a_die_under_the_hand_changes_nothing_for_the_other():
    options = book(form="two_players", evasive_manoeuvres=True).options
    from navalgames.games.raiders_of_the_deep.rules.endings import fresh

    for number in range(1, 7):
        state = at_sea(stage="evade", cycle=Cycle(rammed=True, number=number))
        state = state._replace(others=(fresh("SECOND"),), asked=("SECOND",))
        other = state._replace(cycle=state.cycle._replace(number=1))
        assert GAME.view(state, "SECOND", options) == GAME.view(other, "SECOND", options)
        assert GAME.legal_orders(state, "SECOND", CHARTS, options) == GAME.legal_orders(
            other, "SECOND", CHARTS, options
        )
        assert GAME.view(state, "FIRST", options) == state
