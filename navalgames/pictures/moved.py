"""Two answers to one question laid side by side: the same throws, and which of them end otherwise now.

Knows two looks of which one thing is different. Must not know what was changed, nor how it is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple

from navalgames.chance.anatomy import DRAW, FACES, ROLL, Asked, End, Folded, Node, Way
from navalgames.odds import is_number
from navalgames.pictures.look import Look
from navalgames.pictures.section import Data, Section

Place = Node | End | Folded
Pair = tuple[Any, Any]
MOST_PAIRS = 3
"""Changes of end that are told one by one."""


class ComparedLook(Look):
    """A look that marks what has moved: cells of a field by number, ways of stairs."""

    opens_few = False

    @cached_property
    def moved(self) -> dict[int, Data]:
        """The marks of each part that has some: {-1: {"cells": ..., "ways": ...}} for the last one."""
        return {}

    @property
    def parts(self) -> tuple[Section, ...]:
        """What can be compared, from what is inside to the whole; none where rounds are all there is."""
        return tuple(part.section for part in self._parts)

    @property
    def data(self) -> Data:
        """What is drawn, with its marks."""
        told = super().data
        for place, marks in self.moved.items():
            told["sections"][place]["moved"] = marks
        return told


class Ways(NamedTuple):
    """What the same throws end with, before and after: the chance of each pair of ends.

    before, after: of each side the chance that has moved over a way: (choice, turn) -> chance.
    """

    pairs: dict[Pair, Fraction]
    before: dict[tuple[int, int], Fraction]
    after: dict[tuple[int, int], Fraction]

    @property
    def changed(self) -> list[tuple[Pair, Fraction]]:
        """The pairs whose ends differ, the likeliest first."""
        found = [(pair, chance) for pair, chance in self.pairs.items() if pair[0] != pair[1]]
        return sorted(found, key=lambda one: (-one[1], str(one[0])))


def same_throws(before: Section, after: Section) -> Ways | None:
    """Both walked through with the same dice; None where they do not throw the same."""
    walk = _Walk(before, after)
    try:
        walk.go(before.found.root, after.found.root, Fraction(1), ())
    except _OtherThrows:
        return None
    return Ways(walk.pairs, walk.ways[0], walk.ways[1])


class _OtherThrows(Exception):
    """The two do not throw the same."""


Step = tuple[int, int, int]  # side, choice, turn


class _Walk:
    """One walk through both."""

    def __init__(self, before: Section, after: Section) -> None:
        self.pairs: dict[Pair, Fraction] = {}
        self.ways: tuple[dict[tuple[int, int], Fraction], dict[tuple[int, int], Fraction]] = ({}, {})
        self._sides = (before, after)
        self._steps = 0

    def go(self, one: Place, other: Place, chance: Fraction, last: tuple[Step, ...]) -> None:
        """From these places on, reached together with this chance; `last` are the ways just taken."""
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise _OtherThrows
        if not isinstance(one, Node) and not isinstance(other, Node):
            self._ended(one, other, chance, last)
        elif isinstance(one, Node) and isinstance(other, Node):
            if not _alike(one.asked, other.asked):
                raise _OtherThrows
            for value, part, way in _values(one):
                turn, same = _way_of(other, value)
                here = ((0, self._number(0, one), one.ways.index(way)), (1, self._number(1, other), turn))
                self.go(way.then, same.then, chance * part, here)
        elif isinstance(one, Node):
            for way in one.ways:
                step = (0, self._number(0, one), one.ways.index(way))
                self.go(way.then, other, chance * one.chance(way), (step, *_of_side(last, 1)))
        elif isinstance(other, Node):
            for way in other.ways:
                step = (1, self._number(1, other), other.ways.index(way))
                self.go(one, way.then, chance * other.chance(way), (*_of_side(last, 0), step))

    def _number(self, side: int, node: Node) -> int:
        return self._sides[side].target(node)

    def _ended(
        self, one: End | Folded, other: End | Folded, chance: Fraction, last: tuple[Step, ...]
    ) -> None:
        old, new = self._sides[0].outcome(one), self._sides[1].outcome(other)
        self.pairs[old, new] = self.pairs.get((old, new), Fraction(0)) + chance
        if old != new:
            for side, number, turn in last:
                ways = self.ways[side]
                ways[number, turn] = ways.get((number, turn), Fraction(0)) + chance


MOST_STEPS = 60_000


def _of_side(steps: tuple[Step, ...], side: int) -> tuple[Step, ...]:
    return tuple(step for step in steps if step[0] == side)


def _alike(one: Asked, other: Asked) -> bool:
    """Whether the same is thrown or drawn; what is left to other steps may come out otherwise now."""
    if one.kind not in (ROLL, FACES, DRAW):
        return one.kind == other.kind and one.whole == other.whole
    return (one.kind, one.dice, one.cards) == (other.kind, other.dice, other.cards)


def _values(node: Node) -> Iterator[tuple[Any, Fraction, Way]]:
    for way in node.ways:
        for value, weight in zip(way.values, way.weights, strict=True):
            yield value, Fraction(weight, node.total), way


def _way_of(node: Node, value: Any) -> tuple[int, Way]:
    for turn, way in enumerate(node.ways):
        if value in way.values:
            return turn, way
    raise _OtherThrows


# ---- marks and words -------------------------------------------------------------------------


def compare(before: ComparedLook, after: ComparedLook) -> str:
    """Marks in both what has moved, and says it: in the whole, else in the step it comes from."""
    t = before.labels.texts.t
    if not before.parts or not after.parts:
        return t("moved-rounds")
    for place in range(-1, -1 - min(len(before.parts), len(after.parts)), -1):
        ways = same_throws(before.parts[place], after.parts[place])
        if ways is not None and (ways.changed or place == -1):
            if ways.changed:
                before.moved[place], after.moved[place] = _marks(before, after, place, ways)
            said = " ".join(_sentences(before, before.parts[place], ways))
            return said if place == -1 else t("moved-inside", said=said)
    return t("moved-other-throws")


def _marks(before: ComparedLook, after: ComparedLook, place: int, ways: Ways) -> tuple[Data, Data]:
    cells = _moved_cells(before.data["sections"][place], after.data["sections"][place])
    first, second = (
        {"cells": moved, "ways": [f"{number}:{turn}" for number, turn in over]}
        for moved, over in zip(cells, (ways.before, ways.after), strict=True)
    )
    return first, second


def _moved_cells(before: Data, after: Data) -> tuple[list[int], list[int]]:
    """The cells, counted row by row, that end otherwise on the other side; none where there are other rows.

    A row that is one cell on one side ends alike under every column.
    """
    rows = list(_ends_of(before)), list(_ends_of(after))
    moved: tuple[list[int], list[int]] = ([], [])
    if len(rows[0]) != len(rows[1]):
        return moved
    first = [0, 0]
    for old, new in zip(*rows, strict=True):
        columns = max(len(old), len(new))
        if {len(old), len(new)} <= {1, columns}:
            wide = [row * columns if len(row) == 1 else row for row in (old, new)]
            differ = {column for column in range(columns) if wide[0][column] != wide[1][column]}
            for side, row in enumerate((old, new)):
                cells = differ if len(row) == columns else {0} if differ else set()
                moved[side].extend(first[side] + column for column in sorted(cells))
        first[0] += len(old)
        first[1] += len(new)
    return moved


def _ends_of(part: Data) -> Iterator[list[str]]:
    """The key of the end of each cell, row by row."""
    for row in part["grid"]["rows"] if part["grid"] else ():
        numbers = (cell if isinstance(cell, int) else cell["end"] for cell in row["cells"])
        yield [part["ends"][-1 - number]["key"] if number < 0 else "" for number in numbers]


def _sentences(look: ComparedLook, section: Section, ways: Ways) -> Iterator[str]:
    t, changed = look.labels.texts.t, ways.changed
    if not changed:
        yield t("moved-nothing")
        return
    numbers = all(is_number(end) for pair, _ in changed for end in pair)
    if numbers and len(changed) > MOST_PAIRS:
        for key, wanted in (("higher", 1), ("lower", -1)):
            moved = (chance for (old, new), chance in changed if (new > old) - (new < old) == wanted)
            part = sum(moved, Fraction(0))
            if part:
                yield t(f"moved-{key}", **_throws(look, section, part))
        return
    for (old, new), chance in changed[:MOST_PAIRS]:
        told = {"old": section.end_words(old), "new": section.end_words(new)}
        yield t("moved-ends", **_throws(look, section, chance), **told)
    rest = sum((chance for _, chance in changed[MOST_PAIRS:]), Fraction(0))
    if rest:
        yield t("moved-more", **_throws(look, section, rest))


def _throws(look: ComparedLook, section: Section, chance: Fraction) -> dict[str, Any]:
    """So many throws in words, "8 of 36" where all are equally likely, else in percent; and how many."""
    texts, whole = look.labels.texts, next((int(end["ways"][1]) for end in section.ends() if end["ways"]), 0)
    count = chance * whole
    if whole and count.denominator == 1:
        throws = texts.t("moved-throws", count=count.numerator, of=whole)
        return {"throws": throws, "count": count.numerator}
    return {"throws": texts.t("moved-share", percent=texts.percent(chance)), "count": 0}
