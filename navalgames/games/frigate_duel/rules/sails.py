"""Changing sail and getting free: the rolls, and what they do.

Knows 17.5a and 17.5b. The rolls can be read exactly; `t` are the tables of the charts.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.pools import at_least
from navalgames.chance.witness import acted
from navalgames.games.agenda import Ask, Stage
from navalgames.games.frigate_duel.given import ChangeSail, Decline, PlayCard, TryFreeing
from navalgames.games.frigate_duel.rules import cards, endings
from navalgames.games.frigate_duel.rules.asking import modified
from navalgames.games.frigate_duel.rules.cards import asks_for_card
from navalgames.games.frigate_duel.state import (
    RIGGING_CHANGE,
    SAILS,
    Names,
    State,
    Task,
    card_kind,
    changed,
    pop,
    push,
)
from navalgames.games.frigate_duel.tables import Box, Entries


def sail_steps(dice: Dice, points: int, quality: int, t: Entries) -> int:
    """The steps by which the sails are changed.

    Rule: 17.5a1, 17.5a2, 17.5a3. Charts: housekeeping.
    """
    if quality:
        acted("17.5a3")
    return at_least(dice, points, t.housekeeping["sail change"] - quality, "sail-change", "17.5a2")


def sail_after(sail: str, steps: int, more: bool) -> str:
    """The sails after some steps up or down; steps beyond the last state are lost.

    Rule: P17.3, P1.14.
    """
    if steps:
        acted("P17.3")
    place = SAILS.index(sail) + (steps if more else -steps)
    return SAILS[min(max(place, 0), len(SAILS) - 1)]


def sail_objection(sail: str, more: bool) -> str:
    """Why the sails cannot be changed so: "no-more-sail", "no-less-sail"; "" when they can (P17.3)."""
    if sail == SAILS[-1 if more else 0]:
        return "no-more-sail" if more else "no-less-sail"
    return ""


def freeing_modifier(own_quality: int, enemy_quality: int, morale: int) -> int:
    """What is added to the die of freeing.

    Rule: 17.5b3, 17.5b4, 17.5b5.
    """
    for rule, amount in (("17.5b3", own_quality), ("17.5b4", -enemy_quality), ("17.5b5", morale)):
        if amount:
            acted(rule, amount)
    return own_quality - enemy_quality + morale


def frees(dice: Dice, modifier: int, t: Entries) -> bool:
    """Whether a ship frees herself.

    Rule: 17.5b2. Charts: housekeeping.
    """
    return dice.roll("1d6", "freeing", "17.5b2") >= modified(t.housekeeping["freeing"], modifier)


def _sail_who(state: State, task: Task, box: Box) -> Names:
    ship = state.ships[task.ship]
    return (task.side,) if not ship.out and ship.crew[RIGGING_CHANGE] else ()


def _sail_offers(state: State, task: Task, side: str, box: Box) -> tuple[Any, ...]:
    ship = state.ships[task.ship]
    changes = (ChangeSail(ship.id, more) for more in (True, False) if not sail_objection(ship.sail, more))
    return (Decline(), *changes)


def _change_sail(dice: Dice, state: State, task: Task, side: str, order: Any, box: Box) -> State:
    """The roll for setting or taking in sail.

    Rule: 17.5a1, 17.5a2, P17.3.
    """
    state = pop(state)
    if isinstance(order, Decline):
        return state
    ship = state.ships[task.ship]
    steps = sail_steps(dice, ship.crew[RIGGING_CHANGE], box.ship_cards[ship.id].quality, box)
    sail = sail_after(ship.sail, steps, order.more)
    dice.note("17.5a2", "fd-log-sail", ship=ship.id, sail=sail)
    return changed(state, task.ship, sail=sail)


def _free_who(state: State, task: Task, box: Box) -> Names:
    ship = state.ships[task.ship]
    return (task.side,) if ship.grappled >= 0 else ()


def _free_offers(state: State, task: Task, side: str, box: Box) -> tuple[Any, ...]:
    return (Decline(), TryFreeing(state.ships[task.ship].id))


def _try_freeing(dice: Dice, state: State, task: Task, side: str, order: Any, box: Box) -> State:
    state = pop(state)
    if isinstance(order, Decline):
        return state
    return push(state, task._replace(stage="free_card"), task._replace(stage="free_roll", data=0))


def _cut_free(dice: Dice, state: State, task: Task, order: PlayCard, box: Box) -> State:
    """Rule: P17.card.cut_free."""
    roll = state.tasks[-1]._replace(data=cards.size_of(card_kind(order.card), box))
    return push(pop(state), roll)


def free_roll(dice: Dice, state: State, task: Task, box: Box) -> State:
    """One attempt to get free.

    Rule: 17.5b2, 17.5b6, P17.4.
    """
    ship = state.ships[task.ship]
    enemy = state.ships[ship.grappled]
    cards_of = box.ship_cards
    modifier = task.data + freeing_modifier(
        cards_of[ship.id].quality, cards_of[enemy.id].quality, ship.morale
    )
    free = frees(dice, modifier, box)
    dice.note("17.5b2", "fd-log-freed" if free else "fd-log-not-freed", ship=ship.id, modifier=modifier)
    return endings.with_freed(state, task.ship) if free else state


STAGES: dict[str, Stage] = {"free_roll": free_roll}
ASKS: dict[str, Ask] = {
    "sail": Ask("17.5a1", _sail_offers, _change_sail, "change_sail", _sail_who),
    "free": Ask("17.5b1", _free_offers, _try_freeing, "try_freeing", _free_who),
    "free_card": asks_for_card("free_card", "P17.card.cut_free", ("cut_free",), _cut_free),
}
