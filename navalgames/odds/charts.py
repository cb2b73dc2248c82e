"""The charts by which a game's questions are answered when none are handed in.

Knows where an owner's file is named. Must not know what stands in it.
"""

from __future__ import annotations

from functools import lru_cache

from navalgames.charts import Charts, owned_path
from navalgames.games.contract import Game


@lru_cache(maxsize=16)
def charts_of(game: Game) -> Charts:
    """The charts of a game, read once; with the owner's file on top when NAVALGAMES_CHARTS names one.

    Raises:
        BadInput: the owner's file cannot be used.
    """
    return game.read_charts(owned_path(game.id))
