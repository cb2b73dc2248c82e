"""The luck account against numbers counted by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.chance import Shown
from navalgames.sessions.luck import luck_account, luck_in_all
from navalgames.sessions.play import Play
from tests.sessions.test_play import raced, typed
from tests.toy_game import GAME


def rolled(*faces, dice="1d6", why="press", rule="T5"):
    return Shown(dice, why, rule, faces, sum(faces))


def test_rolls_are_kept_apart_by_rule_purpose_and_dice():
    lines = luck_account(
        [rolled(1), rolled(6), rolled(3, 4, dice="2d6"), rolled(2, why="other"), rolled(2, rule="")]
    )
    assert [(line.rule, line.why, line.dice, line.rolls) for line in lines] == [
        ("T5", "press", "1d6", 2),
        ("T5", "press", "2d6", 1),
        ("T5", "other", "1d6", 1),
        ("", "press", "1d6", 1),
    ]
    assert lines[0].rolled == lines[0].expected == Fraction(7, 2)
    assert lines[0].score == 0


def test_the_score_counts_standard_deviations():
    (line,) = luck_account([rolled(6)] * 12)
    assert line.rolled == 6
    # 12 sixes are 30 above 42; the deviation of 12 dice is the root of 12 x 35/12.
    assert line.score == pytest.approx(30 / 35**0.5)


def test_the_best_of_two_is_expected_to_be_161_over_36():
    (line,) = luck_account([Shown("best 1 of 2d6", "UK initiative", "7.9b", (3, 5), 5)])
    assert (line.rolled, line.expected) == (5, Fraction(161, 36))


def test_faces_are_weighed_as_the_dice_are_read():
    (line,) = luck_account([Shown("2d6", "faces", "7.9c", (6, 2), (6, 2))])
    assert (line.rolled, line.expected) == (8, 7)


def test_cards_are_no_luck_of_dice():
    assert luck_account([Shown("draw 1 of 3", "marker", "8.4h", ("UK1",), ("UK1",))]) == ()


def test_luck_in_all_adds_up():
    assert luck_in_all(()) == 0
    up, down = [rolled(6)], [rolled(1, why="other")]
    assert luck_in_all(luck_account(up + down)) == pytest.approx(0)
    assert luck_in_all(luck_account(up)) == pytest.approx(luck_account(up)[0].score)


def test_the_account_of_a_play():
    play = raced(Play(GAME, ask=typed(6, 2)))
    lines = luck_account(shown for entry in play.journal for shown in entry.shown)
    assert [(line.why, line.rolled) for line in lines] == [("RED race", 6), ("BLUE race", 2)]
