"""One thing that is missing in a game: the name of a sentence in `checking.ftl`, and what fills it in.

Knows the naming of these keys. Must not know a check, nor the language it is told in.
"""

from __future__ import annotations

from navalgames.errors import Problem


class Finding(Problem):
    """What a check found, or where it did (`at-step`), a fact of others; raised where looking ends."""

    def __init__(self, name: str, /, **facts: object) -> None:
        super().__init__(f"check-{name}", **facts)

    def __repr__(self) -> str:
        return str(self)
