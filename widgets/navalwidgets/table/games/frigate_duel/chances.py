"""The exact odds shown beside orders: the rules themselves, read with every die.

Knows the rules that roll and how a chance is written. Must not know the page or a play.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance import Dice, exact
from navalgames.games.frigate_duel import given
from navalgames.games.frigate_duel.rules import boarding, bonus, crew, gunnery, manoeuvring, sails, sea
from navalgames.games.frigate_duel.rules.asking import number_of
from navalgames.games.frigate_duel.rules.impulses import GUNS
from navalgames.games.frigate_duel.rules.smoke_and_wind import wind_effect
from navalgames.games.frigate_duel.rules.volleys import Volley, defence
from navalgames.games.frigate_duel.state import RIGGING_CHANGE, SAILING, Fire, Ship, State, card_kind
from navalgames.games.frigate_duel.tables import Box, Tables, tables_of
from navalgames.pictures.trial import Trial

FRENCH = "FR"


class Shot(NamedTuple):
    """A broadside before it is fired: the rake ("" for none), the distance, and whether a hit is left, the
    target's morale falls, and fire breaks out (None where she burns already); boxes of her hull and of her
    rigging that it breaks on average.
    """

    rake: str
    distance: int
    hits: Trial
    morale: Trial
    fire: Trial | None
    broken: tuple[Fraction, Fraction]


class _Laid(NamedTuple):
    """A broadside as it would be fired: the rule's values for both rolls and for what follows them."""

    firepower: int
    modifier: int
    against: tuple[int, int]
    rake: str
    damage_modifier: int
    morale: int
    on_dice: bool


def of_broadside(view: State, order: given.FireBroadside, box: Box) -> Shot:
    """A broadside as it would be fired now, without cards."""
    own, foe = number_of(view, order.ship), number_of(view, order.target)
    ship, target = view.ships[own], view.ships[foe]
    away = sea.between(ship, target, box)
    fire = Fire(own, order.broadside, foe, order.aim)
    shot, t = view.shots[own][GUNS.index(order.broadside)], tables_of(box.charts)
    rake = sea.rake(ship, target, box, box.options.rake_facing == "any_bearing")
    laid = _Laid(
        crew.firepower(ship, away, box),
        gunnery.hit_modifier(ship.morale, shot, away, box),
        defence(view, Volley(fire, away), box),
        rake,
        gunnery.damage_modifier(order.aim, ship.morale, wind_effect(view, fire, box), t),
        target.morale,
        box.options.morale_effect_modifier == "dice_count",
    )
    return Shot(
        rake,
        away,
        Trial(gunnery.hits_left, (laid.firepower, laid.modifier, *laid.against, t), is_hit),
        Trial(_broadside, (laid, t), _morale),
        None if target.burning else Trial(_broadside, (laid, t), _fire),
        _broken(laid, order.aim, shot, t),
    )


def is_hit(left: int) -> bool:
    """Whether a hit is left."""
    return left > 0


def _broken(laid: _Laid, aim: str, shot: int, t: Tables) -> tuple[Fraction, Fraction]:
    """Boxes of hull and of rigging on average (11.4.8k)."""
    marks = exact(_damage, laid, aim, shot, t)
    return marks.mean(lambda one: one[0]), marks.mean(lambda one: one[1])


def _damage(dice: Dice, laid: _Laid, aim: str, shot: int, t: Tables) -> tuple[int, int]:
    """(hull, rigging): the boxes that a broadside breaks, without cards."""
    left = dice.resolve(gunnery.hits_left, laid.firepower, laid.modifier, *laid.against, t)
    scored = gunnery.raked(left, laid.rake, t)
    if not scored:
        return 0, 0
    _, rolled = gunnery.damage_roll(dice)
    return gunnery.damage(aim, rolled + laid.damage_modifier, scored, shot, t)[:2]


def _morale(after: tuple[bool, bool]) -> bool:
    return after[0]


def _fire(after: tuple[bool, bool]) -> bool:
    return after[1]


def _broadside(dice: Dice, laid: _Laid, t: Tables) -> tuple[bool, bool]:
    """(morale falls, fire breaks out): both rolls of a broadside, and the checks they lead to."""
    left = dice.resolve(gunnery.hits_left, laid.firepower, laid.modifier, *laid.against, t)
    scored = gunnery.raked(left, laid.rake, t)
    return dice.resolve(_checks, scored, laid.damage_modifier, laid.morale, laid.on_dice, t)


def _checks(dice: Dice, scored: int, laid: int, morale: int, on_dice: bool, t: Tables) -> tuple[bool, bool]:
    """The checks of morale and fire that so many hits lead to (11.4.11a, 11.5a)."""
    if not scored:
        return False, False
    blue, rolled = gunnery.damage_roll(dice)
    number = gunnery.morale_dice(scored, blue, morale, t, on_dice)
    falls = dice.resolve(gunnery.morale_falls, number, morale, t)
    return falls, dice.resolve(gunnery.fire_starts, gunnery.fire_dice(rolled + laid, scored, t), t)


def of_order(view: State, order: Any, box: Box) -> Trial | None:
    """Whether an order succeeds; None for one that needs no single roll."""
    found = _with_card(view, order, box) or _plain(view, order, box)
    if found is None:
        return None
    rule, *values = found
    return Trial(rule, (*values, tables_of(box.charts)))


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
