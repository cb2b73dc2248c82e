"""The long count: the submarine war, the price of parity over turns, and how the game ends (7, 9-11).

Knows how sliders name turns, policies and leads. The rules stand in `rules.submarines`,
`rules.initiative`, `rules.combat` and `rules.ending`.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from fractions import Fraction
from math import comb
from typing import Any, NamedTuple

from navalgames.chance import Dice, exact
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, OneStep, Parameter, Question, Rounds, Setting
from navalgames.games.grand_fleet.questions.sliders import (
    choice,
    damage_column,
    number_of_dice,
    ship_kind,
    switch,
    too_many,
    whole,
)
from navalgames.games.grand_fleet.questions.will_they_come_out import points_lost_to_parity
from navalgames.games.grand_fleet.rules import combat, ending, submarines
from navalgames.games.grand_fleet.state import DE, LAST_TURN, UK

GROUP = "submarines"
ENDING = "ending"
NEVER_BEGINS, GOES_ON = "never_begins", "goes_on"


def submarine_check(dice: Dice, charts: Charts, turn: int) -> str:
    """The result of one submarine check.

    Rule: 7.1, 7.2, 7.3, 7.4, 7.5. Charts: usw_occurrence.
    """
    return submarines.check(dice, turn, False, charts)


class Waiting(NamedTuple):
    """The game before unrestricted warfare: the turn of the next check, or the one it began in."""

    turn: int
    choose: str
    begun: bool


def _before_the_war(charts: Charts, choose: str, from_turn: int) -> Waiting:
    return Waiting(from_turn, choose, False)


def _one_check(dice: Dice, waiting: Waiting, charts: Charts) -> Waiting:
    """One turn of waiting.

    Rule: 7.1, 7.2, 7.3, 7.4, 7.5. Charts: usw_occurrence.
    """
    result = submarines.check(dice, waiting.turn, waiting.choose == "historical", charts)
    begins = result == submarines.OCCURS or (result == submarines.CHOICE and waiting.choose == "always")
    return waiting._replace(begun=True) if begins else waiting._replace(turn=waiting.turn + 1)


def _has_begun(waiting: Waiting) -> bool:
    return waiting.begun or waiting.turn > LAST_TURN


def _turn_it_begins(waiting: Waiting) -> int | str:
    return waiting.turn if waiting.begun else NEVER_BEGINS


def start_course(charts: Charts, outcome: Any, choose: str, from_turn: int) -> Course:
    """How likely each check begins the warfare, and what has to happen for it to begin in a turn.

    Rule: 7.1, 7.2, 7.3, 7.4, 7.5.
    """
    begins: dict[int, Fraction] = {}
    for turn in range(from_turn, LAST_TURN + 1):
        begins[turn] = exact(_one_check, Waiting(turn, choose, False), charts).chance_of(_is_on)
        if begins[turn] == 1:
            break
    checks = [turn for turn, chance in begins.items() if chance]
    acts = (Act("submarine-turn", (("turn", turn),), begins[turn]) for turn in checks)
    waits = [turn for turn in checks if outcome == NEVER_BEGINS or turn < outcome]
    way = tuple(Act("submarine-way-waits", (("turn", turn),), 1 - begins[turn]) for turn in waits)
    if outcome in begins:
        way += (Act("submarine-way-begins", (("turn", outcome),), begins[outcome]),)
    return Course((Act("submarine-check"), *acts), 0, way)


def _is_on(waiting: Waiting) -> bool:
    return waiting.begun


def submarine_points(dice: Dice, charts: Charts, roll_number: int) -> int:
    """What one roll on the effect table brings Germany.

    Rule: 9.4, 9.5, 11.3f. Charts: usw_effect, usw_effect_modifier.
    """
    return -submarines.effect(dice, roll_number, charts).vp


class Tally(NamedTuple):
    """Points after some of the rolls, turns or years."""

    done: int
    of: int
    points: int


def _tally(charts: Charts, rolls: int) -> Tally:
    return Tally(0, rolls, 0)


def _one_tally(dice: Dice, tally: Tally, charts: Charts) -> Tally:
    """One more roll on the effect table.

    Rule: 9.4, 9.5, 11.3f. Charts: usw_effect, usw_effect_modifier.
    """
    gained = -submarines.effect(dice, tally.done + 1, charts).vp
    return tally._replace(done=tally.done + 1, points=tally.points + gained)


def _brings(charts: Charts, rolls: int) -> dict[str, Any]:
    """What is added to the die of each roll, and what the first and the last one can bring (9.5)."""
    found = [exact(submarine_points, charts, number).outcomes for number in (1, rolls)]
    table, effect = charts["usw_effect_modifier"], charts["usw_effect"]
    below = [row for row in effect.rows if effect.result(row, "vp") < 0]
    added = [f"{table.result(number, 'modifier')}" for number in range(1, rolls + 1)]
    (least, most), (last_least, last_most) = ((min(one), max(one)) for one in found)
    return {
        "added": " / ".join(added).replace("-", "−"), "least": least, "most": most, "last_least": last_least,
        "last_most": last_most, "loses": bool(below), "below": max(below, default=0),
    }  # fmt: skip


def effect_course(charts: Charts, outcome: Hashable, rolls: int) -> Course:
    """What each roll can bring, one by one.

    Rule: 9.4, 9.5, 11.3f. Charts: usw_effect, usw_effect_modifier.
    """
    table = charts["usw_effect_modifier"]
    acts = tuple(
        Act("submarine-effect", (
            ("roll", number), ("added", table.result(number, "modifier")),
                ("signed", str(table.result(number, "modifier")).replace("-", "−")),
            ("least", 1 + table.result(number, "modifier")),
            ("most", 6 + table.result(number, "modifier")),
            ("brings", exact(submarine_points, charts, number)),
        ))
        for number in range(1, rolls + 1)
    )  # fmt: skip
    return Course(acts, -1)


def _all_done(tally: Tally | ParityTally) -> bool:
    return tally.done == tally.of


def _points(tally: Tally | ParityTally) -> int:
    return tally.points


def submarine_recall(dice: Dice, charts: Charts, rolls: int) -> int:
    """How many of the effect rolls send the Americans back into the DDbox.

    Rule: 9.5, 9.6.
    """
    return sum(dice.each(_recalled, ("roll",) * rolls))


def _recalled(dice: Dice, roll: str) -> bool:
    return submarines.recalls_americans(submarines.effect_roll(dice))


class ParityTally(NamedTuple):
    """Points lost to parity after some of the turns, positive for the UK."""

    done: int
    of: int
    uk_dice: int
    de_dice: int
    points: int


def _parity_tally(charts: Charts, turns: int, uk_dice: int, de_dice: int) -> ParityTally:
    return ParityTally(0, turns, uk_dice, de_dice, 0)


def _one_turn_of_parity(dice: Dice, tally: ParityTally, charts: Charts) -> ParityTally:
    """One more initiative.

    Rule: 7.9c, 7.9d, 11.3a.
    """
    points = dice.resolve(points_lost_to_parity, charts, tally.uk_dice, tally.de_dice)
    return tally._replace(done=tally.done + 1, points=tally.points + points)


def end_of_turn(
    dice: Dice, charts: Charts, turn: int, lead: int, uk_ships: int, uk_attacked: int,
    de_ships: int, de_attacked: int, maintenance_beats_lead: bool, table: str,
) -> str:  # fmt: skip
    """How the game stands at the end of a turn in which ships of both sides took damage rolls.

    Rule: 8.11e, 10.1a, 10.1b, 10.1c, 11.1, 11.2, 11.3c, 11.4, 11.5a, 11.5b, 11.6.
    Charts: damage_table, maintenance, vp_track.
    """
    uk = dice.resolve(_after_damage, charts, UK, uk_ships, uk_attacked, table)
    de = dice.resolve(_after_damage, charts, DE, de_ships, de_attacked, table)
    return _ended(turn, lead, uk, de, charts, maintenance_beats_lead)


def _ended(
    turn: int, lead: int, uk: AfterDamage, de: AfterDamage, charts: Charts, maintenance_beats_lead: bool
) -> str:
    """How the game stands once the damage of both sides is known."""
    outcome = ending.verdict(
        turn, lead + uk.points + de.points, uk.short, de.short, charts, maintenance_beats_lead
    )
    if outcome is None:
        return GOES_ON
    reason = outcome.key.removeprefix("gf-outcome-")
    return f"{outcome.winner.lower()}_{reason}" if outcome.winner else reason


def _decisive(charts: Charts, lead: int, **_: Any) -> dict[str, int]:
    """The lead that wins at once, and how far each side is from it before any shot (11.4)."""
    wins = charts["vp_track"].value("decisive_lead", "vp")
    keeps = {f"{side.lower()}_keeps": charts["maintenance"].value(side, "ships") for side in (UK, DE)}
    return {"wins": wins, "uk_needs": wins - lead, "de_needs": wins + lead, "last": LAST_TURN, **keeps}


class AfterDamage(NamedTuple):
    """What damage rolls did to a side: points for ships sunk (+ for the UK), and whether too few are left."""

    points: int
    short: bool


Damages = tuple[AfterDamage, AfterDamage]
"""What became of the ships of both sides, (UK, DE)."""
Chances = tuple[Fraction, Fraction]


def ending_course(
    charts: Charts, outcome: Hashable, turn: int, lead: int, maintenance_beats_lead: bool, table: str,
    **ships: int,
) -> Course:  # fmt: skip
    """How many ships of each side are sunk, and what that does to the lead; then what ends the war, and how
    likely.

    Rule: 8.11e, 10.1a, 10.1b, 10.1c, 11.3c, 11.4, 11.6. Charts: damage_table, maintenance, vp_track.
    """
    damage = {
        side: exact(_after_damage, charts, side, *_of_side(ships, side), table).items() for side in (UK, DE)
    }
    gone = {
        side: exact(combat.damage, ship_kind("b", side), charts, table).chance(combat.SUNK) for side in damage
    }
    ways: dict[str, dict[Damages, Chances]] = {}
    for uk, uk_chance in damage[UK]:
        for de, de_chance in damage[DE]:
            ends = _ended(turn, lead, uk, de, charts, maintenance_beats_lead)
            ways.setdefault(ends, {})[uk, de] = uk_chance, de_chance
    hits = (f"{side.lower()}_sunk" for side in gone)
    acts = [Act("ending-hits", (*zip(hits, gone.values(), strict=True), *ships.items()))]
    wins = charts["vp_track"].value("decisive_lead", "vp")
    acts.append(Act("ending-lead", (("lead", lead), ("wins", wins))))
    needs = {"uk_lead": wins - lead, "de_lead": wins + lead}
    acts += [_else(ends, found, needs) for ends, found in ways.items() if ends not in (outcome, GOES_ON)]
    found = ways[str(outcome)]
    if outcome == GOES_ON:
        rest = _all(found)
        return Course((*acts, Act("ending-rest", (("others", 1 - rest), ("rest", rest)))), -1)
    (uk, de), (uk_chance, de_chance) = _likeliest(found)
    way = (
        _sunk(UK, uk, uk_chance, ships["uk_attacked"], gone[UK]),
        _sunk(DE, de, de_chance, ships["de_attacked"], gone[DE]),
    )
    after = (Act("ending-ways", (("ways", len(found)),)),) if len(found) > 1 else ()
    return Course(tuple(acts), -1, way, after)


def _else(ends: str, found: Mapping[Damages, Chances], needs: Mapping[str, int]) -> Act:
    """Another end of the war: how likely it is, and its likeliest way."""
    (uk, de), (uk_chance, de_chance) = _likeliest(found)
    facts = (
        ("end", ends), ("needs", needs.get(ends, 0)), ("ways", len(found)), ("uk", abs(uk.points)),
        ("de", abs(de.points)), ("uk_likely", uk_chance), ("de_likely", de_chance),
        ("likeliest", uk_chance * de_chance),
    )  # fmt: skip
    return Act("ending-else", facts, _all(found))


def _likeliest(found: Mapping[Damages, Chances]) -> tuple[Damages, Chances]:
    return max(found.items(), key=lambda way: way[1][0] * way[1][1])


def _all(ways: Mapping[Damages, Chances]) -> Fraction:
    return sum((uk * de for uk, de in ways.values()), Fraction(0))


def _of_side(ships: Mapping[str, int], side: str) -> tuple[int, int]:
    """The ships of a side, and how many of them are shot at."""
    return ships[f"{side.lower()}_ships"], ships[f"{side.lower()}_attacked"]


def _sunk(side: str, after: AfterDamage, chance: Fraction, attacked: int, gone: Fraction) -> Act:
    """So many ships of a side are sunk, as a product where how many are left does not matter."""
    sunk = abs(after.points)
    each = ((gone, sunk), (1 - gone, attacked - sunk))
    alone = chance == comb(attacked, sunk) * gone**sunk * (1 - gone) ** (attacked - sunk)
    facts = (("side", side), ("sunk", sunk), ("of", attacked), ("short", after.short))
    return Act("ending-way", facts, chance, each if alone else ())


def _after_damage(
    dice: Dice, charts: Charts, side: str, ships: int, attacked: int, table: str
) -> AfterDamage:
    kind = ship_kind("b", side)
    results = combat.salvo(dice, (kind,) * attacked, charts, table)
    left = ships - len(results) + results.count(combat.NONE)
    points = combat.points_for_sunk((), (kind,) * results.count(combat.SUNK))
    return AfterDamage(points, ending.below_maintenance(charts, side, left))


def _more_attacked(
    charts: Charts, uk_ships: int, uk_attacked: int, de_ships: int, de_attacked: int, **_: Any
) -> Setting | None:
    """One ship takes one damage roll a round (8.11c), so no more than there are."""
    for side, ships, attacked in ((UK, uk_ships, uk_attacked), (DE, de_ships, de_attacked)):
        if attacked > ships:
            return too_many(f"{side.lower()}_attacked", "8.11c", ships, "attacked")
    return None


QUESTIONS = (
    Question(
        "submarine_check", GROUP, ("7.2", "7.3", "7.4", "7.5"), (whole("turn", 2, 9, 6, "7.1"),),
        OneStep(submarine_check), outcomes=("none", "choice", "occurs"),
    ),
    Question(
        "submarine_start", GROUP, ("7.1", "7.4", "7.5", "12.1b"),
        (
            choice("choose", ("never", "always", "historical"), "never", "7.4"),
            whole("from_turn", 1, LAST_TURN, 1, "7.2"),
        ),
        how=Rounds(_before_the_war, _one_check, _has_begun, _turn_it_begins, called="turns"), unit="turn",
        beyond=NEVER_BEGINS, course=start_course,
    ),
    Question(
        "submarine_points", GROUP, ("9.4", "9.5", "11.3f"), (whole("roll_number", 1, 4, 1, "9.4"),),
        OneStep(submarine_points), unit="vp_de",
    ),
    Question(
        "submarine_points_total", GROUP, ("9.4", "9.5", "11.3f"), (whole("rolls", 1, 8, 4, "9.4"),),
        how=Rounds(_tally, _one_tally, _all_done, _points, called="rolls", so_far=_points), unit="vp_de",
        facts=_brings, course=effect_course, throw="submarine_points",
    ),
    Question(
        "submarine_recall", GROUP, ("9.6",), (whole("rolls", 1, 8, 3, "9.4"),), OneStep(submarine_recall),
        unit="recalls", first_picture="each",
    ),
    Question(
        "parity_total", ENDING, ("7.9c", "7.9d", "11.3a"),
        (
            whole("turns", 1, 9, 9, "7.9a"),
            number_of_dice("uk_dice", "7.9a"),
            number_of_dice("de_dice", "7.9a", 2),
        ),
        throw="initiative_points", throw_times="turns",
        how=Rounds(_parity_tally, _one_turn_of_parity, _all_done, _points, called="turns", so_far=_points),
        unit="vp",
    ),
    Question(
        "end_of_turn", ENDING, ("10.1a", "10.1b", "10.1c", "11.1", "11.2", "11.4", "11.5b", "11.6"),
        (
            whole("turn", 1, 9, 5, "10.1a"),
            Parameter("lead", "whole", tuple(range(-9, 10)), 4, "11.3g"),
            whole("uk_ships", 21, 64, 30, "11.5a"),
            whole("uk_attacked", 0, 20, 6, "8.11e"),
            whole("de_ships", 11, 60, 20, "11.5a"),
            whole("de_attacked", 0, 20, 8, "8.11e"),
            switch("maintenance_beats_lead", "11.6"),
            damage_column(),
        ),
        OneStep(end_of_turn), facts=_decisive, course=ending_course,
        outcomes=(
            GOES_ON, "uk_lead", "uk_maintenance", "uk_points", "uk_tie",
            "de_lead", "de_maintenance", "de_points", "draw",
        ), refused=_more_attacked,
    ),
)  # fmt: skip
