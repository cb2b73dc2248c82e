"""Exact chances as they are shown at a prompt: short ones as fractions, long ones by their first digits.

Knows digits. Must not know what is counted.
"""

from __future__ import annotations

from fractions import Fraction

LONGEST_SHOWN = 60
DIGITS = 10


class Exact(Fraction):
    """A fraction that stays exact however it is shown.

    >>> Exact(1, 3), Exact(1, 3**200)
    (Fraction(1, 3), Fraction(≈ 3.76486195e-96))
    >>> Exact(1, 3**200) * 3**200
    Fraction(1, 1)
    """

    def __repr__(self) -> str:
        written = f"Fraction({self.numerator}, {self.denominator})"
        return written if len(written) <= LONGEST_SHOWN else f"Fraction(≈ {float(self):.{DIGITS}g})"

    def __str__(self) -> str:
        written = super().__str__()
        return written if len(written) <= LONGEST_SHOWN else f"≈ {float(self):.{DIGITS}g}"
