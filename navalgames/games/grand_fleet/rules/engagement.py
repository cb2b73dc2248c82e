"""A combat in one hex as stages and decisions: its gunnery rounds from first to last (8.7-8.12).

Knows the order of a round and how its orders change the table. Every number comes from `combat`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.agenda import Ask, Stage
from navalgames.games.grand_fleet import given
from navalgames.games.grand_fleet.rules import combat, offers
from navalgames.games.grand_fleet.state import (
    DE,
    ENEMY,
    INDEX,
    SIDES,
    UK,
    AtSea,
    Battle,
    Combat,
    Options,
    Sending,
    Ships,
    State,
    battle_of,
    fight_of,
    fleets_in,
    round_of,
    with_side,
    without,
)
from navalgames.games.grand_fleet.tables import kinds, sea


def start_round(state: State, battle: Battle, hex_id: str, number: int) -> State:
    """8.7, 8.8a: a new gunnery round; everything is determined anew."""
    state = state._replace(battle=battle)
    uk, de = (len(fleets_in(state, hex_id, side)) for side in SIDES)
    first = combat.determines_first(uk, de)
    return state._replace(
        stage="manoeuvre", deciding=(first,), battle=battle._replace(combat=Combat(hex_id, number, first))
    )


def types_at_sea(state: State, charts: Charts, hex_id: str, side: str) -> list[list[str]]:
    """The types of the ships of each of a side's fleets in a hex."""
    table = kinds(charts)
    boxes = state.fleets[INDEX[side]]
    return [[table[ship].type for ship in boxes[number - 1]] for number in fleets_in(state, hex_id, side)]


def _manoeuvre(dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options) -> State:
    """8.8a-8.8i: the declaration, then the roll; the second side sees the first one's number."""
    fight = fight_of(state)
    classes = [combat.fleet_class(types) for types in types_at_sea(state, charts, fight.hex, side)]
    roll = combat.combat_initiative(
        dice, side, sea(charts).home[side] == fight.hex, classes.count("fast"), classes.count("slow"),
        order.half, order.over,
    )  # fmt: skip
    dice.note("8.8b", "gf-log-number", side=side, number=roll.number, half=order.half, over=order.over)
    if roll.confused:
        dice.note("8.8h", "gf-log-confused", side=side)
    fight = fight._replace(
        half=with_side(fight.half, side, order.half),
        over=with_side(fight.over, side, order.over),
        numbers=with_side(fight.numbers, side, roll.number),
        confused=with_side(fight.confused, side, roll.confused),
    )
    state = state._replace(battle=battle_of(state)._replace(combat=fight))
    if None in fight.numbers:
        return state._replace(deciding=(ENEMY[side],))
    return _after_numbers(dice, state)


def _after_numbers(dice: Dice, state: State) -> State:
    """8.9a, 8.9b, 8.9h: the winner chooses situations."""
    fight = fight_of(state)
    uk, de = fight.numbers
    assert uk is not None and de is not None, "both sides have rolled"
    rolls = combat.CombatRoll(uk, fight.confused[0]), combat.CombatRoll(de, fight.confused[1])
    chooser, choices = combat.choices_won(*rolls)
    fight = fight._replace(chooser=chooser, choices=choices)
    state = state._replace(battle=battle_of(state)._replace(combat=fight))
    if choices:
        return state._replace(stage="choose_situations", deciding=(chooser,))
    return state._replace(stage="gunnery", deciding=())


def _choose_situations(
    dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options
) -> State:
    """8.9b-8.9g: the situations hold for this round."""
    for name in order.situations:
        dice.note("8.9b", "gf-log-situation-" + name.replace("_", "-"), side=side)
    fight = fight_of(state)._replace(situations=order.situations)
    return state._replace(stage="gunnery", deciding=(), battle=battle_of(state)._replace(combat=fight))


def _gunnery(dice: Dice, state: State, charts: Charts, options: Options) -> State:
    """8.10a-8.10d: both totals; a side that can reach no target has nothing to allot."""
    fight = fight_of(state)
    shift = combat.range_shift(fight.situations)
    types = {side: types_at_sea(state, charts, fight.hex, side) for side in SIDES}
    totals: list[float] = []
    targets: list[Ships | None] = []
    for side in SIDES:
        ships = [ship_type for fleet in types[side] for ship_type in fleet]
        half = combat.fires_half(side, fight.half, fight.chooser, fight.situations)
        total = combat.fleet_gunnery(ships, charts, shift, half, fight.confused[INDEX[side]])
        cheapest = min(combat.cost_of([enemy], charts) for fleet in types[ENEMY[side]] for enemy in fleet)
        totals.append(total)
        targets.append(None if total >= cheapest else ())
    dice.note("8.10a", "gf-log-totals", uk=totals[0], de=totals[1])
    fight = fight._replace(totals=(totals[0], totals[1]), targets=(targets[0], targets[1]))
    return _ask_allocation(state, fight, options)


def _ask_allocation(state: State, fight: Combat, options: Options) -> State:
    """8.11a, 8.11g: both allot unseen, or (switch) the side that went first allots openly first."""
    state = state._replace(battle=battle_of(state)._replace(combat=fight))
    waiting = tuple(side for side in SIDES if fight.targets[INDEX[side]] is None)
    if not waiting:
        return state._replace(stage="fire", deciding=())
    if not options.simultaneous_allocation and fight.first in waiting:
        waiting = (fight.first,)
    return state._replace(stage="allocate_fire", deciding=waiting)


def _allocate_fire(
    dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options
) -> State:
    """8.11a-8.11d: the targets of one side are fixed."""
    fight = fight_of(state)
    return _ask_allocation(
        state, fight._replace(targets=with_side(fight.targets, side, order.targets)), options
    )


def _fire(dice: Dice, state: State, charts: Charts, options: Options) -> State:
    """8.11e-8.11m: all damage rolls, then all results at once."""
    fight = fight_of(state)
    table = kinds(charts)
    sunk: dict[str, Ships] = {}
    hit: dict[str, Ships] = {}
    for side in SIDES:
        targets, enemy = fight.targets[INDEX[side]], ENEMY[side]
        assert isinstance(targets, tuple), f"{side} has not allotted its fire"
        results = combat.salvo(dice, tuple(table[ship] for ship in targets), charts, options.damage_table)
        sunk[enemy] = tuple(s for s, result in zip(targets, results, strict=True) if result == combat.SUNK)
        hit[enemy] = tuple(s for s, result in zip(targets, results, strict=True) if result == combat.DDBOX)
        for ship, result in zip(targets, results, strict=True):
            dice.note("8.11e", "gf-log-hit-" + result, ship=ship, side=enemy)
    return _apply_results(dice, state, charts, sunk, hit)


def _apply_results(
    dice: Dice, state: State, charts: Charts, sunk: dict[str, Ships], hit: dict[str, Ships]
) -> State:
    """8.11g, 8.11i, 8.11j, 8.11l, 11.3c, 11.3d: sunk ships score, damaged and small fleets leave."""
    table = kinds(charts)
    lost = tuple(ship for side in SIDES for ship in sunk[side])
    points = combat.points_for_sunk((table[ship] for ship in state.sunk), (table[ship] for ship in lost))
    if points:
        dice.note("11.3c", "gf-log-points-sunk", vp=points)
    uk, de = state.fleets
    fleets = without(uk, sunk[UK] + hit[UK]), without(de, sunk[DE] + hit[DE])
    state = state._replace(fleets=fleets, sunk=state.sunk + lost, vp=state.vp + points)
    state = _small_fleets_leave(dice, state)
    sendings = tuple(
        Sending(side, hit[side], len(hit[side]), "damage", "after_round") for side in SIDES if hit[side]
    )
    if not sendings:
        return state._replace(stage="after_round", deciding=())
    return state._replace(stage="send_to_ddbox", deciding=(sendings[0].side,), sending=sendings)


def _small_fleets_leave(dice: Dice, state: State) -> State:
    """8.11l, 8.11m: fleets of 2 or fewer ships are removed from the hex; their ships stay in the boxes."""
    battle = battle_of(state)
    hex_id = round_of(battle).hex
    remaining = []
    for side in SIDES:
        boxes = state.fleets[INDEX[side]]
        numbers = fleets_in(state, hex_id, side)
        for number in numbers:
            if combat.leaves_map(len(boxes[number - 1])):
                dice.note(
                    "8.11l", "gf-log-small-fleet", side=side, fleet=number, ships=len(boxes[number - 1])
                )
        remaining.append(tuple(n for n in numbers if not combat.leaves_map(len(boxes[n - 1]))))
    return state._replace(battle=battle._replace(at_sea=_with_hex(battle.at_sea, hex_id, tuple(remaining))))


def _with_hex(at_sea: tuple[AtSea, ...], hex_id: str, fleets: tuple) -> tuple[AtSea, ...]:
    return tuple(AtSea(hex_id, fleets) if entry.hex == hex_id else entry for entry in at_sea)


def _after_round(dice: Dice, state: State, charts: Charts, options: Options) -> State:
    """8.12c-8.12e, 8.12g: stop, go on, or ask."""
    battle = battle_of(state)
    fight = round_of(battle)
    present = all(fleets_in(state, fight.hex, side) for side in SIDES)
    on = combat.goes_on(fight.situations, fight.confused, present)
    if on is None:
        return state._replace(stage="another_round", deciding=(battle.attacker,))
    if not on:
        return state._replace(stage="next_combat", deciding=())
    dice.note("8.12c" if combat.CONTINUE in fight.situations else "8.12d", "gf-log-next-round", hex=fight.hex)
    return start_round(state, battle, fight.hex, fight.round + 1)


def _another_round(
    dice: Dice, state: State, side: str, order: Any, charts: Charts, options: Options
) -> State:
    """8.12a, 8.12b: the attacker declares, then the defender; the unwilling leave."""
    battle = battle_of(state)
    fight = round_of(battle)
    dice.note("8.12b", "gf-log-wants-round" if order.another else "gf-log-wants-no-round", side=side)
    if side == battle.attacker:
        battle = battle._replace(combat=fight._replace(attacker_wants=order.another))
        return state._replace(deciding=(ENEMY[side],), battle=battle)
    assert fight.attacker_wants is not None, "the attacker declares first"
    result = combat.declarations(fight.attacker_wants, order.another)
    if result.another_round:
        return start_round(state, battle, fight.hex, fight.round + 1)
    stays = {battle.attacker: result.attacker_stays, side: result.defender_stays}
    fleets = tuple(fleets_in(state, fight.hex, s) if stays[s] else () for s in SIDES)
    battle = battle._replace(at_sea=_with_hex(battle.at_sea, fight.hex, fleets))
    return state._replace(stage="next_combat", deciding=(), battle=battle)


STAGES: dict[str, Stage] = {
    "gunnery": _gunnery,
    "fire": _fire,
    "after_round": _after_round,
}
ASKS: dict[str, Ask] = {
    "manoeuvre": Ask("8.8b", offers.manoeuvre, _manoeuvre),
    "choose_situations": Ask("8.9b", offers.choose_situations, _choose_situations),
    "allocate_fire": Ask("8.11a", offers.allocate_fire, _allocate_fire),
    "another_round": Ask(
        "8.12b", offers.either(given.WantRound(True), given.WantRound(False)), _another_round
    ),
}
