"""The computer players of The Kaiser's Pirates against each other, the seats changed half-way.

python -m benchmarks.kaisers_pirates_players [--games 400] [--first commodore] [--second sensible] [--seed 1]
"""

from __future__ import annotations

import argparse

from navalgames.games.kaisers_pirates import GAME
from navalgames.games.kaisers_pirates.state import NORTH, SOUTH
from navalgames.sessions.simulate import simulate_games

GAMES, SEED = 400, 1


def shares(first: str, second: str, games: int, seed: int) -> list[str]:
    """One line for each seat of `first`, and one for both."""
    lines, won = [], 0
    for seat, other in ((NORTH, SOUTH), (SOUTH, NORTH)):
        counted = simulate_games(GAME, games // 2, seed=seed, bots={seat: first, other: second})
        won += counted.wins[seat].count
        pace = f"{counted.decisions_per_second:,.0f} decisions a second"
        lines.append(f"{first} as {seat}: {counted.wins[seat].count} of {games // 2} won, {pace}")
    return [*lines, f"{first}: {won / (games // 2 * 2):.1%} of {games // 2 * 2} games won"]


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--first", default="commodore")
    parser.add_argument("--second", default="sensible")
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    print("\n".join(shares(given.first, given.second, given.games, given.seed)))


if __name__ == "__main__":
    main()
