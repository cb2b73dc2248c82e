"""Hits on the boat: the chart of damage, tracks and systems, additional flooding ([E4], 10.1-10.6).

Knows one hit at a time on one boat. What a loss means for the game stands in `rules.blows`.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.raiders_of_the_deep.state import SEVERE, Boat, Crew
from navalgames.games.raiders_of_the_deep.tables import Book, Mat

TWICE = "_x2"
CREW, HULL, FLOODING, MINOR = "crew", "hull", "flooding", "minor"
REPAIRED_AT_FOUR = frozenset({"diesel_1", "diesel_2", "motor_1", "motor_2", "periscope", "batteries"})


def where_it_hits(dice: Dice, charts: Charts) -> tuple[str, int]:
    """What one hit damages, and how often that counts (9.6.9a, 9.6.9c, E4.*). Charts: e4_damage."""
    tens, ones = divmod(dice.roll("d66", "boat_damage", "9.6.9a"), 10)
    word = charts["e4_damage"].value(tens, ones)
    if not word.endswith(TWICE):
        return word, 1
    acted("9.6.9c")
    return word.removesuffix(TWICE), 2


def carries(mat: Mat, system: str, book: Book) -> bool:
    """Whether a type has this equipment (10.6.3b, 10.2.1e)."""
    if system == "gun":
        has = mat.gun != "none"
    elif system == "door_aft":
        has = sum(mat.aft) > 0
    elif system == "diesel_2":
        has = not book.options.ub1_single_engine or mat.diesels > 1
    else:
        return True
    if not has:
        acted("10.6.3b")
    return has


def marked(boat: Boat, word: str, times: int, book: Book) -> Boat:
    """The boat after one result that is no injury.

    Rule: 10.1.1, 10.3.1, 10.6.1 (tracks add up), 10.6.3a (no double damage), 10.6.3b, E4.minor.
    """
    mat = book.mats[boat.type]
    if word == HULL:
        acted("10.3.1")
        return boat._replace(hull=min(mat.hull, boat.hull + times))
    if word == FLOODING:
        acted("10.1.1")
        return boat._replace(flooding=min(mat.flooding, boat.flooding + times))
    if word == MINOR:
        acted("E4.minor")
        return boat
    if boat.out(word):
        acted("10.6.3a")
        return boat
    if not carries(mat, word, book):
        return boat
    return boat._replace(damaged=boat.damaged | {word})


def is_crushed(boat: Boat, book: Book) -> bool:
    """The hull marker stands in its last box (9.6.11a, 10.3.2)."""
    crushed = boat.hull >= book.mats[boat.type].hull
    if crushed:
        acted("9.6.11a")
    return crushed


def is_flooded(boat: Boat, book: Book) -> bool:
    """The flooding marker stands in its last box (9.6.11b, 10.1.2)."""
    flooded = boat.flooding >= book.mats[boat.type].flooding
    if flooded:
        acted("9.6.11b")
    return flooded


def engineer_modifier(crew: Crew, rule: str, book: Book) -> int:
    """What the chief engineer adds to repairs and additional flooding (10.1.3b, 10.5.3f, 10.7.3).

    Args:
        rule: the rule by which an Experte helps with this roll.
    """
    if crew.engineer >= SEVERE:
        return book.modifier("e5_repair_modifiers", "engineer_out")
    if "engineer" not in crew.experts:
        return 0
    acted(rule)
    return book.modifier("e5_repair_modifiers", "engineer_experte")


def more_water(dice: Dice, crew: Crew, book: Book) -> int:
    """The boxes of additional flooding after a round with a flooding result (10.1.3a). Charts:
    flooding_extra."""
    total = dice.roll("1d6", "flooding_extra", "10.1.3a") + engineer_modifier(crew, "10.1.3b", book)
    return book.charts["flooding_extra"].result(total, "boxes")


def is_repaired(dice: Dice, system: str, crew: Crew, spares: bool, book: Book) -> bool:
    """Whether a damaged system works again.

    Rule: 10.7.1-10.7.5, E5.repair4, E5.repair2, R1.6. Charts: e5_repair, e5_repair_modifiers.
    """
    modifier = engineer_modifier(crew, "10.7.3", book)
    if spares:
        modifier += book.modifier("e5_repair_modifiers", "spares")
    acted("E5.repair4" if system in REPAIRED_AT_FOUR else "E5.repair2")
    works = dice.roll("1d6", "repair", "10.7.2") + modifier <= book.charts["e5_repair"].value(system, "limit")
    acted("10.7.4" if works else "10.7.5")
    return works


def diesels_out(boat: Boat, book: Book) -> tuple[int, int]:
    """(inoperative diesels, diesels of the type): 10.2.1."""
    count = book.mats[boat.type].diesels if book.options.ub1_single_engine else 2
    return sum(system in boat.inoperative for system in ("diesel_1", "diesel_2")), count


def one_engine_left(boat: Boat, book: Book) -> bool:
    """One of two diesels is inoperative: abort, two rolls in each box (10.2.1a)."""
    out, count = diesels_out(boat, book)
    return 0 < out < count


def no_engine_left(boat: Boat, book: Book) -> bool:
    """All diesels are inoperative (10.2.1b, 10.2.1c, 10.2.1e)."""
    out, count = diesels_out(boat, book)
    return out == count


def must_abort(boat: Boat, book: Book) -> bool:
    """Inoperative systems force the boat home (10.2.1a, 10.4.2, 10.8.1)."""
    lasting = book.charts["e5_effects"]
    forced = [system for system in boat.inoperative if lasting.value(system, "lasting") == "abort"]
    return any(system not in ("diesel_1", "diesel_2") for system in forced) or one_engine_left(boat, book)
