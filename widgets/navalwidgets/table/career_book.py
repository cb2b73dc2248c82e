"""The log book of a career: its drawing, its tables, and other careers beside it.

Knows points, tables and files as text. Must not know a game: its table tells them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import traitlets

from navalgames.errors import BadInput
from navalwidgets.base.guard import guarded
from navalwidgets.base.messages import text_in
from navalwidgets.base.widget import NavalWidget, script, style
from navalwidgets.table.bar import LARGEST_FILE

Compare = Callable[[str, str], None]
"""Hears the name and the text of a saved play; two empty texts take all others away."""


class CareerBook(NavalWidget):
    """The log book: its head, the career as a drawing, other careers beside it, and tables.

    The page sends `{"event": "compare", "name": ..., "text": ...}` with a saved play, or
    `{"event": "alone"}` to take the other careers away.
    """

    _esm = script("table/kept_games", "table/career_plot", "table/career_book")
    _css = style("table/career_book")
    text_prefixes: ClassVar[tuple[str, ...]] = ()

    title = traitlets.Unicode("").tag(sync=True)
    head: traitlets.List[str] = traitlets.List().tag(sync=True)
    career = traitlets.Dict().tag(sync=True)
    compare = traitlets.Dict().tag(sync=True)
    beside = traitlets.Dict().tag(sync=True)
    tables: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    largest = traitlets.Int(LARGEST_FILE).tag(sync=True)

    def __init__(self, on_compare: Compare | None = None, **traits: Any) -> None:
        super().__init__(**traits)
        self._on_compare = on_compare
        self.on_msg(self._heard)

    @guarded()
    def _heard(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        if self._on_compare is None or not self.title:
            return
        if content.get("event") == "alone":
            self._on_compare("", "")
        elif content.get("event") == "compare":
            name, text = text_in(content, "name"), text_in(content, "text")
            if len(text) > LARGEST_FILE:
                raise BadInput("table-bar-too-large", name=name)
            self._on_compare(name, text)

    def show(self, pages: Mapping[str, Any]) -> None:
        """Open the book at these pages; nothing of it for {}."""
        with self.hold_sync():
            self.title = pages.get("title", "")
            self.head = list(pages.get("head", ()))
            self.career = dict(pages.get("career") or {})
            self.compare = dict(pages.get("compare") or {})
            self.beside = dict(pages.get("beside") or {})
            self.tables = [dict(table) for table in pages.get("tables", ())]
