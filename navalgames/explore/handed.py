"""Functions that people hand over: a policy, a measure, a condition. What fails in one is told in words.

Knows what each is called with. Must not know what it is for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from navalgames.errors import ALL_NAMES, BadInput, Problem, unknown
from navalgames.printing import printed

MOST_SIGNS = 120
"""Of the value that a function stumbled over."""


@dataclass(frozen=True)
class Handed:
    """A function that somebody wrote, with its role: "policy(view, orders)", "measure(state)".

    It may be sent to another process when the function may.
    """

    function: Callable[..., Any]
    role: str

    @property
    def __name__(self) -> str:
        """The name of the function: who plays is told by it."""
        return getattr(self.function, "__name__", printed(self.function, MOST_SIGNS))

    def __call__(self, *given: Any) -> Any:
        """What the function gives back.

        Raises:
            BadInput: it looks for a field that a record does not have, and those that it has; or it fails,
                where and how.
        """
        try:
            return self.function(*given)
        except Problem:
            raise
        except Exception as failed:
            fields = getattr(getattr(failed, "obj", None), "_fields", None)
            if isinstance(failed, AttributeError) and fields is not None:
                raise unknown("place", failed.name, fields, ALL_NAMES) from None
            raise BadInput(
                "error-function",
                role=self.role,
                called=self.__name__,
                reason=f"{type(failed).__name__}: {failed}",
                line=_line_of(failed, self.function),
                given=printed(given[0], MOST_SIGNS) if given else "-",
            ) from failed


def _line_of(failed: BaseException, function: Callable[..., Any]) -> int | str:
    """The line of the function at which it failed; where it was not even begun "none", else "unknown"."""
    code, step = getattr(function, "__code__", None), failed.__traceback__
    found: int | str = "unknown" if code is None else "none"
    while step is not None:
        if step.tb_frame.f_code is code:
            found = step.tb_lineno
        step = step.tb_next
    return found


def handed(function: Any, role: str) -> Any:
    """The function with its role; what is no function stays as it is."""
    return Handed(function, role) if callable(function) and not isinstance(function, Handed) else function
