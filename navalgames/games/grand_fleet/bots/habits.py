"""How a captain comes to an order: one habit for each decision, the default of a form for the rest.

Knows the shape of a habit. Knows no captain and no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from navalgames.games.grand_fleet.state import State


def always(order: Any) -> Callable:
    """The habit of giving the same order whatever the table looks like."""

    def habit(*_: Any) -> Any:
        """Always the same order."""
        return order

    return habit


def by_habit(habits: Mapping[str, Callable], view: State, side: str, orders: Any, *rest: Any) -> Any:
    """The order of the habit for the pending decision; the first suggestion of a form where there is none."""
    habit = habits.get(view.stage)
    return orders.suggestions()[0][1] if habit is None else habit(view, side, orders, *rest)
