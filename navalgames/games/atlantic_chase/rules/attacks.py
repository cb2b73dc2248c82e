"""Air Strike, Engage, Naval Search and Stealth Attack, step by step (25.9, 27, 31, 33, 41).

Knows the order of the steps and who is asked. What a result does stands in `results`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.agenda import Ask
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.rules import designation, forces, initiative, interruption, lapse, powers
from navalgames.games.atlantic_chase.rules.frames import (
    AIR_STRIKE,
    ENGAGE,
    NAVAL_SEARCH,
    STEALTH_ATTACK,
    Attack,
    Support,
)
from navalgames.games.atlantic_chase.state import (
    ENEMY,
    State,
    force,
    force_of_leader,
    going_on,
    in_play,
    push,
    stealth_called,
    used,
    with_force,
)
from navalgames.games.atlantic_chase.tables import Box

ENDS = {AIR_STRIKE: "27.9", ENGAGE: "31.8", NAVAL_SEARCH: "33.8", STEALTH_ATTACK: "41.2"}
"""The rule by which each attack ends in a contest."""
CHANGES_TOTAL, REMOVES_INTEL = "change the total", "remove intel"
WHY = {
    AIR_STRIKE: ("air_strike", "27.6"),
    ENGAGE: ("engage", "31.5"),
    NAVAL_SEARCH: ("naval_search", "33.5"),
    STEALTH_ATTACK: ("stealth_attack", "41.13"),
}


# ------------------------------------------------------------------------ declared


def declared(state: State, side: str, order: Any, must: str = "") -> Attack:
    """The attack an order declares: active force, target task force and target hex (13.4, 25.9)."""
    if isinstance(order, given.Engage):
        place = force(state, order.target).station
        return Attack("designate_first", ENGAGE, side, order.task_force, order.target, place, must=must)
    if isinstance(order, given.NavalSearch):
        return Attack(
            "designate_first", NAVAL_SEARCH, side, order.task_force, order.target, order.hex, must=must
        )
    if isinstance(order, given.AirStrike):
        return Attack(
            "designate_first", AIR_STRIKE, side, order.source, order.target, order.hex,
            launch=order.launch, must=must,
        )  # fmt: skip
    place = stealth_called(state, order.force).hex
    return Attack("designate_first", STEALTH_ATTACK, side, order.force, order.target, place, must=must)


def begin(dice: Dice, state: State, side: str, order: Any, must: str, box: Box) -> State:
    """An attack is declared; both players designate support."""
    frame = declared(state, side, order, must)
    dice.note(
        WHY[frame.kind][1], f"ac-log-{frame.kind.replace('_', '-')}", side=side, force=frame.force,
        target=frame.target, hex=frame.hex,
    )  # fmt: skip
    return push(state, frame)


# ------------------------------------------------------------------------ designation


def _designate_first(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    first = frame.side if box.options.designation_order == "active_first" else ENEMY[frame.side]
    return _ask_support(dice, state, frame, first, "designate_second", box)


def _designate_second(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    second = ENEMY[frame.side] if box.options.designation_order == "active_first" else frame.side
    return _ask_support(dice, state, frame, second, "gensoul" if state.leaders else "interruption", box)


def _ask_support(dice: Dice, state: State, frame: Attack, side: str, then: str, box: Box) -> State:
    """A side that has a choice is asked; without one it has the only support there is (47.2)."""
    order, *others = designation.supports(state, frame, side, box)
    if others:
        stage = "support_first" if then == "designate_second" else "support_second"
        return going_on(state, frame, stage=stage, asked=(side,))
    return _designated(dice, state, frame, side, order, then)


def _designated(dice: Dice, state: State, frame: Attack, side: str, order: given.Support, then: str) -> State:
    support = Support(order.coordination, order.air, order.launch)
    if order.coordination:
        dice.note("47.1", "ac-log-coordinates", side=side, force=order.coordination)
    if order.air and not (frame.kind == AIR_STRIKE and side == frame.side):
        dice.note("45.2a", "ac-log-air-support", side=side, force=order.air, hex=order.launch)
    field = "own" if side == frame.side else "other"
    return going_on(state, frame, stage=then, asked=(), **{field: support})


def _offer_support(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    return designation.supports(state, frame, side, box)


def _support_first(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    return _designated(dice, state, frame, side, order, "designate_second")


def _support_second(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    return _designated(dice, state, frame, side, order, "gensoul")


# ------------------------------------------------------------------------ Gensoul, Krancke, Tovey


def _gensoul(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """Gensoul's task force is active: an Intel marker may go before the Interruption (10.11a, 10.11b)."""
    if _intel_remover(state, frame, box) and len(_offer_gensoul(state, frame, frame.side, box)) > 1:
        return going_on(state, frame, stage="remove_intel", asked=(frame.side,))
    return going_on(state, frame, stage="interruption")


def _intel_remover(state: State, frame: Attack, box: Box) -> str:
    for one in state.leaders:
        if powers.power(one.name, box) == REMOVES_INTEL and force_of_leader(state, one) == frame.force:
            return one.name
    return ""


def _offer_gensoul(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    names = dict.fromkeys((frame.force, frame.own.coordination, frame.own.air))
    found = [
        given.TakeIntel(name, place)
        for name in names
        if in_play(state, name)
        for place in force(state, name).intel
    ]
    return (*found, given.Decline())


def _answer_gensoul(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    if isinstance(order, given.TakeIntel):
        leader = _intel_remover(state, frame, box)
        dice.note("10.11a", "ac-log-leader", side=side, leader=leader)
        one = force(state, order.task_force)
        one = one._replace(intel=tuple(place for place in one.intel if place != order.hex))
        state = used(with_force(state, one), leader, side)
    return going_on(state, frame, stage="interruption", asked=())


def total_changer(state: State, frame: Attack, side: str, box: Box) -> str:
    """The leader of a side who may change the total: in the active or target force (10.5a, 10.14)."""
    for one in state.leaders:
        involved = force_of_leader(state, one) in (frame.force, frame.target)
        if one.side == side and involved and powers.power(one.name, box) == CHANGES_TOTAL:
            return one.name
    return ""


def _leader_of_active(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    if total_changer(state, frame, frame.side, box):
        return going_on(state, frame, stage="roll_of_active", asked=(frame.side,))
    return going_on(state, frame, stage="leader_of_other")


def _leader_of_other(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    other = ENEMY[frame.side]
    if total_changer(state, frame, other, box):
        return going_on(state, frame, stage="roll_of_other", asked=(other,))
    return going_on(state, frame, stage="evasion")


def _offer_leader(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    return (given.RollForLeader(total_changer(state, frame, side, box)), given.Decline())


def _roll_of_leader(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    """The two dice are rolled before the player decides (10.5b)."""
    own = side == frame.side
    if isinstance(order, given.Decline):
        return going_on(state, frame, stage="leader_of_other" if own else "evasion", asked=())
    then = "active_rolled_total" if own else "other_rolled_total"
    return powers.throw(dice, state, frame, side, "2d6", "leader_total", "10.5a", then, box)


def _ask_total(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    own = frame.stage == "active_rolled_total"
    side = frame.side if own else ENEMY[frame.side]
    return going_on(state, frame, stage="total_of_active" if own else "total_of_other", asked=(side,))


def _offer_total(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    return tuple(given.ChangeTotal(how) for how in ("add", "subtract", "decline"))


def _change_total(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    """Added, subtracted, or declined: then the power is kept (10.5a, 10.5b).

    The total is never below 0, also between the rolls of two leaders.
    """
    own = side == frame.side
    leader = total_changer(state, frame, side, box)
    change = {"add": frame.rolled, "subtract": -frame.rolled, "decline": 0}[order.how]
    if change:
        dice.note("10.5a", "ac-log-total", side=side, leader=leader, change=change)
        state = used(state, leader, side)
    change = max(change, -designation.trajectory_total(state, frame, box))
    then = "leader_of_other" if own else "evasion"
    return going_on(state, frame, stage=then, asked=(), total=frame.total + change)


# ------------------------------------------------------------------------ the roll


def _evasion(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The last chance to spend the target's Evasive marker (24.7, 46.2a, 46.2b)."""
    if force(state, frame.target).evasive:
        return going_on(state, frame, stage="evade", asked=(ENEMY[frame.side],))
    return _attack_roll(dice, state, frame, box)


def _offer_evade(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    return (given.Decline(), given.SpendEvasive(frame.target))


def _evade(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    spent = isinstance(order, given.SpendEvasive)
    if spent:
        state = forces.spends_evasive(dice, state, frame.target, "24.7")
    return going_on(state, frame, stage="attack_roll", asked=(), spent=spent)


def _attack_roll(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """2d6 by the active player (27.6, 31.5, 33.5, 41.13)."""
    why, rule = WHY[frame.kind]
    return powers.throw(dice, state, frame, frame.side, "2d6", why, rule, "attack_rolled", box)


def read_table(kind: str, total: int, rolled: int, charts: Any, column: str) -> tuple[str, ...]:
    """The result words of an action table, Contact and Sighted before Skirmish (49.1).

    Charts: naval_search, engage, air_strike, stealth_attack.
    """
    words = charts[kind].result(rolled, column).split(" + ")
    return tuple(sorted(words, key=lambda word: word == "Skirmish"))


def _attack_rolled(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """Dice and modifiers are added up and the table is read (25.9)."""
    total = designation.trajectory_total(state, frame, box)
    added = designation.modifiers(state, frame, box)
    rolled = frame.rolled + sum(value for _, value in added)
    words = read_table(frame.kind, total, rolled, box.charts, box.column(frame.kind, total))
    dice.note(WHY[frame.kind][1], "ac-log-result", total=total, rolled=rolled, results=", ".join(words))
    return resulted(dice, state, frame, words)


def resulted(dice: Dice, state: State, frame: Attack, words: tuple[str, ...]) -> State:
    """The result words are known and take effect next (49.1, 53.1b)."""
    passes = words == ("Miss",) and designation.intel_designated(state, frame) > 0
    if passes:
        dice.note("53.1b", "ac-log-miss-with-intel", side=frame.side)
    return going_on(state, frame, stage="results", left=words, passes=passes)


# ------------------------------------------------------------------------ lapses and the end


def lapses_of(frame: Attack) -> tuple[str, ...]:
    """The designated forces but the target, the active side's first (19.2, 27.7, 31.6, 33.7, 41.14)."""
    names = (frame.force, frame.own.coordination, frame.own.air, frame.other.coordination, frame.other.air)
    return tuple(name for name in dict.fromkeys(names) if name and name != frame.target)


def _attack_lapses(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """Designated task forces lapse one by one; the launch segment goes last (27.8, 45.6a, 45.6b, 47.8)."""
    if frame.lapsing:
        name, rest = frame.lapsing[0], frame.lapsing[1:]
        launch = ""
        for support in (frame.own, frame.other):
            if support.air == name:
                launch = support.launch
        return lapse.begin(going_on(state, frame, lapsing=rest), name, launch)
    if frame.passes:
        acted("53.1c" if box.options.miss_with_intel == "replaces" else "option:miss_with_intel")
        if box.options.miss_with_intel == "replaces":
            return initiative.passes(state)
        state = going_on(state, frame, stage="attack_contest")
        return push(state, initiative.Change("changing", state.inactive))
    return going_on(state, frame, stage="attack_contest")


def _attack_contest(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """A Naval Search without a battle ends with an attempt to seize, all else with a vie.

    Rule: 25.6, 27.9, 31.8, 33.8, 33.9, 41.2, 62.4.
    """
    seize = frame.kind == NAVAL_SEARCH and not frame.fought
    acted("33.9" if frame.kind == NAVAL_SEARCH and frame.fought else ENDS[frame.kind])
    state = going_on(state, frame, stage="attack_over", asked=())
    return initiative.contest(state, initiative.SEIZE if seize else initiative.VIE)


def _attack_over(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    return initiative.finish(state, frame.won)


STAGES = {
    "designate_first": _designate_first,
    "designate_second": _designate_second,
    "gensoul": _gensoul,
    "interruption": interruption.check,
    "interruption_rolled": interruption.rolled,
    "interruption_vied": interruption.vied,
    "slip_vies": interruption.slip_vies,
    "leader_of_active": _leader_of_active,
    "leader_of_other": _leader_of_other,
    "active_rolled_total": _ask_total,
    "other_rolled_total": _ask_total,
    "evasion": _evasion,
    "attack_roll": _attack_roll,
    "attack_rolled": _attack_rolled,
    "attack_lapses": _attack_lapses,
    "attack_contest": _attack_contest,
    "attack_over": _attack_over,
}
ASKS = {
    "support_first": Ask("25.9", _offer_support, _support_first),
    "support_second": Ask("25.9", _offer_support, _support_second),
    "remove_intel": Ask("10.11a", _offer_gensoul, _answer_gensoul),
    "roll_of_active": Ask("10.5a", _offer_leader, _roll_of_leader),
    "roll_of_other": Ask("10.5a", _offer_leader, _roll_of_leader),
    "total_of_active": Ask("10.5b", _offer_total, _change_total),
    "total_of_other": Ask("10.5b", _offer_total, _change_total),
    "evade": Ask("24.7", _offer_evade, _evade),
    "slip": Ask("54.3a", interruption.offer_slip, interruption.answer_slip),
}
