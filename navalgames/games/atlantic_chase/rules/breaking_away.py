"""Break Away: leaving the battle (61)."""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.chance import Dice
from navalgames.chance.witness import acted, reaches
from navalgames.games.agenda import Ask
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.rules import board, forces, powers
from navalgames.games.atlantic_chase.rules.frames import Battle
from navalgames.games.atlantic_chase.state import (
    ENEMY,
    EXITED,
    FAR,
    State,
    force,
    going_on,
)
from navalgames.games.atlantic_chase.tables import Box


class Position(NamedTuple):
    """What modifies an attempt: zones of both sides, and the speeds of their ships."""

    all_far: bool
    enemy_near: bool
    own_slowest: int
    enemy_slowest: int
    enemy_fastest: int


def break_away_modifier(position: Position, charts: Any, speed_rule: str) -> int:
    """Zones and speeds. Rule: 61.4 to 61.6, option:break_away_speed. Charts: break_away."""
    chart = charts["break_away"]
    total = 0
    if position.all_far:
        total += _by("61.4", chart.value("all_far", "value"))
    if position.enemy_near:
        total += _by("61.5", chart.value("enemy_near", "value"))
    official = speed_rule == "own_slowest"
    if position.own_slowest < (position.enemy_slowest if official else position.enemy_fastest):
        total += _by("61.6" if official else "option:break_away_speed", chart.value("slowest", "value"))
    return total


def _by(rule: str, points: int) -> int:
    """A modifier, and the rule that gives it."""
    acted(rule, points)
    return points


def breaks_away(dice: Dice, position: Position, charts: Any, speed_rule: str) -> bool:
    """Whether an attempt succeeds. Rule: 61.3. Charts: break_away."""
    rolled, added = dice.roll("2d6", "break_away", "61.3"), break_away_modifier(position, charts, speed_rule)
    return reaches(rolled, added, charts["break_away"].value("success", "value"))


def position_of(state: State, frame: Battle, side: str, box: Box) -> Position:
    """The position of a side; shore batteries are ignored (11.8d, 61.10)."""
    own, enemy = board.vessels(frame, side, box), board.vessels(frame, ENEMY[side], box)
    speeds = [box.speed(board.ship_of(state, one.ship)) for one in enemy]
    return Position(
        all(one.zone == FAR for one in own),
        any(one.zone != FAR for one in enemy),
        min(box.speed(board.ship_of(state, one.ship)) for one in own),
        min(speeds),
        max(speeds),
    )


def _begin(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """Either player may say that he wants to leave, also in the last round (61.1, 61.11, SCN.11)."""
    if frame.round < box.scenario.break_away_from:
        return going_on(state, frame, stage="round_over")
    return going_on(state, frame, stage="break_away", asked=(frame.active,), leaving=(), sides=())


def _offer(state: State, frame: Battle, side: str, box: Box) -> tuple[Any, ...]:
    return (given.BreakAway(False), given.BreakAway(True))


def _answer(dice: Dice, state: State, frame: Battle, side: str, order: Any, box: Box) -> State:
    """The active player declares first; if both want it the battle is over without a roll (61.2, 61.9)."""
    if order.yes:
        dice.note("61.1", "ac-log-wants-away", side=side)
        frame = frame._replace(leaving=(*frame.leaving, side))
    if side == frame.active:
        return going_on(state, frame, asked=(ENEMY[side],))
    if not frame.leaving:
        return going_on(state, frame, stage="round_over", asked=())
    if len(frame.leaving) == len(ENEMY):
        acted("61.2")
        return going_on(exited(dice, state, frame, box), frame, stage="battle_over", asked=())
    (leaver,) = frame.leaving
    return powers.throw(dice, state, frame, leaver, "2d6", "break_away", "61.3", "break_away_rolled", box)


def _rolled(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """9 or more: all his ships leave and the battle is over for both (61.3, 61.7)."""
    (side,) = frame.leaving
    position = position_of(state, frame, side, box)
    added = break_away_modifier(position, box.charts, box.options.break_away_speed)
    success = reaches(frame.rolled, added, box.charts["break_away"].value("success", "value"))
    won = "yes" if success else "no"
    dice.note("61.3", "ac-log-break-away", side=side, total=frame.rolled + added, won=won)
    if success:
        return going_on(exited(dice, state, frame, box), frame, stage="battle_over", asked=())
    if len(_offer_alone(state, frame, side, box)) > 1:
        return going_on(state, frame, stage="leave_alone", asked=(side,))
    return going_on(state, frame, stage="round_over")


def exited(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """In a mini-scenario the ships of a side that leaves have exited (61.7, SCN.8)."""
    if not frame.mini:
        return state
    for side in frame.leaving:
        for one in board.vessels(frame, side, box):
            ship = board.ship_of(state, one.ship)
            state = forces.lose_ship(dice, state, ship, EXITED, "61.7", keep=True)
    return state


def _offer_alone(state: State, frame: Battle, side: str, box: Box) -> tuple[Any, ...]:
    """After a failed attempt an Evasive marker takes one ship in the Far zone out (24.8, 61.8a)."""
    name = frame.forces[0 if side == frame.active else 1]
    if not force(state, name).evasive:
        return (given.Decline(),)
    far = [given.LeaveAlone(one.ship) for one in board.vessels(frame, side, box) if one.zone == FAR]
    return (given.Decline(), *far)


def _alone(dice: Dice, state: State, frame: Battle, side: str, order: Any, box: Box) -> State:
    """That ship leaves, the others stay; without ships left the battle is over (24.9, 61.8b, 61.8c)."""
    frame = frame._replace(asked=(), stage="round_over")
    if isinstance(order, given.Decline):
        return going_on(state, frame)
    name = frame.forces[0 if side == frame.active else 1]
    state = forces.spends_evasive(dice, state, name, "61.8a")
    dice.note("61.8a", "ac-log-leaves-alone", side=side, ship=order.ship)
    if frame.mini:
        ship = board.ship_of(state, order.ship)
        state = forces.lose_ship(dice, state, ship, EXITED, "61.8b", keep=True)
    return going_on(state, board.without(frame, order.ship))


STAGES = {"break_away_begins": _begin, "break_away_rolled": _rolled}
ASKS = {
    "break_away": Ask("61.1", _offer, _answer),
    "leave_alone": Ask("61.8a", _offer_alone, _alone),
}
