"""A fight with a Q-ship to its end.

Knows steps on a small frozen state. The rolls and hits stand in `rules.hunt` and `rules.damage`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.raiders_of_the_deep.calendar import month_of
from navalgames.games.raiders_of_the_deep.questions import sliders
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, whole
from navalgames.games.raiders_of_the_deep.questions.to_the_end import ESCAPED, FORCED_UP, SUNK, one_hit
from navalgames.games.raiders_of_the_deep.rules import damage, fire, hunt
from navalgames.games.raiders_of_the_deep.state import SURFACED, Boat, Captain, Crew
from navalgames.games.raiders_of_the_deep.tables import Book


class Duel(NamedTuple):
    """A fight with a Q-ship, one roll at a time. `attack`: her attacks so far; `harm`: points of damage to
    her."""

    boat: Boat
    distance: str
    most: int
    month: int
    harm: int = 0
    attack: int = 0
    phase: str = "fires"
    hits: int = 0
    wet: bool = False


def duel_begins(charts: Charts, type: str, distance: str, era: str, most: int) -> Duel:
    """The freighter drops her sides (9.9c)."""
    return Duel(Boat(type), distance, most, month_of(sliders.MONTHS[era]))


def duel_step(dice: Any, duel: Duel, charts: Charts) -> Duel:
    """One roll: her attack, a hit, water, or the boat's answer (9.9c-9.9i)."""
    return _DUEL[duel.phase](dice, duel, sliders.book(charts))


def _fires(dice: Any, duel: Duel, book: Book) -> Duel:
    """The ambush, her shots of each exchange, at last depth charges (9.9c, 9.9e, 9.9i)."""
    modifier = hunt.weakness(duel.boat, book)
    if duel.attack <= duel.most:
        modifier += book.modifier("e3_modifiers", f"q_{duel.distance}")
    hits = hunt.attack(dice, modifier, book.charts)
    return _over(duel, SUNK) if hits is hunt.SUNK else _next(duel._replace(hits=hits))


def _next(duel: Duel) -> Duel:
    return duel._replace(phase="hit" if duel.hits else "water" if duel.wet else "answer")


def _is_hit(dice: Any, duel: Duel, book: Book) -> Duel:
    """One hit (9.6.9)."""
    boat, wet = dice.resolve(hit_in_duel, duel.boat, book)
    if not isinstance(boat, Boat):
        return _over(duel, boat)
    return _next(duel._replace(boat=boat, hits=duel.hits - 1, wet=duel.wet or wet))


def hit_in_duel(dice: Any, boat: Boat, book: Book) -> tuple[Any, bool]:
    """One hit in a fight where the gun matters and the dive planes do not."""
    hit, wet = one_hit(dice, boat._replace(damaged=boat.damaged - {"gun"}), book, "gun")
    if isinstance(hit, Boat):
        hit = hit._replace(damaged=(hit.damaged | boat.damaged & {"gun"}) - {"planes"})
    return hit, wet


def _fills(dice: Any, duel: Duel, book: Book) -> Duel:
    """Additional flooding (10.1.3a)."""
    boat = damage.marked(duel.boat, damage.FLOODING, damage.more_water(dice, Crew(), book), book)
    if damage.is_flooded(boat, book):
        return _over(duel, FORCED_UP)
    return _next(duel._replace(boat=boat, wet=False))


def _answers(dice: Any, duel: Duel, book: Book) -> Duel:
    """The Q-ship has sunk, the boat is away, or its gun fires before hers (9.9e, 9.9g, 9.9h)."""
    points = fire.points_to_sink("q_ship", 0, book.charts)
    if duel.harm >= points:
        return _over(duel, "q_ship_sunk")
    diving = duel.attack == duel.most
    if duel.attack > duel.most or (diving and not book.holds("depth_charges", duel.month)):
        return _over(duel, ESCAPED)
    harm = 0
    if not diving and book.mats[duel.boat.type].gun != "none" and not duel.boat.out("gun"):
        shots = (duel.distance,) * book.limits["gun_points"]
        harm = sum(dice.each(_gun_point, shots, duel.boat.type, book))
    return duel._replace(harm=min(points, duel.harm + harm), attack=duel.attack + 1, phase="fires")


def _over(duel: Duel, how: str) -> Duel:
    return Duel(Boat(""), duel.distance, duel.most, duel.month, phase=how)


_DUEL = {"fires": _fires, "hit": _is_hit, "water": _fills, "answer": _answers}


def duel_over(duel: Duel) -> bool:
    return duel.phase not in _DUEL


def duel_end(duel: Duel) -> str:
    return duel.phase


def _gun_point(dice: Any, distance: str, kind: str, book: Book) -> int:
    modifier = fire.fire_modifier(fire.GUN, False, False, SURFACED, False, "q_ship", Captain(), Crew(), book)
    column = fire.damage_column(fire.GUN, book.mats[kind].gun)
    return fire.one_gun_point(dice, distance, modifier, column, book.charts)


QUESTIONS = (
    Question(
        "q_ship", "escorts", ("9.9c", "9.9e", "9.9g", "9.9i"),
        (
            choice("type", sliders.TYPES, "UBII", "9.6.11a"), choice("distance", sliders.RANGES, "medium",
                "9.9c"),
            sliders.era("1917", "cal.q"), whole("most", 1, 3, 1, "9.9g"),
        ),
        start=duel_begins, step=duel_step, over=duel_over, measure=duel_end,
        outcomes=("q_ship_sunk", ESCAPED, FORCED_UP, SUNK),
    ),
)  # fmt: skip
