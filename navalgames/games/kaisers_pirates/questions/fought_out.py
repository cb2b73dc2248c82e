"""Attacks fought out on a small table by the engine itself, with plain answers to every decision.

Knows what each side decides: everything laid out is added to the first attack it fits, and the other player
answers with the first fitting card of a hand that is known. Knows no rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.charts import Charts
from navalgames.games.kaisers_pirates.questions import small_table as small
from navalgames.games.kaisers_pirates.rules import attacks, limits, scoring, sequence
from navalgames.games.kaisers_pirates.rules.cards import assists
from navalgames.games.kaisers_pirates.rules.frames import Attack, Turn
from navalgames.games.kaisers_pirates.state import (
    NORTH,
    SOUTH,
    Committed,
    Names,
    Ship,
    State,
    located,
    player,
    with_active,
    with_player,
)
from navalgames.games.kaisers_pirates.tables import Box

HELD = {
    "none": "",
    "amc_alcantara": "AMC 1",
    "break_contact": "Break Contact 1",
    "fast_ship": "Fast Ship 1",
    "non_combatant": "Non-Combatant 1",
    "razzle_dazzle": "Razzle-Dazzle 1",
    "shallow_run": "Shallow Run 1",
    "slim_pickings": "Slim Pickings 1",
    "trap": "Trap 1",
}
ASSISTS = {
    "surprise_attack": "Surprise Attack 1",
    "special_cargo": "Special Cargo 1",
    "boarding_party": "Boarding Party 1",
}
SEVERAL = {"warship": "Shipping Lanes 1", "raider": "Good Hunting 1"}
SPARE = "Wireless Intercept 1"
"""A card laid out to the last, so that the turn does not end before it is asked about."""
FIRST_ADDED = (assists.SHIPPING_LANES, assists.GOOD_HUNTING)
BREAKS = ("choose_target", "resolve")
"""Decisions before which nothing is left of the target fought last."""

Measure = Callable[[State, Box], int]


def table(own: Names, ships: tuple[Ship, ...], traders: tuple[Ship, ...], prey: Names, held: Names) -> State:
    """North on turn with cards laid out; South with merchantmen, ships in sight and a hand that is known."""
    state = small.table(ships, traders)
    state = with_player(state, SOUTH, ships=tuple(map(Ship, prey)), hand=held)
    laid_out = tuple(Committed(card, "action") for card in (*own, SPARE))
    return with_active(state, committed=laid_out)._replace(stack=(Turn("resolve", (NORTH,)),))


def held_cards(*names: str) -> Names:
    """The cards of a known hand, each once."""
    return tuple(sorted({HELD[name] for name in names} - {""}))


def witness(charts: Charts, ships: Names, traders: Names, cards: Names, box: Box) -> None:
    """Reads the cells that an answer about these ships and cards rests on."""
    for name in ships:
        for column in ("attack", "defence", "vp"):
            charts["german_ships"].value(name, column)
    for name in traders:
        for column in ("defence", "challenge", "response", "vp"):
            charts["merchantmen"].value(name, column)
    for card in cards:
        for column in ("challenge", "response"):
            charts["action_cards"].value(box.kind(card), column)
        for column in ("attack", "defence") if box.cards[card].face in charts["card_faces"].rows else ():
            charts["card_faces"].value(box.cards[card].face, column)


# ------------------------------------------------------------------------ deciding and fighting


def decided(state: State, box: Box) -> tuple[str, Any]:
    """Who decides and what: the first order offered; of assists first those that name further targets.

    A defender who picks the target that remains picks the last.
    """
    frame = state.stack[-1]
    side = frame.asked[0]
    offered = sequence.ASKS[frame.stage].offers(state, frame, side, box)
    if frame.stage == "assists":
        added = offered[:-1]
        offered = (*sorted(added, key=lambda order: _place(box.kind(order.card))), *offered[-1:])
    if frame.stage == "keep_target" and side == frame.defender:
        return side, offered[-1]
    return side, offered[0]


def _place(kind: str) -> int:
    return 0 if kind in FIRST_ADDED else 2 if kind == assists.BOARDING else 1


def after(dice: Any, state: State, box: Box) -> State:
    """The table after the pending decision, up to the next one."""
    frame = state.stack[-1]
    side, order = decided(state, box)
    return sequence.run(dice, sequence.ASKS[frame.stage].answer(dice, state, frame, side, order, box), box)


def fought_out(dice: Any, state: State, measure: Measure, box: Box) -> tuple[State, int]:
    """The table when the attack under way is over, and how much of what is measured it brought from here."""
    if state.stack[-1].stage == "resolve":
        return state, 0
    then = dice.resolve(after, state, box)
    gained = measure(then, box) - measure(state, box)
    end, more = dice.resolve(fought_out, counted(then), measure, box)
    return end, gained + more


def counted(state: State) -> State:
    """Piles and prizes put away where they have been counted, so that equal tables are told to be equal."""
    if state.stack[-1].stage not in BREAKS:
        return state
    for side in (NORTH, SOUTH):
        state = with_player(state, side, pile=(), prizes=())
    return state if player(state, SOUTH).hand else with_active(state, sinkings=())


def attacked(dice: Any, state: State, frame: Attack, measure: Measure, box: Box) -> tuple[State, int]:
    """One attack from its declaration to its end; nothing where the rules forbid it by now.

    Rule: 3.1.3b, 3.1.3c, 3.1.3d, 3.2.1i.
    """
    target = frame.targets[0]
    if located(state, target) is None or limits.why_not_target(state, NORTH, frame.kind, target, box):
        return state, 0
    if frame.ship and limits.why_not_act(state, NORTH, frame.ship, box):
        return state, 0
    turn = state._replace(stack=(Turn("gap"),))
    begun = sequence.run(dice, attacks.begin(dice, turn, frame), box)
    gained = measure(begun, box) - measure(state, box)
    end, more = dice.resolve(fought_out, begun, measure, box)
    return end, gained + more


# ------------------------------------------------------------------------ what is measured


def taken(state: State, box: Box) -> int:
    """Merchantmen that North has sunk or captured."""
    one = player(state, NORTH)
    return sum(card.how == "merchantman" for card in one.pile) + len(one.prizes)


def advantage(state: State, box: Box) -> int:
    """The VP of North less those of South, before the limit on German ships (2.3.1a, 2.3.1b)."""
    north, south = player(state, NORTH), player(state, SOUTH)
    return scoring.victory_points(north, box) - scoring.victory_points(south, box)
