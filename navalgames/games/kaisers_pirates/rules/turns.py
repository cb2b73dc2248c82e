"""A player's turn from its beginning to the refill (3.1, 3.2, turn summary).

Knows the steps of the turn and who is asked. What the cards do stands in `attacks` and `cards`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from navalgames.chance import Dice
from navalgames.games.agenda import Ask
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules import aftermath, attacks, limits, phantom_choice, ships
from navalgames.games.kaisers_pirates.rules.action_deck import (
    drawn_merchantmen,
    into_hand,
    next_actions,
    out_of_hand,
    without,
)
from navalgames.games.kaisers_pirates.rules.cards import catalogue, reactions
from navalgames.games.kaisers_pirates.rules.frames import COMMIT, RESOLVING, PhantomTurn, Turn
from navalgames.games.kaisers_pirates.state import (
    Active,
    Committed,
    Names,
    State,
    active_of,
    clockwise_from,
    going_on,
    in_fleet,
    next_seat,
    player,
    with_active,
    with_hand,
    with_player,
)
from navalgames.games.kaisers_pirates.tables import Box


def begin_turn(dice: Dice, state: State, side: str, box: Box, extra: bool = False) -> State:
    """A turn begins: the player commits, suffers a Deception or Fog Bank, or is the phantom.

    Rule: 3.1d, 3.2a, 3.3.10b, 3.3.14b, 5.4.3(1).
    """
    state = state._replace(turn=state.turn + 1, active=_begun(side, extra), stack=(COMMIT[side],))
    dice.note("3.1d", "kp-log-turn", side=side, turn=state.turn, round=state.round)
    if limits.by_phantom(side, box):
        return state._replace(stack=(PhantomTurn("phantom_begins"),))
    one = player(state, side)
    if one.laid is not None and limits.fogged(state, side):
        dice.note("3.3.14b", "kp-log-fogged", side=side)
        return state._replace(stack=(RESOLVING,))
    if one.laid is not None and limits.deceived(state, side):
        return _deceived(dice, state, side)._replace(stack=(RESOLVING,))
    if not one.hand:
        dice.note("3.2a", "kp-log-no-cards", side=side)
        return state._replace(stack=(RESOLVING,))
    return state


_begun = lru_cache(maxsize=16)(Active)
"""A turn in which nothing has been done: the same each time for a side."""


def _deceived(dice: Dice, state: State, side: str) -> State:
    """One card at random takes the place of the commitment, by its action side (3.3.10b, d, i)."""
    hand = player(state, side).hand
    if not hand:
        return state
    (card,) = dice.draw(hand, 1, "deceived_card", "3.3.10d")
    dice.note("3.3.10d", "kp-log-deceived", side=side, card=card)
    return with_active(out_of_hand(state, side, card), committed=(Committed(card, "action"),))


# ------------------------------------------------------------------------ commitment

END_COMMITMENT = given.said(given.EndCommitment)


def offer_commitment(state: State, frame: Turn, side: str, box: Box) -> tuple[Any, ...]:
    """Every use of every card in hand: by its intercept or action side, on a ship or before the fleet.

    Rule: 3.2.1a-3.2.1g, 3.3.20f.
    """
    one = player(state, side)
    beside = _beside(tuple([ship.name for ship in one.ships if not ship.refuge]), box)
    possible: list[Any] = []
    for card in one.hand:
        possible += beside[card]
    possible.append(END_COMMITMENT)
    return tuple(possible)


class _Ways(dict[str, tuple[given.CommitCard, ...]]):
    """All ways to lay out each card beside these ships: a hand is offered again and again beside the same."""

    def __init__(self, afloat: Names, box: Box) -> None:
        super().__init__()
        self.afloat, self.box = afloat, box

    def __missing__(self, card: str) -> tuple[given.CommitCard, ...]:
        upright: Names = ("",)
        if self.box.kind(card) == catalogue.LAY_MINES:
            upright = tuple([name for name in self.afloat if self.box.ships[name].mines])
        across = given.ended(given.CommitCard, card, "intercept")
        actions = given.ended(given.CommitCard, card, "action")
        ways = (across[""], *map(across.__getitem__, self.afloat), *map(actions.__getitem__, upright))
        if not self.box.charts.telling:  # there the kind of the card is told each time it is asked for
            self[card] = ways
        return ways


_beside = lru_cache(maxsize=512)(_Ways)


def _commit(dice: Dice, state: State, frame: Turn, side: str, order: Any, box: Box) -> State:
    """A card is laid out face down, or the commitment is complete (3.2a, 3.2b)."""
    if isinstance(order, given.EndCommitment):
        dice.note("3.2a", "kp-log-committed", side=side, count=len(active_of(state).committed))
        return going_on(state, RESOLVING)
    active = active_of(state)
    committed = (*active.committed, Committed(order.card, order.use, order.ship))
    hand = without(player(state, side).hand, (order.card,))
    state = with_hand(state, side, hand, active=active._replace(committed=committed))
    if hand:
        return state
    return _commit(dice, state, frame, side, END_COMMITMENT, box)


# ------------------------------------------------------------------------ between two cards


def may_interrupt(state: State, side: str, box: Box) -> bool:
    """Whether a player, by what lies open, might have something to play now."""
    if not player(state, side).hand or (limits.by_phantom(side, box)):
        return False
    return bool(reactions.hideable(state, side, box) or _open_sinkings(state, side))


def _open_sinkings(state: State, side: str) -> tuple[str, ...]:
    """German ships that sank a merchantman of this side and are still there (3.3.30d)."""
    active = active_of(state)
    if not active.sinkings:
        return ()
    return tuple(
        dict.fromkeys(
            one.interceptor
            for one in active.sinkings
            if one.victim == side and in_fleet(state, active.side, one.interceptor)
        )
    )


def offer_window(state: State, frame: Turn, side: str, box: Box) -> tuple[Any, ...]:
    """Reflag for an identified ship, Recalled for a ship that sank a merchantman (3.3.32c, 3.3.30d)."""
    possible = []
    for card in player(state, side).hand:
        if box.kind(card) == "Reflag":
            possible += [given.said(given.React, card, name) for name in reactions.hideable(state, side, box)]
        if box.kind(card) == "Recalled":
            possible += [given.said(given.React, card, name) for name in _open_sinkings(state, side)]
    return (*possible, given.said(given.Decline))


def _window(dice: Dice, state: State, frame: Turn, side: str, order: Any, box: Box) -> State:
    """One player plays a card between two cards, or lets the occasion pass."""
    if isinstance(order, given.React):
        state = attacks.play_reaction(dice, state, side, order.card, box)
        if box.kind(order.card) == "Reflag":
            state = ships.hidden(dice, state, order.ship, "3.3.32c")
        else:
            state = aftermath.answered_sinking(state, side, order.ship)
            state = aftermath.recalled(dice, state, order.card, order.ship, active_of(state).side, box)
        if may_interrupt(state, side, box):
            return going_on(state, frame)
    left = frame.left[1:]
    return going_on(state, Turn("gap", (), left) if left else RESOLVING)


# ------------------------------------------------------------------------ the end of the turn


def end_turn(dice: Dice, state: State, frame: Turn, box: Box) -> State:
    """Cards laid out and not used are discarded with the used ones (3.1.5a, 3.1.5b)."""
    active = active_of(state)
    unused = tuple(one.card for one in active.committed)
    if unused:
        dice.note("3.1.5b", "kp-log-unused", side=active.side, cards=", ".join(unused))
    cards = active.used + unused
    active = active._replace(committed=(), used=())
    if len(cards) > 1 and not box.solitaire:
        asking = frame._replace(stage="discard", asked=(active.side,), cards=cards)
        return state._replace(active=active, stack=(*state.stack[:-1], asking))
    return put_away(dice, state._replace(active=active, discards=state.discards + cards), frame, box)


def offer_discard(state: State, frame: Turn, side: str, box: Box) -> tuple[Any, ...]:
    """Which card goes next, or all in the order of their use (3.1.5a)."""
    return (given.said(given.DiscardInOrder), *map(given.ended(given.DiscardNext).__getitem__, frame.cards))


def _discard(dice: Dice, state: State, frame: Turn, side: str, order: Any, box: Box) -> State:
    """Used cards go to the discard pile in the order the active player likes (3.1.5a)."""
    if isinstance(order, given.DiscardInOrder):
        return put_away(dice, ships.discarded(state, *frame.cards), frame, box)
    left = tuple(card for card in frame.cards if card != order.card)
    state = ships.discarded(state, order.card)
    if len(left) > 1:
        return going_on(state, frame, cards=left)
    return put_away(dice, ships.discarded(state, *left), frame, box)


def put_away(dice: Dice, state: State, frame: Turn, box: Box) -> State:
    """The card on the own fleet, then the reactions of the others on top; then the draw.

    Rule: 3.1.5a, 3.3.10d, 3.3.14b.
    """
    active = active_of(state)
    side, laid = active.side, player(state, active.side).laid
    if laid is not None:
        state = with_player(state, side, laid=None)
        state = ships.discarded(state, *([laid.card] if laid.card else []))
    if active.reactions:
        state = ships.discarded(state, *(card for _, card in active.reactions))
        state = with_active(state, reactions=())
    fog = laid is not None and laid.kind == "Fog Bank"
    return refilling(dice, state, frame, box) if fog else drawing(dice, state, frame, box)


def drawing(dice: Dice, state: State, frame: Turn, box: Box) -> State:
    """The active player draws one card; with the last one the round is over at once (3.1.1b, 2.0c, 5.4.2)."""
    side = active_of(state).side
    pile, cards = next_actions(dice, state, 1, "3.1.1b")
    if limits.by_phantom(side, box):
        state = ships.discarded(state._replace(**pile), *cards)
    else:
        state = into_hand(state, side, cards, **pile)
    dice.note("3.1.1b", "kp-log-drew", side=side, left=state.draw_pile)
    if state.draw_pile:
        return refilling(dice, state, frame, box)
    return going_on(state, frame, stage="round_over", asked=())


def refilling(dice: Dice, state: State, frame: Turn, box: Box) -> State:
    """Every player draws up to three merchantmen; then the extra turn or the next player.

    Rule: 3.1.6a, 3.1.6b, 3.3.37b.
    """
    state = phantom_choice.returned(refilled(dice, state, box), box)
    active = active_of(state)
    if active.second_chance:
        return begin_turn(dice, state, active.side, box, extra=True)
    return next_turn(dice, state, box)


def refilled(dice: Dice, state: State, box: Box) -> State:
    """All fleets have their merchantmen again (3.1.6a)."""
    full = box.setup("merchantmen")
    if not [one for one in state.players if len(one.merchantmen) < full]:
        return state
    for side in clockwise_from(state, active_of(state).side):
        fleet = player(state, side).merchantmen
        missing = full - len(fleet)
        if missing > 0:
            state, names = drawn_merchantmen(dice, state, missing, "3.1.6a")
            if names:
                dice.note("3.1.6a", "kp-log-refilled", side=side, ships=", ".join(names))
            new = tuple([ships.arrived(name, box) for name in names])
            state = with_player(state, side, merchantmen=fleet + new)
    return state


def next_turn(dice: Dice, state: State, box: Box) -> State:
    """The next player clockwise; whoever loses his turn is passed over (3.1d, 3.3.4b, 3.3.4d)."""
    side = next_seat(state, active_of(state).side)
    while player(state, side).loses_turn:
        dice.note("3.3.4d", "kp-log-lost-turn", side=side)
        state = with_player(state, side, loses_turn=False)
        side = next_seat(state, side)
    return begin_turn(dice, state, side, box)


STAGES = {"drawing": drawing}
ASKS = {
    "commit": Ask("3.2a", offer_commitment, _commit),
    "window": Ask("3.3.32c", offer_window, _window),
    "discard": Ask("3.1.5a", offer_discard, _discard),
}
