"""A state that a side may take for the true one: a die that lies under the other's hand shows any number.

Knows what a view covers. Must never see the state behind it.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.raiders_of_the_deep.rules.escorts import TURNS
from navalgames.games.raiders_of_the_deep.state import HIDDEN, Options, State


def another(view: State, side: str, charts: Charts, options: Options, dice: Dice) -> State:
    """A state that looks so; each number of the covered die is equally likely.

    Rule: 13.1.2b, 14.4.4.
    """
    cycle = view.cycle
    if cycle is None or HIDDEN not in (cycle.number, cycle.escort_number):
        return view
    (shown,) = dice.draw(TURNS, 1, "world", "14.4.4")
    if cycle.number == HIDDEN:
        return view._replace(cycle=cycle._replace(number=shown))
    return view._replace(cycle=cycle._replace(escort_number=shown))
