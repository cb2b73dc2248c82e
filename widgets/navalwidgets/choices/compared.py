"""Why the odds move: the pictures of an answer before a change and after it, with what moved lit.

Knows shifts and looks. Works out nothing: see `navalgames.pictures.moved`.
"""

from __future__ import annotations

from typing import Any

import ipywidgets

from navalgames.games.contract import Game
from navalgames.pictures.moved import ComparedLook, compare
from navalgames.sessions.what_if import Change, Shift
from navalgames.sessions.what_if.words import ChangeWords
from navalwidgets.base.guard import guarded
from navalwidgets.base.idle import Idle
from navalwidgets.parts.mechanic_head import MechanicHead
from navalwidgets.why import WhyView


class ComparedPictures:
    """`widget` is what a page shows: a sentence, and both pictures beside each other."""

    def __init__(self, game: Game, charts: Any, words: ChangeWords, traits: dict[str, Any]) -> None:
        self.game, self.charts, self.words = game, charts, words
        self.head = MechanicHead(**traits)
        self.before = WhyView(heading=words.t("choices-why-before"), **traits)
        self.after = WhyView(heading=words.t("choices-why-after"), **traits)
        self.widget = ipywidgets.VBox([])
        self._both = ipywidgets.Box([self.before, self.after])
        self._both.add_class("nv-choices-both")
        self._idle = Idle(wait=0.02)

    def show(self, shift: Shift, change: Change) -> None:
        """The pictures of a shift follow its chart: nothing waits for them."""

        def drawn() -> None:
            self.draw(shift, change)

        if not self._idle.run([guarded(self.before)(drawn)]):
            drawn()

    def draw(self, shift: Shift, change: Change) -> None:
        """Both sides of a shift, and what moved between them."""
        before = self._look(shift.before, self.charts)
        after = self._look(shift.after, change.charts(self.charts))
        said = compare(before, after)
        if any(after.moved.values()):
            said += " " + self.words.t("choices-why-marked")
        question = self.words.labels.question(shift.question.name)
        with self.head.hold_sync():
            self.head.title, self.head.about = self.words.t("choices-why-title"), said
        for view, look, name in ((self.before, before, "before"), (self.after, after, "after")):
            title = self.words.t("choices-why-file", question=question, side=self.words.t(f"choices-{name}"))
            view.show(look, title, f"{self.game.id}-{shift.question.name}-{name}")
        if not self.widget.children:
            self.widget.children = (self.head, self._both)

    def _look(self, answer: Any, charts: Any) -> ComparedLook:
        name, settings = answer.question.name, dict(answer.parameters)
        return ComparedLook(self.game, self.words.labels, name, charts, **settings)

    def clear(self) -> None:
        """Nothing is drawn: nothing has moved."""
        self.before.show(None)
        self.after.show(None)
        self.widget.children = ()
