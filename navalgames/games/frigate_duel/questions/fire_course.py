"""A fire from turn to turn in order: what a turn can bring, and every way to a number of boxes, added up.

Knows what a turn of fire fighting can end with. Must not know which throws bring it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from fractions import Fraction
from math import comb, prod
from typing import NamedTuple

from navalgames.chance import Distribution, exact
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course
from navalgames.games.frigate_duel.rules import housekeeping
from navalgames.games.frigate_duel.tables import tables_of

MOST_TOLD = 5
"""Turns in which the fire may go out that are told one by one."""


class _Way(NamedTuple):
    """So many marks in the turns before the fire goes out, or in all. each: the chances of the turns."""

    before: int
    hits: int
    each: tuple[Fraction, ...]
    out: bool

    @property
    def orders(self) -> int:
        """In how many orders the marks can come."""
        return comb(self.before, self.hits)

    @property
    def chance(self) -> Fraction:
        return self.orders * prod(self.each, start=Fraction(1))


def told(
    charts: Charts, outcome: Hashable, turns: int, quality: int, party: bool, firefight_needs_party: bool
) -> Course:
    """What a turn brings, then each way to so many boxes: the fire goes out in a turn, or never."""
    t = tables_of(charts)
    fought = housekeeping.fought(int(party), firefight_needs_party)
    turn = exact(housekeeping.fire_fighting, quality, fought, t)
    boxes = t.housekeeping["fire rigging boxes"]
    facts = (
        ("out", bool(turn.chance(housekeeping.OUT))), ("boxes", boxes),
        ("out_with", turn.chance(housekeeping.OUT)), ("marks", turn.chance(housekeeping.DAMAGED)),
        ("burns", turn.chance(housekeeping.BURNING)),
    )  # fmt: skip
    begins = Act("fire-turn", facts)
    if not isinstance(outcome, int) or boxes <= 0 or outcome % boxes:
        return Course((begins,), most=-1)
    ways = list(_ways(turn, turns, outcome // boxes))
    told, later = ways[:MOST_TOLD], ways[MOST_TOLD:]
    parts, acts = [one.chance for one in told], [_act(one) for one in told]
    acts.insert(0, Act("fire-ways", (("boxes", outcome),)))
    if later:
        parts.append(sum((one.chance for one in later), Fraction(0)))
        acts.append(Act("fire-later", (("turns", turns - MOST_TOLD), ("chance", parts[-1]))))
    if len(parts) > 1:
        acts.append(Act("fire-sum", (("listed", parts), ("percent", sum(parts, Fraction(0))))))
    return Course((begins,), -1, after=tuple(acts))


def _ways(turn: Distribution, turns: int, hits: int) -> Iterator[_Way]:
    """The turns in which the fire may go out with so many marks before, and that it never does."""
    out, marks, burns = map(turn.chance, (housekeeping.OUT, housekeeping.DAMAGED, housekeeping.BURNING))
    for before in range(hits, turns + 1):
        last = (out,) if before < turns else ()
        each = (*(marks,) * hits, *(burns,) * (before - hits), *last)
        way = _Way(before, hits, each, bool(last))
        if way.chance:
            yield way


def _act(way: _Way) -> Act:
    facts = (("turn", way.before + 1), ("before", way.before), ("hits", way.hits), ("orders", way.orders))
    name = "fire-out" if way.out else "fire-burns"
    return Act(name, (*facts, ("each", way.each), ("chance", way.chance)))
