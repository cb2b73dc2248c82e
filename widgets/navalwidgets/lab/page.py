"""The mechanic lab: every question of a game with its settings, its exact odds, and the dice to try it.

Knows which widgets a mechanic needs and how they hang together. Works out nothing itself: answers,
rolls and sweeps come from `navalgames.odds`, words from the catalogues.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from itertools import chain
from typing import Any

import ipywidgets

from navalgames import odds
from navalgames.chance import Dice
from navalgames.errors import Problem
from navalgames.games import game as game_of
from navalgames.games.contract import Game, Question
from navalgames.labels import Labels
from navalgames.odds import Answer, Statistic
from navalgames.pictures import Look, Rolled
from navalgames.rule_index import find, proposed
from navalgames.texts.figures import number_text
from navalwidgets.base.address import (
    Field,
    page_language,
    parameter_field,
    read_address,
    seed_field,
    write_address,
)
from navalwidgets.base.guard import guarded
from navalwidgets.base.idle import Idle
from navalwidgets.lab.evidence import Evidence, guess_told
from navalwidgets.lab.explorer import EXPLORE, Explorer
from navalwidgets.lab.mechanic_list import MechanicList
from navalwidgets.lab.neighbours import neighbours
from navalwidgets.lab.stillness import Stillness
from navalwidgets.parts.address_bar import AddressBar
from navalwidgets.parts.button_row import ButtonRow
from navalwidgets.parts.dice_tray import DiceTray
from navalwidgets.parts.mechanic_head import MechanicHead
from navalwidgets.parts.misfits import check_move
from navalwidgets.parts.odds_chart import OddsChart
from navalwidgets.parts.parameter_panel import ParameterPanel
from navalwidgets.why import WhyView

FIRST_SEED = 1916
MOST_ROLLS = 20_000  # a link repeats: more would keep its reader waiting
PLOT_HEIGHT = 165
MOST_SETTINGS_TOLD = 3


def build(game_id: str) -> ipywidgets.Widget:
    """The lab of a game; what the page's address says is shown first, in its language.

    Raises:
        BadInput: no such game.
    """
    return Lab(game_of(game_id), language=page_language()).widget


class Lab:
    """One game's lab. `widget` is what the notebook shows."""

    def __init__(self, game: Game, query: str | None = None, language: str = "en") -> None:
        self.game = game
        self.labels = Labels(game, language)
        self.t = self.labels.texts.t
        traits: dict[str, Any] = {"game": game.id, "language": language}
        self.list = MechanicList(self._open, **traits)
        self.head = MechanicHead(**traits)
        self.panel = ParameterPanel(**traits)
        self.chart = OddsChart(plot_height=PLOT_HEIGHT, **traits)
        self.tray = DiceTray(
            label=self.labels.outcome,
            why=self.labels.why,
            remark=self._remark,
            title=self.t("lab-tray"),
            **traits,
        )
        self.why = WhyView(**traits)
        self.actions = ButtonRow(self._act, legend=self.t("lab-actions"), **traits)
        self.evidence = Evidence(self._doubt, **traits)
        self.explorer = Explorer(game, self.labels, self._tell_address)
        self.explorer_door = ButtonRow(self._act, **traits)
        self.address = AddressBar(**traits)
        self._idle = Idle(wait=0.02)
        self._stillness = Stillness(self.labels, self.panel)
        self._question: Question | None = None
        self.answer: Answer | None = None
        self._look: Look | None = None
        self._rolled: list[Rolled] = []
        self._explored = ipywidgets.VBox([self.explorer_door])
        self.widget = self._layout()
        self.panel.observe(lambda _change: self._changed(), "values")
        self.tray.observe(lambda _change: self._fallen(), "counts")
        self.tray.observe(lambda _change: self._tell_address(), "seed")
        self.tray.observe(lambda _change: self._tell_address(), "counts")
        self._begin(query)

    # ---- building

    def _layout(self) -> ipywidgets.Widget:
        settings = ipywidgets.VBox([self.head, self.panel])
        shown = ipywidgets.VBox([self.chart, self.actions, self.why])
        shown.add_class("nv-lab-shown")
        below = ipywidgets.VBox([self.evidence, self._explored, self.address])
        below.add_class("nv-lab-wide")
        side = ipywidgets.VBox([shown])
        side.add_class("nv-lab-side")
        self._tried = tried = ipywidgets.VBox([self.tray])
        tried.add_class("nv-lab-tried")
        page = ipywidgets.Box([self.list, settings, side, tried, below])
        page.add_class("nv-lab")
        frame = ipywidgets.VBox([page])
        frame.add_class("nv-lab-frame")
        return frame

    def _begin(self, query: str | None) -> None:
        """Show what the address asks for, or the first mechanic."""
        questions = self.game.questions()
        if not questions:
            self.head.title = self.t("lab-empty")
            return
        self.list.groups = self._groups(questions)
        names = tuple(question.name for question in questions)
        asked = read_address([Field("mechanic", names[0], values=names)], query)
        question = self.game.question(asked.values["mechanic"])
        address = read_address(self._fields(question), query)
        notes = [self.t(note.key, **note.facts) for note in address.notes]
        settings = {one.name: address.values[one.name] for one in question.parameters}
        try:
            odds.ask(self.game, question.name, **settings)
        except Problem as refused:  # a link is never an empty page: the usual settings stand instead
            notes.append(self.t("lab-address-refused", refusal=self.labels.texts.problem(refused)))
            settings = {}
        self.head.notes = notes
        self.tray.seed = address.values["seed"]
        self._show(question, settings)
        if address.values["rolls"] and not self.tray.locked:
            self.tray.roll(address.values["rolls"])
        if address.values[EXPLORE]:
            self._show_explorer(open_now=True, chosen=address.values)

    def _groups(self, questions: tuple[Question, ...]) -> list[dict[str, Any]]:
        groups: dict[str, list[dict[str, str]]] = {}
        for question in questions:
            item = {"name": question.name, "label": self.labels.question(question.name)}
            groups.setdefault(question.group, []).append(item)
        return [{"label": self.labels.group(name), "items": items} for name, items in groups.items()]

    def _fields(self, question: Question) -> list[Field]:
        names = tuple(one.name for one in self.game.questions())
        own = [parameter_field(one) for one in question.parameters]
        rolls = Field("rolls", 0, least=0, most=MOST_ROLLS)
        found = [Field("mechanic", names[0], values=names), seed_field(FIRST_SEED), rolls, *own]
        return [*found, *(one for one in Explorer.fields(question) if one.name not in {f.name for f in own})]

    # ---- showing a mechanic

    @property
    def question(self) -> Question:
        """The mechanic that is shown."""
        if self._question is None:
            raise LookupError(f"no mechanic of {self.game.id} is shown yet")
        return self._question

    def _open(self, name: str) -> None:
        before, settings = self.question, self.settings
        self.head.notes = []
        try:
            self._show(self.game.question(name), {})
        except Exception:
            with suppress(Exception):  # the first fault is the one that is told
                self._show(before, settings)
            raise

    def _show(self, question: Question, settings: Mapping[str, Any]) -> None:
        self._question = question
        labels = self.labels
        with self.head.hold_sync():
            self.head.title = labels.question(question.name)
            self.head.about = labels.about(question.name)
        self.list.chosen = question.name
        self._forget()
        self.answer = None
        self.panel.values = {}
        self.panel.offer(question.parameters, labels, settings)
        if not question.parameters:
            self._changed()
        self._show_explorer(open_now=self._exploring)

    def _tell_rules(self, numbers: tuple[str, ...]) -> None:
        """The rules that acted at these settings."""
        self.head.rules = [
            {"number": number, "title": self._rule_title(number), "note": self._rule_note(number)}
            for number in numbers
        ]

    def _rule_title(self, number: str) -> str:
        try:
            return find(self.game.id, number, self.labels.texts.language).title
        except Problem:
            return ""

    def _rule_note(self, number: str) -> str:
        """Says that a rule is our own proposal; "" for a rule of the source."""
        return self.t("lab-rule-proposed") if number in proposed(self.game.id) else ""

    @property
    def settings(self) -> dict[str, Any]:
        """The chosen value of every parameter."""
        return dict(self.panel.values)

    def _changed(self) -> None:
        """The settings changed: ask, draw, and make the dice ready."""
        question, settings = self.question, self.settings
        if set(settings) != {one.name for one in question.parameters}:
            return
        if self.answer is not None and self.panel.moved:
            was = dict(self.answer.parameters)[self.panel.moved]
            check_move(self.labels, question.name, self.panel.moved, was, settings)
        answer = odds.ask(self.game, question.name, **settings)
        rolled = self.tray.total > 0 and self.answer is not None
        before = dict(self.answer.parameters) if self.answer is not None else settings
        self.answer = answer
        self.chart.show(
            answer.distribution,
            label=self.labels.outcome,
            outcomes=question.outcomes,
            title=self._title(),
            summary=self.labels.sentence(answer),
            unit=self.labels.unit(question.unit),
            badge=answer.weakest,
            exactness=self.labels.exactness(question),
            marks=self._marks(answer),
            file_name=f"{self.game.id}-{question.name}",
        )
        certain = odds.is_certain(self.game, question.name, **settings)
        self._look = None
        self._tried.layout.display = "none" if certain else ""  # nothing to throw, no seed, no result
        self.tray.play(self._roll_once, locked=self.t("lab-no-dice") if certain else "")
        if rolled:
            self.tray.status = self.t("lab-setting-changed")
        self._tell_rules(answer.rules)
        self._stillness.tell(answer)
        self.evidence.show(answer.cells, self._chart_title)
        self._tell_address()
        look = guarded(self.why)(self.look)
        near = neighbours(self.game, question, settings, before)
        self._idle.run(chain([look], self._explored_later(question, settings)), guesses=near)

    def look(self) -> Look:
        """The pictures of how the answer comes about. They follow it: the bars never wait for them."""
        if self._look is None:
            name = self.question.name
            self._look = Look(self.game, self.labels, name, **self.settings)
            self.why.show(self._look, self._title(), f"{self.game.id}-{name}-why")
        return self._look

    def _roll_once(self, dice: Dice) -> Any:
        """One roll of the question; the way it took is kept, to be seen in the picture."""
        rolled = self.look().roll(dice)
        self._rolled.append(rolled)
        return rolled.outcome

    def _fallen(self) -> None:
        """What was rolled falls through the picture and then stands in the chart."""
        self.why.fall(self._rolled if self.tray.total else [], self.chart.row_of)
        self._rolled.clear()
        self.chart.show_rolls(self.tray.results)

    def _explored_later(
        self, question: Question, settings: Mapping[str, Any]
    ) -> Iterator[Callable[[], object]]:
        """The drawing below around these settings: answer by answer, so that no click waits long for it."""
        if self._exploring:
            yield from self.explorer.ahead(settings)
            yield partial(guarded(self.explorer.view)(self.explorer.offer), question, settings)

    def _marks(self, answer: Answer) -> list[dict[str, Any]]:
        if not answer.numeric or answer.facts()["sure"]:
            return []
        mean = answer.distribution.mean()
        return [
            {
                "value": float(mean),
                "label": self.t("odds-mark-mean", number=number_text(mean)),
                "kind": "mean",
            }
        ]

    def _title(self) -> str:
        told = self._settings_told()
        name = self.labels.question(self.question.name)
        return self.t("lab-chart-title", question=name, settings=told) if told else name

    def _settings_told(self) -> str:
        """The settings in words: all when few, else those that are not the usual ones."""
        parameters = self.question.parameters
        if len(parameters) > MOST_SETTINGS_TOLD:
            parameters = tuple(one for one in parameters if self.panel.values[one.name] != one.default)
        return self.labels.texts.listed(
            self.t(
                "lab-setting",
                parameter=self.labels.parameter(one.name),
                value=self.labels.value(self.panel.values[one.name]),
            )
            for one in parameters[: MOST_SETTINGS_TOLD * 2]
        )

    def _chart_title(self, name: str) -> str:
        return odds.charts_of(self.game)[name].title

    def _tell_address(self) -> None:
        if self.panel.values:  # none before the first mechanic is shown
            values = {"mechanic": self.question.name, "seed": self.tray.seed, **self.settings}
            values["rolls"] = min(self.tray.total, MOST_ROLLS)
            values |= self.explorer.address if self._exploring else {}
            self.address.query = write_address(values, self._fields(self.question))

    # ---- dice

    def _remark(self, tray: DiceTray) -> str:
        """What the rolls say beside the exact answer."""
        if self.answer is None or not self.answer.numeric or tray.total < 2:
            return ""
        results = tray.results
        mean = sum(result * count for result, count in results.items()) / results.total()
        exact = number_text(self.answer.distribution.mean())
        return self.t("lab-rolled", total=results.total(), mean=number_text(mean), exact=exact)

    # ---- comparing, doubting, exploring

    def _act(self, key: str) -> None:
        {"keep": self._keep, "forget": self._forget, "explore": self._toggle_explorer}[key]()

    def _keep(self) -> None:
        settings = self._settings_told() or self.t("lab-usual")
        self.chart.keep_as_ghost(self.t("lab-ghost-with", settings=settings))
        self._show_actions(kept=True)

    def _forget(self) -> None:
        with self.chart.hold_sync():
            self.chart.ghost, self.chart.ghost_label = [], ""
        self._show_actions(kept=False)

    def _show_actions(self, kept: bool) -> None:
        self.actions.said = self.t("lab-kept") if kept else ""
        self.actions.buttons = [
            {"key": "keep", "label": self.t("lab-keep")},
            {"key": "forget", "label": self.t("lab-forget"), "off": not kept},
        ]

    def _doubt(self) -> str:
        """How far the uncertain cells could move this answer."""
        answer = self.answer
        if answer is None:
            raise LookupError("no question is answered yet: there is nothing to doubt")
        statistic = Statistic() if answer.numeric else Statistic("chance", answer.facts()["likely"])
        result = odds.doubt(self.game, answer.question.name, statistic, **dict(answer.parameters))
        write = number_text if answer.numeric else self.labels.texts.percent
        facts = {"tried": result.tried, "statistic": self.labels.statistic(statistic)}
        if result.least == result.most:
            return self.t("lab-doubt-none", **facts)
        facts |= {name: write(getattr(result, name)) for name in ("least", "most", "now")}
        worst = guess_told(self.labels.texts, self._chart_title, result.worst)
        facts |= {"moved": result.moved, "cell": worst}
        return self.t("lab-doubt-range", **facts)

    @property
    def _exploring(self) -> bool:
        return self.explorer.widget in self._explored.children

    def _toggle_explorer(self) -> None:
        self._show_explorer(open_now=not self._exploring)

    def _show_explorer(self, open_now: bool, chosen: Mapping[str, Any] | None = None) -> None:
        """Show or hide curves and heat maps; plotly is not loaded before they are first shown."""
        possible = any(len(one.values) > 1 for one in self.question.parameters)
        open_now = open_now and possible
        self.explorer_door.buttons = (
            [{"key": "explore", "label": self.t("lab-explore"), "on": open_now}] if possible else []
        )
        self._explored.children = [self.explorer_door, *([self.explorer.widget] if open_now else [])]
        if open_now:
            self.explorer.offer(self.question, self.settings, chosen)
        self._tell_address()
