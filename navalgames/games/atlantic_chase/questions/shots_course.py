"""Shots at one ship in order: what each brings, what all bring together, and the likeliest way to her fate.

Knows that hits add up on a ship. The rules stand in `rules`; what a shot is, stands with its question.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance import Distribution
from navalgames.games.contract import Act, Course

Target = Any


class Volley(NamedTuple):
    """How shots at a target go on: what one may bring, the target after so many hits, and whether that is
    all.
    """

    brings: Callable[[Target], Distribution]
    after: Callable[[Target, int], Target]
    over: Callable[[Target], bool]


class _Way(NamedTuple):
    brought: tuple[tuple[int, Fraction], ...]
    hits: int
    chance: Fraction
    ways: int
    whole: Fraction


def told(target: Target, volley: Volley, fate: Callable[[Target], Hashable], outcome: Hashable) -> Course:
    """The course of these shots, with the likeliest way to what becomes of the ship."""
    first = volley.brings(target)
    level: dict[tuple[Target, int], _Way] = {(target, 0): _Way((), 0, Fraction(1), 1, Fraction(1))}
    shots = 0
    met: list[Distribution] = []
    while open_ones := [one for one, _ in level if not volley.over(one)]:
        met += [volley.brings(one) for one in open_ones]
        shots += 1
        level = _next(level, volley)
    hits = Distribution.mix((Distribution.sure(way.hits), way.whole) for way in level.values())
    ended = [(way, fate(one)) for (one, _), way in level.items()]
    best = max((way for way, end in ended if end == outcome), key=lambda way: way.chance)
    several = sum(way.ways for way, end in ended if end == outcome)
    acts = [Act("shots-one", (("brings", first),))]
    acts += [Act("shots-later", (("brings", one),)) for one in {*met} - {first}]
    if shots > 1:
        acts.append(Act("shots-all", (("shots", shots), ("brings", hits))))
    way = tuple(
        Act("shots-shot", (("shot", number), ("hits", brought)), chance)
        for number, (brought, chance) in enumerate(best.brought, start=1)
    )
    after = (Act("shots-ways", (("ways", several),)),) if several > 1 else ()
    return Course(tuple(acts), 0, way, after)


def _next(level: dict[tuple[Target, int], _Way], volley: Volley) -> dict[tuple[Target, int], _Way]:
    """The likeliest way to each state one shot later, and how many there are."""
    later: dict[tuple[Target, int], _Way] = {}
    for (target, hits), way in level.items():
        over = volley.over(target)
        for brought, chance in [(0, Fraction(1))] if over else volley.brings(target).items():
            then = (target, hits) if over else (volley.after(target, brought), hits + brought)
            steps = way.brought if over else (*way.brought, (brought, chance))
            new = _Way(steps, then[1], way.chance * chance, way.ways, way.whole * chance)
            known = later.get(then)
            if known is not None:
                best = new if new.chance > known.chance else known
                new = best._replace(ways=new.ways + known.ways, whole=new.whole + known.whole)
            later[then] = new
    return later
