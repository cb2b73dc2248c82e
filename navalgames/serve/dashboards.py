"""The dashboards: which notebook serves which game, under what address and title.

Knows names and addresses. Must not know what a dashboard shows.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any, NamedTuple

from navalgames.games import game_ids
from navalgames.naming import prefix_of
from navalgames.serve.voila_scripts import voila_scripts_address
from navalgames.texts import LANGUAGES, Texts
from navalgames.texts.choice import address_in, language_of, query_in

KINDS = ("guide", "lab", "table", "choices")


class Dashboard(NamedTuple):
    """One notebook: a game and the kind of page."""

    game: str
    kind: str

    @property
    def name(self) -> str:
        return f"{self.game}_{self.kind}"

    @property
    def file(self) -> str:
        return f"{self.name}.ipynb"

    def path(self, query: str = "") -> str:
        """Where the server shows it, below its base address."""
        return f"voila/render/{self.file}" + (f"?{query}" if query else "")


def dashboards(game: str) -> tuple[Dashboard, ...]:
    """The dashboards of one game."""
    return tuple(Dashboard(game, kind) for kind in KINDS)


def dashboard(name: str) -> Dashboard | None:
    """The dashboard of the notebook called `name`, or None.

    >>> dashboard("grand_fleet_lab")
    Dashboard(game='grand_fleet', kind='lab')
    """
    known = {page.name: page for game in game_ids() for page in dashboards(game)}
    return known.get(name)


def title_of_game(game: str, language: str) -> str:
    """The title of a game.

    >>> title_of_game("grand_fleet", "en")
    'Grand Fleet'
    """
    return Texts(language, game=game).t(f"{prefix_of(game)}title")


def links_of(game: str, current: str, base_url: str, texts: Texts) -> list[dict[str, Any]]:
    """The pages of one game in the order of the navigation; `current` is the kind of the page shown."""
    places = [(page.kind, page.path()) for page in dashboards(game)]
    places += [(kind, f"{kind}/{game}") for kind in ("rules", "charts")]
    return [
        {
            "address": address_in(texts.language, base_url + path),
            "label": texts.t(f"page-{kind}"),
            "current": kind == current,
        }
        for kind, path in places
    ]


def languages(current: str) -> list[dict[str, Any]]:
    """The switch of languages: each named in itself, leading to the same page.

    Nothing the address says is repeated here; `language.js` lets the links keep what a dashboard shows.
    """
    return [
        {
            "code": language,
            "name": Texts(language).t("language-name"),
            "address": f"?{query_in(language)}",
            "current": language == current,
        }
        for language in LANGUAGES
    ]


def page_facts(page: Dashboard, base_url: str, texts: Texts) -> dict[str, Any]:
    """What the frame around a dashboard shows: title, links, and the sentences of its states."""
    game = title_of_game(page.game, texts.language)
    kind = texts.t(f"page-{page.kind}")
    return {
        "title": texts.t("page-title", game=game, kind=kind),
        "game": game,
        "kind": kind,
        "home": address_in(texts.language, base_url),
        "read": address_in(texts.language, f"{base_url}read/{page.game}"),
        "language": texts.language,
        "languages": languages(texts.language),
        "links": links_of(page.game, page.kind, base_url, texts),
        "preparing": texts.t("page-preparing", kind=kind),
        "theme_css": f"{base_url}naval/theme.css",
        "voila_scripts": base_url + voila_scripts_address(),
        "texts": texts.several("page-"),
    }


def prepare(handler: Any, notebook: Any = None, cwd: str = "") -> None:
    """Before a kernel starts: name the page, and let it free its kernel when it is left.

    Reading the token sets the cookie without which the farewell of a closed page is refused.
    """
    _ = handler.xsrf_token
    page = dashboard(PurePosixPath(handler.request.path).stem)
    if page is not None:
        texts = Texts(language_of(handler.request.query))
        notebook.metadata["naval"] = page_facts(page, handler.base_url, texts)
        notebook.metadata["title"] = notebook.metadata["naval"]["title"]
