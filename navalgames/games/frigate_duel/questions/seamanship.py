"""Wind and sail: the initiative, tacking, and how far a ship comes in a turn (P6, P7, P9).

Knows how sliders name the ways a ship may lie to the wind. The rules stand in `rules.turns`,
`rules.sailing` and `rules.manoeuvring`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question, Setting
from navalgames.games.frigate_duel.questions.sliders import (
    BEARINGS,
    GAUGES,
    choice,
    idle,
    letter,
    quality,
    switch,
    whole,
)
from navalgames.games.frigate_duel.rules import manoeuvring, sailing, turns
from navalgames.games.frigate_duel.state import SAILS
from navalgames.games.frigate_duel.tables import Entries, tables_of

WIND_GROUP = "wind"
QUARTERS = 4


def initiative(
    dice: Dice, charts: Charts, own_quality: int, enemy_quality: int, gauge: str, held: bool
) -> bool:
    """Does the own side get the initiative?

    Rule: P6.1, P6.2. `held`: whether it held it in the turn before.
    """
    own = turns.initiative_total(dice, own_quality, gauge == "own_gauge")
    enemy = turns.initiative_total(dice, enemy_quality, gauge == "enemy_gauge")
    return turns.goes_first(own, enemy, held)


def tacks(dice: Dice, charts: Charts, tacks: int, quality: int, sailing_points: int) -> int:
    """How many of some tacks succeed.

    Rule: P9.4.
    """
    return sum(dice.each(_one_tack, ("tack",) * tacks, quality, sailing_points, tables_of(charts)))


def _one_tack(dice: Dice, tack: str, quality: int, sailing: int, t: Entries) -> bool:
    return manoeuvring.tack_succeeds(dice, quality, sailing, t)


def squares(
    dice: Dice, charts: Charts, bearing: str, sail: str, strength: str, rating: int, quarters_lost: int,
    diagonal: bool,
) -> int:  # fmt: skip
    """The squares a ship sails in a turn when nothing is shared with another. No die is rolled.

    Rule: P1.6, P7.1, P7.2, P7.6.
    """
    t = tables_of(charts)
    acted("P1.6")
    rate = sailing.speed(letter(bearing, t), sail, strength, rating, quarters_lost, QUARTERS, t)
    return sailing.squares(rate, int(diagonal), t)


def _counted(
    charts: Charts, bearing: str, sail: str, strength: str, rating: int, quarters_lost: int, diagonal: bool
) -> dict[str, Any]:
    """What the movement points are made of, and what a step costs."""
    t, heading = tables_of(charts), letter(bearing, tables_of(charts))
    rate = sailing.speed(heading, sail, strength, rating, quarters_lost, QUARTERS, t)
    base, penalty, straight = t.speeds[heading, sail], t.penalties[quarters_lost], t.measures["straight step"]
    step = t.measures["diagonal step"] if diagonal else straight
    short, most = (step - straight if diagonal else 0), t.measures["most squares"]
    whole_steps = (rate + short) // step
    return {
        "under_way": rate > 0, "base": base, "wind": _signed(t.wind_points[strength]),
        "rated": _signed(rating), "penalty": penalty or 0, "rate": rate,
        "floor": base + t.wind_points[strength] + rating - (penalty or 0) < rate, "step": step,
        "short": short, "squares": whole_steps, "most": most, "capped": whole_steps > most,
    }  # fmt: skip


def _signed(points: int) -> str:
    """Points that are added or, below 0, taken off: "+ 2", "− 4"."""
    return f"{'−' if points < 0 else '+'} {abs(points)}"


def _idle_squares(
    charts: Charts, bearing: str, sail: str, quarters_lost: int, **_: Any
) -> tuple[Setting, ...]:
    t = tables_of(charts)
    if t.speeds[letter(bearing, t), sail] <= 0:
        return idle(("strength", "rating", "quarters_lost", "diagonal"), "no-speed", "P7.2")
    if t.penalties[quarters_lost] is None:
        return idle(("strength", "rating", "diagonal"), "dismasted", "P3.6")
    return ()


QUESTIONS = (
    Question(
        "initiative", WIND_GROUP, ("P6.1", "P6.2"),
        (
            quality("own_quality", "P6.1"), quality("enemy_quality", "P6.1"),
            choice("gauge", GAUGES, "own_gauge", "P6.1"),
            switch("held", "P6.2"),
        ),
        OneStep(initiative),
    ),
    Question(
        "tacks", WIND_GROUP, ("P9.4",),
        (
            whole("tacks", 1, 6, 1, "P9.4"), quality("quality", "P9.4"),
            whole("sailing_points", 1, 2, 2, "P9.4"),
        ),
        OneStep(tacks), unit="tacks",
    ),
    Question(
        "squares", WIND_GROUP, ("P7.1", "P7.2", "P7.6"),
        (
            choice("bearing", BEARINGS, "beam", "P7.1"), choice("sail", SAILS, "battle", "P7.1"),
            choice("strength", ("light", "moderate", "fresh"), "moderate", "P7.1"),
            whole("rating", -2, 2, 0, "P7.2"), whole("quarters_lost", 0, QUARTERS, 0, "P7.2"),
            switch("diagonal", "P7.6"),
        ),
        OneStep(squares), unit="squares", idle=_idle_squares, facts=_counted,
    ),
)  # fmt: skip
