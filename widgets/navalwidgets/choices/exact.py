"""The exact odds that a change moves: a list that fills while they are found, and one of them drawn.

Knows shifts and the chart. Works out nothing: shifts come from `navalgames.sessions.what_if`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import Any

import ipywidgets

from navalgames import odds
from navalgames.errors import Problem
from navalgames.games.contract import Game
from navalgames.sessions.what_if import Change, Shift, shifts
from navalgames.sessions.what_if.changes import OPTION
from navalgames.sessions.what_if.shifts import both_sides, questions_of_option, settable, side_by_side
from navalgames.sessions.what_if.words import ChangeWords
from navalwidgets.base.address import Field
from navalwidgets.base.background import Background
from navalwidgets.base.guard import sentence_of
from navalwidgets.choices.compared import ComparedPictures
from navalwidgets.choices.shift_table import ShiftTable
from navalwidgets.parts.button_row import ButtonRow
from navalwidgets.parts.misfits import check_move
from navalwidgets.parts.odds_chart import OddsChart, rows_of
from navalwidgets.parts.parameter_panel import ParameterPanel

AT = "at."  # before the name of a setting in the address: an option may be called the same


class ExactOdds:
    """`table`, `drawn` and `compared` are what a page shows; `chosen` is told which one is drawn, `ready`
    when all are found."""

    def __init__(
        self,
        game: Game,
        charts: Any,
        words: ChangeWords,
        chosen: Callable[[str], None],
        ready: Callable[[], None],
        traits: dict[str, Any],
    ) -> None:
        self.game, self.charts, self.words = game, charts, words
        self.labels = words.labels
        self.table = ShiftTable(self.choose, **traits)
        self.chart = OddsChart(**traits)
        self.door = ButtonRow(lambda _key: self._turn_door(), **traits)
        self.panel = ParameterPanel(**traits)
        self.drawn = ipywidgets.VBox([])
        self.compared = ComparedPictures(game, charts, words, traits)
        self._chosen, self._ready = chosen, ready
        self._background, self._asking = Background(self.table), Background(self.panel, pace=0)
        self._offering = False
        self.panel.observe(lambda _change: self._set(), "values")
        self._change: Change | None = None
        self.shifts: list[Shift] = []
        self.wanted = ""
        self.wanted_at: dict[str, Any] = {}  # the settings a link asks for, until they are drawn
        self._taken: dict[str, Any] = {}  # the settings that were drawn last

    def fields(self, name: str) -> list[Field]:
        """What the page's address may say about the settings of the drawn question."""
        if not name:
            return []
        parameters = self.game.question(name).parameters
        return [Field(AT + one.name, one.default, tuple(one.values)) for one in parameters]

    @property
    def at(self) -> dict[str, Any]:
        """The settings the drawn question is asked at, named as `fields` are; {} while they are closed."""
        return {AT + name: value for name, value in self.panel.values.items()} if self._open else {}

    @property
    def change(self) -> Change:
        """What is otherwise."""
        if self._change is None:
            raise LookupError("no change is shown yet")
        return self._change

    def show(self, change: Change) -> None:
        """Find what the change moves."""
        self._change, self.shifts = change, []
        with self.table.hold_sync():
            self.table.rows, self.table.chosen, self.table.problem = [], "", ""
            self.table.title, self.table.working = self.words.change(change), True
            self.table.status = self.words.t("choices-looking")
        work = partial(shifts, self.game, change, charts=self.charts)
        self._background.run(work, each=self._found, done=self._done)

    def choose(self, name: str) -> None:
        """Draw the odds of a question, now and whenever a change moves them."""
        self.wanted = name
        self._draw(name)

    def _draw(self, name: str) -> None:
        """Draw a question as it was found, and offer its other settings."""
        shift = next(one for one in self.shifts if one.question.name == name)
        self.table.chosen = name
        self._asking.stop()
        self._open_panel(self._open)
        self._show(shift)
        self._show_door(shift)
        self._chosen(name)
        if self.wanted_at and name == self.wanted:
            self._ask_at(shift)

    def _ask_at(self, shift: Shift) -> None:
        """Open the settings as a link wants them."""
        wanted, self.wanted_at = self.wanted_at, {}
        self._open_panel(True)
        self._show_door(shift)
        known = {AT + name: name for name in self.panel.values}
        asked = {known[name]: value for name, value in wanted.items() if name in known}
        try:
            self.panel.choose({**self.panel.values, **asked})
        except Problem as refused:
            self._show_door(shift)
            self.panel.problem = sentence_of(refused, self.words.texts)

    def _show(self, shift: Shift) -> None:
        """The odds before and after, the old ones behind the new."""
        name = shift.question.name
        facts = {"question": self.labels.question(name), "settings": self.words.elsewhere(shift)}
        label, outcomes = self.labels.outcome, shift.question.outcomes
        self.chart.show(
            shift.after.distribution,
            label=label,
            outcomes=outcomes,
            title=self.words.t("lab-chart-title", **facts) if facts["settings"] else facts["question"],
            summary=self.words.t("choices-sentence", **self.words.shift(shift)),
            unit=self.labels.unit(shift.question.unit),
            badge=shift.after.weakest,
            exactness=self.labels.exactness(shift.question),
            ghost=rows_of(shift.before.distribution, label, outcomes, self.labels.texts.percent),
            ghost_label=self.words.t("choices-before"),
            file_name=f"{self.game.id}-{name}-what-if",
        )
        self.compared.show(shift, self.change)

    @property
    def finished(self) -> bool:
        """Whether every question was looked at."""
        return not self.table.working

    # ---- other settings of the drawn question

    @property
    def _open(self) -> bool:
        return self.panel in self.drawn.children

    def _open_panel(self, opened: bool) -> None:
        self.drawn.children = (self.chart, self.door, *((self.panel,) if opened else ()))

    def _turn_door(self) -> None:
        self._open_panel(not self._open)
        self._draw(self.table.chosen)

    def _show_door(self, shift: Shift | None) -> None:
        """The button that opens the settings, and the settings where it was pressed."""
        free = settable(self.game, shift.question, self.change) if shift else ()
        label = self.words.t("choices-settings")
        self.door.buttons = [{"key": "settings", "label": label, "on": self._open}] if free else []
        self._offering = True
        try:
            if self._open:
                self.panel.values = {}
                self.panel.offer(free, self.labels, dict(shift.before.parameters) if shift else {})
                self._taken = dict(self.panel.values)
        finally:
            self._offering = False

    def _set(self) -> None:
        """The settings changed: ask both sides again."""
        settings = dict(self.panel.values)
        if self._offering or not settings or not self.table.chosen:
            return
        self._check(settings)
        self._asking.run(
            partial(_both, self.game, self.table.chosen, self.change, self.charts, settings),
            each=lambda found: self._show(found[-1]),
            done=self._set_done,
        )
        self._chosen(self.table.chosen)

    def _check(self, settings: dict[str, Any]) -> None:
        """Refuses settings that the game would refuse, before the change or after it."""
        name, moved, kept = self.table.chosen, self.panel.moved, self._taken
        question = self.game.question(name)
        for side in both_sides(self.game, question, self.change, self.charts, **settings):
            if moved in kept:
                check_move(self.labels, name, moved, kept[moved], side.settings, side.charts, free=settings)
            odds.check_setting(self.game, question, side.charts, tuple(side.settings.items()))
        self._taken = settings

    def _set_done(self, failure: Exception | None) -> None:
        if failure is not None:
            self.panel.problem = sentence_of(failure, self.words.texts)

    # ---- while they are found

    def _found(self, found: list[Shift]) -> None:
        self.shifts += found
        with self.table.hold_sync():
            self.table.rows = [*self.table.rows, *map(self._row, found)]
            self.table.status = self.words.t("choices-looking-found", count=len(self.shifts))
        names = [one.question.name for one in self.shifts]
        if self.wanted in names and self.table.chosen != self.wanted:
            self._draw(self.wanted)
        elif not self.table.chosen and not self.wanted:
            self._draw(names[0])

    def _done(self, failure: Exception | None) -> None:
        if failure is not None:
            self.table.problem = sentence_of(failure, self.words.texts)
        with self.table.hold_sync():
            self.table.working = False
            self.table.status = self._status()
        if self.shifts and not self.table.chosen:
            self._draw(self.shifts[0].question.name)
        elif not self.shifts:
            self._draw_nothing()
        self._ready()

    def _status(self) -> str:
        everything = len(self.game.questions())
        if self.shifts:
            return self.words.t("choices-found", count=len(self.shifts), all=everything)
        choices = {choice.name: choice for choice in self.game.option_choices}
        if self.change.kind == OPTION and not questions_of_option(self.game, choices[self.change.name]):
            return self.words.needs(self.change) or self.words.t("choices-in-play")
        return self.words.t("choices-found-none", all=everything)

    def _draw_nothing(self) -> None:
        """No chart: there is nothing to point at, to save, or to read as numbers."""
        self.drawn.children = ()
        self.compared.clear()
        with self.chart.hold_sync():
            self.chart.rows, self.chart.ghost, self.chart.badge = [], [], ""
            self.chart.title, self.chart.summary = "", ""
        self._show_door(None)

    def _row(self, shift: Shift) -> dict[str, str]:
        settings = self.words.elsewhere(shift)
        return {
            "name": shift.question.name,
            "question": self.labels.question(shift.question.name),
            "settings": self.words.t("choices-at", settings=settings) if settings else "",
            **self.words.shift(shift),
        }


def _both(
    game: Game, name: str, change: Change, charts: Any, settings: dict[str, Any]
) -> Generator[Shift, None, None]:
    yield side_by_side(game, name, change, charts, **settings)
