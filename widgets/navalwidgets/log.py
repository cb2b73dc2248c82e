"""The log of a play: what happened turn by turn, the dice that fell, and the rules that said so.

Knows lines in words. Must not know a game or a play: the table hands the lines in, only those
the reader may see. The page asks for the text of a rule (`{"event": "rule", "number": ...}`)
and for another turn (`{"event": "turn", "turn": n}`, 0 for all).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, NamedTuple

import traitlets

from navalwidgets.base import NavalWidget, script, style
from navalwidgets.guard import guarded


class Line(NamedTuple):
    """One line: its turn, whose doing it was (0, 1, None), the sentence, the rule, the dice shown."""

    turn: int
    side: int | None
    text: str
    rule: str = ""
    faces: tuple[int, ...] = ()


class RuleText(NamedTuple):
    """A rule as the reader of the log sees it: number, title, what it requires, its ruling ("" for none)."""

    number: str
    title: str
    requirement: str
    ruling: str = ""


class Log(NavalWidget):
    """The log. Only the lines of the chosen turn travel to the page.

    Traits:
        turns: (number, label) of the turns there are; turn: the one shown (0: all).
        lines: its lines. opened: the rule whose text is shown (`RuleText`, {} for none).
        note: a sentence above the lines ("" for none).
    """

    _esm = script("log")
    _css = style("log")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-log-",)

    turns = traitlets.List().tag(sync=True)
    turn = traitlets.Int(0).tag(sync=True)
    lines = traitlets.List().tag(sync=True)
    opened = traitlets.Dict().tag(sync=True)
    note = traitlets.Unicode("").tag(sync=True)

    def __init__(self, find_rule: Callable[[str], RuleText] | None = None, **traits: Any) -> None:
        super().__init__(**traits)
        self._find_rule = find_rule
        self._all: tuple[Line, ...] = ()
        self._follow = True
        self.on_msg(self._heard)

    def show(self, lines: Iterable[Line], turns: Iterable[tuple[int, str]]) -> None:
        """Show these lines. The reader stays at the turn of their choice; else the newest turn shows."""
        self._all = tuple(lines)
        with self.hold_sync():
            self.turns = [list(turn) for turn in turns]
            known = [number for number, _ in self.turns]
            if self._follow or self.turn not in (0, *known):
                self.turn = known[-1] if known else 0
            self._fill()

    def _fill(self) -> None:
        self.lines = [line._asdict() for line in self._all if self.turn in (0, line.turn)]

    @guarded()
    def _heard(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        if content.get("event") == "turn":
            numbers = [number for number, _ in self.turns]
            self.turn = content.get("turn") if content.get("turn") in (0, *numbers) else 0
            self._follow = bool(numbers) and self.turn == numbers[-1]
            self._fill()
        elif content.get("event") == "rule" and self._find_rule:
            self.opened = self._find_rule(str(content.get("number", "")))._asdict()
