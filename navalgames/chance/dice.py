"""The verbs with which a rule asks for chance, and the records of what was shown.

Knows what every dice reader offers. Must not know how any of them gets its faces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Concatenate, NamedTuple, Protocol, TypeAlias, TypeVar

Result = TypeVar("Result")
Made = TypeVar("Made")


class Shown(NamedTuple):
    """One throw as it lay on the table.

    dice: the notation ("2d6"), or "draw 2 of 10" for cards.
    faces: one face per die in the order of the notation (two for a d66); the cards as they were drawn.
    result: what the rule was told.
    why: what it was for; None in a script that says nothing of it.
    """

    dice: str
    why: str | None
    rule: str
    faces: tuple[Any, ...]
    result: Any

    @property
    def reason(self) -> str:
        """What it was for, as the log tells it; "" where nothing is said of it."""
        return self.why or ""


class Note(NamedTuple):
    """One line of the story: a key of a catalogue, what fills it in, and the rule it comes from."""

    rule: str
    key: str
    args: dict[str, Any]


class Dice(Protocol):
    """The first argument of every rule.

    Exact reading knows equal faces, cards and results only by how many there are, so a rule must
    not depend on which of several equal dice or items had which result.
    """

    @property
    def record(self) -> Sequence[Shown | Note]:
        """What was shown and told so far; an exact reading keeps none."""

    def roll(self, notation: str, why: str, rule: str = "") -> int:
        """The total, best, worst, count or d66 number of some dice."""

    def faces(self, notation: str, why: str, rule: str = "") -> tuple[int, ...]:
        """The faces, highest first (tens and units of a d66)."""

    def draw(self, cards: tuple[Any, ...], count: int, why: str, rule: str = "") -> tuple[Any, ...]:
        """`count` of `cards` without replacement, in sorted order whatever the order of drawing."""

    def resolve(self, procedure: Callable[Concatenate[Dice, ...], Result], *args: Any) -> Result:
        """The result of `procedure(dice, *args)`, read exactly as one merged chance node."""

    def conclude(self, procedure: Callable[Concatenate[Dice, ...], Result], *args: Any) -> Result:
        """Like `resolve`, for a rule that returns this very result and does nothing else with it.

        Exact reading then takes all its chances at once and need not run the rule again for each.
        """

    def conclude_as(
        self, make: Callable[[Result], Made], procedure: Callable[Concatenate[Dice, ...], Result], *args: Any
    ) -> Made:
        """Like `conclude`, for a rule that returns `make(result)`."""

    def each(
        self, procedure: Callable[Concatenate[Dice, ...], Result], items: Iterable[Any], *args: Any
    ) -> tuple[Result, ...]:
        """The results of `procedure(dice, item, *args)`, one for each item, at its position."""

    def until(
        self, accept: Callable[[Result], Any], procedure: Callable[Concatenate[Dice, ...], Result], *args: Any
    ) -> Result:
        """The first result of `procedure(dice, *args)`, made again and again, that `accept` takes."""

    def note(self, rule: str, key: str, **args: Any) -> None:
        """Tells a line of the story."""


#: A rule: a function whose first argument is the dice.
Procedure: TypeAlias = Callable[Concatenate[Dice, ...], Any]
