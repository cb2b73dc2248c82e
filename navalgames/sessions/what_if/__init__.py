"""What if something were otherwise? One option, one chart cell or one set of values changed at a time.

Three questions: which exact odds change (`shifts`), how win share and length of games change
(`compare_games`), and how far an answer could move because some values are not known (`ignorance`).
Knows games, questions and charts by the contract. Must not know a rule, a widget or a sentence.
"""

from navalgames.sessions.what_if.changes import (
    Change,
    cell_change,
    option_change,
    read_cell,
    read_option,
    variant_change,
)
from navalgames.sessions.what_if.games import Comparison, compare_games, compared, sides_compared
from navalgames.sessions.what_if.ignorance import Ignorance, ignorance, tries
from navalgames.sessions.what_if.shifts import Shift, shifts

__all__ = [
    "Change",
    "Comparison",
    "Ignorance",
    "Shift",
    "cell_change",
    "compare_games",
    "compared",
    "ignorance",
    "option_change",
    "read_cell",
    "read_option",
    "shifts",
    "sides_compared",
    "tries",
    "variant_change",
]
