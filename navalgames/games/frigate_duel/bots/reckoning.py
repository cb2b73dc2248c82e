"""What a broadside is worth from one square to another: exact means of the rules' own rolls, remembered.

Knows ships, squares and the gunnery rules. Chooses nothing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from navalgames.chance import Dice, exact
from navalgames.games.frigate_duel.rules import crew, gunnery, sea
from navalgames.games.frigate_duel.rules.impulses import GUNS
from navalgames.games.frigate_duel.rules.smoke_and_wind import smoke_on_line
from navalgames.games.frigate_duel.rules.volleys import open_range
from navalgames.games.frigate_duel.state import SHOTS, Ship, Square, State
from navalgames.games.frigate_duel.tables import Box, Tables, tables_of

CREW_POINT, MORALE_STEP = 2, 6
"""What a crew point and a step of morale count beside a hull box."""
PATIENCE = 8
"""The turns for which a better moment is waited for."""
ROUND, DOUBLE, CHAIN = (SHOTS.index(name) for name in ("round", "double", "chain"))


@lru_cache(maxsize=4096)
def mean_hits_left(
    tables: Tables, firepower: int, modifier: int, against: int, against_modifier: int
) -> float:
    """The mean of the hits left of a broadside (rules 11.4.4a to 11.4.4l)."""
    if firepower <= 0:
        return 0.0
    return float(exact(gunnery.hits_left, firepower, modifier, against, against_modifier, tables).mean())


def worth_of_fire(firer: Ship, target: Ship, smoke: int, shot: int, box: Box) -> float:
    """The mean of the hits of one broadside, a rake included."""
    away = sea.between(firer, target, box)
    return _hits_at(firer, target, away, smoke, shot, box) if away <= open_range(box) else 0.0


def _hits_at(firer: Ship, target: Ship, away: int, smoke: int, shot: int, box: Box) -> float:
    """The same at a distance that is known to be within range."""
    rake = _rake(box, firer.heading, target.heading, firer.x - target.x, firer.y - target.y)
    return _hits_with(firer, target, away, rake, smoke, shot, box)


def _hits_with(firer: Ship, target: Ship, away: int, rake: str, smoke: int, shot: int, box: Box) -> float:
    """The same with a rake that is known."""
    fires = firer.burning + target.burning
    left = _hits_by(box, firer.id, firer.hull_lost, firer.morale, away, smoke, shot, fires)
    return left * box.rake_halves[rake] / 2 if rake else left


@lru_cache(maxsize=16384)
def _hits_by(
    box: Box, ship: str, hull_lost: int, morale: int, away: int, smoke: int, shot: int, fires: int
) -> float:
    """The mean of the hits left, by all that the rules look at: asked for each square a captain thinks of."""
    return mean_hits_left(
        tables_of(box.charts),
        crew.firepower_of(ship, hull_lost, away, box),
        gunnery.hit_modifier(morale, shot, away, box),
        gunnery.cancel_dice(away, smoke, fires, box),
        gunnery.cancel_modifier(away, box),
    )


@lru_cache(maxsize=16384)
def _rake(box: Box, heading: int, target_heading: int, dx: int, dy: int) -> str:
    """The rake of a firer who lies (dx, dy) from her target."""
    return sea.rake_from(heading, target_heading, dx, dy, box, box.options.rake_facing == "any_bearing")


@lru_cache(maxsize=16384)
def _arc(box: Box, heading: int, dx: int, dy: int) -> str:
    """What bears on a target at (dx, dy)."""
    return sea.arc(heading, dx, dy, box)


@lru_cache(maxsize=512)
def harm_of_hits(tables: Tables, scored: int, morale: int) -> float:
    """The mean harm that some hits aimed at the hull do to a ship of this morale, in hull boxes."""
    return float(exact(_harm, scored, morale, tables).mean()) if scored else 0.0


def _harm(dice: Dice, scored: int, morale: int, t: Tables) -> int:
    """Boxes and crew points of one damage roll, and the morale check after it (11.4.8k, 11.4.11a)."""
    blue, total = gunnery.damage_roll(dice)
    hull, rigging, points = gunnery.damage("hull", total, scored, ROUND, t)
    falls = dice.resolve(gunnery.morale_falls, gunnery.morale_dice(scored, blue, morale, t), morale, t)
    return hull + rigging + CREW_POINT * points + MORALE_STEP * falls


@lru_cache(maxsize=16384)
def mean_harm(
    tables: Tables, firepower: int, modifier: int, against: int, against_modifier: int, rake: str, morale: int
) -> float:
    """The mean harm of a broadside, by the exact chances of its hits: many hits break the crew as well."""
    if firepower <= 0:
        return 0.0
    found = exact(gunnery.hits_left, firepower, modifier, against, against_modifier, tables)
    return sum(
        float(found.chance(left)) * harm_of_hits(tables, gunnery.raked(left, rake, tables), morale)
        for left in found.outcomes
    )


def harm(state: State, firer: Ship, target: Ship, box: Box, shot: int = ROUND) -> float:
    """What `firer` can do to `target` from where she is: the mean harm by her readiness."""
    gun = gun_that_bears(firer, target, box)
    away = sea.between(firer, target, box)
    if not gun or away > open_range(box):
        return 0.0
    smoke = smoke_between(state, firer, target, box)
    done = mean_harm(
        tables_of(box.charts),
        crew.firepower(firer, away, box),
        gunnery.hit_modifier(firer.morale, shot, away, box),
        gunnery.cancel_dice(away, smoke, firer.burning + target.burning, box),
        gunnery.cancel_modifier(away, box),
        sea.rake(firer, target, box, box.options.rake_facing == "any_bearing"),
        target.morale,
    )
    # In the own square both broadsides bear, one in each active impulse (P11.3).
    guns = GUNS if not away else (gun,)
    return sum(readiness(firer, one, state.impulse) for one in guns) * done


def gun_that_bears(firer: Ship, target: Ship, box: Box) -> str:
    """The broadside that bears on a target, "" for none; in the own square the better manned one."""
    return _gun_in(_arc(box, firer.heading, target.x - firer.x, target.y - firer.y), firer)


def _gun_in(arc: str, firer: Ship) -> str:
    """The broadside that bears on whatever lies in this arc."""
    if arc == "any":
        return max(GUNS, key=lambda gun: (firer.loaded[GUNS.index(gun)], firer.crew[GUNS.index(gun)]))
    return arc if arc in GUNS else ""


def smoke_between(state: State, one: Ship, other: Ship, box: Box) -> int:
    """The smoke on the line between two ships."""
    return smoke_on_line(state, (one.x, one.y), (other.x, other.y), box.options.smoke_count)


def readiness(ship: Ship, gun: str, impulse: int) -> float:
    """How soon a broadside can fire: 1 loaded, less the later its marker, little without crew."""
    place = GUNS.index(gun)
    if ship.loaded[place]:
        return 1.0 if ship.crew[place] else 0.3
    if not ship.reload[place]:
        return 0.15
    return max(0.2, 0.9 - 0.08 * max(ship.reload[place] - impulse, 0))


class Lie(NamedTuple):
    """How two ships lie to each other: all that their squares and headings say.

    away, soon: the distance now and in some squares. bears, rakes: the arc in which the one has the other,
    "" where no broadside reaches, and the rake of her fire; borne, raked: the same of the other ship.
    """

    away: int
    soon: int
    bears: str
    rakes: str
    borne: str
    raked: str


@lru_cache(maxsize=65536)
def lie(box: Box, heading: int, other_heading: int, dx: int, dy: int) -> Lie:
    """How two ships lie to each other, the other one (dx, dy) from the one."""
    away = sea.distance(dx, dy, box)
    soon = _away_soon(heading, other_heading, dx, dy, box)
    if away > open_range(box):
        return Lie(away, soon, "", "", "", "")
    return Lie(
        away,
        soon,
        sea.arc(heading, dx, dy, box),
        _rake(box, heading, other_heading, -dx, -dy),
        sea.arc(other_heading, -dx, -dy, box),
        _rake(box, other_heading, heading, dx, dy),
    )


def threat(
    state: State,
    firer: Ship,
    target: Ship,
    start: Square,
    end: Square,
    arc: str,
    rake: str,
    away: int,
    box: Box,
) -> float:
    """What `firer` can do to `target` from one square to another, by her readiness: the mean of the hits."""
    gun = _gun_in(arc, firer) if arc else ""
    if not gun:
        return 0.0
    smoke = smoke_on_line(state, start, end, box.options.smoke_count) if state.smoke else 0
    return readiness(firer, gun, state.impulse) * _hits_with(firer, target, away, rake, smoke, ROUND, box)


def away_soon(one: Ship, other: Ship, box: Box, squares: int = 3) -> int:
    """The distance when both have gone straight on for some squares: where the headings lead."""
    return _away_soon(one.heading, other.heading, other.x - one.x, other.y - one.y, box, squares)


@lru_cache(maxsize=65536)
def nearest(heading: int, other_heading: int, dx: int, dy: int, box: Box) -> int:
    """The least distance within the squares of `away_soon`: of two that cross each other's bows none."""
    return min(_away_soon(heading, other_heading, dx, dy, box, squares) for squares in range(1, 4))


def _away_soon(heading: int, other_heading: int, dx: int, dy: int, box: Box, squares: int = 3) -> int:
    (ax, ay), (bx, by) = box.steps[heading], box.steps[other_heading]
    return sea.distance(dx + squares * (bx - ax), dy + squares * (by - ay), box)


def pull(away: int, soon: int, liked: int, box: Box) -> float:
    """What a captain who fights pays for lying, and for heading, off the distance that is liked.

    Beyond short range every point nearer counts, whatever is liked: two ships that each wait for the other to
    come would else never meet.
    """
    heading = 0.1 * abs(soon - liked) if away <= box.measures["short range"] else 0.3 * soon
    return 0.1 * abs(away - liked) + heading


def late(view: State) -> int:
    """The turns that have gone by after those for which a better moment is waited for."""
    return max(view.turn - PATIENCE, 0)


def chases(box: Box, side: str) -> str:
    """What a side is about: "flee", "hunt" or "fight"."""
    fleeing = {"chase": "B", "escape": "A"}.get(box.scenario.kind, "")
    return "flee" if side == fleeing else "hunt" if fleeing else "fight"
