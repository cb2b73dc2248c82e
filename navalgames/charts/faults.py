"""What is wrong in a set of chart files, collected so that all of it can be shown at once.

Knows how a fault names its place: file, chart, row, column. Must not know the layers.
"""

from __future__ import annotations

import stat
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from navalgames.charts.plan import Plan, Refused, ValueRule
from navalgames.errors import BadInput, nearest
from navalgames.printing import listed, printed


class Place(NamedTuple):
    """Where a value stands."""

    file: Path
    chart: str = "-"
    column: Any = "-"
    row: Any = "-"

    def at(self, **parts: Any) -> Place:
        """A place inside this one."""
        return self._replace(**parts)


LARGEST_FILE = 8_000_000  # bytes; the charts of a game are far below it


def text_of(path: Path) -> str:
    """The text of a plain file; a device or a pipe, which may never end, is not begun.

    Raises:
        OSError: there is no such file, or it cannot be read.
        OverflowError: it is too large to be a file of charts.
        ValueError: no file can have this name, or it holds no text.
    """
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise OSError(path)
    if found.st_size > LARGEST_FILE:
        raise OverflowError(found.st_size)
    return path.read_bytes().decode("utf-8-sig")


class Faults:
    """The faults found so far, in reading order."""

    def __init__(self) -> None:
        self.found: list[BadInput] = []

    def add(self, key: str, place: Place, **facts: Any) -> None:
        """Notes a fault; `key` completes the catalogue key `error-chart-<key>`."""
        where = {name: printed(value) for name, value in place._asdict().items()}
        self.found.append(BadInput(f"error-chart-{key}", **{**facts, **where}))

    def name(self, key: str, place: Place, given: Any, known: Iterable[Any]) -> None:
        """Notes an unknown name, with the known ones and the nearest of them."""
        names = [printed(name) for name in known]
        close = nearest(given, names) or "none"
        self.add(key, place, given=printed(given), expected=listed(names), nearest=close)

    def table(self, given: Any, place: Place, shape: str) -> dict[str, Any]:
        """`given` if it is a table; otherwise a fault that shows the expected shape, and an empty table."""
        if isinstance(given, dict):
            return given
        self.add("shape", place, expected=shape)
        return {}

    def tables(self, given: Any, place: Place, shape: str) -> list[dict[str, Any]]:
        """The same for a list of tables."""
        if isinstance(given, list) and all(isinstance(entry, dict) for entry in given):
            return given
        self.add("shape", place, expected=shape)
        return []

    def keys(self, given: dict[str, Any], place: Place, known: Iterable[str]) -> None:
        """Notes every key that means nothing here."""
        for key in given:
            if key not in known:
                self.name("unknown-key", place, key, known)

    def toml(self, path: Path) -> dict[str, Any] | None:
        """The content of a TOML file; None, with a fault, when it cannot be read."""
        text = self.text(Place(path))
        try:
            return None if text is None else tomllib.loads(text)
        except (ValueError, RecursionError) as fault:  # bad TOML, a number beyond measure
            self.add("file-malformed", Place(path), detail=printed(fault))
        return None

    def text(self, place: Place) -> str | None:
        """The text of a file; None, with a fault, when it cannot be read."""
        try:
            return text_of(Path(place.file))
        except UnicodeDecodeError as fault:
            self.add("file-malformed", place, detail=printed(fault))
        except OverflowError:
            self.add("file-too-large", place, expected=LARGEST_FILE // 1_000_000)
        except (OSError, ValueError):
            self.add("file-missing", place)
        return None

    def value(self, place: Place, rule: ValueRule, given: Any) -> Iterator[Any]:
        """The value of `given`, or nothing and a fault."""
        try:
            yield rule.read(given)
        except Refused as refused:
            self.add(refused.key, place, **refused.facts)

    def rows(self, place: Place, plan: Plan, text: str) -> tuple[Any, ...]:
        """The rows of the chart that `text` names; whatever lies outside the chart is a fault."""
        rows = plan.rows_of(text)
        if rows is None:
            self.name("unknown-row", place, text, plan.rows)
            return ()
        if not rows:
            self.add("range", place.at(row=text))
        outside = [row for row in rows if row not in plan.rows]
        if outside:
            reach = f"{plan.rows[0]}-{plan.rows[-1]}"
            self.add("replaces-nothing", place.at(row=outside[0]), expected=reach, nearest="none")
        return tuple(row for row in rows if row in plan.rows)

    def lines(
        self, place: Place, plan: Plan, given: dict[str, Any], seen: set[Any]
    ) -> Iterator[tuple[Any, Any]]:
        """The single rows of a column's lines with their values; a row given twice is a fault."""
        for text, value in given.items():
            for row in self.rows(place, plan, text):
                if row in seen:
                    self.add("overlap", place.at(row=row), given=text)
                    continue
                seen.add(row)
                for read in self.value(place.at(row=row), plan.value_rule(row, place.column), value):
                    yield row, read

    def band(self, place: Place, rule: ValueRule, given: Any) -> tuple[Any, ...]:
        """The plausible values written in `given`, a list."""
        if not isinstance(given, list):
            self.add("shape", place, expected=f'plausible = {{ "{place.row}" = [ … ] }}')
            return ()
        return tuple(read for value in given for read in self.value(place, rule, value))
