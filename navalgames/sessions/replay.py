"""A play to look back on: step and jump through what was played.

Knows a play's journal and states. Changes nothing: going on from a position makes a new play.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from navalgames.errors import BadInput
from navalgames.printing import printed
from navalgames.sessions.journal import Entry, LogLine
from navalgames.sessions.play import Play


class Replay:
    """A play and a position in it: 0 is after set-up, `length` after the last order."""

    def __init__(self, play: Play, position: int = 0) -> None:
        self.play = play.fork()
        self._states = play.states
        self.position = 0
        self.jump(position)

    @classmethod
    def load(cls, path: str | Path, **settings: Any) -> Replay:
        """Opens a saved play at its beginning.

        Raises:
            Problem: see `Play.load`.
        """
        return cls(Play.load(path, **settings))

    @property
    def length(self) -> int:
        """How many orders were given."""
        return len(self._states) - 1

    @property
    def state(self) -> Any:
        """The state at this position."""
        return self._states[self.position]

    @property
    def entry(self) -> Entry | None:
        """The order that led here; None at the beginning."""
        return self.play.journal[self.position - 1] if self.position else None

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """What the order that led here rolled and told."""
        return tuple(line for line in self.play.log if line.entry == self.position)

    def view(self, side: str) -> Any:
        """What `side` could see at this position."""
        return self.play.game.view(self.state, side, self.play.options)

    def step(self, orders: int = 1) -> bool:
        """Goes forward (or back, with a negative number); stops at the ends. False when it could not move."""
        before = self.position
        self.position = min(max(self.position + orders, 0), self.length)
        return self.position != before

    def jump(self, position: int) -> None:
        """Goes to a position.

        Raises:
            BadInput: there is no such position.
        """
        if isinstance(position, bool) or not isinstance(position, int) or not 0 <= position <= self.length:
            raise BadInput("error-replay-position", given=printed(position), expected=self.length)
        self.position = position

    def play_on(self) -> Play:
        """A new play that goes on from this position; the replay stays as it is."""
        return self.play.until(self.position)
