"""What a game that is over adds to the numbers by which whole games are compared.

Knows careers that have ended. Knows neither who played them nor what they are compared with.
"""

from __future__ import annotations

from navalgames.games.contract import Measure
from navalgames.games.raiders_of_the_deep.rules import endings, log_book
from navalgames.games.raiders_of_the_deep.state import Captain, State

TONS, PATROLS = 1000, 100


def measures(state: State) -> tuple[Measure, ...]:
    """Losses for each hundred patrols, and for each career thousands of tons sunk, patrols and months.

    A boat lost with its captain's career counts, and so does a captain who dies while his boat comes home.
    """
    captains = (state.captain, *(career.captain for career in state.others))
    careers, patrols = len(captains), sum(len(captain.patrols) for captain in captains)
    lost = sum(captain.fate not in endings.SURVIVED for captain in captains)
    return (
        Measure("losses", PATROLS * lost, patrols),
        Measure("tonnage", sum(map(log_book.tonnage, captains)) / TONS, careers),
        Measure("patrols", patrols, careers),
        Measure("months", sum(map(months, captains)), careers),
    )


def months(captain: Captain) -> int:
    """The months of a career, the first and the last counted."""
    return captain.month - captain.started + 1
