"""What a setting that the game refuses does not go with, seen from the parameter that was moved.

Knows what questions say of their settings. Must not know a rule, nor how a misfit is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
    parameter alone can help.
    """

    moved: str
    found: Setting
    ways: Mapping[str, Any]


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
    return Misfit(moved, found, ways)


def _taken(question: Question, charts: Charts, given: Mapping[str, Any]) -> bool:
    return question.refused is None or question.refused(charts, **given) is None


def _nearest(one: Parameter, now: Any, was: Any) -> list[Any]:
    """The other values of a parameter: what was given up elsewhere first, so that two change places."""
    place = one.values.index(now)
    near = sorted(one.values, key=lambda value: abs(one.values.index(value) - place))
    swapped = [value for value in near if one.kind == "choice" and value == was]
    return [value for value in dict.fromkeys((*swapped, *near)) if value != now]
