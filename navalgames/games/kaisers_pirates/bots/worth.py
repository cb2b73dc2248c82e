"""What attacks are worth to a player with what an opponent may answer, in victory points of advantage.

Knows the prices of ships and the hands an opponent may hold. Plans nothing: see `plans`.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.bots.foresight import Foresight
from navalgames.games.kaisers_pirates.bots.prices import Prices
from navalgames.games.kaisers_pirates.rules import resolving
from navalgames.games.kaisers_pirates.rules.frames import Attack
from navalgames.games.kaisers_pirates.state import Names, Options, State

CARD = 2.5
"""What a card in hand is worth."""


class Reckoning(Prices):
    """A scene in which every ship has a price, and every attack the answers it may meet."""

    def __init__(self, view: State, side: str, charts: Charts, options: Options, dice: Dice) -> None:
        super().__init__(view, side, charts, options, dice)
        self._attacks: dict[Any, float] = {}

    @cached_property
    def foresight(self) -> Foresight:
        """What the opponents may hold."""
        return Foresight(self)

    def frame_of(self, card: str, ship: str, target: str, assists: Names = ()) -> Attack:
        """The attack that a card laid out would declare."""
        order = given.Intercept(card, target)
        frame = resolving.declared_attack(self.view, self.side, order, ship, self.box)
        return frame._replace(assists=assists, target=target)

    def intercept(
        self, card: str, ship: str, target: str, assists: Names = (), boarded: bool = False
    ) -> float:
        """What an intercept is worth, with what the opponent may answer."""
        key = (card, ship, target, assists, boarded)
        if key not in self._attacks:
            frame = self.frame_of(card, ship, target, assists)
            self._attacks[key] = self.foresight.answered(
                self, frame._replace(boarding=card if boarded else "")
            )
        return self._attacks[key]
