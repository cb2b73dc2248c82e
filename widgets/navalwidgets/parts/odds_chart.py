"""The odds chart: exact chances as bars, with a prediction, rolls so far and the previous setting.

Knows how a distribution is written as rows. Must not know where it came from: chances are never
worked out here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from typing import Any

import traitlets

from navalgames.chance import Distribution
from navalgames.texts.figures import fraction_text, number_text, percent_text
from navalwidgets.base.widget import NavalWidget, script, style

MOST_ROWS = 60
Chances = Mapping[Any, Fraction]
Percent = Callable[[Fraction], str]


def key_of(outcome: Hashable) -> str:
    """The name of an outcome in rows, rolls and predictions."""
    return str(outcome)


def rows_of(
    distribution: Distribution,
    label: Callable[[Any], str] | None = None,
    outcomes: Iterable[Any] = (),
    percent: Percent = percent_text,
) -> list[dict[str, Any]]:
    """One row per outcome, as the chart's `rows` and `ghost` want them.

    Args:
        distribution: exact chances.
        label: the words for an outcome; numbers stand for themselves.
        outcomes: outcomes that get a row, in this order, even when they cannot happen.
        percent: how the language of the page writes a chance.

    Whole numbers missing inside the range get a row with chance 0 where they are at most half of it; more
    than 60 different numbers are grouped into ranges, and the labels say so.
    """
    named = tuple(outcomes)
    chances = dict(distribution)
    listed = [*named, *(outcome for outcome in chances if outcome not in named)]
    if not named and chances and all(_is_number(outcome) for outcome in chances):
        return _number_rows(chances, label or number_text, percent)
    words = label or str
    nothing = Fraction(0)
    return [_row(key_of(one), words(one), chances.get(one, nothing), None, percent) for one in listed]


def veil(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same rows with every chance left out: what a learner sees before predicting."""
    unseen = {"chance": None, "fraction": "", "percent": 0.0, "percent_text": "?", "at_least": ""}
    return [row | unseen for row in rows]


def _number_rows(chances: Chances, label: Callable[[Any], str], percent: Percent) -> list[dict[str, Any]]:
    low, high = min(chances), max(chances)
    whole = all(float(outcome).is_integer() for outcome in chances)
    within = high - low + 1
    if whole and within <= MOST_ROWS and 2 * len(chances) >= within:
        values = range(int(low), int(high) + 1)
        groups = [(label(value), value, chances.get(value, Fraction(0)), value) for value in values]
    elif len(chances) <= MOST_ROWS:
        groups = [(label(value), value, chances[value], value) for value in sorted(chances)]
    else:
        groups = _ranges(chances, label)
    rows, above = [], sum((chance for *_, chance, _ in groups), Fraction(0))
    for words, key, chance, value in groups:
        row = _row(key_of(key), words, chance, float(value), percent)
        row["at_least"] = percent(above)
        rows.append(row)
        above -= chance
    return rows


def _ranges(chances: Chances, label: Callable[[Any], str]) -> list[tuple[str, Any, Fraction, Any]]:
    low, high = min(chances), max(chances)
    width = -(-(high - low + 1) // (MOST_ROWS // 2))
    groups = []
    for start in range(int(low), int(high) + 1, int(width)):
        inside = [value for value in chances if start <= value < start + width]
        chance = sum((chances[value] for value in inside), Fraction(0))
        words = f"{label(start)}–{label(start + int(width) - 1)}"
        groups.append((words, words, chance, start))
    return groups


def _row(key: str, label: str, chance: Fraction, value: float | None, percent: Percent) -> dict[str, Any]:
    return {
        "key": key,
        "label": label,
        "chance": [str(chance.numerator), str(chance.denominator)],
        "fraction": fraction_text(chance),
        "percent": float(100 * chance),
        "percent_text": percent(chance),
        "value": value,
    }


def _is_number(outcome: Any) -> bool:
    return isinstance(outcome, (int, float, Fraction)) and not isinstance(outcome, bool)


class OddsChart(NavalWidget):
    """Exact chances drawn as bars; see `show`.

    Traits (Python to page; the page sends nothing back):
        title, summary: the heading and the one sentence that says what is drawn.
        rows: the exact chances, from `rows_of`.
        prediction: the learner's own: {key: percent, or [least, most]}, or one number on the number line;
            None for none.
        prediction_label: the prediction in words, where it is not a number of its own.
        rolls: {key: count} of what was rolled.
        roll_total: how many rolls, where a row counts rolls that other rows count too; 0: the sum of `rolls`.
        ghost, ghost_label: rows of the previous setting and what to call it.
        marks: [{"value": 7.0, "label": "mean 7"}] drawn as lines over a number line.
        badge, badge_text: the weakest source that took part, and words for it if not the usual ones.
        exactness: what the chances are called where they are not quite exact.
        unit: what the numbers count. plot_height: pixels. file_name: of exported files, without ending.
    """

    _esm = script("parts/picture", "parts/strip", "parts/odds_chart")
    _css = style("parts/odds_chart")
    text_prefixes = ("odds-",)

    title = traitlets.Unicode("").tag(sync=True)
    summary = traitlets.Unicode("").tag(sync=True)
    rows: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    prediction = traitlets.Any(None, allow_none=True).tag(sync=True)
    prediction_label = traitlets.Unicode("").tag(sync=True)
    rolls = traitlets.Dict().tag(sync=True)
    roll_total = traitlets.Int(0).tag(sync=True)
    ghost: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    ghost_label = traitlets.Unicode("").tag(sync=True)
    marks: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    badge = traitlets.Unicode("").tag(sync=True)
    badge_text = traitlets.Unicode("").tag(sync=True)
    exactness = traitlets.Unicode("").tag(sync=True)
    unit = traitlets.Unicode("").tag(sync=True)
    plot_height = traitlets.Int(210).tag(sync=True)
    file_name = traitlets.Unicode("odds").tag(sync=True)

    def show(
        self,
        distribution: Distribution,
        *,
        label: Callable[[Any], str] | None = None,
        outcomes: Iterable[Any] = (),
        mean: bool = False,
        **traits: Any,
    ) -> None:
        """Draw `distribution`; everything goes to the page in one message.

        Args:
            label: the words for an outcome.
            outcomes: outcomes with a row of their own in any case, in order.
            mean: draw the mean as a line (numbers only).
            traits: any other trait (title, summary, unit, badge, ghost, ...).
        """
        rows = rows_of(distribution, label, outcomes, self.words.percent)
        if mean:
            average = distribution.mean()
            words = self.words.t("odds-mark-mean", number=number_text(average))
            traits["marks"] = [{"value": float(average), "label": words, "kind": "mean"}]
        with self.hold_sync():
            self.rows = rows
            for name, value in traits.items():
                setattr(self, name, value)

    def show_rolls(self, counts: Mapping[Any, int]) -> None:
        """Draw what was rolled so far: outcome to count; empty to clear."""
        rolls: Counter[str] = Counter()
        for outcome, count in counts.items():
            rolls[self.row_of(outcome)] += count
        self.rolls = dict(rolls)

    def row_of(self, outcome: Any) -> str:
        """The key of the row an outcome belongs to: its own, or the range of numbers it falls into."""
        key = key_of(outcome)
        if not _is_number(outcome) or any(row["key"] == key for row in self.rows):
            return key
        below = [row["key"] for row in self.rows if row["value"] is not None and row["value"] <= outcome]
        return below[-1] if below else key

    def keep_as_ghost(self, label: str) -> None:
        """Keep the bars drawn now, hatched, behind whatever is shown next."""
        with self.hold_sync():
            self.ghost_label = label
            self.ghost = list(self.rows)
