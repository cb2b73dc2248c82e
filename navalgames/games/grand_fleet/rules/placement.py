"""Markers on the map: placing, weighing, moving and turning them up (8.4, 8.5, 8.6).

Knows stacks of markers by hex. A face-down marker is only counted: which fleet it is gets
drawn when it is turned up (ruling 8.4a), so there is nothing to peek at.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.grand_fleet.state import DE, ENEMY, INDEX, SIDES, UK, AtSea, Stack
from navalgames.games.grand_fleet.tables import sea

EMPTY_DOWN = (0, 0)
EMPTY_UP: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())


def stack_in(stacks: tuple[Stack, ...], hex_id: str) -> Stack | None:
    """The stack in a hex, or None."""
    for stack in stacks:
        if stack.hex == hex_id:
            return stack
    return None


def stack_at(stacks: tuple[Stack, ...], hex_id: str) -> Stack:
    """The stack in a hex that holds one."""
    stack = stack_in(stacks, hex_id)
    assert stack is not None, f"no stack stands in {hex_id}"
    return stack


def _put(stacks: tuple[Stack, ...], stack: Stack) -> tuple[Stack, ...]:
    others = [other for other in stacks if other.hex != stack.hex]
    others.append(stack)
    others.sort()
    return tuple(others)


def placed(stacks: tuple[Stack, ...], side: str, fleet: int, hex_id: str) -> tuple[Stack, ...]:
    """The map after a side has placed a marker: face up with its number, or face down (`fleet` 0).

    Rule: 8.4c, 8.4d, 8.4f, 8.4h.
    """
    old = stack_in(stacks, hex_id) or Stack(hex_id, EMPTY_DOWN, EMPTY_UP, False)
    (down_uk, down_de), (up_uk, up_de) = old.down, old.up
    if side == UK:
        down_uk, up_uk = (down_uk + 1, up_uk) if not fleet else (down_uk, (*up_uk, fleet))
    else:
        down_de, up_de = (down_de + 1, up_de) if not fleet else (down_de, (*up_de, fleet))
    return _put(stacks, Stack(hex_id, (down_uk, down_de), (up_uk, up_de), old.finished))


def markers_of(stack: Stack, side: str) -> int:
    """How many markers of a side stand in a stack."""
    return stack.down[INDEX[side]] + len(stack.up[INDEX[side]])


def weight(charts: Charts, stack: Stack, side: str) -> int:
    """What a side's markers in a hex weigh for interception.

    Rule: 8.5d, 8.5e. Charts: north_sea_map.
    """
    at_home = sea(charts).home[side] == stack.hex
    return marker_weight(stack.down[INDEX[side]], len(stack.up[INDEX[side]]), at_home)


def marker_weight(face_down: int, face_up: int, at_home: bool) -> int:
    """What face-down markers and face-up fast fleets weigh together, in the own home hex or elsewhere.

    Rule: 8.5d, 8.5e.

    >>> marker_weight(1, 0, True), marker_weight(0, 1, True)
    (2, 4)
    """
    single = face_down + 2 * face_up
    if single:
        acted("8.5d")
        if at_home:
            acted("8.5e")
    return 2 * single if at_home else single


def outweighs(own: int, enemy: int) -> bool:
    """Whether a side's markers may move the hex: equal weight is not enough.

    Rule: 8.5c.
    """
    acted("8.5c")
    return own > enemy


def why_fixed(charts: Charts, stack: Stack, side: str) -> str:
    """Why a side may not make an interception move with a stack; "" when it may.

    Rule: 8.5c, 8.5h, 8.5i. Returns the last word of a catalogue key.
    """
    if not markers_of(stack, side):
        return "no-own"
    if not markers_of(stack, ENEMY[side]):
        return "no-enemy"
    if stack.finished:
        return "finished"
    own, enemy = weight(charts, stack, side), weight(charts, stack, ENEMY[side])
    return "" if outweighs(own, enemy) else "too-light"


def moved(stacks: tuple[Stack, ...], hex_id: str, to: str) -> tuple[Stack, ...]:
    """The map after an interception move: everything goes along, and all of it is finished.

    Rule: 8.5f, 8.5g, 8.5h, 8.5i, 8.5j.
    """
    mover, there = stack_at(stacks, hex_id), stack_in(stacks, to)
    down, up = (there.down, there.up) if there else (EMPTY_DOWN, EMPTY_UP)
    joined = Stack(
        to,
        (mover.down[0] + down[0], mover.down[1] + down[1]),
        (mover.up[0] + up[0], mover.up[1] + up[1]),
        True,
    )
    return _put(tuple(stack for stack in stacks if stack.hex != hex_id), joined)


def turn_up(
    dice: Dice, side: str | None, face_down: tuple[int, ...], count: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Turn up some of a side's face-down markers: their numbers, and the numbers still face down.

    Rule: 8.6a (rulings 8.4a, 8.4h: each face-down marker is as likely to be any of them).

    Args:
        side: whose they are; None where a question is about either side's.
    """
    acted("8.4a")
    drawn = dice.draw(face_down, count, f"reveal-{side.lower()}" if side else "reveal", "8.6a")
    left = list(face_down)
    for number in drawn:
        left.remove(number)
    return drawn, tuple(left)


def turned_up(
    dice: Dice,
    stacks: tuple[Stack, ...],
    face_down: tuple[tuple[int, ...], tuple[int, ...]],
    real: tuple[frozenset[int], frozenset[int]],
) -> tuple[AtSea, ...]:
    """Turn all markers up and take the dummies away: the real fleets in each hex.

    Rule: 8.6a (rulings 8.4a, 8.4h: face-down markers were mixed, so each is as likely to be any of them).

    Args:
        face_down: per side the numbers of all its face-down markers, dummies included.
        real: per side the numbers of the fleets that have ships.

    Returns:
        Hexes with at least one real fleet, in ascending order of number.
    """
    left = {UK: face_down[0], DE: face_down[1]}
    result = []
    for stack in sorted(stacks):
        fleets = []
        for side in SIDES:
            shown = stack.up[INDEX[side]]
            count = stack.down[INDEX[side]]
            if count:
                drawn, left[side] = turn_up(dice, side, left[side], count)
                shown = (*shown, *drawn)
            fleets.append(tuple(sorted(number for number in shown if number in real[INDEX[side]])))
        if fleets[0] or fleets[1]:
            result.append(AtSea(stack.hex, (fleets[0], fleets[1])))
    return tuple(result)
