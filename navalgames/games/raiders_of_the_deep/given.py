"""The orders of Raiders of the Deep: what a captain may say.

Knows the words of the orders only; `orders` says which of them are legal, the rules what they do.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TakeName:
    """Bear a name of the list (4.1)."""

    name: str


@dataclass(frozen=True, slots=True)
class RollName:
    """Roll the name (4.1)."""


@dataclass(frozen=True, slots=True)
class TakeStart:
    """Begin in a month with a type of boat (4.2)."""

    month: str
    type: str


@dataclass(frozen=True, slots=True)
class RollStart:
    """Roll month and type on the start chart (4.2)."""


@dataclass(frozen=True, slots=True)
class TakeBoat:
    """Command a boat of the list (4.2)."""

    boat: str


@dataclass(frozen=True, slots=True)
class DrawBoat:
    """Let the boat be rolled (4.2)."""


@dataclass(frozen=True, slots=True)
class TakeRank:
    """Begin with a rank (4.4.2a)."""

    rank: str


@dataclass(frozen=True, slots=True)
class RollRank:
    """Roll the rank (11.2.2)."""


@dataclass(frozen=True, slots=True)
class ChangeClass:
    """Change to a type of another class (11.4.4)."""

    type: str


@dataclass(frozen=True, slots=True)
class Stay:
    """Leave everything as it is."""


@dataclass(frozen=True, slots=True)
class SailOn:
    """Go on: the next roll of this box, or the next box (6.1.2)."""


@dataclass(frozen=True, slots=True)
class UseMultiplier:
    """Use an encounter multiplier (8.1.7d)."""


@dataclass(frozen=True, slots=True)
class AbortPatrol:
    """Turn for home (10.8.5)."""


@dataclass(frozen=True, slots=True)
class ChooseLeg:
    """Which of two transit boxes equally near: "back" or "on" (10.8.2b)."""

    leg: str


@dataclass(frozen=True, slots=True)
class RollAgain:
    """Make the roll again by the ability of the captain's tile (14.7.5)."""


@dataclass(frozen=True, slots=True)
class Accept:
    """Let the roll stand."""


@dataclass(frozen=True, slots=True)
class Reroll:
    """Use Hals und Beinbruch: make the roll again (R1.7)."""


@dataclass(frozen=True, slots=True)
class LetStand:
    """Keep Hals und Beinbruch; `box`: do not ask again before the next box."""

    box: bool


@dataclass(frozen=True, slots=True)
class Decline:
    """Let the ships pass (8.1.4a)."""


@dataclass(frozen=True, slots=True)
class WaitForNight:
    """Shadow the ships until dark (8.3.2a)."""


@dataclass(frozen=True, slots=True)
class ChooseTime:
    """Meet the damaged ships again by "day" or by "night" (8.3.4)."""

    time: str


@dataclass(frozen=True, slots=True)
class Approach:
    """Attack "surfaced" or "submerged" at a range (9.1.4, 9.1.5)."""

    posture: str
    distance: str


@dataclass(frozen=True, slots=True)
class FireTorpedoes:
    """Fire tubes of one end: (kind, target, number) for each part; targets count from 1 (9.2.1d)."""

    end: str
    aim: tuple[tuple[str, int, int], ...]


@dataclass(frozen=True, slots=True)
class FireGun:
    """A target for each gun point used; targets count from 1 (9.3.2a)."""

    targets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HoldFire:
    """No more weapons in this round, or no attack at all (9.1.2, 9.4.2b)."""


@dataclass(frozen=True, slots=True)
class OneSalvo:
    """No second salvo from the other end (9.5.2a)."""


@dataclass(frozen=True, slots=True)
class AnotherRound:
    """Start another round against unescorted ships (9.4.3a)."""


@dataclass(frozen=True, slots=True)
class BreakOff:
    """End the encounter (9.0b)."""


@dataclass(frozen=True, slots=True)
class Reload:
    """Which kinds go into the empty tubes, fore and aft (4.5.1b)."""

    fore: tuple[int, int, int]
    aft: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class TakePrize:
    """Put a prize crew aboard (9.3.5a)."""


@dataclass(frozen=True, slots=True)
class LeavePrize:
    """Count her as sunk (9.3.5a)."""


@dataclass(frozen=True, slots=True)
class ExceedTestDepth:
    """Go deeper than the boat was tested for (9.6.4a)."""


@dataclass(frozen=True, slots=True)
class KeepDepth:
    """Stay above test depth."""


@dataclass(frozen=True, slots=True)
class Evade:
    """Turn by a number: 1-2 left, 3-4 right, 5-6 straight ahead (14.4.1a)."""

    number: int


@dataclass(frozen=True, slots=True)
class GuessTurn:
    """The other player sets the die of the escort (14.4.4)."""

    number: int


@dataclass(frozen=True, slots=True)
class KeepFighting:
    """Another exchange of fire with the Q-ship (9.9g)."""


@dataclass(frozen=True, slots=True)
class Dive:
    """Break off from the Q-ship (9.9g)."""


@dataclass(frozen=True, slots=True)
class UseSpares:
    """Repair this system with the spares found (R1.6)."""


@dataclass(frozen=True, slots=True)
class SaveSpares:
    """Repair this system without the spares."""


@dataclass(frozen=True, slots=True)
class FollowDamaged:
    """Follow the damaged ships (9.7.6a)."""


@dataclass(frozen=True, slots=True)
class FollowEscorted:
    """Follow the undamaged ships or the convoy (9.7.7a)."""


@dataclass(frozen=True, slots=True)
class PickStraggler:
    """Which damaged ship to attack alone, counted from 1 (9.7.6d)."""

    target: int


@dataclass(frozen=True, slots=True)
class AskTransfer:
    """Ask for a flotilla (11.2.1c, 11.2.1d)."""

    flotilla: str


@dataclass(frozen=True, slots=True)
class Apply:
    """Apply for a new boat (11.4.3a)."""


@dataclass(frozen=True, slots=True)
class NewBoat:
    """Take a boat of a type of the same class (11.4.3b)."""

    type: str


@dataclass(frozen=True, slots=True)
class MoveTo:
    """Keep the boat and move to a flotilla (11.4.3c)."""

    flotilla: str


@dataclass(frozen=True, slots=True)
class KeepRight:
    """Keep the granted request for later (11.4.3d)."""


ORDER_KINDS: dict[str, type] = {
    kind.__name__: kind
    for kind in (
        TakeName, RollName, TakeStart, RollStart, TakeBoat, DrawBoat, TakeRank, RollRank, ChangeClass, Stay,
        SailOn, UseMultiplier, AbortPatrol, ChooseLeg, RollAgain, Accept, Reroll, LetStand, Decline,
        WaitForNight, ChooseTime, Approach, FireTorpedoes, FireGun, HoldFire, OneSalvo, AnotherRound,
        BreakOff,
        Reload, TakePrize, LeavePrize, ExceedTestDepth, KeepDepth, Evade, GuessTurn, KeepFighting, Dive,
        UseSpares, SaveSpares, FollowDamaged, FollowEscorted, PickStraggler, AskTransfer, Apply, NewBoat,
        MoveTo, KeepRight,
    )
}  # fmt: skip
