"""How long a gunnery duel lasts, as questions: their sliders, and what happens in order (11, 17).

Knows the duel that is read round by round. The rules stand in `rules`.
"""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from typing import Any

from navalgames.chance import exact
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, Question, Rounds, Setting
from navalgames.games.frigate_duel.questions import crew_course
from navalgames.games.frigate_duel.questions.broadsides import FIRER, raked_hits, refused_shot
from navalgames.games.frigate_duel.questions.duels import (
    LONGEST,
    NOT_YET,
    duel_begun,
    flag_by_then,
    has_she_struck,
    how_it_ends,
    how_long,
    hull_and_morale,
    is_over,
    one_round,
    round_by_then,
    round_she_strikes,
    struck_in_round,
)
from navalgames.games.frigate_duel.questions.sliders import (
    DISTANCE,
    FIREPOWER,
    MORALE,
    SHOT,
    idle,
    morale,
    whole,
)
from navalgames.games.frigate_duel.rules import housekeeping, wounds
from navalgames.games.frigate_duel.tables import Tables, tables_of

LOWEST = min(MORALE.values())


def _idle_duel(charts: Charts, shot: str, **_: Any) -> tuple[Setting, ...]:
    return idle(("hull_per_section",), "chain-spares-hull", "P10.10") if shot == "chain" else ()


def _course(charts: Charts, outcome: Hashable, **setting: Any) -> Course:
    """What a broadside does to hull and morale, what brings a strike marker, and the check that follows; the
    way is that to the round in which she strikes, or past all of them.
    """
    t, fire = tables_of(charts), duel_begun(charts, **setting).fire
    begun, lowest = (
        exact(hull_and_morale, fire.shooting, fire.aim, level, t)
        for level in (MORALE[setting["target"]], LOWEST)
    )
    boxes = begun.map(lambda hit: hit[0]).mean()
    falls, again = (one.map(lambda hit: hit[1]).chance(True) for one in (begun, lowest))
    hits = exact(raked_hits, fire.shooting, "", t)
    by_hits, by_hits_again = (
        crew_course.falls_by_hits(hits, level, t) for level in (MORALE[setting["target"]], LOWEST)
    )
    strikes = exact(housekeeping.strikes, 1, LOWEST, t).chance(True)
    sections = _sections_for_a_marker(fire.sections, t)
    acts = (
        Act("duel-hull", (
            ("mean", round(float(boxes), 1)), ("sections", sections), ("boxes", sections * fire.section),
        )),
        Act("duel-morale", (
            ("falls", falls), ("again", again), ("lowest", MORALE[setting["target"]] == LOWEST),
            ("by_hits", by_hits), ("by_hits_again", by_hits_again),
        )),
        Act("duel-strike", (("strikes", strikes),)),
    )  # fmt: skip
    most = 0 if boxes * fire.rounds > sections * fire.section else 1
    return Course(acts, most, _way(struck_in_round(charts, **setting), outcome))


def _way(struck: list[Fraction], outcome: Hashable) -> tuple[Act, ...]:
    """Round after round without a strike, up to the end; or up to the round in which she most likely strikes,
    if that is asked. struck: the chance that she strikes in each round.
    """
    stays = outcome in (NOT_YET, "still_flying")
    likeliest = struck.index(max(struck)) + 1
    last = len(struck) if stays else outcome if isinstance(outcome, int) else likeliest
    left, way = Fraction(1), []
    for number, chance in enumerate(struck[:last], start=1):
        if number == last and not stays:
            way.append(Act("duel-struck", (("round", number),), chance / left))
        elif chance:
            way.append(Act("duel-flies", (("round", number),), 1 - chance / left))
        left -= chance
    return tuple(way)


def _sections_for_a_marker(sections: int, t: Tables) -> int:
    """After how many destroyed sections there is a strike marker; all of them sink her (P1.15, P3.5)."""
    return next((count for count in range(1, sections) if wounds.section_markers(count, t)), sections)


DUEL = (
    FIREPOWER, FIRER, SHOT, DISTANCE,
    whole("hull_per_section", 4, 14, 10, "P3.1"), morale("target", "11.4.11b"),
)  # fmt: skip

QUESTIONS = (
    Question(
        "rounds_to_strike", "turns", ("P11.8", "17.3a", "17.4a", "P3.5"),
        (whole("rounds", 1, LONGEST, 3, "17.4a"), *DUEL), refused=refused_shot, idle=_idle_duel,
        course=_course, throw="broadside",
        how=Rounds(duel_begun, one_round, is_over, how_it_ends, solve=has_she_struck, stages=flag_by_then),
        outcomes=("still_flying", "has_struck"),
    ),
    Question(
        "length_of_duel", "turns", ("P11.8", "17.3a", "17.4a", "P3.5"),
        (whole("rounds", 1, LONGEST, 4, "17.4a"), *DUEL), refused=refused_shot, idle=_idle_duel,
        course=_course, throw="broadside",
        how=Rounds(duel_begun, one_round, is_over, round_she_strikes, solve=how_long, stages=round_by_then),
        unit="rounds", beyond=NOT_YET,
    ),
)  # fmt: skip
