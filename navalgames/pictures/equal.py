"""The same throw made again and again, one after the other, where only how often each result comes counts.

Knows a section's choices and where they lead. Must not know a rule, nor how such throws are drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations_with_replacement
from math import comb
from typing import Any, NamedTuple

from navalgames.chance.anatomy import DRAW, Asked, End, Folded, Node
from navalgames.pictures.highest import Leads
from navalgames.pictures.section import Section

LEAST = 3
"""So many equal throws: two are a field."""
MOST_TOGETHER = 500
"""What they can come to together, in whatever order."""
Together = tuple[Any, ...]
"""Values of one throw that lead to the same from everywhere."""


class Equal(NamedTuple):
    """Equal throws: how many, what one can come to, and where all of them lead."""

    times: int
    results: tuple[Together, ...]
    leads: Leads


def equal_throws(section: Section) -> Equal | None:
    """The throws of a section that are all the same one, if where they lead does not hang on their order;
    None for any other section. A throw that is not made any more changes nothing.
    """
    root = section.found.root
    times = max(section.depths.values(), default=0) + 1
    if not isinstance(root, Node) or times < LEAST or root.asked.kind == DRAW:
        return None
    if not all(_alike(root.asked, node.asked) for node in section.rolls):
        return None
    results = _results(section)
    if comb(times + len(results) - 1, times) > MOST_TOGETHER:
        return None
    walk, leads = _Walk(section, results), {}
    for some in combinations_with_replacement(range(len(results)), times):
        ends = walk.ends(root, Counter(some))
        if len(ends) > 1:
            return None
        leads[tuple(results[number] for number in some)] = min(ends)
    return Equal(times, results, leads)


def only_step(section: Section) -> bool:
    """Whether all that a section leaves to chance is one step, made once or several times."""
    first = section.rolls[0].asked if section.rolls else None
    if first is None or first.procedure is None:
        return False
    return all(_alike(first, node.asked) for node in section.rolls)


def _alike(one: Asked, other: Asked) -> bool:
    return one.known_by == other.known_by and one.times == other.times and one.whole == other.whole


def _results(section: Section) -> tuple[Together, ...]:
    """The values of the throw, those as one that lead to the same from everywhere."""
    turns = [
        {value: turn for turn, way in enumerate(node.ways) for value in way.values} for node in section.rolls
    ]
    alike: dict[tuple[int | None, ...], list[Any]] = {}
    for value in section.rolls[0].asked.whole.outcomes:
        alike.setdefault(tuple(one.get(value) for one in turns), []).append(value)
    return tuple(map(tuple, alike.values()))


class _Walk:
    """Where results lead, whatever order they come in."""

    def __init__(self, section: Section, results: Iterable[Together]) -> None:
        self._section = section
        self._firsts = [result[0] for result in results]
        self._known: dict[tuple[int, tuple[tuple[int, int], ...]], frozenset[int]] = {}

    def ends(self, at: Node | End | Folded, left: Counter[int]) -> frozenset[int]:
        """The ends, by their numbers, to which these results can lead from here."""
        if not isinstance(at, Node):
            return frozenset((self._section.target(at),))
        key = id(at), tuple(sorted(left.items()))
        if key not in self._known:
            follows = {value: way.then for way in at.ways for value in way.values}
            found: frozenset[int] = frozenset()
            for number in left:
                found |= self.ends(follows[self._firsts[number]], left - Counter((number,)))
            self._known[key] = found
        return self._known[key]
