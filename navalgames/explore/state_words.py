"""Places and values of a state by the words in which a table is told: "Weather", "bad weather".

Knows the words of plays and vocabularies. Must not know a rule of any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from types import UnionType
from typing import Any, Union, get_args, get_origin

from navalgames.explore.fitting import Place
from navalgames.explore.names import languages_understood, meant
from navalgames.games.contract import Game
from navalgames.games.vocabulary import Vocabulary
from navalgames.sessions.words import PlayWords

MOST_TOLD = 10_000
"""Words or numbers of a field that are gone through; numbers of more than these have no words."""


class StateWords:
    """What `Table.look` calls the places of a game's states and what stands in them."""

    def __init__(self, game: Game, vocabulary: Vocabulary | None, called: Mapping[str, str]) -> None:
        """called: what the sides are called, as for `PlayWords`."""
        self._words = [PlayWords(game, language, called) for language in languages_understood()]
        self._vocabulary = vocabulary

    def place(self, given: str, names: Iterable[str]) -> str:
        """The field that is called so; what was given, where none is."""
        found: str = meant(given, names, [words.field for words in self._words])
        return found

    def value(self, given: Any, place: Place) -> Any:
        """The value that is called so at a place; what was given, where none is."""
        if not isinstance(given, str) or place.field == "":
            return given
        for kind in _kinds(place.kind):
            known = self._known(place, kind)
            found = meant(given, known, [partial(words.standing, place.field) for words in self._words])
            if given not in known and str(found) != given:  # "3" is no word for 3
                return found
        return given

    def _known(self, place: Place, kind: Any) -> tuple[Any, ...]:
        """What may stand at a place, where it can be told one by one."""
        if kind is bool:
            return (False, True)
        if kind not in (str, int) or self._vocabulary is None:
            return ()
        known = self._vocabulary.of(place.record, place.field, kind)
        few = isinstance(known, (tuple, frozenset, range)) and len(known) <= MOST_TOLD
        return tuple(known) if few else ()  # type: ignore[arg-type]  # these three can be gone through


def _kinds(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
