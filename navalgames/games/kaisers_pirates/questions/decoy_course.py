"""A submarine meets a decoy, in order: the challenge, the shots that follow, and both ways to an outcome.

Knows which shots the two exchange. Must not know which throw sinks.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from fractions import Fraction
from math import prod

from navalgames.chance import Distribution, exact
from navalgames.charts import Chart, Charts
from navalgames.games.contract import Act, Course
from navalgames.games.kaisers_pirates.rules import opposed
from navalgames.games.kaisers_pirates.tables import ActionCard

SUNK = {
    "nobody_sunk": (False, False), "boat_sunk": (True, False), "decoy_sunk": (False, True),
    "both_sunk": (True, True),
}  # fmt: skip
"""Whether the submarine and the decoy are sunk."""


def told(ship: ActionCard, boat: ActionCard, outcome: Hashable, charts: Charts) -> Course:
    """The challenge and each shot, with how often it sinks against each number of the defence. The way is the
    likelier of the two, by a challenge that succeeds or fails; the other one follows.
    """
    wins = exact(opposed.succeeds, ship.challenge, 0, ship.response, charts).chance(True)
    shots = {
        "gun": _shot("gun", ship.gun, boat.defence, "gun_attack", charts),
        "boat_gun": _shot("boat_gun", boat.gun, ship.defence, "gun_attack", charts),
        "torpedo": _shot("torpedo", boat.torpedo, ship.defence, "torpedo_attack", charts),
    }
    if ship.depth_charge:
        shots["charge"] = _shot("charge", ship.depth_charge, boat.defence, "depth_charge_attack", charts)
    ways = [way for way in _ways(wins, shots, *SUNK[str(outcome)]) if _chance(way)]
    likely, *others = sorted(ways, key=_chance, reverse=True)
    return Course(
        (Act("decoy-challenge", chance=wins), *shots.values()), 0, likely, tuple(map(_other, others))
    )


def _shot(name: str, attack: str, defence: str, why: str, charts: Charts) -> Act:
    """One shot, and how often it sinks: against each number that the defence may show, and in all."""
    fired, chart = exact(opposed.result, attack, 0, why, charts), charts["combat_result"]
    shown = exact(opposed.result, defence, 0, "defence", charts)
    sinks = {number: _sunk_by(fired, number, chart) for number in sorted(shown.outcomes)}
    whole = sum((sinks[number] * chance for number, chance in shown.items()), Fraction(0))
    facts = (("shot", name), ("attack", attack), ("several", "+" in attack), ("defence", defence))
    return Act("decoy-shot", (*facts, ("sinks", sinks)), whole)


def _sunk_by(fired: Distribution, number: int, chart: Chart) -> Fraction:
    """How often an attack is high enough to sink against this number of the defence."""
    high = (chance for shown, chance in fired.items() if chart.result(shown, number) == opposed.SUNK)
    return sum(high, Fraction(0))


def _ways(wins: Fraction, shots: dict[str, Act], boat: bool, decoy: bool) -> Iterator[tuple[Act, ...]]:
    """The ways to an outcome by a challenge that succeeds, and by one that fails."""
    won = Act("decoy-wins", (("wins", True),), wins)
    yield won, _fired(shots, "gun", boat), _fired(shots, "boat_gun", decoy)
    lost = (Act("decoy-wins", (("wins", False),), 1 - wins), _fired(shots, "torpedo", decoy))
    if not decoy and "charge" in shots:
        yield (*lost, _fired(shots, "charge", boat))
    elif not boat:
        yield lost


def _fired(shots: dict[str, Act], name: str, sunk: bool) -> Act:
    chance = shots[name].chance or Fraction(0)
    return Act("decoy-fired", (("shot", name), ("sunk", sunk)), chance if sunk else 1 - chance)


def _chance(way: tuple[Act, ...]) -> Fraction:
    return prod(_factors(way), start=Fraction(1))


def _factors(way: tuple[Act, ...]) -> tuple[Fraction, ...]:
    return tuple(act.chance or Fraction(0) for act in way)


def _other(way: tuple[Act, ...]) -> Act:
    return Act("decoy-other", (*way[0].facts, ("factors", _factors(way)), ("chance", _chance(way))))
