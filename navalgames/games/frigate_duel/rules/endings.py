"""When ships leave the duel, when it is over, and who has won.

Knows ships out of action, distances, the turn limit and the kinds of scenario.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from navalgames.chance import Dice
from navalgames.games.contract import Outcome
from navalgames.games.frigate_duel.rules import sea, wounds
from navalgames.games.frigate_duel.state import ENEMY, SIDES, A, B, State, Task, changed, ships_of, with_ship
from navalgames.games.frigate_duel.tables import Box


def take_sinking(dice: Dice, state: State, box: Box) -> State:
    """Ships without hull boxes or without crew are out of action, at once.

    Rule: P1.15.
    """
    for number, ship in enumerate(state.ships):
        if not ship.out and wounds.is_sinking(ship, box):
            state = taken_out(dice, state, number, "sinking", "P1.15")
    return state


def taken_out(dice: Dice, state: State, number: int, how: str, rule: str) -> State:
    """A ship is out of action; whoever was grappled to her is free.

    Rule: P1.15, P22.4.
    """
    ship = state.ships[number]
    dice.note(rule, f"fd-log-{how}", ship=ship.id)
    partner = ship.grappled
    state = changed(state, number, out=how, grappled=-1, moving=(), steering=(), reload=(0, 0))
    if partner >= 0:
        state = changed(state, partner, grappled=-1)
    if state.chosen[number]:
        state = state._replace(chosen=(*state.chosen[:number], 0, *state.chosen[number + 1 :]))
    return state


def look_for_end(dice: Dice, state: State, task: Task, box: Box) -> State:
    """The duel is over at once when a side has no ship left.

    Rule: P18.1, P18.2, P19.1, P22.4.
    """
    left = [side for side in SIDES if ships_of(state, side)]
    if len(left) == len(SIDES):
        return state
    if not left:
        return ended(dice, state, None, "fd-outcome-both-out", "P18.2")
    (winner,) = left
    how = next(ship.out for ship in state.ships if ship.side == ENEMY[winner])
    return ended(dice, state, winner, f"fd-outcome-{how}", "P19.1")


def ended(dice: Dice, state: State, winner: str | None, key: str, rule: str, **facts: Any) -> State:
    """The state with its outcome; nothing is left to do."""
    dice.note(rule, key, winner=winner or "none", **facts)
    return state._replace(outcome=Outcome(winner, key, rule), tasks=(), asked=())


def look_at_turn_end(dice: Dice, state: State, task: Task, box: Box) -> State:
    """Contact lost or the turn limit: then the kind of scenario decides.

    Rule: P18.1, P19.3, P19.4.
    """
    lost = contact_lost(state, box)
    if box.scenario.kind == "escape":
        return _escape(dice, state, lost, box)
    if not lost and state.turn < box.scenario.turns:
        return state
    return decide(dice, state, box)


def contact_lost(state: State, box: Box) -> bool:
    """Whether all distances between enemies are too great.

    Rule: P18.1, P22.4. Charts: measures.
    """
    ours, theirs = ships_of(state, A), ships_of(state, B)
    limit = box.measures["contact lost"]
    return all(sea.between(state.ships[a], state.ships[b], box) > limit for a in ours for b in theirs)


def decide(dice: Dice, state: State, box: Box) -> State:
    """The result of a duel that nobody has won outright.

    Rule: P19.2, P19.3.
    """
    if box.scenario.kind == "chase":
        return ended(dice, state, B, "fd-outcome-escaped", "P19.3")
    shares = {side: index_of_side(state, side, box) for side in SIDES}
    least = min(SIDES, key=shares.__getitem__)
    apart = Fraction(box.victory["marginal hundredths"], 100)
    facts = {f"index_{side.lower()}": float(share) for side, share in shares.items()}
    if shares[ENEMY[least]] - shares[least] >= apart:
        return ended(dice, state, least, "fd-outcome-marginal", "P19.2", **facts)
    return ended(dice, state, None, "fd-outcome-draw", "P19.2", **facts)


def agreed(dice: Dice, state: State, box: Box) -> State:
    """Both sides end the duel: found like a duel without decision; in an escape nobody got away.

    Rule: P18.1, P19.2, P19.3, P19.4.
    """
    if box.scenario.kind == "escape":
        return ended(dice, state, B, "fd-outcome-squadron", "P19.4")
    return decide(dice, state, box)


def index_of_side(state: State, side: str, box: Box) -> Fraction:
    """The damage index of a side: the mean of its ships.

    Rule: P19.2, P22.4.
    """
    shares = [wounds.index_of_damage(ship, box) for ship in state.ships if ship.side == side]
    return sum(shares, Fraction(0)) / len(shares)


def _escape(dice: Dice, state: State, lost: bool, box: Box) -> State:
    """The escape scenario: away, or the pursuer's rigging gone before the last turn; else the squadron comes.

    Rule: P19.4. Charts: victory.
    """
    if lost:
        return ended(dice, state, A, "fd-outcome-away", "P19.4")
    last = state.turn >= box.scenario.turns
    quarters = box.victory["escape rigging quarters"]
    crippled = all(
        4 * ship.rigging_lost >= quarters * box.ship_cards[ship.id].rigging
        for ship in (state.ships[number] for number in ships_of(state, B))
    )
    if crippled and not last:
        return ended(dice, state, A, "fd-outcome-crippled", "P19.4")
    return ended(dice, state, B, "fd-outcome-squadron", "P19.4") if last else state


def with_freed(state: State, number: int) -> State:
    """Both ships of a grapple free, with their rates halved in the next turn.

    Rule: 17.5b2, 17.5b6, P7.5.
    """
    other = state.ships[number].grappled
    state = with_ship(state, number, state.ships[number]._replace(grappled=-1, freed=True))
    return with_ship(state, other, state.ships[other]._replace(grappled=-1, freed=True))
