"""Whether a value fits the place where it is put: of the kind its field declares, a word the game knows.

Knows types as records declare them, and vocabularies. Knows no game.
"""

from __future__ import annotations

from types import UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin

from navalgames.errors import BadInput, Problem, nearest
from navalgames.games.vocabulary import LARGEST, Vocabulary
from navalgames.printing import listed, printed
from navalgames.sessions.state_parts import declared

MOST_NAMED = 12
_KINDS = {bool: "switch", int: "whole", float: "number", str: "text", type(None): "nothing"}


class Place(NamedTuple):
    """A place in a state: how it is written, the field it belongs to, and what is declared there."""

    path: str
    record: str
    field: str
    kind: Any

    def of_part(self, name: str, kind: Any) -> Place:
        """A thing of the row or set that stands here."""
        return self._replace(path=f"{self.path}.{name}" if self.path else name, kind=kind)


def field_of(record: Any, name: str, path: str) -> Place:
    """The place of a field of a record that stands at a path."""
    kind = declared(type(record)).get(name, Any)
    return Place(f"{path}.{name}" if path else name, type(record).__name__, name, kind)


def check_fit(value: Any, place: Place, vocabulary: Vocabulary | None) -> None:
    """Sees whether a value may stand at a place.

    Raises:
        BadInput: it may not: the place, what was given, what was expected.
    """
    kind, origin = place.kind, get_origin(place.kind)
    if kind is Any:
        _check_parts(value, place, vocabulary)
    elif origin in (Union, UnionType):
        _check_any(value, place, vocabulary)
    elif origin is tuple:
        _check_row(value, place, vocabulary)
    elif origin is frozenset:
        if type(value) is not frozenset:
            raise _other_kind(value, place)
        for one in value:
            check_fit(one, place.of_part(str(one), get_args(kind)[0]), vocabulary)
    elif type(value) is kind or (kind is float and type(value) is int):
        _check_parts(value, place, vocabulary)
    else:
        raise _other_kind(value, place)


def _check_any(value: Any, place: Place, vocabulary: Vocabulary | None) -> None:
    """One of several kinds: what is wrong with the kind that comes nearest is told."""
    kinds = get_args(place.kind)
    near = [one for one in kinds if (get_origin(one) or one) is type(value)]
    if not near:
        raise _other_kind(value, place)
    check_fit(value, place._replace(kind=near[0]), vocabulary)


def _check_row(value: Any, place: Place, vocabulary: Vocabulary | None) -> None:
    kinds = get_args(place.kind)
    if type(value) is not tuple:
        raise _other_kind(value, place)
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        kinds = (kinds[0],) * len(value)
    elif len(kinds) != len(value):
        raise _other_kind(value, place)
    for number, (one, kind) in enumerate(zip(value, kinds, strict=True)):
        check_fit(one, place.of_part(str(number), kind), vocabulary)


def _check_parts(value: Any, place: Place, vocabulary: Vocabulary | None) -> None:
    if hasattr(value, "_fields"):
        for name in value._fields:
            check_fit(getattr(value, name), field_of(value, name, place.path), vocabulary)
    elif type(value) is tuple:
        for number, one in enumerate(value):
            check_fit(one, place.of_part(str(number), Any), vocabulary)
    elif vocabulary is not None and type(value) in (str, int):
        known = vocabulary.of(place.record, place.field, type(value))
        if value not in known:
            raise _no_word(value, place, known)


def _other_kind(value: Any, place: Place) -> BadInput:
    return BadInput(
        "error-place-kind", place=place.path, given=printed(value), expected=_told_kind(place.kind)
    )


def taken(place: Place, vocabulary: Vocabulary | None) -> str | Problem:
    """What a place takes, in words: its numbers or words where the game tells them, else its kind."""
    if vocabulary is not None and place.kind in (str, int):
        known = vocabulary.of(place.record, place.field, place.kind)
        if isinstance(known, (range, tuple, frozenset)):
            return _expected(known, place)
    return _told_kind(place.kind)


def _told_kind(kind: Any) -> Problem:
    """What a place takes, in words."""
    origin, kinds = get_origin(kind), get_args(kind)
    if kind in _KINDS:
        return Problem(f"explore-kind-{_KINDS[kind]}")
    if origin in (Union, UnionType):
        first, *others = (_told_kind(one) for one in kinds)
        for other in others:
            first = Problem("explore-kind-or", first=first, other=other)
        return first
    if origin in (tuple, frozenset):
        if origin is frozenset or (len(kinds) == 2 and kinds[1] is Ellipsis):
            key = "explore-kind-row" if origin is tuple else "explore-kind-set"
            return Problem(key, of=_told_kind(kinds[0]))
        return Problem("explore-kind-tuple", count=len(kinds), of=_told_kind(kinds[0]))
    return Problem("explore-kind-record", name=getattr(kind, "__name__", str(kind)))


def _no_word(value: Any, place: Place, known: Any) -> BadInput:
    names = [] if isinstance(known, range) else sorted(str(one) or "“”" for one in known)
    return BadInput(
        "error-place-word",
        place=place.path,
        given=printed(value),
        expected=_expected(known, place),
        nearest=nearest(value, names) or "none",
    )


def _expected(known: Any, place: Place) -> str | Problem:
    """The words or numbers of a place; of many the first, and what has them all."""
    if isinstance(known, range):
        top = known[-1]
        key = "explore-kind-range" if top < LARGEST - 1 else "explore-kind-least"
        return Problem(key, least=known[0], most=top)
    if isinstance(known, frozenset):
        return Problem("explore-kind-word")
    names = [str(one) or "“”" for one in known]
    told = listed(names[:MOST_NAMED])
    if len(names) <= MOST_NAMED:
        return told
    return Problem("explore-kind-words", first=told, more=len(names) - MOST_NAMED, place=place.path)
