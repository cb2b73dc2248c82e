"""Who takes part in an attack, and what that comes to: support, Trajectory Total, modifiers (17, 45 to 47).

Knows designated forces. Rolls nothing.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance.witness import acted
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.counters import SPEEDS
from navalgames.games.atlantic_chase.rules import forces, powers
from navalgames.games.atlantic_chase.rules.frames import AIR_STRIKE, STEALTH_ATTACK, Attack, Support
from navalgames.games.atlantic_chase.state import (
    AIRBASE,
    ENEMY,
    GOOD,
    State,
    TaskForce,
    force,
    force_of_leader,
    forces_of,
    in_play,
)
from navalgames.games.atlantic_chase.tables import Box

WALKER = "coordination"  # the power of Walker, as the list of leaders calls it
NO_SUPPORT = Support()
Modifiers = tuple[tuple[str, int], ...]


# ------------------------------------------------------------------------ support


def coordinators(state: State, frame: Attack, side: str, box: Box) -> list[str]:
    """The forces of a side that may coordinate: in the target hex, neither active nor target.

    Rule: 47.3a to 47.3c, 47.9, 47.11, 5.6, 8.5, 11.6b.
    """
    place, barred = frame.hex, (frame.force, frame.target)
    found = [
        one.id
        for one in state.task_forces
        if one.side == side and one.id not in barred and (one.station == place or place in one.line)
    ]
    found += [
        one.id for one in state.stealth if one.side == side and one.hex == place and one.id not in barred
    ]
    return found


def carrier_may_fly(one: TaskForce, box: Box) -> bool:
    """Whether a task force can launch aircraft (6.9, 6.10, 8.5, 45.8, 62.6)."""
    if one.box or not box.has_carrier(one):
        return False
    if not box.options.opt_cv_limit or len(one.line) <= box.limits["carrier_segments"]:
        return True
    acted("62.6")
    return False


def launches(state: State, side: str, place: str, box: Box) -> list[tuple[str, str]]:
    """(source, launch hex) of every source of a side in range of a hex: airbases and carriers.

    Rule: 27.2a to 27.3d, 45.2a, 45.3a, 45.3b, 45.4, 45.9, 45.11.
    """
    if state.weather != GOOD or place in box.map.arctic:
        return []
    sources = [(AIRBASE, base) for base in sorted(box.airbases[side])]
    for one in state.task_forces:
        if one.side == side and carrier_may_fly(one, box):
            sources += [(one.id, launch) for launch in one.hexes]
    reach, arctic = box.in_air_range[place], box.map.arctic
    return [source for source in sources if source[1] in reach and source[1] not in arctic]


def supporters(state: State, frame: Attack, side: str, box: Box) -> tuple[list[str], list[tuple[str, str]]]:
    """Who may coordinate for a side and what may fly for it; "" where nobody does (27.4b, 45.2b, 47.1)."""
    helpers = ["", *coordinators(state, frame, side, box)]
    if frame.kind == AIR_STRIKE and side == frame.side:
        return helpers, [(frame.force, frame.launch)]
    return helpers, [("", ""), *launches(state, side, frame.hex, box)]


def supports(state: State, frame: Attack, side: str, box: Box) -> tuple[given.Support, ...]:
    """Every way a side may support an attack: at most one of each, or nothing.

    Rule: 25.9, 27.4a to 27.4c, 31.3a to 31.3c, 33.3a to 33.3c, 41.11a, 41.11b, 45.2b, 45.2c, 47.1, 47.3d.
    """
    helpers, planes = supporters(state, frame, side, box)
    dual = box.options.dual_role == "allowed"
    possible = tuple(
        [
            given.known(given.Support, helper, air, launch)
            for helper in helpers
            for air, launch in planes
            if dual or not helper or helper != air
        ]
    )
    if side == frame.side and frame.must and frame.must != frame.force:
        possible = tuple(one for one in possible if frame.must in (one.coordination, one.air))
    return possible


# ------------------------------------------------------------------------ Trajectory Total


def base_total(active: int, coordination: int, air: int, target: int, against: int) -> int:
    """The Trajectory Total of lengths: the longest own line, the target's, less what supports it.

    Rule: 13.2, 17.2, 17.4, 17.6, 17.7.

    >>> base_total(0, 3, 5, 6, 4)
    7
    """
    longest = max(active, coordination, air)
    for rule, length in (("17.2", longest), ("17.4", target), ("17.6", against)):
        if length:
            acted(rule)
    if against > longest + target:
        acted("17.7")
    return max(0, longest + target - against)


def trajectory_total(state: State, frame: Attack, box: Box) -> int:
    """The Trajectory Total, with what a leader's roll added (10.5a, 17.1 to 17.7, 45.7, 45.11).

    A leader never takes away more than there is: that is seen to when he does.
    """
    own, other = frame.own, frame.other
    against = {other.coordination, other.air} - {""}
    if frame.target in against:
        if box.options.target_self_support == "not_deducted":
            against.discard(frame.target)
        acted("option:target_self_support")
    total = base_total(
        forces.length(state, frame.force),
        forces.length(state, own.coordination),
        forces.length(state, own.air),
        forces.length(state, frame.target),
        sum(forces.length(state, name) for name in against),
    )
    return total + frame.total


def intel_designated(state: State, frame: Attack) -> int:
    """Intel markers on the active player's designated task forces (22.1 to 22.4, 22.10)."""
    names = {frame.force, frame.own.coordination, frame.own.air}
    return sum(len(force(state, name).intel) for name in names if in_play(state, name))


# ------------------------------------------------------------------------ modifiers


def coordination_modifier(
    weather: str, active: bool, walker: bool, charts: Any, walker_inactive: str = "none"
) -> int:
    """Coordination of one side. Rule: 47.5, 10.15, option:walker_inactive. Charts: coordination_mod."""
    chart = charts["coordination_mod"]
    if active and walker:
        acted("10.15")
        return chart.value("walker", weather)
    if walker and walker_inactive == "minus_four":
        acted("option:walker_inactive")
        return -chart.value("walker", weather)
    acted("47.5")
    if active:
        return chart.value("active", weather)
    return chart.value("target", weather)


def contact_modifier(speed: int, charts: Any) -> int:
    """Contact on the target in the target hex. Rule: 46.1a, 46.1c. Charts: contact_mod."""
    acted("46.1a")
    return charts["contact_mod"].value(SPEEDS[speed], "modifier")


def air_support_modifier(distance: int, active: bool, charts: Any) -> int:
    """Air support from a distance in hexes. Rule: 45.4. Charts: air_support_mod."""
    acted("45.4")
    return charts["air_support_mod"].value(distance, "active" if active else "target")


def evasive_modifier(weather: str, charts: Any) -> int:
    """Evasive against an attack. Rule: 46.2a. Charts: evasive_mod."""
    acted("46.2a")
    return charts["evasive_mod"].value(weather, "modifier")


UNDER_WATER = {"u_boat_zone": "41.9", "dispersed_convoy": "41.10"}
"""What modifies a Stealth Attack alone, with the rule of each."""


def stealth_modifier(name: str, charts: Any) -> int:
    """U-Boat Zone or dispersed convoy. Rule: 41.9, 41.10, 4.6, 11.4. Charts: stealth_mods."""
    acted(UNDER_WATER[name])
    return charts["stealth_mods"].value(name, "modifier")


def modifiers(state: State, frame: Attack, box: Box) -> Modifiers:
    """Every modifier of an attack's roll with its name; all are added (45.1, 45.5, 49.2)."""
    weather = box.local_weather(state, frame.hex)
    target = force(state, frame.target)
    found: list[tuple[str, int]] = []
    for side, support in ((frame.side, frame.own), (ENEMY[frame.side], frame.other)):
        active = side == frame.side
        if support.launch:
            far = box.in_air_range[frame.hex][support.launch]
            found.append(("air_support", air_support_modifier(far, active, box.charts)))
        if support.coordination:
            walker = _walker(state, support.coordination, box)
            value = coordination_modifier(weather, active, walker, box.charts, box.options.walker_inactive)
            found.append(("coordination", value))
    if frame.hex in target.contact:
        found.append(("contact", contact_modifier(box.force_speed(target), box.charts)))
    if frame.spent:
        found.append(("evasive", evasive_modifier(weather, box.charts)))
    if frame.kind == STEALTH_ATTACK:
        found += _under_water(frame, target, box)
    if frame.alert:
        acted("49.2")
        found.append(("alert", -frame.alert))
    return tuple(found)


def _walker(state: State, name: str, box: Box) -> bool:
    """Whether Walker is in the coordinating task force (10.15)."""
    return any(
        powers.power(one.name, box) == WALKER and force_of_leader(state, one) == name for one in state.leaders
    )


def _under_water(frame: Attack, target: TaskForce, box: Box) -> list[tuple[str, int]]:
    """U-Boat Zone and dispersed convoys (4.6, 11.4, 41.9, 41.10)."""
    found = []
    if frame.hex in box.map.u_boat_zone:
        found.append(("u_boat_zone", stealth_modifier("u_boat_zone", box.charts)))
    if any(ship.dispersed for ship in target.ships):
        found.append(("dispersed_convoy", stealth_modifier("dispersed_convoy", box.charts)))
    return found


# ------------------------------------------------------------------------ who may attack


def may_lead(one: TaskForce, box: Box) -> bool:
    """Whether a task force may be active in an Air Strike, Engage or Naval Search.

    Rule: 8.5, 11.6a, 31.2a, 33.2a, 62.5.
    """
    if one.box or box.has_convoy(one):
        return False
    return not kept_back(one, box)


def kept_back(one: TaskForce, box: Box) -> bool:
    """Whether a damaged ship keeps a task force from leading an attack (62.5)."""
    if box.options.opt_damaged_ship_restriction and any(ship.damaged for ship in one.ships):
        acted("62.5")
        return True
    return False


def leading(state: State, side: str, box: Box) -> list[TaskForce]:
    """The task forces of a side that may be active in an attack."""
    return [one for one in forces_of(state, side) if may_lead(one, box)]
