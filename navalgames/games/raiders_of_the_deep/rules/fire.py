"""Torpedoes and gun: does it hit, is it a dud, how much damage ([U1], [U2], [U3]).

Knows one shot at a time. Knows nothing of rounds, escorts or what may be aimed at.
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
from navalgames.games.raiders_of_the_deep.state import SUBMERGED, SURFACED, Captain, Crew
from navalgames.games.raiders_of_the_deep.tables import Book

GUN = "gun"


def fire_modifier(
    weapon: str,
    escorted: bool,
    night_surface: bool,
    posture: str,
    second: bool,
    size: str,
    captain: Captain,
    crew: Crew,
    book: Book,
) -> int:
    """The modifiers of a shot on [U1]; negative helps.

    Rule: 9.4.2d, 9.4.2e, 9.5.1a, 9.5.2c, 9.5.2e, 10.5.3a, 11.3.6a, 11.3.6c, U1.*. Charts: u1_modifiers.
    """
    total = _of_men(weapon, second, captain, crew, book)
    if weapon != GUN:
        if night_surface or _is_shown(escorted, posture, book):
            acted("9.5.1a" if night_surface else "9.4.2d")
            total += book.modifier("u1_modifiers", "bonus")
        if second:
            total += _of_second_salvo(escorted, captain, crew, book)
    return total + _of_tile(weapon, posture, size, captain, book)


def _is_shown(escorted: bool, posture: str, book: Book) -> bool:
    """Whether an unescorted target is the better to be seen (9.4.2d)."""
    if escorted:
        return False
    if posture != SURFACED and book.options.unescorted_bonus_surfaced_only:
        acted("switch:unescorted_bonus_surfaced_only")
        return False
    return True


def _of_second_salvo(escorted: bool, captain: Captain, crew: Crew, book: Book) -> int:
    """What the second salvo costs: nothing where there are no escorts, nor a captain with the Hanseatic Cross
    (9.4.2e, 9.5.2c, 9.5.2e)."""
    if not escorted:
        acted("9.4.2e")
        return 0
    if benefit(captain, crew, "no_second_salvo", book):
        acted("9.5.2e")
        return 0
    acted("9.5.2c")
    return book.modifier("u1_modifiers", "second_salvo")


def _of_men(weapon: str, second: bool, captain: Captain, crew: Crew, book: Book) -> int:
    """What the crew and the man in command add."""
    total = book.modifier("u1_modifiers", crew.quality)
    if crew.generic_out:
        total += book.modifier("u1_modifiers", "crew_out")
    if row := command_row(crew):
        total += book.modifier("u1_modifiers", row)
    scope = book.options.hh_bonus_scope
    fits = scope == "all" or (weapon != GUN if scope == "torpedoes" else second)
    if scope != "all" and captain.medal:
        acted("switch:hh_bonus_scope")
    if fits and benefit(captain, crew, "fire", book):
        total += book.modifier("u1_modifiers", "decoration")
    return total


def _of_tile(weapon: str, posture: str, size: str, captain: Captain, book: Book) -> int:
    """The abilities of two tiles (14.7.5)."""
    if weapon == GUN:
        return ability_modifier(book) if ability(captain, "gunner", book) else 0
    if posture == SUBMERGED and size == "large" and ability(captain, "marksman", book):
        return ability_modifier(book)
    return 0


def hits(dice: Dice, distance: str, modifier: int, charts: Charts, why: str = "fire") -> bool:
    """Whether a torpedo or gun point hits: low is good.

    Rule: 9.2.3, 9.3.3a, U1.target. Charts: u1_fire.
    """
    rule = "9.3.3a" if why == GUN else "9.2.3"
    return dice.roll("2d6", why, rule) + modifier <= charts["u1_fire"].value(distance, "limit")


def is_dud(dice: Dice, kind: str, chart: int, superior: bool, charts: Charts) -> bool:
    """Whether a torpedo that hits does not explode.

    Rule: 9.2.4, U2.dud, 12.1.3a. Charts: u2_dud, u2_modifiers.
    """
    limit = charts["u2_dud"].value(kind, chart)
    if superior:
        acted("12.1.3a")
        limit = max(0, limit + charts["u2_modifiers"].value("superior", "modifier"))
    return dice.roll("1d6", "dud", "9.2.4") <= limit


def damage_column(weapon: str, gun: str) -> str:
    """The column of [U3]: torpedoes, guns up to 8.8 cm, guns of 10.5 cm."""
    if weapon != GUN:
        return "torpedo"
    return "gun_105" if gun == "large" else "gun"


def damage(dice: Dice, column: str, charts: Charts) -> int:
    """The points of damage of one hit.

    Rule: 9.2.5a, 9.3.3a, U3.torpedo, U3.gun. Charts: u3_damage.
    """
    return charts["u3_damage"].result(dice.roll("1d6", "damage", "9.2.5a"), column)


def points_to_sink(size: str, tonnage: int, charts: Charts) -> int:
    """The points a freighter or Q-ship takes.

    Rule: 9.2.5d, 8.2.5, U3.points, T1.q (the list decides between small and large, the tonnage among large).
    Charts: u3_points.
    """
    acted("9.2.5d")
    chart = charts["u3_points"]
    if size == "large" and tonnage >= chart.value("very_large", "from_tons"):
        return chart.value("very_large", "points")
    return chart.value(size, "points")


def reaches(weapon: str, distance: str, charts: Charts) -> bool:
    """Whether a weapon may be used at a range (4.5f, 9.2.2g, U1.range). Charts: u1_range_by_torpedo."""
    return charts["u1_range_by_torpedo"].value(weapon, distance)


def is_sunk(done: float, points: int) -> bool:
    """Whether so much damage sinks a ship (9.2.5c)."""
    if done < points:
        return False
    acted("9.2.5c")
    return True


def one_torpedo(
    dice: Dice, kind: str, distance: str, modifier: int, chart: int, superior: bool, charts: Charts
) -> int:
    """The damage of one torpedo: 0 for a miss or a dud (9.2.3-9.2.5a)."""
    if not hits(dice, distance, modifier, charts) or is_dud(dice, kind, chart, superior, charts):
        return 0
    return damage(dice, "torpedo", charts)


def one_gun_point(dice: Dice, distance: str, modifier: int, column: str, charts: Charts) -> int:
    """The damage of one gun point (9.3.3a)."""
    return damage(dice, column, charts) if hits(dice, distance, modifier, charts, "gun") else 0
