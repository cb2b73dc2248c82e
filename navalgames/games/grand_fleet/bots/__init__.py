"""The computer captains of Grand Fleet by name. They see views, never states.

A captain is `captain(view, side, orders, charts, options, dice) -> order`; `orders` is what
the agenda offers, `dice` serves for its own coin tosses only. The captain that gives
any legal order is the same for all games and stands in `navalgames.sessions`.
"""

from navalgames.games.grand_fleet.bots.admiral import admiral
from navalgames.games.grand_fleet.bots.sensible import sensible

BOTS = {"sensible": sensible, "admiral": admiral}

__all__ = ["BOTS", "admiral", "sensible"]
