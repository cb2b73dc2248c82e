"""What a side may know of the journal: secret orders stay out until they show.

Knows only what the views of a game hide. An order is secret from a side while it changed
something that side cannot see; it shows once that is uncovered, changed in the open, or the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from navalgames.games.contract import Game
from navalgames.sessions.undo_law import Path, hidden_paths, hides, part_at

Secrets = Mapping[str, tuple[tuple[int, tuple[Path, ...]], ...]]
"""By viewer: the numbers of the orders hidden from that side, each with where its effects lie."""


def no_secrets(game: Game) -> Secrets:
    """Nothing is hidden from anybody."""
    return {side: () for side in game.sides}


def secrets_after(
    game: Game, known: Secrets, number: int, side: str, before: Any, after: Any, options: Any
) -> Secrets:
    """The secrets once `side` has given order `number`, which led from `before` to `after`."""
    if not game.deciding(after):
        return no_secrets(game)
    return {
        viewer: _seen_by(
            hidden_paths(after, game.view(after, viewer, options)),
            known[viewer],
            None if viewer == side else (number, before, after),
        )
        for viewer in game.sides
    }


def _seen_by(hidden: tuple[Path, ...], old: tuple, new: tuple[int, Any, Any] | None) -> tuple:
    if not hidden:
        return ()
    still = tuple((number, paths) for number, paths in old if any(hides(hidden, path) for path in paths))
    if new is None:
        return still
    number, before, after = new
    changed = tuple(path for path in hidden if part_at(before, path) != part_at(after, path))
    return (*still, (number, changed)) if changed else still


def hidden_numbers(secrets: Secrets, viewer: str) -> frozenset[int]:
    """The numbers of the orders that are hidden from `viewer`."""
    return frozenset(number for number, _ in secrets[viewer])
