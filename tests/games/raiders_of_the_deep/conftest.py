"""The charts as they are shipped, read once for all tests of the game."""

from __future__ import annotations

import pytest

from navalgames.charts import Charts
from navalgames.games.raiders_of_the_deep import GAME


@pytest.fixture(scope="session")
def charts() -> Charts:
    return GAME.read_charts()
