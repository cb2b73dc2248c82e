"""The games that other packages bring: each is tried once, and left out with its reason where it fails.

Knows the entry points of what is installed, and what a game needs so that it takes no other down: it can be
imported, is a `Game` with a name of its own, and its charts, questions and players can be read. Must not know
any game, nor who shows the reasons.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from navalgames import folders
from navalgames.errors import BadInput, Problem
from navalgames.folders import GROUP, Named
from navalgames.games.contract import Game
from navalgames.printing import printed

NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
"""The names a game may have: they stand in addresses, in catalogue keys and as packages."""


class LeftOut(NamedTuple):
    """A game that cannot be used: its name, the package that brings it, and why."""

    game: str
    package: str
    problem: Problem


class Tried(NamedTuple):
    """The games of other packages: those that can be used, and the others."""

    games: Mapping[str, Game]
    left_out: tuple[LeftOut, ...]


@cache
def installed(ours: tuple[str, ...]) -> Tried:
    """All games that installed packages name; `ours` are the names they cannot have."""
    return tried(folders.named(), ours)


def tried(named: Iterable[Named], ours: tuple[str, ...]) -> Tried:
    """Each of the games named, tried; the first that has a name keeps it."""
    games: dict[str, Game] = {}
    owners = dict.fromkeys(ours, "navalgames")
    left_out: list[LeftOut] = []
    for one in named:
        try:
            if one.game in owners:
                raise BadInput("error-outside-taken", given=one.game, expected=owners[one.game])
            games[one.game] = loaded(one)
            owners[one.game] = one.package
        except Problem as problem:
            left_out.append(LeftOut(one.game, one.package, problem))
    return Tried(games, tuple(left_out))


def loaded(named: Named) -> Game:
    """The game that an entry point names.

    Raises:
        Problem: it cannot be used; says why.
    """
    if not NAME.fullmatch(named.game):
        raise BadInput("error-outside-name", given=named.game)
    try:
        found = import_module(named.module)
    except BaseException as failure:
        raise plain(failure, folders.root_of(named.module)) from failure
    if not hasattr(found, named.attribute):
        raise BadInput("error-outside-missing", given=named.attribute, where=named.module, game=named.game)
    game = getattr(found, named.attribute)
    if not isinstance(game, Game):
        where = f"{named.module}:{named.attribute}"
        raise BadInput("error-outside-kind", given=type(game).__name__, where=where)
    _check_record(named, game)
    return game


def _check_record(named: Named, game: Game) -> None:
    """What every page asks of every game: its name, its folder, its charts, its questions and players.

    Raises:
        Problem: one of them fails.
    """
    if game.id != named.game:
        raise BadInput("error-outside-id", given=game.id, expected=named.game, group=GROUP)
    try:
        folder = folders.folder_of_package(named.module)
    except ModuleNotFoundError:
        raise BadInput("error-outside-folder", given=named.module, expected=str(game.folder)) from None
    if folder.resolve() != game.folder.resolve():
        raise BadInput("error-outside-folder", given=str(folder), expected=str(game.folder))
    try:
        game.read_charts()
        game.questions()
        game.bots()
    except Exception as failure:
        raise plain(failure, folder) from failure


def plain(failure: BaseException, folder: Path | None) -> Problem:
    """A failure as a refusal in words: one that is a refusal already stays, any other names its place.

    folder: of the game; the last place in it is told.

    Raises:
        KeyboardInterrupt: somebody wants to stop.
    """
    if isinstance(failure, KeyboardInterrupt):
        raise failure
    if isinstance(failure, Problem):
        return failure
    told = printed(getattr(failure, "msg", None) or str(failure)) or "–"
    where = _place(failure, folder) or "–"
    return BadInput("error-outside-failure", kind=type(failure).__name__, given=told, where=where)


def _place(failure: BaseException, folder: Path | None) -> str:
    """The file and line of the game at which it failed; "" where that is none of its own."""
    places: list[tuple[str, Any]] = [
        (frame.filename, frame.lineno) for frame in traceback.extract_tb(failure.__traceback__)
    ]
    if isinstance(failure, SyntaxError) and failure.filename:
        places.append((failure.filename, failure.lineno))
    own = [
        (Path(file).relative_to(folder), line)
        for file, line in places
        if folder is not None and Path(file).is_relative_to(folder)
    ]
    return f"{own[-1][0].as_posix()}, {own[-1][1]}" if own else ""
