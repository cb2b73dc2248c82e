"""What a setting that the game refuses does not go with, seen from the parameter that was moved.

Knows what questions say of their settings. Must not know a rule, nor how a misfit is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any, NamedTuple

from navalgames.charts import Charts
from navalgames.games.contract import Game, Parameter, Question, Setting
from navalgames.odds.charts import charts_of
from navalgames.odds.parameters import parameter, settled
from navalgames.odds.settings import refused_setting


class Misfit(NamedTuple):
    """A refused setting, told from the parameter that was moved.

    found: the reason of the game. ways: the parameters that stand in the way, the one the game names first,
    each with the nearest value of it with which the game would take what was moved; empty where no other
    parameter alone can help. alone: nothing else is in the way, it is refused whatever two others are set to.
    """

    moved: str
    found: Setting
    ways: Mapping[str, Any]
    alone: bool = False


def misfit(
    game: Game,
    question_name: str,
    moved: str,
    was: Any,
    /,
    charts: Charts | None = None,
    *,
    free: Iterable[str] | None = None,
    **parameters: Any,
) -> Misfit | None:
    """Why the game refuses this setting after `moved` was moved from the value `was`; None where it takes it.

    Args:
        free: the parameters that may be set; all where none are named.

    Raises:
        BadInput: unknown question or parameter, or a value the parameter does not take.
    """
    found = refused_setting(game, question_name, charts, **parameters)
    if found is None:
        return None
    question = game.question(question_name)
    charts = charts_of(game) if charts is None else charts
    given = dict(settled(question, parameters))
    parameter(question, moved)
    names = [one.name for one in question.parameters] if free is None else list(free)
    told_first = sorted(question.parameters, key=lambda one: one.name != found.parameter)
    ways: dict[str, Any] = {}
    for one in told_first:
        if one.name != moved and one.name in names:
            for value in _nearest(one, given[one.name], was):
                if _taken(question, charts, {**given, one.name: value}):
                    ways[one.name] = value
                    break
    alone = not ways and found.parameter == moved and not _helped_by_two(question, charts, given, moved)
    return Misfit(moved, found, ways, alone)


def _helped_by_two(question: Question, charts: Charts, given: Mapping[str, Any], moved: str) -> bool:
    """Whether the game takes the setting once one or two other parameters have other values."""
    others = [one for one in question.parameters if one.name != moved]
    pairs = combinations(others, 2) if len(others) > 1 else ((one, one) for one in others)
    return any(
        _taken(question, charts, {**given, first.name: one, second.name: other})
        for first, second in pairs
        for one in first.values
        for other in second.values
    )


def _taken(question: Question, charts: Charts, given: Mapping[str, Any]) -> bool:
    return question.refused is None or question.refused(charts, **given) is None


def _nearest(one: Parameter, now: Any, was: Any) -> list[Any]:
    """The other values of a parameter: what was given up elsewhere first, so that two change places."""
    place = one.values.index(now)
    near = sorted(one.values, key=lambda value: abs(one.values.index(value) - place))
    swapped = [value for value in near if one.kind == "choice" and value == was]
    return [value for value in dict.fromkeys((*swapped, *near)) if value != now]
