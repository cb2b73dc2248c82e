"""What is checked: a game by its name, or a folder in which one is being written and that need not load yet.

Knows names, folders, and how a project names its game. Must not know what is looked for.
"""

from __future__ import annotations

import sys
import tomllib
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from navalgames import folders
from navalgames.errors import BadInput, Problem
from navalgames.folders import GROUP, Named
from navalgames.games import GAME_IDS, GameLeftOut, game, is_game, left_out, no_game
from navalgames.games.contract import Game
from navalgames.games.installed import loaded

PROJECT = "pyproject.toml"


@dataclass(frozen=True)
class Subject:
    """A game to be checked. `failure` says why `game` is None; `tests` is its folder of tests, if any."""

    id: str
    folder: Path
    game: Game | None
    failure: Problem | None = None
    tests: Path | None = None

    @property
    def known(self) -> Game:
        """The game, for checks that are run only where there is one.

        Raises:
            BadInput: it could not be loaded.
        """
        if self.game is None:
            raise BadInput("error-game-left-out", given=self.id, package=self.folder.name, reason="–")
        return self.game


def subject_called(given: str) -> Subject:
    """The game of this name, or the one in this folder: a project, or the package of a game.

    Raises:
        BadInput: no such game, and no folder with one.
    """
    if is_game(given) or any(one.game == given for one in left_out()):
        return _by_name(given)
    path = Path(given)
    if not path.is_dir():
        raise no_game(given)
    return _in_folder(path.resolve())


def _by_name(name: str) -> Subject:
    for one in left_out():
        if one.game == name:
            return Subject(name, _folder_or_nowhere(name), None, one.problem)
    folder = folders.folder_of(name)
    tests = folder.parents[2] / "tests" / "games" / name if name in GAME_IDS else _tests_beside(folder)
    try:
        return Subject(name, folder, game(name), tests=tests if tests and tests.is_dir() else None)
    except GameLeftOut as told:  # one of ours that is being written
        return Subject(name, folder, None, told.one.problem)


def _folder_or_nowhere(name: str) -> Path:
    """The folder of a game that was left out; a name without a folder where its package cannot be found."""
    try:
        return folders.folder_of(name)
    except ImportError:
        return Path(name)


def _tests_beside(package: Path) -> Path | None:
    """The folder `tests` of the project a package lies in, also below `src`."""
    for project in (package.parent, package.parent.parent):
        with suppress(BadInput, OSError):  # a project of something else
            named, root = _named_by_project(project)
            if root.joinpath(*named.module.split(".")) == package and (project / "tests").is_dir():
                return project / "tests"
    return None


def _in_folder(path: Path) -> Subject:
    """The game of a project or of a package that need not be installed."""
    named, root = _named_in(path)
    folder = root.joinpath(*named.module.split("."))
    sys.path.insert(0, str(root))
    folders.folder_of_package.cache_clear()
    folders.take_in(named.module, named.game, named.attribute)
    try:
        found, failure = loaded(named), None
    except Problem as problem:
        found, failure = None, problem
    return Subject(named.game, folder, found, failure, _tests_beside(folder))


def _named_in(path: Path) -> tuple[Named, Path]:
    """The game that a project or a package holds, and the folder its modules are imported from.

    Raises:
        BadInput: none can be found in this folder.
    """
    if (path / PROJECT).is_file():
        return _named_by_project(path)
    if (path / "__init__.py").is_file():
        root = path
        while (root / "__init__.py").is_file():
            root = root.parent
        module = ".".join(path.relative_to(root).parts)
        for project in (root, root.parent):
            with suppress(BadInput, OSError):  # a project of something else
                named, where = _named_by_project(project)
                if named.module == module:
                    return named, where
        return Named(path.name, module, "GAME", path.name), root
    raise BadInput("error-check-folder", given=str(path), expected=PROJECT)


def _named_by_project(project: Path) -> tuple[Named, Path]:
    try:
        told: Any = tomllib.loads((project / PROJECT).read_text(encoding="utf-8"))
        points = dict(told["project"]["entry-points"][GROUP])
        name, value = next(iter(points.items()))
        distribution = str(told["project"].get("name", project.name))
    except (ValueError, KeyError, TypeError, AttributeError, StopIteration) as failure:
        raise BadInput(
            "error-check-project", where=str(project / PROJECT), group=GROUP, given=type(failure).__name__
        ) from None
    module, _, attribute = str(value).partition(":")
    parts = module.split(".")
    root = next((one for one in (project, project / "src") if one.joinpath(*parts).is_dir()), None)
    if root is None:
        raise BadInput("error-check-package", where=str(project / PROJECT), given=module)
    return Named(name, module, attribute or "GAME", distribution), root
