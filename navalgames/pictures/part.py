"""One part of a look: a section, what it is called, and the doors that led to it.

Knows sections. Must not know which parts a look begins with.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from navalgames.chance.anatomy import EACH, Asked, End, Node
from navalgames.games.contract import Question
from navalgames.pictures.section import Data, Section

Doors = tuple[tuple[str, int], ...]


class Part(NamedTuple):
    """One section and what it is called: a key of the catalogue with its facts; "" for the only one.

    rules: those that it is about, besides the rules of its throws. acted: those that act at its settings.
    begins: its settings in words, where it has others than the whole. below: opened by the reader, so that it
    stands below what it is inside of. name: by which it stays known while others are opened. asked: the
    question that it answers and its settings. path: the doors that led to it, from the first part on. shuts:
    the choices, by what they ask, that are behind it and can be opened once more when it is shut. leads: its
    ends, by key, where each is one end of the whole and no two are the same.
    """

    heading: str
    facts: dict[str, Any]
    section: Section
    rules: tuple[str, ...] = ()
    acted: tuple[str, ...] = ()
    begins: str = ""
    below: bool = False
    name: int = 0
    asked: tuple[Question, dict[str, Any]] | None = None
    path: Doors = ()
    shuts: frozenset[int] = frozenset()
    leads: Mapping[str, str] = MappingProxyType({})

    @property
    def whence(self) -> Doors:
        """The doors that led here; of a first part itself."""
        return self.path or (("", self.name),)

    def look_of(self, key: str) -> Data:
        """The key of the end of the whole that an end is, as a page is told it; nothing where it is none."""
        return {"leads": self.leads[key]} if key in self.leads else {}

    def stands_in(self, other: Part) -> bool:
        """Whether it is this part, or was opened inside of it."""
        return self.path[: len(other.path)] == other.path


def same(one: Asked, other: Asked) -> bool:
    """Whether the same step is asked with the same arguments."""
    return one.procedure is other.procedure and one.args == other.args and one.times == other.times


def leads(outer: Section, asked: Asked, inside: Section) -> dict[str, str]:
    """The ends of a step, by key, each with the one end that it always leads to in what it is inside of;
    nothing where more is thrown after one of them, or two lead to the same.
    """
    found: dict[str, set[int]] = {}
    for node in outer.rolls if asked.kind != EACH else ():
        for way in node.ways if same(node.asked, asked) else ():
            for value in way.values:
                found.setdefault(str(inside.outcome(End(value))), set()).add(outer.target(way.then))
    targets = [min(places) for places in found.values() if len(places) == 1 and min(places) < 0]
    if len(set(targets)) < len(found):
        return {}
    return {key: str(outer.outcomes[-1 - to]) for key, to in zip(found, targets, strict=True)}


def door(section: Section, node: Node) -> tuple[str, int]:
    """What leads inside: the name of a step, and its number among those of this name that differ."""
    steps: list[Asked] = []
    for one in section.rolls:
        if one.asked.dice == node.asked.dice and not any(same(one.asked, other) for other in steps):
            steps.append(one.asked)
    return node.asked.dice, next(number for number, one in enumerate(steps) if same(one, node.asked))


def behind(parts: Sequence[Part], path: Doors, opened: Container[int]) -> tuple[int, int] | None:
    """The part and the choice behind the last of these doors; None where it is open or there is none."""
    for place, part in enumerate(parts):
        for number, node in enumerate(part.section.rolls) if part.whence == path[:-1] else ():
            shut = node.asked.procedure is not None and id(node.asked) not in opened
            if shut and door(part.section, node) == path[-1]:
                return place, number
    return None
