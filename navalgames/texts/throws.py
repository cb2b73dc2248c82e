"""What is thrown, in the words of a language: draws, the best or worst of some dice, dice that are counted.

Knows the notation of throws. Must not know what a throw is for, nor where it is shown.
"""

from __future__ import annotations

import re

from navalgames.texts import Texts

_DRAW = re.compile(r"draw (\d+) of (\d+)")
_KEPT = re.compile(r"(best|worst) (\d+) of (.+)")
_ONE = re.compile(r"1?d\d+")
_COUNTED = re.compile(r"count (\d+)\+ in (.+)")


def throw_words(notation: str, texts: Texts) -> str:
    """A throw in words; plain dice are written alike in every language.

    >>> throw_words("draw 1 of 2", Texts("ja")), throw_words("best 1 of 2d6", Texts("ja"))
    ('2枚から1枚', '2d6の最大の目')
    >>> throw_words("count 5+ in 3d6", Texts("en")), throw_words("2d6", Texts("ja"))
    ('5 or more in 3d6', '2d6')
    >>> throw_words("best 1 of d8", Texts("en"))
    'd8'
    """
    if found := _DRAW.fullmatch(notation):
        return texts.t("why-draw", count=int(found[1]), cards=int(found[2]))
    if found := _KEPT.fullmatch(notation):
        if _ONE.fullmatch(found[3]):
            return found[3]
        return texts.t(f"throw-{found[1]}", number=int(found[2]), dice=found[3])
    if found := _COUNTED.fullmatch(notation):
        return texts.t("throw-count", least=found[1], dice=found[2])
    return notation
