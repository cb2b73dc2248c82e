"""What an order of the captain is worth in one turn of a hunt, counted by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.errors import BadInput
from navalgames.games.raiders_of_the_deep import GAME
from navalgames.odds import ask

CRUSHED = Fraction(6, 36) + Fraction(4, 36) * Fraction(15, 36)
"""Four boxes gone and one for the dive: 4 or less; or a 5, and then 6 or less (9.6.4b, 9.6.4c)."""


def chances(name: str, **given: object) -> dict:
    return dict(ask(GAME, name, **given).distribution)


def test_a_sound_hull_holds_and_hides():
    stay, deep = (chances("dive", deep=deep) for deep in (False, True))
    assert stay["undetected"] == Fraction(21, 36) and deep["undetected"] == Fraction(26, 36)
    assert "crushed" not in deep


def test_a_hull_with_four_boxes_lost_is_crushed_before_it_hides():
    deep = chances("dive", deep=True, hull=4, previous=True)
    assert deep["crushed"] == CRUSHED
    assert deep["undetected"] == (1 - CRUSHED) * Fraction(21, 36)


def test_a_boat_in_her_last_box_takes_no_order():
    with pytest.raises(BadInput):
        chances("dive", type="UBI", hull=5, deep=True)


def test_no_side_outwits_a_die():
    """Every number of the evasive manoeuvre is as good as any other (14.4.1a)."""
    turned = [chances("depth_charges", evasive_manoeuvres=True, manoeuvre=number) for number in range(1, 7)]
    assert all(one == turned[0] for one in turned)
    assert turned[0][0] == Fraction(4, 6) * Fraction(15, 36)
    assert turned[0]["sunk"] == Fraction(1, 6) * Fraction(10, 36) + Fraction(1, 6) * Fraction(1, 36)
