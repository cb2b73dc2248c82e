"""Why one order that was tried is refused: the rule and the hex (4, 8.5, 14.5, 15, 27, 29, 31, 33, 41).

Knows an order and the table. What may be done is said by `orders`; lists of refusals stand in `refusals`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.charts import Charts
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.refusals import refused, told
from navalgames.games.atlantic_chase.rules import completion, designation, trajectory
from navalgames.games.atlantic_chase.state import AIRBASE, BAD, Options, State, TaskForce, force, in_play
from navalgames.games.atlantic_chase.tables import Box, box_of
from navalgames.games.contract import Refusal


def refusal_of(state: State, side: str, order: Any, charts: Charts, options: Options) -> Refusal | None:
    """Why an order that is not offered is refused; None where there is nothing to say of this very order."""
    frame = state.stack[-1] if state.stack else None
    judge = None if frame is None else _JUDGES.get((frame.stage, type(order)))
    return judge(state, frame, side, order, box_of(charts, options)) if judge else None


def _segment(state: State, frame: Any, side: str, order: Any, box: Box) -> Refusal | None:
    """A hole, a branch, a segment too many, a barred side (4.2 to 4.4, 14.5, 15.1, 15.2)."""
    line = force(state, frame.force).line
    end = order.end if order.end in (trajectory.FRONT, trajectory.BACK) else trajectory.BACK
    fault = trajectory.step_fault(line, end, order.hex, side, box)
    return told(fault) if fault else None


def _course(state: State, frame: Any, side: str, order: Any, box: Box) -> Refusal | None:
    """A line that is full (15.1)."""
    one = _own(state, side, order.task_force)
    if one is None or len(one.line) < box.limits["segments"]:
        return None
    return refused("course", "too-long", "15.1", force=one.id)


def _engage(state: State, frame: Any, side: str, order: Any, box: Box) -> Refusal | None:
    """No station, or none in a hex of the active force (31.2a, 31.2b)."""
    one, enemy = _own(state, side, order.task_force), _enemy(state, side, order.target)
    if one is None or enemy is None:
        return None
    facts = {"force": one.id, "target": enemy.id}
    if found := _cannot_lead(one, "engage", facts, box):
        return found
    if enemy.line:
        place = next((place for place in enemy.line if place in one.hexes), enemy.line[0])
        return refused("engage", "no-station", "31.2b", **facts, hex=place)
    return refused("engage", "apart", "31.2b", **facts, hex=enemy.station or enemy.box)


def _search(state: State, frame: Any, side: str, order: Any, box: Box) -> Refusal | None:
    """A station, or a hex in which the two lines do not meet (33.2a, 33.2b)."""
    one, enemy = _own(state, side, order.task_force), _enemy(state, side, order.target)
    if one is None or enemy is None:
        return None
    facts = {"force": one.id, "target": enemy.id}
    if found := _cannot_lead(one, "search", facts, box):
        return found
    if enemy.station:
        return refused("search", "station", "33.2b", **facts, hex=enemy.station)
    return refused("search", "apart", "33.2b", **facts, hex=order.hex)


def _strike(state: State, frame: Any, side: str, order: Any, box: Box) -> Refusal | None:
    """Weather, the Arctic Line, the range of aircraft (27.1, 27.2c, 27.3b)."""
    facts = {"force": order.source, "target": order.target}
    one = None if order.source == AIRBASE else _own(state, side, order.source)
    if one is not None and (found := _cannot_lead(one, "strike", facts, box)):
        return found
    if state.weather == BAD:
        return refused("strike", "bad-weather", "27.1", **facts)
    if order.launch in box.map.arctic:
        return refused("strike", "arctic-launch", "27.2c", **facts, hex=order.launch)
    reach = box.in_air_range.get(order.launch)
    if reach is not None and order.hex not in reach:
        return refused("strike", "too-far", "27.3b", **facts, hex=order.hex, range=box.limits["air_range"])
    return None


def _completion(state: State, frame: Any, side: str, order: Any, box: Box) -> Refusal | None:
    """Intel, a line too long, or no friendly port of that name in reach (29.2b, 29.2c, 29.2d)."""
    one = _own(state, side, order.task_force)
    if one is None:
        return None
    if one.intel:
        return refused("completion", "intel", "29.2d", force=one.id, hex=one.intel[0])
    if len(one.line) > box.limits["completion_segments"]:
        return refused("completion", "line-too-long", "29.2b", force=one.id, length=len(one.line))
    if order.port not in completion.ports_in_reach(one, box):
        return refused("completion", "no-port", "29.2c", force=one.id, port=order.port)
    return None


def _cannot_lead(one: TaskForce, what: str, facts: dict[str, Any], box: Box) -> Refusal | None:
    """A port box, a convoy, a damaged ship by the option (8.5, 11.6a, 62.5)."""
    if one.box:
        return refused(what, "in-port-box", "8.5", **facts)
    if box.has_convoy(one):
        return refused(what, "convoy", "11.6a", **facts)
    return None if designation.may_lead(one, box) else refused(what, "damaged-ship", "62.5", **facts)


def _own(state: State, side: str, name: str) -> TaskForce | None:
    """The task force of that name, if it is one of the side's own."""
    return force(state, name) if in_play(state, name) and force(state, name).side == side else None


def _enemy(state: State, side: str, name: str) -> TaskForce | None:
    """The task force of that name, if it is an enemy's."""
    return force(state, name) if in_play(state, name) and force(state, name).side != side else None


_JUDGES: dict[tuple[str, type], Callable[..., Refusal | None]] = {
    ("plot", given.AddSegment): _segment,
    ("act", given.PlotCourse): _course,
    ("act", given.Engage): _engage,
    ("act", given.NavalSearch): _search,
    ("act", given.AirStrike): _strike,
    ("act", given.Complete): _completion,
}
