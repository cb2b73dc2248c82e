"""What may stand in the fields of a state of The Kaiser's Pirates.

Knows the records and the charts. Must not know what follows from them.
"""

from __future__ import annotations

from functools import lru_cache

from navalgames.charts import Charts
from navalgames.games.kaisers_pirates.rules.frames import INTERCEPTS, MINES, TORPEDO
from navalgames.games.kaisers_pirates.rules.sequence import AGENDA
from navalgames.games.kaisers_pirates.state import MOST_ROUNDS, PHANTOM, SEATS, Options
from navalgames.games.kaisers_pirates.tables import box_of
from navalgames.games.vocabulary import Vocabulary, perhaps, words_of

SCORED = ("merchantman", "prize", "passage", "exhausted", "german", "action", "phantom")
LAID = ("Deception", "Fog Bank")


@lru_cache(maxsize=16)
def vocabulary(charts: Charts, options: Options) -> Vocabulary:
    """The words and numbers of The Kaiser's Pirates."""
    box = box_of(charts, options)
    seats, cards, ships = SEATS[options.players], tuple(box.cards), tuple(box.ships)
    fields = {
        **dict.fromkeys(("seats", "asked", "side", "left", "winner", "winners", "top_known_to"), seats),
        **dict.fromkeys(("first", "attacked", "attacker", "defender", "chooser"), perhaps(seats)),
        **dict.fromkeys(("unseen", "top", "discards", "hand"), cards),
        **dict.fromkeys(("german_deck", "german_used", "german_removed"), tuple(box.german)),
        **dict.fromkeys(("merchant_deck", "merchant_used", "Player.merchantmen"), tuple(box.trade)),
        **dict.fromkeys(("acted", "intercepted", "shown", "suppliers", "Ship.name"), ships),
        "Active.left": ships, "Active.used": cards, "others": seats, "stage": (*AGENDA.stages, *AGENDA.asks),
        "Attack.kind": (*INTERCEPTS, MINES, TORPEDO), "Laid.kind": LAID, "Laid.card": perhaps(cards),
        "Scored.how": SCORED, "Scored.name": (*cards, *ships), "Committed.card": cards,
        "Committed.use": ("intercept", "action"), "Committed.ship": perhaps(ships),
        "Ship.refuge": perhaps(cards, (PHANTOM,)), "Ship.damage": range(20),
        "round": range(1, MOST_ROUNDS + 1), "draw_pile": range(len(cards) + 1), "modifier": range(-20, 21),
        "bonus": range(-20, 21), "points": range(100),
    }  # fmt: skip
    return Vocabulary(fields, words_of(charts, AGENDA.stages, AGENDA.asks, seats, _NUMBERS))


_NUMBERS = ("3.3.27d", "3.3.46g", "3.3.1i", "no effect", "sunk", "captured", "cancelled")
"""What an attack notes of itself: the rules that identify a raider, and its results."""
