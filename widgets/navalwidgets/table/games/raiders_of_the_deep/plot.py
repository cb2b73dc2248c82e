"""Tonnage over time as a drawing: the steps of a career, and the axes they stand on.

Knows the captain's log. Must not know who is compared with whom.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.raiders_of_the_deep.rules import log_book
from navalgames.games.raiders_of_the_deep.state import Captain
from navalgames.texts import Texts

STEPS = (10_000, 25_000, 50_000, 100_000, 250_000)
MOST_TICKS = 5


def points(captain: Captain) -> list[tuple[int, int]]:
    """The tonnage month by month, from the first patrol to now."""
    found, total = [(captain.patrols[0].month, 0)], 0
    for line in sorted(captain.log, key=lambda one: one.month):
        if line.fate != log_book.DAMAGED:
            total += line.tonnage
            found.append((line.month, total))
    return [*found, (max(captain.month, found[-1][0]), total)]


def axes(first: int, last: int, top: int, texts: Texts) -> dict[str, Any]:
    """Years from left to right, tonnage upwards."""
    step = next(one for one in STEPS if top / one <= MOST_TICKS)
    return {
        "months": [first, last],
        "top": top,
        "years": [[month, str(month // 12)] for month in range(first, last + 1) if month % 12 == 0],
        "ticks": [[tons, texts.t("rotd-table-tons", tonnage=tons)] for tons in range(0, top + 1, step)],
    }
