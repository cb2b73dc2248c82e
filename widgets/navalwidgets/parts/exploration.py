"""What people explore with plotly: curves, heat maps, comparisons, simulations. The one place that uses it.

Knows figures as plain data and where plotly.js lies. Must not know what a figure is about, and never
imports plotly itself: the script comes from the server as one cached file, or else through the kernel.
See docs/decisions/0002-plotly-in-the-page.md for why and for the numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import traitlets

from navalwidgets.base.guard import guarded
from navalwidgets.base.widget import NavalWidget, script, style

#: Lines differ by colour, dash and marker, so that none of them speaks alone.
LINE_STYLES = tuple(
    zip(
        ("--data-1", "--data-2", "--data-3", "--data-4", "--data-5", "--data-6"),
        ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot"),
        ("circle", "square", "diamond", "triangle-up", "x", "star"),
        strict=True,
    )
)
#: From paper to sea blue: one hue, and light enough that dark numbers stand on every step of it.
HEAT_SCALE = [[0, "#fbf7ee"], [0.5, "#b3d0e8"], [1, "#559ad1"]]
HEAT_INK = "#17222e"
MOST_WRITTEN_COLUMNS, MOST_WRITTEN_ROWS = 12, 14
MOST_TICKS = 16


def plotly_script() -> Path:
    """The plotly.js that comes with the plotly package."""
    place = find_spec("plotly")
    if place is None or not place.submodule_search_locations:
        raise FileNotFoundError("plotly")
    return Path(place.submodule_search_locations[0]) / "package_data" / "plotly.min.js"


def curve_figure(
    x: Sequence[Any],
    lines: Iterable[tuple[str, Sequence[float]]],
    *,
    x_title: str,
    y_title: str,
    percent: bool,
) -> dict[str, Any]:
    """Lines over the values of one parameter; where these are names points, or bars if there is one line.

    Nothing lies between two names, so no line joins them.

    Args:
        x: numbers, or words for named values.
        lines: name and heights of each line.
        percent: whether the heights are chances in percent (axis from 0).
    """
    traces: list[dict[str, Any]] = []
    ending = (" %" if percent else "") + "<extra>%{fullData.name}</extra>"
    named = any(isinstance(value, str) for value in x)
    for place, (name, heights) in enumerate(lines):
        colour, dash, marker = LINE_STYLES[place % len(LINE_STYLES)]
        points = {"symbol": marker, "size": 13 if named else 9, "color": colour}
        joined = {"mode": "lines+markers", "line": {"color": colour, "dash": dash, "width": 3}}
        traces.append(
            {
                "type": "scatter",
                "name": name,
                "x": list(x),
                "y": list(heights),
                "marker": points,
                **({"mode": "markers"} if named else joined),
                "hovertemplate": "%{x}: %{y:.4g}" + ending,
            }
        )
    if named and len(traces) == 1:
        traces[0] |= {"type": "bar", "width": 0.5, "marker": {"color": traces[0]["marker"]["color"]}}
        del traces[0]["mode"]
    vertical: dict[str, Any] = {"title": {"text": y_title}, "rangemode": "tozero"}
    if percent:
        vertical["ticksuffix"] = " %"
    horizontal: dict[str, Any] = {"title": {"text": x_title}, **({"type": "category"} if named else {})}
    if all(isinstance(value, int) for value in x) and len(x) <= MOST_TICKS:
        horizontal["tickvals"] = list(x)
    layout = {"xaxis": horizontal, "yaxis": vertical, "showlegend": len(traces) > 1}
    return {"data": traces, "layout": layout}


def heat_figure(
    x: Sequence[Any],
    y: Sequence[Any],
    heights: Sequence[Sequence[float | None]],
    written: Sequence[Sequence[str]],
    *,
    x_title: str,
    y_title: str,
    z_title: str,
    percent: bool,
) -> dict[str, Any]:
    """A field of two parameters; the numbers stand in the cells where there is room.

    heights: row by row; None leaves a cell open.
    """
    trace: dict[str, Any] = {
        "type": "heatmap",
        "x": [str(value) for value in x],
        "y": [str(value) for value in y],
        "z": [list(row) for row in heights],
        "text": [list(row) for row in written],
        "colorscale": HEAT_SCALE,
        "textfont": {"color": HEAT_INK},
        "xgap": 2,
        "ygap": 2,
        "colorbar": {"title": {"text": z_title, "side": "right"}, "ticksuffix": " %" if percent else ""},
        "hovertemplate": f"{x_title} %{{x}}<br>{y_title} %{{y}}<br>%{{text}}<extra></extra>",
    }
    if len(x) <= MOST_WRITTEN_COLUMNS and len(y) <= MOST_WRITTEN_ROWS:
        trace["texttemplate"] = "%{text}"
    axis = {"type": "category"}
    return {
        "data": [trace],
        "layout": {
            "xaxis": {"title": {"text": x_title}, **axis},
            "yaxis": {"title": {"text": y_title}, **axis},
            "plot_bgcolor": "--line",
        },
    }


class Exploration(NavalWidget):
    """One plotly figure with a title, a sentence that tells it, the same numbers as a table, and files.

    Colours in a figure may be tokens of the theme ("--data-1"): the page turns them into colours, again
    when the theme changes. The page sends {event: "plotly"} when the server does not offer the script
    (JupyterLab); Python answers with the script itself, once per page.

    Traits: title, sentence, figure ({"data": [...], "layout": {...}}), head and body of the table, file_name.
    """

    _esm = script("parts/picture", "parts/exploration")
    _css = style("parts/exploration")
    text_prefixes = ("explore-", "odds-save", "odds-source")

    title = traitlets.Unicode("").tag(sync=True)
    sentence = traitlets.Unicode("").tag(sync=True)
    figure = traitlets.Dict().tag(sync=True)
    head: traitlets.List[str] = traitlets.List().tag(sync=True)
    body: traitlets.List[list[str]] = traitlets.List().tag(sync=True)
    badge = traitlets.Unicode("").tag(sync=True)
    file_name = traitlets.Unicode("figure").tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.on_msg(self._heard)

    def show(
        self,
        figure: dict[str, Any],
        *,
        title: str,
        sentence: str,
        head: Sequence[str],
        body: Sequence[Sequence[str]],
        **traits: Any,
    ) -> None:
        """Draw a figure, in one message with its words and its table.

        Args:
            sentence: what the figure shows, for those who cannot see it as for those who can.
            head, body: the same numbers as a table; the first cell of a row is its heading.
        """
        with self.hold_sync():
            self.title, self.sentence, self.figure = title, sentence, figure
            self.head, self.body = list(head), [list(row) for row in body]
            for name, value in traits.items():
                setattr(self, name, value)

    @guarded()
    def _heard(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        if content.get("event") == "plotly":
            self.send({"event": "plotly"}, buffers=[plotly_script().read_bytes()])
