"""A position in words: what lies where, place by place.

Knows headings and lines. Must not know a game: its table says what there is to read.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

import traitlets

from navalwidgets.base.widget import NavalWidget, script, style


class Place(NamedTuple):
    """A place of the table: its name, and what lies there as lines with their depth (0, 1, ...)."""

    name: str
    lines: tuple[tuple[int, str], ...]


class TextView(NavalWidget):
    """The places, one under another."""

    _esm = script("drawings/text_view")
    _css = style("drawings/text_view")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-places",)

    places: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
