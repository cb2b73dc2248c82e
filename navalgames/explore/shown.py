"""Chances of outcomes as rows, as bars in a notebook, as a figure: of what was read, of what was rolled.

Knows outcomes with their chances. Must not know a game, nor where the chances come from.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from navalgames.chance.distribution import in_order
from navalgames.explore.numbers import Exact
from navalgames.printing import printed
from navalgames.texts import Texts
from navalgames.texts.choice import language_here
from navalgames.texts.figures import fraction_text, percent_text

MOST_ROWS = 40
LONGEST_OUTCOME = 80
"""Signs of an outcome beside its bar: a whole state is cut."""
Rows = tuple[tuple[Any, Exact], ...]


def rows_of(chances: Any) -> Rows:
    """Each outcome with its chance, in their order. `chances`: pairs of both."""
    found = dict(chances)
    return tuple((outcome, Exact(found[outcome])) for outcome in in_order(found))


def bar_row(told: str, chance: Exact, more: str | None = None) -> str:
    """A row of a table in a notebook: the outcome, a bar, its percentage, the fraction or `more`."""
    bar = (
        f'<div style="background:#2f6f9f;height:0.8em;width:{float(100 * chance):.2f}%;min-width:1px"></div>'
    )
    beside = fraction_text(chance) or str(chance) if more is None else more
    columns = "".join(f"<td>{escape(one)}</td>" for one in (percent_text(chance), beside))
    return f'<tr><td>{escape(told)}</td><td style="width:20em">{bar}</td>{columns}</tr>'


def bars_html(
    rows: Rows, beside: Callable[[Any], str] | None = None, told: Callable[[Any], Any] | None = None
) -> str:
    """All of it in a notebook; the likeliest where they are many.

    beside: what stands behind a bar. told: how an outcome is shown, where it has a name.
    """
    likeliest = sorted(rows, key=lambda row: -row[1])[:MOST_ROWS]
    kept = {outcome for outcome, _ in likeliest}
    lines = "".join(
        bar_row(
            printed(told(outcome) if told else outcome, LONGEST_OUTCOME), chance,
            beside(outcome) if beside else None,
        )
        for outcome, chance in rows if outcome in kept
    )  # fmt: skip
    left = len(rows) - MOST_ROWS
    more = f"<p>{escape(Texts(language_here()).t('explore-more', count=left))}</p>" if left > 0 else ""
    return f"<table>{lines}</table>{more}"


def bars_figure(rows: Rows, title: str = "") -> Any:
    """The chances as a plotly figure (`plotly.graph_objects.Figure`)."""
    from plotly import graph_objects

    across = [printed(outcome, LONGEST_OUTCOME) for outcome, _ in rows]
    figure = graph_objects.Figure(graph_objects.Bar(x=across, y=[float(100 * chance) for _, chance in rows]))
    figure.update_layout(
        title=title, yaxis={"ticksuffix": " %", "rangemode": "tozero"}, xaxis={"type": "category"}
    )
    return figure
