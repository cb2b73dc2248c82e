"""What lies on the table in The Kaiser's Pirates: frozen records, cards by name.

Knows places (fleets, hands, piles, the cards laid out in a turn) and the stack of what is under way;
nothing of what may happen. Nobody knows the order of a shuffled deck, so none is kept: a card is
drawn by the dice when it is turned up. `unseen` holds draw pile and set-aside cards together.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from navalgames.games.contract import Outcome
from navalgames.games.parts import quick

NORTH, EAST, SOUTH, WEST = SIDES = ("NORTH", "EAST", "SOUTH", "WEST")
SEATS = {
    "two": (NORTH, SOUTH),
    "three": (NORTH, EAST, SOUTH),
    "four": SIDES,
    "team": SIDES,
    "solitaire": (NORTH, SOUTH),
}
LIVE_PLAYER, PHANTOM = NORTH, SOUTH
HIDDEN = "?"
ROUNDS, MOST_ROUNDS = 3, 6

Names = tuple[str, ...]


class Options(NamedTuple):
    """Players, optional rules and switches of one game; the defaults are those of the index."""

    players: str = "two"
    action_cards_in_round: int = 0
    coal: bool = False
    sail: bool = False
    aircraft: bool = False
    tournament: bool = False
    tournament_choice: str = "random"
    after_1914: bool = False
    remove_breakouts: bool = False
    remove_1914_merchantmen: bool = False
    fast_raiders: bool = False
    carry_more: bool = False
    extra_damage: bool = False
    torpedo_prizes: bool = False
    shallow_pursuit: bool = False
    sailing: bool = False
    prize_supply: bool = False
    first_player_method: str = "dice"
    first_player_later: str = "total"
    other_card_targets: str = "attacked_plus_one"
    safe_passage_scope: str = "listed"
    after_sinking_reactions_count: bool = True
    fog_bank_scope: str = "ships"
    heavy_weather_scope: str = "all"
    reflag_dodges: bool = True
    slim_pickings_chooser: str = "attacker"
    team_refuge_transfer: str = "always"
    solitaire_reshuffle: str = "each_turn"
    pp_choice: str = "best"
    pursuit_check: str = "literal"


@quick
class Ship(NamedTuple):
    """A ship on the table. `refuge` is the Island Refuge card lying on it, or ""."""

    name: str
    identified: bool = True
    damage: int = 0
    out_of_supply: bool = False
    refuge: str = ""


class Scored(NamedTuple):
    """A card in a VP pile. `how`: merchantman, prize, passage, exhausted, german or action."""

    name: str
    how: str
    doubled: bool = False


class Laid(NamedTuple):
    """A Deception or Fog Bank in force on a fleet. The phantom lays no card: `card` is ""."""

    kind: str
    card: str = ""


@quick
class Player(NamedTuple):
    """What belongs to one player. `ships` are warships and raiders; `vp` and `points` go by round."""

    hand: Names = ()
    ships: tuple[Ship, ...] = ()
    prizes: tuple[Ship, ...] = ()
    merchantmen: tuple[Ship, ...] = ()
    pile: tuple[Scored, ...] = ()
    laid: Laid | None = None
    loses_turn: bool = False
    vp: tuple[int, ...] = ()
    points: tuple[int, ...] = ()


class Committed(NamedTuple):
    """A card laid out face down: by its "intercept" or "action" side, on a ship or before the fleet ("")."""

    card: str
    use: str
    ship: str = ""


class Sinking(NamedTuple):
    """A merchantman sunk by a German intercept this turn, as long as it may be answered by Recalled."""

    victim: str
    interceptor: str


@quick
class Active(NamedTuple):
    """The turn of one player: what is laid out, used, and used up.

    acted: own ships that made their one act. intercepted: ships that had their one intercept.
    attacked: the opponent attacked, or "". others: opponents named by other cards.
    shown: own raiders identified this turn by another player's card. tried: (ship, marker) refuge attempts.
    """

    side: str
    extra: bool = False
    committed: tuple[Committed, ...] = ()
    used: Names = ()
    reactions: tuple[tuple[str, str], ...] = ()
    acted: Names = ()
    intercepted: Names = ()
    attacked: str = ""
    others: Names = ()
    shown: Names = ()
    entered: Names = ()
    left: Names = ()
    tried: tuple[tuple[str, str], ...] = ()
    sinkings: tuple[Sinking, ...] = ()
    suppliers: Names = ()
    second_chance: bool = False
    wireless: bool = False


class Phantom(NamedTuple):
    """What the phantom carries over to its turn: solitaire cards used, cards it must suffer."""

    used: Names = ()
    scouted: bool = False


@quick
class State(NamedTuple):
    """A whole game of The Kaiser's Pirates.

    turn: player turns so far. seats: who plays, clockwise. stack: what is under way, the innermost last;
    the last frame names the pending decision. top: cards of the draw pile whose order somebody has
    fixed, the next one first. discards: the last card lies on top.
    """

    round: int
    turn: int
    seats: Names
    players: tuple[Player, ...]
    german_deck: Names
    merchant_deck: Names
    unseen: Names
    german_used: Names = ()
    merchant_used: Names = ()
    german_removed: Names = ()
    draw_pile: int = 0
    top: Names = ()
    top_known_to: Names = ()
    discards: Names = ()
    first: str = ""
    active: Active | None = None
    stack: tuple[Any, ...] = ()
    phantom: Phantom | None = None
    outcome: Outcome | None = None


_PLACES = {name: place for place, name in enumerate(State._fields)}
_PLAYERS, _ACTIVE, _STACK = _PLACES["players"], _PLACES["active"], _PLACES["stack"]


_new = tuple.__new__
"""States with one field replaced are made as quickly as it goes: rules do this ten times for each order."""


# ------------------------------------------------------------------------ players


def player(state: State, side: str) -> Player:
    """What belongs to a side."""
    return state.players[state.seats.index(side)]


def with_player(state: State, side: str, **fields: Any) -> State:
    """The state with some of a player's things replaced."""
    values, place = [*state], state.seats.index(side)
    players = [*state.players]
    players[place] = players[place]._replace(**fields)
    values[_PLAYERS] = tuple(players)
    return _new(State, values)


def with_hand(state: State, side: str, hand: Names, **places: Any) -> State:
    """The state with another hand of a player; `places`: what else changes at the same time."""
    values, seat = [*state], state.seats.index(side)
    players = [*state.players]
    players[seat] = players[seat]._replace(hand=hand)
    values[_PLAYERS] = tuple(players)
    for name in places:
        values[_PLACES[name]] = places[name]
    return _new(State, values)


def active_of(state: State) -> Active:
    """The turn that is played."""
    active = state.active
    assert active is not None, "nobody is on turn"
    return active


def phantom_of(state: State) -> Phantom:
    """What the phantom of the solitaire game carries over."""
    phantom = state.phantom
    assert phantom is not None, "no phantom takes part"
    return phantom


def with_active(state: State, **fields: Any) -> State:
    """The state with parts of the current turn replaced."""
    values = [*state]
    values[_ACTIVE] = active_of(state)._replace(**fields)
    return _new(State, values)


def clockwise_from(state: State, side: str) -> Names:
    """All seats in the order of play, beginning with `side`."""
    place = state.seats.index(side)
    return state.seats[place:] + state.seats[:place]


def next_seat(state: State, side: str) -> str:
    """Who sits to the left of `side`."""
    return state.seats[(state.seats.index(side) + 1) % len(state.seats)]


def team_mate(state: State, side: str, options: Options) -> str:
    """The player opposite in the team game (4.1); "" in any other game."""
    return state.seats[(state.seats.index(side) + 2) % 4] if options.players == "team" else ""


def opponents(state: State, side: str, options: Options) -> Names:
    """The other players, clockwise, without the team-mate (4.2a, 4.3)."""
    return _opponents(state.seats, side, options.players == "team")


@lru_cache(maxsize=64)
def _opponents(seats: Names, side: str, team: bool) -> Names:
    """Of the few ways to sit at a table; asked at every look for targets."""
    place = seats.index(side)
    others = seats[place + 1 :] + seats[:place]
    return (others[0], others[2]) if team else others


# ------------------------------------------------------------------------ ships

ROWS = ("ships", "prizes", "merchantmen")


def located(state: State, name: str) -> tuple[str, str, Ship] | None:
    """Where a ship lies: (side, row, ship); None when it is not on the table."""
    for place, one in enumerate(state.players):
        for ship in one.ships:
            if ship[0] == name:
                return state.seats[place], "ships", ship
        for ship in one.merchantmen:
            if ship[0] == name:
                return state.seats[place], "merchantmen", ship
        for ship in one.prizes:
            if ship[0] == name:
                return state.seats[place], "prizes", ship
    return None


def lying(state: State, name: str) -> tuple[str, str, Ship]:
    """Where a ship lies that is on the table: (side, row, ship)."""
    found = located(state, name)
    assert found is not None, f"{name} is not on the table"
    return found


def ship_of(state: State, name: str) -> Ship:
    """A ship on the table."""
    for one in state.players:
        for row in (one.ships, one.merchantmen, one.prizes):
            for ship in row:
                if ship[0] == name:
                    return ship
    raise AssertionError(f"{name} is not on the table")


def owner_of(state: State, name: str) -> str:
    """Whose ship it is; "" when it is not on the table."""
    found = located(state, name)
    return found[0] if found else ""


def with_ship(state: State, name: str, **fields: Any) -> State:
    """The state with the condition of one ship changed."""
    side, row, ship = lying(state, name)
    changed = tuple([s._replace(**fields) if s is ship else s for s in getattr(player(state, side), row)])
    return with_player(state, side, **{row: changed})


def without_ship(state: State, name: str) -> State:
    """The state after a ship has left the table."""
    side, row, ship = lying(state, name)
    left = tuple([s for s in getattr(player(state, side), row) if s is not ship])
    return with_player(state, side, **{row: left})


def in_fleet(state: State, side: str, name: str) -> bool:
    """Whether a warship or raider is in a side's fleet."""
    return name in [ship.name for ship in player(state, side).ships]


# ------------------------------------------------------------------------ the stack


def with_stack(state: State, stack: tuple[Any, ...]) -> State:
    """The state with other things under way."""
    values = [*state]
    values[_STACK] = stack
    return _new(State, values)


def push(state: State, frame: Any) -> State:
    """Begin something inside what is under way."""
    return with_stack(state, (*state.stack, frame))


def pop(state: State) -> State:
    """End the innermost thing under way."""
    return with_stack(state, state.stack[:-1])


def going_on(state: State, frame: Any, **fields: Any) -> State:
    """The innermost thing under way goes on, changed."""
    values = [*state]
    stack = [*state.stack]
    stack[-1] = frame._replace(**fields) if fields else frame
    values[_STACK] = tuple(stack)
    return _new(State, values)
