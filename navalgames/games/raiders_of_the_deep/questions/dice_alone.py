"""One roll at a time: encounters, mines, aircraft, a hit on the boat, repairs, training, promotion.

Knows how sliders stand for the table. The rules stand in `rules`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question, Setting
from navalgames.games.raiders_of_the_deep.calendar import month_of, month_text
from navalgames.games.raiders_of_the_deep.questions import sliders
from navalgames.games.raiders_of_the_deep.questions.searches import HITS, SUNK, told
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, idle, option, switch, whole
from navalgames.games.raiders_of_the_deep.rules import (
    boxes,
    damage,
    dangers,
    hunt,
    meetings,
    port,
    postings,
    sailing,
)
from navalgames.games.raiders_of_the_deep.rules.standing import ability, ability_modifier
from navalgames.games.raiders_of_the_deep.state import SEVERE, SYSTEMS, Boat, Captain, Crew
from navalgames.games.raiders_of_the_deep.tables import Book

REGIONS = (
    "transit", "british_isles", "channel", "north_sea", "mediterranean", "adriatic", "baltic", "black_sea",
    "mission",
)  # fmt: skip
WORDS = (
    "none", "ship", "two_ships", "ship_escort", "two_ships_escort", "convoy", "capital", "aircraft", "mines",
    "net", "event",
)  # fmt: skip
MONTHS = tuple(month_text(month) for month in range(month_of("1914-08"), month_of("1918-10") + 1))
NO_PATROL_BOX = ("transit", "mission")
ENGINEERS = ("fit", "experte", "out")


def encounter(
    dice: Dice, charts: Charts, era: str, region: str, first_twelve: bool, commander_tile: str
) -> str:
    """What a box holds; a captain who may look twice does so where there is nothing (8.0, 12.1.0, 14.7.5).

    Charts: e1_encounter_1 to _6, e1_mission.
    """
    book, month = sliders.book(charts, commander_tile=commander_tile), sliders.month_in(era)
    found = dice.resolve(_met, month, region, first_twelve, book)
    again = found == "none" and region not in NO_PATROL_BOX and ability(Captain(), "second_look", book)
    return dice.resolve(_met, month, region, first_twelve, book) if again else found


def encounter_idle(charts: Charts, region: str, **others: Any) -> tuple[Setting, ...]:
    """No event where the mission is done (12.1.7)."""
    return (idle("first_twelve", "mission-box", "12.1.7"),) if region == "mission" else ()


def encounter_in_month(
    dice: Dice, charts: Charts, month: str, region: str, first_twelve: bool, austrian_campaign: bool,
    austrian_rules_by_chart: bool,
) -> str:  # fmt: skip
    """What a box holds in one month of the war (8.0, 12.1.0, 9.10.0a, 14.5.1a). Charts: see `encounter`."""
    book = sliders.book(
        charts, austrian_campaign=austrian_campaign, austrian_rules_by_chart=austrian_rules_by_chart
    )
    return _met(dice, month_of(month), region, first_twelve, book)


def month_idle(charts: Charts, austrian_campaign: bool, **others: Any) -> tuple[Setting, ...]:
    """The Austro-Hungarian rules count in the Austro-Hungarian campaign alone."""
    if austrian_campaign:
        return encounter_idle(charts, **others)
    german = idle("austrian_rules_by_chart", "german-boat", "switch:austrian_rules_by_chart")
    return (*encounter_idle(charts, **others), german)


def _met(dice: Dice, month: int, region: str, first_twelve: bool, book: Book) -> str:
    total = dice.roll("2d6", "encounter", "8.0")
    if boxes.is_event(total, region, not first_twelve):
        return "event"
    return in_box(total, month, region, book)


def in_box(total: int, month: int, region: str, book: Book) -> str:
    """What a roll finds in a box (8.0, 9.10.0a, 14.5.3, E1.rows, E1.mission)."""
    acted("E1.mission" if region == "mission" else "E1.rows")
    return boxes.there(boxes.encounter(total, book.chart_of(month), region, book.charts), month, book)


def night(dice: Dice, charts: Charts, quality: str) -> str:
    """Whether ships shadowed by day are attacked by night (8.3.2a). Charts: e1_shift_to_night."""
    return "night" if meetings.night_falls(dice, quality, sliders.book(charts)) else "lost"


def aircraft_hits(dice: Dice, charts: Charts) -> int | str:
    """The hits of an aircraft that has caught the boat (9.10.2a, E3.aircraft). Charts: e3_attack."""
    return told(dangers.air_hits(dice, sliders.book(charts)))


def training(dice: Dice, charts: Charts) -> int:
    """The months of training on a new boat (11.4.3b, 11.4.4c). Charts: training_months."""
    return postings.training(dice, charts)


def boat_hit(dice: Dice, charts: Charts, type: str, ub1_single_engine: bool) -> str:
    """What one hit damages; a hit on what the type has not is a minor one (9.6.9a, 10.6.3b). Charts:
    e4_damage."""
    book = sliders.book(charts, ub1_single_engine=ub1_single_engine)
    word, times = damage.where_it_hits(dice, charts)
    if word in SYSTEMS and not damage.carries(book.mats[type], word, book):
        return damage.MINOR
    return word if times == 1 else f"{word}{damage.TWICE}"


def boat_idle(charts: Charts, type: str, **others: Any) -> tuple[Setting, ...]:
    """How many diesels count is asked of types with one alone (10.2.1e)."""
    if charts["boat_mat"].cell(type, "diesels").value == 1:
        return ()
    return (idle("ub1_single_engine", "two-diesels", "10.2.1e"),)


def minefield(dice: Dice, charts: Charts, quality: str, crew_out: bool) -> str:
    """A mined place: missed, struck and afloat, or sunk at once (9.8.1a, 9.8.1b). Charts: m1_mines,
    e3_attack."""
    book = sliders.book(charts)
    generic = (SEVERE,) * 4 if crew_out else Crew().generic
    if not dangers.strikes_mine(dice, Crew(quality=quality, generic=generic), book):
        return "missed"
    return SUNK if dangers.mine_hits(dice, book) is hunt.SUNK else "afloat"


def aircraft(dice: Dice, charts: Charts, quality: str, planes: bool, on_mission: bool, crew_out: bool) -> str:
    """Whether the crash dive comes in time (9.10.1a). Charts: a1_aircraft, a1_modifiers."""
    generic = (SEVERE,) * 4 if crew_out else Crew().generic
    boat = Boat("U31", damaged=frozenset({"planes"}) if planes else frozenset())
    crew = Crew(quality=quality, generic=generic)
    modifier = dangers.aircraft_modifier(boat, crew, on_mission, sliders.book(charts))
    return "attack" if dangers.is_caught(dice, modifier, sliders.book(charts)) else "dived"


def repair(dice: Dice, charts: Charts, system: str, engineer: str, spares: bool) -> str:
    """Whether a system works again (10.7.2). Charts: e5_repair, e5_repair_modifiers."""
    works = damage.is_repaired(dice, system, crew_with(engineer), spares, sliders.book(charts))
    return "repaired" if works else "inoperative"


def crew_with(engineer: str) -> Crew:
    """A crew whose chief engineer is fit, an Experte, or out."""
    return Crew(
        engineer=SEVERE if engineer == "out" else 0,
        experts=frozenset({"engineer"} if engineer == "experte" else ()),
    )


def multiplier(dice: Dice, charts: Charts, elite: bool, medal: str, multipliers_per_patrol: int) -> int:
    """How many encounters the multipliers of a patrol give (8.1.7d). Charts: multiplier_roll."""
    crew, book = Crew(quality="elite" if elite else "trained"), sliders.book(charts)
    captains = (sliders.captain(medal),) * multipliers_per_patrol
    return sum(dice.each(_multiplies, captains, crew, book))


def _multiplies(dice: Dice, captain: Captain, crew: Crew, book: Book) -> int:
    return sailing.multiplier(dice, crew, captain, book)


def promotion(
    dice: Dice, charts: Charts, rank: str, medals: int, failures: int, due: bool, promotion_after_awards: bool
) -> str:
    """Whether the captain is promoted (11.2.3a, 11.2.3b). Charts: promotion_roll, promotion_modifiers.

    `due`: a decoration is given in this refit too; it counts if it is given before the roll.
    """
    book = sliders.book(charts)
    modifier = port.promotion_sum(rank, medals + (due and promotion_after_awards), failures, book)
    return "promoted" if port.is_promoted(dice, modifier, charts) else "not_yet"


def promotion_idle(
    charts: Charts, due: bool, promotion_after_awards: bool, **others: Any
) -> tuple[Setting, ...]:
    """A decoration of this refit counts if it is given before the roll (6.1.3F)."""
    found = []
    if not promotion_after_awards:
        found.append(idle("due", "award-later", "6.1.3F"))
    if not due:
        found.append(idle("promotion_after_awards", "no-award", "6.1.3F"))
    return tuple(found)


def mine_victims(dice: Dice, charts: Charts, commander_tile: str) -> int:
    """How many ships the mines of a UC boat sink (7.3.2c-e, 14.7.5). Charts: minelaying_result."""
    book = sliders.book(charts, commander_tile=commander_tile)
    modifier = ability_modifier(book) if ability(Captain(), "minelayer", book) else 0
    return boxes.mine_victims(dice, modifier, charts)


QUESTIONS = (
    Question(
        "encounter", "sea", ("8.0", "12.1.0", "cal.e1"),
        (
            sliders.era("1917", "cal.e1"), choice("region", REGIONS, "british_isles", "E1.rows"),
            switch("first_twelve", "12.1.0", True), option("commander_tile"),
        ),
        OneStep(encounter), outcomes=WORDS, idle=encounter_idle,
    ),
    Question(
        "encounter_in_month", "sea", ("8.0", "12.1.0", "cal.e1", "9.10.0a"),
        (
            choice("month", MONTHS, "1917-04", "cal.e1"), choice("region", REGIONS, "british_isles",
                "E1.rows"),
            switch("first_twelve", "12.1.0", True), option("austrian_campaign"),
            option("austrian_rules_by_chart"),
        ),
        OneStep(encounter_in_month), outcomes=WORDS, idle=month_idle,
    ),
    Question("night", "sea", ("8.3.2a",), (sliders.quality("E1.shift"),),
        OneStep(night), outcomes=("night", "lost")),
    Question("multiplier", "sea", ("8.1.7d",), (switch("elite", "8.1.7d"), sliders.medal("11.3.6b"),
        option("multipliers_per_patrol")), OneStep(multiplier), unit="rolls"),
    Question("mine_victims", "sea", ("7.3.2c", "7.3.2d", "7.3.2e"), (option("commander_tile"),),
        OneStep(mine_victims), unit="ships"),
    Question(
        "minefield", "sea", ("9.8.1a", "9.8.1b"), (sliders.quality("M1.quality"), switch("crew_out",
            "M1.crewout")),
        OneStep(minefield), outcomes=("missed", "afloat", SUNK), first_picture="stairs",
    ),
    Question(
        "aircraft", "sea", ("9.10.1a", "A1.quality"),
        (
            sliders.quality("A1.quality"), switch("planes", "A1.planes"), switch("on_mission", "A1.mission"),
            switch("crew_out", "A1.crewout"),
        ),
        OneStep(aircraft), outcomes=("dived", "attack"),
    ),
    Question("aircraft_hits", "sea", ("9.10.2a", "E3.aircraft"), (), OneStep(aircraft_hits), outcomes=HITS,
        unit="hits"),
    Question("boat_hit", "boat", ("9.6.9a", "9.6.9c"),
        (choice("type", sliders.TYPES, "U31", "10.6.3b"), option("ub1_single_engine")),
        OneStep(boat_hit), outcomes=(
        "flooding", "flooding_x2", "hull", "hull_x2", "crew", "crew_x2", "minor", *SYSTEMS), idle=boat_idle),
    Question(
        "repair", "boat", ("10.7.2", "E5.repair4", "E5.repair2"),
        (
            choice("system", SYSTEMS, "diesel_1", "10.7.1"),
            choice("engineer", ENGINEERS, "fit", "10.7.3"), switch("spares", "R1.6"),
        ),
        OneStep(repair), outcomes=("repaired", "inoperative"),
    ),
    Question("training", "career", ("11.4.3b",), (), OneStep(training), unit="months"),
    Question(
        "promotion", "career", ("11.2.3a", "11.2.3b"),
        (
            choice("rank", ("LtzS", "OltzS", "KptLt"), "OltzS", "11.2.3b"), whole("medals", 0, 4, 0,
                "11.2.3b"),
            whole("failures", 0, 6, 0, "11.2.3b"), switch("due", "6.1.3F"), option("promotion_after_awards"),
        ),
        OneStep(promotion), outcomes=("promoted", "not_yet"), idle=promotion_idle,
    ),
)  # fmt: skip
