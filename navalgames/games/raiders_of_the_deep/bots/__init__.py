"""Computer captains of Raiders of the Deep.

Knows their names. Each gets a view, the orders it may give, charts, options and dice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from navalgames.games.raiders_of_the_deep.bots.habits import AGGRESSIVE, CAUTIOUS, HISTORICAL, captain
from navalgames.games.raiders_of_the_deep.bots.reckoner import reckoner

BOTS: Mapping[str, Callable] = {
    "cautious": captain(CAUTIOUS),
    "aggressive": captain(AGGRESSIVE),
    "historical": captain(HISTORICAL),
    "reckoner": reckoner,
}
