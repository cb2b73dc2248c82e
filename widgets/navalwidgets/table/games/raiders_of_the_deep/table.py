"""The one object the play table asks about Raiders of the Deep.

Knows which module answers what. Holds charts, options and words, and nothing of a game in progress.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.raiders_of_the_deep.calendar import month_text
from navalgames.games.raiders_of_the_deep.rules import log_book
from navalgames.games.raiders_of_the_deep.rules.sequence import AGENDA
from navalgames.games.raiders_of_the_deep.state import Options, State
from navalgames.games.raiders_of_the_deep.tables import book_of
from navalgames.texts import Texts
from navalwidgets.table.games import Offer, Standing
from navalwidgets.table.games.plain import PlainTable
from navalwidgets.table.games.raiders_of_the_deep import (
    beside,
    boat,
    book,
    chart,
    depths,
    encounter,
    offers,
)
from navalwidgets.table.games.raiders_of_the_deep.deciding import Deciding

CONVOYS = 6
"""The dated chart from which on ships sail in convoys."""


class RaidersTable(PlainTable):
    """See `table.games.GameTable`, and `BoatsTable` for its board."""

    def __init__(self, charts: Charts, options: Options, texts: Texts) -> None:
        super().__init__("raiders_of_the_deep", charts, options, texts)
        self._book = book_of(charts, options)

    # ---- the board

    def caption(self) -> str:
        """The name of the table."""
        return self._texts.t("rotd-table-caption")

    def encounter(self, view: State) -> dict[str, Any] | None:
        """What is in sight."""
        return encounter.encounter(view, self._texts)

    def depths(self, view: State, before: State | None = None, waters: str = "") -> dict[str, Any] | None:
        """The boat in the sea, with the ships sunk since an earlier moment."""
        return depths.depths(view, self._texts, before, waters)

    def mat(self, view: State) -> dict[str, Any] | None:
        """The boat."""
        return boat.mat(view, self._book, self._texts)

    def chart(self, view: State) -> dict[str, Any]:
        """Where the boat is; in a refit that outlasts the war as in its last month."""
        month = min(view.captain.month, self._book.last)
        return chart.chart(view, self._texts, bool(month) and self._book.chart_of(month) == CONVOYS)

    def pages(self, view: State, others: tuple[beside.Beside, ...]) -> dict[str, Any]:
        """The log book and the career, with other careers beside it."""
        return book.pages(view, self._book, self._texts, others)

    def careers(self, known: tuple[beside.Beside, ...], name: str, text: str) -> tuple[beside.Beside, ...]:
        """The careers of a saved play, with those known already."""
        return beside.joined(known, beside.read(name, text, self.game))

    # ---- where the game stands

    def standing(self, view: State) -> Standing:
        """Patrol and month, what is pending, the tonnage."""
        captain = view.captain
        phase = self.words.decision(AGENDA.decision(view)[0]) if self.game.deciding(view) else ""
        month = month_text(captain.month) if captain.month else "none"
        sunk = sum(line.fate != log_book.DAMAGED for line in captain.log)
        return Standing(
            self._texts.t("rotd-table-turn", patrol=len(captain.patrols), month=month),
            phase,
            self._texts.t("rotd-table-score", tonnage=view.score, ships=sunk),
            None,
            self._about(view),
        )

    def _about(self, view: State) -> str:
        """The captain, the boat, the month and the tonnage: what tells one career from another."""
        captain = view.captain
        if not captain.patrols or view.others:
            return ""
        return self._texts.t(
            "rotd-table-about",
            captain=captain.name,
            boat=view.boat.name,
            patrol=len(captain.patrols),
            month=month_text(captain.month),
            tonnage=view.score,
        )

    def turn_words(self, turn: int) -> str:
        """A patrol of the log; where several captains take turns, all their patrols are counted."""
        captains = "alone" if self._options.form == "career" else "several"
        return self._texts.t("rotd-table-log-turn", turn=turn, captains=captains)

    def ending(self, view: State) -> str:
        """What became of a captain alone at the table, and what the rulebook says of it."""
        told = super().ending(view)
        if view.others:
            return told
        return self._texts.t("rotd-table-ending", fate=book.fate(view, self._texts), level=told)

    # ---- the pending decision

    def offer(self, view: State, side: str, offered: Any, picked: str) -> Offer:
        """The pending decision, with exact odds beside the orders."""
        return offers.offer(Deciding(self.words, self._book, view, side), offered, picked)


def make_table(charts: Charts, options: Options, texts: Texts) -> RaidersTable:
    """The table of one play."""
    return RaidersTable(charts, options, texts)
