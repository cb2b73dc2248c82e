"""How much our ignorance matters: the band of an answer, and which unknown number it comes from.

Knows questions, guesses and the plotly widget. Answers come from `navalgames.sessions.what_if`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import Any

import ipywidgets

from navalgames import odds
from navalgames.games.contract import Game
from navalgames.odds import Answer, Statistic
from navalgames.sessions.what_if import Ignorance, tries
from navalgames.sessions.what_if.export import csv_text, ignorance_data, ignorance_rows
from navalgames.sessions.what_if.ignorance import Reason, Try
from navalgames.sessions.what_if.words import ChangeWords
from navalwidgets.base.background import Background
from navalwidgets.base.guard import sentence_of
from navalwidgets.choices.change import FieldWords, Named, field
from navalwidgets.choices.figures import bands_figure
from navalwidgets.choices.run_panel import RunPanel
from navalwidgets.parts.exploration import Exploration
from navalwidgets.parts.parameter_panel import ParameterPanel

MOST_BARS = 6


class DoubtPart:
    """`panel`, `run` and `result` are what a page shows; `changed` hears of another question."""

    def __init__(
        self, game: Game, charts: Any, words: ChangeWords, changed: Callable[[], None], traits: dict[str, Any]
    ) -> None:
        self.game, self.charts, self.words, self.t = game, charts, words, words.t
        self._field_words = FieldWords(words, "choices-field")
        self.panel = ParameterPanel(legend=self.t("choices-doubt-legend"), resettable=False, **traits)
        self.run = RunPanel(self._act, self._file, start_label=self.t("choices-doubt-start"), **traits)
        self.view = Exploration(**traits)
        self.result = ipywidgets.VBox([])
        self._changed = changed
        self._background = Background(self.run)
        self._offering = False
        self._question = ""
        self._answer: Answer | None = None
        self._tries: list[Try] = []
        self._found: Ignorance | None = None
        self.panel.observe(self._heard, "values")

    @property
    def question(self) -> str:
        """The question that is doubted."""
        return self._question

    @property
    def found(self) -> Ignorance:
        """What was found last."""
        if self._found is None:
            raise LookupError("nothing has been found about our ignorance yet")
        return self._found

    @property
    def about(self) -> str:
        """What can be tried here; of a game whose every number is known, that there is nothing."""
        uncertain = any(cell.plausible for chart in self.charts for cell in chart.cells())
        return self.t("choices-doubt-about" if uncertain else "choices-doubt-all-known")

    @property
    def first(self) -> str:
        """The first question that rests on something uncertain; else the first of all."""
        names = [question.name for question in self.game.questions()]
        answers = ((name, odds.ask(self.game, name, self.charts)) for name in names)
        uncertain = (name for name, answer in answers if any(cell.plausible for cell in answer.cells))
        return next(uncertain, names[0] if names else "")

    def offer(self, question: str) -> None:
        """Choose a question; what was found for another one is put away."""
        self._background.stop()
        self._question, self._answer, self._tries, self._found = question, None, [], None
        self.result.children = ()
        with self.run.hold_sync():
            self.run.running, self.run.most, self.run.done = False, 0, 0
            self.run.status, self.run.said = self.t("choices-doubt-coming"), ""
            self.run.files, self.run.problem = [], ""
        self._offer_fields(None)

    def _offer_fields(self, statistic: Statistic | None) -> None:
        names = [Named(one.name, self.words.labels.question(one.name)) for one in self.game.questions()]
        fields = [field("question", names, self._question)]
        if self._found is not None and len(self._found.statistics) > 1:
            listed = [Named(one, self.words.labels.statistic(one)) for one in self._found.statistics]
            fields.append(field("statistic", listed, statistic))
        self._field_words.help = {"question": self.t("choices-field-question-about")}
        self._offering = True
        try:
            self.panel.offer(fields, self._field_words)
        finally:
            self._offering = False

    def _heard(self, change: dict[str, Any]) -> None:
        if not change["new"] or self._offering:
            return
        chosen = {name: value.value for name, value in change["new"].items()}
        if chosen["question"] != self._question:
            self.offer(chosen["question"])
            self._changed()
        elif "statistic" in chosen:
            self._draw(self.found, chosen["statistic"])

    # ---- working it out

    def _act(self, what: str) -> None:
        {"start": self.start, "cancel": self.cancel}[what]()

    def start(self) -> None:
        """Ask under every guess, in the background; what was found before stands until it is done."""
        self._answer, self._tries = None, []
        with self.run.hold_sync():
            self.run.running, self.run.done, self.run.most = True, 0, 1
            self.run.status, self.run.said, self.run.problem = self.t("choices-doubt-begin"), "", ""
        work = partial(_asked, self.game, self._question, self.charts)
        self._background.run(work, each=self._tried, done=self._done)

    def cancel(self) -> None:
        """Ask no more."""
        self._background.stop()
        with self.run.hold_sync():
            self.run.running, self.run.status = False, ""
            self.run.said = self.t("choices-doubt-stopped")

    def _tried(self, results: list[Any]) -> None:
        if self._answer is None:
            (self._answer, count), *results = results
            self.run.most = max(1, count)
        self._tries += results
        self.run.done = len(self._tries)
        self.run.status = self.t("choices-doubt-progress", tried=len(self._tries), all=self.run.most)

    def _done(self, failure: Exception | None) -> None:
        self.run.running = False
        if failure is not None:
            self.run.problem = sentence_of(failure, self.words.texts)
            return
        if self._answer is None:
            raise LookupError(f"{self._question} was asked and not answered")
        found = self._found = Ignorance(self._answer, tuple(self._tries))
        if not self._tries:
            self.run.most, self.run.status = 0, ""
            self.run.said = self.t("choices-doubt-none")
            return
        widest = found.widest()
        self.run.said = self.t("choices-doubt-done", tried=len(self._tries))
        self.run.files = ["csv", "json"]
        self._offer_fields(widest)
        self._draw(found, widest)

    # ---- showing

    def _draw(self, found: Ignorance, statistic: Statistic) -> None:
        words = self.words
        band = found.band(statistic)
        reasons = found.reasons(statistic)
        moving = [reason for reason in reasons if reason.width]
        drawn = (moving or list(reasons))[:MOST_BARS]
        percent = statistic.kind != "mean"
        factor = 100 if percent else 1
        ends = [[float(factor * getattr(one, end)) for one in drawn] for end in ("least", "most")]
        self.view.show(
            bands_figure(
                [words.reason(one) for one in drawn],
                *ends,
                now=float(factor * band.now),
                now_label=self.t("choices-ours", number=words.height(statistic, band.now)),
                x_title=self._axis(found, statistic),
                percent=percent,
            ),
            title=self.t("choices-doubt-title", question=words.labels.question(self._question)),
            sentence=self._sentence(found, statistic, moving),
            head=[self.t(f"choices-head-{name}") for name in ("unknown", "least", "most")],
            body=[
                [words.reason(one), *(words.height(statistic, end) for end in (one.least, one.most))]
                for one in reasons
            ],
            badge=found.answer.weakest,
            file_name=f"{self.game.id}-{self._question}-doubt",
        )
        self.result.children = (self.view,)

    def _axis(self, found: Ignorance, statistic: Statistic) -> str:
        if statistic.kind == "mean":
            return self.words.average(found.answer.question.unit)
        return self.words.labels.statistic(statistic)

    def _sentence(self, found: Ignorance, statistic: Statistic, moving: list[Reason]) -> str:
        band = found.band(statistic)
        facts = {
            "statistic": self.words.labels.statistic(statistic),
            "tried": len(found.tries),
            **{name: self.words.height(statistic, getattr(band, name)) for name in ("now", "least", "most")},
        }
        if not moving:
            return self.t("choices-doubt-sentence-none", **facts)
        facts["end"] = {band.least: "least", band.most: "most"}.get(band.now, "between")
        return self.t("choices-doubt-sentence", cause=self.words.reason(moving[0]), **facts)

    def _file(self, kind: str) -> tuple[str, str, str]:
        import json

        name = f"{self.game.id}-{self._question}-doubt.{kind}"
        if kind == "csv":
            return name, "text/csv;charset=utf-8", csv_text(ignorance_rows(self.found))
        data = ignorance_data(self.found)
        return name, "application/json", json.dumps(data, ensure_ascii=False, indent=2, default=str)


def _asked(game: Game, question: str, charts: Any) -> Generator[Any, None, None]:
    """The answer and how many guesses there are, then the answer under each of them."""
    answer, count, guesses = tries(game, question, charts)
    yield answer, count
    yield from guesses
