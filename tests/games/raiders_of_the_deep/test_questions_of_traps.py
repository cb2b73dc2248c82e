"""What an order in front of a trap ship is worth, counted by hand."""

from __future__ import annotations

from fractions import Fraction

from navalgames.games.raiders_of_the_deep import GAME
from navalgames.odds import ask


def chances(name: str, **given: object) -> dict:
    return dict(ask(GAME, name, **given).distribution)


def test_a_trap_among_many_ships_is_everything_but_none():
    for ships in (1, 12, 25):
        assert chances("trap_met", ships=ships)["harmless"] == Fraction(35, 36) ** ships
    assert chances("trap_met", ships=24)["trap"] < Fraction(1, 2) < chances("trap_met", ships=25)["trap"]


def test_to_dive_is_safer_and_leaves_the_trap_afloat():
    """Four hits take an 11 or 12 under depth charges, a 9 under her guns close by."""
    stay, dive = (chances("trap_order", fight=fight, type="U93") for fight in (True, False))
    heavy = [sum(chance for end, chance in one.items() if not end.endswith("light")) for one in (stay, dive)]
    assert heavy == [Fraction(10, 36), Fraction(3, 36)]
    assert not any(end.startswith("sunk") for end in dive)


def test_a_large_gun_sinks_her_as_two_tries_do():
    hit, alone = Fraction(26, 36), Fraction(2, 6)
    stay = chances("trap_order", type="U93")
    won = sum(chance for end, chance in stay.items() if end.startswith("sunk"))
    assert won == hit * hit + 2 * hit * (1 - hit) * alone


def test_a_boat_without_a_gun_only_suffers():
    assert {end.partition("_")[0] for end in chances("trap_order", type="UBI")} == {"afloat"}
