"""What each box of the crew form amounts to: how fast guns load, whether she tacks, what repairs may do.

Knows the rules that read crew points. Must not know the page or a play.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from navalgames.chance import exact
from navalgames.games.frigate_duel.crew_form import BOX_NAMES, CrewForm
from navalgames.games.frigate_duel.rules import crew, housekeeping, sails
from navalgames.games.frigate_duel.rules.asking import number_of
from navalgames.games.frigate_duel.state import SHOTS, State
from navalgames.games.frigate_duel.tables import Box, tables_of
from navalgames.texts import Texts
from navalwidgets.table.count_grid import Counts, Notes

ROUND = SHOTS.index("round")


def notes_of(form: CrewForm, view: State, box: Box, texts: Texts) -> Callable[[Counts], Notes]:
    """The notes under the form of a ship, for any way to place her crew."""
    amounts = _Amounts(view, number_of(view, form.ship), box, texts)
    columns = BOX_NAMES[: len(form.columns)]

    def notes(counts: Counts) -> Notes:
        return Notes(tuple(amounts.of(name, points) for name, points in zip(columns, counts[0], strict=True)))

    return notes


class _Amounts:
    """One ship: what so many points in a box do."""

    def __init__(self, view: State, number: int, box: Box, texts: Texts) -> None:
        self._ship, self._box, self._texts = view.ships[number], box, texts
        self._quality = box.ship_cards[self._ship.id].quality

    def of(self, name: str, points: int) -> str:
        """A few words for the box called `name`."""
        told = getattr(self, f"_{name}", None)
        return told(points) if told else ""

    def _guns(self, points: int) -> str:
        full = crew.short_firepower(self._ship, self._box)
        impulses = crew.reload_time(points, full, self._quality, ROUND, self._box)
        return self._texts.t("fd-table-crew-guns", impulses=impulses)

    _port_guns = _starboard_guns = _guns

    def _sailing(self, points: int) -> str:
        return self._texts.t("fd-table-crew-sailing", points=points)

    def _rigging_change(self, points: int) -> str:
        return self._chance(sails.sail_steps, points, self._quality, wanted=lambda steps: steps > 0)

    def _repair(self, points: int) -> str:
        return self._chance(housekeeping.repairs, points, self._quality, wanted=bool)

    def _fire_party(self, points: int) -> str:
        if not self._ship.burning:
            return self._texts.t("fd-table-crew-no-fire")
        party = housekeeping.fought(points, self._box.options.firefight_needs_party)
        fighting = housekeeping.fire_fighting
        return self._chance(fighting, self._quality, party, wanted=lambda end: end == housekeeping.OUT)

    def _chance(self, rule: Any, *given: Any, wanted: Callable[[Any], bool]) -> str:
        found = exact(rule, *given, tables_of(self._box.charts))
        return self._texts.percent(Fraction(found.chance_of(wanted)))
