"""One thing that is otherwise: a rule option, a chart cell, or a named set of cells.

Knows how a change is named, checked and applied. Must not know what it does to any chance.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from navalgames.charts import Charts
from navalgames.charts.cells import Cell
from navalgames.charts.plan import Refused, ValueRule
from navalgames.errors import BadInput, unknown
from navalgames.games.contract import Game, OptionChoice
from navalgames.sessions.settings import option_values, options_record

OPTION, CELL, VARIANT = "option", "cell", "variant"
Place = tuple[str, Any, Any]


class Change(NamedTuple):
    """One change.

    kind: "option", "cell" or "variant".
    name: the option, the chart or the variant; row and column: of a cell, else None.
    old, new: the value before and after (both None for a variant).
    cells: the chart cells that get another value, as (chart, row, column, value).
    """

    kind: str
    name: str
    row: Any
    column: Any
    old: Any
    new: Any
    cells: tuple[tuple[str, Any, Any, Any], ...] = ()

    @property
    def places(self) -> frozenset[Place]:
        """Where the charts change."""
        return frozenset(cell[:3] for cell in self.cells)

    @property
    def text(self) -> str:
        """The change as the command line takes it: "damage_table=bloody", "damage_table:9:standard=sunk"."""
        if self.kind == VARIANT:
            return self.name
        place = self.name if self.kind == OPTION else f"{self.name}:{self.row}:{self.column}"
        return f"{place}={written(self.new)}"

    def charts(self, charts: Any) -> Any:
        """The charts with the change made."""
        for chart, row, column, value in self.cells:
            charts = charts.replace(chart, row, column, value)
        return charts

    def options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The values of the options with the change made."""
        return {**options, self.name: self.new} if self.kind == OPTION else dict(options)


def needed(game: Game, change: Change, options: Any = None) -> tuple[str, tuple[Any, ...]] | None:
    """The option, with those of its values, without which this change cannot matter in play; else None.

    `options` are those before the change (the defaults when left out).
    """
    now = option_values(game, options_record(game, options))
    if change.kind != OPTION:
        return None
    wanted = next(one.only_with for one in game.option_choices if one.name == change.name)
    return wanted if wanted and now[wanted[0]] not in wanted[1] else None


def written(value: Any) -> str:
    """A value as people type it.

    >>> written(True), written(None), written(0.5)
    ('yes', 'none', '0.5')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def option_change(game: Game, name: str, value: Any, options: Any = None) -> Change:
    """Another value of a rule option than in `options` (the defaults when left out).

    Raises:
        BadInput: an unknown option, a value it does not take, or the one it has already.
    """
    now = option_values(game, options_record(game, options))
    game.options(**{**now, name: value})
    if now[name] == value:
        raise BadInput("error-what-if-same", place=name, given=written(value))
    return Change(OPTION, name, None, None, now[name], value)


def cell_change(charts: Any, name: str, row: Any, column: Any, value: Any) -> Change:
    """Another value of one chart cell, or of one field of a record in a list.

    Raises:
        BadInput: no such cell, a value it does not take, or the one it has already.
    """
    cell = charts.cell(name, row, column)
    changed = charts.replace(name, row, column, value)
    if changed is charts:
        raise BadInput("error-what-if-same", place=place_text(cell), given=written(cell.value))
    new = changed.cell(name, row, column).value
    return Change(CELL, name, cell.row, cell.column, cell.value, new, ((*cell[:3], new),))


def variant_change(charts: Any, name: str) -> Change:
    """A named set of values as plausible as ours.

    Raises:
        BadInput: no such variant; offers the nearest.
    """
    known = {variant.name: variant for variant in charts.variants}
    if name not in known:
        raise unknown("chart-variant", name, known)
    changes = (change for change in known[name].changes if charts.cell(*change[:3]).value != change[3])
    return Change(VARIANT, name, None, None, None, None, tuple(changes))


# ---- from text -----------------------------------------------------------------------------------


def read_option(game: Game, text: str, options: Any = None) -> Change:
    """The change written as "name=value".

    Raises:
        BadInput: not written so, an unknown option, or a value that is no change.
    """
    name, equals, value = text.partition("=")
    if not equals:
        raise BadInput("error-cli-pair", given=text, where="--option")
    known = {choice.name: choice for choice in game.option_choices}
    if name not in known:
        raise unknown("option", name, known)
    values = (one for one in known[name].values if value.casefold() in _spellings(one))
    return option_change(game, name, next(values, value), options)


def _spellings(value: Any) -> tuple[str, ...]:
    if isinstance(value, bool):
        return ("yes", "true", "on", "1") if value else ("no", "false", "off", "0")
    return (str(value).casefold(),)


def read_cell(charts: Any, text: str) -> Change:
    """The change written as "chart:row:column=value".

    Raises:
        BadInput: not written so, no such cell, or a value that is no change.
    """
    place, equals, value = text.rpartition("=")
    parts = [part.strip() for part in place.split(":")]
    if not equals or len(parts) != 3:
        raise BadInput("error-what-if-cell", given=text)
    cell = charts.cell(*parts)
    try:
        read = value_rule(charts, cell).read_text(value)
    except Refused as refused:
        where = {"file": "-", "chart": cell.chart, "row": str(cell.row), "column": str(cell.column)}
        raise BadInput(f"error-chart-{refused.key}", **{**refused.facts, **where}) from None
    return cell_change(charts, cell.chart, cell.row, cell.column, read)


def place_text(cell: Cell) -> str:
    """A cell as the command line names it."""
    return f"{cell.chart}:{cell.row}:{cell.column}"


def value_rule(charts: Charts, cell: Cell) -> ValueRule:
    """What may stand in a cell."""
    return charts.value_rule(cell)


# ---- what can be changed -------------------------------------------------------------------------


def other_values(choice: OptionChoice, now: Any) -> tuple[Any, ...]:
    """The values an option does not have now."""
    return tuple(value for value in choice.values if value != now)


def values_to_try(charts: Any, cell: Cell, most: int = 60) -> tuple[Any, ...]:
    """The other values a cell can be given from a list, the plausible ones first; () for free text."""
    rule = value_rule(charts, cell)
    listed: tuple[Any, ...] = ()
    if rule.type == "word":
        listed = rule.words
    elif rule.type == "switch":
        listed = (False, True)
    elif rule.type in ("whole", "number"):
        listed = _numbers(rule, cell.value, most)
    if rule.none is not None and listed:
        listed = (*listed, None)
    ordered = dict.fromkeys((*cell.plausible, *listed))
    return tuple(value for value in ordered if value != cell.value)


def _numbers(rule: ValueRule, now: Any, most: int) -> tuple[Any, ...]:
    """The numbers a rule takes, at most `most` of them around the present one."""
    step = rule.step or 1
    middle = now if now is not None else rule.least or 0
    least = max(rule.least if rule.least is not None else middle - step * most, middle - step * most // 2)
    highest = min(rule.most if rule.most is not None else middle + step * most, middle + step * most // 2)
    number = int if rule.type == "whole" else float
    first = round(least / step)
    return tuple(number(place * step) for place in range(first, round(highest / step) + 1))
