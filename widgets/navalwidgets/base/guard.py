"""What happens when a callback fails: a plain sentence on the page, the cause in the server's log.

Knows problems and widgets. Must not know what any callback does.
"""

from __future__ import annotations

import functools
import logging
import secrets
import sys
from collections.abc import Callable
from typing import Any

from navalgames.errors import Problem
from navalgames.texts import Texts

_log = logging.getLogger("navalwidgets")


class _ServersLog(logging.StreamHandler):
    """Writes where the process itself does: a kernel's `sys.stderr` would carry it to the learner's page."""

    def __init__(self) -> None:
        super().__init__(sys.__stderr__)


if not any(isinstance(handler, _ServersLog) for handler in _log.handlers):
    _log.addHandler(_ServersLog())


def guarded(area: Any = None) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Make a callback safe for the learner.

    A `Problem` becomes its own sentence; anything else becomes a general sentence with a
    short id, and the traceback goes to the log under that id. Either way the page is told
    that the answer is there, so that its controls work again.

    Args:
        area: the widget that shows the sentence (any NavalWidget).
            Without it, the first argument of the callback: a widget's own method.
    """

    def decorate(callback: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(callback)
        def safe(*args: Any, **named: Any) -> Any:
            shown_in = area if area is not None else args[0]
            try:
                result = callback(*args, **named)
                shown_in.problem = ""
                return result
            except Exception as failure:  # the learner must get a sentence, whatever it was
                shown_in.problem = sentence_of(failure, shown_in.words)
                return None
            finally:
                shown_in.revision += 1

        vars(safe)["is_guarded"] = True  # a test looks for it at everything that hears messages
        return safe

    return decorate


def sentence_of(failure: Exception, words: Texts) -> str:
    """What a learner is told about `failure`; an unexpected one is logged under the id in the sentence."""
    if isinstance(failure, Problem):
        try:
            return words.problem(failure)
        except Exception as unspeakable:  # a sentence with a hole in it is a fault like any other
            failure = unspeakable
    if isinstance(failure, MemoryError):  # the limit of a page's process; what was begun has been let go
        return words.t("general-memory")
    number = secrets.token_hex(3)
    _log.error("unexpected failure %s", number, exc_info=failure)
    return words.t("general-unexpected", number=number)
