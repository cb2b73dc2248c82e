"""What should stand where a file or an order does not have its shape: our words instead of pydantic's.

Knows pydantic's kinds of fault. Must not know what is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from navalgames.errors import Problem
from navalgames.printing import printed

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

_OTHER = "expected-other"
_KEYS = {
    "bool_parsing": "expected-switch",
    "bool_type": "expected-switch",
    "dataclass_type": "expected-table",
    "date_from_datetime_parsing": "expected-date",
    "date_parsing": "expected-date",
    "date_type": "expected-date",
    "dict_type": "expected-table",
    "enum": "expected-one-of",
    "extra_forbidden": "expected-nothing",
    "finite_number": "expected-number",
    "float_parsing": "expected-number",
    "float_type": "expected-number",
    "frozen_set_type": "expected-list",
    "greater_than": "expected-above",
    "greater_than_equal": "expected-at-least",
    "int_from_float": "expected-whole",
    "int_parsing": "expected-whole",
    "int_parsing_size": "expected-whole",
    "int_type": "expected-whole",
    "less_than": "expected-below",
    "less_than_equal": "expected-at-most",
    "list_type": "expected-list",
    "literal_error": "expected-one-of",
    "missing": "expected-something",
    "missing_argument": "expected-something",
    "model_type": "expected-table",
    "none_required": "expected-nothing",
    "set_type": "expected-list",
    "string_pattern_mismatch": "expected-pattern",
    "string_type": "expected-text",
    "too_long": "expected-fewer",
    "too_short": "expected-more",
    "tuple_type": "expected-list",
    "union_tag_invalid": "expected-one-of",
}
#: What tells the limit, whichever it is.
_LIMITS = ("expected", "expected_tags", "ge", "gt", "le", "lt", "max_length", "min_length", "pattern")


def wanted(fault: ErrorDetails) -> Problem | str:
    """What a fault asks for, as a fact of a refusal; what our own checks ask for is told as they say it."""
    told = fault.get("ctx", {})
    own = told.get("error")
    if isinstance(own, Problem):
        return own
    if own is not None:
        return printed(own)
    limit = next((told[name] for name in _LIMITS if name in told), "")
    return Problem(_KEYS.get(fault["type"], _OTHER), limit=printed(limit))
