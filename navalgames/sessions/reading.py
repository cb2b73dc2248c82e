"""What each side may read of a play now: worked out when somebody reads, on from where that was last done.

Knows the steps of a play and the law of secrets. Most plays of computer players are read by nobody
before their end, when everything is open. Must not know a rule or a page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from navalgames.chance import Shown
from navalgames.games.contract import Game
from navalgames.sessions.journal import Entry, LogLine
from navalgames.sessions.secrets import Given, Hidden, hidden_after, hidden_at_start
from navalgames.sessions.sights import Sights

Offered = Mapping[str, tuple[Any, Any]]
"""The state in which each side was asked last, and what was on offer to it."""


class Step(NamedTuple):
    """A journal entry with what it led to; `hidden`: from the sides for whom that was worked out."""

    entry: Entry
    after: Any
    lines: tuple[LogLine, ...]
    hidden: dict[str, Hidden]


class Reading:
    """The eyes of all sides on one play, and on the plays that went on from it."""

    def __init__(self, game: Game, charts: Any, options: Any, start: Any, set_up: tuple[Shown, ...]) -> None:
        self._game, self._charts, self._options = game, charts, options
        self._start, self._set_up = start, set_up
        self._at_start: dict[str, Hidden] = {}
        self._sights = Sights(game, options)
        self._last: tuple[Step, Given] | None = None

    def view(self, state: Any, viewer: str) -> Any:
        """What `viewer` sees of a state."""
        return self._sights.view(state, viewer)

    def hidden_from(self, viewer: str, steps: Sequence[Step], offered: Offered) -> Hidden:
        """What `viewer` may not know after these steps; `offered`: what each side was offered last."""
        if not self._game.deciding(steps[-1].after if steps else self._start):
            return Hidden()
        known = len(steps)
        while known and viewer not in steps[known - 1].hidden:
            known -= 1
        hidden = steps[known - 1].hidden[viewer] if known else self._hidden_at_start(viewer)
        for number in range(known + 1, len(steps) + 1):
            hidden = hidden_after(viewer, hidden, self._given(number, steps, offered))
            steps[number - 1].hidden[viewer] = hidden
        return hidden

    def _hidden_at_start(self, viewer: str) -> Hidden:
        if viewer not in self._at_start:
            self._at_start[viewer] = hidden_at_start(viewer, self._sights, self._start, self._set_up)
        return self._at_start[viewer]

    def _given(self, number: int, steps: Sequence[Step], offered: Offered) -> Given:
        """Order `number` with all it was given in; what several sides ask about it is found out once."""
        step = steps[number - 1]
        if self._last is None or self._last[0] is not step:
            before = steps[number - 2].after if number > 1 else self._start
            asked, orders = offered.get(step.entry.side, (None, None))
            given = Given(
                self._game, self._charts, self._options, self._sights, number, step.entry, before, step.after,
                orders if asked is before else None,
            )  # fmt: skip
            self._last = step, given
        return self._last[1]
