"""The Maneuver step: zones, smoke, cover, dispersal (60, 11.3b)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from navalgames.chance import Dice
from navalgames.games.agenda import Ask
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.rules import actions, board, forces
from navalgames.games.atlantic_chase.rules.frames import Battle, Fighter
from navalgames.games.atlantic_chase.state import ENEMY, ZONES, Names, State, going_on
from navalgames.games.atlantic_chase.tables import Box


def next_to(zone: str) -> Names:
    """The zones of its own side a ship may be in after one move (60.3)."""
    where = ZONES.index(zone)
    return tuple(ZONES[max(0, where - 1) : where + 2])


def _begin(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    return going_on(state, frame, stage="manoeuvre_next", done=(), pace=-1, sides=())


def pending(state: State, frame: Battle, side: str, box: Box) -> list[tuple[int, Fighter]]:
    """The ships of a side still to move with their speed; a shore battery never moves (60.4, 11.8c)."""
    waiting = [one for one in board.vessels(frame, side, box) if one.ship not in frame.done]
    ships = board.ships_of(state)
    return [(box.speed(ships[one.ship]), one) for one in waiting]


def _next(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """The slowest ships move first; in a class the players alternate, the inactive first (60.2a, 60.2b)."""
    left = {side: pending(state, frame, side, box) for side in ENEMY}
    speeds = [speed for ships in left.values() for speed, _ in ships]
    if not speeds:
        return going_on(state, frame, stage="cover_begins", done=())
    slowest = min(speeds)
    turn = frame.sides[0] if frame.pace == slowest else ENEMY[frame.active]
    if not any(speed == slowest for speed, _ in left[turn]):
        turn = ENEMY[turn]
    return going_on(state, frame, stage="manoeuvre", asked=(turn,), pace=slowest, sides=(ENEMY[turn],))


def _offer(state: State, frame: Battle, side: str, box: Box) -> tuple[Any, ...]:
    """Any ship of the class: a zone, with or without smoke; a convoy may disperse.

    Rule: 60.1, 60.2c, 60.3, 60.5, 60.6a, 60.6c, 60.6d, 58.10.
    """
    found = []
    for speed, one in pending(state, frame, side, box):
        if speed == frame.pace:
            ship = board.ship_of(state, one.ship)
            smokes = (False, True) if board.may_smoke(ship, box) else (False,)
            disperses = (False, True) if actions.may_disperse(ship, box) else (False,)
            found += [
                given.known(given.Manoeuvre, one.ship, zone, smoke, disperse)
                for zone in next_to(one.zone)
                for smoke in smokes
                for disperse in disperses
            ]
    return tuple(found)


def _answer(dice: Dice, state: State, frame: Battle, side: str, order: Any, box: Box) -> State:
    one = board.fighter(frame, order.ship)
    if order.disperse:
        state = actions.dispersed(dice, state, order.ship)
    whose = forces.whose(side, order.ship)
    dice.note("60.1", "ac-log-manoeuvre", side=side, ship=order.ship, whose=whose, zone=order.zone)
    moved = one._replace(zone=order.zone, smoking=order.smoke, covers=())
    frame = board.with_fighter(frame, moved)
    return going_on(state, frame, stage="manoeuvre_next", asked=(), done=(*frame.done, order.ship))


# ------------------------------------------------------------------------ cover


def _cover_begins(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """Cover is fixed for the next round, smoke maker by smoke maker, the active player's first (60.6b)."""
    waiting = [
        one
        for side in (frame.active, ENEMY[frame.active])
        for one in board.side_ships(frame, side)
        if one.smoking and one.ship not in frame.done and board.coverable(frame, one, box)
    ]
    if not waiting:
        stage = "round_begins" if frame.round == 0 else "break_away_begins"
        return going_on(state, frame, stage=stage, done=(), round=max(frame.round, 1))
    return going_on(state, frame, stage="cover", asked=(waiting[0].side,), shots=((waiting[0].ship, ""),))


def _offer_cover(state: State, frame: Battle, side: str, box: Box) -> tuple[Any, ...]:
    """Up to two other own ships in the same zone, or none (60.6b)."""
    one = board.fighter(frame, frame.shots[0][0])
    others = board.coverable(frame, one, box)
    return tuple(
        given.Cover(one.ship, names)
        for count in range(box.limits["smoke_covers"] + 1)
        for names in combinations(others, count)
    )


def _cover(dice: Dice, state: State, frame: Battle, side: str, order: Any, box: Box) -> State:
    one = board.fighter(frame, order.ship)
    frame = board.with_fighter(frame, one._replace(covers=order.others))
    return going_on(state, frame, stage="cover_begins", asked=(), done=(*frame.done, order.ship), shots=())


STAGES = {"manoeuvre_begins": _begin, "manoeuvre_next": _next, "cover_begins": _cover_begins}
ASKS = {
    "manoeuvre": Ask("60.1", _offer, _answer),
    "cover": Ask("60.6b", _offer_cover, _cover),
}
