"""What a message of a page says: a field of the wrong kind is no fault, it says nothing we know.

Knows kinds of value only. Must not know a widget: anybody may send anything in place of our scripts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from navalgames.printing import printed


def text_in(content: Mapping[str, Any], name: str) -> str:
    """The field as a text; "" where there is none.

    >>> text_in({"key": "go"}, "key"), text_in({"key": 3}, "key"), text_in({}, "key")
    ('go', '3', '')
    """
    value = content.get(name)
    if isinstance(value, str):
        return value
    return "" if value is None else printed(value)


def table_in(content: Mapping[str, Any], name: str) -> dict[str, Any]:
    """The field as values by name; none where it is anything else.

    >>> table_in({"seats": {"UK": "person"}}, "seats"), table_in({"seats": [1]}, "seats")
    ({'UK': 'person'}, {})
    """
    value = content.get(name)
    return value if isinstance(value, dict) else {}
