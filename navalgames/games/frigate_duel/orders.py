"""The orders of the frigate duel: who decides now, and what each side may do.

Knows the pending decision by the next task of the state. Changes nothing: `rules.sequence` carries an
order out.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.frigate_duel.given import ORDER_KINDS
from navalgames.games.frigate_duel.rules.sequence import ASKS
from navalgames.games.frigate_duel.state import Names, Options, State
from navalgames.games.frigate_duel.tables import box_of

__all__ = ["ORDER_KINDS", "deciding", "decision", "legal_orders"]


def deciding(state: State) -> Names:
    """The sides that decide now; nobody at the end."""
    return state.asked


def decision(state: State) -> tuple[str, str]:
    """The pending decision and its rule."""
    ask = ASKS[state.tasks[-1].stage]
    return ask.decision, ask.rule


def legal_orders(state: State, side: str, charts: Charts, options: Options) -> Any:
    """Everything a side may order now; a form where it assigns its crew."""
    if side not in state.asked:
        return ()
    task = state.tasks[-1]
    return ASKS[task.stage].offers(state, task, side, box_of(charts, options))
