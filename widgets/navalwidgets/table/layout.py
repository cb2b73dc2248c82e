"""The widgets of the play table and how they lie on the page.

Knows widgets and layout. Must not know a play.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from typing import NamedTuple

from ipywidgets import Box, Widget

from navalwidgets.table.bar import TableBar
from navalwidgets.table.boards.board import Board
from navalwidgets.table.count_grid import CountGrid
from navalwidgets.table.curtain import Curtain
from navalwidgets.table.log import Log
from navalwidgets.table.luck_view import LuckView
from navalwidgets.table.new_game import NewGame
from navalwidgets.table.order_panel import OrderPanel
from navalwidgets.table.side_tabs import SideTabs
from navalwidgets.table.why_panel import WhyPanel

EXPLAINED = "nv-explained"


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
    why: WhyPanel

    @property
    def drawn(self) -> tuple[Widget, ...]:
        """The widgets of the board."""
        return tuple(filter(None, (self.board.main, self.board.aside)))

    def at_once(self) -> AbstractContextManager:
        """Within it nothing is sent: the page hears of each widget once, at the end, and draws once."""
        held = ExitStack()
        for widget in _leaves((self.bar, *self.drawn, self.log, self.luck, self.orders)):
            held.enter_context(widget.hold_sync())
        return held

    def screen(self, name: str) -> None:
        """Show one of the screens: new, play, curtain."""
        self._dress("nv-table", f"nv-screen-{name}")

    def explain(self, explained: bool) -> None:
        """Show the pictures of a chance in place of the orders, or the orders again."""
        screens = [name for name in self.box._dom_classes if name != EXPLAINED]
        self._dress(*screens, *([EXPLAINED] if explained else []))

    def _dress(self, *classes: str) -> None:
        if tuple(self.box._dom_classes) != classes:
            self.box._dom_classes = classes


def _leaves(widgets: tuple[Widget, ...]) -> Iterator[Widget]:
    """Widgets, and what lies in them where they are boxes."""
    for widget in widgets:
        yield from _leaves(widget.children) if isinstance(widget, Box) else (widget,)


def box_of(children: tuple, name: str) -> Box:
    """A box of ours: laid out by our style sheet alone."""
    box = Box(children)
    box.layout.display = ""
    box._dom_classes = (name,)
    return box
