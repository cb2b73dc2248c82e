"""When a game is over, and who has won (3.5, SCN.2, SCN.6, SCN.17)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from navalgames.chance import Dice
from navalgames.games.atlantic_chase.rules import scoring
from navalgames.games.atlantic_chase.rules.scoring import convoys_home as _convoys_home
from navalgames.games.atlantic_chase.state import BRITISH, COMPLETED, GERMAN, SUNK, Names, State
from navalgames.games.atlantic_chase.tables import Box
from navalgames.games.contract import Outcome

NO_GERMANS = "no German task force in play"
_CHANGES = re.compile(r"^(\d+) changes of initiative$")


class Ends(NamedTuple):
    """What ends a scenario: changes of initiative (0: they do not), no Germans left, fates of ships."""

    changes: int
    no_germans: bool
    fates: tuple[tuple[str, str], ...]


@lru_cache(maxsize=256)
def ends_of(texts: Names) -> Ends:
    """The end conditions as a file writes them (SCN.2, SCN.17)."""
    changes, fates = 0, []
    for text in texts:
        if found := _CHANGES.match(text):
            changes = int(found[1])
        elif text != NO_GERMANS:
            name, _, fate = text.rpartition(" ")
            fates.append((name, {"sunk": SUNK, "completed": COMPLETED}[fate]))
    return Ends(changes, NO_GERMANS in texts, tuple(fates))


def changes_allowed(box: Box) -> int:
    """After how many changes of initiative the scenario ends; 0 for no such end (SCN.17)."""
    return ends_of(box.scenario.end).changes


def convoys_home(state: State, box: Box) -> bool:
    """Whether so many convoys have completed that the Germans go home (SCN.3)."""
    return _convoys_home(state, box) >= box.scenario.going_home.convoys


def _reached(state: State, ends: Ends) -> bool:
    """Whether an end condition about forces or ships holds (SCN.2, SCN.17)."""
    if ends.no_germans and GERMAN not in [one.side for one in state.task_forces]:
        return True
    if not ends.fates or not state.gone:
        return False
    return any(
        gone.how == how and scoring.plain_name(gone.ship.name) == name
        for name, how in ends.fates
        for gone in state.gone
    )


def after_action(dice: Dice, state: State, box: Box) -> State:
    """An action with all that belongs to it is complete: is the scenario over? (SCN.17)"""
    return ended(dice, state, box) if _reached(state, ends_of(box.scenario.end)) else state


def after_changes(dice: Dice, state: State, box: Box) -> State:
    """The initiative has changed: the count may end the scenario before anybody acts (SCN.17)."""
    most = changes_allowed(box)
    return ended(dice, state, box) if most and state.turn - 1 >= most else state


def ended(dice: Dice, state: State, box: Box) -> State:
    """Victory points are added up (SCN.4)."""
    totals = scoring.points(state, box)
    side, tied = scoring.winner(state, box, totals)
    dice.note("SCN.4", "ac-log-points", german=totals[GERMAN], british=totals[BRITISH])
    key = "ac-outcome-tie" if tied else "ac-outcome-points"
    return state._replace(
        stack=(), score=totals[GERMAN] - totals[BRITISH], outcome=Outcome(side, key, "SCN.4")
    )


def after_mini(dice: Dice, state: State, box: Box) -> State:
    """The battle of a mini-scenario is over: every condition fulfilled is told (SCN.6)."""
    reached = scoring.levels_reached(state, box)
    for side, level in reached:
        dice.note("SCN.6", "ac-log-level", side=side, level=level)
    best, level = scoring.best_level(reached)
    score = {GERMAN: 1, BRITISH: -1, None: 0}[best] * {"decisive": 2, "marginal": 1, "none": 0}[level]
    return state._replace(stack=(), score=score, outcome=Outcome(best, f"ac-outcome-{level}", "SCN.6"))
