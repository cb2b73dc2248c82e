"""`navalgames site`: the live pages as a folder of files.

Knows the command's arguments and what is said about it. The folder is written by `navalgames.site.write`.
"""

from __future__ import annotations

from pathlib import Path

from navalgames.cli.output import say, words
from navalgames.errors import BadInput, Problem, unknown
from navalgames.games import game as find_game
from navalgames.games import game_ids
from navalgames.texts import LANGUAGES

PARTS = Path("build", "site-parts")


def site(
    out: Path, game: list[str], language: list[str], answers: bool, server: str, parts: Path | None
) -> None:
    """Write the site.

    Raises:
        BadInput: no such game or language, or a folder that holds something else.
        Problem: a program that makes the parts is missing or failed, or a file cannot be written.
    """
    from navalgames.site.parts import are_made
    from navalgames.site.write import Wanted, write_site

    for one in language:
        if one not in LANGUAGES:
            raise unknown("language", one, LANGUAGES)
    if out.exists() and any(out.iterdir()) and not (out / "service.js").is_file():
        raise BadInput("error-site-folder", where=str(out))
    games = tuple(dict.fromkeys(find_game(one).id for one in game)) or tuple(game_ids())
    languages = tuple(one for one in LANGUAGES if one in language or not language)
    place = (parts or PARTS).resolve()
    if not are_made(place):
        say(words("cli-site-making", where=str(parts or PARTS)))
    try:
        write_site(out.resolve(), Wanted(games, languages, answers, server), place)
    except OSError as failure:
        reason = failure.strerror or str(failure)
        raise Problem("error-bundle-write", where=str(out), reason=reason) from failure
    say(words("cli-site-written", folder=str(out)))
