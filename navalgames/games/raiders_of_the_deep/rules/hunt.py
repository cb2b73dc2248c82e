"""Escorts: the approach check, detection, ram, depth charges, test depth, evasion ([E2], [E3], 9.6, 14.4).

Knows one roll at a time with all its modifiers. What follows what stands in `rules.escorts`.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.chance.witness import acted
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
RULES_OF_DETECTION = {DETECTED: "9.6.7b", WELL_DETECTED: "9.6.7c"}
RULES_OF_EVASION = {
    "other_direction": "14.4.2a", "same_direction": "14.4.2b", "same_number": "14.4.2c",
}  # fmt: skip
RULES_BELOW = {"crushed": "9.6.4b", "again": "9.6.4c", "safe": "9.6.4d"}


# ------------------------------------------------------------------------ detection


def comes_close(distance: str) -> bool:
    """Whether escorts may find the boat on its way in, before it fires (9.2.2a)."""
    return distance == "close"


def approach(dice: Dice, captain: Captain, crew: Crew, book: Book) -> str:
    """The escort's roll while the boat closes in: UNDETECTED or DETECTED; well detected by its switch.

    Rule: 9.2.2a-9.2.2d (switch approach_twelve_bonus). Charts: e2_close_approach.
    """
    modifier = 0
    if crew.captain < SEVERE and benefit(captain, crew, "detection", book):
        modifier = book.modifier("e2_modifiers", "decoration")
        acted("9.2.2b")
    total = dice.roll("2d6", "approach", "9.2.2a") + modifier
    found = book.charts["e2_close_approach"].result(total, "result")
    if found == DETECTED and book.options.approach_twelve_bonus:
        acted("switch:approach_twelve_bonus")
        return book.charts["e2_detection"].result(total, "result")
    return found


def detection_modifier(
    boat: Boat, crew: Crew, captain: Captain, cycle: Cycle, area: str, fatigued: bool, book: Book
) -> int:
    """Everything that makes the boat easier or harder to find.

    Rule: 9.6.3a-c, 9.6.12a, 10.0b, E2.*; 9.6.8e with switch dc_fatigue_on. Charts: e2_modifiers.

    Args:
        fatigued: whether depth-charge fatigue counts here (`tires`).
    """
    rows = [row for row in ("day_torpedo", "close", "long", "capital", "previous") if getattr(cycle, row)]
    rows += [row for row in ("fuel", "planes") if boat.out(row)]
    if cycle.both_ends:
        acted("9.5.2d" if cycle.first else "9.6.3c")
        if cycle.first:
            rows.append("both_ends")
    if cycle.previous:
        acted("9.6.12a")
    if cycle.deep:
        rows.append("test_depth")
    if row := command_row(crew):
        rows.append(row)
    if benefit(captain, crew, "detection", book):
        rows.append("decoration")
    if cycle.night_surface:
        rows.append("night_surface")
    total = added("e2_modifiers", rows, book)
    if cycle.night_surface and book.options.night_surface_detection:
        acted("switch:night_surface_detection")
        total += book.options.night_surface_detection
    if fatigued and book.options.dc_fatigue_on == "e2":
        acted("switch:dc_fatigue_on")
        total += fatigue(cycle.charges, book)
    if area == "channel" and ability(captain, "channel_pilot", book):
        total += ability_modifier(book)
    return total


def added(chart: str, rows: list[str], book: Book) -> int:
    """The sum of these modifiers (9.6.3a)."""
    if len(rows) > 1:
        acted("9.6.3a")
    return sum([book.modifier(chart, row) for row in rows])


def detection(dice: Dice, modifier: int, charts: Charts) -> str:
    """The escort's search: an unmodified 2 always fails (9.6.7a-c). Charts: e2_detection."""
    rolled = dice.roll("2d6", "detection", "9.6.7a")
    lowest = charts["e2_detection"].rows[0]
    if rolled == lowest:
        return UNDETECTED
    result = charts["e2_detection"].result(rolled + modifier, "result")
    acted(RULES_OF_DETECTION.get(result, ""))
    return result


# ------------------------------------------------------------------------ attack


def tires(chart: str, charges: int, month: int, book: Book) -> bool:
    """Whether the `charges`-th depth-charge attack tires the escorts on a chart, "e2" or "e3" (9.6.8e)."""
    return book.options.dc_fatigue_on == chart and charges >= FATIGUED_FROM and book.holds("fatigue", month)


def fatigue(charges: int, book: Book) -> int:
    """The modifier of the `charges`-th depth-charge attack of a cycle (9.6.8e)."""
    if charges < FATIGUED_FROM:
        return 0
    acted("9.6.8e")
    return book.modifier("e3_modifiers", f"fatigue_{min(charges, MOST_FATIGUED)}")


def weakness(boat: Boat, book: Book) -> int:
    """What damage to the boat adds on [E3] (10.4.1, E3.fuel, E3.hydrophones, E3.batteries, E3.motors)."""
    return added("e3_modifiers", _weaknesses(boat), book)


def _weaknesses(boat: Boat) -> list[str]:
    """The rows of [E3] for damage to the boat: one for each motor that is out."""
    rows = [row for row in ("fuel", "hydrophones", "batteries") if boat.out(row)]
    return rows + ["motor" for motor in ("motor_1", "motor_2") if boat.out(motor)]


def _of_cycle(boat: Boat, captain: Captain, cycle: Cycle, book: Book) -> list[str]:
    """What counts for ram and depth charges alike (9.5.1b, 9.6.7c, E3.well_detected, E3.night_surface)."""
    rows = _weaknesses(boat)
    if cycle.well:
        rows.append("well_detected")
    if cycle.surfaced and not ability(captain, "night_hunter", book):
        acted("9.5.1b")
        rows.append("night_surface")
    return rows


def ram_modifier(boat: Boat, captain: Captain, cycle: Cycle, book: Book) -> int:
    """The modifiers of the ram (9.6.8a, E3.ram_surfaced)."""
    rows = _of_cycle(boat, captain, cycle, book)
    if cycle.surfaced:
        rows.append("ram_surfaced")
    return added("e3_modifiers", rows, book)


def charge_modifier(boat: Boat, captain: Captain, cycle: Cycle, fatigued: bool, book: Book) -> int:
    """The modifiers of the next depth-charge attack (9.6.8c, 9.6.8e)."""
    total = added("e3_modifiers", _of_cycle(boat, captain, cycle, book), book)
    if fatigued and book.options.dc_fatigue_on == "e3":
        total += fatigue(cycle.charges + 1, book)
    return total


def ram(dice: Dice, modifier: int, charts: Charts) -> int | None:
    """The hits of a ram; SUNK (9.6.8a, 9.6.8h). Charts: e3_ram.

    What a miss and what a number of hits mean is told by the rule of the ram itself.
    """
    hits: int | None = charts["e3_ram"].result(dice.roll("2d6", "ram", "9.6.8a") + modifier, "hits")
    if hits is SUNK:
        acted("9.6.8h")
    return hits


def attack(
    dice: Dice, modifier: int, charts: Charts, why: str = "depth_charges", rule: str = "9.6.8c"
) -> int | None:
    """The hits of an attack on the boat; SUNK (9.6.8f-h). Charts: e3_attack."""
    return _told(charts["e3_attack"].result(dice.roll("2d6", why, rule) + modifier, "hits"))


def _told(hits: int | None) -> int | None:
    """What [E3] says, with the rule for it (9.6.8f-h)."""
    acted("9.6.8h" if hits is SUNK else "9.6.8g" if hits else "9.6.8f")
    return hits


# ------------------------------------------------------------------------ test depth and evasion


def below_test_depth(dice: Dice, box: int, charts: Charts) -> str:
    """What the hull does: crushed, again (one more box and another roll) or safe (9.6.4b-d). Charts:
    test_depth."""
    rolled = dice.roll("2d6", "test_depth", "9.6.4a")
    row = "less" if rolled < box else "equal" if rolled == box else "greater"
    result = charts["test_depth"].value(row, "result")
    acted(RULES_BELOW[result])
    return result


def evaded(hits: int | None, number: int, escort: int, book: Book) -> int | None:
    """The hits after an evasive manoeuvre; SUNK when there are too many.

    Rule: 14.4.2a-c, 14.4.3 (switch evasion_saves_sunk). Charts: evasion_direction, evasion_effect.
    """
    directions = book.charts["evasion_direction"]
    same = directions.value(number, "direction") == directions.value(escort, "direction")
    row = "same_number" if number == escort else "same_direction" if same else "other_direction"
    if hits is SUNK:
        if not book.options.evasion_saves_sunk or same:
            return SUNK
        acted("switch:evasion_saves_sunk")
        return book.limits["most_hits"]
    acted(RULES_OF_EVASION[row])
    changed = max(0, hits + book.charts["evasion_effect"].value(row, "hits"))
    if changed <= book.limits["most_hits"]:
        return changed
    acted("14.4.3")
    return SUNK
