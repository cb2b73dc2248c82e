"""How fast chance is: a roll in play, one exact round of a battle, a battle to its end.

Run with `python -m pytest benchmarks/test_chance.py`; `--benchmark-disable` only checks the answers.
"""

from fractions import Fraction

import pytest

from navalgames.chance import RandomDice, exact, memory, parsed, rounds, simulate, simulate_dice


def shot(dice, modifier):
    total = dice.roll("2d6", "damage") + modifier
    return "sunk" if total >= 11 else "hit" if total >= 8 else "miss"


def opposed(dice, modifier):
    ours, theirs = dice.roll("1d6", "ours"), dice.roll("1d6", "theirs")
    return (ours + modifier > theirs) - (ours + modifier < theirs)


def losses(dice, guns, leading):
    results = dice.each(shot, (0,) * guns)
    return results.count("sunk") + (results.count("hit") if leading else 0)


def shootout(dice, sides):
    """One round: an opposed die says whose hits count in full, then both sides fire every gun."""
    ours, theirs = sides
    lead = dice.resolve(opposed, 0)
    our_losses = dice.resolve(losses, theirs, lead < 0)
    their_losses = dice.resolve(losses, ours, lead > 0)
    return max(0, ours - our_losses), max(0, theirs - their_losses)


def unmerged_shootout(dice, sides):
    """The same round written without sub-procedures: every pair of multisets is run."""
    ours, theirs = sides
    lead = dice.resolve(opposed, 0)
    our_fire, their_fire = dice.each(shot, (0,) * ours), dice.each(shot, (0,) * theirs)
    our_losses = their_fire.count("sunk") + (their_fire.count("hit") if lead < 0 else 0)
    their_losses = our_fire.count("sunk") + (our_fire.count("hit") if lead > 0 else 0)
    return max(0, ours - our_losses), max(0, theirs - their_losses)


def decided(sides):
    return 0 in sides


def walk(dice, place):
    return place + (1 if dice.roll("1d6", "bet") >= 4 else -1)


def fresh(function, *args):
    """Forgets everything before every run: what a first answer costs."""
    return lambda: (memory.forget(), function(*args))[1]


@pytest.mark.parametrize("notation", ["1d6", "2d6", "best 1 of 2d6", "d66", "6d6"])
def test_roll_in_play(benchmark, notation):
    roll = RandomDice(1, record=False).roll
    assert 1 <= benchmark(lambda: roll(notation, "damage", "8.11e")) <= 66


def test_recorded_roll(benchmark):
    dice = RandomDice(1)

    def roll():
        dice.record.clear()
        return dice.roll("2d6", "damage", "8.11e")

    assert 2 <= benchmark(roll) <= 12


def test_note_nobody_keeps(benchmark):
    dice = RandomDice(1, record=False)
    benchmark(lambda: dice.note("8.11e", "gf-damage", ship="Lion"))
    assert dice.record == []


def test_exact_round_of_a_shootout(benchmark):
    chances = benchmark(fresh(exact, shootout, (8, 8)))
    assert sum(chance for _, chance in chances) == 1
    assert chances == exact(unmerged_shootout, (8, 8))


def test_exact_round_without_merging(benchmark):
    assert len(benchmark(fresh(exact, unmerged_shootout, (8, 8)))) == 81


def test_exact_round_asked_again(benchmark):
    exact(shootout, (8, 8))
    assert benchmark(exact, shootout, (8, 8)).total > 1


def test_battle_to_its_end(benchmark):
    ends = benchmark(fresh(rounds.until, shootout, (8, 8), decided))
    assert sum(chance for _, chance in ends) == 1


def test_walk_of_three_hundred_states(benchmark):
    ends = benchmark(fresh(rounds.until, walk, 100, lambda place: place in (0, 300)))
    assert ends.chance(300) == Fraction(1, 3)


def test_totals_of_a_large_pool(benchmark):
    notation = "best 3 of 12d6"
    chances = benchmark(lambda: type(parsed(notation))(notation, (6,) * 12, "best", 3).totals)
    assert chances == parsed(notation).totals


def test_simulated_rounds(benchmark):
    assert benchmark(lambda: simulate(shootout, (8, 8), n=500, seed=1)).n == 500


def test_a_million_dice_with_numpy(benchmark):
    assert benchmark(lambda: simulate_dice("best 1 of 1d6+2d8", n=1_000_000, seed=1)).n == 1_000_000
