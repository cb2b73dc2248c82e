"""Journals that begin in the middle of a game: a laid table, orders and dice, given through a real play.

Knows how to hand dice and cards to a play and how to read its file back. Must not know a rule.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from navalgames.chance import Dice
from navalgames.chance.notation import parsed
from navalgames.games.contract import Game
from navalgames.games.kaisers_pirates import GAME
from navalgames.games.kaisers_pirates.rules import sequence
from navalgames.sessions.play import Play
from navalgames.sessions.saved import to_json
from tests.games.kaisers_pirates.table import Table

Entry = tuple[Any, ...]
"""(side, order, what falls ...): a coin with its faces, ("d10+d8", 4, 6), or a list of cards."""


class Journal:
    """A play that begins at a laid table. Every die and card of an entry must be asked for."""

    def __init__(self, table: Table, *begun: Any) -> None:
        self._falls: list[Any] = list(begun)
        self.game = self._from(table)
        self.play = Play(
            self.game, options=table.options, seed=1, ask=self._dice, ask_cards=self._cards
        )  # fmt: skip
        assert not self._falls

    @staticmethod
    def _from(table: Table) -> Game:
        def start(dice: Dice, charts: Any, options: Any) -> Any:
            return sequence.AGENDA.run(dice, table.state, table.box)

        return replace(GAME, start=start)

    def _dice(self, notation: str, why: str, rule: str) -> tuple[int, ...]:
        coin, *faces = self._falls.pop(0)
        assert notation in (parsed(coin).notation, parsed(f"best 1 of {coin}").notation), (notation, why)
        return tuple(faces)

    def _cards(self, cards: tuple[Any, ...], count: int, why: str, rule: str) -> list[str]:
        names = self._falls.pop(0)
        assert isinstance(names, list) and len(names) == count, (names, why)
        return names

    def give(self, side: str, order: Any, *falls: Any) -> None:
        """One entry; the table must be right after it."""
        self._falls = list(falls)
        self.play.give(side, order)
        assert not self._falls, f"nobody asked for {self._falls}"
        GAME.invariants(self.play.state, self.play.charts, self.play.options)

    def all(self, *entries: Entry) -> Play:
        """The play after these entries."""
        for side, order, *falls in entries:
            self.give(side, order, *falls)
        return self.play

    def again(self) -> Play:
        """The same play read back from its file."""
        return Play.from_json(to_json(self.play), game=self.game, charts=self.play.charts)
