"""What must be true of every state, whatever was ordered: used by tests and by the soak run.

Knows where pieces and markers may be. Must not be needed in play: a broken invariant is a bug of ours.
"""

from __future__ import annotations

from navalgames.charts import Charts
from navalgames.games.atlantic_chase.counters import borne_by
from navalgames.games.atlantic_chase.rules import trajectory
from navalgames.games.atlantic_chase.rules.frames import Battle
from navalgames.games.atlantic_chase.state import SIDES, Options, Ship, State, TaskForce
from navalgames.games.atlantic_chase.tables import Box, box_of
from navalgames.games.laws import in_two_places


def check(state: State, charts: Charts, options: Options) -> None:
    """Raises AssertionError when a state breaks a law of the table.

    Rule: 5.9, 7.1, 8.2b, 13.1, 14.1, 14.5, 15.1, 15.2, 21.4, 21.5, 23.2, 24.3, 26.8, 37.2d.
    """
    box = box_of(charts, options)
    fought = {name for frame in state.stack if isinstance(frame, Battle) for name in frame.forces}
    _pieces(state, box)
    for one in state.task_forces:
        if not box.mini:
            _place(one, box)
        assert one.ships or one.unknown or box.mini or one.id in fought, f"{one.id} has no ships"
        assert not (one.ships and one.unknown), f"{one.id} has ships that are known and others that are not"
        for ship in one.ships:
            _ship(ship, box)
    assert 0 <= state.tally <= box.limits["tally"], (
        f"tally {state.tally} is not between 0 and {box.limits['tally']}"
    )
    assert state.active in SIDES and state.turn >= 1, (
        f"nobody is active, or turn {state.turn} is before the first"
    )
    assert (state.outcome is None) == bool(state.stack), "over without an outcome, or nothing left to do"
    assert all(side in SIDES for frame in state.stack for side in frame.asked), (
        "somebody is asked who does not play"
    )


def _pieces(state: State, box: Box) -> None:
    """No ship, task force or stealth force twice; leaders ride what is in play (5.9, 7.1, 10.1a)."""
    names = [ship.name for one in state.task_forces for ship in one.ships]
    names += [gone.ship.name for gone in state.gone]
    names += [ship.name for group in state.groups for ship in group.ships]
    twice = in_two_places(names)
    assert not twice, f"in two places: {twice}"
    forces = [one.id for one in state.task_forces] + [one.id for one in state.stealth]
    twice = in_two_places(forces)
    assert not twice, f"two forces of one name: {twice}"
    for side in SIDES:
        assert sum(one.side == side for one in state.task_forces) <= box.most_forces(side), (
            f"the {side} has more task forces than counters"
        )
    aboard = {ship.name for one in state.task_forces for ship in one.ships} | {
        one.id for one in state.stealth
    }
    for leader in state.leaders:
        assert not leader.ship or leader.ship in aboard, (
            f"{leader.name} is on {leader.ship}, which is not in play"
        )
        assert leader.uses > 0, f"{leader.name} has no uses left"


def _place(one: TaskForce, box: Box) -> None:
    """A station, a box or a line, and markers only where it is (14.1, 15.1, 15.3, 21.5, 23.2)."""
    places = bool(one.station) + bool(one.box) + bool(one.line)
    assert places == 1, f"{one.id} needs one place, a station, a box or a line; it has {places}"
    if one.line:
        fault = trajectory.line_fault(one.line, one.side, box)
        assert fault is None, (
            f"the line of {one.id} cannot run so, at {fault.hex or 'its begin'} (rule {fault.rule})"
        )
    if one.box:
        assert box.exits.get((one.side, one.box)), f"{one.id} lies in {one.box}, which is no port of its side"
    if one.station:
        assert one.station in box.map.hexes, f"{one.id} lies in no hex"
    assert set(one.intel) <= set(one.line), f"{one.id} has Intel outside its line"
    assert set(one.contact) <= set(one.hexes), f"{one.id} has Contact where it is not"
    assert len(set(one.intel)) == len(one.intel) and len(set(one.contact)) == len(one.contact), (
        f"{one.id} has a marker twice in a hex"
    )


def _ship(ship: Ship, box: Box) -> None:
    """Hits below the number that damages or sinks; only convoys disperse (11.1a, 11.7a, 52.3, 52.5)."""
    counter = box.counter(ship)
    assert ship.hits >= 0 and ship.torpedoes >= 0, f"{ship.name} has less than no hits or torpedoes"
    if counter.kind in ("convoy", "squadron"):
        assert not ship.damaged and (not ship.limit or ship.hits < ship.limit), (
            f"{ship.name} is damaged, or has more hits than it can take"
        )
    elif counter.kind == "ship":
        assert counter.damaged is not None or not ship.damaged, f"{ship.name} has no damaged side"
        borne = borne_by(box.face(ship))
        assert ship.hits < borne, f"{ship.name} has {ship.hits} hits; with {borne} she is damaged or sunk"
    assert not ship.dispersed or counter.kind == "convoy", f"{ship.name} is dispersed and no convoy"
