"""The four action tables with every source of a modifier, before and after an Interruption (22, 27 to 47).

Knows sliders. Tables, modifiers and Interruption stand in `rules`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.atlantic_chase.questions.sliders import (
    AIR,
    SPEED_PLACES,
    choice,
    idle,
    switch,
    the_weather,
    whole,
)
from navalgames.games.atlantic_chase.rules import attacks, designation, initiative, interruption, powers
from navalgames.games.atlantic_chase.rules.frames import AIR_STRIKE, ENGAGE, NAVAL_SEARCH, STEALTH_ATTACK
from navalgames.games.atlantic_chase.state import BAD
from navalgames.games.atlantic_chase.tables import by_total, column_of
from navalgames.games.contract import OneStep, Parameter, Question, Setting

GROUP = "actions"
ADDS, TURNS, CHANGES_TOTAL = "adds_two", "turns_a_die", "changes_total"
ENDS = (interruption.CANCELLED, interruption.LOST)
LEADERS = {ADDS: "Somerville", TURNS: "Marschall"}
"""Whose number is read for a power: that of the first leader who has it."""
BANDS = choice("interruption_bands", ("rulebook", "board"), "rulebook", "option:interruption_bands")
WORDS = {
    NAVAL_SEARCH: (
        "Miss", "Early or Late", "Shadow", "Contact", "Contact + Shadow", "Contact + Sighted",
        "Skirmish + Sighted",
    ),
    ENGAGE: ("Miss", "Contact", "Closing", "Skirmish", "Battle", "Surprise"),
    AIR_STRIKE: (
        "Miss", "Hit if very slow", "Contact + Hit if very slow", "Contact + Hit if slow",
        "Contact + Hit", "Contact + Damaged",
    ),
    STEALTH_ATTACK: (
        "Lose Contact", "Miss", "Hit if very slow", "Hit if slow", "Hit", "Hit + Hit", "Damaged",
        "Damaged + Damaged",
    ),
}  # fmt: skip


def key(words: str) -> str:
    """The name of a result in the catalogue: "Contact + Hit if slow" is contact_hit_if_slow."""
    return words.lower().replace(" + ", "_").replace(" ", "_")


OUTCOMES = {kind: tuple(map(key, words)) for kind, words in WORDS.items()}


def modifier(charts: Charts, weather: str, given: dict[str, Any]) -> int:
    """All modifiers that apply, added up.

    Rule: 45.1, 45.4, 45.5, 46.1a, 46.2a, 47.5, 41.9, 41.10.
    Charts: air_support_mod, contact_mod, evasive_mod, coordination_mod, stealth_mods.
    """
    total = 0
    if weather == BAD and not given["own_air"] == given["enemy_air"] == "none":
        acted("45.3a")
    for name, active in (("own_air", True), ("enemy_air", False)):
        distance = AIR[given[name]]
        if distance is not None and weather != BAD:
            total += designation.air_support_modifier(distance, active, charts)
    if given["own_coordination"] != "none":
        walker = given["own_coordination"] == "walker"
        total += designation.coordination_modifier(weather, True, walker, charts)
    if given["enemy_coordination"]:
        total += designation.coordination_modifier(weather, False, False, charts)
    if given["contact"] != "none":
        total += designation.contact_modifier(SPEED_PLACES[given["contact"]], charts)
    if given["evasive"]:
        total += designation.evasive_modifier(weather, charts)
    for name in ("u_boat_zone", "dispersed_convoy"):
        if given.get(name):
            total += designation.stealth_modifier(name, charts)
    return total


def attack(
    dice: Dice, charts: Charts, kind: str, total: int, weather: str, intel: int, tally: int,
    own_leader: str, enemy_leader: str, interruption_bands: str, interruption_vie_kept: str, **given: Any,
) -> str:  # fmt: skip
    """What an attack with these modifiers comes to, the Interruption included.

    Rule: 10.5a, 10.7a, 10.13a, 22.1 to 22.5, 22.7, 25.9, 49.2, 52.7, 54.3d.
    """
    alert: int | str = 0
    if intel:
        adds = initiative.contest_modifier(tally, 0)
        alert = dice.resolve(
            interruption.left_of, charts, intel, adds, interruption_bands, interruption_vie_kept
        )
    if isinstance(alert, str):
        return alert
    if alert:
        acted("49.2")
    if own_leader == CHANGES_TOTAL:
        total = dice.resolve(changed_total, total, -1, "10.5a")
    if enemy_leader == CHANGES_TOTAL:
        total = dice.resolve(changed_total, total, 1, "10.14")
    value = modifier(charts, weather, given) - alert
    return key(dice.resolve(table_result, charts, kind, total, value, own_leader))


def changed_total(dice: Dice, total: int, sign: int, rule: str) -> int:
    """The Trajectory Total after Krancke's or Tovey's two dice, never below 0. Rule: 10.5a, 10.14, 17.7."""
    return max(0, total + sign * dice.roll("2d6", "leader_total", rule))


def table_result(dice: Dice, charts: Charts, kind: str, total: int, value: int, leader: str = "none") -> str:
    """The cell of an action table for a roll with modifier. Rule: 25.9, 49.1.

    Charts: naval_search, engage, air_strike, stealth_attack.
    """
    rolled = led_roll(dice, charts, *attacks.WHY[kind], leader)
    column = column_of(by_total(charts[kind].columns), total)
    return charts[kind].result(rolled + value, column)


def led_roll(dice: Dice, charts: Charts, why: str, rule: str, leader: str) -> int:
    """The roll of two dice with the power of a leader: 2 more, or the lowest die turned to 6.

    Rule: 10.7a, 10.10, 10.13a.
    """
    if leader == ADDS:
        acted("10.13a")
        return dice.roll("2d6", why, rule) + powers.number(LEADERS[ADDS], charts)
    if leader == TURNS:
        acted("10.7a")
        highest = dice.faces("2d6", why, rule)[:-1]
        return powers.total((*highest, powers.number(LEADERS[TURNS], charts)), "all")
    return dice.roll("2d6", why, rule)


def interruption_check(dice: Dice, charts: Charts, intel: int, interruption_bands: str) -> str:
    """What an Interruption check gives. Rule: 22.2, 22.3, 22.5. Charts: interruption, interruption_bands."""
    return (
        interruption.interrupted(dice, intel, interruption_bands, charts)
        .lower()
        .replace(" -", "_")
        .replace(" ", "_")
    )


def idle_in(charts: Charts, **given: Any) -> tuple[Setting, ...]:
    """What cannot matter in an attack: aircraft in bad weather, and an Interruption without Intel."""
    found: tuple[Setting, ...] = ()
    if given.get("weather") == BAD:
        found += idle("bad-weather", "45.3a", "own_air", "enemy_air")
    return found + idle_interruption(given["intel"], given["tally"])


def idle_interruption(intel: int, tally: int) -> tuple[Setting, ...]:
    """What of an Interruption cannot matter with so many Intel markers and this Tally."""
    if not intel:
        return idle("no-intel", "22.3", "tally", "interruption_bands", "interruption_vie_kept")
    return idle("vie-lost", "26.8", "interruption_vie_kept") if tally >= SURE_TO_VIE else ()


SURE_TO_VIE = 6
"""From this Tally on the inactive player wins every vie (26.8)."""


def asked(kind: str) -> Any:
    """The procedure of one table."""

    def procedure(dice: Dice, charts: Charts, **given: Any) -> str:
        return attack(dice, charts, kind, **given)

    return procedure


def parameters(*more: Parameter, air: str = "none", flying: bool = False) -> tuple[Parameter, ...]:
    """What every table depends on."""
    own = ("same_hex", "one_hex", "two_hexes") if flying else tuple(AIR)
    return (
        whole("total", 0, 20, 4, "17.1"),
        *(() if flying else (the_weather("25.10"),)),
        choice("own_air", own, air, "45.4"),
        choice("own_coordination", ("none", "force", "walker"), "none", "47.5"),
        choice("contact", ("none", *SPEED_PLACES), "none", "46.1a"),
        choice("enemy_air", tuple(AIR), "none", "45.4"),
        switch("enemy_coordination", "47.5"),
        switch("evasive", "46.2a"),
        *more,
        whole("intel", 0, 4, 0, "22.3"),
        whole("tally", 0, 9, 0, "26.5"),
        choice("own_leader", ("none", ADDS, TURNS, CHANGES_TOTAL), "none", "10.5a"),
        choice("enemy_leader", ("none", CHANGES_TOTAL), "none", "10.14"),
        BANDS,
        choice("interruption_vie_kept", ("resume", "cancel"), "resume", "option:interruption_vie_kept"),
    )


def strike(dice: Dice, charts: Charts, **given: Any) -> str:
    """An Air Strike: always in good weather, always with its own air support (27.1, 27.4b)."""
    return attack(dice, charts, AIR_STRIKE, weather="good", **given)


_RULES = ("17.1", "22.5", "45.4", "46.1a", "46.2a", "47.5", "49.2")
_STEALTH = (switch("u_boat_zone", "41.9"), switch("dispersed_convoy", "41.10"))

QUESTIONS = (
    Question(
        "naval_search", GROUP, ("33.5", *_RULES), parameters(), OneStep(asked(NAVAL_SEARCH)),
        outcomes=(*OUTCOMES[NAVAL_SEARCH], *ENDS), idle=idle_in, first_picture="table",
    ),
    Question(
        "engage", GROUP, ("31.5", *_RULES), parameters(), OneStep(asked(ENGAGE)),
        outcomes=(*OUTCOMES[ENGAGE], *ENDS), idle=idle_in, first_picture="table",
    ),
    Question(
        "air_strike", GROUP, ("27.6", *_RULES), parameters(air="one_hex", flying=True), OneStep(strike),
        outcomes=(*OUTCOMES[AIR_STRIKE], *ENDS), idle=idle_in, first_picture="table",
    ),
    Question(
        "stealth_attack", GROUP, ("41.13", "41.9", "41.10", *_RULES), parameters(*_STEALTH),
        OneStep(asked(STEALTH_ATTACK)),
        outcomes=(*OUTCOMES[STEALTH_ATTACK], *ENDS), idle=idle_in, first_picture="table",
    ),
    Question(
        "interruption_check", GROUP, ("22.2", "22.3", "22.5"),
        (whole("intel", 1, 4, 1, "22.3"), BANDS),
        OneStep(interruption_check),
        outcomes=("alert_0", "alert_1", "alert_2", "slip", "vie", "initiative_change"),
    ),
)  # fmt: skip
