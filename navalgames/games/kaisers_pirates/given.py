"""The orders of The Kaiser's Pirates as plain records.

Knows what can be said at the table. Must not know when each may be said: see `orders`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from navalgames.games.kaisers_pirates.state import Names


@dataclass(frozen=True, slots=True)
class ChooseFirst:
    """The live player names the side that starts (5.2.3)."""

    player: str


@dataclass(frozen=True, slots=True)
class ChooseShip:
    """Take a ship for the equal fleets of round 1 (6.4.1, 6.4.3a)."""

    ship: str


@dataclass(frozen=True, slots=True)
class CommitCard:
    """Lay out a card face down by its "intercept" or "action" side, on a ship or not (3.2.1)."""

    card: str
    use: str
    ship: str


@dataclass(frozen=True, slots=True)
class EndCommitment:
    """Lay out no more cards this turn (3.2a)."""


@dataclass(frozen=True, slots=True)
class Intercept:
    """Reveal an intercept: by the ship the card lies on, or by the squadron on the card (3.2.8a, c)."""

    card: str
    target: str


@dataclass(frozen=True, slots=True)
class MineAttack:
    """Lay mines against a player's merchantmen, by a raider or, with ship "", by a submarine (3.2.8b)."""

    card: str
    player: str
    ship: str


@dataclass(frozen=True, slots=True)
class TorpedoAttack:
    """A submarine attacks a ship by torpedo (3.3.42b, 3.3.43b)."""

    card: str
    target: str


@dataclass(frozen=True, slots=True)
class UseAction:
    """Use the action side of any other card on a player or a ship; "" where it names none (3.2.8d)."""

    card: str
    player: str
    ship: str


@dataclass(frozen=True, slots=True)
class AddAssist:
    """Add a laid-out assist card to the attack just declared (3.2.1f)."""

    card: str


@dataclass(frozen=True, slots=True)
class ChooseTarget:
    """Name the next merchantman: a further target, the one to resolve next, or the one that remains (X.2)."""

    target: str


@dataclass(frozen=True, slots=True)
class GoOn:
    """Add nothing more and go on with the attack (X.1)."""


@dataclass(frozen=True, slots=True)
class React:
    """Play a reaction from hand; `ship` where it names one, `whole` to cut a multiple intercept (3.2.2)."""

    card: str
    ship: str = ""
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Decline:
    """Let the occasion pass: no reaction, no attempt (3.2.2a, 3.2.6f)."""


@dataclass(frozen=True, slots=True)
class TrySafePassage:
    """Try for safe passage (3.2.6a)."""


@dataclass(frozen=True, slots=True)
class Pursue:
    """Pursue a merchantman that runs (6.6.1a, 6.10.1)."""


@dataclass(frozen=True, slots=True)
class TryRefuge:
    """A ship in Island Refuge tries to get rid of a marker: "damage" or "supply" (3.3.20d)."""

    ship: str
    marker: str


@dataclass(frozen=True, slots=True)
class LeaveRefuge:
    """A ship leaves Island Refuge, in the team game perhaps for the team-mate's fleet (3.3.20d, 4.6)."""

    ship: str
    player: str


@dataclass(frozen=True, slots=True)
class SupplyFromPrize:
    """A prize supplies a warship or raider (6.12.1)."""

    prize: str
    ship: str


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn; cards laid out and not used are discarded (3.1.5b)."""


@dataclass(frozen=True, slots=True)
class DiscardNext:
    """Which used card goes to the discard pile next (3.1.5a)."""

    card: str


@dataclass(frozen=True, slots=True)
class DiscardInOrder:
    """Discard the remaining used cards in the order they were used (3.1.5a)."""


@dataclass(frozen=True, slots=True)
class PutBack:
    """The cards looked at go back, in this order, the first on top; a hand goes back as it was (3.3.17b)."""

    cards: Names


@dataclass(frozen=True, slots=True)
class GiveCard:
    """Hand a card to the team-mate (3.3.11b)."""

    card: str


@dataclass(frozen=True, slots=True)
class StopGiving:
    """Hand over no more cards (3.3.11g)."""


@dataclass(frozen=True, slots=True)
class GiveShip:
    """Which of the two new ships goes to the team-mate (4.7)."""

    ship: str


@dataclass(frozen=True, slots=True)
class CarryOver:
    """The German ships a side keeps for the next round; all others are discarded (2.4.1a, 5.2.4, 6.7)."""

    player: str
    ships: Names


@dataclass(frozen=True, slots=True)
class ExchangeCarried:
    """Whether the ships carried over are exchanged with the team-mate (4.9)."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Resupply:
    """Whether the captor takes supplies from the fresh prize (3.2.5b, 6.12.3)."""

    yes: bool


ORDER_KINDS = {
    kind.__name__: kind
    for kind in (
        ChooseFirst, ChooseShip, CommitCard, EndCommitment, Intercept, MineAttack, TorpedoAttack, UseAction,
        AddAssist, ChooseTarget, GoOn, React, Decline, TrySafePassage, Pursue, TryRefuge, LeaveRefuge,
        SupplyFromPrize, EndTurn, DiscardNext, DiscardInOrder, PutBack, GiveCard, StopGiving, GiveShip,
        CarryOver, ExchangeCarried, Resupply,
    )
}  # fmt: skip


@lru_cache(maxsize=1 << 15)
def said(kind: type[Any], *values: Any) -> Any:
    """The order of a kind with these values: the very same record each time, for most are offered again and
    again.

    >>> said(Intercept, "Collier 1", "Clan Matheson") is said(Intercept, "Collier 1", "Clan Matheson")
    True
    """
    return kind(*values)


class _Ended(dict[str, Any]):
    """The orders that begin alike, by their last value."""

    def __init__(self, kind: type[Any], *begin: Any) -> None:
        super().__init__()
        self._begin = (kind, *begin)

    def __missing__(self, last: str) -> Any:
        order = self[last] = said(*self._begin, last)
        return order


ended = lru_cache(maxsize=1024)(_Ended)
"""The orders of a kind with these first values, by the last one: `ended(Intercept, "Collier 1")[ship]` is
`said(Intercept, "Collier 1", ship)`. Kept for every card: it is offered again and again for other ships."""
