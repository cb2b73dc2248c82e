"""The server: Voila with our pages in front of it.

Knows Voila's application class. Must not know a rule, a game's state or a widget.
"""

from __future__ import annotations

import logging
import os
import re
import webbrowser
from collections.abc import Callable
from typing import Any

from jupyter_core.paths import jupyter_path
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.netutil import bind_sockets
from tornado.routing import AnyMatches, HostMatches, Rule, RuleRouter
from tornado.web import Application, ErrorHandler, GZipContentEncoding
from traitlets import Any as AnyTrait
from voila.app import Voila
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from navalgames.errors import BadInput
from navalgames.serve.access import Access, Passes, address_with, door_application
from navalgames.serve.exporting import compile_once
from navalgames.serve.forking import NURSERY
from navalgames.serve.handlers import (
    ChannelHandler,
    DashboardHandler,
    StrictHeaders,
    TemplateFiles,
    borrowed,
    page_handlers,
)
from navalgames.serve.kernels import ONE_THREAD, seal_key
from navalgames.serve.notebook import Notebooks
from navalgames.serve.pages import Pages
from navalgames.serve.settings import Served, configuration, known_hosts, log_failure
from navalgames.serve.template import offer_template
from navalgames.texts import Texts
from navalgames.texts.choice import address_in

_LARGEST_REQUEST = 1_000_000


class NavalServer(Voila):
    """Voila without its file tree, with the kernel-free pages, strict headers and one port."""

    served = AnyTrait()
    announce = AnyTrait(print)

    @classmethod
    def run(cls, served: Served, announce: Callable[[str], None]) -> None:
        """Start, announce the address, and serve until stopped.

        Raises:
            BadInput: the port cannot be used, or the key of the pages is none.
        """
        seal_key()
        offer_template()
        compile_once()
        logging.getLogger("tornado.general").setLevel(logging.ERROR)  # its warnings tell who asked for what
        server = cls(config=configuration(served), served=served, announce=announce)
        server.initialize([])
        server.start()

    @property
    def data_dir(self) -> str:
        """Voila's own folder of themes, which our template folder must not hide."""
        return next((path for path in jupyter_path("voila") if os.path.isdir(f"{path}/themes")), "")

    def init_settings(self) -> dict[str, Any]:
        settings = super().init_settings()
        settings["contents_manager"] = self.contents_manager = Notebooks(parent=self)
        settings["voila_jinja2_env"].globals["naval_error"] = Pages(self.base_url).error
        return settings

    @property
    def access(self) -> Access:
        return Access(self.served.token, self.base_url)

    def init_handlers(self) -> list[Any]:
        """Our pages first, then Voila's handlers but the ones that list files."""
        self.app.add_transform(StrictHeaders)
        if self.base_url != "/":  # behind a proxy: the way to the learner may be long
            self.app.add_transform(GZipContentEncoding)
        hidden = (TornadoVoilaTreeHandler, VoilaContentsHandler)
        kept = [_ours(handler) for handler in super().init_handlers() if handler[1] not in hidden]
        first, last = page_handlers(self.base_url)
        return [*first, *kept, *last]

    def listen(self) -> None:
        """Listen on the one port asked for, tell the address, and serve."""
        try:
            sockets = bind_sockets(self.port, self.ip)
        except (OSError, OverflowError) as error:
            raise BadInput("serve-port", port=str(self.port), host=self.ip, reason=_reason(error)) from error
        self.port: int = sockets[0].getsockname()[1]
        HTTPServer(self._guarded(), max_body_size=_LARGEST_REQUEST, xheaders=False).add_sockets(sockets)
        self.ioloop = IOLoop.current()
        NURSERY.begin(ONE_THREAD)
        language = self.served.language
        home, texts = address_in(language, self.display_url), Texts(language)
        home = address_with(self.served.token, home)
        self.announce(texts.t("serve-ready", address=home))
        if self.open_browser:
            self.ioloop.call_later(0.1, webbrowser.open, home)
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            self.announce(texts.t("serve-stopped"))
        finally:
            self.stop()

    def _guarded(self) -> Any:
        """The application, answering only to the names it is known by and to those who have the token."""
        door = door_application(self.access, log_function=log_failure)
        asked = RuleRouter([Rule(Passes(self.access), self.app), Rule(AnyMatches(), door)])
        hosts = known_hosts(self.served)
        if not hosts:
            return asked
        pattern = "(?:" + "|".join(re.escape(host) for host in hosts) + ")$"
        refused = Application([(r".*", ErrorHandler, {"status_code": 403})], log_function=log_failure)
        return RuleRouter([Rule(HostMatches(pattern), asked), Rule(AnyMatches(), refused)])


def _ours(handler: Any) -> Any:
    """Voila's handlers of dashboards, their sockets and templates exchanged for ours, any other borrowed."""
    pattern, kind, *rest = handler
    ours = {
        TornadoVoilaHandler: DashboardHandler,
        VoilaKernelWebsocketHandler: ChannelHandler,
        TemplateStaticFileHandler: TemplateFiles,
    }
    return (pattern, ours.get(kind) or borrowed(kind), *rest)


def _reason(error: Exception) -> str:
    import errno

    number = getattr(error, "errno", None)
    if number == errno.EADDRINUSE:
        return "busy"
    return "forbidden" if number == errno.EACCES else "other"
