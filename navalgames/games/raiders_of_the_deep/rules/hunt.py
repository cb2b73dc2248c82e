"""Escorts: the approach check, detection, ram, depth charges, test depth, evasion ([E2], [E3], 9.6, 14.4).

Knows one roll at a time with all its modifiers. What follows what stands in `rules.escorts`.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.raiders_of_the_deep.rules.standing import (
    ability,
    ability_modifier,
    benefit,
    command_row,
)
from navalgames.games.raiders_of_the_deep.state import SEVERE, Boat, Captain, Crew, Cycle
from navalgames.games.raiders_of_the_deep.tables import Book

UNDETECTED, DETECTED, WELL_DETECTED = "undetected", "detected", "well_detected"
SUNK = None
"""What [E3] says of a boat that is sunk at once."""
FATIGUED_FROM, MOST_FATIGUED = 2, 4


# ------------------------------------------------------------------------ detection


def approach(dice: Any, captain: Captain, crew: Crew, book: Book) -> str:
    """The escort's roll while the boat closes in: UNDETECTED or DETECTED; well detected by its switch.

    Rule: 9.2.2a-9.2.2d (switch approach_twelve_bonus). Charts: e2_close_approach.
    """
    modifier = 0
    if crew.captain < SEVERE and benefit(captain, crew, "detection", book):
        modifier = book.modifier("e2_modifiers", "decoration")
    total = dice.roll("2d6", "approach", "9.2.2a") + modifier
    found = book.charts["e2_close_approach"].result(total, "result")
    if found == DETECTED and book.options.approach_twelve_bonus:
        return book.charts["e2_detection"].result(total, "result")
    return found


def detection_modifier(
    boat: Boat, crew: Crew, captain: Captain, cycle: Cycle, area: str, fatigued: bool, book: Book
) -> int:
    """Everything that makes the boat easier or harder to find.

    Rule: 9.6.3a-c, 9.6.12a, 10.0b, E2.*; 9.6.8e with switch dc_fatigue_on. Charts: e2_modifiers.

    Args:
        fatigued: whether depth-charge fatigue holds in this month.
    """
    rows = [row for row in ("day_torpedo", "close", "long", "capital", "previous") if getattr(cycle, row)]
    rows += [row for row in ("fuel", "planes") if boat.out(row)]
    if cycle.both_ends and cycle.first:
        rows.append("both_ends")
    if cycle.deep:
        rows.append("test_depth")
    if row := command_row(crew):
        rows.append(row)
    if benefit(captain, crew, "detection", book):
        rows.append("decoration")
    total = sum(book.modifier("e2_modifiers", row) for row in rows)
    if cycle.night_surface:
        total += book.modifier("e2_modifiers", "night_surface") + book.options.night_surface_detection
    if fatigued and book.options.dc_fatigue_on == "e2":
        total += fatigue(cycle.charges, book)
    if area == "channel" and ability(captain, "channel_pilot", book):
        total += ability_modifier(book)
    return total


def detection(dice: Any, modifier: int, charts: Charts) -> str:
    """The escort's search: an unmodified 2 always fails (9.6.7a-c). Charts: e2_detection."""
    rolled = dice.roll("2d6", "detection", "9.6.7a")
    lowest = charts["e2_detection"].rows[0]
    return UNDETECTED if rolled == lowest else charts["e2_detection"].result(rolled + modifier, "result")


# ------------------------------------------------------------------------ attack


def fatigue(charges: int, book: Book) -> int:
    """The modifier of the `charges`-th depth-charge attack of a cycle (9.6.8e)."""
    if charges < FATIGUED_FROM:
        return 0
    return book.modifier("e3_modifiers", f"fatigue_{min(charges, MOST_FATIGUED)}")


def weakness(boat: Boat, book: Book) -> int:
    """What damage to the boat adds on [E3] (10.4.1, E3.fuel, E3.hydrophones, E3.batteries, E3.motors)."""
    total = sum(
        book.modifier("e3_modifiers", row) for row in ("fuel", "hydrophones", "batteries") if boat.out(row)
    )
    motors = sum(boat.out(motor) for motor in ("motor_1", "motor_2"))
    return total + (motors * book.modifier("e3_modifiers", "motor") if motors else 0)


def _of_cycle(boat: Boat, captain: Captain, cycle: Cycle, book: Book) -> int:
    """What counts for ram and depth charges alike (9.5.1b, 9.6.7c, E3.well_detected, E3.night_surface)."""
    total = weakness(boat, book)
    if cycle.well:
        total += book.modifier("e3_modifiers", "well_detected")
    if cycle.surfaced and not ability(captain, "night_hunter", book):
        total += book.modifier("e3_modifiers", "night_surface")
    return total


def ram_modifier(boat: Boat, captain: Captain, cycle: Cycle, book: Book) -> int:
    """The modifiers of the ram (9.6.8a, E3.ram_surfaced)."""
    surfaced = book.modifier("e3_modifiers", "ram_surfaced") if cycle.surfaced else 0
    return _of_cycle(boat, captain, cycle, book) + surfaced


def charge_modifier(boat: Boat, captain: Captain, cycle: Cycle, fatigued: bool, book: Book) -> int:
    """The modifiers of the next depth-charge attack (9.6.8c, 9.6.8e)."""
    total = _of_cycle(boat, captain, cycle, book)
    if fatigued and book.options.dc_fatigue_on == "e3":
        total += fatigue(cycle.charges + 1, book)
    return total


def ram(dice: Any, modifier: int, charts: Charts) -> int | None:
    """The hits of a ram; SUNK (9.6.8a). Charts: e3_ram."""
    return charts["e3_ram"].result(dice.roll("2d6", "ram", "9.6.8a") + modifier, "hits")


def attack(
    dice: Any, modifier: int, charts: Charts, why: str = "depth_charges", rule: str = "9.6.8c"
) -> int | None:
    """The hits of an attack on the boat; SUNK (9.6.8f-h). Charts: e3_attack."""
    return charts["e3_attack"].result(dice.roll("2d6", why, rule) + modifier, "hits")


# ------------------------------------------------------------------------ test depth and evasion


def below_test_depth(dice: Any, box: int, charts: Charts) -> str:
    """What the hull does: crushed, again (one more box and another roll) or safe (9.6.4b-d). Charts:
    test_depth."""
    rolled = dice.roll("2d6", "test_depth", "9.6.4a")
    row = "less" if rolled < box else "equal" if rolled == box else "greater"
    return charts["test_depth"].value(row, "result")


def evaded(hits: int | None, number: int, escort: int, book: Book) -> int | None:
    """The hits after an evasive manoeuvre; SUNK when there are too many.

    Rule: 14.4.2a-c, 14.4.3 (switch evasion_saves_sunk). Charts: evasion_direction, evasion_effect.
    """
    directions = book.charts["evasion_direction"]
    same = directions.value(number, "direction") == directions.value(escort, "direction")
    row = "same_number" if number == escort else "same_direction" if same else "other_direction"
    change = book.charts["evasion_effect"].value(row, "hits")
    if hits is SUNK:
        saved = book.options.evasion_saves_sunk and not same
        return book.limits["most_hits"] if saved else SUNK
    changed = max(0, hits + change)
    return SUNK if changed > book.limits["most_hits"] else changed
