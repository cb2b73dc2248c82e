"""The parts of a mechanic's page: the list to choose from, the head with its rules, what an answer rests on.

Knows questions, cells and their words. Must not know how an answer was worked out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import traitlets

from navalgames.charts import Cell, weakest
from navalwidgets.base import NavalWidget, script, style
from navalwidgets.guard import guarded


class MechanicList(NavalWidget):
    """The mechanics of a game in groups: buttons beside the page, one pull-down list on a narrow one.

    The page sends {event: "choose", name}.

    Traits: groups = [{"label", "items": [{"name", "label"}]}], chosen.
    """

    _esm = script("mechanic_list")
    _css = style("mechanic_list")
    text_prefixes = ("lab-",)

    groups = traitlets.List().tag(sync=True)
    chosen = traitlets.Unicode("").tag(sync=True)

    def __init__(self, choose: Callable[[str], None], **traits: Any) -> None:
        super().__init__(**traits)
        self._choose = choose
        self.on_msg(self._heard)

    @guarded()
    def _heard(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        names = [item["name"] for group in self.groups for item in group["items"]]
        if content.get("event") == "choose" and content.get("name") in names:
            self._choose(content["name"])


class MechanicHead(NavalWidget):
    """Title, explanation, notes and rules of the mechanic that is shown. The page sends nothing.

    Traits: title, about, notes (sentences), rules = [{"number", "title", "note"}].
    """

    _esm = script("mechanic_head")
    _css = style("mechanic_head")
    text_prefixes = ("lab-",)

    title = traitlets.Unicode("").tag(sync=True)
    about = traitlets.Unicode("").tag(sync=True)
    notes = traitlets.List().tag(sync=True)
    rules = traitlets.List().tag(sync=True)


class Evidence(NavalWidget):
    """What an answer rests on: the chart cells that took part, each with its source.

    The page sends {event: "doubt"} to ask how much the uncertain cells matter; `doubted` answers.

    Traits: charts = [{"name", "title", "badge", "cells": [...]}], doubt (the sentence), can_doubt.
    """

    _esm = script("evidence")
    _css = style("evidence")
    text_prefixes = ("lab-",)

    charts = traitlets.List().tag(sync=True)
    summary = traitlets.Unicode("").tag(sync=True)
    doubt = traitlets.Unicode("").tag(sync=True)
    can_doubt = traitlets.Bool(False).tag(sync=True)

    def __init__(self, doubted: Callable[[], str], **traits: Any) -> None:
        super().__init__(**traits)
        self._doubted = doubted
        self.on_msg(self._heard)

    def show(self, cells: Iterable[Cell], title_of: Callable[[str], str]) -> None:
        """List these cells, by chart."""
        by_chart: dict[str, list[Cell]] = {}
        for cell in cells:
            by_chart.setdefault(cell.chart, []).append(cell)
        charts = [chart_data(name, title_of(name), chart) for name, chart in by_chart.items()]
        count = sum(len(chart) for chart in by_chart.values())
        with self.hold_sync():
            self.charts, self.doubt = charts, ""
            self.summary = self.words.t("lab-evidence-summary", cells=count, charts=len(by_chart))
            self.can_doubt = any(cell.plausible for chart in by_chart.values() for cell in chart)

    @guarded()
    def _heard(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        if content.get("event") == "doubt":
            self.doubt = self._doubted()


def chart_data(name: str, title: str, cells: list[Cell]) -> dict[str, Any]:
    """The cells of one chart as the page lists them."""
    return {
        "name": name,
        "title": title,
        "badge": weakest(cells),
        "cells": [
            {
                "row": str(cell.row),
                "column": str(cell.column),
                "value": str(cell.value),
                "kind": cell.kind,
                "where": cell.where,
                "note": cell.note,
            }
            for cell in cells
        ],
    }
