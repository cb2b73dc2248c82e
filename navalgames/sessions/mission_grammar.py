"""What a lesson file may say of the mission at an episode's end: a short play at the table with a goal.

Knows fields and their limits. Must not know a rule, a play, nor how a mission is shown.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, model_validator

from navalgames.errors import BadInput
from navalgames.sessions.lesson_part import Name, Part, Value
from navalgames.sessions.scene_grammar import Scene


class Goal(Part):
    """What must stand at a place of the state when the mission ends.

    place: as `explore.tables.Table.change` takes it; a thing in a row may go by its id or name, which it
        keeps where rows grow and shrink. Of a row the number of its things counts.
    gained: whether the difference from the mission's beginning counts. at_least, at_most: for numbers.
    among: the values it may have.
    """

    place: str
    gained: bool = False
    at_least: float | None = None
    at_most: float | None = None
    among: tuple[Value, ...] = ()

    @model_validator(mode="after")
    def _asks(self) -> Goal:
        if bool(self.among) == (self.at_least is not None or self.at_most is not None):
            raise BadInput("expected-goal")
        return self

    def met_by(self, found: Any) -> bool:
        """Whether what was found is what the goal asks for; where nothing stands any more it is not."""
        if self.among:
            return found in self.among
        if found is None:
            return False
        return (self.at_least is None or found >= self.at_least) and (
            self.at_most is None or found <= self.at_most
        )


class Mission(Part):
    """A few minutes at the table in which everything goes on: damage, points, what was found.

    scene: where it begins; its `view` is the learner's side, its `player` sits in every other seat.
    until: decisions at which it ends, when one of them comes after an order of the learner's.
    turns: after so many turns. One of both or both, whichever comes first; the end of the game ends it, too.
    mine: the decisions a learner makes, all where none is named; others are made by the computer player.
    not_mine: decisions that the computer player makes for the learner's side: bookkeeping.
    at_once: whether it ends as soon as all goals are met. goals: all must be met.
    words: how many words of the table are explained, each in a sentence.
    """

    minutes: Annotated[int, Field(ge=1, le=10)]
    scene: Scene
    until: tuple[Name, ...] = ()
    turns: Annotated[int | None, Field(ge=1)] = None
    at_once: bool = False
    mine: tuple[Name, ...] = ()
    not_mine: tuple[Name, ...] = ()
    goals: Annotated[tuple[Goal, ...], Field(min_length=1, max_length=3)]
    words: Annotated[int, Field(ge=0, le=8)] = 0

    @model_validator(mode="after")
    def _ends(self) -> Mission:
        if not self.until and self.turns is None:
            raise BadInput("expected-mission-end")
        return self

    @property
    def explained(self) -> tuple[str, ...]:
        """The ends of the keys of the sentences that explain a word, in their order."""
        return tuple(f"word-{number}" for number in range(1, self.words + 1))


SENTENCES = ("title", "task", "goal", "met", "missed")
"""The sentences of a mission: its name, what is to be done, the same in a few words, and both ends."""
