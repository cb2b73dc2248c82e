"""Questions about what options change: ships in sight, tonnage, multipliers, events, wounds from the air.

Knows how sliders stand for the table. The rules stand in `rules`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance import Dice, exact
from navalgames.chance.rounds import until
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, OneStep, Question, Rounds, Setting
from navalgames.games.raiders_of_the_deep.calendar import month_of
from navalgames.games.raiders_of_the_deep.questions import sliders
from navalgames.games.raiders_of_the_deep.questions.dice_alone import MONTHS, REGIONS, in_box
from navalgames.games.raiders_of_the_deep.questions.searches import DETECTIONS
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, idle, option, whole
from navalgames.games.raiders_of_the_deep.rules import boxes, hunt, meetings, wounds
from navalgames.games.raiders_of_the_deep.rules.blows import WOUND_NAMES
from navalgames.games.raiders_of_the_deep.state import Boat, Captain, Crew, Cycle, Patrol, State
from navalgames.games.raiders_of_the_deep.tables import Book


def ships_in_sight(dice: Dice, charts: Charts, era: str, region: str, three_ship_convoys: bool) -> int:
    """How many ships a box holds (8.1.3a, 14.2.1). Charts: e1_encounter_1 to _6, limits."""
    book, month = sliders.book(charts, three_ship_convoys=three_ship_convoys), sliders.month_in(era)
    total = dice.roll("2d6", "encounter", "8.0")
    word = in_box(total, month, region, book)
    return meetings.ship_count(word, book) if word == "convoy" or word in meetings.SHIPS else 0


def tonnage(dice: Dice, charts: Charts, month: str, size: str, standard_tonnage: bool) -> int:
    """The tonnage of a freighter met for the first time (8.2.1, 8.2.2, 14.1.1). Charts: t1_roster,
    t1_free_slots, t1_standard_tonnage."""
    book = sliders.book(charts, standard_tonnage=standard_tonnage)
    if standard_tonnage:
        return meetings.standard_freighter(size, book).tonnage
    return meetings.freighter(dice, size, month_of(month), frozenset(), (), book).tonnage


def tonnage_idle(charts: Charts, standard_tonnage: bool, **others: Any) -> tuple[Setting, ...]:
    """Standard ships are alike in all months (14.1.1)."""
    return (idle("month", "standard-ships", "14.1.1"),) if standard_tonnage else ()


def earned_idle(charts: Charts, era: str, region: str, **others: Any) -> tuple[Setting, ...]:
    """Before March 1915 nothing is earned anywhere (cal.mult)."""
    if sliders.book(charts).holds("multiplier", sliders.month_in(era)):
        return ()
    return tuple(idle(name, "no-multipliers", "cal.mult")
                 for name in ("region", "multiplier_earned_in_areas_only"))  # fmt: skip


def multiplier_earned(
    dice: Dice, charts: Charts, era: str, region: str, multiplier_earned_in_areas_only: bool
) -> str:
    """Whether the roll of a box earns a multiplier (8.1.7a)."""
    book = sliders.book(charts, multiplier_earned_in_areas_only=multiplier_earned_in_areas_only)
    area, box = ("british_isles", region) if region in ("transit", "mission") else (region, "patrol")
    state = State(
        1, 0, "FIRST", "search", captain=Captain(month=sliders.month_in(era)), boat=Boat("U31"),
        patrol=Patrol(area, (box,), at=0, rolls=1, event_done=True),
    )  # fmt: skip
    if dice.roll("2d6", "encounter", "8.0") != boxes.TWELVE:
        return "none"
    return "earned" if boxes.earned(dice, state, book).captain.multipliers else "none"


class Rolls(NamedTuple):
    """A box of the patrol with encounter rolls owed: the table, and how many were made."""

    state: State
    made: int
    event_ends_box: bool


def rolls_begin(charts: Charts, owed: int, era: str, event_ends_box: bool) -> Rolls:
    """The boat has come to a patrol box around Britain (8.1.1)."""
    acted("8.1.1a" if owed == 1 else "8.1.7f")
    month = sliders.month_in(era)
    patrol = Patrol("british_isles", ("patrol",), at=0, rolls=owed)
    state = State(1, 0, "FIRST", "search", captain=Captain(month=month), boat=Boat("U31"), patrol=patrol)
    return Rolls(state, 0, event_ends_box)


def rolls_step(dice: Dice, rolls: Rolls, charts: Charts) -> Rolls:
    """One encounter roll; the first 12 is an event, which may cost the others (8.1.7f, 12.1.5, R1.9)."""
    book = sliders.book(charts, event_ends_box=rolls.event_ends_box)
    left, happened = rolls.state.patrol.rolls, rolls.state.patrol.event_done
    if not happened and _is_event(dice, rolls.state.patrol.area):
        left, happened = dice.resolve(_after_event, rolls.state, book)
    patrol = rolls.state.patrol._replace(rolls=left - 1, event_done=happened)
    return rolls._replace(state=rolls.state._replace(patrol=patrol), made=rolls.made + 1)


def _after_event(dice: Dice, state: State, book: Book) -> tuple[int, bool]:
    """(rolls left, whether the event of the patrol is used up)."""
    patrol = boxes.event(dice, state, book).patrol
    return patrol.rolls, patrol.event_done


def rolls_idle(charts: Charts, owed: int, **others: Any) -> tuple[Setting, ...]:
    """Nothing can be lost of one roll (8.1.1a)."""
    if owed > 1:
        return ()
    return idle("era", "one-roll", "8.1.1a"), idle("event_ends_box", "one-roll", "8.1.1a")


def rolls_over(rolls: Rolls) -> bool:
    return not rolls.state.patrol.rolls


def rolls_made(rolls: Rolls) -> int:
    return rolls.made


def rolls_course(charts: Charts, outcome: Hashable, **values: Any) -> Course:
    """Which events cost rolls, and after which roll the box ends how often."""
    first = rolls_begin(charts, **values)
    owed, made = values["owed"], until(rolls_step, first, rolls_over, charts).map(rolls_made)
    met = _twelve(first)
    cost = made.chance(1) / met
    ends = [
        Act(
            "rolls-ends",
            (("roll", roll), ("met", met), ("cost", cost), ("before", chance / met / cost)),
            chance,
        )
        for roll, chance in ((roll, made.chance(roll)) for roll in range(1, owed) if cost)
    ]
    lost = 1 - made.chance(owed)
    sure = () if lost else (Act("rolls-sure"),)
    together = (Act("rolls-all", (("owed", owed), ("lost", lost), ("all", 1 - lost))),) if lost else ()
    return Course((*_costing(first, charts), *(ends if lost else ()), *sure, *together), -1)


def _twelve(first: Rolls) -> Fraction:
    """The chance of a 12 that brings an event."""
    return exact(_is_event, first.state.patrol.area).chance(True)


def _costing(first: Rolls, charts: Charts) -> Iterator[Act]:
    """The events that end the box; where all do, that they do."""
    book = sliders.book(charts, event_ends_box=first.event_ends_box)
    events, state = exact(_event, charts), first.state
    able = {word: chance for word, chance in events.items() if not boxes.is_barred(word, state, book)}
    cost = [word for word in able if boxes.brought(word, state, book).patrol.rolls < state.patrol.rolls]
    yield Act("rolls-twelve", chance=_twelve(first))
    if len(cost) == len(able):
        yield Act("rolls-any-event")
    else:
        for word in cost:
            yield Act("rolls-event", (("event", word),), able[word])


def _is_event(dice: Dice, area: str) -> bool:
    return boxes.is_event(dice.roll("2d6", "encounter", "8.0"), area, False)


def _event(dice: Dice, charts: Charts) -> str:
    word: str = charts["r1_events"].result(dice.roll("2d6", "event", "12.1.0"), "event")
    return word


def going_home(dice: Dice, charts: Charts, abort_escort_detection: bool) -> str:
    """Whether escorts find a boat that has turned for home (10.8.4b). Charts: e2_detection."""
    book = sliders.book(charts, abort_escort_detection=abort_escort_detection)
    if not meetings.is_searched_for(book):
        return hunt.UNDETECTED
    modifier = hunt.detection_modifier(Boat("U31"), Crew(), Captain(), Cycle(), "", False, book)
    return hunt.detection(dice, modifier, charts)


def air_injury(dice: Dice, charts: Charts, air_injury_surfaced: bool) -> str:
    """How badly the man is hurt whom an aircraft wounds in any case (9.10.2b). Charts: e5_wound."""
    acted("9.10.2b")
    return WOUND_NAMES[wounds.wound(dice, air_injury_surfaced, charts)]


SIZES = ("small", "large")
QUESTIONS = (
    Question(
        "ships_in_sight", "sea", ("8.1.3a", "14.2.1"),
        (
            sliders.era("1918", "cal.e1"), choice("region", REGIONS, "british_isles", "E1.rows"),
            option("three_ship_convoys"),
        ),
        OneStep(ships_in_sight), unit="ships",
    ),
    Question(
        "tonnage", "sea", ("8.2.2", "14.1.1"),
        (
            choice("month", MONTHS, "1917-04", "8.2.2"), choice("size", SIZES, "small", "8.2.1a"),
            option("standard_tonnage"),
        ),
        OneStep(tonnage), unit="tons", idle=tonnage_idle,
    ),
    Question(
        "multiplier_earned", "sea", ("8.1.7a",),
        (
            sliders.era("1917", "8.1.7a"), choice("region", REGIONS, "north_sea", "8.1.7a"),
            option("multiplier_earned_in_areas_only"),
        ),
        OneStep(multiplier_earned), outcomes=("earned", "none"), idle=earned_idle,
    ),
    Question(
        "rolls_made", "sea", ("8.1.1a", "8.1.7f", "12.1.5"),
        (whole("owed", 1, 8, 4, "8.1.7d"), sliders.era("1917", "R1.8"), option("event_ends_box")),
        how=Rounds(rolls_begin, rolls_step, rolls_over, rolls_made, called="rolls"), unit="rolls",
        idle=rolls_idle, course=rolls_course, first_picture="stairs",
    ),
    Question("going_home", "escorts", ("10.8.4a", "10.8.4b"), (option("abort_escort_detection"),),
        OneStep(going_home),
        outcomes=DETECTIONS),
    Question("air_injury", "boat", ("9.10.2b", "9.6.10c"), (option("air_injury_surfaced"),),
        OneStep(air_injury),
        outcomes=WOUND_NAMES[1:]),
)  # fmt: skip
