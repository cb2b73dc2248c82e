"""Housekeeping: fire, repair, morale, striking, sails, freeing, smoke, the card.

Knows step 7 (17.1 to 17.7); what is done to sails and grapples stands in `sails`. Rolls can be read exactly;
`t` are the tables of the charts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted, reaches
from navalgames.games.agenda import Ask, Stage
from navalgames.games.frigate_duel.given import PlayCard, Repair
from navalgames.games.frigate_duel.rules import cards, crew, endings, wounds
from navalgames.games.frigate_duel.rules.asking import modified
from navalgames.games.frigate_duel.rules.cards import asks_for_card
from navalgames.games.frigate_duel.rules.impulses import with_smoke
from navalgames.games.frigate_duel.rules.ship_order import for_each_ship
from navalgames.games.frigate_duel.state import (
    FIRE_PARTY,
    REPAIR,
    RIGGING_CHANGE,
    Names,
    Ship,
    State,
    Task,
    afloat,
    card_kind,
    changed,
    pop,
    push,
    with_ship,
)
from navalgames.games.frigate_duel.tables import Box, Entries

OUT, DAMAGED, BURNING = "out", "damaged", "burning"


# ------------------------------------------------------------------------ the rolls


def fire_fighting(dice: Dice, quality: int, party: bool, t: Entries) -> str:
    """What becomes of a fire in a turn: out, damaged (a rigging box is lost) or burning on.

    Rule: 17.1a, 17.1b, 17.1c, P5.5. Charts: housekeeping.
    """
    total = fire_roll(dice, quality)
    if put_out(total, party, t):
        return OUT
    if total > t.housekeeping["fire damage"]:
        return BURNING
    acted("17.1b")
    return DAMAGED


def fire_roll(dice: Dice, quality: int) -> int:
    """The total of fighting a fire.

    Rule: 17.1a, 17.1c.
    """
    if quality:
        acted("17.1c")
    return dice.roll("1d6", "fire-fighting", "17.1a") + quality


def put_out(total: int, party: bool, t: Entries) -> bool:
    """Whether a fire goes out.

    Rule: 17.1a, P5.5. Charts: housekeeping.
    """
    if total < t.housekeeping["fire out"]:
        return False
    if not party:
        acted("P5.5")
    return party


def fought(points: int, needs_party: bool) -> bool:
    """Whether anybody fights a fire.

    Rule: P5.5 (switch firefight_needs_party).
    """
    return points > 0 or not needs_party


def repairs(dice: Dice, points: int, quality: int, t: Entries) -> bool:
    """Whether a repair succeeds.

    Rule: 17.2a, 17.2b. Charts: housekeeping.
    """
    if not points:
        return False
    if quality:
        acted("17.2b", quality)
    thrown = dice.roll(f"best 1 of {points}d6", "repair", "17.2a")
    return reaches(thrown, quality, t.housekeeping["repair"])


def boxes_of_a_repair(t: Entries) -> int:
    """The boxes that a successful repair gives back.

    Rule: 17.2c. Charts: housekeeping.
    """
    acted("17.2c")
    return t.housekeeping["repaired boxes"]


def hull_morale_falls(dice: Dice, destroyed: int, morale: int, t: Entries) -> bool:
    """Whether destroyed sections lower the morale.

    Rule: 17.3a, 17.3b, 17.3c. Charts: housekeeping.
    """
    if not destroyed:
        return False
    if morale:
        acted("17.3c")
    lowest = dice.roll(f"worst 1 of {destroyed}d6", "hull-morale", "17.3a")
    if lowest + morale > t.housekeeping["morale falls at"]:
        return False
    acted("17.3b")
    return True


def strikes(dice: Dice, markers: int, morale: int, t: Entries) -> bool:
    """Whether a ship surrenders.

    Rule: 17.4a, 17.4b, 17.4c. Charts: housekeeping.
    """
    if not markers:
        return False
    if morale:
        acted("17.4c", morale)
    lowest, last = dice.roll(f"worst 1 of {markers}d6", "strike", "17.4a"), t.housekeeping["strikes at"]
    modified(last + 1, morale)
    if lowest + morale > last:
        return False
    acted("17.4b")
    return True


# ------------------------------------------------------------------------ the steps


def begin(dice: Dice, state: State, task: Task, box: Box) -> State:
    """All steps in the printed order; within each the initiative player's ships first.

    Rule: 7, P17.1, P22.2.
    """
    numbers = afloat(state)

    def each(step: str, concerned: Callable[[Ship], Any]) -> tuple[Task, ...]:
        return for_each_ship(state, step, [one for one in numbers if concerned(state.ships[one])])

    return push(
        state,
        *each("fire_fighting", lambda ship: ship.burning),
        *each("repairing", lambda ship: ship.crew[REPAIR]),
        *each("hull_morale", lambda ship: ship.hull_lost),
        Task("striking"),
        *each("sail", lambda ship: ship.crew[RIGGING_CHANGE]),
        *each("free", lambda ship: ship.grappled >= 0),
        Task("smoke"),
        *([Task("draw_card", state.initiative)] if box.options.bridge_cards else []),
    )


def fight_fire(dice: Dice, state: State, task: Task, box: Box) -> State:
    """A burning ship fights her fire.

    Rule: 17.1a, 17.1b, P5.5 (switch firefight_needs_party).
    """
    ship = state.ships[task.ship]
    party = fought(ship.crew[FIRE_PARTY], box.options.firefight_needs_party)
    found = fire_fighting(dice, box.ship_cards[ship.id].quality, party, box)
    dice.note("17.1a", f"fd-log-fire-{found}", ship=ship.id)
    if found == OUT:
        return changed(state, task.ship, burning=False)
    if found == DAMAGED:
        hurt = wounds.with_rigging_lost(ship, box.housekeeping["fire rigging boxes"], box)
        return with_ship(state, task.ship, wounds.with_markers(hurt, box))
    return state


def begin_repair(dice: Dice, state: State, task: Task, box: Box) -> State:
    """A ship with crew at repair and something to repair.

    Rule: 17.2a, P17.2.
    """
    ship = state.ships[task.ship]
    if ship.out or not ship.crew[REPAIR] or not wounds.repairable(ship, box):
        return state
    boxes = boxes_of_a_repair(box)
    return push(state, task._replace(stage="repair_card"), task._replace(stage="repair_roll", data=boxes))


def _shipwrights(dice: Dice, state: State, task: Task, order: PlayCard, box: Box) -> State:
    """Rule: P17.card.shipwrights."""
    roll = state.tasks[-1]._replace(data=cards.size_of(card_kind(order.card), box))
    return push(pop(state), roll)


def repair_roll(dice: Dice, state: State, task: Task, box: Box) -> State:
    """The roll; its success gives back `data` boxes.

    Rule: 17.2a, 17.2c.
    """
    ship = state.ships[task.ship]
    if not repairs(dice, ship.crew[REPAIR], box.ship_cards[ship.id].quality, box):
        dice.note("17.2a", "fd-log-repair-fails", ship=ship.id)
        return state
    return push(state, task._replace(stage="repairs"))


def repair_boxes(dice: Dice, state: State, task: Task, box: Box) -> State:
    """One box after the other; the owner chooses where there is a choice.

    Rule: 17.2c, P17.2.
    """
    possible = wounds.repairable(state.ships[task.ship], box)
    if not task.data or not possible:
        return state
    if len(possible) > 1:
        return push(state, task._replace(stage="repair_box"))
    return _repaired(dice, state, task, possible[0])


def _repaired(dice: Dice, state: State, task: Task, what: str) -> State:
    ship = state.ships[task.ship]
    dice.note("17.2c", "fd-log-repaired", ship=ship.id, what=what)
    state = with_ship(state, task.ship, wounds.repaired(ship, what))
    return push(state, task._replace(stage="repairs", data=task.data - 1))


def _owner(state: State, task: Task, box: Box) -> Names:
    return (task.side,)


def _repair_offers(state: State, task: Task, side: str, box: Box) -> tuple[Repair, ...]:
    ship = state.ships[task.ship]
    return tuple(Repair(ship.id, what) for what in wounds.repairable(ship, box))


def _repair(dice: Dice, state: State, task: Task, side: str, order: Repair, box: Box) -> State:
    return _repaired(dice, pop(state), task, order.what)


def hull_morale(dice: Dice, state: State, task: Task, box: Box) -> State:
    """Destroyed sections weigh on the crew.

    Rule: 17.3a, 17.3b.
    """
    ship = state.ships[task.ship]
    if not hull_morale_falls(dice, crew.sections_destroyed(ship, box), ship.morale, box):
        return state
    return push(state, Task("example_loss", task.side, task.ship), Task("morale_loss", task.side, task.ship))


def _example(dice: Dice, state: State, task: Task, order: PlayCard, box: Box) -> State:
    """The loss that comes next is ignored (P17.card.example)."""
    return pop(state)


def lose_morale(dice: Dice, state: State, task: Task, box: Box) -> State:
    """The morale falls by one step.

    Rule: 17.3b, P1.9.
    """
    ship = state.ships[task.ship]
    dice.note("17.3b", "fd-log-morale-falls", ship=ship.id)
    return with_ship(state, task.ship, wounds.morale_lost(ship, box))


def strike_checks(dice: Dice, state: State, task: Task, box: Box) -> State:
    """All strike checks, then whoever struck is out.

    Rule: 17.4a, 17.4b, P17.1, P18.2.
    """
    struck = [
        number
        for number in afloat(state)
        if strikes(dice, state.ships[number].markers, state.ships[number].morale, box)
    ]
    for number in struck:
        state = endings.taken_out(dice, state, number, "struck", "17.4b")
    return endings.look_for_end(dice, state, task, box)


# ------------------------------------------------------------------------ smoke


def age_smoke(dice: Dice, state: State, task: Task, box: Box) -> State:
    """Smoke thins and drifts downwind.

    Rule: 17.6a, 17.6b, P17.5. Charts: housekeeping.
    """
    old, less = state.smoke, box.housekeeping["smoke taken off"]
    wx, wy = box.steps[state.wind]
    drift = box.housekeeping["smoke drift"]
    state = state._replace(smoke=())
    for x, y, value in old:
        if value > less:
            state = with_smoke(state, x - drift * wx, y - drift * wy, value - less)
    return state


STAGES: dict[str, Stage] = {
    "housekeeping": begin,
    "fire_fighting": fight_fire,
    "repairing": begin_repair,
    "repair_roll": repair_roll,
    "repairs": repair_boxes,
    "hull_morale": hull_morale,
    "morale_loss": lose_morale,
    "striking": strike_checks,
    "smoke": age_smoke,
}
ASKS: dict[str, Ask] = {
    "repair_card": asks_for_card("repair_card", "P17.card.shipwrights", ("shipwrights",), _shipwrights),
    "repair_box": Ask("17.2c", _repair_offers, _repair, "repair_box", _owner),
    "example_loss": asks_for_card("example_card", "P17.card.example", ("example",), _example),
}
