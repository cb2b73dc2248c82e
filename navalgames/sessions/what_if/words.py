"""The words for changes and what they do. Knows catalogue keys; works out nothing."""

from __future__ import annotations

from typing import Any

from navalgames.games.contract import Game
from navalgames.labels import Labels
from navalgames.odds import Statistic, is_number
from navalgames.sessions.simulate import DRAW, LOST
from navalgames.sessions.what_if.changes import CELL, OPTION, Change, needed, written
from navalgames.sessions.what_if.games import Comparison
from navalgames.sessions.what_if.ignorance import Reason
from navalgames.sessions.what_if.shifts import Shift
from navalgames.sessions.what_if.tally import MeanEffect
from navalgames.sessions.words import PlayWords
from navalgames.texts.figures import number_text, signed_text

#: What the keys of a count of games are called in the catalogue. A game that measures itself has words of its
#: own for the first and the last.
NUMBERS = ("turns", "decisions", "score")
#: Pairs below which shares, means and their intervals are not worth a sentence.
ENOUGH = 20


class ChangeWords:
    """The words of one game's changes, in one language.

    Beside those of `Labels` and `PlayWords` a game's catalogue may hold `<prefix>variant-<name>`,
    `<prefix>variant-<name>-about`, `<prefix>row-<row>`, `<prefix>column-<column>` and `<prefix>cell-<value>`.
    """

    def __init__(self, game: Game, charts: Any, language: str = "en") -> None:
        self.game, self.charts = game, charts
        self.labels = Labels(game, language)
        self.play = PlayWords(game, language)
        self.texts = self.labels.texts
        self.t = self.texts.t

    def change(self, change: Change) -> str:
        """A change in one line: what, from which value to which."""
        if change.kind == OPTION:
            option = self.play.option(change.name)
            return self.t(
                "choices-change", what=option, old=self.value(change.old), new=self.value(change.new)
            )
        if change.kind == CELL:
            place = self.place(change.name, change.row, change.column)
            return self.t("choices-change", what=place, old=self.cell(change.old), new=self.cell(change.new))
        return self.variant(change.name)

    def chart(self, name: str) -> str:
        """The title of a chart or list."""
        return self.t(self.charts[name].title)

    def place(self, chart: str, row: Any, column: Any) -> str:
        """A cell: its chart, row and column."""
        facts = {"row": self.row(row), "column": self.column(column)}
        return self.t("choices-place", chart=self.chart(chart), **facts)

    def row(self, row: Any) -> str:
        return self._perhaps(f"row-{row}") or str(row)

    def column(self, column: Any) -> str:
        return self._perhaps(f"column-{column}") or str(column).replace("_", " ")

    def cell(self, value: Any) -> str:
        """What stands in a cell."""
        if isinstance(value, bool) or value is None:
            return self.t(f"choices-cell-{written(value)}")
        if is_number(value):
            return number_text(value)
        if isinstance(value, tuple):
            return self.texts.listed(value)
        return self._perhaps(f"cell-{value}") or str(value)

    def value(self, value: Any) -> str:
        """A value of an option."""
        return self.t(f"odds-{written(value)}") if isinstance(value, bool) else self.play.value(value)

    def option_about(self, name: str) -> str:
        """What an option means; "" when its label says it all."""
        key = f"{self.labels.prefix}option-{name}-about"
        return self.t(key) if self.texts.has(key) else ""

    def variant(self, name: str) -> str:
        return self._perhaps(f"variant-{name}") or name.replace("-", " ")

    def variant_about(self, name: str) -> str:
        """What a variant changes; the charts' own note where the catalogue has none."""
        note = next(variant.note for variant in self.charts.variants if variant.name == name)
        return self._perhaps(f"variant-{name}-about") or note

    def reason(self, reason: Reason) -> str:
        """What a range rests on: one cell, or a variant."""
        return self.variant(reason.variant) if reason.variant else self.place(*reason.cells[0][:3])

    def height(self, statistic: Statistic, number: Any) -> str:
        """A statistic's number: a mean as it is, a chance in percent."""
        return number_text(number) if statistic.kind == "mean" else self.texts.percent(number)

    def average(self, unit: str) -> str:
        """The word for a mean, with what its numbers count."""
        word, counted = self.t("odds-statistic-mean"), self.labels.unit(unit)
        return self.t("choices-axis", statistic=word, unit=counted) if counted else word

    def elsewhere(self, shift: Shift) -> str:
        """The settings at which a shift shows, where they are not the ones asked for; else ""."""
        return self.texts.listed(
            self.t("lab-setting", parameter=self.labels.parameter(name), value=self.labels.value(value))
            for name, value in shift.elsewhere
        )

    def shift(self, shift: Shift) -> dict[str, str]:
        """The one line that tells a shift: what is compared, before, after, difference."""
        means = shift.means
        if means is not None and means[0] != means[1]:
            before, after = means
            return {
                "what": self.average(shift.before.question.unit),
                "before": number_text(before),
                "after": number_text(after),
                "difference": signed_text(float(after - before)),
            }
        most = shift.most_moved
        return {
            "what": self.t("odds-statistic-chance", outcome=self.labels.outcome(most.outcome)),
            "before": self.texts.percent(most.before),
            "after": self.texts.percent(most.after),
            "difference": self.points(float(most.difference)),
        }

    def side(self, name: str) -> str:
        """Who won: a side, or a draw."""
        return self.t(f"choices-{name}") if name in (DRAW, LOST) else self.play.side(name)

    def points(self, difference: float) -> str:
        """A difference of two shares, in percentage points."""
        return self.t("choices-points", number=signed_text(100 * difference, 1))

    def verdict(self, comparison: Comparison) -> str:
        """The sentence that tells what the games say so far."""
        if comparison.games < ENOUGH:
            return self.t("choices-verdict-few", games=comparison.games)
        if comparison.alike == comparison.games:
            return self.needs(comparison.change) or self.t("choices-verdict-alike", games=comparison.games)
        clear = {name: effect for name, effect in comparison.wins.items() if effect.clear}
        facts = {"games": comparison.games}
        if not clear:
            width = number_text(round(100 * comparison.half_width, 1))
            return self.t("choices-verdict-open", width=width, **facts)
        name, effect = max(clear.items(), key=lambda item: abs(item[1].difference))
        return self.t(
            "choices-verdict-clear",
            side=self.side(name),
            before=self.texts.percent(effect.before.share),
            after=self.texts.percent(effect.after.share),
            difference=self.points(effect.difference),
            low=signed_text(100 * effect.low, 1),
            high=signed_text(100 * effect.high, 1),
            **facts,
        )

    def needs(self, change: Change, options: Any = None) -> str:
        """That a change cannot matter under these options, and beside what it would; "" where it may."""
        wanted = needed(self.game, change, options)
        if wanted is None:
            return ""
        values = self.texts.listed(self.value(one) for one in wanted[1])
        return self.t("choices-needs", option=self.play.option(wanted[0]), values=values)

    def length(self, comparison: Comparison) -> str:
        """The sentence that tells how the length of games changes; "" for games without turns, or too few."""
        turns = comparison.turns
        if turns is None or comparison.games < ENOUGH:
            return ""
        key = "choices-length" if turns.clear else "choices-length-open"
        numbers = {name: number_text(getattr(turns, name)) for name in ("before", "after")}
        changes = {name: signed_text(getattr(turns, name)) for name in ("difference", "low", "high")}
        return self.t(key, **numbers, **changes)

    def numbers(self, comparison: Comparison) -> list[tuple[str, MeanEffect]]:
        """The numbers kept of whole games with their names: what the game measures, else turns and score."""
        own = [(self.measure(name), effect) for name, effect in comparison.measures.items()]
        names = NUMBERS[1:2] if own else NUMBERS
        kept = ((self.t(f"choices-number-{name}"), getattr(comparison, name)) for name in names)
        return own + [(label, effect) for label, effect in kept if effect is not None]

    def measure(self, name: str) -> str:
        return self.t(f"{self.labels.prefix}measure-{name.replace('_', '-')}")

    def measured(self, comparison: Comparison) -> str:
        """The sentences that tell what the game measures of itself; "" after too few games."""
        if comparison.games < ENOUGH:
            return ""
        told = ""
        for name, effect in comparison.measures.items():
            key = "choices-measure" if effect.clear else "choices-measure-open"
            numbers = {part: number_text(getattr(effect, part)) for part in ("before", "after")}
            changes = {part: signed_text(getattr(effect, part)) for part in ("difference", "low", "high")}
            sentence = self.t(key, what=self.measure(name), **numbers, **changes)
            told = self.t("choices-told", verdict=told, length=sentence) if told else sentence
        return told

    def told(self, comparison: Comparison) -> str:
        """The verdict, and the length of games or what they measure, as the text beside a plot."""
        if comparison.alike == comparison.games:
            return self.verdict(comparison)
        length = self.measured(comparison) if comparison.measures else self.length(comparison)
        verdict = self.verdict(comparison)
        return self.t("choices-told", verdict=verdict, length=length) if length else verdict

    def _perhaps(self, name: str) -> str:
        key = self.labels.prefix + name.replace("_", "-").replace(" ", "-").lower()
        return self.texts.t(key) if self.texts.has(key) else ""
