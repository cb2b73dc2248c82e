"""Dice notation: what is accepted, how faces are read, exact chances by brute force over all ways."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from navalgames.chance import parsed
from navalgames.errors import BadInput

NOTATIONS = (
    "1d6",
    "2d6",
    "3d6",
    "d66",
    "d4",
    "1d4+1d8",
    "best 1 of 2d6",
    "worst 2 of 3d6",
    "best 2 of 4d6",
    "best 1 of 1d6+2d8",
    "worst 1 of 2d4+1d10",
    "count 4+ in 5d6",
    "count 5+ in 2d6+1d8",
    "1d100",
    "1d20",
)


def pools(largest=5):
    """Any notation of up to `largest` dice."""
    group = st.tuples(st.integers(1, 2), st.sampled_from([2, 3, 4, 6, 8]))
    groups = st.lists(group, min_size=1, max_size=2)

    def spell(parts, reading, number):
        text = "+".join(f"{count}d{sides}" for count, sides in parts)
        dice = sum(count for count, _ in parts)
        if reading == "sum":
            return text
        if reading == "count":
            return f"count {1 + number % max(sides for _, sides in parts)}+ in {text}"
        return f"{reading} {1 + number % dice} of {text}"

    return st.builds(spell, groups, st.sampled_from(["sum", "best", "worst", "count"]), st.integers(0, 9))


def every_way(pool):
    return product(*(range(1, sides + 1) for sides in pool.sides))


@pytest.mark.parametrize("notation", NOTATIONS)
def test_totals_and_faces_count_every_way(notation):
    pool = parsed(notation)
    ways = list(every_way(pool))
    assert pool.totals.weights == Counter(map(pool.result, ways))
    assert pool.arrangements.weights == Counter(map(pool.arranged, ways))
    assert pool.totals.total == pool.ways == len(ways)


@settings(max_examples=80, deadline=None)
@given(pools())
def test_any_pool_counts_every_way(notation):
    pool = parsed(notation)
    assert pool.totals.weights == Counter(map(pool.result, every_way(pool)))
    assert pool.arrangements.map(pool.result) == pool.totals
    assert sum(chance for _, chance in pool.totals) == 1


def test_reading_of_faces():
    faces = (2, 6, 4)
    assert [parsed(n).result(faces) for n in ("3d6", "best 1 of 3d6", "best 2 of 3d6", "worst 2 of 3d6")] == [
        12,
        6,
        10,
        6,
    ]
    assert parsed("count 4+ in 3d6").result(faces) == 2
    assert parsed("3d6").arranged(faces) == (6, 4, 2)


def test_d66_is_tens_and_units():
    pool = parsed("d66")
    assert pool.result((3, 5)) == 35
    assert pool.arranged((3, 5)) == (3, 5)
    assert pool.totals.outcomes == tuple(10 * tens + units for tens in range(1, 7) for units in range(1, 7))
    assert set(pool.totals.weights.values()) == {1}


def test_d4_is_an_eight_sided_die_numbered_twice():
    pool = parsed("1d4+1d6")
    assert pool.sides == (4, 6)
    assert pool.solids == (8, 6)
    # Read off the eight-sided die, every number from 1 to 4 has two of eight sides.
    eight = Counter((side - 1) % 4 + 1 for side in range(1, 9))
    assert all(parsed("d4").totals.chance(face) == Fraction(count, 8) for face, count in eight.items())


def test_parsed_once():
    assert parsed("best 1 of 2d6") is parsed("best 1 of 2d6")
    assert parsed("d6").notation == "1d6"
    assert parsed("best 1 of d6+2d8").notation == "best 1 of 1d6+2d8"


def test_large_pools_stay_small():
    assert parsed("40d6").totals.mean() == 140
    assert parsed("best 3 of 20d6").totals.at_most(3) == Fraction(1, 6**20)
    assert parsed("count 5+ in 60d6").totals.mean() == 20


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("", "no dice notation"),
        ("2D6", "no dice notation"),
        ("2 d6", "no dice notation"),
        ("2d6-1", "no dice notation"),
        ("best of 2d6", "no dice notation"),
        ("best 1 of d66", "66 sides"),
        ("count 4 in 5d6", "no dice notation"),
        ("two dice", "no dice notation"),
        (6, "no dice notation"),
        (None, "no dice notation"),
        ("0d6", "asks for 0 dice"),
        ("101d6", "asks for 101 dice"),
        ("60d6+60d8", "asks for 120 dice"),
        ("1d1", "cannot have 1 sides"),
        ("1d101", "cannot have 101 sides"),
        ("2d66", "cannot have 66 sides"),
        ("best 3 of 2d6", "keeps 3 dice of 2"),
        ("worst 0 of 2d6", "keeps 0 dice of 2"),
        ("count 7+ in 5d6", "7 or more"),
        ("count 0+ in 5d6", "0 or more"),
    ],
)
def test_impossible_dice(notation, sentence):
    with pytest.raises(BadInput, match=sentence):
        parsed(notation)


def test_too_many_faces_to_tell_apart():
    with pytest.raises(BadInput, match="combinations"):
        parsed("60d20").arrangements  # noqa: B018 - counted on first look


def test_too_many_sums_of_the_best_dice():
    with pytest.raises(BadInput, match="combinations"):
        parsed("worst 50 of 100d10").totals  # noqa: B018 - counted on first look


@pytest.mark.parametrize("notation", ["best 2 of 2d4+3d12", "worst 3 of 1d4+2d6+2d10", "count 7+ in 2d4+4d8"])
def test_dice_that_cannot_reach_the_highest_faces(notation):
    pool = parsed(notation)
    assert pool.totals.weights == Counter(map(pool.result, every_way(pool)))


@pytest.mark.parametrize("given_faces", [(4, 5), [4, 5], "4 5", "4,5", " 4, 5 ", "4+5"])
def test_faces_as_people_give_them(given_faces):
    assert parsed("2d6").read(given_faces) == (4, 5)


def test_one_die_may_be_bare():
    assert parsed("1d6").read(4) == (4,)
    assert parsed("1d100").read("42") == (42,)


@pytest.mark.parametrize(
    ("notation", "given_faces", "sentence"),
    [
        ("2d6", (4,), "needs 2 faces or cards, but 1 was given"),
        ("2d6", 9, "needs 2 faces"),
        ("1d6", (4, 5), "needs 1 face or card, but 2 were given"),
        ("2d6", (4, 7), "cannot show “7”.*1-6"),
        ("2d6", (0, 4), "cannot show “0”"),
        ("2d6", "4 x", "cannot show “x”"),
        ("2d6", "", "but 1 was given"),
        ("1d6", True, "cannot show “True”"),
        ("1d6", 2.0, "cannot show “2.0”"),
        ("1d6+1d8", (8, 6), "cannot show “8”"),
        ("d4", 5, "1-4"),
        ("d66", 35, "needs 2 faces"),
    ],
)
def test_faces_these_dice_do_not_have(notation, given_faces, sentence):
    with pytest.raises(BadInput, match=sentence):
        parsed(notation).read(given_faces)
