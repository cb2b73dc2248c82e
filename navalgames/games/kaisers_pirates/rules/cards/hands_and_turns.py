"""Ordinary cards about hands, piles and turns (3.3.4, 10, 11, 14, 17, 31, 37, 47).

Knows whom each may name and what it does.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from navalgames.chance import Dice
from navalgames.games.agenda import Ask
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules import limits
from navalgames.games.kaisers_pirates.rules.action_deck import drawn_actions, into_hand, out_of_hand
from navalgames.games.kaisers_pirates.rules.cards.own_ships import Aims, on_the_table
from navalgames.games.kaisers_pirates.rules.frames import Exchange, Look
from navalgames.games.kaisers_pirates.state import (
    Laid,
    State,
    active_of,
    going_on,
    next_seat,
    opponents,
    phantom_of,
    player,
    pop,
    push,
    team_mate,
    with_active,
    with_player,
)
from navalgames.games.kaisers_pirates.tables import Box


def next_opponent(state: State, side: str, box: Box) -> Aims:
    """The next player in turn order, in the team game only (3.3.4b, 3.3.4f)."""
    other = next_seat(state, side)
    return ((other, ""),) if box.team and not player(state, other).loses_turn else ()


def bounding_main(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """The next player loses his next turn (3.3.4b, 3.3.4d)."""
    return with_player(state, order.player, loses_turn=True)


def bare_fleets(state: State, side: str, box: Box) -> Aims:
    """Opponents on whose fleet neither Deception nor Fog Bank lies (3.3.10f, 3.3.14f)."""
    return tuple(
        (other, "")
        for other in opponents(state, side, box.options)
        if player(state, other).laid is None and limits.why_not_affect(state, side, other, box) is None
    )


def lay_on_fleet(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """Deception or Fog Bank on a fleet, in force to the end of its owner's next turn.

    Rule: 3.3.10b, 3.3.10d, 3.3.14b, 3.3.14d, 3.1.5d, 5.4.3(6).
    """
    kind = box.kind(order.card)
    if limits.by_phantom(side, box):
        return with_player(state, order.player, laid=Laid(kind))
    state = on_the_table(state, order.card)
    return with_player(state, order.player, laid=Laid(kind, order.card))


def with_mate(state: State, side: str, box: Box) -> Aims:
    """Exchange Information is for team-mates (3.3.11b, 3.3.11f)."""
    mate = team_mate(state, side, box.options)
    return ((mate, ""),) if mate else ()


def exchange_information(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """First the player hands cards over, then his team-mate (3.3.11b, 3.3.11g)."""
    return push(state, Exchange("giving", side, order.player, asked=(side,)))


def _offer_giving(state: State, frame: Exchange, side: str, box: Box) -> tuple[Any, ...]:
    return (*(given.GiveCard(card) for card in player(state, side).hand), given.StopGiving())


def _giving(dice: Dice, state: State, frame: Exchange, side: str, order: Any, box: Box) -> State:
    """One card handed over, or no more (3.3.11b)."""
    if isinstance(order, given.GiveCard):
        state = out_of_hand(state, side, order.card)
        if frame.stage == "giving":
            return going_on(state, frame, given=(*frame.given, order.card))
        return going_on(state, frame, returned=(*frame.returned, order.card))
    dice.note("3.3.11b", "kp-log-gave-cards", side=side, count=len(_share(frame)))
    if frame.stage == "giving":
        return going_on(state, frame, stage="returning", asked=(frame.mate,))
    state = into_hand(pop(state), frame.giver, frame.returned)
    return into_hand(state, frame.mate, frame.given)


def _share(frame: Exchange) -> tuple[str, ...]:
    return frame.given if frame.stage == "giving" else frame.returned


def known_places(state: State, side: str, box: Box) -> Aims:
    """The hand of an opponent, or the draw pile ("", "") (3.3.17b)."""
    hands = tuple(
        (other, "")
        for other in opponents(state, side, box.options)
        if player(state, other).hand and limits.why_not_affect(state, side, other, box) is None
    )
    return (*hands, ("", ""))


def intelligence(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """Look at a hand, or at the next cards of the draw pile: as many as there are players.

    Rule: 3.3.17b, 3.3.17d.
    """
    if order.player:
        return push(state, Look("look", side, order.player, asked=(side,)))
    whole = state.draw_pile
    state, cards = drawn_actions(dice, state, len(state.seats), "3.3.17b")
    return push(state._replace(draw_pile=whole), Look("look", side, cards=cards, asked=(side,)))


def _offer_look(state: State, frame: Look, side: str, box: Box) -> tuple[Any, ...]:
    return tuple(given.PutBack(cards) for cards in permutations(frame.cards))


def _put_back(dice: Dice, state: State, frame: Look, side: str, order: Any, box: Box) -> State:
    """The cards go back on the draw pile in any order (3.3.17b)."""
    if frame.player:
        return pop(state)
    return pop(state)._replace(top=order.cards + state.top, top_known_to=(side,))


def hands(state: State, side: str, box: Box) -> Aims:
    """Opponents with cards in hand; no limit on how many of them in a turn (3.3.31f)."""
    return tuple((other, "") for other in opponents(state, side, box.options) if player(state, other).hand)


def recon_aircraft(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """Two cards at random from an opponent's hand (3.3.31b, 3.3.31d; 5.3.2 and 5.4.3(8) for the phantom)."""
    hand = player(state, order.player).hand
    cards = dice.draw(hand, min(2, len(hand)), "stolen_cards", "3.3.31b")
    state = out_of_hand(state, order.player, *cards)
    dice.note("3.3.31b", "kp-log-recon", side=side, player=order.player, count=len(cards))
    if limits.by_phantom(side, box):
        return state._replace(discards=state.discards + cards)
    if box.solitaire:
        state = state._replace(phantom=phantom_of(state)._replace(scouted=True))
    return into_hand(state, side, cards)


def second_chance_allowed(state: State, side: str, box: Box) -> Aims:
    """Not in an extra turn, and only once for a turn (3.3.37f, 3.3.37g)."""
    return (("", ""),) if not active_of(state).extra and not active_of(state).second_chance else ()


def second_chance(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """An extra turn follows this one (3.3.37b)."""
    return with_active(state, second_chance=True)


def wireless_allowed(state: State, side: str, box: Box) -> Aims:
    """Once a turn, not in an extra turn, and with a card to take (3.3.47f)."""
    free = not active_of(state).extra and not active_of(state).wireless and state.discards
    return (("", ""),) if free else ()


def wireless_intercept(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """The top two cards of the discard pile into hand (3.3.47b, 3.3.47d)."""
    cards = state.discards[-2:]
    dice.note("3.3.47b", "kp-log-wireless", side=side, cards=", ".join(cards))
    state = with_active(state._replace(discards=state.discards[:-2]), wireless=True)
    return into_hand(state, side, cards)


ASKS = {
    "giving": Ask("3.3.11b", _offer_giving, _giving),
    "returning": Ask("3.3.11b", _offer_giving, _giving),
    "look": Ask("3.3.17b", _offer_look, _put_back),
}
