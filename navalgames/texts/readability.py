"""How old a reader should be, and how long a quick one takes, judged from English sentences by a formula.

Knows letters and full stops. Must not know a page, nor what a sentence says. Both are rough: the formula
counts the length of sentences and words, and knows nothing of how well a thing is explained.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

YEARS_BEFORE_SCHOOL = 5
"""Added to a grade of American schools: who begins grade 1 is six."""
WORDS_A_MINUTE = 238
"""What adults read silently of plain English, on average of many studies (Brysbaert 2019)."""

_WORD = re.compile(r"[A-Za-z’']*[A-Za-z][A-Za-z’']*|[0-9][0-9.,:/]*")
_GAP = re.compile(r"\{[^{}]*\}")
_END = re.compile(r"[.?!…]+[”’\")]*(?:\s|$)")
_VOWELS = re.compile(r"[aeiouy]+")
_SILENT = re.compile(r"(?:[^aeiouyl]e|[^aeioudt]ed|[^aeiouscxzgh]es)$")


def words_of(sentence: str) -> list[str]:
    """The words of a sentence from a catalogue; a number is one, and so is what fills a gap.

    >>> words_of("You said { $guess }; the Emden’s guns roll 2 dice.")
    ['You', 'said', '1', 'the', 'Emden’s', 'guns', 'roll', '2', 'dice']
    """
    return _WORD.findall(_whole(sentence))


def _whole(sentence: str) -> str:
    """The sentence with a number in each gap, the innermost first: a gap may hold others."""
    filled = _GAP.sub("1", sentence)
    return filled if filled == sentence else _whole(filled)


def reading_age(sentences: Iterable[str]) -> int:
    """The age, in whole years, at which a pupil begins the grade that `grade` finds; six at least."""
    return max(1, round(grade(sentences))) + YEARS_BEFORE_SCHOOL


def grade(sentences: Iterable[str]) -> float:
    """The grade of American schools that the Flesch-Kincaid formula gives for whole sentences.

    What is no whole sentence (a label, a heading) is left out; a number is a word of one syllable.

    Raises:
        ValueError: there is no whole sentence among them.

    >>> round(grade(["The cat sat on the mat."]), 2)
    -1.45
    >>> round(grade(["The cat sat on the mat.", "The cruiser waited for the merchant ship."]), 1)
    1.5
    """
    said = [whole for one in sentences if _END.search(whole := _whole(one))]
    words = [word for one in said for word in words_of(one)]
    if not words:
        raise ValueError("no whole sentence: there is nothing to judge")
    ends = sum(len(_END.findall(one)) for one in said)
    return 0.39 * len(words) / ends + 11.8 * sum(map(syllables, words)) / len(words) - 15.59


def syllables(word: str) -> int:
    """The syllables of an English word, as the groups of its vowels tell; a number counts as one.

    >>> [syllables(word) for word in ("sea", "line", "cruiser", "torpedo", "1916", "battle", "turned")]
    [1, 1, 2, 3, 1, 2, 1]
    """
    low = word.lower().replace("’s", "s")
    groups = len(_VOWELS.findall(low))
    return max(1, groups - (groups > 1 and bool(_SILENT.search(low))))
