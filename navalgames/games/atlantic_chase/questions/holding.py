"""The initiative and the weather: seizing, vying, how long it lasts (25.7, 26).

Knows sliders. The rolls stand in `rules.initiative`.
"""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance import Dice, exact
from navalgames.charts import Charts
from navalgames.games.atlantic_chase import read_tables
from navalgames.games.atlantic_chase.questions.sliders import choice, the_weather, whole
from navalgames.games.atlantic_chase.rules import initiative
from navalgames.games.atlantic_chase.state import BAD, GOOD
from navalgames.games.contract import Act, Course, OneStep, Question, Rounds

GROUP = "initiative"
KEEPS, LOSES, KEPT_LONGER = "keeps", "loses", "kept_longer"
MOST_ACTIONS = 10
FIRST_TOLD = 3
"""Actions of which it is told how likely each costs the initiative."""
_EVASIVE = choice("evasive", ("none", GOOD, BAD, "arctic"), "none", "24.5")


def modifier(tally: int, evasive: str, charts: Charts) -> int:
    """What the inactive player adds to his roll. Rule: 24.5, 26.5 to 26.7. Charts: evasive_initiative."""
    if evasive == "none":
        return initiative.contest_modifier(tally, 0)
    worth = initiative.evasive_worth(evasive, read_tables.evasive_initiative(charts))
    return initiative.contest_modifier(tally, worth)


def seize(dice: Dice, charts: Charts, tally: int, evasive: str) -> str:
    """Whether an attempt to seize takes the initiative away. Rule: 26.4a, 26.5, 26.6."""
    return LOSES if initiative.seizes(dice, modifier(tally, evasive, charts), charts) else KEEPS


def vie(dice: Dice, charts: Charts, tally: int, evasive: str) -> str:
    """Whether the active player loses a vie. Rule: 26.3a, 26.3b, 26.5, 26.6."""
    return LOSES if initiative.vies(dice, modifier(tally, evasive, charts)) else KEEPS


class Holding(NamedTuple):
    """The active player goes on: how his actions end, the Tally, actions so far, lost or not."""

    contest: str
    tally: int
    actions: int
    lost: bool = False


def _holding(charts: Charts, contest: str, tally: int) -> Holding:
    return Holding(contest, tally, 0)


def one_action(dice: Dice, holding: Holding, charts: Charts) -> Holding:
    """One more action with its contest; each failure raises the Tally (26.3c, 26.4b, 26.8)."""
    adds = initiative.contest_modifier(holding.tally, 0)
    seizing = holding.contest == initiative.SEIZE
    lost = initiative.seizes(dice, adds, charts) if seizing else initiative.vies(dice, adds)
    if lost:
        return holding._replace(actions=holding.actions + 1, lost=True)
    tally = initiative.raised(holding.tally, holding.contest, read_tables.limits(charts))
    return Holding(holding.contest, tally, holding.actions + 1)


def _over(holding: Holding) -> bool:
    return holding.lost or holding.actions >= MOST_ACTIONS


def _actions(holding: Holding) -> int | str:
    return holding.actions if holding.lost else KEPT_LONGER


def _holding_course(charts: Charts, outcome: Hashable, **given: Any) -> Course:
    """How likely each action costs the initiative, as the Tally rises, and the way to this one."""
    ends = isinstance(outcome, int)
    actions = outcome if isinstance(outcome, int) else MOST_ACTIONS
    stands, loses, tallies = _holding(charts, **given), list[Fraction](), list[int]()
    for _ in range(max(actions, FIRST_TOLD)):
        found = exact(one_action, stands, charts)
        tallies.append(stands.tally)
        loses.append(found.map(lambda one: one.lost).chance(True))
        stands = next((one for one in found.outcomes if not one.lost), stands)
    acts = tuple(
        Act("holding-action", (("action", number), ("tally", tally)), chance)
        for number, tally, chance in zip(range(1, FIRST_TOLD + 1), tallies, loses, strict=False)
    )
    way = tuple(
        Act("holding-lost", (("action", number),), chance)
        if ends and number == actions
        else Act("holding-kept", (("action", number),), 1 - chance)
        for number, chance in enumerate(loses[:actions], start=1)
    )
    return Course(acts, -1, way)


class Sky(NamedTuple):
    """The weather after some changes of initiative."""

    weather: str
    changes: int
    last: int


def _sky(charts: Charts, weather: str, changes: int) -> Sky:
    return Sky(weather, 0, changes)


def one_check(dice: Dice, sky: Sky, charts: Charts) -> Sky:
    """One weather check (25.7a to 25.7c). Charts: weather_check."""
    return Sky(initiative.weather_after(dice, sky.weather, charts), sky.changes + 1, sky.last)


def _sky_over(sky: Sky) -> bool:
    return sky.changes >= sky.last


def _weather(sky: Sky) -> str:
    return sky.weather


QUESTIONS = (
    Question(
        "seize_initiative", GROUP, ("26.4a", "26.5", "26.6", "26.7"),
        (whole("tally", 0, 9, 0, "26.5"), _EVASIVE), OneStep(seize), outcomes=(KEEPS, LOSES),
    ),
    Question(
        "vie_for_initiative", GROUP, ("26.3a", "26.3b", "26.5", "26.6", "26.7"),
        (whole("tally", 0, 9, 0, "26.5"), _EVASIVE), OneStep(vie), outcomes=(KEEPS, LOSES),
    ),
    Question(
        "how_long_i_keep_it", GROUP, ("26.3c", "26.4b", "26.5"),
        (choice("contest", (initiative.VIE, initiative.SEIZE), initiative.VIE, "25.6"),
         whole("tally", 0, 9, 0, "26.5")),
        how=Rounds(_holding, one_action, _over, _actions), unit="actions", beyond=KEPT_LONGER,
        course=_holding_course,
    ),
    Question(
        "weather_to_come", GROUP, ("25.7a", "25.7b", "25.7c"),
        (the_weather("25.7a"), whole("changes", 1, 12, 3, "25.7a")),
        how=Rounds(_sky, one_check, _sky_over, _weather, called="rolls", so_far=_weather),
        outcomes=(GOOD, BAD),
    ),
)  # fmt: skip
