"""What can still come of a way, in words: for values that have no word of their own.

Knows anatomies and the words of ends. Must not know a rule, nor where the words are shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple

from navalgames.chance.anatomy import End, Folded, Node
from navalgames.texts import Texts
from navalgames.texts.figures import true_minus

BRACKETED = re.compile(r" ?[(（].*[)）]$")
MOST_TOLD = 2
"""Ends that are told of what comes later; the others are counted."""
Chances = Mapping[str, Fraction]
Then = Node | End | Folded


class Future(NamedTuple):
    """What can still come, in words; chances: of each end, by its words."""

    words: str
    chances: Chances


class Futures:
    """What ways lead to. `ends` tells what an end is, or may still become; what has the same words is one."""

    def __init__(
        self,
        texts: Texts,
        ends: Callable[[End | Folded], Chances],
        numbers: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        """
        Args:
            numbers: those among the ends, by their words; then what can still come is told as a span.
        """
        self._texts, self._ends, self._numbers = texts, ends, numbers
        self._known: dict[int, dict[str, Fraction]] = {}

    def of(self, then: Then) -> Future:
        """The end that a way leads to, or the likeliest of those that it may still lead to."""
        chances = self._chances(then)
        if len(chances) == 1:
            return Future(next(iter(chances)), chances)
        if chances.keys() <= self._numbers.keys():
            least, *_, most = sorted(chances, key=self._numbers.__getitem__)
            words = self._texts.t("why-later-span", least=true_minus(f"{self._numbers[least]}"), most=most)
            return Future(words, chances)
        likeliest = sorted(chances.items(), key=lambda one: -one[1])
        told = list(_unit_once(likeliest[:MOST_TOLD]))
        key = "why-later-one-unit" if BRACKETED.search(told[0][0]) else "why-later-one"
        listed = self._texts.listed(
            self._texts.t(key, outcome=words, percent=self._texts.percent(chance)) for words, chance in told
        )
        more = max(len(chances) - MOST_TOLD, 0)
        return Future(self._texts.t("why-later", listed=listed, more=more), chances)

    def _chances(self, then: Then) -> Chances:
        if not isinstance(then, Node):
            return self._ends(then)
        known = self._known.get(id(then))
        if known is None:
            known = self._known[id(then)] = {}
            for way in then.ways:
                chance = then.chance(way)
                for words, part in self._chances(way.then).items():
                    known[words] = known.get(words, Fraction(0)) + chance * part
        return known


def _unit_once(told: Sequence[tuple[str, Fraction]]) -> Iterator[tuple[str, Fraction]]:
    """What the numbers count is said with the first of them alone: "1 (ships)", then "2"."""
    unit = BRACKETED.search(told[0][0])
    yield told[0]
    for words, chance in told[1:]:
        yield (words.removesuffix(unit[0]) if unit else words), chance


def unnamed_led(node: Node, named: Callable[[Any], str], futures: Futures) -> dict[Any, Future]:
    """For each value of a choice that has no word of its own, what comes of it."""
    return {value: futures.of(way.then) for way in node.ways for value in way.values if not named(value)}
