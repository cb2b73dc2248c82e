"""What the rules added to a throw before they looked it up: "9 + 5 = 14".

Knows throws and the notes that tell of them. Must not know a rule, nor why something was added.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from navalgames.chance import Shown, parsed
from navalgames.explore.noting import Noted
from navalgames.texts import Texts

ADDED = ("sum", "best", "worst")
"""Readings of dice that add up those that count."""
SUMS = ("rolled", "total")
"""Facts of a note that are its throw with what is added; the first of them that it has. Else the fact that is
named as what was thrown for."""


def added(texts: Texts, one: Noted, earlier: Iterable[Shown] = ()) -> str:
    """The additions as they are written, "" where the rules looked up what fell, or do not tell the sum.

    earlier: throws of which the same note tells, by what they were thrown for: an attack and a defence.
    """
    facts = one.note.args if one.note else {}
    told = [_told(texts, shown, facts, ()) for shown in earlier]
    return " ".join(filter(None, [*told, _told(texts, one.shown, facts, SUMS)]))


def _told(texts: Texts, shown: Shown, facts: Mapping[str, Any], names: tuple[str, ...]) -> str:
    sums = [facts[name] for name in (*names, shown.why) if name and isinstance(facts.get(name), int)]
    thrown = _sum(shown)
    if not sums or thrown is None or sums[0] == thrown:
        return ""
    sign = "more" if sums[0] > thrown else "less"
    return texts.t("lesson-ui-added", dice=thrown, sign=sign, added=abs(sums[0] - thrown), sum=sums[0])


def _sum(shown: Shown) -> int | None:
    """What the dice that count add up to; None for other throws."""
    if shown.dice.startswith("draw "):
        return None
    notation = parsed(shown.dice)
    counting = zip(shown.faces, notation.counting(shown.faces), strict=True)
    return sum(face for face, counts in counting if counts) if notation.reading in ADDED else None
