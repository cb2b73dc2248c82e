"""Why an answer is what it is: the anatomy of the rule behind it at these settings.

Knows questions and anatomies. Must not know a rule, nor how a way is drawn or told.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.chance import Dice
from navalgames.chance.anatomy import Anatomy, Node, anatomy
from navalgames.charts import Charts
from navalgames.games.contract import Game, OneStep, Rounds
from navalgames.odds.answers import Answer
from navalgames.odds.asking import ask, once
from navalgames.odds.charts import charts_of
from navalgames.odds.parameters import settled

IN_FULL = 600
"""Runs of a rule in which all that it leaves to other procedures is walked through as well."""
GOES_ON = "goes_on"


class Why(NamedTuple):
    """How the rule comes to an answer.

    anatomy: of the whole rule; of a question in rounds that of its first round, whose ends are outcomes, or
    GOES_ON where another round follows. rounds: whether it is so.
    """

    answer: Answer
    anatomy: Anatomy
    rounds: bool


def why(game: Game, question_name: str, /, charts: Charts | None = None, **parameters: Any) -> Why:
    """How the dice come to an answer: its rolls in order, and what follows from each.

    Where the whole fits, what the rule leaves to other procedures is walked through as well; else it is one
    choice, which opens (`Asked.inside`).

    Raises:
        BadInput: as `ask` does.
    """
    answer = ask(game, question_name, charts, **parameters)
    charts = charts_of(game) if charts is None else charts
    question = game.question(question_name)
    values, how = settled(question, parameters), question.how
    asked: tuple[Any, ...]
    if isinstance(how, OneStep):
        asked = (once, how.procedure, charts, values)
    else:
        asked = (first_round, how, how.start(charts, **dict(values)), charts)
    return Why(answer, _seen(*asked), isinstance(how, Rounds))


def _seen(*asked: Any) -> Anatomy:
    """In full where that fits, else with parts that open."""
    whole = anatomy(*asked, most=IN_FULL, parts=False)
    if not whole.folded:
        return whole
    return anatomy(*asked)


def first_round(dice: Dice, how: Rounds[Any], state: Any, charts: Charts) -> Any:
    """One round, and how the question ends if it ends there."""
    if not how.over(state):
        state = dice.resolve(how.step, state, charts)
    return how.measure(state) if how.over(state) else GOES_ON


def rolls(found: Anatomy) -> tuple[Node, ...]:
    """Every choice of chance, each once, in the order in which they are met."""
    known: dict[int, Node] = {}
    waiting = [found.root]
    while waiting:
        at = waiting.pop(0)
        if isinstance(at, Node) and id(at) not in known:
            known[id(at)] = at
            waiting.extend(way.then for way in at.ways)
    return tuple(known.values())
