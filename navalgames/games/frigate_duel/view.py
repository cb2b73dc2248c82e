"""What each side may see of the table.

Knows which places are secret. A view is a state with the secrets of the other side covered, so that bots and
pages read it the same way.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from navalgames.games.frigate_duel.state import COVERED, ENEMY, HIDDEN, SEAT, Options, Square, State, at


def view(state: State, side: str, options: Options) -> State:
    """The state as one side sees it.

    Rule: P1.13 (manoeuvres, crew until it is revealed, kinds of shot, cards, splits), P17.6 (the deck).
    """
    if state.outcome is not None:
        return state._replace(unseen=(COVERED,) * len(state.unseen))
    theirs: tuple[int, ...] = ()
    for number, ship in enumerate(state.ships):
        if ship.side != side:
            theirs += (number,)
    seat = SEAT[ENEMY[side]]
    hands = state.hands
    values = [*state]
    values[_CHOSEN] = _covered(state.chosen, theirs, HIDDEN)
    values[_SHOTS] = _covered_shots(state.shots, theirs)
    values[_ASSIGNED] = _covered(state.assigned, theirs, ())
    if state.splits:
        values[_SPLITS] = _splits(state, side)
    if hands[seat]:
        values[_HANDS] = at(hands, seat, (COVERED,) * len(hands[seat]))
    values[_UNSEEN] = (COVERED,) * len(state.unseen)
    return _new(State, values)


_CHOSEN, _SHOTS, _ASSIGNED, _SPLITS, _HANDS, _UNSEEN = (
    State._fields.index(name) for name in ("chosen", "shots", "assigned", "splits", "hands", "unseen")
)
_new = tuple.__new__
"""A view is made for every decision: its places are filled at half the price of `_replace`."""


@lru_cache(maxsize=8192)
def _covered(row: tuple[Any, ...], theirs: tuple[int, ...], cover: Any) -> tuple[Any, ...]:
    """A row by ships; what the others have chosen is covered, that they have chosen is not."""
    for number in theirs:
        if row and row[number]:
            row = at(row, number, cover)
    return row


@lru_cache(maxsize=8192)
def _covered_shots(shots: tuple[Square, ...], theirs: tuple[int, ...]) -> tuple[Square, ...]:
    """The kinds of shot in each broadside; that one is loaded shows."""
    for number in theirs:
        port, starboard = shots[number]
        shots = at(shots, number, (HIDDEN if port else 0, HIDDEN if starboard else 0))
    return shots


def _splits(state: State, side: str) -> tuple[tuple[int, int] | None, ...]:
    """The own split only, as long as one is missing (P15.2)."""
    task = state.tasks[-1]
    sides = (state.ships[task.ship].side, state.ships[task.other].side)
    return tuple(
        (HIDDEN, HIDDEN) if split is not None and owner != side else split
        for split, owner in zip(state.splits, sides, strict=True)
    )
