"""The commands for who writes a game of their own.

Knows their arguments, help and examples. Must not know how the work is done: the modules named in each
command are imported only when it runs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from navalgames.cli.output import words

authors_app = typer.Typer(add_completion=False)
AsJson = Annotated[bool, typer.Option("--json", help=words("cli-opt-json"))]


@authors_app.command("check-game", help=words("cli-check-game-help"), epilog=words("cli-check-game-example"))
def check_game(
    game: Annotated[str, typer.Argument(help=words("cli-arg-game-or-folder"), metavar="GAME")],
    as_json: AsJson = False,
) -> int:
    from navalgames.cli.check_game import check_game as check

    return check(game, as_json)


@authors_app.command("new-game", help=words("cli-new-game-help"), epilog=words("cli-new-game-example"))
def new_game(
    name: Annotated[str, typer.Argument(help=words("cli-arg-new-game"), metavar="NAME")],
    folder: Annotated[
        Path | None, typer.Option("--folder", help=words("cli-opt-new-game-folder"), metavar="FOLDER")
    ] = None,
) -> None:
    from navalgames.cli.new_game import new_game as begin

    begin(name, folder)
