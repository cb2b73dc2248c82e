"""The rounds: dealing, who begins, the end of a round, and what is carried over (2.1, 2.4, 2.5, 3.1).

Knows the steps between the last card of one round and the first turn of the next.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.agenda import Ask, Stage
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules import action_deck, scoring, ships, tournament
from navalgames.games.kaisers_pirates.rules.frames import Between, Turn
from navalgames.games.kaisers_pirates.rules.turns import begin_turn
from navalgames.games.kaisers_pirates.state import (
    LIVE_PLAYER,
    ROUNDS,
    SEATS,
    Names,
    Phantom,
    Player,
    Ship,
    State,
    player,
    with_player,
)
from navalgames.games.kaisers_pirates.tables import Box

CARRIED = {0: "2.1.5a", 1: "2.4.5", 2: "6.7.1", 3: "6.7.2"}
"""The rule of the hand of a player who carried so many ships over."""


def start(dice: Dice, box: Box) -> State:
    """Round 1: all decks are shuffled, the fleets and hands are dealt.

    Rule: 2.1a-2.1.5b, 5.2, 6.4 (equal fleets come first, and may be chosen).
    """
    seats = SEATS[box.options.players]
    state = State(
        round=1, turn=0, seats=seats, players=(Player(),) * len(seats),
        german_deck=action_deck.german_ships(box), merchant_deck=action_deck.merchantmen(box), unseen=(),
        phantom=Phantom() if box.solitaire else None,
    )  # fmt: skip
    dice.note("2.1a", "kp-log-start", players=len(seats), cards=action_deck.cards_in_round(box))
    if box.options.tournament:
        return tournament.begun(dice, state, box)
    return deal(dice, state, {}, box)


def deal(dice: Dice, state: State, kept: dict[str, Names], box: Box) -> State:
    """Every player's merchantmen, German ships up to three, and action cards, fewer for ships carried over.

    Rule: 2.1.5a, 2.1.5b, 2.4.2-2.4.5, 6.7.1, 6.7.2.
    """
    for side in state.seats:
        state = deal_ships(dice, state, side, box)
    sizes = {side: hand_size(len(kept.get(side, ())), box) for side in state.seats}
    state = state._replace(
        unseen=action_deck.action_cards(box), top=(), top_known_to=(), discards=(),
        draw_pile=action_deck.cards_in_round(box),
    )  # fmt: skip
    for side, size in sizes.items():
        state, cards = action_deck.drawn_actions(dice, state, size, "2.1.5a")
        state = action_deck.into_hand(state, side, cards)
    dice.note("2.1.5b", "kp-log-dealt", round=state.round, left=state.draw_pile)
    return choose_first(dice, state, box)


def hand_size(carried: int, box: Box) -> int:
    """Action cards for a player who carried so many ships over (2.4.5, 6.7.1, 6.7.2)."""
    acted(CARRIED[carried])
    return box.setup(f"carry_{carried}" if carried else "hand")


def deal_ships(dice: Dice, state: State, side: str, box: Box) -> State:
    """Three merchantmen, and German ships up to three (2.4.2, 2.4.3)."""
    one = player(state, side)
    state, names = action_deck.drawn_german(
        dice, state, box.setup("german_ships") - len(one.ships), "2.1.5a", box
    )
    german = one.ships + tuple(ships.arrived(name, box) for name in names)
    missing = box.setup("merchantmen") - len(one.merchantmen)
    state, traders = action_deck.drawn_merchantmen(dice, state, missing, "2.1.5a")
    fleet = one.merchantmen + tuple(ships.arrived(name, box) for name in traders)
    dice.note("2.1.5a", "kp-log-fleet", side=side, ships=listed(german), merchantmen=listed(fleet))
    return with_player(state, side, ships=german, merchantmen=fleet)


def listed(fleet: tuple[Ship, ...]) -> str:
    """The names of a fleet in a note; "none" for no ship."""
    return ", ".join(ship.name for ship in fleet) or "none"


def deal_after_choices(dice: Dice, state: State, frame: Between, box: Box) -> State:
    """The equal fleets of option 6.4 are complete: the rest of round 1 is dealt (6.4.2b, 6.4.3b)."""
    return deal(dice, state._replace(stack=()), {}, box)


# ------------------------------------------------------------------------ who begins


def choose_first(dice: Dice, state: State, box: Box) -> State:
    """Who takes the first turn of the round.

    Rule: 3.1a-3.1c, 5.2.3 (switches first_player_method, first_player_later).
    """
    if state.round == 1 and box.solitaire:
        return state._replace(stack=(Between("choose_first", (LIVE_PLAYER,)),))
    worst, rule = None, "3.1a" if state.round == 1 else "3.1c"
    if state.round == 1 and box.options.first_player_method == "ship_values":
        values = [sum(box.ships[ship.name].vp for ship in one.ships) for one in state.players]
        worst = lone_extreme(tuple(-value for value in values))
        rule = "3.1a" if worst is None else "3.1b"
    elif state.round > 1:
        last = box.options.first_player_later == "last_round"
        points = [one.points[-1] if last else sum(one.points) for one in state.players]
        worst = lone_extreme(tuple(-value for value in points))
    seat = dice.until(is_settled, thrown_for_first, len(state.seats)) if worst is None else worst
    assert seat is not None, "thrown until somebody is lowest"
    return began(dice, state, state.seats[seat], rule, box)


def is_settled(place: int | None) -> bool:
    """Whether a throw for the first turn has somebody who threw a number alone (3.1a)."""
    return place is not None


def thrown_for_first(dice: Dice, seats: int) -> int | None:
    """Each throws a d10; the highest number that only one has thrown begins (3.1a)."""
    return lone_extreme(tuple(dice.roll("1d10", "first_turn", "3.1a") for _ in range(seats)))


def lone_extreme(values: tuple[int, ...]) -> int | None:
    """The place of the highest value that stands alone; None if none does (3.1a-3.1c)."""
    alone = [value for value in values if values.count(value) == 1]
    return values.index(max(alone)) if alone else None


def began(dice: Dice, state: State, side: str, rule: str, box: Box) -> State:
    """The first turn of the round (3.1d), and the rule by which it is this player's."""
    dice.note(rule, "kp-log-first", side=side, round=state.round)
    return begin_turn(dice, state._replace(first=side), side, box)


def _offer_first(state: State, frame: Between, side: str, box: Box) -> tuple[Any, ...]:
    return tuple(given.ChooseFirst(seat) for seat in state.seats)


def _first(dice: Dice, state: State, frame: Between, side: str, order: Any, box: Box) -> State:
    """The live player names the side that starts (5.2.3)."""
    return began(dice, state, order.player, "5.2.3", box)


# ------------------------------------------------------------------------ the end of a round


def round_over(dice: Dice, state: State, frame: Turn, box: Box) -> State:
    """The last action card was drawn: the round is scored; the game ends or the next round is prepared.

    Rule: 2.0b, 2.0c, 2.3, 2.4, 2.5.
    """
    state = scoring.score_round(dice, state, box)
    ended = scoring.outcome(state, box)
    if ended is not None:
        dice.note(ended.rule, "kp-log-game-over", round=state.round)
        return state._replace(active=None, stack=(), outcome=ended)
    dice.note("2.4a", "kp-log-round-over", round=state.round)
    if state.round >= ROUNDS:
        dice.note("2.5c", "kp-log-tie", round=state.round)
    state = collected(state, box)
    left = tuple(side for side in state.seats if player(state, side).ships)
    return carry_next(dice, state, Between("carry", left=left), box)


def collected(state: State, box: Box) -> State:
    """Cards, markers and scored ships go back to their decks; only German ships stay on the table.

    Rule: 2.4a-2.4d, 2.4.3 (raiders are hidden again).
    """
    for side, one in zip(state.seats, state.players, strict=True):
        for ship in one.merchantmen + one.prizes:
            state = ships.under_its_deck(state, ship.name, box)
        for card in one.pile:
            if card.how not in scoring.CARDS:
                state = ships.under_its_deck(state, card.name, box)
        fleet = tuple(ships.arrived(ship.name, box) for ship in one.ships)
        state = with_player(
            state, side, hand=(), pile=(), prizes=(), merchantmen=(), laid=None, loses_turn=False, ships=fleet
        )
    phantom = Phantom() if box.solitaire else None
    removed = state.german_removed
    return state._replace(
        german_used=state.german_used + removed, german_removed=(), unseen=(), top=(), top_known_to=(),
        discards=(), draw_pile=0, active=None, phantom=phantom,
    )  # fmt: skip


def carry_next(dice: Dice, state: State, frame: Between, box: Box) -> State:
    """Ask the next player which ships to keep; then team-mates may exchange them (2.4.1a, 4.9)."""
    if frame.left:
        asked = LIVE_PLAYER if box.solitaire else frame.left[0]
        return state._replace(stack=(frame._replace(stage="carry", asked=(asked,)),))
    if box.team:
        return swap_next(dice, state, frame._replace(left=_pairs(state)), box)
    return next_round(dice, state, frame, box)


def offer_carry(state: State, frame: Between, side: str, box: Box) -> tuple[Any, ...]:
    """Every choice of ships to keep: none or one, with option 6.7 up to three (2.4.1a, 6.7)."""
    owner = frame.left[0]
    names = tuple(ship.name for ship in player(state, owner).ships)
    most = box.setup("german_ships") if box.options.carry_more else 1
    return tuple(
        given.CarryOver(owner, kept)
        for count in range(min(most, len(names)) + 1)
        for kept in combinations(names, count)
    )


def _carry(dice: Dice, state: State, frame: Between, side: str, order: Any, box: Box) -> State:
    """The ships not kept go face up under their deck (2.4.1a)."""
    one = player(state, order.player)
    dice.note("2.4.1a", "kp-log-carried", side=order.player, ships=", ".join(order.ships) or "none")
    for ship in one.ships:
        if ship.name not in order.ships:
            state = ships.under_its_deck(state, ship.name, box)
    kept = tuple(ship for ship in one.ships if ship.name in order.ships)
    state = with_player(state, order.player, ships=kept)
    return carry_next(dice, state, frame._replace(asked=(), left=frame.left[1:]), box)


def _pairs(state: State) -> Names:
    """Both members of each team that carries a ship over (4.9)."""
    north, east, south, west = state.seats
    pairs = ((north, south), (east, west))
    return tuple(side for pair in pairs if any(player(state, one).ships for one in pair) for side in pair)


def swap_next(dice: Dice, state: State, frame: Between, box: Box) -> State:
    """Ask team-mates, one after the other, whether they exchange the ships carried over (4.9)."""
    if frame.left:
        return state._replace(stack=(frame._replace(stage="swap", asked=frame.left[:1]),))
    return next_round(dice, state, frame, box)


def _offer_swap(state: State, frame: Between, side: str, box: Box) -> tuple[Any, ...]:
    return (given.ExchangeCarried(True), given.ExchangeCarried(False))


def _swap(dice: Dice, state: State, frame: Between, side: str, order: Any, box: Box) -> State:
    """Only what both want is done (4.9)."""
    first_of_pair = len(frame.left) % 2 == 0
    if first_of_pair and not order.yes:
        return swap_next(dice, state, frame._replace(asked=(), left=frame.left[2:]), box)
    if not first_of_pair and order.yes:
        mate = frame.agreed[-1]
        mine, theirs = player(state, side).ships, player(state, mate).ships
        dice.note("4.9", "kp-log-swapped", side=mate, mate=side)
        state = with_player(with_player(state, side, ships=theirs), mate, ships=mine)
    agreed = (*frame.agreed, side)
    return swap_next(dice, state, frame._replace(asked=(), left=frame.left[1:], agreed=agreed), box)


def next_round(dice: Dice, state: State, frame: Between, box: Box) -> State:
    """The next round is dealt (2.4.2-2.4.5, 5.2.5)."""
    kept = {side: tuple(ship.name for ship in player(state, side).ships) for side in state.seats}
    state = state._replace(round=state.round + 1, stack=())
    return deal(dice, state, kept, box)


STAGES: dict[str, Stage] = {"round_over": round_over, "fleets_equal": deal_after_choices}
ASKS = {
    "choose_first": Ask("5.2.3", _offer_first, _first),
    "carry": Ask("2.4.1a", offer_carry, _carry),
    "swap": Ask("4.9", _offer_swap, _swap),
}
