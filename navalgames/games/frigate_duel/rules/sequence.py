"""What follows what: the tasks of a duel run until somebody must decide.

Knows the modules. What a stage does stands in its own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.agenda import MOST_STAGES, Agenda, Course, endless
from navalgames.games.frigate_duel.rules import (
    after_fire,
    boarding,
    bonus,
    cards,
    housekeeping,
    impulses,
    losses,
    sails,
    ship_order,
    turns,
    volleys,
)
from navalgames.games.frigate_duel.rules.set_up import set_up
from navalgames.games.frigate_duel.state import Names, Options, State, Task, waiting
from navalgames.games.frigate_duel.tables import Box, box_of


class _Tasks(Agenda):
    """A state holds tasks to be done, the next one last. A stage is done with its task and may push others;
    whom a decision asks is worked out when its task comes up, and a task that asks nobody is over. Until
    somebody is asked, the tasks that are over still stand on the state, under those that were pushed since:
    states are copied when an order is waited for, not at every stage. No stage looks at them."""

    @cached_property
    def whom(self) -> dict[str, Callable[..., Names]]:
        """What works out whom each decision asks."""
        return {stage: ask.who for stage, ask in self.asks.items()}

    @cached_property
    def passing(self) -> dict[str, type | None]:
        """The kind of order with which each decision is over."""
        return {stage: ask.passing for stage, ask in self.asks.items()}

    def deciding(self, state: State) -> Names:
        return state.asked

    def stage(self, state: State) -> str:
        return state.tasks[-1].stage

    def legal_orders(self, state: State, side: str, charts: Charts, options: Options) -> Any:
        if side not in state.asked:
            return ()
        task = state.tasks[-1]
        return self.offers[task.stage](state, task, side, self.box_of(charts, options))

    def apply(
        self, dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options
    ) -> State:
        return self.carried_out(dice, state, side, order, self.box_of(charts, options))

    def carried_out(self, dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
        """The state after an order, up to the next decision."""
        tasks = state.tasks
        task = tasks[-1]
        stage = task.stage
        if type(order) is self.passing[stage]:  # more than half of all orders: only the task is over
            return self.going_on(dice, state, tasks[:-1], box)
        return self.run(dice, self.answers[stage](dice, state, task, side, order, box), box)

    def course(self, dice: Dice, state: State, charts: Charts, options: Options) -> Course:
        box, offers, carried_out = self.box_of(charts, options), self.offers, self.carried_out
        while asked := state.asked:
            side, task = asked[0], state.tasks[-1]
            order = yield state, side, offers[task.stage](state, task, side, box)
            state = carried_out(dice, state, side, order, box)
        yield state, "", ()

    def run(self, dice: Dice, state: State, box: Box) -> State:
        if state.outcome is not None:
            return state._replace(tasks=(), asked=())
        return self.going_on(dice, state, state.tasks, box)

    def going_on(self, dice: Dice, state: State, tasks: tuple[Task, ...], box: Box) -> State:
        """From a state on which these tasks are still to be done, up to the next decision."""
        whom, stages = self.whom, self.stages
        for _ in range(MOST_STAGES):
            task = tasks[-1]
            stage = task.stage
            who = whom.get(stage)
            if who is None:
                before = state.tasks
                state = stages[stage](dice, state, task, box)
                if state.outcome is not None:
                    return state._replace(tasks=(), asked=())
                tasks = tasks[:-1]
                if state.tasks is not before:
                    tasks += state.tasks[len(before) :]
            elif asked := who(state, task, box):
                return waiting(state, tasks, asked)
            else:
                tasks = tasks[:-1]  # over; the state is told of it with what comes next
        raise endless(tasks[-1])


AGENDA = _Tasks(
    (
        turns, impulses, volleys, boarding, bonus, housekeeping, sails, losses, cards, ship_order, after_fire,
    ),
    box_of,
)  # fmt: skip


def start(dice: Dice, charts: Charts, options: Options) -> State:
    """The table at the beginning, up to the first decision (P2.1)."""
    box = box_of(charts, options)
    return AGENDA.run(dice, set_up(dice, box), box)
