"""Why an answer is what it is: the anatomy of the rule behind it at these settings.

Knows questions and anatomies. Must not know a rule, nor how a way is drawn or told.
"""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from typing import Any

from navalgames.chance import Dice
from navalgames.chance.anatomy import PART, Anatomy, End, Folded, Node, anatomy
from navalgames.chance.dice import Procedure
from navalgames.charts import Charts
from navalgames.games.contract import Game, OneStep, Rounds
from navalgames.odds.answers import Answer
from navalgames.odds.asking import ask, once
from navalgames.odds.charts import charts_of
from navalgames.odds.flow import GOES_ON, Flow
from navalgames.odds.joined import joined
from navalgames.odds.parameters import settled

IN_FULL = 300
"""Runs of a rule in which all that it leaves to other procedures is walked through as well."""
MOST_TOGETHER = 4
"""Rounds that are looked into as one, where nothing can end in the first."""


class Why:
    """How the rule comes to an answer.

    answer: what is asked about. rounds: how many are looked into of a question in rounds, up to the first in
    which something can end; 0 of a question that is answered in one step. flow: what has ended after each
    round.
    """

    def __init__(self, answer: Answer, asked: tuple[Any, ...], flow: Flow | None) -> None:
        self.answer, self.flow = answer, flow
        self._asked = asked

    @cached_property
    def rounds(self) -> int:
        """How many are looked into; found when it is first asked for, as rounds have to be read for it."""
        return 0 if self.flow is None else _first_end(self.flow)

    @property
    def anatomy(self) -> Anatomy:
        """Of the whole rule; of a question in rounds that of the first ones: its ends are outcomes, or
        GOES_ON where another round follows. Where the rule leaves all to one other procedure, of that.
        """
        return self._seen[0]

    @property
    def parts(self) -> bool:
        """Whether what the rule leaves to other procedures is one choice, which opens, or is walked through
        as well.
        """
        return self._seen[1]

    @property
    def unwrapped(self) -> int:
        """How many procedures the rule leaves all to, one inside the other, before its first choice."""
        return self._seen[2]

    @cached_property
    def _seen(self) -> tuple[Anatomy, bool, int]:
        """In full where that fits, else with parts that open; whether it has parts; how many were unwrapped.
        """
        asked = self._asked if self.flow is None else (*self._asked, self.rounds)
        whole = anatomy(*asked, most=IN_FULL, parts=False, whole=True)
        if not isinstance(whole.root, Folded):
            return joined(whole), False, 0
        found, unwrapped = anatomy(*asked), 0
        while (inside := unwrapped_once(found)) is not None:
            found, unwrapped = inside, unwrapped + 1
        return joined(found), True, unwrapped


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
    if isinstance(how, OneStep):
        return Why(answer, (once, how.procedure, charts, values), None)
    start = how.start(charts, **dict(values))
    return Why(answer, (some_rounds, how, start, charts), Flow(how, charts, values))


def unwrapped_once(found: Anatomy) -> Anatomy | None:
    """The anatomy of the one procedure to which all is left, with the ends of the whole; None for others."""
    root = found.root
    if not isinstance(root, Node) or root.asked.kind != PART or root.asked.procedure is None:
        return None
    told = {value: way.then.outcome for way in root.ways if isinstance(way.then, End) for value in way.values}
    if len(told) < len(root.asked.whole.outcomes):
        return None
    inside = anatomy(told_as, told, root.asked.procedure, root.asked.args, whole=True)
    return None if isinstance(inside.root, Folded) else inside


def unwrapped(found: Anatomy) -> Anatomy:
    """The anatomy behind all procedures to which everything is left, one inside the other."""
    inside = unwrapped_once(found)
    return found if inside is None else unwrapped(inside)


def told_as(dice: Dice, told: dict[Any, Any], procedure: Procedure, args: tuple[Any, ...]) -> Any:
    """A procedure with its outcomes told as those of the one that asks for it."""
    return told[procedure(dice, *args)]


def _first_end(flows: Flow) -> int:
    """The first round in which something can end; 1 where that is too far away to be looked into."""
    told = islice(flows, 1, MOST_TOGETHER + 1)
    return next((count for count, step in enumerate(told, start=1) if step.keys() - {GOES_ON}), 1)


def some_rounds(dice: Dice, how: Rounds[Any], state: Any, charts: Charts, count: int) -> Any:
    """So many rounds, and how the question ends if it has ended by then."""
    for _ in range(count):
        if how.over(state):
            break
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
