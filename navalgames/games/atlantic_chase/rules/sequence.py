"""What follows what: the stages and decisions of all modules, on one agenda.

Knows the modules. What a stage does stands in its own.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.agenda import Agenda
from navalgames.games.atlantic_chase.rules import (
    actions,
    attacks,
    battle,
    breaking_away,
    completion,
    contests,
    following,
    gunnery,
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
from navalgames.games.atlantic_chase.state import Options, State
from navalgames.games.atlantic_chase.tables import box_of

AGENDA = Agenda(
    (
        actions, plotting, lapse, contests, powers, completion, passing, signals, stealth, attacks, results,
        reorganizing, battle, gunnery, torpedoes, manoeuvring, breaking_away, following,
    ),
    box_of,
)  # fmt: skip


def start(dice: Dice, charts: Charts, options: Options) -> State:
    """The table at the beginning, up to the first decision."""
    box = box_of(charts, options)
    return AGENDA.run(dice, set_up.start(dice, box), box)
