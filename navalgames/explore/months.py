"""Months as people write them: "April 1917", "Apr 1917", "1917-4", "4/1917".

Knows English names of months and the Japanese signs. Must not know a game.
"""

from __future__ import annotations

import re
from calendar import month_name

_NAMES = {name.casefold(): number for number, name in enumerate(month_name) if name}
_LETTERS = 3
"""So many letters of a name are enough."""
_NAMED = re.compile(r"([a-z]{3,9})\.?,?\s+(\d{4})")
_NUMBERED = re.compile(r"(\d{4})\s*(?:[-/.]|年)\s*(\d{1,2})月?")
_TURNED = re.compile(r"(\d{1,2})\s*[-/.]\s*(\d{4})")


def month_meant(words: str) -> tuple[int, int] | None:
    """The year and the month; None where these words are no month.

    >>> [month_meant(one) for one in ("April 1917", "Sept. 1917", "1917-4", "4/1917", "1917年4月", "Hood")]
    [(1917, 4), (1917, 9), (1917, 4), (1917, 4), (1917, 4), None]
    """
    told = words.strip().casefold()
    if found := _NAMED.fullmatch(told):
        begun = [number for name, number in _NAMES.items() if _begins(name, found[1])]
        return (int(found[2]), begun[0]) if len(begun) == 1 else None
    if found := _NUMBERED.fullmatch(told):
        year, month = int(found[1]), int(found[2])
    elif found := _TURNED.fullmatch(told):
        year, month = int(found[2]), int(found[1])
    else:
        return None
    return (year, month) if 1 <= month <= len(_NAMES) else None


def _begins(name: str, short: str) -> bool:
    return len(short) >= _LETTERS and name.startswith(short)
