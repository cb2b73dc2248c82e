"""For people who explore with code: lay a table, give orders, and read exactly what may follow.

Knows plays, odds and the contract of a game. Must not know a rule of any game, a widget or a page.
"""

from navalgames.explore.reading import Reading
from navalgames.explore.tables import Table, lay

__all__ = ["Reading", "Table", "lay"]
