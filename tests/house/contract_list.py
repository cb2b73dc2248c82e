"""What the tests of the contract share: the games they check, and how a check that finds faults is told.

The list for people is docs/adding_a_game.md; the checks are those of `navalgames check-game`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from navalgames.checking.check import Check, Find, faults
from navalgames.checking.subject import subject_called
from navalgames.games import GAME_IDS
from navalgames.texts import LANGUAGES, Texts
from tests.toys import TOYS

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "adding_a_game.md"
ALL = (*GAME_IDS, *TOYS)
GAMES = [pytest.param(game_id, id=game_id) for game_id in ALL]
SPOKEN = [
    pytest.param(game_id, language, id=f"{game_id}-{language}") for game_id in ALL for language in LANGUAGES
]


def holds(one: Check, game_id: str) -> None:
    """Fails with the section of the guide that asks for it, and with all that is missing."""
    subject = subject_called(game_id)
    assert subject.game is not None or not one.loaded, f"{game_id} does not load: {subject.failure}"
    found = faults(one.find, subject)
    section = Texts("en").t(f"check-section-{one.section}")
    assert not found, "\n".join((f"{game_id}: see “{section}” in docs/adding_a_game.md", *map(str, found)))


def finds_nothing(find: Find, game_id: str) -> None:
    """The same for a check that is named."""
    assert faults(find, subject_called(game_id)) == ()
