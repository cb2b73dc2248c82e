"""What happens in order when a raider meets a convoy: each volley, and the likeliest way to its fate.

Knows the volleys of a battle and how the hits on the convoy are counted. Knows no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import pairwise, takewhile
from typing import Any

from navalgames.chance import Distribution
from navalgames.charts import Charts
from navalgames.games.atlantic_chase.questions import volleys
from navalgames.games.atlantic_chase.questions.battles import Fight
from navalgames.games.atlantic_chase.questions.volleys import Way
from navalgames.games.atlantic_chase.state import GERMAN
from navalgames.games.contract import Act, Course

UNHIT = 0


def volley_by_volley(
    fight: Fight, charts: Charts, limit: int, hits: Callable[[Fight], int], wanted: Callable[[Hashable], bool]
) -> Course:
    """Each volley that can hit: how many hits it brings to a convoy that has none. The way is the likeliest
    of those to a wanted number of hits.

    Args:
        limit: hits that sink the convoy. hits: on the convoy by now; `limit` once it is sunk.
    """
    ranges = [shot.get("range", "") for shot in volleys.usual_shots(fight, charts, GERMAN)]
    first = list(takewhile(lambda one: one.chance(UNHIT), volleys.first_changes(fight, charts, hits)))
    every = list(volleys.ways(fight, charts, hits))
    hitting = sorted({place for one in every for place in _changes(one)})
    found = [one for one in every if wanted(_last(one))]
    acts = tuple(
        Act("raid-volley", _facts(number, place, first[place], ranges))
        for number, place in enumerate(hitting, start=1)
        if place < len(first)
    )
    if not acts or not found:
        return Course(acts, most=-1)
    likeliest = max(found, key=lambda one: one.chance)
    way = tuple(
        Act("raid-by-then", (("volley", number), ("hits", stands), ("sunk", stands == limit)), chance)
        for number, (stands, chance) in enumerate((likeliest.passed[place] for place in hitting), start=1)
    )
    sunk = next((number for number, act in enumerate(way, start=1) if dict(act.facts)["sunk"]), len(way))
    most = max(range(len(acts)), key=lambda act: first[hitting[act]].mean())
    return Course(
        acts, most, way[:sunk], (Act("raid-ways", (("ways", len(found)),)),) if len(found) > 1 else ()
    )


def _changes(way: Way) -> list[int]:
    """The volleys after which the convoy has more hits than before."""
    stands = (UNHIT, *(one for one, _ in way.passed))
    return [place for place, (before, after) in enumerate(pairwise(stands)) if before != after]


def _facts(number: int, place: int, hits: Distribution, ranges: list[str]) -> tuple[tuple[str, Any], ...]:
    """Guns and torpedoes take turns: those are the volleys at even places."""
    turn, torpedoes = divmod(place, 2)
    return (("volley", number), ("torpedoes", bool(torpedoes)), ("range", ranges[turn]), ("hits", hits))


def _last(way: Way) -> Hashable:
    return way.passed[-1][0]
