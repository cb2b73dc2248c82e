"""When an order may be taken back: never across a roll, a reveal or a change of side.

Knows states, views and what the dice showed. Knows no player, file or page.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum
from typing import Any

from navalgames.games.contract import Game

Path = tuple[Any, ...]


def hidden_paths(state: Any, seen: Any, here: Path = ()) -> tuple[Path, ...]:
    """Where `seen` (what a side may see of `state`) differs from `state`.

    >>> hidden_paths((1, (2, 3)), (1, ("?", 3)))
    ((1, 0),)
    """
    if state is seen or state == seen:
        return ()
    names = fields_of(state)
    if names is None or names != fields_of(seen):
        return (here,)
    found: list[Path] = []
    for name in names:
        inner, outer = part_of(state, name), part_of(seen, name)
        if type(inner) is str and inner != outer:
            found.append((*here, name))
        elif inner is not outer:
            found += hidden_paths(inner, outer, (*here, name))
    return tuple(found)


def part_at(state: Any, path: Path) -> Any:
    """The part of a state at a path; None when the state has no such part.

    >>> part_at(("Emden", (1, 2)), (1, 0)), part_at(("Emden",), (1, 0))
    (1, None)
    """
    for name in path:
        names = range(len(state)) if type(state) is tuple else fields_of(state)
        state = part_of(state, name) if names is not None and name in names else None
    return state


def put(state: Any, path: Path, value: Any) -> Any:
    """The same state with another part at a path.

    >>> put(("Emden", (1, 2)), (1, 0), 7)
    ('Emden', (7, 2))
    """
    if not path:
        return value
    name, rest = path[0], path[1:]
    part = put(part_of(state, name), rest, value)
    if type(name) is int:
        return (*state[:name], part, *state[name + 1 :])
    changed = {name: part}
    return state._replace(**changed) if hasattr(state, "_replace") else replace(state, **changed)


def fields_of(value: Any) -> Any:
    """What the parts of a record or a tuple are called; None for a plain value."""
    if isinstance(value, tuple):
        return getattr(value, "_fields", None) or range(len(value))
    fields = getattr(value, "__dataclass_fields__", None)
    return None if fields is None else tuple(fields)


def part_of(value: Any, name: Any) -> Any:
    """The part of this name: a field, or a place in a tuple."""
    return value[name] if type(name) is int else getattr(value, name)


def parts_of(value: Any) -> Iterable[Any]:
    """The parts of a record, a tuple or a set; none of a plain value.

    >>> parts_of(("Emden", (1, 2)))
    ('Emden', (1, 2))
    """
    if isinstance(value, (tuple, frozenset)):
        return value
    return [getattr(value, name) for name in getattr(value, "__dataclass_fields__", ())]


def text_of(value: Any) -> str | None:
    """The text that a plain value is: a word itself, or the name of a constant; None for anything else."""
    if isinstance(value, (tuple, frozenset)):
        return None
    if isinstance(value, Enum):
        return value.name
    return value if isinstance(value, str) else None


def texts_in(value: Any) -> list[str]:
    """All texts in a state or a part of one: what may be the name of something.

    >>> sorted(texts_in((1, ("Emden", frozenset({"Wolf"})))))
    ['Emden', 'Wolf']
    """
    found: list[str] = []
    _collect(value, found)
    return found


def _collect(value: Any, found: list[str]) -> None:
    if not isinstance(value, (tuple, frozenset)):
        text = text_of(value)
        if text is not None:
            found.append(text)
            return
        value = parts_of(value)
    for part in value:
        kind = type(part)
        if kind is str:
            found.append(part)
        elif kind is not int and kind is not bool and part is not None:
            _collect(part, found)


class Dark:
    """Hidden paths, ready to be asked about many others.

    >>> dark = Dark((("hand", 0), ("deck",)))
    >>> [dark.touches(path) for path in (("hand", 0, 1), ("hand",), ("deck", 5), ("hand", 1))]
    [True, True, True, False]
    """

    def __init__(self, paths: tuple[Path, ...]) -> None:
        self._paths = frozenset(paths)
        self._above = frozenset(path[:length] for path in paths for length in range(len(path)))

    def touches(self, path: Path) -> bool:
        """Whether a hidden path lies at, above or below `path`."""
        if path in self._above:
            return True
        return any(path[:length] in self._paths for length in range(len(path) + 1))


def revealed(game: Game, before: Any, after: Any, options: Any) -> bool:
    """Whether some side sees after an order what was there before it, but hidden.

    It may have stayed in its place, or have come from the dark into the open: a card that is played.
    """
    for side in game.sides_in(options):
        seen = game.view(before, side, options)
        then = hidden_paths(before, seen)
        if not then:
            continue
        sees = game.view(after, side, options)
        now = Dark(hidden_paths(after, sees))
        for path in then:
            if not now.touches(path) and part_at(before, path) == part_at(after, path):
                return True
        names = set(texts_in(tuple(part_at(before, path) for path in then))) - set(texts_in(seen))
        if names.intersection(texts_in(sees)):
            return True
    return False


def objection(game: Game, side: str, before: Any, after: Any, rolled: bool, options: Any) -> str:
    """Why an order of `side` may not simply be taken back: a catalogue key, or "" when it may."""
    if rolled:
        return "error-undo-roll"
    if revealed(game, before, after, options):
        return "error-undo-reveal"
    if side not in game.deciding(after):
        return "error-undo-side"
    return ""
