"""The exact odds of an attack across the rail, for each way to divide a crew.

Knows the rolls of melee and who fights whom. Must not know the page or a play.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from navalgames.chance import Distribution, exact
from navalgames.games.frigate_duel import given
from navalgames.games.frigate_duel.rules import boarding, crew
from navalgames.games.frigate_duel.rules.asking import number_of
from navalgames.games.frigate_duel.state import State
from navalgames.games.frigate_duel.tables import Box, Tables, tables_of

FRENCH = "FR"


class Fight(NamedTuple):
    """One attack: boarders and modifiers of both sides, and whether support adds up."""

    attack: int
    attack_modifier: int
    defence: int
    defence_modifier: int
    stack: bool


class Chance(NamedTuple):
    """What an attack may bring: at least one hit left, and the ship taken."""

    hit: Fraction
    taken: Fraction


def of_fight(view: State, order: given.Board | given.SplitCrew, box: Box) -> tuple[Chance, bool]:
    """The chances of an attack when the other side divides its crew best, and whether the order attacks."""
    attacker = view.tasks[-1].ship
    fight, t = _fight(view, attacker, box), tables_of(box.charts)
    if isinstance(order, given.Board):
        return _best_attack(fight, t), True
    if number_of(view, order.ship) == attacker:
        return _best_defence(fight, order.points, t), True
    cancels = _defence(fight, order.points, t)
    hardest = max(_attacks(fight, t), key=lambda hits: _mean_left(hits, cancels))
    return _told(hardest, cancels, fight.defence), False


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


def _best_attack(fight: Fight, t: Tables) -> Chance:
    splits = range(1, fight.attack + 1)
    return max((_best_defence(fight, points, t) for points in splits), key=lambda chance: chance.hit)


def _best_defence(fight: Fight, points: int, t: Tables) -> Chance:
    """An attack with so many points that roll, against the defence that leaves fewest hits on average."""
    hits = _successes(t, points, fight.attack - points, fight.attack_modifier, fight.stack)
    cancels = min(_defences(fight, t), key=lambda one: _mean_left(hits, one))
    return _told(hits, cancels, fight.defence)


def _attacks(fight: Fight, t: Tables) -> list[Distribution]:
    splits = range(1, fight.attack + 1)
    return [_successes(t, n, fight.attack - n, fight.attack_modifier, fight.stack) for n in splits]


def _defence(fight: Fight, points: int, t: Tables) -> Distribution:
    return _successes(t, points, fight.defence - points, fight.defence_modifier, fight.stack)


def _defences(fight: Fight, t: Tables) -> list[Distribution]:
    return [_defence(fight, points, t) for points in range(fight.defence + 1)]


@lru_cache(maxsize=1024)
def _successes(t: Tables, points: int, support: int, modifier: int, stack: bool) -> Distribution:
    return exact(boarding.melee_successes, points, support, modifier, t, stack, "melee-attack")


def _left(hits: Distribution, cancels: Distribution) -> Distribution:
    return hits.combine(cancels, lambda hit, cancel: max(0, hit - cancel))


@lru_cache(maxsize=4096)
def _mean_left(hits: Distribution, cancels: Distribution) -> Fraction:
    return Fraction(_left(hits, cancels).mean())


def _told(hits: Distribution, cancels: Distribution, boarders: int) -> Chance:
    """P15.4: the ship is taken if more hits are left than she had boarders."""
    left = _left(hits, cancels)
    return Chance(Fraction(left.at_least(1)), Fraction(left.at_least(boarders + 1)))
