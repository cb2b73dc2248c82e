"""The games, by name. Each is imported only when it is asked for."""

from __future__ import annotations

from importlib import import_module

from navalgames.errors import unknown
from navalgames.games.contract import Game

GAME_IDS = ("grand_fleet",)


def game(name: str) -> Game:
    """The game called `name`.

    Raises:
        BadInput: no such game; offers the nearest name.
    """
    if name not in GAME_IDS:
        raise unknown("game", name, GAME_IDS)
    return import_module(f"navalgames.games.{name}").GAME
