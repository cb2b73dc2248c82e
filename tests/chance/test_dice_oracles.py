"""Two other dice libraries, icepool and dyce, must find the same chances."""

from fractions import Fraction
from math import comb

import dyce
import icepool
import pytest

from navalgames.chance import Distribution, exact, parsed, rounds

POOLS = [(6, 6), (6, 8, 8), (4, 6, 10), (6, 6, 6, 6), (4, 4, 8, 12)]


def spelled(sides):
    return "+".join(f"1d{die}" for die in sides)


def ours(notation):
    return exact(lambda dice: dice.roll(notation, "any"))


def of_icepool(die):
    return Distribution(dict(die.items()))


def of_dyce(sides, read):
    """What dyce finds when `read` looks at all faces, lowest first."""
    pool = dyce.P(*sides)
    return Distribution(
        dict(dyce.H.from_counts((read(roll), count) for roll, count in pool.rolls_with_counts()))
    )


def icepool_pool(sides):
    return icepool.Pool([icepool.d(die) for die in sides])


@pytest.mark.parametrize("sides", POOLS)
def test_best_of_mixed_pools(sides):
    for keep in range(1, len(sides) + 1):
        best = ours(f"best {keep} of {spelled(sides)}")
        assert best == of_icepool(icepool_pool(sides).highest(keep).sum())
        assert best == of_dyce(sides, lambda faces, keep=keep: sum(faces[-keep:]))


@pytest.mark.parametrize("sides", POOLS)
def test_worst_of_mixed_pools(sides):
    for keep in range(1, len(sides) + 1):
        worst = ours(f"worst {keep} of {spelled(sides)}")
        assert worst == of_icepool(icepool_pool(sides).lowest(keep).sum())
        assert worst == of_dyce(sides, lambda faces, keep=keep: sum(faces[:keep]))


@pytest.mark.parametrize("sides", POOLS)
@pytest.mark.parametrize("least", [2, 4, 6])
def test_counts_of_successes(sides, least):
    if least > max(sides):
        pytest.fail("the pools above all reach every number tried")
    counted = ours(f"count {least}+ in {spelled(sides)}")
    successes = sum((icepool.d(die) >= least for die in sides), start=icepool.Die([0]))
    assert counted == of_icepool(successes)
    assert counted == of_dyce(sides, lambda faces: sum(face >= least for face in faces))


@pytest.mark.parametrize("sides", POOLS)
def test_sums_and_faces(sides):
    assert ours(spelled(sides)) == of_icepool(sum((icepool.d(die) for die in sides), start=icepool.Die([0])))
    assert ours(spelled(sides)) == Distribution(dict(dyce.P(*sides).h()))
    faces = exact(lambda dice: dice.faces(spelled(sides), "any"))
    assert faces == of_dyce(sides, lambda faces: tuple(reversed(faces)))
    assert faces == of_icepool(icepool_pool(sides).expand(order=-1))


@pytest.mark.parametrize("modifier", [-1, 0, 2])
def test_opposed_rolls(modifier):
    def opposed(dice):
        mine = dice.roll("best 1 of 2d6", "mine") + modifier
        theirs = dice.roll("1d6", "theirs")
        return (mine > theirs) - (mine < theirs)

    mine = icepool.d6.pool(2).highest(1).sum() + modifier
    assert exact(opposed) == of_icepool((mine - icepool.d6).map(lambda lead: (lead > 0) - (lead < 0)))
    best = dyce.H.from_counts(
        (roll[-1] + modifier, count) for roll, count in dyce.P(6, 6).rolls_with_counts()
    )
    both = [(m - t, a * b) for m, a in best.items() for t, b in dyce.H(6).items()]
    assert exact(opposed).chance(1) == Fraction(sum(n for lead, n in both if lead > 0), 216)


def test_drawing_without_replacement():
    deck = ("mine",) * 3 + ("shell",) * 5 + ("torpedo",) * 2
    deal = icepool.Deck({"mine": 3, "shell": 5, "torpedo": 2}).deal(4)
    hands = exact(lambda dice: dice.draw(deck, 4, "any"))
    assert hands == of_icepool(deal.expand())
    assert hands.map(lambda hand: hand.count("shell")).chance(2) == Fraction(
        comb(5, 2) * comb(5, 2), comb(10, 4)
    )


def test_each_is_what_icepool_counts():
    def shot(dice, least):
        total = dice.roll("2d6", "damage")
        return 2 if total >= least + 4 else 1 if total >= least else 0

    one = (2 @ icepool.d6).map(lambda total: 2 if total >= 11 else 1 if total >= 7 else 0)
    assert exact(lambda dice: sum(dice.each(shot, (7,) * 8))) == of_icepool(8 @ one)


def test_rounds_are_what_icepool_finds_for_absorption():
    def walk(dice, money):
        return money + (1 if dice.roll("1d6", "bet") >= 4 else -1)

    def step(money):
        return money if money in (0, 6) else money + icepool.coin(1, 2) * 2 - 1

    def ended(money):
        return money in (0, 6)

    chances = rounds.until(walk, 2, ended)
    assert chances == of_icepool(icepool.Die([2]).map(step, repeat="inf"))
    assert rounds.expected(walk, 2, ended) == 2 * (6 - 2)


def test_totals_of_many_dice():
    assert parsed("12d6").totals == of_icepool(12 @ icepool.d6)
    assert parsed("best 3 of 10d10").totals == of_icepool(icepool.d10.highest(10, 3))
