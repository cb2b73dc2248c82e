"""The months of a refit, and patrols survived.

Knows steps on small frozen states. The rolls stand in `rules`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.raiders_of_the_deep.calendar import month_of
from navalgames.games.raiders_of_the_deep.questions import sliders
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, switch, whole
from navalgames.games.raiders_of_the_deep.rules import boxes, dangers, hunt, port
from navalgames.games.raiders_of_the_deep.state import (
    SEVERE,
    SYSTEMS,
    Boat,
    Crew,
    Patrol,
)
from navalgames.games.raiders_of_the_deep.tables import Book

# ------------------------------------------------------------------------ refit and survival


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


class Voyage(NamedTuple):
    """A career in the dark: patrols still to come, and whether the boat was lost to what it cannot choose."""

    patrols: int
    era: str
    area: str
    type: str
    end: str = ""


def voyage_begins(charts: Charts, patrols: int, era: str, area: str, type: str) -> Voyage:
    """A captain who attacks nobody (8.1.4a)."""
    return Voyage(patrols, era, area, type)


def voyage_step(dice: Any, voyage: Voyage, charts: Charts) -> Voyage:
    """One patrol: mines in every box of the track (8.0, 9.8.1)."""
    if dice.resolve(lost_on_patrol, voyage.era, voyage.area, voyage.type, sliders.book(charts)):
        return voyage._replace(patrols=0, end="lost")
    left = voyage.patrols - 1
    return voyage._replace(patrols=left, end="alive" if not left else "")


def lost_on_patrol(dice: Any, era: str, area: str, kind: str, book: Book) -> bool:
    """Whether mines sink a boat that attacks nobody on one patrol (9.8.1a, 9.8.1b)."""
    track = book.charts["patrol_track"].value(kind, area) or ()
    patrol = Patrol(area, track)
    columns = tuple("transit" if box == "transit" else patrol.area for box in track)
    return any(dice.each(mined, columns, era, book))


def mined(dice: Any, column: str, era: str, book: Book) -> bool:
    """Whether one box costs the boat (8.0, 9.8.1)."""
    chart = book.chart_of(month_of(sliders.MONTHS[era]))
    word = boxes.encounter(dice.roll("2d6", "encounter", "8.0"), chart, column, book.charts)
    return (
        word == "mines"
        and dangers.strikes_mine(dice, Crew(), book)
        and dangers.mine_hits(dice, book) is hunt.SUNK
    )


def voyage_over(voyage: Voyage) -> bool:
    return bool(voyage.end)


def voyage_end(voyage: Voyage) -> str:
    return voyage.end


AREAS = ("british_isles", "channel", "north_sea", "mediterranean")
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
    Question(
        "patrols_survived", "career", ("9.8.1a", "9.8.1b", "8.1.4a"),
        (
            whole("patrols", 1, 12, 6, "2.0b"), sliders.era("1917", "cal.e1"),
            choice("area", AREAS, "british_isles", "7.0d"), choice("type", sliders.TYPES, "U31", "7.0d"),
        ),
        start=voyage_begins, step=voyage_step, over=voyage_over, measure=voyage_end, outcomes=("alive",
            "lost"),
    ),
)  # fmt: skip
