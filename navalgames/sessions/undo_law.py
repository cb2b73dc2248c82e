"""When an order may be taken back: never across a roll, a reveal or a change of side.

Knows states, views and what the dice showed. Knows no player, file or page.
"""

from __future__ import annotations

from collections.abc import Iterator
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
    inner, outer = _parts(state), _parts(seen)
    if inner is None or outer is None or inner.keys() != outer.keys():
        return (here,)
    return tuple(path for name in inner for path in hidden_paths(inner[name], outer[name], (*here, name)))


def part_at(state: Any, path: Path) -> Any:
    """The part of a state at a path; None when the state has no such part."""
    for name in path:
        state = (_parts(state) or {}).get(name)
    return state


def _parts(value: Any) -> dict[Any, Any] | None:
    """The named parts of a record or a tuple; None for a plain value."""
    if isinstance(value, tuple):
        names = getattr(value, "_fields", None)
        return dict(zip(names, value, strict=True)) if names else dict(enumerate(value))
    if hasattr(value, "__dataclass_fields__"):
        return {name: getattr(value, name) for name in value.__dataclass_fields__}
    return None


def texts_in(value: Any) -> Iterator[str]:
    """All texts in a state or a part of one: what may be the name of something.

    >>> sorted(texts_in((1, ("Emden", frozenset({"Wolf"})))))
    ['Emden', 'Wolf']
    """
    if isinstance(value, Enum):
        yield value.name
    elif isinstance(value, str):
        yield value
    elif isinstance(value, (tuple, frozenset)):
        for part in value:
            yield from texts_in(part)
    elif hasattr(value, "__dataclass_fields__"):
        for name in value.__dataclass_fields__:
            yield from texts_in(getattr(value, name))


def hides(paths: tuple[Path, ...], path: Path) -> bool:
    """Whether one of the hidden `paths` lies at, above or below `path`."""
    return any(path[: len(hidden)] == hidden[: len(path)] for hidden in paths)


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
        now = hidden_paths(after, sees)
        for path in then:
            if part_at(before, path) == part_at(after, path) and not hides(now, path):
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
