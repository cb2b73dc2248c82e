"""The orders of a battle as plain records (54 to 61).

Knows what can be said over the Battle Board. Must not know when each may be said.
"""

from __future__ import annotations

from dataclasses import dataclass

from navalgames.games.atlantic_chase.state import Names


@dataclass(frozen=True, slots=True)
class PlaceShip:
    """An enemy ship set up in its Near or Far zone after a Surprise (54.6b)."""

    ship: str
    zone: str


@dataclass(frozen=True, slots=True)
class MakeSmoke:
    """A ship is set up making smoke (55.3b)."""

    ship: str


@dataclass(frozen=True, slots=True)
class Cover:
    """The smoke of a ship covers up to two others in its zone (60.6b)."""

    ship: str
    others: Names


@dataclass(frozen=True, slots=True)
class Fire:
    """A ship fires at an enemy ship (57.1a)."""

    ship: str
    target: str


@dataclass(frozen=True, slots=True)
class CeaseFire:
    """No more ships fire, or launch torpedoes, in this step (57.1a, 59.1)."""


@dataclass(frozen=True, slots=True)
class Launch:
    """A ship attacks an enemy ship with torpedoes (59.1)."""

    ship: str
    target: str


@dataclass(frozen=True, slots=True)
class Manoeuvre:
    """A ship moves to a zone or stays, with or without smoke; a convoy may disperse (60.1, 60.5)."""

    ship: str
    zone: str
    smoke: bool = False
    disperse: bool = False


@dataclass(frozen=True, slots=True)
class BreakAway:
    """Whether the side wants to leave the battle (61.1)."""

    yes: bool


@dataclass(frozen=True, slots=True)
class LeaveAlone:
    """One ship in the Far zone leaves by the Evasive marker of its task force (61.8a)."""

    ship: str
