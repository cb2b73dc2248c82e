"""A height for each value of a setting: the mean of a question, or the chance of what is wanted of it.

Knows questions by their names, and heights. Must not know how an answer is found.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from navalgames.errors import BadInput, Problem, unknown
from navalgames.explore.heights import Heights
from navalgames.explore.names import known_outcomes, languages_understood, meant
from navalgames.explore.numbers import Exact
from navalgames.explore.values_told import told_value
from navalgames.games.contract import Game, Question
from navalgames.labels import Labels
from navalgames.odds import Answer, idle_settings
from navalgames.odds import ask as asked
from navalgames.odds import curve as swept
from navalgames.printing import printed
from navalgames.texts import Texts
from navalgames.texts.choice import language_here


class Curve(Heights):
    """A height for each value of a setting that the game allows.

    left_out: the other values, each with its reason. chances: whether the heights are chances (0 to 1).
    idle: why the setting cannot matter with the others, as the question says, else "".

    >>> from navalgames import curve
    >>> curve("grand_fleet", "best_die", "dice")
    <Curve grand_fleet best_die along dice, mean: 1: 3.5, 2: 4.472, 3: 4.958>
    """

    game: Game
    question: Question
    along: str
    idle: str

    def __repr__(self) -> str:
        name = f"{self.game.id} {self.question.name} along {self.along}"
        return f"<Curve {name}, {self._in_short()}{self._flatness()}>"

    def _flatness(self) -> str:
        """That the height is the same all along, with the reason that the question gives."""
        if len(self) < 2 or len(set(self.values())) > 1:
            return ""
        return f"; {Problem('explore-curve-flat', reason=self.idle or 'none')}"

    def __missing__(self, value: Any) -> Any:
        """The height at a value that is given by its name.

        Raises:
            BadInput: the curve has no such value; tells why, or those that it has.
        """
        tellers = [Labels(self.game, language).value for language in languages_understood()]
        found = meant(value, self, tellers)
        if found in self:
            return self[found]
        left = meant(value, self.left_out, tellers)
        if left in self.left_out:
            raise BadInput("error-curve-left-out", given=printed(value), reason=self.left_out[left])
        raise unknown("height", value, [told_value(one, tellers[0]) for one in self])

    def teller(self, language: str | None = None) -> Callable[[Any], str]:
        """What a value of the setting is called."""
        return Labels(self.game, language or language_here()).value

    def titles(self, language: str | None = None) -> tuple[str, str]:
        """The title of the question, and the setting."""
        labels = Labels(self.game, language or language_here())
        return labels.question(self.question.name), labels.parameter(self.along)


def curve_along(
    game: Game, question: Question, along: str, wanted: Any, charts: Any, values: dict[str, Any]
) -> Curve:
    """The mean, or the chance of what is wanted, at every value of a setting that the game allows.

    wanted: None for the mean; an outcome, several of them, or a function that takes an outcome.

    Raises:
        BadInput: an unknown name, or no outcome named where they are words.
    """
    if wanted is None and any(isinstance(one, str) for one in question.keys):
        expected = ", ".join(map(str, question.keys))
        raise BadInput("error-curve-outcome", question=question.name, expected=expected)
    height = mean if wanted is None else _chance_of(known_outcomes(game, question, wanted))
    found = swept(game, question.name, along, charts=charts, **values)
    heights = (Exact(height(answer)) for answer in found.answers)
    curve = Curve(zip(found.along.values, heights, strict=True))
    curve.game, curve.question, curve.along, curve.chances = game, question, along, wanted is not None
    curve.left_out, curve.intervals = {}, {}
    for value in next(one.values for one in question.parameters if one.name == along):
        if value not in curve:
            try:
                asked(game, question.name, charts, **{**values, along: value})
            except BadInput as refused:
                curve.left_out[value] = str(refused)
    curve.idle = _idle(game, question, along, charts, {**values, along: next(iter(curve), None)})
    return curve


def _idle(game: Game, question: Question, along: str, charts: Any, values: dict[str, Any]) -> str:
    """Why a setting cannot matter with the others; "" where it can."""
    texts = Texts(language_here(), game=game.id)
    idle = idle_settings(game, question.name, charts, **values) if values[along] is not None else ()
    reasons = (texts.t(one.key, **dict(one.facts)) for one in idle if one.parameter == along)
    return next(reasons, "")


def mean(answer: Answer) -> Fraction:
    """The mean of an answer."""
    return answer.mean()


def _chance_of(wanted: Any) -> Callable[[Answer], Fraction]:
    return lambda answer: answer.distribution.chance_of(wanted)
