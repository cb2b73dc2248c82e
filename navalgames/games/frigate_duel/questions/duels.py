"""A gunnery duel at a fixed distance, round by round: how many rounds to strike, exactly (11, 17).

Knows one ship that is fired at and one that fires. The rules stand in `rules.gunnery` and
`rules.housekeeping`. A round is one broadside and the checks of a turn.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.frigate_duel.questions.broadsides import FIRER, Shooting, effect, raked_hits
from navalgames.games.frigate_duel.questions.sliders import (
    DISTANCE,
    FIREPOWER,
    MORALE,
    SHOT,
    SHOTS,
    morale,
    whole,
)
from navalgames.games.frigate_duel.rules import crew, housekeeping
from navalgames.games.frigate_duel.tables import Tables, tables_of

LONGEST = 12
MOST_MARKERS = 4
LOWEST = min(MORALE.values())


class Battered(NamedTuple):
    """A ship under fire: rounds gone, hull boxes lost, morale, strike markers of morale."""

    round: int
    rounds: int
    shooting: Shooting
    aim: str
    section: int
    sections: int
    morale: int
    hull: int = 0
    markers: int = 0
    struck: bool = False


def _begin(
    charts: Charts,
    rounds: int,
    firepower: int,
    firer: str,
    shot: str,
    distance: int,
    hull_per_section: int,
    target: str,
) -> Battered:
    sections = charts["measures"].value("hull sections", "value")
    one = Shooting(firepower, firer, shot, distance)
    aim = "rigging" if shot == "chain" else "hull"
    return Battered(0, rounds, one, aim, hull_per_section, sections, MORALE[target])


def _one_round(dice: Any, ship: Battered, charts: Charts) -> Battered:
    """A broadside, then the morale check for destroyed sections and the strike check.

    Rule: P11.8, 17.3a, 17.4a, P1.9, P3.5, P1.15.
    """
    t = tables_of(charts)
    boxes, falls = dice.resolve(_hull_and_morale, ship.shooting, ship.aim, ship.morale, t)
    hull = min(ship.hull + boxes, ship.section * ship.sections)
    morale, markers = _weaker(ship.morale, ship.markers, falls)
    destroyed = hull // ship.section
    if destroyed >= ship.sections:
        return ship._replace(round=ship.round + 1, hull=hull, struck=True)
    morale, markers, struck = dice.resolve(_checks, destroyed, morale, markers, t)
    done = 0 if struck else hull
    return ship._replace(round=ship.round + 1, hull=done, morale=morale, markers=markers, struck=struck)


def _hull_and_morale(dice: Any, one: Shooting, aim: str, morale: int, t: Tables) -> tuple[int, bool]:
    """The hull boxes of a broadside, and whether the morale falls."""
    scored = raked_hits(dice, one, "no_rake", t)
    if not scored:
        return 0, False
    found = dice.resolve(effect, scored, one.shot, aim, MORALE[one.morale], morale, t)
    return found.hull, found.morale


def _checks(dice: Any, destroyed: int, morale: int, markers: int, t: Tables) -> tuple[int, int, bool]:
    """Morale and strike checks of a turn: (morale, markers of morale, struck)."""
    falls = housekeeping.hull_morale_falls(dice, destroyed, morale, t)
    morale, markers = _weaker(morale, markers, falls)
    struck = housekeeping.strikes(dice, markers + max(destroyed - 1, 0), morale, t)
    return (0, 0, True) if struck else (morale, min(markers, MOST_MARKERS), False)


def _weaker(morale: int, markers: int, falls: bool) -> tuple[int, int]:
    """A loss of morale: a step, or a marker while unfit (P1.9)."""
    if not falls:
        return morale, markers
    return (morale - 1, markers) if morale > LOWEST else (morale, markers + 1)


def _over(ship: Battered) -> bool:
    return ship.struck or ship.round >= ship.rounds


def _end(ship: Battered) -> str:
    return "has_struck" if ship.struck else "still_flying"


def broadsides_in_a_turn(dice: Any, charts: Charts, points: int, guns: int, quality: int, shot: str) -> int:
    """How many broadsides a side fires in a turn that begins loaded.

    Rule: P10.1, P10.2, P10.3. No die is rolled: the guns fire at once and again whenever they are loaded.
    """
    t = tables_of(charts)
    time = crew.reload_time(points, guns, quality, SHOTS[shot], t)
    return 1 + (t.measures["impulses"] - 1) // time


QUESTIONS = (
    Question(
        "broadsides_in_a_turn", "turns", ("P10.1", "P10.2", "P10.3"),
        (
            whole("points", 1, 9, 6, "P10.2"), whole("guns", 1, 9, 6, "P10.2"),
            whole("quality", -1, 1, 0, "P10.3"), SHOT,
        ),
        broadsides_in_a_turn, unit="broadsides",
    ),
    Question(
        "rounds_to_strike", "turns", ("P11.8", "17.3a", "17.4a", "P3.5"),
        (
            whole("rounds", 1, LONGEST, 3, "17.4a"), FIREPOWER, FIRER, SHOT, DISTANCE,
            whole("hull_per_section", 4, 14, 10, "P3.1"), morale("target", "11.4.11b"),
        ),
        start=_begin, step=_one_round, over=_over, measure=_end, outcomes=("still_flying", "has_struck"),
    ),
)  # fmt: skip
