"""What may stand in the fields of a state: the words and the ranges of numbers a game knows.

Knows records by the names of their classes and fields. Must not know any game, nor how a state is changed.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Any, NamedTuple, Protocol

from navalgames.charts import Charts

LARGEST = 10_000_000
USUAL_NUMBERS = range(-1, LARGEST)
"""Whole numbers of a field of which nothing is said; -1 stands for none."""


class Anything:
    """Every text: a name somebody gave."""

    def __contains__(self, one: object) -> bool:
        return True


ANYTHING = Anything()


class Vocabulary(NamedTuple):
    """What may stand where.

    fields: by "Record.field", or by "field" for the records of which nothing else is said: what takes part in
    a row or a set of things there is asked one by one. words: every word of the game, for all other texts.
    Of a field with numbers beside its texts the numbers are the usual ones.
    """

    fields: Mapping[str, Container[Any]]
    words: frozenset[str] = frozenset()

    def of(self, record: str, field: str, kind: type) -> Container[Any]:
        """What a text or a whole number in a field of a record may be."""
        usual: Container[Any] = USUAL_NUMBERS if kind is int else self.words
        if record == "Outcome":  # how a game ended is told by the rules, in sentences of their own
            usual = ANYTHING
        known = self.fields.get(f"{record}.{field}", self.fields.get(field, usual))
        return USUAL_NUMBERS if kind is int and known is ANYTHING else known


class Vocabularies(Protocol):
    """What may stand in the fields of a state that is played with these charts and options."""

    def __call__(self, charts: Charts, options: Any, /) -> Vocabulary: ...


def words_of(charts: Charts, *more: Iterable[str]) -> frozenset[str]:
    """Every word of the charts, their rows and columns, and more; "" is always one."""
    found = {""}
    for cell in charts.cells():
        found.update(one for one in (cell.row, cell.column, cell.value) if isinstance(one, str))
        found.update(one for one in _parts(cell.value) if isinstance(one, str))
    return frozenset(found.union(*more))


def _parts(value: Any) -> Iterable[Any]:
    return value if isinstance(value, (tuple, list)) else ()


def perhaps(*words: Iterable[str]) -> tuple[str, ...]:
    """These words, or none: ""."""
    return ("", *(word for some in words for word in some))
