"""What each throw of a roll came to, where a lesson's scene names the question that tells it.

Knows a game's questions and scripted dice. Must not know a word, nor how a scene is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from navalgames import odds
from navalgames.chance import ScriptedDice, Shown
from navalgames.charts import Charts
from navalgames.games.contract import Game
from navalgames.sessions.lesson_part import Value
from navalgames.sessions.scene_grammar import Telling


def told_throws(
    game: Game, telling: Telling, parameters: Mapping[str, Value], charts: Charts, shown: Iterable[Shown]
) -> tuple[Any, ...]:
    """The outcome of each throw, in their order: the telling question asked with that throw alone; None for
    a throw that it does not tell of.

    Args:
        parameters: of the step's question, filled into what the telling question is given.

    Raises:
        Problem: the throw is none of that question.
    """
    given = telling.filled(parameters)
    outcomes: list[Any] = []
    for number, one in enumerate(shown, telling.numbered(parameters)):
        if telling.reason and one.reason != telling.reason:
            outcomes.append(None)
            continue
        dice = ScriptedDice([one])
        outcome = odds.roll(game, telling.question, dice, charts=charts, **given | telling.counting(number))
        dice.finish()
        given |= telling.since.get(str(outcome), {})
        outcomes.append(outcome)
    return tuple(outcomes)
