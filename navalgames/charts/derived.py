"""Remembers what is worked out from charts, together with the cells it rests on.

Knows that charts are compared by identity. Must not know what is worked out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, TypeVar

from navalgames.chance import witness
from navalgames.charts.charts import Charts

Worked = TypeVar("Worked")


def derived(work_out: Callable[[Charts], Worked]) -> Callable[[Charts], Worked]:
    """A function of charts that is computed once for each set of charts.

    Unlike `functools.lru_cache` it tells, each time it is asked, which cells the result rests on:
    the badge of an answer must not depend on what was asked before.
    """

    @lru_cache(maxsize=64)
    def once(charts: Charts) -> tuple[Worked, frozenset[Any]]:
        with witness.collect() as seen:
            result = work_out(charts)
        return result, frozenset(seen)

    @wraps(work_out)
    def remembered(charts: Charts) -> Worked:
        result, seen = once(charts)
        witness.saw_all(seen)
        return result

    return remembered
