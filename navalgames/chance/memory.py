"""What has been computed once, remembered within a bound, with what it saw on the way.

Knows keys, answers and their sizes. Must not know how an answer is computed.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sized
from typing import Any, TypeVar

from navalgames.chance import witness

Worked = TypeVar("Worked", bound=Sized)


class Memory:
    """Answers by key; the ones not asked for longest go first.

    bound: the most outcomes (and witnesses) all answers together may have. Answers have a length.
    """

    def __init__(self, bound: int) -> None:
        self.bound = bound
        self.size = 0
        self._kept: OrderedDict[Hashable, tuple[Any, frozenset[Hashable], int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def recall(self, key: Hashable, compute: Callable[[], Worked]) -> Worked:
        """The answer for `key`, computed if it is not known; open witnesses see what it saw."""
        kept = self._kept.get(key)
        if kept is None:
            with witness.collect() as seen:
                answer = compute()
            self._keep(key, answer, frozenset(seen))
            return answer
        try:  # noqa: SIM105 - the busiest line of exact reading: `suppress` would take half of its time
            self._kept.move_to_end(key)
        except KeyError:  # another thread may just have dropped it: the answer in hand is right
            pass
        if kept[1]:
            witness.saw_all(kept[1])
        known: Worked = kept[0]
        return known

    def forget(self) -> None:
        """Drops everything."""
        self._kept.clear()
        self.size = 0

    def _keep(self, key: Hashable, answer: Sized, seen: frozenset[Hashable]) -> None:
        size = 1 + len(answer) + len(seen)
        self._kept[key] = answer, seen, size
        self.size += size
        while self.size > self.bound and len(self._kept) > 1:
            self.size -= self._kept.popitem(last=False)[1][2]


memory = Memory(bound=400_000)
