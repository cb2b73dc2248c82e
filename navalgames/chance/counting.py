"""Counts the ways in which a handful of dice can fall, by what they are read as.

Knows sides of dice and whole numbers. Writes no throw out: equal dice are counted by binomial weights.
Must not know notation or distributions.
"""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from math import comb, gcd, prod
from struct import unpack

Ways = dict[int, int]
FIELD = 64
"""Bits of the number fields that `uncancelled` unpacks at once."""


def sums(sides: tuple[int, ...]) -> Ways:
    """The ways to every sum.

    >>> sums((6, 4))
    {2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 4, 8: 3, 9: 2, 10: 1}
    """
    ways = [1]
    for die in sides:
        # One more die reaches a sum from each of the `die` sums below it: a sliding window.
        running = list(accumulate(ways + [0] * (die - 1)))
        ways = running[:die] + [high - low for high, low in zip(running[die:], running, strict=False)]
    return dict(enumerate(ways, start=len(sides)))


def successes(sides: tuple[int, ...], least: int) -> Ways:
    """The ways to every number of dice that show `least` or more.

    >>> successes((6, 6), 5)
    {0: 16, 1: 16, 2: 4}
    """
    ways = [1]
    for die in set(sides):
        number, hit = sides.count(die), max(0, die - least + 1)
        miss = die - hit
        equal = [comb(number, hits) * hit**hits * miss ** (number - hits) for hits in range(number + 1)]
        ways = equal if len(ways) == 1 else _together(ways, equal)
    return {hits: count for hits, count in enumerate(ways) if count}


def _together(some: list[int], others: list[int]) -> list[int]:
    """The ways to every sum of two numbers, each with its own ways."""
    ways = [0] * (len(some) + len(others) - 1)
    for one, count in enumerate(some):
        for other, more in enumerate(others):
            ways[one + other] += count * more
    return ways


def uncancelled(number: int, least: int, against: int, against_least: int, sides: int) -> Ways:
    """The ways to every excess of dice that show `least` over those of another pool; without excess it is 0.

    A pool is a polynomial, hits its exponent, and one whole number with a field of bits for each coefficient:
    its power and the product of two are then single operations on long numbers (Kronecker's substitution).
    The other pool is written backwards, so that the exponents of the product are the differences.

    >>> uncancelled(2, 5, 1, 4, sides=6)
    {0: 12, 1: 5, 2: 1}
    """
    number, against = max(number, 0), max(against, 0)
    hit, miss = _parts(least, sides)
    cancel, fails = _parts(against_least, sides)
    ways = (hit + miss) ** number * (cancel + fails) ** against
    bits = FIELD if ways >> FIELD == 0 else -(-ways.bit_length() // FIELD) * FIELD
    both = (miss | hit << bits) ** number * (cancel | fails << bits) ** against
    above = _fields(both, number + against + 1, bits)[against + 1 :]
    none = ways - sum(above)
    found = {0: none} if none else {}
    if fails and hit and miss:
        found.update(enumerate(above, 1))
    else:  # dice that always or never count leave gaps
        found.update((left, count) for left, count in enumerate(above, 1) if count)
    return found


def _parts(least: int, sides: int) -> tuple[int, int]:
    """The faces of a die that count and those that do not, in lowest terms."""
    hit = min(max(sides - least + 1, 0), sides)
    shared = gcd(hit, sides)
    return hit // shared, (sides - hit) // shared


def _fields(packed: int, count: int, bits: int) -> tuple[int, ...]:
    """The `count` numbers of `bits` bits that are packed into one, the lowest first."""
    if bits == FIELD:
        return unpack(f"<{count}Q", packed.to_bytes(count * FIELD // 8, "little"))
    mask = (1 << bits) - 1
    return tuple([packed >> place * bits & mask for place in range(count)])


def ranked(sides: tuple[int, ...], first: int, last: int, most: int) -> Ways | int:
    """The ways to every sum of the dice from rank `first` up to, not including, `last`; 0 is the highest.

    Faces are gone through from the highest down. All dice that have the present face and showed none
    above it are alike, whatever their sides: each shows any of the faces left with the same weight.
    So the number of dice placed and their sum are all there is to know. When that would be more than
    `most` things to know, their number is the answer.

    >>> ranked((6, 6, 6), 1, 3, most=1000)[2], ranked((8, 6), 0, 1, most=1000)[8]
    (16, 6)
    """
    joining = Counter(sides)
    found: Ways = {}
    still_open = {(0, 0): 1}  # by dice placed and their sum so far
    within_reach, below = 0, prod(sides)
    for face in range(max(sides), 0, -1):
        within_reach += joining[face]
        below //= face ** joining[face]  # the ways of the dice that do not have this face
        grown: dict[tuple[int, int], int] = {}
        for (placed, total), ways in still_open.items():
            left = within_reach - placed
            closing = face**left  # the ways in which so many show this face that the last rank is placed
            rank = placed
            while rank < last and rank - placed <= left:
                shown = rank - placed
                chosen = comb(left, shown)
                closing -= chosen * (face - 1) ** (left - shown)
                grown[rank, total] = grown.get((rank, total), 0) + ways * chosen
                rank += 1
                if rank > first:
                    total += face
            if closing:
                found[total] = found.get(total, 0) + ways * closing * below
        if len(grown) > most:
            return len(grown)
        still_open = grown
    return dict(sorted(found.items()))
