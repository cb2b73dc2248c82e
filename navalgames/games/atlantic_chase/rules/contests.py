"""Contests for the initiative and its change, step by step (25.7, 26).

Knows who is asked and which actions a leader's power allows afterwards. The rolls themselves, and how an
action asks for a contest, stand in `initiative`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import reaches, with_added
from navalgames.games.agenda import Ask
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.rules import ending, forces, powers
from navalgames.games.atlantic_chase.rules.actions import could_designate, could_lead
from navalgames.games.atlantic_chase.rules.frames import Change, Contest
from navalgames.games.atlantic_chase.rules.initiative import (
    beats,
    checked_weather,
    contest_modifier,
    evasive_modifier,
    tally_after_failure,
)
from navalgames.games.atlantic_chase.state import (
    BAD,
    ENEMY,
    Duty,
    State,
    force_of_leader,
    forces_of,
    going_on,
    pop,
    told,
    used,
)
from navalgames.games.atlantic_chase.tables import Box

SEIZES = "seize"  # the power of Lütjens, as the list of leaders calls it


def _spenders(state: State, side: str) -> list[str]:
    return [one.id for one in forces_of(state, side) if one.evasive]


def _seize_begins(dice: Dice, state: State, frame: Contest, box: Box) -> State:
    """The inactive player decides; for an imaginary player a die does (SOL.1)."""
    imaginary = 0
    if box.options.imaginary_side == frame.side:
        choice = dice.roll("1d6", "imaginary_choice", "SOL.1")
        imaginary = 1 if box.charts["slip_solitaire"].value(choice, "result") == "Signals" else 2
    return going_on(state, frame, stage="seize", asked=(frame.side,), rolled=imaginary)


def _offer_seize(state: State, frame: Contest, side: str, box: Box) -> tuple[Any, ...]:
    """Attempt it, let Lütjens do it, or decline for an Evasive marker (26.4a, 26.4c, 26.4d, 10.6a)."""
    tries = [given.known(given.TryToSeize, name) for name in ("", *_spenders(state, side))]
    takers = [one.id for one in forces_of(state, side) if not one.evasive]
    declines = [given.known(given.TakeEvasive, name) for name in takers or [""]]
    if frame.rolled:
        return tuple(tries if frame.rolled == 1 else declines)
    leader = (given.SeizeByLeader(),) if seizing_leader(state, side, box) else ()
    return (*tries, *leader, *declines)


def seizing_leader(state: State, side: str, box: Box) -> Any:
    """Lütjens, if his power may be used: an action it allows must be legal (10.6a, 10.6b)."""
    for one in state.leaders:
        if one.side == side and powers.power(one.name, box) == SEIZES:
            name = force_of_leader(state, one)
            if name and could_lead(state, side, name, box):
                return one
    return None


def _answer_seize(dice: Dice, state: State, frame: Contest, side: str, order: Any, box: Box) -> State:
    """The attempt is rolled, declined, or needs no roll."""
    if isinstance(order, given.TakeEvasive):
        dice.note("26.4c", "ac-log-declined", side=side)
        if order.task_force:
            state = forces.gains_evasive(dice, state, order.task_force, "24.1c")
        return told(state, won=False)
    if isinstance(order, given.SeizeByLeader):
        return _seized_by_leader(dice, state, side, box)
    modifier = evasive_modifier(state, order.evasive, box)
    if order.evasive:
        state = forces.spends_evasive(dice, state, order.evasive, "24.5")
    frame = frame._replace(evasive=modifier)
    return powers.throw(
        dice, state, frame, side, "2d6", "seize", "26.4a", "seize_rolled", box, binding=could_designate
    )


def _seized_by_leader(dice: Dice, state: State, side: str, box: Box) -> State:
    """Lütjens seizes the initiative, gives his task force Evasive and must act with it (10.6a, 10.6b)."""
    one = seizing_leader(state, side, box)
    name = force_of_leader(state, one)
    dice.note("10.6a", "ac-log-leader", side=side, leader=one.name)
    state = forces.gains_evasive(dice, used(state, one.name, side), name, "10.6a")
    return told(state._replace(duty=Duty(side, one.name, name)), won=True)


def _seize_rolled(dice: Dice, state: State, frame: Contest, box: Box) -> State:
    """9 or more with Tally and Evasive succeeds (26.4a, 26.5)."""
    added = contest_modifier(state.tally, frame.evasive)
    total, won = frame.rolled + added, reaches(frame.rolled, added, box.seize_least)
    dice.note("26.4a", "ac-log-seize", side=frame.side, total=total, won="yes" if won else "no")
    return told(state if won else tally_after_failure(state, frame.kind, box), won=won)


def _vie_begins(dice: Dice, state: State, frame: Contest, box: Box) -> State:
    """The inactive player says first whether he spends a marker (24.5, 26.6)."""
    if _spenders(state, frame.side):
        return going_on(state, frame, stage="vie", asked=(frame.side,))
    return _first_die(dice, state, frame, box)


def _offer_vie(state: State, frame: Contest, side: str, box: Box) -> tuple[Any, ...]:
    return (given.Vie(""), *(given.Vie(name) for name in _spenders(state, side)))


def _answer_vie(dice: Dice, state: State, frame: Contest, side: str, order: Any, box: Box) -> State:
    modifier = evasive_modifier(state, order.evasive, box)
    if order.evasive:
        state = forces.spends_evasive(dice, state, order.evasive, "24.5")
    return _first_die(dice, state, frame._replace(evasive=modifier), box)


def _first_die(dice: Dice, state: State, frame: Contest, box: Box) -> State:
    """The active player's die (26.3a)."""
    return powers.throw(
        dice, state, frame, ENEMY[frame.side], "1d6", "vie_active", "26.3a", "vie_second", box,
        field="active_rolled", binding=could_designate,
    )  # fmt: skip


def _second_die(dice: Dice, state: State, frame: Contest, box: Box) -> State:
    """The inactive player's die (26.3a)."""
    return powers.throw(
        dice, state, frame, frame.side, "1d6", "vie_inactive", "26.3a", "vie_rolled", box,
        binding=could_designate,
    )  # fmt: skip


def _vie_rolled(dice: Dice, state: State, frame: Contest, box: Box) -> State:
    """The higher number has the initiative; a tie changes nothing (26.3a to 26.3c)."""
    total = with_added(frame.rolled, contest_modifier(state.tally, frame.evasive))
    won = beats(total, frame.active_rolled)
    dice.note(
        "26.3a", "ac-log-vie", side=frame.side, total=total, active=frame.active_rolled,
        won="yes" if won else "no",
    )  # fmt: skip
    return told(state if won else tally_after_failure(state, frame.kind, box), won=won)


# ------------------------------------------------------------------------ change


def _changing(dice: Dice, state: State, frame: Change, box: Box) -> State:
    """Tally 0, then a weather check by the new active player (13.6, 25.7a, 26.5)."""
    state = state._replace(active=frame.side, tally=0, turn=state.turn + 1)
    dice.note("26.2", "ac-log-initiative", side=frame.side, turn=state.turn)
    state = ending.after_changes(dice, state, box)
    if state.outcome is not None:
        return state
    return powers.throw(
        dice, state, frame, frame.side, "1d6", "weather", "25.7a", "weather_rolled", box,
        binding=could_designate,
    )  # fmt: skip


def _weather_rolled(dice: Dice, state: State, frame: Change, box: Box) -> State:
    """A result above 6 counts as 6 (10.13b)."""
    weather = checked_weather(frame.rolled, state.weather, box.charts)
    if weather != state.weather:
        dice.note("25.7b" if weather == BAD else "25.7c", "ac-log-weather", weather=weather)
    return pop(state._replace(weather=weather))


STAGES = {
    "seize_begins": _seize_begins,
    "seize_rolled": _seize_rolled,
    "vie_begins": _vie_begins,
    "vie_second": _second_die,
    "vie_rolled": _vie_rolled,
    "changing": _changing,
    "weather_rolled": _weather_rolled,
}
ASKS = {
    "seize": Ask("26.4a", _offer_seize, _answer_seize),
    "vie": Ask("26.3a", _offer_vie, _answer_vie),
}
