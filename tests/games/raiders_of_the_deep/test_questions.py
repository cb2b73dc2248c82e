"""The questions: exact, rolled alike, and resting on the rules themselves."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.chance import RandomDice
from navalgames.games.raiders_of_the_deep import GAME
from navalgames.games.raiders_of_the_deep.questions import GROUPS, to_the_end
from navalgames.games.raiders_of_the_deep.questions.sliders import book
from navalgames.games.raiders_of_the_deep.state import Boat
from navalgames.odds.asking import ask
from tests.games.raiders_of_the_deep.table import CHARTS

SLOW = ("escort_cycle", "q_ship")
SMALL = {"escort_cycle": {"hull": 3, "era": "1914"}, "q_ship": {"type": "UBI"}}


def chances(name: str, **parameters):
    answer = ask(GAME, name, charts=CHARTS, **parameters)
    return {outcome: answer.distribution.chance(outcome) for outcome in answer.distribution.weights}


@pytest.mark.parametrize("question", [question.name for question in GAME.questions()])
def test_every_question_has_an_exact_answer_among_its_outcomes(question):
    found = chances(question, **SMALL.get(question, {}))
    assert sum(found.values()) == 1
    named = GAME.question(question).outcomes
    assert set(found) <= set(named) if named else all(isinstance(outcome, int) for outcome in found)


@pytest.mark.parametrize("question", [question.name for question in GAME.questions()])
def test_rolled_answers_agree_with_exact_ones(question):
    asked = GAME.question(question)
    values = {parameter.name: parameter.default for parameter in asked.parameters} | SMALL.get(question, {})
    found = chances(question, **SMALL.get(question, {}))
    dice = RandomDice(seed=3, record=False)
    rolls = 600
    counts: dict = {}
    for _ in range(rolls):
        if asked.procedure:
            outcome = asked.procedure(dice, CHARTS, **values)
        else:
            state = asked.start(CHARTS, **values)
            while not asked.over(state):
                state = asked.step(dice, state, CHARTS)
            outcome = asked.measure(state)
        counts[outcome] = counts.get(outcome, 0) + 1
    assert set(counts) <= set(found)
    for outcome, chance in found.items():
        spread = 4.5 * (float(chance * (1 - chance)) / rolls) ** 0.5 + 1 / rolls
        assert abs(counts.get(outcome, 0) / rolls - float(chance)) <= spread, outcome


def test_groups():
    assert {question.group for question in GAME.questions()} == set(GROUPS)


def test_before_depth_charges_only_the_ram_can_hurt():
    early, late = chances("escort_cycle", era="1914", hull=3), chances("escort_cycle", era="1918", hull=3)
    assert early["escaped"] > late["escaped"] and early["sunk"] < late["sunk"]


def test_gear_that_tells_nothing_is_left_out_and_alike_gear_is_counted():
    rules = book(CHARTS)
    one = to_the_end.same_for_escorts(Boat("U31", damaged=frozenset({"motor_2", "radio", "fuel"})), rules)
    other = to_the_end.same_for_escorts(Boat("U31", damaged=frozenset({"hydrophones", "fuel"})), rules)
    assert one == other and one.damaged == {"batteries", "fuel"}
    tried = CHARTS.replace("e3_modifiers", "hydrophones", "modifier", 2)
    apart = to_the_end.same_for_escorts(Boat("U31", damaged=frozenset({"hydrophones"})), book(tried))
    assert apart.damaged == {"hydrophones"}


def test_hand_counts():
    assert chances("patrols_survived", patrols=1)["lost"] == 1 - (
        1 - Fraction(1, 36) * Fraction(6, 36) * Fraction(33, 36)
    ) ** 4 * (1 - mined_in_patrol_boxes())
    assert chances("refit", type="U87", hull=5, systems=3) == {4: 1}
    assert chances("refit", type="U87", hull=5, systems=3, rank="KKpt") == {3: 1}


def mined_in_patrol_boxes() -> Fraction:
    """The patrol boxes of the British Isles hold no mines in spring 1917."""
    chart = CHARTS["e1_encounter_5"]
    assert not any(chart.value(row, "british_isles") == "mines" for row in chart.rows)
    return Fraction(0)
