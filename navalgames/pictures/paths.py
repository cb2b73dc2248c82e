"""The ways to one end as a product, or a sum of products: "7 or less on 2d6 (21 of 36) × 2 or more on 1d6".

Knows a section's choices. Must not know a rule, nor where the words stand.
"""

from __future__ import annotations

from collections.abc import Iterator

from navalgames.chance.anatomy import DRAW, Node, Way
from navalgames.odds.flow import GOES_ON
from navalgames.pictures.section import Data, Section, percent_beside, throws_of
from navalgames.texts.throws import throw_words

MOST_PATHS, MOST_STEPS = 2, 3
"""Ways to an end, and throws of a way, beyond which nobody follows the product."""
COUNTABLE = 36
"""Throws, as many as the cells of two dice: an end of so few is counted in the picture itself."""
JOINED = "; "
"""Between several values of a way."""
LONGEST, LONGEST_TOLD = 40, 140
"""Signs of what is thrown, and of all that is multiplied; longer words are no longer followed."""
Path = tuple[tuple[Node, Way], ...]


def with_paths(section: Section) -> list[Data]:
    """The ends of a section, each with the ways to it as `paths`, where that can be followed."""
    ends = section.ends()
    counted = [int(end["ways"][1]) if end["ways"] else 0 for end in ends]
    return [{**end, "paths": paths_to(section, -1 - place, counted[place])} for place, end in enumerate(ends)]


def paths_to(section: Section, end: int, counted: int) -> str:
    """What must be thrown for an end, each throw with its part of all; the parts are multiplied along a way,
    and two ways are added. "" where one throw decides, where the cells can be counted, or where the ways are
    many.

    end: its number, below zero. counted: how many throws all are, 0 where they are not counted.
    """
    steps = [node for node in section.rolls if len(node.ways) > 1]
    if len({section.depths[id(node)] for node in steps}) < 2 or section.outcomes[-1 - end] == GOES_ON:
        return ""
    if 0 < counted <= COUNTABLE or not isinstance(section.found.root, Node):
        return ""
    found: list[Path] = []
    for path in _paths(section, section.found.root, end, ()):
        found.append(path)
        if len(found) > MOST_PATHS or len(path) > MOST_STEPS:
            return ""
    told = [[_told(section, node, way) for node, way in path] for path in found]
    listed = " + ".join(" × ".join(path) for path in told)
    alone = [path[0][0] for path in found if len(found) == len(path) == 1]
    unseen = any(not throws_of(node) for node in alone)  # a step alone is no reason
    return listed if all(map(all, told)) and not unseen and len(listed) <= LONGEST_TOLD else ""


def _paths(section: Section, node: Node, end: int, before: Path) -> Iterator[Path]:
    """The ways to an end; throws of which every value leads to the same are left out."""
    for way in node.ways:
        path = (*before, (node, way)) if len(node.ways) > 1 else before
        if not isinstance(way.then, Node):
            if section.target(way.then) == end:
                yield path
        elif end in section.ended_from(way.then):
            yield from _paths(section, way.then, end, path)


def _told(section: Section, node: Node, way: Way) -> str:
    """What is thrown on one step of a way, with its part of all; "" where no short words say it."""
    texts, whole, chance = section.labels.texts, throws_of(node), node.chance(way)
    values = section.words.values(node, way, section.futures)
    if not values or len(values) > LONGEST or values.count(JOINED) > 1:
        return ""
    if not whole and values[0].isdigit():
        return ""  # nobody sees what a number counts that comes of other throws
    values = values.replace(JOINED, texts.t("picture-or")).replace(", ", texts.t("picture-or"))
    if not whole:
        return texts.t("picture-path-step", values=values, percent=percent_beside(chance, texts))
    part = texts.t("picture-count-of", count=chance * whole, of=whole)
    dice = "none" if node.asked.kind == DRAW else throw_words(node.asked.dice, texts)
    return texts.t("picture-path", values=values, dice=dice, part=part)
