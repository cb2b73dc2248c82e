"""What each side may see of the table.

Knows the only secret of the game: the dice that two players set before a depth charge (13.1.2b, 14.4.4).
"""

from __future__ import annotations

from navalgames.games.raiders_of_the_deep.state import HIDDEN, Options, State


def view(state: State, side: str, options: Options) -> State:
    """The state as one side sees it: a die the other has set lies under the hand (14.4.4)."""
    cycle = state.cycle
    if cycle is None or state.stage != "evade" or options.form != "two_players":
        return state
    if side == state.seat:
        return (
            state if not cycle.escort_number else state._replace(cycle=cycle._replace(escort_number=HIDDEN))
        )
    return state if not cycle.number else state._replace(cycle=cycle._replace(number=HIDDEN))
