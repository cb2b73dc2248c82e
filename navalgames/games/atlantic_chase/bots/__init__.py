"""The computer players of Atlantic Chase by name. They see views, never states.

A player is `player(view, side, orders, charts, options, dice) -> order`; `orders` is what
the agenda offers. The player that gives any legal order is the same for all games and
stands in `navalgames.sessions`.
"""

from navalgames.games.atlantic_chase.bots.planner import planner
from navalgames.games.atlantic_chase.bots.sensible import sensible

BOTS = {"sensible": sensible, "planner": planner}

__all__ = ["BOTS", "planner", "sensible"]
