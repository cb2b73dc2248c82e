"""The learner's own story at the end of an episode: orders, how the dice fell, and how rare that was.

Knows the player's state and its words. Must not know how it is drawn.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor, log10, prod
from typing import Any

from navalgames.chance import Distribution
from navalgames.labels import Labels
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_words import facts, often_text
from navalgames.texts import Texts
from navalgames.texts.figures import number_text
from navalwidgets.guide.fell import asked, came_to

FEWEST = 2
"""Steps that were thrown make a story."""
RARE = Fraction(1, 20)
"""From here on a chance is told as one in so many."""


def story_page(player: LessonPlayer, labels: Labels) -> dict[str, Any]:
    """Each step that was thrown and shown with its order, how the first dice fell and how often they fall so;
    how often a whole story goes so; and how many predictions were right. Nothing of fewer than two throws.
    """
    texts, rows, chances = labels.texts, [], []
    predicted = right = 0
    with player.visiting():
        for step in player.episode.step:
            player.go(step.id)
            if not player.progress.revealed:
                continue  # its chance is an answer that was not asked for yet
            predicted += player.progress.guess is not None
            right += player.verdict == "right"
            if player.story_roll is not None:
                said, chance = _fell(player, labels)
                chances.append(chance)
                title, order = _say(player, texts, "title"), _order(player, texts)
                rows.append({"title": title, "order": order, "fell": said})
    if len(rows) < FEWEST:
        return {}
    together = texts.t("lesson-ui-story-together", often=_often(texts, Fraction(prod(chances))))
    told = texts.t("lesson-ui-story-predicted", right=right, predicted=predicted) if predicted else ""
    return {"rows": rows, "together": together, "predicted": told}


def _fell(player: LessonPlayer, labels: Labels) -> tuple[str, Fraction]:
    """What the first dice came to, with how often that is so, and its chance."""
    texts, target, outcome = labels.texts, player.step.target, player.story_roll
    if target.is_chance:
        met = bool(target.of(Distribution.sure(outcome)))
        chance = player.target if met else 1 - player.target
        key, named = "lesson-ui-story-met" if met else "lesson-ui-story-missed", asked(player, labels)
    else:
        chance = player.answer(player.first_parameters).distribution.chance(outcome)
        key, named = "lesson-ui-story-fell", came_to(player, labels, outcome)
    return texts.t(key, what=named, often=_often(texts, chance)), chance


def _often(texts: Texts, chance: Fraction) -> str:
    """How often something happens; what is rare as one in a round number."""
    if not 0 < chance < RARE:
        return often_text(texts, chance)
    many = 1 / chance
    digits = 10 ** max(0, floor(log10(many)) - 1)
    return texts.t("lesson-ui-story-rare", many=number_text(Fraction(round(many / digits) * digits)))


def _order(player: LessonPlayer, texts: Texts) -> str:
    """The order that the learner gave, "" for none."""
    ordered = player.progress.ordered
    return _say(player, texts, "act", ordered) if ordered else ""


def _say(player: LessonPlayer, texts: Texts, *parts: str) -> str:
    return texts.t(player.episode.key(player.step.id, *parts), **facts(player, texts))
