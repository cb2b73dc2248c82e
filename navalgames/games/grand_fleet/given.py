"""The orders of Grand Fleet, as they are given: frozen records of plain values.

Knows nothing but names. What may be ordered when stands in `rules.offers`, what follows in `rules.sequence`.
"""

from __future__ import annotations

from dataclasses import dataclass

from navalgames.games.grand_fleet.state import Boxes, Ships


@dataclass(frozen=True, slots=True)
class SendToDDbox:
    """Put ships into the boxes of the own DDbox: seven lists of names, box 0 first (6.2b, 6.5c, 8.11i)."""

    boxes: Boxes


@dataclass(frozen=True, slots=True)
class SkipDeployment:
    """Deploy nothing this turn (6.4a)."""


@dataclass(frozen=True, slots=True)
class StartDeployment:
    """Carry out a deployment (6.4a)."""


@dataclass(frozen=True, slots=True)
class SortDDbox:
    """How the ships of the own DDbox lie before the first roll: seven lists of names, box 0 first (6.4b)."""

    boxes: Boxes


@dataclass(frozen=True, slots=True)
class DeclareRolls:
    """Announce one or two deployment rolls (6.4d, switch deploy_rolls = declared)."""

    rolls: int


@dataclass(frozen=True, slots=True)
class RollAgain:
    """Roll for deployment a second time (6.4d)."""


@dataclass(frozen=True, slots=True)
class StopRolling:
    """Leave it at the first deployment roll (6.4d)."""


@dataclass(frozen=True, slots=True)
class SkipDetachment:
    """Detach nothing this turn (6.5a)."""


@dataclass(frozen=True, slots=True)
class StartDetachment:
    """Carry out a detachment (6.5a)."""


@dataclass(frozen=True, slots=True)
class BeginWarfare:
    """Begin unrestricted submarine warfare (7.4)."""


@dataclass(frozen=True, slots=True)
class HoldWarfareBack:
    """Do not begin unrestricted submarine warfare yet (7.4)."""


@dataclass(frozen=True, slots=True)
class ChooseInitiativeDice:
    """Roll one or two dice for initiative; secret until both sides have chosen (7.9a)."""

    dice: int


@dataclass(frozen=True, slots=True)
class OfferBattle:
    """The attacker wants a battle (7.10b)."""


@dataclass(frozen=True, slots=True)
class DeclineBattle:
    """The attacker wants no battle (7.10d)."""


@dataclass(frozen=True, slots=True)
class AcceptBattle:
    """The defender agrees to battle (7.10f)."""


@dataclass(frozen=True, slots=True)
class RefuseBattle:
    """The defender refuses battle; the attacker gains 3 VP (7.10e)."""


@dataclass(frozen=True, slots=True)
class FormFleets:
    """The ships of each fleet by name, fleet 1 first; an empty fleet is a dummy (8.2)."""

    fleets: Boxes


@dataclass(frozen=True, slots=True)
class ShowFleets:
    """The fast fleets whose markers stay face up (8.4b)."""

    fleets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlaceMarker:
    """Place a marker in a hex: a face-up fleet by number, or a face-down marker (`fleet` 0) (8.4c, 8.4h)."""

    fleet: int
    hex: str


@dataclass(frozen=True, slots=True)
class MoveStack:
    """Make an interception move: all markers of a hex go to an adjacent one (8.5)."""

    hex: str
    to: str


@dataclass(frozen=True, slots=True)
class PassInterception:
    """Make no interception move now (8.5b)."""


@dataclass(frozen=True, slots=True)
class Manoeuvre:
    """Half gunnery for +2 and an over-manoeuvre number, fixed before the own roll (8.8f, 8.8g)."""

    half: bool
    over: int


@dataclass(frozen=True, slots=True)
class ChooseSituations:
    """The situations the winner of combat initiative takes (8.9)."""

    situations: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AllocateFire:
    """The enemy ships that get their defence value in points, one hit roll each (8.11a-8.11d)."""

    targets: Ships


@dataclass(frozen=True, slots=True)
class WantRound:
    """Whether the side wants another gunnery round in this hex (8.12b)."""

    another: bool


ORDER_KINDS = {
    kind.__name__: kind
    for kind in (
        SendToDDbox, SkipDeployment, StartDeployment, SortDDbox, DeclareRolls, RollAgain, StopRolling,
        SkipDetachment, StartDetachment, BeginWarfare, HoldWarfareBack, ChooseInitiativeDice, OfferBattle,
        DeclineBattle, AcceptBattle, RefuseBattle, FormFleets, ShowFleets, PlaceMarker, MoveStack,
        PassInterception, Manoeuvre, ChooseSituations, AllocateFire, WantRound,
    )
}  # fmt: skip
