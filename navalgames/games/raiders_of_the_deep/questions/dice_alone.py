"""One roll at a time: encounters, detection, attacks on the boat, mines, aircraft, repairs, promotion.

Knows how sliders stand for the table. The rules stand in `rules`.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.raiders_of_the_deep.calendar import month_of, month_text
from navalgames.games.raiders_of_the_deep.questions import sliders
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, option, switch, whole
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
from navalgames.games.raiders_of_the_deep.state import SEVERE, SYSTEMS, Boat, Captain, Crew, Cycle
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
DETECTIONS = (hunt.UNDETECTED, hunt.DETECTED, hunt.WELL_DETECTED)


def encounter(
    dice: Any, charts: Charts, era: str, region: str, first_twelve: bool, commander_tile: str
) -> str:
    """What a box holds; a captain who may look twice does so where there is nothing (8.0, 12.1.0, 14.7.5).

    Charts: e1_encounter_1 to _6, e1_mission.
    """
    book, month = sliders.book(charts, commander_tile=commander_tile), month_of(sliders.MONTHS[era])
    found = dice.resolve(_met, month, region, first_twelve, book)
    twice = ability(Captain(), "second_look", book) and region not in ("transit", "mission")
    return dice.resolve(_met, month, region, first_twelve, book) if twice and found == "none" else found


def encounter_in_month(
    dice: Any, charts: Charts, month: str, region: str, first_twelve: bool, austrian_campaign: bool,
    austrian_rules_by_chart: bool,
) -> str:  # fmt: skip
    """What a box holds in one month of the war (8.0, 12.1.0, 9.10.0a, 14.5.1a). Charts: see `encounter`."""
    book = sliders.book(
        charts, austrian_campaign=austrian_campaign, austrian_rules_by_chart=austrian_rules_by_chart
    )
    return _met(dice, month_of(month), region, first_twelve, book)


def _met(dice: Any, month: int, region: str, first_twelve: bool, book: Book) -> str:
    total = dice.roll("2d6", "encounter", "8.0")
    if first_twelve and total == boxes.TWELVE and region != "mission":
        return "event"
    return boxes.there(boxes.encounter(total, book.chart_of(month), region, book.charts), month, book)


def night(dice: Any, charts: Charts, quality: str) -> str:
    """Whether ships shadowed by day are attacked by night (8.3.2a). Charts: e1_shift_to_night."""
    return "night" if meetings.night_falls(dice, quality, sliders.book(charts)) else "lost"


def detection(
    dice: Any, charts: Charts, day_torpedo: bool, distance: str, both_ends: bool, capital: bool,
    previous: bool, deep: bool, fuel: bool, planes: bool, night_surface: bool, in_channel: bool,
    commander: str, medal: str, **options: Any,
) -> str:  # fmt: skip
    """One search by an escort; a captain who is hard to find has it made again once (9.6.7, E2.*, 14.7.5).

    Charts: e2_detection, e2_modifiers.
    """
    book, captain = sliders.book(charts, **options), sliders.captain(medal)
    cycle = Cycle(
        day_torpedo=day_torpedo, close=distance == "close", long=distance == "long", both_ends=both_ends,
        capital=capital, previous=previous, deep=deep, night_surface=night_surface,
    )  # fmt: skip
    out = frozenset(system for system, hit in (("fuel", fuel), ("planes", planes)) if hit)
    modifier = hunt.detection_modifier(
        Boat("U31", damaged=out), sliders.crew(commander), captain, cycle,
        "channel" if in_channel else "", False, book,
    )  # fmt: skip
    found = dice.resolve(hunt.detection, modifier, charts)
    again = found != hunt.UNDETECTED and ability(captain, "hard_to_find", book)
    return dice.resolve(hunt.detection, modifier, charts) if again else found


def approach(dice: Any, charts: Charts, medal: str, approach_twelve_bonus: bool) -> str:
    """Closing in unseen (9.2.2a, 9.2.2b). Charts: e2_close_approach."""
    book = sliders.book(charts, approach_twelve_bonus=approach_twelve_bonus)
    return hunt.approach(dice, sliders.captain(medal), Crew(), book)


def _hits(found: int | None, charts: Charts) -> int:
    """The hits as a number; a boat sunk at once counts as one more than the most."""
    return charts["limits"].value("most_hits", "count") + 1 if found is hunt.SUNK else found


def depth_charges(
    dice: Any, charts: Charts, attack: int, fatigue: bool, well_detected: bool, gear: int, fuel: bool,
    evasive_manoeuvres: bool = False, **options: Any,
) -> int:  # fmt: skip
    """The hits of one depth-charge attack (9.6.8c, 9.6.8e, 14.4.2). Charts: e3_attack, e3_modifiers."""
    book = sliders.book(charts, **options)
    cycle = Cycle(charges=attack - 1, first=attack == 1, well=well_detected)
    modifier = hunt.charge_modifier(_worn(gear, fuel), Captain(), cycle, fatigue, book)
    hits = hunt.attack(dice, modifier, charts)
    if evasive_manoeuvres:
        hits = hunt.evaded(hits, 1, dice.roll("1d6", "escort_direction", "14.4.1b"), book)
    return _hits(hits, charts)


def system_hit(
    dice: Any, charts: Charts, system: str, attack: int, fatigue: bool, well_detected: bool, gear: int,
    fuel: bool,
) -> str:  # fmt: skip
    """What one whole depth-charge attack does to one system of a sound boat (9.6.8c, 9.6.9a)."""
    hits = depth_charges(dice, charts, attack, fatigue, well_detected, gear, fuel)
    if hits > charts["limits"].value("most_hits", "count"):
        return "sunk"
    struck = dice.each(_strikes, (system,) * hits, charts)
    return "damaged" if any(struck) else "untouched"


def _strikes(dice: Any, system: str, charts: Charts) -> bool:
    return damage.where_it_hits(dice, charts)[0] == system


def aircraft_hits(dice: Any, charts: Charts) -> int:
    """The hits of an aircraft that has caught the boat (9.10.2a, E3.aircraft). Charts: e3_attack."""
    return _hits(dangers.air_hits(dice, sliders.book(charts)), charts)


def training(dice: Any, charts: Charts) -> int:
    """The months of training on a new boat (11.4.3b, 11.4.4c). Charts: training_months."""
    return postings.training(dice, charts)


def ram(
    dice: Any, charts: Charts, surfaced: bool, well_detected: bool, gear: int, fuel: bool, commander_tile: str
) -> int:
    """The hits of a ram (9.6.8a, 14.7.5). Charts: e3_ram, e3_modifiers."""
    cycle = Cycle(night_surface=surfaced, well=well_detected)
    book = sliders.book(charts, commander_tile=commander_tile)
    modifier = hunt.ram_modifier(_worn(gear, fuel), Captain(), cycle, book)
    return _hits(hunt.ram(dice, modifier, charts), charts)


def _worn(gear: int, fuel: bool) -> Boat:
    """A boat with so many of hydrophones, batteries and motors out."""
    out = ("hydrophones", "batteries", "motor_1", "motor_2")[:gear]
    return Boat("U31", damaged=frozenset(out) | ({"fuel"} if fuel else frozenset()))


def boat_hit(dice: Any, charts: Charts, type: str, ub1_single_engine: bool) -> str:
    """What one hit damages; a hit on what the type has not is a minor one (9.6.9a, 10.6.3b). Charts:
    e4_damage."""
    book = sliders.book(charts, ub1_single_engine=ub1_single_engine)
    word, times = damage.where_it_hits(dice, charts)
    if word in SYSTEMS and not damage.carries(book.mats[type], word, book):
        return damage.MINOR
    return word if times == 1 else f"{word}{damage.TWICE}"


def minefield(dice: Any, charts: Charts, quality: str, crew_out: bool) -> str:
    """A mined place: missed, struck and afloat, or sunk at once (9.8.1a, 9.8.1b). Charts: m1_mines,
    e3_attack."""
    book = sliders.book(charts)
    generic = (SEVERE,) * 4 if crew_out else Crew().generic
    if not dangers.strikes_mine(dice, Crew(quality=quality, generic=generic), book):
        return "missed"
    return "sunk" if dangers.mine_hits(dice, book) is hunt.SUNK else "struck"


def aircraft(dice: Any, charts: Charts, quality: str, planes: bool, on_mission: bool, crew_out: bool) -> str:
    """Whether the crash dive comes in time (9.10.1a). Charts: a1_aircraft, a1_modifiers."""
    generic = (SEVERE,) * 4 if crew_out else Crew().generic
    boat = Boat("U31", damaged=frozenset({"planes"}) if planes else frozenset())
    crew = Crew(quality=quality, generic=generic)
    modifier = dangers.aircraft_modifier(boat, crew, on_mission, sliders.book(charts))
    return "attack" if dangers.is_caught(dice, modifier, sliders.book(charts)) else "safe"


def repair(dice: Any, charts: Charts, system: str, engineer: str, spares: bool) -> str:
    """Whether a system works again (10.7.2). Charts: e5_repair, e5_repair_modifiers."""
    crew = Crew(
        engineer=SEVERE if engineer == "out" else 0,
        experts=frozenset({"engineer"} if engineer == "experte" else ()),
    )
    return (
        "repaired" if damage.is_repaired(dice, system, crew, spares, sliders.book(charts)) else "inoperative"
    )


def multiplier(dice: Any, charts: Charts, elite: bool, medal: str, multipliers_per_patrol: int) -> int:
    """How many encounters the multipliers of a patrol give (8.1.7d). Charts: multiplier_roll."""
    crew, book = Crew(quality="elite" if elite else "trained"), sliders.book(charts)
    captains = (sliders.captain(medal),) * multipliers_per_patrol
    return sum(dice.each(_multiplies, captains, crew, book))


def _multiplies(dice: Any, captain: Captain, crew: Crew, book: Book) -> int:
    return sailing.multiplier(dice, crew, captain, book)


def promotion(
    dice: Any, charts: Charts, rank: str, medals: int, failures: int, due: bool, promotion_after_awards: bool
) -> str:
    """Whether the captain is promoted (11.2.3a, 11.2.3b). Charts: promotion_roll, promotion_modifiers.

    `due`: a decoration is given in this refit too; it counts if it is given before the roll.
    """
    book = sliders.book(charts)
    medals += due and promotion_after_awards
    modifier = (
        book.modifier("promotion_modifiers", rank)
        + medals * book.modifier("promotion_modifiers", "decoration")
        + failures * book.modifier("promotion_modifiers", "failure")
    )
    return "promoted" if port.is_promoted(dice, modifier, charts) else "not_yet"


def mine_victims(dice: Any, charts: Charts, commander_tile: str) -> int:
    """How many ships the mines of a UC boat sink (7.3.2c-e, 14.7.5). Charts: minelaying_result."""
    book = sliders.book(charts, commander_tile=commander_tile)
    modifier = ability_modifier(book) if ability(Captain(), "minelayer", book) else 0
    return boxes.mine_victims(dice, modifier, charts)


_FUEL = switch("fuel", "E3.fuel")
_GEAR = whole("gear", 0, 4, 0, "E3.hydrophones")
QUESTIONS = (
    Question(
        "encounter", "sea", ("8.0", "12.1.0", "cal.e1"),
        (
            sliders.era("1917", "cal.e1"), choice("region", REGIONS, "british_isles", "E1.rows"),
            switch("first_twelve", "12.1.0", True), option("commander_tile"),
        ),
        encounter, outcomes=WORDS,
    ),
    Question(
        "encounter_in_month", "sea", ("8.0", "12.1.0", "cal.e1", "9.10.0a"),
        (
            choice("month", MONTHS, "1917-04", "cal.e1"), choice("region", REGIONS, "british_isles",
                "E1.rows"),
            switch("first_twelve", "12.1.0", True), option("austrian_campaign"),
            option("austrian_rules_by_chart"),
        ),
        encounter_in_month, outcomes=WORDS,
    ),
    Question("night", "sea", ("8.3.2a",), (sliders.quality("E1.shift"),), night, outcomes=("night", "lost")),
    Question("multiplier", "sea", ("8.1.7d",), (switch("elite", "8.1.7d"), sliders.medal("11.3.6b"),
        option("multipliers_per_patrol")), multiplier, unit="rolls"),
    Question("mine_victims", "sea", ("7.3.2c", "7.3.2d", "7.3.2e"), (option("commander_tile"),),
        mine_victims, unit="ships"),
    Question(
        "minefield", "sea", ("9.8.1a", "9.8.1b"), (sliders.quality("M1.quality"), switch("crew_out",
            "M1.crewout")),
        minefield, outcomes=("missed", "struck", "sunk"),
    ),
    Question(
        "aircraft", "sea", ("9.10.1a", "A1.base"),
        (
            sliders.quality("A1.quality"), switch("planes", "A1.planes"), switch("on_mission", "A1.mission"),
            switch("crew_out", "A1.crewout"),
        ),
        aircraft, outcomes=("safe", "attack"),
    ),
    Question("aircraft_hits", "sea", ("9.10.2a", "E3.aircraft"), (), aircraft_hits, unit="hits"),
    Question("approach", "escorts", ("9.2.2a", "9.2.2b"), (sliders.medal("9.2.2b"),
        option("approach_twelve_bonus")), approach, outcomes=DETECTIONS),
    Question(
        "detection", "escorts", ("9.6.7a", "9.6.7b", "9.6.7c"),
        (
            switch("day_torpedo", "E2.day_torpedo", True), choice("distance", sliders.RANGES, "medium",
                "E2.close"),
            switch("both_ends", "E2.both_ends"), switch("capital", "E2.capital"), switch("previous",
                "E2.previous"),
            switch("deep", "E2.test_depth"), switch("fuel", "E2.fuel"), switch("planes", "E2.planes"),
            switch("night_surface", "E2.night_surface"), switch("in_channel", "14.7.5"),
            sliders.commander("E2.kmdt"), sliders.medal("E2.plm"), option("night_surface_detection"),
            option("decorations_need_fit_captain"), option("commander_tile"),
        ),
        detection, outcomes=DETECTIONS,
    ),
    Question(
        "depth_charges", "escorts", ("9.6.8c", "9.6.8e", "9.6.8f", "9.6.8g", "9.6.8h"),
        (
            whole("attack", 1, 5, 1, "9.6.8e"), switch("fatigue", "cal.fatigue", True),
            switch("well_detected", "E3.well_detected"), _GEAR, _FUEL, option("evasive_manoeuvres"),
            option("evasion_saves_sunk"), option("dc_fatigue_on"),
        ),
        depth_charges, unit="hits",
    ),
    Question(
        "ram", "escorts", ("9.6.8a", "E3.ram_surfaced"),
        (
            switch("surfaced", "E3.ram_surfaced"), switch("well_detected", "E3.well_detected"), _GEAR, _FUEL,
            option("commander_tile"),
        ),
        ram, unit="hits",
    ),
    Question("boat_hit", "boat", ("9.6.9a", "9.6.9c"),
        (choice("type", sliders.TYPES, "U31", "10.6.3b"), option("ub1_single_engine")), boat_hit, outcomes=(
        "flooding", "flooding_x2", "hull", "hull_x2", "crew", "crew_x2", "minor", *SYSTEMS)),
    Question(
        "system_hit", "boat", ("9.6.8c", "9.6.9a", "10.6.3a"),
        (
            choice("system", SYSTEMS, "batteries", "9.6.9a"), whole("attack", 1, 5, 1, "9.6.8e"),
            switch("fatigue", "cal.fatigue", True), switch("well_detected", "E3.well_detected"), _GEAR, _FUEL,
        ),
        system_hit, outcomes=("untouched", "damaged", "sunk"),
    ),
    Question(
        "repair", "boat", ("10.7.2", "E5.repair4", "E5.repair2"),
        (
            choice("system", SYSTEMS, "diesel_1", "10.7.1"),
            choice("engineer", ("fit", "experte", "out"), "fit", "10.7.3"), switch("spares", "R1.6"),
        ),
        repair, outcomes=("repaired", "inoperative"),
    ),
    Question("training", "career", ("11.4.3b", "11.4.4c"), (), training, unit="months"),
    Question(
        "promotion", "career", ("11.2.3a", "11.2.3b"),
        (
            choice("rank", ("LtzS", "OltzS", "KptLt"), "OltzS", "11.2.3b"), whole("medals", 0, 4, 0,
                "11.2.3b"),
            whole("failures", 0, 6, 0, "11.2.3b"), switch("due", "6.1.3F"), option("promotion_after_awards"),
        ),
        promotion, outcomes=("promoted", "not_yet"),
    ),
)  # fmt: skip
