"""The one object the play table asks about the frigate duel.

Knows which module answers what. Holds charts, options and words, and nothing of a game in progress.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.frigate_duel.crew_form import CrewForm
from navalgames.games.frigate_duel.state import SIDES, Options, State
from navalgames.games.frigate_duel.tables import box_of
from navalgames.texts import Texts
from navalwidgets.drawings.sea_chart import Fan, Ghost, Track, Vessel, Wind
from navalwidgets.table.games import Offer, Standing
from navalwidgets.table.games.frigate_duel.crew_notes import notes_of
from navalwidgets.table.games.frigate_duel.offers import furnished
from navalwidgets.table.games.frigate_duel.sea_view import Sea
from navalwidgets.table.games.frigate_duel.track import track_of
from navalwidgets.table.games.plain import PlainTable

CARD_DECISIONS = (
    "rate_card", "start_card", "helm_card", "tack_card", "impulse_card", "aim_card", "laid_card",
    "lucky_card", "example_card", "grapple_card", "repair_card", "free_card",
)  # fmt: skip
"""Often nothing can be played: then the staff may say so."""


class DuelTable(PlainTable):
    """See `table.games.GameTable`, and `SeaTable` for its board."""

    first_options = ("scenario",)
    paperwork = CARD_DECISIONS
    paperwork_at_first = True

    def __init__(self, charts: Charts, options: Options, texts: Texts) -> None:
        super().__init__("frigate_duel", charts, options, texts)
        self._box = box_of(charts, options)

    def _sea(self, view: State) -> Sea:
        return Sea(self._box, self._texts, view)

    def seat_name(self, side: str) -> str:
        """A side on the form: which of the two ships of a duel it is."""
        return self._texts.t(f"fd-table-seat-{side}")

    # ---- the board

    def caption(self) -> str:
        """The name of the chart."""
        return self._texts.t("fd-table-caption")

    def labels(self) -> dict[str, str]:
        """Words of the drawing."""
        names = ("arcs", "ships", "legend", "north", "left")
        return {name: self._texts.t(f"fd-table-label-{name}") for name in names}

    def vessels(self, view: State) -> tuple[Vessel, ...]:
        """The ships."""
        return self._sea(view).vessels()

    def ghosts(self, view: State, viewer: str) -> tuple[Ghost, ...]:
        """Where the viewer's manoeuvres would lead."""
        return self._sea(view).ghosts(viewer)

    def fans(self, view: State) -> tuple[Fan, ...]:
        """How far each ship would sail in a turn on every heading."""
        return self._sea(view).fans()

    def smoke(self, view: State) -> tuple[tuple[int, int, int], ...]:
        """Smoke as it lies."""
        return self._sea(view).smoke()

    def wind(self, view: State) -> Wind:
        """The wind."""
        return self._sea(view).wind()

    def track(self, view: State) -> Track | None:
        """The impulses of the turn."""
        return track_of(view, self._box, self._texts)

    def summary(self, view: State) -> str:
        """The position in a few sentences."""
        return self._sea(view).summary()

    # ---- where the game stands

    def turn_words(self, turn: int) -> str:
        """A turn, or the time before the first one."""
        return self._texts.t("fd-table-turn", turn=turn, impulse=0)

    def side_name(self, side: str) -> str:
        """A side with its ship."""
        scenario = self._box.scenario
        ship = self._texts.name(scenario.ship_a if side == SIDES[0] else scenario.ship_b)
        return self._texts.t("fd-table-side", side=self.words.side(side), ship=ship)

    def standing(self, view: State) -> Standing:
        """Turn and impulse, what is going on, who holds the initiative."""
        plain = super().standing(view)
        holder = self._texts.t("fd-table-initiative", side=self.side_name(view.initiative))
        turn = self._texts.t("fd-table-turn", turn=view.turn, impulse=view.impulse)
        return plain._replace(turn=turn, score=holder)

    # ---- the pending decision

    def offer(self, view: State, side: str, offered: Any, picked: str) -> Offer:
        """The pending decision with its odds, and manoeuvres on the sea."""
        plain = super().offer(view, side, offered, picked)
        if isinstance(offered, CrewForm):
            return plain._replace(notes=notes_of(offered, view, self._box, self._texts))
        return furnished(plain, self.words, view, self._box)


def make_table(charts: Charts, options: Options, texts: Texts) -> DuelTable:
    """The table of one play."""
    return DuelTable(charts, options, texts)
