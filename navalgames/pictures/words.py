"""The words for a choice of chance and its ways: what is thrown, which values, what they end with.

Knows anatomies and the words of a game. Must not know a rule, nor where the words are shown.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from inspect import signature
from itertools import groupby
from typing import Any

from navalgames.chance.anatomy import AGAIN, DRAW, EACH, FACES, PART, ROLL, Asked, End, Folded, Node, Way
from navalgames.chance.notation import parsed
from navalgames.labels import Labels
from navalgames.odds import is_number
from navalgames.odds.flow import GOES_ON
from navalgames.pictures.futures import Futures, Then
from navalgames.texts.figures import number_text, true_minus

MOST_VALUES = 4
OPEN = {GOES_ON: "why-goes-on", AGAIN: "why-again"}
"""Ends at which nothing has ended: another round follows, another try."""
MARKS = {"●": "why-marked", "○": "why-unmarked", "": "why-unmarked"}
"""Cards of which only this matters: whether they are of the kind that is asked about."""
PRINTED = re.compile(r"[A-Z]{0,2}[0-9]{1,3}|[A-Z][^_()]+")
"""What stands on a card as it is: a number, the name of a ship."""


class WayWords:
    """The words of one picture or tree: those of its values, and of what is thrown."""

    def __init__(self, labels: Labels, sought: str = "") -> None:
        """
        Args:
            sought: the cards that are asked about, in words; "" where the question does not name them.
        """
        self._labels, self._t = labels, labels.texts.t
        self._sought = sought

    def end(self, end: End | Folded) -> str:
        """How something ends; "" for an outcome that has no word."""
        if isinstance(end, Folded):
            return self._t("why-folded")
        return self._t(OPEN[end.outcome]) if end.outcome in OPEN else self.value(end.outcome)

    def thrown(self, asked: Asked) -> str:
        """What is thrown, for what, by which rule; of a step of its own what it comes to."""
        if asked.procedure is not None:
            kind = PART if asked.kind == EACH and asked.times == 1 else asked.kind
            return self._t(f"why-{kind}", step=self.step(asked, asked.times))
        thrown = self._labels.throw(asked.dice)
        told = self._t("why-for", dice=thrown, why=self._labels.why(asked.why))
        return self._t("why-by-rule", throw=told, rule=self._labels.rule(asked.rule)) if asked.rule else told

    def step(self, asked: Asked, count: int) -> str:
        """A step by what it comes to; one that the catalogue does not know by what it begins with."""
        return self._labels.step(asked.dice, count, _given(asked)) or self._t(
            "why-begins", first=self._first_inside(asked)
        )

    def _first_inside(self, asked: Asked) -> str:
        """What a step of its own begins with."""
        begins = asked.inside(most=2).root
        return self.thrown(begins.asked) if isinstance(begins, Node) else ""

    def values(self, node: Node, way: Way, futures: Futures) -> str:
        """The values of a way in as few words as are true of them; without words: what comes of them."""
        asked, every = node.asked, node.asked.whole.outcomes
        if len(way.values) == len(every):
            return self._t("why-anything")
        if asked.kind == ROLL and (told := self._of_one_die(asked, way.values)):
            return told
        own = [self._own(value, asked) for value in way.values]
        if all(own):
            return "; ".join(dict.fromkeys(own))
        if all(map(_so_many, way.values)):
            return self._so_many_of([sum(value) for value in way.values], len(way.values[0]))
        if all(map(is_number, way.values)):
            return self._numbers(way.values, tuple(value for value in every if is_number(value)))
        if asked.kind == FACES and (common := _alike_faces(way.values, every)):
            return self._t(common)
        decided = self.decided(node)
        alike = list(dict.fromkeys(decided[value] for value in way.values)) if decided else []
        shown = alike or list(dict.fromkeys(self.value(value, asked) for value in way.values[:MOST_VALUES]))
        if not all(shown):
            return futures.of(way.then).words
        more, listed = len(alike or way.values) - MOST_VALUES, "; ".join(shown[:MOST_VALUES])
        return self._t("why-and-more", values=listed, more=more) if more > 0 else listed

    def decided(self, node: Node, future: Callable[[Then], Hashable] = id) -> dict[Any, str]:
        """Each value of a choice by the one field that decides what follows, where its values are records of
        which several are alike in it; nothing for others, or where the catalogue has no words.
        """
        follows = {value: future(way.then) for way in node.ways for value in way.values}
        if not all(hasattr(value, "_fields") for value in follows):
            return {}
        for field in next(iter(follows))._fields:
            led: dict[Any, set[Hashable]] = {}
            for value, then in follows.items():
                led.setdefault(getattr(value, field), set()).add(then)
            alone = len(led) < len(follows) and all(len(one) == 1 for one in led.values())
            told = {value: self._labels.told_by(value, field) for value in follows} if alone else {}
            if told and all(told.values()):
                return told
        return {}

    def _of_one_die(self, asked: Asked, values: tuple[Any, ...]) -> str:
        """What a single die shows that counts, or does not; "" for dice that are read otherwise."""
        pool = parsed(asked.dice)
        if pool.reading != "count" or len(pool.sides) > 1:
            return ""
        faces = range(1, pool.sides[0] + 1)
        shown = [face for face in faces if (face >= pool.number) == bool(values[0])]
        return self._numbers(tuple(shown), tuple(faces))

    def _so_many_of(self, counts: Sequence[int], of: int) -> str:
        """1 or more of 5."""
        told = self._numbers(tuple(dict.fromkeys(counts)), tuple(range(of + 1)))
        return self._t("why-so-many", count=told, of=of)

    def _numbers(self, values: tuple[Any, ...], every: tuple[Any, ...]) -> str:
        """9 or more; 2-4; 2, 3, 12: neighbours among what can come at all are joined."""
        ordered = sorted(every)
        place = {value: number for number, value in enumerate(ordered)}
        spans = []
        for _, group in groupby(enumerate(sorted(values)), lambda pair: place[pair[1]] - pair[0]):
            members = [value for _, value in group]
            first, last = members[0], members[-1]
            if len(members) > 1 and last == ordered[-1]:
                spans.append(self._t("why-or-more", value=first))
            elif len(members) > 1 and first == ordered[0]:
                spans.append(self._t("why-or-less", value=last))
            else:
                spans.append(self._span(first, last))
        return ", ".join(spans)

    def _span(self, first: Any, last: Any) -> str:
        if first == last:
            return true_minus(f"{first}")
        told = {"from": true_minus(f"{first}"), "to": true_minus(f"{last}")}
        return f"{first}–{last}" if first >= 0 else self._t("picture-span", **told)

    def any_of(self, some: Sequence[Any], every: Sequence[Any], named: Callable[[Any], str]) -> str:
        """One of several values in words: numbers as a span, others with "or"."""
        if all(map(is_number, some)) and not any(isinstance(one, bool) for one in some) and len(some) > 1:
            return self._numbers(tuple(some), tuple(one for one in every if is_number(one)))
        return self._t("picture-or").join(map(named, some))

    def value(self, value: Any, asked: Asked | None = None) -> str:
        """One value in words, that of a draw by what was drawn; "" for one that has none."""
        if asked and asked.procedure is None and is_number(value) and not isinstance(value, bool):
            return number_text(value)  # what dice show is no outcome, whatever a step calls that number
        if isinstance(value, bool) or is_number(value):
            return self._own(value, asked) or self._labels.outcome(value)
        if isinstance(value, str):
            return self._name(value)
        if type(value) is not tuple or not value:
            return self._labels.told(value)
        if all(map(is_number, value)):
            drawn = self._labels.drawn(asked.why, value) if asked and asked.kind == DRAW else ""
            counted = self._counted(value, asked) if asked and asked.kind == EACH else ""
            together = self._t("picture-faces-and") if asked and asked.kind == FACES else " "
            return drawn or counted or together.join(map(str, value))
        if _so_many(value):
            return self._t("why-so-many", count=sum(value), of=len(value))
        return self._counted(value, asked)

    def _own(self, value: Any, asked: Asked | None) -> str:
        """What yes, no or a number means as the end of the step that is asked; "" where it has no word."""
        if asked is None or asked.procedure is None or type(value) not in (bool, int):
            return ""
        return self._labels.ends(asked.dice, value)

    def _counted(self, values: tuple[Any, ...], asked: Asked | None = None) -> str:
        """How often each of several values came; "" where one has no word."""
        told = [(self.value(one, asked), count) for one, count in Counter(values).items()]
        if not all(words for words, _ in told):
            return ""
        return ", ".join(
            one if count == 1 else self._t("picture-times", count=count, what=one) for one, count in told
        )

    def _name(self, value: str) -> str:
        """A name: in the words of the game, or as it stands on a card."""
        if value in MARKS:
            return self._t(MARKS[value], what=self._sought or "none")
        return self._labels.known(value) or (
            self._labels.texts.name(value) if PRINTED.fullmatch(value) else ""
        )


def kind_of(asked: Asked) -> str:
    """What kind of throw it is: what it is made for, of a step the `kind` that it is given; "" for none."""
    return asked.why or str(_given(asked).get("kind", ""))


def _given(asked: Asked) -> dict[str, Any]:
    """What a procedure is given, by the names of its parameters; the usual values of those left out."""
    if asked.procedure is None:
        return {}
    parameters = list(signature(asked.procedure).parameters.values())[1:]
    usual = {one.name: one.default for one in parameters if one.default is not one.empty}
    return usual | dict(zip((one.name for one in parameters), asked.args, strict=False))


def _so_many(value: Any) -> bool:
    """Whether this tells of several things which of them count."""
    return type(value) is tuple and bool(value) and all(isinstance(one, bool) for one in value)


ALIKE: dict[str, Callable[[int, int], bool]] = {
    "why-doubles": lambda one, other: one == other,
    "why-same-parity": lambda one, other: one % 2 == other % 2,
    "why-other-parity": lambda one, other: one % 2 != other % 2,
}
"""What two dice may have in common, by the word for it."""


def _alike_faces(values: tuple[Any, ...], every: tuple[Any, ...]) -> str:
    """What all these throws of two dice, and no others, have in common: a key; "" for nothing."""
    if any(len(value) != 2 for value in every):
        return ""
    found = (key for key, alike in ALIKE.items() if {one for one in every if alike(*one)} == set(values))
    return next(found, "")
