"""What holds for all tests: found examples count, not the milliseconds they took on a busy machine."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("navalgames", deadline=None)
settings.load_profile("navalgames")
