"""Ship counters as the charts have them: both sides of each, and speeds (6).

Knows the columns of the counters' chart. Knows no game in progress. For play the counters are plain records;
for questions each field tells the cell it comes from when it is read.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any, NamedTuple, Protocol

from navalgames.charts import Chart, Charts, telling_record
from navalgames.errors import BadInput

STOPPED, VERY_SLOW, SLOW, MEDIUM, FAST = range(5)
SPEEDS = ("stopped", "very slow", "slow", "medium", "fast")


class Face(NamedTuple):
    """One side of a counter. A gun value of None is "na"; hits is the number that damages or sinks."""

    gun_short: int | None
    gun_long: int | None
    hits: int | None
    speed: int


def borne_by(face: Face | None) -> int:
    """The hits that damage or sink what has this side up; only ships of a counter of their own have such.

    Raises:
        BadInput: an owner's chart gives none for such a ship.
    """
    if face is None or face.hits is None:
        raise BadInput("ac-error-counter-hits")
    return face.hits


def _speed(chart: Chart, name: str, column: str) -> int:
    """The speed on one side of a counter, a place in SPEEDS.

    Raises:
        BadInput: an owner's chart gives none for a side that is read.
    """
    word = chart.value(name, column)
    if word is None:
        raise BadInput("ac-error-counter-speed", ship=name, column=column, expected=", ".join(SPEEDS))
    return SPEEDS.index(word)


class Counter(NamedTuple):
    """A ship counter. kind: ship, convoy, squadron or battery. damaged: None without a damaged side."""

    name: str
    side: str
    nation: str
    cls: str
    kind: str
    torpedo: bool
    front: Face
    damaged: Face | None


class CounterByName(Protocol):
    """Every counter by name, whether what is read of it is told or not."""

    def __getitem__(self, name: str, /) -> Counter: ...


class Counters(dict[str, Counter]):
    """The counters met so far, by name: each is read when it is first asked for (6.1).

    Read one by one: most scenarios need few of them.
    """

    def __init__(self, charts: Charts, printing: str) -> None:
        super().__init__()
        self._charts, self._diagrams = charts, printing == "rulebook_diagrams"

    def __missing__(self, name: str) -> Counter:
        plain = name.partition("#")[0]  # equal counters bear a number that is no part of their name
        counter = self[name] = counter_called(self._charts, plain, self._diagrams)
        return counter


def counter_called(charts: Charts, name: str, diagrams: bool = False) -> Counter:
    """One counter as the charts have it, every field read once (6.1, option:counter_printing)."""
    told = telling_counter(charts, name, diagrams)
    damaged = None if told.damaged is None else Face(*told.damaged)
    return Counter(*told)._replace(front=Face(*told.front), damaged=damaged)


@lru_cache(maxsize=1024)
def telling_counter(charts: Charts, name: str, diagrams: bool = False) -> Counter:
    """One counter whose fields tell the cells they come from (6.1, option:counter_printing)."""
    chart, drawn = charts["ship_counters"], charts["counter_diagrams"]
    printed = drawn if diagrams and name in drawn.rows else chart
    return telling_record(
        Counter,
        name=lambda: name,
        side=partial(chart.value, name, "side"),
        nation=partial(chart.value, name, "nation"),
        cls=partial(chart.value, name, "class"),
        kind=partial(chart.value, name, "kind"),
        torpedo=partial(chart.value, name, "torpedo"),
        front=lambda: telling_record(
            Face,
            gun_short=partial(printed.value, name, "gun_short"),
            gun_long=partial(printed.value, name, "gun_long"),
            hits=partial(chart.value, name, "hits"),
            speed=partial(_speed, printed, name, "speed"),
        ),
        damaged=lambda: _damaged_face(chart, name),
    )


def _damaged_face(chart: Any, name: str) -> Face | None:
    """The back of a counter; None where there is another picture or nothing (6.18)."""
    if chart.value(name, "reverse") != "damaged":
        return None
    return telling_record(
        Face,
        gun_short=partial(chart.value, name, "damaged_gun_short"),
        gun_long=partial(chart.value, name, "damaged_gun_long"),
        hits=partial(chart.value, name, "sink"),
        speed=partial(_speed, chart, name, "damaged_speed"),
    )


class TellingCounters:
    """The counters by name, for questions: what is read of one tells its cells."""

    def __init__(self, charts: Charts, printing: str) -> None:
        self._charts, self._diagrams = charts, printing == "rulebook_diagrams"

    def __getitem__(self, name: str) -> Counter:
        return telling_counter(self._charts, name.partition("#")[0], self._diagrams)
