"""What lies between two ships that fire: smoke on the line, and whether their fire feels the wind.

Knows geometry and the charts of it. Rolls nothing and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from navalgames.chance.witness import acted
from navalgames.games.frigate_duel.rules import sea
from navalgames.games.frigate_duel.state import Fire, State
from navalgames.games.frigate_duel.tables import Box, Entries


def smoke_on_line(state: State, start: tuple[int, int], end: tuple[int, int], count: str) -> int:
    """The smoke markers on the line of fire, or the sum of their values.

    Rule: 11.4.4i, P11.6.
    """
    if not state.smoke:
        return 0
    squares = sea.squares_on_line(start, end)
    return smoke_counted([value for x, y, value in state.smoke if (x, y) in squares], count)


def smoke_counted(values: Sequence[int], count: str) -> int:
    """What the smoke markers on a line count.

    Rule: 11.4.4i (switch smoke_count).
    """
    if values:
        acted("P11.6")
    return sum(values) if count == "values" else len(values)


def wind_effect(state: State, fire: Fire, box: Box) -> int:
    """+1 for fire to windward, -1 to leeward, 0 where the letters do not feel the wind.

    Rule: P1.6, 11.4.8c, 11.4.8d, 11.4.8e, 11.4.8f (switch wind_gunnery).
    Charts: bearing_letter, wind_letters.
    """
    acted("P1.6")
    ship, target = state.ships[fire.ship], state.ships[fire.target]
    letters = (sea.letter(one.heading, state.wind, box) for one in (ship, target))
    if not wind_felt(letters, box.options.wind_gunnery, box):
        return 0
    found = sea.to_windward(target.x - ship.x, target.y - ship.y, state.wind, box)
    return (found > 0) - (found < 0)


def wind_felt(letters: Iterable[str], looked_at: str, t: Entries) -> bool:
    """Whether ships that lie so to the wind, the firer and then the target, feel it in their fire.

    Rule: 11.4.8e, 11.4.8f (switch wind_gunnery). Charts: wind_letters.
    """
    felt = all(t.feels_wind[one] for one in (islice(letters, 1) if looked_at == "firer" else letters))
    acted("11.4.8e" if felt else "11.4.8f")
    return felt
