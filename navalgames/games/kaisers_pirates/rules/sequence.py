"""What follows what: the stack of what is under way runs until somebody must decide.

Knows every stage and every decision by name. What they do stands in their own modules.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.kaisers_pirates.rules import (
    aftermath,
    attacks,
    phantom,
    pursuit,
    resolving,
    rounds,
    tournament,
    turns,
)
from navalgames.games.kaisers_pirates.rules.cards import enemy_ships, hands_and_turns, own_ships
from navalgames.games.kaisers_pirates.rules.frames import Ask, Stage
from navalgames.games.kaisers_pirates.state import Options, State
from navalgames.games.kaisers_pirates.tables import Box, box_of

STAGES: dict[str, Stage] = {
    **turns.STAGES,
    **resolving.STAGES,
    **pursuit.STAGES,
    **attacks.STAGES,
    **aftermath.STAGES,
    **rounds.STAGES,
    **tournament.STAGES,
    **phantom.STAGES,
}
ASKS: dict[str, Ask] = {
    **turns.ASKS,
    **resolving.ASKS,
    **pursuit.ASKS,
    **attacks.ASKS,
    **aftermath.ASKS,
    **rounds.ASKS,
    **tournament.ASKS,
    **own_ships.ASKS,
    **enemy_ships.ASKS,
    **hands_and_turns.ASKS,
}


def start(dice: Dice, charts: Charts, options: Options) -> State:
    """The table at the beginning, up to the first decision (2.1, 5.2)."""
    box = box_of(charts, options)
    return run(dice, rounds.start(dice, box), box)


def apply(dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options) -> State:
    """The table after a legal order, up to the next decision."""
    box = box_of(charts, options)
    frame = state.stack[-1]
    return run(dice, ASKS[frame.stage].answer(dice, state, frame, side, order, box), box)


def run(dice: Dice, state: State, box: Box) -> State:
    """Goes on by itself until somebody is asked or the game is over."""
    while state.outcome is None and not state.stack[-1].asked:
        frame = state.stack[-1]
        state = STAGES[frame.stage](dice, state, frame, box)
    return state
