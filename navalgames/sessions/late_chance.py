"""Sources of chance for single orders: seeded only when the first die falls, because most orders roll none.

Knows generators of random numbers. Must not know dice, orders or games.
"""

from __future__ import annotations

from _random import Random as Numbers
from collections.abc import Callable, Iterator
from hashlib import sha512
from itertools import islice

SAME_SEED = 0
REMEMBERED = 64


def numbers_of(seed: str) -> Callable[[], float]:
    """What gives the numbers of `Random(seed)`, from 0 up to 1: that one seeds itself twice, and its numbers
    alone are asked for.

    >>> from random import Random
    >>> numbers_of("1914:7")() == Random("1914:7").random()
    True
    """
    text = seed.encode()
    return Numbers(int.from_bytes(text + sha512(text).digest(), "big")).random


class LateRandom:
    """The numbers of `Random(seed)`.

    >>> from random import Random
    >>> LateRandom("1914:7").random() == Random("1914:7").random()
    True
    """

    def __init__(self, seed: str) -> None:
        self.random = _numbers(seed).__next__


class SameFall:
    """The same numbers for all who ask, those of `Random(SAME_SEED)`: for orders that are compared.

    >>> from random import Random
    >>> SameFall().random() == SameFall().random() == Random(SAME_SEED).random()
    True
    """

    def __init__(self) -> None:
        self.random = _same_numbers().__next__


def _numbers(seed: str) -> Iterator[float]:
    number = numbers_of(seed)
    while True:
        yield number()


def _same_numbers() -> Iterator[float]:
    yield from _FIRST
    for place, number in enumerate(_endless(Numbers(SAME_SEED).random)):
        if place >= REMEMBERED:
            yield number


def _endless(number: Callable[[], float]) -> Iterator[float]:
    while True:
        yield number()


_FIRST = tuple(islice(_endless(Numbers(SAME_SEED).random), REMEMBERED))
"""Seeding takes longer than most orders: the first numbers are kept."""
