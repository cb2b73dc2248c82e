"""Every modifier that a rule adds to a roll on a chart is one its schema names.

Knows charts and plays. Must not know a rule. A modifier the schema does not name is missing on the page of
the charts, and no check has held that its totals have a row.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from navalgames.chance import Dice, RandomDice
from navalgames.charts import Chart, Charts
from navalgames.checking.check import CHARTS, check
from navalgames.checking.finding import Finding
from navalgames.checking.subject import Subject
from navalgames.errors import Problem
from navalgames.games.contract import Game
from navalgames.odds import roll
from navalgames.sessions.play import Play
from navalgames.sessions.players import RANDOM
from navalgames.sessions.soak import random_options

GAMES = 12
TRIES = 30


class Watched(Chart):
    """A chart that remembers with which modifiers it was rolled on."""

    __slots__ = ("added",)

    def __init__(self, chart: Chart) -> None:
        super().__init__(chart.plan, {(cell.row, cell.column): cell for cell in chart.cells()})
        self.added: set[int] = set()

    def roll_on(self, dice: Dice, column: Any, modifier: int = 0, why: str | None = None) -> Any:
        self.added.add(modifier)
        return super().roll_on(dice, column, modifier, why)


@check(CHARTS)
def every_modifier_is_in_the_schema(subject: Subject) -> Iterator[Problem]:
    """In games and at settings by chance: the `modifiers` of the chart list what is added."""
    charts = subject.known.read_charts()
    watched = {chart.name: Watched(chart) for chart in charts}
    lists = {name: charts.listing(name) for name in charts.list_names}
    seen = Charts(charts.game, watched, lists, charts.variants)
    watching = replace(subject.known, read_charts=lambda owned=None: seen)
    with suppress(Exception):  # told by the checks that play and ask
        _played(watching)
        _asked(watching)
    for name, chart in watched.items():
        for modifier in sorted(chart.added - {*chart.plan.modifiers}):
            known = ", ".join(map(str, chart.plan.modifiers))
            yield Finding("modifier", chart=name, given=str(modifier), expected=known)


def _played(game: Game) -> None:
    for seed in range(GAMES):
        options = random_options(game, Random(seed))
        sides = game.sides_in(game.options(**options))
        play = Play(game, options=options, seats=dict.fromkeys(sides, RANDOM), seed=seed)
        play.let_computers_play()


def _asked(game: Game) -> None:
    for question in game.questions():
        rng = Random(question.name)
        for seed in range(TRIES):
            chosen = {one.name: rng.choice(one.values) for one in question.parameters}
            try:
                roll(game, question.name, RandomDice(seed=seed), game.read_charts(), **chosen)
            except Problem:  # a setting the game refuses
                continue
