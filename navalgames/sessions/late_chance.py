"""Sources of chance for single orders: seeded only when the first die falls, because most orders roll none.

Knows generators of random numbers. Must not know dice, orders or games.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

SAME_SEED = 0
REMEMBERED = 64


class LateRandom:
    """The numbers of `Random(seed)`.

    >>> LateRandom("1914:7").random() == Random("1914:7").random()
    True
    """

    def __init__(self, seed: int | str) -> None:
        self.random = _numbers(seed).__next__


class SameFall:
    """The same numbers for all who ask, those of `Random(SAME_SEED)`: for orders that are compared.

    >>> SameFall().random() == SameFall().random() == Random(SAME_SEED).random()
    True
    """

    def __init__(self) -> None:
        self.random = _same_numbers().__next__


def _numbers(seed: int | str) -> Iterator[float]:
    number = Random(seed).random
    while True:
        yield number()


def _same_numbers() -> Iterator[float]:
    yield from _FIRST
    for place, number in enumerate(_numbers(SAME_SEED)):
        if place >= REMEMBERED:
            yield number


_FIRST = tuple(number for number, _ in zip(_numbers(SAME_SEED), range(REMEMBERED), strict=False))
"""Seeding takes longer than most orders: the first numbers are kept."""
