"""What a what-if found, as tidy rows (CSV) and as plain data (JSON).

Knows records of this package. Must not know labels: names are those of the command line.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from navalgames.sessions.what_if.changes import Change, written
from navalgames.sessions.what_if.games import Comparison
from navalgames.sessions.what_if.ignorance import Ignorance
from navalgames.sessions.what_if.shifts import Shift

#: One row for every number that was compared. Exact values are fractions in `exact_*`; intervals only
#: where games were counted.
COLUMNS = (
    "change",
    "kind",
    "name",
    "settings",
    "outcome",
    "before",
    "after",
    "difference",
    "low",
    "high",
    "exact_before",
    "exact_after",
    "games",
    "seed",
)


def rows_of(
    change: Change, shifts: Iterable[Shift] = (), comparison: Comparison | None = None
) -> list[dict[str, Any]]:
    """Every compared number of one change, one row each."""
    rows = [row for shift in shifts for row in _shift_rows(shift)]
    if comparison is not None:
        rows += _game_rows(comparison)
    return [{"change": change.text, **row} for row in rows]


def csv_text(rows: Iterable[dict[str, Any]]) -> str:
    """The rows as a CSV file."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, restval="", lineterminator="\r\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def change_data(change: Change) -> dict[str, Any]:
    """A change as plain data."""
    return {
        "kind": change.kind,
        "name": change.name,
        "row": change.row,
        "column": change.column,
        "old": change.old,
        "new": change.new,
        "cells": [dict(zip(("chart", "row", "column", "value"), cell, strict=True)) for cell in change.cells],
    }


def shift_data(shift: Shift) -> dict[str, Any]:
    """A question whose odds moved, as plain data; chances as fractions."""
    means = shift.means
    return {
        "question": shift.question.name,
        "settings": dict(shift.before.parameters),
        "elsewhere": dict(shift.elsewhere),
        "outcomes": [
            {
                "outcome": one.outcome,
                "before": str(one.before),
                "after": str(one.after),
                "difference": str(one.difference),
            }
            for one in shift.moved
        ],
        "mean": None if means is None else {"before": str(means[0]), "after": str(means[1])},
        "distance": float(shift.distance),
        "weakest_source": shift.before.weakest,
    }


def comparison_data(comparison: Comparison) -> dict[str, Any]:
    """The counts of pairs of games as plain data."""
    data = comparison._asdict()
    data["change"] = change_data(comparison.change)
    data["wins"] = {
        name: {**effect._asdict(), "before": effect.before._asdict(), "after": effect.after._asdict()}
        for name, effect in comparison.wins.items()
    }
    for name in ("turns", "decisions", "score"):
        effect = getattr(comparison, name)
        data[name] = None if effect is None else effect._asdict()
    data["measures"] = {name: effect._asdict() for name, effect in comparison.measures.items()}
    return {**data, "enough": comparison.enough}


def ignorance_data(found: Ignorance) -> dict[str, Any]:
    """An answer's bands as plain data."""
    return {
        "question": found.answer.question.name,
        "settings": dict(found.answer.parameters),
        "tried": len(found.tries),
        "bands": [
            {
                "statistic": band.statistic.kind,
                "outcome": band.statistic.outcome,
                "now": str(band.now),
                "least": str(band.least),
                "most": str(band.most),
                "reasons": [
                    {
                        "variant": reason.variant,
                        "cells": [list(cell[:3]) for cell in reason.cells],
                        "least": str(reason.least),
                        "most": str(reason.most),
                    }
                    for reason in found.reasons(band.statistic)
                ],
            }
            for band in map(found.band, found.statistics)
        ],
    }


def ignorance_rows(found: Ignorance) -> list[dict[str, Any]]:
    """The bands of an answer, one row each: before is ours, low and high the ends of the band."""
    settings = " ".join(f"{name}={written(value)}" for name, value in found.answer.parameters)
    head = {"name": found.answer.question.name, "settings": settings}
    return [
        {
            **head,
            "kind": f"band of {band.statistic.kind}",
            "outcome": "" if band.statistic.outcome is None else band.statistic.outcome,
            "before": float(band.now),
            "low": float(band.least),
            "high": float(band.most),
            "exact_before": str(band.now),
        }
        for band in map(found.band, found.statistics)
    ]


def _shift_rows(shift: Shift) -> list[dict[str, Any]]:
    settings = " ".join(f"{name}={written(value)}" for name, value in shift.before.parameters)
    head = {"kind": "odds", "name": shift.question.name, "settings": settings}
    rows = [{**head, "outcome": one.outcome, **_numbers(one.before, one.after)} for one in shift.moved]
    if shift.means is not None:
        rows.append({**head, "kind": "mean", **_numbers(*shift.means)})
    return rows


def _numbers(before: Fraction, after: Fraction) -> dict[str, Any]:
    return {
        "before": float(before),
        "after": float(after),
        "difference": float(after - before),
        "exact_before": str(before),
        "exact_after": str(after),
    }


def _game_rows(comparison: Comparison) -> list[dict[str, Any]]:
    common = {"games": comparison.games, "seed": comparison.seed}
    rows = []
    for name, won in comparison.wins.items():
        shares = {"before": won.before.share, "after": won.after.share}
        rows.append({"kind": "win share", "name": name, **shares, **_interval(won), **common})
    kept = {name: getattr(comparison, name) for name in ("turns", "decisions", "score")}
    for kind, effects in (("mean per game", kept), ("measure", comparison.measures)):
        for name, effect in effects.items():
            if effect is not None:
                means = {"before": effect.before, "after": effect.after}
                rows.append({"kind": kind, "name": name, **means, **_interval(effect), **common})
    return rows


def _interval(effect: Any) -> dict[str, float]:
    return {name: getattr(effect, name) for name in ("difference", "low", "high")}
