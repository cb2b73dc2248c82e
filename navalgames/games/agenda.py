"""One agenda for all games: what is under way goes on stage by stage until somebody must decide.

Knows the shape of stages and decisions. Must not know any rule. A game names its stages and its decisions in
the modules of its rules (`STAGES`, `ASKS`); the agenda gathers them and answers what the contract of a game
asks: who decides, what, by which rule, with which orders, and what an order leads to.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.contract import Game

MOST_STAGES = 10_000
"""More stages than can follow one order: whoever meets it has found a rule that goes round in circles."""
Course = Generator[tuple[Any, str, Any], Any, None]
"""Tells (state, side asked, its orders) and is sent an order, until nobody is asked: then the side is ""."""
Stage = Callable[..., Any]
"""A stage that goes on by itself: (dice, state, item, box) -> state."""


def nobody(state: Any, item: Any, box: Any) -> tuple[str, ...]:
    """Whom a decision asks that does not work it out."""
    return ()


class Ask(NamedTuple):
    """A pending decision: its rule, the orders a side has, and what an order does.

    item: what is under way, as the agenda of the game finds it. box: the game's tables and options.
    decision: its name, where it is not that of the stage. who: who is asked, where that is worked out when
    the stage comes up; a decision that asks nobody is over.
    """

    rule: str
    offers: Callable[..., Any]
    """(state, item, side, box) -> orders, or the form of a decision with too many to list."""
    answer: Callable[..., Any]
    """(dice, state, item, side, order, box) -> state."""
    decision: str = ""
    who: Callable[..., tuple[str, ...]] = nobody
    """(state, item, box) -> sides."""
    passing: type | None = None
    """The kind of order with which the decision is over and nothing else happens (frigate duel)."""


class Agenda:
    """What follows what in a game whose state holds a `stack` of what is under way, the innermost last.

    Each item of the stack names its `stage`; while its `asked` names a side, the stage waits for an order. A
    game whose state is built in another way says so in the methods that look at the stack.
    """

    inlined: ClassVar[tuple[str, ...]] = ("legal_orders", "apply", "run")
    """What the course does in its own loop: a kind of agenda with another of them has another course."""

    def __init__(
        self,
        parts: Sequence[ModuleType],
        box_of: Callable[[Charts, Any], Any],
        asks: Mapping[str, Ask] | None = None,
    ) -> None:
        """parts: modules with STAGES, ASKS or both. box_of(charts, options): the game's tables.

        Raises:
            ValueError: two parts give the same name to a stage or a decision.
        """
        self.box_of = box_of
        self.stages: dict[str, Stage] = _gathered(parts, "STAGES")
        self.asks: dict[str, Ask] = _gathered(parts, "ASKS")
        self.asks.update(asks or {})

    @cached_property
    def offers(self) -> dict[str, Callable[..., Any]]:
        """What lists the orders of each decision."""
        return {stage: ask.offers for stage, ask in self.asks.items()}

    @cached_property
    def answers(self) -> dict[str, Callable[..., Any]]:
        """What an order does at each decision."""
        return {stage: ask.answer for stage, ask in self.asks.items()}

    def leads(self, game: Game) -> bool:
        """Whether the `course` of this agenda is that of a game.

        The game may have no moves but those of the agenda, and the agenda none that its course does not know.
        """
        own = self.deciding, self.legal_orders, self.apply
        if (game.deciding, game.legal_orders, game.apply) != own:
            return False
        knowing, *moving = (_whose(type(self), name) for name in ("course", *self.inlined))
        return all(issubclass(knowing, one) for one in moving)

    # ---------------------------------------------------------------- how the state of the game is built

    def deciding(self, state: Any) -> tuple[str, ...]:
        """The sides that decide now; nobody at the end."""
        return state.stack[-1].asked if state.stack else ()

    def stage(self, state: Any) -> str:
        """The name of the stage that is next."""
        return state.stack[-1].stage

    def run(self, dice: Dice, state: Any, box: Any) -> Any:
        """Goes on by itself until somebody is asked or the game is over.

        Raises:
            RuntimeError: the stages go round in circles.
        """
        stages = self.stages
        for _ in range(MOST_STAGES):
            if state.outcome is not None:
                return state
            item = state.stack[-1]
            if item.asked:
                return state
            state = stages[item.stage](dice, state, item, box)
        raise endless(state.stack[-1])

    # ---------------------------------------------------------------- what the contract asks of a game

    def decision(self, state: Any) -> tuple[str, str]:
        """The pending decision and its rule."""
        stage = self.stage(state)
        ask = self.asks[stage]
        return ask.decision or stage, ask.rule

    def legal_orders(self, state: Any, side: str, charts: Charts, options: Any) -> Any:
        """Everything a side may order now: a tuple, or a form where there is too much to list."""
        stack = state.stack
        if not stack or side not in stack[-1].asked:
            return ()
        item = stack[-1]
        orders = self.offers[item.stage](state, item, side, self.box_of(charts, options))
        return tuple(orders) if type(orders) is list else orders

    def apply(self, dice: Dice, state: Any, side: str, order: Any, charts: Charts, options: Any) -> Any:
        """The state after a legal order, up to the next decision."""
        box, item = self.box_of(charts, options), state.stack[-1]
        return self.run(dice, self.answers[item.stage](dice, state, item, side, order, box), box)

    def course(self, dice: Dice, state: Any, charts: Charts, options: Any) -> Course:
        """From a state to the end of the game: tells who is asked for what, and is sent an order each time.

        What `deciding`, `legal_orders` and `apply` come to by turns, in one loop with the tables found once.
        A kind of agenda with other moves has another course, or none (`course_of`).
        """
        box, stages, offers, answers = self.box_of(charts, options), self.stages, self.offers, self.answers
        left = MOST_STAGES
        while stack := state.stack:
            item = stack[-1]
            if asked := item.asked:
                side = asked[0]
                orders = offers[item.stage](state, item, side, box)
                order = yield state, side, tuple(orders) if type(orders) is list else orders
                state, left = answers[item.stage](dice, state, item, side, order, box), MOST_STAGES
            elif state.outcome is not None:
                break
            elif left:
                state, left = stages[item.stage](dice, state, item, box), left - 1
            else:
                raise endless(item)
        yield state, "", ()


class PlainAgenda(Agenda):
    """The agenda of a game whose state itself names its `stage` and whom it has `asked`.

    Its stages are called as (dice, state, box), its offers as (state, side, box), its answers as (dice,
    state, side, order, box).
    """

    inlined = ("legal_orders", "apply")

    def deciding(self, state: Any) -> tuple[str, ...]:
        return state.asked

    def stage(self, state: Any) -> str:
        return state.stage

    def offered(self, state: Any, side: str, box: Any) -> Any:
        """The orders of a side that is asked."""
        return self.offers[state.stage](state, side, box)

    def answered(self, dice: Dice, state: Any, side: str, order: Any, box: Any) -> Any:
        """The state right after an order."""
        return self.answers[state.stage](dice, state, side, order, box)

    def legal_orders(self, state: Any, side: str, charts: Charts, options: Any) -> Any:
        if side not in self.deciding(state):
            return ()
        orders = self.offered(state, side, self.box_of(charts, options))
        return tuple(orders) if type(orders) is list else orders

    def apply(self, dice: Dice, state: Any, side: str, order: Any, charts: Charts, options: Any) -> Any:
        box = self.box_of(charts, options)
        return self.run(dice, self.answered(dice, state, side, order, box), box)

    def course(self, dice: Dice, state: Any, charts: Charts, options: Any) -> Course:
        box, run, offered, answered = self.box_of(charts, options), self.run, self.offered, self.answered
        deciding = self.deciding
        while asked := deciding(state):
            side = asked[0]
            orders = offered(state, side, box)
            order = yield state, side, tuple(orders) if type(orders) is list else orders
            state = run(dice, answered(dice, state, side, order, box), box)
        yield state, "", ()

    def run(self, dice: Dice, state: Any, box: Any) -> Any:
        stages = self.stages
        for _ in range(MOST_STAGES):
            if state.asked or state.outcome is not None:
                return state
            state = stages[state.stage](dice, state, box)
        raise endless(state)


def course_of(game: Game, dice: Dice, state: Any, charts: Charts, options: Any) -> Course:
    """The course of a game from a state on; its agenda leads it, where all that moves the game is its own."""
    agenda = getattr(game.apply, "__self__", None)
    if isinstance(agenda, Agenda) and agenda.leads(game):
        return agenda.course(dice, state, charts, options)
    return _by_contract(game, dice, state, charts, options)


def _by_contract(game: Game, dice: Dice, state: Any, charts: Charts, options: Any) -> Course:
    deciding, legal_orders, apply = game.deciding, game.legal_orders, game.apply
    while sides := deciding(state):
        side = sides[0]
        order = yield state, side, legal_orders(state, side, charts, options)
        state = apply(dice, state, side, order, charts, options)
    yield state, "", ()


def _whose(kind: type, name: str) -> type:
    """The class from which a kind of agenda has a method."""
    return next(one for one in kind.__mro__ if name in vars(one))


def endless(where: object) -> RuntimeError:
    """What is told when a rule goes round in circles."""
    return RuntimeError(f"what follows by itself never ends: {where}")


def _gathered(parts: Sequence[ModuleType], kind: str) -> dict[str, Any]:
    """What the parts of a game call `kind`, by name."""
    found: dict[str, Any] = {}
    for part in parts:
        for name, one in getattr(part, kind, {}).items():
            if found.setdefault(name, one) is not one:
                raise ValueError(f"{kind} of {part.__name__}: {name!r} is the name of another one already")
    return found
