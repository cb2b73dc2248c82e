"""The questions of the lab: figures that rest on printed dice, words for everything, play fits reading."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.chance import RandomDice
from navalgames.games.kaisers_pirates import GAME
from navalgames.labels import Labels
from navalgames.odds import ask, roll
from navalgames.texts import LANGUAGES, Texts

QUESTIONS = [question.name for question in GAME.questions()]


def chances(name: str, **given: object) -> dict:
    return dict(ask(GAME, name, **given).distribution)


@pytest.mark.rule("3.2.7b", "3.2.7c", "3.2.7d", "3.2.7f", "3.2.6c")
def test_figures_that_rest_on_printed_dice_alone():
    assert chances("british_intercept")["damaged"] == Fraction(3, 10)
    assert chances("british_intercept")["sunk"] == Fraction(61, 160)
    assert chances("german_intercept")["sunk"] == Fraction(247, 480)
    assert chances("safe_passage")[True] == Fraction(5, 16)
    assert chances("card_challenge")[True] == Fraction(111, 200)
    assert chances("card_challenge", card="shallow_run")[True] == Fraction(19, 40)


@pytest.mark.rule("3.3.3b", "3.3.5e", "3.3.38c", "3.3.40e", "6.3.2")
def test_cards_change_what_may_happen():
    assert set(chances("german_intercept", boarding_party=True)) == {"untouched", "captured"}
    assert set(chances("german_intercept", answer="shallow_run")) == {"untouched", "damaged"}
    by_night = chances("german_intercept", night=True)
    assert chances("german_intercept", night=True, answer="break_contact") == by_night
    assert chances("german_intercept", ship="wolf", answer="slim_pickings") == {"untouched": 1}
    assert "sunk" in chances("german_intercept", ship="wolf", answer="slim_pickings", aircraft=True)


@pytest.mark.rule("2.2b")
def test_hands_are_drawn_without_putting_back():
    from math import comb

    some = chances("held", unseen=30, copies=3, hand=6)
    assert some == {n: Fraction(comb(3, n) * comb(27, 6 - n), comb(30, 6)) for n in range(4)}


@pytest.mark.parametrize("name", QUESTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_its_words(name, language):
    labels = Labels(GAME, language)
    labels.texts = Texts(language, game=GAME.id, strict=True)
    question = GAME.question(name)
    assert labels.question(name) and labels.about(name) and labels.group(question.group)
    assert not question.unit or labels.unit(question.unit)
    for one in question.parameters:
        assert labels.parameter(one.name) and all(labels.value(value) for value in one.values)
    assert all(labels.outcome(outcome) for outcome in question.outcomes)
    assert labels.sentence(ask(GAME, name))


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_is_answered_and_rolled(name):
    answer = ask(GAME, name)
    assert sum(chance for _, chance in answer.distribution) == 1
    for seed in range(20):
        assert answer.distribution.chance(roll(GAME, name, RandomDice(seed=seed))) > 0


@pytest.mark.rule("2.3.1d", "2.3.1e", "2.3.3d", "2.3.3e")
def test_the_count_of_a_round():
    assert chances("counted_ship")[True] == Fraction(2, 3)
    assert chances("counted_ship", german=2) == {True: 1}
    assert chances("counted_ship", merchantmen=0) == {False: 1}
    assert chances("round_points", players=4, ahead=1, tied=1) == {3: 1}
    assert chances("round_points", players=3, ahead=2, zero=True) == {0: 1}
