"""Crew points: where they stand, what they may leave, how fast they load.

Knows boxes and their limits. Rolls nothing.
"""

from __future__ import annotations

from navalgames.chance.witness import acted
from navalgames.games.frigate_duel.state import (
    MELEE,
    PORT,
    RESERVE,
    SAILING,
    STARBOARD,
    Crew,
    Ship,
    crew_points,
)
from navalgames.games.frigate_duel.tables import Entries

BOXES = 8


def sections_destroyed(ship: Ship, t: Entries) -> int:
    """The hull sections that are destroyed.

    Rule: P3.1. Charts: ships.
    """
    return destroyed(ship.hull_lost, t.ship_cards[ship.id].section)


def destroyed(boxes: int, section: int) -> int:
    """The sections that so many lost hull boxes destroy.

    Rule: P3.1.
    """
    sections = boxes // section
    if sections:
        acted("P3.1")
    return sections


def firepower(ship: Ship, distance: int, t: Entries) -> int:
    """The firepower in use at a distance.

    Rule: P3.2, P11.5. Charts: section_firepower, measures, ships.
    """
    return firepower_of(ship.id, ship.hull_lost, distance, t)


def firepower_of(ship: str, hull_lost: int, distance: int, t: Entries) -> int:
    """The firepower at a distance of a ship of the list that has lost so many hull boxes.

    Rule: P3.1, P3.2, P11.5. Charts: section_firepower, measures, ships.
    """
    card = t.ship_cards[ship]
    acted("P11.5")
    value = card.short if distance <= t.measures["short range"] else card.long
    return firepower_in_use(value, destroyed(hull_lost, card.section), t)


def firepower_in_use(value: int, destroyed: int, t: Entries) -> int:
    """What is left of a firepower with so many hull sections destroyed.

    Rule: P3.2. Charts: section_firepower.
    """
    acted("P3.2")
    return t.section_firepower[value, destroyed]


def short_firepower(ship: Ship, t: Entries) -> int:
    """The firepower that counts for gun crews: the short value in use (P5.1)."""
    return firepower(ship, 0, t)


def limits(ship: Ship, t: Entries) -> tuple[int, ...]:
    """The most points that each box takes, of all the crew there is.

    Rule: P5.1. Charts: crew_boxes.
    """
    everybody, guns = crew_points(ship), short_firepower(ship, t)
    return tuple(
        min(everybody, guns if box in (PORT, STARBOARD) else everybody if most is None else most)
        for box, most in enumerate(t.box_most)
    )


def in_default_order(crew: Crew, number: int, t: Entries, first: int = RESERVE) -> Crew:
    """The crew after `number` points are lost in the default order, box `first` before all others.

    Rule: P3.4. Charts: crew_boxes. Of the gun boxes the one with more points is taken for the idle one.
    """
    left = list(crew)
    guns = sorted((PORT, STARBOARD), key=lambda box: -crew[box])
    order = [first, *(box for box in t.loss_order if box not in (first, PORT, STARBOARD)), *guns]
    for box in order:
        taken = min(left[box], number)
        left[box] -= taken
        number -= taken
    return tuple(left)


def losing(crew: Crew, box: int) -> Crew:
    """The crew with one point fewer in a box."""
    return (*crew[:box], crew[box] - 1, *crew[box + 1 :])


def all_lost(crew: Crew) -> Crew:
    """Nobody left."""
    return (0,) * len(crew)


def mustered(points: int) -> Crew:
    """A crew that has not been assigned: everybody in reserve."""
    return (*(0,) * RESERVE, points)


def reload_time(points: int, guns: int, quality: int, shot: int, t: Entries) -> int:
    """The impulses a broadside needs to load; 0 when nobody is there to load it.

    Rule: P10.2, P10.3. Charts: reload_time, ammunition.
    """
    if points <= 0:
        return 0
    table = t.reload
    acted("P10.2")
    crewed = "full" if points >= guns else "half" if 2 * points >= guns else "some"
    time, least = table[crewed] - quality + t.kinds[shot].reload, table["least"]
    if time != table[crewed] or time < least:
        acted("P10.3")
    return max(time, least)


def sailing_crew(ship: Ship) -> int:
    """Crew points at the sails (P5.4)."""
    return ship.crew[SAILING]


def melee_crew(ship: Ship) -> int:
    """Crew points ready for melee."""
    return ship.crew[MELEE]
