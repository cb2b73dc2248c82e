"""One anatomy as plain data: its choices in columns from left to right, its ways, the ends they lead to.

Knows anatomies and words. Must not know a rule, nor how any of it is drawn: a page draws from this alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from math import comb, prod
from types import MappingProxyType
from typing import Any

from navalgames.chance.anatomy import AGAIN, DRAW, FACES, ROLL, Anatomy, Asked, End, Folded, Node, Way
from navalgames.chance.notation import parsed
from navalgames.labels import Labels
from navalgames.odds import is_number
from navalgames.odds.flow import GOES_ON
from navalgames.odds.why import rolls
from navalgames.pictures.futures import BRACKETED, Future, Futures, unnamed_led
from navalgames.pictures.words import WayWords, kind_of
from navalgames.texts import Texts
from navalgames.texts.figures import fraction_text

FOLDED = "(folded)"
UNDECIDED = {AGAIN: "why-again", GOES_ON: "why-goes-on", FOLDED: "why-folded"}
"""Ends at which nothing has ended yet; they come last."""
LARGEST_WHOLE = 1_000_000
LEAST_TOLD, MOST_TOLD = Fraction(1, 1000), Fraction(999, 1000)
"""A smaller or a larger chance is not told by a number of its own where it stands beside others."""
MOST_ONE_BY_ONE, FOLLOWED_OF = 6, 2
"""Cards that are told as a product, one factor for each; kinds of which the rarer may be followed instead."""
Data = dict[str, Any]
EndWords = Callable[[Any], str]


def percent_beside(chance: Fraction, texts: Texts) -> str:
    """A chance as it stands in a picture beside others: one decimal at most; what that cannot tell from none
    or all is told as less or more than it.
    """
    return _beyond(chance, texts) or texts.percent(chance)


def _beyond(chance: Fraction, texts: Texts) -> str:
    """What a chance beside others is less or more than; "" for one that has a number of its own."""
    if LEAST_TOLD <= chance <= MOST_TOLD or chance in (0, 1):
        return ""
    return texts.typeset("< 0.1 %" if chance < LEAST_TOLD else "> 99.9 %")


def chance_data(chance: Fraction, labels: Labels) -> Data:
    """A chance as a page shows it: to draw by, in percent, as a fraction where that can be read; `exact` is
    the percentage where more decimals tell it when it stands alone.
    """
    beyond, exact = _beyond(chance, labels.texts), labels.texts.percent(chance)
    told: Data = {"share": float(chance), "percent": beyond or exact, "fraction": fraction_text(chance)}
    return told | {"exact": exact} if beyond else told


class Section:
    """The data of one anatomy.

    ends: what it can come to, in the order in which they are told. nodes: its choices; a way leads to one by
    its place among them, or to an end: then the number is below zero, -1 for the first.
    """

    def __init__(
        self,
        found: Anatomy,
        labels: Labels,
        words: WayWords,
        order: Iterable[Any] = (),
        end_words: EndWords | None = None,
        called: Mapping[Any, Future] = MappingProxyType({}),
        step: str = "",
        unit: str = "",
    ) -> None:
        """
        Args:
            called: what outcomes without a word are told by; those that are told alike are one.
            step: the name of the procedure, by which yes, no and numbers have words of their own.
            unit: what the numbers among the ends count; "" for plain numbers.
        """
        self.found, self.labels, self.words = found, labels, words
        self.step, self.unit = step, unit
        self.rolls, self._called = rolls(found), called
        self._told = frozenset(future.words for future in called.values())
        self._known: dict[int, dict[Any, str]] = {}
        self._led: dict[int, dict[Any, Future]] = {}
        self._signs: dict[int, Hashable] = {}
        self._from: dict[int, dict[int, Fraction]] = {}
        self._end_words = end_words or words.value
        self._by_words: dict[str, Any] = {}
        self.futures = Futures(labels.texts, self._future, self._by_words)
        self._places = {id(node): place for place, node in enumerate(self.rolls)}
        self._reach, self.depths = self._walked()
        self.chances = self._ended()
        known = [one for one in order if one in self.chances]
        self.outcomes = [*known, *(one for one in self.chances if one not in known)]
        if all(map(is_number, self.outcomes)):
            self.outcomes.sort()
        for last in UNDECIDED:
            if last in self.outcomes:
                self.outcomes.remove(last)
                self.outcomes.append(last)
        self._numbers = {one: -1 - place for place, one in enumerate(self.outcomes)}

    def target(self, then: Node | End | Folded) -> int:
        """Where a way leads: the place of a choice, or the number of an end below zero."""
        return self._places[id(then)] if isinstance(then, Node) else self._numbers[self.outcome(then)]

    def number_of(self, outcome: Any) -> int:
        """The number of an end below zero."""
        return self._numbers[outcome]

    def outcome(self, then: End | Folded) -> Any:
        """What an end ends with; FOLDED for what was not looked into; words for what is told by them."""
        if isinstance(then, Folded):
            return FOLDED
        called = self._called.get(then.outcome)
        return then.outcome if called is None else called.words

    def _future(self, end: End | Folded) -> Mapping[str, Fraction]:
        called = None if isinstance(end, Folded) else self._called.get(end.outcome)
        if called is not None:
            return called.chances
        outcome = self.outcome(end)
        words = self.said(outcome)
        if is_number(outcome) and words.startswith(self.labels.outcome(outcome)):
            self._by_words[words] = outcome
        return {words: Fraction(1)}

    def said(self, outcome: Any) -> str:
        """The words of an outcome in a sentence: a plain number with what it counts."""
        words = self.end_words(outcome)
        if not self.unit or not is_number(outcome) or words != self.labels.outcome(outcome):
            return words
        unit = BRACKETED.sub("", self.unit)  # what its signs mean stands over the ends
        return self.labels.texts.t("odds-counted", number=words, unit=unit)

    def end_words(self, outcome: Any) -> str:
        """The words of an outcome of this section."""
        if outcome in UNDECIDED:
            return self.labels.texts.t(UNDECIDED[outcome])
        if outcome in self._told:
            return str(outcome)
        return self.named(outcome) or self.labels.texts.t("why-other")

    def named(self, outcome: Any) -> str:
        """The word of an outcome: that of this step, else that of the game; "" where there is none."""
        own = self.labels.ends(self.step, outcome) if self.step and type(outcome) in (bool, int) else ""
        return own or self._end_words(outcome)

    def axis(self, depth: int, asked: Asked) -> str:
        """What is thrown at one place; by whom, where the catalogue tells the throws apart."""
        return self._whose(depth, asked, self.words.thrown(asked))

    def whose(self, node: Node, words: str) -> str:
        """What is thrown at a choice, in these words, and by whom."""
        return self._whose(self.depths[id(node)], node.asked, words)

    def _whose(self, depth: int, asked: Asked, words: str) -> str:
        whose = self.labels.thrower(self.step, depth + 1, kind_of(asked)) if self.step else ""
        return self.labels.texts.t("picture-whose", whose=whose, throw=words) if whose else words

    def ended_from(self, then: Node | End | Folded) -> Mapping[int, Fraction]:
        """The chances of the ends, by their numbers, once a way has led here."""
        if not isinstance(then, Node):
            return {self.target(then): Fraction(1)}
        known = self._from.get(id(then))
        if known is None:
            known = self._from[id(then)] = {}
            for way in then.ways:
                for end, chance in self.ended_from(way.then).items():
                    known[end] = known.get(end, Fraction(0)) + then.chance(way) * chance
        return known

    def value(self, node: Node, value: Any) -> str:
        """One value of a choice in words; what has none is told by what comes of it."""
        known = self._known.get(id(node))
        if known is None:
            known = self._known[id(node)] = self.words.decided(node, self.signed)
        if value not in known:
            known[value] = self.words.value(value, node.asked) or self.led(node)[value].words
        return known[value]

    def signed(self, then: Node | End | Folded) -> Hashable:
        """What follows, told apart by what is thrown and where it leads alone, not by the rules that act."""
        if not isinstance(then, Node):
            return self.target(then)
        if id(then) not in self._signs:
            ways = tuple((way.values, self.signed(way.then)) for way in then.ways)
            self._signs[id(then)] = (then.asked.kind, then.asked.dice, then.asked.whole, ways)
        return self._signs[id(then)]

    def led(self, node: Node) -> dict[Any, Future]:
        """What comes of the values of a choice that have no word."""
        found = self._led.get(id(node))
        if found is None:
            found = self._led[id(node)] = unnamed_led(node, self.words.value, self.futures)
        return found

    def reach(self, node: Node) -> Fraction:
        """How likely a choice is met at all."""
        return self._reach[id(node)]

    def ends(self) -> list[Data]:
        """The ends with their words and chances."""
        whole = self._whole()
        return [self._end(outcome, self.chances[outcome], whole) for outcome in self.outcomes]

    def nodes(self, opened: Container[int] = ()) -> list[Data]:
        """The choices with their ways; those of `opened` (ids of what is asked) are looked into already."""
        told = [self._node(node) | {"opens": self._opens(node, opened)} for node in self.rolls]
        first = {one["throw"]: place for place, one in reversed([*enumerate(told)])}
        for place in first.values():  # an example stands at the first of equal throws
            if example := dice_example(self.rolls[place].asked):
                told[place]["example"] = example
        return told

    @staticmethod
    def _opens(node: Node, opened: Container[int]) -> bool:
        return node.asked.procedure is not None and id(node.asked) not in opened

    def _end(self, outcome: Any, chance: Fraction, whole: int) -> Data:
        number = float(outcome) if is_number(outcome) else None
        ways = [str(chance * whole), str(whole)] if whole else []
        return {
            "key": str(outcome), "words": self.end_words(outcome), "said": self.said(outcome),
            "value": number, "ways": ways, "drawn": self._drawn_only(),
            **chance_data(chance, self.labels),
        }  # fmt: skip

    def _drawn_only(self) -> bool:
        return all(node.asked.kind == DRAW for node in self.rolls)

    def _node(self, node: Node) -> Data:
        asked = node.asked
        return {
            "throw": self.axis(self.depths[id(node)], asked),
            "dice": dice_data(asked),
            "kind": asked.kind,
            "times": asked.times,
            "rule": asked.rule,
            "total": str(throws_of(node) or ""),
            "of": str(throws_of(node) or node.total),
            "depth": self.depths[id(node)],
            "share": float(self._reach[id(node)]),
            "ways": [self._way(node, way) for way in node.ways],
        }

    def _way(self, node: Node, way: Way) -> Data:
        told = chance_data(node.chance(way), self.labels)
        told.pop("exact", None)  # it stands beside others wherever it is shown
        return {
            "words": self.words.values(node, way, self.futures),
            "weight": str(node.chance(way) * (throws_of(node) or node.total)),
            **told,
            "to": self.target(way.then),
        }

    def _walked(self) -> tuple[dict[int, Fraction], dict[int, int]]:
        """How likely each choice is met at all, and in which column it stands: behind all that lead to it."""
        depths = {id(node): 0 for node in self.rolls}
        for _ in self.rolls:  # a longest way is no longer than there are choices
            moved = False
            for node in self.rolls:
                for way in node.ways:
                    if isinstance(way.then, Node) and depths[id(way.then)] <= depths[id(node)]:
                        depths[id(way.then)] = depths[id(node)] + 1
                        moved = True
            if not moved:
                break
        reach = {id(node): Fraction(0) for node in self.rolls}
        if self.rolls:
            reach[id(self.rolls[0])] = Fraction(1)
        for node in sorted(self.rolls, key=lambda one: depths[id(one)]):
            for way in node.ways:
                if isinstance(way.then, Node):
                    reach[id(way.then)] += reach[id(node)] * node.chance(way)
        return reach, depths

    def _ended(self) -> dict[Any, Fraction]:
        chances: dict[Any, Fraction] = {}
        if not isinstance(self.found.root, Node):
            return {self.outcome(self.found.root): Fraction(1)}
        for node in self.rolls:
            for way in node.ways:
                if not isinstance(way.then, Node):
                    end = self.outcome(way.then)
                    part = self._reach[id(node)] * node.chance(way)
                    chances[end] = chances.get(end, Fraction(0)) + part
        return chances

    def _whole(self) -> int:
        """The ways of all throws together, where every way asks for as many: "10 of 36"; 0 where the throws
        are not all equally likely, as of dice of which it is only told how many hit. Throws whose every value
        leads to the same are not counted: no picture shows them.
        """
        if not all(map(all_alike, self.rolls)) or any(map(_is_followed, self.rolls)):
            return 0
        by_depth: dict[int, set[int]] = {}
        for node in self.rolls:
            counted = throws_of(node) if len(node.ways) > 1 else 1
            by_depth.setdefault(self.depths[id(node)], set()).add(counted)
        whole = 1
        for totals in by_depth.values():
            whole *= max(totals)
        even = all((chance * whole).denominator == 1 for chance in self.chances.values())
        return whole if self.rolls and even and whole <= LARGEST_WHOLE else 0


def doors(section: Section, opened: Container[int]) -> list[Data]:
    """What can be looked into, each once: the choice that it is, and its words."""
    found: dict[str, int] = {}
    for place, node in enumerate(section.rolls):
        if node.asked.procedure is not None and id(node.asked) not in opened:
            found.setdefault(section.whose(node, section.words.thrown(node.asked)), place)
    return [{"node": place, "throw": words} for words, place in found.items()]


def followed_kind(counts: Mapping[Any, int], taken: int) -> Any:
    """The rarer of two kinds of cards, where it is simpler to follow each card of it than each that is drawn;
    None where it is not.

    >>> followed_kind({"other": 19, "Emden": 1}, 3), followed_kind({"red": 3, "blue": 2}, 2)
    ('Emden', None)
    """
    card, few = min(counts.items(), key=lambda pair: pair[1])
    return card if len(counts) == FOLLOWED_OF and few < taken and few <= MOST_ONE_BY_ONE else None


def all_alike(node: Node) -> bool:
    """Whether what a choice counts are the throws of its dice, or the hands of a draw: all equally likely."""
    return bool(throws_of(node))


def throws_of(node: Node) -> int:
    """How many equally likely throws, or hands, a choice has; 0 where they are not counted one by one.

    Of one die of which it is only asked whether it counts, these are its faces. Hands too many to be written
    down are not counted.
    """
    if node.asked.kind == DRAW:
        hands = comb(len(node.asked.cards), len(node.asked.whole.outcomes[0]))
        return hands if hands <= LARGEST_WHOLE else 0
    if node.asked.kind not in (ROLL, FACES):
        return 0
    sides = parsed(node.asked.dice).sides
    return prod(sides) if node.total == prod(sides) or len(sides) == 1 else 0


def _is_followed(node: Node) -> bool:
    """Whether cards are drawn of which a few are followed: then no hands are counted."""
    drawn = node.asked.kind == DRAW and followed_kind(
        Counter(node.asked.cards), len(node.asked.whole.outcomes[0])
    )
    return drawn not in (False, None)


def _example(sides: Sequence[int]) -> tuple[int, ...]:
    """A throw of dice that shows different numbers, where there are as many.

    >>> _example((6, 6, 6))
    (4, 6, 2)
    """
    return tuple(1 + (3 + 2 * place) % one for place, one in enumerate(sides))


def dice_example(asked: Asked) -> Data:
    """What dice that are put together may show, and what they count as then; nothing for others."""
    pool = parsed(asked.dice) if asked.kind == ROLL else None
    if pool is None or len(pool.sides) == 1 or pool.reading == "count":
        return {}
    faces = _example(pool.sides)
    return {"faces": list(faces), "result": pool.result(faces)}


def dice_data(asked: Asked) -> Data | None:
    """The dice of a throw: sides of each, how they are read; None where no dice are thrown."""
    if asked.kind not in (ROLL, FACES):
        return None
    pool = parsed(asked.dice)
    return {
        "sides": list(pool.sides),
        "reading": pool.reading if asked.kind == ROLL else FACES,
        "number": pool.number,
    }
