"""What each side sees of a state and what lies in the dark there, worked out as far as it is new.

Knows states, views and what a hidden place is (`undo_law`). An order changes little of a state: parts that
are the very same objects as before are not looked into again, and their texts are remembered by identity.
Must not know an order, a journal or a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import compress, count, repeat
from operator import and_, is_not
from typing import Any

from navalgames.games.contract import Game
from navalgames.sessions.undo_law import fields_of, part_of, parts_of, text_of, texts_in

MOST_REMEMBERED = 1_000
KEPT_STATES = 2
"""The state before an order and the one after it."""
NO_TEXTS: frozenset[str] = frozenset()
ONLY_TEXTS = frozenset({str})
PLAIN = frozenset({int, bool, float, type(None)})
PLAIN_OR_TEXT = PLAIN | ONLY_TEXTS


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
        kept = self._texts.get(id(value))
        if kept is not None:
            return kept[1]
        kind = type(value)
        if kind is str:
            return frozenset((value,))
        if kind in PLAIN:
            return NO_TEXTS
        if len(self._texts) >= MOST_REMEMBERED:
            self._texts = {}
        found = self._texts_within(value)
        self._texts[id(value)] = value, found
        return found

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


class Sight:
    """What one side sees of one state.

    seen: the view.
    fields: the fields of the state in which something is hidden.
    """

    def __init__(self, sights: Sights, state: Any, seen: Any, like: Sight | None) -> None:
        """like: an earlier sight, of which most is still true."""
        self._sights = sights
        self.state, self.seen = state, seen
        self._inner, self._outer = inner, outer = placed(state), placed(seen)
        self._dark = [place for place in not_the_same(inner, outer) if inner[place] != outer[place]]
        if like is not None and like._dark == self._dark:
            self.fields: frozenset[Any] = like.fields
        else:
            names = fields_of(state)
            self.fields = frozenset([names[place] for place in self._dark])

    @cached_property
    def names(self) -> frozenset[str]:
        """The texts that stand only where this side cannot see; gathered when they are first asked for."""
        if not self.fields:
            return NO_TEXTS
        texts, inner = self._sights.texts, self._inner
        hidden = NO_TEXTS.union(*[texts(inner[place]) for place in self._dark])
        return hidden.difference(*map(texts, self._outer))

    def hides(self, word: str) -> bool:
        """Whether a text is one of the names. There is less to look through in the dark: that comes first."""
        inner, outer, texts = self._inner, self._outer, self._sights.texts
        for place in self._dark:
            part = inner[place]
            if _may_be_deck(part):
                if word in texts(part):
                    return not self._stands_open(word)
            elif may_stand_in_the_dark(word, part, outer[place]):
                return not self._stands_open(word)
        return False

    def _stands_open(self, word: str) -> bool:
        """Whether a text stands where this side can see it.

        A row that a player or a ship has is mostly the very row of the view before: its texts are remembered.
        """
        texts = self._sights.texts
        if word in self._outer:
            return True
        for part in self._outer:
            if not part or type(part) in PLAIN_OR_TEXT:
                continue
            if not isinstance(part, tuple) or _may_be_deck(part):
                if word in texts(part):
                    return True
                continue
            if word in part:
                return True
            for one in part:
                if not one or type(one) in PLAIN_OR_TEXT:
                    continue
                rows = one if isinstance(one, tuple) else (one,)
                if word in rows:
                    return True
                for row in rows:
                    if row and type(row) not in PLAIN_OR_TEXT and word in texts(row):
                        return True
        return False

    def changed(self, before: Any, after: Any) -> frozenset[Any]:
        """The fields in which a place that is dark here is not the same in two states."""
        one, other, inner, outer = placed(before), placed(after), self._inner, self._outer
        places = [
            place
            for place in self._dark
            if one[place] is not other[place] and differ(inner[place], outer[place], one[place], other[place])
        ]
        if not places:
            return NO_TEXTS
        names = fields_of(self.state)
        return frozenset([names[place] for place in places])

    def times(self, word: str) -> int:
        """How often a text stands where this side can see it."""
        return texts_in(self.seen).count(word)

    def times_more(self, before: Sight) -> Callable[[str], int]:
        """How much more often a text stands where this side can see it than in an earlier sight."""
        come: list[str] = []
        gone: list[str] = []
        exchanged(self.seen, before.seen, come, gone)
        return lambda word: come.count(word) - gone.count(word)


def placed(state: Any) -> Sequence[Any]:
    """The parts of a state, each at its place."""
    if isinstance(state, tuple):
        return state
    parts = parts_of(state)
    return parts if isinstance(parts, (tuple, list)) else tuple(parts)


def not_the_same(one: Sequence[Any], other: Sequence[Any]) -> Iterable[int]:
    """The places at which two rows do not hold the very same objects."""
    return compress(count(), map(is_not, one, other))


def exchanged(one: Any, other: Any, here: list[str], there: list[str]) -> None:
    """Gathers the texts of two values in which they are not the very same; others may be among them twice.

    >>> here, there = [], []
    >>> exchanged((1, ("Emden", "Wolf")), (1, ("Iltis", "Wolf")), here, there)
    >>> here, there
    (['Emden'], ['Iltis'])
    """
    if type(one) is type(other) and isinstance(one, tuple):
        if len(one) == len(other):
            for place in compress(range(len(one)), map(is_not, one, other)):
                mine, theirs = one[place], other[place]
                if mine and theirs and type(mine) not in PLAIN_OR_TEXT:
                    exchanged(mine, theirs, here, there)
                    continue
                if mine:
                    gather(mine, here)
                if theirs:
                    gather(theirs, there)
            return
        same = next(iter(not_the_same(one, other)), min(len(one), len(other)))
        one, other = one[same:], other[same:]
    gather(one, here)
    gather(other, there)


def gather(value: Any, found: list[str]) -> None:
    """Puts all texts in a value into a list: `undo_law.texts_in`, with less work for rows of them."""
    kind = type(value)
    if kind is str:
        found.append(value)
    elif kind is tuple and ONLY_TEXTS.issuperset(map(type, value)):
        found += value
    elif kind not in PLAIN:
        found += texts_in(value)


def stands_in(word: str, value: Any) -> bool:
    """Whether a text stands in a value.

    >>> stands_in("Emden", (3, ("Wolf", ("Emden",))))
    True
    """
    if not isinstance(value, tuple):
        return word in texts_in(value)
    if word in value:
        return True
    for part in value:  # noqa: SIM110  # half the time of any(): this is done for every order
        if part and type(part) not in PLAIN_OR_TEXT and stands_in(word, part):
            return True
    return False


def may_stand_in_the_dark(word: str, inner: Any, outer: Any) -> bool:
    """Whether a text may stand where a part is not shown as it is; "no" is certain.

    >>> inner, outer = ((3, "Emden"), "Wolf"), ((3, "?"), "Wolf")
    >>> may_stand_in_the_dark("Emden", inner, outer), may_stand_in_the_dark("Iltis", inner, outer)
    (True, False)
    """
    if not _alike(inner, outer):
        return stands_in(word, inner)
    if word in inner:
        return True
    for place in not_the_same(inner, outer):
        part = inner[place]
        if type(part) not in PLAIN_OR_TEXT and may_stand_in_the_dark(word, part, outer[place]):
            return True
    return False


def differ(inner: Any, outer: Any, one: Any, other: Any) -> bool:
    """Whether two parts of states differ in a place that is dark where `inner` is shown as `outer`.

    The dark places are those of `undo_law.hidden_paths`.

    >>> differ(("mine", 3), ("?", 3), ("mine", 3), ("mine", 4))
    False
    >>> differ(("mine", 3), ("?", 3), ("mine", 3), ("shells", 3))
    True
    """
    kind = type(inner)
    if (
        isinstance(inner, tuple)
        and kind is type(outer) is type(one) is type(other)
        and len(inner) == len(outer)
    ):
        places = range(len(inner))
        # Found without a step of ours: most places are the very same in both states, or lie open.
        for place in compress(places, map(and_, map(is_not, one, other), map(is_not, inner, outer))):
            part, seen = inner[place], outer[place]
            if part != seen:
                mine, theirs = one[place], other[place]
                if mine != theirs if type(part) is str else differ(part, seen, mine, theirs):
                    return True
        if len(one) != len(other):
            for place in places[min(len(one), len(other)) :]:
                part, seen = inner[place], outer[place]
                if part != seen:
                    mine, theirs = _there(one, place), _there(other, place)
                    if mine != theirs if type(part) is str else differ(part, seen, mine, theirs):
                        return True
        return False
    names = fields_of(inner)
    if names is None or names != fields_of(outer):
        return bool(one != other)
    for part, seen, mine, theirs in zip(  # noqa: B905  # as many as `inner` has; for nothing there are more
        parts_of(inner), parts_of(outer), _parts_like(inner, one), _parts_like(inner, other)
    ):
        if mine is not theirs and part is not seen and part != seen and differ(part, seen, mine, theirs):
            return True
    return False


def _alike(one: Any, other: Any) -> bool:
    """Whether two parts are rows or records of the same kind, with as many places."""
    return type(one) is type(other) and isinstance(one, tuple) and len(one) == len(other)


def _parts_like(like: Any, value: Any) -> Iterable[Any]:
    """The parts of a value that are called as those of another one; None for each that it has not."""
    if value is None:
        return repeat(None)
    if type(value) is type(like) and isinstance(value, tuple) and len(value) == len(like):
        return value
    return [_there(value, name) for name in fields_of(like)]


def _there(value: Any, name: Any) -> Any:
    """The part of this name; None when there is none."""
    if type(value) is tuple:
        return value[name] if type(name) is int and name < len(value) else None
    names = fields_of(value)
    return part_of(value, name) if names is not None and name in names else None


def _may_be_deck(value: Any) -> bool:
    """Whether a part is a row that begins with a name: mostly all are names, and the row is long."""
    return type(value) is tuple and len(value) > 0 and type(value[0]) is str


def _is_deck(value: Any) -> bool:
    """Whether a part is a row of names. Most that are none begin with something else."""
    if type(value) is not tuple or (value and type(value[0]) is not str):
        return False
    return ONLY_TEXTS.issuperset(map(type, value))
