"""A battle solved step by step of its rounds: the volleys of both sides at once, not shot by shot.

The steps are worked out in `battle_solver`; a test holds the result equal to the battle fought roll by roll.

Knows how a battle is followed volley by volley. Must not know a rule's number of dice, hits or zones.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from functools import partial
from math import prod
from typing import Any, NamedTuple

from navalgames.chance import Distribution, exact
from navalgames.chance.memory import memory
from navalgames.charts import Charts
from navalgames.games.atlantic_chase.questions.battle_solver import GUNS, Solver, Standing
from navalgames.games.atlantic_chase.questions.battles import Fight
from navalgames.games.atlantic_chase.questions.sea import open_sea
from navalgames.games.atlantic_chase.questions.sliders import RANGE_NAMES, SPEED_PLACES
from navalgames.games.atlantic_chase.rules import gunnery
from navalgames.games.atlantic_chase.state import BRITISH


class Way(NamedTuple):
    """One way of a battle. passed: how it stands after each volley, with the chance that it does so then."""

    passed: tuple[tuple[Hashable, Fraction], ...]

    @property
    def chance(self) -> Fraction:
        return prod((chance for _, chance in self.passed), start=Fraction(1))


def ends(fight: Fight, charts: Charts) -> Distribution:
    """How a battle may stand when it is settled: Fights with the ships that are afloat."""
    return _levels(fight, charts)[-1]


def stages(fight: Fight, charts: Charts, measure: Callable[[Fight], Hashable]) -> Iterator[Distribution]:
    """What there is of a battle before its first volley and after each one, as `ends` tells it."""
    return (level.map(measure) for level in _levels(fight, charts))


def _levels(fight: Fight, charts: Charts) -> tuple[Distribution, ...]:
    return memory.recall((_levels, fight, charts), lambda: tuple(Solver(fight, charts).fights()))


def first_changes(
    fight: Fight, charts: Charts, measure: Callable[[Fight], Hashable]
) -> Iterator[Distribution]:
    """What each volley makes of those battles that stand as they began: of guns, then of torpedoes."""
    solver = Solver(fight, charts)
    level = Distribution.sure(solver.standing(fight))
    begun = measure(solver.fight_of(*level.outcomes))
    rounds = fight.state.stack[-1].rounds
    for number in range(rounds):
        for step in (solver.gunnery, solver.torpedoes):
            level = solver.after(step, level)
            yield level.map(lambda one: measure(solver.fight_of(one)))
            level = level.given(lambda one: measure(solver.fight_of(one)) == begun)
        if number < rounds - 1:
            level = solver.after(solver.parting, level)


def ways(fight: Fight, charts: Charts, measure: Callable[[Fight], Hashable]) -> Iterator[Way]:
    """Every way a battle may go, volley by volley: of guns, then of torpedoes."""
    solver = Solver(fight, charts)
    found = [(Way(()), Distribution.sure(solver.standing(fight)))]
    rounds = fight.state.stack[-1].rounds

    def told(one: Standing) -> Hashable:
        return measure(solver.fight_of(one))

    def is_so(stands: Hashable, one: Standing) -> bool:
        return told(one) == stands

    for number in range(rounds):
        for step in (solver.gunnery, solver.torpedoes):
            before, found = found, []
            for way, level in before:
                level = solver.after(step, level)
                for stands, chance in level.map(told).items():
                    only = level.given(partial(is_so, stands))
                    found.append((Way((*way.passed, (stands, chance))), only))
        if number < rounds - 1:
            found = [(way, solver.after(solver.parting, level)) for way, level in found]
    return (way for way, _ in found)


def shot_by_shot(
    fight: Fight, charts: Charts, side: str, measure: Callable[[Fight], Hashable]
) -> Iterator[Distribution]:
    """What there is of a battle before the first shot of its first volley and after each shot of a side, if
    all hits by then took effect.
    """
    solver = Solver(fight, charts)
    begun = solver.standing(fight)
    shooters = solver.once(solver.aimed, solver.plain(begun))[side]
    number = begun.german if side == BRITISH else begun.british

    def stands(line: int) -> Hashable:
        kept = begun._replace(german=line) if side == BRITISH else begun._replace(british=line)
        return measure(solver.fight_of(kept))

    for level in solver.shots(shooters, number, GUNS):
        yield level.map(lambda hits: stands(solver.struck(number, hits[0], GUNS)))


def usual_shot(fight: Fight, charts: Charts, side: str) -> dict[str, Any]:
    """The shot that the ships of a side are expected to fire most often, as a question of one shot has it."""
    shots: dict[gunnery.Aim, Fraction] = {}
    for fired in _aims(fight, charts, side):
        for aim, expected in fired.items():
            shots[aim] = shots.get(aim, Fraction(0)) + expected
    return _as_asked(shots)


def usual_shots(fight: Fight, charts: Charts, side: str) -> tuple[dict[str, Any], ...]:
    """The shot that is expected most in each round; nothing for a round in which the side cannot fire."""
    return tuple(_as_asked(fired) for fired in _aims(fight, charts, side))


def hits_of_usual_shots(fight: Fight, charts: Charts, side: str) -> tuple[Distribution | None, ...]:
    """What the shot that is expected most in each round brings; None where the side cannot fire."""
    box = open_sea(charts, fight.options)
    return tuple(
        exact(gunnery.shot, max(fired, key=lambda aim: fired[aim]), box.charts) if fired else None
        for fired in _aims(fight, charts, side)
    )


def _aims(fight: Fight, charts: Charts, side: str) -> Iterator[dict[gunnery.Aim, Fraction]]:
    """How many shots of each kind a side is expected to fire in each round."""
    solver = Solver(fight, charts)
    rounds = fight.state.stack[-1].rounds
    level = Distribution.sure(solver.standing(fight))
    for number in range(1, rounds + 1):
        shots: dict[gunnery.Aim, Fraction] = {}
        for one, chance in level.items():
            if not one.over:
                for of_ship in solver.once(solver.aimed, solver.plain(one))[side]:
                    aim = of_ship[0][1]
                    shots[aim] = shots.get(aim, Fraction(0)) + chance
        if number < rounds:
            level = solver.after(solver.gunnery, level)
            level = solver.after(solver.parting, solver.after(solver.torpedoes, level))
        yield shots


def _as_asked(shots: dict[gunnery.Aim, Fraction]) -> dict[str, Any]:
    if not shots:
        return {}
    aim = max(shots, key=lambda one: shots[one])
    ranges = {name: key for key, name in RANGE_NAMES.items()}
    speeds = {speed: key for key, speed in SPEED_PLACES.items()}
    return {
        "range": ranges[aim.range], "value": aim.value, "target_speed": speeds[aim.target_speed],
        "firer_in_smoke": aim.firer_hidden, "target_in_smoke": aim.target_hidden,
    }  # fmt: skip
