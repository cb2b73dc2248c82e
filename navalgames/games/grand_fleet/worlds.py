"""A state that a side may take for the true one: what the enemy has chosen unseen is his to choose again.

Knows what a view hides. Must never see the state behind it.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.grand_fleet.state import (
    ENEMY,
    HIDDEN,
    INDEX,
    SIDES,
    Options,
    State,
    battle_of,
    fight_of,
    initiative_of,
    with_side,
)


def another(view: State, side: str, charts: Charts, options: Options, dice: Dice) -> State | None:
    """A state that looks so, in which hidden dice and targets are to be chosen again; None where the contents
    of fleets are hidden: which ships could be where is not worked out.

    Rule: 7.9a, 8.11g, 8.2a.
    """
    if options.fleet_contents_hidden:
        return None
    enemy = ENEMY[side]
    if view.stage == "initiative_dice" and initiative_of(view).dice[INDEX[enemy]] == HIDDEN:
        dice_again = with_side(initiative_of(view).dice, enemy, None)
        return view._replace(initiative=initiative_of(view)._replace(dice=dice_again), deciding=SIDES)
    if view.stage == "allocate_fire" and fight_of(view).targets[INDEX[enemy]] == HIDDEN:
        fight = fight_of(view)._replace(targets=with_side(fight_of(view).targets, enemy, None))
        return view._replace(battle=battle_of(view)._replace(combat=fight), deciding=SIDES)
    return view
