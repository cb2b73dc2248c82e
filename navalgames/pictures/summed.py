"""One way to a sum that grows round after round: what there is after each, multiplied out, and how many ways.

Knows questions in rounds whose sum says all that a later round hangs on. Must not know a rule, nor where the
way stands.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance import exact
from navalgames.charts import Charts
from navalgames.games.contract import Rounds

MOST_STEPS = 9
"""Rounds of which a way is told; more are no longer followed one by one."""
MOST_SUMS = 40
"""Sums after one round beyond which no way is looked for."""


class Sums(NamedTuple):
    """Ways to a sum. likeliest: the sums of the likeliest one after each round, with the chance that each
    follows; ways: how many there are; begins: what there is before the first round.
    """

    likeliest: tuple[tuple[Any, Fraction], ...]
    ways: int
    begins: Hashable


class _Reached(NamedTuple):
    way: tuple[tuple[Hashable, Fraction], ...]
    chance: Fraction
    ways: int


def sums_to(how: Rounds[Any], charts: Charts, values: Mapping[str, Any], outcome: Hashable) -> Sums | None:
    """The ways to a sum; None where there is but one round or many, where one sum after a round may go on
    in several manners, or nothing leads there.
    """
    start = how.start(charts, **values)
    if how.so_far is None or how.over(start):
        return None
    reached: dict[Any, _Reached] = {start: _Reached((), Fraction(1), 1)}
    for step in range(1, MOST_STEPS + 1):
        reached = _once(how, charts, reached)
        over = [how.over(state) for state in reached]
        alike = len({how.so_far(state) for state in reached}) == len(reached)
        if not alike or len(reached) > MOST_SUMS or any(over) != all(over):
            return None
        if all(over):
            ended = {how.measure(state): one for state, one in reached.items()}
            found = ended.get(outcome)
            if found is None or step == 1:
                return None
            return Sums(found.way, found.ways, how.so_far(start))
    return None


def _once(how: Rounds[Any], charts: Charts, reached: dict[Any, _Reached]) -> dict[Any, _Reached]:
    """The likeliest way to each state one round later."""
    assert how.so_far is not None, "it is looked for in sums only"
    later: dict[Any, _Reached] = {}
    for state, one in reached.items():
        for then, part in exact(how.step, state, charts).items():
            way = _Reached((*one.way, (how.so_far(then), part)), one.chance * part, one.ways)
            known = later.get(then)
            best = way if known is None or way.chance > known.chance else known
            later[then] = best._replace(ways=one.ways + (known.ways if known else 0))
    return later
