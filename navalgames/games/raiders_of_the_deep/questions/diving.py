"""One turn of a hunt from the captain's order on: stay, or go deeper than tested; then the search.

Knows the order in which both are rolled. The rolls stand in `rules.hunt`, what depth does to the hull in
`hunted`.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question, Setting
from navalgames.games.raiders_of_the_deep.questions import hunted, sliders
from navalgames.games.raiders_of_the_deep.questions.searches import DETECTIONS
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, idle, switch, whole
from navalgames.games.raiders_of_the_deep.rules import hunt
from navalgames.games.raiders_of_the_deep.state import Boat, Captain, Crew, Cycle

CRUSHED = "crushed"


def dive(
    dice: Dice, charts: Charts, type: str, hull: int, deep: bool, previous: bool, day_torpedo: bool
) -> str:
    """What becomes of a boat with so many hull boxes lost: crushed, or how the escort's search ends.

    Rule: 9.6.4a-9.6.4d, 9.6.7, 9.6.12a. Charts: test_depth, test_depth_cost, e2_detection, e2_modifiers.
    """
    book = sliders.book(charts)
    if deep:
        hull = dice.resolve(hunted.hull_below, type, hull, book)
        if hull >= book.mats[type].hull:
            return CRUSHED
    cycle = Cycle(day_torpedo=day_torpedo, previous=previous, deep=deep)
    modifier = hunt.detection_modifier(Boat(type, hull=hull), Crew(), Captain(), cycle, "", False, book)
    return dice.resolve(hunt.detection, modifier, charts)


def dive_refused(charts: Charts, type: str, hull: int, **others: bool) -> Setting | None:
    """A boat in its last hull box is lost already (9.6.11a)."""
    if hull >= sliders.book(charts).mats[type].hull:
        return sliders.refused("hull", "hull-gone", "9.6.11a")
    return None


def dive_idle(charts: Charts, deep: bool, **others: bool) -> tuple[Setting, ...]:
    """The hull is asked for below test depth alone (9.6.4a)."""
    return () if deep else (idle("type", "no-depth", "9.6.4a"), idle("hull", "no-depth", "9.6.4a"))


QUESTIONS = (
    Question(
        "dive", "escorts", ("9.6.4a", "9.6.4b", "9.6.4c", "9.6.4d", "9.6.7a"),
        (
            choice("type", sliders.TYPES, "UBIII", "9.6.11a"), whole("hull", 0, 6, 0, "9.6.4a"),
            switch("deep", "9.6.4a"), switch("previous", "E2.previous"),
            switch("day_torpedo", "E2.day_torpedo", True),
        ),
        OneStep(dive), outcomes=(*DETECTIONS, CRUSHED), refused=dive_refused, idle=dive_idle,
    ),
)  # fmt: skip
