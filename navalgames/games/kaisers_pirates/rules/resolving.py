"""Resolving the cards laid out, one after the other, in any order (3.2c, 3.2.8).

Knows what the active player may do with each card and what needs no card. What the cards do stands in
`attacks` and `cards`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from navalgames.chance import Dice
from navalgames.games.agenda import Ask
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules import aftermath, attacks, limits, ships, turns
from navalgames.games.kaisers_pirates.rules.cards import catalogue, own_ships
from navalgames.games.kaisers_pirates.rules.frames import (
    BRITISH,
    GAP,
    GERMAN,
    MINES,
    RESOLVE,
    RESOLVING,
    TORPEDO,
    Attack,
    Turn,
)
from navalgames.games.kaisers_pirates.state import (
    Committed,
    Names,
    State,
    active_of,
    clockwise_from,
    going_on,
    lying,
    player,
    pop,
    team_mate,
    with_active,
)
from navalgames.games.kaisers_pirates.tables import Box


def gap(dice: Dice, state: State, frame: Turn, box: Box) -> State:
    """Between two cards others may hide an identified ship or answer a sinking.

    Everybody is asked who might, by what lies open. Rule: 3.3.32c, 3.3.30d.
    """
    left = frame.left or tuple([
        side
        for side in clockwise_from(state, active_of(state).side)[1:]
        if turns.may_interrupt(state, side, box)
    ])  # fmt: skip
    if left:
        return going_on(state, Turn("window", left[:1], left))
    return resolving(dice, state, frame, box)


def resolving(dice: Dice, state: State, frame: Turn, box: Box) -> State:
    """The active player is asked as long as something of his lies open to be done; then the turn ends."""
    active = active_of(state)
    side = active.side
    if limits.by_phantom(side, box):
        return pop(state)
    if active.committed or _other_business(state, side, box):
        return going_on(state, RESOLVE[side])
    return turns.end_turn(dice, state, frame, box)


def _other_business(state: State, side: str, box: Box) -> bool:
    """Whether refuge, prizes or a raider just identified leave something to do without a card laid out."""
    if _refuge_orders(state, side, box) or _prize_orders(state, side, box):
        return True
    return bool(may_hide(state, side)) and bool(player(state, side).hand)


def may_hide(state: State, side: str) -> Names:
    """Own raiders identified this turn by another's card, while cards may be played (3.3.32b, h)."""
    shown = active_of(state).shown
    if not shown:
        return ()
    one = player(state, side)
    if one.laid is not None:
        return ()
    return tuple(ship.name for ship in one.ships if ship.identified and ship.name in shown)


def offer_resolve(state: State, frame: Turn, side: str, box: Box) -> tuple[Any, ...]:
    """Every use of the cards laid out, in any order, and what needs no card (3.2c, 3.2.8)."""
    possible: list[Any] = []
    targets: dict[str, Names] = {}
    for one in active_of(state).committed:
        if one.use == "intercept":
            possible += _intercepts(state, side, one, targets, box)
        else:
            possible += _actions(state, side, one, targets, box)
    if hidden := may_hide(state, side):
        for card in player(state, side).hand:
            if box.kind(card) == "Reflag":
                possible += [given.React(card, name) for name in hidden]
    possible += _refuge_orders(state, side, box)
    possible += _prize_orders(state, side, box)
    possible.append(END_TURN)
    return tuple(possible)


def _intercepts(
    state: State, side: str, one: Committed, targets: dict[str, Names], box: Box
) -> Iterable[Any]:
    """A card laid out by its intercept side (3.2.8a, 3.2.8c)."""
    if one.ship and limits.why_not_act(state, side, one.ship, box) is not None:
        return ()
    kind = GERMAN if one.ship else BRITISH
    return _shots(given.Intercept, one.card, _targets(state, side, kind, targets, box))


def _shots(kind: type, card: str, targets: Names) -> Iterable[Any]:
    """The orders to use a card against each of these ships."""
    return map(given.ended(kind, card).__getitem__, targets)


def _targets(state: State, side: str, kind: str, known: dict[str, Names], box: Box) -> Names:
    """The targets of this kind of attack, looked for once in a decision."""
    if kind not in known:
        known[kind] = limits.targets_of(state, side, kind, box)
    return known[kind]


def _actions(state: State, side: str, one: Committed, targets: dict[str, Names], box: Box) -> list[Any]:
    """A card laid out by its action side (3.2.8b, 3.2.8d)."""
    kind = box.kind(one.card)
    if kind == catalogue.LAY_MINES:
        afloat = (one.ship,) if one.ship else [ship.name for ship in player(state, side).ships]
        miners = [name for name in afloat if limits.why_not_act(state, side, name, box, mines=True) is None]
        return [
            given.said(given.MineAttack, one.card, other, name)
            for name in miners
            for other in minable(state, side, box)
        ]
    if kind in (catalogue.TORPEDO_BOATS, catalogue.MINE_BOATS):
        found = _targets(state, side, TORPEDO, targets, box)
        shots: list[Any] = [*_shots(given.TorpedoAttack, one.card, found)]
        if kind == catalogue.MINE_BOATS:
            mined = minable(state, side, box)
            shots += [given.said(given.MineAttack, one.card, other, "") for other in mined]
        return shots
    if kind not in catalogue.ORDINARY:
        return []
    aims = catalogue.ORDINARY[kind].aims(state, side, box)
    return [given.said(given.UseAction, one.card, *aim) for aim in aims]


def minable(state: State, side: str, box: Box) -> Names:
    """Opponents whose merchantmen may be attacked by mines (3.3.21b, 3.1.3a)."""
    return tuple(
        other
        for other in state.seats
        if player(state, other).merchantmen and limits.why_not_attack(state, side, other, box) is None
    )


def _refuge_orders(state: State, side: str, box: Box) -> tuple[Any, ...]:
    """What ships in Island Refuge may do; it needs no card (3.3.20d, 3.3.20m, 4.6)."""
    possible: list[Any] = []
    for ship in player(state, side).ships:
        if not ship.refuge:
            continue
        tried = active_of(state).tried
        if ship.damage and (ship.name, "damage") not in tried:
            possible.append(given.TryRefuge(ship.name, "damage"))
        if ship.out_of_supply and (ship.name, "supply") not in tried:
            possible.append(given.TryRefuge(ship.name, "supply"))
        if ship.name not in active_of(state).entered:
            possible += [given.LeaveRefuge(ship.name, to) for to in _leaving_to(state, side, box)]
    return tuple(possible)


def _leaving_to(state: State, side: str, box: Box) -> Names:
    """Whose fleet a ship joins that leaves the refuge (4.6, switch team_refuge_transfer)."""
    mate = team_mate(state, side, box.options)
    if not mate:
        return (side,)
    return (mate,) if box.options.team_refuge_transfer == "always" else (side, mate)


def _prize_orders(state: State, side: str, box: Box) -> tuple[Any, ...]:
    """With option 6.12 each prize may supply one ship in the own turn (6.12.1)."""
    if not box.options.prize_supply:
        return ()
    one = player(state, side)
    return tuple(
        given.SupplyFromPrize(prize.name, ship.name)
        for prize in one.prizes
        if prize.name not in active_of(state).suppliers
        for ship in one.ships
        if ship.out_of_supply
    )


def _resolve(dice: Dice, state: State, frame: Turn, side: str, order: Any, box: Box) -> State:
    """One thing the active player does (3.2.8)."""
    if isinstance(order, given.EndTurn):
        return turns.end_turn(dice, state, frame, box)
    if isinstance(order, (given.TryRefuge, given.LeaveRefuge, given.SupplyFromPrize, given.React)):
        return _without_laid_card(dice, going_on(state, RESOLVING), side, order, box)
    state = going_on(state, GAP)
    laid_out = next(one for one in active_of(state).committed if one.card == order.card)
    state = attacks.use_up(state, order.card)
    if isinstance(order, given.UseAction):
        return _use_action(dice, state, side, order, box)
    return attacks.begin(dice, state, declared_attack(state, side, order, laid_out.ship, box))


def _without_laid_card(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """Refuge, supply from a prize, or a raider hidden again: no card laid out is used."""
    if isinstance(order, given.React):
        state = attacks.play_reaction(dice, state, side, order.card, box)
        return ships.hidden(dice, state, order.ship, "3.3.32b")
    if isinstance(order, given.TryRefuge):
        return own_ships.try_refuge(dice, state, order.ship, order.marker, box)
    if isinstance(order, given.LeaveRefuge):
        return own_ships.leave_refuge(dice, state, order.ship, order.player, box)
    state = with_active(state, suppliers=(*active_of(state).suppliers, order.prize))
    state = ships.supplied(dice, state, order.ship, "6.12.1")
    return aftermath.exhaustion(dice, state, order.prize, box)


def _use_action(dice: Dice, state: State, side: str, order: Any, box: Box) -> State:
    """Any other card is revealed and carried out; it may count against the limit (3.2.8d, 3.1.4)."""
    kind = box.kind(order.card)
    card = catalogue.ORDINARY[kind]
    dice.note(
        f"{box.number(kind)}b", "kp-log-action", side=side, card=order.card,
        player=order.player or "none", ship=order.ship or "none",
    )  # fmt: skip
    if card.counts and order.player:
        state = with_active(state, others=(*active_of(state).others, order.player))
    return card.effect(dice, state, side, order, box)


def declared_attack(state: State, side: str, order: Any, ship: str, box: Box) -> Any:
    """The frame of an attack that is declared by an order (3.2.8a-c, 3.2.1h)."""
    card = box.cards[order.card]
    if isinstance(order, given.MineAttack):
        targets = tuple(one.name for one in player(state, order.player).merchantmen)
        return Attack("declare", MINES, side, order.player, card.id, card.mine, targets, ship=order.ship)
    defender = lying(state, order.target)[0]
    if isinstance(order, given.TorpedoAttack):
        return Attack("declare", TORPEDO, side, defender, card.id, card.torpedo, (order.target,))
    kind, coin = (GERMAN, box.ships[ship].attack) if ship else (BRITISH, card.intercept)
    return Attack(
        "declare", kind, side, defender, card.id, coin, (order.target,), ship=ship, night=card.night
    )


END_TURN = given.said(given.EndTurn)
STAGES = {"gap": gap, "resolving": resolving}
ASKS = {"resolve": Ask("3.2c", offer_resolve, _resolve)}
