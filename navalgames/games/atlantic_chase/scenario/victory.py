"""How a scenario file says who wins: victory points, the end, ties, and the levels of mini-scenarios.

Knows the words of rules SCN.15 to SCN.17. Must not know how points are counted.
"""

from __future__ import annotations

import re

from navalgames.games.atlantic_chase.scenario.conditions import Unreadable, parse
from navalgames.games.atlantic_chase.scenario.forces import Known
from navalgames.games.atlantic_chase.scenario.records import Level, Points, TieRule
from navalgames.games.atlantic_chase.scenario.text import Table
from navalgames.games.atlantic_chase.state import SIDES

EVENTS = (
    "ship_damaged",
    "ship_sunk",
    "ship_completed",
    "convoy_completed",
    "convoy_hit",
    "squadron_destroyed",
    "trajectory_action",
    "group_entered",
    "still_in_play",
)
CLASSES = ("BB", "BC", "PB", "CA", "CL", "CV", "AC", "AO", "DD", "Convoy", "shore", "liner")
LEVELS = ("decisive", "marginal")
NO_GERMANS = "no German task force in play"
_CHANGES = re.compile(r"^\d+ changes of initiative$")
_SHIP_ENDS = re.compile(r"^(.+) (sunk|completed)$")


def end_of(table: Table, ships: frozenset[str]) -> tuple[str, ...]:
    """The end conditions. Rule: SCN.17."""
    found = table.names("any")
    if not found:
        table.fault("entry-missing", rule="SCN.17", expected="any")
    for text in found:
        ship = _SHIP_ENDS.match(text)
        if text == NO_GERMANS or _CHANGES.match(text) or (ship and ship[1] in ships):
            continue
        table.fault("end", "any", "SCN.17", given=text)
    table.finish()
    return found


def points_of(tables: list[Table], known: Known, forces: tuple[str, ...]) -> tuple[Points, ...]:
    """The table of victory points. Rule: SCN.15."""
    return tuple(_entry(table, known, forces) for table in tables)


def _entry(table: Table, known: Known, forces: tuple[str, ...]) -> Points:
    side, event = table.word("side", SIDES), table.word("event", EVENTS)
    if table.has("each") == table.has("once"):
        table.fault("each-or-once", rule="SCN.15")
    match = table.table("match")
    found = Points(
        side=side,
        event=event,
        each=table.number("each", 0),
        once=table.number("once", 0),
        ships=match.names("ships", known.ships),
        not_ships=match.names("not_ships", known.ships),
        classes=match.names("classes", CLASSES),
        match_side=match.word("side", SIDES, ""),
        task_force=match.word("tf", forces, ""),
        ports=match.names("ports", known.ports),
        damaged=match.switch("damaged"),
        dispersed=match.switch("dispersed"),
        variant=match.text("variant", ""),
        visited=match.names("visited", known.hexes),
    )
    match.finish()
    table.finish()
    return found


def tie_of(table: Table, known: Known) -> TieRule:
    """Who wins a tie: a side, or by where a ship completed. Rule: SCN.4."""
    if not table.has("tie_rule"):
        return TieRule(table.word("tie", SIDES))
    table.has("tie")
    rule = table.table("tie_rule")
    when = rule.table("if_completed")
    found = TieRule(
        otherwise=rule.word("else", SIDES),
        then=rule.word("then", SIDES),
        ships=when.names("ships", known.ships),
        ports=when.names("ports", known.ports),
    )
    when.finish()
    rule.finish()
    return found


def levels_of(table: Table, ships: frozenset[str]) -> tuple[Level, ...]:
    """The conditions of a mini-scenario, each read to see that it can be judged. Rule: SCN.6, SCN.16."""
    found = []
    for side in SIDES:
        mine = table.table(side)
        for level in LEVELS:
            text = mine.text(level)
            try:
                parse(text, (*ships, *SIDES))
            except Unreadable as fault:
                mine.fault("condition", level, "SCN.16", given=fault.given)
            found.append(Level(side, level, text))
        mine.finish()
    return tuple(found)
