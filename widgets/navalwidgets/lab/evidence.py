"""What an answer rests on: charts and their cells, each with its source.

Knows cells and their words. Must not know how an answer was worked out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import traitlets

from navalgames.chart_words import told
from navalgames.charts import Cell, weakest
from navalgames.texts import Texts
from navalwidgets.base.guard import guarded
from navalwidgets.base.widget import NavalWidget, script, style


class Evidence(NavalWidget):
    """What an answer rests on: the chart cells that took part, each with its source.

    The page sends {event: "doubt"} to ask how much the uncertain cells matter; `doubted` answers.

    Traits: charts = [{"name", "title", "badge", "sources": [{"kind", "where", "note", "cells": [{"row",
    "column", "value"}]}]}], summary, doubt (the sentence), can_doubt,
    undoubted (why there is nothing to try, where something is our own).
    """

    _esm = script("lab/evidence")
    _css = style("lab/evidence")
    text_prefixes = ("lab-",)

    charts: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    summary = traitlets.Unicode("").tag(sync=True)
    doubt = traitlets.Unicode("").tag(sync=True)
    can_doubt = traitlets.Bool(False).tag(sync=True)
    undoubted = traitlets.Unicode("").tag(sync=True)

    def __init__(self, doubted: Callable[[], str], **traits: Any) -> None:
        super().__init__(**traits)
        self._doubted = doubted
        self.on_msg(self._heard)

    def show(self, cells: Iterable[Cell], title_of: Callable[[str], str]) -> None:
        """List these cells, by chart; `title_of` tells the catalogue key of a chart's title."""
        by_chart: dict[str, list[Cell]] = {}
        for cell in cells:
            by_chart.setdefault(cell.chart, []).append(cell)
        words = self.words
        charts = [chart_data(words, name, words.t(title_of(name)), chart) for name, chart in by_chart.items()]
        count = sum(len(chart) for chart in by_chart.values())
        with self.hold_sync():
            self.charts, self.doubt = charts, ""
            self.summary = words.t("lab-evidence-summary", cells=count, charts=len(by_chart))
            every = [cell for chart in by_chart.values() for cell in chart]
            self.can_doubt = any(cell.plausible for cell in every)
            ours = any(cell.kind == "reconstruction" for cell in every) and not self.can_doubt
            self.undoubted = words.t("lab-doubt-ours") if ours else ""

    @guarded()
    def _heard(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        if content.get("event") == "doubt":
            self.doubt = self._doubted()


def chart_data(words: Texts, name: str, title: str, cells: list[Cell]) -> dict[str, Any]:
    """The cells of one chart as the page lists them: source by source, each told once."""
    by_source: dict[tuple[str, str, str], list[Cell]] = {}
    for cell in cells:
        by_source.setdefault((cell.kind, cell.where, cell.note), []).append(cell)
    sources = [
        {
            "kind": kind,
            "where": words.name(where),
            "note": words.name(note),
            "cells": [cell_data(words, cell) for cell in group],
        }
        for (kind, where, note), group in by_source.items()
    ]
    return {"name": name, "title": title, "badge": weakest(cells), "sources": sources}


def guess_told(words: Texts, title_of: Callable[[str], str], cells: tuple[Cell, ...]) -> str:
    """Where an answer moves most: a cell with its chart; of several that change together their chart."""
    title = words.t(title_of(cells[0].chart))
    if len(cells) > 1:
        return words.t("lab-doubt-cells", chart=title, count=len(cells))
    return words.t("lab-doubt-cell", chart=title, **cell_data(words, cells[0]))


def cell_data(words: Texts, cell: Cell) -> dict[str, str]:
    """One cell in words; a record or a list that was read as one has no column, or neither row nor column."""
    row = words.t("lab-cell-whole-list") if cell.row == "" else told(words, "row", cell.row)
    if cell.column == "":
        return {"row": row, "column": words.t("lab-cell-all-columns"), "value": ""}
    return {
        "row": row,
        "column": told(words, "column", cell.column),
        "value": told(words, "cell", cell.value),
    }
