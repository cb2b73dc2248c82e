"""The games, by name. Each is imported only when it is asked for."""

from __future__ import annotations

from importlib import import_module

from navalgames import folders
from navalgames.errors import unknown
from navalgames.games.contract import Game

GAME_IDS = ("grand_fleet", "kaisers_pirates", "raiders_of_the_deep", "atlantic_chase", "frigate_duel")


def game_ids() -> tuple[str, ...]:
    """The names of all games there are: ours, and those that were added."""
    return (*GAME_IDS, *folders.taken_in())


def add_game(package: str) -> str:
    """Adds the game of another package until the process ends, and returns its name: the package's last word.

    The package holds the files of a game's folder and, beside them, its play table as `table.py`.
    """
    return folders.take_in(package)


def game(name: str) -> Game:
    """The game called `name`.

    Raises:
        BadInput: no such game; offers the nearest name.
    """
    if name not in game_ids():
        raise unknown("game", name, game_ids())
    return import_module(folders.package_of(name)).GAME
