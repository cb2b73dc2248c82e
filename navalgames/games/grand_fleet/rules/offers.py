"""What each side may do in each decision: its orders, or a form where there are too many to list.

Knows decisions and their limits. Changes nothing: `rules.sequence` carries an order out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations

from navalgames.charts import Charts
from navalgames.games.grand_fleet import given
from navalgames.games.grand_fleet.forms import AllocationForm, DDboxForm, FormationForm, SortingForm
from navalgames.games.grand_fleet.rules import combat, formation, initiative, placement
from navalgames.games.grand_fleet.state import (
    ENEMY,
    INDEX,
    Options,
    State,
    battle_of,
    fight_of,
    fleets_in,
    in_fleet_boxes,
    initiative_of,
)
from navalgames.games.grand_fleet.tables import sea

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


def either(*orders: object) -> Callable[..., tuple]:
    """A decision that always offers the same orders."""
    return lambda state, side, charts, options: orders


def send_to_ddbox(state: State, side: str, charts: Charts, options: Options) -> DDboxForm:
    """6.2b, 6.5c, 8.2g, 8.2h, 8.11i, 9.1: ships and boxes within the caps of 6.3."""
    sending = state.sending[0]
    return DDboxForm(
        charts, side, "send_" + sending.cause, SENDING_RULES[sending.cause], state.ddbox[INDEX[side]],
        sending.ships, sending.count, given.SendToDDbox,
    )  # fmt: skip


def sort_ddbox(state: State, side: str, charts: Charts, options: Options) -> SortingForm:
    """6.4b, 6.4c: all ships of the own DDbox anew."""
    return SortingForm(charts, side, state.ddbox[INDEX[side]], options.uk_box_zero_counts, given.SortDDbox)


def offer_battle(state: State, side: str, charts: Charts, options: Options) -> tuple:
    """7.10b, 7.10c: at a difference of 4 or more the attacker must offer."""
    if initiative.must_offer(initiative_of(state).difference):
        return (given.OfferBattle(),)
    return (given.OfferBattle(), given.DeclineBattle())


def form_fleets(state: State, side: str, charts: Charts, options: Options) -> FormationForm:
    """8.2b-8.2f, 8.2j: every ship in a fleet of allowed size."""
    boxed = in_fleet_boxes(state, side)
    return FormationForm(charts, side, boxed, state.fleets[INDEX[side]], given.FormFleets)


def show_fleets(state: State, side: str, charts: Charts, options: Options) -> tuple:
    """8.4b: any set of the own fast fleets."""
    fast = formation.fast_fleets(state, side, charts)
    sizes = range(len(fast) + 1)
    return tuple(given.ShowFleets(shown) for size in sizes for shown in combinations(fast, size))


@lru_cache(maxsize=512)
def _placements(charts: Charts, markers: tuple[int, ...]) -> tuple[given.PlaceMarker, ...]:
    return tuple(given.PlaceMarker(fleet, hex_id) for fleet in markers for hex_id in sea(charts).hexes)


def place_marker(state: State, side: str, charts: Charts, options: Options) -> tuple:
    """8.4c-8.4h: one of the remaining markers in any usable hex."""
    battle = battle_of(state)
    face_down = (0,) if battle.down_left[INDEX[side]] else ()
    return _placements(charts, face_down + battle.up_left[INDEX[side]])


@lru_cache(maxsize=512)
def _moves(charts: Charts, hex_id: str) -> tuple[given.MoveStack, ...]:
    return tuple(given.MoveStack(hex_id, to) for to in sea(charts).neighbours[hex_id])


def intercept(state: State, side: str, charts: Charts, options: Options) -> tuple:
    """8.5a-8.5i: one eligible stack to an adjacent usable hex, or pass."""
    orders: list = [given.PassInterception()]
    for stack in battle_of(state).stacks:
        if not placement.why_fixed(charts, stack, side):
            orders.extend(_moves(charts, stack.hex))
    return tuple(orders)


@lru_cache(maxsize=64)
def _manoeuvres(fleets: int) -> tuple[given.Manoeuvre, ...]:
    return tuple(given.Manoeuvre(half, over) for half in (False, True) for over in range(fleets + 1))


def manoeuvre(state: State, side: str, charts: Charts, options: Options) -> tuple:
    """8.8f, 8.8g: half gunnery or not, over-manoeuvre up to the number of own fleets in the hex."""
    return _manoeuvres(len(fleets_in(state, fight_of(state).hex, side)))


def choose_situations(state: State, side: str, charts: Charts, options: Options) -> tuple:
    """8.9b-8.9f: up to half the difference."""
    fight = fight_of(state)
    own, enemy = fight.half[INDEX[side]], fight.half[INDEX[ENEMY[side]]]
    return tuple(
        given.ChooseSituations(chosen)
        for chosen in combat.situation_sets(fight.choices, own, enemy, options.range_mix)
    )


def allocate_fire(state: State, side: str, charts: Charts, options: Options) -> AllocationForm:
    """8.11a-8.11d: enemy ships in the hex, each at its defence value, within the total."""
    fight = fight_of(state)
    enemy_boxes = state.fleets[INDEX[ENEMY[side]]]
    fleets = tuple((number, enemy_boxes[number - 1]) for number in fleets_in(state, fight.hex, ENEMY[side]))
    return AllocationForm(charts, fleets, fight.totals[INDEX[side]], given.AllocateFire)
