"""The shape of a game's charts: which rows, columns, dice and values each may have.

Knows the vocabulary of schema.toml. Must not know where values come from or what they mean.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from navalgames.printing import printed

_BEYOND = 10**15  # no chart holds a number as large
_SPAN = re.compile(r"^(-?\d+)(?:\s*-\s*(-?\d+)|\s*(\+)|\s+or\s+(more|less))?$")
_DICE = re.compile(r"^(\d*)d(\d+)$")


class Refused(Exception):
    """A value that its rule does not take; `key` completes `error-chart-<key>`, `facts` fill it in."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


@dataclass(frozen=True)
class ValueRule:
    """What may stand in a cell.

    type: whole, number (multiples of `step`), word (one of `words`), text, switch or names
    (several keys of the same list). `none` is the word that stands for "nothing"
    (unlimited, empty); it is read as None.
    """

    type: str
    least: float | None = None
    most: float | None = None
    step: float | None = None
    words: tuple[str, ...] = ()
    none: str | None = None
    mutual: bool = False

    def read(self, given: Any) -> Any:
        """The value of `given`, which comes from TOML.

        Raises:
            Refused: `given` has another type, or lies outside the limits.
        """
        if given is None or (self.none is not None and given == self.none):
            if self.none is None:
                raise self._refusal(given)
            return None
        value = getattr(self, f"_{self.type}")(given)
        if value is None:
            raise self._refusal(given)
        return value

    def read_text(self, given: str) -> Any:
        """The value of `given`, which comes from a CSV file, where everything is text."""
        text = given.strip()
        if self.type == "names":
            return self.read(text.split())
        if self.type == "switch":
            return self.read({"yes": True, "no": False}.get(text, text))
        if self.type in ("whole", "number") and text != self.none:
            try:
                return self.read(int(text) if self.type == "whole" else float(text))
            except ValueError:
                raise self._refusal(given) from None
        return self.read(text)

    def _whole(self, given: Any) -> int | None:
        fits = isinstance(given, int) and not isinstance(given, bool) and self._inside(given)
        return given if fits else None

    def _number(self, given: Any) -> float | None:
        if isinstance(given, bool) or not isinstance(given, (int, float)) or not self._inside(given):
            return None
        on_step = self.step is None or (given / self.step) == round(given / self.step)
        return float(given) if on_step else None

    def _word(self, given: Any) -> str | None:
        return given if given in self.words else None

    def _text(self, given: Any) -> str | None:
        return given if isinstance(given, str) and given.strip() else None

    def _switch(self, given: Any) -> bool | None:
        return given if isinstance(given, bool) else None

    def _names(self, given: Any) -> tuple[str, ...] | None:
        whole = isinstance(given, (list, tuple)) and all(isinstance(name, str) for name in given)
        return tuple(given) if whole else None

    def _inside(self, given: float) -> bool:
        above = self.least is None or given >= self.least
        return abs(given) < _BEYOND and above and (self.most is None or given <= self.most)

    def _refusal(self, given: Any) -> Refused:
        return Refused(
            f"value-{self.type}",
            given="" if given is None else printed(given),
            least="-" if self.least is None else f"{self.least:g}",
            most="-" if self.most is None else f"{self.most:g}",
            step="1" if self.step is None else f"{self.step:g}",
            expected=", ".join(self.words),
            none="-" if not self.none else self.none,
        )


@dataclass(frozen=True)
class Plan:
    """The shape of one chart."""

    name: str
    title: str
    rule: str
    rows: tuple[Any, ...]
    columns: tuple[Any, ...]
    values: Mapping[Any, ValueRule]
    dice: str = ""
    modifiers: tuple[int, ...] = (0,)
    open_below: bool = False
    open_above: bool = False
    values_of_row: Mapping[Any, ValueRule] = field(default_factory=dict)
    """Of rows that take something else than their columns do: a number that a rule divides by is never 0."""

    def value_rule(self, row: Any, column: Any) -> ValueRule:
        """What may stand in a cell."""
        own = self.values_of_row.get(row)
        return self.values[column] if own is None else own

    @property
    def numbered(self) -> bool:
        """Whether the rows are whole numbers in order, so that they may be written as ranges."""
        return isinstance(self.rows[0], int)

    def column_of(self, text: str) -> Any:
        """The column written as `text`, or None."""
        return next((column for column in self.columns if str(column) == str(text)), None)

    def rows_of(self, text: str) -> tuple[Any, ...] | None:
        """The rows written as `text`: a name, a number or a range ("7-9", "10+", "0 or less").

        None when `text` is not a row or a range at all; an empty tuple when the range runs
        backwards; rows outside the chart are returned too, for the reader to refuse.
        """
        if not self.numbered:
            return (text,) if text in self.rows else None
        found = _SPAN.match(text.strip())
        if not found:
            return None
        first, last, plus, word = found.groups()
        low = high = int(first)
        if last is not None:
            high = int(last)
        elif plus or word == "more":
            high = max(low, self.rows[-1])
        elif word == "less":
            low = min(high, self.rows[0])
        return tuple(range(low, high + 1))

    def uncovered_totals(self) -> tuple[int, ...]:
        """The totals of the dice with their modifiers that no row takes: none in a sound schema."""
        if not self.dice:
            return ()
        found = _DICE.match(self.dice)
        if found is None:
            raise ValueError(f"{self.name}: {self.dice} are no dice of a chart")
        count, sides = found.groups()
        dice = int(count or 1)
        low = dice + min(self.modifiers)
        high = dice * int(sides) + max(self.modifiers)
        if self.open_below:
            low = max(low, self.rows[0])
        if self.open_above:
            high = min(high, self.rows[-1])
        return tuple(total for total in range(low, high + 1) if total not in self.rows)


@dataclass(frozen=True)
class ListPlan:
    """The shape of one list of records (ships, hexes): its file, its key field, its fields in order."""

    name: str
    title: str
    rule: str
    file: str
    key: str
    fields: Mapping[str, ValueRule]


@dataclass(frozen=True)
class Schema:
    """The shapes of all charts and lists of one game."""

    game: str
    charts: Mapping[str, Plan] = field(default_factory=dict)
    lists: Mapping[str, ListPlan] = field(default_factory=dict)


def _series(given: Any) -> tuple[Any, ...]:
    if isinstance(given, dict):
        return tuple(range(given["least"], given["most"] + 1))
    return tuple(given)


def _value_rule(given: Mapping[str, Any]) -> ValueRule:
    return ValueRule(**{**given, "words": tuple(given.get("words", ()))})


def _plan(name: str, given: Mapping[str, Any]) -> Plan:
    columns = _series(given["columns"])
    own = given.get("values_of", {})
    rows = given["rows"]
    names = {str(row): row for row in _series(rows)}
    of_rows = {names[row]: _value_rule(rule) for row, rule in given.get("values_of_row", {}).items()}
    return Plan(
        name=name,
        title=given["title"],
        rule=given["rule"],
        rows=_series(rows),
        columns=columns,
        values={column: _value_rule(own.get(str(column), given.get("values", {}))) for column in columns},
        dice=given.get("dice", ""),
        modifiers=tuple(given.get("modifiers", (0,))),
        open_below=isinstance(rows, dict) and rows.get("or_less", False),
        open_above=isinstance(rows, dict) and rows.get("or_more", False),
        values_of_row=of_rows,
    )


def _list_plan(name: str, given: Mapping[str, Any]) -> ListPlan:
    fields = {field_name: _value_rule(rule) for field_name, rule in given["fields"].items()}
    return ListPlan(name, given["title"], given["rule"], given["file"], given["key"], fields)


def schema_of(data: Mapping[str, Any]) -> Schema:
    """The schema written in `data`, the content of schema.toml.

    Raises:
        KeyError, TypeError, ValueError, AttributeError: the file does not have the shape of a schema.
    """
    charts = {name: _plan(name, given) for name, given in data.get("charts", {}).items()}
    lists = {name: _list_plan(name, given) for name, given in data.get("lists", {}).items()}
    for plan in charts.values():
        if open_totals := plan.uncovered_totals():
            totals, added = (", ".join(map(str, some)) for some in (open_totals, plan.modifiers))
            raise ValueError(f"{plan.name}: a total of {totals} ({plan.dice}, modifiers {added}) has no row")
    return Schema(data["game"], charts, lists)
