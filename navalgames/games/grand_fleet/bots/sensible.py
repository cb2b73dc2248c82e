"""The sensible captain: sound habits, no calculation.

Keeps its ships at home in good number, rolls one die more often than two, sails in middling
fleets by class, goes for undefended coasts, shoots at what is cheapest to sink.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.grand_fleet import given
from navalgames.games.grand_fleet.bots.estimate import (
    cheapest_first,
    margin,
    points_for,
    prizes,
    ships_at_sea,
    strength,
)
from navalgames.games.grand_fleet.bots.habits import always, by_habit
from navalgames.games.grand_fleet.forms import AllocationForm
from navalgames.games.grand_fleet.rules import combat, formation, placement
from navalgames.games.grand_fleet.state import (
    ENEMY,
    LAST_TURN,
    Options,
    Stack,
    State,
    battle_of,
    fight_of,
    fleets_in,
    in_fleet_boxes,
)

SAFE_MARGIN = 4
MIDDLING_FLEET = 5
LATE = LAST_TURN - 2


def sensible(view: State, side: str, orders: Any, charts: Charts, options: Options, dice: Dice) -> Any:
    """The order of the sensible captain."""
    return by_habit(HABITS, view, side, orders, charts, dice)


def _warfare(view: State, side: str, orders: Any, charts: Charts, dice: Dice) -> Any:
    """Begin the submarine war when outnumbered two to one, or 3 VP behind."""
    ours, theirs = (len(in_fleet_boxes(view, one)) for one in (side, ENEMY[side]))
    if theirs > 2 * ours or points_for(view, side) <= -3:
        return given.BeginWarfare()
    return given.HoldWarfareBack()


def _dice(view: State, side: str, orders: Any, charts: Charts, dice: Dice) -> Any:
    """Mostly one die; two in one turn of three."""
    return given.ChooseInitiativeDice(2 if dice.roll("1d6", "habit") >= 5 else 1)


def _sits_on_a_lead(view: State, side: str) -> bool:
    return view.turn > LATE and points_for(view, side) > 0


def _offer(view: State, side: str, orders: Any, charts: Charts, dice: Dice) -> Any:
    """Offer when well above maintenance and not sitting on a lead at the end."""
    if len(orders) == 1 or (margin(view, side, charts) >= SAFE_MARGIN and not _sits_on_a_lead(view, side)):
        return given.OfferBattle()
    return given.DeclineBattle()


def _accept(view: State, side: str, orders: Any, charts: Charts, dice: Dice) -> Any:
    """Accept when well above maintenance; refuse on a lead of more than 3 at the end."""
    if view.turn > LATE and points_for(view, side) > 3:
        return given.RefuseBattle()
    return given.AcceptBattle() if margin(view, side, charts) >= SAFE_MARGIN else given.RefuseBattle()


def _form(view: State, side: str, orders: Any, charts: Charts, dice: Dice) -> Any:
    """Fleets of about five ships, the classes apart: enough of them to be in many places."""
    return orders.order(formation.arranged(charts, side, orders.ships, MIDDLING_FLEET))


def _show(view: State, side: str, orders: Any, charts: Charts, dice: Dice) -> Any:
    """All fast fleets face up."""
    return orders[-1]


def _place(view: State, side: str, orders: Any, charts: Charts, dice: Dice) -> Any:
    """The attacker goes for prizes nobody guards; the defender stands where the enemy is."""
    battle = battle_of(view)
    value = prizes(charts, battle.attacker)

    weights = {
        stack.hex: tuple(placement.weight(charts, stack, one) for one in (side, ENEMY[side]))
        for stack in battle.stacks
    }

    def appeal(order: given.PlaceMarker) -> float:
        own, enemy = weights.get(order.hex, (0, 0))
        if side == battle.attacker:
            return value.get(order.hex, 0.0) - 0.7 * enemy - 0.9 * own + 0.1 * bool(order.fleet)
        return value.get(order.hex, 0.0) * (1 + enemy) - 0.8 * max(0, own - enemy) + 0.5 * bool(enemy)

    appeals = list(map(appeal, orders))
    best = max(appeals)
    equal = [order for order, found in zip(orders, appeals, strict=True) if found == best]
    return equal[dice.roll(f"1d{len(equal)}", "habit") - 1] if len(equal) > 1 else equal[0]


def _intercept(view: State, side: str, orders: Any, charts: Charts, dice: Dice) -> Any:
    """Push towards a prize when attacking, away from it when defending; else pass."""
    battle = battle_of(view)
    value = prizes(charts, battle.attacker)
    sign = 1 if side == battle.attacker else -1

    def gain(order: Any) -> float:
        if isinstance(order, given.PassInterception):
            return 0.0
        there = placement.stack_in(battle.stacks, order.to) or Stack(order.to, (0, 0), ((), ()), False)
        company = placement.markers_of(there, side) - placement.markers_of(there, ENEMY[side])
        return sign * (value.get(order.to, 0.0) - value.get(order.hex, 0.0)) + 0.3 * company

    return max(orders, key=gain)


def _manoeuvre(view: State, side: str, orders: Any, charts: Charts, dice: Dice) -> Any:
    """One step of over-manoeuvre with several fleets; half gunnery when clearly outgunned."""
    hex_id = fight_of(view).hex
    ours = strength(ships_at_sea(view, hex_id, side), charts)
    theirs = strength(ships_at_sea(view, hex_id, ENEMY[side]), charts)
    over = 1 if len(fleets_in(view, hex_id, side)) > 2 else 0
    return given.Manoeuvre(theirs > 2 * ours, over)


def _situations(view: State, side: str, orders: Any, charts: Charts, dice: Dice) -> Any:
    """Silence half the enemy's guns first; close the range when stronger, open it when weaker."""
    fight = fight_of(view)
    ours = strength(ships_at_sea(view, fight.hex, side), charts)
    theirs = strength(ships_at_sea(view, fight.hex, ENEMY[side]), charts)
    wish = [combat.ENEMY_HALF, combat.CANCEL_HALF, combat.SHORT if ours > theirs else combat.LONG]
    return max(orders, key=lambda order: [order.situations.count(name) for name in wish])


def _fire(view: State, side: str, orders: AllocationForm, charts: Charts, dice: Dice) -> Any:
    """As many victory points per point of fire as can be had."""
    return orders.order(orders.affordable(cheapest_first(orders.ships, charts)))


def _another_round(view: State, side: str, orders: Any, charts: Charts, dice: Dice) -> Any:
    """Fight on with the stronger guns, unless maintenance is near."""
    hex_id = fight_of(view).hex
    ours = strength(ships_at_sea(view, hex_id, side), charts)
    theirs = strength(ships_at_sea(view, hex_id, ENEMY[side]), charts)
    return given.WantRound(ours > theirs and margin(view, side, charts) >= SAFE_MARGIN)


HABITS: dict[str, Callable] = {
    "deployment": always(given.StartDeployment()),
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
