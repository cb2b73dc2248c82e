"""Two repairs and one set of spares; boxes one after the other: counted by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.errors import BadInput
from navalgames.games.raiders_of_the_deep import GAME
from navalgames.odds import ask


def chances(name: str, **given: object) -> dict:
    return dict(ask(GAME, name, **given).distribution)


@pytest.mark.parametrize(
    ("spares_for", "diesel", "tank"), [("neither", 4, 2), ("system", 6, 2), ("other", 4, 4)]
)
def test_spares_are_worth_two_faces_of_the_die_they_go_to(spares_for, diesel, tank):
    found = chances("two_repairs", spares_for=spares_for)
    assert found["both"] == Fraction(diesel * tank, 36)
    assert found.get("neither", 0) == Fraction((6 - diesel) * (6 - tank), 36)


def test_a_master_and_a_wounded_engineer_count_on_both_dice():
    assert chances("two_repairs", engineer="experte")["both"] == Fraction(25, 36)
    assert chances("two_repairs", engineer="out")["both"] == Fraction(9, 36)


def test_one_system_is_not_repaired_twice():
    with pytest.raises(BadInput):
        chances("two_repairs", system="fuel", other="fuel")


def test_every_box_is_passed_or_not():
    for boxes, rolls in ((1, 1), (2, 1), (2, 2)):
        found = chances("met_in_boxes", region="channel", boxes=boxes, rolls=rolls, seeks="danger")
        assert found["not_met"] == Fraction(33, 36) ** (boxes * rolls)
    alone = chances("met_in_boxes", region="british_isles", boxes=4, seeks="lone")
    assert alone["not_met"] == Fraction(25, 36) ** 4


def test_only_the_second_twelve_is_read_on_the_chart():
    """A 12 is a ship in transit, but the first one is an event (12.1.0)."""
    lone = {"region": "transit", "seeks": "lone"}
    assert "met" not in chances("met_in_boxes", boxes=1, **lone)
    assert chances("met_in_boxes", boxes=2, **lone)["met"] == Fraction(1, 36) ** 2
