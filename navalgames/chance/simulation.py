"""Rolls a rule many times and says how sure the counted shares are.

Knows samples: how many, from which seed, and their intervals. Must not know how exact chances are
found; these numbers are always estimates. numpy is loaded only by `simulate_dice`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any

from navalgames.chance.dice import Procedure
from navalgames.chance.notation import Pool, parsed
from navalgames.chance.readers import RandomDice
from navalgames.chance.shown import shares_shown
from navalgames.errors import BadInput
from navalgames.printing import printed, quoted

_ROWS_AT_ONCE = 100_000
_NOTHING = object()
"""Where no outcome is named; None may be one."""


@dataclass(frozen=True)
class Sample:
    """`n` results of one rule, thrown from `seed`: how often each outcome came."""

    n: int
    seed: int
    counts: Mapping[Any, int]

    def __repr__(self) -> str:
        """The outcomes with their shares, the commonest first.

        >>> Sample(4, 1, {"hit": 1, "miss": 3})
        <Sample of 4: miss: 75 %, hit: 25 %>
        """
        common = sorted(self.counts, key=lambda outcome: -self.counts[outcome])
        return f"<Sample of {self.n}: {shares_shown(common, [self.counts[one] for one in common])}>"

    def came(self, outcome: Any) -> int:
        """How many times `outcome` came."""
        return self.counts.get(outcome, 0)

    def share(self, outcome: Any) -> float:
        """How often `outcome` came, from 0 to 1."""
        return self.came(outcome) / self.n

    def interval(self, outcome: Any = _NOTHING, confidence: float = 0.95) -> tuple[float, float]:
        """Wilson's interval for the chance of `outcome`.

        >>> low, high = Sample(100, 1, {"hit": 10, "miss": 90}).interval("hit")
        >>> round(low, 3), round(high, 3)
        (0.055, 0.174)

        Raises:
            BadInput: no outcome; tells where the interval of the mean is.
        """
        if outcome is _NOTHING:
            raise BadInput("error-sample-interval", example=printed(next(iter(self.counts))))
        return wilson(self.came(outcome), self.n, confidence)

    def mean(self, value: Callable[[Any], float] | None = None) -> float:
        """The average outcome, or the average of `value(outcome)`."""
        return sum(_number(outcome, value) * count for outcome, count in self.counts.items()) / self.n

    def mean_interval(
        self, confidence: float = 0.95, value: Callable[[Any], float] | None = None
    ) -> tuple[float, float]:
        """The interval for the true average (normal approximation)."""
        mean = self.mean(value)
        squares = sum((_number(o, value) - mean) ** 2 * count for o, count in self.counts.items())
        half = _z(confidence) * sqrt(squares / max(1, self.n - 1) / self.n)
        return mean - half, mean + half


def wilson(count: int, n: int, confidence: float = 0.95) -> tuple[float, float]:
    """Wilson's interval for a chance of which `count` of `n` came.

    >>> [round(end, 3) for end in wilson(8, 10)]
    [0.49, 0.943]
    """
    z, share = _z(confidence), count / n
    spread = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    centre, scale = share + z * z / (2 * n), 1 + z * z / n
    # Rounding must not push the share itself, 0 or 1 above all, out of its interval.
    low, high = (centre - spread) / scale, (centre + spread) / scale
    return min(share, max(0.0, low)), max(share, min(1.0, high))


def simulate(procedure: Procedure, *args: Any, n: int, seed: int) -> Sample:
    """`n` results of `procedure(dice, *args)`, thrown by the very rule that is read exactly elsewhere.

    >>> simulate(lambda dice: dice.roll("2d6", "damage") >= 10, n=1000, seed=1).n
    1000
    """
    _check_size(n)
    dice = RandomDice(seed, record=False)
    return Sample(n, seed, Counter(procedure(dice, *args) for _ in range(n)))


def simulate_dice(notation: str, n: int, seed: int) -> Sample:
    """`n` readings of plain dice, with numpy: fit for millions.

    >>> sorted(simulate_dice("best 1 of 2d6", n=1000, seed=1).counts)
    [1, 2, 3, 4, 5, 6]
    """
    import numpy

    _check_size(n)
    pool = parsed(notation)
    rng = numpy.random.default_rng(seed)
    counts: Counter[int] = Counter()
    for begin in range(0, n, _ROWS_AT_ONCE):
        rows = min(_ROWS_AT_ONCE, n - begin)
        faces = rng.integers(1, numpy.array(pool.sides), size=(rows, len(pool.sides)), endpoint=True)
        numbers, times = numpy.unique(_read(pool, faces), return_counts=True)
        counts.update(dict(zip(numbers.tolist(), times.tolist(), strict=True)))
    return Sample(n, seed, counts)


def _read(pool: Pool, faces: Any) -> Any:
    """`Pool.result` for every row of an array of faces."""
    if pool.reading == "count":
        return (faces >= pool.number).sum(axis=1)
    if pool.reading == "d66":
        return 10 * faces[:, 0] + faces[:, 1]
    if pool.reading == "sum":
        return faces.sum(axis=1)
    faces.sort(axis=1)
    kept = faces[:, -pool.number :] if pool.reading == "best" else faces[:, : pool.number]
    return kept.sum(axis=1)


def _number(outcome: Any, value: Callable[[Any], float] | None) -> float:
    try:
        return float(outcome if value is None else value(outcome))
    except (TypeError, ValueError):
        raise BadInput("error-chance-no-number", given=quoted(outcome)) from None


def _z(confidence: float) -> float:
    if not 0 < confidence < 1:
        raise BadInput("error-sample-confidence", given=printed(confidence))
    return NormalDist().inv_cdf((1 + confidence) / 2)


def _check_size(n: Any) -> None:
    if isinstance(n, bool) or not isinstance(n, int) or n < 1:
        raise BadInput("error-sample-size", given=quoted(n))
