"""The luck account: what the dice showed against what they show on average.

Knows words and numbers ready to be shown. Must not know how luck is counted.
"""

from __future__ import annotations

from typing import ClassVar

import traitlets

from navalwidgets.base.widget import NavalWidget, script, style


class LuckView(NavalWidget):
    """What the dice showed against what they show on average, roll by roll and in all."""

    _esm = script("table/luck_view")
    _css = style("table/luck_view")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-luck-",)

    summary = traitlets.Unicode("").tag(sync=True)
    rows: traitlets.List[list[str]] = traitlets.List().tag(sync=True)
