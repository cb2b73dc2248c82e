"""The parameters of a question: their values, from the values themselves or from what people type.

Knows questions by the contract. Must not know how they are answered.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from math import inf
from typing import Any

from navalgames.errors import BadInput, nearest, unknown
from navalgames.games.contract import Parameter, Question
from navalgames.printing import printed

_YES, _NO = ("yes", "true", "on"), ("no", "false", "off")


def parameter(question: Question, name: str) -> Parameter:
    """The parameter called `name`.

    Raises:
        BadInput: no such parameter; offers the nearest.
    """
    known = {one.name: one for one in question.parameters}
    if name not in known:
        raise unknown("parameter", name, known)
    return known[name]


def value_of(one: Parameter, given: Any) -> Any:
    """A value of the parameter, from the value itself or from its text ("3", "yes", "half").

    >>> fast = Parameter("fast", "switch", (False, True), False, "8.1")
    >>> value_of(fast, "yes"), value_of(Parameter("ships", "whole", (1, 2, 3), 1, "8.1"), "3")
    (True, 3)

    Raises:
        BadInput: the parameter does not take it; tells what it takes, and the nearest.
    """
    for value in one.values:
        if value == given and isinstance(value, bool) == isinstance(given, bool):
            return value
    text = printed(given).strip().casefold()
    for value in one.values:
        if text in _spellings(value):
            return value
    expected = values_text(one)
    close = nearest(text, [str(value) for value in one.values]) or "none"
    with suppress(ValueError):
        if one.kind == "whole" and abs(wanted := float(text)) < inf:
            close = str(min(one.values, key=lambda value: abs(value - wanted)))
    raise BadInput(
        "error-parameter-value", parameter=one.name, given=printed(given), expected=expected, nearest=close
    )


def values_text(one: Parameter) -> str:
    """The values of a parameter in short: "0 to 12", "0 to 2, by 0.5", or all of them.

    >>> values_text(Parameter("ships", "whole", (1, 2, 3), 1, "8.1"))
    '1 to 3'
    >>> values_text(Parameter("points", "whole", (0, 0.5, 1), 1, "8.1"))
    '0 to 1, by 0.5'
    """
    values = one.values
    steps = {later - value for value, later in pairwise(values)} if one.kind == "whole" else set()
    if len(values) > 2 and len(steps) == 1:
        step = steps.pop()
        return f"{values[0]} to {values[-1]}" + (f", by {step}" if step != 1 else "")
    return ", ".join(_spellings(value)[0] if isinstance(value, bool) else str(value) for value in values)


def _spellings(value: Any) -> tuple[str, ...]:
    if isinstance(value, bool):
        return _YES if value else _NO
    text = str(value).casefold()
    # A plus sign in an address that was typed by hand is read as a space; underscores stood there once.
    return (text, text.replace("+", " "), text.replace("+", "_")) if "+" in text else (text,)


def settled(question: Question, given: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    """Every parameter of the question with its value: given ones checked, the others at their default."""
    for name in given:
        parameter(question, name)
    return tuple(
        (one.name, value_of(one, given[one.name]) if one.name in given else one.default)
        for one in question.parameters
    )
