"""Computer players: `bot(view, side, orders, charts, options, dice) -> order`. They see views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.games.frigate_duel.bots.captain import captain
from navalgames.games.frigate_duel.bots.sensible import sensible

BOTS: dict[str, Callable[..., Any]] = {"sensible": sensible, "captain": captain}
