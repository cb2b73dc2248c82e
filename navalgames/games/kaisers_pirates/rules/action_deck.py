"""The decks: drawing, dealing, reshuffling (2.1, 2.4, 3.1.10).

Knows that a face-down card is decided by the dice when it is turned up. Must not know who may draw when.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import derived
from navalgames.games.kaisers_pirates.state import SEATS, Names, Options, State, player, with_hand
from navalgames.games.kaisers_pirates.tables import Box

SEATED_FOUR = ("four", "team")
HAND = 6
"""The cards of a usual hand: a round has one more than all hands together, or nobody has a turn (2.1.4)."""


def drawn_actions(dice: Dice, state: State, count: int, rule: str) -> tuple[State, Names]:
    """The next cards of the draw pile, and the state without them.

    Rule: 3.1.1b, 3.3.17b.
    """
    pile, cards = next_actions(dice, state, count, rule)
    return state._replace(**pile), cards


def next_actions(dice: Dice, state: State, count: int, rule: str) -> tuple[dict[str, Any], Names]:
    """The next cards of the draw pile: first those whose order is fixed, then any unseen ones.

    Rule: 3.1.1b, 3.3.17b. Before them what changes on the table when they are taken up.
    """
    count = min(count, state.draw_pile)
    fixed = state.top[:count]
    more = dice.draw(state.unseen, count - len(fixed), "action_cards", rule) if count > len(fixed) else ()
    left = without(state.unseen, more)
    pile = {"draw_pile": state.draw_pile - count, "top": state.top[count:], "unseen": left}
    return pile, fixed + more


def into_hand(state: State, side: str, cards: Names, **places: Any) -> State:
    """Cards join a hand, which is kept in order so that it tells nothing of how it came about.

    places: what else changes on the table at the same time.
    """
    return with_hand(state, side, tuple(sorted(player(state, side).hand + cards)), **places)


def out_of_hand(state: State, side: str, *cards: str, **places: Any) -> State:
    """Cards leave a hand; `places`: what else changes on the table at the same time."""
    return with_hand(state, side, without(player(state, side).hand, cards), **places)


def without(cards: Names, gone: Iterable[str]) -> Names:
    """Some cards less the ones that are gone; of equal ones the first goes."""
    left = [*cards]
    for card in gone:
        left.remove(card)
    return tuple(left)


def drawn_german(dice: Dice, state: State, count: int, rule: str, box: Box) -> tuple[State, Names]:
    """Cards of the German ship deck; used ones are shuffled in when it runs out.

    Rule: 3.1.10, 6.5.2a, 6.5.2b (ships removed this round do not come back with option 6.5).
    """
    state, first = _from_german(dice, state, count, rule)
    if len(first) == count or not state.german_used:
        return state, first
    dice.note("3.1.10", "kp-log-reshuffled-german", count=len(state.german_used))
    state = state._replace(german_deck=tuple(sorted(state.german_used)), german_used=())
    state, then = _from_german(dice, state, count - len(first), rule)
    return state, first + then


def _from_german(dice: Dice, state: State, count: int, rule: str) -> tuple[State, Names]:
    deck, cards = taken(dice, state.german_deck, count, "german_ships", rule)
    return state._replace(german_deck=deck), cards


def drawn_merchantmen(dice: Dice, state: State, count: int, rule: str) -> tuple[State, Names]:
    """Cards of the merchantman deck; used ones are shuffled in when it runs out.

    Rule: 3.1.10.
    """
    deck, first = taken(dice, state.merchant_deck, count, "merchantmen", rule)
    if len(first) == count or not state.merchant_used:
        return state._replace(merchant_deck=deck), first
    dice.note("3.1.10", "kp-log-reshuffled-merchantmen", count=len(state.merchant_used))
    deck, then = taken(dice, tuple(sorted(state.merchant_used)), count - len(first), "merchantmen", rule)
    return state._replace(merchant_deck=deck, merchant_used=()), first + then


def taken(dice: Dice, deck: Names, count: int, why: str, rule: str) -> tuple[Names, Names]:
    """A deck without the cards drawn from it, and these cards; as many as there are."""
    count = min(count, len(deck))
    cards = dice.draw(deck, count, why, rule) if count else ()
    return without(deck, cards), cards


# ------------------------------------------------------------------------ what is in the box


@derived
def german_ships(box: Box) -> Names:
    """The German ship deck of this game, in order of names (1.1a, 6.5.1)."""
    out: Names = ()
    if box.options.after_1914:
        acted("6.5.1")
        out = box.listed("removed_after_1914")
    return tuple(sorted(name for name in box.german if name not in out))


@derived
def merchantmen(box: Box) -> Names:
    """The merchantman deck of this game, in order of names (1.1a, 6.5.4)."""
    out: Names = ()
    if box.options.after_1914 and box.options.remove_1914_merchantmen:
        acted("6.5.4")
        out = box.listed("merchantmen_lost_in_1914")
    return tuple(sorted(name for name in box.trade if name not in out))


@derived
def action_cards(box: Box) -> Names:
    """The action deck of this game, in order of names (2.4.4, 5.2, 6.5.3)."""
    out: set[str] = set()
    if box.solitaire:
        acted("5.2")
        out.update(box.listed("removed_for_solitaire"))
    if _without_breakouts(box):
        acted("6.5.3")
        out.add("Breakout")
    return tuple(sorted(card for card in box.cards if not out or box.kind(card) not in out))


def _without_breakouts(box: Box) -> bool:
    """Whether the Breakout cards are left out: a choice of four players within option 6.5 (6.5.3)."""
    return box.options.after_1914 and box.options.remove_breakouts and box.options.players in SEATED_FOUR


def fewest_cards(options: Options) -> int:
    """The smallest number of action cards that may be agreed on (2.1.4)."""
    return HAND * len(SEATS[options.players]) + 1


@derived
def cards_in_round(box: Box) -> int:
    """How many action cards a round uses; the usual number is set aside anyway (2.1.1-2.1.4, 6.5.3)."""
    agreed = box.options.action_cards_in_round
    if agreed:
        acted("2.1.4")
        return min(agreed, len(action_cards(box)))
    if not _without_breakouts(box):
        return box.setup("in_round")
    return box.setup("in_round") - sum(card.kind == "Breakout" for card in box.cards.values())
