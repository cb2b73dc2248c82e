"""The exact odds shown beside orders: the rules themselves, read with every die.

Knows the rules that roll and how a chance is written. Must not know the page or a play.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from navalgames.chance import Dice, Distribution, exact
from navalgames.games.frigate_duel import given
from navalgames.games.frigate_duel.rules import boarding, bonus, crew, gunnery, manoeuvring, sails, sea
from navalgames.games.frigate_duel.rules.asking import number_of
from navalgames.games.frigate_duel.rules.impulses import GUNS
from navalgames.games.frigate_duel.rules.smoke_and_wind import wind_effect
from navalgames.games.frigate_duel.rules.volleys import Volley, defence
from navalgames.games.frigate_duel.state import RIGGING_CHANGE, SAILING, Fire, Ship, State, card_kind
from navalgames.games.frigate_duel.tables import Box, Tables, tables_of
from navalgames.texts import Texts
from navalgames.texts.figures import fraction_text
from navalwidgets.table.order_panel import Odds

FRENCH = "FR"


class Shot(NamedTuple):
    """A broadside before it is fired: the hits left, the rake ("" for none), the distance, and the chances
    that the target's morale falls and that fire breaks out."""

    hits: Distribution
    rake: str
    distance: int
    morale: Fraction
    fire: Fraction


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
    shot, t = view.shots[own][GUNS.index(order.broadside)], tables_of(box.charts)
    rake = sea.rake(ship, target, box, box.options.rake_facing == "any_bearing")
    firepower, modifier = crew.firepower(ship, away, box), gunnery.hit_modifier(ship.morale, shot, away, box)
    found = _hits(t, firepower, modifier, *against)
    laid = gunnery.damage_modifier(
        order.aim, ship.morale, wind_effect(view, Fire(own, order.broadside, foe, order.aim), box), t
    )
    on_dice = box.options.morale_effect_modifier == "dice_count"
    scored = found.map(lambda left: gunnery.raked(left, rake, t))
    after = _consequence(t, scored, laid, target.morale, on_dice)
    burns = Fraction(0) if target.burning else after.chance_of(lambda one: one[1])
    return Shot(found, rake, away, after.chance_of(lambda one: one[0]), burns)


def _consequence(tables: Tables, hits: Distribution, laid: int, morale: int, on_dice: bool) -> Distribution:
    """(morale falls, fire breaks out) after a broadside of which so many hits may be left."""
    parts = hits.weights.items()
    return Distribution.mix((_after_hits(tables, n, laid, morale, on_dice), weight) for n, weight in parts)


@lru_cache(maxsize=4096)
def _after_hits(tables: Tables, scored: int, laid: int, morale: int, on_dice: bool) -> Distribution:
    return exact(_checks, scored, laid, morale, on_dice, tables)


def _checks(dice: Dice, scored: int, laid: int, morale: int, on_dice: bool, t: Any) -> tuple[bool, bool]:
    """The checks of morale and fire that so many hits lead to (11.4.11a, 11.5a)."""
    if not scored:
        return False, False
    blue, rolled = gunnery.damage_roll(dice)
    number = gunnery.morale_dice(scored, blue, morale, t, on_dice)
    falls = dice.resolve(gunnery.morale_falls, number, morale, t)
    return falls, dice.resolve(gunnery.fire_starts, gunnery.fire_dice(rolled + laid, scored, t), t)


def of_order(view: State, order: Any, box: Box) -> Fraction | None:
    """The chance that an order succeeds; None for one that needs no single roll."""
    found = _with_card(view, order, box) or _plain(view, order, box)
    if found is None:
        return None
    rule, *values = found
    return _chance(rule, tables_of(box.charts), *values)


def _with_card(view: State, order: Any, box: Box) -> tuple[Any, ...] | None:
    """The roll that a card, or keeping it, is about: a grapple, a tack, getting free."""
    if not isinstance(order, given.PlayCard | given.KeepCards) or len(view.tasks) < 2:
        return None
    stage, roll = view.tasks[-1].stage, view.tasks[-2]
    if stage == "tack_card":
        tack = given.ChooseManoeuvre(view.ships[roll.ship].id, "tack")
        return None if isinstance(order, given.PlayCard) else _plain(view, tack, box)
    if stage not in ("grapple_card", "free_card"):
        return None
    ship, adds = view.ships[roll.ship], 0
    if isinstance(order, given.PlayCard):
        adds = box.cards[card_kind(order.card)].size
    if stage == "free_card":
        return sails.frees, _freeing(view, ship, box) + adds
    grapple = given.TryGrapple(ship.id, view.ships[roll.other].id)
    return boarding.grapples, _grapple(view, grapple, box) + adds


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
        modifier = bonus.bonus_modifier(quality, ship.crew[SAILING], order.straining, box)
        return bonus.bonus_succeeds, modifier
    if isinstance(order, given.TryFreeing):
        return sails.frees, _freeing(view, ship, box)
    if isinstance(order, given.ChooseManoeuvre) and order.manoeuvre == "tack":
        return manoeuvring.tack_succeeds, quality, ship.crew[SAILING]
    return (_changes, ship.crew[RIGGING_CHANGE], quality) if isinstance(order, given.ChangeSail) else None


def _changes(dice: Dice, points: int, quality: int, t: Any) -> bool:
    return sails.sail_steps(dice, points, quality, t) > 0


def _freeing(view: State, ship: Ship, box: Box) -> int:
    foe = view.ships[ship.grappled]
    own, enemy = (box.ship_cards[one.id].quality for one in (ship, foe))
    return sails.freeing_modifier(own, enemy, ship.morale)


def _grapple(view: State, order: given.TryGrapple, box: Box) -> int:
    own: Ship = view.ships[number_of(view, order.ship)]
    foe: Ship = view.ships[number_of(view, order.target)]
    return boarding.grappling(own, foe, box)


def odds(texts: Texts, key: str, chance: Fraction) -> Odds:
    """A chance as it stands beside an order."""
    return Odds(texts.t(key), fraction_text(chance), texts.percent(chance), float(chance))
