"""What each side may see of the table.

Knows which places are secret. Face-down markers need no hiding: they carry no identity.
A view is a state with secrets replaced by HIDDEN, so that bots and pages read it the same way.
"""

from __future__ import annotations

from navalgames.games.grand_fleet.state import (
    ENEMY,
    HIDDEN,
    INDEX,
    Boxes,
    Options,
    State,
    battle_of,
    fight_of,
    initiative_of,
    with_side,
)


def view(state: State, side: str, options: Options) -> State:
    """The state as one side sees it.

    Rule: 7.9a (dice chosen in secret), 8.11g (targets fixed unseen), 8.2a (charts are open unless the
    switch fleet_contents_hidden is on).
    """
    if state.initiative is not None:
        state = _without_enemy_dice(state, side)
    if state.battle is not None and state.battle.combat is not None and options.simultaneous_allocation:
        state = _without_enemy_targets(state, side)
    return _without_enemy_charts(state, side) if options.fleet_contents_hidden else state


def _without_enemy_dice(state: State, side: str) -> State:
    initiative, enemy = initiative_of(state), ENEMY[side]
    if state.stage != "initiative_dice" or initiative.dice[INDEX[enemy]] is None:
        return state
    dice = with_side(initiative.dice, enemy, HIDDEN)
    return state._replace(initiative=initiative._replace(dice=dice))


def _without_enemy_targets(state: State, side: str) -> State:
    fight, enemy = fight_of(state), ENEMY[side]
    if state.stage != "allocate_fire" or fight.targets[INDEX[enemy]] is None:
        return state
    fight = fight._replace(targets=with_side(fight.targets, enemy, HIDDEN))
    return state._replace(battle=battle_of(state)._replace(combat=fight))


def _without_enemy_charts(state: State, side: str) -> State:
    """Only the number of enemy ships in each place, except fleets that were turned up in a hex."""
    enemy = ENEMY[side]
    shown: set[int] = set()
    if state.battle is not None:
        shown = {number for entry in state.battle.at_sea for number in entry.fleets[INDEX[enemy]]}
    fleets, ddbox = state.fleets[INDEX[enemy]], state.ddbox[INDEX[enemy]]
    unseen = sum(len(fleet) for number, fleet in enumerate(fleets, start=1) if number not in shown)
    masked = tuple(fleet if number in shown else () for number, fleet in enumerate(fleets, start=1))
    spare = next((number for number, fleet in enumerate(masked) if number + 1 not in shown), None)
    if spare is not None:
        masked = (*masked[:spare], (HIDDEN,) * unseen, *masked[spare + 1 :])
    return state._replace(
        fleets=with_side(state.fleets, enemy, masked),
        ddbox=with_side(state.ddbox, enemy, _only_number(ddbox)),
        sending=tuple(
            sending if sending.side == side else sending._replace(ships=(HIDDEN,) * len(sending.ships))
            for sending in state.sending
        ),
    )


def _only_number(boxes: Boxes) -> Boxes:
    return ((HIDDEN,) * sum(map(len, boxes)), *((),) * (len(boxes) - 1))
