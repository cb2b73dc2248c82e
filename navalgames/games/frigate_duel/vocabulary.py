"""What may stand in the fields of a duel's state.

Knows the records and the charts. Must not know what follows from them.
"""

from __future__ import annotations

from functools import lru_cache

from navalgames.charts import Charts
from navalgames.games.frigate_duel.rules.sequence import AGENDA
from navalgames.games.frigate_duel.rules.volleys import AIMS, CHASERS
from navalgames.games.frigate_duel.state import MANOEUVRES, SAILS, SHOTS, SIDES, Options
from navalgames.games.frigate_duel.tables import box_of
from navalgames.games.vocabulary import Vocabulary, perhaps, words_of

OUT = ("", "struck", "captured", "sinking")


@lru_cache(maxsize=16)
def vocabulary(charts: Charts, options: Options) -> Vocabulary:
    """The words and numbers of a duel."""
    box = box_of(charts, options)
    impulses, ships = box.measures["impulses"], range(-1, 4)
    fields = {
        "side": perhaps(SIDES), "Ship.side": SIDES, "asked": SIDES, "initiative": SIDES, "winner": SIDES,
        "stage": perhaps(AGENDA.stages, AGENDA.asks), "Ship.id": tuple(box.ship_cards),
        "Ship.heading": range(8), "wind": range(8), "Ship.sail": SAILS, "Ship.out": OUT,
        "Ship.morale": range(-1, 2), "Ship.x": range(-2000, 2001), "Ship.y": range(-2000, 2001),
        "Ship.crew": range(1000), "Ship.moving": range(1, impulses + 1),
        "Ship.steering": range(1, impulses + 1), "Ship.grappled": ships, "Task.ship": ships,
        "Fire.ship": ships, "Fire.target": ships, "Fire.gun": ("port", "starboard", *CHASERS),
        "Fire.aim": perhaps(AIMS), "strength": box.wind_points, "impulse": range(impulses + 1),
        "State.chosen": range(-1, len(MANOEUVRES)), "State.revealed": range(-1, len(MANOEUVRES)),
        "State.shots": range(-1, len(SHOTS)), "State.smoke": range(-2000, 2001),
        "hands": box.deck, "unseen": box.deck, "discards": box.deck,
    }  # fmt: skip
    words = words_of(charts, AGENDA.stages, AGENDA.asks, MANOEUVRES, SHOTS, AIMS, CHASERS)
    return Vocabulary(fields, words)
