"""What follows the fire: identification, supplies, cards played after a sinking, safe passage (X.1 (6)-(7)).

Knows the result of the attack on one target. Must not know how it came about.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.agenda import Ask
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules import opposed, ships
from navalgames.games.kaisers_pirates.rules.action_deck import out_of_hand
from navalgames.games.kaisers_pirates.rules.cards import reactions, warding_off
from navalgames.games.kaisers_pirates.rules.frames import GERMAN, Attack
from navalgames.games.kaisers_pirates.rules.limits import by_phantom
from navalgames.games.kaisers_pirates.state import (
    Scored,
    Sinking,
    State,
    active_of,
    going_on,
    in_fleet,
    lying,
    player,
    ship_of,
    with_active,
    with_player,
)
from navalgames.games.kaisers_pirates.tables import Box

CAPTURED = opposed.CAPTURED
AFTER_SINKING = ("Mistaken Identity", "Recalled")


def after(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """Identification and the price of pursuit; then supplies from a fresh prize.

    Rule: X.1 (6), 3.3.1i, 3.3.27d, 3.3.46g, 6.6.1b, 3.2.5b.
    """
    here = bool(frame.ship) and in_fleet(state, frame.attacker, frame.ship)
    if here and frame.identify:
        state = ships.identified(dice, state, frame.ship, frame.identify)
    if here and frame.pursued:
        state = pursuit_price(dice, state, frame, box)
    supplies = here and frame.result == CAPTURED and ship_of(state, frame.ship).out_of_supply
    if not supplies:
        return ask_sinking(dice, state, frame, box)
    if box.options.prize_supply:
        if by_phantom(frame.attacker, box):  # supplies can only cost VP here, so the phantom spares the prize
            return going_on(state, frame, stage="ask_sinking")
        return going_on(state, frame, stage="capture_supply", asked=(frame.attacker,))
    return _take_supplies(dice, state, frame, box)


def pursuit_price(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """A raider that pursued may run out of supply (6.6.1b, switch pursuit_check)."""
    challenge, response = box.coins("pursuit_supply")
    acted("6.6.1b")
    won = opposed.succeeds(dice, challenge, 0, response, box.charts)
    if won == (box.options.pursuit_check == "reversed"):
        return ships.out_of_supply(dice, state, frame.ship, "6.6.1b")
    return state


def _offer_supplies(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    return (given.Resupply(True), given.Resupply(False))


def _supplies(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    """The captor takes supplies from the prize, or spares it (3.2.5b, 6.12.3)."""
    frame = frame._replace(asked=())
    return (
        _take_supplies(dice, state, frame, box) if order.yes else going_on(state, frame, stage="ask_sinking")
    )


def _take_supplies(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    state = ships.supplied(dice, state, frame.ship, "3.2.5b")
    if box.options.prize_supply:
        acted("6.12.3")
        state = exhaustion(dice, state, frame.target, box)
    return going_on(state, frame, stage="ask_sinking")


def exhaustion(dice: Dice, state: State, prize: str, box: Box) -> State:
    """A prize that supplied a ship may be exhausted: scuttled, and scored at face value by its owner.

    Rule: 6.12.2, 6.12.3, 2.3.1a.
    """
    challenge, response = box.coins("prize_exhaustion")
    acted("6.12.2")
    if not opposed.succeeds(dice, challenge, 0, response, box.charts):
        return state
    side, _, ship = lying(state, prize)
    dice.note("6.12.2", "kp-log-exhausted", ship=prize, side=side)
    left = tuple(other for other in player(state, side).prizes if other is not ship)
    return ships.scored(with_player(state, side, prizes=left), side, Scored(prize, "exhausted"))


# ------------------------------------------------------------------------ after a sinking


def ask_sinking(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """Right after a merchantman was sunk its owner may answer by Recalled or Mistaken Identity.

    Rule: 3.3.23c-d, 3.3.30c-d, 3.2.2c (switch after_sinking_reactions_count), 5.3.3c.
    """
    if not _merchantman_sunk(state, frame):
        return ask_passage(dice, state, frame, box)
    if by_phantom(frame.defender, box):
        return _phantom_answers(dice, state, frame, box)
    if frame.reaction and box.options.after_sinking_reactions_count:
        if player(state, frame.defender).hand:
            acted("3.2.2c")
        return ask_passage(dice, state, frame, box)
    if frame.kind == GERMAN:
        sinking = Sinking(frame.defender, frame.ship)
        state = with_active(state, sinkings=(*active_of(state).sinkings, sinking))
    elif not reactions.exchangeable(state, frame.defender):
        return ask_passage(dice, state, frame, box)
    return ask_again(state, frame)


def ask_again(state: State, frame: Attack) -> State:
    """Ask the defender as long as he holds a card."""
    if not player(state, frame.defender).hand:
        return going_on(state, frame, stage="ask_passage", asked=())
    return going_on(state, frame, stage="sinking", asked=(frame.defender,))


def _merchantman_sunk(state: State, frame: Attack) -> bool:
    target = frame.target
    for card in player(state, frame.attacker).pile:
        if card.name == target and card.how == "merchantman":
            return True
    return False


def _phantom_answers(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The phantom's Recalled, which answers German intercepts alone, has waited for the result (5.3.3c)."""
    state = going_on(state, frame, stage="ask_passage")
    if frame.reaction and box.kind(frame.reaction) == "Recalled":
        return recalled(dice, state, frame.reaction, frame.ship, frame.attacker, box)
    return state


def _offer_after(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    possible: list[Any] = []
    for card in player(state, side).hand:
        if reactions.why_not_after_sinking(state, frame, card, box) is not None:
            continue
        if box.kind(card) == "Recalled":
            possible += [given.React(card)] if in_fleet(state, frame.attacker, frame.ship) else []
        else:
            possible += [given.React(card, name) for name in reactions.exchangeable(state, side)]
    return (*possible, given.Decline())


def _after_sinking(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    """Recalled or Mistaken Identity, or neither (3.3.23, 3.3.30)."""
    frame = frame._replace(asked=())
    if isinstance(order, given.Decline):
        return going_on(state, frame, stage="ask_passage")
    dice.note("3.2.2a", "kp-log-reaction", side=side, card=order.card)
    state = warding_off.spend_reaction(out_of_hand(state, side, order.card), side, order.card)
    if box.kind(order.card) == "Recalled":
        state = recalled(dice, state, order.card, frame.ship, frame.attacker, box)
    else:
        state = exchanged(dice, state, frame, order, box)
    frame = frame._replace(reaction=order.card)
    state = going_on(state, frame, stage="ask_passage")
    if not box.options.after_sinking_reactions_count:
        return ask_again(state, frame)
    return answered_sinking(state, side, frame.ship)


def answered_sinking(state: State, victim: str, interceptor: str) -> State:
    """One sinking by this ship has been answered; another one may still be (3.2.2c)."""
    left, answered = list(active_of(state).sinkings), Sinking(victim, interceptor)
    if answered in left:
        left.remove(answered)
    return with_active(state, sinkings=tuple(left))


def recalled(dice: Dice, state: State, card: str, ship: str, attacker: str, box: Box) -> State:
    """The defender challenges; success takes the intercepting ship out of play.

    Rule: 3.3.30c, 3.3.30g.
    """
    if not in_fleet(state, attacker, ship):
        return state
    acted("3.3.30c")
    coins = box.cards[card]
    if opposed.succeeds(dice, coins.challenge, 0, coins.response, box.charts):
        state = ships.removed(dice, state, ship, box)
    return state


def exchanged(dice: Dice, state: State, frame: Attack, order: Any, box: Box) -> State:
    """The ship just sunk and a sunk merchantman of the defender's pile change places.

    Rule: 3.3.23c, 3.3.23g.
    """
    coins = box.cards[order.card]
    acted("3.3.23c")
    if not opposed.succeeds(dice, coins.challenge, 0, coins.response, box.charts):
        return state
    lost, state = _taken(state, frame.attacker, frame.target)
    other, state = _taken(state, frame.defender, order.ship)
    dice.note("3.3.23c", "kp-log-exchanged", side=frame.defender, ship=lost.name, other=other.name)
    state = ships.scored(state, frame.defender, lost)
    return ships.scored(state, frame.attacker, other)


def _taken(state: State, side: str, name: str) -> tuple[Scored, State]:
    pile = player(state, side).pile
    card = next(one for one in pile if one.name == name)
    return card, with_player(state, side, pile=tuple(one for one in pile if one is not card))


# ------------------------------------------------------------------------ safe passage


def passage(dice: Dice, challenge: str, bonus: int, response: str, charts: Any) -> bool:
    """Whether a ship reaches safe passage (3.2.6c)."""
    acted("3.2.6c")
    return opposed.succeeds(dice, challenge, bonus, response, charts)


def try_passage(dice: Dice, state: State, name: str, bonus: int, box: Box) -> State:
    """A ship tries for safe passage; on success it goes to its owner's VP pile, else it stays.

    Rule: 3.2.6c, 3.2.6d.
    """
    card = box.ships[name]
    if passage(dice, card.challenge, bonus, card.response, box.charts):
        return ships.into_port(dice, state, name)
    dice.note("3.2.6c", "kp-log-not-safe", ship=name, side=lying(state, name)[0])
    return state


def may_try(state: State, frame: Attack) -> bool:
    """Whether the target survived undamaged in its owner's hands (3.2.6a, 3.3.3g)."""
    if not frame.passage or not frame.target:
        return False
    owner = player(state, frame.defender)
    for ship in (*owner.merchantmen, *owner.prizes):
        if ship.name == frame.target:
            return not ship.damage
    return False


def ask_passage(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The owner may try for safe passage; the phantom always does (3.2.6f, 5.4.5)."""
    if not may_try(state, frame):
        return going_on(state, frame, stage="next")
    if by_phantom(frame.defender, box):
        return going_on(_tried(dice, state, frame, box), frame, stage="next")
    return going_on(state, frame, stage="passage", asked=(frame.defender,))


def _offer_passage(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    return (given.TrySafePassage(), given.Decline())


def _passage(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    """The owner tries, or stays at sea (3.2.6f)."""
    if isinstance(order, given.TrySafePassage):
        state = _tried(dice, state, frame, box)
    return going_on(state, frame, stage="next", asked=())


def _tried(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The target tries, with what Non-Combatant adds (3.2.6a, 3.3.25g)."""
    acted("3.2.6a")
    if frame.bonus:
        acted("3.3.25g")
    return try_passage(dice, state, frame.target, frame.bonus, box)


STAGES = {"after": after, "ask_sinking": ask_sinking, "ask_passage": ask_passage}
ASKS = {
    "capture_supply": Ask("3.2.5b", _offer_supplies, _supplies),
    "sinking": Ask("3.3.30c", _offer_after, _after_sinking),
    "passage": Ask("3.2.6a", _offer_passage, _passage),
}
