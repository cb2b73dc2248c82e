"""What each side may see of the table: everything.

Knows that nothing is hidden in this game; uncertainty lies in the length of the lines (1.2, 7.3).
"""

from __future__ import annotations

from navalgames.games.atlantic_chase.state import Options, State


def view(state: State, side: str, options: Options) -> State:
    """The state as one side sees it. Rule: 1.2, 7.3."""
    return state
