"""Two throws, or the dice of one, as a field: rows by columns, each cell with the end it leads to.

Knows a section's choices. Must not know words beyond those of values, nor how a cell is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import lcm, prod
from typing import Any

from navalgames.chance.anatomy import FACES, ROLL, Node
from navalgames.chance.notation import parsed
from navalgames.pictures.begun import first_that_matters
from navalgames.pictures.laws import law_from
from navalgames.pictures.section import LEAST_TOLD, Data, Section, percent_beside
from navalgames.pictures.sums import Sum, common_sum, counts_as, sum_of
from navalgames.texts.figures import true_minus

Made = Callable[[tuple[Any, ...]], Any]
"""What is made of the numbers of several throws."""
MOST_CELLS = 1300
"""36 by 36; more could not be told apart."""
MOST_LINES = 40
LEAST_LIKELY = Fraction(1, 50)
"""How likely a divided row is of which it is told what sums lead where."""
MOST_TERMS = 7
"""Rows of which an end is added up in a sentence."""
MOST_IN_A_FIELD = 2
"""Dice of one throw that make rows and columns."""


def grid_data(section: Section, made: Made | None = None) -> Data | None:
    """The field of a section; None where it is not one or two throws.

    rows: each with words, weight and its cells from left to right, each with words, weight, end, and the
    total of two dice; `last` where no second throw is made. columns: words and weights over them, where all
    rows have the same: then a cell is its end alone. area: whether cells differ in weight, so that they are
    drawn larger or smaller. summed: more is thrown than two throws; then each row is divided into what comes
    of its value of the first throw. idle: how many throws before it cannot change anything; they have no rows
    of their own. added: what is added to the throw that goes down, and to the one that goes across; least:
    what lower sums count as.
    sums: what each end comes to row by row, where the cells are not all equally likely; "" for many rows.
    made: how the number is made of both throws on which all depends; each cell shows it.
    """
    root, idle = first_that_matters(section)
    if root is None:
        return None
    nodes = [way.then for way in root.ways if isinstance(way.then, Node)]
    if any(isinstance(way.then, Node) for node in nodes for way in node.ways):
        return _summed(section, root, idle)
    made = made and _of_sums(section, made, root, nodes)
    rows = _two_throws(section, root, made) if nodes else _one_throw(section, root)
    if rows is None or len(rows) > MOST_LINES or sum(len(row["cells"]) for row in rows) > MOST_CELLS:
        return None
    whole = [row["cells"] for row in rows if len(row["cells"]) > 1]
    heads = [[(cell["words"], cell["weight"]) for cell in cells] for cells in whole]
    alike = bool(heads) and all(head == heads[0] for head in heads)
    if alike:
        rows = [_written_out(row, whole[0], made) for row in rows]
    weights = {row["weight"] for row in rows} | {weight for head in heads for _, weight in head}
    if alike and not any(cell["shows"] for cells in whole for cell in cells):
        rows = [row | {"cells": [cell["end"] for cell in row["cells"]]} for row in rows]
    area, texts = len(weights) > 1, section.labels.texts
    if area:
        whole_weight = sum(row["weight"] for row in rows)
        parts = (Fraction(row["weight"], whole_weight) for row in rows)
        rows = [row | {"percent": percent_beside(part, texts)} for row, part in zip(rows, parts, strict=True)]
    sums = sums_by_row(section, rows, whole[0] if alike else []) if area else []
    across = sum(weight for _, weight in heads[0]) if alike else 1
    return {
        "rows": rows,
        "columns": [
            {"words": words, "weight": weight}
            | ({"percent": percent_beside(Fraction(weight, across), texts)} if area else {})
            for words, weight in heads[0]
        ]
        if alike
        else [],
        "down": section.axis(idle, root.asked),
        "across": _across(section, nodes, idle + 1),
        "area": area,
        **_added(sum_of(section, root), common_sum(section, nodes)),
        "summed": False,
        "sums": sums,
        "idle": idle,
        "dice": [f"d{sides}" for sides in parsed(root.asked.dice).sides] if not nodes else [],
    }


def sums_by_row(section: Section, rows: list[Data], columns: list[Data]) -> list[str]:
    """What each end comes to, row by row: the part of the row times the part of its cells; "" where a row
    alone is the end, and where the rows are many.

    columns: the cells of a row in which every one is its end alone.
    """
    whole, texts = sum(row["weight"] for row in rows), section.labels.texts
    terms: list[list[str]] = [[] for _ in section.outcomes]
    for row in rows:
        row_part = Fraction(row["weight"], whole)
        for end, cells_part in _parts_of(row, columns).items():
            if row_part * cells_part >= LEAST_TOLD:
                told = percent_beside(row_part, texts)
                more = f" × {percent_beside(cells_part, texts)}" if cells_part < 1 else ""
                terms[-1 - end].append(told + more)
    sums = [" + ".join(one) if len(one) <= MOST_TERMS else "" for one in terms]
    return [one if "+" in one or "×" in one else "" for one in sums]


def _parts_of(row: Data, columns: list[Data]) -> dict[int, Fraction]:
    """The part of a row that leads to each end."""
    cells = row["cells"]
    if len(cells) == len(columns) and all(type(cell) is int for cell in cells):
        cells = [column | {"end": end} for column, end in zip(columns, cells, strict=True)]
    elif len(cells) == 1:
        cells = [{"weight": 1, "end": cells[0] if type(cells[0]) is int else cells[0]["end"]}]
    whole = sum(cell["weight"] for cell in cells)
    parts: dict[int, Fraction] = {}
    for cell in cells:
        parts[cell["end"]] = parts.get(cell["end"], Fraction(0)) + Fraction(cell["weight"], whole)
    return parts


def _of_sums(section: Section, made: Made, root: Node, nodes: list[Node]) -> Made | None:
    """How the number is made of what is thrown, where something is added to it first; None where that is not
    the same for all second throws.
    """
    first, later = counts_as(section, root), {counts_as(section, node) for node in nodes}
    if len(later) > 1:
        return None
    sums = (first, *later)
    return lambda numbers: made(tuple(one.of(number) for one, number in zip(sums, numbers, strict=False)))


def _added(*sums: Sum) -> Data:
    return {"added": [one.add for one in sums], "least": [one.least for one in sums]}


def _written_out(row: Data, columns: list[Data], made: Made | None) -> Data:
    """A row that ends alike whatever is thrown next, with a cell for each way to fall."""
    if len(row["cells"]) > 1 or row.get("last"):
        return row
    end = row["cells"][0]["end"]
    return row | {
        "cells": [cell | {"end": end, "shows": _shown(made, row["words"], cell["words"])} for cell in columns]
    }


def _summed(section: Section, root: Node, idle: int) -> Data | None:
    """A row for each way of the first throw, divided into the ends that may come of it.

    turn: the number of the way. after: where what is thrown after it is added up, what the sum must be.
    """
    rows: list[Data] = []
    after: list[Data] = []
    for turn, way in enumerate(root.ways):
        chances = section.ended_from(way.then)
        parts = lcm(*(chance.denominator for chance in chances.values()))
        cells = [
            _cell(percent_beside(chance, section.labels.texts), int(chance * parts), end)
            for end, chance in sorted(chances.items(), reverse=True)
        ]
        words = section.words.values(root, way, section.futures)
        percent = percent_beside(root.chance(way), section.labels.texts)
        rows.append({"words": words, "weight": way.weight, "cells": cells, "turn": turn, "percent": percent})
        if root.chance(way) >= LEAST_LIKELY and isinstance(way.then, Node):
            after += [{"row": words, "listed": told} for told in [_after(section, way.then)] if told]
    if not 1 < len(rows) <= MOST_LINES:
        return None
    return {
        "rows": rows, "columns": [], "down": section.axis(idle, root.asked), "area": True, "summed": True,
        "idle": idle, **_added(sum_of(section, root), Sum()),
        "across": section.labels.texts.t("picture-what-comes"), "after": after,
        "sums": sums_by_row(section, rows, []),
    }  # fmt: skip


def _after(section: Section, node: Node) -> str:
    """Which sums of what is thrown from here lead where, each with its chance; "" where no sum decides."""
    t, texts, chances = section.labels.texts.t, section.labels.texts, section.ended_from(node)
    told = [
        t(
            "picture-after-one",
            numbers=numbers,
            end=section.end_words(end),
            percent=percent_beside(chances[number], texts),
        )
        for numbers, end in law_from(section, node)
        for number in [section.number_of(end)]
    ]
    return t("picture-begins-separator").join(told)


def _across(section: Section, nodes: list[Node], place: int) -> str:
    """What is thrown next: one thing, or one of several."""
    thrown = list(dict.fromkeys(section.axis(place, node.asked) for node in nodes))
    if len(thrown) > 1:
        return section.labels.texts.t("picture-several-throws", count=len(thrown))
    return thrown[0] if thrown else ""


def _one_throw(section: Section, root: Node) -> list[Data] | None:
    """One die in a row, two dice as a field; None for other throws."""
    asked = root.asked
    if asked.kind not in (ROLL, FACES):
        return None
    pool = parsed(asked.dice)
    if len(pool.sides) > MOST_IN_A_FIELD or prod(pool.sides) > MOST_CELLS:
        return None
    leads = {value: section.target(way.then) for way in root.ways for value in way.values}
    shown = [range(1, sides + 1) for sides in pool.sides]
    down = shown[0] if len(shown) == 2 else (0,)
    rows = []
    for first in down:
        cells = []
        for faces in product(*([(first,), shown[1]] if len(shown) == 2 else shown)):
            value = pool.result(faces)
            met = value if asked.kind == ROLL else pool.arranged(faces)
            shows = str(value) if len(faces) > 1 and asked.kind == ROLL else ""
            cells.append(_cell(str(faces[-1]), 1, leads[met], shows))
        rows.append({"words": str(first) if first else "", "weight": 1, "cells": cells})
    return rows


def _two_throws(section: Section, root: Node, made: Made | None) -> list[Data] | None:
    """Each value of the first throw by each of the second; a row that ends alike in any case is one cell."""
    told = _lines(section, root)
    if len(told) > MOST_LINES:
        return None
    rows: dict[Any, Data] = {}
    for words, weight, then in told:
        if isinstance(then, Node) and len(then.ways) == 1:
            cells = [_cell("", 1, section.target(then.ways[0].then))]
        elif isinstance(then, Node):
            cells = [
                _cell(said, part, section.target(after), _shown(made, words, said))
                for said, part, after in _lines(section, then)
            ]
        else:
            cells = [_cell("", 1, section.target(then))]
        last = {} if isinstance(then, Node) else {"last": True}
        key = words, tuple(tuple(cell.values()) for cell in cells)
        before = rows[key]["weight"] if key in rows else 0  # told alike, and all that follows is alike
        rows[key] = {"words": words, "weight": before + weight, "cells": cells} | last
    return list(rows.values())


def _shown(made: Made | None, *words: str) -> str:
    """What is made of two numbers that are thrown; "" where they are no plain numbers."""
    if made is None or not all(one.isdigit() for one in words):
        return ""
    return true_minus(str(made(tuple(map(int, words)))))


def _lines(section: Section, node: Node) -> list[tuple[str, int, Any]]:
    """Every value of a choice in words with its weight and what follows, in the order of the values; those
    that are told alike and lead to the same are one.
    """
    follows = {
        value: (weight, way.then)
        for way in node.ways
        for value, weight in zip(way.values, way.weights, strict=True)
    }
    lines: dict[Any, tuple[str, int, Any]] = {}
    for value in node.asked.whole.outcomes:
        if value in follows:
            weight, then = follows[value]
            words = section.value(node, value)
            key = (words, section.signed(then))
            lines[key] = (words, weight + (lines[key][1] if key in lines else 0), then)
    return list(lines.values())


def _cell(words: str, weight: int, end: int, shows: str = "") -> Data:
    return {"words": words, "weight": weight, "end": end, "shows": shows}
