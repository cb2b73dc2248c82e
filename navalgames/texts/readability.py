"""How old a reader should be, and how long a quick one takes, judged from English sentences by a formula.

Knows letters and full stops. Must not know a page, nor what a sentence says. Both are rough: the formula
counts the length of sentences and words, and knows nothing of how well a thing is explained.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

FORMULA = "Flesch-Kincaid"
YEARS_AT_SCHOOL_START = 5
"""Added to a grade of American schools: who begins grade 1 is six."""
WORDS_A_MINUTE = 238
"""Silent reading of plain English by adults, on average of 190 studies (Brysbaert 2019)."""

_WORD = re.compile(r"[A-Za-z’']*[A-Za-z][A-Za-z’']*|[0-9][0-9.,:/]*")
_GAP = re.compile(r"\{[^{}]*\}")
_END = re.compile(r"[.?!…]+[”’\")]*(?:\s|$)")
_VOWELS = re.compile(r"[aeiouy]+")
_SILENT = re.compile(r"(?:[^aeiouyl]e|[^aeioudt]ed|[^aeiouscxzgh]es)$")


def grade(sentences: Iterable[str]) -> float:
    """The grade of American schools that the Flesch-Kincaid formula gives for these sentences.

    What is no whole sentence (a label, a heading) is left out; a number, or what a sentence is filled in with,
    is a word of one syllable.

    >>> round(grade(["The cat sat on the mat."]), 1)
    -1.4
    >>> round(grade(["Nevertheless the reconnaissance of a neutral harbour necessitated extraordinary care."]), 1)
    21.4
    """
    said = [_GAP.sub("1", one) for one in sentences if _END.search(_GAP.sub("1", one))]
    ends = sum(len(_END.findall(one)) for one in said)
    words = [word for one in said for word in _WORD.findall(one)]
    return 0.39 * len(words) / ends + 11.8 * sum(map(syllables, words)) / len(words) - 15.59


def reading_age(sentences: Iterable[str]) -> int:
    """The age, in whole years, at which a pupil of that grade begins it."""
    return round(grade(sentences)) + YEARS_AT_SCHOOL_START


def syllables(word: str) -> int:
    """The syllables of an English word, as the groups of its vowels tell; a number counts as one.

    >>> [syllables(word) for word in ("sea", "line", "cruiser", "torpedo", "1916", "battle", "turned")]
    [1, 1, 2, 3, 1, 2, 1]
    """
    low = word.lower().replace("’s", "s")
    groups = len(_VOWELS.findall(low))
    return max(1, groups - (groups > 1 and bool(_SILENT.search(low))))
