"""The choices of a game: one thing is otherwise, and what that does to exact odds and to whole games.

Knows which parts the page has and how they hang together. Works out nothing itself: see
`navalgames.sessions.what_if`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl

import ipywidgets

from navalgames import odds
from navalgames.errors import Problem
from navalgames.games import game as game_of
from navalgames.games.contract import Game
from navalgames.sessions.what_if import Change, export, option_change, read_cell, variant_change
from navalgames.sessions.what_if.changes import CELL, OPTION, other_values, written
from navalgames.sessions.what_if.words import ChangeWords
from navalgames.texts.choice import LONGEST, MOST_FIELDS
from navalwidgets.base.address import Field, page_language, page_query, read_address, write_address
from navalwidgets.choices.change import ChangePicker
from navalwidgets.choices.doubt import DoubtPart
from navalwidgets.choices.exact import AT, ExactOdds
from navalwidgets.choices.games import GamesPart
from navalwidgets.parts.address_bar import AddressBar
from navalwidgets.parts.mechanic_head import MechanicHead


def build(game_id: str) -> ipywidgets.Widget:
    """The choices of a game; what the page's address says is shown first, in its language.

    Raises:
        BadInput: no such game.
    """
    return Choices(game_of(game_id), language=page_language()).widget


class Choices:
    """One game's page of choices. `widget` is what the notebook shows."""

    def __init__(self, game: Game, query: str | None = None, language: str = "en") -> None:
        self.game = game
        self.charts = odds.charts_of(game)
        self.words = ChangeWords(game, self.charts, language)
        self.t = self.words.t
        traits = {"game": game.id, "language": language}
        self._change: Change | None = None
        self.head = MechanicHead(title=self.t("choices-title"), about=self.t("choices-about"), **traits)
        self.exact = ExactOdds(
            game, self.charts, self.words, lambda _name: self._tell_address(), self._found, traits
        )
        self.games = GamesPart(game, self.words, self._tell_address, self._file, traits)
        self.doubt = DoubtPart(game, self.charts, self.words, self._tell_address, traits)
        self.picker = ChangePicker(game, self.charts, self.words, self._changed, traits)
        self.address = AddressBar(**traits)
        self.widget = self._layout(traits)
        self._ready = False
        self._begin(page_query(query))

    def _layout(self, traits: dict[str, Any]) -> ipywidgets.Widget:
        def section(name: str, about: str) -> MechanicHead:
            facts = {"title": self.t(f"choices-{name}-head"), "about": about}
            return classed(MechanicHead(**facts, **traits), "nv-choices-head", "nv-choices-section")

        page = ipywidgets.Box(
            [
                classed(self.head, "nv-choices-head"),
                self.picker.widget,
                self.exact.table,
                classed(self.exact.drawn, "nv-choices-drawn"),
                classed(self.exact.compared.widget, "nv-choices-head"),
                section("games", self.t("choices-games-about")),
                ipywidgets.VBox([self.games.panel, self.games.run]),
                classed(self.games.result, "nv-choices-result"),
                section("doubt", self.doubt.about),
                ipywidgets.VBox([self.doubt.panel, self.doubt.run]),
                classed(self.doubt.result, "nv-choices-result"),
                classed(self.address, "nv-choices-head"),
            ]
        )
        return classed(ipywidgets.VBox([classed(page, "nv-choices")]), "nv-choices-frame")

    @property
    def change(self) -> Change:
        """What is otherwise."""
        if self._change is None:
            raise LookupError("no change is shown yet")
        return self._change

    # ---- the address

    def _begin(self, query: str) -> None:
        cell = self._cell_in(query)
        drawn = self._question_field()
        question = read_address([drawn], query).values[drawn.name]
        address = read_address(self._fields(cell.text if cell else "", question), query)
        self.head.notes = [self.t(note.key, **note.facts) for note in address.notes]
        values = address.values
        self.exact.wanted = question
        self.exact.wanted_at = {name: values[name] for name in address.given if name.startswith(AT)}
        self.games.offer(values)
        self.doubt.offer(values["doubt"])
        self._ready = True
        self.picker.show(self._asked_for(values, cell) or self.picker.first)

    def _question_field(self) -> Field:
        return Field("question", "", ("", *(question.name for question in self.game.questions())))

    def _fields(self, cell: str, question: str) -> list[Field]:
        choices = self.game.option_choices
        options = [
            f"{choice.name}={written(value)}"
            for choice in choices
            for value in other_values(choice, choice.default)
        ]
        names = tuple(question.name for question in self.game.questions())
        return [
            Field("option", "", ("", *options)),
            Field("cell", "", ("", cell)),
            Field("variant", "", ("", *(variant.name for variant in self.charts.variants))),
            self._question_field(),
            *self.exact.fields(question),
            *self.games.fields(),
            Field("doubt", self.doubt.first, names),
        ]

    def _cell_in(self, query: str) -> Change | None:
        """The chart cell that the address changes; None when it names none that can be changed so."""
        if len(query) > LONGEST:
            return None
        try:
            pairs = parse_qsl(query, max_num_fields=MOST_FIELDS, errors="replace")
            return read_cell(self.charts, dict(pairs)["cell"])
        except (KeyError, ValueError, Problem):
            return None

    def _asked_for(self, values: Mapping[str, Any], cell: Change | None) -> Change | None:
        if values["option"]:
            name, _, text = values["option"].partition("=")
            choice = next(one for one in self.game.option_choices if one.name == name)
            value = next(one for one in choice.values if written(one) == text)
            return option_change(self.game, name, value)
        if values["variant"]:
            return variant_change(self.charts, values["variant"])
        return cell

    def _tell_address(self) -> None:
        if not self._ready or self._change is None or not self.games.settings:
            return
        kind = self.change.kind
        question = self.exact.table.chosen
        told = {kind: self.change.text, "question": question, "doubt": self.doubt.question, **self.exact.at}
        cell = self.change.text if kind == CELL else ""
        usual = kind == OPTION and self.change == self.picker.first
        if usual:
            told.pop(OPTION)
        # Settings begin where a change was found, not at their defaults: all of them are written.
        fields = (
            one._replace(default=None) if one.name in self.exact.at else one
            for one in self._fields(cell, question)
        )
        self.address.query = write_address({**self.games.settings, **told}, fields)

    # ---- what happens

    def _changed(self, change: Change) -> None:
        """Something else is otherwise now; when that cannot be shown, the change before stands."""
        before, self._change = self._change, change
        try:
            self.games.run.files = []
            self.games.show(change)
            self.exact.show(change)
            self._tell_address()
        except Exception:
            self._change = before
            raise

    def _found(self) -> None:
        self.games.run.files = ["csv", "json"]

    def _file(self, kind: str) -> tuple[str, str, str]:
        """Everything found about the change, as a file."""
        change, shifts, comparison = self.change, self.exact.shifts, self.games.comparison
        name = f"{self.game.id}-what-if.{kind}"
        if kind == "csv":
            return name, "text/csv;charset=utf-8", export.csv_text(export.rows_of(change, shifts, comparison))
        data = {
            "change": export.change_data(change),
            "odds": [export.shift_data(shift) for shift in shifts],
            "games": None if comparison is None else export.comparison_data(comparison),
        }
        return name, "application/json", json.dumps(data, ensure_ascii=False, indent=2, default=str)


def classed(widget: Any, *names: str) -> Any:
    """The widget with these style classes."""
    for name in names:
        widget.add_class(name)
    return widget
