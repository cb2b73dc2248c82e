"""A state that a side may take for the true one: what the enemy covers is drawn anew or chosen again.

Knows what a view covers. Must never see the state behind it.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.frigate_duel.rules import manoeuvring
from navalgames.games.frigate_duel.rules.impulses import is_moving, next_mark
from navalgames.games.frigate_duel.state import (
    COVERED,
    ENEMY,
    HIDDEN,
    SEAT,
    SHOTS,
    SIDES,
    Names,
    Options,
    State,
    at,
    card_kind,
)
from navalgames.games.frigate_duel.tables import Box, box_of

WHY, RULE = "world", "P1.13"
SIMULTANEOUS = {"choose": "chosen", "assign": "assigned", "split": "splits"}
"""Stages at which both choose unseen, with the field in which it stands: there the enemy chooses again."""


def another(view: State, side: str, charts: Charts, options: Options, dice: Dice) -> State:
    """A state that looks so: covered choices of this stage are open again, covered manoeuvres and cards are
    drawn, each alike; a covered shot is taken for a round one: our assumption.

    Rule: P1.13, P17.6.
    """
    if view.outcome is not None:
        return view
    box = box_of(charts, options)
    state = _chosen_again(view, side) if view.tasks and view.tasks[-1].stage in SIMULTANEOUS else view
    state = state._replace(shots=tuple([(_shot(port), _shot(starboard)) for port, starboard in state.shots]))
    for number, chosen in enumerate(state.chosen):
        if chosen == HIDDEN:
            state = state._replace(chosen=at(state.chosen, number, _manoeuvre(state, number, box, dice)))
    return _cards_dealt(state, side, box, dice)


def _chosen_again(view: State, side: str) -> State:
    field = SIMULTANEOUS[view.tasks[-1].stage]
    row, unset = getattr(view, field), {"chosen": 0, "assigned": None, "splits": None}[field]
    hidden = {"chosen": HIDDEN, "assigned": (), "splits": (HIDDEN, HIDDEN)}[field]
    if hidden not in row:
        return view
    asked = tuple(one for one in SIDES if one in (*view.asked, ENEMY[side]))
    again: dict[str, Any] = {field: tuple(unset if one == hidden else one for one in row), "asked": asked}
    return view._replace(**again)


def _shot(shot: int) -> int:
    return SHOTS.index("round") if shot == HIDDEN else shot


def _manoeuvre(state: State, number: int, box: Box, dice: Dice) -> int:
    ship = state.ships[number]
    return _drawn(manoeuvring.legal(ship, state.wind, is_moving(ship, next_mark(ship)), box), dice)


def _cards_dealt(state: State, side: str, box: Box, dice: Dice) -> State:
    """Covered cards of the other hand: those that can be held and lie nowhere in sight."""
    if COVERED not in (*state.unseen, *state.hands[SEAT[ENEMY[side]]]):
        return state
    seat, open_ones = SEAT[ENEMY[side]], [*state.discards, *state.hands[SEAT[side]]]
    unseen = tuple(card for card in box.deck if card not in open_ones)
    held = tuple(card for card in unseen if box.cards[card_kind(card)].hold)
    hand: Names = dice.draw(held, len(state.hands[seat]), WHY, RULE)
    return state._replace(
        hands=at(state.hands, seat, hand), unseen=tuple(card for card in unseen if card not in hand)
    )


def _drawn(choices: tuple[int, ...], dice: Dice) -> Any:
    return dice.draw(choices, 1, WHY, RULE)[0]
