"""Outcomes with their shares, in one line at a prompt.

Knows numbers and words. Must not know what is counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

MOST_SHOWN = 12


def shares_shown(outcomes: Sequence[Any], weights: Iterable[int]) -> str:
    """The likeliest outcomes with their shares, in the order in which they are given.

    >>> shares_shown(("hit", "miss"), (1, 2))
    'hit: 33.3 %, miss: 66.7 %'
    """
    pairs = list(zip(outcomes, weights, strict=True))
    whole = sum(weight for _, weight in pairs)
    least = sorted((weight for _, weight in pairs), reverse=True)[:MOST_SHOWN][-1]
    likely = [pair for pair in pairs if pair[1] >= least][:MOST_SHOWN]
    told = ", ".join(f"{outcome!s:.40}: {100 * (weight / whole):.3g} %" for outcome, weight in likely)
    left = len(pairs) - len(likely)
    return f"{told}, and {left} more" if left else told
