"""What a play or a simulation is started with: options, seats, seed, staff; each checked once, here.

Knows names and kinds of value a game declares. Knows no state.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from navalgames.errors import BadInput, unknown
from navalgames.games.contract import Game
from navalgames.printing import printed

LARGEST_SEED = 10**9


def options_record(game: Game, options: Any) -> Any:
    """The game's options record for values by name, for a record, or for None (the defaults).

    Raises:
        BadInput: an unknown option, or a value it does not take.
    """
    if options is None:
        return game.options()
    if isinstance(options, Mapping):
        return game.options(**options)
    return game.options(**option_values(game, options))


def charts_for(game: Game, owned: Path | str | None = None) -> Any:
    """The game's charts, with an owner's file on top: the one given, or the one NAVALGAMES_CHARTS names.

    Raises:
        Problem: the file cannot be used.
    """
    from navalgames.charts import owned_path

    return game.read_charts(Path(owned) if owned is not None else owned_path(game.id))


def option_values(game: Game, options: Any) -> dict[str, Any]:
    """The values of an options record, by name."""
    return {choice.name: getattr(options, choice.name) for choice in game.option_choices}


def checked_seed(seed: int | None) -> int:
    """A whole number to seed dice with; drawn when none is given.

    Raises:
        BadInput: not a whole number.
    """
    if seed is None:
        return secrets.randbelow(LARGEST_SEED)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadInput("error-seed", given=printed(seed))
    return seed


def checked_staff(
    sides: tuple[str, ...], staff: Mapping[str, Collection[str] | str] | None
) -> dict[str, frozenset[str]]:
    """The standing staff orders of `sides` (those who play): names of decisions, or "all", by side.

    Raises:
        BadInput: an unknown side.
    """
    checked: dict[str, frozenset[str]] = {}
    for side, names in (staff or {}).items():
        if side not in sides:
            raise unknown("side", side, sides)
        checked[side] = frozenset([names] if isinstance(names, str) else names)
    return checked
