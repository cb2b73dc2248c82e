"""Where markers do good: what each hex is worth to the attacker, and how the rest of a placement goes on.

Knows markers, weights and prizes. A face-down marker is only as real as the share of fleets among them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from navalgames.games.grand_fleet.rules.placement import marker_weight, outweighs

HOLD_AGAINST_FLEET = 0.3
PUSHED_AWAY = 0.35
SUPERIORITY = 0.6


class Markers(NamedTuple):
    """The markers of both sides in a hex, the attacker's first, and whether they have moved for good."""

    down: int = 0
    up: int = 0
    enemy_down: int = 0
    enemy_up: int = 0
    finished: bool = False

    def with_one(self, attacks: bool, face_up: bool) -> Markers:
        """One more marker of the attacker or of the defender."""
        down, up, enemy_down, enemy_up, finished = self
        if attacks:
            return Markers(down + (not face_up), up + face_up, enemy_down, enemy_up, finished)
        return Markers(down, up, enemy_down + (not face_up), enemy_up + face_up, finished)


EMPTY = Markers()


class Field(NamedTuple):
    """What a hex is to the attacker: its prize in points; 1 for the own home hex, -1 for the defender's."""

    prize: float
    home_of: int


class Sides(NamedTuple):
    """How real the face-down markers are (attacker, defender), and how much the attacker gains per combat."""

    real: float
    enemy_real: float
    edge: float


@lru_cache(maxsize=65536)
def hex_value(field: Field, markers: Markers, sides: Sides) -> float:
    """Points to expect from a hex for the attacker: its prize if he alone stays there, and the fighting.

    Rule: 8.5c, 8.5d, 8.5e, 8.13a.
    """
    present = 1.0 if markers.up else 1 - (1 - sides.real) ** markers.down
    opposed = 1.0 if markers.enemy_up else 1 - (1 - sides.enemy_real) ** markers.enemy_down
    if not present:
        return 0.0
    fleets = markers.up + markers.down * sides.real
    enemies = markers.enemy_up + markers.enemy_down * sides.enemy_real
    superior = fleets / (fleets + enemies)
    holds = 1 - opposed + opposed * HOLD_AGAINST_FLEET * 2 * superior
    control = field.prize * present * min(1.0, holds)
    own = marker_weight(markers.down, markers.up, field.home_of > 0)
    enemy = marker_weight(markers.enemy_down, markers.enemy_up, field.home_of < 0)
    if enemy and not markers.finished and outweighs(enemy, own):
        control *= PUSHED_AWAY
    fighting = present * opposed * (sides.edge + SUPERIORITY * (superior - 0.5))
    return control + fighting


@lru_cache(maxsize=65536)
def after_one(
    field: Field, markers: Markers, sides: Sides, attacks: bool, face_up: bool
) -> tuple[float, Markers]:
    """What one more marker in a hex gains the side that places it, and the markers then."""
    more = markers.with_one(attacks, face_up)
    gain = hex_value(field, more, sides) - hex_value(field, markers, sides)
    return (gain if attacks else -gain), more


Left = tuple[int, int]


def play_out(sea: list[tuple[Field, Markers]], sides: Sides, left: tuple[Left, Left], attacks: bool) -> float:
    """The attacker's points when both sides go on placing, each marker where it gains most at once.

    Args:
        sea: each hex that matters with its markers.
        left: markers left, face down and face up, of the defender and of the attacker.
        attacks: whether the attacker places next.
    """
    hexes = [[field, markers] for field, markers in sea]
    total = sum(hex_value(field, markers, sides) for field, markers in hexes)
    still = [list(left[0]), list(left[1])]
    while any(map(any, still)):
        attacks = attacks if any(still[attacks]) else not attacks
        face_up = still[attacks][1] > 0
        best, target, after = -99.0, hexes[0], EMPTY
        for here in hexes:
            gain, more = after_one(here[0], here[1], sides, attacks, face_up)
            if gain > best:
                best, target, after = gain, here, more
        still[attacks][face_up] -= 1
        total += best if attacks else -best
        target[1] = after
        attacks = not attacks
    return total
