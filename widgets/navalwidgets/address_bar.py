"""Keeps the address of the page true: what is shown now can be reloaded, bookmarked and sent.

Knows a query. Must not know what it means; it was written with a whitelist (`address`).
"""

from __future__ import annotations

import traitlets

from navalgames.texts.choice import query_in
from navalwidgets.base import NavalWidget, script


class AddressBar(NavalWidget):
    """Writes `query` into the page's address (never in JupyterLab) and offers to copy the link.

    A language that is not the default stands in the address too. The page sends nothing. The copied
    link holds the query and the language, and nothing else that stood in the address.
    """

    _esm = script("address_bar")
    text_prefixes = ("address-",)

    query = traitlets.Unicode("").tag(sync=True)
    asked_language = traitlets.Unicode("").tag(sync=True)

    def __init__(self, **traits: object) -> None:
        super().__init__(**traits)
        self.asked_language = query_in(self.language)
