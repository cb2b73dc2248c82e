"""What is thrown, in the words of a language: draws, the best or worst of some dice, dice that are counted.

Knows the notation of throws. Must not know what a throw is for, nor where it is shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from navalgames.texts import Texts

_DRAW = re.compile(r"draw (\d+) of (\d+)")
_KEPT = re.compile(r"(best|worst) (\d+) of (.+)")
_ONE = re.compile(r"1?d\d+")
_PLAIN = re.compile(r"(\d+)d(\d+)")
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
    return _told(notation, texts, str)


def spelled_out(notation: str, texts: Texts) -> str:
    """A throw for who does not know the notation: equal dice by their number, others by their names.

    >>> spelled_out("2d6", Texts("en")), spelled_out("1d10", Texts("ja")), spelled_out("d66", Texts("en"))
    ('two dice', '10面ダイス1個', 'd66')
    >>> spelled_out("worst 2 of 3d6", Texts("en")), spelled_out("best 1 of d10+d8", Texts("en"))
    ('the worst 2 of three dice', 'the best of d10+d8')
    """

    def dice(plain: str) -> str:
        found = _PLAIN.fullmatch(plain)
        return texts.t("throw-plain", count=int(found[1]), sides=int(found[2])) if found else plain

    return _told(notation, texts, dice)


def _told(notation: str, texts: Texts, dice: Callable[[str], str]) -> str:
    """A throw in words; `dice` says what its dice are called."""
    if found := _DRAW.fullmatch(notation):
        return texts.t("why-draw", count=int(found[1]), cards=int(found[2]))
    if found := _KEPT.fullmatch(notation):
        if _ONE.fullmatch(found[3]):
            return dice(found[3])
        return texts.t(f"throw-{found[1]}", number=int(found[2]), dice=dice(found[3]))
    if found := _COUNTED.fullmatch(notation):
        return texts.t("throw-count", least=found[1], dice=dice(found[2]))
    return dice(notation)
