"""What the rules added to a throw before they looked it up: "9 + 5 = 14".

Knows throws and the notes that tell of them. Must not know a rule, nor why something was added.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from navalgames.chance import Shown, parsed
from navalgames.explore.noting import Noted
from navalgames.texts import Texts

ADDED = ("sum", "best", "worst")
"""Readings of dice that add up those that count."""
SUMS = ("rolled", "total")
"""Facts of a note that are its throw with what is added; the first of them that it has. Else the fact that is
named as what was thrown for."""
COMPARED = ("a", "b")
"""Facts of a note that are two throws with what is added to each: the one before it, and its own."""


def added(texts: Texts, one: Noted, earlier: Sequence[Shown] = ()) -> str:
    """The additions as they are written, "" where the rules looked up what fell, or do not tell the sum.

    earlier: throws of which the same note tells, by what they were thrown for: an attack and a defence; or
        one for the same thing, compared with its own.
    """
    facts = one.note.args if one.note else {}
    if earlier and earlier[-1].reason == one.shown.reason and all(name in facts for name in COMPARED):
        pair = zip((earlier[-1], one.shown), COMPARED, strict=True)
        told = [_addition(texts, shown, facts[name]) for shown, name in pair]
    else:
        told = [_told(texts, shown, facts, ()) for shown in earlier]
        told.append(_told(texts, one.shown, facts, SUMS))
    return " ".join(filter(None, told))


def _told(texts: Texts, shown: Shown, facts: Mapping[str, Any], names: tuple[str, ...]) -> str:
    sums = [facts[name] for name in (*names, shown.why) if name and isinstance(facts.get(name), int)]
    return _addition(texts, shown, sums[0]) if sums else ""


def _addition(texts: Texts, shown: Shown, total: int) -> str:
    thrown = _sum(shown)
    if thrown is None or total == thrown:
        return ""
    sign = "more" if total > thrown else "less"
    return texts.t("lesson-ui-added", dice=thrown, sign=sign, added=abs(total - thrown), sum=total)


def _sum(shown: Shown) -> int | None:
    """What the dice that count add up to; None for other throws."""
    if shown.dice.startswith("draw "):
        return None
    notation = parsed(shown.dice)
    counting = zip(shown.faces, notation.counting(shown.faces), strict=True)
    return sum(face for face, counts in counting if counts) if notation.reading in ADDED else None
