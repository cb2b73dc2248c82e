"""Who decides for a seat: computer players by name, staff orders, and the random player.

Knows seats and offered orders. A computer player gets a view, never the state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from navalgames.chance import Dice
from navalgames.errors import BadInput, unknown
from navalgames.games.contract import Game
from navalgames.printing import listed
from navalgames.sessions.journal import PERSON

RANDOM = "random"
SEED_ROLLS = 5
Bot = Callable[..., Any]


def draw_order(offered: Any, rng: Random) -> Any:
    """A random legal order: each offered order equally likely; a form draws its own."""
    if type(offered) is tuple:
        return offered[int(rng.random() * len(offered))]
    return offered.draw(rng)


def random_player(view: Any, side: str, orders: Any, charts: Any, options: Any, dice: Dice) -> Any:
    """The computer player that gives any legal order."""
    if type(orders) is tuple and len(orders) == 1:
        return orders[0]
    seed = " ".join([str(dice.roll("1d100", RANDOM)) for _ in range(SEED_ROLLS)])
    return draw_order(orders, Random(seed))


def computer_players(game: Game) -> dict[str, Bot]:
    """All computer players of a game by name; the random one is the same for every game."""
    return {**game.bots(), RANDOM: random_player}


def computer_player(game: Game, name: str) -> Bot:
    """The computer player called `name`.

    Raises:
        BadInput: no such player, or a person; offers the nearest name.
    """
    if name == RANDOM:
        return random_player
    players = computer_players(game)
    if name == PERSON:
        raise BadInput("error-player-person", expected=listed(sorted(players)))
    if name not in players:
        raise unknown("computer", name, players)
    return players[name]


def checked_seats(sides: tuple[str, ...], game: Game, seats: Mapping[str, str] | None) -> dict[str, str]:
    """A seat for each of `sides` (those who play); a side that is not named is a person.

    Raises:
        BadInput: an unknown side or player.
    """
    given, known = dict(seats or {}), (PERSON, *computer_players(game))
    for side, name in given.items():
        if side not in sides:
            raise unknown("side", side, sides)
        if name not in known:
            raise unknown("player", name, known)
    return {side: given.get(side, PERSON) for side in sides}
