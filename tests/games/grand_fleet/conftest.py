"""The charts as they are shipped, read once for all tests of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from navalgames.charts import Charts, read_charts
from navalgames.games import grand_fleet


@pytest.fixture(scope="session")
def charts() -> Charts:
    return read_charts(Path(grand_fleet.__path__[0]) / "charts")
