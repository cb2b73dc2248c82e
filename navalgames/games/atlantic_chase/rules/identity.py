"""Task forces nobody has identified yet: a die names their ships once a result touches a ship (52.6c, SOL.2).

Knows the six identities a scenario gives such a force. When they are asked for is said elsewhere.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.games.atlantic_chase.state import State, force, in_play, with_force


def identified(dice: Dice, state: State, name: str) -> State:
    """The task force with its ships: those of the face that a die shows (52.6c, SOL.2)."""
    if not in_play(state, name) or not force(state, name).unknown:
        return state
    one = force(state, name)
    ships = one.unknown[dice.roll("1d6", "identity", "SOL.2") - 1]
    names = ", ".join(ship.name for ship in ships)
    dice.note("SOL.2", "ac-log-identified", side=one.side, force=name, ships=names)
    return with_force(state, one._replace(ships=ships, unknown=()))
