"""How likely is it? Each question asks the rule that is played. Must not know how an answer is drawn."""

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Parameter, Question
from salvo.rules import hits

SHIPS = Parameter("ships", "whole", (1, 2, 3), 3, "1.3")
RANGE = Parameter("distance", "choice", ("far", "near"), "far", "1.4")
HULL = Parameter("hull", "whole", (1, 2, 3), 2, "1.1")


def sinking(dice: Dice, charts: Charts, ships: int, distance: str, hull: int) -> str:
    """Whether a ship that bears so many hits is sunk. Rule: 1.3."""
    return "s-sunk" if hits(dice, charts, ships, distance) >= hull else "s-afloat"


QUESTIONS = (
    Question("hits", "gunnery", ("1.3",), (SHIPS, RANGE), OneStep(hits), unit="hits"),
    Question("sinking", "gunnery", ("1.3",), (SHIPS, RANGE, HULL), OneStep(sinking), ("s-sunk", "s-afloat")),
)
