"""An anatomy with those choices joined that throw the same and lead to the same, whatever rules act.

Knows anatomies. Must not know a rule or word.
"""

from __future__ import annotations

from collections.abc import Hashable

from navalgames.chance.anatomy import Anatomy, End, Folded, Node, Way
from navalgames.charts import Cell


def joined(found: Anatomy) -> Anatomy:
    """The same with fewer choices: neither its chances nor the cells that are read on a way are others.

    Of choices that differ in nothing but the rules that act after them the first one stands for all.
    """
    return Anatomy(_Joining().of(found.root), found.before)


class _Joining:
    """One walk. Choices are joined from the last ones to the first."""

    def __init__(self) -> None:
        self._done: dict[int, Node] = {}
        self._alike: dict[Hashable, Node] = {}

    def of(self, at: Node | End | Folded) -> Node | End | Folded:
        if not isinstance(at, Node):
            return at
        if id(at) not in self._done:
            node = self._joined(at)
            told = (tuple(map(_cells, way.read)) for way in node.ways)
            ways = tuple((way[:2], read, _key(way.then)) for way, read in zip(node.ways, told, strict=True))
            alike = (node.asked.known_by, ways)
            self._done[id(at)] = self._alike.setdefault(alike, node)
        return self._done[id(at)]

    def _joined(self, node: Node) -> Node:
        """A choice whose ways lead to different things each."""
        groups: dict[Hashable, list[Way]] = {}
        changed = False
        for way in node.ways:
            then = self.of(way.then)
            changed = changed or then is not way.then
            groups.setdefault(_key(then), []).append(way._replace(then=then))
        if not changed and len(groups) == len(node.ways):
            return node
        return Node(node.asked, tuple(map(_one_way, groups.values())))


def _one_way(ways: list[Way]) -> Way:
    """Several ways to the same as one, its values in their order."""
    if len(ways) == 1:
        return ways[0]
    values = tuple(value for way in ways for value in way.values)
    weights = tuple(weight for way in ways for weight in way.weights)
    read = tuple(read for way in ways for read in way.read)
    return Way(values, weights, read, ways[0].then)


def _key(then: Node | End | Folded) -> Hashable:
    return ("end", then.outcome) if isinstance(then, End) else ("at", id(then))


def _cells(read: frozenset[Hashable]) -> frozenset[Hashable]:
    return frozenset(one for one in read if isinstance(one, Cell))
