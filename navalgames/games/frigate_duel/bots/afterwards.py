"""Where a ship will lie after a manoeuvre, without dice: tacks are taken to succeed.

Knows the manoeuvres of the rules. Judges nothing.
"""

from __future__ import annotations

from navalgames.games.frigate_duel.rules import impulses, manoeuvring, sailing
from navalgames.games.frigate_duel.state import MANOEUVRES, Ship, State
from navalgames.games.frigate_duel.tables import Box


def placed(ship: Ship, manoeuvre: str, view: State, box: Box) -> Ship:
    """The ship after her next mark, her mark used up."""
    moving = impulses.is_moving(ship, impulses.next_mark(ship))
    done = steered(ship, manoeuvre, moving, view, box)
    return done._replace(moving=done.moving[1:]) if moving else done._replace(steering=done.steering[1:])


def course(ship: Ship, manoeuvre: str, moving: bool, view: State, box: Box) -> tuple[int, int, int]:
    """Where such a manoeuvre leads her: (dx, dy, heading)."""
    number = MANOEUVRES.index(manoeuvre)
    return manoeuvring.course(ship.heading, view.wind, moving, number, box, True)


def steered(ship: Ship, manoeuvre: str, moving: bool, view: State, box: Box) -> Ship:
    """The ship where a manoeuvre at a moving or a steering mark leads her, her marks as they were."""
    return manoeuvring.steered(ship, view.wind, moving, MANOEUVRES.index(manoeuvre), box, succeeds=True)


def guessed(ship: Ship, view: State, box: Box) -> Ship:
    """The ship after her next mark, if she goes straight on (or falls off, in irons)."""
    mark = impulses.next_mark(ship)
    if not mark or ship.grappled >= 0 or sailing.dismasted(ship, box):
        return ship
    moving = impulses.is_moving(ship, mark)
    straight = manoeuvring.replacement(ship, view.wind, moving, box)
    return placed(ship, MANOEUVRES[straight], view, box)


def possible(ship: Ship, view: State, box: Box) -> tuple[Ship, ...]:
    """The ship after each manoeuvre that she may choose for her next mark."""
    mark = impulses.next_mark(ship)
    if not mark:
        return (ship,)
    moving = impulses.is_moving(ship, mark)
    return tuple(
        placed(ship, MANOEUVRES[number], view, box)
        for number in manoeuvring.legal(ship, view.wind, moving, box)
    )
