"""What equal things come to together, told as one where it does not matter what some of them show.

Knows results by their numbers and the ends they lead to. Must not know words, chances or dice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from typing import NamedTuple

Ends = Mapping[tuple[int, ...], int]
"""What equal things came to, their results by number and in order, and the end that leads to."""


class Merged(NamedTuple):
    """How often each kind of result came, a kind being all results that are told as one, and the end."""

    counts: tuple[tuple[tuple[int, ...], int], ...]
    end: int


def merged(ends: Ends, results: int, times: int) -> list[Merged]:
    """As few ways as may be: first the highest result is counted, or the lowest, then the next as long as
    what is left may still lead elsewhere.

    >>> ends = {(0, 0): -1, (0, 1): -1, (1, 1): -1, (0, 2): -2, (1, 2): -2, (2, 2): -3}
    >>> merged(ends, 3, 2)[1]
    Merged(counts=(((0, 1), 1), ((2,), 1)), end=-2)
    """
    up, down = tuple(range(results)), tuple(reversed(range(results)))
    return min((list(_counted(ends, order, times, ())) for order in (up, down)), key=len)


def _counted(
    ends: Ends, order: tuple[int, ...], left: int, before: tuple[tuple[tuple[int, ...], int], ...]
) -> Iterator[Merged]:
    """Every way with these results: the last of `order` is counted next."""
    shown = tuple(one for (kind, count) in before for one in kind * count)
    found = {
        ends[tuple(sorted((*shown, *rest)))] for rest in combinations_with_replacement(sorted(order), left)
    }
    if len(found) == 1:
        told = ((tuple(sorted(order)), left), *before) if left else before
        yield Merged(tuple(sorted(told)), found.pop())
        return
    for count in range(left, -1, -1):
        counted = (((order[-1],), count), *before) if count else before
        yield from _counted(ends, order[:-1], left - count, counted)
