"""A game of one's own begins as a small one that works: the example Salvo, under another name.

Knows where the example lies and which words in it are its name. Must not know its rules. Nothing that is
there is overwritten, and nothing half done is left behind.
"""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from navalgames.errors import BadInput, Problem
from navalgames.games import game_ids, left_out
from navalgames.games.installed import NAME
from navalgames.naming import prefix_of

MODEL = "salvo"
_PACKAGE = Path(__file__).resolve().parent
_TITLES = {"en": "Salvo", "ja": "一斉射撃"}
_LEFT_OUT = ("__pycache__", ".pytest_cache", "dist")


def model_folder() -> Path:
    """The folder of the example: inside the package when installed, beside it in a checkout."""
    shipped = _PACKAGE / "examples" / MODEL
    return shipped if shipped.is_dir() else _PACKAGE.parent / "examples" / MODEL


def title_of(name: str) -> str:
    """What a new game is called until its catalogue says something better.

    >>> title_of("my_game")
    'My game'
    """
    return name.replace("_", " ").capitalize()


def check_name(name: str) -> None:
    """Whether a new game can have this name.

    Raises:
        BadInput: letters or signs no game has, the name of another game, or of a module there is.
    """
    if not NAME.fullmatch(name):
        raise BadInput("error-outside-name", given=name)
    if name in game_ids() or name in {one.game for one in left_out()}:
        raise BadInput("error-outside-taken", given=name, expected="navalgames games")
    if iskeyword(name) or find_spec(name) is not None:
        raise BadInput("error-new-game-module", given=name)


def begin_game(name: str, folder: Path) -> Path:
    """Writes the project of a new game into `folder`, which must not be there yet; returns the folder.

    Raises:
        BadInput: a name it cannot have, or a folder that is there.
        Problem: the folder cannot be written.
    """
    check_name(name)
    if folder.exists() or folder.is_symlink():
        raise BadInput("error-new-game-exists", given=str(folder))
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".new-game-") as unfinished:
            project = Path(unfinished) / "project"
            for place, text in renamed(name):
                (project / place).parent.mkdir(parents=True, exist_ok=True)
                (project / place).write_text(text, encoding="utf-8")
            shutil.move(project, folder)
    except OSError as failure:
        reason = failure.strerror or str(failure)
        raise Problem("error-new-game-write", where=str(folder), reason=reason) from failure
    return folder


def renamed(name: str) -> Iterator[tuple[str, str]]:
    """Every file of the example, by its place in the project, with the name of the new game in it."""
    root = model_folder()
    for path in sorted(root.rglob("*")):
        place = path.relative_to(root).as_posix()
        if path.is_file() and not {*path.parts} & {*_LEFT_OUT}:
            yield place.replace(MODEL, name), _renamed(path.read_text(encoding="utf-8"), name)


def _renamed(text: str, name: str) -> str:
    """A text of the example with the names of the new game: of its package, its catalogue keys, its title."""
    text = text.replace(f"navalgames-{MODEL}", f"navalgames-{name.replace('_', '-')}")
    text = re.sub(rf"(?<![A-Za-z0-9-]){prefix_of(MODEL)}(?=[a-z])", prefix_of(name), text)
    text = re.sub(rf"\b{MODEL}(?![a-z])", name, text)
    text = re.sub(rf"(test_){MODEL}", rf"\g<1>{name}", text)
    return text.replace(_TITLES["en"], title_of(name)).replace(_TITLES["ja"], f"ゲーム「{title_of(name)}」")
