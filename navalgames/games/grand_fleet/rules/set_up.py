"""Laying the table: which ships take part and where each of them begins (section 3, 12.1a, 12.2).

Knows the roster and the options. Asks nobody and rolls nothing; `sequence.start` does the rest.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts, derived
from navalgames.games.grand_fleet.rules.armament import BOXES
from navalgames.games.grand_fleet.rules.formation import arranged, limits
from navalgames.games.grand_fleet.state import LAST_TURN, SIDES, Options, Ships, State, both
from navalgames.games.grand_fleet.tables import roster

ROSTER_SETS = {
    "core": frozenset({"core"}),
    "extended": frozenset({"core", "optional"}),
    "hypothetical": frozenset({"core", "hypothetical"}),
}
EMPTY_DDBOX = ((),) * BOXES


def ships_in_play(charts: Charts, options: Options) -> tuple[Any, ...]:
    """The roster records of all ships of a game.

    Rule: 12.2 (Audacious), chart:roster (switch roster). Charts: roster.
    """
    wanted = ROSTER_SETS[options.roster]
    return tuple(
        ship
        for ship in roster(charts).values()
        if ship.set in wanted and (options.audacious or ship.mark != "star")
    )


@derived
def circled_at_start(charts: Charts, options: Options, side: str) -> Ships:
    """The ships of a side that begin in its DDbox.

    Rule: 3.3. Charts: roster.
    """
    return _without_turn(charts, options, side, circled=True)


def _without_turn(charts: Charts, options: Options, side: str, circled: bool) -> Ships:
    return tuple(
        ship.name
        for ship in ships_in_play(charts, options)
        if ship.nation == side and ship.turn is None and (ship.mark == "circled") == circled
    )


@derived
def laid_table(charts: Charts, options: Options) -> State:
    """Everything in its place except the circled ships, whose boxes are still to be picked.

    Rule: 3.2, 3.4, 3.5, 3.6, 3.7, 12.1a. Charts: roster, vp_track, fleet_limits.
    """
    ships = ships_in_play(charts, options)
    at_home = {side: _without_turn(charts, options, side, circled=False) for side in SIDES}
    return State(
        turn=1,
        stage="german_reinforcement",
        deciding=(),
        vp=charts["vp_track"].value("historical_start" if options.historical else "start", "vp"),
        usw_turn=0,
        fleets=both(lambda side: arranged(charts, side, at_home[side], limits(charts, side)[2])),
        ddbox=(EMPTY_DDBOX, EMPTY_DDBOX),
        waiting=tuple(
            tuple(ship.name for ship in ships if ship.nation != "US" and ship.turn == turn)
            for turn in range(1, LAST_TURN + 1)
        ),
        american=tuple(ship.name for ship in ships if ship.nation == "US"),
        sunk=(),
        cancelled=(),
    )
