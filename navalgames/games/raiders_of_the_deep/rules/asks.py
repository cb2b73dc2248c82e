"""How a decision is described: its rule, the orders it offers, and what each order does.

Knows the shape only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Ask(NamedTuple):
    """A pending decision."""

    rule: str
    offers: Callable[..., tuple[Any, ...]]  # (state, book)
    answer: Callable[..., Any]  # (dice, state, order, book) -> state


Stage = Callable[..., Any]
"""A stage that goes on by itself: (dice, state, book) -> state."""
