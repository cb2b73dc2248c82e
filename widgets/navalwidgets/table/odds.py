"""A chance beside an order, from the rule that decides.

Knows trials and how a chance is written. Must not know a game.
"""

from __future__ import annotations

from collections.abc import Hashable

from navalgames.pictures.trial import Trial
from navalgames.sessions.lesson_words import MOST_READ
from navalgames.texts import Texts
from navalgames.texts.figures import fraction_text
from navalwidgets.table.order_panel import Odds


def odds_of(texts: Texts, label: str, trial: Trial, end: Hashable = True) -> Odds:
    """The chance that a trial ends so, as it stands beside an order."""
    chance = trial.chance(end)
    fraction = fraction_text(chance) if chance.denominator <= MOST_READ else ""
    return Odds(label, fraction, texts.percent(chance), float(chance), trial, end)
