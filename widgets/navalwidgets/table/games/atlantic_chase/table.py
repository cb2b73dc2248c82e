"""The one object the play table asks about Atlantic Chase.

Knows which module answers what. Holds charts, options and words, and nothing of a game in progress.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from navalgames.chance import Shown
from navalgames.charts import Charts
from navalgames.games.atlantic_chase.rules import scoring
from navalgames.games.atlantic_chase.state import BRITISH, GERMAN, SIDES, Options, State
from navalgames.games.atlantic_chase.tables import box_of
from navalgames.texts import Texts
from navalgames.texts.figures import number_text
from navalwidgets.drawings.battle_board import Melee
from navalwidgets.drawings.force_roster import Roll
from navalwidgets.table.boards.ocean import Sea
from navalwidgets.table.games import Offer, Standing
from navalwidgets.table.games.atlantic_chase import battles, forces, naming, offers, roster, sea
from navalwidgets.table.games.atlantic_chase.deciding import Deciding
from navalwidgets.table.games.plain import PlainTable

SIGNS = (
    "line",
    "end",
    "pin",
    "harbour",
    "intel",
    "contact",
    "evasive",
    "stealth",
    "arctic",
    "zone",
    "barred",
)


class ChaseTable(PlainTable):
    """See `table.games.GameTable`, and `OceanTable` for its board."""

    first_options = ("scenario",)

    def __init__(self, charts: Charts, options: Options, texts: Texts) -> None:
        super().__init__("atlantic_chase", charts, options, texts)
        self._box = box_of(charts, options)
        self._plain = {name: sea.hex_words(name, self._box, texts) for name in self._box.all_hexes}

    # ---- the board

    def sea(self) -> Sea | None:
        """The North Atlantic; none for a battle alone."""
        if self._box.mini:
            return None
        legend = tuple(
            (self._texts.t(f"ac-table-sign-{name}"), self._texts.t(f"ac-table-sign-{name}-about"))
            for name in SIGNS
        )
        return Sea(sea.drawing(self._box, self._texts), self._texts.t("ac-table-chart"), legend)

    def laid(self, view: State) -> Mapping[str, Any]:
        """Lines, pins, harbours and markers; the line that is being drawn."""
        return {
            "forces": forces.lying(view),
            "lurking": forces.lurking(view),
            "harbours": forces.harbours(view, self._box),
            "about": forces.about_hexes(view, self.words, self._box, self._plain),
            "weather": (
                view.weather,
                self._texts.t("ac-table-weather", weather=view.weather, tally=view.tally),
            ),
            "course": forces.course(view, self.words, self._box),
        }

    def melee(self, view: State) -> Melee | None:
        """The Battle Board."""
        return battles.melee(view, self.words, self._box)

    def roster(self, view: State) -> tuple[tuple[str, ...], tuple[Roll, ...]]:
        """Both sides' forces."""
        return roster.columns(self.words), roster.rolls(view, self.words, self._box)

    def short_names(self, view: State) -> Mapping[str, list[str]]:
        """Each force by its first two ships."""
        return forces.short_names(self.words, view)

    def names(self, look: Callable[[], State]) -> Callable[[str], str]:
        """Task forces by their first ships, hexes by their waters."""
        return naming.names(look(), self._box, self._texts)

    # ---- where the game stands

    def standing(self, view: State) -> Standing:
        """Scenario and change of initiative, who holds it, the points."""
        points = scoring.points(view, self._box)
        lead = points[GERMAN] - points[BRITISH]
        leader = SIDES.index(GERMAN if lead > 0 else BRITISH) if lead else None
        phase = "over" if view.outcome is not None else "battle" if battles.battle_of(view) else "chase"
        score = "" if self._box.mini else self._texts.t(
            "ac-table-score", german=number_text(points[GERMAN]), british=number_text(points[BRITISH])
        )  # fmt: skip
        scenario = self.value_words("scenario", self._options.scenario)
        return Standing(
            scenario if self._box.mini else self._texts.t("ac-table-turn", scenario=scenario, turn=view.turn),
            self._texts.t("ac-table-phase", phase=phase, side=self._texts.name(view.active)),
            score,
            leader,
        )

    def value_words(self, name: str, value: Any) -> str:
        """A value of an option; a scenario of somebody's own by the title in its file."""
        if name == "scenario" and not self._texts.has(f"ac-value-{value}"):
            return box_of(self._charts, self._options._replace(scenario=value)).scenario.title
        return super().value_words(name, value)

    def turn_words(self, turn: int) -> str:
        """A change of initiative."""
        return self._texts.t("ac-table-log-turn", turn=turn)

    def dice_words(self, shown: Shown) -> str:
        """What a roll was for and what it came to."""
        faces = ", ".join(map(str, shown.faces))
        result = shown.result if isinstance(shown.result, (int, str)) else faces
        how, _, rest = shown.dice.partition(" ")
        dice = shown.dice
        if how in ("worst", "best"):  # "worst 2 of 3d6"
            count, _, of = rest.partition(" of ")
            dice = self._texts.t("ac-table-dice", how=how, count=int(count), dice=of)
        return self._texts.t("table-log-dice", why=self.roll_words(shown.reason), dice=dice, result=result)

    # ---- the pending decision

    def offer(self, view: State, side: str, offered: Any, picked: str) -> Offer:
        """The pending decision: places on the chart or the Battle Board, and orders with their odds."""
        words = self.words.with_names(self.names(lambda: view))
        return offers.offer(Deciding(words, self._box, view, side), offered, picked)


def make_table(charts: Charts, options: Options, texts: Texts) -> ChaseTable:
    """The table of one play."""
    return ChaseTable(charts, options, texts)
