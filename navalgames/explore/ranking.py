"""Which setting or cell changes an answer most, and which brings it nearest to a goal.

Knows what was tried. Must not know how, nor what a setting or a cell means.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.explore.lines import Lines
from navalgames.explore.numbers import Exact
from navalgames.explore.trying import Trial
from navalgames.printing import listed
from navalgames.texts import Texts
from navalgames.texts.choice import language_here
from navalgames.texts.figures import number_text, percent_text


class Rank(NamedTuple):
    """One setting, two, or a cell, and how far they move an answer.

    settings: their names (of a cell its place). now: their values. least, most: the number at its least and
    its greatest; at_least, at_most: the values that make it so. left_out: how many values the game does not
    allow with the others.
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


def ranking(trials: Iterable[Trial], now: Fraction, chance: bool) -> Ranking:
    """How far each thing that was tried moves a number of an answer, which is `now`."""
    ranks = sorted(map(_rank, trials), key=lambda one: -one.apart)
    made = Ranking(ranks, lambda one: _told(one, chance))
    made.now, made.chance = Exact(now), chance
    return made


def _rank(trial: Trial) -> Rank:
    heights = trial.heights
    least, most = min(heights, key=heights.__getitem__), max(heights, key=heights.__getitem__)
    return Rank(trial.names, trial.now, heights[least], least, heights[most], most, trial.left_out)


class Reached(NamedTuple):
    """What one change makes of an answer: `names` at `values`, not `now`; `off`: how far from the goal."""

    names: tuple[str, ...]
    now: tuple[Any, ...]
    values: tuple[Any, ...]
    height: Fraction
    off: Fraction


def reaching(trials: Iterable[Trial], goal: Fraction, now: Fraction, chance: bool) -> Lines[Reached]:
    """Of each thing that was tried the value that comes nearest to a goal, the nearest of all first.

    Only what comes nearer than the answer is `now`; of equally near values the first.
    """
    found = []
    for trial in trials:
        values = min(trial.heights, key=lambda one: abs(trial.heights[one] - goal))
        height = trial.heights[values]
        found.append(Reached(trial.names, trial.now, values, height, Exact(abs(height - goal))))
    nearer = [one for one in found if one.off < abs(now - goal)]
    tell = percent_text if chance else number_text
    last = "" if nearer else Texts(language_here()).t("explore-reach-none", height=tell(now))
    return Lines(sorted(nearer, key=lambda one: one.off), lambda one: _reached(one, tell), last)


def _reached(one: Reached, tell: Callable[[Fraction], str]) -> str:
    names, values, now = " + ".join(one.names), listed(one.values), listed(one.now)
    facts = {"names": names, "values": values, "now": now, "height": tell(one.height)}
    return Texts(language_here()).t("explore-reached", **facts)


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
