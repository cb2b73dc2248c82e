"""Answers, readings, samples and curves side by side: a table, bars or lines with a legend, in one line.

Knows distributions and what their outcomes are called. Must not know how an answer is found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Any

from navalgames.chance import Distribution, Sample
from navalgames.chance.distribution import in_order
from navalgames.errors import BadInput, Problem
from navalgames.explore.answered import Answered
from navalgames.explore.differing import Difference, difference
from navalgames.explore.heights import Heights
from navalgames.explore.numbers import Exact
from navalgames.explore.reading import Reading
from navalgames.odds import is_number
from navalgames.printing import printed
from navalgames.sessions.simulate import Simulation
from navalgames.texts import Texts
from navalgames.texts.choice import language_here
from navalgames.texts.figures import number_text, percent_text

MOST_SHOWN = 40
MOST_IN_SHORT = 4
EXAMPLE = 'compare({"round": answer, "chain": other})'


@dataclass(frozen=True, repr=False)
class Comparison:
    """Things of one kind by name: answers (readings, distributions), or curves."""

    parts: Mapping[str, Any]

    def rows(self) -> tuple[tuple[Any, ...], ...]:
        """One row for each outcome (value of a curve) that any of them has: it, and what each says of it.

        None stands where a curve has no such value.
        """
        tables = [_table(part) for part in self.parts.values()]
        nothing = None if self._curves else Exact(0)
        found = dict.fromkeys(outcome for table in tables for outcome in table)
        words = self._curves and not all(map(is_number, found))
        outcomes = _as_they_stand(tables) if words else in_order(found)
        return tuple((outcome, *(table.get(outcome, nothing) for table in tables)) for outcome in outcomes)

    def difference(self, outcome: Any = None) -> Difference:
        """How far the second lies above the first where dice were rolled, and whether that can be luck.

        Of four (neither change, the one, the other, both) it is their interaction: what both do together
        beyond what each does alone.

        Args:
            outcome: left out for the mean; an outcome, several or a function, of simulated games who won.

        Raises:
            BadInput: other than two or four of them, curves, or nothing that was rolled.
        """
        if self._curves:
            raise BadInput("error-difference-exact")
        return difference(list(self.parts.values()), outcome)

    def plot(self, language: str | None = None) -> Any:
        """All of them in one plotly figure with a legend: bars, or lines where they are curves."""
        from plotly import graph_objects

        told, share = self._teller(language), self._chances
        figure, first = graph_objects.Figure(), next(iter(self.parts.values()))
        across_all = [told(row[0]) for row in self.rows()]
        for column, name in enumerate(self.parts, start=1):
            points = [(told(row[0]), row[column]) for row in self.rows() if row[column] is not None]
            across = [point[0] for point in points]
            heights = [float(100 * point[1] if share else point[1]) for point in points]
            kind = graph_objects.Scatter if self._curves else graph_objects.Bar
            figure.add_trace(kind(x=across, y=heights, name=name))
        figure.update_layout(
            showlegend=True,
            yaxis={"ticksuffix": " %" if share else "", "rangemode": "tozero"},
            xaxis={
                "type": "category",
                "categoryorder": "array",
                "categoryarray": across_all,
                "title": first.titles(language)[1] if self._curves else "",
            },
        )
        return figure

    def __repr__(self) -> str:
        outcomes = dict.fromkeys(outcome for row in self.rows() for outcome in row[:1])
        if self._curves or all(map(is_number, outcomes)):
            told = "; ".join(f"{name}: {_in_short(part)}" for name, part in self.parts.items())
            told += self._farthest_apart() if self._curves else ""
        else:
            told = "; ".join(self._outcome_in_short(row) for row in self._likeliest())
        return f"<Comparison {told}>"

    def _farthest_apart(self) -> str:
        """The value at which several curves differ most, with what each says there."""
        rows = [row for row in self.rows() if None not in row[1:]]
        if len(self.parts) < 2 or not rows:
            return ""
        value, *heights = max(rows, key=lambda row: max(row[1:]) - min(row[1:]))
        if max(heights) == min(heights):
            return f"; {Problem('explore-curves-alike')}"
        told = ", ".join(
            f"{name} {_number(height, self._chances)}"
            for name, height in zip(self.parts, heights, strict=True)
        )
        return f"; {Problem('explore-curves-apart', value=printed(value), heights=told)}"

    def _likeliest(self) -> list[tuple[Any, ...]]:
        """The rows of the outcomes that are likeliest in any of them."""
        return sorted(self.rows(), key=lambda row: -max(row[1:]))[:MOST_IN_SHORT]

    def _outcome_in_short(self, row: tuple[Any, ...]) -> str:
        """What each says of one outcome."""
        chances = (f"{name} {percent_text(chance)}" for name, chance in zip(self.parts, row[1:], strict=True))
        return f"{printed(row[0])}: {', '.join(chances)}"

    def _repr_html_(self) -> str:
        """What a notebook shows: a table with one column for each."""
        told, tell = self._teller(None), percent_text if self._chances else number_text
        rows = self.rows()
        head = "".join(f"<th>{escape(name)}</th>" for name in ("", *self.parts))
        body = "".join(
            f"<tr><th>{escape(told(outcome))}</th>"
            + "".join(f"<td>{'' if one is None else escape(tell(one))}</td>" for one in ones)
            + "</tr>"
            for outcome, *ones in rows[:MOST_SHOWN]
        )
        left = len(rows) - MOST_SHOWN
        more = f"<p>{escape(Texts(language_here()).t('explore-more', count=left))}</p>" if left > 0 else ""
        return f"<table><tr>{head}</tr>{body}</table>{more}"

    @property
    def _curves(self) -> bool:
        return isinstance(next(iter(self.parts.values())), Heights)

    @property
    def _chances(self) -> bool:
        """Whether the numbers are chances, told in percent."""
        return not self._curves or all(curve.chances for curve in self.parts.values())

    def _teller(self, language: str | None) -> Callable[[Any], str]:
        """What an outcome, or a value, is called: as the first of them that has words for it calls it."""
        for part in self.parts.values():
            if isinstance(part, (Answered, Heights)):
                return part.teller(language)
        return str


def compare(parts: Mapping[str, Any], *more: Any) -> Comparison:
    """Answers side by side: `compare({"round shot": one, "chain shot": other})`.

    Args:
        parts: by the name under which each is shown: answers, readings, samples, distributions and simulated
            games (who won), or curves.

    Raises:
        BadInput: nothing to compare, or things of which there are no chances or heights.
    """
    kinds = (Answered, Reading, Distribution, Sample, Simulation)
    curves = [isinstance(one, Heights) for one in parts.values()] if isinstance(parts, Mapping) else []
    alike = all(curves) or not any(curves)
    known = all(isinstance(one, (*kinds, Heights)) for one in parts.values()) if curves else False
    if more or not (curves and alike and known):
        given = more[0] if more else parts
        told = _kinds_told(given) if isinstance(given, Mapping) and given else printed(given)
        raise BadInput("error-compare", given=told, example=EXAMPLE)
    return Comparison({str(name): one for name, one in parts.items()})


def _kinds_told(parts: Mapping[str, Any]) -> str:
    """What is to be compared, by its kinds: "one: Answered, other: Curve"."""
    return ", ".join(f"{name}: {type(one).__name__}" for name, one in parts.items())


def _table(part: Any) -> dict[Any, Exact]:
    if isinstance(part, Heights):
        return {value: Exact(height) for value, height in part.items()}
    if isinstance(part, Simulation):  # sides that win together count each
        return {side: Exact(one.count, part.games) for side, one in part.wins.items()}
    chances = _chances_of(part)
    return {outcome: Exact(chance) for outcome, chance in chances}


def _chances_of(part: Any) -> Distribution:
    """Exact chances, or the shares of what was rolled."""
    if isinstance(part, Sample):
        return Distribution(part.counts)
    return part if isinstance(part, Distribution) else part.distribution


def _as_they_stand(tables: Iterable[Iterable[Any]]) -> list[Any]:
    """The values of several curves in the order that each of them has.

    >>> _as_they_stand([["1915", "1916_early", "1916"], ["1914", "1915", "1916"]])
    ['1914', '1915', '1916_early', '1916']
    """
    found: list[Any] = []
    for table in tables:
        place = 0
        for value in table:
            if value not in found:
                found.insert(place, value)
            place = found.index(value) + 1
    return found


def _in_short(part: Any) -> str:
    """The mean; of a curve its ends."""
    if isinstance(part, Heights):
        ends = [next(iter(part)), next(reversed(part))]
        told = (f"at {value}: {_number(part[value], part.chances)}" for value in dict.fromkeys(ends))
        return ", ".join(told)
    chances = _chances_of(part)
    return f"mean {number_text(chances.mean())}"


def _number(height: Fraction, chance: bool) -> str:
    return percent_text(height) if chance else number_text(height)
