"""The armament phase: reinforcement, deployment and detachment, and the DDbox (section 6).

Knows dice and boxes of ships. Knows nothing of battles or points.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.grand_fleet.state import UK, Boxes, Ships

BOXES = 7
NUMBERED = range(1, BOXES)


def box_cap(charts: Charts, side: str, number: int) -> int | None:
    """How many ships a DDbox box holds; None for any number, as in box 0.

    Rule: 6.3. Charts: ddbox_caps.
    """
    return charts["ddbox_caps"].value(number, side)


def _numbered_cap(charts: Charts, side: str, number: int) -> int:
    """What a box from 1 on may hold: only box 0 has no cap."""
    cap = box_cap(charts, side, number)
    assert cap is not None, f"DDbox {number} has a cap"
    return cap


def over_cap(charts: Charts, side: str, boxes: Boxes) -> int | None:
    """The first box that holds more ships than it may, or None.

    Rule: 6.3. Charts: ddbox_caps.
    """
    for number in NUMBERED:
        if len(boxes[number]) > _numbered_cap(charts, side, number):
            return number
    return None


def fills_enough_boxes(side: str, boxes: Boxes, box_zero_counts: bool) -> bool:
    """Whether a position before the first deployment roll leaves as few empty boxes as it must.

    Rule: 6.4c (only the UK has this duty).

    >>> eight = (("a", "b"), ("c",), ("d",), ("e",), ("f",), ("g",), ("h",))
    >>> fills_enough_boxes("UK", eight, False)
    True
    """
    counted = duty_boxes(side, box_zero_counts)
    ships = sum(map(len, boxes))
    return sum(1 for number in counted if boxes[number]) >= min(ships, len(counted))


def duty_boxes(side: str, box_zero_counts: bool) -> tuple[int, ...]:
    """The boxes that a side may not leave empty while it has ships for them.

    Rule: 6.4c (only the UK has this duty).
    """
    if side != UK:
        return ()
    return (0, *NUMBERED) if box_zero_counts else tuple(NUMBERED)


def deployment_roll(dice: Dice, side: str) -> int:
    """One deployment roll: the number of the box that is called.

    Rule: 6.4d.
    """
    return dice.roll("1d6", "deployment-" + side.lower(), "6.4d")


def called_ships(boxes: Boxes, rolled: tuple[int, ...]) -> Ships:
    """All ships of the boxes whose numbers were rolled; a number rolled twice calls its box once.

    Rule: 6.4e, 6.4f, 6.4g, 6.4h.

    >>> called_ships((("a",), ("b",), (), ("c", "d"), (), (), ()), (3, 3))
    ('c', 'd')
    """
    numbers = sorted(set(rolled))
    if any(boxes[number] for number in numbers):
        acted("6.4e")
    if len(numbers) < len(rolled):
        acted("6.4f")
    if boxes[0]:
        acted("6.4g")
    return tuple(ship for number in numbers for ship in boxes[number])


def detachment_roll(dice: Dice, side: str) -> int:
    """How many ships a detachment must move.

    Rule: 6.5b.
    """
    return dice.roll("1d6", "detachment-" + side.lower(), "6.5b")


def detached_number(shown: int, ships: int) -> int:
    """The number of ships a detachment moves: as many as the die shows, or all of them if there are fewer.

    Rule: 6.5b, 6.5d.
    """
    if shown > ships:
        acted("6.5d")
    return min(shown, ships)


def spread_evenly(charts: Charts, side: str, boxes: Boxes, ships: Ships) -> Boxes:
    """Ships put one by one into the emptiest of the boxes 1-6 that has room, else into box 0.

    Rule: 3.3, 6.3 (the automatic set-up and the default of every choice of boxes). Charts: ddbox_caps.

    Returns:
        What each box receives, not what it held before.
    """
    held = [len(box) for box in boxes]
    caps = {number: _numbered_cap(charts, side, number) for number in NUMBERED}
    extra: list[list[str]] = [[] for _ in range(BOXES)]
    for ship in ships:
        room = [number for number in NUMBERED if held[number] < caps[number]]
        if len(room) < len(NUMBERED):
            acted("6.3")
        target = min(room, key=held.__getitem__) if room else 0
        held[target] += 1
        extra[target].append(ship)
    return tuple(map(tuple, extra))


def piled(charts: Charts, side: str, ships: Ships, box_zero_counts: bool = False) -> Boxes:
    """All ships in as few of the boxes 1-6 as the side may, the rest in box 0.

    Rule: 6.3, 6.4b, 6.4c. Charts: ddbox_caps.
    """
    duty, left = duty_boxes(side, box_zero_counts), list(ships)
    if duty:
        acted("6.4c")
    boxes: list[Ships] = [()] * BOXES
    for number in NUMBERED:
        owed = sum(1 for other in duty if other == 0 or other > number)
        cap, wished = _numbered_cap(charts, side, number), max(number in duty, len(left) - owed)
        if wished > cap:
            acted("6.3")
        room = min(cap, wished)
        boxes[number], left = tuple(left[:room]), left[room:]
    boxes[0] = tuple(left)
    return tuple(boxes)
