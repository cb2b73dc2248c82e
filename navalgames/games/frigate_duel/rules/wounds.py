"""What damage does to a ship: boxes, strike markers, masts, and when she is out of action.

Knows one ship. Must not know who fired.
"""

from __future__ import annotations

from fractions import Fraction

from navalgames.chance.witness import acted
from navalgames.games.frigate_duel.rules import crew as crew_rules
from navalgames.games.frigate_duel.rules import sailing
from navalgames.games.frigate_duel.state import MORALE, Ship, crew_points
from navalgames.games.frigate_duel.tables import Entries

LOWEST, HIGHEST = min(MORALE), max(MORALE)
ONCE = ("section 2", "section 3", "section 4", "all rigging", "half crew", "quarter crew")


def with_hull_lost(ship: Ship, boxes: int, t: Entries) -> Ship:
    """The ship with hull boxes marked.

    Rule: P3.1.
    """
    return ship._replace(hull_lost=min(ship.hull_lost + boxes, t.ship_cards[ship.id].hull)) if boxes else ship


def with_rigging_lost(ship: Ship, boxes: int, t: Entries) -> Ship:
    """The ship with rigging boxes marked; with the last one her marks go too.

    Rule: P3.3, P3.6.
    """
    if not boxes:
        return ship
    ship = ship._replace(rigging_lost=min(ship.rigging_lost + boxes, t.ship_cards[ship.id].rigging))
    return ship._replace(moving=(), steering=()) if sailing.dismasted(ship, t) else ship


def under_full_sail(rigging: int, ship: Ship) -> int:
    """The rigging boxes of a broadside: one more under full sail.

    Rule: P3.7.
    """
    return rigging + 1 if rigging and ship.sail == "full" else rigging


def morale_lost(ship: Ship, t: Entries) -> Ship:
    """The ship after a loss of morale: one step, or a strike marker while unfit.

    Rule: P1.9, P3.5. Charts: strike_markers.
    """
    morale, markers = weaker(ship.morale, t)
    return ship._replace(morale=morale, markers=ship.markers + markers)


def weaker(morale: int, t: Entries) -> tuple[int, int]:
    """The morale after a loss of morale, and the strike markers it places.

    Rule: P1.9, P3.5. Charts: strike_markers.
    """
    acted("P1.9")
    if morale > LOWEST:
        return morale - 1, 0
    acted("P3.5")
    return morale, t.marker_causes["morale"]


def with_markers(ship: Ship, t: Entries) -> Ship:
    """The ship with the strike markers of causes that count once and have come up.

    Rule: P3.5. Charts: strike_markers.
    """
    counted, markers = ship.causes, ship.markers
    for bit, holds in enumerate(_holding(ship, t)):
        if holds and not counted >> bit & 1:
            counted |= 1 << bit
            markers += t.marker_causes[ONCE[bit]]
    return ship if counted == ship.causes else ship._replace(causes=counted, markers=markers)


def section_markers(destroyed: int, t: Entries) -> int:
    """The strike markers that so many destroyed sections have placed.

    Rule: P3.5. Charts: strike_markers.
    """
    causes = [cause for cause, holds in zip(ONCE, _sections(destroyed), strict=False) if holds]
    if causes:
        acted("P3.5")
    return sum(t.marker_causes[cause] for cause in causes)


def _sections(destroyed: int) -> tuple[bool, ...]:
    return tuple(destroyed >= int(cause.split()[1]) for cause in ONCE[:3])


def _holding(ship: Ship, t: Entries) -> tuple[bool, ...]:
    """Which of the causes hold, in the order of ONCE. Half and a quarter are exact."""
    destroyed, start, left = (
        crew_rules.sections_destroyed(ship, t), t.ship_cards[ship.id].crew, crew_points(ship),
    )  # fmt: skip
    return (*_sections(destroyed), sailing.dismasted(ship, t), 2 * left <= start, 4 * left <= start)


def is_sinking(ship: Ship, t: Entries) -> bool:
    """Whether all hull boxes are lost, or no crew point is left.

    Rule: P1.15.
    """
    return ship.hull_lost >= t.ship_cards[ship.id].hull or not any(ship.crew)


def repairable(ship: Ship, t: Entries) -> tuple[str, ...]:
    """What can be repaired: "hull", "rigging".

    Rule: P17.2.
    """
    hull = ship.hull_lost % t.ship_cards[ship.id].section != 0
    return (("hull",) if hull else ()) + (("rigging",) if ship.rigging_lost else ())


def repaired(ship: Ship, what: str) -> Ship:
    """The ship with one box back."""
    if what == "hull":
        return ship._replace(hull_lost=ship.hull_lost - 1)
    return ship._replace(rigging_lost=ship.rigging_lost - 1)


def index_of_damage(ship: Ship, t: Entries) -> Fraction:
    """The damage index: the mean of the lost shares of hull, rigging and crew; 1 for a lost ship.

    Rule: P19.2, P22.4.
    """
    if ship.out:
        return Fraction(1)
    card = t.ship_cards[ship.id]
    shares = (
        Fraction(ship.hull_lost, card.hull),
        Fraction(ship.rigging_lost, card.rigging),
        Fraction(card.crew - crew_points(ship), card.crew),
    )
    return sum(shares, Fraction(0)) / len(shares)
