"""`navalgames bundle`: the pages of a game that need no server, as one ZIP file.

Knows the file and what is said about it. The pages are made by `navalgames.serve.bundle`.
"""

from __future__ import annotations

from pathlib import Path

from navalgames.cli.output import say, words
from navalgames.errors import Problem
from navalgames.games import game as find_game


def bundle(game: str, file: Path | None) -> None:
    """Write the offline folder of a game.

    Raises:
        BadInput: no such game.
        Problem: the file cannot be written.
    """
    from navalgames.serve.bundle import write_bundle

    name = find_game(game).id
    path = file or Path(f"{name}-offline.zip")
    try:
        write_bundle(name, path)
    except OSError as failure:
        raise Problem(
            "error-bundle-write", where=str(path), reason=failure.strerror or str(failure)
        ) from failure
    say(words("cli-bundle-written", file=str(path), folder=name))
