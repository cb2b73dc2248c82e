"""What stands at a place of a state.

Knows named tuples, of which states are made. Knows no game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from navalgames.errors import ALL_NAMES, unknown
from navalgames.explore.changing import parts_of

if TYPE_CHECKING:
    from navalgames.explore.state_words import StateWords


def looked_up(state: Any, place: str, words: StateWords | None = None) -> Any:
    """What stands at a place, written as for `Table.change`; None where the way there ends in nothing.

    >>> from navalgames.games.contract import Row
    >>> looked_up((Row("bb", "ships", 4), None), "0.available"), looked_up((None,), "0.available")
    (4, None)

    words: what places are called, where they may be given so.

    Raises:
        BadInput: there is no such place; tells what there is.
    """
    found = state
    for name in (place if words is None else words.path(state, place)).split("."):
        if found is None:
            return None
        parts = parts_of(found)
        if name not in parts:
            raise unknown("place", name, parts, ALL_NAMES)
        found = parts[name]
    return found
