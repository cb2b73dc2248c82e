"""The exact odds shown beside orders: the rules themselves, read with every die.

Knows the rules that roll and how a chance is written. Must not know the page or a play.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from navalgames.chance import Distribution, exact
from navalgames.games.frigate_duel import given
from navalgames.games.frigate_duel.rules import boarding, crew, gunnery, housekeeping, manoeuvring, sea
from navalgames.games.frigate_duel.rules.asking import number_of
from navalgames.games.frigate_duel.rules.impulses import GUNS
from navalgames.games.frigate_duel.rules.volleys import Volley, defence
from navalgames.games.frigate_duel.state import RIGGING_CHANGE, SAILING, Fire, Ship, State
from navalgames.games.frigate_duel.tables import Box, Tables, tables_of
from navalgames.texts import Texts
from navalgames.texts.figures import fraction_text
from navalwidgets.order_panel import Odds

FRENCH = "FR"


class Shot(NamedTuple):
    """A broadside before it is fired: the hits left, the rake ("" for none), the distance."""

    hits: Distribution
    rake: str
    distance: int


@lru_cache(maxsize=1024)
def _hits(tables: Tables, firepower: int, modifier: int, against: int, against_modifier: int) -> Distribution:
    return exact(gunnery.hits_left, firepower, modifier, against, against_modifier, tables)


@lru_cache(maxsize=256)
def _chance(rule: Any, tables: Tables, *given: int) -> Fraction:
    return Fraction(exact(rule, *given, tables).chance(True))


def of_broadside(view: State, order: given.FireBroadside, box: Box) -> Shot:
    """The hits left of a broadside as it would be fired now, without cards."""
    own, foe = number_of(view, order.ship), number_of(view, order.target)
    ship, target = view.ships[own], view.ships[foe]
    away = sea.between(ship, target, box)
    against = defence(view, Volley(Fire(own, order.broadside, foe, order.aim), away), box)
    shot = view.shots[own][GUNS.index(order.broadside)]
    found = _hits(
        tables_of(box.charts),
        crew.firepower(ship, away, box),
        gunnery.hit_modifier(ship.morale, shot, away, box),
        *against,
    )
    return Shot(found, sea.rake(ship, target, box, box.options.rake_facing == "any_bearing"), away)


def of_order(view: State, order: Any, box: Box) -> Fraction | None:
    """The chance that an order succeeds; None for one that needs no single roll."""
    found = _plain(view, order, box)
    if found is None:
        return None
    rule, *values = found
    return _chance(rule, tables_of(box.charts), *values)


def _plain(view: State, order: Any, box: Box) -> tuple[Any, ...] | None:
    """The rule of a single roll, and what it is told."""
    if isinstance(order, given.FireChaser):
        return (gunnery.chaser_hits,)
    if isinstance(order, given.TryGrapple):
        return boarding.grapples, _grapple(view, order, box)
    if not getattr(order, "ship", ""):
        return None
    ship = view.ships[number_of(view, order.ship)]
    quality = box.ship_cards[ship.id].quality
    if isinstance(order, given.BonusMove):
        modifier = boarding.bonus_modifier(quality, ship.crew[SAILING], order.straining, box)
        return boarding.bonus_succeeds, modifier
    if isinstance(order, given.TryFreeing):
        foe = view.ships[ship.grappled]
        enemy = box.ship_cards[foe.id].quality
        return housekeeping.frees, housekeeping.freeing_modifier(quality, enemy, ship.morale)
    if isinstance(order, given.ChooseManoeuvre) and order.manoeuvre == "tack":
        return manoeuvring.tack_succeeds, quality, ship.crew[SAILING]
    return (_changes, ship.crew[RIGGING_CHANGE], quality) if isinstance(order, given.ChangeSail) else None


def _changes(dice: Any, points: int, quality: int, t: Any) -> bool:
    return housekeeping.sail_steps(dice, points, quality, t) > 0


def _grapple(view: State, order: given.TryGrapple, box: Box) -> int:
    own: Ship = view.ships[number_of(view, order.ship)]
    foe: Ship = view.ships[number_of(view, order.target)]
    return boarding.grapple_modifier(
        own.morale,
        foe.morale,
        crew.melee_crew(own),
        crew.melee_crew(foe),
        sea.heading_difference(own.heading, foe.heading),
        box.ship_cards[own.id].nation == FRENCH,
        box,
    )


def odds(texts: Texts, key: str, chance: Fraction) -> Odds:
    """A chance as it stands beside an order."""
    return Odds(texts.t(key), fraction_text(chance), texts.percent(chance), float(chance))
