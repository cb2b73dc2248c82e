"""All pages of a game that need no server, as one folder of files: for a stick, for a day without a network.

Knows the kernel-free pages and where each lies in the folder. Must not know what a page says.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from navalgames.games import game
from navalgames.serve.pages import Pages
from navalgames.serve.pictures import pictures_css, pictures_js
from navalgames.serve.places import STATIC_FOLDER, theme_css
from navalgames.serve.scenes import scenes_file, scenes_of
from navalgames.serve.teach_page import PRESENTER
from navalgames.sessions.lessons import episodes_of
from navalgames.sessions.settings import charts_for
from navalgames.texts import LANGUAGES

_DATE = (2024, 1, 1, 0, 0, 0)  # the same pages make the same file
_FOR_A_SERVER = ("language.js", "naval.js", "visit.js", "wait.js")
_LEFT_OUT = (*_FOR_A_SERVER, "home.css")  # the latter is that of its home page


def file_of(path: str) -> str:
    """The file a page of ours becomes; pages of a language lie side by side.

    >>> file_of("read/grand_fleet/fog"), file_of("teach/grand_fleet/fog?view=presenter"), file_of("")
    ('read-grand_fleet-fog.html', 'teach-grand_fleet-fog-presenter.html', 'index.html')
    >>> file_of("teach/grand_fleet/fog/worksheet.rtf")
    'teach-grand_fleet-fog-worksheet.rtf'
    """
    name = re.sub(r"[^a-z0-9_.]+", "-", path.replace("?view=", "-")).strip("-") or "index"
    return name if name.endswith(".rtf") else f"{name}.html"


class OfflinePages(Pages):
    """The same pages as files: every address is the name of a file beside this one."""

    live = server = False
    footer = "bundle-lead"
    theme_css = "../static/theme.css"

    def __init__(self, name: str, language: str) -> None:
        super().__init__("", language)
        self.name = name
        self.shown = ""

    def link(self, path: str = "") -> str:
        return file_of(path)

    def asset(self, path: str) -> str:
        return f"../static/{path}"

    made = asset

    def switch(self) -> list[dict[str, Any]]:
        return [one | {"address": f"../{one['code']}/{self.shown}"} for one in super().switch()]

    def links(self, name: str, kind: str) -> list[dict[str, Any]]:
        return [
            {
                "address": self.link(f"{page}/{name}"),
                "label": self.texts.t(f"page-{page}"),
                "current": page == kind,
            }
            for page in ("read", "rules", "charts", "teach")
        ]

    def first(self) -> str:
        """The page at the top of the folder: a door for each language."""
        return self._render("bundle_first.html", **self._place(self.name, ""))

    def start(self) -> str:
        """The page that leads to all others."""
        return self._render("bundle.html", **self._place(self.name, ""))

    def files(self) -> Iterator[tuple[str, str]]:
        """Every page: the name of its file and what stands in it."""
        name = self.name
        whole = {"": self.start, **{f"{kind}/{name}": self._of_game(kind) for kind in _KINDS}}
        for episode in episodes_of(game(name)):
            whole |= self._of_episode(f"{name}/{episode.id}", episode.id)
        for path, made in whole.items():
            self.shown = file_of(path)
            yield self.shown, made()

    def _of_game(self, kind: str) -> Any:
        return lambda: _KINDS[kind](self, self.name)

    def _of_episode(self, place: str, episode: str) -> dict[str, Any]:
        name = self.name
        return {
            f"read/{place}": lambda: self.read_episode(name, episode),
            f"teach/{place}": lambda: self.teach_episode(name, episode),
            f"teach/{place}?view={PRESENTER}": lambda: self.teach_episode(name, episode, PRESENTER),
            f"teach/{place}/worksheet": lambda: self.worksheet(name, episode),
            f"teach/{place}/worksheet.rtf": lambda: self.worksheet_file(name, episode),
        }


_KINDS = {
    "read": Pages.read,
    "rules": Pages.rules,
    "charts": Pages.charts,
    "teach": Pages.teach,
    "plan-b": Pages.plan_b,
}


def bundle(name: str) -> bytes:
    """The folder of a game as a ZIP file, in every language.

    Raises:
        BadInput: no such game, or an owner's file of charts that cannot be used.
    """
    return _bundle(name, charts_for(game(name)))


@lru_cache(maxsize=8)
def _bundle(name: str, _charts: Any) -> bytes:
    """Made once for each game and its charts."""
    out = io.BytesIO()
    with ZipFile(out, "w") as zipped:
        for path, content in _contents(name):
            entry = ZipInfo(f"{name}/{path}", _DATE)
            entry.compress_type, entry.external_attr = ZIP_DEFLATED, 0o644 << 16
            zipped.writestr(entry, content)
    return out.getvalue()


def _contents(name: str) -> Iterator[tuple[str, str | bytes]]:
    yield "index.html", OfflinePages(name, LANGUAGES[0]).first()
    for language in LANGUAGES:
        for file, page in OfflinePages(name, language).files():
            yield f"{language}/{file}", page
    scened = any(step.scene for episode in episodes_of(game(name)) for step in episode.step)
    for language in LANGUAGES if scened else ():
        for episode, script in scenes_of(name, language).items():
            yield f"static/{scenes_file(name, episode, language)}", script
    yield "static/theme.css", theme_css().read_bytes()
    yield "static/pictures.js", pictures_js()
    yield "static/pictures.css", pictures_css()
    for path in sorted(STATIC_FOLDER.rglob("*")):
        if path.is_file() and path.name not in _LEFT_OUT:
            yield f"static/{path.relative_to(STATIC_FOLDER).as_posix()}", path.read_bytes()


def write_bundle(name: str, path: Path) -> None:
    """Write the folder of a game to the ZIP file `path`.

    Raises:
        BadInput: no such game.
        OSError: the file cannot be written; nothing half done is left behind.
    """
    content = bundle(name)
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        unfinished.write_bytes(content)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
