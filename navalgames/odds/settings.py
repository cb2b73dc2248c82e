"""Which settings of a question the game would refuse, and which of its parameters cannot matter, and why.

Knows what questions say of their settings. Must not know a rule: the question hands it in.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.errors import BadInput, Problem
from navalgames.games.contract import Game, Question, Setting
from navalgames.naming import InWords
from navalgames.odds.charts import charts_of
from navalgames.odds.parameters import settled
from navalgames.rule_names import RuleInWords

Values = tuple[tuple[str, Any], ...]


def check_setting(game: Game, question: Question, charts: Charts, values: Values) -> None:
    """Refuses a setting that the game would refuse.

    Raises:
        BadInput: in the game's own words, with its rule, the parameter and its value.
    """
    found = _refused(question, charts, values)
    if found is None:
        return
    raise BadInput(
        "error-setting-refused",
        question=InWords(game.id, "question", question.name),
        parameter=InWords(game.id, "parameter", found.parameter),
        given=InWords(game.id, "value", dict(values)[found.parameter]),
        reason=Problem(found.key, **dict(found.facts)),
        rule=RuleInWords(game.id, found.rule),
    )


def refused_setting(
    game: Game, question_name: str, /, charts: Charts | None = None, **parameters: Any
) -> Setting | None:
    """Why the game would refuse this setting, with the parameter it concerns; None where it takes it.

    Raises:
        BadInput: unknown question or parameter, or a value the parameter does not take.
    """
    question = game.question(question_name)
    return _refused(question, charts_of(game) if charts is None else charts, settled(question, parameters))


def idle_settings(
    game: Game, question_name: str, /, charts: Charts | None = None, **parameters: Any
) -> tuple[Setting, ...]:
    """The parameters that cannot matter at this setting, each with the reason and its rule.

    Raises:
        BadInput: unknown question or parameter, or a value the parameter does not take.
    """
    question = game.question(question_name)
    if question.idle is None:
        return ()
    charts = charts_of(game) if charts is None else charts
    return tuple(question.idle(charts, **dict(settled(question, parameters))))


def _refused(question: Question, charts: Charts, values: Values) -> Setting | None:
    return None if question.refused is None else question.refused(charts, **dict(values))
