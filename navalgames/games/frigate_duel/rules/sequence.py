"""What follows what: the tasks of a duel run until somebody must decide.

Knows the modules. What a stage does stands in its own.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.agenda import MOST_STAGES, Agenda
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
from navalgames.games.frigate_duel.state import Names, Options, State, Task, with_asked, with_tasks
from navalgames.games.frigate_duel.tables import Box, box_of


class _Tasks(Agenda):
    """A state holds tasks to be done, the next one last. A stage takes its task off; whom a decision asks is
    worked out when its task comes up, and a task that asks nobody is over."""

    def item(self, state: State) -> Task:
        return state.tasks[-1]

    def asked(self, state: State) -> Names:
        return state.asked

    def run(self, dice: Dice, state: State, box: Box) -> State:
        for _ in range(MOST_STAGES):
            if state.outcome is not None:
                return state._replace(tasks=(), asked=())
            task = state.tasks[-1]
            ask = self.asks.get(task.stage)
            if ask is None:
                state = self.stages[task.stage](dice, with_tasks(state, state.tasks[:-1]), task, box)
            elif asked := ask.who(state, task, box):
                return with_asked(state, asked)
            else:
                state = with_tasks(state, state.tasks[:-1])
        raise RuntimeError(f"what follows by itself never ends: {self.item(state)}")


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
