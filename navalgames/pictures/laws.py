"""What is done with numbers that are thrown one after the other: added up, or one taken off the other.

Knows a section's ways. Must not know a rule: what holds for every way is told, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from navalgames.chance.anatomy import Node
from navalgames.odds import is_number
from navalgames.odds.flow import GOES_ON
from navalgames.pictures.begun import first_that_matters
from navalgames.pictures.section import UNDECIDED, Section
from navalgames.pictures.shifts import signed
from navalgames.pictures.sums import adds_told, counts_as

MOST_WAYS = 700
MOST_ENDS = 6
Numbers = tuple[Any, ...]


class _Walk(NamedTuple):
    """The numbers of one way, and where it leads. shut: it ends before another way does."""

    numbers: Numbers
    end: Any
    shut: bool


def law_of(section: Section) -> str:
    """What all ways of two throws or more have in common, as a sentence; "" where they have nothing."""
    return next((_told(section, name, ends) for name, ends in _laws(section)), "")


def made_by(section: Section, like: Sequence[str] = ()) -> Callable[[Numbers], Any] | None:
    """How the number is made of two throws, or more, on which all ways hang; None where no law is told.

    like: what settings do to the throws; no law is told beside it where that does not stand in the field.
    """
    if like and not adds_told(section):
        return None
    return next((_MADE[name] for name, ends in _laws(section) if _told(section, name, ends)), None)


def law_from(section: Section, node: Node) -> list[tuple[str, Any]]:
    """Where what is thrown from a choice on is added up and nothing but the sum decides: which sums, in
    words, lead to which end; nothing elsewhere.
    """
    ends: dict[Any, Any] = {}
    decides = _added_up(section, node, 0, ends) > 1 and len(set(ends.values())) > 1
    return _ranges(section, ends) if decides else []


def _added_up(section: Section, node: Node, before: Any, ends: dict[Any, Any]) -> int:
    """How many throws are made from a choice on, each way as many; writes down where each sum leads. 0 where
    other things are thrown, or a sum leads to two ends.
    """
    if not all(map(is_number, node.asked.whole.outcomes)):
        return 0
    deep = set()
    for way in node.ways:
        if isinstance(way.then, Node):
            below = {_added_up(section, way.then, before + value, ends) for value in way.values}
            deep |= {one and one + 1 for one in below}
        else:
            end = section.outcome(way.then)
            deep |= {int(ends.setdefault(before + value, end) == end) for value in way.values}
    return deep.pop() if len(deep) == 1 else 0


def _ranges(section: Section, ends: dict[Any, Any]) -> list[tuple[str, Any]]:
    """The numbers that lead to each end, in words; nothing where they are no neighbours, or ends are many."""
    every = sorted(ends)
    groups: dict[Any, list[Any]] = {}
    for number in every:
        groups.setdefault(ends[number], []).append(number)
    if len(groups) > MOST_ENDS or not all(_together(every, numbers) for numbers in groups.values()):
        return []
    return [(section.words.any_of(numbers, every, str), end) for end, numbers in groups.items()]


def _laws(section: Section) -> Iterator[tuple[str, dict[Any, Any]]]:
    """Each law that holds: its name, and the end of each number."""
    walks = _walks(section)
    for name, made in _MADE.items() if walks else ():
        if name != "sum" and any(len(walk.numbers) > 2 for walk in walks):
            continue
        ends = _by_number([walk for walk in walks if not walk.shut], made)
        if ends and _holds_early(walks, ends, made):
            yield name, ends


def _less(numbers: Numbers) -> Any:
    first, *others = numbers
    return first - sum(others)


_MADE: dict[str, Callable[[Numbers], Any]] = {"sum": sum, "less": _less}


def _walks(section: Section) -> list[_Walk]:
    """Every way as the numbers that are thrown on it, with what is added to them; nothing where other things
    are thrown, or too many.
    """
    root, _ = first_that_matters(section)
    thrown = (value for node in section.rolls for value in node.asked.whole.outcomes)
    unseen = UNDECIDED.keys() - {GOES_ON}
    if root is None or set(section.outcomes) & unseen or not all(map(is_number, thrown)):
        return []
    found: list[tuple[Numbers, Any]] = []
    for numbers, end in _ways_from(section, root, ()):
        if len(found) > MOST_WAYS:
            return []
        found.append((numbers, end))
    deepest = max(len(numbers) for numbers, _ in found)
    if deepest < 2:
        return []
    return [_Walk(numbers, end, len(numbers) < deepest) for numbers, end in found]


def _ways_from(section: Section, node: Node, before: Numbers) -> Iterator[tuple[Numbers, Any]]:
    """Numbers and outcome of every way from here."""
    counts = counts_as(section, node)
    for way in node.ways:
        for value in map(counts.of, way.values):
            if isinstance(way.then, Node):
                yield from _ways_from(section, way.then, (*before, value))
            else:
                yield (*before, value), section.outcome(way.then)


def _by_number(walks: list[_Walk], made: Callable[[Numbers], Any]) -> dict[Any, Any]:
    """The end of each number that is made of the throws; nothing where the same number ends in two ways, or
    where the numbers say no more than the throws themselves.
    """
    ends: dict[Any, Any] = {}
    for walk in walks:
        if ends.setdefault(made(walk.numbers), walk.end) != walk.end:
            return {}
    return ends if len(ends) < len(walks) and len(set(ends.values())) > 1 else {}


def _holds_early(walks: list[_Walk], ends: dict[Any, Any], made: Callable[[Numbers], Any]) -> bool:
    """Whether a way that ends before the others do ends as it would whatever came after it."""
    least, most = min(ends), max(ends)
    later = {walk.numbers[-1] for walk in walks if not walk.shut}
    return all(
        ends.get(min(max(made((*walk.numbers, one)), least), most)) in (walk.end, None)
        for walk in walks
        if walk.shut
        for one in later
    )


def _told(section: Section, name: str, ends: dict[Any, Any]) -> str:
    t, texts = section.labels.texts.t, section.labels.texts
    if all(type(end) is type(number) and end == number for number, end in ends.items()):
        return t(f"picture-law-{name}-itself")
    more = {end - number for number, end in ends.items()} if all(map(is_number, ends.values())) else set()
    if len(more) == 1:
        return t(f"picture-law-{name}-and", add=signed(more.pop()))
    if all(is_number(end) and end == max(number, 0) for number, end in ends.items()):
        return t(f"picture-law-{name}-not-below")
    ranges = _ranges(section, ends)
    listed = texts.t("picture-begins-separator").join(
        t("picture-law-end", numbers=numbers, end=section.end_words(end)) for numbers, end in ranges
    )
    return t(f"picture-law-{name}", listed=listed) if ranges else ""


def _together(every: list[Any], numbers: list[Any]) -> bool:
    """Whether these are neighbours among all."""
    first = every.index(numbers[0])
    return every[first : first + len(numbers)] == numbers
