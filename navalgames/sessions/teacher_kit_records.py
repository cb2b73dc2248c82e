"""The records a teacher's sheet consists of: finished sentences and exact numbers, nothing to work out.

Knows the shape of a sheet. Must not know where a sentence or a number comes from (`teacher_kit`).
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple


class Stage(NamedTuple):
    """One line of a plan: from and to a minute; `kind` is opening, step, discussion or closing."""

    start: int
    end: int
    kind: str
    step: str = ""


class Plan(NamedTuple):
    """A lesson of `minutes`, minute by minute."""

    minutes: int
    stages: tuple[Stage, ...]


class Chance(NamedTuple):
    """One line of an exact answer."""

    label: str
    chance: Fraction
    fraction: str
    percent: str


class WrongAnswer(NamedTuple):
    """What some pupils will say, the idea behind it, and what to answer."""

    said: str
    misconception: str
    feedback: str


class CheckKey(NamedTuple):
    """A check question with its key: all answers in the order of the page, the right one, the wrong ones.

    kind: as the lesson file calls it. answers: what to choose from, to put in order, or stands on the line.
    right: "" where no answer is wrong: then `wrong` tells of each answer what it costs. ends: of an order.
    more: for those who are done.
    """

    question: str
    answers: tuple[str, ...]
    right: str
    why: str
    wrong: tuple[WrongAnswer, ...]
    kind: str = "choice"
    ends: tuple[str, ...] = ()
    more: bool = False


class Said(NamedTuple):
    """A statement about history: its mark (certain, disputed, simplification) and its source."""

    text: str
    mark: str
    source: str


class Seen(NamedTuple):
    """What the class sees when everybody opens the step with its own seed and rolls `rolls` times."""

    rolls: int
    hits: int | None
    share: str


class TeacherStep(NamedTuple):
    """One step: what pupils see, what they will say, what is right, and where to open it.

    faces: who decides. since: what follows from an earlier order, where none was given. scene: what one sees.
    rule: as `lesson_picture.rule_in_view` tells it, without a chance. picture: why the answer is what it is,
    to be drawn; field: what of it can be filled in by hand.
    """

    id: str
    number: int
    title: str
    goal: str
    hook: Said
    faces: tuple[str, ...]
    since: str
    scene: str
    assumptions: tuple[str, ...]
    question: str
    kind: str
    form: str
    options: tuple[str, ...]
    paper_question: str
    target: str
    exact: Fraction
    answer: str
    right_option: str
    chances: tuple[Chance, ...]
    reconstruction: bool
    seed: int
    seen: Seen | None
    too_low: str
    too_high: str
    explain: tuple[str, ...]
    task: str
    paper_task: str
    setting: str
    varied: str
    checks: tuple[CheckKey, ...]
    paper_check: CheckKey | None
    history: tuple[Said, ...]
    rules: tuple[str, ...]
    links: dict[str, dict[str, str]]
    lab: dict[str, str]
    rule: dict[str, Any]
    picture: dict[str, Any]
    field: dict[str, Any] | None


class TeacherSheet(NamedTuple):
    """All a teacher needs for one episode."""

    game: str
    episode: str
    number: int
    title: str
    blurb: str
    goals: tuple[str, ...]
    prior: str
    topics: tuple[tuple[str, tuple[str, ...]], ...]
    terms: tuple[tuple[str, str], ...]
    plans: tuple[Plan, ...]
    steps: tuple[TeacherStep, ...]
    discussion: tuple[tuple[str, str], ...]
    summary: tuple[str, ...]
    exit: str
    ending: tuple[Said, ...]
    home: tuple[str, ...]
    more: tuple[str, ...]
    sources: tuple[str, ...]
