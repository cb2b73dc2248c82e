"""Speed, relative movement and marks: how far a ship moves in a turn, in which impulses; who may do more.

Knows one moment, at the start of the turn. Must not know what the ship does with her marks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from navalgames.chance.witness import acted
from navalgames.games.frigate_duel.rules import sea
from navalgames.games.frigate_duel.state import Ship, State
from navalgames.games.frigate_duel.tables import Entries

Impulses = tuple[int, ...]


def quarters_lost(lost: int, boxes: int) -> int:
    """The quarters of the rigging that are gone, 0 to 4 (P7.2)."""
    return min(4, 4 * lost // boxes)


def dismasted(ship: Ship, t: Entries) -> bool:
    """Whether no rigging box is left (P3.6)."""
    return ship.rigging_lost >= t.ship_cards[ship.id].rigging


def base_speed(bearing: str, sail: str, strength: str, t: Entries) -> int:
    """Movement points a turn by bearing and sail, with the strength of the wind.

    Rule: P7.1, P1.14. Charts: sailing_speed, wind_strength.
    """
    acted("P7.1")
    base = t.speeds[bearing, sail]
    return base + t.wind_points[strength] if base > 0 else 0


def speed(bearing: str, sail: str, strength: str, rating: int, lost: int, boxes: int, t: Entries) -> int:
    """The speed of a ship in movement points.

    Rule: P7.2, P3.6. Charts: rigging_speed, measures.
    """
    acted("P7.2")
    if t.speeds[bearing, sail] <= 0:
        return 0
    penalty = t.penalties[quarters_lost(lost, boxes)]
    if penalty is None:
        acted("P3.6")
        return 0
    return max(base_speed(bearing, sail, strength, t) + rating - penalty, t.measures["least speed"])


def common_part(speeds: Sequence[int], headings: Sequence[int], t: Entries) -> int:
    """The part of the speed that all ships share.

    Rule: P7.4, P22.1. Charts: relative_common.
    """
    apart = max(sea.heading_difference(one, other) for one in headings for other in headings)
    return min(speeds) * t.common_halves[apart] // 2


def squares(rate: int, heading: int, t: Entries) -> int:
    """The squares a ship moves in the turn.

    Rule: P7.6. Charts: measures. On a diagonal the last step may be one point short.
    """
    acted("P7.6")
    straight = t.measures["straight step"]
    if heading % 2:
        diagonal = t.measures["diagonal step"]
        found = (rate + diagonal - straight) // diagonal
    else:
        found = rate // straight
    return min(found, t.measures["most squares"])


def marks(number: int, moves: bool, t: Entries) -> tuple[Impulses, Impulses]:
    """The moving and the steering marks for `number` squares; `moves`: whether the speed is above 0.

    Rule: P7.7, P7.8. Charts: impulse_marks, steering_marks.
    """
    if not moves:
        steering, moving = t.steering["no speed"]
    elif number >= 2:
        return t.marks[number], ()
    else:
        steering, moving = t.steering["one square" if number else "no square"]
    return moving, steering


def bonus_objection(state: State, number: int, box: Any) -> str:
    """Why a ship may not try: grappled, dismasted, hove to or head to wind; "" when she may.

    Rule: P16.1.
    """
    ship = state.ships[number]
    if ship.grappled >= 0:
        return "grappled"
    if dismasted(ship, box):
        return "dismasted"
    if ship.sail == "hove_to":
        return "hove-to"
    return "in-irons" if sea.letter(ship.heading, state.wind, box) == "H" else ""
