"""Exact chances as lying bars of a table: the scale they are drawn to.

Knows percentages. Must not know HTML, nor where a chance comes from.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import ceil
from typing import NamedTuple

_STEPS = (Fraction(1, 2), 1, 2, 5, 10, 20, 25)
_MOST_LINES = 4


class Scale(NamedTuple):
    """An axis from 0 to `top` per cent, a line every `step`; `lines` in hundredths of its width."""

    top: Fraction
    step: Fraction
    lines: tuple[float, ...]

    def width(self, chance: Fraction) -> float:
        """How long the bar of a chance is, in hundredths of the axis."""
        return round(float(chance * 10_000 / self.top), 2)


def scale_of(chances: Iterable[Fraction]) -> Scale:
    """The shortest axis of round numbers that holds every chance.

    >>> scale_of([Fraction(4, 9), Fraction(1, 6)])
    Scale(top=Fraction(60, 1), step=Fraction(20, 1), lines=(33.33, 66.67))
    """
    most = max((chance * 100 for chance in chances), default=Fraction(1))
    step = next((Fraction(one) for one in _STEPS if most <= one * _MOST_LINES), Fraction(_STEPS[-1]))
    count = max(1, ceil(most / step))
    return Scale(step * count, step, tuple(round(100 * place / count, 2) for place in range(1, count)))
