"""`until`: a procedure made again until its result is accepted."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.chance import RandomDice, ScriptedDice, exact, simulate, witness
from navalgames.errors import Problem


def even(face):
    return face % 2 == 0


def die(dice, bonus=0):
    witness.saw(("die", bonus))
    return dice.roll("1d6", "die") + bonus


def even_die(dice, bonus=0):
    return dice.until(even, die, bonus)


def over_six(face):
    return face > 6


def test_it_is_the_chance_of_the_accepted_results_alone():
    assert exact(even_die).weights == {2: 1, 4: 1, 6: 1}
    assert exact(even_die, 1).weights == {2: 1, 4: 1, 6: 1}


def test_it_is_one_node_among_others():
    def two(dice):
        return even_die(dice) + dice.roll("1d6", "other")

    assert exact(two).chance(3) == Fraction(1, 18)


def test_played_it_rolls_until_it_is_accepted():
    dice = ScriptedDice([{"dice": "1d6", "shows": [face]} for face in (1, 5, 4)])
    assert even_die(dice) == 4
    dice.finish()


def test_sampled_and_exact_agree():
    sample = simulate(even_die, n=4000, seed=3)
    for outcome, chance in exact(even_die):
        low, high = sample.interval(outcome, 0.999)
        assert low <= chance <= high


def test_what_took_part_is_told_on_every_asking():
    for _ in range(2):
        with witness.collect() as seen:
            exact(even_die, 3)
        assert ("die", 3) in seen


@pytest.mark.parametrize("read", [lambda rule: exact(rule), lambda rule: rule(RandomDice(1))])
def test_what_never_happens_is_refused(read):
    def hopeless(dice):
        return dice.until(over_six, die)

    with pytest.raises(Problem, match="never end"):
        read(hopeless)
