"""Counted pools: the short cut of exact reading against every throw, and rules that conclude."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from navalgames.chance import Distribution, RandomDice, ScriptedDice, exact, memory, pools, rounds, witness
from navalgames.errors import Problem

MOST_THROWS = 5000


def walked(dice, hits, cancels, sides):
    """The same rule, which exact reading does not know and therefore walks."""
    return pools.uncancelled(dice, hits, cancels, sides)


def every_throw(number, least, against, against_least, sides):
    faces = range(1, sides + 1)
    counted: dict[int, int] = {}
    for throw in product(faces, repeat=number + against):
        hits = sum(face >= least for face in throw[:number])
        left = max(0, hits - sum(face >= against_least for face in throw[number:]))
        counted[left] = counted.get(left, 0) + 1
    return Distribution(counted)


@given(st.integers(2, 6), st.integers(0, 4), st.integers(0, 4), st.integers(-1, 8), st.integers(-1, 8))
def test_every_throw_is_counted(sides, number, against, least, against_least):
    while sides ** (number + against) > MOST_THROWS:
        number, against = max(number - 1, 0), max(against - 1, 0)
    found = exact(pools.uncancelled, (number, least, "hit"), (against, against_least, "cancel"), sides)
    assert found == every_throw(number, least, against, against_least, sides)
    assert 0 not in found.weights.values()


@given(st.integers(2, 20), st.integers(0, 12), st.integers(0, 12), st.integers(-2, 22), st.integers(-2, 22))
def test_counted_as_walked(sides, number, against, least, against_least):
    asked = (number, least, "hit", "1.1"), (against, against_least, "cancel", "1.2"), sides
    assert exact(pools.uncancelled, *asked) == exact(walked, *asked)


@pytest.mark.parametrize(("number", "against"), [(23, 0), (12, 12), (40, 40), (0, 90), (90, 1)])
def test_numbers_longer_than_a_field(number, against):
    asked = (number, 6, "hit"), (against, 2, "cancel"), 6
    found = exact(pools.uncancelled, *asked)
    assert found.total <= 6 ** (number + against)
    assert found == exact(walked, *asked)


def test_no_throw_of_the_other_side_after_a_miss():
    script = [{"dice": "count 5+ in 3d6", "why": "hit", "rule": "1.1", "shows": [4, 1, 2]}]
    dice = ScriptedDice(script)
    assert pools.uncancelled(dice, (3, 5, "hit", "1.1"), (2, 5, "cancel", "1.2")) == 0
    dice.finish()
    assert [(one.dice, one.rule) for one in dice.record] == [("count 5+ in 3d6", "1.1")]


def test_dice_that_cannot_count_are_thrown_all_the_same():
    dice = RandomDice(1)
    assert pools.at_least(dice, 3, 7, "hit") == 0
    assert [one.dice for one in dice.record] == ["3d6"]
    assert pools.at_least(dice, 0, 4, "hit") == 0 and len(dice.record) == 1


# Rules that conclude


def broadside(dice, number, against):
    return dice.conclude(pools.uncancelled, (number, 4, "hits"), (against, 5, "cancels"))


def with_luck(dice, number):
    """Concludes on some paths, and not at the same depth."""
    luck = dice.roll("1d6", "luck")
    if luck == 6:
        return number
    if luck == 5:
        return dice.conclude(broadside, number, dice.roll("1d3", "more"))
    return dice.conclude(pools.uncancelled, (luck, 4, "hits"), (2, 5, "cancels"))


def resolved_with_luck(dice, number):
    luck = dice.roll("1d6", "luck")
    if luck == 6:
        return number
    if luck == 5:
        return dice.resolve(broadside, number, dice.roll("1d3", "more"))
    return dice.resolve(pools.uncancelled, (luck, 4, "hits"), (2, 5, "cancels"))


def test_a_conclusion_is_what_would_have_been_resolved():
    assert exact(with_luck, 4) == exact(resolved_with_luck, 4)
    for seed in range(50):
        assert with_luck(RandomDice(seed), 4) == resolved_with_luck(RandomDice(seed), 4)


def test_what_is_made_of_a_conclusion():
    def tripled(dice, number):
        return dice.conclude_as(lambda left: min(3 * left, 6), broadside, number, 2)

    def resolved(dice, number):
        return min(3 * dice.resolve(broadside, number, 2), 6)

    assert exact(tripled, 5) == exact(resolved, 5)
    assert set(exact(tripled, 5).outcomes) == {0, 3, 6}
    for seed in range(50):
        assert tripled(RandomDice(seed), 5) == resolved(RandomDice(seed), 5)


def test_concluded_rounds():
    def step(dice, left):
        return dice.conclude(broadside, left, 2)

    def resolved(dice, left):
        return dice.resolve(broadside, left, 2)

    assert rounds.until(step, 5, lambda left: not left) == rounds.until(resolved, 5, lambda left: not left)
    assert rounds.expected(step, 5, lambda left: not left) == rounds.expected(
        resolved, 5, lambda left: not left
    )


def test_what_a_conclusion_saw_is_told_again():
    def sees(dice):
        witness.saw("cell")
        return dice.conclude(pools.uncancelled, (2, 4, "hits"), (1, 5, "cancels"))

    def concludes(dice):
        return dice.conclude(sees)

    memory.forget()
    for _ in range(2):
        with witness.collect() as seen:
            exact(concludes)
        assert seen == {"cell"}


@pytest.mark.parametrize(
    "used",
    [
        lambda left: 0 if left else 1,
        lambda left: (left, 1),
        lambda left: None,
    ],
)
def test_nothing_else_may_be_done_with_a_conclusion(used):
    def rule(dice):
        return used(dice.conclude(broadside, 3, 1))

    with pytest.raises(Problem) as refused:
        exact(rule)
    assert refused.value.key == "error-chance-conclude"


def test_after_a_conclusion_nothing_more_is_asked_for():
    def rolls_on(dice):
        left = dice.conclude(broadside, 3, 1)
        dice.roll("1d6", "more")
        return left

    def concludes_twice(dice):
        dice.conclude(broadside, 3, 1)
        return dice.conclude(broadside, 3, 1)

    for rule in (rolls_on, concludes_twice):
        with pytest.raises(Problem) as refused:
            exact(rule)
        assert refused.value.key == "error-chance-conclude"


def test_a_rule_that_forgets_its_dice_and_concludes_is_found_out():
    """One die asked for at first and not again, and a conclusion where the path would have gone on."""
    asked = iter(range(100))

    def rule(dice):
        if not next(asked):
            return dice.roll("1d6", "luck")
        return dice.conclude(broadside, 3, 1)

    with pytest.raises(Problem) as refused:
        exact(rule)
    assert refused.value.key == "error-chance-impure"


def test_an_impure_rule_that_concludes_is_found_out():
    asked = iter(range(100))

    def rule(dice):
        dice.roll("1d2" if next(asked) else "1d3", "luck")
        return dice.conclude(broadside, 3, 1)

    with pytest.raises(Problem) as refused:
        exact(rule)
    assert refused.value.key == "error-chance-impure"
