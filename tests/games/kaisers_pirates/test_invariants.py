"""The laws of the table themselves: a sound state passes to its edges, one that breaks a law is told.

Knows how to spoil a state. All other tests lean on the laws; nothing else would notice one that says nothing.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from navalgames.games.contract import Outcome
from navalgames.games.kaisers_pirates import GAME
from navalgames.games.kaisers_pirates.rules.frames import Exchange, Look, Turn
from tests.games.kaisers_pirates.table import EAST, NORTH, SOUTH, Laid, Scored, Ship, Table


def table(**options) -> Table:
    """Something of everything lies on the table."""
    laid = Table(**options)
    refuge = laid.take("Island Refuge")
    laid.put(NORTH, ships=("Leipzig", Ship("Wolf", False, 1, refuge=refuge)), hand=("Trap", "QQQ"))
    laid.put(NORTH, prizes=("Maria",), merchantmen=("Lovat", "Appam"), pile=(Scored("Dee", "merchantman"),))
    laid.put(SOUTH, ships=("Leopard",), merchantmen=("Matheran",), laid="Fog Bank")
    laid.put(SOUTH, pile=(Scored(laid.take("AMC"), "action"),))
    laid.commit("Collier").discard("Fair Seas 1")
    used, reaction = laid.take("Interned"), laid.take("Recalled")
    laid.turn(used=(used,), reactions=((SOUTH, reaction),))
    seen, first, second = laid.take("Scuttle"), laid.take("Monitor"), laid.take("Breakdown")
    exchange = Exchange("exchange", NORTH, SOUTH, given=(laid.take("AMC"),), returned=(laid.take("Trap"),))
    turn = Turn("resolve", (NORTH,), cards=(laid.take("Reflag"),))
    laid.having(top=(first, second), stack=(Look("look", NORTH, cards=(seen,)), exchange, turn))
    return laid.having(draw_pile=len(laid.state.unseen) + 3)


def check(one: Table) -> None:
    GAME.invariants(one.state, one.charts, one.options)


def with_ship(side: str, row: str, *more: Ship) -> Callable[[Table], Table]:
    """More ships in a row, taken from the decks."""

    def spoil(one: Table) -> Table:
        players = list(one.state.players)
        place = one.state.seats.index(side)
        players[place] = players[place]._replace(**{row: getattr(players[place], row) + more})
        one._off_the_decks([ship.name for ship in more])
        return one.having(players=tuple(players))

    return spoil


def spoilt(**fields) -> Callable[[Table], Table]:
    return lambda one: one.having(**fields)


FULL = tuple(Ship(name) for name in ("Kaipara", "Lundy Island"))
BROKEN = [
    (spoilt(outcome=Outcome(NORTH, "kp-outcome-points", "2.5a")), "over without an outcome"),
    (spoilt(stack=(), draw_pile=0, discards=(), top=()), "over without an outcome"),
    (lambda one: one.having(stack=(*one.state.stack, Turn("resolve", (NORTH, EAST)))), "does not play"),
    (spoilt(draw_pile=-1), "fewer than none"),
    (lambda one: one.having(draw_pile=one.state.draw_pile + 1), "more cards than are unseen"),
    (spoilt(draw_pile=1), "more known cards on top"),
    (lambda one: one.having(german_used=("Leopard",)), "in two places"),
    (lambda one: one.having(merchant_used=("Dee",)), "in two places"),
    (lambda one: one.having(german_deck=one.state.german_deck[1:]), "lost or invented"),
    (lambda one: one.having(unseen=one.state.unseen[1:]), "lost, doubled or invented"),
    (lambda one: one.having(discards=(*one.state.discards, "Trap 1")), "lost, doubled or invented"),
    (lambda one: one.having(draw_pile=0, top=(), discards=("Trap 1",)), "lost, doubled or invented"),
    (with_ship(NORTH, "ships", Ship("Kaipara")), "no German ship"),
    (with_ship(NORTH, "ships", Ship("Emden", identified=False)), "is hidden"),
    (with_ship(SOUTH, "prizes", Ship("Meteor")), "no merchantman"),
    (with_ship(SOUTH, "merchantmen", Ship("Meteor")), "no merchantman"),
    (with_ship(SOUTH, "prizes", Ship("Kaipara", out_of_supply=True)), "a marker it cannot have"),
    (with_ship(SOUTH, "merchantmen", Ship("Kaipara", refuge="Trap 1")), "a marker it cannot have"),
    (with_ship(SOUTH, "merchantmen", Ship("Kaipara", identified=False)), "a merchantman is hidden"),
    (with_ship(SOUTH, "ships", Ship("Emden", damage=2)), "more damage"),
    (with_ship(SOUTH, "prizes", Ship("Kaipara", damage=2)), "more damage"),
    (with_ship(SOUTH, "merchantmen", Ship("Kaipara", damage=2)), "more damage"),
    (with_ship(NORTH, "merchantmen", *FULL), "more merchantmen"),
]


@pytest.mark.rule("1.1.1", "1.1.2a", "1.3.1", "1.3.2", "3.2.3e", "3.2.4b")
def test_a_sound_state_passes_to_its_edges():
    check(table())
    check(table().having(draw_pile=2))
    check(with_ship(NORTH, "merchantmen", *FULL[:1])(table()))
    check(with_ship(SOUTH, "ships", Ship("Emden", damage=2))(table(extra_damage=True)))
    over = Outcome(NORTH, "kp-outcome-points", "2.5a")
    one = Table().put(NORTH, hand=("Trap",)).having(stack=(), outcome=over, active=None)
    check(one)
    check(one.having(draw_pile=0, unseen=()))
    phantom = Table("solitaire").put(SOUTH, ships=(Ship("Leopard", refuge=SOUTH),))
    phantom.put(NORTH, pile=(Scored("AMC 1", "phantom"),))
    players = (phantom.player(NORTH)._replace(laid=Laid("Deception")), phantom.player(SOUTH))
    check(phantom.having(players=players))


@pytest.mark.rule("1.1.1", "1.1.2a", "1.3.1", "1.3.2", "3.2.3e", "3.2.4b")
@pytest.mark.parametrize(("spoil", "told"), BROKEN)
def test_a_state_that_breaks_a_law_is_told(spoil, told):
    with pytest.raises(AssertionError, match=told):
        check(spoil(table()))


@pytest.mark.rule("1.1.2a")
def test_no_card_goes_unseen_when_one_pile_is_empty():
    """The cards are counted as long as there is a draw pile or a discard pile."""
    for fields in (
        {"draw_pile": 5, "discards": ()},
        {"draw_pile": 0, "discards": ("Fair Seas 1",), "top": ()},
    ):
        with pytest.raises(AssertionError, match="lost, doubled or invented"):
            check(Table().having(**{"unseen": (), **fields}))
