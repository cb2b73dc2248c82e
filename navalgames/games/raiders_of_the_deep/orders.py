"""The orders of Raiders of the Deep: who decides now, and what each side may do.

Knows the pending decision by the stage of the state. Changes nothing: `rules.sequence` carries an order out.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.raiders_of_the_deep.given import ORDER_KINDS
from navalgames.games.raiders_of_the_deep.rules.escorts import guesses
from navalgames.games.raiders_of_the_deep.rules.sequence import ASKS
from navalgames.games.raiders_of_the_deep.state import Names, Options, State
from navalgames.games.raiders_of_the_deep.tables import book_of

__all__ = ["ORDER_KINDS", "deciding", "decision", "legal_orders"]


def deciding(state: State) -> Names:
    """The side that decides now (both where a die is set secretly); nobody at the end."""
    return state.asked


def decision(state: State) -> tuple[str, str]:
    """The pending decision and its rule."""
    return state.stage, ASKS[state.stage].rule


def legal_orders(state: State, side: str, charts: Charts, options: Options) -> tuple[Any, ...]:
    """Everything a side may order now."""
    if side not in state.asked:
        return ()
    if side != state.seat:
        return guesses()
    return ASKS[state.stage].offers(state, book_of(charts, options))
