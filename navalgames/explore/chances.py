"""What can be asked of chances, wherever they come from: exact ones and shares of what was rolled.

Knows distributions. Must not know what the outcomes mean.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from math import sqrt
from typing import TYPE_CHECKING, Any, cast

from navalgames.chance import Distribution
from navalgames.errors import BadInput
from navalgames.explore.handed import handed
from navalgames.explore.numbers import Exact
from navalgames.odds import is_number
from navalgames.printing import listed, printed, quoted

OUTCOME_FUNCTION = "function(outcome)"
Value = Callable[[Any], Any]


class Chances:
    """Things with a `distribution`: an answer, a reading, a sample."""

    if TYPE_CHECKING:

        @property
        def distribution(self) -> Distribution:
            """The outcomes with their chances."""

    def mean(self, value: Value | None = None) -> Any:
        """The average of outcomes that are numbers, or of `value(outcome)`.

        Raises:
            BadInput: they are no numbers.
        """
        return Exact(self.distribution.mean(handed(value, OUTCOME_FUNCTION)))

    def deviation(self, value: Value | None = None) -> float:
        """The standard deviation of outcomes that are numbers, or of `value(outcome)`.

        >>> from navalgames import ask
        >>> round(ask("grand_fleet", "best_die", dice=2).deviation(), 3)
        1.404

        Raises:
            BadInput: they are no numbers.
        """
        return self.distribution.deviation(handed(value, OUTCOME_FUNCTION))

    def median(self) -> Any:
        """The least outcome that is not exceeded in half of all cases.

        Raises:
            BadInput: the outcomes are no numbers.
        """
        self._only_numbers()
        return self.distribution.median

    def _only_numbers(self) -> None:
        for outcome in self.distribution.outcomes:
            if not is_number(outcome):
                raise BadInput("error-chance-no-number", given=quoted(outcome))

    def quantile(self, share: Any) -> Any:
        """The least outcome that is not exceeded in this share of all cases.

        Args:
            share: from 0 to 1: a number, or a fraction written as text ("1/20"); 0.1 is exactly one tenth.

        >>> from navalgames import ask
        >>> two = ask("grand_fleet", "best_die", dice=2)
        >>> two.quantile("1/4"), two.quantile(0.5) == two.median()
        (3, True)

        Raises:
            BadInput: no share, or the outcomes are no numbers.
        """
        try:
            wanted = Fraction(str(share).replace(" ", ""))
        except (ValueError, ZeroDivisionError):
            raise BadInput("error-chance-quantile", given=printed(share)) from None
        self._only_numbers()
        return self.distribution.quantile(wanted)

    def at_least(self, least: Any) -> Exact:
        """The chance of `least` or more."""
        return Exact(self.distribution.at_least(least))

    def at_most(self, most: Any) -> Exact:
        """The chance of `most` or less."""
        return Exact(self.distribution.at_most(most))

    def given(self, condition: Value | Iterable[Any]) -> Any:
        """The chances among those outcomes alone for which a condition holds, or that are among these.

        >>> from navalgames import ask
        >>> ask("grand_fleet", "best_die", dice=1).given(lambda die: die > 4).chance(6)
        Fraction(1, 2)

        Raises:
            BadInput: it holds for none of them.
        """
        return given_that(self.distribution, condition_of(condition))

    def correlation(self, one: Value | None = None, other: Value | None = None) -> float:
        """How far two numbers go together: 1 always, 0 not at all, −1 the one against the other.

        Args:
            one, other: functions of the outcome that give a number each; left out: the two parts of outcomes
                that are pairs.

        Raises:
            BadInput: no numbers, or one of them is the same whatever happens.
        """
        first, second = handed(one or _part(0), OUTCOME_FUNCTION), handed(other or _part(1), OUTCOME_FUNCTION)
        chances = self.distribution
        apart = sqrt(chances.variance(first) * chances.variance(second))
        if not apart:
            raise BadInput("error-correlation-still")
        both = chances.mean(lambda outcome: first(outcome) * second(outcome))
        return float(both - chances.mean(first) * chances.mean(second)) / apart


def given_that(chances: Distribution, holds: Value) -> Distribution:
    """The chances among those outcomes alone for which a condition holds.

    Raises:
        BadInput: it holds for none of them; tells what there is.
    """
    if not chances.chance_of(holds):
        raise BadInput("error-given-none", expected=listed(chances.outcomes))
    return chances.given(holds)


def condition_of(condition: Any) -> Value:
    """A condition as a function: that an outcome is among several, or is this one."""
    if callable(condition):
        return cast(Value, handed(condition, OUTCOME_FUNCTION))
    several = isinstance(condition, (list, set, frozenset, range))
    wanted = tuple(condition) if several else (condition,)
    return lambda outcome: outcome in wanted


def _part(number: int) -> Value:
    def part(outcome: Any) -> Any:
        if not isinstance(outcome, tuple) or len(outcome) != 2:
            raise BadInput("error-correlation-pairs", given=quoted(outcome))
        return outcome[number]

    return part
