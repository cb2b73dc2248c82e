"""The admiral: plays to win, by the exact odds of the rules.

Sails in many small fleets, so that every marker is real and the enemy's fire is wasted on few ships;
weighs each decision in victory points or chances to win; minds maintenance on both sides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.grand_fleet import given
from navalgames.games.grand_fleet.bots import estimate, fighting, gunfire, odds, placing, standing
from navalgames.games.grand_fleet.bots.habits import always, by_habit
from navalgames.games.grand_fleet.rules import armament, formation, placement
from navalgames.games.grand_fleet.rules.combat import CombatRoll
from navalgames.games.grand_fleet.state import (
    DE,
    ENEMY,
    HIDDEN,
    INDEX,
    SIDES,
    UK,
    Options,
    Stack,
    State,
    battle_of,
    fight_of,
    fleets_in,
    in_fleet_boxes,
)
from navalgames.games.grand_fleet.tables import Kind, control_value, defence, gunnery, kinds, sea, side_of

SMALL_FLEET = 4
BROUGHT_TO_BEAR = 0.45
RUIN = 1.5
EDGE = {UK: -0.1, DE: 0.1}
NOTHING = placing.Field(0.0, 0)


def admiral(view: State, side: str, orders: Any, charts: Charts, options: Options, dice: Dice) -> Any:
    """The order of the admiral."""
    return by_habit(HABITS, view, side, orders, charts, options)


def _sort(view: State, side: str, orders: Any, charts: Charts, options: Options) -> Any:
    """The strongest ships where they may be called; piled or spread, as is likelier to reach maintenance."""
    table, duty = kinds(charts), options.uk_box_zero_counts
    ships = tuple(sorted(orders.ships, key=lambda ship: -gunnery(charts, table[ship].type)))
    needed = max(1, -estimate.margin(view, side, charts))
    spread = armament.spread_evenly(charts, side, ((),) * armament.BOXES, ships)
    piled = armament.piled(charts, side, ships, duty)
    allowed = [boxes for boxes in (spread, piled) if armament.fills_enough_boxes(side, boxes, duty)]
    if not allowed:
        return orders.suggestions()[0][1]
    return orders.order(max(allowed, key=lambda boxes: odds.chance_to_call(tuple(map(len, boxes)), needed)))


def _warfare(view: State, side: str, orders: Any, charts: Charts, options: Options) -> Any:
    """Begin the submarine war in the turn from which it brings the most points."""
    now = odds.points_of_warfare(view.turn, charts)
    later = odds.points_of_waiting(view.turn, options.historical, charts)
    return given.BeginWarfare() if now >= later else given.HoldWarfareBack()


def _short(view: State, side: str, charts: Charts, table: str) -> float:
    """The chance that a battle brings a side below its maintenance number, by the exact damage table.

    The enemy is taken to bring a share of his guns to bear, on ordinary dreadnoughts.
    """
    guns = estimate.strength(in_fleet_boxes(view, ENEMY[side]), charts) * BROUGHT_TO_BEAR
    return _short_after(view, side, len(in_fleet_boxes(view, side)), guns, charts, table)


def _short_after(view: State, side: str, ships: int, guns: float, charts: Charts, table: str) -> float:
    """The chance that so many points of fire on so many ships bring a side below its maintenance number."""
    kind = Kind("B", side)
    rolls = min(int(guns / defence(charts, kind.type)), ships)
    out = odds.fate(kind, charts, table).out
    return gunfire.chance_of_more(rolls, out, estimate.margin(view, side, charts))


def _risks(view: State, side: str, charts: Charts, options: Options) -> standing.Risks:
    own, enemy = (_short(view, one, charts, options.damage_table) for one in (side, ENEMY[side]))
    return standing.Risks(own, enemy)


def _dice(view: State, side: str, orders: Any, charts: Charts, options: Options) -> Any:
    """The number of dice that wins more often."""
    risks = _risks(view, side, charts, options)
    return given.ChooseInitiativeDice(
        standing.best_dice(estimate.points_for(view, side), view.turn, side, risks)
    )


def _offer(view: State, side: str, orders: Any, charts: Charts, options: Options) -> Any:
    """Offer battle when that wins more often than a quiet turn."""
    lead, risks = estimate.points_for(view, side), _risks(view, side, charts, options)
    battle = standing.after_battle(lead, view.turn, side, True, risks)
    if len(orders) == 1 or battle >= standing.standing(lead, view.turn, side):
        return given.OfferBattle()
    return given.DeclineBattle()


def _accept(view: State, side: str, orders: Any, charts: Charts, options: Options) -> Any:
    """Accept when that wins more often than the price of refusing."""
    lead, risks = estimate.points_for(view, side), _risks(view, side, charts, options)
    battle = standing.after_battle(lead, view.turn, side, False, risks)
    if battle >= standing.after_refusal(lead, view.turn, side):
        return given.AcceptBattle()
    return given.RefuseBattle()


def _form(view: State, side: str, orders: Any, charts: Charts, options: Options) -> Any:
    """As many fleets as there are markers, so that every marker is real."""
    return orders.order(formation.arranged(charts, side, orders.ships, SMALL_FLEET))


def _show(view: State, side: str, orders: Any, charts: Charts, options: Options) -> Any:
    """All fast fleets face up: they weigh double, and their place is sure."""
    return orders[-1]


# ---- markers ------------------------------------------------------------------------------------


def _realness(view: State, side: str, charts: Charts) -> float:
    """The share of real fleets among a side's face-down markers, as far as can be known."""
    markers, least, _ = formation.limits(charts, side)
    boxes = view.fleets[INDEX[side]]
    shown = battle_of(view).face_up[INDEX[side]]
    if any(HIDDEN in box for box in boxes):
        real = min(markers, sum(map(len, boxes)) // (least + 2)) - len(shown)
    else:
        real = sum(len(box) >= least for n, box in enumerate(boxes, 1) if n not in shown)
    return min(1.0, max(0, real) / max(1, markers - len(shown)))


class _Sea:
    """The map as the attacker weighs it, hex by hex."""

    def __init__(self, view: State, side: str, charts: Charts, table: str) -> None:
        attacker = battle_of(view).attacker
        defender = ENEMY[attacker]
        self.attacker, self.sign = attacker, 1 if side == attacker else -1
        ruin, own_ruin = (_short(view, one, charts, table) for one in (defender, attacker))
        edge = EDGE[attacker] + RUIN * (ruin - own_ruin)
        self.sides = placing.Sides(_realness(view, attacker, charts), _realness(view, defender, charts), edge)
        prizes, homes = estimate.prizes(charts, attacker), sea(charts).home
        home = {homes[attacker]: 1, homes[defender]: -1}
        self.fields = {
            hex_id: placing.Field(prizes.get(hex_id, 0.0), home.get(hex_id, 0))
            for hex_id in sea(charts).hexes
        }
        self.markers = {stack.hex: self.of_stack(stack) for stack in battle_of(view).stacks}

    def of_stack(self, stack: Stack) -> placing.Markers:
        """The markers of a stack, the attacker's first."""
        own, enemy = INDEX[self.attacker], 1 - INDEX[self.attacker]
        return placing.Markers(
            stack.down[own], len(stack.up[own]), stack.down[enemy], len(stack.up[enemy]), stack.finished
        )

    def of_interest(self) -> list[str]:
        """Hexes with a prize or markers, and one where nothing happens."""
        empty = next(
            hex_id for hex_id, field in self.fields.items() if field == NOTHING and hex_id not in self.markers
        )
        return [h for h, field in self.fields.items() if field.prize or h in self.markers or h == empty]

    def value(self, hex_id: str, markers: placing.Markers) -> float:
        """What a hex is worth to the side that looks, with these markers in it."""
        return self.sign * placing.hex_value(self.fields[hex_id], markers, self.sides)


def _place(view: State, side: str, orders: Any, charts: Charts, options: Options) -> Any:
    """The marker and hex after which the rest of the placement goes best, both sides placing greedily."""
    chart, battle = _Sea(view, side, charts, options.damage_table), battle_of(view)
    attacks = side == chart.attacker
    hexes = chart.of_interest()
    left = {
        one == chart.attacker: (battle.down_left[INDEX[one]], len(battle.up_left[INDEX[one]]))
        for one in SIDES
    }
    seen: set[tuple] = set()
    best, chosen = -99.0, orders[0]
    for face_up, fleet in {bool(order.fleet): order.fleet for order in orders}.items():
        down, up = left[attacks]
        own_left = (down, up - 1) if face_up else (down - 1, up)
        then = (left[False], own_left) if attacks else (own_left, left[True])
        for hex_id in hexes:
            field, here = chart.fields[hex_id], chart.markers.get(hex_id, placing.EMPTY)
            if (field, here, face_up) in seen:
                continue
            seen.add((field, here, face_up))
            after = {**chart.markers, hex_id: here.with_one(attacks, face_up)}
            table = [(chart.fields[h], after.get(h, placing.EMPTY)) for h in hexes]
            value = chart.sign * placing.play_out(table, chart.sides, then, not attacks)
            if value > best + 1e-9:
                best, chosen = value, given.PlaceMarker(fleet, hex_id)
    return chosen


def _intercept(view: State, side: str, orders: Any, charts: Charts, options: Options) -> Any:
    """The move that gains the most points at once; pass when none does."""
    chart = _Sea(view, side, charts, options.damage_table)
    stacks = {stack.hex: stack for stack in battle_of(view).stacks}

    def gain(order: Any) -> float:
        if isinstance(order, given.PassInterception):
            return 0.02
        joined = placement.stack_in(placement.moved(battle_of(view).stacks, order.hex, order.to), order.to)
        assert joined is not None, "what moves is there afterwards"
        before = chart.value(order.hex, chart.of_stack(stacks[order.hex]))
        if order.to in stacks:
            before += chart.value(order.to, chart.of_stack(stacks[order.to]))
        return chart.value(order.to, chart.of_stack(joined)) - before

    return max(orders, key=gain)


# ---- battle -------------------------------------------------------------------------------------


def _round(view: State, charts: Charts, options: Options) -> fighting.Round:
    """The gunnery round on the table, as far as odds need it."""
    hex_id, table = fight_of(view).hex, kinds(charts)
    lines = []
    for side in SIDES:
        boxes = view.fleets[INDEX[side]]
        fleets = [boxes[number - 1] for number in fleets_in(view, hex_id, side)]
        classes = [formation.class_of(charts, fleet) for fleet in fleets]
        ships = tuple(sorted(table[ship] for fleet in fleets for ship in fleet))
        price = gunfire.prices(estimate.margin(view, side, charts))
        home = sea(charts).home[side] == hex_id
        lines.append(fighting.Line(ships, price, home, classes.count("fast"), classes.count("slow")))
    return fighting.round_of((lines[0], lines[1]), charts, options.damage_table, options.range_mix)


def _manoeuvre(view: State, side: str, orders: Any, charts: Charts, options: Options) -> Any:
    """The declaration with the best exchange of fire to expect, over every way both dice can fall."""
    fight, place = fight_of(view), INDEX[ENEMY[side]]
    number = fight.numbers[place]
    enemy = None if number is None else CombatRoll(number, fight.confused[place])
    this, halved = _round(view, charts, options), bool(fight.half[place])
    return max(
        orders,
        key=lambda order: fighting.manoeuvre_value(this, side, order.half, order.over, halved, enemy),
    )


def _situations(view: State, side: str, orders: Any, charts: Charts, options: Options) -> Any:
    """The situations with the best exchange of fire."""
    fight = fight_of(view)
    best, _ = fighting.best_situations(
        _round(view, charts, options), side, fight.choices, fight.half, fight.confused
    )
    return given.ChooseSituations(best)


def _at_stake(view: State, charts: Charts, hex_id: str) -> float:
    """The points that the attacker may still win by staying alone in a hex."""
    owner, value = control_value(charts, hex_id)
    return value if owner and side_of(owner) == ENEMY[battle_of(view).attacker] else 0.0


def _fire(view: State, side: str, orders: Any, charts: Charts, options: Options) -> Any:
    """The allocation worth the most: ships by the damage table, broken fleets, and maintenance."""
    fleets = [fleet for _, fleet in orders.fleets]
    stake = _at_stake(view, charts, fight_of(view).hex) / len(fleets)
    price = gunfire.prices(estimate.margin(view, ENEMY[side], charts))
    broken = gunfire.BROKEN_FLEET + stake / 2
    return orders.order(
        gunfire.best_allocation(orders.affordable, fleets, broken, price, charts, options.damage_table)
    )


def _short_in_hex(view: State, side: str, charts: Charts, table: str) -> float:
    """The chance that another round in this hex brings a side below its maintenance number."""
    hex_id = fight_of(view).hex
    ships = len(estimate.ships_at_sea(view, hex_id, side))
    guns = estimate.strength(estimate.ships_at_sea(view, hex_id, ENEMY[side]), charts)
    return _short_after(view, side, ships, guns, charts, table)


def _another_round(view: State, side: str, orders: Any, charts: Charts, options: Options) -> Any:
    """Fight on when the exchange to expect, and the hex at stake, are worth it."""
    this = _round(view, charts, options)
    value = fighting.manoeuvre_value(this, side, False, 0, False, None)
    stake = _at_stake(view, charts, fight_of(view).hex)
    own, enemy = (_short_in_hex(view, one, charts, options.damage_table) for one in (side, ENEMY[side]))
    value += gunfire.DECISIVE * (enemy - own)
    if side == battle_of(view).attacker:
        return given.WantRound(value + 0.5 * stake > 0)
    if not fight_of(view).attacker_wants:
        return given.WantRound(False)
    return given.WantRound(value + 0.5 * stake > 0)


HABITS: dict[str, Callable] = {
    "deployment": always(given.StartDeployment()),
    "sort_ddbox": _sort,
    "declare_rolls": always(given.DeclareRolls(2)),
    "second_roll": always(given.RollAgain()),
    "detachment": always(given.SkipDetachment()),
    "begin_warfare": _warfare,
    "initiative_dice": _dice,
    "offer_battle": _offer,
    "accept_battle": _accept,
    "form_fleets": _form,
    "show_fleets": _show,
    "place_marker": _place,
    "intercept": _intercept,
    "manoeuvre": _manoeuvre,
    "choose_situations": _situations,
    "allocate_fire": _fire,
    "another_round": _another_round,
}
