"""The position whose picture stands on the home page, as a game's file `home/board.toml` tells it.

Knows files and their shape. Must not know how a board is drawn; what lays the position stands above.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import Field

from navalgames.folders import folder_of
from navalgames.sessions.lesson_part import Part
from navalgames.sessions.lessons import read_part
from navalgames.sessions.scene_grammar import Scene

HOME = "home"
"""The folder of a game that holds the file, the pictures and what tells which position they show."""
SIZE = (640, 304)
"""Width and height of a picture, in pixels."""
THEMES = ("light", "dark")


class Framing(Part):
    """Which part of the board the picture shows, in CSS pixels.

    Args:
        wide: the width in which the board is laid out.
        across: the width of the part that is shown; its height follows from the shape of the picture.
        left, top: where that part begins.
    """

    wide: Annotated[int, Field(ge=320, le=2000)]
    across: Annotated[int, Field(ge=160, le=2000)]
    left: Annotated[int, Field(ge=0)] = 0
    top: Annotated[int, Field(ge=0)] = 0


class HomeBoard(Part):
    """A position, and how it is looked at."""

    scene: Scene
    picture: Framing


def home_folder(game: str) -> Path:
    """Where a game keeps what the home page shows of it; asking for it does not import the game."""
    return folder_of(game) / HOME


def read_home_board(game: str) -> HomeBoard | None:
    """What stands in the game's file; None where it has none.

    Raises:
        BadInput: the file cannot be used; names file, place and value.
    """
    path = home_folder(game) / "board.toml"
    return read_part(path, HomeBoard) if path.is_file() else None


def picture_file(game: str, language: str, theme: str) -> Path:
    """The picture of a game's board; it need not exist.

    >>> picture_file("grand_fleet", "ja", "dark").name
    'board-ja-dark.webp'
    """
    return home_folder(game) / f"board-{language}-{theme}.webp"


def position_file(game: str) -> Path:
    """The file that tells by a checksum which position the pictures show."""
    return home_folder(game) / "drawn.txt"
