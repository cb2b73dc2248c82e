"""Several things that show themselves line by line, as people read them at a prompt.

Knows lines. Must not know what stands in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from navalgames.errors import Problem

MOST_LINES = 100

Thing = TypeVar("Thing")


class Lines(tuple[Thing, ...], Generic[Thing]):
    """A tuple that tells each of its things in a line of its own, and what holds of all of them at the end.

    >>> Lines((1, 2), lambda number: f"number {number}")
    number 1
    number 2
    """

    tell: Callable[[Any], str]
    last: str

    def __new__(cls, things: Iterable[Thing], tell: Callable[[Thing], str], last: str = "") -> Lines[Thing]:
        """Things with what tells one of them; `last`: a line behind them."""
        made = super().__new__(cls, things)
        made.tell, made.last = tell, last
        return made

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        return Lines(found, self.tell) if isinstance(place, slice) else found

    def __reduce__(self) -> tuple[Any, ...]:
        return tuple, (tuple(self),)

    def __repr__(self) -> str:
        told = [self.tell(one) for one in self[:MOST_LINES]]
        if len(self) > MOST_LINES:
            told.append(str(Problem("explore-more-lines", count=len(self) - MOST_LINES)))
        return "\n".join([*told, *([self.last] if self.last else [])]) or "()"
