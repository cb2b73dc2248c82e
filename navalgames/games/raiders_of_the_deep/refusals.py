"""What a side might look for but may not do now, and why: each refusal with its rule.

Knows the decisions by the name of their stage. Offers nothing and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.charts import Charts
from navalgames.games.contract import Refusal
from navalgames.games.raiders_of_the_deep.rules import meetings, sailing
from navalgames.games.raiders_of_the_deep.state import (
    AFT,
    FORE,
    NIGHT,
    RANGES,
    SUBMERGED,
    SURFACED,
    Options,
    State,
)
from navalgames.games.raiders_of_the_deep.tables import Book, book_of
from navalgames.games.raiders_of_the_deep.under_way import meeting_of

Refusals = list[Refusal]


def why_not(state: State, side: str, charts: Charts, options: Options) -> tuple[Refusal, ...]:
    """What the side might look for but may not do now, each with its reason and rule."""
    if side != state.seat or side not in state.asked or state.stage not in _REFUSED:
        return ()
    return tuple(dict.fromkeys(_REFUSED[state.stage](state, book_of(charts, options))))


def refused(label: str, reason: str, rule: str, **facts: Any) -> Refusal:
    """A refusal in the words of the catalogue."""
    return Refusal(f"rotd-refusal-{label}", f"rotd-refused-{reason}", rule, tuple(facts.items()))


def _sail(state: State, book: Book) -> Refusals:
    """A multiplier that cannot be used here or now (8.1.7b, 8.1.7d); turning back before leaving (10.8.5)."""
    found = []
    captain, patrol = state.captain, state.patrol
    if captain.multipliers and not sailing.can_multiply(state, book):
        if patrol.multipliers_used >= book.options.multipliers_per_patrol:
            found.append(refused("multiplier", "multiplier-used", "8.1.7d"))
        elif patrol.area not in sailing.MULTIPLIER_AREAS:
            found.append(refused("multiplier", "multiplier-area", "8.1.7b"))
        else:
            found.append(refused("multiplier", "multiplier-late", "8.1.7d"))
    if patrol.at < 0:
        found.append(refused("abort", "not-left", "10.8.5"))
    return found


def _engage(state: State, book: Book) -> Refusals:
    """Ways to attack that are closed (8.2.4n, 8.3.2, 9.4.0, 9.5.0, 10.8.4a)."""
    meeting = meeting_of(state)
    if sailing.barred(state, book):
        return [refused("attack", "going-home", "10.8.4a")]
    if meeting.barred:
        return [refused("attack", "seen", "9.2.2d")]
    found = _waiting(state)
    for posture in (SURFACED, SUBMERGED):
        if not meetings.targets(state, posture, book):
            found.append(refused(posture, *_closed(state, posture, book)))
        else:
            found += _ranges(state, posture, book)
    return found


def _waiting(state: State) -> Refusals:
    """Why the captain cannot wait for night (8.3.2a-c)."""
    meeting = meeting_of(state)
    if meetings.may_wait(meeting):
        return []
    if meeting.time == NIGHT:
        return [refused("wait", "is-night", "8.3.2c")]
    if any(ship.size == "capital" and not ship.damage for ship in meeting.ships):
        return [refused("wait", "capital-whole", "8.3.2b")]
    return [refused("wait", "waited", "8.3.2a")]


def _closed(state: State, posture: str, book: Book) -> tuple[str, str]:
    """Why no ship in sight may be attacked in this posture: reason and rule."""
    meeting = meeting_of(state)
    afloat = [ship for ship in meeting.ships if not ship.sunk]
    if posture == SUBMERGED and state.boat.out("periscope"):
        return "no-periscope", "E4.periscope"
    if posture == SURFACED and all(ship.armed for ship in afloat):
        return "armed", "8.2.4n"
    if posture == SURFACED and meeting.came:
        return "escort-came", "9.4.6"
    if posture == SURFACED:
        return "escort-by-day", "9.5.0"
    return "prize-rules", "9.4.0a"


def _ranges(state: State, posture: str, book: Book) -> Refusals:
    """Ranges at which no weapon reaches (4.5f, 9.2.2g)."""
    offered = {order.distance for order in meetings.approaches(state, book) if order.posture == posture}
    reason = "out-of-range" if _torpedoes(state) else "no-weapon"
    return [
        refused("range", reason, "4.5f", posture=posture, distance=distance)
        for distance in RANGES
        if distance not in offered
    ]


def _torpedoes(state: State) -> bool:
    return any(any(meetings.ready(state.boat, end)) for end in (FORE, AFT))


def _weapon(state: State, book: Book) -> Refusals:
    """Weapons that cannot be used in this round (9.3.1a, 9.3.1b, 9.3.4, 9.4.2b, 10.6.3b)."""
    meeting, found = meeting_of(state), []
    if "gun" in meeting.used:
        found.append(refused("gun", "used", "9.4.2b"))
    elif meeting.escorted or meeting.posture == SUBMERGED:
        found.append(refused("gun", "gun-escorted" if meeting.escorted else "gun-submerged", "9.3.1a"))
    elif book.mats[state.boat.type].gun == "none":
        found.append(refused("gun", "no-gun", "10.6.3b"))
    elif state.boat.out("gun"):
        found.append(refused("gun", "gun-out", "9.3.4"))
    for end in (FORE, AFT):
        if end in meeting.used:
            found.append(refused(end, "used", "9.4.2b"))
        elif state.boat.out(f"door_{end}"):
            found.append(refused(end, "doors", f"E4.door_{end}"))
        elif not any(meetings.reaching(meetings.ready(state.boat, end), meeting.distance, book)):
            found.append(refused(end, "out-of-range", "4.5f"))
    return found


def _follow(state: State, book: Book) -> Refusals:
    """Ships that cannot be followed (9.7.4a)."""
    if any(ship.size == "capital" and not ship.damage for ship in meeting_of(state).ships):
        return [refused("follow", "capital-whole", "9.7.4a")]
    return []


_REFUSED: dict[str, Callable[[State, Book], Refusals]] = {
    "sail": _sail,
    "engage": _engage,
    "weapon": _weapon,
    "salvo": _weapon,
    "follow": _follow,
}
