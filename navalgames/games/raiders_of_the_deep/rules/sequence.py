"""What follows what: stages run until somebody must decide, or the game is over.

Knows every stage and decision by name, and the reroll of Hals und Beinbruch, which may follow any roll.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.agenda import MOST_STAGES, Ask, Course, PlainAgenda, Stage, endless
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.rules import (
    after,
    assignments,
    attacks,
    blows,
    boxes,
    dangers,
    endings,
    escorts,
    meetings,
    port,
    postings,
    q_ships,
    sailing,
    set_up,
)
from navalgames.games.raiders_of_the_deep.state import Options, State, asking
from navalgames.games.raiders_of_the_deep.tables import Book, book_of

_MODULES = (
    set_up, assignments, sailing, boxes, meetings, attacks, escorts, blows, dangers, q_ships, after, port,
    postings, endings,
)  # fmt: skip
ROLLS = frozenset(name for module in _MODULES for name in getattr(module, "ROLLS", ()))


def start(dice: Dice, charts: Charts, options: Options) -> State:
    """The table at the beginning, up to the first decision (4.0)."""
    book = book_of(charts, options)
    return AGENDA.run(dice, set_up.fresh_game(book, set_up.seats_of(options)), book)


# ------------------------------------------------------------------------ Hals und Beinbruch


class Watched:
    """Dice that remember whether anything was thrown."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.thrown = False

    def __getattr__(self, verb: str) -> Any:
        self.thrown = self.thrown or verb in ("roll", "faces", "draw", "resolve", "each", "until")
        return getattr(self._dice, verb)


def _with_luck(dice: Dice, state: State, stage: Stage, book: Book) -> State:
    """A roll that the captain may make again before anything follows from it (12.1.3b, R1.7)."""
    watched = Watched(dice)
    rolled = stage(watched, state, book)
    if not watched.thrown:
        return rolled
    kept = state._replace(before=None, after=None)
    return asking(kept._replace(before=kept, after=rolled), "luck")


def _offer_luck(state: State, book: Book) -> tuple[Any, ...]:
    return (given.LetStand(False), given.LetStand(True), given.Reroll())


def _luck(dice: Dice, state: State, order: Any, book: Book) -> State:
    """The roll stands, or is made again for the marker (12.1.3b, R1.7)."""
    if isinstance(order, given.LetStand):
        rolled = state.after
        if order.box:
            rolled = rolled._replace(patrol=rolled.patrol._replace(trusting=True))
        return rolled
    before = state.before
    dice.note("12.1.3b", "rotd-log-reroll", side=state.seat)
    spent = before._replace(captain=before.captain._replace(luck=before.captain.luck - 1))
    return AGENDA.stages[spent.stage](dice, spent, book)


# ------------------------------------------------------------------------ the agenda


class _Voyage(PlainAgenda):
    """One captain at a time: decisions take no side. The other seat sets a die in secret (14.4.4)."""

    def course(self, dice: Dice, state: State, charts: Charts, options: Options) -> Course:
        book, run, offers, answers = self.box_of(charts, options), self.run, self.offers, self.answers
        while asked := state.asked:
            side = asked[0]
            orders = offers[state.stage](state, book) if side == state.seat else escorts.guesses()
            order = yield state, side, tuple(orders) if type(orders) is list else orders
            state = run(dice, answers[state.stage](dice, state, order, book), book)
        yield state, "", ()

    def offered(self, state: State, side: str, box: Book) -> tuple[Any, ...]:
        return self.offers[state.stage](state, box) if side == state.seat else escorts.guesses()

    def answered(self, dice: Dice, state: State, side: str, order: Any, box: Book) -> State:
        return self.answers[state.stage](dice, state, order, box)

    def run(self, dice: Dice, state: State, box: Book) -> State:
        stages = self.stages
        for _ in range(MOST_STAGES):
            if state.asked or state.outcome is not None:
                return state
            stage = state.stage
            if stage not in ROLLS:
                state = stages[stage](dice, state, box)
            elif state.captain.luck and not state.patrol.trusting:
                state = _with_luck(dice, state, stages[stage], box)
            else:  # read by itself: what follows knows the states it leads to, not the dice of each
                state = dice.resolve(stages[stage], state, box)
        raise endless(state)


AGENDA = _Voyage(_MODULES, book_of, {"luck": Ask("12.1.3b", _offer_luck, _luck)})
