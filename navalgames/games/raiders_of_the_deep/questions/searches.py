"""Escorts, one roll at a time: the approach, one search, a ram, an attack with depth charges.

Knows how sliders stand for the table. The rules stand in `rules.hunt`.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from navalgames.chance import Dice, exact
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, OneStep, Question, Setting
from navalgames.games.raiders_of_the_deep.questions import sliders
from navalgames.games.raiders_of_the_deep.questions.sliders import (
    choice,
    idle,
    option,
    refused,
    switch,
    whole,
)
from navalgames.games.raiders_of_the_deep.rules import damage, escorts, hunt
from navalgames.games.raiders_of_the_deep.rules.standing import ability
from navalgames.games.raiders_of_the_deep.state import SYSTEMS, Boat, Captain, Crew, Cycle

DETECTIONS = (hunt.UNDETECTED, hunt.DETECTED, hunt.WELL_DETECTED)
SUNK = "sunk"
HITS = (*range(6), SUNK)
"""What [E3] says: hits, or sunk at once."""
PILOT = "steinbrinck"


def told(hits: int | None) -> int | str:
    """The hits as a number, or the word for a boat sunk at once (9.6.8h)."""
    return SUNK if hits is hunt.SUNK else hits


# ------------------------------------------------------------------------ approach and detection


def approach(dice: Dice, charts: Charts, medal: str, approach_twelve_bonus: bool) -> str:
    """Closing in unseen (9.2.2a, 9.2.2b). Charts: e2_close_approach."""
    book = sliders.book(charts, approach_twelve_bonus=approach_twelve_bonus)
    return hunt.approach(dice, sliders.captain(medal), Crew(), book)


def detection(
    dice: Dice, charts: Charts, turn: int, day_torpedo: bool, distance: str, both_ends: bool, capital: bool,
    previous: bool, deep: bool, fuel: bool, planes: bool, night_surface: bool, in_channel: bool,
    fatigue: bool, commander: str, medal: str, **options: Any,
) -> str:  # fmt: skip
    """One search by an escort, in any turn of its hunt; a captain who is hard to find has it made again once.

    Rule: 9.6.3a-9.6.3c, 9.6.7, 9.6.12a, E2.*, 14.7.5. Charts: e2_detection, e2_modifiers.
    """
    book, captain = sliders.book(charts, **options), sliders.captain(medal)
    cycle = Cycle(
        day_torpedo=day_torpedo, close=distance == "close", long=distance == "long", both_ends=both_ends,
        capital=capital, previous=previous, deep=deep, night_surface=night_surface,
    )  # fmt: skip
    for _ in range(1, turn):
        cycle = escorts.next_turn(cycle._replace(charges=cycle.charges + 1))._replace(deep=deep)
    out = frozenset(system for system, hit in (("fuel", fuel), ("planes", planes)) if hit)
    modifier = hunt.detection_modifier(
        Boat("U31", damaged=out), sliders.crew(commander), captain, cycle,
        "channel" if in_channel else "", fatigue, book,
    )  # fmt: skip
    found = dice.resolve(hunt.detection, modifier, charts)
    again = found != hunt.UNDETECTED and ability(captain, "hard_to_find", book)
    return dice.resolve(hunt.detection, modifier, charts) if again else found


def detection_refused(
    charts: Charts, turn: int, day_torpedo: bool, both_ends: bool, capital: bool, deep: bool,
    night_surface: bool, **others: Any,
) -> Setting | None:  # fmt: skip
    """Attacks that cannot be, and depths that cannot be reached (8.2.4n, 9.5.0, 9.5.1c, 9.5.2a, 9.6.6)."""
    if night_surface and day_torpedo:
        return refused("night_surface", "escort-by-day", "9.5.0")
    if night_surface and capital:
        return refused("night_surface", "armed", "8.2.4n")
    if both_ends and not night_surface:
        return refused("both_ends", "one-end", "9.5.2a")
    if deep and night_surface and turn == 1:
        return refused("deep", "on-the-surface", "9.6.6")
    return None


def detection_idle(
    charts: Charts, turn: int, night_surface: bool, fatigue: bool, commander: str, medal: str,
    dc_fatigue_on: str, in_channel: bool, commander_tile: str, **others: Any,
) -> tuple[Setting, ...]:  # fmt: skip
    """What counts in the first turn alone, and what nothing here asks for."""
    found = []
    if turn > 1:
        found += [idle("previous", "found-before", "9.6.12a"), idle("both_ends", "first-turn", "9.6.3c")]
    if not night_surface:
        found.append(idle("night_surface_detection", "submerged", "9.6.3b"))
    if turn < 1 + hunt.FATIGUED_FROM or dc_fatigue_on != "e2":
        found.append(idle("fatigue", "no-fatigue", "9.6.8e"))
    if turn < 1 + hunt.FATIGUED_FROM or not fatigue:
        found.append(idle("dc_fatigue_on", "no-fatigue", "9.6.8e"))
    if commander == "captain" or medal == "none":
        found.append(idle("decorations_need_fit_captain", "fit-captain", "11.3.6f"))
    if commander_tile != PILOT:
        found.append(idle("in_channel", "no-pilot", "14.7.5"))
    return tuple(found)


# ------------------------------------------------------------------------ ram and depth charges


def ram(
    dice: Dice,
    charts: Charts,
    surfaced: bool,
    well_detected: bool,
    gear: int,
    fuel: bool,
    commander_tile: str,
) -> int | str:
    """The hits of a ram (9.6.8a, 14.7.5). Charts: e3_ram, e3_modifiers."""
    cycle = Cycle(night_surface=surfaced, well=well_detected)
    book = sliders.book(charts, commander_tile=commander_tile)
    return told(hunt.ram(dice, hunt.ram_modifier(_worn(gear, fuel), Captain(), cycle, book), charts))


def _worn(gear: int, fuel: bool) -> Boat:
    """A boat with so many of hydrophones, batteries and motors out."""
    out = ("hydrophones", "batteries", "motor_1", "motor_2")[:gear]
    return Boat("U31", damaged=frozenset(out) | ({"fuel"} if fuel else frozenset()))


def depth_charges(
    dice: Dice, charts: Charts, attack: int, fatigue: bool, well_detected: bool, gear: int, fuel: bool,
    manoeuvre: int = 1, **options: Any,
) -> int | str:  # fmt: skip
    """The hits of one depth-charge attack (9.6.8c, 9.6.8e, 14.4.1b, 14.4.2, 14.4.5). Charts: e3_attack,
    e3_modifiers."""
    book, boat = sliders.book(charts, **options), _worn(gear, fuel)
    cycle = Cycle(charges=attack - 1, first=attack == 1, well=well_detected)
    evades = escorts.may_evade(boat, book)
    escort = dice.roll("1d6", "escort_direction", "14.4.1b") if evades else 0
    hits = hunt.attack(dice, hunt.charge_modifier(boat, Captain(), cycle, fatigue, book), charts)
    return told(hunt.evaded(hits, manoeuvre, escort, book) if evades else hits)


def charges_idle(
    charts: Charts, attack: int, fatigue: bool, gear: int, dc_fatigue_on: str = "e3",
    evasive_manoeuvres: bool = True, **others: Any,
) -> tuple[Setting, ...]:  # fmt: skip
    """A first attack tires nobody (9.6.8e); nothing is evaded without hydrophones (14.4.5)."""
    found = []
    if gear or not evasive_manoeuvres:
        found.append(idle("manoeuvre", "no-evasion", "14.4.1a"))
    if attack < hunt.FATIGUED_FROM or dc_fatigue_on != "e3":
        found.append(idle("fatigue", "no-fatigue", "9.6.8e"))
    if attack < hunt.FATIGUED_FROM or not fatigue:
        found.append(idle("dc_fatigue_on", "no-fatigue", "9.6.8e"))
    if gear:
        found.append(idle("evasive_manoeuvres", "no-hydrophones", "14.4.5"))
    if gear or not evasive_manoeuvres:
        found.append(idle("evasion_saves_sunk", "no-evasion", "14.4.1a"))
    return tuple(found)


def system_hit(
    dice: Dice, charts: Charts, system: str, attack: int, fatigue: bool, well_detected: bool, gear: int,
    fuel: bool,
) -> str:  # fmt: skip
    """What one whole depth-charge attack does to one system of a sound boat (9.6.8c, 9.6.9a)."""
    hits = depth_charges(dice, charts, attack, fatigue, well_detected, gear, fuel)
    if hits == SUNK:
        return SUNK
    assert isinstance(hits, int), "a boat that is afloat counts its hits"
    struck = dice.each(_strikes, (system,) * hits, charts)
    return "damaged" if any(struck) else "untouched"


def system_course(
    charts: Charts, outcome: Hashable, system: str, attack: int, fatigue: bool, well_detected: bool,
    gear: int, fuel: bool,
) -> Course:  # fmt: skip
    """How many hits there are, and what each of them strikes."""
    hits = exact(depth_charges, charts, attack, fatigue, well_detected, gear, fuel)
    strikes = exact(_strikes, system, charts).chance(True)
    usual = hits.mode
    acts = (
        Act("system-hits", (("usual", usual), ("chance", hits.chance(usual)))),
        Act("system-strikes", (("system", system), ("strikes", strikes))),
    )
    if outcome != "untouched":
        return Course(acts, 1)
    ways = {count: chance * (1 - strikes) ** count for count, chance in hits.items() if count != SUNK}
    count = max(ways, key=ways.__getitem__)
    way = (
        Act("system-way-hits", (("hits", count),), hits.chance(count)),
        Act("system-way-misses", (("hits", count),), (1 - strikes) ** count, ((1 - strikes, count),)),
    )
    each = [Act("system-way", (("hits", hits),), chance) for hits, chance in ways.items()]
    return Course(acts, 1, way[: 2 if count else 1], (Act("system-ways", (("ways", len(ways)),)), *each))


def _strikes(dice: Dice, system: str, charts: Charts) -> bool:
    return damage.where_it_hits(dice, charts)[0] == system


def system_idle(charts: Charts, **values: Any) -> tuple[Setting, ...]:
    """As for the attack itself, of which only the first tires nobody."""
    return tuple(one for one in charges_idle(charts, **values) if one.parameter == "fatigue")


_FUEL = switch("fuel", "E3.fuel")
_GEAR = whole("gear", 0, 4, 0, "E3.hydrophones")
_FATIGUE = switch("fatigue", "cal.fatigue", True)
_WELL = switch("well_detected", "E3.well_detected")
_ATTACK = whole("attack", 1, 5, 1, "9.6.8e")
QUESTIONS = (
    Question("approach", "escorts", ("9.2.2a", "9.2.2b"), (sliders.medal("9.2.2b"),
        option("approach_twelve_bonus")), OneStep(approach), outcomes=DETECTIONS),
    Question(
        "detection", "escorts", ("9.6.7a", "9.6.7b", "9.6.7c", "9.6.12a"),
        (
            whole("turn", 1, 5, 1, "9.6.12a"), switch("day_torpedo", "E2.day_torpedo", True),
            choice("distance", sliders.RANGES, "medium", "E2.close"),
            switch("both_ends", "E2.both_ends"), switch("capital", "E2.capital"),
            switch("previous", "E2.previous"), switch("deep", "E2.test_depth"), switch("fuel", "E2.fuel"),
            switch("planes", "E2.planes"), switch("night_surface", "E2.night_surface"),
            switch("in_channel", "14.7.5"), _FATIGUE, sliders.commander("E2.kmdt"), sliders.medal("E2.plm"),
            option("night_surface_detection"), option("dc_fatigue_on"),
            option("decorations_need_fit_captain"), option("commander_tile"),
        ),
        OneStep(detection), outcomes=DETECTIONS, refused=detection_refused, idle=detection_idle,
    ),
    Question(
        "depth_charges", "escorts", ("9.6.8c", "9.6.8e", "9.6.8f", "9.6.8g", "9.6.8h"),
        (
            _ATTACK, _FATIGUE, _WELL, _GEAR, _FUEL, option("evasive_manoeuvres"),
            whole("manoeuvre", 1, 6, 1, "14.4.1a"), option("evasion_saves_sunk"), option("dc_fatigue_on"),
        ),
        OneStep(depth_charges), outcomes=HITS, unit="hits", idle=charges_idle,
    ),
    Question(
        "ram", "escorts", ("9.6.8a", "E3.ram_surfaced"),
        (switch("surfaced", "E3.ram_surfaced"), _WELL, _GEAR, _FUEL, option("commander_tile")),
        OneStep(ram), outcomes=HITS, unit="hits",
    ),
    Question(
        "system_hit", "boat", ("9.6.8c", "9.6.9a"),
        (choice("system", SYSTEMS, "batteries", "9.6.9a"), _ATTACK, _FATIGUE, _WELL, _GEAR, _FUEL),
        OneStep(system_hit), outcomes=("untouched", "damaged", SUNK), idle=system_idle,
        course=system_course,
    ),
)  # fmt: skip
