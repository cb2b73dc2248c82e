"""The orders of Grand Fleet: what each side may do now, and why the rest is not allowed.

Knows decisions and their limits. Changes nothing: `rules.sequence` carries an order out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from navalgames.charts import Charts
from navalgames.games.grand_fleet.forms import AllocationForm, DDboxForm, FormationForm, SortingForm
from navalgames.games.grand_fleet.rules import combat, formation, initiative, placement
from navalgames.games.grand_fleet.state import (
    ENEMY,
    INDEX,
    Boxes,
    Options,
    Ships,
    State,
    battle_of,
    fight_of,
    fleets_in,
    in_fleet_boxes,
    initiative_of,
)
from navalgames.games.grand_fleet.tables import sea


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

SENDING_RULES = {
    "start": "3.3",
    "reinforcement": "6.2b",
    "circled": "3.3a",
    "detachment": "6.5c",
    "surplus": "8.2g",
    "damage": "8.11i",
    "american_entry": "9.1",
    "american_recall": "9.6",
}
DECISION_RULES = {
    "deployment": "6.4a",
    "sort_ddbox": "6.4b",
    "declare_rolls": "6.4d",
    "second_roll": "6.4d",
    "detachment": "6.5a",
    "begin_warfare": "7.4",
    "initiative_dice": "7.9a",
    "offer_battle": "7.10b",
    "accept_battle": "7.10b",
    "form_fleets": "8.2a",
    "show_fleets": "8.4b",
    "place_marker": "8.4c",
    "intercept": "8.5a",
    "manoeuvre": "8.8b",
    "choose_situations": "8.9b",
    "allocate_fire": "8.11a",
    "another_round": "8.12b",
}


def decision(state: State) -> tuple[str, str]:
    """The decision that is due and its rule; sending ships to the DDbox is told apart by its cause."""
    if state.stage == "send_to_ddbox":
        cause = state.sending[0].cause
        return "send_" + cause, SENDING_RULES[cause]
    return state.stage, DECISION_RULES.get(state.stage, "")


def legal_orders(state: State, side: str, charts: Charts, options: Options) -> object:
    """All orders a side may give now (a tuple), or the form of a decision with too many to list.

    A side that has nothing to decide gets an empty tuple.
    """
    if side not in state.deciding:
        return ()
    return _LEGAL[state.stage](state, side, charts, options)


_FIXED: dict[str, tuple] = {
    "deployment": (StartDeployment(), SkipDeployment()),
    "declare_rolls": (DeclareRolls(2), DeclareRolls(1)),
    "second_roll": (RollAgain(), StopRolling()),
    "detachment": (SkipDetachment(), StartDetachment()),
    "begin_warfare": (BeginWarfare(), HoldWarfareBack()),
    "initiative_dice": (ChooseInitiativeDice(1), ChooseInitiativeDice(2)),
    "accept_battle": (AcceptBattle(), RefuseBattle()),
    "another_round": (WantRound(True), WantRound(False)),
}


def _fixed(state: State, side: str, charts: Charts, options: Options) -> tuple:
    return _FIXED[state.stage]


def _send_to_ddbox(state: State, side: str, charts: Charts, options: Options) -> DDboxForm:
    """6.2b, 6.5c, 8.2g, 8.2h, 8.11i, 9.1: ships and boxes within the caps of 6.3."""
    sending = state.sending[0]
    return DDboxForm(
        charts, side, "send_" + sending.cause, SENDING_RULES[sending.cause], state.ddbox[INDEX[side]],
        sending.ships, sending.count, SendToDDbox,
    )  # fmt: skip


def _sort_ddbox(state: State, side: str, charts: Charts, options: Options) -> SortingForm:
    """6.4b, 6.4c: all ships of the own DDbox anew."""
    return SortingForm(charts, side, state.ddbox[INDEX[side]], options.uk_box_zero_counts, SortDDbox)


def _offer_battle(state: State, side: str, charts: Charts, options: Options) -> tuple:
    """7.10b, 7.10c: at a difference of 4 or more the attacker must offer."""
    if initiative.must_offer(initiative_of(state).difference):
        return (OfferBattle(),)
    return (OfferBattle(), DeclineBattle())


def _form_fleets(state: State, side: str, charts: Charts, options: Options) -> FormationForm:
    """8.2b-8.2f, 8.2j: every ship in a fleet of allowed size."""
    return FormationForm(charts, side, in_fleet_boxes(state, side), state.fleets[INDEX[side]], FormFleets)


def _show_fleets(state: State, side: str, charts: Charts, options: Options) -> tuple:
    """8.4b: any set of the own fast fleets."""
    fast = formation.fast_fleets(state, side, charts)
    return tuple(ShowFleets(shown) for size in range(len(fast) + 1) for shown in combinations(fast, size))


@lru_cache(maxsize=512)
def _placements(charts: Charts, markers: tuple[int, ...]) -> tuple[PlaceMarker, ...]:
    return tuple(PlaceMarker(fleet, hex_id) for fleet in markers for hex_id in sea(charts).hexes)


def _place_marker(state: State, side: str, charts: Charts, options: Options) -> tuple:
    """8.4c-8.4h: one of the remaining markers in any usable hex."""
    battle = battle_of(state)
    face_down = (0,) if battle.down_left[INDEX[side]] else ()
    return _placements(charts, face_down + battle.up_left[INDEX[side]])


@lru_cache(maxsize=512)
def _moves(charts: Charts, hex_id: str) -> tuple[MoveStack, ...]:
    return tuple(MoveStack(hex_id, to) for to in sea(charts).neighbours[hex_id])


def _intercept(state: State, side: str, charts: Charts, options: Options) -> tuple:
    """8.5a-8.5i: one eligible stack to an adjacent usable hex, or pass."""
    orders: list = [PassInterception()]
    for stack in battle_of(state).stacks:
        if not placement.why_fixed(charts, stack, side):
            orders.extend(_moves(charts, stack.hex))
    return tuple(orders)


@lru_cache(maxsize=64)
def _manoeuvres(fleets: int) -> tuple[Manoeuvre, ...]:
    return tuple(Manoeuvre(half, over) for half in (False, True) for over in range(fleets + 1))


def _manoeuvre(state: State, side: str, charts: Charts, options: Options) -> tuple:
    """8.8f, 8.8g: half gunnery or not, over-manoeuvre up to the number of own fleets in the hex."""
    return _manoeuvres(len(fleets_in(state, fight_of(state).hex, side)))


def _choose_situations(state: State, side: str, charts: Charts, options: Options) -> tuple:
    """8.9b-8.9f: up to half the difference."""
    fight = fight_of(state)
    own, enemy = fight.half[INDEX[side]], fight.half[INDEX[ENEMY[side]]]
    return tuple(
        ChooseSituations(chosen)
        for chosen in combat.situation_sets(fight.choices, own, enemy, options.range_mix)
    )


def _allocate_fire(state: State, side: str, charts: Charts, options: Options) -> AllocationForm:
    """8.11a-8.11d: enemy ships in the hex, each at its defence value, within the total."""
    fight = fight_of(state)
    enemy_boxes = state.fleets[INDEX[ENEMY[side]]]
    fleets = tuple((number, enemy_boxes[number - 1]) for number in fleets_in(state, fight.hex, ENEMY[side]))
    return AllocationForm(charts, fleets, fight.totals[INDEX[side]], AllocateFire)


_LEGAL: dict[str, Callable] = {
    **{name: _fixed for name in _FIXED},
    "send_to_ddbox": _send_to_ddbox,
    "sort_ddbox": _sort_ddbox,
    "offer_battle": _offer_battle,
    "form_fleets": _form_fleets,
    "show_fleets": _show_fleets,
    "place_marker": _place_marker,
    "intercept": _intercept,
    "manoeuvre": _manoeuvre,
    "choose_situations": _choose_situations,
    "allocate_fire": _allocate_fire,
}
