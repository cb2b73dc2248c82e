"""The first throw of a section that can change anything.

Knows a section's choices. Must not know what is drawn of them.
"""

from __future__ import annotations

from navalgames.chance.anatomy import Node
from navalgames.pictures.section import Section


def first_that_matters(section: Section) -> tuple[Node | None, int]:
    """The first throw that can change what follows, and how many stand before it; the last one where none
    can; None where nothing is thrown.
    """
    at, idle = section.found.root, 0
    if not isinstance(at, Node):
        return None, 0
    while len(at.ways) == 1 and isinstance(at.ways[0].then, Node):
        at, idle = at.ways[0].then, idle + 1
    return at, idle
