"""The dice of a computer player that decides while its game is read exactly.

Knows that a player may roll and draw for its own thoughts. Must not know what it thinks.
"""

from __future__ import annotations

from math import comb
from typing import Any

from navalgames.chance import Dice
from navalgames.errors import Problem


class Thoughts:
    """The same dice; a draw that could fall in more than `most` ways is refused before it is worked out."""

    def __init__(self, dice: Dice, player: str, most: int) -> None:
        self._dice, self._player, self._most = dice, player, most

    def __getattr__(self, verb: str) -> Any:
        return getattr(self._dice, verb)

    def draw(self, cards: tuple[Any, ...], count: int, why: str, rule: str = "") -> tuple[Any, ...]:
        """`count` of `cards` without replacement.

        Raises:
            Problem: there are too many hands to go through them all.
        """
        if comb(len(cards), count) > self._most:
            facts = {"player": self._player, "count": count, "cards": len(cards), "most": self._most}
            raise Problem("error-table-thoughts", **facts)
        return self._dice.draw(cards, count, why, rule)
