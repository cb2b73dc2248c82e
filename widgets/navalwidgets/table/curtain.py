"""The curtain between two players or at the end of a game.

Knows sentences and buttons. Must not know a game or a play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, NamedTuple

import traitlets

from navalwidgets.base.guard import guarded
from navalwidgets.base.widget import NavalWidget, script, style
from navalwidgets.parts.mission_tries import KEPT_BY


class Press(NamedTuple):
    """A button of the curtain."""

    key: str
    label: str
    main: bool = False


class Curtain(NavalWidget):
    """A page of its own: hands the screen to the next player, or tells how the game ended."""

    _esm = script("drawings/focus", KEPT_BY, "table/outlook", "table/curtain")
    _css = style("table/curtain", "table/outlook")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-bar-words",)
    links_rules = True

    title = traitlets.Unicode("").tag(sync=True)
    lines: traitlets.List[str] = traitlets.List().tag(sync=True)
    rule = traitlets.Unicode("").tag(sync=True)
    buttons: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    bars: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    doors: traitlets.List[dict[str, str]] = traitlets.List().tag(sync=True)
    tried: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)
    course: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)
    explained: traitlets.List[str] = traitlets.List().tag(sync=True)
    side = traitlets.Int(None, allow_none=True).tag(sync=True)
    drawn = traitlets.Int(0).tag(sync=True)

    def __init__(self, on_press: Callable[[str], None] | None = None, **traits: Any) -> None:
        super().__init__(**traits)
        self._on_press = on_press
        self.on_msg(self._heard)

    def show(
        self,
        title: str,
        lines: Iterable[str],
        buttons: Iterable[Press],
        side: int | None = None,
        rule: str = "",
        bars: Iterable[dict[str, Any]] = (),
        doors: Iterable[dict[str, str]] = (),
        course: Mapping[str, Any] | None = None,
        tried: Mapping[str, Any] | None = None,
        words: Iterable[str] = (),
    ) -> None:
        """Draw the curtain with these words and buttons; without a title it is open.

        bars: shares of games, each with the sentence that is `said`, its `share` and the ends of its
        interval, `low` and `high`, from 0 to 1. doors: to other pages, each with `href` and `label`. course:
        the `points` of a mission, each with its `share` and the `order` that led there, what is `said` of
        them, `steps`, a sentence for each order, with what these are `about`, the move that decided most
        (`turning`), what other orders led to (`instead`) and what `followed` the order. tried: which
        `mission` it was, and how many `tries` of the learner's `met` it: the page of the episode tells it.
        words: sentences that explain what stands on the table.
        """
        with self.hold_sync():
            self.bars, self.doors, self.course = list(bars), list(doors), dict(course or {})
            self.tried, self.explained = dict(tried or {}), list(words)
            self.title, self.lines, self.side, self.rule = title, list(lines), side, rule
            self.buttons = [button._asdict() for button in buttons]
            self.drawn += 1

    @guarded()
    def _heard(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        known = [button["key"] for button in self.buttons]
        if content.get("drawn") == self.drawn and content.get("key") in known and self._on_press:
            self._on_press(content["key"])
