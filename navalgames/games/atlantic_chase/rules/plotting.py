"""The Trajectory action: drawing a line segment by segment (16, 43).

Knows which segments may follow and what calls for Intel. What makes a line illegal stands in `trajectory`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import derived
from navalgames.games.agenda import Ask
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.given import AddSegment, known
from navalgames.games.atlantic_chase.rules import forces
from navalgames.games.atlantic_chase.rules.frames import Plot
from navalgames.games.atlantic_chase.rules.trajectory import BACK, FRONT
from navalgames.games.atlantic_chase.state import (
    ENEMY,
    Names,
    State,
    TaskForce,
    force,
    going_on,
    pop,
    push,
    with_force,
)
from navalgames.games.atlantic_chase.tables import Box


@derived(most=65536)
def extensions(line: Names, side: str, box: Box) -> tuple[given.AddSegment, ...]:
    """Every segment that may be added. The two ends of a single segment are the same (14.5, 43.4)."""
    if len(line) >= box.limits["segments"]:
        return ()
    next_to = box.map.neighbours[side]
    possible = [known(AddSegment, BACK, place) for place in next_to[line[-1]] if place not in line]
    if len(line) > 1:
        possible += [known(AddSegment, FRONT, place) for place in next_to[line[0]] if place not in line]
    return tuple(possible)


def may_plot(one: TaskForce, box: Box) -> bool:
    """Whether a Trajectory action with this task force would change anything (43.2a, 43.4)."""
    return not one.line or bool(extensions(one.line, one.side, box))


def intel_rule(state: State, side: str, place: str, box: Box) -> str:
    """The rule by which a new segment of a side in a hex gets Intel; "" where it gets none.

    Enemy ports and airbases, stations and stealth forces give it; enemy segments, carriers on a line and
    stations in a box do not. Rule: 43.9a to 43.9e, 8.8, 21.3, option:neutral_port_intel.
    """
    if place in box.triggers[side]:
        if place in box.airbases[ENEMY[side]]:
            return "43.9c"
        return "43.9b" if place in box.ports_at[ENEMY[side]] else "option:neutral_port_intel"
    for one in state.task_forces:
        if one.station == place and one.side != side:
            return "43.9a"
    for hidden in state.stealth:
        if hidden.hex == place and hidden.side != side:
            return "43.9d"
    if place in box.ports_at["neutral"]:
        acted("8.8")
    return ""


def placed(dice: Dice, state: State, one: TaskForce, line: Names, place: str, box: Box) -> State:
    """A segment is placed in a hex and may get Intel at once; the line is `line` (21.1, 43.9)."""
    moved = one._replace(line=line) if one.line else one._replace(station="", box="", gate="", line=line)
    if place in box.watched:
        moved = forces.been(moved, (place,), box)
    rule = intel_rule(state, one.side, place, box)
    if rule:
        moved = forces.with_intel(moved, place)
        dice.note(rule, "ac-log-intel", side=one.side, force=one.id, hex=place)
    return with_force(state, moved)


def begin(dice: Dice, state: State, side: str, name: str, box: Box) -> State:
    """A Trajectory action begins: a station becomes a segment in its hex (43.1 to 43.3, 43.9f)."""
    one = force(state, name)
    dice.note("43.1", "ac-log-plot", side=side, force=name)
    known = dict.fromkeys((*state.plotted, *(ship.name for ship in one.ships)))
    state = state._replace(plotted=tuple(known))
    frame = Plot("plot", side, name, asked=(side,))
    if one.line:
        return push(state, frame)
    found = gates(one, box) or (one.station,)
    if len(found) > 1:
        return push(state, frame._replace(stage="plot_gate"))
    (place,) = found
    state = placed(dice, state, one, (place,), place, box)
    return push(state, frame._replace(placed=True))


def gates(one: TaskForce, box: Box) -> Names:
    """The port hexes to which a station in a box may go (8.2b, 9.4, 9.5)."""
    exits = box.exits.get((one.side, one.box), ())
    return (one.gate,) if one.gate in exits else exits


def _offer_gate(state: State, frame: Plot, side: str, box: Box) -> tuple[Any, ...]:
    """The port hex where the first segment is placed (9.5, 43.2b)."""
    return tuple(given.AddSegment(BACK, place) for place in gates(force(state, frame.force), box))


def _through_gate(dice: Dice, state: State, frame: Plot, side: str, order: Any, box: Box) -> State:
    state = placed(dice, state, force(state, frame.force), (order.hex,), order.hex, box)
    return going_on(state, frame, stage="plot", placed=True)


END_COURSE = given.EndCourse()


def _offer(state: State, frame: Plot, side: str, box: Box) -> tuple[Any, ...]:
    """Further segments, or the end once the action has placed one (43.2a, 43.4)."""
    possible = extensions(force(state, frame.force).line, side, box)
    return (END_COURSE, *possible) if frame.placed else possible


def _answer(dice: Dice, state: State, frame: Plot, side: str, order: Any, box: Box) -> State:
    """A segment is added, or the action ends without lapse, roll or change of initiative (43.8)."""
    if isinstance(order, given.EndCourse):
        line = force(state, frame.force).line
        dice.note("43.8", "ac-log-plotted", side=side, force=frame.force, length=len(line))
        return pop(state)
    one = force(state, frame.force)
    line = (order.hex, *one.line) if order.end == FRONT else (*one.line, order.hex)
    state = placed(dice, state, one, line, order.hex, box)
    return state if frame.placed else going_on(state, frame, placed=True)


ASKS = {
    "plot": Ask("43.4", _offer, _answer),
    "plot_gate": Ask("43.2b", _offer_gate, _through_gate),
}
