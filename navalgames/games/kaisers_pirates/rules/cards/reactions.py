"""Which reaction may answer which attack (3.2.2, chart reaction_legality).

Knows the chart and the state of the attack. Must not know what a reaction does.
"""

from __future__ import annotations

from navalgames.charts import derived
from navalgames.games.kaisers_pirates.rules.frames import GERMAN, INTERCEPTS, TORPEDO, Attack
from navalgames.games.kaisers_pirates.rules.limits import Reason, is_raider, is_warship
from navalgames.games.kaisers_pirates.state import State, lying, player, ship_of
from navalgames.games.kaisers_pirates.tables import Box

SITUATIONS = {
    "british": "british_intercept",
    "interrogate": "interrogate",
    "monitor": "monitor",
    "mines": "mines",
    "torpedo": "torpedo",
}
AFTER_SINKING = "after sinking"
NOT_AGAINST = {
    "german_warship": "kp-refused-not-against-warship",
    "german_raider": "kp-refused-not-against-raider",
    "british_intercept": "kp-refused-not-against-british",
    "interrogate": "kp-refused-not-against-interrogate",
    "monitor": "kp-refused-not-against-monitor",
    "mines": "kp-refused-not-against-mines",
    "torpedo": "kp-refused-not-against-torpedo",
}
"""The card has nothing to do with this kind of attack; any other reason bars one that has."""
KEYS_NOT_AGAINST = frozenset(NOT_AGAINST.values())


def situation(frame: Attack, box: Box) -> str:
    """The column of the chart for an attack."""
    if frame.kind == GERMAN:
        return "german_warship" if is_warship(frame.ship, box) else "german_raider"
    return SITUATIONS[frame.kind]


def entry(kind: str, column: str, box: Box) -> str | bool:
    """A cell of the chart."""
    return box.charts["reaction_legality"].value(kind, column)


@derived(most=4096)
def answers(card: str, column: str, box: Box) -> str | Reason:
    """What the chart says of a card against attacks of this column; why it answers none of them.

    Rule: 3.2.2a. Charts: reaction_legality. Asked for every card in a hand at every attack.
    """
    kind = box.kind(card)
    number = box.number(kind)
    if box.cards[card].colour not in ("reaction", "dual"):
        return Reason("kp-refused-no-reaction", f"{number}c")
    word = entry(kind, column, box)
    if word == "no" or word in (AFTER_SINKING, "after the intercept"):
        return Reason(NOT_AGAINST[column], f"{number}f")
    return str(word)


def why_not_react(state: State, frame: Attack, card: str, box: Box) -> Reason | None:
    """Why a card in the defender's hand may not answer this attack now; None when it may.

    Rule: 3.2.2a-3.2.2c, 3.3.5e, 3.3.13e-f, 3.3.38e, 6.3.2, 6.9.2, 6.11.1. Charts: reaction_legality.
    """
    word = answers(card, situation(frame, box), box)
    if isinstance(word, Reason):
        return word
    kind = box.kind(card)
    number = box.number(kind)
    if reason := _why_not_word(state, frame, word, box):
        return Reason(reason, f"{number}f")
    if kind == "Reflag" and not box.options.reflag_dodges:
        return Reason("kp-refused-no-dodge", "3.3.32g")
    if frame.night and not entry(kind, "at_night", box):
        return Reason("kp-refused-night", f"{number}e")
    if _has(frame, "Surprise Attack", box) and not entry(kind, "against_surprise_attack", box):
        return Reason("kp-refused-surprise", f"{number}e")
    return _why_not_option(state, frame, kind, box)


def _why_not_word(state: State, frame: Attack, word: str, box: Box) -> str:
    """Whether the ship attacked is of the kind the chart asks for; a key, or "" when it is."""
    _, row, ship = lying(state, frame.target)
    if word == "undamaged" and ship.damage:
        return "kp-refused-damaged"
    if word == "hidden raider" and ship_of(state, frame.ship).identified:
        return "kp-refused-known-raider"
    if word == "identified raider or prize" and (is_warship(frame.target, box) or not ship.identified):
        return "kp-refused-not-hideable"
    if word == "merchantman" and row == "prizes":
        return "" if box.options.torpedo_prizes else "kp-refused-prize"
    if word == "sailing merchantman" and frame.target not in box.listed("sailing_merchantmen"):
        return "kp-refused-no-sail"
    return ""


def _why_not_option(state: State, frame: Attack, kind: str, box: Box) -> Reason | None:
    """What Island Refuge and the optional rules forbid."""
    options = box.options
    if ship_of(state, frame.target).refuge and not entry(kind, "in_island_refuge", box):
        return Reason("kp-refused-refuge-reaction", "3.3.20h")
    sails = options.sailing and frame.target in box.listed("sailing_merchantmen")
    if sails and not entry(kind, "for_sailing_merchantman", box):
        return Reason("kp-refused-sail", "6.11.1")
    wolf = options.aircraft and frame.ship and box.ships[frame.ship].aircraft
    if wolf and frame.kind in INTERCEPTS and not entry(kind, "against_wolf_with_aircraft", box):
        return Reason("kp-refused-wolf", "6.3.2")
    prize = frame.kind == TORPEDO and lying(state, frame.target)[1] == "prizes"
    if prize and not entry(kind, "for_torpedoed_prize", box):
        return Reason("kp-refused-torpedoed-prize", "6.9.2")
    return None


def why_not_after_sinking(state: State, frame: Attack, card: str, box: Box) -> Reason | None:
    """Why a card may not be played right after a merchantman was sunk; None when it may.

    Rule: 3.3.23c-f, 3.3.30c-f. Charts: reaction_legality.
    """
    kind = box.kind(card)
    number = box.number(kind)
    if box.cards[card].colour not in ("reaction", "dual"):
        return Reason("kp-refused-no-reaction", f"{number}c")
    if entry(kind, situation(frame, box), box) != AFTER_SINKING:
        return Reason("kp-refused-not-after-sinking", f"{number}f")
    if kind == "Mistaken Identity" and not exchangeable(state, frame.defender):
        return Reason("kp-refused-no-exchange", f"{number}f")
    return None


def exchangeable(state: State, side: str) -> tuple[str, ...]:
    """Sunk merchantmen in a VP pile: neither prizes nor ships that reached safe passage (3.3.23d)."""
    return tuple(card.name for card in player(state, side).pile if card.how == "merchantman")


def hideable(state: State, side: str, box: Box) -> tuple[str, ...]:
    """The identified raiders and prizes of a side, which Reflag may hide (3.3.32c, 3.3.32f)."""
    one = player(state, side)
    raiders = [ship.name for ship in one.ships if ship.identified and is_raider(ship.name, box)]
    return (*raiders, *[ship.name for ship in one.prizes if ship.identified])


def _has(frame: Attack, kind: str, box: Box) -> bool:
    return any(box.kind(card) == kind for card in frame.assists)
