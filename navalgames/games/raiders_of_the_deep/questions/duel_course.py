"""The fight with a Q-ship as a question, and what happens in it in order.

Knows her first attack throw by throw, and what is left after each. The rolls stand in `duel`, the chances of
all attacks in `duel_solved`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance import Distribution, exact
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, Facts, Question, Rounds
from navalgames.games.raiders_of_the_deep.questions import duel as steps
from navalgames.games.raiders_of_the_deep.questions import duel_solved, sliders
from navalgames.games.raiders_of_the_deep.questions.hunted import ESCAPED, FORCED_UP, SUNK
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, option, switch, whole
from navalgames.games.raiders_of_the_deep.rules import damage, fire

AMBUSH, GUN = 0, 2
"""The acts on which most depends, by their places: without a gun, and with one."""


def duel_course(charts: Charts, outcome: Hashable, **values: Any) -> Course:
    """What happens in a fight, and how it comes to an end so."""
    duel, book = steps.duel_begins(charts, **values), sliders.book(charts)
    told = duel_solved.after_each(charts, **values)
    armed, charges = steps.is_armed(duel.type, steps.NOTHING, book), book.holds("depth_charges", duel.month)
    ambush = exact(steps.hits_of, steps.NOTHING, 0, duel, book)
    usual, mat = ambush.mode, book.mats[duel.type]
    gun = _gun(duel, charts, **values) if armed else Gun(Fraction(0), Fraction(0))
    acts = (
        Act("duel-ambush",
            (("usual", usual), ("chance", ambush.chance(usual)), ("sunk", ambush.chance(None)))),
        Act("duel-hits", (("hull", mat.hull), ("flooding", mat.flooding), ("lost", _lost(told[1])))),
        Act("duel-gun", (
            ("works", gun.works), *_fires(duel, charts), ("sinks", gun.sinks), ("both", gun.beats)))
        if armed else Act("duel-no-gun"),
        Act("duel-again", (("exchanges", duel.most), *_after_exchange(told[2]))),
        Act("duel-dives", (("charges", charges),)),
    )  # fmt: skip
    return Course(acts, GUN if armed else AMBUSH, tuple(_way(outcome, told, duel, gun, charges)))


class Gun(NamedTuple):
    """The gun of a boat that the ambush has left. works: how likely it does; sinks: and if so, the Q-ship is
    sunk in the first exchange.
    """

    works: Fraction
    sinks: Fraction

    @property
    def beats(self) -> Fraction:
        """How likely the Q-ship is sunk in the first exchange."""
        return self.works * self.sinks


def _gun(duel: steps.Duel, charts: Charts, **values: Any) -> Gun:
    sinks = exact(steps.sinks_now, 0, duel.distance, duel.type, sliders.book(charts)).chance(True)
    return Gun(duel_solved.armed_after_ambush(charts, **values), sinks)


def _fires(duel: steps.Duel, charts: Charts) -> Facts:
    """How many gun points the boat fires, the boxes of damage that each brings, and how many sink her."""
    book = sliders.book(charts)
    brings = exact(steps.gun_point, duel.distance, duel.type, book)
    need = fire.points_to_sink("q_ship", 0, charts)
    points = book.limits["gun_points"]
    together = exact(steps.damage_of, points, duel.distance, duel.type, book)
    breaks = exact(damage.where_it_hits, charts).chance_of(lambda hit: hit[0] == "gun")
    told = ("points", points), ("brings", brings), ("together", together), ("need", need)
    return (*told, ("breaks", breaks))


def _after_exchange(told: Distribution) -> Facts:
    """What ambush and first exchange have come to; where that is the end, both are still there as well."""
    both = told.chance(None) + told.chance(ESCAPED)
    won = ("won", told.chance(steps.Q_SHIP_SUNK))
    return won, ("both", both), ("sunk", told.chance(SUNK)), ("forced", told.chance(FORCED_UP))


def _lost(told: Distribution) -> Fraction:
    return told.chance(SUNK) + told.chance(FORCED_UP)


def _way(
    outcome: Hashable, told: tuple[Distribution, ...], duel: steps.Duel, gun: Gun, charges: bool
) -> Iterator[Act]:
    """One act after the other; nothing for a boat that is lost. The Q-ship is sunk in the first exchange."""
    if outcome not in (ESCAPED, steps.Q_SHIP_SUNK):
        return
    left = [1 - _lost(told[1]), *(one.chance(None) for one in told[2:])]
    yield Act("duel-way-ambush", chance=left[0])
    if outcome == steps.Q_SHIP_SUNK:
        yield Act("duel-way-works", chance=gun.works)
        yield Act("duel-way-sinks", chance=gun.sinks)
        yield Act("duel-way-last", chance=told[2].chance(outcome) / left[0] / gun.beats)
        return
    for exchange in range(1, duel.most + 1):
        after = (left[exchange] if left[exchange] else told[-1].chance(ESCAPED)) / left[exchange - 1]
        if exchange == 1 and gun.beats:
            yield Act("duel-way-misses", chance=1 - gun.beats)
            yield Act("duel-way-shots", chance=after / (1 - gun.beats))
        else:
            yield Act("duel-way-exchange", (("exchange", exchange),), after)
    if charges:
        yield Act("duel-way-charges", chance=told[-1].chance(ESCAPED) / left[duel.most])


QUESTIONS = (
    Question(
        "q_ship", "escorts", ("9.9c", "9.9e", "9.9g", "9.9i"),
        (
            choice("type", sliders.TYPES, "UBII", "9.6.11a"), choice("distance", sliders.RANGES, "medium",
                "9.9c"),
            sliders.era("1917", "cal.q"), switch("first", "9.9d"), whole("most", 1, 3, 1, "9.9g"),
            option("q_exchanges_max"),
        ),
        how=Rounds(
            steps.duel_begins, steps.duel_step, steps.duel_over, steps.duel_end, solve=duel_solved.solved,
            stages=duel_solved.after_each, staged="attacks",
        ),
        outcomes=(steps.Q_SHIP_SUNK, ESCAPED, FORCED_UP, SUNK),
        refused=steps.duel_refused, idle=steps.duel_idle, course=duel_course, first_picture="table",
    ),
)  # fmt: skip
