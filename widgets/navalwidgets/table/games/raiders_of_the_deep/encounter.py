"""What is in sight: the ships of an encounter with their damage, the hunt, and how the boat attacks.

Knows one view. Must not know which decision is pending.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.raiders_of_the_deep.state import Meeting, Ship, State
from navalgames.texts import Texts

Data = dict[str, Any]
SHAPES = {"small": "steamer", "large": "liner", "capital": "bigcruiser", "q_ship": "raider"}


def ship_place(number: int) -> str:
    """The place of a target, counted from 1 as on the mat."""
    return f"ship-{number}"


def encounter(view: State, texts: Texts) -> Data | None:
    """The ships in sight as the page draws them; None on an empty sea."""
    meeting = view.meeting
    if meeting is None and view.cycle is None:
        return None
    return {
        "title": texts.t("rotd-table-encounter", kind=meeting.kind if meeting else "net"),
        "facts": facts(view, texts),
        "ships": _ships(meeting, texts) if meeting else [],
        "hunt": hunt(view, texts),
    }


def facts(view: State, texts: Texts) -> list[str]:
    """Escort, hour, posture, range and round, each where it is known."""
    meeting = view.meeting
    if meeting is None:
        return []
    found = [texts.t("rotd-table-escorted" if meeting.escorted else "rotd-table-alone")]
    if meeting.time:
        found.append(texts.t(f"rotd-table-{meeting.time}"))
    if meeting.posture and meeting.round:
        found.append(texts.name(meeting.posture))
        found.append(texts.name(meeting.distance))
        found.append(texts.t("rotd-table-round", round=meeting.round))
    return found


def _ships(meeting: Meeting, texts: Texts) -> list[Data]:
    return [_ship(meeting, place, ship, texts) for place, ship in enumerate(meeting.ships)]


def _ship(meeting: Meeting, place: int, ship: Ship, texts: Texts) -> Data:
    state = "sunk" if ship.sunk else "damaged" if ship.damage else "whole"
    aimed = sum(shot.target == place for shot in meeting.shots)
    told = {
        "number": place + 1,
        "ship": ship.name or "none",
        "size": ship.size,
        "tonnage": ship.tonnage,
        "damage": min(ship.damage, ship.points),
        "points": ship.points,
    }
    return {
        "place": ship_place(place + 1),
        "number": str(place + 1),
        "name": texts.t("rotd-table-ship-name", ship=ship.name or "none", size=ship.size),
        "kind": texts.t("rotd-table-ship-kind", size=ship.size, tonnage=ship.tonnage),
        "shape": SHAPES[ship.size],
        "state": state,
        "words": texts.t(f"rotd-table-ship-{state}"),
        "armed": texts.t("rotd-table-armed") if ship.armed else "",
        "damage": told["damage"],
        "points": ship.points,
        "aimed": texts.t("rotd-table-aimed", count=aimed) if aimed else "",
        "label": texts.t("rotd-table-ship", state=state, **told),
    }


def hunt(view: State, texts: Texts) -> list[str]:
    """How the hunt stands: depth charges so far, found or not, deep or not."""
    cycle = view.cycle
    if cycle is None:
        return []
    found = [texts.t("rotd-table-hunted")]
    if cycle.charges:
        found.append(texts.t("rotd-table-charges", count=cycle.charges))
    if cycle.previous:
        found.append(texts.t("rotd-table-found-before"))
    if cycle.deep:
        found.append(texts.t("rotd-table-deep"))
    return found
