"""What holds for every game of Atlantic Chase, whoever plays and whatever the dice show.

The long version: `python -m navalgames.sessions.soak atlantic_chase --games 1000`.
"""

from __future__ import annotations

import pytest

from navalgames.games.atlantic_chase import GAME
from navalgames.games.atlantic_chase.invariants import check
from navalgames.games.atlantic_chase.rules.frames import Turn
from navalgames.games.contract import Outcome
from tests.games.atlantic_chase.table import GERMAN, Ship, Table
from tests.random_games import played

CHARTS = GAME.read_charts()
SCENARIOS = next(choice.values for choice in GAME.option_choices if choice.name == "scenario")


@pytest.mark.rule("1.2", "7.3")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_both_sides_see_the_same(scenario):
    options, steps, _ = played(GAME, 13, scenario=scenario)
    for state, _, _ in steps[::11]:
        assert all(GAME.view(state, side, options) == state for side in GAME.sides)


def lawful() -> Table:
    """A table that breaks no law: a line, a station, a box, a U-boat and a leader."""
    table = Table().put("G1", "Bismarck", line=("12,0", "11,0"), intel=("12,0",), leader="Krancke")
    return table.put("G2", "Hipper", box="Kiel").put("B1", "Hood", at="9,0").hide("U1")


UNKNOWN = tuple((Ship(name),) for name in ("Scheer", "Köln", "Leipzig", "Nürnberg", "Emden", "Orion"))


@pytest.mark.rule("26.8", "13.6", "25.1", "7.1", "5.9", "SOL.2", "37.2d")
@pytest.mark.parametrize(
    ("fields", "whole"),
    [
        ({}, True),
        ({"tally": 9}, True),
        ({"tally": 10}, False),
        ({"tally": -1}, False),
        ({"turn": 1}, True),
        ({"turn": 0}, False),
        ({"active": "Nobody"}, False),
        ({"stack": ()}, False),
        ({"stack": (Turn("act", ("Nobody",)),)}, False),
        ({"stack": (Turn("act", ("Nobody",)), Turn("act", (GERMAN,)))}, False),
        ({"stack": (Turn("act", (GERMAN, "Nobody")),)}, False),
        ({"outcome": Outcome(GERMAN, "ac-outcome-points", "SCN.4")}, False),
        ({"outcome": Outcome(GERMAN, "ac-outcome-points", "SCN.4"), "stack": ()}, True),
    ],
)
def test_the_laws_of_a_table(fields, whole):
    table = lawful().having(**fields)
    _judged(table, whole)


@pytest.mark.rule("7.1", "SOL.2", "62.3d")
@pytest.mark.parametrize(
    ("ships", "unknown", "whole"), [((), (), False), ((), UNKNOWN, True), ((Ship("Hipper"),), UNKNOWN, False)]
)
def test_a_force_has_ships_or_identities(ships, unknown, whole):
    table = lawful()
    odd = table.force("G2")._replace(ships=ships, unknown=unknown)
    table.having(task_forces=tuple(odd if one.id == "G2" else one for one in table.state.task_forces))
    _judged(table, whole)


def _judged(table: Table, whole: bool) -> None:
    if whole:
        check(table.state, table.charts, table.options)
    else:
        with pytest.raises(AssertionError):
            check(table.state, table.charts, table.options)
