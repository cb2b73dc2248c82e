"""The exact odds of an attack across the rail, for each way to divide a crew.

Knows the rolls of melee and who fights whom. Must not know the page or a play.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from navalgames.chance import Dice, Distribution, exact
from navalgames.games.frigate_duel import given
from navalgames.games.frigate_duel.rules import boarding, crew
from navalgames.games.frigate_duel.rules.asking import number_of
from navalgames.games.frigate_duel.state import State
from navalgames.games.frigate_duel.tables import Box, Tables, tables_of
from navalgames.pictures.trial import Trial

FRENCH = "FR"


class Fight(NamedTuple):
    """One attack: boarders and modifiers of both sides, and whether support adds up."""

    attack: int
    attack_modifier: int
    defence: int
    defence_modifier: int
    stack: bool


class Trials(NamedTuple):
    """What an attack may bring: whether a hit is left, and whether the ship is taken."""

    hit: Trial
    taken: Trial


def of_fight(view: State, order: given.Board | given.SplitCrew, box: Box) -> tuple[Trials, bool]:
    """An attack when the other side divides its crew best, and whether the order attacks."""
    attacker = view.tasks[-1].ship
    fight, t = _fight(view, attacker, box), tables_of(box.charts)
    if isinstance(order, given.Board):
        return _best_attack(fight, t), True
    if number_of(view, order.ship) == attacker:
        return _best_defence(fight, order.points, t), True
    cancels = _defence(fight, order.points, t)
    hardest = max(
        range(1, fight.attack + 1), key=lambda points: _mean_left(_attack(fight, points, t), cancels)
    )
    return _told(fight, hardest, order.points, t), False


def _fight(view: State, number: int, box: Box) -> Fight:
    own = view.ships[number]
    foe, cards = view.ships[own.grappled], box.ship_cards
    french = cards[own.id].nation == FRENCH
    return Fight(
        crew.melee_crew(own),
        boarding.melee_modifier(cards[own.id].quality, own.morale, french, box),
        crew.melee_crew(foe),
        boarding.melee_modifier(cards[foe.id].quality, foe.morale, False, box),
        box.options.melee_support_stack,
    )


def _best_attack(fight: Fight, t: Tables) -> Trials:
    splits = range(1, fight.attack + 1)
    return max((_best_defence(fight, points, t) for points in splits), key=lambda one: one.hit.chance(True))


def _best_defence(fight: Fight, points: int, t: Tables) -> Trials:
    """An attack with so many points that roll, against the defence that leaves fewest hits on average."""
    hits = _attack(fight, points, t)
    least = min(range(fight.defence + 1), key=lambda one: _mean_left(hits, _defence(fight, one, t)))
    return _told(fight, points, least, t)


def _attack(fight: Fight, points: int, t: Tables) -> Distribution:
    return _successes(t, points, fight.attack - points, fight.attack_modifier, fight.stack)


def _defence(fight: Fight, points: int, t: Tables) -> Distribution:
    return _successes(t, points, fight.defence - points, fight.defence_modifier, fight.stack)


@lru_cache(maxsize=1024)
def _successes(t: Tables, points: int, support: int, modifier: int, stack: bool) -> Distribution:
    return exact(boarding.melee_successes, points, support, modifier, t, stack, "melee-attack")


def _left(hits: Distribution, cancels: Distribution) -> Distribution:
    return hits.combine(cancels, lambda hit, cancel: max(0, hit - cancel))


@lru_cache(maxsize=4096)
def _mean_left(hits: Distribution, cancels: Distribution) -> Fraction:
    return Fraction(_left(hits, cancels).mean())


def _told(fight: Fight, attack: int, defence: int, t: Tables) -> Trials:
    """P15.4: the ship is taken if more hits are left than she had boarders."""
    rolled = ((attack, fight.attack - attack), fight.attack_modifier)
    against = ((defence, fight.defence - defence), fight.defence_modifier, t, fight.stack)
    return Trials(*(Trial(_leaves, (least, *rolled, *against)) for least in (1, fight.defence + 1)))


def _leaves(dice: Dice, least: int, *rolls: Any) -> bool:
    """Whether a fight leaves at least so many hits."""
    return boarding.melee(dice, *rolls) >= least
