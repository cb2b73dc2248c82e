"""What each side may read of a play now: worked out when somebody reads, on from where that was last done.

Knows the steps of a play and the law of secrets. Most plays of computer players are read by nobody
before their end, when everything is open. Must not know a rule or a page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from navalgames.chance import Note, Shown
from navalgames.games.contract import Game
from navalgames.sessions.journal import Entry, HiddenEntry, LogLine, lines_of
from navalgames.sessions.secrets import Given, Hidden, Veil, hidden_after, hidden_at_start, veil_of
from navalgames.sessions.sights import Sights

Offered = Mapping[str, tuple[Any, Any]]
"""The state in which each side was asked last, and what was on offer to it."""


class Step:
    """A journal entry with what it led to.

    turn: that of the state before. record: what was rolled and noted.
    hidden: from the sides for whom that was worked out. veils: what these may not know of this very order.
    """

    def __init__(
        self, entry: Entry, after: Any, number: int, turn: int | None, record: Sequence[Shown | Note]
    ) -> None:
        self.entry, self.after = entry, after
        self._number, self._turn, self._record = number, turn, record
        self.hidden: dict[str, Hidden] = {}
        self.veils: dict[str, Veil] = {}

    @cached_property
    def lines(self) -> tuple[LogLine, ...]:
        """Its lines of the log, written when somebody first reads them."""
        return lines_of(self._record, self._number, self._turn, self.entry.side)


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
            veil, given = self._veil(viewer, number, steps, offered), self._given(number, steps, offered)
            hidden = steps[number - 1].hidden[viewer] = hidden_after(viewer, hidden, given, veil)
        return hidden

    def last_entry(self, viewer: str, steps: Sequence[Step], offered: Offered) -> Entry | HiddenEntry:
        """The last order as `viewer` may read it: for that alone, nothing before it need be known.

        Who gave it knows it, and what was drawn with it is all that may be hidden from him.
        """
        last = steps[-1]
        entry = last.entry
        if (viewer == entry.side and not entry.shown) or not self._game.deciding(last.after):
            return entry
        return self._veil(viewer, len(steps), steps, offered).entry(entry)

    def _veil(self, viewer: str, number: int, steps: Sequence[Step], offered: Offered) -> Veil:
        veils = steps[number - 1].veils
        veil = veils.get(viewer)
        if veil is None:
            veil = veils[viewer] = veil_of(viewer, self._given(number, steps, offered))
        return veil

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
