"""Of many cases of one make some are asked every day, the others by `make soak`: `@pytest.mark.by_turns(3)`.

The first case is asked, and every third after it; with `--all-turns` all.
Knows nothing of what is tested.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

MARK = "by_turns"


def waiting(items: Iterable[pytest.Item]) -> set[pytest.Item]:
    """The cases whose turn it is not.

    Raises:
        ValueError: a mark names no whole number above one.
    """
    asked: Counter[str] = Counter()
    left: set[pytest.Item] = set()
    for item in items:
        mark = item.get_closest_marker(MARK)
        if mark is None:
            continue
        every = mark.args[0] if mark.args else None
        if type(every) is not int or every < 2:
            raise ValueError(f"{item.nodeid}: by_turns takes a whole number from 2 on; given: {every!r}")
        test = item.nodeid.partition("[")[0]
        if asked[test] % every:
            left.add(item)
        asked[test] += 1
    return left
