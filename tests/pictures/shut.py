"""Pictures that are shut at the beginning, to try what a reader opens.

Knows looks. Must not know which pictures they show.
"""

from __future__ import annotations

from navalgames.pictures import Look


class Shut(Look):
    """Pictures of which nothing stands open that need not."""

    opens_few = False
