"""Months of the war: whole numbers in the state, "1915-04" in charts, orders and notes.

Knows how months are written and which of the date rules hold in a month. Knows no boat and no captain.
"""

from __future__ import annotations

from functools import lru_cache

from navalgames.charts import Charts, derived


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
def periods(charts: Charts) -> tuple[tuple[int, int], ...]:
    """First and last month of the six dated charts of encounters (cal.e1)."""
    note = charts["e1_rules_note"]
    return tuple(
        (month_of(note.value(row, "begins")), month_of(note.value(row, "ends"))) for row in note.rows
    )


@derived
def spells(charts: Charts) -> dict[str, tuple[int, int]]:
    """First and last month of every date rule (chart calendar_rules)."""
    rules = charts["calendar_rules"]
    return {
        row: (month_of(rules.value(row, "begins")), month_of(rules.value(row, "ends"))) for row in rules.rows
    }


@derived
def opening(charts: Charts) -> tuple[int, int]:
    """First and last month of play (5.0)."""
    return spells(charts)["play"]
