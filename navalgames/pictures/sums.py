"""What is added to each throw of a section, and what the sum must reach, as the rules said when they ran.

Knows what was read along the ways. Must not know a rule, nor where the sums are shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from navalgames.chance.anatomy import ROLL, Node
from navalgames.chance.notation import parsed
from navalgames.chance.witness import Added, Compared
from navalgames.charts import Cell
from navalgames.odds import is_number
from navalgames.pictures.section import Section
from navalgames.pictures.shifts import read_before, shift_of, signed


class Sum(NamedTuple):
    """What is added to a throw: in all, and by which rules. target: the least sum that succeeds, if there is
    one.
    """

    add: int = 0
    parts: tuple[Added, ...] = ()
    target: int | None = None


class Told(NamedTuple):
    """A sum in words; named: whether all that is added to the throw is told by name."""

    words: str
    named: bool


def sum_of(section: Section, node: Node) -> Sum:
    """What is added to the throw of a choice, where that is the same whatever it shows; nothing else."""
    if not _is_number(node):
        return Sum()
    compared = {item for read in _reads(node) for item in read if isinstance(item, Compared)}
    if len(compared) == 1:
        (one,) = compared
        acted = read_before(section, node).union(*_reads(node))
        parts = sorted(item for item in acted if isinstance(item, Added))
        adds_up = sum(part.amount for part in parts) == one.added
        return Sum(one.added, tuple(parts) if adds_up else (), one.target)
    return Sum(next(_of_tables(node), 0))


def common_sum(section: Section, nodes: list[Node]) -> int:
    """What is added to every one of these throws; 0 where it is not the same for all."""
    found = {sum_of(section, node).add for node in nodes}
    return found.pop() if len(found) == 1 else 0


def sums_told(section: Section) -> list[Told]:
    """What is added to the throws that are compared with a number, and the number, each in a sentence."""
    found = {
        section.whose(node, section.words.thrown(node.asked)): sum_of(section, node) for node in section.rolls
    }
    told = {throw: one for throw, one in found.items() if one.target is not None}
    return [_told(section, one, throw if len(told) > 1 else "") for throw, one in told.items()]


def _told(section: Section, one: Sum, throw: str) -> Told:
    t, labels = section.labels.texts.t, section.labels
    names = (labels.rule_title(part.rule) or labels.rule(part.rule) for part in one.parts)
    parts = [
        t("picture-added-one", add=signed(part.amount), words=words)
        for part, words in zip(one.parts, names, strict=True)
    ]
    together = t("picture-sum-together", add=signed(one.add) if one.add else "0") if len(parts) > 1 else ""
    listed = t("picture-begins-separator").join(parts) or signed(one.add)
    words = t(f"picture-sum-{'added' if one.add or parts else 'none'}", listed=listed, target=one.target)
    of = t("picture-sum-of", throw=throw) if throw else ""
    return Told(of + words + together, bool(parts) or not one.add)


def _is_number(node: Node) -> bool:
    asked = node.asked
    if asked.kind != ROLL or parsed(asked.dice).reading == "count":
        return False
    return all(map(is_number, asked.whole.outcomes))


def _reads(node: Node) -> Iterator[frozenset[object]]:
    for way in node.ways:
        yield from way.read


def _of_tables(node: Node) -> Iterator[int]:
    """What is added before each table that is looked up after this throw."""
    charts: dict[str, set[Cell]] = {}
    for read in _reads(node):
        for cell in read:
            if isinstance(cell, Cell) and is_number(cell.row):
                charts.setdefault(cell.chart, set()).add(cell)
    for looked in charts.values():
        if len(looked) > 1 and (shift := shift_of([node], looked)):
            yield shift
