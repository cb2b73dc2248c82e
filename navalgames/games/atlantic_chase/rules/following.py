"""Where a leader goes whose ship has sunk or was newly damaged: its owner says (10.2, 10.3, 58.6).

Knows leaders and the ships around them. That they must move, and that they may be lost, stands in `forces`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.games.agenda import Ask
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.rules import board, forces
from navalgames.games.atlantic_chase.rules.frames import Battle, Following
from navalgames.games.atlantic_chase.state import Leader, Names, State, force_with, pop, push
from navalgames.games.atlantic_chase.tables import Box


def choices(state: State, left: str, ship: str) -> Names:
    """The ships a leader may go to who left one and is now aboard another (10.2, 10.3).

    Those of his task force, sound ones first; in a battle those on the board.
    """
    names = forces.refuges(force_with(state, ship), left)
    for frame in state.stack:
        if isinstance(frame, Battle):
            return tuple(name for name in names if board.on_board(frame, name))
    return names


def ask(before: State, after: State) -> State:
    """The owners of leaders who had to move choose the ship, where there is more than one."""
    for one in after.leaders:
        old = next(known for known in before.leaders if (known.name, known.side) == (one.name, one.side))
        if old.ship != one.ship and len(choices(after, old.ship, one.ship)) > 1:
            after = push(after, Following("leader_goes", one.side, one.name, old.ship, (one.side,)))
    return after


def _aboard(state: State, frame: Following) -> Leader:
    return next(one for one in state.leaders if (one.name, one.side) == (frame.leader, frame.side))


def _offer(state: State, frame: Following, side: str, box: Box) -> tuple[Any, ...]:
    names = choices(state, frame.left, _aboard(state, frame).ship)
    return tuple(given.GoAboard(frame.leader, name) for name in names)


def _answer(dice: Dice, state: State, frame: Following, side: str, order: Any, box: Box) -> State:
    one = _aboard(state, frame)
    if order.ship != one.ship:
        dice.note("10.2", "ac-log-leader-moves", leader=one.name, ship=order.ship)
    moved = tuple(one._replace(ship=order.ship) if known is one else known for known in state.leaders)
    return pop(state._replace(leaders=moved))


ASKS = {"leader_goes": Ask("10.2", _offer, _answer)}
