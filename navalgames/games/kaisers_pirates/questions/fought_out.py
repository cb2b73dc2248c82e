"""Attacks fought out on a small table by the engine itself, with plain answers to every decision.

Knows what each side decides: everything laid out is added to the first attack it fits, and the other player
answers with the first fitting card of a hand that is known. Knows no rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.kaisers_pirates.questions import small_table as small
from navalgames.games.kaisers_pirates.rules import attacks, limits, scoring, sequence
from navalgames.games.kaisers_pirates.rules.cards import assists, reactions
from navalgames.games.kaisers_pirates.rules.frames import Attack, Turn
from navalgames.games.kaisers_pirates.rules.limits import Reason
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
    "amc_carmania": "AMC 2",
    "break_contact": "Break Contact 1",
    "fast_ship": "Fast Ship 1",
    "minesweeper": "Minesweeper 1",
    "mistaken_identity": "Mistaken Identity 1",
    "non_combatant": "Non-Combatant 1",
    "penshurst": "Q-Ship 1",
    "privet": "Q-Ship 2",
    "prize": "Sail Q-Ship 1",
    "pull_the_plug": "Pull the Plug 1",
    "qqq": "QQQ 1",
    "razzle_dazzle": "Razzle-Dazzle 1",
    "recalled": "Recalled 1",
    "reflag": "Reflag 1",
    "shallow_run": "Shallow Run 1",
    "slim_pickings": "Slim Pickings 1",
    "trap": "Trap 1",
}
"""Every reaction that a hand may hold; the faces of a kind that differ by their names."""
TO_GERMAN = (
    "amc_alcantara", "amc_carmania", "break_contact", "fast_ship", "non_combatant", "qqq", "shallow_run",
    "slim_pickings", "trap",
)  # fmt: skip
"""The reactions that may answer a German intercept."""
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

Count = Callable[[State, Box], int]


def table(own: Names, ships: tuple[Ship, ...], traders: tuple[Ship, ...], prey: Names, held: Names) -> State:
    """North on turn with cards laid out; South with merchantmen, ships in sight and a hand that is known."""
    state = small.table(ships, traders)
    state = with_player(state, SOUTH, ships=tuple(map(Ship, prey)), hand=held)
    laid_out = tuple(Committed(card, "action") for card in (*own, SPARE))
    return with_active(state, committed=laid_out)._replace(stack=(Turn("resolve", (NORTH,)),))


def held_cards(held: str, also_held: str = "none") -> Names:
    """The cards of a known hand; of the same kind twice the next copy."""
    card = HELD[held]
    if held == also_held and card:
        return (card, next_copy(card))
    return tuple(sorted({card, HELD[also_held]} - {""}))


def next_copy(card: str) -> str:
    """The id of the next copy of this card, if there is one."""
    kind, copy = card.rsplit(" ", 1)
    return f"{kind} {int(copy) + 1}"


def held_twice(also_held: str, box: Box) -> Reason | None:
    """Why the same card cannot be held twice: it has no other copy with the same face (1.1.2d)."""
    card = HELD[also_held]
    second = next_copy(card)
    if second in box.cards and box.cards[second].face == box.cards[card].face:
        return None
    return limits.Reason("kp-refused-one-copy", "1.1.2d")


def why_not_answer(state: State, frame: Attack, answer: str, box: Box) -> Reason | None:
    """Why this card may not answer this attack; None when it may, or when no card is played."""
    if not HELD[answer]:
        return None
    return reactions.why_not_react(state, frame._replace(reaction=""), HELD[answer], box)


# ------------------------------------------------------------------------ deciding and fighting


def decided(state: State, tries: bool, box: Box) -> tuple[str, Any]:
    """Who decides and what: the first order offered; of assists first those that name further targets.

    A defender who picks the target that remains picks the last.

    Args:
        tries: whether a ship that may tries for safe passage; not where all the same is counted.
    """
    frame = state.stack[-1]
    side = frame.asked[0]
    offered = sequence.AGENDA.asks[frame.stage].offers(state, frame, side, box)
    if frame.stage == "assists":
        added = offered[:-1]
        offered = (*sorted(added, key=lambda order: _place(box.kind(order.card))), *offered[-1:])
    last = frame.stage == "passage" and not tries
    if last or (frame.stage == "keep_target" and side == frame.defender):
        return side, offered[-1]
    return side, offered[0]


def _place(kind: str) -> int:
    return 0 if kind in FIRST_ADDED else 2 if kind == assists.BOARDING else 1


def after(dice: Dice, state: State, stage: str, tries: bool, box: Box) -> State:
    """The table after the pending decision, up to the next one. stage: what is to be decided."""
    frame = state.stack[-1]
    side, order = decided(state, tries, box)
    agenda = sequence.AGENDA
    return agenda.run(dice, agenda.asks[stage].answer(dice, state, frame, side, order, box), box)


def ended(dice: Dice, state: State, tries: bool, box: Box) -> State:
    """The table when what is under way is over."""
    if state.stack[-1].stage == "resolve":
        return state
    return dice.resolve(ended, dice.resolve(after, state, state.stack[-1].stage, tries, box), tries, box)


def resting(state: State) -> State:
    """The table in the turn of North, at rest between two attacks."""
    return state._replace(stack=(Turn("resolve", (NORTH,)),))


class Fought(NamedTuple):
    """The table after an attack, and how much of what is measured it brought."""

    state: State
    gained: int


def fought_out(dice: Dice, state: State, measure: Count, box: Box) -> Fought:
    """The table when the attack under way is over, and how much of what is measured it brought from here."""
    if state.stack[-1].stage == "resolve":
        return Fought(state, 0)
    then = dice.resolve(after, state, state.stack[-1].stage, measure is not taken, box)
    gained = measure(then, box) - measure(state, box)
    end, more = dice.resolve(fought_out, counted(then), measure, box)
    return Fought(end, gained + more)


def counted(state: State) -> State:
    """Piles and prizes put away where they have been counted, so that equal tables are told to be equal."""
    if state.stack[-1].stage not in BREAKS:
        return state
    for side in (NORTH, SOUTH):
        state = with_player(state, side, pile=(), prizes=())
    return state if player(state, SOUTH).hand else with_active(state, sinkings=())


def attacked(dice: Dice, state: State, frame: Attack, measure: Count, box: Box) -> Fought:
    """One attack from its declaration to its end; nothing where the rules forbid it by now.

    Rule: 3.1.3b, 3.1.3c, 3.1.3d, 3.2.1i.
    """
    target = frame.targets[0]
    reason = gone(state, target) or limits.why_not_target(state, NORTH, frame.kind, target, box)
    reason = reason or (limits.why_not_act(state, NORTH, frame.ship, box) if frame.ship else None)
    if reason:
        acted(reason.rule)
        return Fought(state, 0)
    turn = state._replace(stack=(Turn("gap"),))
    begun = sequence.AGENDA.run(dice, attacks.begin(dice, turn, frame), box)
    gained = measure(begun, box) - measure(state, box)
    end, more = dice.resolve(fought_out, begun, measure, box)
    return Fought(end, gained + more)


def gone(state: State, name: str) -> Reason | None:
    """Why a ship that has left the table is attacked no more (3.1.5c)."""
    return limits.Reason("kp-refused-ship-gone", "3.1.5c") if located(state, name) is None else None


# ------------------------------------------------------------------------ what is measured


def taken(state: State, box: Box) -> int:
    """Merchantmen that North has sunk or captured."""
    one = player(state, NORTH)
    return sum(card.how == "merchantman" for card in one.pile) + len(one.prizes)


def advantage(state: State, box: Box) -> int:
    """The VP of North less those of South, before the limit on German ships (2.3.1a, 2.3.1b)."""
    north, south = player(state, NORTH), player(state, SOUTH)
    return scoring.victory_points(north, box) - scoring.victory_points(south, box)
