"""Random players: decisions a second of Grand Fleet beside OpenSpiel's Python tic-tac-toe and RLCard's games.

Knows how each library plays one game from start to end. The other two are no requirements: `pip install
open_spiel rlcard` into the environment that runs this, then `python -m benchmarks.compare_playouts
[--seconds 5] [--write]`. A library that is not there is left out with a sentence.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from random import Random
from time import perf_counter

from benchmarks.performance_page import machine, table, version, write

ROUNDS = 5
CARD_GAMES = ("blackjack", "leduc-holdem", "uno")
Playout = Callable[[], int]


def grand_fleet() -> Playout:
    """One game, all its rolls included; decisions only are counted, as everywhere here."""
    from navalgames.games import game as game_called
    from navalgames.sessions.players import random_player
    from navalgames.sessions.simulate import game_rng, play_one

    game = game_called("grand_fleet")
    charts, options, bots = game.read_charts(), game.options(), dict.fromkeys(game.sides, random_player)
    numbers = iter(range(10**9))
    return lambda: play_one(game, options, charts, bots, game_rng(1, next(numbers))).decisions


def open_spiel(name: str) -> Playout:
    """The loop of OpenSpiel's own example: a random choice among the legal actions."""
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401 - registers the game written in Python

    game, rng = pyspiel.load_game(name), Random(1)

    def playout() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return playout


def card_game(name: str) -> Playout:
    """The loop of RLCard's own example: `env.run` with its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    # A trajectory is state, action, state, action, ..., state for each player.
    return lambda: sum(len(path) // 2 for path in env.run(is_training=False)[0])


def contestants() -> Iterator[tuple[str, Playout]]:
    yield "navalgames, Grand Fleet", grand_fleet()
    if find_spec("pyspiel"):
        yield f"OpenSpiel {version('open_spiel')}, tic-tac-toe in Python", open_spiel("python_tic_tac_toe")
        yield f"OpenSpiel {version('open_spiel')}, tic-tac-toe in C++", open_spiel("tic_tac_toe")
    else:
        print("OpenSpiel is not installed (pip install open_spiel): left out.")
    if find_spec("rlcard"):
        yield from ((f"RLCard {version('rlcard')}, {name}", card_game(name)) for name in CARD_GAMES)
    else:
        print("RLCard is not installed (pip install rlcard): left out.")


def decisions_per_second(playout: Playout, seconds: float) -> float:
    decisions, began = 0, perf_counter()
    while (spent := perf_counter() - began) < seconds:
        decisions += playout()
    return decisions / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=5, help="for each of them, in turns")
    parser.add_argument("--write", action="store_true", help="into docs/performance.md")
    asked = parser.parse_args()
    playing = list(contestants())
    found: dict[str, list[float]] = {name: [] for name, _ in playing}
    for _ in range(ROUNDS):
        for name, playout in playing:
            found[name].append(decisions_per_second(playout, asked.seconds / ROUNDS))
    rows = [(name, f"{statistics.median(times):,.0f}") for name, times in found.items()]
    text = table(("random players", "decisions a second"), rows)
    text += machine("python -m benchmarks.compare_playouts")
    print(text)
    if asked.write:
        write("playouts", text)


if __name__ == "__main__":
    main()
