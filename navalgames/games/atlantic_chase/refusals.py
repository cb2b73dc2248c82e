"""What a side might look for but may not do now, and why: each refusal with its rule.

Knows the decisions by the name of their stage. Offers nothing and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from navalgames.charts import Charts
from navalgames.games.atlantic_chase.rules import completion, designation, plotting, stealth, trajectory
from navalgames.games.atlantic_chase.rules.trajectory import Fault
from navalgames.games.atlantic_chase.state import (
    BAD,
    Options,
    State,
    TaskForce,
    force,
    forces_of,
    stealth_called,
)
from navalgames.games.atlantic_chase.tables import Box, box_of
from navalgames.games.contract import Refusal

Refusals = Iterator[Refusal]


def why_not(state: State, side: str, charts: Charts, options: Options) -> tuple[Refusal, ...]:
    """What the side might look for but may not do now, each with its reason and rule."""
    frame = state.stack[-1] if state.stack else None
    if frame is None or side not in frame.asked or frame.stage not in _REFUSED:
        return ()
    return tuple(dict.fromkeys(_REFUSED[frame.stage](state, frame, side, box_of(charts, options))))


def refused(label: str, key: str, rule: str, **facts: Any) -> Refusal:
    """A refusal in the words of the catalogue."""
    return Refusal(f"ac-refusal-{label}", f"ac-refused-{key}", rule, tuple(facts.items()))


def _acting(state: State, frame: Any, side: str, box: Box) -> Refusals:
    """Actions that a task force of the side might look for between two actions."""
    for one in forces_of(state, side):
        yield from _course(one, box)
        yield from _completion(one, box)
        yield from _leading(one, box)
        yield from _meeting(state, one, box)
        if box.has_carrier(one):
            yield from _flying(state, one, box)
    for hidden in state.stealth:
        if hidden.side == side:
            yield from _under_water(state, hidden, box)


def _course(one: TaskForce, box: Box) -> Refusals:
    """A line that cannot grow (15.1, 43.5)."""
    if not plotting.may_plot(one, box):
        full = len(one.line) >= box.limits["segments"]
        yield refused("course", "too-long" if full else "no-way-on", "15.1" if full else "43.6", force=one.id)


def _completion(one: TaskForce, box: Box) -> Refusals:
    """A task force in port that may not complete (29.2b, 29.2d)."""
    if not completion.ports_in_reach(one, box):
        return
    if one.intel:
        yield refused("completion", "intel", "29.2d", force=one.id, hex=one.intel[0])
    elif len(one.line) > box.limits["completion_segments"]:
        yield refused("completion", "line-too-long", "29.2b", force=one.id, length=len(one.line))


def _leading(one: TaskForce, box: Box) -> Refusals:
    """A task force that may not lead an attack (8.5, 11.6a, 62.5)."""
    if one.box:
        yield refused("attack", "in-port-box", "8.5", force=one.id)
    elif box.has_convoy(one):
        yield refused("attack", "convoy", "11.6a", force=one.id)
    elif not designation.may_lead(one, box):
        yield refused("attack", "damaged-ship", "62.5", force=one.id)


def _meeting(state: State, one: TaskForce, box: Box) -> Refusals:
    """Enemies in its hexes that it can engage but not search for, or the other way round (31.2b, 33.2b)."""
    if not designation.may_lead(one, box):
        return
    for enemy in state.task_forces:
        if enemy.side == one.side:
            continue
        met = [place for place in one.hexes if place in enemy.line]
        if met:
            yield refused("engage", "no-station", "31.2b", force=one.id, target=enemy.id, hex=met[0])
        elif enemy.station and enemy.station in one.hexes:
            yield refused("search", "station", "33.2b", force=one.id, target=enemy.id, hex=enemy.station)


def _flying(state: State, one: TaskForce, box: Box) -> Refusals:
    """Carriers that may not strike now (27.1, 27.2c, 62.6)."""
    if one.box or not designation.may_lead(one, box):
        return
    if state.weather == BAD:
        yield refused("strike", "bad-weather", "27.1", force=one.id)
    elif not designation.carrier_may_fly(one, box):
        yield refused("strike", "carrier-line-too-long", "62.6", force=one.id, length=len(one.line))
    elif all(place in box.map.arctic for place in one.hexes):
        yield refused("strike", "arctic-launch", "27.2c", force=one.id)


def _under_water(state: State, hidden: Any, box: Box) -> Refusals:
    """Enemies in the hex of a stealth force that are not exposed (41.8)."""
    for enemy in state.task_forces:
        met = enemy.side != hidden.side and hidden.hex and hidden.hex in enemy.line
        if met and hidden.hex not in enemy.contact and hidden.hex not in enemy.intel:
            yield refused("stealth", "not-exposed", "41.8", force=hidden.id, target=enemy.id)


def _plotting(state: State, frame: Any, side: str, box: Box) -> Refusals:
    """Hexes next to the ends where no segment may be placed (4.3a, 4.4, 15.1, 15.2)."""
    line = force(state, frame.force).line
    for end, last in ((trajectory.FRONT, line[0]), (trajectory.BACK, line[-1])):
        for place in sorted(box.map.barred[last] | set(box.map.neighbours[side][last]) | _canal(last, box)):
            fault = trajectory.step_fault(line, end, place, side, box)
            if fault is not None and place in box.map.hexes:
                yield told(fault)


def _canal(last: str, box: Box) -> set[str]:
    """Hexes that one of the sides may reach from here."""
    return {place for links in box.map.neighbours.values() for place in links[last]}


def told(fault: Fault) -> Refusal:
    """A fault of a line as a refusal, with its hex."""
    return Refusal("ac-refusal-segment", fault.key, fault.rule, (("hex", fault.hex),))


def _recon(state: State, frame: Any, side: str, box: Box) -> Refusals:
    """Hexes with enemy ports and airbases, and the own hex (41.3b, 41.6)."""
    hidden = stealth_called(state, frame.force)
    reach = set(stealth.reach(state, hidden, box))
    for place in box.all_hexes:
        if place not in reach:
            own = place == hidden.hex
            yield refused(
                "recon", "must-move" if own else "enemy-base", "41.6" if own else "41.3b", hex=place
            )


_REFUSED: dict[str, Callable[..., Refusals]] = {"act": _acting, "plot": _plotting, "recon": _recon}
