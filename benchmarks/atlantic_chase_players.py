"""The planner of Atlantic Chase against the sensible player, 200 plays of each operation over both sides;
and the pace of random players in every scenario, in decisions for each second of processor time.

python -m benchmarks.atlantic_chase_players [--games 200] [--seconds 1] [--seed 1]
"""

from __future__ import annotations

import argparse
from time import process_time

from navalgames.games.atlantic_chase import GAME
from navalgames.games.atlantic_chase.scenario.files import all_scenarios
from navalgames.sessions.players import random_player
from navalgames.sessions.simulate import game_rng, play_one, simulate_games

GAMES, SECONDS, SEED = 200, 1.0, 1


def wins(scenario: str, games: int, seed: int) -> str:
    """How many games of a scenario the planner wins, by side."""
    options, won = GAME.options(scenario=scenario), []
    for side, other in (GAME.sides, GAME.sides[::-1]):
        bots = {side: "planner", other: "sensible"}
        won.append(simulate_games(GAME, games // 2, seed, options, bots).wins[side].count)
    total = f"{sum(won) / (games // 2 * 2):.1%}"
    return f"{scenario}: planner wins {total} (as {', '.join(map('{} {}'.format, GAME.sides, won))})"


def pace(scenario: str, seconds: float, seed: int) -> str:
    """Decisions a second of random players."""
    options, charts = GAME.options(scenario=scenario), GAME.read_charts()
    bots = dict.fromkeys(GAME.sides, random_player)
    play_one(GAME, options, charts, bots, game_rng(seed, 0))
    decisions, number, begun = 0, 0, process_time()
    while process_time() - begun < seconds:
        number += 1
        decisions += play_one(GAME, options, charts, bots, game_rng(seed, number)).decisions
    return f"{scenario}: {decisions / (process_time() - begun):,.0f} decisions a second"


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    for name, scenario in all_scenarios(GAME.read_charts()).items():
        print(pace(name, given.seconds, given.seed), flush=True)
        if scenario.kind == "operation" and given.games:
            print(wins(name, given.games, given.seed), flush=True)


if __name__ == "__main__":
    main()
