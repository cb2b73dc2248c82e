"""The rows of `tests.pairs` leave out no pair, and are few."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tests.pairs import pairs

AXES = [
    (("en", "ja"), ("light", "dark"), (1366, 768, 320)),
    (range(5), range(9), ("en", "ja")),
    (range(5), ("en", "ja"), (1366, 768, 320), ("light", "dark")),
    (("a",), ("b", "c")),
]


@pytest.mark.parametrize("axes", AXES)
def test_any_two_values_meet(axes):
    rows = pairs(*axes)
    for (one, left), (other, right) in combinations(enumerate(axes), 2):
        assert {(row[one], row[other]) for row in rows} == set(product(left, right))


@pytest.mark.parametrize(("axes", "most"), [*zip(AXES, (6, 45, 16, 2), strict=True)])
def test_rows_are_few_and_always_the_same(axes, most):
    rows = pairs(*axes)
    assert len(set(rows)) == len(rows) <= most
    assert pairs(*axes) == rows
