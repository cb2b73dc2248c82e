"""What a lesson file may say: an episode and its steps, predictions, checks and sources, each field checked.

Knows the shape of an episode and the names of its sentences. Must not know a file, a widget, how a learner
moves through it (`lesson_player`), nor a rule of a game.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from navalgames.errors import BadInput
from navalgames.naming import NO_LETTERS
from navalgames.printing import printed
from navalgames.sessions.answer_number import AnswerNumber
from navalgames.sessions.carried_grammar import Carried
from navalgames.sessions.check_grammar import BoardCheck, Check, LineCheck
from navalgames.sessions.lesson_part import Name, NumberName, Part, Value, code_of
from navalgames.sessions.mission_grammar import SENTENCES, Mission
from navalgames.sessions.scene_grammar import Act, Scene

STEPS = (4, 6)  # how many an episode has at least, and at most

Mark = Literal["certain", "disputed", "simplification"]
Dress = Literal["cap", "bicorne", "sailor", "civil"]
Picture = Literal["hand", "loop", "each", "grid", "stairs", "dice", "table"]
VERDICTS = ("right", "high", "low")
DISCUSSIONS = 3  # questions to discuss after an episode


class Hook(Part):
    """The dated event a step begins with."""

    date: datetime.date
    mark: Mark
    source: str


class Option(Part):
    """One answer of a prediction by choice: it is right when the target lies in `least` to `most`.

    Chances are in per cent. A border belongs to the option that starts there.
    """

    id: Name
    least: float | None = None
    most: float | None = None


class ChoicePrediction(Part):
    """A prediction that picks one of a few options, ordered from low to high."""

    kind: Literal["choice"]
    options: Annotated[tuple[Option, ...], Field(min_length=2)]

    @model_validator(mode="after")
    def _whole_line(self) -> ChoicePrediction:
        first, last = self.options[0], self.options[-1]
        if first.least is not None or last.most is not None:
            raise BadInput("expected-open-ends")
        for lower, upper in zip(self.options, self.options[1:], strict=False):
            if lower.most is None or lower.most != upper.least:
                raise BadInput("expected-no-gap", upper=upper.id, lower=lower.id)
        return self


class NumberPrediction(Part):
    """A prediction on a slider; `tolerance` either way still counts as right. Chances in per cent."""

    kind: Literal["number"]
    least: float
    most: float
    step: Annotated[float, Field(gt=0)]
    tolerance: Annotated[float, Field(ge=0)]
    unit: Name = "percent"


class BarsPrediction(Part):
    """A prediction that spreads `tokens` over the outcomes; `tolerance` = share that may lie wrong."""

    kind: Literal["bars"]
    tokens: Annotated[int, Field(ge=4, le=100)]
    tolerance: Annotated[float, Field(gt=0, lt=1)]


Prediction = Annotated[ChoicePrediction | NumberPrediction | BarsPrediction, Field(discriminator="kind")]


class DiceShown(Part):
    """Dice of a worked example, as `ScriptedDice` reads them."""

    dice: str
    why: str | None = None
    shows: tuple[Any, ...]


class Example(Part):
    """A worked example with fixed dice and the outcome they give."""

    dice: tuple[DiceShown, ...]
    outcome: Value
    given: dict[str, Value] = Field(default={})


class Vary(Part):
    """The one new control of a step: the parameter, its values, and those that solve the task.

    watch: a number that the task is about where that is not the step's own; it is told at each setting.
    any_order: the values solve the task whichever order was given.
    """

    control: str
    values: Annotated[tuple[Value, ...], Field(min_length=2)]
    find: Annotated[tuple[Value, ...], Field(min_length=1)]
    watch: AnswerNumber | None = None
    any_order: bool = False

    @model_validator(mode="after")
    def _solvable(self) -> Vary:
        for value in self.find:
            if value not in self.values:
                raise BadInput("expected-find-among-values", given=printed(value))
        return self


class Statement(Part):
    """One statement of the way back to history, and how sure it is."""

    mark: Mark
    source: str | None = None


class Source(Part):
    """Where a statement comes from: author, title, year, and where in it."""

    author: str
    title: str
    year: int | None = None
    where: str = ""
    link: str = ""


class Person(Part):
    """Somebody of the sources who decides in an episode, for which side of the game, and what is worn."""

    side: str
    dress: Dress = "cap"


class Step(Part):
    """One idea, one question, one new control.

    faces: who decides, and against whom. since: the step whose order the first sentence follows from. more:
    further questions for those who are done. carried: what goes on from the learner's own dice.
    """

    id: Name
    minutes: Annotated[float, Field(gt=0, le=10)]
    rules: Annotated[tuple[str, ...], Field(min_length=1)]
    question: str
    fixed: dict[str, Value] = Field(default={})
    read_off: tuple[tuple[str, str, str], ...] = ()  # cells of charts that the fixed values come from
    seed: Annotated[int, Field(ge=0, le=999_999)]
    faces: Annotated[tuple[Name, ...], Field(max_length=2)] = ()
    since: Name | None = None
    carried: Carried | None = None
    hook: Hook
    assumptions: Annotated[int, Field(ge=1, le=4)]
    rule_told: Annotated[int, Field(ge=0, le=3)] = 0  # sentences that tell the rule before the prediction
    scene: Scene | None = None
    act: Act | None = None
    predict: Prediction
    target: AnswerNumber
    rolls: Annotated[tuple[int, ...], Field(min_length=1, max_length=4)] = (1, 10, 100)
    outcomes: tuple[str, ...] = ()  # those that the step calls by its own words
    groups: dict[Name, tuple[str, ...]] = Field(default={})  # outcomes that share a bar of the chart
    numbers: dict[NumberName, AnswerNumber] = Field(default={})
    example: Example | None = None
    picture: Picture | None = None  # of why the answer is what it is: the one that comes first
    explain: Annotated[int, Field(ge=1, le=3)]
    vary: Vary
    check: Annotated[tuple[Check, ...], Field(min_length=1, max_length=3)]
    more: Annotated[tuple[Check, ...], Field(max_length=2)] = ()
    history: Annotated[tuple[Statement, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _whole(self) -> Step:
        for name in ("target", "setting", "set", "order", "guess", "number", "outcome"):
            if name in self.numbers:
                raise BadInput("expected-other-number", name=name)
        if self.vary.control in self.fixed and self.fixed[self.vary.control] not in self.vary.values:
            raise BadInput("expected-fixed-among-values", name=self.vary.control)
        for name in self.scene.at if self.scene else ():
            if name not in map(code_of, self.vary.values):
                raise BadInput("expected-scene-at-value", name=name)
        if isinstance(self.predict, BarsPrediction) and self.target.question:
            raise BadInput("expected-own-question")
        if self.act and self.scene is None:
            raise BadInput("expected-scene-of-act")
        grouped = [one for group in self.groups.values() for one in group]
        wanted = set(map(str, self.target.chance or grouped))
        if len(set(grouped)) != len(grouped) or any(
            0 < len(wanted & set(group)) < len(set(group)) for group in self.groups.values()
        ):
            raise BadInput("expected-groups-apart")
        for name, value in (self.act.given_by(None) if self.act else {}).items():
            if name == self.vary.control or self.fixed.get(name) != value:
                raise BadInput("expected-act-apart", name=name)
        return self

    @model_validator(mode="after")
    def _answerable(self) -> Step:
        """What the questions name is there."""
        for one in self.tasks:
            if isinstance(one, BoardCheck) and self.scene is None:
                raise BadInput("expected-scene-of-board")
            for name in one.numbers:
                if name not in self.numbers and name != "target":
                    raise BadInput("expected-number-of-step", name=name)
                if isinstance(one, LineCheck) and not self.number(name).is_chance:
                    raise BadInput("expected-chance", name=name)
        return self

    def number(self, name: str) -> AnswerNumber:
        """The number called `name`, the target among them."""
        return self.target if name == "target" else self.numbers[name]

    @property
    def tasks(self) -> tuple[Check, ...]:
        """Every question: those that belong to the step, then those for who is done."""
        return (*self.check, *self.more)

    def task_key(self, place: int) -> tuple[str, int]:
        """How the sentences of the question at `place` (from 0) are called: ("check", 1), ("more", 1)."""
        over = place - len(self.check)
        return ("check", place + 1) if over < 0 else ("more", over + 1)


class Ending(Part):
    """The end of an episode: the step whose scene is played on, where Choices opens, home questions.

    history: what history did, statement by statement. more: for those who are done, what the lab opens with.
    """

    play: Name
    choices: dict[Name, str]
    home: Annotated[int, Field(ge=1, le=3)]
    history: Annotated[tuple[Statement, ...], Field(max_length=3)] = ()
    more: Annotated[tuple[dict[Name, str], ...], Field(max_length=2)] = ()


class Episode(Part):
    """A whole episode: 4 to 6 steps, 20 to 30 minutes."""

    id: Name
    number: Annotated[int, Field(ge=1)]
    minutes: Annotated[int, Field(ge=20, le=30)]
    goals: Annotated[int, Field(ge=2, le=4)]
    summary: Annotated[int, Field(ge=2, le=4)]
    rules: Annotated[tuple[str, ...], Field(min_length=1)]
    terms: tuple[Name, ...] = ()
    topics: tuple[Name, ...] = ()  # of the curriculum: subject, then topic
    sources: dict[Name, Source]
    people: dict[Name, Person] = Field(default={})
    ending: Ending | None = None
    mission: Mission | None = None
    step: Annotated[tuple[Step, ...], Field(min_length=STEPS[0], max_length=STEPS[1])]

    @model_validator(mode="after")
    def _whole(self) -> Episode:
        ids = [step.id for step in self.step]
        if len(set(ids)) != len(ids):
            raise BadInput("expected-steps-apart")
        if self.ending and not any(one.id == self.ending.play and one.scene for one in self.step):
            raise BadInput("expected-scene-to-play-on", step=self.ending.play)
        ending = self.ending.history if self.ending else ()
        acted: set[str] = set()
        for step in self.step:
            last = ending if step is self.step[-1] else ()
            cited = [step.hook.source, *(line.source for line in (*step.history, *last) if line.source)]
            for name in cited:
                if name not in self.sources:
                    raise BadInput("expected-source-listed", step=step.id, name=name)
            for name in step.faces:
                if name not in self.people:
                    raise BadInput("expected-person-listed", step=step.id, name=name)
            if step.since and step.since not in acted:
                raise BadInput("expected-act-before", step=step.id, name=step.since)
            if step.carried and not step.carried.goes_on(step, self.step[: self.step.index(step)]):
                raise BadInput("expected-carried", step=step.id, name=step.carried.step)
            acted |= {step.id} if step.act else set()
        named = {rule for step in self.step for rule in step.rules}
        if named != set(self.rules):
            raise BadInput("expected-same-rules", differing=", ".join(sorted(named ^ set(self.rules))))
        if abs(sum(step.minutes for step in self.step) - self.minutes) > 2:
            raise BadInput("expected-same-minutes")
        return self

    def orders_of(self, step_id: str) -> list[str]:
        """The orders a step offers, by name."""
        act = next(one.act for one in self.step if one.id == step_id)
        return act.ids if act else []

    def key(self, *parts: object) -> str:
        """The catalogue key of a sentence of this episode.

        >>> Episode.key.__get__(type("E", (), {"number": 1})())("first_step", "title")
        'lesson-1-first-step-title'
        """
        key = "-".join(["lesson", str(self.number), *(str(part) for part in parts)])
        return key.replace("_", "-").replace("+", "-")

    def outcome_key(self, step: Step, name: str) -> str:
        """The catalogue key of a step's own word for an outcome: "hit + hit" ends in `outcome-hit-hit`."""
        return self.key(step.id, "outcome", NO_LETTERS.sub("-", name.lower()))

    def text_keys(self) -> Iterator[str]:
        """Every catalogue key this episode needs."""
        yield from (self.key("title"), self.key("blurb"), self.key("exit"))
        yield from (self.key("goal", n) for n in _count(self.goals))
        yield from (self.key("summary", n) for n in _count(self.summary))
        if self.ending:
            yield self.key("what-if")
            yield from (self.key("home", n) for n in _count(self.ending.home))
            yield from (self.key("ending", n) for n in _count(len(self.ending.history)))
            yield from (self.key("more", n) for n in _count(len(self.ending.more)))
        if self.mission:
            yield from (self.key("mission", one) for one in (*SENTENCES, *self.mission.explained))
        for name in self.people:
            yield from (self.key("person", name), self.key("person", name, "post"))
        for name in self.terms:
            yield from term_keys(name)
        yield from self.teacher_keys()
        for step in self.step:
            yield from self._step_keys(step)

    def teacher_keys(self) -> Iterator[str]:
        """The catalogue keys only teachers see."""
        yield self.key("prior")
        for n in _count(DISCUSSIONS):
            yield from (self.key("discussion", n), self.key("discussion", n, "point"))

    def _step_keys(self, step: Step) -> Iterator[str]:
        for part in ("title", "goal", "hook", "predict", "target", "control", "vary", "varied"):
            yield self.key(step.id, part)
        yield from (self.key(step.id, "assumption", n) for n in _count(step.assumptions))
        yield from (self.key(step.id, "rule", n) for n in _count(step.rule_told))
        if step.scene:
            yield self.key(step.id, "scene")
            yield from [self.key(step.id, "then")] if step.scene.then else []
            yield from [self.key(step.id, "thrown")] if step.scene.tells else []
        if step.act:
            yield from (self.key(step.id, "act", part) for part in ("task", "told"))
            yield from (self.key(step.id, "act", one) for one in step.act.ids)
            yield from [self.key(step.id, "act", "beside")] if step.act.beside else []
        yield from [self.key(step.id, "carried")] if step.carried else []
        if step.since:
            yield from (self.key(step.id, "since", one) for one in (*self.orders_of(step.since), "none"))
        if isinstance(step.predict, ChoicePrediction):
            yield from (self.key(step.id, "option", option.id) for option in step.predict.options)
        yield from (self.outcome_key(step, name) for name in step.outcomes)
        yield from (self.key(step.id, "group", name) for name in step.groups)
        yield from [self.key(step.id, "watch")] if step.vary.watch else []
        yield from (self.key(step.id, verdict) for verdict in VERDICTS)
        if isinstance(step.predict, BarsPrediction):
            yield self.key(step.id, "shape")
        if step.example:
            yield self.key(step.id, "example")
        yield from (self.key(step.id, "explain", n) for n in _count(step.explain))
        for place, check in enumerate(step.tasks):
            own = step.task_key(place)
            yield self.key(step.id, *own)
            yield from (self.key(step.id, *own, *parts) for parts in check.sentences)
            yield from map(misconception_key, check.misconceptions)
        yield from (self.key(step.id, "history", n) for n in _count(len(step.history)))


def misconception_key(name: str) -> str:
    """The catalogue key of a misconception's name."""
    return f"lesson-misconception-{name}".replace("_", "-")


def term_keys(name: str) -> tuple[str, str]:
    """The catalogue keys of a glossary term: the word and what it means."""
    base = f"lesson-term-{name}".replace("_", "-")
    return base, f"{base}-means"


def _count(number: int) -> range:
    return range(1, number + 1)
