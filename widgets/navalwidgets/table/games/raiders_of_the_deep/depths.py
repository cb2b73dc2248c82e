"""The boat in the sea from the side: how deep she is, who is above her, and what has been hit.

Knows one view. Must not know which decision is pending.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.raiders_of_the_deep.rules import endings, log_book
from navalgames.games.raiders_of_the_deep.state import (
    NIGHT,
    RANGES,
    SUBMERGED,
    SYSTEMS,
    Captain,
    Cycle,
    Ship,
    State,
)
from navalgames.texts import Texts
from navalwidgets.table.games.raiders_of_the_deep.encounter import SHAPES

Data = dict[str, Any]
SURFACE, SHALLOW, BELOW, DEEP, BOTTOM = LEVELS = ("surface", "shallow", "below", "deep", "bottom")
WATERS = {"above": BELOW, "below": DEEP}
GIVEN_UP = ("scuttled", endings.BOAT_CAPTURED)
"""Ends of a boat that has come up."""
MOST_BURSTS = 4
GREAT = 20_000
"""Tons from which on a ship is drawn as large as can be."""


def depths(view: State, texts: Texts, before: State | None = None, waters: str = "") -> Data | None:
    """The boat as the page draws her; None in port and before there is a boat.

    Args:
        before: how things stood earlier; ships sunk since are drawn although the encounter is over.
        waters: where she was ordered to since, above or below test depth ("" for no such order).
    """
    captain, meeting = view.captain, view.meeting
    if not view.boat.name or captain.fate in endings.SURVIVED or not (view.patrol.boxes or captain.fate):
        return None
    cycle, found = view.cycle or Cycle(), _level_after(view, before, waters)
    hunted = view.cycle is not None and view.stage != "engage"
    ships = meeting.ships if meeting else _sunk_since(before, captain)
    where = meeting or (before and before.meeting)
    return {
        "level": found,
        "over": bool(captain.fate),
        "hunted": hunted,
        "escort": hunted or bool(meeting and meeting.escorted),
        "found": cycle.previous or cycle.rammed,
        "bursts": min(cycle.charges, MOST_BURSTS),
        "distance": where.distance if where else "",
        "night": where is not None and where.time == NIGHT,
        "ships": [_ship(ship, texts) for ship in ships],
        "out": [one for one in SYSTEMS if view.boat.out(one)],
        "ranges": {distance: texts.t(f"rotd-table-range-{distance}") for distance in RANGES},
        "tested": texts.t("rotd-table-depth-tested"),
        "summary": texts.t("rotd-table-depth", level=found, known=_known(cycle) if hunted else "none"),
    }


def level(view: State) -> str:
    """How deep the boat is."""
    if fate := view.captain.fate:
        return SURFACE if fate in GIVEN_UP else BOTTOM
    if cycle := view.cycle:
        return SURFACE if cycle.surfaced else DEEP if cycle.deep else BELOW
    return SHALLOW if view.meeting and view.meeting.posture == SUBMERGED else SURFACE


def _level_after(view: State, before: State | None, waters: str) -> str:
    """How deep the boat is: one that has just got away lies still in the waters where nobody found her."""
    got_away = before is not None and before.cycle and not view.cycle and not view.captain.fate
    return WATERS[waters] if got_away and waters in WATERS else level(view)


def _known(cycle: Cycle) -> str:
    return "found" if cycle.previous or cycle.rammed else "searched"


def _sunk_since(before: State | None, captain: Captain) -> tuple[Ship, ...]:
    """The ships of an earlier encounter that have gone into the log as sunk since."""
    if before is None or before.meeting is None:
        return ()
    new = captain.log[len(before.captain.log) :]
    sunk = {(line.name, line.tonnage) for line in new if line.fate != log_book.DAMAGED}
    return tuple(
        ship._replace(damage=ship.points)
        for ship in before.meeting.ships
        if (ship.name, ship.tonnage) in sunk
    )


def _ship(ship: Ship, texts: Texts) -> Data:
    return {
        "name": texts.name(ship.name) if ship.name else "",
        "shape": SHAPES[ship.size],
        "bulk": min(1.0, ship.tonnage / GREAT),
        "damage": min(ship.damage, ship.points),
        "points": ship.points,
        "state": "sunk" if ship.sunk else "damaged" if ship.damaged else "whole",
    }
