"""A table and its board on which a game is played: what the tests of every game's table begin with."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from navalgames.chance import RandomDice
from navalgames.checking.table_walk import held_by
from navalgames.games.contract import Game
from navalgames.texts import Texts


class SeenTable:
    """One game at one table; `tables` is the package of that game's table."""

    def __init__(self, game: Game, tables: ModuleType, language: str, seed: int, **options: Any) -> None:
        self.game, self.charts, self.options = game, game.read_charts(), game.options(**options)
        self.table = tables.make_table(self.charts, self.options, Texts(language, game.id, strict=True))
        self.chosen: list[str] = []
        self.board = tables.make_board(self.chosen.append, game=game.id, language=language)
        self.board.lay(self.table)
        self.dice = RandomDice(seed=seed)
        self.state = game.start(self.dice, self.charts, self.options)

    def view(self, side: str) -> Any:
        """What a side sees."""
        return self.game.view(self.state, side, self.options)

    def show(self, side: str, picked: str = "") -> tuple[Any, Any]:
        """The decision of a side, drawn; the offer, and what is legal."""
        view = self.view(side)
        offered = self.game.legal_orders(view, side, self.charts, self.options)
        offer = self.table.offer(view, side, offered, picked)
        self.heard(side)
        self.board.show(self.table, view)
        chosen = (offer.picker.chosen,) if offer.picker else ()
        places = getattr(self.board, "places", None)
        known = chosen if places is None else tuple(one for one in chosen if one in places)
        self.board.offer((*offer.places, *offer.stacks), known, offer.hint)
        return offer, offered

    def heard(self, side: str) -> None:
        """What the board is told before it is drawn; nothing where it does not listen."""

    def give(self, side: str, order: Any) -> None:
        """An order, and what follows."""
        self.state = self.game.apply(self.dice, self.state, side, order, self.charts, self.options)

    @property
    def page(self) -> str:
        """Everything that the page holds, as text."""
        return held_by(*filter(None, (self.board.main, self.board.aside)))
