"""What the dice of a step came to, in words: on its scene, in its tray, and in the step after it.

Knows the player's state and its words. Must not know how the dice are drawn.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from navalgames.chance import Distribution
from navalgames.labels import Labels
from navalgames.sessions.lesson_labels import StepLabels
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_words import facts


def fell(player: LessonPlayer, labels: Labels, outcome: Any) -> str:
    """An outcome in words; whether it is what the step asks for, where its own name does not say it."""
    said, target = came_to(player, labels, outcome), player.step.target
    met = target.is_chance and bool(target.of(Distribution.sure(outcome)))
    of_several = met and target.chance is not None and len(target.chance) > 1
    if not target.is_chance or not (of_several or isinstance(outcome, (bool, int, Fraction))):
        return said
    t, wanted = labels.texts.t, asked(player, labels)
    if isinstance(outcome, bool):
        own = StepLabels(player, labels).is_own(outcome)
        return said if own else t(f"lesson-ui-fell-bare-{'met' if met else 'not-met'}", target=wanted)
    alike = said.casefold() == wanted.casefold()
    return t("lesson-ui-fell-met", target=wanted, outcome=said) if met and not alike else said


def came_to(player: LessonPlayer, labels: Labels, outcome: Any) -> str:
    """An outcome by its name; a bare number with what it counts."""
    own, unit = StepLabels(player, labels), labels.unit(player.answer().question.unit)
    said = own.outcome(outcome)
    if own.is_own(outcome):
        return said
    return f"{unit}{labels.texts.t('general-colon')}{said}" if unit else said


def said_by_dice(player: LessonPlayer, labels: Labels) -> str:
    """What the first roll came to by its name; where that is a bare yes, no or number, whether it was what
    the step asked for. Nothing before a roll.
    """
    outcome, target = player.story_roll, player.step.target
    if outcome is None:
        return ""
    counted = not isinstance(outcome, bool) and labels.unit(player.answer().question.unit)
    named = StepLabels(player, labels).is_own(outcome) or not isinstance(outcome, (int, Fraction))
    if named or counted or not target.is_chance:
        return labels.texts.t("lesson-ui-since-rolled", outcome=came_to(player, labels, outcome))
    met = "yes" if target.of(Distribution.sure(outcome)) else "no"
    return labels.texts.t("lesson-ui-since-asked", target=asked(player, labels), met=met)


def asked(player: LessonPlayer, labels: Labels) -> str:
    """What the step asks for, in its own words."""
    return labels.texts.t(player.episode.key(player.step.id, "target"), **facts(player, labels.texts))
