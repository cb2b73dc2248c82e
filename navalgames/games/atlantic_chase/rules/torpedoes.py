"""Torpedoes on the Battle Board (59)."""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.agenda import Ask
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.counters import SLOW, VERY_SLOW
from navalgames.games.atlantic_chase.rules import board, following, gunnery, powers
from navalgames.games.atlantic_chase.rules.frames import Battle, Fighter
from navalgames.games.atlantic_chase.state import CLOSE, ENEMY, FAR, State, going_on, with_ship
from navalgames.games.atlantic_chase.tables import Box


def torpedo_modifier(target_speed: int, charts: Any) -> int:
    """The target's speed; no gun value, no smoke. Rule: 59.7b, 59.4b, 60.7e. Charts: torpedo_mods."""
    chart = charts["torpedo_mods"]
    if target_speed == SLOW:
        return chart.value("target_slow", "modifier")
    return chart.value("target_very_slow", "modifier") if target_speed <= VERY_SLOW else 0


def torpedo(dice: Dice, target_speed: int, charts: Any) -> int:
    """The hits of one torpedo attack. Rule: 59.7b. Charts: torpedo, torpedo_mods."""
    rolled = dice.roll("2d6", "torpedo", "59.7b")
    return charts["torpedo"].result(rolled + torpedo_modifier(target_speed, charts), "hits")


def may_launch(state: State, frame: Battle, one: Fighter, box: Box) -> bool:
    """Whether a ship may attack: icon, once, undamaged, in the Close zone, out of smoke.

    Rule: 59.1, 59.2a, 59.2b, 59.3, 59.4a, 59.5, 59.9, 6.16.
    """
    if one.zone != CLOSE or one.ship in frame.done or board.obscured(frame, one.ship):
        return False
    ship = board.ship_of(state, one.ship)
    if ship.torpedoes <= 0:
        acted("59.1")
        return False
    if ship.damaged:
        allowed = box.options.damaged_torpedo == "allowed"
        acted("option:damaged_torpedo" if allowed else "59.3")
        return allowed
    return True


def _begin(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """Both declare, the active player first; a ship may use guns and torpedoes (59.7a, 59.8)."""
    return going_on(
        state, frame, stage="torpedoes", sides=(frame.active, ENEMY[frame.active]), done=(), shots=()
    )


def _torpedoes(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    if not frame.sides:
        return going_on(state, frame, stage="roll_torpedoes")
    if len(_offer(state, frame, frame.sides[0], box)) == 1:
        return going_on(state, frame, sides=frame.sides[1:])
    return going_on(state, frame, stage="launch", asked=(frame.sides[0],))


def _offer(state: State, frame: Battle, side: str, box: Box) -> tuple[Any, ...]:
    """Targets in the Close or Near zone, in smoke or not; no shore battery (59.6, 59.4b, 11.8b)."""
    targets = [one.ship for one in board.vessels(frame, ENEMY[side], box) if one.zone != FAR]
    launches = [
        given.Launch(one.ship, target)
        for one in board.side_ships(frame, side)
        if may_launch(state, frame, one, box)
        for target in targets
    ]
    return (given.CeaseFire(), *launches)


def _launch(dice: Dice, state: State, frame: Battle, side: str, order: Any, box: Box) -> State:
    if isinstance(order, given.CeaseFire):
        return going_on(state, frame, stage="torpedoes", asked=(), sides=frame.sides[1:])
    ship = board.ship_of(state, order.ship)
    state = with_ship(state, ship._replace(torpedoes=ship.torpedoes - 1))
    return going_on(
        state, frame, stage="torpedoes", asked=(), done=(*frame.done, order.ship),
        shots=(*frame.shots, (order.ship, order.target)),
    )  # fmt: skip


def _roll(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """All attacks are rolled, then all effects are applied (59.7a)."""
    if not frame.shots:
        return going_on(state, frame, stage="torpedo_effects")
    side = board.fighter(frame, frame.shots[0][0]).side
    return powers.throw(dice, state, frame, side, "2d6", "torpedo", "59.7b", "torpedo_rolled", box)


def _rolled(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    ship, target = frame.shots[0]
    total = frame.rolled + torpedo_modifier(box.speed(board.ship_of(state, target)), box.charts)
    hits = box.charts["torpedo"].result(total, "hits")
    dice.note("59.7b", "ac-log-torpedo", ship=ship, target=target, total=total, hits=hits)
    waiting = (*frame.hits, (target, hits)) if hits else frame.hits
    return going_on(state, frame, stage="roll_torpedoes", shots=frame.shots[1:], hits=waiting)


def _effects(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    if frame.hits:
        acted("59.7a")
    struck, frame = gunnery.apply_hits(dice, state, frame, box)
    stage = "battle_over" if board.over(frame, box) else "manoeuvre_begins"
    return following.ask(state, going_on(struck, frame, stage=stage))


STAGES = {
    "torpedoes_begin": _begin,
    "torpedoes": _torpedoes,
    "roll_torpedoes": _roll,
    "torpedo_rolled": _rolled,
    "torpedo_effects": _effects,
}
ASKS = {"launch": Ask("59.1", _offer, _launch)}
