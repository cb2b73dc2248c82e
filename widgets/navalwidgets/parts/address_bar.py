"""Keeps the address of the page true: what is shown now can be reloaded, bookmarked and sent.

Knows a query. Must not know what it means; it was written with a whitelist (`base.address`).
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

import traitlets

from navalgames.texts.choice import query_in
from navalwidgets.base.widget import NavalWidget, script

LAUNCHER = re.compile(r"https?://[\w.:/-]+")


def launch_address(environment: Mapping[str, str]) -> str:
    """Where Binder starts this very state of the project ("" where Binder did not start it).

    >>> launch_address({"BINDER_LAUNCH_HOST": "https://a.org/", "BINDER_PERSISTENT_REQUEST": "v2/gh/x/y/1a"})
    'https://a.org/v2/gh/x/y/1a'
    >>> launch_address({"BINDER_LAUNCH_HOST": "javascript:alert()"})
    ''
    """
    host, request = (environment.get(f"BINDER_{name}", "") for name in ("LAUNCH_HOST", "PERSISTENT_REQUEST"))
    address = f"{host.rstrip('/')}/{request}" if host and request else ""
    return address if LAUNCHER.fullmatch(address) else ""


class AddressBar(NavalWidget):
    """Writes `query` into the page's address (never in JupyterLab) and offers to copy the link.

    A language that is not the default stands in the address too. The page sends nothing. The copied
    link holds the query and the language, and nothing else that stood in the address. On a server that
    belongs to one person (a hub's) others cannot use its address: there the link starts the same page
    through Binder, if Binder started this one, else it is the part behind the server's own address.
    """

    _esm = script("parts/address_bar")
    text_prefixes = ("address-",)

    query = traitlets.Unicode("").tag(sync=True)
    asked_language = traitlets.Unicode("").tag(sync=True)
    launcher = traitlets.Unicode("").tag(sync=True)
    label = traitlets.Unicode("").tag(sync=True)  # of the button, where the usual words say too much

    def __init__(self, **traits: object) -> None:
        super().__init__(**traits)
        self.asked_language = query_in(self.language)
        self.launcher = launch_address(os.environ)
