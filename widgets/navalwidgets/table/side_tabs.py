"""The tabs for the parts beside the orders.

Knows titles. Must not know what the parts hold.
"""

from __future__ import annotations

from typing import ClassVar

import traitlets

from navalwidgets.base.widget import NavalWidget, script, style


class SideTabs(NavalWidget):
    """Which of the parts beside the orders is shown: the page switches them by itself."""

    _esm = script("table/side_tabs")
    _css = style("table/side_tabs")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-tabs-",)

    tabs: traitlets.List[str] = traitlets.List().tag(sync=True)
