"""The fight with a Q-ship solved in one passage, beside its steps, and on charts that say otherwise."""

from __future__ import annotations

import pytest

from navalgames.chance import rounds
from navalgames.games.raiders_of_the_deep import GAME
from navalgames.games.raiders_of_the_deep.questions import duel
from navalgames.games.raiders_of_the_deep.questions.duel_solved import solved
from navalgames.odds.asking import ask
from tests.games.raiders_of_the_deep.table import CHARTS

DEFAULTS = {
    "type": "UBII", "distance": "medium", "era": "1917", "first": False, "most": 1, "q_exchanges_max": 0,
}  # fmt: skip


def walked(charts, **values):
    begun = duel.duel_begins(charts, **values)
    return rounds.until(duel.duel_step, begun, duel.duel_over, charts).map(duel.duel_end)


@pytest.mark.parametrize(
    "changed",
    [
        {}, {"type": "UBI"}, {"distance": "close", "era": "1915", "most": 2}, {"distance": "long", "most": 2},
        {"type": "UCII", "most": 3, "q_exchanges_max": 2, "era": "1915"},
        {"type": "UBI", "distance": "long", "era": "1915", "first": True, "most": 2},
    ],
    ids=str,
)  # fmt: skip
@pytest.mark.rule("9.9c", "9.9e", "9.9g", "9.9h", "9.9i")
def test_the_chances_of_every_step(changed):
    values = DEFAULTS | changed
    assert solved(CHARTS, **values) == walked(CHARTS, **values)


@pytest.mark.parametrize(
    ("chart", "row", "column", "value"),
    [
        ("e3_modifiers", "fuel", "modifier", 2), ("e4_damage", 6, 1, "motor_2"),
        ("u3_points", "q_ship", "points", 1), ("boat_mat", "UBII", "gun", "none"),
    ],
)  # fmt: skip
def test_on_charts_that_say_otherwise(chart, row, column, value):
    """Gear that is not alike, a frailer Q-ship, a boat without a gun."""
    charts = CHARTS.replace(chart, row, column, value)
    assert solved(charts, **DEFAULTS) == walked(charts, **DEFAULTS) != walked(CHARTS, **DEFAULTS)


def test_the_question_is_answered_by_it():
    assert GAME.question("q_ship").how.solve is solved
    told = ask(GAME, "q_ship", CHARTS, **DEFAULTS)
    assert told.distribution == solved(CHARTS, **DEFAULTS)
