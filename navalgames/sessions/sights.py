"""What each side sees of a state and what lies in the dark there, worked out as far as it is new.

Knows states, views and what a hidden place is (`undo_law`). An order changes little of a state: parts that
are the very same objects as before are not looked into again, and their texts are remembered by identity.
Must not know an order, a journal or a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import compress
from operator import ne
from typing import Any

from navalgames.games.contract import Game
from navalgames.sessions.undo_law import fields_of, part_of, parts_of, text_of

MOST_REMEMBERED = 1_000
KEPT_STATES = 2
"""The state before an order and the one after it."""
NO_TEXTS: frozenset[str] = frozenset()
ONLY_TEXTS = frozenset({str})
PLAIN = frozenset({int, bool, float, type(None)})


class Sights:
    """What the sides of one game see, for the states that were looked at last."""

    def __init__(self, game: Game, options: Any) -> None:
        self._view = game.view
        self._options = options
        self._views: dict[str, tuple[Any, Any]] = {}
        self._last: dict[str, tuple[Sight, ...]] = {}
        self._texts: dict[int, tuple[Any, frozenset[str]]] = {}

    def of(self, state: Any, viewer: str) -> Sight:
        """What `viewer` sees of a state."""
        last = self._last.get(viewer, ())
        for sight in last:
            if sight.state is state:
                return sight
        sight = Sight(self, state, self.view(state, viewer), last[0] if last else None)
        self._last[viewer] = (sight, *last[: KEPT_STATES - 1])
        return sight

    def view(self, state: Any, viewer: str) -> Any:
        """The view alone; asked again for the last state it is the very same."""
        kept = self._views.get(viewer)
        if kept is None or kept[0] is not state:
            kept = self._views[viewer] = state, self._view(state, viewer, self._options)
        return kept[1]

    def texts(self, value: Any) -> frozenset[str]:
        """All texts in a value: `undo_law.texts_in`, each once."""
        kind = type(value)
        if kind is str:
            return frozenset((value,))
        if kind in PLAIN:
            return NO_TEXTS
        kept = self._texts.get(id(value))
        if kept is None:
            if len(self._texts) >= MOST_REMEMBERED:
                self._texts = {}
            kept = self._texts[id(value)] = value, self._texts_within(value)
        return kept[1]

    def _texts_within(self, value: Any) -> frozenset[str]:
        if _is_deck(value):
            return frozenset(value)
        text = text_of(value)
        if text is not None:
            return frozenset((text,))
        found: set[str] = set()
        for part in parts_of(value):
            kind = type(part)
            if kind is str:
                found.add(part)
            elif kind not in PLAIN and part != ():
                found |= self.texts(part)
        return frozenset(found) if found else NO_TEXTS

    def times(self, word: str, value: Any) -> int:
        """How often a text stands in a value."""
        if _is_deck(value):
            return int(value.count(word))
        if word not in self.texts(value):
            return 0
        if text_of(value) is not None:
            return 1
        return sum([self.times(word, part) for part in parts_of(value)])

    def times_more(self, word: str, one: Any, other: Any) -> int:
        """How much more often a text stands in one value than in another: most parts are the very same."""
        alike = type(one) is type(other) and isinstance(one, tuple) and len(one) == len(other)
        if not alike or _is_deck(one):
            return self.times(word, one) - self.times(word, other)
        return sum([
            self.times_more(word, part, before)
            for part, before in zip(one, other, strict=True)
            if part is not before
        ])  # fmt: skip


class Sight:
    """What one side sees of one state.

    seen: the view.
    fields: the fields of the state in which something is hidden.
    """

    def __init__(self, sights: Sights, state: Any, seen: Any, like: Sight | None) -> None:
        """like: an earlier sight, of which most is still true."""
        self._sights = sights
        self.state, self.seen = state, seen
        self._hidden: list[bool] = []
        self._dark: tuple[int, ...] = ()
        self.fields: frozenset[Any] = frozenset()
        if state is not seen:
            self._look_around(like)

    def _look_around(self, like: Sight | None) -> None:
        fields, shown = parts_of(self.state), parts_of(self.seen)
        self._hidden = [
            inner is not outer and inner != outer for inner, outer in zip(fields, shown, strict=True)
        ]
        if like is not None and self._hidden == like._hidden:
            self.fields, self._dark = like.fields, like._dark
        else:
            self.fields = frozenset(compress(fields_of(self.state), self._hidden))
            self._dark = tuple(compress(range(len(self._hidden)), self._hidden))

    @cached_property
    def names(self) -> frozenset[str]:
        """The texts that stand only where this side cannot see; gathered when they are first asked for."""
        if not self.fields:
            return NO_TEXTS
        texts = self._sights.texts
        hidden = NO_TEXTS.union(*map(texts, compress(parts_of(self.state), self._hidden)))
        return hidden.difference(*map(texts, parts_of(self.seen)))

    def hides(self, word: str) -> bool:
        """Whether a text is one of the names."""
        texts = self._sights.texts
        inner, outer = placed(self.state), placed(self.seen)
        if not any(word in texts(inner[place]) for place in self._dark):
            return False
        return not any(word in texts(part) for part in outer if type(part) not in PLAIN)

    def changed(self, before: Any, after: Any) -> frozenset[Any]:
        """The fields in which a place that is dark here is not the same in two states."""
        if not self.fields:
            return self.fields
        one, other = placed(before), placed(after)
        places = [place for place in self._dark if one[place] is not other[place]]
        if not places:
            return NO_TEXTS
        inner, outer, names = placed(self.state), placed(self.seen), fields_of(self.state)
        return frozenset([
            names[place]
            for place in places
            if differ(inner[place], outer[place], one[place], other[place])
        ])  # fmt: skip

    def times(self, word: str) -> int:
        """How often a text stands where this side can see it."""
        return self._sights.times(word, self.seen)

    def times_more(self, word: str, before: Sight) -> int:
        """How much more often a text stands where this side can see it than in an earlier sight."""
        return self._sights.times_more(word, self.seen, before.seen)


def placed(state: Any) -> Sequence[Any]:
    """The parts of a state, each at its place."""
    parts = parts_of(state)
    return parts if isinstance(parts, (tuple, list)) else tuple(parts)


def differ(inner: Any, outer: Any, one: Any, other: Any) -> bool:
    """Whether two parts of states differ in a place that is dark where `inner` is shown as `outer`.

    The dark places are those of `undo_law.hidden_paths`.

    >>> differ(("mine", 3), ("?", 3), ("mine", 3), ("mine", 4))
    False
    >>> differ(("mine", 3), ("?", 3), ("mine", 3), ("shells", 3))
    True
    """
    names = fields_of(inner)
    if names is None or names != fields_of(outer):
        return bool(one != other)
    if _is_deck(inner):
        return _decks_differ(inner, outer, one, other)
    for part, seen, mine, theirs in zip(
        parts_of(inner), parts_of(outer), _parts_like(inner, one), _parts_like(inner, other), strict=True
    ):
        if mine is not theirs and part is not seen and part != seen and differ(part, seen, mine, theirs):
            return True
    return False


def _decks_differ(inner: tuple[str, ...], outer: tuple[Any, ...], one: Any, other: Any) -> bool:
    """The same of a row of names: the longest parts of a state, and mostly dark from the first on."""
    number = sum(map(ne, inner, outer))
    rows = type(one) is tuple and type(other) is tuple and len(one) >= number and len(other) >= number
    if rows and inner[number:] == outer[number:]:
        return bool(one[:number] != other[:number])
    dark = compress(range(len(inner)), map(ne, inner, outer))
    return any([_there(one, place) != _there(other, place) for place in dark])


def _parts_like(like: Any, value: Any) -> Iterable[Any]:
    """The parts of a value that are called as those of another one; None for each that it has not."""
    if type(value) is type(like) and isinstance(value, tuple) and len(value) == len(like):
        return value
    return [_there(value, name) for name in fields_of(like)]


def _there(value: Any, name: Any) -> Any:
    """The part of this name; None when there is none."""
    if type(value) is tuple:
        return value[name] if type(name) is int and name < len(value) else None
    names = fields_of(value)
    return part_of(value, name) if names is not None and name in names else None


def _is_deck(value: Any) -> bool:
    """Whether a part is a row of names. Most that are none begin with something else."""
    if type(value) is not tuple or (value and type(value[0]) is not str):
        return False
    return ONLY_TEXTS.issuperset(map(type, value))
