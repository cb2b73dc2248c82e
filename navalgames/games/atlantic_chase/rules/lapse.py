"""Time Lapse: how many segments go, and from which ends (19, 20).

Knows speed, weather, the Arctic Line, Intel and launch segments. Who lapses when is said by the actions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.agenda import Ask
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.rules import forces, powers
from navalgames.games.atlantic_chase.rules.frames import Lapsing
from navalgames.games.atlantic_chase.state import (
    BAD,
    State,
    TaskForce,
    force,
    going_on,
    in_play,
    pop,
    push,
    with_force,
)
from navalgames.games.atlantic_chase.tables import Box

BY_DIE, BY_SPEED, EITHER = "die", "speed", "either"
Ends = tuple[int, int]


@lru_cache(maxsize=65536)
def choices(
    length: int, intel: tuple[int, ...], amount: int, limit: int, launch: int = -1
) -> tuple[Ends, ...]:
    """Every (front, back) that a lapse of `amount` may remove from a line of `length` segments.

    intel: places of segments that carry Intel, from the front. limit: the Intel limit of its speed.
    launch: place of the launch segment, which goes last, or -1. All of it is written (length, 0).

    Rule: 16.2, 19.4, 19.5, 19.7, 20.1c, 20.3a to 20.3d, 27.8, 45.6b.

    >>> choices(5, (3,), 3, 2), choices(5, (3,), 2, 1)
    (((2, 1), (3, 0), (0, 2)), ((1, 1), (2, 0)))
    """
    found = [*_plain(length, intel, amount, launch), *_limited(length, intel, min(amount, limit), launch)]
    return tuple(dict.fromkeys(found))


def _plain(length: int, intel: tuple[int, ...], amount: int, launch: int) -> list[Ends]:
    """Segments without Intel, exactly the amount or all there are (19.4, 19.5)."""
    if not intel and amount >= length:
        return [(length, 0)]
    front = min(intel, default=length)
    back = length - 1 - max(intel, default=-1)
    if launch >= 0:
        front, back = min(front, launch), min(back, length - 1 - launch)
    total = min(amount, front + back)
    return [(left, total - left) for left in range(total + 1) if left <= front and total - left <= back]


def _limited(length: int, intel: tuple[int, ...], most: int, launch: int) -> list[Ends]:
    """With the Intel limit invoked: one Intel segment among as many as the limit allows (20.3a, 20.3b)."""
    found: list[Ends] = []
    for total in range(min(most, length), 0, -1):
        for left in range(total + 1):
            right = total - left
            freed = sum(place < left or place >= length - right for place in intel)
            kept = launch < 0 or total == length or left <= launch < length - right
            if freed == 1 and kept:
                found.append((length, 0) if total == length else (left, right))
        if found:
            return found
    return []


def left_after(segments: int, amount: int) -> int:
    """What a lapse of `amount` leaves of a line without Intel. Rule: 19.4, 19.6."""
    (gone,) = {front + back for front, back in choices(segments, (), amount, amount)}
    acted("19.6" if gone == segments else "19.4")
    return segments - gone


def amount(dice: Dice, speed: str, weather: str, charts: Any) -> int:
    """How many segments one lapse removes at most. Rule: 19.3, 20.1a. Charts: time_lapse."""
    chart = charts["time_lapse"]
    if weather == BAD:
        return dice.roll(chart.value(speed, "bad"), "lapse", "20.1a")
    acted("19.3")
    return chart.value(speed, "good")


def way(state: State, one: TaskForce, box: Box) -> str:
    """By what a trajectory lapses: its speed, a die, or as its owner likes.

    Rule: 19.3, 20.1a, 20.2a, 20.2b.
    """
    if state.weather == BAD:
        return BY_DIE
    cold = sum(place in box.map.arctic for place in one.line)
    if not cold:
        return BY_SPEED
    return BY_DIE if cold == len(one.line) else EITHER


def begin(state: State, name: str, launch: str = "", may: bool = False) -> State:
    """A task force makes a Time Lapse; a station is unaffected (19.1)."""
    if not name or not in_play(state, name) or not force(state, name).line:
        return state
    return push(state, Lapsing("lapse", name, launch=launch, may=may))


def _lapse(dice: Dice, state: State, frame: Lapsing, box: Box) -> State:
    """The amount is found: asked for, rolled, or read from the chart."""
    one = force(state, frame.force)
    if frame.may:
        return going_on(state, frame, stage="may_lapse", asked=(one.side,))
    how = way(state, one, box)
    if how == EITHER:
        return going_on(state, frame, stage="lapse_by", asked=(one.side,))
    return _by(dice, state, frame, how, box)


def _by(dice: Dice, state: State, frame: Lapsing, how: str, box: Box) -> State:
    """The speed gives the amount, or the die does (19.3, 20.1a)."""
    one = force(state, frame.force)
    frame = frame._replace(asked=())
    if how == BY_SPEED:
        acted("19.3")
        amount = box.lapse[box.force_speed(one)]
        return going_on(state, frame, stage="lapse_amount", rolled=amount)
    notation = box.lapse_dice[box.force_speed(one)]
    return powers.throw(dice, state, frame, one.side, notation, "lapse", "20.1a", "lapse_amount", box)


def _amount(dice: Dice, state: State, frame: Lapsing, box: Box) -> State:
    """The owner chooses the segments, or the only way is taken (19.4)."""
    frame = frame._replace(amount=frame.rolled, stage="lapse_ends")
    state = going_on(state, frame)
    side = force(state, frame.force).side
    order, *others = _offer_ends(state, frame, side, box)
    if others:
        return going_on(state, frame, asked=(side,))
    return _take_ends(dice, state, frame, side, order, box)


def ends_of(one: TaskForce, amount: int, launch: str, box: Box) -> tuple[Ends, ...]:
    """The ways a task force may lose `amount` segments."""
    line = one.line
    intel = tuple(sorted(line.index(place) for place in one.intel))
    limit = box.intel_limits[box.force_speed(one)]
    return choices(len(line), intel, amount, limit, line.index(launch) if launch in line else -1)


def _offer_ends(state: State, frame: Lapsing, side: str, box: Box) -> tuple[Any, ...]:
    """Front and back ends; where the last segment goes, also the hex of the station (14.4b, 27.8)."""
    one = force(state, frame.force)
    offered: list[given.Lapse] = []
    for front, back in ends_of(one, frame.amount, frame.launch, box):
        if front < len(one.line):  # all of it is written (length, 0)
            offered.append(given.known(given.Lapse, front, back))
        elif frame.launch in one.line:
            offered.append(given.Lapse(front, back, frame.launch))
        else:
            offered += [given.known(given.Lapse, front, back, place) for place in one.line]
    return tuple(offered)


def _take_ends(dice: Dice, state: State, frame: Lapsing, side: str, order: given.Lapse, box: Box) -> State:
    """Segments go, with their markers; after the last one a station stands (14.4a, 19.6, 21.10)."""
    one = force(state, frame.force)
    gone = order.front + order.back
    dice.note("19.1", "ac-log-lapse", side=one.side, force=one.id, count=gone)
    if _limit_invoked(one, order):
        acted("20.3a")
    if order.station:
        dice.note("19.6", "ac-log-station", side=one.side, force=one.id, hex=order.station)
        return pop(with_force(state, forces.stationed(one, order.station, box)))
    line = one.line[order.front : len(one.line) - order.back]
    return pop(with_force(state, forces.shortened(one, line)))


def _limit_invoked(one: TaskForce, order: given.Lapse) -> bool:
    """Whether a segment that carries Intel goes (20.3a)."""
    kept = one.line[order.front : len(one.line) - order.back]
    return any(place not in kept for place in one.intel)


def _offer_may(state: State, frame: Lapsing, side: str, box: Box) -> tuple[Any, ...]:
    """The lapse is allowed, not ordered (39.4a)."""
    return (given.LapseForce(frame.force), given.Decline())


def _may(dice: Dice, state: State, frame: Lapsing, side: str, order: Any, box: Box) -> State:
    if isinstance(order, given.Decline):
        return pop(state)
    acted("39.4a")
    return going_on(state, frame, stage="lapse", asked=(), may=False)


def _offer_by(state: State, frame: Lapsing, side: str, box: Box) -> tuple[Any, ...]:
    """A die, or the amount of its speed (20.2a)."""
    return (given.LapseBy(BY_SPEED), given.LapseBy(BY_DIE))


def _chosen_by(dice: Dice, state: State, frame: Lapsing, side: str, order: Any, box: Box) -> State:
    return _by(dice, state, frame, order.how, box)


STAGES = {"lapse": _lapse, "lapse_amount": _amount}
ASKS = {
    "may_lapse": Ask("39.4a", _offer_may, _may),
    "lapse_by": Ask("20.2a", _offer_by, _chosen_by),
    "lapse_ends": Ask("19.4", _offer_ends, _take_ends),
}
