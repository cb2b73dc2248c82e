"""The strip before the answer: where the learner's prediction lies, and where the rolls so far have come to.

Knows the player's state and its words. Must not know the exact chance, nor how the strip is drawn.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor
from typing import Any

from navalgames.sessions.lesson_grammar import ChoicePrediction, NumberPrediction
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_words import guess_text
from navalgames.texts import Texts
from navalgames.texts.figures import number_text
from navalwidgets.guide.rolled import rolled_number, rolled_on_the_way, rolled_words

CHANCES = (0.0, 100.0)
"""The line of a chance, in per cent."""
MOST_TICKS = 8
"""Whole numbers between the ends that are named; more would not be read apart."""
MOST_PLACES = 50
"""Of the way that the rolls went: more are not seen apart."""


def strip_page(player: LessonPlayer, texts: Texts) -> dict[str, Any]:
    """The line, and on it the predicted number or range and the rolls so far.

    Empty where nothing lies on one line (bars), after the reveal, and before there is anything to show.
    """
    predict, progress = player.step.predict, player.progress
    if progress.revealed or not isinstance(predict, ChoicePrediction | NumberPrediction):
        return {}
    guess, rolled = _guessed(predict, progress.guess), rolled_number(player)
    if guess is None and rolled is None:
        return {}
    least, most = CHANCES if player.step.target.is_chance else _line(player)
    said = texts.t("lesson-ui-predicted", guess=guess_text(player, texts)) if guess else ""
    return {
        "ends": [_end(player, texts, value) for value in (least, most)],
        "ticks": [[_place(one, least, most), number_text(Fraction(one))] for one in _between(least, most)],
        "guess": [_place(value, least, most) for value in guess or ()],
        "rolled": None if rolled is None else _place(float(rolled), least, most),
        "rolls": player.sample.size,
        "way": [_place(float(one), least, most) for one in rolled_on_the_way(player, MOST_PLACES)],
        "said": " ".join(filter(None, (said, rolled_words(player, texts)))),
    }


def _guessed(predict: ChoicePrediction | NumberPrediction, guess: Any) -> tuple[float, ...] | None:
    """The number that was predicted, or both ends of the range; None without a prediction."""
    if guess is None:
        return None
    if isinstance(predict, NumberPrediction):
        return (float(guess),)
    option = next(one for one in predict.options if one.id == guess)
    ends = (option.least, CHANCES[0]), (option.most, CHANCES[1])
    return tuple(default if value is None else value for value, default in ends)


def _line(player: LessonPlayer) -> tuple[float, float]:
    """The scale of a mean: that of the prediction."""
    predict = player.step.predict
    assert isinstance(predict, NumberPrediction), "a choice is about a chance"
    return float(predict.least), float(predict.most)


def _between(least: float, most: float) -> range:
    """The whole numbers between both ends, where they are few."""
    whole = range(floor(least) + 1, ceil(most))
    return whole if len(whole) <= MOST_TICKS else range(0)


def _place(value: float, least: float, most: float) -> float:
    """Where a number lies on the line: 0 at its beginning, 1 at its end."""
    return min(1.0, max(0.0, (value - least) / (most - least)))


def _end(player: LessonPlayer, texts: Texts, value: float) -> str:
    return texts.percent(value / 100) if player.step.target.is_chance else number_text(Fraction(str(value)))
