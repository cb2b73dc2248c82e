"""What the checks of the contract share: the games they check, and the list they hold them to.

The list for people is docs/adding_a_game.md; what fails is told with the section that asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from navalgames.errors import BadInput
from navalgames.games import GAME_IDS
from navalgames.texts import LANGUAGES
from tests.toys import TOYS

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "adding_a_game.md"
ALL = (*GAME_IDS, *TOYS)
GAMES = [pytest.param(game_id, id=game_id) for game_id in ALL]
SPOKEN = [
    pytest.param(game_id, language, id=f"{game_id}-{language}") for game_id in ALL for language in LANGUAGES
]
ASKED: set[str] = set()
"""The sections that the checks name."""


def from_the_list(section: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Marks a check: what fails is told with the section of docs/adding_a_game.md that asks for it."""

    ASKED.add(section)

    def marked(check_of_game: Callable[..., None]) -> Callable[..., None]:
        @wraps(check_of_game)
        def told(**given: Any) -> None:
            try:
                check_of_game(**given)
            except (
                AssertionError,
                LookupError,
                AttributeError,
                TypeError,
                ValueError,
                OSError,
                BadInput,
            ) as failure:
                where = f"{', '.join(map(str, given.values()))}: see “{section}” in docs/adding_a_game.md"
                raise AssertionError(f"{where}\n{type(failure).__name__}: {failure}") from failure

        return told

    return marked
