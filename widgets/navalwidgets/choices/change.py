"""Choosing one thing to be otherwise: an option, a number of a chart, or a set of values.

Knows which fields a choice needs and what depends on what. Must not know what the change does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import chain, islice
from typing import Any, NamedTuple

from navalgames.games.contract import Game, Parameter
from navalgames.sessions.what_if.changes import (
    CELL,
    OPTION,
    VARIANT,
    Change,
    cell_change,
    option_change,
    other_values,
    values_to_try,
    variant_change,
)
from navalgames.sessions.what_if.shifts import questions_of_option, shifts
from navalgames.sessions.what_if.words import ChangeWords
from navalwidgets.parts.parameter_panel import ParameterPanel

KINDS = (OPTION, CELL, VARIANT)
MOST_CELLS = 40
"""Numbers of charts that are tried for one that moves odds, where no option does."""


class Named(NamedTuple):
    """A value with its label, so that equal values in different fields may have different words."""

    value: Any
    label: str


class FieldWords:
    """The words of a panel whose fields belong to the page: labels by name, help given with the fields."""

    def __init__(self, words: ChangeWords, prefix: str) -> None:
        self._t, self._prefix = words.t, prefix
        self.help: dict[str, str] = {}
        self.labels: dict[str, str] = {}

    def parameter(self, name: str) -> str:
        return self.labels.get(name) or self._t(f"{self._prefix}-{name}")

    def parameter_help(self, name: str) -> str:
        return self.help.get(name, "")

    def value(self, value: Named) -> str:
        return value.label


def field(name: str, values: Iterable[Named], now: Any, rule: str = "") -> Parameter:
    """A field of named values, at the one with value `now` (else the first)."""
    listed = tuple(values)
    default = next((one for one in listed if one.value == now and type(one.value) is type(now)), listed[0])
    return Parameter(name, "choice", listed, default, rule)


class ChangePicker:
    """The fields; `chosen` is told the change whenever it is another one. `widget` is what a page shows."""

    def __init__(
        self,
        game: Game,
        charts: Any,
        words: ChangeWords,
        chosen: Callable[[Change], None],
        traits: dict[str, Any],
    ) -> None:
        self.game, self.charts, self.words = game, charts, words
        self._chosen = chosen
        self._field_words = FieldWords(words, "choices-field")
        self.widget = ParameterPanel(legend=words.t("choices-what"), resettable=False, **traits)
        self._offering = False
        self._wanted: Mapping[str, Any] = {}
        self._tryable: dict[str, dict[Any, tuple[Any, ...]]] = {}
        self.widget.observe(self._heard, "values")

    @property
    def first(self) -> Change:
        """What is shown first: the option that moves most questions, else a set of values or a number that
        moves one."""
        taken = {one: questions_of_option(self.game, one) for one in self.game.option_choices}
        options = sorted(filter(taken.get, taken), key=lambda one: len(taken[one]), reverse=True)
        changes = [option_change(self.game, one.name, one.values[1]) for one in options]
        changes += [variant_change(self.charts, one.name) for one in self.charts.variants]
        changes += [option_change(self.game, one.name, one.values[1]) for one in taken if not taken[one]]
        tried = chain(changes, islice(self._cells(), MOST_CELLS))
        moving = (change for change in tried if any(shifts(self.game, change, charts=self.charts)))
        return next(moving, None) or next(chain(changes, self._cells()))

    def _cells(self) -> Iterator[Change]:
        """Another value for one number after the other."""
        for chart in self._charts_to_try():
            for row, columns in self._places(chart).items():
                for column in columns:
                    new = values_to_try(self.charts, self.charts.cell(chart, row, column))[0]
                    yield cell_change(self.charts, chart, row, column, new)

    def show(self, change: Change) -> None:
        """Offer the fields, set to this change."""
        place = {"option": change.name, "chart": change.name, "variant": change.name}
        self._offer(
            {"kind": change.kind, **place, "row": change.row, "column": change.column, "new": change.new}
        )

    # ---- fields

    def _offer(self, wanted: Mapping[str, Any]) -> None:
        """Show the fields as wanted and tell the change; when that fails, show them as before."""
        before = self._wanted
        try:
            self._show_fields(wanted)
            self._chosen(self._change())
        except Exception:
            with suppress(Exception):  # the first fault is the one that is told
                self._show_fields(before)
                self._chosen(self._change())
            raise

    def _show_fields(self, wanted: Mapping[str, Any]) -> None:
        self._wanted = wanted
        self._field_words.help = {}
        fields = self._fields(wanted)
        self._offering = True
        try:
            self.widget.offer(fields, self._field_words, {})
        finally:
            self._offering = False

    def _heard(self, change: dict[str, Any]) -> None:
        if change["new"] and not self._offering:
            self._offer({name: value.value for name, value in change["new"].items()})

    def _fields(self, wanted: Mapping[str, Any]) -> list[Parameter]:
        kinds = [Named(kind, self.words.t(f"choices-kind-{kind}")) for kind in self._kinds()]
        kind = field("kind", kinds, wanted.get("kind"))
        rest = {OPTION: self._option_fields, CELL: self._cell_fields, VARIANT: self._variant_fields}
        return [kind, *rest[kind.default.value](wanted)]

    def _kinds(self) -> tuple[str, ...]:
        offered = {OPTION: self.game.option_choices, CELL: self.charts.names, VARIANT: self.charts.variants}
        return tuple(kind for kind in KINDS if offered[kind])

    def _option_fields(self, wanted: Mapping[str, Any]) -> list[Parameter]:
        choices = {choice.name: choice for choice in self.game.option_choices}
        names = [Named(name, self.words.play.option(name)) for name in choices]
        choice = choices[field("option", names, wanted.get("option")).default.value]
        others = other_values(choice, choice.default)
        new = [Named(value, self.words.value(value)) for value in others]
        self._field_words.help["option"] = self.words.option_about(choice.name)
        self._field_words.help["new"] = self.words.t("choices-now", value=self.words.value(choice.default))
        return [field("option", names, choice.name, choice.rule), field("new", new, wanted.get("new"))]

    def _cell_fields(self, wanted: Mapping[str, Any]) -> list[Parameter]:
        charts = [Named(name, self.words.chart(name)) for name in self._charts_to_try()]
        chart = field("chart", charts, wanted.get("chart"))
        name = chart.default.value
        places = self._places(name)
        row = field("row", [Named(one, self.words.row(one)) for one in places], self._row(name, wanted))
        columns = places[row.default.value]
        column = field(
            "column", [Named(one, self.words.column(one)) for one in columns], wanted.get("column")
        )
        cell = self.charts.cell(name, row.default.value, column.default.value)
        values = [Named(value, self._value_label(cell, value)) for value in values_to_try(self.charts, cell)]
        self._field_words.help["new"] = self.words.t(
            "choices-now-cell",
            value=self.words.cell(cell.value),
            kind=self.words.t(f"badge-{cell.kind}"),
            where=cell.where,
        )
        rule = self.charts[name].rule
        return [chart._replace(rule=rule), row, column, field("new", values, wanted.get("new"))]

    def _value_label(self, cell: Any, value: Any) -> str:
        label = self.words.cell(value)
        return self.words.t("choices-plausible", value=label) if value in cell.plausible else label

    def _row(self, name: str, wanted: Mapping[str, Any]) -> Any:
        """The row wanted; in another chart the first one whose number is not known for certain."""
        if wanted.get("row") in self._places(name):
            return wanted["row"]
        cells = self.charts.cells(name)
        return next((cell.row for cell in cells if cell.plausible), cells[0].row)

    def _charts_to_try(self) -> list[str]:
        return [name for name in (*self.charts.names, *self.charts.list_names) if self._places(name)]

    def _places(self, name: str) -> dict[Any, tuple[Any, ...]]:
        """The rows of a chart with those of their columns that can be given another value."""
        if name not in self._tryable:
            found: dict[Any, list[Any]] = {}
            for cell in self.charts.cells(name):
                if values_to_try(self.charts, cell, most=2):
                    found.setdefault(cell.row, []).append(cell.column)
            self._tryable[name] = {row: tuple(columns) for row, columns in found.items()}
        return self._tryable[name]

    def _variant_fields(self, wanted: Mapping[str, Any]) -> list[Parameter]:
        names = [Named(one.name, self.words.variant(one.name)) for one in self.charts.variants]
        variant = field("variant", names, wanted.get("variant"))
        self._field_words.help["variant"] = self.words.variant_about(variant.default.value)
        return [variant]

    def _change(self) -> Change:
        chosen = {name: value.value for name, value in self.widget.values.items()}
        if chosen["kind"] == OPTION:
            return option_change(self.game, chosen["option"], chosen["new"])
        if chosen["kind"] == VARIANT:
            return variant_change(self.charts, chosen["variant"])
        return cell_change(self.charts, chosen["chart"], chosen["row"], chosen["column"], chosen["new"])
