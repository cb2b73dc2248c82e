"""The one object the play table asks about The Kaiser's Pirates.

Knows which module answers what. Holds charts, options and words, and nothing of a game in progress.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Shown
from navalgames.charts import Charts
from navalgames.games.kaisers_pirates.rules import scoring
from navalgames.games.kaisers_pirates.rules.frames import Attack, Between, PhantomTurn, Turn
from navalgames.games.kaisers_pirates.state import Options, State
from navalgames.games.kaisers_pirates.tables import box_of
from navalgames.sessions.journal import LogLine
from navalgames.texts import Texts
from navalwidgets.drawings.card_table import Area, Card, Duel
from navalwidgets.table.games import Offer, Standing
from navalwidgets.table.games.kaisers_pirates import duels, offers, places
from navalwidgets.table.games.kaisers_pirates.areas import Laying
from navalwidgets.table.games.kaisers_pirates.deciding import Deciding
from navalwidgets.table.games.plain import PlainTable

ANSWERS = ("assists", "dodge", "reaction", "resolve", "sinking", "window")
"""Often nothing can be answered or added: then the staff may say so."""
_BEST = "best 1 of "
_PHASES = {"commit": "commit", "discard": "ending"}


class PiratesTable(PlainTable):
    """See `table.games.GameTable`, and `CardsTable` for its board."""

    paperwork = ANSWERS

    def __init__(self, charts: Charts, options: Options, texts: Texts) -> None:
        super().__init__("kaisers_pirates", charts, options, texts)
        self._box = box_of(charts, options)

    # ---- the board

    def caption(self) -> str:
        """The name of the table."""
        return self._texts.t("kp-table-caption")

    def areas(self, view: State, viewer: str) -> tuple[Area, ...]:
        """Fleets, piles and the hand."""
        return Laying(self._box, self._texts, view, viewer).areas()

    def small_areas(self, view: State, viewer: str, before: State | None = None) -> tuple[Area, ...]:
        """Fleets, hands, cards played and what was won, for a lesson; `before` the dice fell."""
        return Laying(self._box, self._texts, view, viewer).small_areas(before)

    def sailed(self, view: State) -> tuple[tuple[str, str], ...]:
        """Who intercepted whom in this turn: ships that acted, or the cards whose squadrons did."""
        if view.active is None:
            return ()
        active = view.active
        hunters = tuple(map(places.ship_place, active.acted)) or tuple(map(places.card_place, active.used))
        return tuple(zip(hunters, map(places.ship_place, active.intercepted), strict=False))

    def duels(self, view: State, lines: tuple[LogLine, ...]) -> tuple[Duel, ...]:
        """What was just fought, and the attack that is under way."""
        frame = view.stack[-1] if view.stack else None
        fought = duels.fought(self.words, view.seats, lines, frame)
        coming = duels.coming(self.words, view, self._box)
        return (*fought[-1:], coming) if coming else fought

    def piles(self, view: State) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """The piles of victory points."""
        return Laying(self._box, self._texts, view, "").won()

    # ---- where the game stands

    def standing(self, view: State) -> Standing:
        """Round and turn, what is going on, the scores."""
        totals = [
            (sum(one.points), scoring.victory_points(one, self._box) + sum(one.vp)) for one in view.players
        ]
        leading = [place for place, total in enumerate(totals) if total == max(totals)]
        return Standing(
            self._texts.t("kp-table-turn", round=view.round, turn=view.turn),
            self._phase(view),
            self._score(view),
            leading[0] if len(leading) == 1 else None,
        )

    def _phase(self, view: State) -> str:
        frame = view.stack[-1] if view.stack else None
        if view.outcome is not None:
            phase = "over"
        elif isinstance(frame, Between):
            phase = "acting" if frame.stage.startswith("choose_") else "between"
        elif isinstance(frame, Attack):
            phase = "attack"
        elif isinstance(frame, Turn):
            phase = _PHASES.get(frame.stage, "acting")
        else:
            phase = "phantom" if isinstance(frame, PhantomTurn) else "acting"
        whose = view.active.side if view.active is not None else "none"
        return self._texts.t("kp-table-phase", phase=phase, side=whose)

    def _score(self, view: State) -> str:
        laying = Laying(self._box, self._texts, view, "")
        return self._texts.listed(
            self._texts.t(
                "kp-table-score",
                name=laying.name(side),
                vp=scoring.victory_points(one, self._box),
                points=sum(one.points),
            )
            for side, one in zip(view.seats, view.players, strict=True)
        )

    def dice_words(self, shown: Shown) -> str:
        """What a roll was for and what it came to; cards by their names."""
        if not shown.dice.startswith(_BEST):
            return super().dice_words(shown)
        dice = shown.dice.removeprefix(_BEST)
        why = self.roll_words(shown.reason)
        return self._texts.t("table-log-dice", why=why, dice=dice, result=shown.result)

    # ---- the pending decision

    def offer(self, view: State, side: str, offered: Any, picked: str) -> Offer:
        """The pending decision: cards on the table and orders in the list."""
        deciding = Deciding(self.words, self._box, view, side)
        return offers.offer(deciding, offered, picked) or super().offer(view, side, offered, picked)


def make_table(charts: Charts, options: Options, texts: Texts) -> PiratesTable:
    """The table of one play."""
    return PiratesTable(charts, options, texts)
