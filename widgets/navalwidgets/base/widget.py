"""What every widget of ours shares: its script, its style, its words, and how an answer reaches the page.

Knows anywidget and the catalogues. Must not know a game, a rule or a page.

A widget's script is `base/shared.js` followed by the files it names, so that helpers are
written once and no widget fetches anything. The theme travels in the script and is put
into a page once, before every other style, so that a widget's own style has the last word.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import ClassVar

import anywidget
import traitlets

from navalgames.naming import prefix_of
from navalgames.rule_names import rule_names
from navalgames.texts import Texts

PACKAGE = Path(__file__).parent.parent
"""Where the rooms are."""


def script(*names: str) -> str:
    """The ES module of a widget: the theme, the shared helpers, then these files; the last one renders.

    A file is named by its room, `drawings/hex_map`, and stands there beside the module that draws with it.
    """
    theme = f"const NAVAL_THEME = {json.dumps(_read('base/theme.css'))};\n"
    return theme + "\n".join(_read(f"{name}.js") for name in ("base/shared", *names))


def style(*names: str) -> str:
    """The style sheets of a widget, one after another; one that the theme is enough for sets none."""
    return "".join(_read(f"{name}.css") for name in names)


def _read(name: str) -> str:
    return (PACKAGE / name).read_text(encoding="utf-8")


class NavalWidget(anywidget.AnyWidget):
    """A widget of ours. Subclasses set `_esm`, `_css` and `text_prefixes`.

    Traits every widget has:
        language: the catalogue it speaks.
        game: the game whose words it may use ("" for none).
        texts: the sentences its script needs, by catalogue key.
        problem: a sentence shown in the widget when something went wrong ("" for nothing).
        revision: counts the answers given to the page; a script that asked something
            stays busy until it changes (see `ask` in shared.js and `guarded`).
    """

    text_prefixes: ClassVar[tuple[str, ...]] = ()
    links_rules: ClassVar[bool] = False
    """Whether its script links rules: it is then told the names of those whose number is no number."""

    language = traitlets.Unicode("en").tag(sync=True)
    game = traitlets.Unicode("").tag(sync=True)
    texts = traitlets.Dict().tag(sync=True)
    problem = traitlets.Unicode("").tag(sync=True)
    revision = traitlets.Int(0).tag(sync=True)

    def __init__(self, **traits: object) -> None:
        super().__init__(**traits)
        self.texts = self._sentences()

    @property
    def words(self) -> Texts:
        """The catalogues this widget speaks from."""
        return Texts(self.language, game=self.game or None)

    def _sentences(self) -> dict[str, str]:
        words = self.words
        sentences: dict[str, str] = {}
        for prefix in ("general-", "badge-", *self.text_prefixes):
            sentences |= words.several(prefix)
        if self.game:  # a rule that is a chart is called by its title
            charts = f"{prefix_of(self.game)}chart-"
            sentences |= {
                f"chart-{key.removeprefix(charts)}": text for key, text in words.several(charts).items()
            }
        if self.links_rules:
            sentences |= {f"rule-{number}": name for number, name in rule_names(words).items()}
        return sentences
