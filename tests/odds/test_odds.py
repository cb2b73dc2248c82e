"""Asking, rolling, curves, grids and doubt, on two small questions of a toy game and on real charts."""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import replace
from fractions import Fraction
from threading import Thread
from typing import ClassVar

import pytest

from navalgames import odds
from navalgames.chance import RandomDice
from navalgames.errors import BadInput, Problem
from navalgames.games import game
from navalgames.games.contract import OneStep, Parameter, Question, Rounds
from navalgames.odds import Statistic, asking
from navalgames.rule_index import proposed
from navalgames.texts import Texts
from tests import toy_game

CALLS: Counter = Counter()


def broadside(dice, charts, guns: int, target: int, aimed: bool) -> int:
    """Hits of some guns: each die at or above the target; an aimed broadside hits once more at least."""
    CALLS["broadside"] += 1
    return dice.roll(f"count {target}+ in {guns}d6", "broadside") + (1 if aimed else 0)


def leak(dice, water, charts):
    """One round of a leak: a six floods one more compartment."""
    return (water[0] + 1, water[1] + (dice.roll("1d6", "leak") == 6))


BROADSIDE = Question(
    "broadside",
    "guns",
    ("1.1",),
    (
        Parameter("guns", "whole", (1, 2, 3, 4), 2, "1.1"),
        Parameter("target", "whole", (2, 3, 4, 5, 6), 5, "1.2"),
        Parameter("aimed", "switch", (False, True), False, "1.3"),
    ),
    how=OneStep(broadside),
)
FLOODING = Question(
    "flooding",
    "damage",
    ("2.1",),
    (Parameter("compartments", "choice", ("one", "two"), "one", "2.1"),),
    how=Rounds(
        start=lambda charts, compartments: (0, 0 if compartments == "two" else 1),
        step=lambda dice, state, charts: leak(dice, state, charts) if state[0] < 3 else state,
        over=lambda state: state[0] >= 3 or state[1] >= 2,
        measure=lambda state: "sunk" if state[1] >= 2 else "afloat",
    ),
    outcomes=("afloat", "sunk"),
)
STANDING_STILL = replace(FLOODING.how, step=lambda dice, state, charts: state, over=lambda state: False)
ENDLESS = replace(FLOODING, name="endless", how=STANDING_STILL)
TOY = replace(toy_game.GAME, id="toy_odds", questions=lambda: (BROADSIDE, FLOODING, ENDLESS))


class NoCharts:
    """Charts of a game without tables."""

    variants = ()


CHARTS = NoCharts()


def test_an_answer_is_exact_and_knows_its_settings():
    answer = odds.ask(TOY, "broadside", CHARTS, guns=2, target=5)
    assert dict(answer.distribution) == {0: Fraction(4, 9), 1: Fraction(4, 9), 2: Fraction(1, 9)}
    assert answer.parameters == (("guns", 2), ("target", 5), ("aimed", False))
    assert answer.numeric
    facts = answer.facts()
    assert (facts["mean"], facts["least"], facts["most"], facts["ties"]) == (Fraction(2, 3), 0, 2, 2)
    assert {facts["likely"], facts["also"]} == {0, 1}


def test_an_answer_is_remembered_by_settings_and_charts():
    other = NoCharts()
    settings = {"guns": 3, "target": 3}
    first = odds.ask(TOY, "broadside", CHARTS, **settings)
    before = CALLS["broadside"]
    assert odds.ask(TOY, "broadside", CHARTS, aimed=False, **settings) is first
    assert CALLS["broadside"] == before
    assert odds.ask(TOY, "broadside", other, **settings) is not first


def test_memory_has_a_limit(monkeypatch):
    monkeypatch.setattr(asking, "MOST_REMEMBERED", 2)
    kept = odds.ask(TOY, "broadside", CHARTS, guns=1, target=2)
    for target in (3, 4, 5):
        odds.ask(TOY, "broadside", CHARTS, guns=1, target=target)
    assert odds.ask(TOY, "broadside", CHARTS, guns=1, target=2) is not kept


class Emptied(OrderedDict):
    """A memory in which another thread asks for something else just when this one has found its answer."""

    def __contains__(self, key) -> bool:
        found = super().__contains__(key)
        if found and key[3][0] == ("guns", 1) and not self.asking:
            self.asking.append(Thread(target=odds.ask, args=(TOY, "broadside", CHARTS), kwargs={"guns": 4}))
            self.asking[0].start()
            self.asking[0].join(0.2)
        return found

    asking: ClassVar[list[Thread]] = []


def test_threads_share_the_memory(monkeypatch):
    monkeypatch.setattr(asking, "MOST_REMEMBERED", 1)
    monkeypatch.setattr(asking, "_remembered", Emptied())
    first = odds.ask(TOY, "broadside", CHARTS, guns=1)
    assert odds.ask(TOY, "broadside", CHARTS, guns=1) is first
    Emptied.asking[0].join()
    assert len(asking._remembered) == 1


def test_an_incomplete_question_cannot_be_written():
    with pytest.raises(TypeError, match="how"):
        Question("half", "guns", (), ())
    with pytest.raises(TypeError, match="measure"):
        Rounds(FLOODING.how.start, FLOODING.how.step, FLOODING.how.over)


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ({"guns": "3"}, {"guns": 3}),
        ({"aimed": "yes"}, {"aimed": True}),
        ({"aimed": "False"}, {"aimed": False}),
    ],
)
def test_values_may_be_given_as_text(given, meant):
    answer = odds.ask(TOY, "broadside", CHARTS, **given)
    assert answer is odds.ask(TOY, "broadside", CHARTS, **meant)


@pytest.mark.parametrize(
    ("name", "given", "told"),
    [
        ("broadsid", {}, ["no question “broadsid”", "broadside, endless, flooding", "“broadside”?"]),
        ("broadside", {"gunz": 2}, ["no parameter “gunz”", "aimed, guns, target", "“guns”?"]),
        ("broadside", {"guns": 9}, ["“guns” cannot be “9”", "1 to 4", "nearest is “4”"]),
        ("broadside", {"guns": True}, ["“guns” cannot be “True”", "1 to 4"]),
        ("broadside", {"aimed": "perhaps"}, ["“aimed” cannot be “perhaps”", "no, yes"]),
        ("flooding", {"compartments": "twoo"}, ["cannot be “twoo”", "one, two", "nearest is “two”"]),
    ],
)
def test_wrong_input_is_told_with_what_is_expected_and_the_nearest(name, given, told):
    with pytest.raises(BadInput) as refused:
        odds.ask(TOY, name, CHARTS, **given)
    for part in told:
        assert part in str(refused.value)


def test_parameters_may_be_called_like_the_functions_own_arguments():
    def plain(reader, charts, /, dice, game, question_name):
        return reader.roll(f"{dice}d6", "x")

    names = ("dice", "game", "question_name")
    parameters = tuple(Parameter(name, "whole", (1, 2), 1, "1") for name in names)
    question = Question("q", "g", (), parameters, OneStep(plain))
    named = replace(TOY, id="toy_named", questions=lambda: (question,))
    assert odds.ask(named, "q", CHARTS, dice=2, game=1, question_name=2).distribution.mean() == 7
    assert 2 <= odds.roll(named, "q", RandomDice(seed=1), CHARTS, dice=2, game=1, question_name=2) <= 12


def test_a_question_about_rounds_is_solved_to_its_end():
    answer = odds.ask(TOY, "flooding", CHARTS, compartments="one")
    dry = Fraction(5, 6) ** 3
    assert dict(answer.distribution) == {"afloat": dry, "sunk": 1 - dry}
    assert answer.outcomes == ("afloat", "sunk")
    assert not answer.numeric


@pytest.mark.parametrize("name", ["broadside", "flooding"])
def test_the_same_seed_rolls_the_same(name):
    rolls = [
        [odds.roll(TOY, name, dice, CHARTS) for _ in range(20)] for dice in (RandomDice(7), RandomDice(7))
    ]
    assert rolls[0] == rolls[1]
    assert set(rolls[0]) <= set(odds.ask(TOY, name, CHARTS).distribution.outcomes)


def test_rounds_that_never_end_are_told(monkeypatch):
    monkeypatch.setattr(asking, "MOST_ROUNDS", 50)
    with pytest.raises(Problem, match="did not end within 50 rounds"):
        odds.roll(TOY, "endless", RandomDice(1), CHARTS)
    with pytest.raises(Problem):
        odds.ask(TOY, "endless", CHARTS)


def test_a_curve_goes_through_the_single_answers():
    curve = odds.curve(TOY, "broadside", "guns", Statistic("at_least", 1), CHARTS, target=4)
    assert curve.heights == tuple(1 - Fraction(1, 2) ** guns for guns in (1, 2, 3, 4))
    assert [answer.distribution for answer in curve.answers] == [
        odds.ask(TOY, "broadside", CHARTS, guns=guns, target=4).distribution for guns in (1, 2, 3, 4)
    ]


def test_a_grid_has_a_row_for_each_value_of_the_second_parameter():
    grid = odds.grid(TOY, "broadside", "guns", "target", charts=CHARTS)
    assert len(grid.heights) == 5
    assert grid.heights[0] == tuple(guns * Fraction(5, 6) for guns in (1, 2, 3, 4))
    with pytest.raises(BadInput, match="two different parameters"):
        odds.grid(TOY, "broadside", "guns", "guns", charts=CHARTS)


def test_statistics():
    chances = odds.ask(TOY, "broadside", CHARTS, guns=2, target=4).distribution
    assert Statistic("chance", 1).of(chances) == Fraction(1, 2)
    assert Statistic("chance", 99).of(chances) == 0
    assert Statistic("at_most", 1).of(chances) == Fraction(3, 4)
    with pytest.raises(BadInput, match="no statistic"):
        Statistic("median").of(chances)


# ---- with real charts ------------------------------------------------------------------------


def uncertain_questions():
    """Questions of Grand Fleet whose answer rests on a cell that might have another value."""
    fleet = game("grand_fleet")
    answers = [odds.ask(fleet, question.name) for question in fleet.questions()]
    return [answer for answer in answers if any(cell.plausible for cell in answer.cells)]


def test_the_weakest_source_that_took_part_is_told():
    fleet = game("grand_fleet")
    kinds = set()
    for question in fleet.questions():
        answer = odds.ask(fleet, question.name)
        kinds.add(answer.weakest)
        if not answer.cells:
            assert answer.weakest == "rulebook"
        for cell in answer.cells:
            assert odds.charts_of(fleet).cell(cell.chart, cell.row, cell.column) is not None
    assert "reconstruction" in kinds


def test_doubt_brackets_our_value_and_names_the_cell_that_matters_most():
    answers = uncertain_questions()
    assert answers
    fleet = game("grand_fleet")
    moved = 0
    for answer in answers:
        statistic = Statistic() if answer.numeric else Statistic("chance", answer.facts()["likely"])
        result = odds.doubt(fleet, answer.question.name, statistic)
        assert result.least <= result.now <= result.most
        assert result.tried > 0
        moved += result.least < result.most
        assert bool(result.worst) == (result.least < result.most)
    assert moved


def test_a_changed_cell_changes_the_answer_and_its_source():
    fleet = game("grand_fleet")
    answer = uncertain_questions()[0]
    cell = next(cell for cell in answer.cells if cell.plausible)
    other = next(value for value in cell.plausible if value != cell.value)
    charts = odds.charts_of(fleet).replace(cell.chart, cell.row, cell.column, other)
    changed = odds.ask(fleet, answer.question.name, charts)
    assert changed.weakest == "what-if"
    assert odds.ask(fleet, answer.question.name).weakest != "what-if"


def test_what_rests_on_our_own_rule_never_looks_like_the_source():
    duel = game("frigate_duel")
    ours = proposed(duel.id)
    for question in duel.questions():
        answer = odds.ask(duel, question.name)
        rests_on_ours = bool(ours.intersection(answer.rules))
        assert not rests_on_ours or answer.weakest == "reconstruction", question.name
    kinds = {name: odds.ask(duel, name).weakest for name in ("initiative", "damage_total")}
    assert kinds == {"initiative": "reconstruction", "damage_total": "rulebook"}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_refused_number_is_said_as_a_number(language):
    """Not as a word that another setting has for it."""
    with pytest.raises(BadInput) as told:
        odds.ask(game("kaisers_pirates"), "mines", d4=0, d6=0, d8=0, d10=0)
    sentence = Texts(language, "kaisers_pirates").problem(told.value)
    assert "0" in sentence and Texts(language, "kaisers_pirates").t("kp-value-0") not in sentence
