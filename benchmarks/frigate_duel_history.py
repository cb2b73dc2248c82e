"""Every duel of the frigate duel played many times by sensible captains, beside what history tells.

python -m benchmarks.frigate_duel_history [--games 100] [--players sensible] [--write]

Minutes are those from the first broadside to the end, at 50 seconds an impulse; losses are crew points.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from statistics import mean, median
from typing import Any, NamedTuple

from benchmarks.performance_page import PAGE, machine, table, write
from navalgames.chance import RandomDice
from navalgames.games.frigate_duel import GAME
from navalgames.games.frigate_duel.given import FireBroadside
from navalgames.games.frigate_duel.state import SIDES, A, B
from navalgames.sessions.simulate import game_rng

GAMES, SEED = 100, 1
IMPULSES, SECONDS = 12, 50
PAGE_OF_HISTORY = PAGE.with_name("frigate_duel.md")


class Fought(NamedTuple):
    """One duel: who won (None: draw), minutes of firing (None: no broadside), losses and endings."""

    winner: str | None
    ending: str
    minutes: float | None
    losses: tuple[float, float]


def fought(scenario: str, players: str, number: int, seed: int) -> Fought:
    """One duel without cards, as the check of the whole game has it."""
    charts, options = GAME.read_charts(), GAME.options(scenario=scenario, bridge_cards=False)
    player, dice = GAME.bots()[players], RandomDice(rng=game_rng(seed, number), record=False)
    state = GAME.start(dice, charts, options)
    crew, first, now = [sum(ship.crew) for ship in state.ships], None, 0
    while state.asked:
        side = state.asked[0]
        now = (state.turn - 1) * IMPULSES + (state.impulse or IMPULSES)
        orders = GAME.legal_orders(state, side, charts, options)
        order = player(GAME.view(state, side, options), side, orders, charts, options, dice)
        if first is None and isinstance(order, FireBroadside):
            first = now
        state = GAME.apply(dice, state, side, order, charts, options)
    lost = tuple(1 - sum(ship.crew) / had for ship, had in zip(state.ships, crew, strict=True))
    minutes = None if first is None else (now - first + 1) * SECONDS / 60
    return Fought(state.outcome.winner, state.outcome.key, minutes, lost)


def row(scenario: Any, duels: list[Fought]) -> tuple[str, ...]:
    """The line of one scenario."""
    won = {side: sum(one.winner == side for one in duels) for side in (*SIDES, None)}
    timed = [one.minutes for one in duels if one.minutes is not None]
    losses = " / ".join(f"{mean(one.losses[place] for one in duels):.0%}" for place in range(2))
    shares = " / ".join(f"{won[side] / len(duels):.0%}" for side in (A, B, None))
    names = {ship.id: ship.name for ship in GAME.read_charts().list("ships")}
    title = f"{scenario.id} {names[scenario.ship_a]} (a), {names[scenario.ship_b]} (b), {scenario.date}"
    return title, scenario.history, shares, f"{median(timed):.0f}" if timed else "-", losses


def rows(games: int, players: str, seed: int) -> Iterable[tuple[str, ...]]:
    """All scenarios, one after the other."""
    for scenario in GAME.read_charts().list("scenarios"):
        yield row(scenario, [fought(scenario.id, players, number, seed) for number in range(games)])


def main() -> None:
    """Plays, prints and writes."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--players", default="sensible")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--write", action="store_true", help="into docs/frigate_duel.md")
    asked = parser.parse_args()
    head = (
        "duel",
        "history",
        "won by a / b / nobody",
        "minutes of firing (median)",
        "crew lost a / b (mean)",
    )
    text = table(head, rows(asked.games, asked.players, asked.seed))
    text += machine(
        f"python -m benchmarks.frigate_duel_history --games {asked.games} --players {asked.players}"
    )
    print(text)
    if asked.write:
        write("history", text, PAGE_OF_HISTORY)


if __name__ == "__main__":
    main()
