"""The fight with a Q-ship solved in one passage: the chances of `duel`, some twenty times sooner.

Knows the order of her attacks, and that a fight has an end: all boats go from attack to attack together.
Holds no rule: `duel` and `hunt_boats` read them all. Chances are whole numbers, as in `hunt_solved`.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from navalgames.chance import Distribution, exact
from navalgames.chance.memory import memory
from navalgames.charts import Charts
from navalgames.games.raiders_of_the_deep.questions import duel as steps
from navalgames.games.raiders_of_the_deep.questions import hunt_boats, sliders
from navalgames.games.raiders_of_the_deep.questions.hunt_boats import Boats
from navalgames.games.raiders_of_the_deep.questions.hunt_flights import Amounts, Ends
from navalgames.games.raiders_of_the_deep.questions.hunt_solved import attacked, group, poured, roll
from navalgames.games.raiders_of_the_deep.questions.hunted import ESCAPED, Hurt
from navalgames.games.raiders_of_the_deep.tables import Book


def solved(charts: Charts, **values: Any) -> Distribution:
    """The ends of a fight with their chances; the parameters are those of `duel.duel_begins`.

    Rule: 9.9c, 9.9e, 9.9g-9.9i.
    """
    return after_each(charts, **values)[-1]


def after_each(charts: Charts, **values: Any) -> tuple[Distribution, ...]:
    """What has become of the boat before the first attack of the Q-ship and after each one, with the answer
    that follows it; None while they fight on.
    """
    first = steps.duel_begins(charts, **values)
    return memory.recall((after_each, first, charts), lambda: tuple(_attack_by_attack(first, charts)))


def _attack_by_attack(first: steps.Duel, charts: Charts) -> Iterator[Distribution]:
    book, ends = sliders.book(charts), Ends()
    boats = _boats(first, book)
    fighting, beaten = _begun(boats, first)
    for attack in range(first.most + 1 + book.holds("depth_charges", first.month)):
        yield ends.so_far()
        fighting, beaten = _attack(boats, first, fighting, beaten, attack, ends)
        ends.add(steps.Q_SHIP_SUNK, sum(beaten))
        beaten = [0] * len(fighting)
        if not steps.dives(attack, first.most):
            fighting, beaten = _answer(boats, first, fighting, attack, book, ends)
    ends.add(ESCAPED, sum(fighting))
    yield ends.distribution()


def armed_after_ambush(charts: Charts, **values: Any) -> Fraction:
    """How many of the boats that the ambush leaves can answer with a gun (9.9e); 0 where it leaves none."""
    first, book, ends = steps.duel_begins(charts, **values), sliders.book(charts), Ends()
    boats = _boats(first, book)
    fighting, _ = _attack(boats, first, *_begun(boats, first), 0, ends)
    armed = sum(amount for amount, fires in zip(fighting, _armed(boats, first, book), strict=True) if fires)
    return Fraction(armed, sum(fighting) or 1)


def _boats(first: steps.Duel, book: Book) -> Boats:
    return hunt_boats.boats(Hurt(), first.type, book, steps.WEAKENING_AND_GUN, steps.GEAR)


def _begun(boats: Boats, first: steps.Duel) -> tuple[Amounts, Amounts]:
    """The boat that is still sound, and none that has sunk her."""
    return [int(hurt == first.hurt) for hurt in boats.hurts], [0] * len(boats.hurts)


def _attack(
    boats: Boats, duel: steps.Duel, fighting: Amounts, beaten: Amounts, attack: int, ends: Ends
) -> tuple[Amounts, Amounts]:
    """One attack, with hits and water, on the boats that fight on and on those that have just sunk her
    (9.9c, 9.9e)."""
    (rolls,), most = roll(boats, duel, ends, steps.hits_of, (attack,))
    struck = [
        attacked(boats, [group(boats, some, None, rolls, most)], most, ends) for some in (fighting, beaten)
    ]
    ends.grow(boats.of_water)
    fighting, beaten = (poured(boats, *parts, ends) for parts in struck)
    return fighting, beaten


def _answer(
    boats: Boats, duel: steps.Duel, fighting: Amounts, attack: int, book: Book, ends: Ends
) -> tuple[Amounts, Amounts]:
    """The gun fires before hers: boats that fight on, and boats that have sunk her (9.9e)."""
    can = _armed(boats, duel, book)
    armed = [amount > 0 and fires for amount, fires in zip(fighting, can, strict=True)]
    if not any(armed):
        return fighting, [0] * len(fighting)
    sinks = exact(steps.sinks_now, attack, duel.distance, duel.type, book).chance(True)
    ends.grow(sinks.denominator)
    beaten = [amount * sinks.numerator * fires for amount, fires in zip(fighting, armed, strict=True)]
    left = [amount * sinks.denominator - some for amount, some in zip(fighting, beaten, strict=True)]
    return left, beaten


def _armed(boats: Boats, duel: steps.Duel, book: Book) -> list[bool]:
    """Which boats can answer with a gun."""
    return [steps.is_armed(duel.type, hurt.out, book) for hurt in boats.hurts]
