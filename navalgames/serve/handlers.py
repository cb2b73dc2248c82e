"""The requests that need no kernel: our own pages, their style file, and every unknown address.

Knows tornado. What the pages say stands in `pages`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import PurePosixPath
from typing import Any

from jupyter_server.base.handlers import APIHandler
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, OutputTransform, RequestHandler, StaticFileHandler
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from navalgames.errors import Problem
from navalgames.games import is_game
from navalgames.serve import voila_scripts
from navalgames.serve.bundle import bundle
from navalgames.serve.dashboards import dashboard
from navalgames.serve.pages import Pages
from navalgames.serve.pictures import pictures_css, pictures_js
from navalgames.serve.places import plotly_folder, theme_css
from navalgames.serve.scenes import scenes_of
from navalgames.serve.settings import HEADERS, PAGE_POLICY
from navalgames.serve.visits import hide_own_fields, is_visit
from navalgames.sessions.home_board import THEMES, picture_file
from navalgames.texts import LANGUAGES
from navalgames.texts.choice import language_of

_A_WEEK = 7 * 24 * 3600  # seconds
NOWHERE = ("error-unknown-game", "error-game-left-out", "error-unknown-episode")


# Control signs and hidden slashes: no address of ours has them, and no handler needs to take them apart.
_UNREADABLE = r".*%(?:[01][0-9A-Fa-f]|7[Ff]|2[Ff]|5[Cc]).*"


class StrictHeaders(OutputTransform):
    """Sets our headers on every answer, static files and errors included."""

    def __init__(self, request: Any) -> None:
        """Nothing of the request is needed."""

    def transform_first_chunk(self, status_code: int, headers: Any, chunk: bytes, finishing: bool) -> Any:
        for name, value in HEADERS.items():
            headers[name] = value
        headers.setdefault("Content-Security-Policy", PAGE_POLICY)
        del headers["Server"]
        return status_code, headers, chunk


class OwnErrors(RequestHandler):
    """Tells what went wrong by our page, in the language of the address that was asked for."""

    base_url: str  # what a handler is told, or takes from the server

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        if status_code == 503:
            self.set_header("Retry-After", "30")
        self.finish(self.spoken().error(status_code))

    def spoken(self) -> Pages:
        """The pages in the language of this request."""
        return Pages(self.base_url, language_of(self.request.query))


class PageHandler(OwnErrors):
    """One page, rendered by a function of the pages and the groups of its address."""

    def initialize(self, base_url: str, page: Callable[..., str]) -> None:
        self.base_url = base_url
        self.page = page

    def get(self, *groups: str) -> None:
        pages = self.spoken()
        try:
            html = self.page(pages, *groups)
        except Problem as problem:
            self.clear()  # what a file would have said about itself
            self.set_status(404 if problem.key in NOWHERE else 500)
            html = pages.error(self.get_status(), problem)
        self.set_header("Cache-Control", "no-cache")
        self.finish(html)

    head = get


class ViewHandler(PageHandler):
    """A page with more than one view: `?view=` is its last argument."""

    def get(self, *groups: str) -> None:
        super().get(*groups, self.get_query_argument("view", ""))

    head = get


class FileHandler(PageHandler):
    """A page that is saved as a file of a word processor."""

    def get(self, *groups: str) -> None:
        self.set_header("Content-Type", "application/rtf")
        self.set_header("Content-Disposition", f'attachment; filename="{"-".join(groups)}.rtf"')
        super().get(*groups)

    head = get


class BundleHandler(OwnErrors):
    """The pages of a game as one file; making it takes a second or two, aside from the server's own work."""

    def initialize(self, base_url: str) -> None:
        self.base_url = base_url

    async def get(self, name: str) -> None:
        if not is_game(name):
            raise HTTPError(404)
        content = await IOLoop.current().run_in_executor(None, bundle, name)
        self.set_header("Content-Type", "application/zip")
        self.set_header("Content-Disposition", f'attachment; filename="{name}-offline.zip"')
        self.finish(content)


class Unknown(OwnErrors):
    """Every other address: our page that says so."""

    def initialize(self, base_url: str) -> None:
        self.base_url = base_url

    def prepare(self) -> None:
        raise HTTPError(404)


class DashboardHandler(OwnErrors, TornadoVoilaHandler):
    """A dashboard for a reader; for whatever only fetches its address, a page in words and no kernel."""

    async def get(self, path: str = "") -> None:
        page = dashboard(PurePosixPath(path).stem)
        if page is None or path != page.file:
            raise HTTPError(404)
        visit = is_visit(self.request)
        hide_own_fields(self.request)
        if visit:
            await TornadoVoilaHandler.get(self, path)
            return
        self.set_header("Content-Security-Policy", PAGE_POLICY)
        self.set_header("Cache-Control", "no-store")
        self.set_header("Vary", "Cookie")
        self.finish(self.spoken().opening(page, self.request.query))

    head = get


class ChannelHandler(OwnErrors, VoilaKernelWebsocketHandler):
    """The socket of a page to its kernel; a page that asks for one that is gone is no event for the log."""


class Borrowed(OwnErrors):
    """A handler of Voila's that tells what went wrong by our page: theirs need files we do not serve."""

    @property
    def base_url(self) -> str:  # type: ignore[override]  # never told to these, and never set
        """The path in front of every page."""
        return self.settings["base_url"]


def borrowed(kind: type[RequestHandler]) -> type[RequestHandler]:
    """A handler of pages or files with our page for errors; one that speaks to scripts as it is."""
    return kind if issubclass(kind, APIHandler) else type(kind.__name__, (Borrowed, kind), {})


class TemplateFiles(Borrowed, TemplateStaticFileHandler):
    """The files of page templates; an address of any other shape is none of them."""

    def parse_url_path(self, path: str) -> str:
        parts = path.split("/")
        if len(parts) < 3 or parts[1] != "static" or ".." in parts:
            raise HTTPError(404)
        return super().parse_url_path(path)


class Free(RequestHandler):
    """Tells a page that waits for its turn whether there is room now."""

    def get(self) -> None:
        self.set_header("Cache-Control", "no-store")
        self.finish({"free": not self.settings["kernel_manager"].full})


class Robots(RequestHandler):
    """Asks crawlers not to open dashboards: each would start a kernel."""

    def initialize(self, base_url: str) -> None:
        self.base_url = base_url

    def get(self) -> None:
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(f"User-agent: *\nDisallow: {self.base_url}voila/\n")


class Library(StaticFileHandler):
    """A large script that changes only with its package: the browser keeps it for a week."""

    def get_cache_time(self, path: str, modified: Any, mime_type: str) -> int:
        return _A_WEEK


class Made(RequestHandler):
    """A file that is put together from others once.

    The browser asks whether it is still the same, or keeps it where its address names its version.
    """

    def initialize(self, made: Callable[[], bytes], kind: str, versioned: bool = False) -> None:
        self.made, self.kind, self.versioned = made, kind, versioned

    def get(self) -> None:
        kept = self.versioned and "v" in self.request.query_arguments
        self.set_header("Content-Type", f"{self.kind}; charset=utf-8")
        self.set_header("Cache-Control", f"max-age={_A_WEEK}, immutable" if kept else "no-cache")
        self.finish(self.made())

    head = get


class Scenes(OwnErrors):
    """The script that draws an episode's scenes; made aside from the server's own work, in a few seconds."""

    def initialize(self, base_url: str) -> None:
        self.base_url = base_url

    async def get(self, name: str, episode: str, language: str) -> None:
        if not is_game(name):
            raise HTTPError(404)
        made = (await IOLoop.current().run_in_executor(None, scenes_of, name, language)).get(episode)
        if made is None:
            raise HTTPError(404)
        self.set_header("Content-Type", "text/javascript; charset=utf-8")
        self.set_header("Cache-Control", "no-cache")
        self.finish(made)


class BoardPicture(OwnErrors):
    """The picture of a game's board for the home page; the browser asks whether it is still the same."""

    def initialize(self, base_url: str) -> None:
        self.base_url = base_url

    def get(self, name: str, language: str, theme: str) -> None:
        path = picture_file(name, language, theme)
        if not is_game(name) or not path.is_file():
            raise HTTPError(404)
        self.set_header("Content-Type", "image/webp")
        self.set_header("Cache-Control", "no-cache")
        self.finish(path.read_bytes())

    head = get


def page_handlers(base_url: str) -> tuple[list[Any], list[Any]]:
    """The handlers before and after those of Voila."""
    game, lesson = r"([a-z0-9_]+)/?", r"([a-z0-9_]+)/([a-z0-9_]+)"

    def shown(path: str, page: Callable[..., str], handler: type[PageHandler] = PageHandler) -> tuple:
        return base_url + path, handler, {"base_url": base_url, "page": page}

    first = [
        (_UNREADABLE, Unknown, {"base_url": base_url}),
        shown("", Pages.home),
        shown("explore/?", Pages.explore),
        shown(f"rules/{game}", Pages.rules),
        shown(f"charts/{game}", Pages.charts),
        shown(f"plan-b/{game}", Pages.plan_b),
        (rf"{base_url}bundle/([a-z0-9_]+)\.zip", BundleHandler, {"base_url": base_url}),
        shown(f"read/{game}", Pages.read),
        shown(f"read/{lesson}/?", Pages.read_episode),
        shown(f"teach/{game}", Pages.teach),
        shown(f"teach/{lesson}/?", Pages.teach_episode, ViewHandler),
        shown(f"teach/{lesson}/worksheet/?", Pages.worksheet),
        shown(f"teach/{lesson}/worksheet\\.rtf", Pages.worksheet_file, FileHandler),
        (f"{base_url}naval/free", Free),
        (f"{base_url}robots.txt", Robots, {"base_url": base_url}),
        (
            f"{base_url}naval/(theme\\.css)",
            StaticFileHandler,
            {"path": str(theme_css().parent)},
        ),
        (f"{base_url}naval/pictures\\.js", Made, {"made": pictures_js, "kind": "text/javascript"}),
        (
            base_url + re.escape(voila_scripts.ADDRESS),
            Made,
            {"made": voila_scripts.voila_scripts, "kind": "text/javascript", "versioned": True},
        ),
        (
            rf"{base_url}naval/scenes/([a-z0-9_]+)-([a-z0-9_]+)-({'|'.join(LANGUAGES)})\.js",
            Scenes,
            {"base_url": base_url},
        ),
        (f"{base_url}naval/pictures\\.css", Made, {"made": pictures_css, "kind": "text/css"}),
        (
            rf"{base_url}naval/boards/([a-z0-9_]+)-({'|'.join(LANGUAGES)})-({'|'.join(THEMES)})\.webp",
            BoardPicture,
            {"base_url": base_url},
        ),
        (f"{base_url}naval/(plotly\\.min\\.js)", Library, {"path": str(plotly_folder())}),
    ]
    return first, [(r".*", Unknown, {"base_url": base_url})]
