"""Bonus moves: the roll, who may try, and what an attempt does.

Knows step 6. The rolls can be read exactly; `t` are the tables of the charts.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.agenda import Ask, Stage
from navalgames.games.frigate_duel.given import BonusMove, Decline
from navalgames.games.frigate_duel.rules import crew, sailing, wounds
from navalgames.games.frigate_duel.rules.asking import modified
from navalgames.games.frigate_duel.rules.ship_order import for_each_ship
from navalgames.games.frigate_duel.state import Names, State, Task, afloat, pop, push, with_ship
from navalgames.games.frigate_duel.tables import Box, Entries


def bonus_modifier(quality: int, sailing_points: int, straining: int, t: Entries) -> int:
    """What is added to the die of a bonus move.

    Rule: 16.0d, 16.0e, 16.0f, 16.0g, P5.4. Charts: bonus_move.
    """
    table, modifier = t.bonus_move, quality
    if quality:
        acted("16.0d", quality)
    if sailing_points:
        acted("16.0e", table["sailing crew"])
        modifier += table["sailing crew"]
    strained = table[f"straining {straining}"]
    if straining:
        acted("16.0f" if straining == 1 else "16.0g", strained)
    return modifier + strained


def bonus_succeeds(dice: Dice, modifier: int, t: Entries) -> bool:
    """Whether a bonus move succeeds.

    Rule: 16.0b. Charts: bonus_move.
    """
    return dice.roll("1d6", "bonus-move", "16.0b") >= modified(t.bonus_move["target"], modifier)


def bonus_cost(success: bool, straining: int) -> int:
    """The rigging boxes that an attempt costs.

    Rule: 16.0c.
    """
    if success or not straining:
        return 0
    acted("16.0c")
    return straining


def least_straining(reading: str) -> int:
    """The least straining of a bonus move.

    Rule: 16.0a, 16.0f (switch bonus_move).
    """
    return 1 if reading == "literal" else 0


def bonus_gained(success: bool, reading: str) -> bool:
    """Whether the ship comes a square ahead.

    Rule: 16.0a (switch bonus_move).
    """
    acted("16.0a")
    return success or reading != "success_only"


def begin_bonuses(dice: Dice, state: State, task: Task, box: Box) -> State:
    """Each ship may try once, those of the initiative player first.

    Rule: 6, P16.1, P22.2.
    """
    return push(state, *for_each_ship(state, "bonus", afloat(state)))


def _bonus_who(state: State, task: Task, box: Box) -> Names:
    return () if sailing.bonus_objection(state, task.ship, box) else (task.side,)


def _bonus_offers(state: State, task: Task, side: str, box: Box) -> tuple[Any, ...]:
    return _attempts(state.ships[task.ship].id, least_straining(box.options.bonus_move))


@lru_cache(maxsize=256)
def _attempts(ship: str, least: int) -> tuple[Any, ...]:
    """The orders for a bonus move of a ship: always the same."""
    return (Decline(), *[BonusMove(ship, straining) for straining in range(least, 3)])


def _bonus(dice: Dice, state: State, task: Task, side: str, order: Any, box: Box) -> State:
    """A square ahead; a failure costs rigging.

    Rule: 16.0a, 16.0b, 16.0c, P16.2 (switch bonus_move).
    """
    state = pop(state)
    if isinstance(order, Decline):
        return state
    ship = state.ships[task.ship]
    modifier = bonus_modifier(box.ship_cards[ship.id].quality, crew.sailing_crew(ship), order.straining, box)
    success = bonus_succeeds(dice, modifier, box)
    if bonus_gained(success, box.options.bonus_move):
        dx, dy = box.steps[ship.heading]
        ship = ship._replace(x=ship.x + dx, y=ship.y + dy)
    lost = bonus_cost(success, order.straining)
    dice.note("16.0a", "fd-log-bonus", ship=ship.id, modifier=modifier, boxes=lost, x=ship.x, y=ship.y)
    ship = wounds.with_markers(wounds.with_rigging_lost(ship, lost, box), box)
    return with_ship(state, task.ship, ship)


STAGES: dict[str, Stage] = {"bonuses": begin_bonuses}
ASKS: dict[str, Ask] = {"bonus": Ask("16.0a", _bonus_offers, _bonus, "bonus_move", _bonus_who)}
