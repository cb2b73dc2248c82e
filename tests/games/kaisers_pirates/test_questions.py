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


# ---- several targets and whole turns -------------------------------------------------------------


@pytest.mark.rule("3.3.39b", "3.3.15b", "X.2")
def test_several_targets_are_fought_each_with_its_own_dice():
    """Leipzig against Matheran, Lovat and Maria: two d8 and a d6, without a relation between them."""
    alone = chances("several_targets", second="none", third="none")
    assert alone == {1: chances("german_intercept", target="matheran")["sunk"], 0: 1 - alone[1]}
    two = chances("several_targets", third="none")
    sunk = {name: chances("german_intercept", target=name)["sunk"] for name in ("matheran", "lovat", "maria")}
    assert two[2] == sunk["matheran"] * sunk["lovat"]
    assert chances("several_targets")[3] == sunk["matheran"] * sunk["lovat"] * sunk["maria"]
    raider = chances("several_targets", ship="meteor")
    assert set(raider) == {0, 1, 2}, "Good Hunting attacks two, whatever there is"


@pytest.mark.rule("3.3.3h", "3.3.40c")
def test_boarding_and_slim_pickings_with_several_targets():
    assert chances("several_targets", boarding_party=True) == chances("several_targets")
    cut = chances("several_targets", held="slim_pickings")
    assert cut == chances("several_targets", second="none", third="none")
    assert chances("several_targets", second="none", third="none", held="slim_pickings") == {0: 1}


@pytest.mark.rule("2.3.1b", "3.2.6d", "3.2.8a")
def test_a_turn_of_one_intercept_counts_ships_sunk_and_ships_safe():
    turn = chances("whole_turn", other_ship="none")
    fate, safe = (
        chances("german_intercept", target="matheran"),
        chances("safe_passage", target="matheran")[True],
    )
    assert turn == {
        7: fate["sunk"], -7: fate["untouched"] * safe, 0: fate["damaged"] + fate["untouched"] * (1 - safe)
    }  # fmt: skip
    boarded = chances("whole_turn", other_ship="none", assist="boarding_party")
    missed = 1 - fate["sunk"]
    assert boarded == {14: fate["sunk"], -7: missed * safe, 0: missed * (1 - safe)}
    doubled = chances("whole_turn", other_ship="none", assist="special_cargo")
    assert set(doubled) == {14, 0, -7} and doubled[14] == fate["sunk"]


@pytest.mark.rule("3.1.3b", "3.1.3d", "3.2.8a")
def test_attacks_of_a_turn_add_up_and_forbidden_ones_fall_out():
    one, other = chances("whole_turn", other_ship="none"), chances(
        "whole_turn", ship="meteor", target="lovat", other_ship="none"
    )  # fmt: skip
    sums: dict[int, Fraction] = {}
    for first, chance in one.items():
        for second, more in other.items():
            sums[first + second] = sums.get(first + second, 0) + chance * more
    assert chances("whole_turn") == sums
    assert chances("whole_turn", other_target="matheran") == one, "one intercept for each merchantman"
    assert chances("whole_turn", other_ship="leipzig") == one, "one act for each ship"


@pytest.mark.rule("3.2.2a", "3.3.1d", "3.3.40c")
def test_a_known_hand_answers_where_it_fits():
    one = chances("whole_turn", other_ship="none")
    assert chances("whole_turn", other_ship="none", held="slim_pickings") == {0: 1}
    assert chances("whole_turn", held="slim_pickings", other_target="lovat") == chances(
        "whole_turn", ship="meteor", target="lovat", other_ship="none"
    )
    with_amc = chances("whole_turn", other_ship="none", held="amc_alcantara")
    assert min(with_amc) < min(one), "an armed merchant cruiser may sink Leipzig"
    only_torpedo = chances("whole_turn", other_ship="none", held="razzle_dazzle")
    assert only_torpedo == one
    shot = {"other_ship": "none", "target": "matheran", "boat": "u27", "torpedoed": "maria"}
    assert chances("whole_turn", **shot, held="razzle_dazzle") != chances("whole_turn", **shot)


@pytest.mark.rule("3.2.8c", "2.3.1a")
def test_a_squadron_scores_the_german_ship():
    turn = chances("whole_turn", ship="greif", target="lovat", other_ship="none", squadron="d10+d8")
    alone = chances("whole_turn", ship="greif", target="lovat", other_ship="none")
    sunk = chances("british_intercept", squadron="d10+d8", ship="leopard")["sunk"]
    assert sum(vp * chance for vp, chance in turn.items()) == (
        sum(vp * chance for vp, chance in alone.items())
        + sunk * GAME.read_charts()["german_ships"].value("Leopard", "vp")
    )
    itself = {"ship": "greif", "target": "lovat", "other_ship": "none", "squadron": "d10+d8", "prey": "greif"}
    assert chances("whole_turn", **itself) == alone, "no ship hunts itself"
