"""Predictions: whether a guess can be one, and how it stands against the exact answer.

Knows the three kinds of prediction. Must not know dice, a learner's progress, or any wording.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from navalgames.errors import BadInput, unknown
from navalgames.odds import Answer
from navalgames.printing import printed
from navalgames.sessions.answer_number import AnswerNumber
from navalgames.sessions.lesson_grammar import (
    BarsPrediction,
    ChoicePrediction,
    NumberPrediction,
    Prediction,
    Step,
)

Guess = str | float | dict[str, int]


def checked_guess(predict: Prediction, guess: Any, outcomes: Sequence[str]) -> Guess:
    """`guess` when it is a prediction of this kind; drawn bars get a number for every outcome.

    Raises:
        BadInput: no such option, outside the slider, or not all tokens placed.
    """
    if isinstance(predict, ChoicePrediction):
        ids = [option.id for option in predict.options]
        if guess not in ids:
            raise unknown("prediction", guess, ids)
        return str(guess)
    if isinstance(predict, NumberPrediction):
        least, most = f"{predict.least:g}", f"{predict.most:g}"
        number = float("nan") if isinstance(guess, bool) or not isinstance(guess, (int, float)) else guess
        if not predict.least <= number <= predict.most:
            raise BadInput("error-lesson-guess", given=printed(guess, 40), least=least, most=most)
        return round(number, 6)
    return _checked_bars(predict, guess, outcomes)


def _checked_bars(predict: BarsPrediction, guess: Any, outcomes: Sequence[str]) -> dict[str, int]:
    if not isinstance(guess, Mapping) or any(
        name not in outcomes or isinstance(count, bool) or not isinstance(count, int) or count < 0
        for name, count in guess.items()
    ):
        raise BadInput("error-lesson-bars", expected=", ".join(outcomes))
    drawn = sum(guess.values())
    if drawn != predict.tokens:
        raise BadInput("error-lesson-tokens", given=drawn, expected=predict.tokens)
    return {name: guess.get(name, 0) for name in outcomes}


def bars_drawn(guess: Guess) -> dict[str, int]:
    """The tokens on each outcome, of a checked prediction by drawn bars."""
    assert isinstance(guess, dict), "bars are answered by bars"
    return guess


def verdict(step: Step, guess: Guess, target: Fraction, answer: Answer) -> str:
    """right, high or low; for drawn bars also shape: the target is met, the spread is not.

    Args:
        step: what was asked.
        guess: a checked prediction.
        target: the exact number the prediction was about.
        answer: the exact answer the bars were drawn for.
    """
    shown = target * 100 if step.target.is_chance else target
    predict = step.predict
    if isinstance(predict, BarsPrediction):
        return _verdict_of_bars(predict, step.target, bars_drawn(guess), target, answer)
    if isinstance(predict, ChoicePrediction):
        ids = [option.id for option in predict.options]
        return _compare(ids.index(str(guess)), ids.index(right_option(predict, shown)), 0)
    assert isinstance(guess, (int, float)), "a slider is answered by a number"
    return _compare(float(guess), float(shown), predict.tolerance)


def right_option(predict: ChoicePrediction, shown: Fraction) -> str:
    """The option that holds the number `shown` (a border belongs to the option that starts there)."""
    starts = [option for option in predict.options if option.least is None or shown >= option.least]
    return starts[-1].id


def _verdict_of_bars(
    predict: BarsPrediction, asked: AnswerNumber, guess: Mapping[str, int], target: Fraction, answer: Answer
) -> str:
    exact = answer.distribution
    drawn = {outcome: Fraction(guess[str(outcome)], predict.tokens) for outcome in answer.outcomes}
    wrong = sum(abs(share - exact.chance(outcome)) for outcome, share in drawn.items()) / 2
    if wrong <= predict.tolerance:
        return "right"
    guessed = type(exact).from_fractions({outcome: share for outcome, share in drawn.items() if share})
    side = _compare(asked.of(guessed), target, predict.tolerance / 2)
    return "shape" if side == "right" else side


def _compare(guess: Any, right: Any, tolerance: float) -> str:
    if abs(guess - right) <= tolerance:
        return "right"
    return "high" if guess > right else "low"
