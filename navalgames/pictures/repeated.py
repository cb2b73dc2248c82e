"""One thing resolved several times: equal items or dice side by side, or tried again until it counts.

Knows a section that is nothing but that. Must not know a rule, nor how it is drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, factorial, lcm, prod
from typing import Any, NamedTuple, Protocol, TypeVar

from navalgames.chance import exact
from navalgames.chance.anatomy import EACH, FACES, ROLL, UNTIL, Node
from navalgames.chance.notation import parsed
from navalgames.odds import is_number
from navalgames.pictures.equal import equal_throws
from navalgames.pictures.grid import MOST_IN_A_FIELD
from navalgames.pictures.highest import Leads, Together, by_highest
from navalgames.pictures.merged import Merged, merged
from navalgames.pictures.products import product_of, product_told
from navalgames.pictures.section import Data, Section, chance_data, percent_beside
from navalgames.texts.figures import fraction_text

MOST_ROWS, MOST_TO_AN_END = 9, 12
"""Ways that are told in one list, and of one end where each has its own."""
MOST_THROWS = 3000
"""Throws of several dice that are compared, to find which faces lead to the same."""


class _Items(NamedTuple):
    """Equal items: how many, the chances of one, what all lead to, and how one result is called.

    inside: the ends of one step that make up a result, where an item is a step of its own.
    """

    times: int
    chances: dict[Any, Fraction]
    leads: Leads
    words: Callable[[Sequence[Any]], str]
    inside: Callable[[Sequence[Any]], Sequence[Any]] = lambda _: ()


class _Leading(Protocol):
    """What has a chance and leads to an end."""

    @property
    def chance(self) -> Fraction | int: ...

    @property
    def end(self) -> int: ...


Row = TypeVar("Row", bound=_Leading)


def each_data(section: Section) -> Data | None:
    """Equal items side by side, as a product of chances; None for any other section.

    Items are steps that are resolved one by one, dice that are read one by one, or equal throws that follow
    one another. What leads to the same, in
    whatever company, is one result: "Damaged or Sunk". times: how many items. one: the results of one.
    rows: what they come to together, the likeliest first, each with words, its chance as a product, and the
    end it leads to; of_end: where these are too many for one list, how many there are to each end: then each
    end has its own; joined: which results stand for several; more: how many others there are; left: how
    likely they are together. highest: only the highest of them counts; then the rows are told by it.
    """
    items = _items(section)
    if items is None:
        return None
    highest = by_highest(section, items.times, items.chances, items.leads)
    parts = [(one,) for one in items.chances] if highest else _results(items)
    rows: Sequence[Together]
    of_end: list[int] = []
    joined: list[str] = []
    if highest:
        rows, more = highest, 0
    else:
        counter = _Counter(section, items)
        met = Counter(row.end for row in counter.rows)
        several = len(counter.rows) > MOST_ROWS and max(met.values()) > 1
        kept = _of_each_end(counter.rows) if several else likeliest(counter.rows)
        others = _all_others(counter)
        rows = others or [counter.told(row) for row in kept]
        joined = [] if others else counter.joined(kept)
        more = 0 if sum(row.chance for row in rows) == 1 else len(counter.rows) - len(rows)
        if several and len(rows) > MOST_ROWS:
            of_end = [met[-1 - place] for place in range(len(section.outcomes))]
    texts = section.labels.texts
    return {
        "of_end": of_end,
        "joined": joined,
        "times": items.times,
        "highest": bool(highest),
        "one": [_one(section, items, part) for part in parts],
        "rows": [
            {
                "words": row.words,
                "end": row.end,
                "product": row.product,
                "told": product_told(row.product, percent_beside(row.chance, texts), texts),
                **chance_data(row.chance, section.labels),
            }
            for row in rows
        ],
        "more": more,
        "left": percent_beside(1 - sum((row.chance for row in rows), Fraction(0)), texts),
    }


def _all_others(counter: _Counter) -> list[Together]:
    """Of two ends one of which is reached in one way alone: that way, and all others as what it leaves."""
    ways = Counter(row.end for row in counter.rows)
    alone = [row for row in counter.rows if ways[row.end] == 1]
    if len(ways) != 2 or len(alone) != 1 or len(counter.rows) == 2:
        return []
    one = counter.told(alone[0])
    other = next(end for end in ways if end != one.end)
    product = f"1 − {one.product}" if one.product else ""
    return [one, Together(1 - one.chance, counter.others, product, other)]


def likeliest(rows: list[Row]) -> list[Row]:
    """The likeliest for each end, and the likeliest others as long as there is room; in their order."""
    first = {row.end: row for row in reversed(rows)}
    kept = sorted(first.values(), key=lambda row: -row.chance)[:MOST_ROWS]
    others = [row for row in rows if row not in kept][: MOST_ROWS - len(kept)]
    return sorted([*kept, *others], key=lambda row: -row.chance)


def _of_each_end(rows: list[_Counted]) -> list[_Counted]:
    """The likeliest ways to each end, as many as can be read."""
    met: Counter[int] = Counter()
    kept = []
    for row in rows:
        met[row.end] += 1
        if met[row.end] <= MOST_TO_AN_END:
            kept.append(row)
    return kept


def together(section: Section) -> list[Together]:
    """What equal items come to together, the likeliest first; nothing for a section that is no such thing."""
    items = _items(section)
    if items is None:
        return []
    highest = by_highest(section, items.times, items.chances, items.leads)
    if highest:
        return highest
    counter = _Counter(section, items)
    return [counter.told(row) for row in counter.rows]


def _items(section: Section) -> _Items | None:
    return _steps(section) or _dice(section) or _equal(section)


def _any(items: _Items, part: Sequence[Any]) -> Fraction:
    """How likely one item comes to one of these."""
    return sum((items.chances[one] for one in part), Fraction(0))


class _Counted(NamedTuple):
    """How likely ways are in parts of one whole, how often each kind of result came, and the end."""

    chance: int
    counts: tuple[tuple[tuple[int, ...], int], ...]
    end: int


class _Counter:
    """What equal items come to together, counted first: only what is shown is told."""

    def __init__(self, section: Section, items: _Items) -> None:
        self.parts = _results(items)
        self._section, self._items = section, items
        self._chances = [_any(items, part) for part in self.parts]
        below = lcm(*(chance.denominator for chance in self._chances))
        self._weights = [int(chance * below) for chance in self._chances]
        self._whole = below**items.times
        self.rows = sorted(self._counted(), key=lambda row: -row.chance)

    def _counted(self) -> Iterator[_Counted]:
        place = {one: number for number, part in enumerate(self.parts) for one in part}
        ends: dict[tuple[int, ...], int] = {}
        for results, end in self._items.leads.items():
            ends[tuple(sorted(place[one] for one in results))] = end
        if len(ends) > MOST_ROWS:
            ways = merged(ends, len(self.parts), self._items.times)
        else:
            ways = [
                Merged(tuple(((one,), count) for one, count in sorted(Counter(numbers).items())), end)
                for numbers, end in ends.items()
            ]
        for counts, end in ways:
            orders = factorial(self._items.times) // prod(factorial(count) for _, count in counts)
            powers = (sum(self._weights[one] for one in kind) ** count for kind, count in counts)
            yield _Counted(orders * prod(powers), counts, end)

    @property
    def others(self) -> str:
        """All that is not told by itself."""
        return self._section.labels.texts.t("picture-each-others")

    def joined(self, rows: Sequence[_Counted]) -> list[str]:
        """Results of these rows that stand for several: what they are, and their chances added up."""
        t = self._section.labels.texts.t
        kinds = dict.fromkeys(kind for row in rows for kind, _ in row.counts if len(kind) > 1)
        told = []
        for kind in kinds:
            parts = [self._items.words(self.parts[number]) for number in kind]
            whole = self._items.words([one for number in kind for one in self.parts[number]])
            chances = [self._chances[number] for number in kind]
            listed = [*map(fraction_text, chances), fraction_text(sum(chances, Fraction(0)))]
            if all(listed):
                quoted = t("picture-or").join(t("picture-quoted", words=part) for part in parts)
                summed = " + ".join(listed[:-1])
                told.append(t("picture-each-joined", words=whole, parts=quoted, sum=summed, all=listed[-1]))
        return told

    def told(self, row: _Counted) -> Together:
        """A row in words and as a product."""
        kinds = [kind for kind, _ in row.counts]
        words = _together(self._section, self._items, self.parts, dict(row.counts))
        results = tuple(kind for kind, count in row.counts for _ in range(count))
        product = product_of(
            results, {kind: sum((self._chances[one] for one in kind), Fraction(0)) for kind in kinds}
        )
        return Together(Fraction(row.chance, self._whole), words, product, row.end)


def _steps(section: Section) -> _Items | None:
    """A step that is resolved for each of several items; None for any other section."""
    node = _only(section, EACH)
    if node is None:
        return None
    inside = Section(node.asked.inside(), section.labels, section.words, step=node.asked.dice)
    if not all(inside.named(outcome) for outcome in inside.outcomes):
        return None

    def words(part: Sequence[Any]) -> str:
        return section.words.any_of(part, inside.outcomes, inside.named)

    chances = {outcome: inside.chances[outcome] for outcome in inside.outcomes}
    return _Items(node.asked.times, chances, _leads(section, node), words, inside=list)


def _dice(section: Section) -> _Items | None:
    """Several dice of one kind that are read one by one; None for any other section."""
    node = _only(section, FACES) or _only(section, ROLL)
    if node is None:
        return None
    pool = parsed(node.asked.dice)
    sides = pool.sides[0]
    if len(pool.sides) < MOST_IN_A_FIELD + 1 or set(pool.sides) != {sides}:
        return None
    if node.asked.kind == ROLL and (pool.reading not in ("best", "worst") or pool.number > 1):
        return None
    if comb(sides + len(pool.sides) - 1, sides - 1) > MOST_THROWS:
        return None
    leads = _leads(section, node) if node.asked.kind == FACES else _leads_of_one(section, node)
    faces = range(1, sides + 1)

    def words(part: Sequence[Any]) -> str:
        return section.words.any_of(part, faces, str)

    return _Items(len(pool.sides), dict.fromkeys(faces, Fraction(1, sides)), leads, words)


def _equal(section: Section) -> _Items | None:
    """The same throw made several times, in whatever order its results come; None for any other section."""
    root, found = section.found.root, equal_throws(section)
    if found is None or not isinstance(root, Node):
        return None

    def values(part: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(value for together in part for value in together)

    def words(part: Sequence[Any]) -> str:
        return section.words.values(root, root.ways[0]._replace(values=values(part)), section.futures)

    chances = {one: sum(map(root.asked.whole.chance, one), Fraction(0)) for one in found.results}
    inside = values if root.asked.procedure is not None else _Items._field_defaults["inside"]
    return _Items(found.times, chances, found.leads, words, inside)


def _leads(section: Section, node: Node) -> Leads:
    return {tuple(value): section.target(way.then) for way in node.ways for value in way.values}


def _leads_of_one(section: Section, node: Node) -> Leads:
    """Where dice lead of which only the highest or the lowest counts: every throw, its dice in order."""
    pool = parsed(node.asked.dice)
    ends = {value: section.target(way.then) for way in node.ways for value in way.values}
    faces = range(1, pool.sides[0] + 1)
    thrown = combinations_with_replacement(faces, len(pool.sides))
    return {one: ends[pool.result(one)] for one in thrown}


def _results(items: _Items) -> list[tuple[Any, ...]]:
    """What one item can come to, those together that lead to the same in whatever company."""
    every = list(items.chances)
    place = {one: number for number, one in enumerate(every)}
    ends = {tuple(sorted(place[one] for one in results)): end for results, end in items.leads.items()}
    parts: list[list[int]] = []
    for one in range(len(every)):
        alike = next((part for part in parts if _alike(ends, part[0], one)), None)
        if alike is None:
            parts.append([one])
        else:
            alike.append(one)
    return [tuple(every[one] for one in part) for part in parts]


def _alike(ends: dict[tuple[int, ...], int], one: int, other: int) -> bool:
    """Whether one result in place of the other never leads elsewhere; results by their numbers, in order."""
    for results, end in ends.items():
        if one in results:
            at = results.index(one)
            changed = tuple(sorted((*results[:at], other, *results[at + 1 :])))
            if ends.get(changed) != end:
                return False
    return True


def _together(
    section: Section, items: _Items, parts: list[tuple[Any, ...]], counts: dict[tuple[int, ...], int]
) -> str:
    """What all items came to: of yes and no how many, else each kind of result with its number."""
    plain = [section.words.value(False), section.words.value(True)]
    if parts == [(False,), (True,)] and [items.words(part) for part in parts] == plain:
        return section.labels.texts.t("why-so-many", count=counts.get((1,), 0), of=items.times)
    words = {kind: items.words([one for number in kind for one in parts[number]]) for kind in counts}
    named = {kind: f"“{one}”" if one[:1].isdigit() else one for kind, one in words.items()}  # no 2 times 3
    listed = (
        section.labels.texts.t("picture-times", count=count, what=named[kind])
        for kind, count in sorted(counts.items())
    )
    return section.labels.texts.t("picture-separator").join(listed)


def _one(section: Section, items: _Items, part: tuple[Any, ...]) -> Data:
    """One result of an item, as an end is told."""
    single = part[0] if len(part) == 1 and is_number(part[0]) else None
    return {
        "key": "+".join(map(str, part)), "words": items.words(part), "ways": [],
        "value": None if single is None else float(single),
        "inside": [str(one) for one in items.inside(part)],
        **chance_data(_any(items, part), section.labels),
    }  # fmt: skip


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
