"""Dice notation: which dice are thrown and how they are read.

Knows "2d6", "best 1 of 1d6+2d8", "count 4+ in 5d6", "d66" and the exact chances of each.
Must not know who throws the dice or why.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from math import prod
from typing import Any

from navalgames.chance import counting
from navalgames.chance.distribution import WIDEST, Distribution
from navalgames.errors import BadInput
from navalgames.printing import printed

MOST_DICE = 100
MOST_SIDES = 100
TABLED_WAYS = 2000
MOST_OPEN = 10_000
EXAMPLES = "1d6, 2d6, best 1 of 2d6, worst 2 of 3d6, best 1 of 1d6+2d8, count 4+ in 5d6, d66, 1d100, d4"

# No number here needs more than eighteen digits, and Python reads none of thousands.
_DIGITS = re.compile(r"[0-9]{1,18}")
_FORM = re.compile(
    r"(?:(best|worst) (\d{1,18}) of |count (\d{1,18})\+ in )?(\d{0,18}d\d{1,18}(?:\+\d{0,18}d\d{1,18})*)"
)


@dataclass(frozen=True)
class Pool:
    """Some dice and the way they are read.

    notation: the canonical spelling ("d6" is "1d6").
    sides: the sides of every die, in the order in which their faces are given.
    reading: "sum", "best" or "worst" (the sum of `number` of them), "count" (dice showing at
        least `number`) or "d66" (tens and units).
    """

    notation: str
    sides: tuple[int, ...]
    reading: str = "sum"
    number: int = 0

    @property
    def solids(self) -> tuple[int, ...]:
        """The sides of the dice on the table: a d4 is an eight-sided die numbered 1 to 4 twice."""
        return tuple(8 if sides == 4 else sides for sides in self.sides)

    @cached_property
    def ways(self) -> int:
        """How many ways the dice can fall."""
        return prod(self.sides)

    # Reading faces

    def result(self, faces: tuple[int, ...]) -> int:
        """What the faces mean.

        >>> parsed("best 1 of 1d6+2d8").result((5, 7, 2)), parsed("d66").result((3, 5))
        (7, 35)
        """
        if self.reading == "sum":
            return sum(faces)
        if self.reading == "best":
            return sum(sorted(faces)[-self.number :])
        if self.reading == "worst":
            return sum(sorted(faces)[: self.number])
        if self.reading == "count":
            return sum(face >= self.number for face in faces)
        return 10 * faces[0] + faces[1]

    def counting(self, faces: tuple[int, ...]) -> tuple[bool, ...]:
        """Which of the dice count; of equal faces the first ones that do.

        >>> parsed("best 1 of 1d6+2d8").counting((5, 7, 7)), parsed("count 5+ in 2d6").counting((5, 2))
        ((False, True, False), (True, False))
        """
        if self.reading == "count":
            return tuple(face >= self.number for face in faces)
        if self.reading not in ("best", "worst"):
            return (True,) * len(faces)
        by_face = sorted(range(len(faces)), key=lambda place: faces[place], reverse=self.reading == "best")
        kept = by_face[: self.number]
        return tuple(place in kept for place in range(len(faces)))

    def arranged(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """The faces highest first; those of a d66 as tens and units."""
        return faces if self.reading == "d66" else tuple(sorted(faces, reverse=True))

    def read(self, given: Any, where: str = "") -> tuple[int, ...]:
        """The faces someone gives: whole numbers, or a text such as "4 5"; one die may be a bare number.

        Raises:
            BadInput: not one face for every die, or a face the die does not have.
        """
        if isinstance(given, str):
            parts = re.split(r"[\s,;+]+", given.strip())
            given = [int(part) if _DIGITS.fullmatch(part) else part for part in parts]
        faces = tuple(given) if isinstance(given, Iterable) else (given,)
        place = {"dice": self.notation, "where": where or "-"}
        if len(faces) != len(self.sides):
            raise BadInput("error-dice-faces", given=len(faces), expected=len(self.sides), **place)
        for face, sides in zip(faces, self.sides, strict=True):
            if isinstance(face, bool) or not isinstance(face, int) or not 1 <= face <= sides:
                raise BadInput("error-dice-face", given=printed(face), expected=f"1-{sides}", **place)
        return faces

    # Throwing

    def throw(self, random: Callable[[], float]) -> tuple[int, ...]:
        """Faces thrown with `random` (numbers from 0 up to, not including, 1).

        Few dice take one random number, many take one for each die.
        """
        if self.ways > TABLED_WAYS:
            return tuple(int(random() * sides) + 1 for sides in self.sides)
        index = int(random() * self.ways)
        faces = []
        for sides in reversed(self.sides):
            index, face = divmod(index, sides)
            faces.append(face + 1)
        return tuple(reversed(faces))

    @cached_property
    def thrower(self) -> Callable[[Callable[[], float]], int]:
        """A quick `result(throw(random))`: the same numbers from the same `random`."""
        if self.ways > TABLED_WAYS:
            return lambda random: self.result(self.throw(random))
        table = [self.result(faces) for faces in product(*(range(1, sides + 1) for sides in self.sides))]
        ways = self.ways
        return lambda random: table[int(random() * ways)]

    # Exact chances

    @cached_property
    def totals(self) -> Distribution:
        """The exact distribution of `result`.

        >>> parsed("count 4+ in 5d6").totals.chance(5)
        Fraction(1, 32)
        """
        if self.reading == "d66":
            return self.arrangements.map(self.result)
        if self.reading == "sum":
            return Distribution._of(counting.sums(self.sides))
        if self.reading == "count":
            return Distribution._of(counting.successes(self.sides, self.number))
        dice = len(self.sides)
        first, last = (0, self.number) if self.reading == "best" else (dice - self.number, dice)
        ways = counting.ranked(self.sides, first, last, MOST_OPEN)
        if isinstance(ways, int):
            raise _too_wide(self.sides, ways, MOST_OPEN)
        return Distribution._of(ways)

    @cached_property
    def arrangements(self) -> Distribution:
        """The exact distribution of `arranged`: faces highest first, not caring which die showed which.

        >>> parsed("2d6").arrangements.chance((6, 1))
        Fraction(1, 18)
        """
        if self.reading == "d66":
            return Distribution.uniform(product(range(1, 7), repeat=2))
        return Distribution._of(_multisets(self.sides))


@lru_cache(maxsize=4096)
def parsed(notation: str) -> Pool:
    """The pool a notation stands for.

    >>> parsed("best 1 of d6+2d8").sides
    (6, 8, 8)

    Raises:
        BadInput: not a notation, or dice that cannot be.
    """
    if notation == "d66":
        return Pool("d66", (6, 6), "d66")
    found = _FORM.fullmatch(notation) if isinstance(notation, str) else None
    if not found:
        raise BadInput("error-dice-notation", given=printed(notation), expected=EXAMPLES)
    kept, dice, least, groups = found.groups()
    reading = kept or ("count" if least else "sum")
    sides, canonical = _dice(groups, notation)
    number = int(dice or least or 0)
    _check_number(reading, number, sides, notation)
    return Pool(notation[: found.start(4)] + canonical, sides, reading, number)


def _dice(groups: str, notation: str) -> tuple[tuple[int, ...], str]:
    """The sides of every die of "1d6+2d8", and the groups spelled in full."""
    sides: list[int] = []
    spelled = []
    for group in groups.split("+"):
        count_text, sides_text = group.split("d")
        count, faces = int(count_text or 1), int(sides_text)
        if not 2 <= faces <= MOST_SIDES or faces == 66:
            raise BadInput("error-dice-sides", given=faces, expected=MOST_SIDES, dice=notation)
        if not 1 <= count <= MOST_DICE - len(sides):
            raise BadInput("error-dice-count", given=len(sides) + count, expected=MOST_DICE, dice=notation)
        sides += [faces] * count
        spelled.append(f"{count}d{faces}")
    return tuple(sides), "+".join(spelled)


def _check_number(reading: str, number: int, sides: tuple[int, ...], notation: str) -> None:
    if reading in ("best", "worst") and not 1 <= number <= len(sides):
        raise BadInput("error-dice-keep", given=number, expected=len(sides), dice=notation)
    if reading == "count" and not 1 <= number <= max(sides):
        raise BadInput("error-dice-target", given=number, expected=max(sides), dice=notation)


def _multisets(sides: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    """Reads one die after the other; throws with equal faces so far are counted together."""
    weights: dict[tuple[int, ...], int] = {(): 1}
    for die in sides:
        grown: dict[tuple[int, ...], int] = {}
        for faces, weight in weights.items():
            for face in range(1, die + 1):
                reached = tuple(sorted((*faces, face), reverse=True))
                grown[reached] = grown.get(reached, 0) + weight
            if len(grown) > WIDEST:
                raise _too_wide(sides, len(grown), WIDEST)
        weights = grown
    return weights


def _too_wide(sides: tuple[int, ...], given: int, expected: int) -> BadInput:
    dice = "+".join(f"d{die}" for die in sides)
    return BadInput("error-chance-wide", given=given, expected=expected, where=f"{dice:.60}")
