"""How numbers are written for people: percent, fractions, means.

Knows digits. An exact chance that is not 0 or 1 is never written as if it were.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import floor
from typing import Any

LONGEST_FRACTION = 15
MOST_DIGITS = 9
MOST_KNOWN = 4096
"""Percentages that are kept as they are written: a picture tells the same ones again and again."""
MINUS = "−"
"""The sign readers know; the hyphen of a keyboard is shorter, and some voices do not read it."""


@lru_cache(maxsize=MOST_KNOWN)
def percent_text(chance: Fraction | float) -> str:
    """A chance in percent: one decimal, more only where it would otherwise look like 0 or 100.

    >>> percent_text(Fraction(5, 36)), percent_text(Fraction(1, 2)), percent_text(Fraction(1, 7776))
    ('13.9 %', '50 %', '0.013 %')
    >>> percent_text(Fraction(1, 80)), percent_text(Fraction(9, 80))
    ('1.3 %', '11.3 %')
    >>> percent_text(1 - Fraction(1, 7776)), percent_text(Fraction(1)), percent_text(Fraction(1, 10**9))
    ('99.987 %', '100 %', '< 0.0001 %')
    """
    exact = Fraction(chance) * 100
    if exact in (0, 100):
        return f"{exact} %"
    distance = min(exact, 100 - exact)
    for decimals in (1, 2, 3, 4):
        if distance >= Fraction(1, 10**decimals):
            digits = decimals + (decimals > 1)
            return f"{_trimmed(exact, min(digits, 4))} %"
    return "< 0.0001 %" if exact < 50 else "> 99.9999 %"


def fraction_text(chance: Fraction) -> str:
    """A chance as a fraction, or "" when it is too long to be read as one.

    Nobody reads a denominator of more than nine digits: the percent says more.

    >>> fraction_text(Fraction(5, 36)), fraction_text(Fraction(1, 6**11)), fraction_text(Fraction(1, 6**12))
    ('5/36', '1/362797056', '')
    """
    written = true_minus(str(Fraction(chance)))
    _, _, below = written.partition("/")
    return written if len(written) <= LONGEST_FRACTION and len(below) <= MOST_DIGITS else ""


def number_text(value: Any) -> str:
    """A number with at most two decimals and a true minus.

    >>> number_text(Fraction(7, 2)), number_text(7), number_text(Fraction(91, 36)), number_text(-1.239)
    ('3.5', '7', '2.53', '−1.24')
    """
    return _trimmed(Fraction(value), 2)


def signed_text(number: Any, decimals: int = 2) -> str:
    """A difference with its sign; a true minus, and none for nothing.

    >>> signed_text(1.5), signed_text(-0.25), signed_text(-0.001), signed_text(2)
    ('+1.5', '−0.25', '0', '+2')
    """
    text = _trimmed(Fraction(number), decimals)
    return text if text == "0" or text.startswith(MINUS) else f"+{text}"


def true_minus(number: str) -> str:
    """A number as a program writes it, its hyphen a true minus."""
    return number.replace("-", MINUS)


def _trimmed(value: Fraction, decimals: int) -> str:
    """Rounded half up, as a page's script rounds too: 1.25 is 1.3 everywhere."""
    parts = floor(abs(value) * 10**decimals + Fraction(1, 2))
    whole, below = divmod(parts, 10**decimals)
    text = f"{MINUS if value < 0 and parts else ''}{whole}.{below:0{decimals}d}"
    return text.rstrip("0").rstrip(".") if "." in text else text
