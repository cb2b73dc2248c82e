"""Victory points and victory levels (SCN.3 to SCN.8, SCN.15, SCN.16).

Knows how a state is counted. When the game is over is said in `ending`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from navalgames.games.atlantic_chase.scenario import conditions
from navalgames.games.atlantic_chase.scenario.records import Points
from navalgames.games.atlantic_chase.state import (
    BRITISH,
    COMPLETED,
    EXITED,
    GERMAN,
    SIDES,
    SUNK,
    Names,
    Ship,
    State,
)
from navalgames.games.atlantic_chase.tables import Box

_HOW = {"ship_sunk": SUNK, "ship_completed": COMPLETED, "still_in_play": ""}
"""The events that only ask what has become of a ship (SCN.5)."""


class Fate(NamedTuple):
    """What has become of a ship: how is "" while it is in play."""

    ship: Ship
    side: str
    how: str
    port: str


def fates(state: State) -> Iterator[Fate]:
    """Every ship that is or was in play; groups that never entered are left out (7.6, SCN.2)."""
    for one in state.task_forces:
        for ship in one.ships:
            yield Fate(ship, one.side, "", "")
    for gone in state.gone:
        yield Fate(gone.ship, gone.side, gone.how, gone.port)


def plain_name(name: str) -> str:
    """The name of a counter without the number that tells equal ones apart."""
    return name.partition("#")[0]


def occurrences(state: State, entry: Points, box: Box, known: tuple[Fate, ...] | None = None) -> int:
    """How often what a point entry names has happened (SCN.5, SCN.15). known: the fates, if at hand."""
    if entry.event == "group_entered":
        return sum(
            1
            for group in box.scenario.groups
            if (group.side, group.group) in state.entered
            and (not entry.match_side or group.side == entry.match_side)
            and (not entry.variant or group.variant == entry.variant)
        )
    all_of_them = tuple(fates(state)) if known is None else known
    if entry.event in _HOW:
        how = _HOW[entry.event]
        return sum([_fits(fate, entry, box) for fate in all_of_them if fate.how == how])
    total = 0
    for fate in all_of_them:
        times = _counted(state, fate, entry, box)
        if times and _fits(fate, entry, box):
            total += times
    return total


def _fits(fate: Fate, entry: Points, box: Box) -> bool:
    """Whether a ship has all that the entry asks for (SCN.15)."""
    ship = fate.ship
    name = plain_name(ship.name)
    return (
        (not entry.ships or name in entry.ships)
        and name not in entry.not_ships
        and (not entry.classes or box.counter(ship).cls in entry.classes)
        and (not entry.match_side or fate.side == entry.match_side)
        and (not entry.task_force or ship.origin == entry.task_force)
        and (not entry.ports or fate.port in entry.ports)
        and (entry.damaged is None or ship.damaged == entry.damaged)
        and (entry.dispersed is None or ship.dispersed == entry.dispersed)
        and (not entry.visited or any(place in entry.visited for place in ship.visited))
    )


def _counted(state: State, fate: Fate, entry: Points, box: Box) -> int:
    """How often the event has happened to one ship; a ship counts once, for its worst state (SCN.5)."""
    event = entry.event
    if event == "ship_damaged":
        return fate.ship.damaged and fate.how != SUNK
    kind = box.counter(fate.ship).kind
    if event == "squadron_destroyed":
        return kind == "squadron" and fate.how == SUNK
    if event == "convoy_hit":
        return fate.ship.hits if kind == "convoy" else 0
    if event == "convoy_completed":
        return kind == "convoy" and fate.how == COMPLETED and fate.port in fate.ship.destination
    return fate.ship.name in state.plotted  # trajectory_action


def points(state: State, box: Box) -> dict[str, float]:
    """The victory points of both sides as the table lies; half points exist (SCN.4)."""
    totals = dict.fromkeys(SIDES, 0.0)
    known = tuple(fates(state))
    for entry in box.scenario.points:
        times = occurrences(state, entry, box, known)
        if times:
            totals[entry.side] += entry.once or entry.each * times
    return totals


def winner(state: State, box: Box, totals: dict[str, float] | None = None) -> tuple[str, bool]:
    """The side with more points, and whether the tie rule decided (SCN.4). totals: the points, if at hand."""
    totals = totals or points(state, box)
    if totals[GERMAN] != totals[BRITISH]:
        return max(totals, key=totals.__getitem__), False
    tie = box.scenario.tie
    home = any(
        gone.how == COMPLETED and gone.port in tie.ports and plain_name(gone.ship.name) in tie.ships
        for gone in state.gone
    )
    return (tie.then if home else tie.otherwise), True


def convoys_home(state: State, box: Box) -> int:
    """How many convoys have completed (SCN.3)."""
    return sum(gone.how == COMPLETED and box.is_convoy(gone.ship) for gone in state.gone)


# ------------------------------------------------------------------------ mini-scenarios


@lru_cache(maxsize=256)
def _parsed(condition: str, names: Names) -> conditions.Asked | conditions.Joined:
    return conditions.parse(condition, names)


def levels_reached(state: State, box: Box) -> tuple[tuple[str, str], ...]:
    """Every (side, level) whose condition is fulfilled (SCN.6, SCN.7, SCN.8, SCN.16)."""
    known = {
        plain_name(fate.ship.name): conditions.Fate(
            fate.side,
            sunk=fate.how == SUNK,
            crippled=fate.how == SUNK or fate.ship.damaged,
            exited=fate.how == EXITED,
            dispersed=fate.ship.dispersed,
            hits=fate.ship.hits,
        )
        for fate in fates(state)
    }
    names = (*sorted(known), *SIDES)
    return tuple(
        (level.side, level.level)
        for level in box.scenario.levels
        if conditions.holds(_parsed(level.condition, names), known)
    )


def best_level(reached: tuple[tuple[str, str], ...]) -> tuple[str | None, str]:
    """The winner (None: a draw) and the level: decisive beats marginal, equal levels are a draw (SCN.6)."""
    for level in ("decisive", "marginal"):
        sides = [side for side in SIDES if (side, level) in reached]
        if sides:
            (winner,) = sides if len(sides) == 1 else (None,)
            return winner, level
    return None, "none"
