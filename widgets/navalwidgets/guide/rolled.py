"""What the rolls so far say about a step's target, as a number and in words.

Knows the player's rolls. Must not know the exact chance, nor how anything is drawn.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from navalgames.chance import Distribution
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.texts import Texts
from navalgames.texts.figures import number_text


def hits(player: LessonPlayer) -> int:
    """How many rolls so far met the target."""
    target, counts = player.step.target, player.sample.counts
    return sum(count for outcome, count in counts.items() if target.of(Distribution.sure(outcome)))


def rolled_words(player: LessonPlayer, texts: Texts) -> str:
    """What the rolls say about the target so far ("" before the first)."""
    total = player.sample.size
    if not total:
        return ""
    name = texts.t(player.episode.key(player.step.id, "target"))
    if player.step.target.is_chance:
        met = hits(player)
        return texts.t("lesson-ui-rolled", hits=met, total=total, target=name, share=share_text(met, total))
    return texts.t("lesson-ui-rolled-mean", total=total, share=rolled_mean(player))


def rolled_number(player: LessonPlayer) -> Fraction | None:
    """What the rolls so far came to: how often they met the target, in per cent, or their mean."""
    sample = player.sample
    if not sample.size:
        return None
    if player.step.target.is_chance:
        return Fraction(100 * hits(player), sample.size)
    return Fraction(sum(outcome * count for outcome, count in sample.counts.items()), sample.size)


def rolled_on_the_way(player: LessonPlayer, most: int) -> list[Fraction]:
    """What the rolls had come to after one, two, ... of them; at most so many, the last among them."""
    target, total = player.step.target, Fraction(0)
    met: dict[Any, bool] = {}
    came: list[Fraction] = []
    for number, outcome in enumerate(player.sample.fallen, start=1):
        if target.is_chance:
            if outcome not in met:
                met[outcome] = bool(target.of(Distribution.sure(outcome)))
            total += 100 * met[outcome]
        else:
            total += Fraction(outcome)
        came.append(total / number)
    apart = -(-len(came) // most) if came else 1
    return came[::-1][::apart][::-1]


def rolled_mean(player: LessonPlayer) -> str:
    """The mean of the rolls so far, for people ("" before the first)."""
    mean = None if player.step.target.is_chance else rolled_number(player)
    return "" if mean is None else number_text(mean)


def share_text(hits: int, total: int) -> str:
    """How often, of how many, for people: never more digits than it deserves."""
    return f"{number_text(round(100 * hits / total, 1))} %"
