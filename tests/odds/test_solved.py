"""A question about rounds that is also solved by a shorter way: taken once, rolled by its steps."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from navalgames import odds
from navalgames.chance import Distribution, RandomDice
from navalgames.odds import asking
from tests import toy_game
from tests.odds.test_odds import FLOODING, NoCharts

CALLS: list[dict] = []


def solve(charts, **parameters):
    CALLS.append(parameters)
    return Distribution({"afloat": 200, "sunk": 16})


SOLVED = replace(FLOODING, name="solved", how=replace(FLOODING.how, solve=solve))
TOY = replace(toy_game.GAME, id="toy_solved", questions=lambda: (SOLVED,))
CHARTS = NoCharts()


def test_the_shorter_way_is_taken_once():
    first = odds.ask(TOY, "solved", CHARTS)
    asking._remembered.clear()
    assert odds.ask(TOY, "solved", CHARTS).distribution == first.distribution
    assert CALLS == [{"compartments": "one"}] and first.distribution.chance("sunk") == Fraction(2, 27)


def test_rolls_still_go_step_by_step():
    ends = {odds.roll(TOY, "solved", RandomDice(seed=seed), CHARTS) for seed in range(60)}
    assert ends == {"afloat", "sunk"} and len(CALLS) == 1
