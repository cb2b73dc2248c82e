"""The end of a play in words: who won, how it stood, what may be done next.

Knows plays that are over and their tables. Must not know a widget but the buttons of a curtain.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from navalgames.sessions.play import Play
from navalgames.texts import Texts
from navalwidgets.table.curtain import Press
from navalwidgets.table.games import GameTable


class Ending:
    """One play that is over."""

    def __init__(self, play: Play, table: GameTable, texts: Texts) -> None:
        self._play, self._table, self._texts = play, table, texts

    @property
    def title(self) -> str:
        """Who won, in a few words."""
        outcome = self._play.ending()
        if not outcome.won_by:
            return self._texts.t("table-over-lost" if outcome.lost else "table-over-draw")
        names = self._texts.listed(self._table.side_name(side) for side in outcome.won_by)
        return self._texts.t(
            "table-over-winners" if len(outcome.won_by) > 1 else "table-over-winner", side=names
        )

    def lines(self, view: Any, luck: str) -> list[str]:
        """Why, how it stood, what the dice did (`luck`), and what there is to learn next."""
        standing, t = self._table.standing(view), self._texts.t
        score, choices = standing.score, self._play.game.option_choices
        return [
            self._table.ending(view),
            t("table-over-turns", turn=standing.turn, score=score, scored=len(score)),
            luck,
            t("table-over-next", sides=len(self._play.sides), options=len(choices)),
        ]

    def buttons(self, persons: Collection[str]) -> list[Press]:
        """Another game, one with seats changed where one person played against others, a look, a file."""
        buttons = [
            Press("new", self._texts.t("table-bar-new"), main=True),
            Press("look", self._texts.t("table-over-look")),
            Press("save", self._texts.t("table-over-save")),
        ]
        if len(persons) == 1 and len(self._play.sides) > 1:
            buttons.insert(1, Press("swap", self._texts.t("table-over-swap")))
        return buttons
