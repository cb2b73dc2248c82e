"""What a game that says nothing of it gives: a table open to all, no refusals to explain, no laws of its own.

Knows the shape of those answers. Must not know any game.
"""

from __future__ import annotations

from typing import Any


def everything_open(state: Any, side: str, options: Any) -> Any:
    """The view of a game without secrets: the state itself."""
    return state


def as_it_looks(view: Any, side: str, charts: Any, options: Any, dice: Any) -> Any:
    """The world of a game whose views hide nothing: the view itself."""
    return view


def nothing_refused(state: Any, side: str, charts: Any, options: Any) -> tuple[Any, ...]:
    """The refusals of a game in which nobody looks for an order that is not offered."""
    return ()


def nothing_held(state: Any, charts: Any, options: Any) -> None:
    """The laws of a game whose states can be anything its rules make."""
