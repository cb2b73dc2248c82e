"""The curve of *Change one thing*: the number at each setting that was tried, which the learner pulls along.

Knows the player and its words. Must not know how a curve is drawn, nor tell a number that was not asked for.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from navalgames.sessions.answer_number import AnswerNumber
from navalgames.sessions.lesson_grammar import NumberPrediction
from navalgames.sessions.lesson_part import code_of
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.texts import Texts
from navalgames.texts.figures import number_text

FEWEST = 3
"""Settings without which there is no curve."""
CHANCES = (Fraction(0), Fraction(1))
"""The scale of a chance."""


def curve_page(player: LessonPlayer, texts: Texts) -> dict[str, Any]:
    """The settings in their order, and the number at the first and the present one; what was seen in between
    the page remembers.

    Empty where something is to be said first, where settings are no numbers or too few, and where a mean has
    no scale.
    """
    vary = player.step.vary
    asked = vary.watch or player.step.target
    scale = _scale(player, asked)
    numbers = [one for one in vary.values if isinstance(one, (int, float)) and not isinstance(one, bool)]
    if player.foresees or scale is None or len(numbers) < max(FEWEST, len(vary.values)):
        return {}
    least, most = scale
    points = []
    for value in sorted(numbers):
        point: dict[str, Any] = {"code": code_of(value), "current": value == player.setting, "share": None}
        if value in (player.first_setting, player.setting):
            number = player.measure(asked, player.first_parameters | {vary.control: value})
            place = min(most, max(least, number))
            said = _said(texts, number, asked)
            point |= {"share": float((place - least) / (most - least)), "said": said}
        points.append(point)
    ticks = [_said(texts, one, asked) for one in (least, (least + most) / 2, most)]
    return {"of": player.progress.ordered or "", "points": points, "ticks": ticks}


def _scale(player: LessonPlayer, asked: AnswerNumber) -> tuple[Fraction, Fraction] | None:
    """The ends of the scale: of a mean those of its prediction."""
    predict = player.step.predict
    if asked.is_chance:
        return CHANCES
    if asked is player.step.target and isinstance(predict, NumberPrediction):
        return Fraction(str(predict.least)), Fraction(str(predict.most))
    return None


def _said(texts: Texts, number: Fraction, asked: AnswerNumber) -> str:
    return texts.percent(number) if asked.is_chance else number_text(number)
