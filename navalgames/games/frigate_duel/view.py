"""What each side may see of the table.

Knows which places are secret. A view is a state with the secrets of the other side covered, so that bots and
pages read it the same way.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.frigate_duel.state import COVERED, ENEMY, HIDDEN, SEAT, Options, State, at


def view(state: State, side: str, options: Options) -> State:
    """The state as one side sees it.

    Rule: P1.13 (manoeuvres, crew until it is revealed, kinds of shot, cards, splits), P17.6 (the deck).
    """
    if state.outcome is not None:
        return state._replace(unseen=(COVERED,) * len(state.unseen))
    theirs = [ship.side != side for ship in state.ships]
    seat = SEAT[ENEMY[side]]
    hands = state.hands
    return state._replace(
        chosen=_covered(state.chosen, theirs, HIDDEN),
        shots=tuple(
            [
                (HIDDEN if pair[0] else 0, HIDDEN if pair[1] else 0) if hide else pair
                for pair, hide in zip(state.shots, theirs, strict=True)
            ]
        ),
        assigned=_covered(state.assigned, theirs, ()),
        splits=_splits(state, side),
        hands=at(hands, seat, (COVERED,) * len(hands[seat])) if hands[seat] else hands,
        unseen=(COVERED,) * len(state.unseen),
    )


def _covered(row: tuple[Any, ...], theirs: list[bool], cover: Any) -> tuple[Any, ...]:
    """A row by ships; what the others have chosen is covered, that they have chosen is not."""
    if not any(row):
        return row
    return tuple([cover if hide and value else value for value, hide in zip(row, theirs, strict=True)])


def _splits(state: State, side: str) -> tuple[tuple[int, int] | None, ...]:
    """The own split only, as long as one is missing (P15.2)."""
    if not state.splits:
        return ()
    task = state.tasks[-1]
    sides = (state.ships[task.ship].side, state.ships[task.other].side)
    return tuple(
        (HIDDEN, HIDDEN) if split is not None and owner != side else split
        for split, owner in zip(state.splits, sides, strict=True)
    )
