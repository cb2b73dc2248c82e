"""Why an answer is what it is: the anatomy of the rule behind it at these settings.

Knows questions and anatomies. Must not know a rule, nor how a way is drawn or told.
"""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from typing import Any, NamedTuple

from navalgames.chance import Dice, exact
from navalgames.chance.anatomy import PART, Anatomy, End, Folded, Node, anatomy
from navalgames.chance.dice import Procedure
from navalgames.charts import Charts
from navalgames.games.contract import Game, OneStep, Rounds
from navalgames.odds.answers import Answer
from navalgames.odds.asking import ask, once
from navalgames.odds.charts import charts_of
from navalgames.odds.flow import GOES_ON, MOST_STATES, Flow
from navalgames.odds.joined import joined
from navalgames.odds.parameters import settled

IN_FULL = 300
"""Runs of a rule in which all that it leaves to other procedures is walked through as well."""
MOST_TOGETHER = 4
"""Rounds that are looked into as one, where nothing can end in the first."""
STEPS = "steps"
"""What rounds are called that nobody counts at the table."""
MOST_FIRST = 12
"""Rounds that are told as one, where nothing that is told can differ before."""
Asked = tuple[Any, ...]


class SoFar(NamedTuple):
    """What there is after some rounds, where another one follows."""

    what: Any


class Told(NamedTuple):
    """Those rounds of a question that are told throw after throw: the first that leave anything to the dice.

    Its ends are outcomes, or where another round follows GOES_ON, or what there is by then (SoFar) of a
    question that says so. rounds: how many they are, 0 of a question that is answered in one step, and of
    one that leaves nothing to the dice. silent: whether others come before them.
    """

    anatomy: Anatomy
    rounds: int
    silent: bool


class Why:
    """How the rule comes to an answer.

    answer: what is asked about. rounds: how many are looked into of a question in rounds, up to the first in
    which something can end; 0 of a question that is answered in one step. flow: what has ended after each
    round.
    """

    def __init__(self, answer: Answer, charts: Charts, asked: Asked, flow: Flow | None) -> None:
        self.answer, self.charts, self.flow = answer, charts, flow
        self._asked = asked

    @cached_property
    def rounds(self) -> int:
        """How many are looked into; found when it is first asked for, as rounds have to be read for it."""
        return 0 if self.flow is None or self.sure else _first_end(self.flow)

    @cached_property
    def later(self) -> Any:
        """What all comes to that goes on after the rounds looked into, of steps that nobody counts; GOES_ON
        where that may be this or that.
        """
        question = self.answer.question
        steps = isinstance(question.how, Rounds) and question.how.called == STEPS and not question.throw
        return _left_over(self.flow, self.rounds) if steps and self.flow and self.rounds else GOES_ON

    @property
    def sure(self) -> bool:
        """Whether whatever is thrown in its rounds comes to the same: then none of them is looked into."""
        return self.flow is not None and len(self.answer.distribution.outcomes) == 1

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
    def told(self) -> Told:
        """What is told of it throw after throw."""
        if self.flow is None:
            return Told(self.anatomy, 0, False)
        _, how, state, charts = self._asked
        silent = 0
        while not how.over(state) and len(later := exact(how.step, state, charts)) == 1:
            state, silent = later.outcomes[0], silent + 1
        if how.over(state):
            return Told(_seen((*self._asked, silent))[0], 0, False)
        asked = rounds_told, how, state, charts, _first_told(how, state, charts)
        return Told(_seen(asked)[0], asked[-1], silent > 0)

    @cached_property
    def _seen(self) -> tuple[Anatomy, bool, int]:
        if self.sure:
            return Anatomy(End(self.answer.distribution.mode)), False, 0
        return _seen(self._asked if self.flow is None else (*self._asked, self.rounds, self.later))


def _seen(asked: Asked) -> tuple[Anatomy, bool, int]:
    """In full where that fits, else with parts that open; whether it has parts; how many were unwrapped."""
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
        return Why(answer, charts, (once, how.procedure, charts, values), None)
    start = how.start(charts, **dict(values))
    return Why(answer, charts, (some_rounds, how, start, charts), Flow(how, charts, values))


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


def _left_over(flows: Flow, count: int) -> Any:
    """The one outcome to which all comes that goes on after so many rounds; GOES_ON where there is none."""
    told = list(islice(flows, MOST_FIRST + 1))
    if count >= len(told) or GOES_ON in told[-1]:
        return GOES_ON
    grown = [one for one, chance in told[-1].items() if chance != told[count].get(one, 0)]
    return grown[0] if len(grown) == 1 else GOES_ON


def _first_end(flows: Flow) -> int:
    """The first round in which something can end; 1 where that is too far away to be looked into."""
    told = islice(flows, 1, MOST_TOGETHER + 1)
    return next((count for count, step in enumerate(told, start=1) if step.keys() - {GOES_ON}), 1)


def some_rounds(
    dice: Dice, how: Rounds[Any], state: Any, charts: Charts, count: int, later: Any = GOES_ON
) -> Any:
    """So many rounds, and how the question ends if it has ended by then; `later` if it has not."""
    for _ in range(count):
        if how.over(state):
            break
        state = dice.resolve(how.step, state, charts)
    return how.measure(state) if how.over(state) else later


def rounds_told(dice: Dice, how: Rounds[Any], state: Any, charts: Charts, count: int) -> Any:
    """So many rounds, and how the question ends if it has ended by then, else what there is so far."""
    for _ in range(count):
        if how.over(state):
            break
        state = dice.resolve(how.step, state, charts)
    return _end_told(how, state)


def _end_told(how: Rounds[Any], state: Any) -> Any:
    if how.over(state):
        return how.measure(state)
    return GOES_ON if how.so_far is None else SoFar(how.so_far(state))


def _first_told(how: Rounds[Any], state: Any, charts: Charts) -> int:
    """How many rounds it takes until something can end or differ; 1 where that is too far away."""
    there = {state}
    for count in range(1, MOST_FIRST + 1):
        going = [one for one in there if not how.over(one)]
        if len(going) > MOST_STATES:
            break
        there = {later for one in going for later in exact(how.step, one, charts).outcomes}
        ends = {_end_told(how, one) for one in there}
        if len(ends) > 1 or any(map(how.over, there)):
            return count
    return 1


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
