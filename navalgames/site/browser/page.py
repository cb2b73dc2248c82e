"""Builds a page in the reader's browser and lets it hear what the reader does.

Knows the kinds of page and where each is built. Must not know what a page shows.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path

from navalgames.games import game as game_called
from navalgames.site.browser.away import Away, Helper, Post
from navalgames.site.browser.comms import Comms, Send

ADAPTERS = Path(__file__).with_name("adapters")
"""Modules in place of those that a browser has no use for."""


def _ready(query: str) -> None:
    if str(ADAPTERS) not in sys.path:
        sys.path.append(str(ADAPTERS))
    os.environ["QUERY_STRING"] = query


class RunningPage:
    """One page: `root` is the model the page shows."""

    def __init__(self, kind: str, game: str, query: str, send: Send, post: Post) -> None:
        _ready(query)
        self._comms = Comms(send)
        self._comms.install()
        self.away = Away(game_called(game), post)
        import_module("navalwidgets.base.background").Background.elsewhere = self.away
        with self._comms.outbox.one_batch():
            self._page = import_module(f"navalwidgets.{kind}").build(game)
        self.root: str = self._page.model_id

    def hear(self, comm_id: str, data: str) -> None:
        """A message of the page, as JSON."""
        self._comms.hear(comm_id, data)


def begin(kind: str, game: str, query: str, send: Send, post: Post) -> RunningPage:
    """Build the page; what it says first is sent before this returns.

    Args:
        kind: guide, lab, table or choices.
        game: the name of the game.
        query: of the page's address, without the question mark.
        send: takes batches of messages, as JSON.
        post: takes work for the helper.
    """
    return RunningPage(kind, game, query, send, post)


def help_with(kind: str, game: str, query: str, post: Post) -> Helper:
    """Be the helper of such a page: the second interpreter, which shows nothing."""
    _ready(query)
    import_module(f"navalwidgets.{kind}")
    return Helper(game_called(game), post)
