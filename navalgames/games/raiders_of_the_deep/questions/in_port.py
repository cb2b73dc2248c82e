"""The months of a refit.

Knows how sliders stand for a boat in port. The rolls stand in `rules.port`.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.raiders_of_the_deep.questions import sliders
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, switch, whole
from navalgames.games.raiders_of_the_deep.rules import port
from navalgames.games.raiders_of_the_deep.state import (
    SEVERE,
    SYSTEMS,
    Boat,
    Crew,
)


def refit(dice: Any, charts: Charts, type: str, hull: int, systems: int, rank: str, captain: bool) -> int:
    """The months until the next patrol (10.10, 10.11.2c, 11.2.1e). Charts: refit_months, boat_mat,
    recovery_roll."""
    book = sliders.book(charts)
    boat = Boat(type, hull=min(hull, book.mats[type].hull - 1), inoperative=frozenset(SYSTEMS[:systems]))
    months = port.refit_months(boat, book)
    if port.needs_new_boat(months, book):
        months = charts["refit_months"].value("after_return", "months")
    else:
        months = port.by_rank(months, rank, book)
    return max(months, port.recovery_months(dice, Crew(captain=SEVERE), book)) if captain else months


QUESTIONS = (
    Question(
        "refit", "career", ("10.10.0", "10.10.2b", "10.10.3", "11.2.1e"),
        (
            choice("type", sliders.TYPES, "UBIII", "10.10.3"), whole("hull", 0, 7, 3, "10.10.3"),
            whole("systems", 0, 5, 0, "10.10.2b"), choice("rank", ("LtzS", "OltzS", "KptLt", "KKpt"),
                "OltzS", "11.2.1e"),
            switch("captain", "10.11.2c"),
        ),
        refit, unit="months",
    ),
)  # fmt: skip
