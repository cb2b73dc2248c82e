"""Chances of things side by side as a product, with the number of their orders in front.

Knows fractions and how they are written. Must not know what is multiplied.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import factorial, prod
from typing import Any

from navalgames.pictures.highest import POWERS
from navalgames.texts import Texts
from navalgames.texts.figures import fraction_text


def product_of(
    results: tuple[Any, ...], chances: dict[Any, Fraction], told: Callable[[Fraction], str] = fraction_text
) -> str:
    """The chance of these results, in whatever order, as a product; "" where one factor is too long to read.

    told: how a chance is written.

    >>> product_of(("hit", "miss", "miss"), {"hit": Fraction(1, 6), "miss": Fraction(5, 6)})
    '3 × 1/6 × (5/6)²'
    """
    counts = Counter(results)
    factors = {outcome: told(chances[outcome]) for outcome in counts}
    if not all(factors.values()):
        return ""
    orders = factorial(len(results)) // prod(map(factorial, counts.values()))
    powers = [
        factors[outcome] if count == 1 else f"({factors[outcome]}){str(count).translate(POWERS)}"
        for outcome, count in counts.items()
    ]
    return " × ".join([*([str(orders)] if orders > 1 else []), *powers])


def product_told(product: str, percent: str, texts: Texts) -> str:
    """A product and what it comes to; one that is told as "less than" is no equation."""
    if not product:
        return percent
    key = "why-part-product" if percent[:1].isdigit() else "why-part-product-beyond"
    return texts.t(key, product=product, percent=percent)
