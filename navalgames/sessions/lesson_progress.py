"""What a learner has done in one step, and the rolls so far: plain records.

Knows the shape of a learner's progress. Must not know what a step asks or how it is judged.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from navalgames.chance import RandomDice
from navalgames.sessions.lesson_part import Value
from navalgames.sessions.lesson_verdict import Guess


@dataclass(frozen=True)
class Progress:
    """What the learner has done in one step. Everything a reload must bring back."""

    guess: Guess | None = None
    skipped: bool = False
    seed: int = 1
    rolled: int = 0
    threw: int | None = None  # the seed of the first roll with the learner's own order: the dice of the story
    revealed: bool = False
    setting: Value | None = None  # value of the step's new control; None: as predicted
    before: Value | None = None  # the setting before, kept as a ghost
    found: bool = False  # the vary task was solved
    foreseen: str | None = None  # what was said of the change before it was seen
    ordered: str | None = None  # the order given on the scene, where the step offers some
    answers: tuple[tuple[str, ...], ...] = ()  # tries for each check question, in order

    @property
    def committed(self) -> bool:
        """Whether a prediction was made or skipped: what opens the dice."""
        return self.skipped or self.guess is not None


class Throw(NamedTuple):
    """One roll of a step's question: the dice shown and the outcome."""

    record: tuple[Any, ...]
    outcome: Any


@dataclass
class Sample:
    """The rolls of one setting and seed so far."""

    dice: RandomDice
    given: dict[str, Value] = field(default_factory=dict)  # the parameters they were rolled with
    counts: dict[Any, int] = field(default_factory=dict)
    size: int = 0
    last: Throw | None = None
    fallen: list[Any] = field(default_factory=list)  # the outcomes in their order
