"""All places of a table: how each is written, what a table calls it, what stands there and what it takes.

Knows places in words and vocabularies. Must not know a rule of any game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, NamedTuple

from navalgames.errors import ALL_NAMES, Problem
from navalgames.explore.changing import below
from navalgames.explore.fitting import Place, taken
from navalgames.explore.state_words import StateWords
from navalgames.explore.values_told import NO_TEXT
from navalgames.games.vocabulary import Vocabulary
from navalgames.printing import listed, printed
from navalgames.sessions.state_parts import Part, whole

LIKE = 0.7
"""How much of a name must be the same for it to be told as the nearest."""


class PlaceTold(NamedTuple):
    """A place. `path`: as `change` takes it; `told`: as `look` calls it; `value`: what stands there.

    says: the value in words. takes: what may stand there, in words. values: all of that, one by one; empty
    where it is told by its kind alone.
    """

    path: str
    told: str
    value: Any
    says: str
    takes: str
    values: tuple[Any, ...] = ()

    def __repr__(self) -> str:
        value = _written(self.value)
        said = "" if self.says in (value, printed(self.value)) else f" ({self.says})"
        return f"{self.path} ({self.told}): {value}{said}. {self.takes}"


def _written(value: Any) -> str:
    """A value as it is given to `change`."""
    if value == "":
        return NO_TEXT
    if isinstance(value, frozenset):
        return f"{{{listed(sorted(map(repr, value)), most=len(value))}}}"
    return printed(value)


class Places(tuple[PlaceTold, ...]):
    """Places that show themselves line by line; `nothing` is told where there are none."""

    nothing: str

    def __new__(cls, places: Iterable[PlaceTold], nothing: str = "()") -> Places:
        """Places, and what is told where there are none."""
        made = super().__new__(cls, places)
        made.nothing = nothing
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return Places, (tuple(self), self.nothing)

    def __repr__(self) -> str:
        return "\n".join(map(repr, self)) or self.nothing


def places_about(state: Any, about: str, words: StateWords, vocabulary: Vocabulary | None) -> Places:
    """The places in whose name, written or told, all these words stand; zeros and empty ones too.

    One alone where `about` is its whole name.
    """
    wanted = about.casefold().replace(".", " ").split()
    found = tuple(_below(whole(state), Place("", "", "", Any), "", words, vocabulary))
    exact = [one for one in found if about and about in (one.path, one.told)]
    if exact:
        return Places(exact)
    named = [one for one in found if all(word in f"{one.path} {one.told}".casefold() for word in wanted)]
    return Places(named, "" if named else _nothing(about, wanted, found))


def _nothing(about: str, wanted: list[str], found: tuple[PlaceTold, ...]) -> str:
    """That no place is called so: the places at which such words may stand, else the names there are."""
    taking = [one for one in found if any(word in _words(one.takes) for word in wanted)]
    names = dict.fromkeys(one.told.rpartition(".")[2] for one in found)
    folded = {name.casefold(): name for name in names}
    close = get_close_matches(about.casefold(), folded, n=1, cutoff=LIKE)
    problem = Problem(
        "explore-places-none",
        given=about,
        taking=listed(f"{one.path} ({one.told})" for one in taking) or "none",
        nearest=folded[close[0]] if close else "none",
        names="none" if taking else listed(names, ALL_NAMES),
    )
    return str(problem)


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def _below(
    part: Part, here: Place, told: str, words: StateWords, vocabulary: Vocabulary | None
) -> Iterable[PlaceTold]:
    for name, inner in words.parts(part):
        place, called = below(part.value, here, inner.key), f"{told}.{name}" if told else name
        if _is_leaf(inner, words):
            yield _told(inner, place, called, words, vocabulary)
        else:
            yield from _below(inner, place, called, words, vocabulary)


def _is_leaf(part: Part, words: StateWords) -> bool:
    """A number or a word, nothing, or a row of words, which is given as a whole."""
    row = type(part.value) is tuple and all(isinstance(one, str) for one in part.value)
    return row or next(iter(words.parts(part)), None) is None


def _told(
    part: Part, place: Place, called: str, words: StateWords, vocabulary: Vocabulary | None
) -> PlaceTold:
    takes = ", ".join(words.taken(place)) or taken(place, vocabulary)
    said = words.said(part)
    told = str(Problem("explore-takes", takes=takes))
    return PlaceTold(place.path, called, part.value, said, told, words.values(place))
