"""Bring her to battle, as a question: its sliders, the throws that are shown, and what happens in order.

Knows how the hunt is begun and read attack by attack. Knows no rule.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Any, NamedTuple

from navalgames.chance import Distribution, exact
from navalgames.charts import Charts
from navalgames.games.atlantic_chase.questions.bringing_to_battle import (
    AWAY,
    BATTLE,
    HUNTED,
    HUNTERS,
    LOST,
    MOST_OWN,
    OUTCOMES,
    Stand,
    after_each,
    by_kind,
    declared,
    ending,
    hunt_begun,
    hunt_ready,
    is_over,
    one_step,
    solved,
    stands,
)
from navalgames.games.atlantic_chase.questions.sea import open_sea
from navalgames.games.atlantic_chase.questions.sliders import choice, idle, the_weather, whole
from navalgames.games.atlantic_chase.rules import designation
from navalgames.games.contract import Act, Course, Question, Rounds, Setting

GROUP = "finding"


def _first_search(charts: Charts, **given: Any) -> Mapping[str, Any]:
    """The settings of the search where the lines meet, when the hunter makes it for the first time."""
    ready = hunt_ready(Stand(hunt_begun(charts, **given).state, given["tally"]), charts)
    aimed = exact(declared, ready.state, charts).outcomes[0]
    total = designation.trajectory_total(aimed, aimed.stack[-1], open_sea(charts))
    return {"total": total, "weather": given["weather"]}


def _first_engagement(charts: Charts, hunted: str, weather: str, **_: Any) -> Mapping[str, Any]:
    """The settings of the attack on an enemy in one place whom a search has found."""
    return {"total": 0, "contact": hunted, "weather": weather}


def _idle(charts: Charts, target: int, **_: Any) -> tuple[Setting, ...]:
    """Where lines meet cannot matter where the enemy's is one segment."""
    return idle("one-segment", "33.2b", "where") if target == 1 else ()


class _Attack(NamedTuple):
    """One attack of those hunts that come so far. reach: how likely that is. battle: in the attack itself.
    lost: the initiative after it, where there is no battle. ends: how each outcome has grown by it.
    """

    reach: Fraction
    battle: Fraction
    lost: Fraction
    ends: Mapping[str, Fraction]
    kinds: _Kinds


class _Kinds(NamedTuple):
    """What the attack is in those hunts: a search, as the enemy still has a line, or he is engaged in a
    single hex; how often each, and how likely it brings a battle then. tally: before it, -1 where that is not
    the same in all.
    """

    searches: Fraction
    found: Fraction
    engages: Fraction
    fought: Fraction
    tally: int


def _made(charts: Charts, **given: Any) -> list[_Attack]:
    """The attacks in order, as far as any hunt comes."""
    found = []
    for level, (before, after) in zip(
        stands(charts, **given), pairwise(after_each(charts, **given)), strict=False
    ):
        reach, ends = before.chance(None), {one: after.chance(one) - before.chance(one) for one in OUTCOMES}
        if not reach:
            break
        on = reach - ends[BATTLE] - ends[AWAY]
        found.append(
            _Attack(
                reach,
                ends[BATTLE] / reach,
                ends[LOST] / on if on else Fraction(0),
                ends,
                _kinds(level, charts),
            )
        )
    return found


def _kinds(level: Distribution, charts: Charts) -> _Kinds:
    going = level.given(lambda one: not one.ended)
    shares, battles = ([Fraction(0), Fraction(0)] for _ in range(2))
    for one, chance in going.items():
        if attack := by_kind(one, charts):
            search, battle = attack
            shares[search] += chance
            battles[search] += chance * battle
    each = [part / share if share else part for part, share in zip(battles, shares, strict=True)]
    tallies = {one.tally for one in going.outcomes}
    return _Kinds(
        shares[True], each[True], shares[False], each[False], tallies.pop() if len(tallies) == 1 else -1
    )


def _course(charts: Charts, outcome: Hashable, **given: Any) -> Course:
    """Each attack: a battle, else the initiative may be lost. The way to a battle or to a lost initiative is
    the one by the attack after which most hunts end so.
    """
    made = _made(charts, **given)
    acts = tuple(
        Act(
            "hunt-attack",
            (
                ("attack", number),
                ("can", bool(one.battle)),
                ("battle", one.battle),
                ("lost", one.lost),
                ("mixed", bool(one.kinds.searches and one.kinds.engages)),
                ("engage", not one.kinds.searches),
                *one.kinds._asdict().items(),
            ),
        )
        for number, one in enumerate(made, start=1)
    )
    last = max(range(len(made)), key=lambda place: made[place].ends.get(str(outcome), Fraction(0)))
    if outcome not in (BATTLE, LOST) or any(one.ends[AWAY] for one in made[: last + 1]):
        return Course(acts, last)
    way = [_onward(number, one) for number, one in enumerate(made[:last], start=1)]
    end = made[last]
    chance = end.battle if outcome == BATTLE else (1 - end.battle) * end.lost
    way.append(Act(f"hunt-{outcome}", (("attack", last + 1),), chance))
    parts = tuple(
        _part(number, one, outcome) for number, one in enumerate(made, start=1) if one.ends[str(outcome)]
    )
    return Course(acts, last, tuple(way), parts if len(parts) > 1 else ())


def _part(number: int, attack: _Attack, outcome: Hashable) -> Act:
    """What an attack adds to the chance of a battle, or of a lost initiative."""
    facts = (("attack", number), ("reach", attack.reach), ("battle", attack.battle))
    more = (("none", 1 - attack.battle), ("lost", attack.lost))
    return Act(f"hunt-part-{outcome}", (*facts, *more), attack.ends[str(outcome)])


def _onward(number: int, attack: _Attack) -> Act:
    return Act("hunt-on", (("attack", number),), (1 - attack.battle) * (1 - attack.lost))


QUESTIONS = (
    Question(
        "bring_to_battle", GROUP, ("31.5", "33.5", "51.1a", "53.4a", "54.1a", "26.3a", "26.4a"),
        (whole("own", 0, MOST_OWN, 2, "17.2"), whole("target", 1, 12, 5, "17.4"),
         choice("where", ("end", "middle"), "middle", "33.2b"),
         choice("hunter", tuple(HUNTERS), "fast", "50.1c"),
         choice("hunted", tuple(HUNTED), "medium", "50.1c"),
         whole("tally", 0, 5, 0, "26.5"), whole("attacks", 1, 6, 3, "25.2"), the_weather("20.1a")),
        throw="seize_initiative",
        throws_before=(("naval_search", _first_search), ("engage", _first_engagement)),
        how=Rounds(
            hunt_begun, one_step, is_over, ending, solve=solved, called="steps", stages=after_each,
            staged="attacks",
        ),
        idle=_idle, outcomes=OUTCOMES, course=_course,
    ),
)  # fmt: skip
