"""What follows what: the stack of what is under way runs until somebody must decide.

Knows every stage and every decision by name. What they do stands in their own modules.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.atlantic_chase.rules import (
    actions,
    attacks,
    battle,
    breaking_away,
    completion,
    following,
    gunnery,
    initiative,
    lapse,
    manoeuvring,
    passing,
    plotting,
    powers,
    reorganizing,
    results,
    set_up,
    signals,
    stealth,
    torpedoes,
)
from navalgames.games.atlantic_chase.rules.frames import Ask, Stage
from navalgames.games.atlantic_chase.state import Options, State
from navalgames.games.atlantic_chase.tables import Box, box_of

_PARTS = (
    actions, plotting, lapse, initiative, powers, completion, passing, signals, stealth, attacks, results,
    reorganizing, battle, gunnery, torpedoes, manoeuvring, breaking_away, following,
)  # fmt: skip

STAGES: dict[str, Stage] = {
    name: stage for part in _PARTS for name, stage in getattr(part, "STAGES", {}).items()
}
ASKS: dict[str, Ask] = {name: ask for part in _PARTS for name, ask in getattr(part, "ASKS", {}).items()}


MOST_STAGES = 10_000
"""More stages than can follow one order: whoever meets it has found a rule that goes round in circles."""


def start(dice: Dice, charts: Charts, options: Options) -> State:
    """The table at the beginning, up to the first decision."""
    box = box_of(charts, options)
    return run(dice, set_up.start(dice, box), box)


def apply(dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options) -> State:
    """The table after a legal order, up to the next decision."""
    box = box_of(charts, options)
    frame = state.stack[-1]
    return run(dice, ASKS[frame.stage].answer(dice, state, frame, side, order, box), box)


def run(dice: Dice, state: State, box: Box) -> State:
    """Goes on by itself until somebody is asked or the game is over."""
    for _ in range(MOST_STAGES):
        if state.outcome is not None:
            return state
        frame = state.stack[-1]
        if frame.asked:
            return state
        state = STAGES[frame.stage](dice, state, frame, box)
    raise AssertionError(f"what follows by itself never ends: {state.stack[-1]}")
