"""Draws the pictures of the boards on the home page (`make boards`): every game, language and theme.

Run as a module, with the names of games for some of them. A position is laid by the rules of its game, as
`home/board.toml` tells, drawn by the drawing of its table, and kept beside that file with its checksum.
"""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ipywidgets import Box, Widget
from playwright.sync_api import Browser, Page, Route, sync_playwright

from navalgames.checking.home_board import checksum
from navalgames.explore.scenes import laid
from navalgames.explore.tables import Table
from navalgames.games import GAME_IDS
from navalgames.serve.places import STATIC_FOLDER, theme_css
from navalgames.sessions.home_board import (
    SIZE,
    THEMES,
    Framing,
    HomeBoard,
    picture_file,
    position_file,
    read_home_board,
)
from navalgames.texts import LANGUAGES, Texts
from navalwidgets.table.games.finding import board_of, table_of
from tests.browser.chromium import FLAGS, get_chromium

HOST = "http://boards.test/"
"""Answered from files: nothing is asked of any network."""
QUALITY = 72
BARE = """
html, body { margin: 0; overflow: hidden; }
body { background: var(--paper); padding: 0.4rem; }
.nv-map-tools, .nv-map-foot, .nv-map-where, .nv-map-legend, .nv-map-hint, .nv-map-number,
.nv-files, .nv-table-hint {
  display: none !important;
}
"""
DRAW = """async ({ parts, wide }) => {
  const said = document.getElementById("said"), host = document.getElementById("board");
  host.style.width = wide + "px";
  async function put(part, into) {
    const node = document.createElement("div");
    node.className = part.classes.join(" ");
    into.append(node);
    if (part.children) { for (const one of part.children) await put(one, node); return; }
    said.textContent += part.style;
    const get = (name) => part.state[name], none = () => {};
    const set = (name, value) => { part.state[name] = value; };
    const model = { get, set, on: none, off: none, save_changes: none, send: none };
    const script = URL.createObjectURL(new Blob([part.script], { type: "text/javascript" }));
    const drawing = await import(script);
    await drawing.default.render({ model, el: node });
  }
  await put(parts, host);
  await document.fonts.ready;
}"""


def drawn_parts(widget: Widget) -> dict[str, Any]:
    """What a board's widgets are drawn from, as the page would be sent it."""
    classes = list(widget._dom_classes)
    if isinstance(widget, Box):
        return {"classes": classes, "children": [drawn_parts(one) for one in widget.children]}
    told = {name: value for name, value in widget.get_state().items() if not name.startswith("_")}
    state = {name: value for name, value in told.items() if name not in ("layout", "tabbable", "tooltip")}
    style = getattr(widget, "_css", "")
    return {"classes": classes, "script": widget._esm, "style": style, "state": state}


def parts_of(game: str, board: HomeBoard, table: Table, language: str) -> dict[str, Any]:
    """The game's own board with the position on it."""
    speaking = table_of(game, table.charts, table.options, Texts(language, game=game))
    drawing = board_of(lambda _place: None, game=game, language=language)
    drawing.make_small()
    drawing.lay(speaking)
    drawing.hear(board.scene.view, ())
    drawing.show(speaking, table.view(board.scene.view))
    drawing.light(board.scene.lit)
    return json.loads(json.dumps(drawn_parts(drawing.main)))


@contextmanager
def bare_page(browser: Browser, language: str, theme: str, framing: Framing) -> Iterator[Page]:
    """A page with our colours and fonts and nothing else, as large as the part that is shown."""
    context = browser.new_context(
        viewport={"width": framing.wide + 40, "height": 1600},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    whole = (
        f'<!doctype html><html lang="{language}"><link rel="stylesheet" href="naval.css">'
        f'<link rel="stylesheet" href="theme.css"><style id="said"></style><style>{BARE}</style>'
        '<body class="nv"><div id="board"></div>'
    )

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(HOST)
        if not name:
            route.fulfill(body=whole, content_type="text/html; charset=utf-8")
        else:
            route.fulfill(path=theme_css() if name == "theme.css" else STATIC_FOLDER / name)

    page = context.new_page()
    page.route(f"{HOST}**", answer)
    page.goto(HOST)
    yield page
    context.close()


def picture(page: Page, parts: dict[str, Any], framing: Framing) -> bytes:
    """The part of the board that is shown, as WebP."""
    page.evaluate(DRAW, {"parts": parts, "wide": framing.wide})
    page.wait_for_timeout(600)  # what is drawn in the next frames is drawn
    shown = {
        "x": framing.left,
        "y": framing.top,
        "width": framing.across,
        "height": framing.across * SIZE[1] / SIZE[0],
        "scale": SIZE[0] / framing.across,
    }
    asked = {"format": "webp", "quality": QUALITY, "clip": shown}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", asked)
    return base64.b64decode(taken["data"])


def draw(browser: Browser, game: str) -> None:
    """All pictures of a game, and the checksum of their position."""
    board = read_home_board(game)
    if board is None:
        return
    table = laid(game, board.scene)
    for language in LANGUAGES:
        parts = parts_of(game, board, table, language)
        for theme in THEMES:
            path = picture_file(game, language, theme)
            with bare_page(browser, language, theme, board.picture) as page:
                path.write_bytes(picture(page, parts, board.picture))
            print(path.name, game, path.stat().st_size, "bytes")
    position_file(game).write_text(f"{checksum(table)}\n", encoding="utf-8")


def main() -> None:
    """Draw those that were named, or all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=get_chromium(), args=list(FLAGS))
        for game in sys.argv[1:] or GAME_IDS:
            draw(browser, game)
        browser.close()


if __name__ == "__main__":
    main()
