"""Months of the war: whole numbers in the state, "1915-04" in charts, orders and notes.

Knows how months are written and which of the date rules hold in a month. Knows no boat and no captain.
"""

from __future__ import annotations

from functools import lru_cache

from navalgames.charts import Chart, Charts, Telling, derived


@lru_cache(maxsize=256)
def month_of(text: str) -> int:
    """The number of a month.

    >>> month_of("1915-04") - month_of("1914-12")
    4
    """
    year, month = text.split("-")
    return int(year) * 12 + int(month) - 1


@lru_cache(maxsize=256)
def month_text(month: int) -> str:
    """How a month is written.

    >>> month_text(month_of("1916-01") + 11)
    '1916-12'
    """
    return f"{month // 12}-{month % 12 + 1:02}"


@derived
def spells(charts: Charts) -> Telling[str, tuple[int, int]]:
    """First and last month of every date rule (chart calendar_rules)."""
    rules = charts["calendar_rules"]
    return Telling(rules.rows, lambda row: _months(rules, row))


def _months(rules: Chart, row: str) -> tuple[int, int]:
    return month_of(rules.value(row, "begins")), month_of(rules.value(row, "ends"))
