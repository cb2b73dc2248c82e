"""Distributions: hand counts, and the laws they must keep for any weights."""

import pickle
from fractions import Fraction
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from navalgames.chance import Distribution
from navalgames.errors import BadInput

DIE = Distribution.uniform(range(1, 7))

distributions = st.dictionaries(st.integers(-20, 20), st.integers(1, 50), min_size=1, max_size=8).map(
    Distribution
)


def chances_sum(distribution):
    return sum(chance for _, chance in distribution)


class TestHandCounts:
    def test_two_dice_have_36_ways(self):
        # 1 way for 2, 2 for 3, ... 6 for 7, ... 1 for 12: the triangle everybody draws.
        two = DIE.repeat(2)
        assert dict(two.weights) == {total: 6 - abs(total - 7) for total in range(2, 13)}
        assert two.total == 36

    def test_one_die(self):
        assert (DIE.mean(), DIE.variance(), DIE.median) == (Fraction(7, 2), Fraction(35, 12), 3)
        assert DIE.deviation() == pytest.approx(1.7078251)

    def test_higher_of_two_dice(self):
        # k is the higher of two in k*k - (k-1)*(k-1) of 36 ways.
        higher = DIE.combine(DIE, max)
        assert dict(higher.weights) == {1: 1, 2: 3, 3: 5, 4: 7, 5: 9, 6: 11}
        assert higher.mean() == Fraction(161, 36)
        assert higher.mode == 6

    def test_at_least_and_at_most(self):
        two = DIE.repeat(2)
        assert two.at_least(11) == Fraction(3, 36)
        assert two.at_most(4) == Fraction(6, 36)
        assert two.chance_of(lambda total: total % 2) == Fraction(1, 2)
        assert two.chance(13) == 0

    def test_what_can_happen_is_in_it(self):
        two = DIE.repeat(2)
        assert [total for total in range(14) if total in two] == list(range(2, 13))
        assert None not in two and 1 not in Distribution({1: 0, 2: 3})

    def test_multisets_weigh_the_multinomial(self):
        three = Distribution({"hit": 1, "miss": 2}).multisets(3)
        assert three.chance(("hit", "miss", "miss")) == Fraction(3 * 4, 27)
        assert three.total == 27

    def test_mixture(self):
        # A coin decides between one die and the higher of two: 6 comes in (6/36 + 11/36) / 2.
        mixed = Distribution.mix([(DIE, 1), (DIE.combine(DIE, max), 1)])
        assert mixed.chance(6) == Fraction(17, 72)
        thirds = Distribution.mix(
            {Distribution.sure("a"): Fraction(1, 3), Distribution.sure("b"): Fraction(2, 3)}
        )
        assert thirds.chance("b") == Fraction(2, 3)

    def test_given(self):
        assert DIE.repeat(2).given(lambda total: total >= 10).chance(10) == Fraction(1, 2)

    def test_from_fractions(self):
        made = Distribution.from_fractions({"a": Fraction(1, 3), "b": Fraction(1, 6), "c": Fraction(1, 2)})
        assert dict(made.weights) == {"a": 2, "b": 1, "c": 3}


class TestShape:
    def test_weights_stay_as_given_but_compare_reduced(self):
        wide, narrow = Distribution({1: 3, 2: 9}), Distribution({2: 3, 1: 1})
        assert wide.total == 12
        assert wide == narrow and hash(wide) == hash(narrow)
        assert wide != Distribution({1: 1, 2: 2})
        assert dict(wide.reduced().weights) == {1: 1, 2: 3}

    def test_outcomes_sorted_where_they_can_be(self):
        assert Distribution({3: 1, 1: 1}).outcomes == (1, 3)
        assert Distribution({"more": 1, 1: 1}).outcomes == (1, "more"), "numbers before words"
        sets = frozenset({2}), frozenset({1}), frozenset()
        assert Distribution.uniform(sets).outcomes == sets

    def test_weights_cannot_be_changed(self):
        with pytest.raises(TypeError):
            DIE.weights[1] = 5
        with pytest.raises(AttributeError):
            DIE.total = 5

    def test_impossible_outcomes_are_left_out(self):
        assert Distribution({"a": 0, "b": 2}).outcomes == ("b",)

    def test_pickle(self):
        assert pickle.loads(pickle.dumps(DIE)) == DIE

    def test_a_prompt_shows_the_likeliest_with_their_chances(self):
        assert repr(Distribution({"hit": 1, "miss": 2})) == "<Distribution hit: 33.3 %, miss: 66.7 %>"
        many = repr(DIE.repeat(5))
        assert many.count(" %") == 12 and many.endswith(", and 14 more>") and "17: 10 %" in many

    def test_quantile_reads_decimals(self):
        ten = Distribution.uniform(range(1, 11))
        assert [ten.quantile(q) for q in (0, 0.1, 0.11, 0.5, 0.9, 1)] == [1, 1, 2, 5, 9, 10]
        assert ten.quantile(Fraction(3, 10)) == 3

    def test_mean_of_records(self):
        fleets = Distribution({("UK", 3): 1, ("DE", 1): 3})
        assert fleets.mean(lambda fleet: fleet[1]) == Fraction(3, 2)
        assert fleets.variance(lambda fleet: fleet[1]) == Fraction(3, 4)
        assert Distribution({0.5: 1, 1: 1}).mean() == Fraction(3, 4)


class TestRefusals:
    @pytest.mark.parametrize("weight", [-1, 0.5, True, Fraction(1, 2), "1"])
    def test_weights_are_whole(self, weight):
        with pytest.raises(BadInput, match="whole number"):
            Distribution({"a": weight})

    @pytest.mark.parametrize("make", [dict, lambda: {"a": 0}])
    def test_nothing_can_happen(self, make):
        with pytest.raises(BadInput, match="Nothing can happen"):
            Distribution(make())

    def test_fractions_are_never_renormalised(self):
        with pytest.raises(BadInput, match="5/6"):
            Distribution.from_fractions({"a": Fraction(1, 2), "b": Fraction(1, 3)})

    def test_given_something_impossible(self):
        with pytest.raises(BadInput, match="Nothing can happen"):
            DIE.given(lambda face: face > 6)

    def test_no_average_of_words(self):
        with pytest.raises(BadInput, match=r"'sunk'.*average"):
            Distribution.sure("sunk").mean()

    def test_no_quantile_without_order(self):
        with pytest.raises(BadInput, match="no order"):
            Distribution({"more": 1, 1: 1}).quantile(0.5)

    @pytest.mark.parametrize("share", [-0.1, 1.5, 2])
    def test_quantile_outside(self, share):
        with pytest.raises(BadInput, match="between 0 and 1"):
            DIE.quantile(share)

    def test_too_many_multisets(self):
        with pytest.raises(BadInput, match="combinations"):
            Distribution.uniform(range(20)).multisets(30)

    def test_mix_weights(self):
        with pytest.raises(BadInput, match="whole number"):
            Distribution.mix([(DIE, -1)])
        with pytest.raises(BadInput, match="whole number"):
            Distribution.mix([(DIE, 0.5)])


class TestLaws:
    @given(distributions, distributions)
    def test_everything_sums_to_one(self, one, other):
        for made in (
            one,
            one.combine(other, max),
            one.repeat(3),
            one.map(abs),
            Distribution.mix({one: 2, other: 3}),
        ):
            assert chances_sum(made) == 1

    @given(distributions, distributions)
    def test_means_add(self, one, other):
        both = one.combine(other, lambda a, b: a + b)
        assert both.mean() == one.mean() + other.mean()
        assert both.variance() == one.variance() + other.variance()

    @given(distributions, distributions, st.integers(0, 9), st.integers(1, 9))
    def test_mixture_mean(self, one, other, a, b):
        mixed = Distribution.mix([(one, a), (other, b)])
        assert mixed.mean() == (a * one.mean() + b * other.mean()) / (a + b)

    @given(distributions, st.integers(-20, 20))
    def test_given_splits_the_whole(self, one, at):
        def small(outcome):
            return outcome <= at

        share = one.chance_of(small)
        parts = []
        if share:
            parts.append((one.given(small), share))
        if share < 1:
            parts.append((one.given(lambda outcome: outcome > at), 1 - share))
        assert Distribution.mix(parts) == one

    @given(distributions, st.fractions(0, 1))
    def test_quantile_is_the_smallest_that_reaches(self, one, share):
        found = one.quantile(share)
        assert one.at_most(found) >= share
        before = [outcome for outcome in one.outcomes if outcome < found]
        assert not before or one.at_most(before[-1]) < share

    @settings(max_examples=40)
    @given(distributions, st.integers(0, 4))
    def test_repeat_by_multisets_is_repeat_by_adding(self, one, times):
        assert one.repeat(times) == one.repeat(times, lambda outcomes: sum(outcomes))
        assert len(one.multisets(times)) == comb(len(one) + times - 1, times)

    @given(distributions)
    def test_fractions_and_back(self, one):
        assert Distribution.from_fractions(dict(one)) == one


def test_what_can_happen_is_in_a_distribution():
    die = Distribution.uniform(range(1, 7))
    assert 6 in die and 7 not in die
