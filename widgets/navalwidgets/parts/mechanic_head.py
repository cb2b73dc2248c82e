"""The head of a page or of a part of it: title, what it is about, notes, rules.

Knows words. Must not know what stands below it.
"""

from __future__ import annotations

import traitlets

from navalwidgets.base.widget import NavalWidget, script, style


class MechanicHead(NavalWidget):
    """Title, explanation, notes and rules of the mechanic that is shown. The page sends nothing.

    Traits: title, about, notes (sentences), rules = [{"number", "title", "note"}].
    """

    _esm = script("parts/mechanic_head")
    _css = style("parts/mechanic_head")
    text_prefixes = ("mechanic-",)
    links_rules = True

    title = traitlets.Unicode("").tag(sync=True)
    about = traitlets.Unicode("").tag(sync=True)
    notes: traitlets.List[str] = traitlets.List().tag(sync=True)
    rules: traitlets.List[dict[str, str]] = traitlets.List().tag(sync=True)
