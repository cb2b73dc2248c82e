"""The requests that need no kernel: our own pages, their style file, and every unknown address.

Knows tornado. What the pages say stands in `pages`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tornado.web import HTTPError, OutputTransform, RequestHandler, StaticFileHandler

from navalgames.errors import Problem
from navalgames.serve.pages import Pages
from navalgames.serve.places import plotly_folder, theme_css
from navalgames.serve.settings import HEADERS, PAGE_POLICY

NOWHERE = ("error-unknown-game", "error-unknown-episode")


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


class PageHandler(RequestHandler):
    """One page, rendered by a function of the groups of its address."""

    def initialize(self, pages: Pages, page: Callable[..., str]) -> None:
        self.pages = pages
        self.page = page

    def get(self, *groups: str) -> None:
        try:
            html = self.page(*groups)
        except Problem as problem:
            self.clear()  # what a file would have said about itself
            self.set_status(404 if problem.key in NOWHERE else 500)
            html = self.pages.error(self.get_status(), problem)
        self.set_header("Cache-Control", "no-cache")
        self.finish(html)

    head = get

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        self.finish(self.pages.error(status_code))


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


class Unknown(PageHandler):
    """Every other address: our page that says so."""

    def initialize(self, pages: Pages) -> None:
        self.pages = pages

    def prepare(self) -> None:
        raise HTTPError(404)


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
        return 7 * 24 * 3600


def page_handlers(base_url: str) -> tuple[list[Any], list[Any]]:
    """The handlers before and after those of Voila."""
    pages = Pages(base_url)
    game, lesson = r"([a-z_]+)/?", r"([a-z_]+)/([a-z0-9_]+)"
    first = [
        (base_url, PageHandler, {"pages": pages, "page": pages.home}),
        (f"{base_url}rules/{game}", PageHandler, {"pages": pages, "page": pages.rules}),
        (f"{base_url}charts/{game}", PageHandler, {"pages": pages, "page": pages.charts}),
        (f"{base_url}teach/{game}", PageHandler, {"pages": pages, "page": pages.teach}),
        (f"{base_url}teach/{lesson}/?", ViewHandler, {"pages": pages, "page": pages.teach_episode}),
        (f"{base_url}teach/{lesson}/worksheet/?", PageHandler, {"pages": pages, "page": pages.worksheet}),
        (
            f"{base_url}teach/{lesson}/worksheet\\.rtf",
            FileHandler,
            {"pages": pages, "page": pages.worksheet_file},
        ),
        (f"{base_url}robots.txt", Robots, {"base_url": base_url}),
        (
            f"{base_url}naval/(theme\\.css)",
            StaticFileHandler,
            {"path": str(theme_css().parent)},
        ),
        (f"{base_url}naval/(plotly\\.min\\.js)", Library, {"path": str(plotly_folder())}),
    ]
    return first, [(r".*", Unknown, {"pages": pages})]
