"""The games, by name: ours, those of installed packages, those added. Ours are imported when asked for."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar

from navalgames import folders
from navalgames.errors import BadInput, unknown
from navalgames.games.contract import Game

if TYPE_CHECKING:
    from navalgames.games.installed import LeftOut

T = TypeVar("T")

GAME_IDS = ("grand_fleet", "kaisers_pirates", "raiders_of_the_deep", "atlantic_chase", "frigate_duel")


def game_ids() -> tuple[str, ...]:
    """The names of all games that can be used: ours, those of installed packages, those that were added."""
    from navalgames.games.installed import installed

    return tuple(dict.fromkeys((*GAME_IDS, *installed(GAME_IDS).games, *folders.taken_in())))


def is_game(name: str) -> bool:
    """Whether a game has this name; for one of ours nothing else is looked at."""
    return name in GAME_IDS or name in game_ids()


def no_game(name: str) -> BadInput:
    """The refusal of a name that no game has; for one that was left out it says why."""
    for one in left_out():
        if one.game == name:
            return BadInput("error-game-left-out", given=name, package=one.package, reason=one.problem)
    return unknown("game", name, game_ids())


def left_out() -> tuple[LeftOut, ...]:
    """The games of installed packages that cannot be used, each with its reason."""
    from navalgames.games.installed import installed

    return installed(GAME_IDS).left_out


def of_each(ask: Callable[[str], T]) -> tuple[dict[str, T], tuple[LeftOut, ...]]:
    """What `ask` finds of every game by its name, and the games left out: of before, and those it fails for.

    A game of ours that fails is a fault, and is raised.
    """
    from navalgames.games.installed import LeftOut, plain

    found: dict[str, T] = {}
    failed: list[LeftOut] = []
    for name in game_ids():
        try:
            found[name] = ask(name)
        except Exception as failure:
            if name in GAME_IDS:
                raise
            folder = folders.root_of(folders.package_of(name))
            failed.append(LeftOut(name, folders.distribution_of(name), plain(failure, folder)))
    return found, (*left_out(), *failed)


def add_game(package: str) -> str:
    """Adds the game of another package until the process ends, and returns its name: the package's last word.

    The package holds the files of a game's folder and, beside them, its play table as `table.py`.
    """
    return folders.take_in(package)


def game(name: str) -> Game:
    """The game called `name`.

    Raises:
        BadInput: no such game; offers the nearest name, or says why it was left out.
    """
    if not is_game(name):
        raise no_game(name)
    if name in GAME_IDS or name in folders.taken_in():
        return getattr(import_module(folders.package_of(name)), folders.attribute_of(name))
    from navalgames.games.installed import installed

    return installed(GAME_IDS).games[name]
