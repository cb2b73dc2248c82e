"""Any value as text for a person: bounded in length, and never an error of its own.

Knows Python's kinds of value. Must not know who asks: refusals print what strangers sent, and a refusal that
cannot be put into words tells nobody anything.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from math import isfinite
from reprlib import Repr
from typing import Any

MOST_SIGNS = 2400  # of one fact of any sentence: for more than 2,500 Fluent drops the whole sentence
LONGEST = 1000  # signs of one fact of a refusal
USUAL = 200  # signs of a value that is no text
CUT = "…"
_LARGEST = 10**21  # beyond it a number is told by its size
# Signs that steer a terminal or the direction of the line, and halves of characters, which nothing can print.
_UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


class _Bounded(Repr):
    """Python's own way of writing large values short, which gives up at large numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxlong, self.maxstring, self.maxother = 4, USUAL, USUAL, USUAL
        self.maxtuple = self.maxlist = self.maxdict = self.maxset = self.maxfrozenset = self.maxdeque = 12

    def repr_int(self, number: int, level: int) -> str:
        return _whole(number)

    def repr_Fraction(self, number: Fraction, level: int) -> str:
        return f"{_whole(number.numerator)}/{_whole(number.denominator)}"


_bounded = _Bounded()


def printed(value: object, most: int = MOST_SIGNS) -> str:
    """A value as a person reads it: a text as it is, anything else as Python writes it.

    >>> printed("Hood"), printed(7), printed((1, "a")), printed(10**5000), printed("a\\x1bb")
    ('Hood', '7', "(1, 'a')", '≈10^5000', 'a\\\\x1bb')
    """
    kind = type(value)
    if issubclass(kind, str):
        return cut(str.__str__(value), most)
    try:
        return cut(_in_signs(value, kind), min(most, USUAL))
    except Exception:  # a value whose own words fail; so may those of the class of its class
        return cut(f"<{type.__dict__['__name__'].__get__(kind)}>", min(most, USUAL))


def quoted(value: object, most: int = USUAL) -> str:
    """A value as Python writes it: a text stands in quotes.

    >>> quoted("Hood"), quoted(None), quoted([1] * 50)
    ("'Hood'", 'None', '[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, ...]')
    """
    if issubclass(type(value), str):
        return cut(repr(str.__str__(value)[:most]), most + 2)
    return printed(value, most)


def listed(values: Iterable[object], most: int = 12) -> str:
    """Several values after one another; the rest of many is left out.

    >>> listed([1, "b"]), listed(range(20), most=3)
    ('1, b', '0, 1, 2, …')
    """
    told: list[str] = []
    for value in values:
        if len(told) == most:
            return ", ".join([*told, CUT])
        told.append(printed(value, USUAL))
    return ", ".join(told)


def cut(text: str, most: int = MOST_SIGNS) -> str:
    """A text no longer than `most` signs, every sign of it printable.

    >>> cut("anchor", 4), cut("\\ud83d")
    ('anc…', '\\\\ud83d')
    """
    if len(text) > most:
        text = text[: most - 1] + CUT
    if _UNPRINTABLE.search(text) is None:
        return text
    told = _UNPRINTABLE.sub(_by_number, text)
    return told if len(told) <= most else told[: most - 1] + CUT


def number(value: Any) -> int | float | str:
    """A number that can be written in every language, or its text.

    >>> number(7), number(float("nan")), number(10**30), number(-1e300)
    (7, 'nan', '≈10^30', '-1e+300')
    """
    if issubclass(type(value), int):
        plain = int.__int__(value)
        return plain if -_LARGEST < plain < _LARGEST else _whole(plain)
    real = float.__float__(value)
    return real if isfinite(real) and abs(real) < _LARGEST else f"{real:g}"


def _in_signs(value: Any, kind: type) -> str:
    """`kind` is asked, not the value, for what a value says of its own class may fail."""
    if issubclass(kind, bool):
        return bool.__repr__(value)
    if issubclass(kind, int):
        return _whole(int.__int__(value))
    if issubclass(kind, float):
        return float.__repr__(value)
    if issubclass(kind, Fraction):
        return _whole(value.numerator) + (f"/{_whole(value.denominator)}" if value.denominator != 1 else "")
    if kind in (list, tuple, dict, set, frozenset, bytes, bytearray, range):
        return _bounded.repr(value[:USUAL] if kind in (bytes, bytearray) else value)
    return str.__str__(str(value))


def _whole(value: int) -> str:
    """A whole number; a very long one by its size, for writing it out takes its time or is forbidden."""
    if -_LARGEST < value < _LARGEST:
        return int.__repr__(value)
    # 0.30103 digits to a bit: the size is right but for the last place
    return f"≈{'-' if value < 0 else ''}10^{value.bit_length() * 30103 // 100000}"


def _by_number(found: re.Match[str]) -> str:
    sign = ord(found[0])
    return f"\\x{sign:02x}" if sign < 0x100 else f"\\u{sign:04x}"
