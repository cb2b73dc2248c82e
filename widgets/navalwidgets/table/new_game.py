"""The form that starts a game: who plays which side, the optional rules, the dice.

Knows choices in words. Must not know a game: the table says what there is to choose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, NamedTuple

import traitlets

from navalwidgets.base.guard import guarded
from navalwidgets.base.messages import text_in
from navalwidgets.base.widget import NavalWidget, script, style


class Pick(NamedTuple):
    """One thing to choose: its values as (key, label, explanation), the key chosen, and its rule."""

    name: str
    label: str
    about: str
    values: tuple[tuple[str, str, str], ...]
    chosen: str
    rule: str = ""


class Seated(NamedTuple):
    """The options that say who plays, and the sides that play at their values, joined by "|"; None at values
    that do not go together."""

    options: tuple[str, ...]
    sides: Mapping[str, tuple[str, ...] | None]


class NewGame(NavalWidget):
    """The form. The page answers `{"event": "start", "seats", "options", "seed", "staff"}`, keys as text;
    `{"event": "back"}`; or `{"event": "resume", "play", "text"}` with a game the browser has kept.

    Traits: brief: the game in a few sentences, for somebody who has never seen it. first: options that
    stand with the seats, as the one in `seated` does.
    """

    _esm = script("drawings/focus", "table/kept_games", "table/new_game")
    _css = style("table/new_game")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-new-",)
    links_rules = True

    title = traitlets.Unicode("").tag(sync=True)
    intro = traitlets.Unicode("").tag(sync=True)
    brief: traitlets.List[str] = traitlets.List().tag(sync=True)
    seats: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    options: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    first: traitlets.List[str] = traitlets.List().tag(sync=True)
    seated = traitlets.Dict().tag(sync=True)
    seed = traitlets.Unicode("").tag(sync=True)
    staff = traitlets.Bool(False).tag(sync=True)
    notes: traitlets.List[str] = traitlets.List().tag(sync=True)
    back = traitlets.Bool(False).tag(sync=True)
    shown = traitlets.Int(0).tag(sync=True)

    def __init__(
        self,
        on_start: Callable[[Mapping[str, Any]], None] | None = None,
        on_back: Callable[[], None] | None = None,
        on_resume: Callable[[str, str], None] | None = None,
        **traits: Any,
    ) -> None:
        super().__init__(**traits)
        self._on_start, self._on_back, self._on_resume = on_start, on_back, on_resume
        self.on_msg(self._heard)

    def show(self, seats: Iterable[Pick], options: Iterable[Pick], seated: Seated | None = None) -> None:
        """Put the choices on the page; with `seated`, only the seats there are at its options' values."""
        with self.hold_sync():
            self.seated = {} if seated is None else seated._asdict()
            self.seats = [pick._asdict() for pick in seats]
            self.options = [pick._asdict() for pick in options]
            self.shown += 1

    @guarded()
    def _heard(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        if content.get("event") == "start" and self._on_start:
            self._on_start(content)
        elif content.get("event") == "back" and self._on_back:
            self._on_back()
        elif content.get("event") == "resume" and self._on_resume:
            self._on_resume(text_in(content, "play"), text_in(content, "text"))
