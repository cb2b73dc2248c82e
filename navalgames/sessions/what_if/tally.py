"""Pairs of games, counted: shares and means before and after, and how sure their differences are.

Knows winners and numbers of games. Must not know who played them or what was changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from navalgames.chance import wilson
from navalgames.games.contract import Measure
from navalgames.sessions.simulate import Played, Share, result_names

#: 95 % of a normal distribution lie within so many deviations.
Z = 1.959963984540054


class Effect(NamedTuple):
    """A share before and after, and the difference with its 95 % interval."""

    before: Share
    after: Share
    difference: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether the interval lies on one side of zero."""
        return self.low > 0 or self.high < 0


class MeanEffect(NamedTuple):
    """A mean before and after, and the difference with its 95 % interval."""

    before: float
    after: float
    difference: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether the interval lies on one side of zero."""
        return self.low > 0 or self.high < 0


def paired_interval(gained: int, lost: int, pairs: int) -> tuple[float, float]:
    """The 95 % interval of a difference of two shares counted in pairs.

    Agresti and Min's: half a pair is added to each of the four kinds of pair, so that it is neither empty
    nor too short when hardly any pair differs.

    Args:
        gained: pairs with the event only after the change. lost: only before it.

    >>> [round(end, 3) for end in paired_interval(12, 4, 100)]
    [0.001, 0.156]
    >>> paired_interval(0, 0, 1000)[1] > 0
    True
    """
    n = pairs + 2
    up, down = (gained + 0.5) / n, (lost + 0.5) / n
    middle = up - down
    half = Z * sqrt(max(0.0, up + down - middle * middle) / n)
    return middle - half, middle + half


class _Sums:
    """Running sums of pairs of numbers: all that means and their intervals need."""

    __slots__ = ("after", "before", "difference", "n", "square")

    def __init__(self) -> None:
        self.n = 0
        self.before = self.after = self.difference = self.square = 0.0

    def add(self, before: float, after: float) -> None:
        self.n += 1
        self.before += before
        self.after += after
        self.difference += after - before
        self.square += (after - before) ** 2

    def effect(self) -> MeanEffect:
        mean = self.difference / self.n
        variance = max(0.0, self.square - self.n * mean * mean) / max(1, self.n - 1)
        half = Z * sqrt(variance / self.n)
        return MeanEffect(self.before / self.n, self.after / self.n, mean, mean - half, mean + half)


class _Ratios:
    """Running sums of pairs of measures: all that ratios and the interval of their difference need.

    The interval is that of the pairs' deviations from both ratios (the delta method); where every game counts
    for one it is that of a mean.
    """

    __slots__ = ("n", "products", "sums")

    def __init__(self) -> None:
        self.n = 0
        self.sums = [0.0] * 4
        self.products = [[0.0] * 4 for _ in range(4)]

    def add(self, before: Measure, after: Measure) -> None:
        self.n += 1
        numbers = (before.amount, before.of, after.amount, after.of)
        for place, one in enumerate(numbers):
            self.sums[place] += one
            for other, two in enumerate(numbers):
                self.products[place][other] += one * two

    def effect(self) -> MeanEffect | None:
        """None where nothing was counted for."""
        amount, of, later_amount, later_of = self.sums
        if not of or not later_of:
            return None
        before, after, n = amount / of, later_amount / later_of, self.n
        factors = (-n / of, before * n / of, n / later_of, -after * n / later_of)
        square = sum(
            one * two * product
            for one, row in zip(factors, self.products, strict=True)
            for two, product in zip(factors, row, strict=True)
        )
        half = Z * sqrt(max(0.0, square) / max(1, n - 1) / n)
        return MeanEffect(before, after, after - before, after - before - half, after - before + half)


class Tally:
    """Pairs of games, added one by one."""

    def __init__(self, sides: Sequence[str]) -> None:
        self.pairs = self.alike = 0
        self._sides = tuple(sides)
        self._results: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
        self._endings: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self._ratios: dict[str, _Ratios] = {}
        self._sums: dict[str, _Sums] = {"turn": _Sums(), "decisions": _Sums(), "score": _Sums()}

    def add(self, before: Played, after: Played) -> None:
        """Count one pair."""
        self.pairs += 1
        self.alike += before == after
        self._results[before.results, after.results] += 1
        self._endings[0][before.ending] += 1
        self._endings[1][after.ending] += 1
        for name, sums in self._sums.items():
            old, new = getattr(before, name), getattr(after, name)
            if old is not None and new is not None:
                sums.add(old, new)
        for one, other in zip(before.measures, after.measures, strict=True):
            self._ratios.setdefault(one.name, _Ratios()).add(one, other)

    @property
    def _names(self) -> tuple[str, ...]:
        seen = {name for pair in self._results for results in pair for name in results}
        return result_names(self._sides, seen)

    def wins(self) -> dict[str, Effect]:
        """The share of wins of each side, of draws, and of lost games where there were any."""
        return {name: self._effect(name) for name in self._names}

    def mean(self, name: str) -> MeanEffect | None:
        """The mean of "turn", "decisions" or "score"; None when some game keeps none."""
        sums = self._sums[name]
        return sums.effect() if sums.n and sums.n == self.pairs else None

    def measures(self) -> dict[str, MeanEffect]:
        """What the game itself measures, by name."""
        effects = {name: ratios.effect() for name, ratios in self._ratios.items()}
        return {name: effect for name, effect in effects.items() if effect is not None}

    def endings(self) -> dict[str, tuple[int, int]]:
        """How many games ended for which reason, the most frequent first."""
        before, after = self._endings
        ordered = sorted({*before, *after}, key=lambda key: (-before[key] - after[key], key))
        return {key: (before[key], after[key]) for key in ordered}

    def half_width(self) -> float:
        """Of the widest interval of a difference in win share."""
        return max((effect.high - effect.low) / 2 for effect in self.wins().values())

    def gain(self) -> float:
        """The variance that two unrelated series would have, divided by that of the pairs.

        Where no pair differs the variance of the pairs is taken as that of one that does.
        """
        alone = paired = 0.0
        for name in self._names:
            old, new, gained, lost = self._counts(name)
            p, q = old / self.pairs, new / self.pairs
            alone += p * (1 - p) + q * (1 - q)
            paired += (gained + lost) / self.pairs - (q - p) ** 2
        return alone / max(paired, 1 / self.pairs) if alone else 1.0

    def _counts(self, name: str) -> tuple[int, int, int, int]:
        pairs = self._results.items()
        old = sum(count for (before, _), count in pairs if name in before)
        new = sum(count for (_, after), count in pairs if name in after)
        both = sum(count for (before, after), count in pairs if name in before and name in after)
        return old, new, new - both, old - both

    def _effect(self, name: str) -> Effect:
        old, new, gained, lost = self._counts(name)
        n = self.pairs
        low, high = paired_interval(gained, lost, n)
        return Effect(_share(old, n), _share(new, n), (new - old) / n, low, high)


def _share(count: int, n: int) -> Share:
    return Share(count, count / n, *wilson(count, n))
