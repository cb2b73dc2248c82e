"""A battle from its set-up to its end (49.3, 54.6, 55, 62).

Knows rounds and what comes before and after them. The steps of a round stand in modules of their own.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.agenda import Ask
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.rules import board, forces, identity
from navalgames.games.atlantic_chase.rules.frames import Attack, Battle, Fighter
from navalgames.games.atlantic_chase.state import (
    ENEMY,
    FAR,
    NEAR,
    State,
    force,
    going_on,
    pop,
    with_force,
    with_stack,
    without_force,
)
from navalgames.games.atlantic_chase.tables import Box


def rounds_of(weather: str, limited: bool, charts: Any) -> int:
    """The rounds of a battle. Rule: 49.3b, 54.2a, 55.5a. Charts: battle_length."""
    return charts["battle_length"].value("limited" if limited else weather, "rounds")


def from_attack(dice: Dice, state: State, frame: Attack, how: str, box: Box) -> State:
    """Active and target task force are moved to the board; supporting ships are not.

    how: a row of chart battle_setup. Rule: 31.7a, 47.7, 55.2, 55.3a to 55.3c.
    """
    state = identity.identified(dice, identity.identified(dice, state, frame.force), frame.target)
    chart = box.charts["battle_setup"]
    limited = chart.value(how, "length") == "limited"
    rounds = rounds_of(box.local_weather(state, frame.hex), limited, box.charts)
    placed = chart.value(how, "placed_by") == "active player"
    dice.note("55.1", "ac-log-battle", force=frame.force, target=frame.target, hex=frame.hex, rounds=rounds)
    fighters = tuple(
        Fighter(ship.name, one.side, FAR)
        for one in (force(state, frame.force), force(state, frame.target))
        for ship in one.ships
    )
    battle = Battle(
        "placing" if placed else "smoke_setup", frame.side, (frame.force, frame.target), frame.hex, rounds,
        round=0, fighters=fighters, smoke=chart.value(how, "smoke"), first=chart.value(how, "first_fire"),
        sides=(frame.side, ENEMY[frame.side]),
    )  # fmt: skip
    *below, attack = state.stack
    return with_stack(state, (*below, attack._replace(fought=True), battle))


# ------------------------------------------------------------------------ set-up


def _placing(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """After a Surprise the faster active player places the enemy ships one by one (54.6b)."""
    left = [one for one in board.side_ships(frame, ENEMY[frame.active]) if one.ship not in frame.done]
    if left:
        return going_on(state, frame, stage="place", asked=(frame.active,))
    return going_on(state, frame, stage="smoke_setup", done=())


def _offer_place(state: State, frame: Battle, side: str, box: Box) -> tuple[Any, ...]:
    """The next ship in its own side's Near or Far zone (54.6b)."""
    left = [one for one in board.side_ships(frame, ENEMY[side]) if one.ship not in frame.done]
    return tuple(given.PlaceShip(left[0].ship, zone) for zone in (NEAR, FAR))


def _place(dice: Dice, state: State, frame: Battle, side: str, order: Any, box: Box) -> State:
    one = board.fighter(frame, order.ship)
    frame = board.with_fighter(frame, one._replace(zone=order.zone))
    return going_on(state, frame, stage="placing", asked=(), done=(*frame.done, order.ship))


def _smoke_setup(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """Ships may be set up making smoke, unless the enemy is surprised (55.3b, 54.6d)."""
    if not frame.smoke or not frame.sides:
        return going_on(state, frame, stage="cover_begins", done=())
    if len(_offer_smoke(state, frame, frame.sides[0], box)) == 1:
        return going_on(state, frame, sides=frame.sides[1:])
    return going_on(state, frame, stage="set_up_smoke", asked=(frame.sides[0],))


def _offer_smoke(state: State, frame: Battle, side: str, box: Box) -> tuple[Any, ...]:
    ships = [
        given.MakeSmoke(one.ship)
        for one in board.side_ships(frame, side)
        if not one.smoking and board.may_smoke(board.ship_of(state, one.ship), box)
    ]
    return (given.Decline(), *ships)


def _make_smoke(dice: Dice, state: State, frame: Battle, side: str, order: Any, box: Box) -> State:
    if isinstance(order, given.Decline):
        return going_on(state, frame, stage="smoke_setup", asked=(), sides=frame.sides[1:])
    one = board.fighter(frame, order.ship)
    frame = board.with_fighter(frame, one._replace(smoking=True))
    return going_on(state, frame, stage="smoke_setup", asked=())


# ------------------------------------------------------------------------ rounds and the end


def _round_over(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """The next round, or the end after the last one or without ships (62.1a, 62.1b, 61.8c)."""
    if frame.round >= frame.rounds or board.over(frame, box):
        return going_on(state, frame, stage="battle_over")
    return going_on(state, frame, stage="round_begins", round=frame.round + 1)


def _battle_over(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """Ships return; both task forces become stations with Contact in the battle hex.

    Rule: 31.7b, 49.3c, 55.6, 62.2, 62.3a to 62.3d, 62.7.
    """
    dice.note("62.1a", "ac-log-battle-over", hex=frame.hex)
    if frame.mini:
        return _mini_over(dice, state, frame, box)
    for name in frame.forces:
        one = force(state, name)
        if not one.ships:
            state = without_force(state, name)
            continue
        one = forces.with_contact(forces.stationed(one, frame.hex, box), frame.hex)
        if box.options.opt_battle_removes_evasive and one.evasive:
            acted("62.7")
            one = one._replace(evasive=False)
        state = with_force(state, one)
    return pop(state)


def _mini_over(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """A mini-scenario is over with its battle (1.4)."""
    from navalgames.games.atlantic_chase.rules import ending

    return ending.after_mini(dice, pop(state), box)


STAGES = {
    "placing": _placing,
    "smoke_setup": _smoke_setup,
    "round_over": _round_over,
    "battle_over": _battle_over,
}
ASKS = {
    "place": Ask("54.6b", _offer_place, _place),
    "set_up_smoke": Ask("55.3b", _offer_smoke, _make_smoke),
}
