"""The one change of a step in words: what is said of it before it is seen, and how that stood.

Knows the player and the words of a lesson. Must not know how either is drawn.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from navalgames.sessions.answer_number import AnswerNumber
from navalgames.sessions.lesson_foresight import BOTH, Foresight, asks_way, foresight, other_settings
from navalgames.sessions.lesson_part import code_of
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_words import number_facts, setting_text
from navalgames.texts import Texts


def foreseen_page(player: LessonPlayer, texts: Texts) -> dict[str, Any]:
    """What can be said before the control is moved, as a question with its answers; afterwards nothing."""
    sayings = player.foresees
    if not sayings:
        return {}
    facts = {
        "control": texts.t(player.episode.key(player.step.id, "control")),
        "setting": setting_text(player, texts, other_settings(player)[0]),
        "target": texts.t(player.episode.key(player.step.id, "target")),
    }
    key = "lesson-ui-foresee-way" if asks_way(player) else "lesson-ui-foresee-setting"
    return {
        "question": texts.t(key, **facts),
        "answers": [{"id": one, "label": _said(player, texts, one)} for one in sayings],
    }


def foreseen_words(player: LessonPlayer, texts: Texts) -> str:
    """How what was said stands, with both numbers; "" where nothing was said or another setting is seen."""
    found = foresight(player)
    if found is None or player.setting == player.first_setting:
        return ""
    right = found.said == found.right
    if not asks_way(player):
        if not right and player.setting in player.step.vary.find:
            return ""
        key = "lesson-ui-foreseen-setting-right" if right else "lesson-ui-foreseen-setting-wrong"
        return texts.t(key, said=_said(player, texts, found.said))
    key = "lesson-ui-foreseen-right" if right else "lesson-ui-foreseen-wrong"
    said, holds = (_said(player, texts, one) for one in (found.said, found.right))
    return texts.t(key, said=said, holds=holds, **_numbers(player, texts, found))


def watched_words(player: LessonPlayer, texts: Texts) -> list[str]:
    """The number that the task is about, at the first setting and at the present one; nothing where the task
    is about the number of the step."""
    watch, step = player.step.vary.watch, player.step
    if watch is None:
        return []
    name, control = (texts.t(player.episode.key(step.id, part)) for part in ("watch", "control"))
    told = []
    for value in dict.fromkeys((player.first_setting, player.setting)):
        number = player.measure(watch, player.first_parameters | {step.vary.control: value})
        facts = {"setting": setting_text(player, texts, value), "number": _number(texts, number, watch)}
        told.append(texts.t("lesson-ui-watched", name=name, control=control, **facts))
    return told


def _said(player: LessonPlayer, texts: Texts, said: str) -> str:
    """A way or a setting in words."""
    if asks_way(player):
        measured = "chance" if player.step.target.is_chance else "mean"
        return texts.t(f"lesson-ui-foresee-{said}", measured=measured)
    if said == BOTH:
        return texts.t("lesson-ui-foresee-both")
    value = next(one for one in other_settings(player) if code_of(one) == said)
    return setting_text(player, texts, value)


def _numbers(player: LessonPlayer, texts: Texts, found: Foresight) -> dict[str, str]:
    both = {"before": found.before, "now": found.now}
    return {name: _number(texts, number, player.step.target) for name, number in both.items()}


def _number(texts: Texts, number: Fraction, asked: AnswerNumber) -> str:
    form = "x-plain" if asked.is_chance else "x-decimal"
    return number_facts(texts, "x", number, asked.is_chance)[form]
