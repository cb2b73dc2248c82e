"""Squares, headings, bearings and lines on the sea.

Knows geometry and the charts of it. Rolls nothing and changes nothing.
"""

from __future__ import annotations

from functools import lru_cache

from navalgames.chance.witness import acted
from navalgames.charts import derived
from navalgames.games.frigate_duel.state import Ship, Square
from navalgames.games.frigate_duel.tables import Entries

ACROSS = 2


def distance(dx: int, dy: int, t: Entries) -> int:
    """The distance in movement points between two squares `dx`, `dy` apart.

    Rule: P1.4, P1.1. Charts: measures.
    """
    dx, dy = abs(dx), abs(dy)
    least, most = (dx, dy) if dx < dy else (dy, dx)
    measures = t.measures
    straight, diagonal = measures["straight step"], measures["diagonal step"]
    return straight * (most - least) + diagonal * least


def between(one: Ship, other: Ship, t: Entries) -> int:
    """The distance between two ships in movement points (P1.4)."""
    return distance(other.x - one.x, other.y - one.y, t)


def heading_difference(one: int, other: int) -> int:
    """The steps of 45 degrees between two headings, 0 to 4.

    Rule: P1.5, P1.3.

    >>> heading_difference(0, 7), heading_difference(1, 5)
    (1, 4)
    """
    steps = (one - other) % 8
    return min(steps, 8 - steps)


def letter(heading: int, wind: int, t: Entries) -> str:
    """How a ship lies to the wind, as a letter.

    Rule: P1.6. Charts: bearing_letter.
    """
    return t.letters[(heading - wind) % 8]


def to_windward(dx: int, dy: int, wind: int, t: Entries) -> int:
    """Above 0 when (dx, dy) points to windward, below 0 to leeward.

    Rule: P1.8, P1.7.
    """
    wx, wy = t.steps[wind]
    return dx * wx + dy * wy


def arc(heading: int, dx: int, dy: int, t: Entries) -> str:
    """What bears on a target at (dx, dy): port, starboard, bow, stern, any (the own square), or "".

    Rule: P11.2, P11.3, fig.arcs. Charts: firing_arcs.
    """
    if not dx and not dy:
        return "any"
    hx, hy = t.steps[heading]
    ahead, right = dx * hx + dy * hy, dx * hy - dy * hx
    far_ahead, far_right = abs(ahead), abs(right)
    along, abeam = t.arcs["broadside"]
    if along * far_ahead <= abeam * far_right:
        return "starboard" if right > 0 else "port"
    along, abeam = t.arcs["bow" if ahead > 0 else "stern"]
    if abeam * far_right <= along * far_ahead:
        return "bow" if ahead > 0 else "stern"
    return ""


@derived(most=16384)
def lies(heading: int, dx: int, dy: int, t: Entries) -> tuple[str, int]:
    """What bears on a target at (dx, dy), and how far away it is: few places, asked for again and again.

    Rule: P11.2, P11.3, P1.4. Charts: firing_arcs, measures.
    """
    return arc(heading, dx, dy, t), distance(dx, dy, t)


def bears(gun: str, found: str) -> bool:
    """Whether a gun (port, starboard, bow, stern) bears in an arc; in the own square both broadsides do."""
    return found == gun or (found == "any" and gun in ("port", "starboard"))


def rake(firer: Ship, target: Ship, t: Entries, any_bearing: bool = False) -> str:
    """ "bow" or "stern" when the fire of `firer` rakes `target`, else "".

    Rule: fig.rakes, P11.9 (switch rake_facing). Charts: rake_squares.
    """
    return rake_from(firer.heading, target.heading, firer.x - target.x, firer.y - target.y, t, any_bearing)


def rake_from(heading: int, target_heading: int, dx: int, dy: int, t: Entries, any_bearing: bool) -> str:
    """The same by the headings of firer and target, the firer (dx, dy) from the target.

    Rule: fig.rakes, P11.9 (switch rake_facing). Charts: rake_squares.
    """
    found = t.rake_squares.get((target_heading, dx, dy), "")
    return rake_across(found, heading_difference(heading, target_heading), any_bearing) if found else ""


def rake_across(found: str, difference: int, any_bearing: bool) -> str:
    """The rake from a rake square: the firer must lie across, unless the square alone is asked for.

    Rule: P11.9 (switch rake_facing).
    """
    if found:
        acted("P11.9")
    return found if any_bearing or difference == ACROSS else ""


@derived(most=256)
def rake_distances(kind: str, t: Entries) -> frozenset[int]:
    """The distances at which there is a square that rakes bow or stern.

    Rule: P11.9, P1.4. Charts: rake_squares, measures.
    """
    acted("P1.4")
    return frozenset(distance(dx, dy, t) for (_, dx, dy), found in t.rake_squares.items() if found == kind)


def line_of_fire(start: Square, end: Square) -> tuple[Square, ...]:
    """The squares from firer to target, both included; halves are rounded towards the firer.

    Rule: P11.6.

    >>> line_of_fire((0, 0), (2, 1))
    ((0, 0), (1, 0), (2, 1))
    """
    (x, y), (tx, ty) = start, end
    dx, dy = tx - x, ty - y
    length = max(abs(dx), abs(dy))
    return tuple([(x + _part(dx, k, length), y + _part(dy, k, length)) for k in range(length + 1)])


@lru_cache(maxsize=4096)
def squares_on_line(start: Square, end: Square) -> frozenset[Square]:
    """The squares of a line of fire in no order: ships that lie to each other are looked at many times."""
    return frozenset(line_of_fire(start, end))


def _part(whole: int, k: int, length: int) -> int:
    """`whole` times k / length, rounded to the nearest, halves towards zero."""
    if not whole:
        return 0
    size = (2 * abs(whole) * k + length - 1) // (2 * length)
    return size if whole > 0 else -size
