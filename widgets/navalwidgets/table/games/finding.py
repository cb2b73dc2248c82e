"""Finds the table and the board of a game by its name: its own ones, else the plain ones.

Knows where they stand. Must not know a game.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from navalgames.folders import table_module_of
from navalgames.texts import Texts
from navalwidgets.table.boards.board import Board, Choose
from navalwidgets.table.games import GameTable, plain


def table_of(game: str, charts: Any, options: Any, texts: Texts) -> GameTable:
    """The table of the game called `game`: its own, else the plain one."""
    own = own_module(game)
    if own is not None:
        return own.make_table(charts, options, texts)
    return plain.PlainTable(game, charts, options, texts)


def board_of(choose: Choose, *, game: str, language: str) -> Board:
    """The board of the game called `game`, its own or text; `choose` is told the places chosen on it."""
    make_board = getattr(own_module(game), "make_board", plain.make_board)
    return make_board(choose, game=game, language=language)


def own_module(game: str) -> ModuleType | None:
    """The module with the table and the board of a game; None where it has none of its own."""
    name = table_module_of(game)
    return import_module(name) if find_spec(name) else None
