"""What must be true of every state, whatever was ordered: used by tests and by the soak run.

Knows where ships may be. Must not be needed in play: a broken invariant is a bug of ours.
"""

from __future__ import annotations

from navalgames.charts import Charts
from navalgames.games.grand_fleet.rules import armament, formation
from navalgames.games.grand_fleet.rules.set_up import ships_in_play
from navalgames.games.grand_fleet.state import (
    INDEX,
    LAST_TURN,
    SIDES,
    Options,
    State,
    battle_of,
    in_ddbox,
    in_fleet_boxes,
)
from navalgames.games.grand_fleet.tables import roster, sea, side_of
from navalgames.games.laws import amiss, in_two_places


def check(state: State, charts: Charts, options: Options) -> None:
    """Raises AssertionError when a state breaks a law of the table.

    Rule: 2.1a (a ship is in exactly one place), 6.3 (caps), 8.2c (sizes), 8.4f-8.4g (markers), 11.3g.
    """
    _every_ship_once(state, charts, options)
    _ships_with_their_side(state, charts)
    for side in SIDES:
        full = armament.over_cap(charts, side, state.ddbox[INDEX[side]])
        assert full is None, f"box {full} of {side} is over its cap"
    assert 1 <= state.turn <= LAST_TURN, f"turn {state.turn} is not between 1 and {LAST_TURN}"
    assert (state.outcome is not None) == (state.stage == "over") == (not state.deciding), (
        "over without an outcome, or nobody to decide"
    )
    assert 0 <= state.usw_turn <= state.turn, (
        f"the submarine war began in turn {state.usw_turn}: not between 0 and this turn, {state.turn}"
    )
    if state.battle is not None:
        _battle(state, charts)


def _every_ship_once(state: State, charts: Charts, options: Options) -> None:
    places = [ship for side in SIDES for ship in in_fleet_boxes(state, side) + in_ddbox(state, side)]
    places += [ship for ships in state.waiting for ship in ships]
    places += [*state.american, *state.sunk, *state.cancelled]
    moving = [
        ship for sending in state.sending for ship in sending.ships if sending.cause not in _FROM_FLEET_BOXES
    ]
    twice = in_two_places(places + moving)
    assert not twice, f"in two places: {twice}"
    wrong = amiss(places + moving, {ship.name for ship in ships_in_play(charts, options)})
    assert not wrong, f"ships lost or invented ({wrong})"


_FROM_FLEET_BOXES = frozenset({"detachment", "surplus", "american_recall"})


def _ships_with_their_side(state: State, charts: Charts) -> None:
    table = roster(charts)
    for side in SIDES:
        for ship in in_fleet_boxes(state, side) + in_ddbox(state, side):
            assert side_of(table[ship].nation) == side, f"{ship} serves the wrong side"


def _battle(state: State, charts: Charts) -> None:
    battle = battle_of(state)
    for side in SIDES:
        place = INDEX[side]
        markers, _, most = formation.limits(charts, side)
        standing = sum(stack.down[place] + len(stack.up[place]) for stack in battle.stacks)
        left = battle.down_left[place] + len(battle.up_left[place])
        if state.stage in ("place_marker", "intercept"):
            assert standing + left == markers, f"{side} has {standing + left} markers"
        for number in battle.face_up[place]:
            seen = formation.class_of(charts, state.fleets[place][number - 1])
            assert battle.at_sea or seen in ("fast", "empty"), f"fleet {number} of {side} is face up"
        numbers = [number for entry in battle.at_sea for number in entry.fleets[place]]
        assert len(numbers) == len(set(numbers)), "a fleet is in two hexes"
        for number in numbers:
            least, ships = formation.limits(charts, side)[1], len(state.fleets[place][number - 1])
            assert state.sending or least <= ships <= most, f"fleet {number} of {side} has {ships} ships"
    assert {stack.hex for stack in battle.stacks} <= set(sea(charts).hexes), "a stack is in no hex of the map"
