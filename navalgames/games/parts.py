"""What every game gives alike: charts from its folder, questions and bots from its modules, its outcome;
and records that are copied with less work.

Knows where the parts of a game stand. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, TypeVar

from navalgames.charts import Charts
from navalgames.charts import read_charts as read_folder
from navalgames.errors import BadInput
from navalgames.games.contract import Outcome, ReadCharts

MOST_OWNED = 8
Record = TypeVar("Record", bound=type[tuple[Any, ...]])


def charts_reader(folder: Path, checked: Callable[[Charts], Charts] | None = None) -> ReadCharts:
    """A function that reads the charts of the game in `folder`, once for each file of an owner.

    checked: what the game still asks of its charts; it gives them back or raises BadInput.
    """

    @lru_cache(maxsize=MOST_OWNED)
    def read_charts(owned: Path | None = None) -> Charts:
        """The charts of the game; `owned` is the file a user filled from the own copy.

        Raises:
            BadInput: a file that cannot be used.
        """
        charts = read_folder(folder / "charts", owned)
        return charts if checked is None else checked(charts)

    return read_charts


def on_first_use(game: str, module: str, name: str) -> Callable[[], Any]:
    """A function that gives `name` of a module of the package `game`; it is imported when it is first asked.

    So rules can be played without questions and computer players being read at all. What the function raises,
    when it is asked: BadInput, where `name` is missing, or a function instead of what it would give.
    """

    @cache
    def part() -> Any:
        found = getattr(import_module(f"{game}.{module}"), name, None)
        if found is None or callable(found):
            given = "–" if found is None else f"{name}()"
            raise BadInput("error-game-part", where=f"{game}.{module}", expected=name, given=given)
        return found

    return part


class Ending(Protocol):
    """A state that keeps how the game ended."""

    @property
    def outcome(self) -> Outcome | None: ...


def outcome_of(state: Ending) -> Outcome | None:
    """The outcome a state keeps; None as long as the game goes on."""
    return state.outcome


def quick(record: Record) -> Record:
    """The record with a `_replace` that touches only what changes: games spend much of their time there.

    >>> from typing import NamedTuple
    >>> @quick
    ... class Boat(NamedTuple):
    ...     hull: int
    ...     flooding: int = 0
    >>> Boat(1)._replace(flooding=2)
    Boat(hull=1, flooding=2)
    """
    named: Any = record  # named tuples have no class in common that typing knows
    places = {name: place for place, name in enumerate(named._fields)}
    new = tuple.__new__

    def _replace(self: Any, /, **fields: Any) -> Any:
        values = [*self]
        for name in fields:  # no pairs are made: most often it is one field
            values[places[name]] = fields[name]
        return new(named, values)

    named._replace = _replace
    return record
