"""The laws of the table themselves: a sound state passes to its edges, one that breaks a law is told.

Knows how to spoil a state. All other tests lean on the laws; nothing else would notice one that says nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from navalgames.charts import Charts
from navalgames.games.contract import Outcome
from navalgames.games.grand_fleet import GAME
from navalgames.games.grand_fleet.rules import formation
from navalgames.games.grand_fleet.state import (
    DE,
    LAST_TURN,
    SIDES,
    UK,
    AtSea,
    Battle,
    Sending,
    Stack,
    State,
    in_ddbox,
    in_fleet_boxes,
)
from navalgames.games.grand_fleet.tables import sea
from tests.games.grand_fleet.table import ANY, EMPTY_BOXES, full

OVER = Outcome(UK, "gf-outcome-points", "14.1")


def check(state: State, charts: Charts) -> None:
    GAME.invariants(state, charts, ANY)


def table(charts: Charts, **fields: Any) -> State:
    """The set-up before the dice of initiative; the first reinforcement still waits."""
    state = full(charts, "initiative_dice", SIDES)
    arriving = tuple(ship for sending in state.sending for ship in sending.ships)
    state = state._replace(sending=(), waiting=(*state.waiting[:-1], state.waiting[-1] + arriving))
    return state._replace(**fields)


def formed(charts: Charts, sizes: tuple[tuple[int, ...], tuple[int, ...]], **fields: Any) -> State:
    """Fleets of these sizes at sea in one hex: the British by number, then the German ones."""
    state, fleets = table(charts, **fields), []
    for side, numbers in zip(SIDES, sizes, strict=True):
        ships, boxes = list(in_fleet_boxes(state, side)), []
        for size in numbers:
            boxes.append(tuple(ships[:size]))
            del ships[:size]
        rest = len(state.fleets[SIDES.index(side)]) - len(boxes)
        fleets.append((*boxes, tuple(ships), *((),) * (rest - 1)))
    at_sea = AtSea("706", (tuple(range(1, len(sizes[0]) + 1)), tuple(range(1, len(sizes[1]) + 1))))
    return state._replace(fleets=tuple(fleets), battle=Battle(UK, at_sea=(at_sea,)))


def markers(charts: Charts, stage: str, short: int = 0, **battle: Any) -> State:
    """All markers of both sides still to be placed, but for some of the British."""
    left = tuple(formation.limits(charts, side)[0] for side in SIDES)
    state = table(charts)._replace(stage=stage)
    return state._replace(battle=Battle(UK, down_left=(left[0] - short, left[1]), **battle))


BROKEN: list[tuple[Callable[[Charts], State], str]] = [
    (lambda charts: table(charts, turn=0), "is not between 1"),
    (lambda charts: table(charts, turn=LAST_TURN + 1), "is not between 1"),
    (lambda charts: table(charts, outcome=OVER), "over without an outcome"),
    (lambda charts: table(charts)._replace(stage="over"), "over without an outcome"),
    (lambda charts: table(charts)._replace(deciding=()), "over without an outcome"),
    (lambda charts: table(charts, usw_turn=-1), "submarine war began"),
    (lambda charts: table(charts, turn=3, usw_turn=4), "submarine war began"),
    (lambda charts: table(charts, sunk=in_ddbox(table(charts), DE)[:1]), "in two places"),
    (lambda charts: table(charts, cancelled=in_fleet_boxes(table(charts), DE)[:1]), "in two places"),
    (lambda charts: _sent(charts, "damage", True), "in two places"),
    (lambda charts: _sent(charts, "detachment", False), "lost or invented"),
    (lambda charts: table(charts, ddbox=(EMPTY_BOXES, EMPTY_BOXES)), "lost or invented"),
    (lambda charts: _swapped(charts), "serves the wrong side"),
    (lambda charts: markers(charts, "place_marker", short=1), "markers"),
    (lambda charts: markers(charts, "intercept", short=1), "markers"),
    (lambda charts: markers(charts, "place_marker", face_up=((2,), ())), "is face up"),
    (lambda charts: markers(charts, "form", stacks=(Stack("nowhere", (0, 0), ((), ()), False),)), "no hex"),
    (lambda charts: _twice(charts), "in two hexes"),
    (lambda charts: formed(charts, ((_least(charts, UK) - 1,), (_least(charts, DE),))), "ships"),
    (lambda charts: formed(charts, ((_least(charts, UK),), (_most(charts, DE) + 1,))), "ships"),
]


def _least(charts: Charts, side: str) -> int:
    return formation.limits(charts, side)[1]


def _most(charts: Charts, side: str) -> int:
    return formation.limits(charts, side)[2]


def _sent(charts: Charts, cause: str, stays: bool) -> State:
    """A British ship on its way into the DDbox; it has left its fleet box, or not."""
    state = table(charts)
    ship = in_fleet_boxes(state, UK)[0]
    boxes = tuple(tuple(one for one in box if stays or one != ship) for box in state.fleets[0])
    sending = (Sending(UK, (ship,), 1, cause, "initiative_dice"),)
    return state._replace(sending=sending, fleets=(boxes, state.fleets[1]))


def _swapped(charts: Charts) -> State:
    """A ship of each side in a box of the other."""
    state = table(charts)
    british, german = state.fleets
    mine, theirs = british[0][0], next(box for box in german if box)[0]

    def exchange(boxes: tuple) -> tuple:
        other = {mine: theirs, theirs: mine}
        return tuple(tuple(other.get(ship, ship) for ship in box) for box in boxes)

    return state._replace(fleets=(exchange(british), exchange(german)))


def _twice(charts: Charts) -> State:
    state = formed(charts, ((_least(charts, UK),), (_least(charts, DE),)))
    at_sea = state.battle.at_sea
    return state._replace(battle=state.battle._replace(at_sea=(*at_sea, at_sea[0]._replace(hex="705"))))


@pytest.mark.rule("2.1a", "6.3", "8.2c", "8.4f", "8.4g", "11.3g")
def test_a_sound_state_passes_to_its_edges(charts: Charts) -> None:
    check(table(charts), charts)
    check(table(charts, turn=LAST_TURN, usw_turn=LAST_TURN), charts)
    check(table(charts, turn=1, usw_turn=1), charts)
    check(table(charts, stage="over", deciding=(), outcome=OVER), charts)
    check(markers(charts, "place_marker", face_up=((1, 6), ())), charts)
    check(_sent(charts, "damage", False), charts)
    check(_sent(charts, "detachment", True), charts)
    check(markers(charts, "place_marker"), charts)
    check(markers(charts, "form", short=1, stacks=(Stack("706", (1, 0), ((), ()), False),)), charts)
    standing = (Stack("706", (1, 0), ((), ()), False), Stack(sea(charts).hexes[0], (0, 0), ((1,), ()), False))
    check(markers(charts, "intercept", short=2, stacks=standing), charts)
    least, most = (tuple(size(charts, side) for side in SIDES) for size in (_least, _most))
    at_sea = formed(charts, ((least[0],), (most[1],)))
    check(at_sea, charts)
    check(at_sea._replace(battle=at_sea.battle._replace(face_up=((2,), ()))), charts)
    check(formed(charts, ((most[0],), (least[1],))), charts)
    check(_under_way(formed(charts, ((least[0] - 1,), (least[1],)))), charts)


def _under_way(state: State) -> State:
    """While ships are being sent away a fleet may be of any size."""
    ship = in_fleet_boxes(state, UK)[0]
    return state._replace(sending=(Sending(UK, (ship,), 1, "detachment", "form"),))


@pytest.mark.rule("2.1a", "6.3", "8.2c", "8.4f", "8.4g", "11.3g")
@pytest.mark.parametrize(("spoil", "told"), BROKEN)
def test_a_state_that_breaks_a_law_is_told(spoil, told, charts: Charts) -> None:
    with pytest.raises(AssertionError, match=told):
        check(spoil(charts), charts)
