"""What is told of a last state: a place of it, several places, or a function of it.

Knows places of states. Must not know a rule of any game, nor how the state was reached.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from navalgames.errors import BadInput
from navalgames.explore.handed import handed
from navalgames.explore.looking import looked_up
from navalgames.explore.state_words import StateWords
from navalgames.games import game as game_called
from navalgames.printing import printed

MeasureOfState = str | tuple[str, ...] | Callable[[Any], Any]


def checked_measure(measure: Any) -> Any:
    """A place, a row of places or a function with its role; None for the state itself.

    Raises:
        BadInput: nothing that tells something of a state.
    """
    if type(measure) is list:
        measure = tuple(measure)
    places = measure if type(measure) is tuple and measure else (measure,)
    if measure is not None and not callable(measure) and not all(isinstance(one, str) for one in places):
        raise BadInput("error-table-measure-kind", given=printed(measure))
    return handed(measure, "measure(state)")


def measured(state: Any, measure: MeasureOfState | None, words: StateWords) -> Any:
    """What is told of a state; of a row of places a row.

    Raises:
        BadInput: something that cannot be counted, such as a list; or a field that there is not.
    """
    if isinstance(measure, str):
        found = looked_up(state, measure, words)
    elif isinstance(measure, tuple):
        found = tuple(looked_up(state, place, words) for place in measure)
    else:
        found = state if measure is None else measure(state)
    try:
        hash(found)
    except TypeError:
        raise BadInput("error-table-measure", given=type(found).__name__) from None
    return found


@dataclass(frozen=True)
class MeasureOfGame:
    """A measure with the game whose last states it tells of. It may be sent to another process."""

    measure: MeasureOfState
    game: str

    def __call__(self, state: Any) -> Any:
        """What is told of a state."""
        return measured(state, self.measure, StateWords(game_called(self.game), None, {}))


def measure_of_game(game: str, measure: Any) -> MeasureOfGame | None:
    """A measure of whole games; None where none is given. `game`: the id of the game.

    Raises:
        BadInput: nothing that tells something of a state.
    """
    known = checked_measure(measure)
    return None if known is None else MeasureOfGame(known, game)
