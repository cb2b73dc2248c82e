"""One play of one game: its state, its seats, its journal, and the law of taking back.

Knows the contract every game keeps and the readers of dice. Must not know a widget, a page or
a rule of any game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from operator import attrgetter
from pathlib import Path
from typing import Any

from navalgames.chance import Dice, RandomDice, ScriptedDice, Shown
from navalgames.errors import BadInput, Problem, unknown
from navalgames.games import game as game_called
from navalgames.games.contract import Game, Outcome, Refusal
from navalgames.sessions import order_codec
from navalgames.sessions.journal import PERSON, STAFF, Entry, HiddenEntry, LogLine, dice_of, lines_of
from navalgames.sessions.late_chance import LateRandom
from navalgames.sessions.order_check import check_order
from navalgames.sessions.players import checked_seats, computer_player, random_player
from navalgames.sessions.reading import Reading, Step
from navalgames.sessions.secrets import Hidden
from navalgames.sessions.settings import charts_for, checked_seed, checked_staff, options_record
from navalgames.sessions.table_dice import TableDice
from navalgames.sessions.undo_law import objection

ALL_FORMS = "all"
ENTRY_OF = attrgetter("entry")


class Play:
    """A game being played.

    Args:
        game: a game or its id.
        options: values by option name, or the game's options record; what is not named is at its default.
        charts: the charts to play with; read from the game when left out.
        seats: who sits where, `{side: "person" or a computer player's name}`; a person where not named.
        seed: a whole number for the dice; drawn when left out.
        ask: typed dice: `ask(notation, why, rule) -> faces`; the dice lie on a real table.
        ask_cards: the same for cards: `ask_cards(cards, count, why, rule) -> those drawn`.
        staff: `{side: names of decisions, or "all"}`: decisions that are pure bookkeeping and may be
            answered with the default suggestion of their form; "all" means all forms. A decision
            named here that offers a single order gets it.

    Raises:
        BadInput: an unknown game, option, side or player.
    """

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
        self._offered: dict[str, tuple[Any, Any]] = {}
        self._set_up(set_up)
        self._reading = Reading(self.game, self.charts, self.options, self._start, self.set_up)

    def _set_up(self, written: tuple[Shown, ...] | None) -> None:
        """Lays out the game, with fresh dice or with those written down."""
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

    def deciding(self) -> tuple[str, ...]:
        """The sides that decide now; empty at the end."""
        return self.game.deciding(self.state)

    def decision(self) -> tuple[str, str]:
        """The name of the pending decision and its rule."""
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
        return tuple(map(ENTRY_OF, self._steps))

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
        hidden = self._hidden_from(viewer)
        entries = [step.entry for step in self._steps[since - 1 :]]
        return tuple(hidden.entry(number, entry) for number, entry in enumerate(entries, start=since))

    def log_for(self, viewer: str, since: int = 0) -> tuple[LogLine, ...]:
        """The log as `viewer` may read it: without what secret orders and hidden names tell.

        With `since` only what order number `since` and those after it brought.
        """
        hidden = self._hidden_from(viewer)
        lines = [line for step in self._steps[since - 1 :] for line in step.lines] if since else self.log
        return tuple(line for line in lines if not hidden.hides_line(line))

    def _hidden_from(self, viewer: str) -> Hidden:
        self._known_side(viewer)
        return self._reading.hidden_from(viewer, self._steps)

    # ---------------------------------------------------------------- giving orders

    def give(self, side: str, order: Any) -> Entry:
        """Gives an order (a record of the game, or its data). On a refusal nothing has changed.

        Raises:
            IllegalOrder: the rules forbid it now; says which.
            BadInput: not an order of this game, or the seat belongs to the computer.
        """
        self._known_side(side)
        if self.seats[side] != PERSON:
            raise BadInput("error-seat-computer", side=side, given=self.seats[side])
        if isinstance(order, dict):
            order = order_codec.from_data(self.game, order)
        return self._carry_out(side, order, self._dice(len(self._steps) + 1), PERSON)

    def replay_entry(self, entry: Entry) -> Entry:
        """Gives a written order with the dice written for it; every die must be asked for and used.

        Raises:
            Problem: an illegal order, or dice that do not fit.
        """
        self._known_side(entry.side)
        dice = ScriptedDice(entry.shown)
        return self._carry_out(entry.side, entry.order, dice, entry.by, finish=dice.finish)

    def check(self, side: str, order: Any) -> None:
        """Raises what `give` would raise; gives nothing.

        Raises:
            IllegalOrder: the rules forbid the order now.
            BadInput: not an order of this game.
        """
        self._known_side(side)
        check_order(self, side, order)

    def _carry_out(
        self, side: str, order: Any, dice: Dice, by: str, finish: Callable[[], None] | None = None
    ) -> Entry:
        self.check(side, order)
        before = self.state
        after = self.game.apply(dice, before, side, order, self.charts, self.options)
        if finish is not None:
            finish()
        number = len(self._steps) + 1
        entry = Entry(side, order, dice_of(dice.record), by)
        lines = lines_of(dice.record, number, getattr(before, "turn", None), side)
        self._steps.append(Step(entry, after, lines, {}))
        return entry

    # ---------------------------------------------------------------- computer players and staff

    def step_computer(self) -> Entry | None:
        """Gives one order of a computer player or of the staff; None when a person decides."""
        for side in self.deciding():
            number = len(self._steps) + 1
            if self.seats[side] != PERSON:
                order = self._bot_order(side, number)
                return self._carry_out(side, order, self._dice(number), self.seats[side])
            order = self.staff_order(side)
            if order is not None:
                return self._carry_out(side, order, self._dice(number), STAFF)
        return None

    def let_computers_play(self, most: int | None = None) -> tuple[Entry, ...]:
        """Lets computer players and staff give orders until a person decides, the end, or `most` orders."""
        given: list[Entry] = []
        while most is None or len(given) < most:
            entry = self.step_computer()
            if entry is None:
                break
            given.append(entry)
        return tuple(given)

    def staff_order(self, side: str) -> Any:
        """The standing staff order for the pending decision of `side`; None when there is none."""
        standing = self.staff.get(side, frozenset())
        if not standing or side not in self.deciding():
            return None
        named = self.decision()[0] in standing
        if ALL_FORMS not in standing and not named:
            return None
        offered = self.orders(side)
        if isinstance(offered, tuple):
            return offered[0] if named and len(offered) == 1 else None
        return offered.suggestions()[0][1]

    def _bot_order(self, side: str, number: int) -> Any:
        bot = computer_player(self.game, self.seats[side])
        rng = LateRandom(f"{self.seed}:{number}:{self.rerolls}:{side}")
        dice = RandomDice(rng=rng, record=False)
        seen = None if bot is random_player else self.view(side)
        return bot(seen, side, self.orders(side), self.charts, self.options, dice)

    # ---------------------------------------------------------------- taking back

    def undo_objection(self) -> str:
        """Why the last order may not simply be taken back (a catalogue key); "" when it may."""
        if not self._steps:
            return "error-undo-nothing"
        return next(filter(None, map(self._objection, self._undone())), "")

    def undo(self, take_back_and_reroll: bool = False) -> tuple[Entry, ...]:
        """Takes the last order back, with the staff orders after it; returns what was taken back.

        Never crosses a roll, a reveal or a change of side, unless `take_back_and_reroll` asks for
        exactly that: then the play returns to the last order of a person, and new dice will be rolled.

        Raises:
            BadInput: nothing to take back, or the law forbids it.
        """
        reason = self.undo_objection()
        if reason == "error-undo-nothing" or (reason and not take_back_and_reroll):
            raise BadInput(reason)
        first = self._undone(to_person=bool(reason))[-1]
        taken = tuple(step.entry for step in self._steps[first:])
        del self._steps[first:]
        if reason:
            self.rerolls += 1
        return taken

    def _undone(self, to_person: bool = False) -> list[int]:
        """Indexes of the steps one undo takes back, latest first."""
        indexes = list(range(len(self._steps) - 1, -1, -1))
        for count, index in enumerate(indexes, start=1):
            by = self._steps[index].entry.by
            if by == PERSON if to_person else by != STAFF:
                return indexes[:count]
        return indexes[:1]

    def _objection(self, index: int) -> str:
        entry, after = self._steps[index].entry, self._steps[index].after
        before = self._steps[index - 1].after if index else self._start
        return objection(self.game, entry.side, before, after, bool(entry.shown), self.options)

    def fork(self) -> Play:
        """An independent copy: what happens in it does not happen here."""
        other = object.__new__(Play)
        other.__dict__.update(self.__dict__)
        other._steps = list(self._steps)
        other._offered = dict(self._offered)
        other.seats = dict(self.seats)
        other.staff = dict(self.staff)
        return other

    def until(self, number: int) -> Play:
        """A copy that stands where this play stood after its first `number` orders."""
        other = self.fork()
        del other._steps[number:]
        return other

    def take_seat(self, side: str, name: str) -> None:
        """Gives a seat to a person or a computer player from now on.

        Raises:
            BadInput: an unknown side or player.
        """
        self.seats = checked_seats(self.sides, self.game, {**self.seats, side: name})

    # ---------------------------------------------------------------- files

    def save(self, path: str | Path) -> Path:
        """Writes the whole play to a file that `load` reads. A failure leaves an older file as it was.

        Raises:
            Problem: the file cannot be written.
        """
        from navalgames.sessions.saved import save

        return save(self, Path(path))

    def save_for(self, side: str, path: str | Path) -> Path:
        """Writes what `side` may know: its view, journal and log, without secrets, seed or hidden orders.

        Raises:
            Problem: the file cannot be written.
        """
        from navalgames.sessions.saved import save_for

        return save_for(self, side, Path(path))

    @staticmethod
    def load(path: str | Path, **settings: Any) -> Play:
        """Reads a saved play. `settings` (charts, owned, ask, game) go to the new play;
        `most` reads only the first orders.

        Raises:
            Problem: the file cannot be read, is not a saved play, or does not follow the rules.
        """
        from navalgames.sessions.saved import load

        return load(Path(path), **settings)

    # ---------------------------------------------------------------- inside

    def _dice(self, number: int) -> Any:
        """The dice for order `number`. Each order has its own, so that a saved play goes on the same way."""
        if self.ask is not None:
            return TableDice(self.ask, self.ask_cards)
        return RandomDice(rng=LateRandom(f"{self.seed}:{number}:{self.rerolls}"))

    def _known_side(self, side: str) -> None:
        if side not in self.sides:
            raise unknown("side", side, self.sides)
