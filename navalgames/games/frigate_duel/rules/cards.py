"""Bridge cards: the deck, the hands, and when a card may be played.

Knows designs by name. What a card changes stands with the rule it changes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.agenda import Ask, Stage
from navalgames.games.frigate_duel.given import DiscardCard, KeepCards, PlayCard, ShiftMarker
from navalgames.games.frigate_duel.rules import wounds
from navalgames.games.frigate_duel.rules.asking import number_of
from navalgames.games.frigate_duel.rules.endings import look_for_end
from navalgames.games.frigate_duel.rules.losses import lose_crew
from navalgames.games.frigate_duel.state import (
    MORALE,
    SEAT,
    Names,
    State,
    Task,
    at,
    card_kind,
    changed,
    hand_of,
    in_order,
    plain_task,
    pop,
    push,
    ships_of,
    with_ship,
)
from navalgames.games.frigate_duel.tables import Box, Entries

STRENGTHS = ("light", "moderate", "fresh")
KEEP = KeepCards()
ONLY_KEEP = (KEEP,)


def copies(state: State, side: str, *kinds: str) -> Names:
    """The first copy of each of these kinds in a hand."""
    return _first_copies(state.hands[SEAT[side]], kinds)


@lru_cache(maxsize=8192)
def _first_copies(hand: Names, kinds: Names) -> Names:
    """Asked at every step of an impulse, and seldom about another hand."""
    first = {card_kind(card): card for card in reversed(hand)}
    return tuple([first[kind] for kind in kinds if kind in first])


def size_of(kind: str, t: Entries) -> int:
    """What a card that is played does, in numbers.

    Rule: P17.card.steady_aim and all other designs. Charts: bridge_cards.
    """
    acted(f"P17.card.{kind}")
    return t.cards[kind].size


def asks_holders(state: State, stage: str) -> tuple[Task, ...]:
    """The question to each side that holds any card, the initiative player first.

    Rule: P17.6. How many cards a side holds lies open, which they are does not.
    """
    return tuple([plain_task(stage, side) for side in in_order(state) if state.hands[SEAT[side]]])


def discarded(state: State, side: str, card: str) -> State:
    """The card played from the hand to the discards (P17.6)."""
    hand = tuple([one for one in hand_of(state, side) if one != card])
    return state._replace(hands=at(state.hands, SEAT[side], hand), discards=(*state.discards, card))


@lru_cache(maxsize=1024)
def keep_or_play(held: Names) -> tuple[Any, ...]:
    """The orders to play no card, or one of these: asked at every impulse with the same cards in hand."""
    return (KEEP, *map(PlayCard, held))


def asks_for_card(
    decision: str,
    rule: str,
    kinds: Names,
    effect: Callable[[Dice, State, Task, Any, Box], State],
    offers: Callable[[State, Task, str, Box], tuple[PlayCard, ...]] | None = None,
    when: Callable[[State, Task, Box], bool] | None = None,
) -> Ask:
    """A decision to play one card of these kinds or none.

    Rule: P17.6. `offers(state, task, side, box)` names the plays of a side that holds any, where more has to
    be named than the card; `effect(dice, state, task, order, box)` acts. Who keeps the cards is done with it.
    """

    def asked(state: State, task: Task, box: Box) -> Names:
        if not state.hands[SEAT[task.side]] or (when is not None and not when(state, task, box)):
            return ()
        return (task.side,)

    def options(state: State, task: Task, side: str, box: Box) -> tuple[Any, ...]:
        held = _first_copies(state.hands[SEAT[side]], kinds)
        if not held:
            return ONLY_KEEP
        return keep_or_play(held) if offers is None else (KEEP, *offers(state, task, side, box))

    def answer(dice: Dice, state: State, task: Task, side: str, order: Any, box: Box) -> State:
        dice.note(f"P17.card.{card_kind(order.card)}", "fd-log-card", by=side, card=order.card)
        return effect(dice, discarded(pop(state), side, order.card), task, order, box)

    return Ask(rule, options, answer, decision, asked, KeepCards)


# ------------------------------------------------------------------------ drawing


def draw_card(dice: Dice, state: State, task: Task, box: Box) -> State:
    """One side draws a card; Play Now cards act, hold cards go to the hand.

    Rule: 17.7, P2.3, P17.6.
    """
    side = task.side
    if not state.unseen:
        state = state._replace(unseen=tuple(sorted(state.discards)), discards=())
    if not state.unseen:
        return state
    (card,) = dice.draw(state.unseen, 1, "card", "17.7")
    state = state._replace(unseen=tuple([one for one in state.unseen if one != card]))
    if box.cards[card_kind(card)].hold:
        dice.note("17.7", "fd-log-draws", by=side)
        hands = at(state.hands, SEAT[side], tuple(sorted((*hand_of(state, side), card))))
        return push(state._replace(hands=hands), Task("surplus", side))
    dice.note(f"P17.card.{card_kind(card)}", "fd-log-draws-now", by=side, card=card)
    state = state._replace(discards=(*state.discards, card))
    return NOW[card_kind(card)](dice, state, side, box)


def _surplus(state: State, task: Task, box: Box) -> Names:
    return (task.side,) if len(hand_of(state, task.side)) > box.measures["hand"] else ()


def _surplus_offers(state: State, task: Task, side: str, box: Box) -> tuple[DiscardCard, ...]:
    return tuple(DiscardCard(card) for card in hand_of(state, side))


def _throw_away(dice: Dice, state: State, task: Task, side: str, order: DiscardCard, box: Box) -> State:
    dice.note("P17.6", "fd-log-discards", by=side, card=order.card)
    return discarded(state, side, order.card)


# ------------------------------------------------------------------------ cards that act at once


def _turn_wind(dice: Dice, state: State, side: str, box: Box, kind: str) -> State:
    wind = (state.wind + box.cards[kind].size) % len(box.headings)
    dice.note(f"P17.card.{kind}", "fd-log-wind", wind=box.headings[wind], strength=state.strength)
    return state._replace(wind=wind)


def _change_strength(dice: Dice, state: State, side: str, box: Box, kind: str) -> State:
    place = STRENGTHS.index(state.strength) + box.cards[kind].size
    strength = STRENGTHS[min(max(place, 0), len(STRENGTHS) - 1)]
    dice.note(f"P17.card.{kind}", "fd-log-wind", wind=box.headings[state.wind], strength=strength)
    return state._replace(strength=strength)


def _veers(dice: Dice, state: State, side: str, box: Box) -> State:
    """Rule: P17.card.wind_veers."""
    return _turn_wind(dice, state, side, box, "wind_veers")


def _backs(dice: Dice, state: State, side: str, box: Box) -> State:
    """Rule: P17.card.wind_backs."""
    return _turn_wind(dice, state, side, box, "wind_backs")


def _freshens(dice: Dice, state: State, side: str, box: Box) -> State:
    """Rule: P17.card.freshens."""
    return _change_strength(dice, state, side, box, "freshens")


def _falls_light(dice: Dice, state: State, side: str, box: Box) -> State:
    """Rule: P17.card.falls_light."""
    return _change_strength(dice, state, side, box, "falls_light")


def first_ship(state: State, side: str) -> int:
    """The ship that a card of a side meets: her first one afloat."""
    return ships_of(state, side)[0]


def _burst_gun(dice: Dice, state: State, side: str, box: Box) -> State:
    """The drawer may lose a crew point.

    Rule: P17.card.burst_gun.
    """
    if dice.roll("1d6", "burst-gun", "P17.card.burst_gun") > box.cards["burst_gun"].size:
        return state
    return lose_crew(dice, state, first_ship(state, side), 1, box)


def _fouled_tackle(dice: Dice, state: State, side: str, box: Box) -> State:
    """The owner picks a marker; nothing happens where there is none.

    Rule: P17.card.fouled_tackle.
    """
    return push(state, Task("fouled", side))


def _sprung_spar(dice: Dice, state: State, side: str, box: Box) -> State:
    """One rigging box, under full sail two.

    Rule: P17.card.sprung_spar.
    """
    number = first_ship(state, side)
    ship = state.ships[number]
    boxes = wounds.under_full_sail(box.cards["sprung_spar"].size, ship)
    dice.note("P17.card.sprung_spar", "fd-log-rigging-lost", ship=ship.id, boxes=boxes)
    return with_ship(state, number, wounds.with_markers(wounds.with_rigging_lost(ship, boxes, box), box))


def _cheers(dice: Dice, state: State, side: str, box: Box) -> State:
    """Morale one step up, not above its start.

    Rule: P17.card.cheers, P1.9.
    """
    number = first_ship(state, side)
    ship = state.ships[number]
    morale = min(ship.morale + box.cards["cheers"].size, box.ship_cards[ship.id].morale)
    if morale <= ship.morale:
        return state
    dice.note("P17.card.cheers", "fd-log-morale-up", ship=ship.id, morale=MORALE[morale])
    return changed(state, number, morale=morale)


NOW: dict[str, Callable[..., State]] = {
    "wind_veers": _veers,
    "wind_backs": _backs,
    "freshens": _freshens,
    "falls_light": _falls_light,
    "burst_gun": _burst_gun,
    "fouled_tackle": _fouled_tackle,
    "sprung_spar": _sprung_spar,
    "cheers": _cheers,
}


def markers_of(state: State, side: str) -> tuple[tuple[int, str], ...]:
    """The reload markers of a side as (number of the ship, broadside)."""
    return tuple(
        (number, gun)
        for number in ships_of(state, side)
        for gun, marker in zip(("port", "starboard"), state.ships[number].reload, strict=True)
        if marker
    )


def _fouled_who(state: State, task: Task, box: Box) -> Names:
    return (task.side,) if markers_of(state, task.side) else ()


def _fouled_offers(state: State, task: Task, side: str, box: Box) -> tuple[ShiftMarker, ...]:
    return tuple(ShiftMarker(state.ships[number].id, gun) for number, gun in markers_of(state, side))


def _foul(dice: Dice, state: State, task: Task, side: str, order: ShiftMarker, box: Box) -> State:
    number = number_of(state, order.ship)
    state = shifted(pop(state), number, order.broadside, box.cards["fouled_tackle"].size)
    dice.note("P17.card.fouled_tackle", "fd-log-marker-later", ship=order.ship, broadside=order.broadside)
    return state


def shifted(state: State, number: int, gun: str, by: int) -> State:
    """The state with a reload marker moved by some impulses, not before the current one."""
    place = ("port", "starboard").index(gun)
    ship = state.ships[number]
    marker = max(ship.reload[place] + by, state.impulse)
    return changed(state, number, reload=at(ship.reload, place, marker))


STAGES: dict[str, Stage] = {"draw_card": draw_card, "look_for_end": look_for_end}
ASKS: dict[str, Ask] = {
    "surplus": Ask("P17.6", _surplus_offers, _throw_away, "discard_card", _surplus),
    "fouled": Ask("P17.card.fouled_tackle", _fouled_offers, _foul, "shift_marker", _fouled_who),
}
