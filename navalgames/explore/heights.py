"""Heights over values: a number for each of several things, as a line of text, a table, a figure.

Knows numbers and plotly figures. Must not know where a height comes from.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from itertools import islice
from typing import Any

from navalgames.odds import is_number
from navalgames.printing import printed
from navalgames.texts.figures import number_text, percent_text

MOST_IN_SHORT = 12
MOST_ROWS = 40


class Heights(dict[Any, Any]):
    """A height for each value.

    left_out: values that have none, each with its reason. chances: whether the heights are chances (0 to 1).
    intervals: where a height was rolled, between what its true value lies (95 %).
    """

    left_out: dict[Any, str]
    chances: bool
    intervals: dict[Any, tuple[float, float]]

    def rows(self) -> tuple[tuple[Any, ...], ...]:
        """Each value with its height; behind a height that was rolled the ends of its interval."""
        return tuple((value, height, *self.intervals.get(value, ())) for value, height in self.items())

    def teller(self, language: str | None = None) -> Callable[[Any], str]:
        """What a value is called."""
        return printed

    def titles(self, language: str | None = None) -> tuple[str, str]:
        """What a figure is called, and what is counted across."""
        return "", ""

    def plot(self, language: str | None = None) -> Any:
        """All of it as a plotly figure (`plotly.graph_objects.Figure`), with the intervals of rolls."""
        from plotly import graph_objects

        tell, (title, across) = self.teller(language), self.titles(language)
        # Nothing lies between two names: no line joins them.
        drawn = graph_objects.Scatter if all(map(is_number, self)) else graph_objects.Bar
        trace = drawn(x=[tell(value) for value in self], y=[self._drawn(one) for one in self.values()])
        if self.intervals:
            ends = [self.intervals.get(value, (height, height)) for value, height in self.items()]
            trace.error_y = {
                "symmetric": False,
                "array": [
                    self._drawn(high - float(one)) for (_, high), one in zip(ends, self.values(), strict=True)
                ],
                "arrayminus": [
                    self._drawn(float(one) - low) for (low, _), one in zip(ends, self.values(), strict=True)
                ],
            }
        figure = graph_objects.Figure(trace)
        figure.update_layout(
            title=title,
            yaxis={"ticksuffix": " %" if self.chances else "", "rangemode": "tozero"},
            xaxis={"type": "category", "title": across},
        )
        return figure

    def _drawn(self, height: Any) -> float:
        return float(100 * height if self.chances else height)

    def _height(self, height: Any) -> str:
        return f"{float(height):.1%}" if self.chances else f"{float(height):.4g}"

    def _in_short(self) -> str:
        """The heights one after the other, and how many values have none."""
        counted = "chance" if self.chances else "mean"
        told = [f"{printed(value)}: {self._with_interval(value)}" for value in islice(self, MOST_IN_SHORT)]
        told += ["…"] if len(self) > MOST_IN_SHORT else []
        left = f"; left out: {len(self.left_out)}" if self.left_out else ""
        return f"{counted}: {', '.join(told)}{left}"

    def _with_interval(self, value: Any) -> str:
        told = self._height(self[value])
        if value not in self.intervals:
            return told
        low, high = map(self._height, self.intervals[value])
        return f"{told} ({low} to {high})"

    def _repr_html_(self) -> str:
        """What a notebook shows: a table."""
        tell, told = self.teller(), percent_text if self.chances else number_text
        rows = "".join(
            f"<tr><th>{escape(tell(value))}</th><td>{escape(told(height))}</td>"
            + "".join(f"<td>{escape(told(end))}</td>" for end in ends)
            + "</tr>"
            for value, height, *ends in self.rows()[:MOST_ROWS]
        )
        return f"<p>{escape(repr(self))}</p><table>{rows}</table>"
