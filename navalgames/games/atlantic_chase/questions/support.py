"""Searches with help: which support both players choose, and what it is worth (25.9, 45, 47, 62.5, 62.6).

Knows how sliders lay the pieces, and that both players choose what is best for them. Who may help, the
Trajectory Total and the modifiers are the engine's.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance import Dice, ScriptedDice, exact
from navalgames.chance.witness import Added, saw
from navalgames.charts import Charts
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.questions import actions
from navalgames.games.atlantic_chase.questions.laid import given_once, laid, offers, table
from navalgames.games.atlantic_chase.questions.sea import (
    ACROSS_LAND,
    ARCTIC,
    BY_LAND,
    OPEN,
    Sea,
    open_sea,
    sea_as,
)
from navalgames.games.atlantic_chase.questions.sliders import choice, idle, refused, switch, whole
from navalgames.games.atlantic_chase.rules import designation, forces
from navalgames.games.atlantic_chase.rules.frames import NAVAL_SEARCH
from navalgames.games.atlantic_chase.rules.sequence import AGENDA
from navalgames.games.atlantic_chase.state import BRITISH, GERMAN, Leader, Options, Ship, State, TaskForce
from navalgames.games.atlantic_chase.tables import Box
from navalgames.games.contract import OneStep, Question, Setting

_RULES = ("17.2", "17.4", "33.5", "47.5")
_ADDED_BY = {"air_support": "45.4", "coordination": "47.5"}
"""What support adds to the throw, with the rule of each."""
_READY = "evasion"  # the stage of an attack when everything about its roll is settled


class Search(NamedTuple):
    """A search that is about to be made: the table, the order, and the rules of the lab."""

    state: State
    order: given.NavalSearch
    box: Sea


def with_help(
    dice: Dice, charts: Charts, helper: str, helper_place: str, waters: str, damaged: bool, helper_line: int,
    own: int, target: int, **options: Any,
) -> str:  # fmt: skip
    """A British search helped by a second force. Rule: 25.9, 45.2 to 45.8, 47.1 to 47.5, 62.5, 62.6."""
    given_so = (helper, helper_place, waters, damaged, helper_line, own, target)
    return searched(dice, *_helped(charts, *given_so, **options))


def _helped(
    charts: Charts, helper: str, helper_place: str, waters: str, damaged: bool, helper_line: int, own: int,
    target: int, **options: Any,
) -> Search:  # fmt: skip
    box = sea_as(options, charts)
    place = BY_LAND if helper_place == "across_land" else ARCTIC if waters == "arctic" else OPEN
    forces = [_leading(damaged, place, own), laid("G1", GERMAN, (Ship("Bismarck"),), place, target)]
    if helper != "none":
        forces.append(_helping(box, helper, helper_place, place, helper_line))
    return Search(table(BRITISH, *forces), given.NavalSearch("B1", "G1", place), box)


def _total_with_help(charts: Charts, **given_so: Any) -> dict[str, Any]:
    return _total_of(*_helped(charts, **given_so))


def _total_of(state: State, order: given.NavalSearch, box: Box) -> dict[str, Any]:
    """The Trajectory Total, once both sides have chosen their support, and the lines that make it."""
    supported = best_supported(given_once(ScriptedDice(()), state, order, box), box)
    frame, total = supported.stack[-1], _settled(supported, box)[0]
    own = (frame.force, frame.own.coordination, frame.own.air)
    longest = max(forces.length(supported, name) for name in own)
    target = forces.length(supported, frame.target)
    return {"total": total, "longest": longest, "target_line": target, "less": longest + target - total}


def _leading(damaged: bool, place: str, own: int) -> TaskForce:
    """The British force that searches."""
    return laid("B1", BRITISH, (Ship("Norfolk", damaged=damaged),), place, own)


def _refused_help(charts: Charts, damaged: bool, opt_damaged_ship_restriction: bool, **_: Any) -> Any:
    """With the optional rule a damaged ship leads no search."""
    box = open_sea(charts, Options(opt_damaged_ship_restriction=opt_damaged_ship_restriction))
    if designation.kept_back(_leading(damaged, OPEN, 0), box):
        return refused("damaged", "damaged-ship", "62.5")
    return None


def _idle_help(charts: Charts, helper: str, helper_place: str, **_: Any) -> tuple[Setting, ...]:
    """What cannot matter without a second force, or from beyond land."""
    if helper == "none":
        names = ("helper_line", "dual_role", "opt_cv_limit", "air_across_nonadjacent")
        return idle("no-helper", "47.3a", *names)
    found: tuple[Setting, ...] = ()
    if helper_place == "across_land":
        found += idle("across-land", "4.3a", "waters")
    if helper == "warship":
        found += idle("no-aircraft", "45.2a", "dual_role", "opt_cv_limit", "air_across_nonadjacent")
    elif helper_place != "across_land":
        found += idle("no-land-between", "4.3b", "air_across_nonadjacent")
    return found


def _helping(box: Sea, helper: str, helper_place: str, place: str, length: int) -> TaskForce:
    """The second British force: in the hex, or with the near end of its line beside it."""
    ship = (Ship("Ark Royal" if helper == "carrier" else "Suffolk"),)
    if helper_place == "same_hex":
        return laid("B2", BRITISH, ship, place, length)
    near = ACROSS_LAND if helper_place == "across_land" else box.map.neighbours[BRITISH][place][0]
    return laid("B2", BRITISH, ship, near, length, frozenset(box.in_air_range[place]) - {near})


def against_help(
    dice: Dice, charts: Charts, target_ship: str, enemy_helper: str, own: int, helper_line: int, target: int,
    enemy_line: int, **options: Any,
) -> str:  # fmt: skip
    """A German search with a second force in the hex, where the British may help the target.

    Rule: 10.15, 17.6, 45.11, 47.2, 47.3d.
    """
    given_so = (target_ship, enemy_helper, own, helper_line, target, enemy_line)
    return searched(dice, *_opposed(charts, *given_so, **options))


def _opposed(
    charts: Charts, target_ship: str, enemy_helper: str, own: int, helper_line: int, target: int,
    enemy_line: int, **options: Any,
) -> Search:  # fmt: skip
    box = sea_as(options, charts)
    forces = [
        laid("G1", GERMAN, (Ship("Bismarck"),), OPEN, own),
        laid("G2", GERMAN, (Ship("Prinz Eugen"),), OPEN, helper_line),
        laid("B1", BRITISH, (Ship("Ark Royal" if target_ship == "carrier" else "Hood"),), OPEN, target),
    ]
    leaders = (Leader("Walker", BRITISH, "Norfolk"),) if enemy_helper == "walker" else ()
    if enemy_helper != "none":
        forces.append(laid("B2", BRITISH, (Ship("Norfolk"),), OPEN, enemy_line))
    state = table(GERMAN, *forces, leaders=leaders)
    return Search(state, given.NavalSearch("G1", "B1", OPEN), box)


def _total_against_help(charts: Charts, **given_so: Any) -> dict[str, Any]:
    return _total_of(*_opposed(charts, **given_so))


def _idle_against(charts: Charts, target_ship: str, enemy_helper: str, **_: Any) -> tuple[Setting, ...]:
    """What cannot matter without a force that helps the target, or without aircraft of her own."""
    found: tuple[Setting, ...] = ()
    if enemy_helper == "none":
        found += idle("no-enemy-helper", "47.3a", "enemy_line")
    if enemy_helper != "walker":
        found += idle("no-walker", "10.15", "walker_inactive")
    if target_ship != "carrier":
        found += idle("no-aircraft", "45.11", "target_self_support")
    if enemy_helper == "none" and target_ship != "carrier":
        found += idle("no-choice", "47.2", "designation_order")
    return found


def searched(dice: Dice, state: State, order: given.NavalSearch, box: Box) -> str:
    """What the search comes to when both sides have chosen the support that is best for them."""
    quiet = ScriptedDice(())
    state = best_supported(given_once(quiet, state, order, box), box)
    total, value = _settled(state, box)
    for name, amount in designation.modifiers(state, state.stack[-1], box):
        saw(Added(_ADDED_BY[name], amount))  # of all that were tried those that were chosen
    return actions.key(actions.table_result(dice, box.charts, NAVAL_SEARCH, total, value))


def best_supported(state: State, box: Box) -> State:
    """The attack before its roll: each player in turn chooses the support that is best for him (47.2)."""
    quiet = ScriptedDice(())  # until the roll there is none
    frame = state.stack[-1]
    while not frame.asked and frame.stage != _READY:
        state = AGENDA.stages[frame.stage](quiet, state, frame, box)
        frame = state.stack[-1]
    if frame.stage == _READY:
        return state
    after = [best_supported(given_once(quiet, state, order, box), box) for order in offers(state, box)]
    best = max if frame.asked[0] == frame.side else min
    return best(after, key=lambda found: promise(found, box))


def _settled(state: State, box: Box) -> tuple[int, int]:
    """The Trajectory Total of an attack before its roll, and all modifiers added up."""
    frame = state.stack[-1]
    total = designation.trajectory_total(state, frame, box)
    return total, sum(value for _, value in designation.modifiers(state, frame, box))


def promise(state: State, box: Box) -> Fraction:
    """The chance that the target is sighted (54.1a)."""
    found = exact(actions.table_result, box.charts, NAVAL_SEARCH, *_settled(state, box))
    return found.chance_of(lambda words: "Sighted" in words)


QUESTIONS = (
    Question(
        "search_with_help", actions.GROUP, (*_RULES, "45.4", "62.6"),
        (choice("helper", ("none", "warship", "carrier"), "carrier", "47.3a"),
         choice("helper_place", ("same_hex", "one_hex", "across_land"), "same_hex", "45.4"),
         choice("waters", ("open_sea", "arctic"), "open_sea", "25.10"),
         switch("damaged", "62.5"),
         whole("helper_line", 0, 10, 3, "17.2"), whole("own", 0, 10, 7, "17.2"),
         whole("target", 1, 10, 3, "17.4"),
         choice("dual_role", ("allowed", "forbidden"), "allowed", "option:dual_role"),
         choice("arctic_weather", ("local", "initiative_only"), "local", "option:arctic_weather"),
         choice("air_across_nonadjacent", ("allowed", "blocked"), "allowed",
                "option:air_across_nonadjacent"),
         switch("opt_damaged_ship_restriction", "62.5"), switch("opt_cv_limit", "62.6")),
        OneStep(with_help), outcomes=actions.OUTCOMES[NAVAL_SEARCH], refused=_refused_help, idle=_idle_help,
        facts=_total_with_help, first_picture="table",
    ),
    Question(
        "search_against_help", actions.GROUP, (*_RULES, "17.6", "45.4", "option:target_self_support"),
        (choice("target_ship", ("warship", "carrier"), "warship", "45.11"),
         choice("enemy_helper", ("none", "force", "walker"), "force", "47.5"),
         whole("own", 0, 10, 0, "17.2"), whole("helper_line", 0, 10, 1, "17.2"),
         whole("target", 1, 10, 4, "17.4"), whole("enemy_line", 0, 10, 1, "17.6"),
         choice("designation_order", ("active_first", "inactive_first"), "active_first",
                "option:designation_order"),
         choice("target_self_support", ("not_deducted", "deducted"), "not_deducted",
                "option:target_self_support"),
         choice("walker_inactive", ("none", "minus_four"), "none", "option:walker_inactive")),
        OneStep(against_help), outcomes=actions.OUTCOMES[NAVAL_SEARCH], idle=_idle_against,
        facts=_total_against_help, first_picture="table",
    ),
)  # fmt: skip
