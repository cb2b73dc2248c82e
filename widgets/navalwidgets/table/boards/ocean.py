"""An ocean with task forces, the Battle Board over it while a battle is fought, the forces aside.

Knows chart, battle board and roster as widgets. Must not know a game: its table says what lies where.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from navalwidgets.drawings.battle_board import BattleBoard, Melee
from navalwidgets.drawings.force_roster import ForceRoster, Roll
from navalwidgets.drawings.ocean_chart import OceanChart
from navalwidgets.table.boards.board import Board, Choose
from navalwidgets.table.layout import box_of


class Sea(NamedTuple):
    """The chart as it never changes: the drawing, its name and its signs in words."""

    chart: dict[str, Any]
    caption: str
    legend: tuple[tuple[str, str], ...]


class OceanTable(Protocol):
    """What a game's table tells this board, beside what `table.games.GameTable` tells the page."""

    def sea(self) -> Sea | None:
        """The chart; None for a game on the Battle Board alone."""

    def laid(self, view: Any) -> Mapping[str, Any]:
        """What lies on the chart: the arguments of `OceanChart.lay`."""

    def melee(self, view: Any) -> Melee | None:
        """The battle that is being fought."""

    def roster(self, view: Any) -> tuple[tuple[str, ...], tuple[Roll, ...]]:
        """The forces of both sides: the columns of their tables, and the sides."""

    def short_names(self, view: Any) -> Mapping[str, list[str]]:
        """Each force by its first ships, for a chart too small for a table of forces."""


class OceanBoard(Board):
    """The chart and the battle as the main part, the forces aside."""

    aside: ForceRoster

    def __init__(self, choose: Choose, *, aside_title: str, **words: str) -> None:
        self.aside_title = aside_title
        self.chart, self.battle = OceanChart(choose, **words), BattleBoard(choose, **words)
        self.main = box_of((self.battle, self.chart), "nv-board")
        self.aside = ForceRoster(**words)
        self._hexes: frozenset[str] = frozenset()
        self._shown: Any = None
        self._framed = False
        self._stand()

    @property
    def places(self) -> frozenset[str]:
        """Every hex and force of the chart, in harbour and under water, every zone and ship of the battle."""
        chart = self.chart
        lying = (one[0] for one in (*chart.forces, *chart.lurking))
        return self._hexes.union(
            lying, (name for one in chart.harbours for name in one[2]), self.battle.places
        )

    def lay(self, table: OceanTable) -> None:
        """The chart, its name and its signs."""
        sea = table.sea()
        self._hexes = frozenset(one[0] for one in sea.chart["hexes"]) if sea else frozenset()
        with self.chart.hold_sync():
            self.chart.chart, self.chart.caption = (sea.chart, sea.caption) if sea else ({}, "")
            self.chart.legend = [list(sign) for sign in sea.legend] if sea else []
        self._framed = False

    def show(self, table: OceanTable, view: Any) -> None:
        """What one side sees; an open battle comes before the chart."""
        melee = table.melee(view)
        if self._hexes:
            self.chart.lay(**table.laid(view))
        self.battle.show(melee)
        self._stand(*(["nv-ocean-battle"] if melee else []))
        roster = table.roster(view)
        if roster != self._shown:
            self._shown = roster
            self.aside.show(*roster)

    def make_small(self) -> None:
        """The chart is a picture to look at."""
        self.chart.still = True

    def show_small(self, table: OceanTable, view: Any) -> None:
        """The chart with the names of the forces on it, and no table of them."""
        self.show(table, view)
        self.chart.named = dict(table.short_names(view))
        self.aside.show((), ())
        self._shown = None

    def light(self, places: tuple[str, ...]) -> None:
        """The hexes and forces a lesson is about; those first named after `lay` say what part is shown."""
        lit = tuple(one for one in self.chart.hexes_of(places) if one in self._hexes)
        with self.chart.hold_sync():
            self.chart.marked = [one for one in places if one in self._hexes]
            if not self._framed:
                self.chart.near = list(lit)
        self._framed = self._framed or bool(lit)

    def come_near(self, places: tuple[str, ...]) -> None:
        """Where the dice left nothing lit: the part in which the lesson plays, not the whole ocean."""
        if not self._framed:
            self.chart.near = [one for one in self.chart.hexes_of(places) if one in self._hexes]
            self._framed = True

    def _stand(self, *classes: str) -> None:
        wanted = ("nv-board", "nv-ocean", *([] if self._hexes else ["nv-no-chart"]), *classes)
        if tuple(self.main._dom_classes) != wanted:
            self.main._dom_classes = wanted

    def offer(self, targets: tuple[str, ...], chosen: tuple[str, ...], hint: str) -> None:
        """The places that may be chosen, on the chart and on the Battle Board."""
        battle = set(self.battle.places)
        for part, known in ((self.battle, battle), (self.chart, self.places - battle)):
            with part.hold_sync():
                part.targets = [place for place in dict.fromkeys(targets) if place in known]
                part.chosen = [place for place in chosen if place in known]
                part.hint = hint if part.targets else ""

    def clear(self) -> None:
        """An empty chart, no battle, no forces."""
        self.chart.lay()
        self.battle.show(None)
        self.offer((), (), "")
        self.aside.show((), ())
        self._shown = None
        self._stand()
