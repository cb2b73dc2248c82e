"""The laws of the table themselves: a sound state passes to its edges, one that breaks a law is told.

Knows how to spoil a state. All other tests lean on the laws; nothing else would notice one that says nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from navalgames.games.contract import Outcome
from navalgames.games.frigate_duel import GAME
from navalgames.games.frigate_duel.invariants import LONGEST_MARKER, SQUARES, START
from navalgames.games.frigate_duel.rules.sequence import AGENDA
from navalgames.games.frigate_duel.state import Task, push
from tests.games.frigate_duel.table import A, B, Table

OVER = Outcome(A, "fd-outcome-struck", "P14.1")


def table() -> Table:
    """The duel waits for both sides; each has a card that may be kept."""
    one = Table(bridge_cards=True)
    kept = [kind for kind, card in one.box.cards.items() if card.hold]
    one.hold(A, kept[0]).hold(B, kept[1])
    return one.having(asked=(A, B))


def check(one: Table) -> None:
    GAME.invariants(one.state, one.charts, one.options)


def ship(**fields: Any) -> Callable[[Table], Table]:
    return lambda one: one.ship(0, **fields)


def state(**fields: Any) -> Callable[[Table], Table]:
    return lambda one: one.having(**fields)


def card(one: Table) -> Any:
    return one.box.ship_cards[one[0].id]


def farthest(one: Table) -> int:
    """How far off a ship can be in this turn."""
    return START + SQUARES * one.box.measures["impulses"] * (one.state.turn + 1)


def grappled(one: Table, **other: Any) -> Table:
    """Both ships hold each other, in one square, without marks."""
    one.ship(0, grappled=1, moving=(), steering=())
    return one.ship(1, **{"grappled": 0, "x": one[0].x, "y": one[0].y, "moving": (), "steering": (), **other})


def dealt_what_is_not_kept(one: Table) -> Table:
    kind = next(kind for kind, one_card in one.box.cards.items() if not one_card.hold)
    return one.hold(A, kind)


BROKEN = [
    (state(outcome=OVER), "over without an outcome"),
    (state(asked=()), "over without an outcome"),
    (state(tasks=()), "over without an outcome"),
    (state(impulse=-1), "is not between 0"),
    (lambda one: one.having(impulse=one.box.measures["impulses"] + 1), "is not between 0"),
    (ship(crew=(1,)), "has 1 crew boxes; its card has 8"),
    (lambda one: one.ship(0, x=-farthest(one) - 1), "squares off"),
    (lambda one: one.ship(1, y=farthest(one) + 1), "squares off"),
    (lambda one: one.having(chosen=(1,) * 3), "chosen has 3 entries for 2 ships"),
    (lambda one: one.having(shots=((1, 1),)), "shots has 1 entries for 2 ships"),
    (state(smoke=((1, 1, 1), (1, 1, 2))), "two smoke markers"),
    (state(smoke=((1, 1, 0),)), "another thickness"),
    (state(smoke=((1, 1, 3),)), "another thickness"),
    (lambda one: one.ship(0, out="struck", moving=(), steering=()), "a side without ships"),
    (ship(hull_lost=-1), "hull"),
    (lambda one: one.ship(0, hull_lost=card(one).hull + 1, out="sinking"), "hull"),
    (lambda one: one.ship(0, hull_lost=card(one).hull), "should be sinking"),
    (ship(rigging_lost=-1), "rigging"),
    (lambda one: one.ship(0, rigging_lost=card(one).rigging + 1, moving=(), steering=()), "rigging"),
    (ship(crew=(0, 0, 0, 0, 0, 0, -1, 2)), "has a crew of"),
    (lambda one: one.ship(0, crew=(*one[0].crew[:-1], one[0].crew[-1] + 100)), "has a crew of"),
    (ship(crew=(0,) * 8), "should be sinking"),
    (ship(morale=2), "has morale"),
    (ship(morale=-2), "has morale"),
    (ship(markers=-1), "has morale"),
    (ship(loaded=(False, False), reload=(0, LONGEST_MARKER + 1)), "has reload markers"),
    (ship(loaded=(False, False), reload=(-1, 0)), "has reload markers"),
    (ship(loaded=(True, False), reload=(1, 3)), "still loading"),
    (ship(moving=(1, 2), steering=(2,)), "a helm mark twice"),
    (lambda one: one.ship(0, moving=tuple(range(one.box.measures["impulses"] + 1))), "a helm mark twice"),
    (lambda one: one.ship(0, rigging_lost=card(one).rigging, moving=(1,)), "cannot sail"),
    (lambda one: grappled(one).ship(0, steering=(1,)), "cannot sail"),
    (lambda one: grappled(one, grappled=-1), "does not hold the other"),
    (lambda one: grappled(one, side=A), "a friend"),
    (lambda one: grappled(one, x=99), "two squares"),
    (lambda one: grappled(one, y=99), "two squares"),
    (lambda one: one.having(unseen=one.state.unseen[1:]), "lost, doubled or invented"),
    (lambda one: one.having(discards=one.state.unseen[:1]), "lost, doubled or invented"),
    (dealt_what_is_not_kept, "cannot be kept"),
]


@pytest.mark.rule("P3.1", "P3.3", "P5.1", "P10.1", "P12.2", "P17.6")
def test_a_sound_state_passes_to_its_edges():
    one = table()
    full, impulses = card(one), one.box.measures["impulses"]
    check(one)
    check(table().having(impulse=impulses, smoke=((1, 1, 1), (1, 2, 2), (2, 1, 1))))
    check(table().having(impulse=0))
    check(table().ship(0, x=-farthest(one)).ship(1, y=farthest(one)))
    check(table().ship(0, hull_lost=full.hull - 1, morale=1, moving=tuple(range(impulses)), steering=()))
    check(table().ship(0, rigging_lost=full.rigging, morale=-1, moving=(), steering=()))
    check(table().ship(0, crew=(0,) * 7 + (full.crew,), hull_lost=0, markers=0))
    check(table().ship(0, loaded=(False, True), reload=(LONGEST_MARKER, 0)))
    check(table().ship(0, loaded=(False, False), reload=(0, 1)))
    check(grappled(table()))
    check(table().having(unseen=(), hands=((), ()), discards=()))
    over = table().having(outcome=OVER, asked=(), tasks=())
    check(over)
    check(over.ship(0, hull_lost=full.hull, out="sinking", crew=(0,) * 8, moving=(), steering=()))


@pytest.mark.rule("P3.1", "P3.3", "P5.1", "P10.1", "P12.2", "P17.6")
@pytest.mark.parametrize(("spoil", "told"), BROKEN)
def test_a_state_that_breaks_a_law_is_told(spoil, told):
    with pytest.raises(AssertionError, match=told):
        check(spoil(table()))


def test_stages_that_go_round_in_circles_are_told(monkeypatch):
    monkeypatch.setitem(AGENDA.stages, "again", lambda dice, state, task, box: push(state, task))
    with pytest.raises(RuntimeError, match="never ends: Task\\(stage='again'"):
        Table().run(Task("again"))
