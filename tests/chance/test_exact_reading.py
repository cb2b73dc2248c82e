"""Exact reading: hand counts, brute force over ordered dice, agreement with random dice for every verb."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from navalgames.chance import Distribution, RandomDice, exact, memory, parsed, simulate
from navalgames.chance.memory import Memory
from navalgames.errors import BadInput, Problem


@pytest.fixture(autouse=True)
def fresh_memory():
    memory.forget()


def opposed(dice, modifier=0):
    ours, theirs = dice.roll("1d6", "ours"), dice.roll("1d6", "theirs")
    return (ours + modifier > theirs) - (ours + modifier < theirs)


def shot(dice, target, modifier):
    total = dice.roll("2d6", "damage") - modifier
    return "sunk" if total >= target + 4 else "hit" if total >= target else "miss"


def volley(dice, guns, modifier):
    results = dice.each(shot, (7,) * guns, modifier)
    return results.count("hit"), results.count("sunk")


def until_one(dice, left):
    """Hits until the first miss, at most `left`: a sub-procedure that resolves itself."""
    if not left or dice.roll("1d6", "again") < 3:
        return 0
    return 1 + dice.resolve(until_one, left - 1)


class TestHandCounts:
    def test_opposed_dice(self):
        # Of 36 ways 15 are better, 6 equal, 15 worse.
        assert exact(opposed).weights == {1: 5, 0: 2, -1: 5}

    def test_shot(self):
        # 2d6: 6 ways for 10 or more less ... 11 and 12 are 3 ways; 7 to 10 are 18 ways.
        assert exact(shot, 7, 0) == Distribution({"sunk": 3, "hit": 18, "miss": 15})

    def test_each_of_equal_items_is_binomial(self):
        sunk = exact(volley, 8, 0).map(lambda result: result[1])
        share = Fraction(3, 36)
        for number in range(9):
            assert sunk.chance(number) == comb(8, number) * share**number * (1 - share) ** (8 - number)

    def test_draw_is_hypergeometric(self):
        deck = ("mine",) * 4 + ("shell",) * 7
        mines = exact(lambda dice: dice.draw(deck, 5, "damage").count("mine"))
        for number in range(5):
            assert mines.chance(number) == Fraction(comb(4, number) * comb(7, 5 - number), comb(11, 5))

    def test_drawing_everything_and_nothing(self):
        assert exact(lambda dice: dice.draw((3, 1, 1), 3, "all")) == Distribution.sure((1, 1, 3))
        assert exact(lambda dice: dice.draw((3, 1, 1), 0, "none")) == Distribution.sure(())

    def test_faces_are_multisets(self):
        pairs = exact(lambda dice: dice.faces("2d6", "initiative"))
        assert len(pairs) == 21
        assert pairs.chance((5, 1)) == Fraction(2, 36)
        # Both even or both odd: half of all ways.
        assert pairs.chance_of(lambda faces: (faces[0] + faces[1]) % 2 == 0) == Fraction(1, 2)

    def test_d66(self):
        assert exact(lambda dice: dice.roll("d66", "event")).chance(35) == Fraction(1, 36)
        assert exact(lambda dice: dice.faces("d66", "event")).chance((3, 5)) == Fraction(1, 36)

    def test_a_sub_procedure_may_resolve_itself(self):
        hits = exact(until_one, 3)
        assert hits.weights == {0: 9, 1: 6, 2: 4, 3: 8}

    def test_no_dice_at_all(self):
        assert exact(lambda dice, x: x + 1, 4) == Distribution.sure(5)


class TestNodes:
    def test_each_with_several_groups_keeps_positions(self):
        def read(total, target):
            return "sunk" if total >= target + 4 else "hit" if total >= target else "miss"

        by_hand = Counter()
        two_dice = parsed("2d6").totals.weights
        for first, second, third in product(two_dice, repeat=3):
            weight = two_dice[first] * two_dice[second] * two_dice[third]
            low, high = sorted(
                (read(first, 7), read(third, 7))
            )  # equal targets: which of them does not matter
            by_hand[low, read(second, 9), high] += weight
        joint = exact(lambda dice: dice.each(shot, (7, 9, 7), 0))
        assert joint.map(lambda results: (min(results[::2]), results[1], max(results[::2]))) == Distribution(
            by_hand
        )
        assert len(joint) == len(by_hand)

    def test_groups_are_independent(self):
        joint = exact(lambda dice: dice.each(shot, (7, 9), 0))
        for (one, other), chance in joint:
            assert chance == exact(shot, 7, 0).chance(one) * exact(shot, 9, 0).chance(other)

    def test_each_of_nothing(self):
        assert exact(lambda dice: dice.each(shot, (), 0)) == Distribution.sure(())

    def test_each_never_writes_out_orders(self):
        # 40 shots: 3**40 orders, 861 multisets.
        assert len(exact(volley, 40, 0)) == 861

    def test_resolve_is_one_node_whatever_it_rolls(self):
        runs = []

        def outer(dice):
            runs.append(1)
            return dice.resolve(volley, 5, 0)

        exact(outer)
        assert len(runs) == 21

    def test_remembered_between_calls(self):
        runs = []

        def counted(dice, modifier):
            runs.append(1)
            return dice.roll("1d6", "any") + modifier

        first = exact(counted, 1)
        assert exact(counted, 1) is first
        assert len(runs) == 6
        exact(lambda dice: dice.resolve(counted, 1) + dice.resolve(counted, 2))
        assert len(runs) == 12

    def test_unhashable_arguments_are_read_but_not_remembered(self):
        assert exact(
            lambda dice, table: table[dice.roll("1d6", "any") - 1], [0, 0, 0, 0, 0, 1]
        ).mean() == Fraction(1, 6)

    def test_memory_is_bounded_and_drops_what_is_oldest(self):
        small = Memory(bound=8)
        for key in "abcd":
            small.recall(key, lambda: (1, 2))
            small.recall("a", lambda: pytest.fail("a was used all the time"))
        assert small.size <= 8
        computed = []
        small.recall("b", lambda: computed.append("b") or (1, 2))
        assert computed == ["b"]
        small.forget()
        assert (len(small), small.size) == (0, 0)

    def test_notes_are_ignored(self):
        def story(dice):
            dice.note("1.1", "gf-story", more=1)
            return dice.roll("1d6", "any")

        assert exact(story) == parsed("1d6").totals

    def test_weights_of_paths_with_different_denominators(self):
        def uneven(dice):
            return dice.roll("1d8", "second") if dice.roll("1d6", "first") == 6 else 0

        assert exact(uneven).weights == {0: 40, **{face: 1 for face in range(1, 9)}}


class TestRefusals:
    def test_a_rule_that_changes_its_dice(self):
        state = []

        def forgetful(dice):
            state.append(1)
            return dice.roll("1d6" if len(state) < 3 else "1d8", "any")

        with pytest.raises(
            Problem, match=r"nothing but its dice.*asked for 1d8 at its chance 1.*asked for 1d6"
        ):
            exact(forgetful)

    def test_a_rule_that_ends_early(self):
        state = []

        def forgetful(dice):
            state.append(1)
            return 0 if len(state) > 2 else dice.roll("1d6", "any")

        with pytest.raises(Problem, match=r"asked for \(end\)"):
            exact(forgetful)

    @pytest.mark.parametrize("stop", [1, 6])
    def test_a_loop_inside_a_rule(self, stop):
        def loop(dice):
            tries = 1
            while dice.roll("1d6", "again") != stop:
                tries += 1
            return tries

        with pytest.raises(Problem, match="more than 1,000 chances"):
            exact(loop)

    def test_a_rule_that_resolves_itself_for_ever(self):
        def endless(dice, depth):
            return dice.resolve(endless, depth) if dice.roll("1d6", "any") > 1 else 0

        def growing(dice, depth):
            return dice.resolve(growing, depth + 1) if dice.roll("1d6", "any") > 1 else 0

        for rule in (endless, growing):
            with pytest.raises(Problem, match="leads back to itself"):
                exact(rule, 0)

    def test_arguments_and_results_that_can_change(self):
        with pytest.raises(Problem, match=r"volley.*\[7\]"):
            exact(lambda dice: dice.resolve(volley, [7], 0))
        with pytest.raises(Problem, match=r"each.*\[7\]"):
            exact(lambda dice: dice.each(shot, [[7]], 0))
        with pytest.raises(Problem, match=r"because \[\d\] can change"):
            exact(lambda dice: [dice.roll("1d6", "any")])

    def test_errors_of_the_rule_come_through(self):
        def broken(dice, table):
            return table["none"]

        with pytest.raises(TypeError, match="indices"):
            exact(lambda dice: dice.resolve(broken, (1,)))

    def test_impossible_dice(self):
        with pytest.raises(BadInput, match="no dice notation"):
            exact(lambda dice: dice.roll("dice", "any"))
        with pytest.raises(BadInput, match="cannot be drawn"):
            exact(lambda dice: dice.draw((1,), 2, "any"))

    def test_memory_holds_nothing_of_a_failed_reading(self):
        with pytest.raises(TypeError):
            exact(lambda dice: dice.resolve(shot, None, 0))
        assert len(memory) == 0


# One procedure for every verb and every reading; each is compared with random dice.
AGREEMENT = {
    "sum": lambda dice: dice.roll("2d6", "any"),
    "best": lambda dice: dice.roll("best 1 of 1d6+2d8", "any"),
    "worst": lambda dice: dice.roll("worst 2 of 3d6", "any"),
    "count": lambda dice: dice.roll("count 4+ in 5d6", "any"),
    "many dice": lambda dice: dice.roll("8d6", "any"),
    "d66": lambda dice: dice.roll("d66", "any"),
    "d4": lambda dice: dice.roll("d4", "any"),
    "faces": lambda dice: dice.faces("3d6", "any"),
    "many faces": lambda dice: dice.faces("5d6", "any")[:2],
    "faces of d66": lambda dice: dice.faces("d66", "any"),
    "draw": lambda dice: dice.draw(("a", "a", "b", "c", "c", "c"), 3, "any"),
    "draw twice": lambda dice: dice.draw(("a", "b"), 1, "first") + dice.draw(("c", "d", "d"), 2, "second"),
    "resolve": lambda dice: dice.resolve(volley, 3, 1),
    "each": lambda dice: tuple(sorted(dice.each(shot, (7, 8, 7), 0))),
    "branches": lambda dice: dice.roll("2d6", "b") if dice.resolve(opposed, 1) > 0 else dice.roll("d4", "c"),
}


@pytest.mark.parametrize("name", AGREEMENT)
def test_random_dice_agree_with_the_exact_reading(name):
    procedure = AGREEMENT[name]
    chances = exact(procedure)
    sample = simulate(procedure, n=20_000, seed=1916)
    assert set(sample.counts) <= set(chances.outcomes)
    # Chi-square over outcomes expected at least 5 times; 5 deviations above its mean never happen by chance.
    often = [(outcome, float(chance) * sample.n) for outcome, chance in chances if chance * sample.n >= 5]
    score = sum((sample.counts.get(outcome, 0) - mean) ** 2 / mean for outcome, mean in often)
    freedom = max(1, len(often) - 1)
    assert score < freedom + 5 * (2 * freedom) ** 0.5


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["1d6", "2d6", "d4", "best 1 of 2d6", "count 3+ in 2d6"]), st.integers(0, 2)
        ),
        min_size=1,
        max_size=3,
    )
)
def test_any_tree_of_rolls_is_what_brute_force_finds(plan):
    """Rolls the plan's dice one after the other; a roll may stop the procedure."""

    def procedure(dice):
        results = []
        for notation, stop in plan:
            results.append(dice.roll(notation, "any"))
            if results[-1] <= stop:
                break
        return tuple(results)

    expected = {(): Fraction(1)}
    done = {}
    for notation, stop in plan:
        going = {}
        for results, chance in expected.items():
            for result, more in parsed(notation).totals:
                (done if result <= stop else going)[(*results, result)] = chance * more
        expected = going
    chances = exact(procedure)
    assert dict(chances) == {**done, **expected}
    assert sum(chance for _, chance in chances) == 1


@settings(max_examples=30, deadline=None)
@given(st.lists(st.integers(5, 9), max_size=5), st.integers(-1, 1))
def test_each_agrees_with_one_roll_after_the_other(targets, modifier):
    def in_turn(dice):
        return tuple(sorted([dice.resolve(shot, target, modifier) for target in targets]))

    assert exact(lambda dice: tuple(sorted(dice.each(shot, targets, modifier)))) == exact(in_turn)


def test_play_and_exact_reading_hand_the_rule_the_same_kind_of_answer():
    for procedure in AGREEMENT.values():
        played, possible = procedure(RandomDice(1)), exact(procedure).outcomes
        assert played in possible and type(played) is type(possible[0])


def test_a_function_written_inside_a_rule_is_the_same_in_every_run():
    def best_of_two(dice, bonus):
        shots = dice.each(lambda dice, gun: dice.roll("1d6", "shot") + bonus, ("fore", "aft"))
        calm = dice.until(lambda face: face != 6, lambda dice: dice.roll("1d6", "wind"))
        return max(shots) + calm * dice.resolve(lambda dice: dice.roll("1d2", "side"))

    def written_outside(dice, bonus):
        shots = dice.each(shot, ("fore", "aft"), bonus)
        return max(shots) + dice.until(no_six, wind) * dice.resolve(side)

    def shot(dice, gun, bonus):
        return dice.roll("1d6", "shot") + bonus

    def wind(dice):
        return dice.roll("1d6", "wind")

    def side(dice):
        return dice.roll("1d2", "side")

    def no_six(face):
        return face != 6

    assert exact(best_of_two, 2) == exact(written_outside, 2)


def test_a_function_that_takes_something_else_along_each_time_is_named():
    times = []

    def rule(dice):
        times.append(1)
        many = len(times)
        return dice.resolve(lambda dice: dice.roll("1d6", "hit") + many) + dice.roll("1d6", "more")

    with pytest.raises(Problem, match="takes along"):
        exact(rule)
