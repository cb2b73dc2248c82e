"""The small charts as tables by what they are looked up with; each entry tells its cell when it is read.

Knows the names of charts and columns. Knows no game in progress. Play copies the tables to plain dicts.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

from navalgames.charts import Charts, Telling
from navalgames.games.atlantic_chase.counters import SPEEDS
from navalgames.games.atlantic_chase.state import BRITISH, GERMAN, Names

MOST_FORCES = {BRITISH: "british_task_forces", GERMAN: "german_task_forces"}
"""The limits that say how many task forces a side may have (37.2d)."""


@lru_cache(maxsize=16)
def limits(charts: Charts) -> Telling[str, int]:
    """Every limit by name."""
    chart = charts["component_limits"]
    return Telling(chart.rows, lambda row: chart.value(row, "value"))


def _by_speed(charts: Charts, column: str) -> Telling[int, Any]:
    chart = charts["time_lapse"]
    return Telling(map(SPEEDS.index, chart.rows), lambda speed: chart.value(SPEEDS[speed], column))


@lru_cache(maxsize=16)
def lapse(charts: Charts) -> Telling[int, int]:
    """Segments of one lapse in good weather, by speed (19.3)."""
    return _by_speed(charts, "good")


@lru_cache(maxsize=16)
def lapse_dice(charts: Charts) -> Telling[int, str]:
    """The dice of one lapse in bad weather, by speed (20.1a)."""
    return _by_speed(charts, "bad")


@lru_cache(maxsize=16)
def intel_limits(charts: Charts) -> Telling[int, int]:
    """The Intel limit by speed (20.3a)."""
    return _by_speed(charts, "intel_limit")


@lru_cache(maxsize=16)
def evasive_initiative(charts: Charts) -> Telling[str, int]:
    """What a spent marker adds to a roll for the initiative, by the waters (26.6)."""
    chart = charts["evasive_initiative"]
    return Telling(chart.rows, lambda row: chart.value(row, "modifier"))


@lru_cache(maxsize=16)
def leaders(charts: Charts) -> Telling[str, Any]:
    """The leaders by name (63.1)."""
    names = charts["leaders"].rows
    return Telling(names, partial(charts.record, "leaders"))


@lru_cache(maxsize=16)
def zone_ranges(charts: Charts) -> Telling[tuple[str, str], str]:
    """The range between two zones, in either order (56.2)."""
    chart = charts["zone_range"]
    zones = [(one, other) for one in chart.rows for other in chart.columns]
    return Telling(zones, lambda pair: chart.value(*pair))


@lru_cache(maxsize=16)
def range_dice(charts: Charts) -> Telling[str, str]:
    """The dice of a shot, by range (57.2a to 57.2c)."""
    chart = charts["range_dice"]
    return Telling(chart.rows, lambda name: chart.value(name, "dice"))


@lru_cache(maxsize=16)
def range_guns(charts: Charts) -> Telling[str, str]:
    """The gun value used, "short" or "long", by range (56.3)."""
    chart = charts["range_dice"]
    return Telling(chart.rows, lambda name: chart.value(name, "gun"))


def force_names(charts: Charts, side: str) -> Names:
    """What the task forces of a side are called."""
    most = limits(charts)[MOST_FORCES[side]]
    return tuple(f"{side[0]}{number}" for number in range(1, most + 1))


def seize_least(charts: Charts) -> int:
    """What an attempt to seize the initiative needs (26.4a)."""
    return charts["seize_initiative"].value("success", "least")


def reinforce_least(charts: Charts) -> int:
    """What an attempt to bring in a group needs (37.4a)."""
    return charts["reinforcement"].value("success", "least")
