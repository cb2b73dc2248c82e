"""What boarding promises: exact chances of a grapple and a capture, the best split, how many to muster.

Knows the rolls of the rules. Must not know orders.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from navalgames.chance import exact
from navalgames.games.frigate_duel.rules import boarding, sea
from navalgames.games.frigate_duel.state import MELEE, Ship
from navalgames.games.frigate_duel.tables import Box, Tables, tables_of

MOST_DICE = 9
"""More dice are never the best split of the crews there are, as long as some can support them."""


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


@lru_cache(maxsize=16384)
def best_attack(tables: Tables, party: Party, against: Party, stack: bool) -> tuple[float, int]:
    """The chance of a capture (P15.4) with the best split, and the dice of that split."""
    dice = best_defence(tables, against, stack)
    cancels = chances(tables, dice, max(against.points - dice, 0), against.modifier, stack)

    def worth(rolling: int) -> tuple[float, float]:
        hits = chances(tables, rolling, party.points - rolling, party.modifier, stack)
        taken = sum(
            chance * sum(hits[number + against.points + 1 :]) for number, chance in enumerate(cancels)
        )
        return round(taken, 3), mean(hits)

    found = max(splits(party.points), key=worth, default=0)
    return (worth(found)[0], found) if found else (0.0, 0)


def capture(own: Ship, points: int, foe: Ship, against: int, box: Box) -> float:
    """The chance that one attack takes the ship."""
    stack, tables = box.options.melee_support_stack, tables_of(box.charts)
    attack, defence = party_of(own, points, True, box), party_of(foe, against, False, box)
    return best_attack(tables, attack, defence, stack)[0]


def grapple(own: Ship, foe: Ship, box: Box) -> float:
    """The chance that a grapple holds, by the crews as they stand (12.0b)."""
    difference = sea.heading_difference(own.heading, foe.heading)
    modifier = boarding.grapple_modifier(
        own.morale, foe.morale, own.crew[MELEE], foe.crew[MELEE], difference,
        box.ship_cards[own.id].nation == boarding.FRENCH, box,
    )  # fmt: skip
    return min(max(boarding.FACES + 1 - box.grapple["target"] + modifier, 0), boarding.FACES) / boarding.FACES
