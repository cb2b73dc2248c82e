"""The owner's own layer: where it lies, and the empty form to fill in.

Knows the variable NAVALGAMES_CHARTS and how owned.toml is written. Must not know any game.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

from navalgames.charts.cells import Cell
from navalgames.charts.chart import Chart
from navalgames.charts.charts import Charts
from navalgames.charts.faults import text_of
from navalgames.charts.listing import Listing
from navalgames.charts.plan import ValueRule
from navalgames.errors import BadInput
from navalgames.texts import Texts

VARIABLE = "NAVALGAMES_CHARTS"


def owned_path(game: str) -> Path | None:
    """The owner's file for `game` named by NAVALGAMES_CHARTS, or None.

    The variable names a file, or a folder that holds `<game>.toml`. A file that says it is
    for another game is not ours.

    Raises:
        BadInput: the variable names something that does not exist.
    """
    named = os.environ.get(VARIABLE, "").strip()
    if not named:
        return None
    try:
        path = Path(named).expanduser()
        if path.is_dir():
            inside = path / f"{game}.toml"
            return inside if inside.is_file() else None
        found = path.is_file()
    except (OSError, ValueError, RuntimeError):  # no file can have this name; no such user
        found = False
    if not found:
        raise BadInput("error-chart-variable", variable=VARIABLE, given=named[:200], game=game)
    return path if _game_of(path) in (None, game) else None


def _game_of(path: Path) -> str | None:
    """The game a file says it is for; a malformed file is left to the reader, which says what is wrong."""
    try:
        return tomllib.loads(text_of(path)).get("game")
    except (OSError, OverflowError, ValueError, RecursionError):
        return None


def template(charts: Charts, texts: Texts | None = None) -> str:
    """An empty owned.toml: every cell as a comment with its present value and source, to be filled in.

    The text is itself a valid owned layer that changes nothing.
    """
    texts = texts or Texts("en", game=charts.game)
    head = texts.t("charts-template-head", game=charts.game, variable=VARIABLE)
    parts = ["\n".join(f"# {line}".rstrip() for line in head.splitlines())]
    parts.append(f'game = "{charts.game}"\n# copy = "{texts.t("charts-template-copy")}"')
    parts += [_chart_form(chart, texts) for chart in charts]
    parts += [_record_form(charts.listing(name), texts) for name in charts.list_names]
    parts.append(_lists_form(charts, texts))
    return "\n\n".join(parts) + "\n"


def _chart_form(chart: Chart, texts: Texts) -> str:
    lines = [f"# --- {texts.t(chart.title)} ({chart.rule})", f"[{chart.name}]"]
    if chart.dice:
        lines.append(f'dice = "{chart.dice}"')
    for column in chart.columns:
        lines.append(f'[{chart.name}."{column}"]')
        for cell in _lines_of(chart, column):
            lines.append(_line(cell, chart.plan.value_rule(cell.row, column), texts))
    return "\n".join(lines)


def _lines_of(chart: Chart, column: object) -> list[Cell]:
    """One cell per printed line: neighbouring rows of a roll table with one value and source are one line."""
    cells: list[Cell] = []
    for row in chart.rows:
        cell = chart.cell(row, column)
        last = cells[-1] if cells else None
        if chart.dice and last and (last.value, last.kind) == (cell.value, cell.kind):
            cells[-1] = last._replace(row=f"{str(last.row).split('-')[0]}-{cell.row}")
        else:
            cells.append(cell)
    return cells


def _line(cell: Cell, rule: ValueRule, texts: Texts) -> str:
    source = texts.t("charts-template-source", kind=cell.kind, where=cell.where)
    return f'# "{cell.row}" = {_toml(cell.value, rule)}    # {source}'


def _record_form(listing: Listing, texts: Texts) -> str:
    plan = listing.plan
    key, record = next(iter(listing.by_key().items()))
    free = [name for name in plan.fields if name != plan.key]
    lines = [
        f"# --- {texts.t(plan.title)} ({plan.rule})",
        f"# {texts.t('charts-template-record', fields=', '.join(free))}",
        f'# [{plan.name}."{key}"]',
        f"# {free[0]} = {_toml(getattr(record, free[0]), plan.fields[free[0]])}",
    ]
    return "\n".join(lines)


def _lists_form(charts: Charts, texts: Texts) -> str:
    lines = [f"# {texts.t('charts-template-lists')}", "[lists]"]
    lines += [f'# {name} = "my_{charts.listing(name).plan.file}"' for name in charts.list_names]
    return "\n".join(lines)


def _toml(value: object, rule: ValueRule) -> str:
    if value is None:
        return f'"{rule.none}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return "[" + ", ".join(f'"{name}"' for name in value) + "]"
    return str(value) if isinstance(value, (int, float)) else f'"{value}"'
