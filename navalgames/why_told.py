"""An anatomy in words, line by line: what is thrown, which faces lead where, how likely each way is.

Knows anatomies and the words of a game. Must not know a rule, nor where the lines are shown.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import groupby
from typing import Any, NamedTuple

from navalgames.chance.anatomy import DRAW, EACH, FACES, PART, UNTIL, Anatomy, Asked, End, Folded, Node, Way
from navalgames.labels import Labels
from navalgames.odds import is_number
from navalgames.odds.why import GOES_ON, Why

MOST_LINES = 80
MOST_VALUES = 4


class Line(NamedTuple):
    """One line of a tree: how deep it stands, its words; of a way its exact chance from the beginning."""

    depth: int
    words: str
    chance: Fraction | None = None


def lines_of(why: Why, labels: Labels, most: int = MOST_LINES) -> tuple[Line, ...]:
    """The tree of an answer, from the first throw on; a future that stood there before is not told again.

    most: lines; what does not fit is told as one line that says how likely it is.
    """
    return _Teller(labels, most).told(why.anatomy)


class _Teller:
    def __init__(self, labels: Labels, most: int) -> None:
        self._labels, self._t, self._most = labels, labels.texts.t, most
        self._lines: list[Line] = []
        self._known: dict[int, int] = {}  # a choice that was told -> its number
        self._cases: dict[Any, int] = {}  # what has no word -> its number

    def told(self, found: Anatomy) -> tuple[Line, ...]:
        if isinstance(found.root, Node):
            self._node(found.root, Fraction(1), 0)
        else:
            self._lines.append(Line(0, self._t("why-certain", outcome=self._end(found.root))))
        return tuple(self._lines)

    def _node(self, node: Node, chance: Fraction, depth: int) -> None:
        if id(node) in self._known:
            self._lines.append(Line(depth, self._t("why-as-before", number=self._known[id(node)])))
            return
        number = self._known[id(node)] = len(self._known) + 1
        self._lines.append(Line(depth, self._t("why-throw", number=number, throw=self._thrown(node.asked))))
        if node.asked.procedure is not None and len(self._lines) < self._most:
            inside = node.asked.inside()
            if isinstance(inside.root, Node):
                self._lines.append(Line(depth + 1, self._t("why-inside", kind=node.asked.kind)))
                self._node(inside.root, Fraction(1), depth + 2)
                self._lines.append(Line(depth + 1, self._t("why-together", kind=node.asked.kind)))
        for way in node.ways:
            here = chance * node.chance(way)
            told = {
                "values": self._values(node.asked, way),
                "ways": way.weight,
                "total": node.total,
                "percent": self._labels.texts.percent(node.chance(way)),
            }
            if not isinstance(way.then, Node):
                self._lines.append(
                    Line(depth + 1, self._t("why-ends", outcome=self._end(way.then), **told), here)
                )
            elif len(self._lines) >= self._most:
                self._lines.append(Line(depth + 1, self._t("why-more", **told), here))
            else:
                self._lines.append(Line(depth + 1, self._t("why-then", **told), here))
                self._node(way.then, here, depth + 2)

    def _end(self, end: End | Folded) -> str:
        if isinstance(end, Folded):
            return self._t("why-folded")
        return self._t("why-goes-on") if end.outcome == GOES_ON else self._value(end.outcome)

    def _thrown(self, asked: Asked) -> str:
        """What is thrown, for what, by which rule."""
        if asked.kind in (PART, EACH, UNTIL):
            return self._t(f"why-{asked.kind}", times=asked.times)
        if asked.kind == DRAW:
            _, count, _, cards = asked.dice.split()
            thrown = self._t("why-draw", count=int(count), cards=int(cards))
        else:
            thrown = asked.dice
        told = self._t("why-for", dice=thrown, why=self._labels.why(asked.why))
        return self._t("why-by-rule", throw=told, rule=asked.rule) if asked.rule else told

    def _values(self, asked: Asked, way: Way) -> str:
        """The values of a way in as few words as are true of them."""
        every = asked.whole.outcomes
        if len(way.values) == len(every):
            return self._t("why-anything")
        if all(map(is_number, way.values)):
            return self._numbers(way.values, tuple(value for value in every if is_number(value)))
        if asked.kind == FACES and _all_doubles(way.values, every):
            return self._t("why-doubles")
        shown = list(dict.fromkeys(self._value(value) for value in way.values[:MOST_VALUES]))
        more, listed = len(way.values) - MOST_VALUES, "; ".join(shown)
        return self._t("why-and-more", values=listed, more=more) if more > 0 else listed

    def _numbers(self, values: tuple[Any, ...], every: tuple[Any, ...]) -> str:
        """9 or more; 2-4; 2, 3, 12: neighbours among what can come at all are joined."""
        ordered = sorted(every)
        place = {value: number for number, value in enumerate(ordered)}
        spans = []
        for _, group in groupby(enumerate(sorted(values)), lambda pair: place[pair[1]] - pair[0]):
            members = [value for _, value in group]
            first, last = members[0], members[-1]
            if len(members) > 1 and last == ordered[-1]:
                spans.append(self._t("why-or-more", value=first))
            elif len(members) > 1 and first == ordered[0]:
                spans.append(self._t("why-or-less", value=last))
            else:
                spans.append(f"{first}" if first == last else f"{first}–{last}")
        return ", ".join(spans)

    def _value(self, value: Any) -> str:
        """One value in words; what has none is a case with a number, the same wherever it comes."""
        if isinstance(value, bool) or is_number(value):
            return self._labels.outcome(value)
        if type(value) is tuple and value and all(map(is_number, value)):
            return " ".join(map(str, value))
        if type(value) is tuple and value and all(isinstance(one, str) for one in value):
            told = [(self._value(one), count) for one, count in Counter(value).items()]
            return ", ".join(one if count == 1 else f"{count} × {one}" for one, count in told)
        known = self._labels.known(value) if isinstance(value, str) else ""
        return known or self._t("why-case", number=self._cases.setdefault(value, len(self._cases) + 1))


def _all_doubles(values: tuple[Any, ...], every: tuple[Any, ...]) -> bool:
    """Whether these are the throws of two dice that show the same, and all of those."""
    doubles = {value for value in every if len(value) == 2 and value[0] == value[1]}
    return bool(doubles) and doubles == set(values)
