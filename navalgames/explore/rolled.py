"""What was rolled instead of read: a sample that is asked and shown as an answer is.

Knows samples. Must not know what was rolled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from navalgames.chance import Distribution, Sample
from navalgames.chance.shown import shares_shown
from navalgames.chance.simulation import wilson
from navalgames.errors import BadInput
from navalgames.explore.chances import Value, condition_of
from navalgames.explore.named import NamedChances
from navalgames.explore.numbers import Exact
from navalgames.explore.shown import Rows, bars_figure, bars_html, rows_of
from navalgames.odds import is_number
from navalgames.texts import Texts
from navalgames.texts.choice import language_here
from navalgames.texts.figures import percent_text

MOST_TOLD = 12
"""Numbers that are told one by one; of more than these only a few."""
FEW_TOLD = 4


@dataclass(frozen=True, repr=False)
class Rolled(Sample, NamedChances):
    """How often each outcome came. Its chances are shares of the rolls: estimates, never exact.

    measured: whether a measure told the outcomes; without one they are whole states. names: of outcomes that
    are called otherwise than they are written.

    >>> rolled = Rolled(4, 1, {"hit": 1, "miss": 3})
    >>> rolled.chance("hit"), rolled.chance_of(["hit", "miss"]), rolled.rows()
    (Fraction(1, 4), Fraction(1, 1), (('hit', Fraction(1, 4)), ('miss', Fraction(3, 4))))
    """

    measured: bool = True
    names: Mapping[Any, str] = field(default_factory=dict, compare=False)

    @property
    def distribution(self) -> Distribution:
        """The shares as chances."""
        return Distribution(self.counts)

    def chance(self, outcome: Any) -> Exact:
        """The share of one outcome; `interval(outcome)` says how sure it is."""
        return Exact(self.came(outcome), self.n)

    def came(self, outcome: Any) -> int:
        """How many times an outcome came, given by itself or by its name."""
        return super().came(self.outcome_meant(outcome))

    def chance_of(self, wanted: Any) -> Exact:
        """The share of several outcomes together, or of all for which a function holds."""
        return Exact(self.distribution.chance_of(self.wanted(wanted)))

    def interval_of(self, wanted: Any, confidence: float = 0.95) -> tuple[float, float]:
        """The interval for the chance of several outcomes together, or of all for which a function holds."""
        return wilson(int(self.chance_of(wanted) * self.n), self.n, confidence)

    def given(self, condition: Value | Iterable[Any]) -> Rolled:
        """Those rolls alone for whose outcome a condition holds, or is among these: shares among them.

        >>> Rolled(6, 1, {1: 1, 2: 1, 3: 2, 4: 2}).given(lambda hits: hits < 3)
        <Sample of 2: mean 1.5 (95 %: 0.520018 to 2.47998), from 1 to 2; 1: 50 %, 2: 50 %>

        Raises:
            BadInput: it holds for none of them.
        """
        holds = condition_of(condition)
        counts = {outcome: count for outcome, count in self.counts.items() if holds(outcome)}
        if not counts:
            raise BadInput("error-rolled-given", count=self.n)
        return Rolled(sum(counts.values()), self.seed, counts, self.measured, self.names)

    def rows(self) -> Rows:
        """Each outcome with its share."""
        return rows_of((outcome, Fraction(count, self.n)) for outcome, count in self.counts.items())

    def plot(self) -> Any:
        """The shares as a plotly figure (`plotly.graph_objects.Figure`)."""
        return bars_figure(tuple((self.told(outcome), chance) for outcome, chance in self.rows()))

    def __repr__(self) -> str:
        if not self.measured:
            return f"<Sample of {self.n}: {len(self.counts)} different states, no measure>"
        if self.names:
            common = sorted(self.counts, key=lambda outcome: -self.counts[outcome])
            told = shares_shown([self.told(one) for one in common], [self.counts[one] for one in common])
            return f"<Sample of {self.n}: {told}>"
        if len(self.counts) == 1 or not all(map(is_number, self.counts)):
            return super().__repr__()
        mean, (low, high) = self.mean(), self.mean_interval()
        told = f"mean {mean:.6g} (95 %: {low:.6g} to {high:.6g}), from {min(self.counts):.6g}"
        return f"<Sample of {self.n}: {told} to {max(self.counts):.6g}; {self._commonest()}>"

    def _commonest(self) -> str:
        """The shares of numbers, the commonest first; of many only a few."""
        common = sorted(self.counts.items(), key=lambda pair: (-pair[1], pair[0]))
        shown = common if len(common) <= MOST_TOLD else common[:FEW_TOLD]
        told = ", ".join(f"{outcome}: {100 * count / self.n:.3g} %" for outcome, count in shown)
        return told if len(shown) == len(common) else f"{told}, and {len(common) - len(shown)} more"

    def _repr_html_(self) -> str:
        """What a notebook shows: bars with their 95 % intervals."""
        said = Texts(language_here()).t("explore-rolled", count=self.n)
        return f"<p>{said}</p>{bars_html(self.rows(), self._interval_told, self.told)}"

    def _interval_told(self, outcome: Any) -> str:
        low, high = self.interval(outcome)
        return f"{percent_text(low)} – {percent_text(high)}"
