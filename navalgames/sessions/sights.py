"""What each side sees of a state and what lies in the dark there, worked out as far as it is new.

Knows states, views and what a hidden place is (`undo_law`). An order changes little of a state: parts that
are the very same objects as before have the same texts and the same dark places, so these are remembered
by identity. Must not know an order, a journal or a rule.
"""

from __future__ import annotations

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

Dark = tuple[tuple[Any, Any], ...] | int | None
"""The dark places of a part of a state as a tree: (name, dark places within), empty where all is seen; None
where the part itself is dark, a number where that many first places are (a deck of cards)."""


class Sights:
    """What the sides of one game see, for the states that were looked at last."""

    def __init__(self, game: Game, options: Any) -> None:
        self._view = game.view
        self._options = options
        self._views: dict[str, tuple[Any, Any]] = {}
        self._last: dict[str, tuple[Sight, ...]] = {}
        self._texts: dict[int, tuple[Any, frozenset[str]]] = {}
        self._darks: dict[int, tuple[Any, list[tuple[Any, Dark]]]] = {}

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

    def dark(self, inner: Any, outer: Any) -> Dark:
        """The dark places of a part of a state (`inner`) that the view shows otherwise, as `outer`.

        The paths through the tree are those of `undo_law.hidden_paths`.
        """
        if _is_deck(inner) and type(outer) is tuple and len(inner) == len(outer):
            return _dark_in_deck(inner, outer)
        kept = self._darks.get(id(inner))
        if kept is None:
            if len(self._darks) >= MOST_REMEMBERED:
                self._darks = {}
            kept = self._darks[id(inner)] = inner, []
        for shown, dark in kept[1]:
            if shown is outer or shown == outer:
                return dark
        dark = self._dark_within(inner, outer)
        kept[1].append((outer, dark))
        return dark

    def _dark_within(self, inner: Any, outer: Any) -> Dark:
        names = fields_of(inner)
        if names is None or names != fields_of(outer):
            return None
        return tuple([
            (name, None if type(part) is str else self.dark(part, seen))
            for name, part, seen in zip(names, parts_of(inner), parts_of(outer), strict=True)
            if part is not seen and part != seen
        ])  # fmt: skip

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
    dark: the dark places of each field that has some.
    fields: the fields of the state in which something is hidden.
    """

    def __init__(self, sights: Sights, state: Any, seen: Any, like: Sight | None) -> None:
        """like: an earlier sight, of which most is still true."""
        self._sights = sights
        self.state, self.seen = state, seen
        self._darks: list[Dark] = []
        self.dark: list[tuple[Any, Dark]] = []
        self.fields: frozenset[Any] = frozenset()
        if state is not seen:
            self._look_around(like)

    def _look_around(self, like: Sight | None) -> None:
        dark, fields, shown = self._sights.dark, parts_of(self.state), parts_of(self.seen)
        if like is None or not like._darks:
            self._darks = [
                () if inner is outer or inner == outer else dark(inner, outer)
                for inner, outer in zip(fields, shown, strict=True)
            ]
        else:
            self._darks = [
                () if inner is outer
                else old if inner is then and (outer is then_shown or outer == then_shown)
                else () if inner == outer
                else dark(inner, outer)
                for inner, outer, then, then_shown, old in zip(
                    fields, shown, parts_of(like.state), parts_of(like.seen), like._darks, strict=True
                )
            ]  # fmt: skip
            if self._darks == like._darks:
                self._darks, self.dark, self.fields = like._darks, like.dark, like.fields
                return
        names = zip(fields_of(self.state), self._darks, strict=True)
        self.dark = [(name, places) for name, places in names if places != ()]
        self.fields = frozenset([name for name, _ in self.dark])

    @cached_property
    def names(self) -> frozenset[str]:
        """The texts that stand only where this side cannot see; gathered when they are first asked for."""
        if not self.dark:
            return NO_TEXTS
        texts = self._sights.texts
        hidden = NO_TEXTS.union(*[texts(part_of(self.state, name)) for name, _ in self.dark])
        return hidden.difference(*map(texts, parts_of(self.seen)))

    def hides(self, word: str) -> bool:
        """Whether a text is one of the names."""
        texts = self._sights.texts
        if any([word in texts(part) for part in parts_of(self.seen) if type(part) not in PLAIN]):
            return False
        return any([word in texts(part_of(self.state, name)) for name, _ in self.dark])

    def changed(self, before: Any, after: Any) -> frozenset[Any]:
        """The fields in which a place that is dark here is not the same in two states."""
        changed = []
        for name, dark in self.dark:
            one, other = part_of(before, name), part_of(after, name)
            if one is not other and differ(dark, one, other):
                changed.append(name)
        return frozenset(changed)

    def times(self, word: str) -> int:
        """How often a text stands where this side can see it."""
        return self._sights.times(word, self.seen)

    def times_more(self, word: str, before: Sight) -> int:
        """How much more often a text stands where this side can see it than in an earlier sight."""
        return self._sights.times_more(word, self.seen, before.seen)


def differ(dark: Dark, one: Any, other: Any) -> bool:
    """Whether two parts of states differ in one of the dark places.

    >>> differ(((0, None),), ("mine", "shells"), ("mine", "?")), differ(2, ("mine",), ("mine", "shells"))
    (False, True)
    """
    if one is other:
        return False
    if dark is None:
        return bool(one != other)
    if isinstance(dark, int):
        if type(one) is tuple and type(other) is tuple and len(one) >= dark and len(other) >= dark:
            return one[:dark] != other[:dark]
        dark = tuple([(place, None) for place in range(dark)])
    for name, within in dark:
        part, other_part = _there(one, name), _there(other, name)
        if part is not other_part and differ(within, part, other_part):
            return True
    return False


def _there(value: Any, name: Any) -> Any:
    """The part of this name; None when there is none."""
    if type(value) is tuple:
        return value[name] if type(name) is int and name < len(value) else None
    names = fields_of(value)
    return part_of(value, name) if names is not None and name in names else None


def _is_deck(value: Any) -> bool:
    """Whether a part is a row of names."""
    return type(value) is tuple and ONLY_TEXTS.issuperset(map(type, value))


def _dark_in_deck(inner: tuple[str, ...], outer: tuple[Any, ...]) -> Dark:
    """The dark places in a row of names: the longest parts of a state, and mostly dark from the first on."""
    number = sum(map(ne, inner, outer))
    if inner[number:] == outer[number:]:
        return number
    return tuple([(place, None) for place in compress(range(len(inner)), map(ne, inner, outer))])
