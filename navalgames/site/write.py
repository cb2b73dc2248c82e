"""Writes the whole site into a folder: pages, scripts, and Python with its packs.

Knows the layout and which packs a page needs. Pages come from `pages`, packs from `parts` and `own`.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from navalgames.serve.dashboards import Dashboard, dashboards
from navalgames.serve.home_page import pictures_of
from navalgames.serve.pictures import pictures_css, pictures_js
from navalgames.serve.places import STATIC_FOLDER, plotly_folder, theme_css
from navalgames.serve.scenes import scenes_file, scenes_of
from navalgames.site.layout import Place, file_of
from navalgames.site.own import CORE, make_own
from navalgames.site.packs import Part, digest
from navalgames.site.pages import Site, SitePages
from navalgames.site.parts import are_made, make_parts
from navalgames.site.tools import SCRIPTS
from navalgames.texts import LANGUAGES, Texts

LIVE_ONLY = ("naval.js", "visit.js", "wait.js")  # scripts that speak to a server
STATIC = ("site.js", "frame.js", "boxes.css")
STARTS_PYODIDE = "pyodide.mjs"
REST = "rest.pack"
OF_KIND = {"guide": ("pydantic",), "table": ("pydantic",)}
"""The packs of the runtime that a kind of page needs besides the libraries."""
HELPED = ("choices",)
"""Kinds of page whose long work begins at once: their helper starts with them."""


class Wanted(NamedTuple):
    """What is asked for; see `navalgames site --help`."""

    games: tuple[str, ...]
    languages: tuple[str, ...] = LANGUAGES
    answers: bool = False
    server: str = ""


class Programs:
    """The folders of scripts and packs, each named after what it holds: a browser may keep them for ever."""

    def __init__(self, parts: Path, own: dict[str, bytes]) -> None:
        self._parts = parts / "runtime"
        self._runtime = {path.name: path.read_bytes() for path in sorted(self._parts.iterdir())}
        self.runtime = f"runtime-{digest(*self._runtime.values())}"
        vendor = f"../{self.runtime}/vendor.js"
        page = (SCRIPTS / "page.js").read_text(encoding="utf-8").replace("./vendor.js", vendor)
        self._own = {
            "page.js": page.encode(),
            "worker.js": (SCRIPTS / "worker.js").read_bytes(),
            **{f"{name}.pack": content for name, content in own.items()},
        }
        self.naval = f"naval-{digest(*self._own.values())}"

    def files(self) -> Iterator[tuple[str, bytes]]:
        """Every file, by its place in the site."""
        yield from ((f"{self.runtime}/{name}", content) for name, content in self._runtime.items())
        yield from ((f"{self.naval}/{name}", content) for name, content in self._own.items())

    def started(self, page: Dashboard) -> dict[str, Any]:
        """What the page of a dashboard is told: its script, and what its worker fetches."""
        asked = {
            "kind": page.kind,
            "game": page.game,
            "helped": page.kind in HELPED,
            "runtime": {
                "script": f"{self.runtime}/{STARTS_PYODIDE}",
                "rest": self._of_runtime(REST),
                "parts": {
                    name.removesuffix(".pack"): self._of_runtime(name)
                    for name in ("pyodide.asm.wasm.pack", "pyodide-lock.json.pack", "python_stdlib.zip.pack")
                },
            },
            "packs": [
                *(self._of_runtime(f"{name}.pack") for name in ("libraries", *OF_KIND.get(page.kind, ()))),
                *(self._of_own(f"{name}.pack") for name in (CORE, f"game-{page.game}")),
            ],
        }
        return {"script": f"{self.naval}/page.js", "asked": asked, "keep": keep_list(page.game)}

    def of_game(self, game: str) -> list[str]:
        """All files that pages of a game fetch."""
        mine = ("page.js", "worker.js", f"{CORE}.pack", f"game-{game}.pack")
        unread = ("licences.txt", REST)
        needed = (name for name in self._runtime if name not in unread)
        return [*(f"{self.naval}/{name}" for name in mine), *(f"{self.runtime}/{name}" for name in needed)]

    def _of_runtime(self, name: str) -> dict[str, Any]:
        return Part(f"{self.runtime}/{name}", len(self._runtime[name]))._asdict()

    def _of_own(self, name: str) -> dict[str, Any]:
        return Part(f"{self.naval}/{name}", len(self._own[name]))._asdict()


def keep_list(game: str) -> str:
    """The file that lists what a browser keeps of a game."""
    return f"keep/{game}.json"


def write_site(out: Path, wanted: Wanted, parts: Path) -> None:
    """Write the site; the parts are made first where they are missing.

    Raises:
        Problem: a game cannot be used, or a program that makes the parts is missing or failed.
        OSError: a file cannot be written.
    """
    if not are_made(parts):
        make_parts(parts, wanted.games)
    programs = Programs(parts, make_own(parts, wanted.games))
    site = Site(wanted.games, wanted.languages, wanted.answers, wanted.server, programs.started)
    unfinished = out.with_name(f".{out.name}.unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    try:
        for name, content in _files(site, programs):
            path = unfinished / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        if out.exists():
            shutil.rmtree(out)
        unfinished.replace(out)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)


def _files(site: Site, programs: Programs) -> Iterator[tuple[str, bytes]]:
    for language in site.languages:
        for name, page in SitePages(site, language).files():
            yield name, page.encode()
    yield from programs.files()
    yield from _scenes(site)
    static = dict(_static()) | _boards(site)
    yield from static.items()
    for game in site.games:
        kept = [*_pages_to_keep(site, game), *static, *programs.of_game(game)]
        yield keep_list(game), json.dumps(kept, indent=0).encode()
    service = (SCRIPTS / "service.js").read_text(encoding="utf-8")
    yield "service.js", service.replace("@current@", f"{programs.runtime} {programs.naval}").encode()
    yield "README.txt", "\n".join(Texts(language).t("site-readme") for language in site.languages).encode()
    yield ".nojekyll", b""  # hosts of code would leave out files of some names


def _static() -> Iterator[tuple[str, bytes]]:
    yield "static/theme.css", theme_css().read_bytes()
    yield "static/pictures.js", pictures_js()
    yield "static/pictures.css", pictures_css()
    yield "static/plotly.min.js", (plotly_folder() / "plotly.min.js").read_bytes()
    for name in STATIC:
        yield f"static/{name}", (SCRIPTS / name).read_bytes()
    for path in sorted(STATIC_FOLDER.rglob("*")):
        if path.is_file() and path.name not in LIVE_ONLY:
            yield f"static/{path.relative_to(STATIC_FOLDER).as_posix()}", path.read_bytes()


def _boards(site: Site) -> dict[str, bytes]:
    """The pictures of the home page, which shows all games of the site."""
    pictures = pictures_of(site.games, site.languages)
    return {f"static/{place}": content for place, content in pictures.items()}


def _scenes(site: Site) -> Iterator[tuple[str, bytes]]:
    """The scripts that draw the scenes of the episodes to be read."""
    for game in site.games:
        for language in site.languages:
            for episode, script in scenes_of(game, language).items():
                yield f"static/{scenes_file(game, episode, language)}", script


def _pages_to_keep(site: Site, game: str) -> list[str]:
    paths = ["", *(page.path() for page in dashboards(game))]
    paths += [f"{kind}/{game}" for kind in ("rules", "charts", "read")]
    return [Place(language, file_of(path)).path for language in site.languages for path in paths]
