"""How far an answer can move while the values it rests on are not known for certain.

Knows answers with their charts, and the doubt of the odds. Must not know why a value is plausible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any, NamedTuple

from navalgames.charts import Cell, Charts
from navalgames.errors import Problem
from navalgames.explore.lines import Lines
from navalgames.explore.numbers import Exact
from navalgames.games.contract import Game
from navalgames.odds import Answer, ask, plausible
from navalgames.printing import printed
from navalgames.texts.figures import number_text, percent_text

MOST_TOGETHER = 200


class Change(NamedTuple):
    """Something uncertain at another plausible value, and what the answer is then.

    cells: the cells that change, with our values. value: what stands in the one cell instead; None where
    `variant` names a set of cells that change together. height: what the answer becomes.
    """

    cells: tuple[Cell, ...]
    value: Any
    variant: str
    height: Fraction

    def told(self) -> str:
        """Where what stands instead of what: "damage_table 9 standard: sunk instead of ddbox"."""
        if self.variant:
            return str(Problem("explore-change-set", name=self.variant))
        (cell,) = self.cells
        now, other = printed(cell.value), printed(self.value)
        return str(Problem("explore-change", cell=cell.place, now=now, other=other))


class Spread(NamedTuple):
    """The range of a number of an answer.

    now: with our values. least, most: with one uncertain cell, or one set of cells that hang together, at
    another plausible value at a time; tried: how many changes. worst: the cells that moved it farthest, none
    where nothing did. together: (least, most) with the uncertain cells at all their values together; None
    where those are too many to be tried (or there are none). chance: whether the number is a chance.
    changes: every change that was tried, one at a time.
    """

    now: Fraction
    least: Fraction
    most: Fraction
    tried: int
    worst: tuple[Cell, ...]
    together: tuple[Fraction, Fraction] | None
    chance: bool
    changes: Lines[Change]

    def __repr__(self) -> str:
        tell = percent_text if self.chance else number_text
        told = f"<Spread {tell(self.now)}, from {tell(self.least)} to {tell(self.most)}"
        told += f" with {self.tried} changes, one at a time"
        if self.together:
            told += f"; together from {tell(self.together[0])} to {tell(self.together[1])}"
        if not self.tried:
            told += f"; {Problem('explore-spread-none')}"
        elif not self.worst:
            told += f"; {Problem('explore-spread-still')}"
        if self.worst:
            farthest = _farthest(self.now, self.changes)
            told += f"; {Problem('explore-spread-by', change=farthest.told())}"
        return told + ">"


def spread(
    game: Game, answer: Answer, charts: Charts, height: Callable[[Answer], Fraction], chance: bool
) -> Spread:
    """How far a number of an answer can move: see `Spread`."""
    now = Exact(height(answer))

    def with_charts(changed: Charts) -> Fraction:
        other = ask(game, answer.question.name, changed, **dict(answer.parameters))
        return Exact(height(other))

    changes: list[Change] = []
    cells: dict[Any, Cell] = {}
    for guess in plausible(charts, answer.cells):
        changes.append(Change(guess.cells, guess.value, guess.variant, with_charts(guess.charts)))
        if not guess.variant:
            cells.update({cell[:3]: cell for cell in guess.cells})
    heights = [now, *(one.height for one in changes)]
    all_at_once = [with_charts(one) for one in _together(charts, list(cells.values()))]
    together = (min(all_at_once), max(all_at_once)) if all_at_once else None
    worst = _farthest(now, changes).cells if any(one != now for one in heights) else ()
    tell = percent_text if chance else number_text
    told = Lines(changes, lambda one: f"{one.told()} → {tell(one.height)}")
    return Spread(now, min(heights), max(heights), len(changes), worst, together, chance, told)


def _farthest(now: Fraction, changes: Iterable[Change]) -> Change:
    """The change that moves an answer farthest."""
    return max(changes, key=lambda one: abs(one.height - now))


def _together(charts: Charts, cells: list[Cell]) -> Iterator[Charts]:
    """The charts with every combination of plausible values of some cells; none where they are too many."""
    if len(cells) < 2 or prod(len(cell.plausible) for cell in cells) > MOST_TOGETHER:
        return
    for values in product(*(cell.plausible for cell in cells)):
        changed = charts
        for cell, value in zip(cells, values, strict=True):
            changed = changed.replace(cell.chart, cell.row, cell.column, value)
        yield changed
