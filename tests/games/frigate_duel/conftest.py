"""The charts as they are shipped, read once; and the game by its name, wherever it is looked up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from navalgames import folders
from navalgames.charts import Charts
from navalgames.games import GAME_IDS, add_game
from navalgames.games.frigate_duel import GAME


@pytest.fixture(scope="session", autouse=True)
def known() -> Iterator[None]:
    """The game can be called by its name, also before it stands in GAME_IDS."""
    if GAME.id in GAME_IDS:
        yield
        return
    add_game("navalgames.games.frigate_duel")
    yield
    folders.let_go(GAME.id)


@pytest.fixture(scope="session")
def charts() -> Charts:
    return GAME.read_charts()
