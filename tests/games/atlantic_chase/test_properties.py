"""What holds for every game of Atlantic Chase, whoever plays and whatever the dice show.

The long version: `python -m navalgames.sessions.soak atlantic_chase --games 1000`.
"""

from __future__ import annotations

import pytest

from navalgames.games.atlantic_chase import GAME
from tests.random_games import played

CHARTS = GAME.read_charts()
SCENARIOS = next(choice.values for choice in GAME.option_choices if choice.name == "scenario")


@pytest.mark.rule("1.2", "7.3")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_both_sides_see_the_same(scenario):
    options, steps, _ = played(GAME, 13, scenario=scenario)
    for state, _, _ in steps[::11]:
        assert all(GAME.view(state, side, options) == state for side in GAME.sides)
