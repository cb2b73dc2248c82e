"""Garbage is looked for less often while many games are played.

Knows Python's collector. Must not know a game.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

BETWEEN_COLLECTIONS = 20_000
"""New objects before Python looks for garbage again: states form no circles, so there is none."""


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Meanwhile Python looks for garbage seldom; then as often as before.

    >>> with seldom_collected():
    ...     gc.get_threshold()[0]
    20000
    """
    before = gc.get_threshold()
    gc.set_threshold(max(BETWEEN_COLLECTIONS, before[0]) if before[0] else 0, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
