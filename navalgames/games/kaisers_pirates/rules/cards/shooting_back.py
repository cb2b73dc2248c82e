"""Reactions that shoot back: AMC, Trap, Q-Ship, Sail Q-Ship (3.3.1, 3.3.28, 3.3.34, 3.3.46).

Knows the exchange of fire, both rolls before either result is applied.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.kaisers_pirates.rules import modifiers, opposed, ships
from navalgames.games.kaisers_pirates.rules.cards.warding_off import CANCELLED
from navalgames.games.kaisers_pirates.rules.frames import Attack
from navalgames.games.kaisers_pirates.rules.limits import by_phantom
from navalgames.games.kaisers_pirates.state import Scored, State, active_of, going_on, in_fleet, with_active
from navalgames.games.kaisers_pirates.tables import ActionCard, Box

DECOYS = {"Q-Ship": "3.3.28", "Sail Q-Ship": "3.3.34"}
"""The cards that fight a submarine in the place of a merchantman, with their numbers."""


def amc(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """An armed merchant cruiser fights the interceptor in the merchantman's place.

    Rule: 3.3.1c-3.3.1j.
    """
    card = box.cards[frame.reaction]
    dice.note("3.3.1c", "kp-log-amc", side=frame.defender, face=card.face, ship=frame.ship)
    acted("3.3.1d")
    to_amc = fired_at_cruiser(dice, state, frame, card, box)
    to_ship = fired_at_interceptor(dice, state, frame, card.attack, box)
    if to_amc == opposed.SUNK:
        state = score_reaction(dice, state, frame, frame.attacker, box)
    state = hit_interceptor(dice, state, frame, to_ship, box)
    passage = box.options.safe_passage_scope == "any_survived_intercept"
    return going_on(state, frame, stage="after", result=CANCELLED, identify="3.3.1i", passage=passage)


def fired_at_cruiser(dice: Dice, state: State, frame: Attack, cruiser: ActionCard, box: Box) -> str:
    """The interceptor's shot at the armed merchant cruiser (3.3.1d)."""
    shot = modifiers.attack(state, frame, box)
    return opposed.fight(dice, box.ships[frame.ship].attack, shot, cruiser.defence, 0, box.charts)


def fired_at_interceptor(dice: Dice, state: State, frame: Attack, coin: str, box: Box) -> str:
    """A shot at the intercepting warship or raider, -1 at night (3.2.7k, 3.3.1h)."""
    defence = modifiers.defence(state, frame.ship, box)
    shot = modifiers.night(frame, box)
    return opposed.fight(dice, coin, shot, box.ships[frame.ship].defence, defence, box.charts)


def hit_interceptor(dice: Dice, state: State, frame: Attack, result: str, box: Box) -> State:
    """What a shot does to the interceptor; the defender scores it (3.3.1g, 3.3.46d)."""
    if result == opposed.SUNK:
        return ships.sunk(dice, state, frame.ship, frame.defender, box)
    if result == opposed.DAMAGED:
        return ships.damaged(dice, state, frame.ship, box)
    return state


def trap(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The merchantman will fire too when the intercept is fought (3.3.46c, 3.3.46g)."""
    return going_on(state, frame, stage="fight", trap=frame.reaction, identify="3.3.46g")


def q_ship(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """A Q-ship takes the place of the merchantman before the submarine.

    Rule: 3.3.28c-3.3.28j, 3.3.34c-3.3.34g.
    """
    ship, boat, charts = box.cards[frame.reaction], box.cards[frame.card], box.charts
    dice.note("3.3.28c", "kp-log-q-ship", side=frame.defender, face=ship.face)
    boat_hit, ship_hit = duel(dice, ship, boat, charts)
    if ship_hit == opposed.SUNK:
        state = score_reaction(dice, state, frame, frame.attacker, box)
    if boat_hit == opposed.SUNK:
        state = score_boat(dice, state, frame, box)
    return going_on(state, frame, stage="after", result=CANCELLED, passage=False)


def duel(dice: Dice, ship: ActionCard, boat: ActionCard, charts: Charts) -> tuple[str, str]:
    """What befalls the submarine and the decoy, in this order.

    Rule: 3.3.28c, 3.3.28d, 3.3.28j, 3.3.34c, 3.3.34d. Charts: combat_result, challenge_result.
    """
    rule = DECOYS[ship.kind]
    acted(f"{rule}c")
    acted(f"{rule}d")
    if dice.resolve(opposed.succeeds, ship.challenge, 0, ship.response, charts):
        boat_hit = dice.resolve(opposed.fight, ship.gun, 0, boat.defence, 0, charts, "gun_attack")
        return boat_hit, dice.resolve(opposed.fight, boat.gun, 0, ship.defence, 0, charts, "gun_attack")
    ship_hit = dice.resolve(opposed.fight, boat.torpedo, 0, ship.defence, 0, charts, "torpedo_attack")
    if ship_hit == opposed.SUNK or not ship.depth_charge:
        return opposed.NONE, ship_hit
    charge = ship.depth_charge
    return dice.resolve(opposed.fight, charge, 0, boat.defence, 0, charts, "depth_charge_attack"), ship_hit


def score_reaction(dice: Dice, state: State, frame: Attack, scorer: str, box: Box) -> State:
    """A sunk AMC or Q-ship scores for its enemy (3.3.1g, 3.3.28g, 5.3.3e)."""
    dice.note("2.3.2", "kp-log-card-sunk", face=box.cards[frame.reaction].face, scorer=scorer)
    if by_phantom(frame.defender, box):
        return ships.scored(state, scorer, Scored(frame.reaction, "phantom"))
    reactions = tuple(one for one in active_of(state).reactions if one != (frame.defender, frame.reaction))
    return ships.scored(with_active(state, reactions=reactions), scorer, Scored(frame.reaction, "action"))


def score_boat(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """A sunk submarine scores for the owner of the Q-ship (3.3.28g, 5.3.3e)."""
    dice.note("2.3.2", "kp-log-card-sunk", face=box.cards[frame.card].face, scorer=frame.defender)
    if by_phantom(frame.attacker, box):
        return ships.scored(state, frame.defender, Scored(frame.card, "phantom"))
    used = tuple(card for card in active_of(state).used if card != frame.card)
    return ships.scored(with_active(state, used=used), frame.defender, Scored(frame.card, "action"))


def interceptor_lost(state: State, frame: Attack) -> bool:
    """Whether the intercepting warship or raider has left its fleet (X.3)."""
    return bool(frame.ship) and not in_fleet(state, frame.attacker, frame.ship)
