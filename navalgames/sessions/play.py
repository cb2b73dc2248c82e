"""One play of one game: orders are given, by people, computers and the staff, and taken back by a law.

Knows the play so far, and the readers of dice. Must not know a widget, a page or a rule of any game.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from navalgames.chance import Dice, RandomDice, ScriptedDice, Shown
from navalgames.errors import BadInput, Problem
from navalgames.games import game as game_called
from navalgames.games.contract import Game
from navalgames.sessions import order_codec, saved, saved_reading
from navalgames.sessions.garbage import seldom_collected
from navalgames.sessions.journal import PERSON, STAFF, Entry, dice_of
from navalgames.sessions.late_chance import LateRandom
from navalgames.sessions.order_check import check_order
from navalgames.sessions.played import Played
from navalgames.sessions.players import checked_seats, computer_player, random_player
from navalgames.sessions.reading import Step
from navalgames.sessions.settings import charts_for
from navalgames.sessions.state_json import state_from_data
from navalgames.sessions.undo_law import objection

if TYPE_CHECKING:
    from navalgames.sessions.saved_format import SavedDice, SavedEntry

ALL_FORMS = "all"


class Play(Played):
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
        start: a position that the play begins with instead of the set-up; such a play cannot be saved.

    Raises:
        BadInput: an unknown game, option, side or player.
    """

    def __repr__(self) -> str:
        seats = ", ".join(f"{side}: {by}" for side, by in self.seats.items())
        waiting = " and ".join(self.deciding())
        if waiting:
            now = f"{self.decision()[0]}, {waiting} to decide"
        else:
            now = f"over, won by {' and '.join(self.ending().won_by) or 'nobody'}"
        return f"<Play {self.game.id} ({seats}), seed {self.seed}, orders: {len(self._steps)}; {now}>"

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
        self._steps.append(Step(entry, after, number, getattr(before, "turn", None), dice.record))
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
        with seldom_collected():
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
        offered = self.orders(side)
        if type(offered) is tuple and len(offered) == 1:  # nothing to think about
            return offered[0]
        bot = computer_player(self.game, self.seats[side])
        rng = LateRandom(f"{self.seed}:{number}:{self.rerolls}:{side}")
        dice = RandomDice(rng=rng, record=False)
        seen = None if bot is random_player else self.view(side)
        return bot(seen, side, offered, self.charts, self.options, dice)

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
        return saved.save(self, Path(path))

    def save_for(self, side: str, path: str | Path) -> Path:
        """Writes what `side` may know: its view, journal and log, without secrets, seed or hidden orders.

        Raises:
            Problem: the file cannot be written.
        """
        return saved.save_for(self, side, Path(path))

    @staticmethod
    def load(path: str | Path, **settings: Any) -> Play:
        """Reads a saved play. `settings` (charts, owned, ask, game) go to the new play;
        `most` reads only the first orders.

        Raises:
            Problem: the file cannot be read, is not a saved play, or does not follow the rules.
        """
        file = Path(path)
        return Play.from_json(saved_reading.text_of(file), where=saved.shown(file), **settings)

    @staticmethod
    def from_json(
        text: str,
        *,
        where: str = "text",
        game: Game | None = None,
        charts: Any = None,
        owned: Path | str | None = None,
        ask: Any = None,
        ask_cards: Any = None,
        most: int | None = None,
    ) -> Play:
        """The play that a saved text describes, replayed order by order with the dice it holds.

        Raises:
            Problem: the text is no saved play, is of a later version, or does not follow the rules.
        """
        written = saved_reading.checked_text(text, where)
        the_game = _game(written.game, game)
        play = Play(
            the_game,
            options=written.options,
            charts=charts_for(the_game, owned) if charts is None else charts,
            seats=written.seats,
            seed=written.seed,
            staff=written.staff,
            set_up=tuple(_shown(the_game, dice) for dice in written.set_up),
        )
        play.rerolls = written.rerolls
        if written.charts != saved.fingerprint(play.charts):
            play.notices = (("session-notice-other-charts", {"where": where}),)
        _replay(play, written.journal[:most], where)
        play.ask, play.ask_cards = ask, ask_cards
        return play


def _game(name: str, game: Game | None) -> Game:
    if game is None:
        return game_called(name)
    if game.id != name:
        raise BadInput("error-save-game", given=name, expected=game.id)
    return game


def _replay(play: Play, journal: list[SavedEntry], where: str) -> None:
    for number, entry in enumerate(journal, start=1):
        try:
            order = order_codec.from_data(play.game, entry.order)
            shown = tuple(_shown(play.game, dice) for dice in entry.dice)
            play.replay_entry(Entry(entry.side, order, shown, entry.by))
        except Problem as refused:
            raise BadInput(
                "error-save-entry",
                where=where,
                number=number,
                most=len(journal),
                side=entry.side,
                reason=refused,
            ) from refused


def _shown(game: Game, dice: SavedDice) -> Shown:
    faces = state_from_data(game, dice.shows)
    return Shown(dice=dice.dice, why=dice.why, rule=dice.rule, faces=faces, result=None)
