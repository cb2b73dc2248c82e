"""Torpedoes and gun against one ship, round by round, and a whole attack to its first search.

Knows salvoes and targets as sliders. The rolls stand in `rules.fire` and `rules.hunt`.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.raiders_of_the_deep.calendar import month_of
from navalgames.games.raiders_of_the_deep.questions import sliders
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, option, switch, whole
from navalgames.games.raiders_of_the_deep.rules import attacks, fire, hunt
from navalgames.games.raiders_of_the_deep.state import (
    KINDS,
    SUBMERGED,
    SURFACED,
    Boat,
    Captain,
    Meeting,
    Shot,
)
from navalgames.games.raiders_of_the_deep.tables import Book

TARGETS = {"small": ("small", 3000), "large": ("large", 7000), "very_large": ("large", 12000)}
RESULTS = ("untouched", "damaged", "sunk")
ESCORTED, UNESCORTED, NIGHT_SURFACE = "escorted", "unescorted", "night_surface"


def told(damage: int, points: int) -> str:
    """How a ship stands after this damage (9.2.5b, 9.2.5c)."""
    return "sunk" if damage >= points else "damaged" if damage else "untouched"


def salvo(
    dice: Any, charts: Charts, kind: str, number: int, distance: str, situation: str, target: str, era: str,
    superior: bool, medal: str, commander: str, quality: str, **options: Any,
) -> str:  # fmt: skip
    """What a salvo does to one ship.

    Rule: 9.2.3-9.2.5c, 9.4.2d, 9.5.1a, U1.*. Charts: u1_fire, u1_modifiers, u2_dud, u3_damage, u3_points.
    """
    book = sliders.book(charts, **options)
    size, tonnage = TARGETS[target]
    posture = SURFACED if situation == NIGHT_SURFACE else SUBMERGED
    modifier = fire.fire_modifier(
        kind, situation != UNESCORTED, situation == NIGHT_SURFACE, posture, False, size,
        sliders.captain(medal), sliders.crew(commander, quality), book,
    )  # fmt: skip
    points = fire.points_to_sink(size, tonnage, charts)
    if not fire.reaches(kind, distance, charts):
        return "untouched"
    chart = book.chart_of(month_of(sliders.MONTHS[era]))
    done = dice.each(_torpedo, (kind,) * number, distance, modifier, chart, superior, charts)
    return told(sum(done), points)


def _torpedo(
    dice: Any, kind: str, distance: str, modifier: int, chart: int, superior: bool, charts: Charts
) -> int:
    return fire.one_torpedo(dice, kind, distance, modifier, chart, superior, charts)


def salvo_hits(
    dice: Any, charts: Charts, kind: str, number: int, distance: str, situation: str, era: str, superior: bool
) -> int:
    """How many torpedoes of a salvo explode (9.2.3, 9.2.4). Charts: u1_fire, u2_dud."""
    book = sliders.book(charts)
    posture = SURFACED if situation == NIGHT_SURFACE else SUBMERGED
    modifier = fire.fire_modifier(
        kind, situation != UNESCORTED, situation == NIGHT_SURFACE, posture, False, "large",
        sliders.captain("none"), sliders.crew(), book,
    )  # fmt: skip
    chart = book.chart_of(month_of(sliders.MONTHS[era]))
    return sum(dice.each(_explodes, (kind,) * number, distance, modifier, chart, superior, charts))


def _explodes(
    dice: Any, kind: str, distance: str, modifier: int, chart: int, superior: bool, charts: Charts
) -> bool:
    return fire.hits(dice, distance, modifier, charts) and not fire.is_dud(
        dice, kind, chart, superior, charts
    )


def gun(
    dice: Any, charts: Charts, rounds: int, distance: str, calibre: str, target: str, medal: str,
    commander: str, quality: str, **options: Any,
) -> str:  # fmt: skip
    """What some rounds of gunfire do to an unescorted ship (9.3.2a, 9.3.3a). Charts: u1_fire, u3_damage."""
    book = sliders.book(charts, **options)
    size, tonnage = TARGETS[target]
    modifier = fire.fire_modifier(
        fire.GUN,
        False,
        False,
        SURFACED,
        False,
        size,
        sliders.captain(medal),
        sliders.crew(commander, quality),
        book,
    )
    shots = (fire.damage_column(fire.GUN, calibre),) * (
        rounds * charts["limits"].value("gun_points", "count")
    )
    done = dice.each(_gun_point, shots, distance, modifier, charts)
    return told(sum(done), fire.points_to_sink(size, tonnage, charts))


def _gun_point(dice: Any, column: str, distance: str, modifier: int, charts: Charts) -> int:
    return fire.one_gun_point(dice, distance, modifier, column, charts)


# ------------------------------------------------------------------------ a whole attack


def whole_attack(
    dice: Any,
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
    if distance == "close" and hunt.approach(dice, captain, crew, book) != hunt.UNDETECTED:
        return "seen_coming"
    surfaced = time == "night"
    both = ends == "both" and surfaced
    chart = book.chart_of(month_of(sliders.MONTHS[era]))
    sunk = dice.resolve(sinks, distance, surfaced, both, target, torpedoes, chart, captain, book)
    found = dice.resolve(_found_after, distance, time, both, captain, book)
    return f"{'sunk' if sunk else 'afloat'}_{'found' if found else 'unseen'}"


def sinks(
    dice: Any, distance: str, surfaced: bool, both: bool, target: str, torpedoes: int, chart: int,
    captain: Captain, book: Book,
) -> bool:  # fmt: skip
    """Whether G/6 torpedoes from one end, or as many from each, sink an escorted ship (9.2.3-9.2.5c)."""
    size, tonnage = TARGETS[target]
    shots = (Shot("g6", 0),) * torpedoes + ((Shot("g6", 0, True),) * torpedoes if both else ())
    done = dice.each(_aimed, shots, distance, surfaced, size, chart, captain, book)
    return sum(done) >= fire.points_to_sink(size, tonnage, book.charts)


def _found_after(dice: Any, distance: str, time: str, both: bool, captain: Captain, book: Book) -> bool:
    """Whether the escorts find the boat after its attack (9.6.1)."""
    posture = SURFACED if time == "night" else SUBMERGED
    ended = frozenset({"fore", "aft"} if both else {"fore"})
    meeting = Meeting("ship_escort", time=time, posture=posture, distance=distance, ends=ended)
    cycle = attacks.cycle_after(meeting)
    modifier = hunt.detection_modifier(Boat("U31"), sliders.crew(), captain, cycle, "", False, book)
    return hunt.detection(dice, modifier, book.charts) != hunt.UNDETECTED


def _aimed(
    dice: Any, shot: Shot, distance: str, surfaced: bool, size: str, chart: int, captain: Any, book: Any
) -> int:
    posture = SURFACED if surfaced else SUBMERGED
    modifier = fire.fire_modifier(
        shot.weapon, True, surfaced, posture, shot.second, size, captain, sliders.crew(), book
    )
    return fire.one_torpedo(dice, shot.weapon, distance, modifier, chart, False, book.charts)


_SITUATION = choice("situation", (ESCORTED, UNESCORTED, NIGHT_SURFACE), ESCORTED, "U1.bonus")
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
        salvo, outcomes=RESULTS,
    ),
    Question(
        "salvo_hits", "fire", ("9.2.3", "9.2.4"),
        (
            choice("kind", KINDS, "g6", "4.5f"), whole("number", 1, 4, 2, "9.2.1c"),
            choice("distance", sliders.RANGES, "medium", "9.1.4"), _SITUATION, sliders.era("1917", "U2.dud"),
            switch("superior", "R1.5"),
        ),
        salvo_hits, unit="hits",
    ),
    Question(
        "gun", "fire", ("9.3.2a", "9.3.3a"),
        (
            whole("rounds", 1, 6, 2, "9.4.4a"), choice("distance", sliders.RANGES, "close", "9.1.4"),
            choice("calibre", ("medium", "large"), "medium", "U3.gun"), choice("target", tuple(TARGETS),
                "small", "9.2.5d"),
            sliders.medal("U1.hh"), sliders.commander("U1.kmdt"), sliders.quality("U1.green"),
            option("hh_bonus_scope"), option("decorations_need_fit_captain"), option("commander_tile"),
        ),
        gun, outcomes=RESULTS,
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
        whole_attack, outcomes=("sunk_unseen", "sunk_found", "afloat_unseen", "afloat_found", "seen_coming"),
    ),
)  # fmt: skip
