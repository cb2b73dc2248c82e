"""Outcomes that are told by a name: a month of a campaign is a number in the state, and is called April 1917.

Knows names of outcomes. Must not know where the chances come from.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from navalgames.explore.chances import OUTCOME_FUNCTION, Chances
from navalgames.explore.handed import handed
from navalgames.explore.names import meant
from navalgames.explore.state_words import StateWords


class NamedChances(Chances):
    """Chances whose outcomes may have names: they are shown by them, and may be given so."""

    if TYPE_CHECKING:

        @property
        def names(self) -> Mapping[Any, str]:
            """The outcomes that are called otherwise than they are written, with their names."""

    def told(self, outcome: Any) -> Any:
        """An outcome as it is shown."""
        return self.names.get(outcome, outcome)

    def outcome_meant(self, given: Any) -> Any:
        """The outcome of this name; what was given, where none is called so."""
        return meant(given, self.names, [self.names.__getitem__]) if self.names else given

    def wanted(self, given: Any) -> Any:
        """What is wanted of the outcomes: a function, or several, by themselves or by their names."""
        if callable(given) or not isinstance(given, (list, tuple, set, frozenset)):
            return handed(given, OUTCOME_FUNCTION)
        return type(given)(self.outcome_meant(one) for one in given) if self.names else given


def names_of(outcomes: Iterable[Any], measure: Any, state: Any, words: StateWords) -> dict[Any, str]:
    """The numbers among what was measured at a place of the state that are told by a name there."""
    if not isinstance(measure, str):
        return {}
    field = [name for name in words.path(state, measure).split(".") if not name.isdigit()][-1:]
    told = {one: words.standing(field[0], one) for one in outcomes if field and type(one) is int}
    return {one: name for one, name in told.items() if name != str(one)}
