"""An attack on ships: salvoes, the gun, hit by hit, and further rounds against unescorted ships (9.1-9.5).

Knows one round. The rolls stand in `rules.fire`, the escorts' answer in `rules.escorts`.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Any

from navalgames.chance import Dice
from navalgames.games.agenda import Ask
from navalgames.games.raiders_of_the_deep import given
from navalgames.games.raiders_of_the_deep.rules import escorts, fire, hunt, log_book, meetings, sailing
from navalgames.games.raiders_of_the_deep.rules.dangers import mission_pending
from navalgames.games.raiders_of_the_deep.state import (
    AFT,
    DAY,
    FORE,
    KINDS,
    SUBMERGED,
    SURFACED,
    Cycle,
    Load,
    Meeting,
    Names,
    Ship,
    Shot,
    State,
    asking,
    going,
    with_meeting,
)
from navalgames.games.raiders_of_the_deep.tables import Book
from navalgames.games.raiders_of_the_deep.under_way import load_of, meeting_of

GUN = fire.GUN
ENDS = (FORE, AFT)
HOLDING = (given.HoldFire(),)


def attack(dice: Dice, state: State, book: Book) -> State:
    """An attack begins: perhaps it is a trap; then weapons are chosen (9.0a, 9.3.3b, 9.9a)."""
    meeting = meeting_of(state)
    if may_be_trap(state, book):
        return going(state, "q_check", meeting=meeting._replace(checked=True))
    return asking(state, "salvo" if meeting.escorted else "weapon")


def may_be_trap(state: State, book: Book) -> bool:
    """Whether the Q-ship check is made: a lone unescorted small freighter, attacked on the surface.

    Rule: 9.9a (from March 1915, in boxes of the British Isles and the Channel, once per encounter).
    """
    meeting, patrol = meeting_of(state), state.patrol
    return (
        not meeting.checked
        and [ship.size for ship in meeting.ships] == ["small"]
        and meeting.posture == SURFACED
        and not meeting.escorted
        and not meeting.follows
        and book.holds("q_ships", state.captain.month)
        and patrol.area in ("british_isles", "channel")
        and patrol.boxes[patrol.at] != sailing.TRANSIT
    )


# ------------------------------------------------------------------------ committing weapons


@lru_cache(maxsize=4096)
def salvoes(end: str, load: Load, columns: tuple[int, ...]) -> tuple[Any, ...]:
    """Every way to fire some of these torpedoes at some of these targets (9.1.2, 9.2.1a-d)."""
    columns = tuple(
        column + 1 for column in columns
    )  # orders name the columns as they are numbered on the mat
    parts = []
    for kind, count in zip(KINDS, load, strict=True):
        ways: list[tuple[tuple[str, int, int], ...]] = []
        for fired in range(count + 1):
            for chosen in combinations_with_replacement(columns, fired):
                aimed = dict.fromkeys(chosen, 0)
                for column in chosen:
                    aimed[column] += 1
                ways.append(tuple((kind, column, number) for column, number in aimed.items()))
        parts.append(ways)
    aims = (sum(one, ()) for one in product(*parts))
    return tuple(given.FireTorpedoes(end, aim) for aim in aims if aim)


@lru_cache(maxsize=256)
def gun_orders(columns: tuple[int, ...], points: int) -> tuple[Any, ...]:
    """Every way to use the gun points (4.6.3, 9.3.2a, 9.4.2c)."""
    return tuple(
        given.FireGun(tuple(column + 1 for column in aimed))
        for number in range(1, points + 1)
        for aimed in combinations_with_replacement(columns, number)
    )


def fireable(state: State, end: str, book: Book) -> Load:
    """The torpedoes of an end that reach the targets at this range."""
    return meetings.reaching(meetings.ready(state.boat, end), meeting_of(state).distance, book)


def offer_salvo(state: State, book: Book) -> tuple[Any, ...]:
    """One salvo from one end, or no attack (9.1.2, 9.2.1a, 9.2.1c)."""
    columns = meetings.targets(state, meeting_of(state).posture, book)
    fired = [salvoes(end, fireable(state, end, book), columns) for end in ENDS]
    return (*HOLDING, *fired[0], *fired[1])


def _salvo(dice: Dice, state: State, order: Any, book: Book) -> State:
    if isinstance(order, given.HoldFire):
        dice.note("9.1.2", "rotd-log-declined", side=state.seat)
        return going(state, "encounter_over")
    state = _committed(dice, state, order, False)
    other = AFT if order.end == FORE else FORE
    if meeting_of(state).posture == SURFACED and any(fireable(state, other, book)):
        return asking(state, "second_salvo")
    return committed(dice, state, book)


def _committed(dice: Dice, state: State, order: Any, second: bool) -> State:
    """Torpedoes leave their tubes: all are allocated before the first roll, and spent (9.2.1d, 9.2.1e)."""
    boat, meeting = state.boat, meeting_of(state)
    load = list(boat.fore if order.end == FORE else boat.aft)
    shots = list(meeting.shots)
    for kind, target, number in order.aim:
        load[KINDS.index(kind)] -= number
        shots += [Shot(kind, target - 1, second, order.end)] * number
    dice.note(
        "9.2.1d", "rotd-log-salvo", side=state.seat, end=order.end, number=len(shots) - len(meeting.shots)
    )
    meeting = meeting._replace(
        shots=tuple(shots), ends=meeting.ends | {order.end}, used=meeting.used | {order.end}
    )
    left: dict[str, Any] = {order.end: tuple(load)}
    return state._replace(boat=boat._replace(**left), meeting=meeting)


def _offer_second(state: State, book: Book) -> tuple[Any, ...]:
    (used,) = meeting_of(state).ends
    other = AFT if used == FORE else FORE
    columns = meetings.targets(state, SURFACED, book)
    return (given.OneSalvo(), *salvoes(other, fireable(state, other, book), columns))


def _second(dice: Dice, state: State, order: Any, book: Book) -> State:
    """A second salvo is declared before any torpedo is fired (9.5.2a, 9.5.2b)."""
    if isinstance(order, given.FireTorpedoes):
        state = _committed(dice, state, order, True)
    return committed(dice, state, book)


def committed(dice: Dice, state: State, book: Book) -> State:
    """At close range escorts may find the boat before it fires (9.2.2a, 9.2.2f, 9.4.3e)."""
    meeting = meeting_of(state)
    return going(state, "approach" if hunt.comes_close(meeting.distance) and not meeting.came else "shoot")


def approach(dice: Dice, state: State, book: Book) -> State:
    """The approach check; a boat found takes its torpedoes back and is attacked (9.2.2a-d). Charts:
    e2_close_approach."""
    result = hunt.approach(dice, state.captain, state.crew, book)
    if result == hunt.UNDETECTED:
        dice.note("9.2.2c", "rotd-log-approach-unseen", side=state.seat)
        return going(state, "shoot")
    dice.note("9.2.2d", "rotd-log-approach-seen", side=state.seat)
    state = with_meeting(unloaded(state), barred=True)
    cycle = Cycle(night_surface=meeting_of(state).posture == SURFACED, well=result == hunt.WELL_DETECTED)
    return going(state, "found", cycle=cycle, blows=None)


def unloaded(state: State) -> State:
    """Torpedoes that were not fired go back to their tubes (9.2.2d)."""
    meeting = meeting_of(state)
    loads = {FORE: list(state.boat.fore), AFT: list(state.boat.aft)}
    for shot in meeting.shots:
        loads[shot.end][KINDS.index(shot.weapon)] += 1
    boat = state.boat._replace(fore=load_of(loads[FORE]), aft=load_of(loads[AFT]))
    meeting = meeting._replace(shots=(), ends=frozenset(), used=frozenset())
    return state._replace(boat=boat, meeting=meeting)


# ------------------------------------------------------------------------ shot by shot


def shoot(dice: Dice, state: State, book: Book) -> State:
    """The next torpedo or gun point; what was committed at a ship already sunk is spent (9.2.3, 9.3.3a,
    9.4.2c)."""
    meeting = meeting_of(state)
    if not meeting.shots:
        return fired(dice, state, book)
    shot = meeting.shots[0]
    ship = meeting.ships[shot.target]
    if ship.sunk:
        return with_meeting(state, shots=meeting.shots[1:])
    if not fire.hits(dice, meeting.distance, modifier_of(state, shot, book), book.charts, _why(shot)):
        dice.note("9.2.3", "rotd-log-miss", side=state.seat, weapon=shot.weapon, **_at(ship, shot.target))
        return with_meeting(state, shots=meeting.shots[1:])
    return going(state, "damage" if shot.weapon == GUN else "dud")


def _at(ship: Ship, target: int) -> dict[str, int | str]:
    """What a note tells of a target: its number in the row, its name where it has one."""
    return {"target": target + 1, "ship": ship.name or "none"}


def _why(shot: Shot) -> str:
    return "gun" if shot.weapon == GUN else "fire"


def modifier_of(state: State, shot: Shot, book: Book) -> int:
    """The modifiers of one shot on [U1]."""
    meeting = meeting_of(state)
    night_surface = meeting.escorted and meeting.posture == SURFACED
    return fire.fire_modifier(
        shot.weapon, meeting.escorted, night_surface, meeting.posture, shot.second,
        meeting.ships[shot.target].size, state.captain, state.crew, book,
    )  # fmt: skip


def dud(dice: Dice, state: State, book: Book) -> State:
    """Whether the torpedo explodes (9.2.4). Charts: u2_dud."""
    meeting = meeting_of(state)
    kind = meeting.shots[0].weapon
    if not fire.is_dud(dice, kind, book.chart_of(state.captain.month), state.patrol.superior, book.charts):
        return going(state, "damage")
    dice.note("9.2.4", "rotd-log-dud", side=state.seat, weapon=kind)
    return going(state, "shoot", meeting=meeting._replace(shots=meeting.shots[1:]))


def damage(dice: Dice, state: State, book: Book) -> State:
    """The damage of a hit (9.2.5a-c, 9.2.6, 9.3.5a). Charts: u3_damage."""
    meeting = meeting_of(state)
    shot = meeting.shots[0]
    column = fire.damage_column(shot.weapon, book.mats[state.boat.type].gun)
    points = fire.damage(dice, column, book.charts)
    ship = meeting.ships[shot.target]
    ship = ship._replace(damage=ship.damage + points)
    ships = (*meeting.ships[: shot.target], ship, *meeting.ships[shot.target + 1 :])
    dice.note(
        "9.2.5a",
        "rotd-log-damage",
        side=state.seat,
        weapon=shot.weapon,
        points=points,
        **_at(ship, shot.target),
    )
    meeting = meeting._replace(ships=ships, shots=meeting.shots[1:])
    if ship.sunk and shot.weapon == GUN and may_be_prize(state, shot.target, book):
        return asking(state, "prize", meeting=meeting._replace(prize_of=shot.target))
    state = going(state, "shoot", meeting=meeting)
    if not ship.sunk:
        return state
    return log_book.entered(dice, state, ship, log_book.SUNK, _why(shot).replace("fire", "torpedo"), book)


def may_be_prize(state: State, target: int, book: Book) -> bool:
    """Whether the captain may put a prize crew aboard a ship sunk by the gun, which no escort had with her
    (9.3.4, 9.3.5a, 9.3.5b)."""
    meeting = meeting_of(state)
    return meeting.ships[target].size == "small" and not state.patrol.prize


def _offer_prize(state: State, book: Book) -> tuple[Any, ...]:
    return (given.TakePrize(), given.LeavePrize())


def _prize(dice: Dice, state: State, order: Any, book: Book) -> State:
    """One prize in a patrol (9.3.5a, 9.3.5b)."""
    meeting = meeting_of(state)
    taken = isinstance(order, given.TakePrize)
    fate = log_book.PRIZE if taken else log_book.SUNK
    state = log_book.entered(dice, state, meeting.ships[meeting.prize_of], fate, "gun", book)
    patrol = state.patrol._replace(prize=True) if taken else state.patrol
    return going(state, "shoot", meeting=meeting._replace(prize_of=-1), patrol=patrol)


# ------------------------------------------------------------------------ the end of a round


def fired(dice: Dice, state: State, book: Book) -> State:
    """All shots are resolved: escorts search, or the next weapon is chosen (9.2.7a, 9.4.2b)."""
    meeting = meeting_of(state)
    if meeting.kind == "q_ship":
        return going(state, "q_fire")
    if meeting.escorted:
        return escorts.begin(state, cycle_after(meeting))
    return asking(state, "weapon") if weapons(state, book) else going(state, "round_over")


def cycle_after(meeting: Meeting) -> Cycle:
    """What the escorts know of the attack (9.5.2d, E2.day_torpedo, E2.close, E2.both_ends, E2.capital,
    E2.long)."""
    return Cycle(
        night_surface=meeting.posture == SURFACED, day_torpedo=meeting.time == DAY,
        close=meeting.distance == "close", long=meeting.distance == "long", both_ends=len(meeting.ends) > 1,
        capital=meeting.kind == "capital",
    )  # fmt: skip


def weapons(state: State, book: Book) -> tuple[Any, ...]:
    """The weapons still to be used in this round against unescorted ships (9.4.2b, 9.4.2c)."""
    meeting = meeting_of(state)
    columns = meetings.targets(state, meeting.posture, book)
    orders: tuple[Any, ...] = ()
    if GUN not in meeting.used and meeting.posture == SURFACED and meetings.gun_ready(state.boat, book):
        orders = gun_orders(columns, book.limits["gun_points"])
    for end in ENDS:
        if end not in meeting.used:
            orders = (*orders, *salvoes(end, fireable(state, end, book), columns))
    return orders


def _offer_weapon(state: State, book: Book) -> tuple[Any, ...]:
    return (*HOLDING, *weapons(state, book))


def _weapon(dice: Dice, state: State, order: Any, book: Book) -> State:
    """One weapon at a time, the result seen before the next (9.4.2b)."""
    if isinstance(order, given.HoldFire):
        return going(state, "round_over")
    if isinstance(order, given.FireGun):
        shots = tuple(Shot(GUN, target - 1) for target in order.targets)
        dice.note("9.3.2a", "rotd-log-gun", side=state.seat, number=len(shots))
        meeting = meeting_of(state)._replace(shots=shots, used=meeting_of(state).used | {GUN})
        return going(state, "shoot", meeting=meeting)
    return going(_committed(dice, state, order, False), "shoot")


def round_over(dice: Dice, state: State, book: Book) -> State:
    """Another round against unescorted ships, if there is one to be had (9.2.7c, 9.4.3a, 9.4.4a, 10.8.4a)."""
    return asking(state, "again") if may_go_on(state, book) else going(state, "encounter_over")


def may_go_on(state: State, book: Book) -> bool:
    """Whether a ship is left that a further round may hurt."""
    meeting, boat = meeting_of(state), state.boat
    if meeting.escorted or sailing.barred(state, book):
        return False
    left = {posture for ship in meeting.ships for posture in meetings.postures(state, ship, book)}
    loads: tuple[Load, ...] = (boat.fore, boat.fore_reloads) if not boat.out("door_fore") else ()
    loads += (boat.aft, boat.aft_reloads) if not boat.out("door_aft") else ()
    torpedoes = any(any(load) for load in loads)
    return bool(left) and (torpedoes or (SURFACED in left and meetings.gun_ready(boat, book)))


def _offer_again(state: State, book: Book) -> tuple[Any, ...]:
    return (given.BreakOff(), given.AnotherRound())


def _again(dice: Dice, state: State, order: Any, book: Book) -> State:
    """Tubes are reloaded first (9.4.3b)."""
    if isinstance(order, given.BreakOff):
        return going(state, "encounter_over")
    return going(state, "reload", patrol=state.patrol._replace(then="additional"))


def additional_word(dice: Dice, chart: int, column: str, book: Book) -> str:
    """What comes up in a further round (E1.add). Charts: e1_additional_round_1 to _6."""
    total = dice.roll("2d6", "additional_round", "9.4.3b")
    return book.charts[f"e1_additional_round_{chart}"].result(total, column)


def additional(dice: Dice, state: State, book: Book) -> State:
    """A further round may bring an escort or an aircraft (9.4.3b-g, 9.4.6, 9.10.0a, 9.10.1b)."""
    month = state.captain.month
    column = "mission" if mission_pending(state) else sailing.box_word(state.patrol)
    word = additional_word(dice, book.chart_of(month), column, book)
    if word == "aircraft" and not book.holds("aircraft", month):
        word = "nothing"
    dice.note("9.4.3b", f"rotd-log-additional-{word}", side=state.seat)
    if word == "escort":
        state = with_meeting(state, escorted=True, came=True, coming=True, posture=SUBMERGED)
        return escorts.begin(state, Cycle())
    if word == "aircraft":
        return going(log_book.damaged_left(dice, state, book), "aircraft", meeting=None)
    return going(state, "may_attack")


STAGES = {
    "attack": attack, "committed": committed, "approach": approach, "shoot": shoot, "dud": dud,
    "damage": damage,
    "fired": fired, "round_over": round_over, "additional": additional,
}  # fmt: skip
ROLLS: Names = ("approach", "shoot", "dud", "damage", "additional")
ASKS = {
    "salvo": Ask("9.2.1d", offer_salvo, _salvo),
    "second_salvo": Ask("9.5.2b", _offer_second, _second),
    "weapon": Ask("9.4.2b", _offer_weapon, _weapon),
    "prize": Ask("9.3.5a", _offer_prize, _prize),
    "again": Ask("9.4.3a", _offer_again, _again),
}
