"""Gunnery on the Battle Board: who may fire, what the dice do, simultaneous effects (57, 58).

Knows one step of a round. The other steps stand in modules of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import derived
from navalgames.games.agenda import Ask
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.counters import SLOW
from navalgames.games.atlantic_chase.read_tables import range_dice, range_guns, zone_ranges
from navalgames.games.atlantic_chase.rules import board, damage, following, powers
from navalgames.games.atlantic_chase.rules.frames import Battle
from navalgames.games.atlantic_chase.state import ENEMY, Ship, State, going_on
from navalgames.games.atlantic_chase.tables import Box


class Aim(NamedTuple):
    """One shot: its range, the gun value used, the target's speed, and how many of the two are in smoke."""

    range: str
    value: int
    target_speed: int
    firer_hidden: bool
    target_hidden: bool


def gunnery_modifier(aim: Aim, charts: Any) -> int:
    """Gun value, speed of the target, smoke. Rule: 57.3, 57.4, 60.7a to 60.7c. Charts: gunnery_mods."""
    chart = charts["gunnery_mods"]
    total = aim.value
    if total:
        acted("57.3")
    if aim.target_speed <= SLOW:
        acted("57.4")
        slow = aim.target_speed == SLOW
        total += chart.value("target_slow" if slow else "target_very_slow", "modifier")
    if aim.firer_hidden:
        acted("60.7c" if aim.target_hidden else "60.7b")
        total += chart.value("firer_in_smoke", "modifier")
    if aim.target_hidden:
        acted("60.7c" if aim.firer_hidden else "60.7a")
        total += chart.value("target_in_smoke", "modifier")
    return total


BY_DICE = {"2d6": "57.2a", "worst 2 of 3d6": "57.2b", "best 2 of 3d6": "57.2c"}
"""The rule by which the dice of a range are thrown."""


def hits_of(total: int, charts: Any) -> int:
    """The hits of a modified sum. Rule: 58.1, 58.2. Charts: gunnery."""
    acted("58.1")
    return charts["gunnery"].result(total, "hits")


def shot(dice: Dice, aim: Aim, charts: Any) -> int:
    """The hits of one gunnery attack. Rule: 57.2a to 57.3, 58.1, 58.2. Charts: range_dice, gunnery.

    >>> from navalgames.chance import ScriptedDice
    >>> from navalgames.games.atlantic_chase import GAME
    >>> dice = ScriptedDice([{"dice": "2d6", "why": "gunnery", "shows": [4, 6]}])
    >>> shot(dice, Aim("short", 3, 4, False, True), GAME.read_charts())
    1
    """
    notation = range_dice(charts)[aim.range]
    rolled = dice.roll(notation, "gunnery", BY_DICE[notation])
    return hits_of(rolled + gunnery_modifier(aim, charts), charts)


def gun_value(ship: Ship, range_: str, box: Box) -> int | None:
    """The gun value at a range; None where the ship may not fire (6.6 to 6.8, 56.3, 56.4)."""
    if ship.dispersed:
        return None
    if box.counter(ship).cls == "CV":
        acted("6.8")
        return None
    face = box.face(ship)
    acted("56.3")
    value = face.gun_short if range_guns(box.charts)[range_] == "short" else face.gun_long
    if value is None:
        acted("6.6")
    elif value <= 0:
        acted("56.4")
    return value


def aim_at(state: State, frame: Battle, firer: str, target: str, box: Box) -> Aim | None:
    """A shot with all that modifies it; None where the ship may not fire so far."""
    range_ = board.range_between(frame, firer, target, box.charts)
    value = gun_value(board.ship_of(state, firer), range_, box)
    if value is None:
        return None
    speed = box.speed(board.ship_of(state, target))
    return Aim(range_, value, speed, board.obscured(frame, firer), board.obscured(frame, target))


# ------------------------------------------------------------------------ the step


def begin(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """A round begins with gunnery, the active player's ships first (56.1, 57.8)."""
    dice.note("56.1", "ac-log-round", round=frame.round)
    return going_on(
        state, frame, stage="gunnery", sides=(frame.active, ENEMY[frame.active]), done=(), shots=(), hits=(),
        asked=(),
    )  # fmt: skip


def _gunnery(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """The next side fires; when both have fired the hits take effect (57.5, 57.6, 54.6c)."""
    if not frame.sides:
        return going_on(state, frame, stage="roll_shots" if frame.shots else "gunnery_effects")
    if len(frame.sides) == 1 and _first_fire(frame):
        if frame.shots:
            return going_on(state, frame, stage="roll_shots")
        return _effects_of_first_fire(dice, state, frame._replace(first=False), box)
    if next(_shots(state, frame, frame.sides[0], box), None) is None:
        return going_on(state, frame, sides=frame.sides[1:])
    return going_on(state, frame, stage="fire", asked=(frame.sides[0],))


def _effects_of_first_fire(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """What the active ships hit takes effect before the others fire (54.6c)."""
    struck, frame = apply_hits(dice, state, frame, box)
    stage = "battle_over" if board.over(frame, box) else "gunnery"
    return following.ask(state, going_on(struck, frame, stage=stage))


def _first_fire(frame: Battle) -> bool:
    """Whether the active ships fire before the others (54.6c, 54.6f)."""
    return frame.first and frame.round == 1


def _offer(state: State, frame: Battle, side: str, box: Box) -> tuple[Any, ...]:
    """Each ship may fire once at any enemy ship (55.5b, 57.1a, 57.1b, 57.7, 11.8b)."""
    return (given.CeaseFire(), *_shots(state, frame, side, box))


@derived(most=4096)
def _reaches(name: str, damaged: bool, dispersed: bool, zone: str, other: str, box: Box) -> bool:
    """Whether a ship in a zone may fire at a zone of the enemy (56.2 to 56.4)."""
    ship = Ship(name, damaged=damaged, dispersed=dispersed)
    return gun_value(ship, zone_ranges(box.charts)[zone, other], box) is not None


def _shots(state: State, frame: Battle, side: str, box: Box) -> Iterator[given.Fire]:
    """Every shot of a ship that has not fired: where its gun value for the range allows one (56.4)."""
    targets = [(one.ship, one.zone) for one in board.vessels(frame, ENEMY[side], box)]
    done, ships = frame.done, board.ships_of(state)
    for one in frame.fighters:
        if one.side != side or one.ship in done:
            continue
        ship = ships[one.ship]
        for target, zone in targets:
            if _reaches(ship.name, ship.damaged, ship.dispersed, one.zone, zone, box):
                yield given.known(given.Fire, one.ship, target)


def _fire(dice: Dice, state: State, frame: Battle, side: str, order: Any, box: Box) -> State:
    """A ship fires at once, or its target is declared (option:gunnery_declaration)."""
    if isinstance(order, given.CeaseFire):
        return going_on(state, frame, stage="gunnery", asked=(), sides=frame.sides[1:])
    frame = frame._replace(
        done=(*frame.done, order.ship), shots=(*frame.shots, (order.ship, order.target)), asked=()
    )
    return going_on(state, frame, stage="roll_shots" if rolled_at_once(box) else "gunnery")


def rolled_at_once(box: Box) -> bool:
    """Whether a shot is rolled before the next target is named (57.8, option:gunnery_declaration)."""
    all_first = box.options.gunnery_declaration == "all_first"
    acted("option:gunnery_declaration" if all_first else "57.8")
    return not all_first


def _roll_shots(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """The next declared shot is rolled, with the values from before the step (57.5)."""
    if not frame.shots:
        return going_on(state, frame, stage="gunnery")
    firer, target = frame.shots[0]
    notation = range_dice(box.charts)[board.range_between(frame, firer, target, box.charts)]
    side = board.fighter(frame, firer).side
    return powers.throw(dice, state, frame, side, notation, "gunnery", BY_DICE[notation], "shot_rolled", box)


def _shot_rolled(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """The table is read; hits wait for the end of the step (57.5, 58.1, 58.3)."""
    firer, target = frame.shots[0]
    aim = aim_at(state, frame, firer, target, box)
    assert aim is not None, f"{firer} has no {target} in range"
    total = frame.rolled + gunnery_modifier(aim, box.charts)
    hits = hits_of(total, box.charts)
    dice.note("58.1", "ac-log-shot", ship=firer, target=target, range=aim.range, total=total, hits=hits)
    waiting = (*frame.hits, (target, hits)) if hits else frame.hits
    return going_on(state, frame, stage="roll_shots", shots=frame.shots[1:], hits=waiting)


def apply_hits(dice: Dice, state: State, frame: Battle, box: Box) -> tuple[State, Battle]:
    """All hits of a step take effect together (57.5, 59.7a); ships that sink leave the board."""
    before = {name: board.ship_of(state, name) for name, _ in frame.hits}
    after: dict[str, Ship | None] = dict(before)
    for name, hits in frame.hits:
        ship = after[name]
        if ship is not None:
            after[name] = damage.struck_in_battle(ship, hits, box)
    frame = frame._replace(hits=())
    afloat = tuple(one.ship for one in frame.fighters if after.get(one.ship, one) is not None)
    for name, ship in before.items():
        state = damage.suffered(dice, state, ship, after[name], box, keep=True, afloat=afloat)
        if after[name] is None:
            frame = board.without(frame, name)
    return state, frame


def _effects(dice: Dice, state: State, frame: Battle, box: Box) -> State:
    """All that was hit takes effect together (57.5)."""
    if frame.hits:
        acted("57.5")
    struck, frame = apply_hits(dice, state, frame, box)
    stage = "battle_over" if board.over(frame, box) else "torpedoes_begin"
    return following.ask(state, going_on(struck, frame, stage=stage))


STAGES = {
    "round_begins": begin,
    "gunnery": _gunnery,
    "roll_shots": _roll_shots,
    "shot_rolled": _shot_rolled,
    "gunnery_effects": _effects,
}
ASKS = {"fire": Ask("57.1a", _offer, _fire)}
