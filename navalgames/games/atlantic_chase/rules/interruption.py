"""Interruption of an attack by the inactive player (22, 54.3).

Knows the check and its results. How the vie it may lead to runs stands in `contests`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.rules import designation, forces, initiative, powers, signals
from navalgames.games.atlantic_chase.rules.frames import Attack
from navalgames.games.atlantic_chase.state import ENEMY, State, force, going_on, in_play
from navalgames.games.atlantic_chase.tables import Box

SIGNALS = "Signals"
CANCELLED, LOST = "cancelled", "initiative_lost"
"""What an Interruption may leave of an action, beside an Alert."""
GOES_ON, SLIPS, VIES, PASSES = "goes on", "slips", "vies", "passes"
_DOES = {"Slip": SLIPS, "Vie": VIES, "Initiative Change": PASSES}
_RULES = {SLIPS: "54.3d", VIES: "22.7", PASSES: "52.7"}


def interrupted(dice: Dice, intel: int, bands: str, charts: Any) -> str:
    """What an Interruption check gives with so many Intel markers. Rule: 22.2, 22.3, 22.5.

    Charts: interruption_bands, interruption.
    """
    return outcome(dice.roll("2d6", "interruption", "22.2"), intel, bands, charts)


def outcome(rolled: int, intel: int, bands: str, charts: Any) -> str:
    """The result of a roll: its row by the bands in use, its column by the Intel markers."""
    acted("22.3")
    acted("22.5")
    row = charts["interruption_bands"].value(min(rolled, 12), bands)
    table = charts["interruption"]
    return table.value(row, min(intel, max(table.columns)))


def meant(result: str) -> tuple[str, int]:
    """What a result of the check does with the action, and the Alert. Rule: 22.5, 49.2, 52.7, 54.3a.

    >>> meant("Alert -2"), meant("Slip")
    (('goes on', 2), ('slips', 0))
    """
    if result.startswith("Alert"):
        return GOES_ON, int(result[-1])
    acted(_RULES[_DOES[result]])
    return _DOES[result], 0


def after_vie(lost: bool, vie_kept: str) -> str:
    """What becomes of the action after the vie. Rule: 22.7, 22.8, option:interruption_vie_kept."""
    if lost:
        return LOST
    if vie_kept == "cancel":
        acted("option:interruption_vie_kept")
        return CANCELLED
    return GOES_ON


def left_of(dice: Dice, charts: Any, intel: int, modifier: int, bands: str, vie_kept: str) -> int | str:
    """What an Interruption leaves of an action: the Alert, or CANCELLED, or LOST.

    modifier: what the inactive player adds in a vie. A Slip cancels the action; the vie after it comes later.

    Rule: 22.2 to 22.8, 49.2, 52.7, 54.3d. Charts: interruption, interruption_bands.
    """
    does, alert = meant(interrupted(dice, intel, bands, charts))
    if does == VIES:
        does = after_vie(initiative.vies(dice, modifier), vie_kept)
    if does == GOES_ON:
        return alert
    return LOST if does in (PASSES, LOST) else CANCELLED


def check(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """Intel on the active player's designated task forces calls for the check (22.1, 21.9)."""
    if not designation.intel_designated(state, frame):
        return going_on(state, frame, stage="leader_of_active" if state.leaders else "evasion")
    return powers.throw(
        dice, state, frame, ENEMY[frame.side], "2d6", "interruption", "22.2", "interruption_rolled", box
    )


def rolled(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """Alert, Slip, Vie or Initiative Change, applied at once (22.5, 49.2, 52.7, 54.3a)."""
    intel = designation.intel_designated(state, frame)
    result = outcome(frame.rolled, intel, box.options.interruption_bands, box.charts)
    dice.note("22.5", "ac-log-interruption", side=ENEMY[frame.side], result=result)
    does, alert = meant(result)
    if does == GOES_ON:
        return going_on(state, frame, stage="leader_of_active", alert=alert)
    if does == SLIPS:
        return _slip(dice, state, frame, box)
    if does == VIES:
        state = going_on(state, frame, stage="interruption_vied")
        return initiative.contest(state, initiative.VIE)
    return initiative.passes(state)


def vied(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The action is cancelled if the initiative changes, else resumed (22.7, 22.8)."""
    follows = after_vie(frame.won, box.options.interruption_vie_kept)
    if follows == LOST:
        return initiative.passes(state)
    if follows == CANCELLED:
        return initiative.finish(state, False)
    return going_on(state, frame, stage="leader_of_active", won=False)


# ------------------------------------------------------------------------ Slip


def _slip(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The inactive player chooses; for an imaginary player a die does (22.6, 54.4, 54.4b)."""
    other = ENEMY[frame.side]
    struck: tuple[str, ...] = ()
    if box.options.imaginary_side == other:
        choice = dice.roll("1d6", "slip_choice", "22.6")
        wanted = box.charts["slip_solitaire"].value(choice, "result")
        struck = (wanted if slip_targets(state, frame) else "Evasive",)
    return going_on(state, frame, stage="slip", asked=(other,), struck=struck)


def slip_targets(state: State, frame: Attack) -> list[given.SlipSignals]:
    """Intel of the active and of the active player's coordinating task force (54.3b)."""
    names = dict.fromkeys((frame.force, frame.own.coordination))
    return [
        given.SlipSignals(name, place)
        for name in names
        if in_play(state, name)
        for place in force(state, name).intel
    ]


def offer_slip(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    """Signals, or an Evasive marker for the target (54.3a)."""
    told = tuple(slip_targets(state, frame))
    if frame.struck:
        return told if frame.struck == (SIGNALS,) else (given.SlipEvasive(),)
    return (*told, given.SlipEvasive())


def answer_slip(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    """The action is cancelled; after the Signals with its lapses the players vie (54.3c, 54.3d, 54.5)."""
    state = going_on(state, frame, stage="slip_vies", asked=(), struck=())
    if isinstance(order, given.SlipSignals):
        return signals.signalled(dice, state, side, order, box, slip=True)
    return forces.gains_evasive(dice, state, frame.target, "54.5")


def slip_vies(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The players vie (54.3d)."""
    return initiative.contest(going_on(state, frame, stage="attack_over"), initiative.VIE)
