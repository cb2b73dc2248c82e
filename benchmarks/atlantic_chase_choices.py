"""What each option of Atlantic Chase changes: one exact chance that moves most, and the Germans' share of
victories in games in pairs (the planner for both sides), with its 95 % interval.

python -m benchmarks.atlantic_chase_choices [--pairs 200] [--scenario OP5] [--seed 1]
"""

from __future__ import annotations

import argparse

from navalgames.games.atlantic_chase import GAME
from navalgames.games.atlantic_chase.state import GERMAN
from navalgames.sessions.what_if import compared, option_change, shifts

PAIRS, SCENARIO, SEED = 200, "OP5", 1


def line(name: str, value: object, pairs: int, scenario: str, seed: int) -> str:
    """One change: the exact odds it moves, and the victories."""
    options = {"scenario": scenario}
    change = option_change(GAME, name, value, options)
    shift = next(shifts(GAME, change), None)
    exact = "no exact odds" if shift is None else (
        f"{shift.question.name}: {shift.most_moved.outcome} {float(shift.most_moved.difference):+.1%}"
    )  # fmt: skip
    bots = dict.fromkeys(GAME.sides, "planner")
    won = compared(GAME, change, pairs, options=options, bots=bots, seed=seed, jobs=1).wins[GERMAN]
    return f"{name}={value} | {exact} | {won.difference:+.1%} ({won.low:+.1%} to {won.high:+.1%})"


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--scenario", default=SCENARIO)
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    for choice in GAME.option_choices:
        for value in choice.values[1:] if choice.name != "scenario" else ():
            print(line(choice.name, value, given.pairs, given.scenario, given.seed), flush=True)


if __name__ == "__main__":
    main()
