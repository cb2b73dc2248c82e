"""Counting a round: which German ships count, and the points of a rank (2.3).

Knows piles of cards. The rules stand in `rules.scoring`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question, Setting
from navalgames.games.kaisers_pirates.questions import small_table as small
from navalgames.games.kaisers_pirates.questions.named import GERMAN, TARGETS
from navalgames.games.kaisers_pirates.questions.sliders import allowed, idle, refused, switch, whole
from navalgames.games.kaisers_pirates.rules import scoring
from navalgames.games.kaisers_pirates.rules.limits import Reason
from navalgames.games.kaisers_pirates.state import Player, Scored

GROUP = "counting"


def counted_ship(dice: Dice, charts: Charts, german: int, merchantmen: int) -> bool:
    """Whether your best German ship counts, when only as many count as you have merchantmen.

    Rule: 2.3.1d, 2.3.1e.
    """
    best, *others = list(GERMAN.values())[:german]
    pile = [Scored(name, "german") for name in (best, *others)]
    pile += [Scored(name, "merchantman") for name in list(TARGETS.values())[:merchantmen]]
    counted, _ = scoring.limited(dice, Player(pile=tuple(pile)))
    return any(card.name == best for card in counted.pile)


def _surplus(charts: Charts, german: int, merchantmen: int) -> dict[str, Any]:
    """Your best German ship, and how many have to go."""
    return {"best": next(iter(GERMAN.values())), "surplus": max(german - merchantmen, 0)}


def round_points(dice: Dice, charts: Charts, players: int, ahead: int, tied: int, zero: bool) -> int:
    """The round points of a player. No dice.

    Rule: 2.3.3a, 2.3.3b, 2.3.3c, 2.3.3d, 2.3.3e. Charts: round_points.

    Args:
        ahead: players with more VP. tied: others with as many; the rest has less, or 0 too.
        zero: whether the own VP are 0.
    """
    own = 0 if zero else 30
    behind = players - 1 - ahead - tied
    others = (60,) * ahead + (own,) * tied + (min(own, 10),) * behind
    return scoring.points_of(own, (own, *others), small.box_for(charts))


def _refused_rank(charts: Charts, players: int, ahead: int, tied: int, zero: bool) -> Setting | None:
    """Nobody else is there to be ahead or tied (2.3.3a-2.3.3c)."""
    others, rule = players - 1, scoring.POINTS_FOR[players]
    if ahead > others:
        return refused("ahead", Reason("kp-refused-so-many-players", rule))
    return refused("tied", Reason("kp-refused-so-many-players", rule)) if ahead + tied > others else None


def _idle_rank(charts: Charts, players: int, ahead: int, tied: int, zero: bool) -> tuple[Setting, ...]:
    if zero:
        return idle("kp-idle-zero", "2.3.3d", "players", "ahead", "tied")
    return idle("kp-idle-tied", "2.3.3e", "tied")


QUESTIONS = (
    Question(
        "counted_ship", GROUP, ("2.3.1d", "2.3.1e"),
        (whole("german", 1, 6, 3, "2.3.1d"), whole("merchantmen", 0, 6, 2, "2.3.1d")), OneStep(counted_ship),
        outcomes=(True, False), facts=_surplus,
    ),
    Question(
        "round_points", GROUP, ("2.3.3a", "2.3.3d", "2.3.3e"),
        (
            whole("players", 2, 4, 4, "2.3.3a"), whole("ahead", 0, 3, 1, "2.3.3e"),
            whole("tied", 0, 3, 0, "2.3.3e"), switch("zero", "2.3.3d"),
        ),
        OneStep(allowed(round_points, _refused_rank)), unit="points", refused=_refused_rank, idle=_idle_rank,
    ),
)  # fmt: skip
