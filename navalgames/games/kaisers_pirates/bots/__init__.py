"""The computer players of The Kaiser's Pirates by name. They see views, never states.

A player is `player(view, side, orders, charts, options, dice) -> order`; `orders` is what
the agenda offers, `dice` serves for its own thoughts only. The player that gives any legal
order is the same for all games and stands in `navalgames.sessions`; the phantom is played by the rules.
"""

from navalgames.games.kaisers_pirates.bots.commodore import commodore
from navalgames.games.kaisers_pirates.bots.sensible import sensible

BOTS = {"sensible": sensible, "commodore": commodore}

__all__ = ["BOTS", "commodore", "sensible"]
