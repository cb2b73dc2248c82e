"""From the command line to the browser: the server of the pages and dashboards.

Knows Voila, its settings and our page template. Must not know a rule or a widget:
notebooks build the dashboards, catalogues and lesson files fill the kernel-free pages.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from navalgames.games.contract import Game

_log = logging.getLogger(__name__)


def serve(
    host: str = "127.0.0.1",
    port: int = 8866,
    open_browser: bool = True,
    *,
    base_url: str = "/",
    allowed_hosts: tuple[str, ...] = (),
    idle_seconds: int = 300,
    most_pages: int | None = None,
    language: str = "en",
    token: str = "",
    kernel_memory: int | None = None,
    announce: Callable[[str], None] = print,
) -> None:
    """Serve the home page and the dashboards until the process is stopped.

    Args:
        host: the address to listen on; the default is reachable from this machine only.
        port: the port; 0 takes any free one.
        open_browser: whether to open the home page in the system's browser.
        base_url: the path in front of every page, for a server behind a proxy.
        allowed_hosts: names a browser may call this server by, besides this machine's own names;
            "*" allows every name.
        idle_seconds: how long the session of a page that is no longer connected is kept.
        most_pages: how many dashboards may be open at once; None derives it from the memory.
        language: of the sentences for the terminal, and of the home page it names and opens.
        token: a word every page asks for once; "auto" makes one; "" asks for none.
        kernel_memory: the megabytes of data the process of a page may hold; 0 sets no limit, None
            the usual one.
        announce: receives the sentence that tells the address.

    Raises:
        BadInput: the port or the token cannot be used, or the owner's charts that would be served.
    """
    import navalgames.serve.unasked  # noqa: F401  # before anything of Jupyter
    from navalgames.games import of_each
    from navalgames.serve.access import chosen_token
    from navalgames.serve.app import NavalServer
    from navalgames.serve.settings import Served
    from navalgames.sessions.settings import charts_for
    from navalgames.texts import Texts

    usable, left_out = of_each(_with_charts)
    for known in usable.values():
        charts_for(known)
    for one in left_out:
        facts = {"game": one.game, "package": one.package, "reason": Texts(language).problem(one.problem)}
        _log.warning(Texts(language).t("outside-one", **facts))
    served = Served(
        host,
        port,
        open_browser,
        base_url,
        allowed_hosts,
        idle_seconds,
        most_pages,
        language,
        token=chosen_token(token),
        kernel_memory=kernel_memory,
    )
    NavalServer.run(served, announce)


def _with_charts(name: str) -> Game:
    """The game called `name`, whose own charts can be read."""
    from navalgames.games import game

    known = game(name)
    known.read_charts()
    return known
