"""What holds for all tests: found examples count, not the milliseconds they took on a busy machine."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.toys import TOYS, added

settings.register_profile("navalgames", deadline=None)
settings.load_profile("navalgames")


@pytest.fixture
def toys():
    """The toy games are there, by their names, as long as the test runs."""
    with added(*TOYS):
        yield
