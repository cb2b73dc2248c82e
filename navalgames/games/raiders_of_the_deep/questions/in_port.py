"""The months of a refit.

Knows how sliders stand for a boat in port. The rolls stand in `rules.port`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question, Setting
from navalgames.games.raiders_of_the_deep.questions import sliders
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, idle, refused, switch, whole
from navalgames.games.raiders_of_the_deep.rules import damage, port
from navalgames.games.raiders_of_the_deep.state import SEVERE, SYSTEMS, Boat, Crew
from navalgames.games.raiders_of_the_deep.tables import Book

NEW_BOAT = "new_boat"
MONTHS = (*range(1, 7), NEW_BOAT)


def refit(
    dice: Dice, charts: Charts, type: str, hull: int, systems: int, rank: str, captain: bool
) -> int | str:
    """The months until the next patrol; NEW_BOAT where the boat's refit would take so long that the captain
    gets another.

    Rule: 10.10, 10.11.2c, 11.2.1e. Charts: refit_months, boat_mat, recovery_roll.
    """
    book = sliders.book(charts)
    months = _for_the_boat(_worn(type, hull, systems), rank, book)
    if isinstance(months, str) or not captain:  # NEW_BOAT
        return months
    recovery = dice.resolve(port.recovery_months, Crew(captain=SEVERE), book)
    if recovery > months:
        acted("10.11.2c")
    return max(months, recovery)


def _worn(kind: str, hull: int, systems: int) -> Boat:
    """A boat with so many boxes of the hull lost, and so many systems out."""
    return Boat(kind, hull=hull, inoperative=frozenset(SYSTEMS[:systems]))


def _for_the_boat(boat: Boat, rank: str, book: Book) -> int | str:
    months = port.refit_months(boat, book)
    return NEW_BOAT if port.needs_new_boat(months, book) else port.by_rank(months, rank, book)


def _refit_sum(
    charts: Charts, type: str, hull: int, systems: int, rank: str, **others: Any
) -> dict[str, int]:
    """The months of a refit as a sum: that of every refit, for systems, for the hull, for the rank."""
    book = sliders.book(charts)
    every = port.refit_months(_worn(type, 0, 0), book)
    gear = port.refit_months(_worn(type, 0, systems), book) - every
    boat = port.refit_months(_worn(type, hull, systems), book)
    return {
        "every": every, "gear": gear, "worn": boat - gear - every, "together": boat,
        "for_rank": port.by_rank(boat, rank, book) - boat,
    }  # fmt: skip


def refit_refused(charts: Charts, type: str, hull: int, **others: Any) -> Setting | None:
    """No boat comes home that has lost the last box of its hull (9.6.11a)."""
    if damage.is_crushed(Boat(type, hull=hull), sliders.book(charts)):
        return refused("hull", "hull-gone", "9.6.11a")
    return None


def refit_idle(
    charts: Charts, type: str, hull: int, systems: int, rank: str, captain: bool
) -> tuple[Setting, ...]:
    """Nothing else counts where another boat is due (10.10.5)."""
    if _for_the_boat(_worn(type, hull, systems), rank, sliders.book(charts)) != NEW_BOAT:
        return ()
    return idle("rank", "another-boat", "10.10.5"), idle("captain", "another-boat", "10.10.5")


QUESTIONS = (
    Question(
        "refit", "career", ("10.10.0", "10.10.2b", "10.10.3", "10.10.5", "11.2.1e"),
        (
            choice("type", sliders.TYPES, "UBIII", "10.10.3"), whole("hull", 0, 7, 3, "10.10.3"),
            whole("systems", 0, 5, 0, "10.10.2b"), choice("rank", ("LtzS", "OltzS", "KptLt", "KKpt"),
                "OltzS", "11.2.1e"),
            switch("captain", "10.11.2c"),
        ),
        OneStep(refit), outcomes=MONTHS, unit="months", refused=refit_refused, idle=refit_idle,
        facts=_refit_sum,
    ),
)  # fmt: skip
