"""The log: ships sunk, taken and damaged, and what they add up to (4.3.2, 5.2.1, 11.3.0f).

Knows tonnage. Knows neither decorations nor victory levels.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.games.raiders_of_the_deep.calendar import month_text
from navalgames.games.raiders_of_the_deep.state import Captain, Logged, Ship, State
from navalgames.games.raiders_of_the_deep.tables import Book

SUNK, PRIZE, DAMAGED = "sunk", "prize", "damaged"


def area_now(state: State) -> str:
    """The word of the log for where the boat is."""
    return state.patrol.area


def entered(dice: Dice, state: State, ship: Ship, fate: str, by: str, book: Book, month: int = 0) -> State:
    """A ship is entered in the log.

    Rule: 4.3.2, 8.2.3, 9.2.6, 14.3.1 (freighters keep their names only by that option).
    """
    captain = _struck_out(state.captain, ship.name)
    month = month or captain.month
    named = ship.name if book.options.historical_names or ship.size in ("capital", "q_ship") else ""
    line = Logged(
        named, ship.tonnage, ship.size, ship.armed, fate, by, len(captain.patrols), month, area_now(state)
    )
    dice.note(
        "9.2.6", f"rotd-log-{fate}", side=state.seat, ship=ship.name or ship.size, tonnage=ship.tonnage,
        by=by,
        month=month_text(month),
    )  # fmt: skip
    gone = captain.gone | {ship.name} if fate != DAMAGED and ship.name else captain.gone
    state = state._replace(captain=captain._replace(log=(*captain.log, line), gone=gone))
    return state._replace(score=state.score + ship.tonnage) if fate != DAMAGED else state


def _struck_out(captain: Captain, name: str) -> Captain:
    """The log without an earlier damage to a named ship that is entered again (14.5.4g)."""
    if not name:
        return captain
    return captain._replace(
        log=tuple(line for line in captain.log if line.name != name or line.fate != DAMAGED)
    )


def damaged_left(dice: Dice, state: State, book: Book) -> State:
    """Ships damaged and now out of sight are entered; a ship counts once (9.2.6, 14.5.4g)."""
    for ship in state.meeting.ships if state.meeting else ():
        if ship.damaged:
            state = entered(dice, state, ship, DAMAGED, "fire", book)
    return state


def tonnage(captain: Captain) -> int:
    """The tonnage sunk, each ship once (2.0a, 5.2.1)."""
    return sum(line.tonnage for line in captain.log if line.fate != DAMAGED)


def tonnage_for_decorations(captain: Captain, after_patrol: int, book: Book) -> int:
    """The tonnage sunk on patrols later than `after_patrol`; prizes count double (11.3.0f, 14.5.4h)."""
    factor = book.limits["prize_factor"]
    if not captain.log:
        return 0
    return sum(
        [
            line.tonnage * (factor if line.fate == PRIZE else 1)
            for line in captain.log
            if line.fate != DAMAGED and line.patrol > after_patrol
        ]
    )


def damaged_tonnage(captain: Captain) -> int:
    """The tonnage of ships damaged and not sunk (14.5.4c)."""
    return sum(line.tonnage for line in captain.log if line.fate == DAMAGED)


def sunk_on(captain: Captain, patrol: int) -> bool:
    """Whether a ship was sunk or taken on a patrol, mines not counted before they are laid (7.4.2a)."""
    return any([line.patrol == patrol and line.fate != DAMAGED for line in captain.log])
