"""What may stand in the fields of a state of Grand Fleet.

Knows the records and the charts. Must not know what follows from them.
"""

from __future__ import annotations

from functools import lru_cache

from navalgames.charts import Charts
from navalgames.games.grand_fleet.rules.combat import SITUATIONS
from navalgames.games.grand_fleet.rules.offers import SENDING_RULES
from navalgames.games.grand_fleet.rules.sequence import AGENDA
from navalgames.games.grand_fleet.state import HIDDEN, LAST_TURN, SIDES, Options
from navalgames.games.grand_fleet.tables import roster, sea
from navalgames.games.vocabulary import Vocabulary, perhaps, words_of

MOST_POINTS = 200


@lru_cache(maxsize=16)
def vocabulary(charts: Charts, options: Options) -> Vocabulary:
    """The words and numbers of Grand Fleet."""
    ships, stages = tuple(roster(charts)), ("over", *AGENDA.stages, *AGENDA.asks)
    fields = {
        "stage": stages, "Sending.then": stages, "Sending.cause": tuple(SENDING_RULES), "side": SIDES,
        "deciding": SIDES, "winner": SIDES, "attacker": perhaps(SIDES), "mover": perhaps(SIDES),
        "first": perhaps(SIDES), "chooser": perhaps(SIDES), "hex": sea(charts).hexes,
        "combats": sea(charts).hexes, "turn": range(1, LAST_TURN + 1), "usw_turn": range(LAST_TURN + 1),
        "vp": range(-MOST_POINTS, MOST_POINTS + 1), "deployment_roll": range(7),
        "Initiative.dice": (1, 2, HIDDEN), "difference": range(7), "targets": (*ships, HIDDEN),
        "AtSea.fleets": range(1, 20), "passes": range(3),
        **dict.fromkeys(("fleets", "ddbox", "waiting", "american", "sunk", "cancelled", "ships"), ships),
    }  # fmt: skip
    return Vocabulary(fields, words_of(charts, stages, SITUATIONS))
