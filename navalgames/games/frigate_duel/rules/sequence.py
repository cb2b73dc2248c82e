"""What follows what: the tasks of a duel run until somebody must decide.

Knows the modules. What a stage does stands in its own.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.agenda import MOST_STAGES, Agenda, endless
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
from navalgames.games.frigate_duel.state import Names, Options, State, waiting, with_tasks
from navalgames.games.frigate_duel.tables import Box, box_of


class _Tasks(Agenda):
    """A state holds tasks to be done, the next one last. A stage takes its task off; whom a decision asks is
    worked out when its task comes up, and a task that asks nobody is over. Until somebody is asked or a stage
    goes on, the tasks that are over still stand on the state."""

    def deciding(self, state: State) -> Names:
        return state.asked

    def stage(self, state: State) -> str:
        return state.tasks[-1].stage

    def offered(self, state: State, side: str, box: Box) -> Any:
        task = state.tasks[-1]
        return self.asks[task.stage].offers(state, task, side, box)

    def answered(self, dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
        task = state.tasks[-1]
        return self.asks[task.stage].answer(dice, state, task, side, order, box)

    def run(self, dice: Dice, state: State, box: Box) -> State:
        asks, stages = self.asks, self.stages
        if state.outcome is not None:
            return state._replace(tasks=(), asked=())
        tasks = state.tasks
        for _ in range(MOST_STAGES):
            task = tasks[-1]
            ask = asks.get(task.stage)
            if ask is None:
                state = stages[task.stage](dice, with_tasks(state, tasks[:-1]), task, box)
                if state.outcome is not None:
                    return state._replace(tasks=(), asked=())
                tasks = state.tasks
            elif asked := ask.who(state, task, box):
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
