"""Which setting changes an answer most: each tried at all its values, sorted by how far the answer moves.

Knows questions and their settings. Must not know what a setting means.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import combinations, product
from math import prod
from typing import Any, NamedTuple

from navalgames.errors import BadInput, unknown
from navalgames.explore.lines import Lines
from navalgames.explore.numbers import Exact
from navalgames.games.contract import Game, Parameter
from navalgames.odds import Answer, ask
from navalgames.printing import listed, printed
from navalgames.texts import Texts
from navalgames.texts.choice import language_here
from navalgames.texts.figures import number_text, percent_text

MOST_ANSWERS = 3000
"""Some seconds, of a question that takes long."""


class Rank(NamedTuple):
    """One setting, or two, and how far they move an answer.

    settings: their names. now: their values. least, most: the number at its least and its greatest; at_least,
    at_most: the values that make it so. left_out: how many values the game does not allow with the others.
    """

    settings: tuple[str, ...]
    now: tuple[Any, ...]
    least: Fraction
    at_least: tuple[Any, ...]
    most: Fraction
    at_most: tuple[Any, ...]
    left_out: int

    @property
    def apart(self) -> Fraction:
        """How far the answer moves."""
        return Exact(self.most - self.least)


class Ranking(Lines[Rank]):
    """Settings, or pairs of them, the one that changes an answer most first. `now`: the answer as it is."""

    now: Fraction
    chance: bool

    def __repr__(self) -> str:
        """A line for each that makes a difference, and one for all that make none."""
        told = [self.tell(one) for one in self if one.apart]
        still = listed((_names(one) for one in self if not one.apart), most=len(self))
        if still:
            height = (percent_text if self.chance else number_text)(self.now)
            told.append(Texts(language_here()).t("explore-rank-flat", names=still, height=height))
        return "\n".join(told) or "()"

    def plot(self) -> Any:
        """From where to where each moves the answer, as a plotly figure (`plotly.graph_objects.Figure`)."""
        from plotly import graph_objects

        scale = 100 if self.chance else 1
        rows = [one for one in reversed(self) if one.apart]  # the first stands on top
        bars = graph_objects.Bar(
            orientation="h",
            y=[", ".join(one.settings) for one in rows],
            base=[float(scale * one.least) for one in rows],
            x=[float(scale * one.apart) for one in rows],
            text=[f"{listed(one.at_least)} – {listed(one.at_most)}" for one in rows],
        )
        figure = graph_objects.Figure(bars)
        figure.add_vline(x=float(scale * self.now))
        figure.update_layout(xaxis={"ticksuffix": " %" if self.chance else ""})
        return figure


def ranking(
    game: Game,
    answer: Answer,
    height: Callable[[Answer], Fraction],
    settings: Iterable[str] | None,
    pairs: bool,
    chance: bool,
) -> Ranking:
    """How far each setting of an answer, or each pair of them, moves a number of it.

    Raises:
        BadInput: no such setting, or too many pairs of values.
    """
    known = {one.name: one for one in answer.question.parameters}
    names = (
        tuple(known) if settings is None else (settings,) if isinstance(settings, str) else tuple(settings)
    )
    for name in names:
        if name not in known:
            raise unknown("parameter", name, known)
    groups = list(combinations([known[name] for name in names], 2 if pairs else 1))
    count = sum(prod(len(one.values) for one in group) for group in groups)
    if count > MOST_ANSWERS:
        facts = {"count": count, "most": MOST_ANSWERS, "example": printed(names[:2])}
        raise BadInput("error-rank-many", **facts)
    ranks = sorted((_rank(game, answer, group, height) for group in groups), key=lambda one: -one.apart)
    made = Ranking(ranks, lambda one: _told(one, chance))
    made.now, made.chance = Exact(height(answer)), chance
    return made


def _rank(
    game: Game, answer: Answer, group: tuple[Parameter, ...], height: Callable[[Answer], Fraction]
) -> Rank:
    now = dict(answer.parameters)
    heights = dict(_heights(game, answer, group, height))
    least, most = min(heights, key=heights.__getitem__), max(heights, key=heights.__getitem__)
    return Rank(
        tuple(one.name for one in group),
        tuple(now[one.name] for one in group),
        heights[least],
        least,
        heights[most],
        most,
        prod(len(one.values) for one in group) - len(heights),
    )


def _heights(
    game: Game, answer: Answer, group: tuple[Parameter, ...], height: Callable[[Answer], Fraction]
) -> Iterator[tuple[tuple[Any, ...], Fraction]]:
    """The number at all values that the game allows with the other settings."""
    now = dict(answer.parameters)
    for values in product(*(one.values for one in group)):
        changed = dict(zip((one.name for one in group), values, strict=True))
        try:
            other = ask(game, answer.question.name, getattr(answer, "charts", None), **{**now, **changed})
        except BadInput:  # the game does not have it
            continue
        yield values, Exact(height(other))


def _told(rank: Rank, chance: bool) -> str:
    t, tell = Texts(language_here()).t, percent_text if chance else number_text
    facts = {
        "names": _names(rank),
        "now": listed(rank.now),
        "least": tell(rank.least),
        "lowest": listed(rank.at_least),
        "most": tell(rank.most),
        "highest": listed(rank.at_most),
        "left": rank.left_out,
    }
    return t("explore-rank", **facts)


def _names(rank: Rank) -> str:
    return " + ".join(rank.settings)
