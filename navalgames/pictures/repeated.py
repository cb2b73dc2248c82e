"""One thing resolved several times: equal items side by side, or tried again until it counts.

Knows a section that is nothing but that. Must not know a rule, nor how it is drawn.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import factorial, prod
from typing import Any

from navalgames.chance import exact
from navalgames.chance.anatomy import EACH, UNTIL, Node
from navalgames.pictures.section import Data, Section, chance_data
from navalgames.texts.figures import fraction_text

MOST_ROWS = 12
POWERS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def each_data(section: Section) -> Data | None:
    """Equal items side by side, as a product of chances; None for any other section.

    times: how many items. one: the ends of one of them. rows: what they come to
    together, the likeliest first, each with words, its chance as a product, and the end it leads to; more:
    how many others there are.
    """
    node = _only(section, EACH)
    if node is None:
        return None
    asked = node.asked
    inside = Section(asked.inside(), section.labels, section.words)
    if any(not section.words.value(outcome) for outcome in inside.outcomes):
        return None
    chances = {outcome: inside.chances[outcome] for outcome in inside.outcomes}
    found = [
        (Fraction(weight, node.total), value, section.target(way.then))
        for way in node.ways
        for value, weight in zip(way.values, way.weights, strict=True)
    ]
    found.sort(key=lambda row: -row[0])
    rows = [
        {
            "words": section.value(node, value), "end": end, "product": product_of(value, chances),
            **chance_data(chance, section.labels),
        }
        for chance, value, end in found[:MOST_ROWS]
    ]  # fmt: skip
    return {
        "times": asked.times,
        "one": inside.ends(),
        "rows": rows,
        "more": len(found) - len(rows),
    }


def product_of(results: tuple[Any, ...], chances: dict[Any, Fraction]) -> str:
    """The chance of these results, in whatever order, as a product; "" where one factor is too long to read.

    >>> product_of(("hit", "miss", "miss"), {"hit": Fraction(1, 6), "miss": Fraction(5, 6)})
    '3 × 1/6 × (5/6)²'
    """
    counts = Counter(results)
    factors = {outcome: fraction_text(chances[outcome]) for outcome in counts}
    if not all(factors.values()):
        return ""
    orders = factorial(len(results)) // prod(map(factorial, counts.values()))
    powers = [
        factors[outcome] if count == 1 else f"({factors[outcome]}){str(count).translate(POWERS)}"
        for outcome, count in counts.items()
    ]
    return " × ".join([*([str(orders)] if orders > 1 else []), *powers])


def loop_data(section: Section) -> Data | None:
    """What is tried again until it counts: one try, and what that makes of the whole; None for others.

    again: the chance that a try does not count. parts: what counts, by end, with its chance in one try.
    factor: by how much each grows because the tries that do not count are made again.
    """
    node = _only(section, UNTIL)
    if node is None or node.asked.procedure is None or node.asked.accept is None:
        return None
    one = exact(node.asked.procedure, *node.asked.args)
    counts = one.chance_of(node.asked.accept)
    return {
        "again": chance_data(1 - counts, section.labels),
        "parts": [
            {"end": section.target(way.then), **chance_data(node.chance(way) * counts, section.labels)}
            for way in node.ways
        ],
        "factor": fraction_text(1 / counts),
    }


def _only(section: Section, kind: str) -> Node | None:
    """The only choice of a section, if it is of this kind."""
    root = section.found.root
    return root if isinstance(root, Node) and len(section.rolls) == 1 and root.asked.kind == kind else None
