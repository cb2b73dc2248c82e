"""Whom a player may name: attacks against one opponent, other cards against him and one more (3.1.2-3.1.4).

Knows the limits of a turn. Returns reasons, so that the same test serves orders and refusals.
"""

from __future__ import annotations

from typing import NamedTuple

from navalgames.games.kaisers_pirates.rules.frames import GERMAN, MINES, TORPEDO
from navalgames.games.kaisers_pirates.state import (
    PHANTOM,
    ROWS,
    Names,
    Ship,
    State,
    active_of,
    lying,
    opponents,
    player,
)
from navalgames.games.kaisers_pirates.tables import RAIDER, WARSHIP, Box


class Reason(NamedTuple):
    """Why something is not allowed: a key of the catalogue and the rule."""

    key: str
    rule: str


def by_phantom(side: str, box: Box) -> bool:
    """Whether this side is the phantom, which is never asked (5.0b)."""
    return box.solitaire and side == PHANTOM


def fogged(state: State, side: str) -> bool:
    """Whether a Fog Bank lies on a fleet (3.3.14b)."""
    laid = player(state, side).laid
    return laid is not None and laid.kind == "Fog Bank"


def deceived(state: State, side: str) -> bool:
    """Whether a Deception lies on a fleet (3.3.10b)."""
    laid = player(state, side).laid
    return laid is not None and laid.kind == "Deception"


def why_not_attack(state: State, side: str, opponent: str, box: Box) -> Reason | None:
    """Why `side` may not aim an attack at this player now; None when he may.

    Rule: 3.1.2, 3.1.3a, 3.3.14g, 4.2a.
    """
    if opponent == side:
        return Reason("kp-refused-own-ship", "3.1.2")
    if opponent not in opponents(state, side, box.options):
        return Reason("kp-refused-team-mate", "4.2a")
    return why_not_attack_opponent(state, opponent, box)


def why_not_attack_opponent(state: State, opponent: str, box: Box) -> Reason | None:
    """The same of somebody who is known to be an opponent."""
    if fogged(state, opponent):
        return Reason("kp-refused-fog", "3.3.14g")
    active = active_of(state)
    if active.attacked not in ("", opponent):
        return Reason("kp-refused-second-enemy", "3.1.3a")
    single = box.options.other_card_targets == "single"
    if single and active.others and opponent not in active.others:
        return Reason("kp-refused-one-other", "3.1.4")
    return None


def why_not_affect(state: State, side: str, opponent: str, box: Box) -> Reason | None:
    """Why `side` may not aim a card that is no attack at this player now; None when he may.

    Rule: 3.1.4, 4.3.
    """
    if opponent not in opponents(state, side, box.options):
        return Reason("kp-refused-team-mate", "4.3")
    active = active_of(state)
    affected = {*active.others, opponent}
    if box.options.other_card_targets == "single":
        affected |= {active.attacked} - {""}
    else:
        affected -= {active.attacked}
    return Reason("kp-refused-one-other", "3.1.4") if len(affected) > 1 else None


def why_not_touch_ships(state: State, side: str, opponent: str, box: Box) -> Reason | None:
    """Why a card that is no attack may not be aimed at this player's ships now.

    Rule: 3.1.4, 3.3.14g (switch fog_bank_scope).
    """
    if fogged(state, opponent) and box.options.fog_bank_scope == "ships":
        return Reason("kp-refused-fog", "3.3.14g")
    return why_not_affect(state, side, opponent, box)


def why_not_target(state: State, side: str, kind: str, target: str, box: Box) -> Reason | None:
    """Why this ship may not be the target of an attack of this kind by `side` now; None when it may.

    Rule: 3.1.3a-3.1.3d, 3.2.3b, 3.2.4a, 3.2.5d, 3.3.20g, 6.9.
    """
    owner, row, ship = lying(state, target)
    return (
        why_not_attack(state, side, owner, box)
        or _why_not_row(kind, row, box)
        or _why_not_ship(active_of(state).intercepted, kind, row, ship)
    )


_NOT_MERCHANTMAN = Reason("kp-refused-not-merchantman", "3.2.4a")
_MERCHANTMAN = Reason("kp-refused-merchantman", "3.2.3a")
_PRIZE = Reason("kp-refused-prize", "3.2.5d")
_HIDDEN = Reason("kp-refused-hidden", "3.2.3b")
"""The reasons against most ships on the table: every look for targets meets them again and again."""


def _why_not_row(kind: str, row: str, box: Box) -> Reason | None:
    """Why no ship in this row of an enemy's fleet may be the target of this kind of attack."""
    if kind not in (GERMAN, MINES, TORPEDO):
        return _MERCHANTMAN if row == "merchantmen" else None
    if row == "ships":
        return _NOT_MERCHANTMAN
    if row == "prizes":
        return None if kind == TORPEDO and box.options.torpedo_prizes else _PRIZE
    return None


def _why_not_ship(intercepted: Names, kind: str, row: str, ship: Ship) -> Reason | None:
    """Why a ship may not be the target of this kind of attack, where its row may."""
    if kind in (GERMAN, MINES, TORPEDO):
        if row == "prizes":
            return Reason("kp-refused-identified-prize", "6.9") if ship.identified else None
        again = kind == GERMAN and ship.name in intercepted
        return Reason("kp-refused-intercepted", "3.1.3d") if again else None
    if not ship.identified:
        return _HIDDEN
    if ship.refuge:
        return Reason("kp-refused-refuge", "3.3.20g")
    again = ship.name in intercepted
    return Reason("kp-refused-intercepted", "3.1.3c") if again else None


def why_not_act(state: State, side: str, name: str, box: Box, mines: bool = False) -> Reason | None:
    """Why an own German ship may not intercept (or lay mines) now; None when it may.

    Rule: 3.1.3b, 3.2.1i, 3.3.20f, 3.3.21b, 3.3.21f.
    """
    for ship in player(state, side).ships:
        if ship.name == name:
            break
    else:
        return Reason("kp-refused-ship-gone", "3.2.1i")
    active = active_of(state)
    if ship.refuge or name in active.left:
        return Reason("kp-refused-in-refuge", "3.3.20f")
    if name in active.acted:
        return Reason("kp-refused-acted", "3.1.3b")
    if mines and not box.ships[name].mines:
        return Reason("kp-refused-no-mines", "3.3.21f")
    return None


def targets_of(state: State, side: str, kind: str, box: Box) -> tuple[str, ...]:
    """Every ship that `side` may name as the target of an attack of this kind now."""
    found: list[str] = []
    done = active_of(state).intercepted
    for opponent in opponents(state, side, box.options):
        if why_not_attack_opponent(state, opponent, box) is None:
            fleet = player(state, opponent)
            for row, ships in zip(ROWS, (fleet.ships, fleet.prizes, fleet.merchantmen), strict=True):
                if ships and _why_not_row(kind, row, box) is None:
                    found += [one.name for one in ships if not _why_not_ship(done, kind, row, one)]
    return tuple(found)


def is_warship(name: str, box: Box) -> bool:
    """Whether a ship is a warship."""
    return box.ships[name].kind == WARSHIP


def is_raider(name: str, box: Box) -> bool:
    """Whether a ship is a raider."""
    return box.ships[name].kind == RAIDER
