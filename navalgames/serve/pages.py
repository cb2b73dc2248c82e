"""The pages that need no kernel: home, the rules of a game, its charts with sources, and errors.

Knows the catalogues, the lesson files, the rule index and the charts, and turns them into HTML.
Must not know a state, a player or a running kernel.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

import navalgames.serve.unasked  # noqa: F401  # before anything of Jupyter
from navalgames.errors import Problem
from navalgames.games import game, is_game, no_game, of_each
from navalgames.naming import prefix_of
from navalgames.rule_index import read_rules
from navalgames.rule_names import rule_names
from navalgames.serve.chart_page import kind_counts, tables
from navalgames.serve.dashboards import (
    Dashboard,
    dashboards,
    languages,
    links_of,
    title_of_game,
)
from navalgames.serve.explore_page import lab_address, notebook_to_read
from navalgames.serve.home_page import game_card, start_of
from navalgames.serve.odds_bars import scale_of
from navalgames.serve.opening import opening_facts
from navalgames.serve.pictures import embedded, picture_words
from navalgames.serve.places import PAGES_FOLDER, TEMPLATE_NAME, lessons_folder
from navalgames.serve.scenes import scenes_file
from navalgames.serve.teach_page import PRESENTER, doors, following, guide_address, sheet_of, tables_once
from navalgames.serve.worksheet_rtf import worksheet_rtf
from navalgames.sessions.lessons import read_episodes
from navalgames.sessions.settings import charts_for
from navalgames.sessions.teacher_kit_records import TeacherSheet, TeacherStep
from navalgames.texts import Texts
from navalgames.texts.choice import address_in

_ERRORS = (403, 404, 503)


class Pages:
    """Renders every kernel-free page of one server, in one language."""

    live = True  # whether a dashboard can be started from the pages
    server = True  # whether there is a server behind them
    site: Any = None  # what a folder of files with live pages tells its pages
    footer = "home-footer"

    def __init__(self, base_url: str = "/", language: str = "en") -> None:
        self.base_url = base_url
        self.language = language
        self.texts = Texts(language)

    def home(self) -> str:
        """The start page: the games, each with its pages and its episodes."""
        cards, left_out = self._cards()
        reasons = [(one.game, one.package, self.texts.problem(one.problem)) for one in left_out]
        told = [
            self.texts.t("outside-one", game=name, package=package, reason=reason)
            for name, package, reason in reasons
        ]
        games = list(cards.values())
        return self._render("home.html", games=games, start=start_of(games), left_out=told)

    def explore(self) -> str:
        """The notebook to explore with code, to be read, with the way to open it where there is one."""
        return self._render("explore.html", cells=notebook_to_read(), lab=lab_address())

    def rules(self, name: str) -> str:
        """Every rule of a game with its number as anchor.

        Raises:
            BadInput: no such game.
        """
        self._known(name)
        sections: dict[str, list[Any]] = {}
        for rule in read_rules(name, self.language):
            sections.setdefault(_section(rule.number), []).append(rule)
        texts = Texts(self.language, game=name)
        titles = {number: texts.t(f"{prefix_of(name)}section-{number}") for number in sections}
        charts = {chart for rules in sections.values() for rule in rules for chart in rule.charts}
        return self._render(
            "rules.html",
            **self._place(name, "rules"),
            sections=sections,
            titles=titles,
            named=texts.name,
            called=rule_names(texts),
            chart_titles={
                chart: texts.t(f"{prefix_of(name)}chart-{chart.replace('_', '-')}") for chart in charts
            },
        )

    def charts(self, name: str) -> str:
        """Every chart of a game, each cell with the kind of its source; the owner's file on top.

        Raises:
            BadInput: no such game, or an owner's file that cannot be used.
        """
        self._known(name)
        charts = charts_for(game(name))
        return self._render(
            "charts.html",
            **self._place(name, "charts"),
            tables=tables(charts, Texts(self.language, game=name)),
            kinds=kind_counts(charts),
        )

    def read(self, name: str) -> str:
        """The episodes of a game, to be read without script or kernel.

        Raises:
            BadInput: no such game.
        """
        self._known(name)
        return self._render("read_index.html", **self._place(name, "read"), episodes=self.episodes(name))

    def read_episode(self, name: str, episode: str) -> str:
        """An episode with every step, every exact chance and every answer on one page.

        Raises:
            BadInput: no such game or episode.
        """
        return self._render("read.html", **self._lesson(name, episode, "read"))

    def plan_b(self, name: str) -> str:
        """What a teacher does when there is no server, or a slow one.

        Raises:
            BadInput: no such game.
        """
        self._known(name)
        return self._render("plan_b.html", **self._place(name, "teach"), episodes=self.episodes(name))

    def teach(self, name: str) -> str:
        """The episodes of a game for teachers.

        Raises:
            BadInput: no such game.
        """
        self._known(name)
        return self._render("teach_index.html", **self._place(name, "teach"), episodes=self.episodes(name))

    def teach_episode(self, name: str, episode: str, view: str = "") -> str:
        """All a teacher needs for an episode; with `view` "presenter" what a class may see of it.

        Raises:
            BadInput: no such game or episode.
        """
        template = "teach_presenter.html" if view == PRESENTER else "teach.html"
        return self._render(template, **self._lesson(name, episode))

    def worksheet(self, name: str, episode: str) -> str:
        """The pupils' sheet of an episode, to be printed.

        Raises:
            BadInput: no such game or episode.
        """
        facts = self._lesson(name, episode)
        return self._render("worksheet.html", **facts, tables=tables_once(facts["sheet"]))

    def worksheet_file(self, name: str, episode: str) -> str:
        """The pupils' sheet of an episode, to be edited (RTF).

        Raises:
            BadInput: no such game or episode.
        """
        return worksheet_rtf(sheet_of(name, episode, self.language), self.texts)

    def _lesson(self, name: str, episode: str, kind: str = "teach") -> dict[str, Any]:
        self._known(name)
        sheet = sheet_of(name, episode, self.language)
        after, texts = following(name, sheet.number), Texts(self.language, game=name)
        return {
            **self._place(name, kind),
            "sheet": sheet,
            "scales": {step.id: scale_of(line.chance for line in step.chances) for step in sheet.steps},
            "doors": doors(sheet, self.link),
            "guide": guide_address(name, self.link, {"episode": sheet.episode}),
            "here": f"teach/{name}/{sheet.episode}",
            "pictures": {step.id: _picture(sheet, step, self.texts) for step in sheet.steps},
            "picture_words": embedded(self._picture_words(name)),
            "scenes": self.made(scenes_file(name, sheet.episode, self.language)),
            "after": after and {"id": after.id, "title": texts.t(after.key("title"))},
        }

    def _picture_words(self, name: str) -> dict[str, Any]:
        return {"texts": picture_words(name, self.language), "language": self.language, "game": name}

    def opening(self, page: Dashboard, query: str) -> str:
        """What stands at a dashboard's address until a reader is there: words, and a way to start."""
        return self._render(
            "opening.html",
            **self._place(page.game, page.kind),
            **opening_facts(page, query, self),
            opening=True,
        )

    def door(self, wrong: bool) -> str:
        """Asks for the word of a class; `wrong` says that the one given is not it."""
        return self._render("door.html", wrong=wrong)

    def error(self, status: int, problem: Problem | None = None) -> str:
        """The page for an address that does not exist, or that failed for the reason `problem`."""
        kind = str(status) if status in _ERRORS else "other"
        sentence = self.texts.problem(problem) if problem else self.texts.t(f"error-page-text-{kind}")
        return self._render("error.html", status=status, kind=kind, sentence=sentence)

    def _render(self, template: str, **facts: Any) -> str:
        return (
            _environment()
            .get_template(template)
            .render(
                link=self.link,
                language=self.language,
                languages=self.switch(),
                live=self.live,
                server=self.server,
                site=self.site,
                footer=self.footer,
                asset=self.asset,
                theme_css=self.theme_css,
                made=self.made,
                base_url=self.base_url,
                **{"opening": False, "t": self.texts.t, **facts},
            )
        )

    def switch(self) -> list[dict[str, Any]]:
        """The languages, each leading to the same page."""
        return languages(self.language)

    def asset(self, path: str) -> str:
        """The address of a file of our page template."""
        from voila.utils import make_url

        return make_url(TEMPLATE_NAME, self.base_url, f"static/{path}")

    @property
    def theme_css(self) -> str:
        """The address of the file of colours and fonts."""
        return f"{self.base_url}naval/theme.css"

    def made(self, path: str) -> str:
        """The address of a file that is put together from those of the widgets."""
        return f"{self.base_url}naval/{path}"

    def links(self, name: str, kind: str) -> list[dict[str, Any]]:
        """The navigation of a game's pages."""
        return links_of(name, kind, self.base_url, self.texts)

    def link(self, path: str = "") -> str:
        """The address of one of our pages, in the language of this one."""
        return address_in(self.language, self.base_url + path)

    def _known(self, name: str) -> None:
        if not is_game(name):
            raise no_game(name)

    def _place(self, name: str, kind: str) -> dict[str, Any]:
        """Where a page of a game stands among its others; it speaks the words of the game."""
        return {
            "name": name,
            "game": title_of_game(name, self.language),
            "links": self.links(name, kind),
            "t": Texts(self.language, game=name).t,
        }

    def _cards(self) -> tuple[dict[str, Any], tuple[Any, ...]]:
        """The cards of all games that can be used, and the games that are left out."""
        return of_each(self._card)

    def _card(self, name: str) -> dict[str, Any]:
        """What the home page tells about one game, if it can be used."""
        game(name)
        return game_card(name, self)

    def episodes(self, name: str) -> list[dict[str, Any]]:
        """The episodes of a game: title, minutes, what is learnt, and where to start."""
        texts = Texts(self.language, game=name)
        guide = dashboards(name)[0]
        return [
            {
                "id": episode.id,
                "number": episode.number,
                "title": texts.t(episode.key("title")),
                "blurb": texts.t(episode.key("blurb")),
                "minutes": episode.minutes,
                "goals": [texts.t(episode.key("goal", n)) for n in range(1, episode.goals + 1)],
                "address": self.link(guide.path(f"episode={episode.id}")),
            }
            for episode in read_episodes(lessons_folder(name))
        ]


@lru_cache(maxsize=1)
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(PAGES_FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _section(number: str) -> str:
    """The section a rule stands in: what its number begins with.

    >>> _section("8.9b"), _section("12"), _section("chart:damage_table")
    ('8', '12', 'chart')
    """
    return number.split(":")[0] if ":" in number else number.split(".")[0]


def _picture(sheet: TeacherSheet, step: TeacherStep, texts: Texts) -> str:
    """What the script draws the pictures of a step from."""
    name = f"{sheet.game}-{sheet.number}-{step.id}-why"
    title = texts.t("teach-step", number=step.number, title=step.title)
    return embedded({"data": step.picture, "fallen": {}, "title": title, "file_name": name})
