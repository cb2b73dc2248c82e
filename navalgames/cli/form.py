"""Filling in a form at a terminal: one line of counts per row.

Knows the shape of forms. Whether the order is legal is said by the form.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.cli.output import row, say, show, table, words
from navalgames.games.contract import Form
from navalgames.sessions.words import PlayWords

BACK = "b"


def fill_in(form: Form, play_words: PlayWords, read: Callable[[str], str]) -> Any:
    """Asks for every row; returns the order, or None when the person goes back.

    Raises:
        Problem: the counts do not make a legal order.
    """
    labels = [play_words.column(column) for column in form.columns]
    _show_form(form, play_words, labels)
    counts = []
    for one in form.rows:
        numbers = None
        while numbers is None:
            typed = read(words("cli-form-row", row=play_words.row(one), available=one.available) + " ")
            if typed == BACK:
                return None
            numbers = _numbers(typed, len(labels))
        counts.append(numbers)
    return form.from_counts(tuple(counts))


def _show_form(form: Form, play_words: PlayWords, labels: list[str]) -> None:
    limits = table(words("cli-form-place"), words("cli-form-least"), words("cli-form-most"), right=(1, 2))
    for label, column in zip(labels, form.columns, strict=True):
        row(limits, label, column.least, "–" if column.most is None else column.most)
    show(limits)
    for one in form.rows:
        details = dict(one.facts).get("ships", "")
        say(f"  {play_words.row(one)} ({one.available}){': ' if details else ''}{details}")
    if form.total is not None:
        say(words("cli-form-total", total=form.total))
    if form.place_all:
        say(words("cli-form-all"))
    say(words("cli-form-how", columns=", ".join(labels)))


def _numbers(typed: str, columns: int) -> tuple[int, ...] | None:
    """The counts of one row: whole numbers; columns left out at the end are 0."""
    parts = typed.replace(",", " ").split()
    if len(parts) > columns or not all(part.isdigit() for part in parts):
        say(words("error-cli-form-row", given=typed, expected=columns), style="red")
        return None
    return tuple(map(int, parts)) + (0,) * (columns - len(parts))
