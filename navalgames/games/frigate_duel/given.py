"""The orders of the frigate duel as plain records. Ships are named by their id in the list of ships.

Knows what can be said at the table. Must not know when each may be said: see `orders`.
"""

from __future__ import annotations

from dataclasses import dataclass

from navalgames.games.frigate_duel.state import Crew


@dataclass(frozen=True, slots=True)
class LoadGuns:
    """The first kind of shot in each broadside, in secret (P2.2)."""

    ship: str
    port: str
    starboard: str


@dataclass(frozen=True, slots=True)
class AssignCrew:
    """The crew points in the eight boxes, reserve last, in secret (1, P5.1, P5.2)."""

    ship: str
    boxes: Crew


@dataclass(frozen=True, slots=True)
class ChooseShot:
    """The kind of shot that goes into an empty broadside, in secret (P10.1, P10.4)."""

    ship: str
    broadside: str
    shot: str


@dataclass(frozen=True, slots=True)
class ChooseManoeuvre:
    """The manoeuvre for the next mark of a ship, in secret (4.1, 4.3.3, P9.8)."""

    ship: str
    manoeuvre: str


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card: on a ship, with a broadside or manoeuvre, by a number, where it needs them."""

    card: str
    ship: str = ""
    what: str = ""
    by: int = 0


@dataclass(frozen=True, slots=True)
class KeepCards:
    """Play no card now (P17.6)."""


@dataclass(frozen=True, slots=True)
class FireBroadside:
    """Fire a broadside at hull or rigging (4.5, 11.4.8a)."""

    ship: str
    broadside: str
    target: str
    aim: str


@dataclass(frozen=True, slots=True)
class FireChaser:
    """Fire the bow or stern chaser (11.9a)."""

    ship: str
    chaser: str
    target: str


@dataclass(frozen=True, slots=True)
class HoldFire:
    """Declare no more fire in this impulse (P11.1)."""


@dataclass(frozen=True, slots=True)
class LoseFrom:
    """Take one lost crew point from this box (P3.4)."""

    ship: str
    box: str


@dataclass(frozen=True, slots=True)
class LoseInOrder:
    """Take all crew points still to be lost in the usual order of the boxes (P3.4)."""

    ship: str


@dataclass(frozen=True, slots=True)
class TryGrapple:
    """Try to grapple an enemy in the same square (4.6, 12.0)."""

    ship: str
    target: str


@dataclass(frozen=True, slots=True)
class Board:
    """Declare an attack on the ship grappled (15.0a)."""

    ship: str


@dataclass(frozen=True, slots=True)
class SplitCrew:
    """Divide the melee crew: points that roll dice, points in support, in secret (15.0b)."""

    ship: str
    points: int
    support: int


@dataclass(frozen=True, slots=True)
class TakeFirst:
    """Which of several own ships goes first in a step (P22.2)."""

    ship: str


@dataclass(frozen=True, slots=True)
class BonusMove:
    """Try a bonus move with this straining (16.0)."""

    ship: str
    straining: int


@dataclass(frozen=True, slots=True)
class Repair:
    """The box that a successful repair gives back: hull or rigging (17.2c)."""

    ship: str
    what: str


@dataclass(frozen=True, slots=True)
class ChangeSail:
    """Try to set more sail or less (17.5a)."""

    ship: str
    more: bool


@dataclass(frozen=True, slots=True)
class TryFreeing:
    """Try to free the own ship from a grapple (17.5b)."""

    ship: str


@dataclass(frozen=True, slots=True)
class Decline:
    """Do not try what is open to try now."""


@dataclass(frozen=True, slots=True)
class DiscardCard:
    """Throw away a surplus card (P17.6)."""

    card: str


@dataclass(frozen=True, slots=True)
class ShiftMarker:
    """Which reload marker the fouled tackle puts back (P17.card.fouled_tackle)."""

    ship: str
    broadside: str


@dataclass(frozen=True, slots=True)
class OfferEnd:
    """Offer to end the duel here (P18.1)."""


@dataclass(frozen=True, slots=True)
class AgreeToEnd:
    """Agree to end the duel here (P18.1)."""


ORDER_KINDS = {
    kind.__name__: kind
    for kind in (
        LoadGuns, AssignCrew, ChooseShot, ChooseManoeuvre, PlayCard, KeepCards, FireBroadside, FireChaser,
        HoldFire, LoseFrom, LoseInOrder, TryGrapple, Board, SplitCrew, BonusMove, Repair, ChangeSail,
        TryFreeing, Decline, DiscardCard, ShiftMarker, OfferEnd, AgreeToEnd, TakeFirst,
    )
}  # fmt: skip
