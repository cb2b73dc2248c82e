"""The log of a play: what happened turn by turn, the dice that fell, and the rules that said so.

Knows lines in words. Must not know a game or a play: the table hands the lines in, only those
the reader may see. The page asks for the text of a rule (`{"event": "rule", "number": ...}`),
for another turn (`{"event": "turn", "turn": n}`, 0 for all), for the way that dice took through the rule
(`{"event": "way", "throw": ...}`), and for all lines as a file (`{"event": "save", "kind": "csv" | "text"}`).
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, NamedTuple

import traitlets

from navalwidgets.base.guard import guarded
from navalwidgets.base.messages import text_in
from navalwidgets.base.widget import NavalWidget, script, style


class Line(NamedTuple):
    """One line: its turn, whose doing it was (0, 1, None), the sentence, the rule, the dice shown.

    throw: the key of its dice, by which the way they took is asked for; "" for none.
    """

    turn: int
    side: int | None
    text: str
    rule: str = ""
    faces: tuple[int, ...] = ()
    throw: str = ""


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

    _esm = script("table/door", "table/log")
    _css = style("table/log")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-log-",)
    links_rules = True

    turns: traitlets.List[list[Any]] = traitlets.List().tag(sync=True)
    turn = traitlets.Int(0).tag(sync=True)
    lines: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    opened = traitlets.Dict().tag(sync=True)
    note = traitlets.Unicode("").tag(sync=True)

    def __init__(
        self,
        find_rule: Callable[[str], RuleText] | None = None,
        show_way: Callable[[str], None] | None = None,
        **traits: Any,
    ) -> None:
        super().__init__(**traits)
        self._find_rule, self._show_way = find_rule, show_way
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
            asked = content.get("turn")
            self.turn = asked if isinstance(asked, int) and asked in numbers else 0
            self._follow = bool(numbers) and self.turn == numbers[-1]
            self._fill()
        elif content.get("event") == "rule" and self._find_rule:
            self.opened = self._find_rule(text_in(content, "number"))._asdict()
        elif content.get("event") == "way" and self._show_way:
            self._show_way(text_in(content, "throw"))
        elif content.get("event") == "save" and text_in(content, "kind") in FILES:
            ending, mime, write = FILES[text_in(content, "kind")]
            text = write(self._all, dict(self.turns))
            self.send({"file": {"name": f"{self.game}-log.{ending}", "mime": mime, "text": text}})


def log_csv(lines: Iterable[Line], turns: Mapping[int, str]) -> str:
    """The log as a table, one line of the log in each row."""
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(("turn", "side", "what", "dice", "rule"))
    for line in lines:
        side = "" if line.side is None else line.side + 1
        dice = " ".join(map(str, line.faces))
        table.writerow((turns.get(line.turn, line.turn), side, line.text, dice, line.rule))
    return "\ufeff" + out.getvalue()


def log_text(lines: Iterable[Line], turns: Mapping[int, str]) -> str:
    """The log to be read: a heading for every turn, the rule after each line."""
    told: list[str] = []
    turn = None
    for line in lines:
        if line.turn != turn:
            turn = line.turn
            told += ["", turns.get(turn, str(turn))]
        told.append(f"  {line.text}" + (f" [{line.rule}]" if line.rule else ""))
    return "\n".join(told).lstrip("\n") + "\n"


FILES = {
    "csv": ("csv", "text/csv;charset=utf-8", log_csv),
    "text": ("txt", "text/plain;charset=utf-8", log_text),
}
