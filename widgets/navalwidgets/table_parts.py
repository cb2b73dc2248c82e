"""The widgets of the play table and how they lie on the page.

Knows widgets and layout. Must not know a play.
"""

from __future__ import annotations

from typing import NamedTuple

from ipywidgets import Box, Widget

from navalwidgets.board import Board
from navalwidgets.count_grid import CountGrid
from navalwidgets.log import Log
from navalwidgets.new_game import NewGame
from navalwidgets.order_panel import OrderPanel
from navalwidgets.table_bar import Curtain, LuckView, SideTabs, TableBar

SCREENS = ("new", "play", "curtain")


class Parts(NamedTuple):
    """Every widget of the table, and the box that holds them."""

    box: Box
    bar: TableBar
    new: NewGame
    curtain: Curtain
    board: Board
    orders: OrderPanel
    grid: CountGrid
    tabs: SideTabs
    log: Log
    luck: LuckView

    @property
    def drawn(self) -> tuple[Widget, ...]:
        """The widgets of the board."""
        return tuple(filter(None, (self.board.main, self.board.aside)))

    def screen(self, name: str) -> None:
        """Show one of the screens: new, play, curtain."""
        wanted = ("nv-table", f"nv-screen-{name}")
        if tuple(self.box._dom_classes) != wanted:
            self.box._dom_classes = wanted


def box_of(children: tuple, name: str) -> Box:
    """A box of ours: laid out by our style sheet alone."""
    box = Box(children)
    box.layout.display = ""
    box._dom_classes = (name,)
    return box
