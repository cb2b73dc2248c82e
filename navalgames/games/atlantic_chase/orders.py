"""The orders of Atlantic Chase: who decides now, and what each side may do.

Knows the pending decision by the innermost frame of the stack. Changes nothing: `rules.sequence`
carries an order out.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.atlantic_chase.given import ORDER_KINDS
from navalgames.games.atlantic_chase.rules.sequence import ASKS
from navalgames.games.atlantic_chase.state import Names, Options, State
from navalgames.games.atlantic_chase.tables import box_of

__all__ = ["ORDER_KINDS", "deciding", "decision", "legal_orders"]


def deciding(state: State) -> Names:
    """The side that decides now; nobody at the end."""
    return state.stack[-1].asked if state.stack else ()


def decision(state: State) -> tuple[str, str]:
    """The pending decision and its rule."""
    stage = state.stack[-1].stage
    return stage, ASKS[stage].rule


def legal_orders(state: State, side: str, charts: Charts, options: Options) -> tuple[Any, ...]:
    """Everything a side may order now."""
    if side not in deciding(state):
        return ()
    frame = state.stack[-1]
    return tuple(ASKS[frame.stage].offers(state, frame, side, box_of(charts, options)))
