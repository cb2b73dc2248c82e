"""Pieces laid on an empty sea, and the engine played from there by a plan.

Knows how to lay lines of a length, and how to hand the engine one order after another. Knows no rule:
what may be done and what comes of it is the engine's.
"""

from __future__ import annotations

from contextvars import Context
from functools import lru_cache
from typing import Any

from navalgames.charts import Charts
from navalgames.games.atlantic_chase.questions.sliders import box_for
from navalgames.games.atlantic_chase.rules import sequence
from navalgames.games.atlantic_chase.rules.frames import Turn
from navalgames.games.atlantic_chase.state import GOOD, Names, Options, Ship, State, TaskForce
from navalgames.games.atlantic_chase.tables import Box

OPEN, ARCTIC, BY_LAND = "12,0", "12,-6", "14,-7"
"""Hexes where the pieces lie: on the ocean, on the Arctic Line, beside a side that ships may not cross."""
ACROSS_LAND = "13,-6"
"""The hex on the other side of that barred side."""


@lru_cache(maxsize=256)
def empty_sea(charts: Charts, options: Options | None = None) -> Box:
    """The operations map without ports, airbases and points: task forces alone on the ocean."""
    plain = box_for(charts, options)
    bare = plain.scenario._replace(airbases=(), control=(), points=(), end=())
    return Context().run(Box, charts, plain.options, bare)


@lru_cache(maxsize=64)
def sea_with_ports(charts: Charts, options: Options) -> Box:
    """The map of a scenario with its ports and airbases; its end and its points are left out."""
    plain = box_for(charts, options)
    return Context().run(Box, charts, options, plain.scenario._replace(points=(), end=()))


@lru_cache(maxsize=4096)
def line_from(box: Box, start: str, length: int, avoided: frozenset[str] = frozenset()) -> Names:
    """An unbroken line of so many hexes that begins in a hex and keeps out of others; (): a station.

    It avoids the Arctic Line, where it would lapse otherwise.
    """
    barred = (avoided | box.map.arctic) - {start}
    return _grown((start,), length, barred, box) if length else ()


def _grown(line: Names, length: int, barred: frozenset[str], box: Box) -> Names:
    """The line lengthened hex by hex; () where it comes to a dead end."""
    if len(line) == length:
        return line
    for place in box.map.neighbours["British"][line[-1]]:
        if place not in barred and place not in line:
            found = _grown((*line, place), length, barred, box)
            if found:
                return found
    return ()


def laid(
    box: Box, name: str, side: str, ships: tuple[Ship, ...], place: str, length: int = 0,
    avoided: frozenset[str] = frozenset(), **markers: Any,
) -> TaskForce:  # fmt: skip
    """A task force with a line of some length from a hex, or a station there."""
    line = line_from(box, place, length, avoided)
    return TaskForce(name, side, ships, "" if line else place, line=line, **markers)


def table(side: str, *task_forces: TaskForce, weather: str = GOOD, **fields: Any) -> State:
    """The table between two actions of a side."""
    return State(side, 1, weather, task_forces=task_forces, stack=(Turn("act", (side,)),), **fields)


def offers(state: State, box: Box) -> tuple[Any, ...]:
    """What the side that is asked may order."""
    frame = state.stack[-1]
    return sequence.ASKS[frame.stage].offers(state, frame, frame.asked[0], box)


def given_once(dice: Any, state: State, order: Any, box: Box) -> State:
    """The order is carried out, but nothing that follows by itself."""
    frame = state.stack[-1]
    return sequence.ASKS[frame.stage].answer(dice, state, frame, frame.asked[0], order, box)


def carried_out(dice: Any, state: State, order: Any, box: Box) -> State:
    """The order is carried out, up to the next decision."""
    return sequence.run(dice, given_once(dice, state, order, box), box)


def at_rest(state: State) -> bool:
    """Whether no action is under way, and the next is awaited."""
    return isinstance(state.stack[-1], Turn) and bool(state.stack[-1].asked)
