"""The same question, reading or sample over several things: tables, charts, players, values of any kind.

Knows what can be asked for a mean or a chance. Must not know what is swept over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

from navalgames.chance import Distribution, Sample
from navalgames.errors import BadInput, Problem, unknown
from navalgames.explore.answered import Answered
from navalgames.explore.handed import handed
from navalgames.explore.heights import Heights
from navalgames.explore.names import known_outcomes
from navalgames.explore.numbers import Exact
from navalgames.explore.rolled import Rolled
from navalgames.explore.simulated import Simulated
from navalgames.games import game as game_called
from navalgames.odds import is_number
from navalgames.printing import listed, printed

EXAMPLE = 'sweep([1, 2, 3], lambda value: table.change({"turn": value}).read(...))'


class Sweep(Heights):
    """A height for each of several things; `readings` holds what the function gave for each.

    >>> from navalgames import lay, sweep
    >>> table = lay("grand_fleet")
    >>> sweep([-3, 0, 500], lambda vp: table.change({"vp": vp}).read(until=0, measure="vp"))
    <Sweep mean: -3: -3, 0: 0; left out: 1>
    """

    readings: dict[Any, Any]

    def __repr__(self) -> str:
        return f"<Sweep {self._in_short()}>"

    def __missing__(self, value: Any) -> Any:
        """No height there.

        Raises:
            BadInput: tells why, or what there is.
        """
        if value in self.left_out:
            raise BadInput("error-curve-left-out", given=printed(value), reason=self.left_out[value])
        raise unknown("height", value, map(printed, self))


def sweep(things: Any, reading: Callable[[Any], Any], outcome: Any = None) -> Sweep:
    """The mean, or the chance of some outcomes, of what a function reads for each of several things.

    Args:
        things: values, each handed to the function; or things by name, `{"near": table, "far": other}`.
        reading: gives an answer, a reading, a sample, simulated games, chances or a number.
        outcome: left out for the mean; an outcome (of games the side that wins), several, or a function.

    What is refused for a thing stands in `.left_out` with its reason.

    >>> from navalgames import ask
    >>> sweep([1, 2], lambda dice: ask("grand_fleet", "initiative", uk_dice=dice), outcome="nobody")
    <Sweep chance: 1: 44.4%, 2: 44.4%>

    Raises:
        BadInput: nothing to sweep over, everything is refused, or nothing that has a mean or a chance.
    """
    if isinstance(things, (str, bytes)) or not isinstance(things, Iterable) or not callable(reading):
        raise BadInput("error-sweep", given=printed(things), example=EXAMPLE)
    by_name = dict(things) if isinstance(things, Mapping) else {one: one for one in things}
    found, read = Sweep(), handed(reading, "function(thing)")
    found.chances, found.left_out, found.intervals, found.readings = outcome is not None, {}, {}, {}
    refused: Problem | None = None
    for name, thing in by_name.items():
        try:
            what = read(thing)
        except Problem as problem:
            refused = problem
            found.left_out[name] = str(problem)
            continue
        found.readings[name], found[name] = what, _height(what, outcome)
        if isinstance(what, (Rolled, Simulated)):
            found.intervals[name] = _interval(what, outcome)
    if not found:
        raise refused or BadInput("error-sweep", given=printed(things), example=EXAMPLE)
    return found


def _height(what: Any, outcome: Any) -> Any:
    """The mean, or the chance of what is wanted.

    Raises:
        BadInput: it has neither, or the outcome must be named.
    """
    if is_number(what):
        return Exact(what) if isinstance(what, (int, Fraction)) else what
    if isinstance(what, Simulated):
        if outcome is None:
            raise BadInput("error-sweep-outcome", expected=listed(what.wins))
        return what.chance(outcome)
    chances = Distribution(what.counts) if isinstance(what, Sample) else getattr(what, "distribution", what)
    if not isinstance(chances, Distribution):
        raise BadInput("error-sweep-reading", given=printed(type(what).__name__))
    if outcome is None:
        if not all(map(is_number, chances.outcomes)):
            raise BadInput("error-sweep-outcome", expected=listed(chances.outcomes))
        return Exact(chances.mean())
    return Exact(chances.chance_of(_wanted(what, outcome)))


def _wanted(what: Any, outcome: Any) -> Any:
    """What is wanted of the outcomes: a function, or a row of them."""
    if isinstance(what, Answered):
        return known_outcomes(game_called(what.game), what.question, outcome)
    if callable(outcome):
        return handed(outcome, "function(outcome)")
    return outcome if isinstance(outcome, (list, set, frozenset, range)) else (outcome,)


def _interval(what: Any, outcome: Any) -> tuple[float, float]:
    if isinstance(what, Simulated):
        return what.interval(outcome)
    return what.mean_interval() if outcome is None else what.interval_of(_wanted(what, outcome))
