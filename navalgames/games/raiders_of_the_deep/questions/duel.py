"""A fight with a Q-ship to its end.

Knows steps on a small frozen state. The rolls and hits stand in `rules.hunt` and `rules.damage`.
"""

from __future__ import annotations

from math import inf
from typing import Any, NamedTuple

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import Setting
from navalgames.games.parts import quick
from navalgames.games.raiders_of_the_deep.questions import sliders
from navalgames.games.raiders_of_the_deep.questions.hunted import (
    ALIKE,
    ESCAPED,
    SUNK,
    Hurt,
    flooded,
    one_hit,
)
from navalgames.games.raiders_of_the_deep.rules import damage, fire, hunt, q_ships
from navalgames.games.raiders_of_the_deep.state import SURFACED, Boat, Captain, Crew
from navalgames.games.raiders_of_the_deep.tables import Book

GEAR = (*ALIKE, "fuel")
Q_SHIP_SUNK = "q_ship_sunk"
NOTHING: frozenset[str] = frozenset()
WEAKENING, WEAKENING_AND_GUN = frozenset(GEAR), frozenset({*GEAR, "gun"})


class Duel(NamedTuple):
    """A fight with a Q-ship, one roll at a time. `distance`: from where the boat fires; `hers`: the range
    that counts for her fire; `attack`: her attacks so far; `sinking`: she has been sunk in this exchange, and
    fires once more."""

    type: str
    hurt: Hurt
    distance: str
    hers: str
    most: int
    month: int
    sinking: bool = False
    attack: int = 0
    phase: str = "fires"
    hits: int = 0
    wet: bool = False


quick(Duel)


def duel_begins(
    charts: Charts, type: str, distance: str, era: str, first: bool, most: int, q_exchanges_max: int
) -> Duel:
    """The freighter drops her sides (9.9c, 9.9d); after so many exchanges the boat dives (9.9g), at the
    latest after those agreed (switch q_exchanges_max)."""
    if q_exchanges_max and most > q_exchanges_max:
        acted("switch:q_exchanges_max")
        most = q_exchanges_max
    month = sliders.month_in(era)
    close = first and q_ships.is_first_close(month, sliders.book(charts))
    return Duel(type, Hurt(), distance, "close" if close else distance, most, month)


def duel_refused(charts: Charts, type: str, era: str, **others: Any) -> Setting | None:
    """No trap before March 1915, no type that sails later (3.3.2a, 9.9a)."""
    if not sliders.book(charts).holds("q_ships", sliders.month_in(era)):
        return sliders.refused("era", "no-q-ships", "cal.q")
    return sliders.too_early(type, era, charts)


def duel_idle(charts: Charts, era: str, distance: str, most: int, **others: Any) -> tuple[Setting, ...]:
    """After 1915 a first trap is like any other, and near she is near; who dives in time is not held back."""
    found = []
    if distance == "close" or not q_ships.is_first_close(sliders.month_in(era), sliders.book(charts)):
        found.append(sliders.idle("first", "like-any", "9.9d"))
    if most <= charts["limits"].cell("q_ship_exchanges_option", "count").value:
        found.append(sliders.idle("q_exchanges_max", "dives-in-time", "switch:q_exchanges_max"))
    return tuple(found)


def duel_step(dice: Dice, duel: Duel, charts: Charts) -> Duel:
    """One roll: her attack, a hit, water, or the boat's answer (9.9c-9.9i)."""
    return _DUEL[duel.phase](dice, duel, sliders.book(charts))


def _fires(dice: Dice, duel: Duel, book: Book) -> Duel:
    """The ambush, her shots of each exchange, at last depth charges (9.9c, 9.9e, 9.9i)."""
    hits = hits_of(dice, duel.hurt.out, duel.attack, duel, book)
    if hits is hunt.SUNK:
        return _over(duel, SUNK)
    hurt = duel.hurt._replace(out=duel.hurt.out & _telling(duel, book))
    return _next(duel._replace(hurt=hurt, hits=hits))


def hits_of(dice: Dice, out: frozenset[str], attack: int, duel: Duel, book: Book) -> int | None:
    """The hits of one of her attacks: SUNK, or how many (9.9c, 9.9e, 9.9i)."""
    boat = Boat(duel.type, damaged=out)
    if attack > duel.most:
        return dice.resolve(hunt.attack, hunt.weakness(boat, book), book.charts, "depth_charges", "9.9i")
    modifier = q_ships.range_modifier(boat, duel.hers, book)
    if attack:
        acted("9.9e")
    return dice.resolve(hunt.attack, modifier, book.charts, "q_ship_fire", "9.9c")


def _telling(duel: Duel, book: Book) -> frozenset[str]:
    """The systems that still matter: gear for her next attack, the gun for the boat's next answer."""
    last = duel.most + book.holds("depth_charges", duel.month)
    if duel.sinking or duel.attack >= last:
        return NOTHING
    return WEAKENING if duel.attack >= duel.most else WEAKENING_AND_GUN


def _next(duel: Duel) -> Duel:
    return duel._replace(phase="hit" if duel.hits else "water" if duel.wet else "answer")


def _is_hit(dice: Dice, duel: Duel, book: Book) -> Duel:
    """One hit (9.6.9)."""
    hurt, wet = dice.resolve(one_hit, duel.hurt, duel.type, _telling(duel, book), GEAR, book)
    if type(hurt) is str:
        return _over(duel, hurt)
    hits, wet = duel.hits - 1, duel.wet or wet
    phase = "hit" if hits else "water" if wet else "answer"
    return duel._replace(hurt=hurt, hits=hits, wet=wet, phase=phase)


def _fills(dice: Dice, duel: Duel, book: Book) -> Duel:
    """Additional flooding (10.1.3a)."""
    hurt = flooded(duel.hurt, dice.resolve(damage.more_water, Crew(), book), duel.type, book)
    return _over(duel, hurt) if type(hurt) is str else _next(duel._replace(hurt=hurt, wet=False))


def _answers(dice: Dice, duel: Duel, book: Book) -> Duel:
    """The Q-ship has sunk, the boat is away, or its gun fires before hers (9.9e, 9.9g, 9.9h)."""
    if duel.sinking:
        return _over(duel, Q_SHIP_SUNK)
    diving = dives(duel.attack, duel.most)
    if diving and (duel.attack > duel.most or not book.holds("depth_charges", duel.month)):
        return _over(duel, ESCAPED)
    armed = not diving and is_armed(duel.type, duel.hurt.out, book)
    sinking = armed and dice.resolve(sinks_now, duel.attack, duel.distance, duel.type, book)
    return duel._replace(sinking=sinking, attack=duel.attack + 1, phase="fires")


def dives(attack: int, most: int) -> bool:
    """Whether the boat breaks off after this attack of hers (9.9g)."""
    if attack < most:
        return False
    acted("9.9g")
    return True


def is_armed(kind: str, out: frozenset[str], book: Book) -> bool:
    """Whether the boat can answer with its gun (9.9e)."""
    return book.mats[kind].gun != "none" and "gun" not in out


def sinks_now(dice: Dice, before: int, distance: str, kind: str, book: Book) -> bool:
    """Whether the gun sinks her in this exchange, after so many that have not (9.9e).

    A gun that still works has fired in every exchange, and a gun that is out never fires again: so the damage
    she has need not be kept, it is as likely as it is for a ship that so many exchanges have left afloat.
    """
    harm = dice.until(_is_afloat, _gunfire, before, distance, kind, book) if before else 0
    acted("9.9e")
    harm += _gunfire(dice, 1, distance, kind, book)
    if not fire.is_sunk(harm, fire.points_to_sink("q_ship", 0, book.charts)):
        return False
    acted("9.9h")
    return True


def _gunfire(dice: Dice, exchanges: int, distance: str, kind: str, book: Book) -> float:
    """The damage of all gun points in some exchanges; without end when it has sunk her (9.9e)."""
    harm = damage_of(dice, exchanges * book.limits["gun_points"], distance, kind, book)
    return inf if harm >= fire.points_to_sink("q_ship", 0, book.charts) else harm


def damage_of(dice: Dice, points: int, distance: str, kind: str, book: Book) -> int:
    """The boxes of damage that so many gun points bring together (9.9e)."""
    return sum(dice.each(gun_point, (distance,) * points, kind, book))


def _is_afloat(harm: float) -> bool:
    return harm < inf


def _over(duel: Duel, how: str) -> Duel:
    return Duel(duel.type, Hurt(), duel.distance, duel.hers, duel.most, duel.month, phase=how)


_DUEL = {"fires": _fires, "hit": _is_hit, "water": _fills, "answer": _answers}


def duel_over(duel: Duel) -> bool:
    return duel.phase not in _DUEL


def duel_end(duel: Duel) -> str:
    return duel.phase


def gun_point(dice: Dice, distance: str, kind: str, book: Book) -> int:
    modifier = fire.fire_modifier(fire.GUN, False, False, SURFACED, False, "q_ship", Captain(), Crew(), book)
    column = fire.damage_column(fire.GUN, book.mats[kind].gun)
    return fire.one_gun_point(dice, distance, modifier, column, book.charts)
