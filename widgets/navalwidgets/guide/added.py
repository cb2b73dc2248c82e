"""What the rules added to a throw before they looked it up: "9 + 5 = 14".

Knows throws and the notes that tell of them. Must not know a rule, nor why something was added.
"""

from __future__ import annotations

from navalgames.chance import Shown, parsed
from navalgames.explore.noting import Noted
from navalgames.texts import Texts

ADDED = ("sum", "best", "worst")
"""Readings of dice that add up those that count."""
SUMS = ("rolled", "total")
"""Facts of a note that are its throw with what is added; the first of them that it has."""


def added(texts: Texts, one: Noted) -> str:
    """The addition as it is written, "" where the rules looked up what fell, or do not tell the sum."""
    facts = one.note.args if one.note else {}
    sums = [facts[name] for name in SUMS if isinstance(facts.get(name), int)]
    thrown = _sum(one.shown)
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
