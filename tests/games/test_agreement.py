"""Exact against rolled: for every question of every game the dice must fall as the exact chances say.

The seeds are fixed, so a failure is a fault and never bad luck. Limits are those of a chi-square
test at one in a million. Every day each question is tried at two settings, by `make soak` at many.
"""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from statistics import NormalDist

import pytest

from navalgames import odds
from navalgames.chance import Distribution, RandomDice
from navalgames.games import game
from tests.loaded import asked
from tests.settings_tried import settings_to_try

ROLLS = 1500
SETTINGS_TRIED = 2
MANY_SETTINGS = 8
RARE = 5
ONE_IN_A_MILLION = NormalDist().inv_cdf(1 - 1e-6)


def tried(game_id: str, name: str, seed: str, number: int) -> list[dict]:
    """The usual settings of a question, and others drawn at random."""
    played = game(game_id)
    return [*settings_to_try(played, played.question(name), number - 1, f"{game_id} {name}{seed}")]


def excess(exact: Distribution, counts: Counter) -> float:
    """How many standard deviations the chi-square sum lies above what chance gives (Wilson and Hilferty).

    Outcomes expected fewer than 5 times are taken together.
    """
    total = counts.total()
    expected = {outcome: float(chance * total) for outcome, chance in exact}
    common = {outcome for outcome, count in expected.items() if count >= RARE}
    cells = [(counts[outcome], expected[outcome]) for outcome in common]
    rare = total - sum(count for count, _ in cells)
    rare_expected = total - sum(count for _, count in cells)
    if rare_expected >= 1e-9 or rare:
        cells.append((rare, max(rare_expected, 1e-9)))
    freedom = len(cells) - 1
    if freedom < 1:
        return 0.0
    chi_square = sum((seen - wanted) ** 2 / wanted for seen, wanted in cells)
    scale = 2 / (9 * freedom)
    return ((chi_square / freedom) ** (1 / 3) - (1 - scale)) / scale**0.5


@pytest.mark.parametrize(("game_id", "name"), asked(), ids=lambda value: value)
@pytest.mark.by_turns(3)
def test_the_dice_fall_as_the_exact_chances_say(game_id, name):
    the_dice_agree(game_id, name, tried(game_id, name, "", SETTINGS_TRIED))


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "name"), asked(), ids=lambda value: value)
def test_the_dice_fall_as_the_exact_chances_say_at_many_settings(game_id, name, soak_seed):
    settings = tried(game_id, name, f" {soak_seed}", MANY_SETTINGS)
    the_dice_agree(game_id, name, settings)
    the_outcomes_are_declared(game_id, name, settings)


def the_dice_agree(game_id: str, name: str, wanted: list[dict]) -> None:
    """Rolled at each of the settings: nothing impossible, and all as often as it should be."""
    played = game(game_id)
    for number, settings in enumerate(wanted):
        answer = odds.ask(played, name, **settings)
        exact = answer.distribution
        assert sum(chance for _, chance in exact) == 1
        dice = RandomDice(seed=number, record=False)
        roll = odds.rolling(played, name, **settings)
        counts = Counter(roll(dice) for _ in range(ROLLS))
        impossible = set(counts) - set(exact.outcomes)
        assert not impossible, f"{settings}: rolled what the exact answer says cannot happen: {impossible}"
        assert excess(exact, counts) < ONE_IN_A_MILLION, f"{settings}: {counts} against {dict(exact)}"


@pytest.mark.parametrize(("game_id", "name"), asked(), ids=lambda value: value)
def test_outcomes_are_what_the_question_declares(game_id, name):
    """Named outcomes are all declared; else all are yes or no, or all numbers, so that means make sense."""
    the_outcomes_are_declared(game_id, name, tried(game_id, name, " outcomes", SETTINGS_TRIED))


def the_outcomes_are_declared(game_id: str, name: str, wanted: list[dict]) -> None:
    played = game(game_id)
    question = played.question(name)
    for settings in wanted:
        met = odds.ask(played, name, **settings).distribution.outcomes
        outcomes = [one for one in met if not question.beyond or one != question.beyond]
        if question.outcomes:
            assert set(outcomes) <= set(question.outcomes)
        else:
            yes_or_no = [outcome is True or outcome is False for outcome in outcomes]
            assert all(yes_or_no) or all(odds.is_number(outcome) for outcome in outcomes)


def test_the_measure_of_excess_sees_a_wrong_die():
    """The test above can fail: a die that never shows a six, or shows it too often, is found out."""
    fair = Distribution.uniform(range(1, 7))
    rng = random.Random(1)
    honest = Counter(rng.randint(1, 6) for _ in range(ROLLS))
    no_six = Counter(rng.randint(1, 5) for _ in range(ROLLS))
    loaded = Counter(min(6, rng.randint(1, 7)) for _ in range(ROLLS))
    assert excess(fair, honest) < ONE_IN_A_MILLION
    assert excess(fair, no_six) > ONE_IN_A_MILLION
    assert excess(fair, loaded) > ONE_IN_A_MILLION
    assert excess(Distribution({1: 1, 2: 1}), Counter({1: 750, 2: 749, 3: 1})) > ONE_IN_A_MILLION


def test_the_chances_of_a_question_are_fractions_of_whole_numbers():
    for game_id, name in asked():
        for _, chance in odds.ask(game(game_id), name).distribution:
            assert isinstance(chance, Fraction)
