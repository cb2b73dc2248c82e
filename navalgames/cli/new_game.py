"""`navalgames new-game`: a package with a small game in it, to be changed.

Knows what is said about it. The files are made by `navalgames.starting`.
"""

from __future__ import annotations

from pathlib import Path

from navalgames.cli.output import say, words


def new_game(name: str, folder: Path | None) -> None:
    """Writes the project of a new game and says what to do next.

    Raises:
        BadInput: a name it cannot have, or a folder that is there already.
        Problem: the folder cannot be written.
    """
    from navalgames.starting import begin_game

    written = begin_game(name, folder or Path(name.replace("_", "-")))
    say(words("cli-new-game-written", game=name, folder=str(written)))
    say("  pip install --editable " + str(written))
    say(f"  navalgames check-game {name}")
    say("  navalgames serve")
    say(words("cli-new-game-next", package=str(written / name)))
