"""One play as far as it was played: its settings, its state, its journal, and who may see what of it.

Knows the contract every game keeps and the readers of dice. Gives no order and changes nothing: see `play`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from navalgames.chance import RandomDice, ScriptedDice, Shown
from navalgames.errors import BadInput, Problem, unknown
from navalgames.games import game as game_called
from navalgames.games.contract import Game, Outcome, Refusal
from navalgames.sessions.journal import Entry, HiddenEntry, LogLine, dice_of, lines_of
from navalgames.sessions.late_chance import LateRandom
from navalgames.sessions.players import checked_seats
from navalgames.sessions.reading import Reading, Step
from navalgames.sessions.secrets import Hidden
from navalgames.sessions.settings import charts_for, checked_seed, checked_staff, options_record
from navalgames.sessions.table_dice import TableDice

ENTRY_OF = attrgetter("entry")


class Heard(NamedTuple):
    """The log as one side could read it after so many `orders`, of which `step` was the last.

    It stands until something of it comes into the open, or is hidden again: see `Hidden.tells_as`.
    """

    hidden: Hidden
    orders: int
    step: Step | None
    lines: tuple[LogLine, ...]

    def stands(self, steps: Sequence[Step], hidden: Hidden) -> bool:
        """Whether all of it can still be read, and no line more of those orders."""
        read = self.orders
        same = read <= len(steps) and (not read or steps[read - 1] is self.step)
        return same and (hidden is self.hidden or hidden.tells_as(self.hidden, read))


class Played:
    """A game as far as it was played. `Play` tells its settings."""

    def __init__(
        self,
        game: Game | str,
        *,
        options: Any = None,
        charts: Any = None,
        seats: Mapping[str, str] | None = None,
        seed: int | None = None,
        ask: Callable[..., Any] | None = None,
        ask_cards: Callable[..., Any] | None = None,
        staff: Mapping[str, Collection[str] | str] | None = None,
        set_up: tuple[Shown, ...] | None = None,
        start: Any = None,
    ) -> None:
        self.game = game_called(game) if isinstance(game, str) else game
        self.options = options_record(self.game, options)
        self.charts = charts_for(self.game) if charts is None else charts
        self.sides = self.game.sides_in(self.options)
        self.seats = checked_seats(self.sides, self.game, seats)
        self.seed = checked_seed(seed)
        self.staff = checked_staff(self.sides, staff)
        self.rerolls = 0
        self.notices: tuple[tuple[str, dict[str, Any]], ...] = ()
        self.ask, self.ask_cards = ask, ask_cards
        self._steps: list[Step] = []
        self._journal: tuple[Entry, ...] = ()
        self._offered: dict[str, tuple[Any, Any]] = {}
        self._heard: dict[str, Heard] = {}
        self.laid = start is not None
        self._set_up(set_up, start)
        self._reading = Reading(self.game, self.charts, self.options, self._start, self.set_up)

    def _set_up(self, written: tuple[Shown, ...] | None, start: Any) -> None:
        """Lays out the game, with fresh dice or those written down; or what was laid already."""
        if start is not None:
            self._start, self.set_up = start, tuple[Shown, ...]()
            self._start_lines: tuple[LogLine, ...] = ()
            return
        dice = self._dice(0) if written is None else ScriptedDice(written)
        try:
            self._start = self.game.start(dice, self.charts, self.options)
            if written is not None:
                dice.finish()
        except Problem as refused:
            raise BadInput("error-set-up", reason=refused) from refused
        self.set_up = dice_of(dice.record)
        self._start_lines = lines_of(dice.record, 0, getattr(self._start, "turn", None), None)

    # ---------------------------------------------------------------- what lies on the table

    @property
    def state(self) -> Any:
        """The state now. A player's page shows `view(side)`, never this."""
        return self._steps[-1].after if self._steps else self._start

    @property
    def turn(self) -> int | None:
        """The turn of the game, where the game counts turns."""
        return getattr(self.state, "turn", None)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def over(self) -> bool:
        """Whether nobody has a decision left."""
        return not self.deciding()

    def ending(self) -> Outcome:
        """How a game that is over ended."""
        outcome = self.outcome
        assert outcome is not None, f"{self.game.id} tells no outcome"
        return outcome

    def colour_of(self, side: str) -> int:
        """The number of the colour in which a side is drawn."""
        return self.game.colour_of(side, self.charts, self.options)

    def deciding(self) -> tuple[str, ...]:
        """The sides that decide now; empty at the end."""
        return self.game.deciding(self.state)

    def decision(self) -> tuple[str, str]:
        """The name of the pending decision and its rule.

        Raises:
            BadInput: the game is over.
        """
        if self.over:
            raise BadInput("error-table-over")
        return self.game.decision(self.state)

    def orders(self, side: str) -> Any:
        """What `side` may do now: a tuple of orders, or a Form where they are too many to list."""
        self._known_side(side)
        state = self.state
        asked, offered = self._offered.get(side, (None, None))
        if asked is not state:
            offered = self.game.legal_orders(state, side, self.charts, self.options)
            self._offered[side] = state, offered
        return offered

    def refused(self, side: str) -> tuple[Refusal, ...]:
        """What `side` may not do now, and why, with the rule."""
        self._known_side(side)
        return self.game.why_not(self.state, side, self.charts, self.options)

    def view(self, side: str) -> Any:
        """What `side` may see of the state."""
        self._known_side(side)
        return self._reading.view(self.state, side)

    # ---------------------------------------------------------------- the journal

    @property
    def journal(self) -> tuple[Entry, ...]:
        """Every order given, with the dice it rolled."""
        steps, known = self._steps, self._journal
        # An entry stands on those before it for good: where the last one known still stands, so do they.
        if len(known) > len(steps) or (known and known[-1] is not steps[len(known) - 1].entry):
            known = ()
        if len(known) < len(steps):
            known += tuple(map(ENTRY_OF, steps[len(known) :]))
        self._journal = known
        return known

    @property
    def log(self) -> tuple[LogLine, ...]:
        """Everything that was rolled and everything the rules told, in order."""
        return self._start_lines + tuple(line for step in self._steps for line in step.lines)

    @property
    def states(self) -> tuple[Any, ...]:
        """The state after set-up and after each order."""
        return (self._start, *(step.after for step in self._steps))

    def journal_for(self, viewer: str, since: int = 1) -> tuple[Entry | HiddenEntry, ...]:
        """The journal as `viewer` may read it, from order number `since` on."""
        self._known_side(viewer)
        if since == len(self._steps) and self._steps:
            return (self._reading.last_entry(viewer, self._steps, self._offered),)
        hidden = self._hidden_from(viewer)
        entries = [step.entry for step in self._steps[since - 1 :]]
        return tuple(hidden.entry(number, entry) for number, entry in enumerate(entries, start=since))

    def log_for(self, viewer: str, since: int = 0) -> tuple[LogLine, ...]:
        """The log as `viewer` may read it: without what secret orders and hidden names tell.

        With `since` only what order number `since` and those after it brought.
        """
        hidden = self._hidden_from(viewer)
        if since:
            return _told(self._steps[since - 1 :], hidden)
        heard = self._heard.get(viewer)
        if heard is None or not heard.stands(self._steps, hidden):
            at_start = tuple([line for line in self._start_lines if not hidden.hides_line(line)])
            heard = Heard(hidden, 0, None, at_start)
        lines = heard.lines + _told(self._steps[heard.orders :], hidden)
        last = self._steps[-1] if self._steps else None
        self._heard[viewer] = Heard(hidden, len(self._steps), last, lines)
        return lines

    def _hidden_from(self, viewer: str) -> Hidden:
        self._known_side(viewer)
        return self._reading.hidden_from(viewer, self._steps, self._offered)

    # ---------------------------------------------------------------- inside

    def _dice(self, number: int) -> Any:
        """The dice for order `number`. Each order has its own, so that a saved play goes on the same way."""
        if self.ask is not None:
            return TableDice(self.ask, self.ask_cards)
        return RandomDice(rng=LateRandom(f"{self.seed}:{number}:{self.rerolls}"))

    def _known_side(self, side: str) -> None:
        if side not in self.sides:
            raise unknown("side", side, self.sides)


def _told(steps: Iterable[Step], hidden: Hidden) -> tuple[LogLine, ...]:
    """What these orders brought, without what may not be known of it."""
    return tuple([line for step in steps for line in step.lines if not hidden.hides_line(line)])
