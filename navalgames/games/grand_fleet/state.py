"""What lies on the table in Grand Fleet: frozen records, ships by name.

Knows places (fleet boxes, DDbox, turn track, map) and nothing of what may happen there.
A ship is its name; what it is stands in the roster. Face-down markers carry no identity:
nobody may know it, so it is drawn when they are turned up (ruling 8.4a).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any, NamedTuple, TypeVar

from navalgames.games.contract import Outcome
from navalgames.games.parts import quick

UK = "UK"
DE = "DE"
SIDES = (UK, DE)
INDEX = {UK: 0, DE: 1}
ENEMY = {UK: DE, DE: UK}
LAST_TURN = 9
HIDDEN = "?"

Part = TypeVar("Part")
Ships = tuple[str, ...]
Boxes = tuple[Ships, ...]


class Options(NamedTuple):
    """The optional rules and switches of one game; the defaults are those of the index."""

    historical: bool = False
    audacious: bool = True
    roster: str = "core"
    deploy_rolls: str = "after_first"
    uk_box_zero_counts: bool = False
    circled_start_box: str = "owner"
    fleet_contents_hidden: bool = False
    range_mix: bool = True
    maintenance_beats_lead: bool = False
    damage_table: str = "standard"
    simultaneous_allocation: bool = True


class Sending(NamedTuple):
    """Ships on their way into a DDbox. `count` of the `ships` go; `then` is the stage that follows."""

    side: str
    ships: Ships
    count: int  # type: ignore[assignment]  # nobody counts in this tuple
    cause: str
    then: str


class Initiative(NamedTuple):
    """The initiative of a turn. Dice numbers are None until chosen, HIDDEN to the other side."""

    dice: tuple[int | str | None, int | str | None] = (None, None)
    attacker: str = ""
    difference: int = 0


class Stack(NamedTuple):
    """All markers in one hex: face-down ones counted, face-up fleets by number, each as (UK, DE)."""

    hex: str
    down: tuple[int, int]
    up: tuple[tuple[int, ...], tuple[int, ...]]
    finished: bool


class AtSea(NamedTuple):
    """Real fleets in one hex after the markers were turned up, by number, as (UK, DE)."""

    hex: str
    fleets: tuple[tuple[int, ...], tuple[int, ...]]


@quick
class Combat(NamedTuple):
    """One gunnery round in one hex. Pairs are (UK, DE); None or "" is what has not been fixed yet."""

    hex: str
    round: int
    first: str
    half: tuple[bool | None, bool | None] = (None, None)
    over: tuple[int, int] = (0, 0)
    numbers: tuple[int | None, int | None] = (None, None)
    confused: tuple[bool, bool] = (False, False)
    chooser: str = ""
    choices: int = 0
    situations: tuple[str, ...] = ()
    totals: tuple[float, float] = (0.0, 0.0)
    targets: tuple[Ships | str | None, Ships | str | None] = (None, None)
    attacker_wants: bool | None = None


@quick
class Battle(NamedTuple):
    """A battle in progress, from forming fleets to control."""

    attacker: str
    face_up: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    down_left: tuple[int, int] = (0, 0)
    up_left: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    stacks: tuple[Stack, ...] = ()
    mover: str = ""
    passes: int = 0
    at_sea: tuple[AtSea, ...] = ()
    combats: tuple[str, ...] = ()
    combat: Combat | None = None


@quick
class State(NamedTuple):
    """A whole game of Grand Fleet.

    vp: victory points, positive when the United Kingdom leads.
    fleets, ddbox: (UK, DE), each a tuple of boxes; fleet box n stands at index n - 1, DDbox box n at n.
    waiting: the turn track, index 0 for turn 1. american: set aside until they may enter.
    deployment_roll: the first deployment roll while the second is decided, else 0.
    """

    turn: int
    stage: str
    deciding: tuple[str, ...]
    vp: int
    usw_turn: int
    fleets: tuple[Boxes, Boxes]
    ddbox: tuple[Boxes, Boxes]
    waiting: tuple[Ships, ...]
    american: Ships
    sunk: Ships
    cancelled: Ships
    sending: tuple[Sending, ...] = ()
    deployment_roll: int = 0
    initiative: Initiative | None = None
    battle: Battle | None = None
    outcome: Outcome | None = None


def battle_of(state: State) -> Battle:
    """The battle that is fought: from forming fleets to control there is one."""
    battle = state.battle
    assert battle is not None, f"no battle is fought at {state.stage}"
    return battle


def fight_of(state: State) -> Combat:
    """The gunnery round that is fought."""
    return round_of(battle_of(state))


def round_of(battle: Battle) -> Combat:
    """The gunnery round of a battle."""
    fight = battle.combat
    assert fight is not None, "no gunnery round is fought"
    return fight


def initiative_of(state: State) -> Initiative:
    """The initiative of this turn: from its dice to the battle there is one."""
    initiative = state.initiative
    assert initiative is not None, f"no initiative is sought at {state.stage}"
    return initiative


def outcome_of(state: State) -> Outcome:
    """How the game ended."""
    outcome = state.outcome
    assert outcome is not None, f"the game has not ended at {state.stage}"
    return outcome


def both(of_side: Callable[[str], Part]) -> tuple[Part, Part]:
    """The (UK, DE) pair of what each side has."""
    return of_side(UK), of_side(DE)


def with_side(pair: tuple[Any, Any], side: str, value: Any) -> tuple[Any, Any]:
    """A copy of a (UK, DE) pair with the part of one side replaced."""
    return (value, pair[1]) if side == UK else (pair[0], value)


def in_fleet_boxes(state: State, side: str) -> Ships:
    """All ships of a side in its fleet boxes, by box."""
    return tuple(chain.from_iterable(state.fleets[INDEX[side]]))


def in_ddbox(state: State, side: str) -> Ships:
    """All ships of a side in its DDbox, by box number."""
    return tuple(chain.from_iterable(state.ddbox[INDEX[side]]))


def without(boxes: Boxes, leaving: Ships) -> Boxes:
    """The boxes after some ships have left."""
    if not leaving:
        return boxes
    gone = frozenset(leaving)
    return tuple([box if gone.isdisjoint(box) else tuple([s for s in box if s not in gone]) for box in boxes])


def added(boxes: Boxes, extra: Boxes) -> Boxes:
    """The boxes with more ships in them, box by box."""
    return tuple(old + new for old, new in zip(boxes, extra, strict=True))


def join_fleet_boxes(boxes: Boxes, ships: Ships) -> Boxes:
    """The fleet boxes after ships have joined; each goes to the emptiest box (6.2c: it has no meaning)."""
    filled, sizes = [*boxes], [len(box) for box in boxes]
    for ship in ships:
        emptiest = sizes.index(min(sizes))
        filled[emptiest] = (*filled[emptiest], ship)
        sizes[emptiest] += 1
    return tuple(filled)


def fleets_in(state: State, hex_id: str, side: str) -> tuple[int, ...]:
    """The numbers of a side's real fleets in a hex after the markers were turned up."""
    for at_sea in battle_of(state).at_sea:
        if at_sea.hex == hex_id:
            return at_sea.fleets[INDEX[side]]
    return ()
