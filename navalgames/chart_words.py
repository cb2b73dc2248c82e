"""The words of a chart: its rows, columns and values, and where they come from.

Knows how a catalogue spells them: `<prefix>row-<row>`, `<prefix>column-<column>`, `<prefix>cell-<value>`.
Must not know what a number means, nor where it is shown.
"""

from __future__ import annotations

import re
from typing import Any

from navalgames.naming import prefix_of, told_by
from navalgames.texts import Texts
from navalgames.texts.figures import true_minus


def told(texts: Texts, kind: str, value: Any) -> str:
    """A row, a column or a value ("row", "column", "cell") in the words of the catalogue; as the chart has it
    where there are none.

    A code (`san_fiorenzo`) is called what it is called as the value of a setting.

    >>> told(Texts("en", "grand_fleet"), "cell", "ddbox"), told(Texts("en"), "cell", None)
    ('out of action (DDbox)', '–')
    """
    if isinstance(value, tuple | list | frozenset) and value:
        return texts.listed(told(texts, kind, item) for item in value)
    if not isinstance(value, str) or not texts.game:
        return plain(value)
    prefix = prefix_of(texts.game)
    key = chart_key(texts.game, kind, value)
    if texts.has(key):
        return texts.t(key)
    called = told_by(texts, prefix, f"value-{value}") if "_" in value else ""
    return called or texts.name(plain(value))


def row_told(texts: Texts, plan: Any, row: Any) -> str:
    """A row in words; the first and the last of its plan say so where they take every total beyond."""
    if plan.open_below and row == plan.rows[0]:
        return texts.t("why-or-less", value=plain(row))
    if plan.open_above and row == plan.rows[-1]:
        return texts.t("why-or-more", value=plain(row))
    return told(texts, "row", row)


def chart_key(game: str, kind: str, value: str) -> str:
    """What the word for a row, a column or a value of a chart is called.

    >>> chart_key("grand_fleet", "row", "1-2 hits")
    'gf-row-1-2-hits'
    """
    return f"{prefix_of(game)}{kind}-{re.sub('[^a-z0-9]+', '-', value.lower())}"


def plain(value: Any) -> str:
    """A value as a reader sees it.

    >>> plain(True), plain("one_hex"), plain(""), plain(-1.5)
    ('✓', 'one hex', '–', '−1.5')
    """
    if isinstance(value, bool):
        return "✓" if value else "–"
    if value in (None, "", (), frozenset()):
        return "–"
    return true_minus(str(value)) if isinstance(value, int | float) else str(value).replace("_", " ")
