"""What a learner says of the one change of a step before seeing it: the way the number goes, or the setting.

Knows a player at a step. Must not know a page or a word: what is said has ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple, Protocol

from navalgames.errors import unknown
from navalgames.sessions.answer_number import AnswerNumber
from navalgames.sessions.lesson_grammar import Step
from navalgames.sessions.lesson_part import Value, code_of
from navalgames.sessions.lesson_progress import Progress

WAYS = ("less", "same", "more")
"""Where a control has two values: which way the number goes when it takes the other one."""

BOTH = "both"
"""Where only two settings are left to be named: that the one solves the task as well as the other."""


class Standing(Protocol):
    """Who stands in the step, knows what was said, and can work out its numbers."""

    @property
    def step(self) -> Step: ...

    @property
    def progress(self) -> Progress: ...

    @property
    def first_setting(self) -> Value: ...

    @property
    def first_parameters(self) -> dict[str, Value]: ...

    def measure(self, measure: AnswerNumber, parameters: Mapping[str, Value] | None = None) -> Fraction: ...


class Foresight(NamedTuple):
    """What was said before the change, and how it stands.

    Args:
        said: one of `WAYS`, the code of a setting, or `BOTH`.
        right: the id of what holds: a way, or what was named if it solves the task ("" if not).
        before, now: the step's number before the change and at the setting that was tried.
    """

    said: str
    right: str
    before: Fraction
    now: Fraction


def asks_way(player: Standing) -> bool:
    """Whether the way of the number is asked for; else the setting that solves the task is."""
    return len(player.step.vary.values) == len(WAYS) - 1


def other_settings(player: Standing) -> tuple[Value, ...]:
    """The settings that the prediction was not about."""
    return tuple(value for value in player.step.vary.values if value != player.first_setting)


def sayings(player: Standing) -> tuple[str, ...]:
    """What can be said before the change: always three things at least, so that nobody tosses a coin."""
    if asks_way(player):
        return WAYS
    named = tuple(map(code_of, other_settings(player)))
    return (*named, BOTH) if len(named) == len(WAYS) - 1 else named


def tried(player: Standing, said: str) -> Value:
    """The setting that is seen once this was said; of `BOTH` the one that shows whether it is so.

    Raises:
        BadInput: that cannot be said in this step; offers the nearest.
    """
    if said not in sayings(player):
        raise unknown("prediction", said, sayings(player))
    others = other_settings(player)
    if said == BOTH:
        return next((one for one in others if one not in player.step.vary.find), others[0])
    return others[0] if asks_way(player) else next(one for one in others if code_of(one) == said)


def foresight(player: Standing) -> Foresight | None:
    """How what was said stands against the exact numbers, with the learner's own order; None before."""
    said = player.progress.foreseen
    if said is None:
        return None
    setting, first = tried(player, said), player.first_parameters
    before, now = (
        player.measure(player.step.target, first | {player.step.vary.control: value})
        for value in (player.first_setting, setting)
    )
    right = WAYS[(now > before) - (now < before) + 1] if asks_way(player) else ""
    if not asks_way(player) and setting in player.step.vary.find:
        right = said
    return Foresight(said, right, before, now)
