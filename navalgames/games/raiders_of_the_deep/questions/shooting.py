"""Torpedoes and gun against one ship, round by round, and a whole attack to its first search.

Knows salvoes and targets as sliders. The rolls stand in `rules.fire` and `rules.hunt`.
"""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from typing import Any

from navalgames.chance import Dice, exact
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, OneStep, Question, Setting
from navalgames.games.raiders_of_the_deep.questions import sliders
from navalgames.games.raiders_of_the_deep.questions.sliders import (
    choice,
    idle,
    option,
    refused,
    switch,
    whole,
)
from navalgames.games.raiders_of_the_deep.rules import attacks, fire, hunt, meetings
from navalgames.games.raiders_of_the_deep.state import (
    KINDS,
    SUBMERGED,
    SURFACED,
    Boat,
    Captain,
    Meeting,
    Ship,
    Shot,
    State,
)
from navalgames.games.raiders_of_the_deep.tables import Book

TARGETS = {"small": ("small", 3000), "large": ("large", 7000), "very_large": ("large", 12000)}
RESULTS = ("untouched", "damaged", "sunk")
ESCORTED, UNESCORTED, NIGHT_SURFACE = "escorted", "unescorted", "night_surface"
UNESCORTED_SURFACED = "unescorted_surfaced"
SITUATIONS = {
    ESCORTED: (True, SUBMERGED), UNESCORTED: (False, SUBMERGED), UNESCORTED_SURFACED: (False, SURFACED),
    NIGHT_SURFACE: (True, SURFACED),
}  # fmt: skip
"""Whether the target has escorts, and how the boat attacks."""
GUNS = {"small_gun": "small", "medium": "medium", "large": "large"}
"""The guns of the mats (boat_mat)."""
BETTER_AIM = ("HH", "PLM", "OL")


def told(damage: int, points: int) -> str:
    """How a ship stands after this damage (9.2.5b, 9.2.5c)."""
    if fire.is_sunk(damage, points):
        return "sunk"
    if not damage:
        return "untouched"
    acted("9.2.5b")
    return "damaged"


def salvo(
    dice: Dice, charts: Charts, kind: str, number: int, distance: str, situation: str, target: str, era: str,
    superior: bool, medal: str, commander: str, quality: str, **options: Any,
) -> str:  # fmt: skip
    """What a salvo does to one ship.

    Rule: 9.2.3-9.2.5c, 9.4.2d, 9.5.1a, U1.*. Charts: u1_fire, u1_modifiers, u2_dud, u3_damage, u3_points.
    """
    book = sliders.book(charts, **options)
    size, tonnage = TARGETS[target]
    escorted, posture = SITUATIONS[situation]
    modifier = fire.fire_modifier(
        kind, escorted, situation == NIGHT_SURFACE, posture, False, size, sliders.captain(medal),
        sliders.crew(commander, quality), book,
    )  # fmt: skip
    points = fire.points_to_sink(size, tonnage, charts)
    chart = book.chart_of(sliders.month_in(era))
    done = dice.each(_torpedo, (kind,) * number, distance, modifier, chart, superior, charts)
    return told(sum(done), points)


def _bears(charts: Charts, target: str, **_: Any) -> dict[str, int]:
    """How many boxes of damage sink the target (9.2.5c)."""
    return {"boxes": fire.points_to_sink(*TARGETS[target], charts)}


def salvo_refused(
    charts: Charts, kind: str, distance: str, situation: str, era: str, commander_tile: str = "none",
    **others: Any,
) -> Setting | None:  # fmt: skip
    """Ranges out of reach, and merchant ships that must be stopped on the surface (4.5f, 9.4.0a, 14.7.5)."""
    if not fire.reaches(kind, distance, charts):
        return refused("distance", "out-of-range", "4.5f")
    escorted, posture = SITUATIONS[situation]
    if escorted:
        return None
    book, alone = sliders.book(charts, commander_tile=commander_tile), Ship("", "large", 0, 1)
    month = sliders.month_in(era)
    lone = State(1, 0, "FIRST", "engage", captain=Captain(month=month), boat=Boat("U31"),
                 meeting=Meeting("ship", (alone,)))  # fmt: skip
    if posture in meetings.postures(lone, alone, book):
        return None
    by_date = book.holds("prize_rules", month)
    return refused("situation", *(("prize-rules", "9.4.0a") if by_date else ("stops-them", "14.7.5")))


def salvo_idle(charts: Charts, situation: str, **others: Any) -> tuple[Setting, ...]:
    """The bonus of 9.4.2d is at stake against lone ships attacked submerged."""
    if situation == UNESCORTED:
        return ()
    return (idle("unescorted_bonus_surfaced_only", "not-alone", "9.4.2d"),)


def _torpedo(
    dice: Dice, kind: str, distance: str, modifier: int, chart: int, superior: bool, charts: Charts
) -> int:
    return fire.one_torpedo(dice, kind, distance, modifier, chart, superior, charts)


def salvo_hits(
    dice: Dice,
    charts: Charts,
    kind: str,
    number: int,
    distance: str,
    situation: str,
    era: str,
    superior: bool,
) -> int:
    """How many torpedoes of a salvo explode (9.2.3, 9.2.4). Charts: u1_fire, u2_dud."""
    book = sliders.book(charts)
    escorted, posture = SITUATIONS[situation]
    modifier = fire.fire_modifier(
        kind, escorted, situation == NIGHT_SURFACE, posture, False, "large", sliders.captain("none"),
        sliders.crew(), book,
    )  # fmt: skip
    chart = book.chart_of(sliders.month_in(era))
    return sum(dice.each(_explodes, (kind,) * number, distance, modifier, chart, superior, charts))


def _explodes(
    dice: Dice, kind: str, distance: str, modifier: int, chart: int, superior: bool, charts: Charts
) -> bool:
    return fire.hits(dice, distance, modifier, charts) and not fire.is_dud(
        dice, kind, chart, superior, charts
    )


def gun(
    dice: Dice, charts: Charts, rounds: int, distance: str, calibre: str, target: str, medal: str,
    commander: str, quality: str, **options: Any,
) -> str:  # fmt: skip
    """What some rounds of gunfire do to an unescorted ship (9.3.2a, 9.3.3a). Charts: u1_fire, u3_damage."""
    book = sliders.book(charts, **options)
    size, tonnage = TARGETS[target]
    modifier = fire.fire_modifier(
        fire.GUN, False, False, SURFACED, False, size, sliders.captain(medal),
        sliders.crew(commander, quality), book,
    )  # fmt: skip
    shots = (fire.damage_column(fire.GUN, GUNS[calibre]),) * (rounds * book.limits["gun_points"])
    done = dice.each(_gun_point, shots, distance, modifier, charts)
    return told(sum(done), fire.points_to_sink(size, tonnage, charts))


def _gun_point(dice: Dice, column: str, distance: str, modifier: int, charts: Charts) -> int:
    return fire.one_gun_point(dice, distance, modifier, column, charts)


def gun_idle(
    charts: Charts, medal: str, commander: str, hh_bonus_scope: str, **others: Any
) -> tuple[Setting, ...]:
    """What decorations change is asked of captains who have one, and only while the gun profits of it."""
    found = []
    if medal not in BETTER_AIM:
        found.append(idle("hh_bonus_scope", "no-better-aim", "11.3.6c"))
    if commander == "captain" or medal not in BETTER_AIM or hh_bonus_scope != "all":
        found.append(idle("decorations_need_fit_captain", "fit-captain", "11.3.6f"))
    return tuple(found)


# ------------------------------------------------------------------------ a whole attack


def whole_attack(
    dice: Dice,
    charts: Charts,
    distance: str,
    time: str,
    ends: str,
    target: str,
    torpedoes: int,
    era: str,
    medal: str,
) -> str:
    """An attack on an escorted ship: what becomes of her, and whether the escorts find the boat.

    Rule: 9.2.2, 9.5.1a, 9.5.2, 9.6.1, 9.6.7. By night the boat attacks on the surface.
    Charts: e2_close_approach, u1_fire, u2_dud, u3_damage, e2_detection.
    """
    book = sliders.book(charts)
    captain, crew = sliders.captain(medal), sliders.crew()
    if hunt.comes_close(distance) and hunt.approach(dice, captain, crew, book) != hunt.UNDETECTED:
        return "seen_coming"
    both, chart = ends == "both", book.chart_of(sliders.month_in(era))
    shots = _shots(torpedoes, both)
    sunk = dice.resolve(sinks, shots, distance, time == "night", target, chart, captain, book)
    found = dice.resolve(_found_after, distance, time, both, captain, book)
    return f"{'sunk' if sunk else 'afloat'}_{'found' if found else 'unseen'}"


def _shots(torpedoes: int, both: bool) -> tuple[Shot, ...]:
    """So many torpedoes from one end, or as many from each."""
    return (Shot("g6", 0),) * torpedoes + ((Shot("g6", 0, True),) * torpedoes if both else ())


def whole_course(
    charts: Charts, outcome: Hashable, distance: str, time: str, ends: str, target: str, torpedoes: int,
    era: str, medal: str,
) -> Course:  # fmt: skip
    """What happens in an attack: the approach at close range, the torpedoes, the first search."""
    book, captain, both = sliders.book(charts), sliders.captain(medal), ends == "both"
    shots, chart = _shots(torpedoes, both), book.chart_of(sliders.month_in(era))
    approach = exact(hunt.approach, captain, sliders.crew(), book) if hunt.comes_close(distance) else None
    unseen = Fraction(1) if approach is None else approach.chance(hunt.UNDETECTED)
    sunk = exact(sinks, shots, distance, time == "night", target, chart, captain, book).chance(True)
    found = exact(_found_after, distance, time, both, captain, book).chance(True)
    boxes = fire.points_to_sink(*TARGETS[target], charts)
    salvo = Act("attack-salvo", (("torpedoes", len(shots)), ("boxes", boxes), ("sunk", sunk)))
    seen = (Act("attack-seen", (("seen", 1 - unseen),)),) if unseen < 1 else ()
    acts = (*seen, salvo, Act("attack-search", (("found", found),)))
    if outcome == "seen_coming":
        return Course(acts, 0)
    ship, boat = str(outcome).split("_")
    searched = {
        "found": Act("attack-way-found", chance=found), "unseen": Act("attack-way-missed", chance=1 - found),
    }  # fmt: skip
    way = (
        *((Act("attack-way-unseen", chance=unseen),) if seen else ()),
        Act(f"attack-way-{ship}", chance=sunk if ship == "sunk" else 1 - sunk),
        searched[boat],
    )
    return Course(acts, len(seen), way)


def whole_refused(charts: Charts, time: str, ends: str, **others: Any) -> Setting | None:
    """Both ends fire on the surface alone, by night (9.5.2a)."""
    return refused("ends", "one-end", "9.5.2a") if ends == "both" and time == "day" else None


def sinks(
    dice: Dice, shots: tuple[Shot, ...], distance: str, surfaced: bool, target: str, chart: int,
    captain: Captain, book: Book,
) -> bool:  # fmt: skip
    """Whether these torpedoes sink an escorted ship; none is rolled for once she has sunk (9.2.3-9.2.5c,
    9.5.1a, 9.5.2a)."""
    size, tonnage = TARGETS[target]
    if any(shot.second for shot in shots):
        acted("9.5.2a")
    done, points = 0, fire.points_to_sink(size, tonnage, book.charts)
    for shot in shots:
        done += dice.resolve(_aimed, shot, distance, surfaced, size, chart, captain, book)
        if fire.is_sunk(done, points):
            return True
    return False


def _found_after(dice: Dice, distance: str, time: str, both: bool, captain: Captain, book: Book) -> bool:
    """Whether the escorts find the boat after its attack (9.6.1)."""
    acted("9.6.1")
    posture = SURFACED if time == "night" else SUBMERGED
    ended = frozenset({"fore", "aft"} if both else {"fore"})
    meeting = Meeting("ship_escort", time=time, posture=posture, distance=distance, ends=ended)
    cycle = attacks.cycle_after(meeting)
    modifier = hunt.detection_modifier(Boat("U31"), sliders.crew(), captain, cycle, "", False, book)
    return hunt.detection(dice, modifier, book.charts) != hunt.UNDETECTED


def _aimed(
    dice: Dice, shot: Shot, distance: str, surfaced: bool, size: str, chart: int, captain: Any, book: Any
) -> int:
    posture = SURFACED if surfaced else SUBMERGED
    modifier = fire.fire_modifier(
        shot.weapon, True, surfaced, posture, shot.second, size, captain, sliders.crew(), book
    )
    return fire.one_torpedo(dice, shot.weapon, distance, modifier, chart, False, book.charts)


_SITUATION = choice("situation", tuple(SITUATIONS), ESCORTED, "U1.bonus")
QUESTIONS = (
    Question(
        "salvo", "fire", ("9.2.3", "9.2.4", "9.2.5a", "9.2.5c"),
        (
            choice("kind", KINDS, "g6", "4.5f"), whole("number", 1, 4, 2, "9.2.1c"),
            choice("distance", sliders.RANGES, "medium", "9.1.4"), _SITUATION,
            choice("target", tuple(TARGETS), "small", "9.2.5d"), sliders.era("1917", "U2.dud"),
            switch("superior", "R1.5"), sliders.medal("U1.hh"), sliders.commander("U1.kmdt"),
            sliders.quality("U1.green"), option("unescorted_bonus_surfaced_only"), option("commander_tile"),
        ),
        OneStep(salvo), outcomes=RESULTS, refused=salvo_refused, idle=salvo_idle, facts=_bears,
    ),
    Question(
        "salvo_hits", "fire", ("9.2.3", "9.2.4"),
        (
            choice("kind", KINDS, "g6", "4.5f"), whole("number", 1, 4, 2, "9.2.1c"),
            choice("distance", sliders.RANGES, "medium", "9.1.4"), _SITUATION, sliders.era("1917", "U2.dud"),
            switch("superior", "R1.5"),
        ),
        OneStep(salvo_hits), unit="hits", refused=salvo_refused,
    ),
    Question(
        "gun", "fire", ("9.3.2a", "9.3.3a"),
        (
            whole("rounds", 1, 6, 2, "9.4.4a"), choice("distance", sliders.RANGES, "close", "9.1.4"),
            choice("calibre", tuple(GUNS), "medium", "U3.gun"), choice("target", tuple(TARGETS),
                "small", "9.2.5d"),
            sliders.medal("U1.hh"), sliders.commander("U1.kmdt"), sliders.quality("U1.green"),
            option("hh_bonus_scope"), option("decorations_need_fit_captain"), option("commander_tile"),
        ),
        OneStep(gun), outcomes=RESULTS, idle=gun_idle, facts=_bears,
    ),
    Question(
        "whole_attack", "fire", ("9.2.2a", "9.5.1a", "9.5.2a", "9.6.1"),
        (
            choice("distance", sliders.RANGES, "medium", "9.1.4"), choice("time", ("day", "night"), "day",
                "8.3.1"),
            choice("ends", ("one", "both"), "one", "9.5.2a"), choice("target", tuple(TARGETS), "large",
                "9.2.5d"),
            whole("torpedoes", 1, 4, 2, "9.2.1c"), sliders.era("1917", "cal.e1"), sliders.medal("11.3.6d"),
        ),
        OneStep(whole_attack),
        outcomes=("sunk_unseen", "sunk_found", "afloat_unseen", "afloat_found", "seen_coming"),
        refused=whole_refused, course=whole_course,
    ),
)  # fmt: skip
