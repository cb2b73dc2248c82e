"""Laws that games share: every ship, counter and card lies in exactly one place.

Knows names and how often they are there. Must not know what they stand for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from navalgames.printing import listed


def in_two_places(names: Iterable[str]) -> str:
    """Which names are there more than once, in words; "" where each is there once.

    >>> in_two_places(["Hood", "Hood", "Lion"]), in_two_places(["Hood"])
    ('Hood', '')
    """
    return listed(name for name, times in Counter(names).items() if times > 1)


def amiss(there: Iterable[str], known: Collection[str]) -> str:
    """What lies nowhere, and what is there without being of the game or too often; "" where all is well.

    >>> amiss(["Hood", "Argo"], ["Hood", "Lion"]), amiss(["Hood"], ["Hood"])
    ('nowhere: Lion; too many: Argo', '')
    """
    found, expected = Counter(there), Counter(known)
    nowhere, more = listed((expected - found).elements()), listed((found - expected).elements())
    told = (f"nowhere: {nowhere}" if nowhere else "", f"too many: {more}" if more else "")
    return "; ".join(one for one in told if one)
