"""A battle from forming fleets to control points, as stages and decisions (section 8).

Knows the order of a battle and how its orders change the table. The numbers come from
`formation`, `placement`, `combat` and `ending`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.agenda import Ask, Stage
from navalgames.games.grand_fleet import given
from navalgames.games.grand_fleet.rules import ending, engagement, formation, offers, placement
from navalgames.games.grand_fleet.state import (
    ENEMY,
    INDEX,
    SIDES,
    Battle,
    Options,
    Sending,
    Ships,
    State,
    battle_of,
    both,
    in_fleet_boxes,
    with_side,
)
from navalgames.games.grand_fleet.tables import control_value, side_of


def start_battle(state: State, attacker: str) -> State:
    """8.1, 8.2a: the attacker forms first."""
    return state._replace(stage="form_attacker", deciding=(), battle=Battle(attacker))


def _form_stage(role: str, then: str) -> Callable:
    def stage(dice: Dice, state: State, charts: Charts, options: Options) -> State:
        """8.2g, 8.2j: send surplus ships back, then ask for the fleets if any can be formed."""
        side = _side_in_role(state, role)
        ships = in_fleet_boxes(state, side)
        too_many = formation.surplus(charts, side, len(ships))
        if too_many:
            sending = Sending(side, ships, too_many, "surplus", "form_" + role)
            return state._replace(stage="send_to_ddbox", deciding=(side,), sending=(sending,))
        if not formation.can_form(charts, side, len(ships)):
            return state._replace(stage=then, deciding=())
        return state._replace(stage="form_fleets", deciding=(side,))

    return stage


def _side_in_role(state: State, role: str) -> str:
    attacker = battle_of(state).attacker
    return attacker if role == "attacker" else ENEMY[attacker]


def _form_fleets(dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options) -> State:
    """8.2: the fleets lie in their boxes."""
    sizes = [len(fleet) for fleet in order.fleets if fleet]
    dice.note("8.2a", "gf-log-fleets", side=side, fleets=len(sizes), ships=sum(sizes))
    state = state._replace(fleets=with_side(state.fleets, side, order.fleets), deciding=())
    return state._replace(stage="form_defender" if side == battle_of(state).attacker else "show_attacker")


def _show_stage(role: str, then: str) -> Callable:
    def stage(dice: Dice, state: State, charts: Charts, options: Options) -> State:
        """8.4b: ask for face-up fleets where there is a fast fleet."""
        side = _side_in_role(state, role)
        if not formation.fast_fleets(state, side, charts):
            return state._replace(stage=then, deciding=())
        return state._replace(stage="show_fleets", deciding=(side,))

    return stage


def _show_fleets(dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options) -> State:
    """8.4b: these markers stay face up."""
    if order.fleets:
        dice.note(
            "8.4b",
            "gf-log-face-up",
            side=side,
            fleets=", ".join(map(str, order.fleets)),
            count=len(order.fleets),
        )
    battle = battle_of(state)._replace(face_up=with_side(battle_of(state).face_up, side, order.fleets))
    then = "show_defender" if side == battle.attacker else "mix_markers"
    return state._replace(stage=then, deciding=(), battle=battle)


def _mix_markers(dice: Dice, state: State, charts: Charts, options: Options) -> State:
    """8.2i, 8.4a: all markers are made ready; the face-down ones are only counted."""
    battle = battle_of(state)
    down = both(lambda side: formation.limits(charts, side)[0] - len(battle.face_up[INDEX[side]]))
    battle = battle._replace(down_left=down, up_left=battle.face_up, mover=battle.attacker)
    return state._replace(stage="place_marker", deciding=(battle.attacker,), battle=battle)


def _markers_left(battle: Battle, side: str) -> bool:
    return bool(battle.down_left[INDEX[side]] or battle.up_left[INDEX[side]])


def _place_marker(dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options) -> State:
    """8.4c-8.4h: one marker, then the other side, or alone when the other has none left."""
    battle = battle_of(state)
    place = INDEX[side]
    stacks = placement.placed(battle.stacks, side, order.fleet, order.hex)
    if order.fleet:
        left = tuple(number for number in battle.up_left[place] if number != order.fleet)
        battle = battle._replace(stacks=stacks, up_left=with_side(battle.up_left, side, left))
    else:
        fewer = battle.down_left[place] - 1
        battle = battle._replace(stacks=stacks, down_left=with_side(battle.down_left, side, fewer))
    dice.note("8.4c", "gf-log-placed", side=side, fleet=order.fleet, hex=order.hex)
    other = ENEMY[side]
    if _markers_left(battle, other):
        return state._replace(deciding=(other,), battle=battle)
    if _markers_left(battle, side):
        return state._replace(battle=battle)
    return state._replace(
        stage="interception", deciding=(), battle=battle._replace(mover=battle.attacker, passes=0)
    )


def _interception(dice: Dice, state: State, charts: Charts, options: Options) -> State:
    """8.5a, 8.5b: ask the side whose turn it is; one without an eligible hex passes."""
    battle = battle_of(state)
    if battle.passes == 2:
        return state._replace(stage="reveal", deciding=())
    if any(not placement.why_fixed(charts, stack, battle.mover) for stack in battle.stacks):
        return state._replace(stage="intercept", deciding=(battle.mover,))
    return _passed(state)


def _passed(state: State) -> State:
    battle = battle_of(state)
    return state._replace(
        stage="interception",
        deciding=(),
        battle=battle._replace(mover=ENEMY[battle.mover], passes=battle.passes + 1),
    )


def _intercept(dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options) -> State:
    """8.5b, 8.5f-8.5j: pass, or move a whole stack."""
    if isinstance(order, given.PassInterception):
        dice.note("8.5b", "gf-log-pass", side=side)
        return _passed(state)
    dice.note("8.5f", "gf-log-intercepts", side=side, hex=order.hex, to=order.to)
    battle = battle_of(state)
    stacks = placement.moved(battle.stacks, order.hex, order.to)
    battle = battle._replace(stacks=stacks, mover=ENEMY[side], passes=0)
    return state._replace(stage="interception", deciding=(), battle=battle)


def _reveal(dice: Dice, state: State, charts: Charts, options: Options) -> State:
    """8.6a, 8.6b, 8.6d: markers up, dummies off; combats in ascending order of hexes."""
    battle = battle_of(state)
    face_down = both(
        lambda side: tuple(
            number
            for number in range(1, formation.limits(charts, side)[0] + 1)
            if number not in battle.face_up[INDEX[side]]
        )
    )
    real = both(
        lambda side: frozenset(
            number
            for number, fleet in enumerate(state.fleets[INDEX[side]], start=1)
            if _is_fleet(charts, side, fleet)
        )
    )
    at_sea = placement.turned_up(dice, battle.stacks, face_down, real)
    combats = tuple(entry.hex for entry in at_sea if entry.fleets[0] and entry.fleets[1])
    dice.note("8.6a", "gf-log-revealed", combats=len(combats), hexes=", ".join(combats))
    return state._replace(
        stage="next_combat", battle=battle._replace(at_sea=at_sea, combats=combats, stacks=(), combat=None)
    )


def _is_fleet(charts: Charts, side: str, ships: Ships) -> bool:
    """Whether a box holds a formed fleet: ships that are too few for one stay at home (8.2j)."""
    return len(ships) >= formation.limits(charts, side)[1]


def _next_combat(dice: Dice, state: State, charts: Charts, options: Options) -> State:
    """8.6d: the next hex, or the control points when all are done."""
    battle = battle_of(state)
    if not battle.combats:
        return state._replace(stage="control")
    hex_id, *rest = battle.combats
    dice.note("8.6b", "gf-log-combat", hex=hex_id)
    return engagement.start_round(state, battle._replace(combats=tuple(rest)), hex_id, 1)


def _control(dice: Dice, state: State, charts: Charts, options: Options) -> State:
    """8.13: the attacker scores the enemy near and home hexes where only his fleets stand."""
    attacker = battle_of(state).attacker
    values = []
    for entry in battle_of(state).at_sea:
        if entry.fleets[INDEX[attacker]] and not entry.fleets[INDEX[ENEMY[attacker]]]:
            owner, value = control_value(charts, entry.hex)
            if owner and side_of(owner) == ENEMY[attacker]:
                values.append(value)
    points = ending.control_points(values)
    dice.note("8.13d", "gf-log-control", side=attacker, hexes=len(values), vp=points)
    vp = state.vp + (points if attacker == SIDES[0] else -points)
    return state._replace(stage="end_of_turn", deciding=(), vp=vp, battle=None)


STAGES: dict[str, Stage] = {
    "form_attacker": _form_stage("attacker", "form_defender"),
    "form_defender": _form_stage("defender", "show_attacker"),
    "show_attacker": _show_stage("attacker", "show_defender"),
    "show_defender": _show_stage("defender", "mix_markers"),
    "mix_markers": _mix_markers,
    "interception": _interception,
    "reveal": _reveal,
    "next_combat": _next_combat,
    "control": _control,
}
ASKS: dict[str, Ask] = {
    "form_fleets": Ask("8.2a", offers.form_fleets, _form_fleets),
    "show_fleets": Ask("8.4b", offers.show_fleets, _show_fleets),
    "place_marker": Ask("8.4c", offers.place_marker, _place_marker),
    "intercept": Ask("8.5a", offers.intercept, _intercept),
}
