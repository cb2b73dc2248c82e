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


class GameLeftOut(BadInput):
    """A game that cannot be used was asked for by its name; `one` says why."""

    def __init__(self, one: LeftOut) -> None:
        super().__init__("error-game-left-out", given=one.game, package=one.package, reason=one.problem)
        self.one = one


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
            return GameLeftOut(one)
    return unknown("game", name, game_ids())


def left_out() -> tuple[LeftOut, ...]:
    """The games of installed packages that cannot be used, each with its reason."""
    from navalgames.games.installed import installed

    return installed(GAME_IDS).left_out


def of_each(ask: Callable[[str], T]) -> tuple[dict[str, T], tuple[LeftOut, ...]]:
    """What `ask` finds of every game by its name, and the games left out: before, and because it fails."""
    found: dict[str, T] = {}
    failed: list[LeftOut] = []
    for name in game_ids():
        try:
            found[name] = ask(name)
        except Exception as failure:
            failed.append(_left_out_for(name, failure))
    return found, (*left_out(), *failed)


def _left_out_for(name: str, failure: BaseException) -> LeftOut:
    """A game that fails, ours or another: the distribution that brings it, and the reason in words."""
    from navalgames.games.installed import LeftOut, plain

    if isinstance(failure, GameLeftOut):
        return failure.one
    package = folders.package_of(name)
    distribution = "navalgames" if name in GAME_IDS else folders.distribution_of(name)
    return LeftOut(name, distribution, plain(failure, folders.root_of(package)))


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
        try:
            return getattr(import_module(folders.package_of(name)), folders.attribute_of(name))
        except BaseException as failure:
            raise GameLeftOut(_left_out_for(name, failure)) from failure
    from navalgames.games.installed import installed

    return installed(GAME_IDS).games[name]
