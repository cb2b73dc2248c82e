"""All pairs instead of all combinations: few rows in which any two values of two axes still meet.

Knows no test. A fault that needs one value, or two at once, is found; one that needs three is left to the
whole product, which `make soak` goes through.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from typing import Any


def pairs(*axes: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Rows with one value of each axis, so that any two values of different axes stand in a row together.

    The same rows for the same axes: each is the row that brings most new pairs, the first of them in order.

    >>> pairs(("en", "ja"), ("light", "dark"), (320, 1366))
    [('en', 'light', 320), ('en', 'dark', 1366), ('ja', 'light', 1366), ('ja', 'dark', 320)]
    """
    rows = list(product(*(range(len(axis)) for axis in axes)))
    missing = {pair for row in rows for pair in _pairs_of(row)}
    chosen = []
    while missing:
        best = max(rows, key=lambda row: len(missing & _pairs_of(row)))  # the first of those that bring most
        missing -= _pairs_of(best)
        chosen.append(best)
    return [tuple(axis[place] for axis, place in zip(axes, row, strict=True)) for row in sorted(chosen)]


def _pairs_of(row: tuple[int, ...]) -> set[tuple[tuple[int, int], ...]]:
    return set(combinations(enumerate(row), 2))
