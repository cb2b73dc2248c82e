"""Several boxes one after the other: is it met at least once?

Knows rolls on a small frozen state. What one roll finds stands in `rules.boxes`.
"""

from __future__ import annotations

from typing import NamedTuple

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import Question, Rounds
from navalgames.games.parts import quick
from navalgames.games.raiders_of_the_deep.questions import sliders
from navalgames.games.raiders_of_the_deep.questions.dice_alone import REGIONS, in_box
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, whole
from navalgames.games.raiders_of_the_deep.rules import boxes as box_rules

SOUGHT = {
    "danger": frozenset({"mines", "net", "aircraft"}),
    "lone": frozenset({"ship", "two_ships"}),
    "guarded": frozenset({"ship_escort", "two_ships_escort", "convoy"}),
    "convoy": frozenset({"convoy"}),
}
"""What a captain looks out for: the words of [E1] that count."""
MET, NOT_MET = "met", "not_met"


class Ahead(NamedTuple):
    """Rolls still to be made in boxes of one kind, and whether what is sought has been met."""

    left: int
    region: str
    era: str
    seeks: str
    event_done: bool = False
    met: bool = False


quick(Ahead)


def ahead_begins(charts: Charts, boxes: int, rolls: int, region: str, era: str, seeks: str) -> Ahead:
    """So many boxes with so many rolls in each (8.1.1a, 8.1.1b)."""
    acted("8.1.1a" if rolls == 1 else "8.1.1b")
    return Ahead(boxes * rolls, region, era, seeks)


def ahead_step(dice: Dice, ahead: Ahead, charts: Charts) -> Ahead:
    """One roll (8.0); the first 12 of the patrol is an event (12.1.0). Charts: e1_encounter_1 to _6."""
    word = found_on(dice, ahead.region, ahead.era, ahead.event_done, charts)
    if word in SOUGHT[ahead.seeks]:
        return ahead._replace(left=0, event_done=False, met=True)
    left = ahead.left - 1
    return ahead._replace(left=left, event_done=left > 0 and (ahead.event_done or word == "event"))


def found_on(dice: Dice, region: str, era: str, event_done: bool, charts: Charts) -> str:
    """What one roll finds: the word of the chart, or an event."""
    total = dice.roll("2d6", "encounter", "8.0")
    if box_rules.is_event(total, region, event_done):
        return "event"
    return in_box(total, sliders.month_in(era), region, sliders.book(charts))


def ahead_over(ahead: Ahead) -> bool:
    return not ahead.left


def ahead_end(ahead: Ahead) -> str:
    return MET if ahead.met else NOT_MET


QUESTIONS = (
    Question(
        "met_in_boxes", "sea", ("8.0", "8.1.1a", "8.1.1b", "12.1.0", "cal.e1"),
        (
            whole("boxes", 1, 8, 3, "8.1.1a"), whole("rolls", 1, 2, 1, "8.1.1b"),
            choice("region", REGIONS, "british_isles", "E1.rows"), sliders.era("1917", "cal.e1"),
            choice("seeks", tuple(SOUGHT), "lone", "8.0"),
        ),
        how=Rounds(ahead_begins, ahead_step, ahead_over, ahead_end, called="rolls"),
        outcomes=(MET, NOT_MET),
    ),
)  # fmt: skip
