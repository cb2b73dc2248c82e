"""Exact chances: outcomes with whole-number weights.

Knows arithmetic with weights and Fractions, and nothing of dice or games. Nothing is rounded, renormalised
or cut here; floats appear only in `deviation` and in what a prompt shows.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import comb, gcd, lcm, sqrt
from types import MappingProxyType
from typing import Any

from navalgames.chance.shown import shares_shown
from navalgames.errors import BadInput, unknown
from navalgames.printing import printed, quoted

Outcome = Hashable
WIDEST = 200_000


class Distribution:
    """Outcomes and how often each happens, as whole-number weights. Immutable.

    Weights are kept as given (36 ways for two dice); equality and hash look at the reduced ones.

    >>> two_dice = Distribution.uniform(range(1, 7)).repeat(2)
    >>> two_dice.chance(7), two_dice.at_least(10), two_dice.mean()
    (Fraction(1, 6), Fraction(1, 6), Fraction(7, 1))
    >>> Distribution({"hit": 2, "miss": 4}) == Distribution({"miss": 2, "hit": 1})
    True
    """

    __slots__ = ("_known", "_node", "_outcomes", "_reduced", "_total", "_weights")

    def __init__(self, weights: Mapping[Any, int]) -> None:
        for outcome, weight in weights.items():
            if isinstance(weight, bool) or not isinstance(weight, int) or weight < 0:
                raise BadInput("error-chance-weight", given=quoted(weight), where=quoted(outcome))
        self._fill({outcome: weight for outcome, weight in weights.items() if weight})

    def _fill(self, weights: dict[Any, int]) -> None:
        if not weights:
            raise BadInput("error-chance-empty")
        self._weights = weights
        self._total = sum(weights.values())
        self._outcomes: tuple[Any, ...] | None = None
        self._reduced: dict[Any, int] | None = None
        self._node: tuple[tuple[Any, ...], tuple[int, ...], int] | None = None
        self._known: tuple[Any, ...] | None = None

    @classmethod
    def _of(cls, weights: dict[Any, int]) -> Distribution:
        """A distribution of weights known to be positive whole numbers."""
        made = cls.__new__(cls)
        made._fill(weights)
        return made

    # Making

    @classmethod
    def sure(cls, outcome: Any) -> Distribution:
        """One outcome that always happens."""
        return cls._of({outcome: 1})

    @classmethod
    def uniform(cls, outcomes: Iterable[Any]) -> Distribution:
        """Equally likely items; an item given twice weighs twice."""
        weights: dict[Any, int] = {}
        for outcome in outcomes:
            weights[outcome] = weights.get(outcome, 0) + 1
        return cls._of(weights)

    @classmethod
    def from_fractions(cls, chances: Mapping[Any, Fraction | int]) -> Distribution:
        """Outcomes with their chances.

        Raises:
            BadInput: a negative chance, or chances that do not sum to exactly 1.
        """
        total = sum(chances.values(), Fraction(0))
        if total != 1:
            raise BadInput("error-chance-sum", given=printed(total))
        common = lcm(*(Fraction(chance).denominator for chance in chances.values()))
        return cls({outcome: int(chance * common) for outcome, chance in chances.items()})

    @classmethod
    def mix(cls, parts: Mapping[Distribution, Any] | Iterable[tuple[Distribution, Any]]) -> Distribution:
        """One of several distributions, each chosen with its own weight (whole number or Fraction).

        >>> die = Distribution.uniform(range(1, 7))
        >>> Distribution.mix({die: 1, Distribution.sure(6): 2}).chance(6)
        Fraction(13, 18)
        """
        pairs = list(parts.items() if isinstance(parts, Mapping) else parts)
        for part, weight in pairs:
            if isinstance(weight, (bool, float)) or weight < 0:
                raise BadInput("error-chance-weight", given=quoted(weight), where=quoted(part))
        shares = [(part, Fraction(weight, part.total)) for part, weight in pairs if weight]
        common = lcm(*(share.denominator for _, share in shares))
        weights: dict[Any, int] = {}
        for part, share in shares:
            factor = share.numerator * (common // share.denominator)
            for outcome, weight in part._weights.items():
                weights[outcome] = weights.get(outcome, 0) + weight * factor
        return cls._of(weights)

    # Looking

    @property
    def weights(self) -> Mapping[Any, int]:
        """Outcome -> whole-number weight, read-only."""
        return MappingProxyType(self._weights)

    @property
    def total(self) -> int:
        """The sum of the weights."""
        return self._total

    @property
    def outcomes(self) -> tuple[Any, ...]:
        """The possible outcomes, sorted when they can be, else in the order they were given."""
        if self._outcomes is None:
            self._outcomes = in_order(self._weights)
        return self._outcomes

    def chance(self, outcome: Any) -> Fraction:
        """The chance of one outcome; 0 for one that cannot happen.

        Raises:
            BadInput: it is known what there can be (`among`), and this is none of it; offers the nearest.
        """
        weight = self._weights.get(outcome, 0)
        if not weight and self._known is not None and not _is_among(self._known, outcome):
            raise unknown("outcome", outcome, self._known)
        return Fraction(weight, self._total)

    def items(self) -> tuple[tuple[Any, Fraction], ...]:
        """Every outcome with its chance, in order.

        >>> Distribution({"hit": 1, "miss": 2}).items()
        (('hit', Fraction(1, 3)), ('miss', Fraction(2, 3)))
        """
        return tuple(self)

    def chance_of(self, wanted: Callable[[Any], Any] | Iterable[Any]) -> Fraction:
        """The chance of all outcomes that are wanted: for which a function holds, or that are among these.

        >>> Distribution.uniform(range(1, 7)).chance_of([5, 6]), Distribution({1: 1}).chance_of(bool)
        (Fraction(1, 3), Fraction(1, 1))

        Raises:
            BadInput: it is known what there can be (`among`), and something wanted is none of it.
        """
        if not callable(wanted):
            outcomes = (wanted,) if isinstance(wanted, str) else tuple(wanted)
            return sum((self.chance(one) for one in dict.fromkeys(outcomes)), Fraction(0))
        predicate = wanted
        return Fraction(sum(w for outcome, w in self._weights.items() if predicate(outcome)), self._total)

    def at_least(self, least: Any) -> Fraction:
        """The chance of `least` or more."""
        return self.chance_of(lambda outcome: outcome >= least)

    def at_most(self, most: Any) -> Fraction:
        """The chance of `most` or less."""
        return self.chance_of(lambda outcome: outcome <= most)

    def mean(self, value: Callable[[Any], Any] | None = None) -> Fraction:
        """The exact average of the outcomes, or of `value(outcome)`.

        Raises:
            BadInput: an outcome is no number and no `value` turns it into one.
        """
        return Fraction(sum(w * _number(o, value) for o, w in self._weights.items())) / self._total

    def variance(self, value: Callable[[Any], Any] | None = None) -> Fraction:
        """The exact mean square distance from the mean."""
        squares = self.mean(lambda outcome: _number(outcome, value) ** 2)
        return squares - self.mean(value) ** 2

    def deviation(self, value: Callable[[Any], Any] | None = None) -> float:
        """The standard deviation (a float: the only rounded number here)."""
        return sqrt(self.variance(value))

    def quantile(self, share: Fraction | float) -> Any:
        """The smallest outcome that is not exceeded with a chance of at least `share`.

        A float is read as the decimal it is written as: 0.1 is one tenth.

        Raises:
            BadInput: `share` is outside 0 to 1, or the outcomes have no order.
        """
        wanted = Fraction(str(share)) if isinstance(share, float) else Fraction(share)
        if not 0 <= wanted <= 1:
            raise BadInput("error-chance-quantile", given=printed(share))
        if not _sortable(self._weights):
            raise BadInput("error-chance-no-order", given=quoted(next(iter(self._weights))))
        needed = wanted * self._total
        reached = 0
        for outcome in self.outcomes:
            reached += self._weights[outcome]
            if reached >= needed:
                break
        return outcome

    @property
    def median(self) -> Any:
        """The smallest outcome that is not exceeded at least half of the time."""
        return self.quantile(Fraction(1, 2))

    @property
    def mode(self) -> Any:
        """The most likely outcome; of several the first in order."""
        return max(self.outcomes, key=self._weights.__getitem__)

    # Making others

    def among(self, known: Iterable[Any] = ()) -> Distribution:
        """The same chances, which refuse to be asked for outcomes that are neither possible nor `known`.

        Among numbers any number may be asked for, whatever words stand beside them, and of yes and no both.

        >>> Distribution({"hit": 1, "miss": 2}).among(["sunk"]).chance("sunk")
        Fraction(0, 1)
        >>> Distribution({False: 1}).among().chance(True)
        Fraction(0, 1)
        """
        made = self._of(self._weights)
        made._known = (*known, *(outcome for outcome in self.outcomes if outcome not in tuple(known)))
        return made

    def given(self, predicate: Callable[[Any], Any]) -> Distribution:
        """What is left when it is known that `predicate` holds.

        >>> Distribution.uniform(range(1, 7)).given(lambda face: face % 2 == 0).mean()
        Fraction(4, 1)

        Raises:
            BadInput: no outcome satisfies it.
        """
        return self._of({outcome: w for outcome, w in self._weights.items() if predicate(outcome)})

    def map(self, function: Callable[[Any], Any]) -> Distribution:
        """The distribution of `function(outcome)`; equal results are grouped."""
        weights: dict[Any, int] = {}
        for outcome, weight in self._weights.items():
            result = function(outcome)
            weights[result] = weights.get(result, 0) + weight
        return self._of(weights)

    def combine(self, other: Distribution, function: Callable[[Any, Any], Any]) -> Distribution:
        """The distribution of `function(mine, theirs)` when both happen independently."""
        weights: dict[Any, int] = {}
        for mine, weight in self._weights.items():
            for theirs, their_weight in other._weights.items():
                result = function(mine, theirs)
                weights[result] = weights.get(result, 0) + weight * their_weight
        return self._of(weights)

    def repeat(self, times: int, function: Callable[[tuple[Any, ...]], Any] = sum) -> Distribution:
        """The distribution of `function` over a tuple of `times` independent outcomes.

        The tuple is in the order of `outcomes`: `function` must not depend on who got what.

        >>> Distribution.uniform(range(1, 7)).repeat(3, max).chance(6)
        Fraction(91, 216)
        """
        if isinstance(times, bool) or not isinstance(times, int) or times < 0:
            raise BadInput("error-chance-repeat", given=quoted(times))
        if function is not sum:
            return self.multisets(times).map(function)
        result = self.sure(0)
        for _ in range(times):
            result = result.combine(self, lambda total, outcome: total + outcome)
        return result

    def multisets(self, times: int) -> Distribution:
        """`times` independent outcomes, not caring who got what: tuples in the order of `outcomes`.

        Counted by multinomial weights, never by writing out the orders.

        >>> Distribution.uniform("HT").multisets(2).weights
        mappingproxy({('T', 'T'): 1, ('H', 'T'): 2, ('H', 'H'): 1})

        Raises:
            BadInput: more than `WIDEST` of them.
        """
        many = comb(len(self._weights) + times - 1, times)
        if many > WIDEST:
            where = f"{quoted(times)} x {quoted(self, 80)}"
            raise BadInput("error-chance-wide", given=many, expected=WIDEST, where=where)
        partial: dict[tuple[Any, ...], int] = {(): 1}
        for last, outcome in enumerate(self.outcomes, 1):
            weight = self._weights[outcome]
            grown: dict[tuple[Any, ...], int] = {}
            for taken, ways in partial.items():
                left = times - len(taken)
                for more in (left,) if last == len(self._weights) else range(left + 1):
                    grown[taken + (outcome,) * more] = ways * comb(left, more) * weight**more
            partial = grown
        return self._of(partial)

    # Being a value

    def reduced(self) -> Distribution:
        """The same chances in lowest terms."""
        weights = self._lowest()
        return self if weights is self._weights else self._of(weights)

    def node(self) -> tuple[tuple[Any, ...], tuple[int, ...], int]:
        """Outcomes, reduced weights and their total, side by side: what exact reading walks through."""
        if self._node is None:
            weights = tuple(self._lowest().values())
            self._node = tuple(self._weights), weights, sum(weights)
        return self._node

    def _lowest(self) -> dict[Any, int]:
        if self._reduced is None:
            divisor = gcd(*self._weights.values())
            self._reduced = (
                self._weights if divisor == 1 else {o: w // divisor for o, w in self._weights.items()}
            )
        return self._reduced

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Distribution) and self._lowest() == other._lowest()

    def __hash__(self) -> int:
        return hash(frozenset(self._lowest().items()))

    def __contains__(self, outcome: object) -> bool:
        """Whether it is one of the outcomes."""
        return outcome in self._weights

    def __iter__(self) -> Iterator[tuple[Any, Fraction]]:
        return ((outcome, self.chance(outcome)) for outcome in self.outcomes)

    def __len__(self) -> int:
        return len(self._weights)

    def __repr__(self) -> str:
        return f"<Distribution {shares_shown(self.outcomes, (self._weights[one] for one in self.outcomes))}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Distribution, (self._weights,)


def _is_among(known: tuple[Any, ...], outcome: Any) -> bool:
    if outcome in known:
        return True
    if _is_number(outcome):
        return all(_is_number(one) or isinstance(one, str) for one in known) and any(map(_is_number, known))
    return _is_yes_or_no(outcome) and all(map(_is_yes_or_no, known))


TEXTS = frozenset({str})


def in_order(outcomes: Iterable[Any]) -> tuple[Any, ...]:
    """The items sorted if they have an order, else as they come; numbers stand before words beside them."""
    items = tuple(outcomes)
    if TEXTS.issuperset(map(type, items)) or _sortable(items):
        return tuple(sorted(items))
    words = [item for item in items if isinstance(item, str)]
    numbers = sorted(filter(_is_number, items))
    return (*numbers, *words) if len(numbers) + len(words) == len(items) else items


def _sortable(outcomes: Iterable[Any]) -> bool:
    items = tuple(outcomes)
    if any(isinstance(item, (set, frozenset)) for item in items):
        return False  # "<" means "is part of" there, which is no order
    try:
        sorted(items)
    except TypeError:
        return False
    return True


def _is_yes_or_no(outcome: Any) -> bool:
    return isinstance(outcome, bool)


def _is_number(outcome: Any) -> bool:
    return isinstance(outcome, (int, float, Fraction)) and not isinstance(outcome, bool)


def _number(outcome: Any, value: Callable[[Any], Any] | None) -> int | Fraction:
    number = outcome if value is None else value(outcome)
    if isinstance(number, int):
        return number
    try:
        return Fraction(number)
    except (TypeError, ValueError, OverflowError):
        raise BadInput("error-chance-no-number", given=quoted(number)) from None
