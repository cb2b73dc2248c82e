"""The editor of a form: how many things of each row go to each column, with its legality told as one types.

Knows the contract's Form and no game. What a column or the whole grid amounts to (the class of a
fleet, the points spent) is told by the tables through `notes`.

The page asks `{"event": "check" | "confirm", "counts": [[...]], "decision": n}` or
`{"event": "suggest", "index": n, "decision": n}`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple

import traitlets

from navalgames.errors import BadInput, Problem
from navalgames.games.contract import Form
from navalgames.printing import quoted
from navalwidgets.base.guard import guarded
from navalwidgets.base.widget import NavalWidget, script, style

Counts = tuple[tuple[int, ...], ...]


class Notes(NamedTuple):
    """What a grid of counts amounts to: a word for each column and a sentence for the whole."""

    columns: tuple[str, ...] = ()
    whole: str = ""


class CountGrid(NavalWidget):
    """The grid. `show` lays out a form with its first suggestion filled in; one press confirms it.

    Traits:
        decision: counts the forms shown; every message carries it back. 0: nothing to fill in.
        rows: {key, label, about, available}. columns: {key, label, about, least, most}.
        counts: the grid to show (the page edits its own copy). filled: counts how often it was set.
        verdict: {"ok", "text", "rule"} for the counts last checked.
        column_notes, note: what the counts amount to.
        suggestions: words of the ready-made orders. caption, confirm: words.
    """

    _esm = script("drawings/focus", "table/count_grid")
    _css = style("table/count_grid")
    text_prefixes: ClassVar[tuple[str, ...]] = ("table-grid-",)
    links_rules = True

    decision = traitlets.Int(0).tag(sync=True)
    caption = traitlets.Unicode("").tag(sync=True)
    rows: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    columns: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    total = traitlets.Int(None, allow_none=True).tag(sync=True)
    place_all = traitlets.Bool(False).tag(sync=True)
    counts: traitlets.List[list[int]] = traitlets.List().tag(sync=True)
    filled = traitlets.Int(0).tag(sync=True)
    verdict = traitlets.Dict().tag(sync=True)
    column_notes: traitlets.List[str] = traitlets.List().tag(sync=True)
    note = traitlets.Unicode("").tag(sync=True)
    suggestions: traitlets.List[str] = traitlets.List().tag(sync=True)
    confirm = traitlets.Unicode("").tag(sync=True)

    def __init__(self, on_order: Callable[[Any], None] | None = None, **traits: Any) -> None:
        super().__init__(**traits)
        self._on_order = on_order
        self._form: Form | None = None
        self._ready: tuple[tuple[str, Any], ...] = ()
        self._notes: Callable[[Counts], Notes] | None = None
        self.on_msg(self._heard)

    def show(
        self, form: Form, caption: str, confirm: str, notes: Callable[[Counts], Notes] | None = None
    ) -> None:
        """Lay out a form, filled with its first suggestion; `confirm` is what its button says."""
        words = self.words
        self._form, self._notes, self._ready = form, notes, form.suggestions()
        with self.hold_sync():
            self.caption, self.confirm = caption, confirm
            self.rows = [_row_data(words, row) for row in form.rows]
            self.columns = [_column_data(words, column) for column in form.columns]
            self.total, self.place_all = form.total, form.place_all
            self.suggestions = [words.t(key) for key, _ in self._ready]
            self._fill(form, 0)
            self.decision += 1

    def hide(self) -> None:
        """Take the form off the page; nothing of it stays behind."""
        self._form, self._notes, self._ready = None, None, ()
        with self.hold_sync():
            self.rows, self.columns, self.counts, self.suggestions = [], [], [], []
            self.caption, self.note, self.column_notes, self.verdict = "", "", [], {}
            self.decision += 1

    def _fill(self, form: Form, index: int) -> None:
        counts = form.to_counts(self._ready[index][1])
        with self.hold_sync():
            self.counts = [list(row) for row in counts]
            self._judge(form, counts)
            self.filled += 1

    def _judge(self, form: Form, counts: Counts) -> Any:
        """Say whether the counts are a legal order, and what they amount to; returns the order if so."""
        words, order = self.words, None
        try:
            order = form.from_counts(counts)
            self.verdict = {"ok": True, "text": words.t("table-grid-legal"), "rule": ""}
        except Problem as refused:
            self.verdict = {"ok": False, "text": words.problem(refused), "rule": getattr(refused, "rule", "")}
        told = self._notes(counts) if self._notes else Notes()
        self.column_notes, self.note = list(told.columns), told.whole
        return order

    @guarded()
    def _heard(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        form = self._form
        if form is None or content.get("decision") != self.decision:
            return
        if content.get("event") == "suggest":
            index = content.get("index")
            self._fill(form, min(max(index if isinstance(index, int) else 0, 0), len(self._ready) - 1))
            return
        order = self._judge(form, _whole_numbers(content.get("counts")))
        if content.get("event") == "confirm" and order is not None and self._on_order:
            self._on_order(order)


def _whole_numbers(counts: Any) -> Counts:
    """What stands in the fields, as the page sends it.

    Raises:
        BadInput: anything but rows of whole numbers.
    """
    rows = counts if isinstance(counts, list) else [counts]
    if not all(isinstance(row, list) and all(type(number) is int for number in row) for row in rows):
        raise BadInput("error-form-numbers", given=quoted(counts, 80))
    return tuple(map(tuple, rows))


def _row_data(words: Any, row: Any) -> dict[str, Any]:
    facts = dict(row.facts)
    label = words.t(row.label, **facts)
    about = words.t(row.label + "-about", **facts) if words.has(row.label + "-about") else ""
    return {"key": row.key, "label": label, "about": about, "available": row.available}


def _column_data(words: Any, column: Any) -> dict[str, Any]:
    facts = {
        "least": column.least,
        "most": "none" if column.most is None else column.most,
        **dict(column.facts),
    }
    about = words.t(column.label + "-about", **facts) if words.has(column.label + "-about") else ""
    return {
        "key": column.key,
        "label": words.t(column.label, **facts),
        "about": about,
        "least": column.least,
        "most": column.most,
    }
