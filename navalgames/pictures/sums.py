"""What is added to each throw of a section, and what the sum must reach, as the rules said when they ran.

Knows what was read along the ways. Must not know a rule, nor where the sums are shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from navalgames.chance.anatomy import ROLL, Node
from navalgames.chance.notation import parsed
from navalgames.chance.witness import Added, Compared
from navalgames.charts import Cell
from navalgames.odds import is_number
from navalgames.pictures.section import Section
from navalgames.pictures.shifts import read_before, shift_of, signed


class Sum(NamedTuple):
    """What is added to a throw: in all, and by which rules. target: the least sum that succeeds, if there is
    one. least: what a lower sum counts as, if there is a bound.
    """

    add: int = 0
    parts: tuple[Added, ...] = ()
    target: int | None = None
    least: int | None = None

    def of(self, thrown: Any) -> Any:
        """What a number that is thrown counts as.

        >>> Sum(-2, least=1).of(2)
        1
        """
        if not self.add:
            return thrown
        return thrown + self.add if self.least is None else max(thrown + self.add, self.least)


class Told(NamedTuple):
    """A sum in words; named: whether all that is added to the throw is told by name."""

    words: str
    named: bool


def sum_of(section: Section, node: Node) -> Sum:
    """What is added to the throw of a choice, where that is the same whatever it shows; nothing else."""
    if not _is_number(node):
        return Sum()
    return compared_sum(section, node) or Sum(next(_of_tables(node), 0))


def compared_sum(section: Section, node: Node) -> Sum | None:
    """What is added to a throw that is compared with a number, or with another throw; None for any other."""
    compared = {item for read in _reads(node) for item in read if isinstance(item, Compared)}
    if len(compared) != 1 or not _is_number(node):
        return None
    (one,) = compared
    acted = read_before(section, node).union(*_reads(node))
    parts = sorted(item for item in acted if isinstance(item, Added))
    adds_up = sum(part.amount for part in parts) == one.added
    return Sum(one.added, tuple(parts) if adds_up else (), one.target, one.least if one.added else None)


def common_sum(section: Section, nodes: list[Node]) -> Sum:
    """What is added to every one of these throws; nothing where it is not the same for all."""
    found = {sum_of(section, node) for node in nodes}
    return found.pop() if len(found) == 1 else Sum()


def counts_as(section: Section, node: Node) -> Sum:
    """What is added to a throw before it is compared; nothing to one that is compared with nothing."""
    return compared_sum(section, node) or Sum()


def adds_told(section: Section) -> bool:
    """Whether a throw stands in the field with what is added to it before it is compared."""
    return any(counts_as(section, node).add for node in section.rolls)


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
