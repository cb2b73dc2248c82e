"""What can be under way: the frames of the stack.

Knows the shape of suspended effects, as plain data. A frame names its stage; while `asked` names a
side the stage waits for its order. Must not know any rule.
"""

from __future__ import annotations

from typing import NamedTuple

from navalgames.games.kaisers_pirates.state import SIDES, Names
from navalgames.games.parts import quick

GERMAN, BRITISH, INTERROGATE, MONITOR = "german", "british", "interrogate", "monitor"
MINES, TORPEDO = "mines", "torpedo"
INTERCEPTS = frozenset({GERMAN, BRITISH, INTERROGATE, MONITOR})


@quick
class Turn(NamedTuple):
    """The turn of the active player, from commitment to refill."""

    stage: str
    asked: Names = ()
    left: Names = ()
    cards: Names = ()


GAP, RESOLVING = Turn("gap"), Turn("resolving")
"""A turn at the stages in which nobody is asked and nothing is kept: the same each time."""
COMMIT = {side: Turn("commit", (side,)) for side in SIDES}
RESOLVE = {side: Turn("resolve", (side,)) for side in SIDES}
"""A turn whose player lays out cards, or uses them."""


@quick
class Attack(NamedTuple):
    """One attack: an intercept of one or more targets, a mine attack, or a torpedo attack.

    targets: those not resolved yet. target: the one being resolved. ship: the warship or raider that
    intercepts or lays mines. chooser: who picks the target that remains after Slim Pickings. From
    `reaction` on the fields belong to the target being resolved. passage: whether it may try for safe
    passage, with `bonus` on the challenge.
    """

    stage: str
    kind: str
    attacker: str
    defender: str
    card: str
    coin: str
    targets: Names
    asked: Names = ()
    ship: str = ""
    target: str = ""
    night: bool = False
    assists: Names = ()
    several: bool = False
    chooser: str = ""
    reaction: str = ""
    boarding: str = ""
    modifier: int = 0
    capture: bool = False
    trap: str = ""
    identify: str = ""
    pursued: bool = False
    result: str = ""
    passage: bool = False
    bonus: int = 0


@quick
class Dodge(NamedTuple):
    """Interned or Transfer Command aimed at a raider or prize, while Reflag may answer it (3.3.32g)."""

    stage: str
    attacker: str
    defender: str
    card: str
    target: str
    asked: Names = ()


@quick
class Look(NamedTuple):
    """Somebody looks at a hand, or at `cards` lifted from the top of the draw pile (3.3.17b)."""

    stage: str
    viewer: str
    player: str = ""
    cards: Names = ()
    asked: Names = ()


@quick
class Exchange(NamedTuple):
    """Team-mates exchange hand cards (3.3.11b): what each gives, the active player first."""

    stage: str
    giver: str
    mate: str
    given: Names = ()
    returned: Names = ()
    asked: Names = ()


@quick
class Gift(NamedTuple):
    """Two ships drawn with Breakout; one of them goes to the team-mate (4.7)."""

    stage: str
    giver: str
    ships: Names
    asked: Names = ()


@quick
class Between(NamedTuple):
    """Between rounds: who still has to decide, and what each side keeps (2.4)."""

    stage: str
    asked: Names = ()
    left: Names = ()
    kept: tuple[tuple[str, Names], ...] = ()
    agreed: Names = ()


@quick
class PhantomTurn(NamedTuple):
    """The turn of the phantom: the action being carried out, and whether it ends the turn (5.4)."""

    stage: str
    asked: Names = ()
    card: str = ""
    ends: bool = False
    reflag: bool = False
    only: bool = False
