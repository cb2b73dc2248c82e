"""Places and values of a state by the words in which a table is told: "Weather", "bad weather".

Knows the words of plays and vocabularies. Must not know a rule of any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from navalgames.errors import BadInput, nearest
from navalgames.explore.fitting import MOST_NAMED, Place
from navalgames.explore.names import languages_understood, meant
from navalgames.explore.values_told import option_values_told, told_value
from navalgames.games.contract import Game
from navalgames.games.vocabulary import Vocabulary
from navalgames.printing import printed
from navalgames.sessions.state_parts import Part, called, kinds_of, parts_told, whole
from navalgames.sessions.words import PlayWords

MOST_TOLD = 10_000
"""Words or numbers of a field that are gone through; numbers of more than these have no words."""


MOST_TAKEN = 80
"""Values of a place that are told with their words."""


class StateWords:
    """What `Table.look` calls the places of a game's states and what stands in them."""

    def __init__(
        self,
        game: Game,
        vocabulary: Vocabulary | None,
        called: Mapping[str, str],
        sides: tuple[str, ...] | None = None,
    ) -> None:
        """called: what the sides are called, as for `PlayWords`. sides: those who play, all when left out."""
        self._words = [PlayWords(game, language, called) for language in languages_understood()]
        self._vocabulary = vocabulary
        self._sides = sides or game.sides

    def path(self, state: Any, given: str) -> str:
        """A place as fields and numbers, given so or as a table tells it: "Task forces.B1.Ships.Hood.Hits".

        Behind a place where nothing stands, what was given.

        Raises:
            BadInput: there is no such place; tells what there is, and where.
        """
        found: list[str] = []
        here, rest = whole(state), given.split(".")
        while rest and here.value is not None:
            here, used = self._step(here, rest, ".".join(found))
            found.append(here.key)
            rest = rest[used:]
        return ".".join([*found, *rest])

    def parts(self, here: Part) -> Iterator[tuple[str, Part]]:
        """What a part consists of, each with the name by which it is told."""
        parts = parts_of(here, self._words[-1], self._sides)
        names = [called(part, self._words[-1]) or part.label for part in parts]
        for name, part in zip(names, parts, strict=True):
            yield name if name and names.count(name) == 1 else part.key, part

    def standing(self, field: str, value: Any) -> str:
        """What stands in a field, in words."""
        return self._words[-1].standing(field, value)

    def said(self, part: Part) -> str:
        """What stands at a place, in words."""
        plain = isinstance(part.value, (str, int)) and part.value != ""
        return self._words[-1].standing(part.field, part.value) if plain else printed(part.value)

    def _step(self, here: Part, names: list[str], path: str) -> tuple[Part, int]:
        """The part that is called by the first of the names, or by several: a name may have a dot in it."""
        told = [{part.key: part for part in parts_of(here, words, self._sides)} for words in self._words]
        tellers: list[Callable[[str], str]] = []
        for words, parts in zip(self._words, told, strict=True):
            tellers += [partial(_label, parts), partial(_name, parts, words)]
        for used in range(1, len(names) + 1):
            given = ".".join(names[:used])
            exact = [key for key in told[0] if any(tell(key) == given for tell in tellers)]
            key = exact[0] if len(exact) == 1 else meant(given, told[0], tellers)
            if key in told[0]:
                return told[0][key], used
        shown = [_shown(part, self._words[0]) for part in told[0].values()]
        known = [word for key in told[0] for word in (key, *(tell(key) for tell in tellers))]
        close = nearest(names[0], known)
        raise BadInput(
            "error-place-none",
            given=printed(names[0]),
            where=path or "none",
            expected=", ".join(shown[:MOST_NAMED]) or "-",
            more=max(0, len(shown) - MOST_NAMED),
            nearest=close or "none",
        )

    def value(self, given: Any, place: Place) -> Any:
        """The value that is called so at a place; what was given, where none is.

        Raises:
            BadInput: a text that is none of the words there; tells those with the values they stand for.
        """
        if not isinstance(given, str) or place.field == "":
            return given
        for kind in kinds_of(place.kind):
            known = self._known(place, kind)
            found = meant(given, known, [partial(words.standing, place.field) for words in self._words])
            if given in known:
                return given
            if str(found) != given:  # "3" is no word for 3
                return found
        taken = self.taken(place)
        if taken:
            words = [one.removesuffix(")") for both in taken for one in both.split(" (")]
            expected, close = ", ".join(taken), nearest(given, words)
            facts = {"place": place.path, "given": printed(given), "expected": expected}
            raise BadInput("error-place-word", nearest=close or "none", **facts)
        return given

    def taken(self, place: Place) -> tuple[str, ...]:
        """What a place takes, each value with its word; nothing where no words, or too many, can be told."""
        if len(kinds_of(place.kind)) > 1:
            return ()
        known, tell = self._known(place, place.kind), partial(self._words[0].standing, place.field)
        if len(known) > MOST_TAKEN or all(tell(one) in ("", str(one)) for one in known):
            return ()
        many = all(type(one) is int for one in known) and len(known) > MOST_NAMED
        return tuple(option_values_told(known, tell) if many else (told_value(one, tell) for one in known))

    def values(self, place: Place) -> tuple[Any, ...]:
        """What may stand at a place, one by one; nothing where its kind alone is known, or it is too much."""
        kinds = kinds_of(place.kind)
        return self._known(place, kinds[0]) if len(kinds) == 1 else ()

    def _known(self, place: Place, kind: Any) -> tuple[Any, ...]:
        """What may stand at a place, where it can be told one by one."""
        if kind is bool:
            return (False, True)
        if kind not in (str, int) or self._vocabulary is None:
            return ()
        known = self._vocabulary.of(place.record, place.field, kind)
        few = isinstance(known, (tuple, frozenset, range)) and len(known) <= MOST_TOLD
        return tuple(known) if few else ()  # type: ignore[arg-type]  # these three can be gone through


def parts_of(part: Part, words: PlayWords, sides: tuple[str, ...]) -> tuple[Part, ...]:
    """The parts of a part; those of a mapping by their keys."""
    if isinstance(part.value, Mapping):
        field = part.field
        return tuple(Part(str(key), field, "", one, Any, part.depth) for key, one in part.value.items())
    return tuple(parts_told(part, words, sides))


def _label(parts: Mapping[str, Part], key: str) -> str:
    return parts[key].label


def _name(parts: Mapping[str, Part], words: PlayWords, key: str) -> str:
    return called(parts[key], words)


def _shown(part: Part, words: PlayWords) -> str:
    """How a place is written, and in brackets how a table tells it."""
    told = called(part, words) or part.label
    return part.key if told.casefold() in ("", part.key) else f"{part.key} ({told})"
