"""Losses for each patrol and their causes, by careers of computer captains, beside history.

Run with `python -m benchmarks.raiders_calibration [careers] [seconds] [captains]`: prints the tables of
docs/raiders_of_the_deep.md. Knows counts only; what they mean stands there.
"""

from __future__ import annotations

import sys
from collections import Counter
from math import sqrt
from statistics import fmean, stdev
from time import process_time

from navalgames.chance import RandomDice, wilson
from navalgames.games.raiders_of_the_deep import GAME
from navalgames.games.raiders_of_the_deep.rules.endings import SURVIVED

POLICIES = ("cautious", "historical", "aggressive", "reckoner")
YEARS = ("1914", "1915", "1916", "1917", "1918")


def careers(policy: str, most: int, seconds: float) -> tuple[Counter, Counter, Counter, list[int]]:
    """(patrols by year, boats lost by year, losses by cause, tonnage of each career)."""
    charts, options, bot = GAME.read_charts(), GAME.options(), GAME.bots()[policy]
    patrols: Counter = Counter()
    lost: Counter = Counter()
    causes: Counter = Counter()
    tonnage: list[int] = []
    begun = process_time()
    while len(tonnage) < most and process_time() - begun < seconds:
        dice = RandomDice(seed=len(tonnage), record=False)
        state = GAME.start(dice, charts, options)
        while state.asked:
            side = state.asked[0]
            orders = GAME.legal_orders(state, side, charts, options)
            order = bot(state, side, orders, charts, options, dice)
            state = GAME.apply(dice, state, side, order, charts, options)
        years = [str(line.month // 12) for line in state.captain.patrols]
        patrols.update(years)
        tonnage.append(state.score)
        if state.captain.fate not in SURVIVED and years:
            lost[years[-1]] += 1
            causes[state.captain.fate] += 1
    return patrols, lost, causes, tonnage


def share(count: int, of: int) -> str:
    """A share with its 95 % interval, in percent."""
    if not of:
        return "-"
    low, high = wilson(count, of)
    return f"{100 * count / of:.1f} ({100 * low:.1f}-{100 * high:.1f})"


def mean(tonnage: list[int]) -> str:
    """The mean with its 95 % interval."""
    middle, each = fmean(tonnage), 1.96 * stdev(tonnage) / sqrt(len(tonnage))
    return f"{middle:,.0f} ({middle - each:,.0f}-{middle + each:,.0f})"


def row(*cells: object) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


def main(most: int, seconds: float, policies: tuple[str, ...]) -> None:
    told = {str(one.year): one for one in GAME.read_charts().list("history_years")}
    boats, sailed = sum(one.boats_lost for one in told.values()), sum(one.patrols for one in told.values())
    print(row("captain", "careers", "patrols", "mean tonnage", *YEARS, "all"))
    yearly = (f"{100 * told[year].boats_lost / told[year].patrols:.1f}" for year in YEARS)
    print(row("history", "", sailed, "", *yearly, f"{100 * boats / sailed:.1f}"))
    for policy in policies:
        patrols, lost, causes, tonnage = careers(policy, most, seconds)
        of, losses = sum(patrols.values()), sum(lost.values())
        each = [share(lost[year], patrols[year]) for year in YEARS]
        print(row(policy, len(tonnage), of, mean(tonnage), *each, share(losses, of)), flush=True)
        print({cause: f"{100 * count / losses:.0f} %" for cause, count in causes.most_common()})


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        int(given[0]) if given else 1000, float(given[1]) if given[1:] else 60.0, tuple(given[2:]) or POLICIES
    )
