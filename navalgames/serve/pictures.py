"""The pictures of a chance on pages without a kernel: what widgets draw them with, as a script and a style.

Knows which files of the widgets draw a picture. Must not know a picture, nor import a widget.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from navalgames.naming import prefix_of
from navalgames.rule_names import rule_names
from navalgames.serve.places import PAGES_FOLDER, widgets_folder
from navalgames.texts import Texts

SCRIPTS = (
    "base/shared", "parts/picture", "parts/die", "why/ends", "why/grid", "why/stairs", "why/dice",
    "why/tables", "why/hand", "why/each", "why/rounds", "why/told", "why/lead", "why/course", "why/falling",
    "why/moved", "why/view",
)  # fmt: skip
STYLES = ("parts/die", "why/view")
SENTENCES = ("general-", "picture-", "odds-save")
LAST_LINE = "export default widget(render);"  # a page that is opened from a folder cannot load modules


@cache
def pictures_js() -> bytes:
    """The script: the theme is linked by the page, so it brings none."""
    drawing = "\n".join(_read(f"{name}.js") for name in SCRIPTS).replace(LAST_LINE, "")
    driver = (PAGES_FOLDER / "pictures.js").read_text(encoding="utf-8")
    return f'(() => {{\nconst NAVAL_THEME = "";\n{drawing}\n{driver}\n}})();\n'.encode()


@cache
def pictures_css() -> bytes:
    """The styles of the drawings."""
    return "".join(_read(f"{name}.css") for name in STYLES).encode()


def _read(name: str) -> str:
    return (widgets_folder() / name).read_text(encoding="utf-8")


def picture_words(name: str, language: str) -> dict[str, str]:
    """The sentences that the script needs for a game, by key, as its widgets hand them over."""
    texts = Texts(language, game=name)
    found = {key: text for prefix in SENTENCES for key, text in texts.several(prefix).items()}
    charts = f"{prefix_of(name)}chart-"
    found |= {f"chart-{key.removeprefix(charts)}": text for key, text in texts.several(charts).items()}
    return found | {f"rule-{number}": called for number, called in rule_names(texts).items()}


def embedded(data: Any) -> str:
    """Data as it stands inside a script element: nothing in it can end that element."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
