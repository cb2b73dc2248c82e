"""The captains of the frigate duel against each other: every scenario from both sides, with cards.

python -m benchmarks.frigate_duel_players [--games 400] [--first captain] [--second sensible] [--seed 1]
"""

from __future__ import annotations

import argparse
from collections import Counter
from time import process_time

from navalgames.games.frigate_duel import GAME
from navalgames.games.frigate_duel.state import ENEMY, SIDES
from navalgames.sessions.simulate import game_rng, play_one

GAMES, SEED = 400, 1
SCENARIOS = next(choice.values for choice in GAME.option_choices if choice.name == "scenario")


def played(scenario: str, first: str, second: str, games: int, seed: int) -> Counter:
    """How `first` fared in this scenario, `games` duels from each side: won, lost, drawn."""
    options, charts, bots = GAME.options(scenario=scenario), GAME.read_charts(), GAME.bots()
    found: Counter = Counter(won=0, lost=0, drawn=0)
    for side in SIDES:
        seats = {side: bots[first], ENEMY[side]: bots[second]}
        for number in range(games):
            winner = play_one(GAME, options, charts, seats, game_rng(seed, number)).winner
            found["won" if winner == side else "drawn" if winner is None else "lost"] += 1
    return found


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--first", default="captain")
    parser.add_argument("--second", default="sensible")
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    each = max(1, given.games // (2 * len(SCENARIOS)))
    begun, total = process_time(), Counter()
    for scenario in SCENARIOS:
        found = played(scenario, given.first, given.second, each, given.seed)
        total += found
        print(f"{scenario}: {found['won']} won, {found['lost']} lost, {found['drawn']} drawn")
    share = total["won"] / total.total()
    print(f"{given.first}: {share:.1%} of {total.total()} duels won, {process_time() - begun:.0f} s")


if __name__ == "__main__":
    main()
