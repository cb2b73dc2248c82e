"""Games played by chance, every step kept: what the laws of all games are tried on."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from navalgames.chance import RandomDice
from navalgames.games.contract import Game
from navalgames.odds import charts_of
from navalgames.sessions.players import draw_order
from navalgames.sessions.soak import random_options


class Step(NamedTuple):
    """What one side was asked in a state, and what it ordered."""

    state: Any
    side: str
    order: Any


class Played(NamedTuple):
    """A whole game."""

    options: Any
    steps: tuple[Step, ...]
    last: Any


def played(game: Game, seed: int, **fixed: Any) -> Played:
    """A random game over random options; `fixed`: options that are not left to chance."""
    rng, charts = Random(seed), charts_of(game)
    options = _agreed(game, rng, fixed)
    dice = RandomDice(rng=rng, record=False)
    state, steps = game.start(dice, charts, options), []
    while sides := game.deciding(state):
        side = rng.choice(sides)
        order = draw_order(game.legal_orders(state, side, charts, options), rng)
        steps.append(Step(state, side, order))
        state = game.apply(dice, state, side, order, charts, options)
    return Played(options, tuple(steps), state)


def _agreed(game: Game, rng: Random, fixed: dict[str, Any]) -> Any:
    """Options that go together, with the fixed ones among them."""
    while True:
        try:
            return game.options(**{**random_options(game, rng), **fixed})
        except ValueError:
            continue
