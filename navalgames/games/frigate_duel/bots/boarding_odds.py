"""What boarding promises: exact chances of a grapple and a capture, the best split, how many to muster.

Knows the rolls of the rules. Must not know orders.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from navalgames.chance import exact
from navalgames.games.frigate_duel.rules import boarding
from navalgames.games.frigate_duel.state import Ship
from navalgames.games.frigate_duel.tables import Box, Tables, tables_of

MOST_DICE = 9
"""More dice are never the best split of the crews there are, as long as some can support them."""


KILLED = 0.08
"""What a crew point killed counts beside a ship taken."""


class Party(NamedTuple):
    """The crew of one side in a melee: its points, and what is added to each of its dice."""

    points: int
    modifier: int


@lru_cache(maxsize=8192)
def chances(tables: Tables, dice: int, support: int, modifier: int, stack: bool) -> tuple[float, ...]:
    """The chances of 0, 1, 2 ... successes (15.0c, 15.0d, 15.0h)."""
    found = exact(boarding.melee_successes, dice, support, modifier, tables, stack, "melee-attack")
    return tuple(float(found.chance(number)) for number in range(dice + 1))


def mean(found: tuple[float, ...]) -> float:
    """The mean of some successes."""
    return sum(number * chance for number, chance in enumerate(found))


def party_of(ship: Ship, points: int, attacks: bool, box: Box) -> Party:
    """A ship's crew as attacker or defender (15.0e, 15.0f, 15.0g)."""
    card = box.ship_cards[ship.id]
    french = attacks and card.nation == boarding.FRENCH
    return Party(points, boarding.melee_modifier(card.quality, ship.morale, french, box))


def splits(points: int) -> range:
    """The numbers of dice worth a thought."""
    most = min(points, MOST_DICE)
    return range(max(1, min((points + 2) // 3, most)), most + 1)


@lru_cache(maxsize=8192)
def best_defence(tables: Tables, party: Party, stack: bool) -> int:
    """The dice with most cancels on average."""
    return max(
        splits(party.points),
        key=lambda dice: mean(chances(tables, dice, party.points - dice, party.modifier, stack)),
        default=0,
    )


class Promise(NamedTuple):
    """What an attack promises: the chance of a capture, the mean of crew points killed, the dice to roll."""

    capture: float = 0.0
    killed: float = 0.0
    dice: int = 0

    @property
    def worth(self) -> float:
        """Both as one number: a capture is 1."""
        return self.capture + KILLED * self.killed


@lru_cache(maxsize=16384)
def best_attack(tables: Tables, party: Party, against: Party, stack: bool) -> Promise:
    """The best split against a defence with most cancels (15.0d, P15.3, P15.4)."""
    dice = best_defence(tables, against, stack)
    cancels = chances(tables, dice, against.points - dice, against.modifier, stack)
    found = (
        _promise(tables, party, rolling, against.points, cancels, stack) for rolling in splits(party.points)
    )
    return max(found, key=lambda promise: promise.worth, default=Promise())


def _promise(
    tables: Tables, party: Party, dice: int, defenders: int, cancels: tuple[float, ...], stack: bool
) -> Promise:
    taken = killed = 0.0
    for scored, chance in enumerate(chances(tables, dice, party.points - dice, party.modifier, stack)):
        for away, share in enumerate(cancels[:scored]):
            killed += chance * share * (scored - away)
            if scored - away > defenders:
                taken += chance * share
    return Promise(taken, killed, dice)


def attack(own: Ship, points: int, foe: Ship, against: int, box: Box) -> Promise:
    """What an attack of `points` promises against so many defenders."""
    stack, tables = box.options.melee_support_stack, tables_of(box.charts)
    ours, theirs = party_of(own, points, True, box), party_of(foe, against, False, box)
    return best_attack(tables, ours, theirs, stack)


def grapple(own: Ship, foe: Ship, box: Box) -> float:
    """The chance that a grapple holds, by the crews as they stand (12.0b)."""
    holds = exact(boarding.grapples, boarding.grappling(own, foe, box), tables_of(box.charts))
    return float(holds.chance(True))
