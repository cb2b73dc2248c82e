"""Who took part: collects the chart cells and the rules (or anything hashable) met on the way to an answer.

Knows only what is handed to `saw` and `acted`. Must not know charts, dice or games; exact reading replays
what a remembered answer saw, so a collection is right also when nothing had to be computed again.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from contextvars import ContextVar
from typing import NamedTuple

_innermost: ContextVar[set[Hashable] | None] = ContextVar("innermost", default=None)
opened = _innermost.get
"""The innermost open collection; None when none is open. For what is read so often that a call counts."""


class Acted(NamedTuple):
    """A rule that did something on the way to an answer: had dice rolled, was told, or changed a number."""

    rule: str


class Added(NamedTuple):
    """What a rule adds to a throw, or takes off it."""

    rule: str
    amount: int


class Compared(NamedTuple):
    """A throw is compared with the least number that succeeds, after `added` was added to it.

    target: None where it is compared with another throw. least: what it counts as at least.
    """

    target: int | None
    added: int
    least: int | None = None


def saw(item: Hashable) -> None:
    """Adds `item` to the open collections; does nothing when none is open."""
    seen = opened()
    if seen is not None:
        seen.add(item)


def saw_all(items: Iterable[Hashable]) -> None:
    """Adds several items at once."""
    seen = opened()
    if seen is not None:
        seen.update(items)


def acted(rule: str, amount: int = 0) -> None:
    """Says that a rule has acted: called where its effect takes place, not where it is asked.

    Rolls, draws and notes tell their rule by themselves when they are read exactly; a rule that only adds a
    modifier, forbids or chooses says so here. amount: what it adds to a throw.

    >>> with collect() as seen:
    ...     acted("8.11f")
    >>> seen
    {Acted(rule='8.11f')}
    """
    seen = opened()
    if seen is not None and rule:
        seen.add(Acted(rule))
        if amount:
            seen.add(Added(rule, amount))


def reaches(thrown: int, added: int, target: int) -> bool:
    """Whether a throw and what is added to it come to a number; tells what was added.

    >>> reaches(3, 2, 6)
    False
    """
    saw(Compared(target, added))
    return thrown + added >= target


def with_added(thrown: int, added: int, least: int | None = None) -> int:
    """A throw that is compared with another one, after `added` was added to it; tells what was added.

    >>> with_added(1, -2, least=1)
    1
    """
    saw(Compared(None, added, least))
    return thrown + added if least is None else max(thrown + added, least)


class collect:  # used like a function; a class because every new answer opens one
    """Opens a collection. What an inner collection saw reaches the outer one when the inner one closes.

    >>> with collect() as seen:
    ...     with collect() as inner:
    ...         saw("damage_table 2d6=7")
    >>> seen
    {'damage_table 2d6=7'}
    """

    __slots__ = ("_seen", "_token")

    def __enter__(self) -> set[Hashable]:
        self._seen: set[Hashable] = set()
        self._token = _innermost.set(self._seen)
        return self._seen

    def __exit__(self, *_: object) -> None:
        _innermost.reset(self._token)
        saw_all(self._seen)


class apart(collect):
    """A collection that tells nobody: for what is prepared once and told when it is used.

    >>> with collect() as seen:
    ...     with apart() as prepared:
    ...         saw("boat_mat U31 hull")
    >>> seen, prepared
    (set(), {'boat_mat U31 hull'})
    """

    __slots__ = ()

    def __exit__(self, *_: object) -> None:
        _innermost.reset(self._token)
