"""How far apart two things are that were rolled, and whether that can be luck.

Knows means, shares and their spread. Must not know what was rolled.
"""

from __future__ import annotations

from math import ceil, sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

from navalgames.chance import Distribution, Sample
from navalgames.errors import BadInput
from navalgames.explore.handed import handed
from navalgames.sessions.simulate import Simulation
from navalgames.texts import Texts
from navalgames.texts.choice import language_here
from navalgames.texts.figures import percent_text, signed_text

DIGITS = 12
"""Beyond these a sum of shares is rounding."""
LEAST_LUCK = 0.001
POWER = 0.8
"""How often so many games would show that a difference of this size is no luck."""


class Height(NamedTuple):
    """A mean or a share, how far its single values stray (variance), and how many there are; exact: None."""

    value: float
    variance: float
    n: int | None


class Difference(NamedTuple):
    """The second less the first, or of four what both changes do together beyond what each does alone.

    low, high: between what it lies (95 %, normal approximation; the parts as rolled apart from each other).
    luck: the chance of so great a difference, or a greater one, where in truth there is none. needed: about
    how many rolls of each part would show a difference as great as this four times in five; None for none.
    """

    value: float
    low: float
    high: float
    luck: float
    needed: int | None
    chance: bool

    def __repr__(self) -> str:
        scale, decimals = (100, 1) if self.chance else (1, 2)
        value, low, high = (signed_text(scale * one, decimals) for one in (self.value, self.low, self.high))
        sure = "no" if self.low <= 0 <= self.high else "yes"
        luck = (
            f"< {percent_text(LEAST_LUCK)}" if self.luck < LEAST_LUCK else percent_text(round(self.luck, 4))
        )
        needed = "none" if self.needed is None or sure == "yes" else self.needed
        facts = {"value": value, "low": low, "high": high, "kind": "share" if self.chance else "mean"}
        tell = Texts(language_here()).t
        return tell("explore-difference", **facts, sure=sure, luck=luck, needed=needed)


def difference(parts: list[Any], outcome: Any) -> Difference:
    """The difference of two parts, or the interaction of four (neither, one, the other, both).

    Raises:
        BadInput: other than two or four, or nothing of them was rolled.
    """
    if len(parts) not in (2, 4):
        raise BadInput("error-difference-parts", given=len(parts))
    signs = (-1, 1) if len(parts) == 2 else (1, -1, -1, 1)
    heights = [_height(part, outcome) for part in parts]
    if all(one.n is None for one in heights):
        raise BadInput("error-difference-exact")
    value = round(sum(sign * one.value for sign, one in zip(signs, heights, strict=True)), DIGITS)
    stray = sqrt(sum(one.variance / one.n for one in heights if one.n))
    normal = NormalDist()
    z = normal.inv_cdf(0.975)
    luck = (2 * (1 - normal.cdf(abs(value) / stray))) if stray else float(value == 0)
    needed = None
    if value:
        strays = sum(one.variance for one in heights if one.n)
        needed = max(2, ceil(strays * ((z + normal.inv_cdf(POWER)) / value) ** 2))
    return Difference(value, value - z * stray, value + z * stray, luck, needed, outcome is not None)


def _height(part: Any, outcome: Any) -> Height:
    """The mean of a part, or the share of an outcome; of simulated games a share of who won."""
    if isinstance(part, Simulation):
        if outcome is None:
            raise BadInput("error-difference-outcome", expected=", ".join(part.wins))
        share = float(part.chance(outcome))  # type: ignore[attr-defined]  # as `simulate_games` gives them
        return _of_share(share, part.games)
    chances = Distribution(part.counts) if isinstance(part, Sample) else part
    n = part.n if isinstance(part, Sample) else None
    if outcome is not None:
        wanted = handed(outcome, "function(outcome)") if callable(outcome) else outcome
        several = callable(wanted) or isinstance(wanted, (list, set, frozenset))
        share = float(part.chance_of(wanted) if several else part.chance(wanted))
        return _of_share(share, n)
    mean, deviation = float(chances.mean()), float(chances.deviation())
    return Height(mean, deviation**2 * n / (n - 1) if n and n > 1 else 0.0, n)


def _of_share(share: float, n: int | None) -> Height:
    """A share of so many. One of none or all strays, too: two more are reckoned to have come, two not."""
    steady = share if n is None else (share * n + 2) / (n + 4)
    return Height(share, 0.0 if n is None else steady * (1 - steady), n)
