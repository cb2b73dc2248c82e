"""Where each game lives: its package and its folder. Imports no game.

A game of ours is a folder of `navalgames/games`. An installed package names its game under the entry points
`navalgames.games`: `my_game = "my_package:GAME"`. One that is not installed (a test's, or one that is still
being written) is taken in by `navalgames.games.add_game` and then found here.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

GROUP = "navalgames.games"
"""The group of entry points that name games."""
_OURS = Path(__file__).parent / "games"


class Named(NamedTuple):
    """A game as a distribution names it: the module and what it is called there, and who says so."""

    game: str
    module: str
    attribute: str
    package: str


_elsewhere: dict[str, Named] = {}


@cache
def named() -> tuple[Named, ...]:
    """The games that installed distributions name, in the order of their names; none is imported."""
    found = [
        Named(point.name, point.module, point.attr or "GAME", point.dist.name if point.dist else point.module)
        for point in entry_points(group=GROUP)
    ]
    return tuple(sorted(found, key=lambda one: (one.package, one.game)))


def take_in(package: str, name: str = "", attribute: str = "GAME") -> str:
    """Remembers another package's game; its name is the package's last word where none is given."""
    known = name or package.rpartition(".")[2]
    _elsewhere[known] = Named(known, package, attribute, package)
    return known


def let_go(name: str) -> None:
    """Forgets a game that was taken in."""
    _elsewhere.pop(name, None)


def taken_in() -> tuple[str, ...]:
    """The names of the games of other packages that were taken in."""
    return tuple(_elsewhere)


def attribute_of(game: str) -> str:
    """What a game that was taken in is called in its package."""
    return _elsewhere[game].attribute if game in _elsewhere else "GAME"


def package_of(game: str) -> str:
    """The package that holds a game."""
    return _outside(game) or f"navalgames.games.{game}"


def distribution_of(game: str) -> str:
    """What was installed that brings a game; its package where nothing names it."""
    return next((one.package for one in named() if one.game == game), package_of(game))


def _outside(game: str) -> str:
    """The package of a game that is none of ours; "" for any other name."""
    if game in _elsewhere:
        return _elsewhere[game].module
    if (_OURS / game).is_dir():
        return ""
    return next((one.module for one in named() if one.game == game), "")


def folder_of(game: str) -> Path:
    """The folder of a game; it need not exist.

    >>> folder_of("grand_fleet").name
    'grand_fleet'
    """
    package = _outside(game)
    return folder_of_package(package) if package else _OURS / game


@lru_cache(maxsize=64)
def folder_of_package(package: str) -> Path:
    """The folder of a package that is installed; asking for it does not import the package.

    Raises:
        ModuleNotFoundError: there is no such package.
    """
    found = find_spec(package)
    if found is None or not found.submodule_search_locations:
        raise ModuleNotFoundError(package)
    return Path(next(iter(found.submodule_search_locations)))


def root_of(module: str) -> Path | None:
    """The folder of the outermost package of a module; None where there is none. Imports nothing."""
    try:
        return folder_of_package(module.partition(".")[0])
    except (ImportError, ValueError):
        return None


def names() -> tuple[str, ...]:
    """The names of all games that have a folder, those without a record in `GAME_IDS` too."""
    ours = sorted(path.name for path in _OURS.iterdir() if (path / "__init__.py").is_file())
    outside = (one.game for one in named() if root_of(one.module))
    return tuple(dict.fromkeys((*ours, *outside, *_elsewhere)))


def table_module_of(game: str) -> str:
    """The module with a game's play table: `navalwidgets.table.games.<game>`, or its package's `table`."""
    package = _outside(game)
    return f"{package}.table" if package else f"navalwidgets.table.games.{game}"
