"""Control points, the end of the game and who wins it (8.13, sections 10 and 11).

Knows points and numbers of ships. Knows nothing of dice.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import floor

from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import Outcome
from navalgames.games.grand_fleet.state import DE, LAST_TURN, UK


def control_points(values: Iterable[float]) -> int:
    """Victory points for the hexes the attacker controls: the sum first, then the fraction is dropped.

    Rule: 8.13a, 8.13d, 11.3e.

    >>> control_points([0.5, 1.5, 0.5])
    2
    """
    total = sum(values)
    if total:
        acted("8.13a")
        acted("11.3e")
    if total != floor(total):
        acted("8.13d")
    return floor(total)


def below_maintenance(charts: Charts, side: str, ships: int) -> bool:
    """Whether a side has fewer ships in its fleet boxes than it must keep.

    Rule: 10.1c, 11.5a. Charts: maintenance.
    """
    acted("11.5a")
    return ships < charts["maintenance"].value(side, "ships")


def end_of_turn(
    turn: int, vp: int, uk_ships: int, de_ships: int, charts: Charts, maintenance_beats_lead: bool = False
) -> Outcome | None:
    """How the game stands at the end of a turn; None when it goes on.

    Rule: 10.1a, 10.1b, 10.1c, 10.2, 11.1, 11.2, 11.4, 11.5b, 11.6. Charts: maintenance, vp_track.

    Args:
        vp: victory points, positive when the UK leads.
        uk_ships, de_ships: ships in the fleet boxes (the UK's with American ships).
    """
    uk_short = below_maintenance(charts, UK, uk_ships)
    de_short = below_maintenance(charts, DE, de_ships)
    return verdict(turn, vp, uk_short, de_short, charts, maintenance_beats_lead)


def verdict(
    turn: int, vp: int, uk_short: bool, de_short: bool, charts: Charts, maintenance_beats_lead: bool
) -> Outcome | None:
    """How the game stands when it is known which sides are below their maintenance numbers.

    Rule: 10.1a, 10.1b, 10.1c, 11.1, 11.2, 11.4, 11.5b, 11.6. Charts: vp_track.
    """
    found = _verdict(turn, vp, uk_short, de_short, charts, maintenance_beats_lead)
    if found is not None:
        acted(_ENDS_BY.get(found.rule, "10.1a"))
        acted(found.rule)
    return found


_ENDS_BY = {"11.4": "10.1b", "11.5b": "10.1c", "11.6": "10.1c"}
"""The rule that ends the game with each victory; any other is counted after the last turn."""


def _verdict(
    turn: int, vp: int, uk_short: bool, de_short: bool, charts: Charts, maintenance_beats_lead: bool
) -> Outcome | None:
    lead = charts["vp_track"].value("decisive_lead", "vp")
    if maintenance_beats_lead and uk_short != de_short:
        return Outcome(DE if uk_short else UK, "gf-outcome-maintenance", "11.5b")
    uk_wins = vp >= lead or de_short
    de_wins = -vp >= lead or uk_short
    if uk_wins and de_wins:
        return Outcome(None, "gf-outcome-draw", "11.6")
    if uk_wins or de_wins:
        by_ships = de_short if uk_wins else uk_short
        key, rule = ("gf-outcome-maintenance", "11.5b") if by_ships else ("gf-outcome-lead", "11.4")
        return Outcome(UK if uk_wins else DE, key, rule)
    if turn < LAST_TURN:
        return None
    if vp == 0:
        return Outcome(UK, "gf-outcome-tie", "11.2")
    return Outcome(UK if vp > 0 else DE, "gf-outcome-points", "11.1")
