"""The plotly figures of the choices page: win shares before and after, and what an unknown number is worth.

Knows how numbers become bars. Must not know a game, nor how the numbers were found.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, NamedTuple

LONGEST_LINE, SHORT_LINE = 36, 10


class Bar(NamedTuple):
    """One share in percent with its interval."""

    share: float
    low: float
    high: float


def shares_figure(
    names: Sequence[str],
    before: Sequence[Bar],
    after: Sequence[Bar],
    *,
    labels: tuple[str, str],
    y_title: str,
) -> dict[str, Any]:
    """Pairs of columns with their intervals: before hatched, after solid, the number on each."""
    looks = (("--data-5", "/"), ("--data-1", ""))
    traces = []
    for bars, label, (colour, pattern) in zip((before, after), labels, looks, strict=True):
        marker: dict[str, Any] = {"color": colour, "line": {"color": "--ink", "width": 1}}
        if pattern:
            marker["pattern"] = {
                "shape": pattern,
                "fgcolor": "--paper",
                "bgcolor": colour,
                "size": 8,
                "solidity": 0.3,
            }
        traces.append(
            {
                "type": "bar",
                "name": label,
                "x": [_in_lines(name, SHORT_LINE) for name in names],
                "y": [bar.share for bar in bars],
                "marker": marker,
                "error_y": {
                    "type": "data",
                    "symmetric": False,
                    "array": [bar.high - bar.share for bar in bars],
                    "arrayminus": [bar.share - bar.low for bar in bars],
                    "color": "--ink",
                    "thickness": 2,
                    "width": 8,
                },
                "hovertemplate": "%{x}: %{y:.1f} %<extra>%{fullData.name}</extra>",
            }
        )
    top = max((bar.high for bar in (*before, *after)), default=100)
    vertical = {"title": {"text": y_title}, "ticksuffix": " %", "range": [0, min(100, top * 1.1) or 1]}
    layout = {
        "barmode": "group",
        "showlegend": True,
        "yaxis": vertical,
        "xaxis": {"title": {"text": ""}, "type": "category", "tickangle": 0},
    }
    return {"data": traces, "layout": layout}


def bands_figure(
    names: Sequence[str],
    least: Sequence[float],
    most: Sequence[float],
    *,
    now: float,
    now_label: str,
    x_title: str,
    percent: bool,
) -> dict[str, Any]:
    """One bar for every unknown, from the least to the most the answer can become; a line marks ours.

    The names stand over the bars, so that the bars keep their room in a narrow window.
    """
    ending = " %" if percent else ""
    ends = f"%{{customdata[1]:.4g}}{ending} – %{{customdata[2]:.4g}}{ending}"
    rows = range(len(names))
    trace = {
        "type": "bar",
        "orientation": "h",
        "y": list(rows),
        "x": [high - low for low, high in zip(least, most, strict=True)],
        "base": list(least),
        "width": 0.3,
        "marker": {"color": "--data-1", "line": {"color": "--ink", "width": 1}},
        "customdata": [list(one) for one in zip(names, least, most, strict=True)],
        "hovertemplate": f"%{{customdata[0]}}: {ends}<extra></extra>",
    }
    line = {"color": "--data-2", "width": 3, "dash": "dash"}
    ours = {"type": "line", "x0": now, "x1": now, "yref": "paper", "y0": 0, "y1": 1, "line": line}
    plain = {"showarrow": False, "font": {"size": 13}, "bgcolor": "--paper", "align": "left"}
    over_bars = [
        {
            **plain,
            "xref": "paper",
            "x": 0,
            "xanchor": "left",
            "y": row - 0.17,
            "yanchor": "bottom",
            "text": name,
        }
        for row, name in zip(rows, map(_in_lines, names), strict=True)
    ]
    over_line = {**plain, "x": now, "yref": "paper", "y": 1, "yanchor": "bottom", "text": now_label}
    layout = {
        "showlegend": False,
        "shapes": [ours],
        "annotations": [*over_bars, over_line],
        "margin": {"t": 30, "l": 14},
        "xaxis": {"title": {"text": x_title}, "ticksuffix": ending},
        "yaxis": {
            "range": [len(names) - 0.7, -0.85],
            "showticklabels": False,
            "showgrid": False,
            "zeroline": False,
        },
    }
    return {"data": [trace], "layout": layout}


def _in_lines(label: str, longest: int = LONGEST_LINE) -> str:
    """A label in lines that fit into a narrow window."""
    return "<br>".join(wrap(label, longest, break_long_words=False))
