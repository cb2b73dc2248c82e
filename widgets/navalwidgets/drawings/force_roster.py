"""Both sides' forces as cards: each with what it consists of, where it is and what it bears.

Knows cards, tables and sentences. Must not know a game: its table says what there is to tell.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import traitlets

from navalwidgets.base.widget import NavalWidget, script, style


class Muster(NamedTuple):
    """One force: its name, sentences about it, and rows of a table under the roster's columns."""

    title: str
    lines: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


class Roll(NamedTuple):
    """Everything of one side (0, 1; None for nobody), in order."""

    title: str
    side: int | None
    musters: tuple[Muster, ...]


class ForceRoster(NavalWidget):
    """The roster. `show` replaces everything."""

    _esm = script("drawings/force_roster")
    _css = style("drawings/force_roster")

    columns: traitlets.List[str] = traitlets.List().tag(sync=True)
    rolls: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)

    def show(self, columns: Iterable[str], rolls: Iterable[Roll]) -> None:
        """Tell of these forces and no others."""
        with self.hold_sync():
            self.columns = list(columns)
            self.rolls = [_roll_data(roll) for roll in rolls]


def _roll_data(roll: Roll) -> dict[str, Any]:
    musters = [
        {"title": one.title, "lines": list(one.lines), "rows": [list(row) for row in one.rows]}
        for one in roll.musters
    ]
    return {"title": roll.title, "side": roll.side, "musters": musters}
