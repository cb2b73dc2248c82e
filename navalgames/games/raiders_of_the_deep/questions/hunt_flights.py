"""Hits on their way to boats, all at once, and the ends they lead to.

Knows whole numbers over one denominator, and boats that hits lead on to (`hunt_boats`). Knows no roll and no
order of events. How much there is for every number of hits still to come stands side by side in one long
number: what is done to all of them is then done in one step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from navalgames.chance import Distribution, witness
from navalgames.errors import Problem
from navalgames.games.raiders_of_the_deep.questions.hunt_boats import Boats

Amounts = list[int]
"""How much there is: of every boat, or of every number of hits still to come."""
Launch = Callable[[int, int, int], tuple[int, int]]
Land = Callable[[int, int, int], None]
SPARE_BITS = 64


class Ends:
    """How hunts have ended. `scale`: the weight that stands for a chance of one; it grows with every roll."""

    def __init__(self) -> None:
        self.scale = 1
        self._weights: dict[str, int] = {}

    def add(self, how: str, weight: int) -> None:
        self._weights[how] = self._weights.get(how, 0) + weight

    def grow(self, factor: int) -> None:
        self.scale *= factor
        self._weights = {how: weight * factor for how, weight in self._weights.items()}

    def shrink(self, bits: int) -> int:
        """Brings the scale down to so many bits, with all weights; how many bits that takes away.

        What is lost of every weight is less than one."""
        gone = max(0, self.scale.bit_length() - bits)
        self.scale >>= gone
        self._weights = {how: weight >> gone for how, weight in self._weights.items()}
        return gone

    def chance(self, how: str) -> Fraction:
        """The chance of an end."""
        return Fraction(self._weights.get(how, 0), self.scale)

    def so_far(self) -> Distribution:
        """How hunts have ended by now; None stands for those that go on."""
        weights: dict[str | None, int] = {how: weight for how, weight in self._weights.items() if weight}
        left = self.scale - sum(weights.values())
        return Distribution({**weights, None: left} if left else weights).reduced()

    def distribution(self) -> Distribution:
        """Raises Problem where something was lost on the way."""
        if sum(self._weights.values()) != self.scale:
            raise Problem("error-chance-sum", given=f"{sum(self._weights.values())}/{self.scale}"[:200])
        return Distribution({how: weight for how, weight in self._weights.items() if weight}).reduced()


class Fields:
    """Amounts by number of hits, 0 to `most`, side by side in one number; none may reach `bound`.

    >>> fields = Fields(2, 100)
    >>> fields.apart(fields.joined([7, 5, 3]) * 2)
    [14, 10, 6]
    """

    def __init__(self, most: int, bound: int) -> None:
        self.most = most
        self.width = bound.bit_length() + SPARE_BITS
        self._lowest = (1 << self.width) - 1

    def joined(self, amounts: Sequence[int]) -> int:
        return sum(amount << self.width * number for number, amount in enumerate(amounts))

    def apart(self, joined: int) -> Amounts:
        return [joined >> self.width * number & self._lowest for number in range(self.most + 1)]

    def first(self, joined: int) -> int:
        """The amount without a hit."""
        return joined & self._lowest

    def stayed(self, joined: int, stays: int) -> int:
        """With the hits that changed nothing: each leaves one hit less, with `stays` of the weights of a hit.

        >>> fields = Fields(2, 1000)
        >>> fields.apart(fields.stayed(fields.joined([7, 5, 3]), 10))
        [357, 35, 3]
        """
        hits = 1
        while joined and hits <= self.most:  # after one hit at most, after three, after seven
            joined += stays**hits * (joined >> self.width * hits)
            hits *= 2
        return joined


def flights(boats: Boats, fields: Fields, launch: Launch, land: Land, factor: int, ends: Ends) -> None:
    """Hits on all boats, one after the other, from the sound ones to the wrecks.

    launch(place, dry, wet): what was on its way there by number of hits, and what an attack adds to it, both
    with the hits that changed nothing (`Fields.stayed`);
    land(place, dry, wet): what is there when no hits are left. `factor` counts at the ends.
    """
    coming, coming_wet = [0] * len(boats.hurts), [0] * len(boats.hurts)
    over: dict[str, int] = {}
    met: set[frozenset[Any]] = set()
    for place, (on, stays, gone, seen) in enumerate(boats.hit):
        dry, wet = fields.stayed(coming[place], stays), fields.stayed(coming_wet[place], stays)
        coming[place] = coming_wet[place] = 0
        dry, wet = launch(place, dry, wet)
        land(place, fields.first(dry), fields.first(wet))
        dry, wet = dry >> fields.width, wet >> fields.width
        both = dry + wet
        if not both:
            continue
        met.add(seen)
        for later, flooding, weight in on:
            if flooding:
                coming_wet[later] += weight * both
            else:
                coming[later] += weight * dry
                coming_wet[later] += weight * wet
        for how, weight in gone:
            over[how] = over.get(how, 0) + weight * both
    for seen in met:
        witness.saw_all(seen)
    for how, joined in over.items():
        for number, amount in enumerate(fields.apart(joined)):
            ends.add(how, amount * boats.of_hit**number * factor)
