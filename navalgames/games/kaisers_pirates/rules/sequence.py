"""What follows what: the stages and decisions of all modules, on one agenda.

Knows the modules. What a stage does stands in its own.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.agenda import Agenda
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
from navalgames.games.kaisers_pirates.state import Options, State
from navalgames.games.kaisers_pirates.tables import box_of

AGENDA = Agenda(
    (
        turns, resolving, pursuit, attacks, aftermath, rounds, tournament, phantom,
        own_ships, enemy_ships, hands_and_turns,
    ),
    box_of,
)  # fmt: skip


def start(dice: Dice, charts: Charts, options: Options) -> State:
    """The table at the beginning, up to the first decision (2.1, 5.2)."""
    box = box_of(charts, options)
    return AGENDA.run(dice, rounds.start(dice, box), box)
