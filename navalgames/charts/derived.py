"""Remembers what is worked out from charts, together with the cells it rests on.

Knows that charts (and boxes and books made of them) are compared by identity. Must not know what is worked
out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, TypeVar, overload

from navalgames.chance.witness import apart, opened

Worked = TypeVar("Worked")
Working = Callable[..., Worked]


@overload
def derived(work_out: Working[Worked], /) -> Working[Worked]: ...
@overload
def derived(*, most: int) -> Callable[[Working[Worked]], Working[Worked]]: ...
def derived(work_out: Working[Worked] | None = None, /, *, most: int = 64) -> Any:
    """A function of charts (and of whatever else can be hashed) that is computed once for each of them.

    Unlike `functools.lru_cache` it tells, each time it is asked, which cells the result rests on and which
    rules acted: the badge of an answer must not depend on what was asked before.

    Args:
        most: how many results are kept.
    """
    if work_out is None:
        return lambda function: _remembering(function, most)
    return _remembering(work_out, most)


def _remembering(work_out: Working[Worked], most: int) -> Working[Worked]:
    @lru_cache(maxsize=most)
    def once(*args: Any) -> tuple[Worked, frozenset[Any]]:
        with apart() as seen:
            result = work_out(*args)
        return result, frozenset(seen)

    @wraps(work_out)
    def remembered(*args: Any) -> Worked:
        result, told = once(*args)
        if told:
            seen = opened()
            if seen is not None:
                seen.update(told)
        return result

    return remembered
