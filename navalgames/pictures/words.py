"""The words for a choice of chance and its ways: what is thrown, which values, what they end with.

Knows anatomies and the words of a game. Must not know a rule, nor where the words are shown.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby
from typing import Any

from navalgames.chance.anatomy import EACH, FACES, PART, UNTIL, Asked, End, Folded, Node, Way
from navalgames.labels import Labels
from navalgames.odds import is_number
from navalgames.odds.flow import GOES_ON
from navalgames.texts.throws import throw_words

MOST_VALUES = 4
MARKS = {"●": "why-marked", "○": "why-unmarked"}
"""Cards of which only this matters: whether they are of the kind that is asked about."""
PRINTED = re.compile(r"[A-Z]{0,2}[0-9]{1,3}")
"""What stands on a card as it is, in every language."""


class WayWords:
    """The words of one picture or tree: what has no word of its own is a case, with one number everywhere."""

    def __init__(self, labels: Labels) -> None:
        self._labels, self._t = labels, labels.texts.t
        self._cases: dict[Any, int] = {}

    def end(self, end: End | Folded) -> str:
        if isinstance(end, Folded):
            return self._t("why-folded")
        return self._t("why-goes-on") if end.outcome == GOES_ON else self.value(end.outcome)

    def thrown(self, asked: Asked) -> str:
        """What is thrown, for what, by which rule."""
        if asked.kind in (PART, EACH, UNTIL):
            return self._t(f"why-{asked.kind}", times=asked.times, first=self._first_inside(asked))
        thrown = throw_words(asked.dice, self._labels.texts)
        told = self._t("why-for", dice=thrown, why=self._labels.why(asked.why))
        return self._t("why-by-rule", throw=told, rule=self._labels.rule(asked.rule)) if asked.rule else told

    def _first_inside(self, asked: Asked) -> str:
        """What a step of its own begins with: by that a reader knows it again."""
        begins = asked.inside(most=2).root
        if not isinstance(begins, Node):
            return ""
        first = begins.asked
        return self.thrown(first) if first.procedure is None else self._first_inside(first)

    def values(self, asked: Asked, way: Way) -> str:
        """The values of a way in as few words as are true of them."""
        every = asked.whole.outcomes
        if len(way.values) == len(every):
            return self._t("why-anything")
        if all(map(is_number, way.values)):
            return self._numbers(way.values, tuple(value for value in every if is_number(value)))
        if asked.kind == FACES and _all_doubles(way.values, every):
            return self._t("why-doubles")
        shown = list(dict.fromkeys(self.value(value) for value in way.values[:MOST_VALUES]))
        more, listed = len(way.values) - MOST_VALUES, "; ".join(shown)
        return self._t("why-and-more", values=listed, more=more) if more > 0 else listed

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
                spans.append(f"{first}" if first == last else f"{first}–{last}")
        return ", ".join(spans)

    def value(self, value: Any) -> str:
        """One value in words; what has none is a case with a number, the same wherever it comes."""
        if isinstance(value, bool) or is_number(value):
            return self._labels.outcome(value)
        if type(value) is tuple and value and all(map(is_number, value)):
            return " ".join(map(str, value))
        if type(value) is tuple and value and all(isinstance(one, str) for one in value):
            told = [(self.value(one), count) for one, count in Counter(value).items()]
            return ", ".join(one if count == 1 else f"{count} × {one}" for one, count in told)
        if type(value) is tuple and value and all(isinstance(one, bool) for one in value):
            return self._t("why-so-many", count=sum(value), of=len(value))
        if isinstance(value, str):
            known = self._t(MARKS[value]) if value in MARKS else self._labels.known(value)
            known = known or (value if PRINTED.fullmatch(value) else "")
        else:
            known = self._labels.told(value)
        return known or self._t("why-case", number=self._cases.setdefault(value, len(self._cases) + 1))


def _all_doubles(values: tuple[Any, ...], every: tuple[Any, ...]) -> bool:
    """Whether these are the throws of two dice that show the same, and all of those."""
    doubles = {value for value in every if len(value) == 2 and value[0] == value[1]}
    return bool(doubles) and doubles == set(values)
