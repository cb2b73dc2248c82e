"""Samples: Wilson's interval against published numbers, coverage, and numpy dice against exact chances."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from navalgames.chance import Sample, exact, parsed, simulate, simulate_dice, wilson
from navalgames.errors import BadInput


def hit(dice, least):
    return dice.roll("2d6", "hit") >= least


def test_wilson_interval_by_hand():
    # n = 10, 3 hits, z = 1.96: (0.3 + 0.19208 -+ 1.96 * sqrt(0.021 + 0.009604)) / 1.38416
    low, high = Sample(10, 1, {"hit": 3, "miss": 7}).interval("hit")
    assert (low, high) == (pytest.approx(0.10779, abs=1e-4), pytest.approx(0.60322, abs=1e-4))


def test_wilson_against_the_textbook():
    # Newcombe (1998), table I: 81 of 263 and 0 of 20.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)


def test_interval_at_the_edges():
    sample = Sample(50, 1, {"hit": 50})
    assert sample.interval("hit")[1] == 1
    assert sample.interval("miss")[0] == 0
    assert 0 < sample.interval("miss")[1] < 0.08


@given(st.integers(1, 400), st.data())
def test_interval_holds_the_share(n, data):
    hits = data.draw(st.integers(0, n))
    sample = Sample(n, 1, {"hit": hits})
    low, high = sample.interval("hit")
    assert 0 <= low <= sample.share("hit") <= high <= 1
    wide = sample.interval("hit", confidence=0.99)
    assert wide[0] <= low and high <= wide[1]


def test_interval_holds_the_truth_about_as_often_as_it_says():
    truth = float(exact(hit, 9).chance(True))
    inside = 0
    for seed in range(200):
        low, high = simulate(hit, 9, n=200, seed=seed).interval(True)
        inside += low <= truth <= high
    assert 180 <= inside <= 199


def test_simulate_is_repeatable_and_counts_n():
    sample = simulate(hit, 9, n=500, seed=4)
    assert sample == simulate(hit, 9, n=500, seed=4)
    assert sample.counts != simulate(hit, 9, n=500, seed=5).counts
    assert (sample.n, sample.seed, sum(sample.counts.values())) == (500, 4, 500)


def test_mean_and_its_interval():
    sample = simulate(lambda dice: dice.roll("1d6", "any"), n=4000, seed=2)
    low, high = sample.mean_interval(0.9999)
    assert low < 3.5 < high and low < sample.mean() < high
    # Standard error of 4000 dice: sqrt(35/12/4000) = 0.027; 1.96 of them on each side.
    low, high = sample.mean_interval()
    assert high - low == pytest.approx(2 * 1.96 * 0.027, rel=0.03)
    assert sample.mean(lambda face: face >= 4) == pytest.approx(sum(sample.share(face) for face in (4, 5, 6)))


@pytest.mark.parametrize(
    "notation",
    ["1d6", "2d6", "best 1 of 1d6+2d8", "worst 2 of 3d6", "count 4+ in 5d6", "d66", "d4", "1d100", "10d6"],
)
def test_numpy_dice_agree_with_exact_chances(notation):
    sample = simulate_dice(notation, n=250_000, seed=6)
    totals = parsed(notation).totals
    assert sum(sample.counts.values()) == 250_000
    assert set(sample.counts) <= set(totals.outcomes)
    often = [(outcome, float(chance) * sample.n) for outcome, chance in totals if chance * sample.n >= 5]
    score = sum((sample.counts.get(outcome, 0) - mean) ** 2 / mean for outcome, mean in often)
    freedom = max(1, len(often) - 1)
    assert score < freedom + 5 * (2 * freedom) ** 0.5
    assert simulate_dice(notation, n=1000, seed=6) == simulate_dice(notation, n=1000, seed=6)
    assert all(type(outcome) is int for outcome in sample.counts)


@pytest.mark.parametrize("n", [0, -5, 1.5, True])
def test_size(n):
    for make in (lambda: simulate(hit, 9, n=n, seed=1), lambda: simulate_dice("1d6", n=n, seed=1)):
        with pytest.raises(BadInput, match="whole number of throws"):
            make()


def test_other_bad_input():
    with pytest.raises(BadInput, match="no dice notation"):
        simulate_dice("dice", n=10, seed=1)
    with pytest.raises(BadInput, match="confidence"):
        Sample(10, 1, {"hit": 3}).interval("hit", confidence=95)
    with pytest.raises(BadInput, match="average"):
        Sample(10, 1, {"hit": 10}).mean()
