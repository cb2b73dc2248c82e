"""Grappling and melee.

Knows steps 4.6 and 5. Rolls can be read exactly; `t` are the tables of the charts.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.agenda import Ask, Stage
from navalgames.games.frigate_duel.given import Board, Decline, PlayCard, SplitCrew, TryGrapple
from navalgames.games.frigate_duel.rules import cards, crew, endings, sea, wounds
from navalgames.games.frigate_duel.rules.asking import modified, number_of
from navalgames.games.frigate_duel.rules.cards import asks_for_card
from navalgames.games.frigate_duel.rules.impulses import foes_in_square, forget_marks
from navalgames.games.frigate_duel.state import (
    MELEE,
    Names,
    Ship,
    State,
    Task,
    afloat,
    at,
    card_kind,
    changed,
    in_order,
    plain_task,
    pop,
    push,
    ships_of,
    with_ship,
)
from navalgames.games.frigate_duel.tables import Box, Entries

FRENCH = "FR"


# ------------------------------------------------------------------------ the rolls


def grapple_modifier(
    own_morale: int,
    enemy_morale: int,
    own_crew: int,
    enemy_crew: int,
    difference: int,
    french: bool,
    t: Entries,
) -> int:
    """What is added to the die of a grapple.

    Rule: 12.0c, 12.0d, 12.0e, 12.0f, 12.0g, 12.0h, 12.0i. Charts: grapple.
    """
    facing = t.grapple[f"difference {difference}"]
    added = (own_morale, -enemy_morale, own_crew, -enemy_crew, facing, t.grapple["french"] if french else 0)
    counts = (own_morale, enemy_morale, own_crew, enemy_crew, difference, french)
    for rule, count, amount in zip(IN_A_GRAPPLE, counts, added, strict=True):
        if count:
            acted("12.0h" if rule == "12.0g" and count > HALF_TURN else rule, amount)
    return sum(added)


def grappling(own: Ship, foe: Ship, box: Box) -> int:
    """What is added when one ship on the table tries to grapple another."""
    return grapple_modifier(
        own.morale,
        foe.morale,
        crew.melee_crew(own),
        crew.melee_crew(foe),
        sea.heading_difference(own.heading, foe.heading),
        box.ship_cards[own.id].nation == FRENCH,
        box,
    )


IN_A_GRAPPLE = ("12.0c", "12.0d", "12.0e", "12.0f", "12.0g", "12.0i")
HALF_TURN = 2


def grapples(dice: Dice, modifier: int, t: Entries) -> bool:
    """Whether a grapple holds.

    Rule: 12.0b. Charts: grapple.
    """
    return dice.roll("1d6", "grapple", "12.0b") >= modified(t.grapple["target"], modifier)


def melee_successes(
    dice: Dice, number: int, support: int, modifier: int, t: Entries, stack: bool, why: str
) -> int:
    """The hits of an attack or the cancels of a defence, support placed where it gives most.

    Rule: 15.0c, 15.0d, 15.0h (switch melee_support_stack). Charts: melee.

    Support is added after the roll and only adds successes, so it goes to the dice that need least.
    """
    if number <= 0:
        return 0
    acted("15.0c")
    modified(t.melee["target"], modifier)
    faces = dice.faces(f"{number}d6", why, "15.0d")
    return successes(faces, support, modifier, t, stack)


def successes(faces: tuple[int, ...], support: int, modifier: int, t: Entries, stack: bool) -> int:
    """How many dice succeed with the best use of support.

    Rule: 15.0d, 15.0h. Charts: melee.
    """
    target, scored = t.melee["target"], 0
    for short in sorted(target - modifier - face for face in faces):
        if short > 0:
            if not support:
                break
            points = -(-short // t.melee["support"])
            if points > support or (not stack and points > 1):
                break
            acted("15.0h")
            support -= points
        scored += 1
    return scored


def melee(
    dice: Dice, attack: tuple[int, int], attack_modifier: int, defence: tuple[int, int],
    defence_modifier: int, t: Entries, stack: bool = True,
) -> int:  # fmt: skip
    """The hits left of one attack in melee; each side is (points, support).

    Rule: 15.0a, 15.0b, 15.0c, 15.0d, 15.0h, P15.5.
    """
    if not any(defence):
        acted("P15.5")
    hits = dice.resolve(melee_successes, *attack, attack_modifier, t, stack, "melee-attack")
    cancels = dice.resolve(melee_successes, *defence, defence_modifier, t, stack, "melee-defence")
    return max(0, hits - cancels)


def melee_modifier(quality: int, morale: int, french_attacker: bool, t: Entries) -> int:
    """What is added to each die of a side.

    Rule: 15.0e, 15.0f, 15.0g. Charts: melee.
    """
    if quality:
        acted("15.0e")
    if morale:
        acted("15.0f")
    if french_attacker:
        acted("15.0g")
    return quality + morale + (t.melee["french attacker"] if french_attacker else 0)


def divided(points: int, support: int) -> tuple[int, int]:
    """A crew of which some support: the points that roll, and those in support.

    Rule: 15.0b.
    """
    acted("15.0b")
    return points - support, support


def captures(left: int, defenders: int) -> bool:
    """Whether the hits left take the ship.

    Rule: P15.4.
    """
    acted("P15.4")
    return left > defenders


# ------------------------------------------------------------------------ grappling


def begin_grapples(dice: Dice, state: State, task: Task, box: Box) -> State:
    """Each side may try once, the initiative player first.

    Rule: 4.6, 12.0a, P12.1, P22.3.
    """
    free = [(ship.x, ship.y) for ship in state.ships if not ship.out and ship.grappled < 0]
    if len(set(free)) == len(free):  # all alone in their squares
        return state
    first, second = in_order(state)
    if not _pairs(state, first):  # nobody shares a square: the other side has nobody to grapple either
        return state
    return push(state, plain_task("grapple", first), plain_task("grapple", second))


def _pairs(state: State, side: str) -> tuple[tuple[int, int], ...]:
    return tuple(
        [
            (number, foe)
            for number in ships_of(state, side)
            if state.ships[number].grappled < 0
            for foe in foes_in_square(state, number)
        ]
    )


def _grapple_who(state: State, task: Task, box: Box) -> Names:
    return (task.side,) if _pairs(state, task.side) else ()


def _grapple_offers(state: State, task: Task, side: str, box: Box) -> tuple[Any, ...]:
    ships = state.ships
    return (Decline(), *(TryGrapple(ships[own].id, ships[foe].id) for own, foe in _pairs(state, side)))


def _try_grapple(dice: Dice, state: State, task: Task, side: str, order: Any, box: Box) -> State:
    state = pop(state)
    if isinstance(order, Decline):
        return state
    own, foe = number_of(state, order.ship), number_of(state, order.target)
    return push(
        state,
        Task("grapple_card", side),
        Task("grapple_roll", side, own, foe, 0),
    )


def _boarders(dice: Dice, state: State, task: Task, order: PlayCard, box: Box) -> State:
    """Rule: P17.card.boarders."""
    roll = state.tasks[-1]._replace(data=cards.size_of(card_kind(order.card), box))
    return push(pop(state), roll)


def grapple_roll(dice: Dice, state: State, task: Task, box: Box) -> State:
    """One attempt; grappled ships lose their marks.

    Rule: 12.0b, P7.9, P12.2.
    """
    own, foe = state.ships[task.ship], state.ships[task.other]
    modifier = task.data + grappling(own, foe, box)
    holds = grapples(dice, modifier, box)
    key = "fd-log-grappled" if holds else "fd-log-grapple-fails"
    dice.note("12.0b", key, ship=own.id, target=foe.id, modifier=modifier)
    if not holds:
        return state
    state = changed(state, task.ship, grappled=task.other)
    state = changed(state, task.other, grappled=task.ship)
    return forget_marks(forget_marks(state, task.ship), task.other)


# ------------------------------------------------------------------------ melee


def begin_melees(dice: Dice, state: State, task: Task, box: Box) -> State:
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
    return (task.side,) if ship.grappled >= 0 and crew.melee_crew(ship) else ()


def _board_offers(state: State, task: Task, side: str, box: Box) -> tuple[Any, ...]:
    return (Decline(), Board(state.ships[task.ship].id))


def _board(dice: Dice, state: State, task: Task, side: str, order: Any, box: Box) -> State:
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
    return tuple(SplitCrew(ship.id, *divided(points, helping)) for helping in range(points - least + 1))


def _split(dice: Dice, state: State, task: Task, side: str, order: SplitCrew, box: Box) -> State:
    place = 0 if state.ships[task.ship].side == side else 1
    return state._replace(splits=at(state.splits, place, (order.points, order.support)))


def fight(dice: Dice, state: State, task: Task, box: Box) -> State:
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
    if captures(left, ready):
        return _captured(dice, state, task.other, left, box)
    foe = foe._replace(crew=at(foe.crew, MELEE, ready - left))
    if not left:
        return state
    dice.note("P15.3", "fd-log-crew-lost", ship=foe.id, points=left)
    state = with_ship(state, task.other, wounds.with_markers(foe, box))
    state = endings.take_sinking(dice, state, box)
    return endings.look_for_end(dice, state, task, box)


def _captured(dice: Dice, state: State, number: int, losses: int, box: Box) -> State:
    """Losses first, then the ship is taken.

    Rule: P15.3, P15.4, P18.1.
    """
    ship = state.ships[number]
    dice.note("P15.3", "fd-log-crew-lost", ship=ship.id, points=min(losses, sum(ship.crew)))
    left = crew.in_default_order(ship.crew, losses, box, first=MELEE)
    state = with_ship(state, number, wounds.with_markers(ship._replace(crew=left), box))
    state = endings.taken_out(dice, state, number, "captured", "P15.4")
    return endings.look_for_end(dice, state, Task("look_for_end"), box)


STAGES: dict[str, Stage] = {
    "grapples": begin_grapples,
    "grapple_roll": grapple_roll,
    "melees": begin_melees,
    "melee": fight,
}
ASKS: dict[str, Ask] = {
    "grapple": Ask("12.0a", _grapple_offers, _try_grapple, "grapple", _grapple_who),
    "grapple_card": asks_for_card("grapple_card", "P17.card.boarders", ("boarders",), _boarders),
    "board": Ask("15.0a", _board_offers, _board, "board", _board_who),
    "split": Ask("15.0b", _split_offers, _split, "split_crew", _split_who),
}
