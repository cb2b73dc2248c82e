"""Grappling, melee and bonus moves.

Knows steps 4.6, 5 and 6. Rolls can be read exactly; `t` are the tables of the charts.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.frigate_duel.given import Board, BonusMove, Decline, PlayCard, SplitCrew, TryGrapple
from navalgames.games.frigate_duel.rules import cards, crew, endings, sailing, sea, wounds
from navalgames.games.frigate_duel.rules.asking import Ask, Stage, number_of
from navalgames.games.frigate_duel.rules.cards import asks_for_card
from navalgames.games.frigate_duel.rules.impulses import foes_in_square, forget_marks
from navalgames.games.frigate_duel.state import (
    MELEE,
    Names,
    State,
    Task,
    afloat,
    at,
    changed,
    in_order,
    pop,
    push,
    ships_of,
    with_ship,
)
from navalgames.games.frigate_duel.tables import Box, card_kind

FRENCH = "FR"
FACES = 6


# ------------------------------------------------------------------------ the rolls


def grapple_modifier(
    own_morale: int, enemy_morale: int, own_crew: int, enemy_crew: int, difference: int, french: bool, t: Any
) -> int:
    """What is added to the die of a grapple.

    Rule: 12.0c, 12.0d, 12.0e, 12.0f, 12.0g, 12.0h, 12.0i. Charts: grapple.
    """
    facing = t.grapple[f"difference {difference}"]
    return own_morale - enemy_morale + own_crew - enemy_crew + facing + (t.grapple["french"] if french else 0)


def grapples(dice: Any, modifier: int, t: Any) -> bool:
    """Whether a grapple holds.

    Rule: 12.0b. Charts: grapple.
    """
    return dice.roll("1d6", "grapple", "12.0b") + modifier >= t.grapple["target"]


def melee_successes(
    dice: Any, number: int, support: int, modifier: int, t: Any, stack: bool, why: str
) -> int:
    """The hits of an attack or the cancels of a defence, support placed where it gives most.

    Rule: 15.0c, 15.0d, 15.0h (switch melee_support_stack). Charts: melee.

    Support is added after the roll and only adds successes, so it goes to the dice that need least.
    """
    if number <= 0:
        return 0
    faces = dice.faces(f"{number}d6", why, "15.0d")
    return successes(faces, support, modifier, t, stack)


def successes(faces: tuple[int, ...], support: int, modifier: int, t: Any, stack: bool) -> int:
    """How many dice succeed with the best use of support.

    Rule: 15.0d, 15.0h. Charts: melee.
    """
    each, target, scored = t.melee["support"], t.melee["target"], 0
    for short in sorted(target - modifier - face for face in faces):
        points = max(0, -(-short // each))
        if points > support or (not stack and points > 1):
            break
        support -= points
        scored += 1
    return scored


def melee(
    dice: Any, attack: tuple[int, int], attack_modifier: int, defence: tuple[int, int], defence_modifier: int,
    t: Any, stack: bool = True,
) -> int:  # fmt: skip
    """The hits left of one attack in melee; each side is (points, support).

    Rule: 15.0a, 15.0b, 15.0c, 15.0d, 15.0h, P15.5.
    """
    hits = dice.resolve(melee_successes, *attack, attack_modifier, t, stack, "melee-attack")
    cancels = dice.resolve(melee_successes, *defence, defence_modifier, t, stack, "melee-defence")
    return max(0, hits - cancels)


def melee_modifier(quality: int, morale: int, french_attacker: bool, t: Any) -> int:
    """What is added to each die of a side.

    Rule: 15.0e, 15.0f, 15.0g. Charts: melee.
    """
    return quality + morale + (t.melee["french attacker"] if french_attacker else 0)


def bonus_modifier(quality: int, sailing_points: int, straining: int, t: Any) -> int:
    """What is added to the die of a bonus move.

    Rule: 16.0d, 16.0e, 16.0f, 16.0g, P5.4. Charts: bonus_move.
    """
    table = t.bonus_move
    return quality + (table["sailing crew"] if sailing_points else 0) + table[f"straining {straining}"]


def bonus_succeeds(dice: Any, modifier: int, t: Any) -> bool:
    """Whether a bonus move succeeds.

    Rule: 16.0b. Charts: bonus_move.
    """
    return dice.roll("1d6", "bonus-move", "16.0b") + modifier >= t.bonus_move["target"]


def least_straining(reading: str) -> int:
    """The least straining of a bonus move.

    Rule: 16.0a, 16.0f (switch bonus_move).
    """
    return 1 if reading == "literal" else 0


def bonus_gained(success: bool, reading: str) -> bool:
    """Whether the ship comes a square ahead.

    Rule: 16.0a (switch bonus_move).
    """
    return success or reading != "success_only"


# ------------------------------------------------------------------------ grappling


def begin_grapples(dice: Any, state: State, task: Task, box: Box) -> State:
    """Each side may try once, the initiative player first.

    Rule: 4.6, 12.0a, P12.1, P22.3.
    """
    return push(state, *(Task("grapple", side) for side in in_order(state)))


def _pairs(state: State, side: str) -> tuple[tuple[int, int], ...]:
    return tuple(
        (number, foe)
        for number in ships_of(state, side)
        if state.ships[number].grappled < 0
        for foe in foes_in_square(state, number)
    )


def _grapple_who(state: State, task: Task, box: Box) -> Names:
    return (task.side,) if _pairs(state, task.side) else ()


def _grapple_offers(state: State, task: Task, side: str, box: Box) -> tuple[Any, ...]:
    ships = state.ships
    return (Decline(), *(TryGrapple(ships[own].id, ships[foe].id) for own, foe in _pairs(state, side)))


def _try_grapple(dice: Any, state: State, task: Task, side: str, order: Any, box: Box) -> State:
    state = pop(state)
    if isinstance(order, Decline):
        return state
    own, foe = number_of(state, order.ship), number_of(state, order.target)
    return push(
        state,
        Task("grapple_card", side),
        Task("grapple_roll", side, own, foe, 0),
    )


def _boarders(dice: Any, state: State, task: Task, order: PlayCard, box: Box) -> State:
    """Rule: P17.card.boarders."""
    roll = state.tasks[-1]._replace(data=box.cards[card_kind(order.card)].size)
    return push(pop(state), roll)


def grapple_roll(dice: Any, state: State, task: Task, box: Box) -> State:
    """One attempt; grappled ships lose their marks.

    Rule: 12.0b, P7.9, P12.2.
    """
    own, foe = state.ships[task.ship], state.ships[task.other]
    modifier = task.data + grapple_modifier(
        own.morale,
        foe.morale,
        crew.melee_crew(own),
        crew.melee_crew(foe),
        sea.heading_difference(own.heading, foe.heading),
        box.ship_cards[own.id].nation == FRENCH,
        box,
    )
    holds = grapples(dice, modifier, box)
    key = "fd-log-grappled" if holds else "fd-log-grapple-fails"
    dice.note("12.0b", key, ship=own.id, target=foe.id, modifier=modifier)
    if not holds:
        return state
    state = changed(state, task.ship, grappled=task.other)
    state = changed(state, task.other, grappled=task.ship)
    return forget_marks(forget_marks(state, task.ship), task.other)


# ------------------------------------------------------------------------ melee


def begin_melees(dice: Any, state: State, task: Task, box: Box) -> State:
    """Each grappled pair fights: the initiative player may attack, then the other.

    Rule: 5, 15.0a, P15.1, P22.3.
    """
    asks = []
    for number in afloat(state):
        ship = state.ships[number]
        if ship.side == state.initiative and ship.grappled >= 0:
            foe = ship.grappled
            asks += [Task("board", ship.side, number), Task("board", state.ships[foe].side, foe)]
    return push(state, *asks)


def _board_who(state: State, task: Task, box: Box) -> Names:
    ship = state.ships[task.ship]
    return (task.side,) if not ship.out and ship.grappled >= 0 and crew.melee_crew(ship) else ()


def _board_offers(state: State, task: Task, side: str, box: Box) -> tuple[Any, ...]:
    return (Decline(), Board(state.ships[task.ship].id))


def _board(dice: Any, state: State, task: Task, side: str, order: Any, box: Box) -> State:
    state = pop(state)
    if isinstance(order, Decline):
        return state
    foe = state.ships[task.ship].grappled
    dice.note("15.0a", "fd-log-boards", ship=order.ship, target=state.ships[foe].id)
    state = state._replace(splits=(None, None))
    return push(state, Task("split", ship=task.ship, other=foe), Task("melee", ship=task.ship, other=foe))


def _split_who(state: State, task: Task, box: Box) -> Names:
    """Attacker and defender until they have divided their crew; without crew there is nothing to do."""
    return tuple(
        state.ships[number].side
        for place, number in enumerate((task.ship, task.other))
        if state.splits[place] is None and state.ships[number].crew[MELEE]
    )


def _split_offers(state: State, task: Task, side: str, box: Box) -> tuple[SplitCrew, ...]:
    attacks = state.ships[task.ship].side == side
    ship = state.ships[task.ship if attacks else task.other]
    points = crew.melee_crew(ship)
    least = 1 if attacks else 0
    return tuple(SplitCrew(ship.id, rolls, points - rolls) for rolls in range(points, least - 1, -1))


def _split(dice: Any, state: State, task: Task, side: str, order: SplitCrew, box: Box) -> State:
    place = 0 if state.ships[task.ship].side == side else 1
    return state._replace(splits=at(state.splits, place, (order.points, order.support)))


def fight(dice: Any, state: State, task: Task, box: Box) -> State:
    """One attack: its losses, and whether the enemy is captured.

    Rule: 15.0a, P15.2, P15.3, P15.4, P15.5.
    """
    own, foe = state.ships[task.ship], state.ships[task.other]
    attack, defence = (split or (0, 0) for split in state.splits)
    state = state._replace(splits=())
    cards_of = box.ship_cards
    french = cards_of[own.id].nation == FRENCH
    left = melee(
        dice,
        attack,
        melee_modifier(cards_of[own.id].quality, own.morale, french, box),
        defence,
        melee_modifier(cards_of[foe.id].quality, foe.morale, False, box),
        box,
        box.options.melee_support_stack,
    )
    dice.note(
        "15.0d", "fd-log-melee", ship=own.id, target=foe.id, attack=attack[0], attack_support=attack[1],
        defence=defence[0], defence_support=defence[1], hits=left,
    )  # fmt: skip
    ready = crew.melee_crew(foe)
    if left > ready:
        return _captured(dice, state, task.other, left, box)
    foe = foe._replace(crew=at(foe.crew, MELEE, ready - left))
    if not left:
        return state
    dice.note("P15.3", "fd-log-crew-lost", ship=foe.id, points=left)
    state = with_ship(state, task.other, wounds.with_markers(foe, box))
    state = endings.take_sinking(dice, state, box)
    return endings.look_for_end(dice, state, task, box)


def _captured(dice: Any, state: State, number: int, losses: int, box: Box) -> State:
    """Losses first, then the ship is taken.

    Rule: P15.3, P15.4, P18.1.
    """
    ship = state.ships[number]
    dice.note("P15.3", "fd-log-crew-lost", ship=ship.id, points=min(losses, sum(ship.crew)))
    left = crew.in_default_order(ship.crew, losses, box, first=MELEE)
    state = with_ship(state, number, wounds.with_markers(ship._replace(crew=left), box))
    state = endings.taken_out(dice, state, number, "captured", "P15.4")
    return endings.look_for_end(dice, state, Task("look_for_end"), box)


# ------------------------------------------------------------------------ bonus move


def begin_bonuses(dice: Any, state: State, task: Task, box: Box) -> State:
    """Each ship may try once, those of the initiative player first.

    Rule: 6, P16.1.
    """
    return push(state, *(Task("bonus", state.ships[number].side, number) for number in afloat(state)))


def bonus_objection(state: State, number: int, box: Box) -> str:
    """Why a ship may not try: grappled, dismasted, hove to or head to wind; "" when she may.

    Rule: P16.1.
    """
    ship = state.ships[number]
    if ship.grappled >= 0:
        return "grappled"
    if sailing.dismasted(ship, box):
        return "dismasted"
    if ship.sail == "hove_to":
        return "hove-to"
    return "in-irons" if sea.letter(ship.heading, state.wind, box) == "H" else ""


def _bonus_who(state: State, task: Task, box: Box) -> Names:
    return () if state.ships[task.ship].out or bonus_objection(state, task.ship, box) else (task.side,)


def _bonus_offers(state: State, task: Task, side: str, box: Box) -> tuple[Any, ...]:
    least = least_straining(box.options.bonus_move)
    ship = state.ships[task.ship].id
    return (Decline(), *(BonusMove(ship, straining) for straining in range(least, 3)))


def _bonus(dice: Any, state: State, task: Task, side: str, order: Any, box: Box) -> State:
    """A square ahead; a failure costs rigging.

    Rule: 16.0a, 16.0b, 16.0c, P16.2 (switch bonus_move).
    """
    state = pop(state)
    if isinstance(order, Decline):
        return state
    ship = state.ships[task.ship]
    modifier = bonus_modifier(box.ship_cards[ship.id].quality, crew.sailing_crew(ship), order.straining, box)
    success = bonus_succeeds(dice, modifier, box)
    if bonus_gained(success, box.options.bonus_move):
        dx, dy = box.steps[ship.heading]
        ship = ship._replace(x=ship.x + dx, y=ship.y + dy)
    lost = 0 if success else order.straining
    dice.note("16.0a", "fd-log-bonus", ship=ship.id, modifier=modifier, boxes=lost, x=ship.x, y=ship.y)
    ship = wounds.with_markers(wounds.with_rigging_lost(ship, lost, box), box)
    return with_ship(state, task.ship, ship)


STAGES: dict[str, Stage] = {
    "grapples": begin_grapples,
    "grapple_roll": grapple_roll,
    "melees": begin_melees,
    "melee": fight,
    "bonuses": begin_bonuses,
}
ASKS: dict[str, Ask] = {
    "grapple": Ask("grapple", "12.0a", _grapple_who, _grapple_offers, _try_grapple),
    "grapple_card": asks_for_card("grapple_card", "P17.card.boarders", cards.simple("boarders"), _boarders),
    "board": Ask("board", "15.0a", _board_who, _board_offers, _board),
    "split": Ask("split_crew", "15.0b", _split_who, _split_offers, _split),
    "bonus": Ask("bonus_move", "16.0a", _bonus_who, _bonus_offers, _bonus),
}
