"""What must be true of every state, whatever was ordered: used by tests and by the soak run.

Knows where crew, boxes and cards may be. Must not be needed in play: a broken invariant is a bug of ours.
"""

from __future__ import annotations

from navalgames.charts import Charts
from navalgames.games.frigate_duel.state import SIDES, Options, Ship, State, card_kind, ships_of
from navalgames.games.frigate_duel.tables import Box, box_of
from navalgames.games.laws import amiss
from navalgames.printing import listed

LONGEST_MARKER = 36
START, SQUARES = 40, 2
"""Squares from the middle at which no ship begins, and that no ship sails in an impulse."""


def check(state: State, charts: Charts, options: Options) -> None:
    """Raises AssertionError when a state breaks a law of the table.

    Rule: P3.1, P3.3, P5.1, P10.1, P12.2, P17.6.
    """
    box = box_of(charts, options)
    assert (state.outcome is None) == bool(state.asked) == bool(state.tasks), (
        "over without an outcome, or nobody to decide"
    )
    assert 0 <= state.impulse <= box.measures["impulses"], (
        f"impulse {state.impulse} is not between 0 and {box.measures['impulses']}"
    )
    farthest = START + SQUARES * box.measures["impulses"] * (state.turn + 1)
    for number, ship in enumerate(state.ships):
        off = max(abs(ship.x), abs(ship.y))
        assert off <= farthest, (
            f"{box.ship_cards[ship.id].name} is {off} squares off; nobody has sailed farther than {farthest}"
        )
        _ship(ship, box)
        _grapple(state, number)
    for name in ("chosen", "shots", "assigned"):
        entries = len(getattr(state, name))
        assert entries in (0, len(state.ships)), f"{name} has {entries} entries for {len(state.ships)} ships"
    _cards(state, box)
    squares = [(x, y) for x, y, _ in state.smoke]
    assert len(set(squares)) == len(squares), "two smoke markers in a square"
    assert all(value in (1, 2) for _, _, value in state.smoke), "smoke of another thickness than 1 or 2"
    if state.outcome is None:
        assert all(ships_of(state, side) for side in SIDES), "a side without ships goes on"


def _ship(ship: Ship, box: Box) -> None:
    card = box.ship_cards[ship.id]
    assert len(ship.crew) == len(box.box_most), (
        f"{card.name} has {len(ship.crew)} crew boxes; its card has {len(box.box_most)}"
    )
    assert 0 <= ship.hull_lost <= card.hull, f"{card.name} has lost {ship.hull_lost} of {card.hull} hull"
    assert 0 <= ship.rigging_lost <= card.rigging, (
        f"{card.name} has lost {ship.rigging_lost} of {card.rigging} rigging"
    )
    assert min(ship.crew) >= 0 and sum(ship.crew) <= card.crew, (
        f"{card.name} has a crew of {sum(ship.crew)} ({listed(ship.crew)}); its card has {card.crew}"
    )
    assert ship.out or (ship.hull_lost < card.hull and any(ship.crew)), f"{card.name} should be sinking"
    assert -1 <= ship.morale <= 1 and ship.markers >= 0, (
        f"{card.name} has morale {ship.morale} and {ship.markers} markers; expected: −1 to 1, and 0 or more"
    )
    assert all(0 <= marker <= LONGEST_MARKER for marker in ship.reload), (
        f"{card.name} has reload markers {listed(ship.reload)}; expected: 0 to {LONGEST_MARKER}"
    )
    assert not any(loaded and marker for loaded, marker in zip(ship.loaded, ship.reload, strict=True)), (
        f"{card.name} has guns that are loaded and still loading"
    )
    marks = (*ship.moving, *ship.steering)
    assert len(set(marks)) == len(marks) <= box.measures["impulses"], (
        f"{card.name} has a helm mark twice, or after the last impulse"
    )
    assert not marks or not (ship.out or ship.grappled >= 0 or ship.rigging_lost == card.rigging), (
        f"{card.name} has helm marks and cannot sail"
    )


def _grapple(state: State, number: int) -> None:
    ship = state.ships[number]
    if ship.grappled < 0:
        return
    other = state.ships[ship.grappled]
    assert other.grappled == number and other.side != ship.side, (
        "a ship is grappled that does not hold the other, or a friend"
    )
    assert (ship.x, ship.y) == (other.x, other.y), "grappled ships in two squares"


def _cards(state: State, box: Box) -> None:
    held = [*state.unseen, *state.discards, *(card for hand in state.hands for card in hand)]
    assert not held or sorted(held) == sorted(box.deck), (
        f"cards lost, doubled or invented ({amiss(held, box.deck)})"
    )
    assert all(box.cards[card_kind(card)].hold for hand in state.hands for card in hand), (
        "a card is in hand that cannot be kept"
    )
