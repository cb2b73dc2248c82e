"""The one object the play table asks about Grand Fleet.

Knows which module answers what. Holds charts, options and words, and nothing of a game in progress.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from navalgames.chance import Shown
from navalgames.charts import Charts
from navalgames.games.grand_fleet.state import DE, INDEX, Options, State, outcome_of
from navalgames.texts import Texts
from navalwidgets.drawings.fleet_view import Panel, Track
from navalwidgets.drawings.hex_map import Counter
from navalwidgets.table.boards.hexes import Sheet
from navalwidgets.table.games import Offer, Standing
from navalwidgets.table.games.grand_fleet import board, chances, fleets
from navalwidgets.table.games.grand_fleet.deciding import Deciding
from navalwidgets.table.games.grand_fleet.offers import offer, phase_of
from navalwidgets.table.games.plain import PlainTable


class GrandFleetTable(PlainTable):
    """See `table.games.GameTable`, and `HexTable` for its board."""

    paperwork = (
        "send_start",
        "send_reinforcement",
        "send_circled",
        "send_damage",
        "send_american_entry",
        "send_american_recall",
    )
    results = chances.RESULTS

    def __init__(self, charts: Charts, options: Options, texts: Texts) -> None:
        super().__init__("grand_fleet", charts, options, texts)
        self._shown: Any = None

    def sheet(self) -> Sheet:
        """The North Sea."""
        return board.sheet(self._charts, self._texts)

    def standing(self, view: State) -> Standing:
        """Turn and date, phase, score."""
        leader = fleets.leader(view.vp)
        return Standing(
            fleets.turn_words(self._charts, self._texts, view.turn),
            self._texts.t("gf-table-phase-" + phase_of(view)),
            fleets.score_words(self._texts, view.vp),
            INDEX.get(leader),
        )

    def counters(self, view: State) -> tuple[Counter, ...]:
        """Markers and fleets on the map."""
        return board.counters(self._charts, self._texts, view)

    def about_hexes(self, view: State) -> Mapping[str, str]:
        """What stands in each hex."""
        return board.about_hexes(self._charts, self._texts, view)

    def marked(self, view: State) -> tuple[str, ...]:
        """The hex of the combat."""
        return board.marked(view)

    def offer(self, view: State, side: str, offered: Any, picked: str) -> Offer:
        """The pending decision."""
        return offer(Deciding(self._charts, self._options, self._texts, view, side), offered, picked)

    def charts_of_fleets(self, view: State) -> tuple[tuple[Panel, ...], tuple[Track, ...]]:
        """Fleet charts and tracks; most orders leave them as they are."""
        lying = (view.fleets, view.ddbox, view.waiting, view.american, view.sunk, view.cancelled)
        if self._shown is None or self._shown[0] != (lying, view.turn, view.vp, view.usw_turn):
            shown = (
                fleets.panels(self._charts, self._texts, view),
                fleets.tracks(self._charts, self._texts, view),
            )
            self._shown = (lying, view.turn, view.vp, view.usw_turn), shown
        return self._shown[1]

    def charts_since(self, before: State, view: State) -> tuple[tuple[Panel, ...], tuple[Track, ...]]:
        """Fleet charts in which the ships sunk, damaged or called home since are still to be seen."""
        panels, tracks = self.charts_of_fleets(view)
        return fleets.with_losses(self._charts, self._texts, panels, before, view), tracks

    def dice_words(self, shown: Shown) -> str:
        """What a roll was for and what it came to."""
        faces = ", ".join(map(str, shown.faces))
        result = shown.result if isinstance(shown.result, (int, float, str)) else faces
        why = self.roll_words(shown.reason)
        return self._texts.t("table-log-dice", why=why, dice=shown.dice, result=result)

    def side_of_roll(self, why: str) -> str:
        """The side a roll is named after; the rolls of the submarine war are Germany's."""
        return DE if why.startswith("usw") else why.rpartition("-")[2].upper()

    def turn_words(self, turn: int) -> str:
        """A turn with its date."""
        return fleets.turn_words(self._charts, self._texts, turn)

    def ending(self, view: State) -> str:
        """Why the game ended."""
        outcome = outcome_of(view)
        return self._texts.t(outcome.key, winner=outcome.winner or "none", vp=abs(view.vp))


def make_table(charts: Charts, options: Options, texts: Texts) -> GrandFleetTable:
    """The table of one play."""
    return GrandFleetTable(charts, options, texts)
