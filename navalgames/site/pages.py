"""The server's pages as files of a site whose dashboards run in the reader's browser.

Knows the kernel-free pages, the frame of dashboards and the layout. Must not know what a page says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from navalgames.games import game
from navalgames.serve.dashboards import Dashboard, dashboards, page_facts
from navalgames.serve.pages import Pages
from navalgames.serve.places import TEMPLATE_FOLDER, lessons_folder
from navalgames.serve.teach_page import PRESENTER
from navalgames.sessions.lessons import read_episodes
from navalgames.site.layout import Place, file_of
from navalgames.site.tools import MAKING
from navalgames.texts import LANGUAGES, Texts
from navalgames.texts.choice import address_in


class Site(NamedTuple):
    """What all pages of one site share.

    Attributes:
        games, languages: what it holds.
        answers: whether the teachers' pages are part of it.
        server: the address of a server with the same pages, "" for none.
        started: what a dashboard's page is told: where its scripts and packs are.
    """

    games: tuple[str, ...]
    languages: tuple[str, ...]
    answers: bool
    server: str
    started: Callable[[Dashboard], dict[str, Any]]


class Told(NamedTuple):
    """What a template is told of the site: the way to its root, and what it offers."""

    root: str
    answers: bool
    server: str


class SitePages(Pages):
    """The pages of one language; `shown` is where the page that is being made stands."""

    server = False
    footer = "site-footer"

    def __init__(self, site: Site, language: str) -> None:
        super().__init__("", language)
        self._site = site
        self.shown = Place(language, "index.html")

    @property
    def site(self) -> Told:
        """See `Told`."""
        return Told(self.shown.root, self._site.answers, self._site.server)

    def link(self, path: str = "") -> str:
        """The address of another page; where teachers' pages are left out, of the pages to read."""
        if not self._site.answers and _is_teachers(path):
            path = path.replace("teach/", "read/", 1).replace("plan-b/", "read/", 1)
        return self.shown.link(path)

    def asset(self, path: str) -> str:
        return f"{self.shown.root}static/{path}"

    made = asset

    @property
    def theme_css(self) -> str:
        return self.asset("theme.css")

    def switch(self) -> list[dict[str, Any]]:
        known = [one for one in super().switch() if one["code"] in self._site.languages]
        return [one | {"address": self.shown.in_language(one["code"])} for one in known]

    def links(self, name: str, kind: str) -> list[dict[str, Any]]:
        places = [(page.kind, page.path()) for page in dashboards(name)]
        places += [(one, f"{one}/{name}") for one in ("rules", "charts")]
        return [
            {"address": self.link(path), "label": self.texts.t(f"page-{one}"), "current": one == kind}
            for one, path in places
        ]

    def _cards(self) -> tuple[dict[str, Any], tuple[Any, ...]]:
        return {name: self._card(name) for name in self._site.games}, ()

    def dashboard(self, page: Dashboard) -> str:
        """The page of a dashboard: its frame in words, and where its Python is."""
        texts = Texts(self.language, game=page.game)
        said = {f"page-{name}": texts.t(f"site-{name}") for name in (*_SAID_OTHERWISE, *_ALSO)}
        words = texts.several("page-") | said
        facts = page_facts(page, "", self.texts) | {
            "home": self.link(),
            "read": self.link(f"read/{page.game}"),
            "languages": self.switch(),
            "links": self.links(page.game, page.kind),
            "also": _ALSO,
            "ways": self._ways(page),
        }
        started = self._site.started(page)
        said = texts.several("site-")
        told = {
            "root": self.shown.root,
            **started,
            "texts": {name: said[f"site-{name}"] for name in ("coming", "starting")},
        }
        return (
            _environment()
            .get_template("dashboard.html")
            .render(
                page=facts,
                words=words,
                asset=self.asset,
                theme_css=self.theme_css,
                language=self.language,
                usual=LANGUAGES[0],
                root=self.shown.root,
                up=self.shown.up,
                told=told,
                script=started["script"],
            )
        )

    def _ways(self, page: Dashboard) -> list[dict[str, str]]:
        """Where a reader goes on whose browser cannot run the page."""
        ways = [{"address": self.link(f"read/{page.game}"), "label": self.texts.t("page-read")}]
        if self._site.server:
            at_server = address_in(self.language, f"{self._site.server}{page.path()}")
            ways.append({"address": at_server, "label": self.texts.t("site-server")})
        return ways

    def files(self) -> Iterator[tuple[str, str]]:
        """Every page of this language: its file below the site's root, and what stands in it."""
        made: dict[str, Callable[[], str]] = {"": self.home, "explore": self.explore}
        for name in self._site.games:
            made |= self._of_game(name)
        for path, page in made.items():
            self.shown = Place(self.language, file_of(path))
            yield self.shown.path, page()

    def _of_game(self, name: str) -> dict[str, Callable[[], str]]:
        game(name)
        made: dict[str, Callable[[], str]] = {
            page.path(): lambda page=page: self.dashboard(page)  # type: ignore[misc]
            for page in dashboards(name)
        }
        kinds: dict[str, Callable[[str], str]]
        kinds = {"rules": self.rules, "charts": self.charts, "read": self.read}
        if self._site.answers:
            kinds |= {"teach": self.teach, "plan-b": self.plan_b}
        made |= {f"{kind}/{name}": lambda kind=kind: kinds[kind](name) for kind in kinds}  # type: ignore[misc]
        for episode in read_episodes(lessons_folder(name)):
            made |= self._of_episode(name, episode.id)
        return made

    def _of_episode(self, name: str, episode: str) -> dict[str, Callable[[], str]]:
        here = f"teach/{name}/{episode}"
        made: dict[str, Callable[[], str]] = {
            f"read/{name}/{episode}": lambda: self.read_episode(name, episode),
            f"{here}?view={PRESENTER}": lambda: self.teach_episode(name, episode, PRESENTER),
            f"{here}/worksheet": lambda: self.worksheet(name, episode),
            f"{here}/worksheet.rtf": lambda: self.worksheet_file(name, episode),
        }
        return made | ({here: lambda: self.teach_episode(name, episode)} if self._site.answers else {})


#: Sentences of a dashboard's frame that speak of a server where there is none.
_SAID_OTHERWISE = ("lost-kernel", "lost-server", "failed", "preparing-slow")
_ALSO = ("old", "file")


def _is_teachers(path: str) -> bool:
    """Whether a page is for teachers alone: not the sheet and the view that pupils see.

    >>> _is_teachers("teach/x/fog"), _is_teachers("teach/x/fog/worksheet"), _is_teachers("read/x")
    (True, False, False)
    """
    pupils = path.endswith((f"?view={PRESENTER}", "/worksheet", "/worksheet.rtf"))
    return path.startswith(("teach/", "plan-b/")) and not pupils


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader([MAKING, TEMPLATE_FOLDER]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
