"""An anatomy in words, line by line: what is thrown, which faces lead where, how likely each way is.

Knows anatomies and the words of a game. Must not know a rule, nor where the lines are shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance.anatomy import EACH, FACES, Anatomy, Asked, End, Folded, Node, Way
from navalgames.games.contract import Question, Rounds
from navalgames.labels import Labels
from navalgames.odds import is_number
from navalgames.odds.flow import GOES_ON, VOLLEYS
from navalgames.odds.why import SoFar, Told, Why
from navalgames.pictures.course import course_data
from navalgames.pictures.futures import BRACKETED, Chances, Future, Futures, unnamed_led
from navalgames.pictures.grows import grown
from navalgames.pictures.products import product_told
from navalgames.pictures.repeated import likeliest, together
from navalgames.pictures.said import dice_said
from navalgames.pictures.section import Section, throws_of
from navalgames.pictures.words import WayWords
from navalgames.texts.figures import fraction_text

MOST_LINES = 80
NO_UNIT = "none"
FEW = 3
"""Ways for which there is no room: fewer have a line each."""
LONGEST_PART = 9
"""Signs of a fraction that is read beside a percentage; a longer one says less than the percentage alone."""


class Line(NamedTuple):
    """One line of a tree: how deep it stands, its words; of a way its exact chance from the beginning."""

    depth: int
    words: str
    chance: Fraction | None = None


class Tree(NamedTuple):
    """An answer as a tree. notations: how the dice of its throws are read."""

    notations: tuple[str, ...]
    lines: tuple[Line, ...]


def lines_of(why: Why, labels: Labels, most: int = MOST_LINES) -> tuple[Line, ...]:
    """The lines of `tree_of`."""
    return tree_of(why, labels, most).lines


def tree_of(why: Why, labels: Labels, most: int = MOST_LINES) -> Tree:
    """The tree of an answer, from the first throw on; a future that stood there before is not told again.

    most: lines; what does not fit is told as one line that says how likely it is. Where not all of it fits,
    the likeliest ways come first.
    """
    question = why.answer.question
    told, how = why.told, question.how
    counts = how.counts if isinstance(how, Rounds) else ""
    sought = labels.sought(question.name, dict(why.answer.parameters))
    unit = labels.unit(counts or question.unit)
    teller = _Teller(labels, most, unit, sought)
    lines = teller.told(told.anatomy)
    if teller.cut:
        teller = _Teller(labels, most, unit, sought, likeliest_first=True)
        lines = teller.told(told.anatomy)
    if isinstance(how, Rounds) and told.rounds:
        follows = (*_goes_on(told, how, labels), *_alone(question, labels), *_grows(why, labels))
        lines = (*_begins(told, how, labels), *lines, *follows)
    return Tree(tuple(dice_said(teller.thrown, labels.texts)), (*_course(why, labels), *lines))


def _course(why: Why, labels: Labels) -> list[Line]:
    """What happens in order, and one way multiplied out, as pictures tell it; nothing for most questions."""
    course = course_data(why.answer, labels, why.charts, dict(why.answer.parameters))
    if course is None:
        return []
    lines: list[Line] = []
    if course["acts"]:
        lines.append(Line(0, labels.texts.t("picture-course-head")))
    for place, said in enumerate(course["acts"]):
        most = [labels.texts.t("picture-course-most")] if place == course["most"] else []
        lines.append(Line(1, " ".join([f"{place + 1}. {said}", *most])))
    if course["way"]:
        lines += [Line(0, course["head"]), *(Line(1, said) for said in course["way"])]
    return [*lines, *(Line(0, said) for said in course["told"])]


def _begins(told: Told, how: Rounds[Any], labels: Labels) -> list[Line]:
    """That it goes in rounds, and which are told."""
    key = "why-rounds-silent" if told.silent else "why-rounds"
    return [Line(0, labels.texts.t(key, called=_round(how), rounds=told.rounds))]


def _goes_on(told: Told, how: Rounds[Any], labels: Labels) -> list[Line]:
    """What becomes of the ends at which nothing has ended."""
    ends = told.anatomy.sums().outcomes
    if len(ends) == 1:
        return [Line(0, labels.texts.t("why-rounds-later"))]
    if GOES_ON in ends:
        return [Line(0, labels.texts.t("why-rounds-next", called=_round(how)))]
    if any(isinstance(end, SoFar) for end in ends):
        return [Line(0, labels.texts.t("why-rounds-so-far", called=_round(how)))]
    return []


def _alone(question: Question, labels: Labels) -> list[Line]:
    """The question that asks about the chief throw by itself, where there is one."""
    if not question.throw:
        return []
    facts = {"name": question.throw, "title": labels.question(question.throw)}
    return [Line(0, labels.texts.t("why-rounds-alone", **facts))]


def _grows(why: Why, labels: Labels) -> list[Line]:
    """How the chances grow, round after round."""
    found = grown(why, labels)
    if found is None:
        return []
    head = Line(0, labels.texts.t("why-rounds-grow", unit=found.unit or NO_UNIT))
    return [head, *(Line(1, one) for one in found.sentences)]


def _round(how: Rounds[Any]) -> str:
    """What one round is called: of volleys a step, as not every step of the engine is one."""
    return "steps" if how.called == VOLLEYS else how.called


class _Teller:
    def __init__(
        self, labels: Labels, most: int, unit: str, sought: str, likeliest_first: bool = False
    ) -> None:
        self.cut = False  # there was no room for all of it
        self._likeliest_first = likeliest_first
        self._labels, self._t, self._most = labels, labels.texts.t, most
        self._unit = BRACKETED.sub("", unit)
        self._words = WayWords(labels, sought)
        self._called: dict[Any, Future] = {}  # outcomes of a step that have no word: what comes of them
        self._inside = 0  # so many procedures deep: what these count is not what the question counts
        self._step = ""  # the procedure whose steps are told: what its yes and no mean
        self._lines: list[Line] = []
        self._steps: dict[int, Anatomy] = {}
        self._number = 0  # of the choice told last
        self._known: dict[int, int] = {}  # a choice that was told -> its number
        self.thrown: list[Asked] = []

    def told(self, found: Anatomy) -> tuple[Line, ...]:
        if isinstance(found.root, Node):
            self._node(found.root, Fraction(1), 0)
        else:
            self._lines.append(Line(0, self._t("why-certain", outcome=self._end(found.root))))
        return tuple(self._lines)

    def _end(self, end: End | Folded) -> str:
        called = None if isinstance(end, Folded) else self._called.get(end.outcome)
        if called is None and isinstance(end, End) and isinstance(end.outcome, SoFar):
            return self._t("why-so-far", outcome=self._so_far(end.outcome.what))
        meant = ""
        if self._step and isinstance(end, End) and type(end.outcome) is bool:
            meant = self._labels.ends(self._step, end.outcome)
        return meant or (called.words if called else self._words.end(end))

    def _so_far(self, what: Any) -> str:
        words = self._words.value(what)
        counted = self._unit and is_number(what)
        return self._t("odds-counted", number=words, unit=self._unit) if counted else words

    def _ends(self, end: End | Folded) -> Chances:
        called = None if isinstance(end, Folded) else self._called.get(end.outcome)
        if called:
            return called.chances
        words = self._end(end)
        if self._unit and not self._inside and isinstance(end, End) and is_number(end.outcome):
            words = self._t("odds-counted", number=words, unit=self._unit)
        return {words: Fraction(1)}

    def _node(self, node: Node, chance: Fraction, depth: int) -> None:
        if id(node) in self._known:
            self._lines.append(Line(depth, self._t("why-as-before", number=self._known[id(node)])))
            return
        thrown, futures = self._words.thrown(node.asked), Futures(self._labels.texts, self._ends)
        self.thrown.append(node.asked)
        begun = self._begun(node, thrown)
        if begun is None:
            self._number += 1
            self._known[id(node)] = self._number
            self._lines.append(Line(depth, self._t("why-throw", number=self._number, throw=thrown)))
        else:  # its first step tells the same: that stands in its place, and what follows behind it
            again = self._within(node, begun, depth, futures)
            self._known[id(node)] = self._known[id(begun)]
            if again:  # its ends are told again by what follows: once is enough
                del self._lines[-len(begun.ways) :]
            else:
                self._lines.append(Line(depth + 1, self._t("why-after")))
        if begun is None and node.asked.procedure is not None and len(self._lines) < self._most:
            inside = self._opened(node)
            if isinstance(inside.root, Node):
                self._lines.append(Line(depth + 1, self._t("why-inside", kind=node.asked.kind)))
                self._within(node, inside.root, depth + 2, futures)
                self._lines.append(Line(depth + 1, self._t("why-together", kind=node.asked.kind)))
        if node.asked.kind in (EACH, FACES) and self._multiplied(node, chance, depth + 1):
            return
        untold: tuple[Way, ...] = ()
        ways = sorted(node.ways, key=node.chance, reverse=True) if self._likeliest_first else node.ways
        for place, way in enumerate(ways):
            if not untold and isinstance(way.then, Node) and len(self._lines) >= self._most:
                untold = self._untold(ways[place:])
            if any(way is one for one in untold):
                continue
            here = chance * node.chance(way)
            told = {
                "values": self._words.values(node, way, futures),
                "part": self._part(node, way),
            }
            if not isinstance(way.then, Node):
                self._lines.append(
                    Line(depth + 1, self._t("why-ends", outcome=self._end(way.then), **told), here)
                )
            elif len(self._lines) >= self._most:
                self.cut = True
                self._lines.append(Line(depth + 1, self._t("why-more", **told), here))
            else:
                self._lines.append(Line(depth + 1, self._t("why-then", **told), here))
                self._node(way.then, here, depth + 2)

        if untold:
            self.cut = True
            left = sum((node.chance(way) for way in untold), Fraction(0))
            percent = self._labels.texts.percent(left)
            words = self._t("why-more-several", count=len(untold), percent=percent)
            self._lines.append(Line(depth + 1, words, chance * left))

    def _opened(self, node: Node) -> Anatomy:
        """The steps of a procedure, kept: choices are known by their ids as long as they are there."""
        if id(node) not in self._steps:
            self._steps[id(node)] = node.asked.inside()
        return self._steps[id(node)]

    def _begun(self, node: Node, thrown: str) -> Node | None:
        """The first step of a procedure, where it is a procedure of the same words; None otherwise."""
        if node.asked.procedure is None or len(self._lines) >= self._most:
            return None
        first = self._opened(node).root
        if not isinstance(first, Node) or first.asked.procedure is None or id(first) in self._known:
            return None
        return first if thrown.startswith(self._words.thrown(first.asked)) else None

    def _within(self, node: Node, first: Node, depth: int, futures: Futures) -> bool:
        """The steps of a procedure; whether its last lines are the ends of the first, called as they are."""
        before, outer = self._called, self._step
        self._called, self._step = unnamed_led(node, self._words.value, futures), node.asked.dice
        self._inside += 1
        self._node(first, Fraction(1), depth)
        self._inside -= 1
        own = Futures(self._labels.texts, self._ends)
        again = first.asked.kind not in (EACH, FACES) and all(
            not isinstance(way.then, Node) and self._words.values(first, way, own) == self._end(way.then)
            for way in first.ways
        )
        self._called, self._step = before, outer
        return again

    def _untold(self, left: Sequence[Way]) -> tuple[Way, ...]:
        """The ways left that go on where there is no more room, if they are too many for a line each."""
        ways = tuple(way for way in left if isinstance(way.then, Node))
        return ways if len(ways) >= FEW else ()

    def _multiplied(self, node: Node, chance: Fraction, depth: int) -> bool:
        """What equal items come to together, as products; whether this choice is that and nothing more."""
        section = Section(Anatomy(node), self._labels, self._words)
        rows = together(section)
        shown = rows if len(rows) <= self._most - len(self._lines) else likeliest(rows)
        for row in shown:
            percent, outcome = self._labels.texts.percent(row.chance), section.outcomes[-1 - row.end]
            part = product_told(row.product, percent, self._labels.texts)
            told = {"values": row.words, "part": part, "outcome": self._end(End(outcome))}
            self._lines.append(Line(depth, self._t("why-ends", **told), chance * row.chance))
        if len(shown) < len(rows):
            left = 1 - sum((row.chance for row in shown), Fraction(0))
            more, percent = len(rows) - len(shown), self._labels.texts.percent(left)
            key = "picture-each-more" if more > 1 else "picture-each-more-one"
            self._lines.append(Line(depth, self._t(key, count=more, left=percent), chance * left))
        return bool(rows)

    def _part(self, node: Node, way: Way) -> str:
        """The part of a choice that a way takes: so many of so many throws where those are all alike, else a
        fraction that can be read; in percent in any case.
        """
        chance, whole = node.chance(way), throws_of(node)
        percent, fraction = self._labels.texts.percent(chance), fraction_text(chance)
        if chance == 1:
            return percent
        if whole:
            return self._t("why-part-count", ways=int(chance * whole), total=whole, percent=percent)
        if not fraction or len(fraction) > LONGEST_PART:
            return percent
        return self._t("why-part-fraction", fraction=fraction, percent=percent)
