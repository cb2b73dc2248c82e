"""Four questions of naval games, each answered by navalgames, icepool, dyce and brute force.

Knows the three libraries and how their own documentation would put each question; brute force is plain
Python over every ordered throw. Every function returns outcomes with weights or fractions.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import icepool
from dyce import H, P
from icepool.evaluator.basic import sum_evaluator
from icepool.evaluator.keep import keep_evaluator

from navalgames.chance import Distribution, exact, memory, parsed, pools, rounds

MODIFIER = 1

# Intercept: the best die of a mixed pool, less a modifier, against the best of another; double is sunk.


def verdict(attack: int, defence: int) -> str:
    return "sunk" if attack >= 2 * defence else "damaged" if attack > defence else "miss"


def intercept(dice, modifier):
    attack = dice.roll("best 1 of 1d10+2d8+1d6", "attack") - modifier
    return verdict(attack, dice.roll("best 1 of 1d8+1d6", "defence"))


def intercept_navalgames():
    return exact(intercept, MODIFIER)


def intercept_icepool():
    attack = icepool.Pool([icepool.d10, icepool.d8, icepool.d8, icepool.d6]).highest().sum() - MODIFIER
    return icepool.map(verdict, attack, icepool.Pool([icepool.d8, icepool.d6]).highest().sum())


def intercept_dyce():
    return (P(10, 8, 8, 6).at(-1) - MODIFIER).apply(verdict, P(8, 6).at(-1))


def intercept_brute():
    counted: dict[str, int] = {}
    for *attack, left, right in product(*(range(1, sides + 1) for sides in (10, 8, 8, 6, 8, 6))):
        outcome = verdict(max(attack) - MODIFIER, max(left, right))
        counted[outcome] = counted.get(outcome, 0) + 1
    return counted


# Broadside: 8d6 hit on 4 or more, 4d6 cancel on 5 or more, never below none.


def broadside(dice):
    return dice.conclude(pools.uncancelled, (8, 4, "hits"), (4, 5, "cancels"))


def broadside_navalgames():
    return exact(broadside)


def broadside_icepool():
    return (8 @ (icepool.d6 >= 4) - 4 @ (icepool.d6 >= 5)).clip(min_outcome=0)


def broadside_dyce():
    return (8 @ H(6).ge(4)).apply(lambda hits, cancels: max(0, hits - cancels), 4 @ H(6).ge(5))


def broadside_brute():
    """Over hit and miss of every die, with the faces of each as weights: the faces are 6**12 ways."""
    counted: dict[int, int] = {}
    for hits in product((0, 1), repeat=8):
        for cancels in product((0, 1), repeat=4):
            weight = 3**8 * 2 ** sum(cancels) * 4 ** (4 - sum(cancels))
            net = max(0, sum(hits) - sum(cancels))
            counted[net] = counted.get(net, 0) + weight
    return counted


# Lowest two of three dice.


def lowest_two(dice):
    return dice.roll("worst 2 of 3d6", "lowest")


def lowest_two_navalgames():
    return exact(lowest_two)


def lowest_two_icepool():
    return icepool.d6.lowest(3, keep=2)


def lowest_two_dyce():
    return (3 @ P(6)).at(slice(2))


def lowest_two_brute():
    counted: dict[int, int] = {}
    for faces in product(range(1, 7), repeat=3):
        total = sum(sorted(faces)[:2])
        counted[total] = counted.get(total, 0) + 1
    return counted


# Hunt: every round the escort seeks the boat (2d6, easier the worse the boat is damaged) and, if it is found,
# attacks it (2d6). Two rounds without contact lose the boat, four hits sink it.

FOUND, LEAST, SUNK = (2, 0), 8, 4
Boat = tuple[int, int]  # rounds until contact is lost, damage


def harm(total: int) -> int:
    return 0 if total <= 6 else 1 if total <= 9 else 2 if total <= 11 else 3


def over(boat: Boat) -> bool:
    return boat[0] == 0 or boat[1] == SUNK


def worse(boat: Boat, hits: int) -> Boat:
    return 2, min(SUNK, boat[1] + hits)


def detected(dice, noise):
    return dice.roll("2d6", "detection") + noise >= LEAST


def attack(dice):
    return harm(dice.roll("2d6", "attack"))


def hunt(dice, boat, modifier):
    if not dice.resolve(detected, modifier + boat[1]):
        return boat[0] - 1, boat[1]
    return worse(boat, dice.resolve(attack))


def hunt_navalgames():
    return rounds.until(hunt, FOUND, over, MODIFIER)


def hunt_icepool():
    two_dice = 2 @ icepool.d6
    hits = two_dice.map(harm)

    def step(boat):
        if over(boat):
            return boat
        found = two_dice + (MODIFIER + boat[1]) >= LEAST
        return found.if_else(hits.map(lambda more: worse(boat, more)), (boat[0] - 1, boat[1]))

    return icepool.map(step, FOUND, star=False, repeat="inf")


def hunt_dyce():
    """dyce reads the rounds; it has no loops without end, so the chain is solved by `absorbed`."""
    two_dice = 2 @ H(6)
    hits = two_dice.apply(harm)

    def step(boat):
        found = (two_dice + (MODIFIER + boat[1])).ge(LEAST)
        return found.apply(lambda seen, more: worse(boat, more) if seen else (boat[0] - 1, boat[1]), hits)

    return absorbed(step)


def hunt_brute():
    faces = range(1, 7)

    def step(boat):
        counted: dict[Boat, int] = {}
        for one, two, three, four in product(faces, repeat=4):
            found = one + two + MODIFIER + boat[1] >= LEAST
            after = worse(boat, harm(three + four)) if found else (boat[0] - 1, boat[1])
            counted[after] = counted.get(after, 0) + 1
        return counted

    return absorbed(step)


def absorbed(step: Callable[[Boat], Any]) -> dict[Boat, Fraction]:
    """The ends of a chain from `FOUND`: its states are collected, then taken out one by one."""
    rows: dict[Boat, dict[Boat, Fraction]] = {}
    found = [FOUND]
    while found:
        boat = found.pop()
        if boat not in rows and not over(boat):
            rows[boat] = as_fractions(step(boat))
            found += rows[boat]
    for boat in [boat for boat in rows if boat != FOUND]:
        away = left(rows.pop(boat), boat)
        for row in rows.values():
            through = row.pop(boat, 0)
            for later, chance in away.items() if through else ():
                row[later] = row.get(later, 0) + through * chance
    return left(rows[FOUND], FOUND)


def left(row: dict[Boat, Fraction], boat: Boat) -> dict[Boat, Fraction]:
    stays = row.pop(boat, 0)
    return {later: chance / (1 - stays) for later, chance in row.items()}


def as_fractions(weights: Any) -> dict[Any, Fraction]:
    total = sum(weights.values())
    return {outcome: Fraction(weight, total) for outcome, weight in weights.items()}


QUESTIONS = ("intercept", "broadside", "lowest_two", "hunt")
LIBRARIES = ("navalgames", "icepool", "dyce", "brute")


def answers(question: str, library: str) -> Callable[[], Any]:
    """The function that answers `question` with `library`."""
    return globals()[f"{question}_{library}"]


def distribution(answer: Any) -> Distribution:
    """Any library's answer as ours, to compare."""
    return answer if isinstance(answer, Distribution) else Distribution.from_fractions(as_fractions(answer))


def forget() -> None:
    """Empties what the libraries remember between calls; dyce and brute force remember nothing."""
    memory.forget()
    parsed.cache_clear()
    icepool.d.cache_clear()
    icepool.Pool.clear_cache()
    for evaluator in (sum_evaluator, keep_evaluator):
        evaluator.__dict__.pop("_cache", None)
