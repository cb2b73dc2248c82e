"""Where each game lives: its package and its folder. Imports no game.

A game of ours is a folder of `navalgames/games`. Another package's game (a test's, or one that is still
being written) is taken in by `navalgames.games.add_game` and then found here.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

_OURS = Path(__file__).parent / "games"
_elsewhere: dict[str, str] = {}


def take_in(package: str) -> str:
    """Remembers another package's game; its name is the package's last word."""
    name = package.rpartition(".")[2]
    _elsewhere[name] = package
    return name


def let_go(name: str) -> None:
    """Forgets a game that was taken in."""
    _elsewhere.pop(name, None)


def taken_in() -> tuple[str, ...]:
    """The names of the games of other packages."""
    return tuple(_elsewhere)


def package_of(game: str) -> str:
    """The package that holds a game."""
    return _elsewhere.get(game, f"navalgames.games.{game}")


def folder_of(game: str) -> Path:
    """The folder of a game; it need not exist.

    >>> folder_of("grand_fleet").name
    'grand_fleet'
    """
    if game not in _elsewhere:
        return _OURS / game
    return folder_of_package(_elsewhere[game])


@lru_cache(maxsize=16)
def folder_of_package(package: str) -> Path:
    """The folder of a package that is installed; asking for it does not import the package.

    Raises:
        ModuleNotFoundError: there is no such package.
    """
    found = find_spec(package)
    if found is None or not found.submodule_search_locations:
        raise ModuleNotFoundError(package)
    return Path(found.submodule_search_locations[0])


def folders() -> tuple[Path, ...]:
    """The folders of all games, those without a record in `GAME_IDS` too."""
    ours = sorted(path for path in _OURS.iterdir() if (path / "__init__.py").is_file())
    return (*ours, *map(folder_of, _elsewhere))


def table_module_of(game: str) -> str:
    """The module with a game's play table: `navalwidgets.table.games.<game>`, or its package's `table`."""
    return f"{_elsewhere[game]}.table" if game in _elsewhere else f"navalwidgets.table.games.{game}"
