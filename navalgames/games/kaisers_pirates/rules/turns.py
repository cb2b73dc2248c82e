"""A player's turn from its beginning to the refill (3.1, 3.2, turn summary).

Knows the steps of the turn and who is asked. What the cards do stands in `attacks` and `cards`.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules import aftermath, attacks, limits, phantom_choice, ships
from navalgames.games.kaisers_pirates.rules.action_deck import (
    drawn_actions,
    drawn_merchantmen,
    into_hand,
    out_of_hand,
)
from navalgames.games.kaisers_pirates.rules.cards import catalogue, own_ships, reactions
from navalgames.games.kaisers_pirates.rules.frames import (
    BRITISH,
    GERMAN,
    MINES,
    TORPEDO,
    Ask,
    Attack,
    PhantomTurn,
    Turn,
)
from navalgames.games.kaisers_pirates.state import (
    PHANTOM,
    Active,
    Committed,
    Names,
    State,
    clockwise_from,
    going_on,
    in_fleet,
    located,
    next_seat,
    player,
    pop,
    team_mate,
    with_active,
    with_player,
)
from navalgames.games.kaisers_pirates.tables import Box


def begin_turn(dice: Any, state: State, side: str, box: Box, extra: bool = False) -> State:
    """A turn begins: the player commits, suffers a Deception or Fog Bank, or is the phantom.

    Rule: 3.1d, 3.2a, 3.3.10b, 3.3.14b, 5.4.3(1).
    """
    state = state._replace(turn=state.turn + 1, active=Active(side, extra), stack=())
    dice.note("3.1d", "kp-log-turn", side=side, turn=state.turn, round=state.round)
    if attacks.by_phantom(side, box):
        return state._replace(stack=(PhantomTurn("phantom_begins"),))
    if limits.fogged(state, side):
        return state._replace(stack=(Turn("resolving"),))
    if limits.deceived(state, side):
        return _deceived(dice, state, side)._replace(stack=(Turn("resolving"),))
    if not player(state, side).hand:
        return state._replace(stack=(Turn("resolving"),))
    return state._replace(stack=(Turn("commit", (side,)),))


def _deceived(dice: Any, state: State, side: str) -> State:
    """One card at random takes the place of the commitment, by its action side (3.3.10b, d, i)."""
    hand = player(state, side).hand
    if not hand:
        return state
    (card,) = dice.draw(hand, 1, "deceived_card", "3.3.10d")
    dice.note("3.3.10d", "kp-log-deceived", side=side, card=card)
    return with_active(out_of_hand(state, side, card), committed=(Committed(card, "action"),))


# ------------------------------------------------------------------------ commitment


def offer_commitment(state: State, frame: Turn, side: str, box: Box) -> tuple[Any, ...]:
    """Every use of every card in hand: by its intercept or action side, on a ship or before the fleet.

    Rule: 3.2.1a-3.2.1g, 3.3.20f.
    """
    afloat = [ship.name for ship in player(state, side).ships if not ship.refuge]
    possible = []
    for card in player(state, side).hand:
        possible += [given.CommitCard(card, "intercept", name) for name in ("", *afloat)]
        if box.kind(card) == catalogue.LAY_MINES:
            miners = [name for name in afloat if box.ships[name].mines]
            possible += [given.CommitCard(card, "action", name) for name in miners]
        else:
            possible.append(given.CommitCard(card, "action", ""))
    return (*possible, given.EndCommitment())


def _commit(dice: Any, state: State, frame: Turn, side: str, order: Any, box: Box) -> State:
    """A card is laid out face down, or the commitment is complete (3.2a, 3.2b)."""
    if isinstance(order, given.EndCommitment):
        dice.note("3.2a", "kp-log-committed", side=side, count=len(state.active.committed))
        stage = "gap" if state.active.committed else "resolving"
        return going_on(state, frame, stage=stage, asked=())
    state = out_of_hand(state, side, order.card)
    committed = (*state.active.committed, Committed(order.card, order.use, order.ship))
    state = with_active(state, committed=committed)
    if player(state, side).hand:
        return state
    return _commit(dice, state, frame, side, given.EndCommitment(), box)


# ------------------------------------------------------------------------ between two cards


def gap(dice: Any, state: State, frame: Turn, box: Box) -> State:
    """Between two cards others may hide an identified ship or answer a sinking.

    Everybody is asked who might, by what lies open. Rule: 3.3.32c, 3.3.30d.
    """
    left = frame.left or tuple(
        side for side in clockwise_from(state, state.active.side)[1:] if may_interrupt(state, side, box)
    )
    if not left:
        return going_on(state, frame, stage="resolving")
    return going_on(state, frame, stage="window", asked=left[:1], left=left)


def may_interrupt(state: State, side: str, box: Box) -> bool:
    """Whether a player, by what lies open, might have something to play now."""
    if not player(state, side).hand or (box.solitaire and side == PHANTOM):
        return False
    return bool(reactions.hideable(state, side, box) or _open_sinkings(state, side))


def _open_sinkings(state: State, side: str) -> tuple[str, ...]:
    """German ships that sank a merchantman of this side and are still there (3.3.30d)."""
    return tuple(
        dict.fromkeys(
            one.interceptor
            for one in state.active.sinkings
            if one.victim == side and in_fleet(state, state.active.side, one.interceptor)
        )
    )


def offer_window(state: State, frame: Turn, side: str, box: Box) -> tuple[Any, ...]:
    """Reflag for an identified ship, Recalled for a ship that sank a merchantman (3.3.32c, 3.3.30d)."""
    possible = []
    for card in player(state, side).hand:
        if box.kind(card) == "Reflag":
            possible += [given.React(card, name) for name in reactions.hideable(state, side, box)]
        if box.kind(card) == "Recalled":
            possible += [given.React(card, name) for name in _open_sinkings(state, side)]
    return (*possible, given.Decline())


def _window(dice: Any, state: State, frame: Turn, side: str, order: Any, box: Box) -> State:
    """One player plays a card between two cards, or lets the occasion pass."""
    if isinstance(order, given.React):
        state = attacks.play_reaction(dice, state, side, order.card, box)
        if box.kind(order.card) == "Reflag":
            state = ships.hidden(dice, state, order.ship, "3.3.32c")
        else:
            state = aftermath.answered_sinking(state, side, order.ship)
            state = aftermath.recalled(dice, state, order.card, order.ship, state.active.side, box)
        if may_interrupt(state, side, box):
            return going_on(state, frame)
    left = frame.left[1:]
    return going_on(state, frame, stage="gap" if left else "resolving", asked=(), left=left)


# ------------------------------------------------------------------------ resolving cards


def resolving(dice: Any, state: State, frame: Turn, box: Box) -> State:
    """The active player is asked as long as something of his lies open to be done; then the turn ends."""
    side = state.active.side
    if attacks.by_phantom(side, box):
        return pop(state)
    if state.active.committed or _other_business(state, side, box):
        return going_on(state, frame, stage="resolve", asked=(side,))
    return end_turn(dice, state, frame, box)


def _other_business(state: State, side: str, box: Box) -> bool:
    """Whether refuge, prizes or a raider just identified leave something to do without a card laid out."""
    if _refuge_orders(state, side, box) or _prize_orders(state, side, box):
        return True
    return bool(may_hide(state, side)) and bool(player(state, side).hand)


def may_hide(state: State, side: str) -> Names:
    """Own raiders identified this turn by another's card, while cards may be played (3.3.32b, h)."""
    if player(state, side).laid is not None:
        return ()
    return tuple(
        ship.name for ship in player(state, side).ships if ship.identified and ship.name in state.active.shown
    )


def offer_resolve(state: State, frame: Turn, side: str, box: Box) -> tuple[Any, ...]:
    """Every use of the cards laid out, in any order, and what needs no card (3.2c, 3.2.8)."""
    possible: list[Any] = []
    for one in state.active.committed:
        possible += (
            _intercepts(state, side, one, box) if one.use == "intercept" else _actions(state, side, one, box)
        )
    for card in player(state, side).hand:
        if box.kind(card) == "Reflag":
            possible += [given.React(card, name) for name in may_hide(state, side)]
    return (*possible, *_refuge_orders(state, side, box), *_prize_orders(state, side, box), given.EndTurn())


def _intercepts(state: State, side: str, one: Committed, box: Box) -> list[Any]:
    """A card laid out by its intercept side (3.2.8a, 3.2.8c)."""
    if one.ship and limits.why_not_act(state, side, one.ship, box) is not None:
        return []
    kind = GERMAN if one.ship else BRITISH
    return [given.Intercept(one.card, name) for name in limits.targets_of(state, side, kind, box)]


def _actions(state: State, side: str, one: Committed, box: Box) -> list[Any]:
    """A card laid out by its action side (3.2.8b, 3.2.8d)."""
    kind = box.kind(one.card)
    if kind == catalogue.LAY_MINES:
        afloat = (one.ship,) if one.ship else [ship.name for ship in player(state, side).ships]
        miners = [name for name in afloat if limits.why_not_act(state, side, name, box, mines=True) is None]
        return [
            given.MineAttack(one.card, other, name) for name in miners for other in minable(state, side, box)
        ]
    if kind in (catalogue.TORPEDO_BOATS, catalogue.MINE_BOATS):
        shots: list[Any] = [
            given.TorpedoAttack(one.card, name) for name in limits.targets_of(state, side, TORPEDO, box)
        ]
        if kind == catalogue.MINE_BOATS:
            shots += [given.MineAttack(one.card, other, "") for other in minable(state, side, box)]
        return shots
    if kind not in catalogue.ORDINARY:
        return []
    return [given.UseAction(one.card, *aim) for aim in catalogue.ORDINARY[kind].aims(state, side, box)]


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
    tried = state.active.tried
    for ship in player(state, side).ships:
        if not ship.refuge:
            continue
        if ship.damage and (ship.name, "damage") not in tried:
            possible.append(given.TryRefuge(ship.name, "damage"))
        if ship.out_of_supply and (ship.name, "supply") not in tried:
            possible.append(given.TryRefuge(ship.name, "supply"))
        if ship.name not in state.active.entered:
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
        if prize.name not in state.active.suppliers
        for ship in one.ships
        if ship.out_of_supply
    )


def _resolve(dice: Any, state: State, frame: Turn, side: str, order: Any, box: Box) -> State:
    """One thing the active player does (3.2.8)."""
    state = going_on(state, frame, stage="resolving", asked=())
    if isinstance(order, given.EndTurn):
        return end_turn(dice, state, frame, box)
    if isinstance(order, (given.TryRefuge, given.LeaveRefuge, given.SupplyFromPrize)):
        return _without_card(dice, state, order, box)
    if isinstance(order, given.React):
        state = attacks.play_reaction(dice, state, side, order.card, box)
        return ships.hidden(dice, state, order.ship, "3.3.32b")
    state = going_on(state, frame, stage="gap", asked=())
    laid_out = next(one for one in state.active.committed if one.card == order.card)
    state = attacks.use_up(state, order.card)
    if isinstance(order, given.UseAction):
        return _use_action(dice, state, side, order, box)
    return attacks.begin(dice, state, declared_attack(state, side, order, laid_out.ship, box))


def _without_card(dice: Any, state: State, order: Any, box: Box) -> State:
    if isinstance(order, given.TryRefuge):
        return own_ships.try_refuge(dice, state, order.ship, order.marker, box)
    if isinstance(order, given.LeaveRefuge):
        return own_ships.leave_refuge(dice, state, order.ship, order.player, box)
    state = with_active(state, suppliers=(*state.active.suppliers, order.prize))
    state = ships.supplied(dice, state, order.ship, "6.12.1")
    return aftermath.exhaustion(dice, state, order.prize, box)


def _use_action(dice: Any, state: State, side: str, order: Any, box: Box) -> State:
    """Any other card is revealed and carried out; it may count against the limit (3.2.8d, 3.1.4)."""
    kind = box.kind(order.card)
    card = catalogue.ORDINARY[kind]
    dice.note(
        f"{box.number(kind)}b", "kp-log-action", side=side, card=order.card,
        player=order.player or "none", ship=order.ship or "none",
    )  # fmt: skip
    if card.counts and order.player:
        state = with_active(state, others=(*state.active.others, order.player))
    return card.effect(dice, state, side, order, box)


def declared_attack(state: State, side: str, order: Any, ship: str, box: Box) -> Any:
    """The frame of an attack that is declared by an order (3.2.8a-c, 3.2.1h)."""
    card = box.cards[order.card]
    if isinstance(order, given.MineAttack):
        targets = tuple(one.name for one in player(state, order.player).merchantmen)
        return Attack("declare", MINES, side, order.player, card.id, card.mine, targets, ship=order.ship)
    defender = located(state, order.target)[0]
    if isinstance(order, given.TorpedoAttack):
        return Attack("declare", TORPEDO, side, defender, card.id, card.torpedo, (order.target,))
    kind, coin = (GERMAN, box.ships[ship].attack) if ship else (BRITISH, card.intercept)
    return Attack(
        "declare", kind, side, defender, card.id, coin, (order.target,), ship=ship, night=card.night
    )


# ------------------------------------------------------------------------ the end of the turn


def end_turn(dice: Any, state: State, frame: Turn, box: Box) -> State:
    """Cards laid out and not used are discarded with the used ones (3.1.5a, 3.1.5b)."""
    unused = tuple(one.card for one in state.active.committed)
    if unused:
        dice.note("3.1.5b", "kp-log-unused", side=state.active.side, cards=", ".join(unused))
    cards = state.active.used + unused
    state = with_active(state, committed=(), used=())
    if len(cards) > 1 and not box.solitaire:
        return going_on(state, frame, stage="discard", asked=(state.active.side,), cards=cards)
    return put_away(dice, ships.discarded(state, *cards), frame, box)


def offer_discard(state: State, frame: Turn, side: str, box: Box) -> tuple[Any, ...]:
    """Which card goes next, or all in the order of their use (3.1.5a)."""
    return (given.DiscardInOrder(), *(given.DiscardNext(card) for card in frame.cards))


def _discard(dice: Any, state: State, frame: Turn, side: str, order: Any, box: Box) -> State:
    """Used cards go to the discard pile in the order the active player likes (3.1.5a)."""
    if isinstance(order, given.DiscardInOrder):
        return put_away(dice, ships.discarded(state, *frame.cards), frame, box)
    left = tuple(card for card in frame.cards if card != order.card)
    state = ships.discarded(state, order.card)
    if len(left) > 1:
        return going_on(state, frame, cards=left)
    return put_away(dice, ships.discarded(state, *left), frame, box)


def put_away(dice: Any, state: State, frame: Turn, box: Box) -> State:
    """The card on the own fleet, then the reactions of the others on top; then the draw.

    Rule: 3.1.5a, 3.3.10d, 3.3.14b.
    """
    side = state.active.side
    laid = player(state, side).laid
    if laid is not None:
        state = with_player(state, side, laid=None)
        state = ships.discarded(state, *([laid.card] if laid.card else []))
    state = ships.discarded(state, *(card for _, card in state.active.reactions))
    state = with_active(state, reactions=())
    fog = laid is not None and laid.kind == "Fog Bank"
    return going_on(state, frame, stage="refilling" if fog else "drawing", asked=(), cards=())


def drawing(dice: Any, state: State, frame: Turn, box: Box) -> State:
    """The active player draws one card; with the last one the round is over at once (3.1.1b, 2.0c, 5.4.2)."""
    side = state.active.side
    state, cards = drawn_actions(dice, state, 1, "3.1.1b")
    phantom = attacks.by_phantom(side, box)
    state = ships.discarded(state, *cards) if phantom else into_hand(state, side, cards)
    dice.note("3.1.1b", "kp-log-drew", side=side, left=state.draw_pile)
    return going_on(state, frame, stage="refilling" if state.draw_pile else "round_over")


def refilling(dice: Any, state: State, frame: Turn, box: Box) -> State:
    """Every player draws up to three merchantmen; then the extra turn or the next player.

    Rule: 3.1.6a, 3.1.6b, 3.3.37b.
    """
    state = phantom_choice.returned(refilled(dice, state, box), box)
    if state.active.second_chance:
        return begin_turn(dice, state, state.active.side, box, extra=True)
    return next_turn(dice, state, box)


def refilled(dice: Any, state: State, box: Box) -> State:
    """All fleets have their merchantmen again (3.1.6a)."""
    for side in clockwise_from(state, state.active.side):
        fleet = player(state, side).merchantmen
        missing = box.setup("merchantmen") - len(fleet)
        if missing > 0:
            state, names = drawn_merchantmen(dice, state, missing, "3.1.6a")
            if names:
                dice.note("3.1.6a", "kp-log-refilled", side=side, ships=", ".join(names))
            new = tuple(ships.arrived(name, box) for name in names)
            state = with_player(state, side, merchantmen=fleet + new)
    return state


def next_turn(dice: Any, state: State, box: Box) -> State:
    """The next player clockwise; whoever loses his turn is passed over (3.1d, 3.3.4b, 3.3.4d)."""
    side = next_seat(state, state.active.side)
    while player(state, side).loses_turn:
        dice.note("3.3.4d", "kp-log-lost-turn", side=side)
        state = with_player(state, side, loses_turn=False)
        side = next_seat(state, side)
    return begin_turn(dice, state, side, box)


STAGES = {"gap": gap, "resolving": resolving, "drawing": drawing, "refilling": refilling}
ASKS = {
    "commit": Ask("3.2a", offer_commitment, _commit),
    "window": Ask("3.3.32c", offer_window, _window),
    "resolve": Ask("3.2c", offer_resolve, _resolve),
    "discard": Ask("3.1.5a", offer_discard, _discard),
}
