"""What follows what: the tasks of a duel run until somebody must decide.

Knows every stage and every decision by name. What they do stands in their own modules.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
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
from navalgames.games.frigate_duel.rules.asking import Ask, Stage
from navalgames.games.frigate_duel.rules.set_up import set_up
from navalgames.games.frigate_duel.state import Options, State, with_asked, with_tasks
from navalgames.games.frigate_duel.tables import Box, box_of

_MODULES = (turns, impulses, volleys, boarding, bonus, housekeeping, sails, losses, cards, ship_order)
_STAGES_ONLY = (after_fire,)
STAGES: dict[str, Stage] = {
    name: stage for module in (*_MODULES, *_STAGES_ONLY) for name, stage in module.STAGES.items()
}
ASKS: dict[str, Ask] = {name: ask for module in _MODULES for name, ask in module.ASKS.items()}


def start(dice: Dice, charts: Charts, options: Options) -> State:
    """The table at the beginning, up to the first decision (P2.1)."""
    box = box_of(charts, options)
    return run(dice, set_up(dice, box), box)


def apply(dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options) -> State:
    """The table after a legal order, up to the next decision."""
    box = box_of(charts, options)
    task = state.tasks[-1]
    return run(dice, ASKS[task.stage].answer(dice, state, task, side, order, box), box)


def run(dice: Dice, state: State, box: Box) -> State:
    """Goes on by itself until somebody is asked or the duel is over."""
    while state.outcome is None:
        task = state.tasks[-1]
        ask = ASKS.get(task.stage)
        if ask is None:
            state = STAGES[task.stage](dice, with_tasks(state, state.tasks[:-1]), task, box)
            continue
        asked = ask.who(state, task, box)
        if asked:
            return with_asked(state, asked)
        state = with_tasks(state, state.tasks[:-1])
    return state._replace(tasks=(), asked=())
