"""Lines: the Trajectory Total, Time Lapse over several passes, a convoy's way home (17, 19, 20, 29).

Knows how sliders name speeds and weather. The rules stand in `rules`.
"""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance import Dice, Distribution, exact
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.atlantic_chase.questions.sliders import (
    SPEED_NAMES,
    idle,
    the_speed,
    the_weather,
    whole,
)
from navalgames.games.atlantic_chase.read_tables import limits
from navalgames.games.atlantic_chase.rules import completion, designation, initiative, lapse
from navalgames.games.atlantic_chase.state import BAD, GOOD
from navalgames.games.contract import Act, Course, OneStep, Question, Rounds, Setting

GROUP = "lines"


def total(
    dice: Dice, charts: Charts, active: int, coordination: int, air: int, target: int, against: int
) -> int:
    """The Trajectory Total of given lengths. No dice.

    Rule: 17.2, 17.4, 17.6, 17.7.
    """
    return designation.base_total(active, coordination, air, target, against)


class ShrinkingLine(NamedTuple):
    """A line that lapses: segments left, passes made, and how it lapses."""

    segments: int
    passes: int
    last: int
    speed: str
    weather: str


def _line(charts: Charts, segments: int, passes: int, speed: str, weather: str) -> ShrinkingLine:
    return ShrinkingLine(segments, 0, passes, SPEED_NAMES[speed], weather)


def one_lapse(dice: Dice, line: ShrinkingLine, charts: Charts) -> ShrinkingLine:
    """One pass: so many segments go, or all there are.

    Rule: 19.3, 19.4, 19.6, 20.1a, 35.2. Charts: time_lapse.
    """
    acted("35.2")
    gone = lapse.amount(dice, line.speed, line.weather, charts)
    return line._replace(segments=lapse.left_after(line.segments, gone), passes=line.passes + 1)


def _speed_is_idle(charts: Charts, weather: str, **_: Any) -> tuple[Setting, ...]:
    return idle("die-decides", "20.1a", "speed") if weather == BAD else ()


def _passed(line: ShrinkingLine) -> bool:
    return line.passes >= line.last or not line.segments


def _segments(line: ShrinkingLine) -> int:
    return line.segments


def _line_for_good(charts: Charts, segments: int, speed: str, weather: str) -> ShrinkingLine:
    return ShrinkingLine(segments, 0, 99, SPEED_NAMES[speed], weather)


def _passes(line: ShrinkingLine) -> int:
    return line.passes


def _segments_or_gone(line: ShrinkingLine) -> int | str:
    return line.segments or LINE_GONE


def _gone_by(charts: Charts, passes: int, **given: Any) -> Fraction:
    """How likely the line is gone after so many passes."""
    level = Distribution.sure(_line_for_good(charts, **given))
    for _ in range(passes):
        level = Distribution.mix(
            (exact(one_lapse, line, charts) if line.segments else Distribution.sure(line), weight)
            for line, weight in level.weights.items()
        )
    return level.map(lambda line: not line.segments).chance(True)


def _course_of_passes(charts: Charts, outcome: Hashable, **given: Any) -> Course:
    """How likely the line is gone by this pass, and by the one before: the rest is this pass alone."""
    assert isinstance(outcome, int), "passes are counted"
    before, by = (_gone_by(charts, passes, **given) for passes in (outcome - 1, outcome))
    if by == 1 and not before:
        return Course((), -1)
    dice = given["weather"] == BAD
    acts = [
        Act("passes-gone", (("passes", passes), ("dice", dice), ("segments", given["segments"])), chance)
        for passes, chance in ((outcome - 1, before), (outcome, by))
        if passes
    ]
    this = Act("passes-this", (("passes", outcome), ("by", by), ("before", before), ("this", by - before)))
    return Course(tuple(acts), -1, (), (this,) if before else ())


class Voyage(NamedTuple):
    """A convoy that wants to complete: segments, weather, how often its side had the initiative."""

    segments: int
    weather: str
    turns: int
    home: bool = False


MOST_TURNS = 12
NOT_HOME = "not_home"
IN_PORT = "in_port"
LINE_GONE = "line_gone"


def _voyage(charts: Charts, segments: int, weather: str) -> Voyage:
    return Voyage(segments, weather, 0)


def one_turn(dice: Dice, voyage: Voyage, charts: Charts) -> Voyage:
    """Its side has the initiative: it completes, if the line is short enough, or passes.

    Either way the initiative goes to the enemy and comes back, with a weather check each time; the enemy
    passes. Rule: 19.3, 25.7a, 29.2b, 29.3a, 29.6, 35.2, 35.4.

    Charts: time_lapse, weather_check, seize_initiative.
    """
    if completion.short_enough(voyage.segments, limits(charts)):
        acted("29.3a")
        if not dice.resolve(initiative.seizes, 0, charts):
            return voyage._replace(turns=voyage.turns + 1, home=True)
        acted("29.6")
    else:
        acted("35.2")
    gone = lapse.amount(dice, SPEED_NAMES["very_slow"], voyage.weather, charts)
    weather = dice.resolve(after_two_checks, voyage.weather, charts)
    left = lapse.left_after(voyage.segments, gone) if voyage.segments else 0
    return Voyage(left, weather, voyage.turns + 1)


def after_two_checks(dice: Dice, weather: str, charts: Charts) -> str:
    """The weather when the initiative has gone to the enemy and come back. Rule: 25.7a."""
    weather = initiative.weather_after(dice, weather, charts)
    return initiative.weather_after(dice, weather, charts)


def _voyage_over(voyage: Voyage) -> bool:
    return voyage.home or voyage.turns >= MOST_TURNS


def _turns(voyage: Voyage) -> int | str:
    return voyage.turns if voyage.home else NOT_HOME


def _line_or_port(voyage: Voyage) -> int | str:
    return IN_PORT if voyage.home else voyage.segments


def _crossing(charts: Charts, outcome: Hashable, segments: int, weather: str) -> Course:
    """The line shortens, then the convoy tries turn after turn; the likeliest way to come in at this one."""
    limit, seized = limits(charts)["completion_segments"], exact(initiative.seizes, 0, charts).chance(True)
    first = _first_short(charts, segments, weather)
    loses = exact(lapse.amount, SPEED_NAMES["very_slow"], GOOD, charts).mode
    acts = (
        Act("crossing-shortens", (("limit", limit), ("segments", segments), ("loses", loses))),
        Act("crossing-tries", (("seized", seized),)),
    )
    if not isinstance(outcome, int):
        return Course(acts, most=1)
    begins = max(range(outcome), key=lambda turn: first[turn] * seized ** (outcome - 1 - turn))
    fails = tuple(Act("crossing-seized", (("turn", turn),), seized) for turn in range(begins + 1, outcome))
    way = (
        Act("crossing-short", (("limit", limit), ("turns", begins)), first[begins]), *fails,
        Act("crossing-home", (("turn", outcome),), 1 - seized),
    )  # fmt: skip
    return Course(acts, most=1, way=way)


def _first_short(charts: Charts, segments: int, weather: str) -> list[Fraction]:
    """How likely it is that the line is short enough for the first time after 0, 1, 2, ... turns."""
    level = Distribution.sure(_voyage(charts, segments, weather))
    found: list[Fraction] = []
    for _ in range(MOST_TURNS):
        short = {one: completion.short_enough(one.segments, limits(charts)) for one in level.outcomes}
        found.append(
            sum((level.chance(one) for one in level.outcomes if short[one]), Fraction(0)) - sum(found)
        )
        level = Distribution.mix(
            (Distribution.sure(one) if short[one] else exact(one_turn, one, charts), weight)
            for one, weight in level.weights.items()
        )
    return found


QUESTIONS = (
    Question(
        "trajectory_total", GROUP, ("17.2", "17.4", "17.6", "17.7"),
        (whole("active", 0, 15, 4, "17.2"), whole("coordination", 0, 15, 0, "17.2"),
         whole("air", 0, 15, 0, "17.2"), whole("target", 0, 15, 5, "17.4"),
         whole("against", 0, 30, 0, "17.6")),
        OneStep(total), unit="segments",
    ),
    Question(
        "line_after_passes", GROUP, ("19.3", "19.4", "20.1a", "35.2"),
        (whole("segments", 1, 15, 11, "15.1"), whole("passes", 1, 6, 2, "35.2"),
         the_speed("19.3"), the_weather("20.1a", "bad")),
        how=Rounds(_line, one_lapse, _passed, _segments, called="passes", so_far=_segments), unit="segments",
        idle=_speed_is_idle,
    ),
    Question(
        "passes_to_a_station", GROUP, ("19.3", "19.4", "19.6", "20.1a", "35.2"),
        (whole("segments", 1, 15, 11, "15.1"), the_speed("19.3"), the_weather("20.1a", "bad")),
        how=Rounds(
            _line_for_good, one_lapse, _passed, _passes,
            called="passes", so_far=_segments_or_gone, counts="segments",
        ),
        unit="passes", course=_course_of_passes,
        idle=_speed_is_idle,
    ),
    Question(
        "convoy_crossing", GROUP, ("19.3", "25.7a", "29.2b", "29.3a", "29.6", "35.2"),
        (whole("segments", 1, 15, 11, "15.1"), the_weather("25.7a")),
        throw="seize_initiative", course=_crossing,
        how=Rounds(
            _voyage, one_turn, _voyage_over, _turns, called="turns", so_far=_line_or_port, counts="segments",
        ),
        unit="turns", beyond=NOT_HOME,
    ),
)  # fmt: skip
