"""The guide: one episode after another, step by step, with the learner's own predictions and rolls.

Knows which parts a lesson's page has and what each event does to the player. Works out nothing itself:
the player knows the lesson, `navalgames.odds` the chances, the catalogues the words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any
from urllib.parse import parse_qsl, urlencode

import ipywidgets

from navalgames.errors import BadInput
from navalgames.explore.carrying import OwnStory
from navalgames.games import game as game_of
from navalgames.games.contract import Game
from navalgames.labels import Labels
from navalgames.sessions.lesson_part import code_of
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_saving import ADDRESS_FIELDS, address, open_address, restore, saved
from navalgames.sessions.lesson_words import Sentence
from navalgames.sessions.lessons import find_episode
from navalgames.texts.choice import LONGEST, MOST_FIELDS, SERVER_FIELDS
from navalwidgets.base.address import LANGUAGE, page_language, page_query
from navalwidgets.base.messages import text_in
from navalwidgets.guide.chart import draw_chart
from navalwidgets.guide.checks import board_question
from navalwidgets.guide.fell import fell
from navalwidgets.guide.lesson import PARTS, LessonDice, LessonPart
from navalwidgets.guide.picture import StepPicture
from navalwidgets.guide.records import Pages
from navalwidgets.guide.rolled import rolled_words
from navalwidgets.guide.scene import StepScene
from navalwidgets.guide.sheets import answers_csv, sheet
from navalwidgets.parts.address_bar import AddressBar
from navalwidgets.parts.odds_chart import OddsChart

PRESENTER = ("view", "presenter")
"""What the address says when a class looks at board and dice from afar."""
PLOT_HEIGHT = 110
"""Pixels: scene, dice and chart fit a window of 768 together."""
STAGES = ("ordering", "predicting", "rolling", "told")
TITLE = '.nv-lesson-head [data-at="title"]'
DICE = ".nv-dice [data-roll]"
REVEAL = '.nv-lesson-reveal [data-at="reveal"]'
VARY = '.nv-lesson-reveal [data-at="vary"]'
WHY = '.nv-lesson-why [data-at="explain"]'
PREDICT = '.nv-lesson-predict [data-at="predict"]'
CHECK = '.nv-lesson-talk [data-at="check-{}"]'


def build(game_id: str) -> ipywidgets.Widget:
    """The guide of a game; what the page's address says is shown first, in its language.

    Raises:
        BadInput: no such game.
    """
    return Guide(game_of(game_id), language=page_language()).widget


def asked_query(query: str | None = None) -> tuple[dict[str, str], list[Sentence]]:
    """What the page's address says of a lesson, and a note when it says something else.

    >>> asked_query("step=offer&token=secret")
    ({'step': 'offer'}, [])
    >>> asked_query("colour=red")
    ({}, [Sentence(key='address-unknown', facts={})])
    """
    text = page_query(query)
    unknown = [Sentence("address-unknown", {})]
    try:
        pairs = parse_qsl(
            text[: LONGEST + 1], keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="replace"
        )
    except ValueError:
        return {}, unknown
    if len(text) > LONGEST:
        return {}, unknown
    known = {name: value for name, value in pairs if name in ADDRESS_FIELDS or (name, value) == PRESENTER}
    others = [
        (name, value)
        for name, value in pairs
        if known.get(name) != value  # one said twice, too: only the last counts
        and name not in SERVER_FIELDS
        and not _is_language(name, value)
    ]
    return known, unknown if others else []


def _is_language(name: str, value: str) -> bool:
    return name == LANGUAGE.name and value in LANGUAGE.values


class Guide:
    """One learner's guide. `widget` is what the notebook shows."""

    def __init__(self, game: Game, query: str | None = None, language: str = "en") -> None:
        self.game = game
        self.labels = Labels(game, language)
        self.texts = self.labels.texts
        traits = {"game": game.id, "language": language}
        self.query, self.notes = asked_query(query)
        self.presenting = dict([PRESENTER]).items() <= self.query.items()
        self.query.pop(PRESENTER[0], None)
        self.player, notes = open_address(game, self.query)
        self.player.own = OwnStory()
        self.notes += notes
        self.pages = Pages(game, self.labels)
        self.recalled = ""  # the episode whose kept answers are already here
        self.parts = {name: LessonPart(self._heard(name), part=name, **traits) for name in PARTS}
        self.chart = OddsChart(plot_height=PLOT_HEIGHT, **traits)
        self.picture = StepPicture(self.labels, self.chart, **traits)
        self.scene = StepScene(self.pages, self.parts["scene"], self.parts["act"], self._chosen)
        self.dice = LessonDice(
            lambda: self.player,
            self._rolled,
            lambda: self.picture.through,
            label=lambda outcome: fell(self.player, self.labels, outcome),
            why=self.labels.why,
            remark=lambda tray: rolled_words(self.player, self.texts),
            title=self.texts.t("lesson-ui-roll"),
            seed_folded=True,
            **traits,
        )
        self.address = AddressBar(**traits)
        self.widget = self._layout()
        self._show()

    def _layout(self) -> ipywidgets.Widget:
        parts = self.parts
        bench = ipywidgets.Box([self.dice, self.chart, self.picture.why])
        bench.add_class("nv-lesson-bench")
        page = ipywidgets.Box(
            [
                parts["nav"],
                self.scene.box,
                parts["head"],
                parts["why"],
                parts["act"],
                parts["given"],
                self.picture.rule,
                parts["predict"],
                bench,
                parts["reveal"],
                parts["talk"],
                self.address,
            ]
        )
        page.add_class("nv-guide")
        if self.presenting:
            page.add_class("nv-guide-presenter")
        return page

    # ---- events

    def _heard(self, part: str) -> Any:
        def answer(event: str, content: dict[str, Any]) -> None:
            actions = {
                "episode": self._open_episode, "go": self._go, "next": self._next, "back": self._back,
                "start over": self._start_over, "order": self._order,
                "predict": self._predict, "skip": self._skip, "again": self._again, "all": self._all,
                "reveal": self._reveal, "foresee": self._foresee, "vary": self._vary, "check": self._check,
                "recall": self._recall, "save": self._save, "print": self._print,
            }  # fmt: skip
            if event in actions:
                with self._whole():
                    actions[event](self.parts[part], content)

        return answer

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """What is done inside is done whole: when it fails, the lesson and the page stand as before."""
        before = self.player, self.notes, self.query, self.recalled
        try:
            with self.player.whole():
                yield
        except Exception:
            self.player, self.notes, self.query, self.recalled = before
            with suppress(Exception):  # the first fault is the one that is told
                self._show()
            raise

    def _open_episode(self, part: LessonPart, content: Mapping[str, Any]) -> None:
        episode = find_episode(self.game, text_in(content, "episode"))
        self.player, self.notes, self.query = LessonPlayer(self.game, episode), [], {}
        self.player.own, self.recalled = OwnStory(), ""
        self._moved(part)
        if part.part == "nav":  # a list that moves the focus while one looks through it would be a trap
            part.focus, part.said = "", self.parts["head"].page["documentTitle"]

    def _go(self, part: LessonPart, content: Mapping[str, Any]) -> None:
        self.player.go(text_in(content, "step"))
        self._moved(part)

    def _next(self, part: LessonPart, _content: Mapping[str, Any]) -> None:
        self.player.next()
        self._moved(part)

    def _back(self, part: LessonPart, _content: Mapping[str, Any]) -> None:
        self.player.back()
        self._moved(part)

    def _moved(self, part: LessonPart) -> None:
        self.notes = []
        self._show()
        part.focus = TITLE

    def _start_over(self, part: LessonPart, _content: Mapping[str, Any]) -> None:
        self.player.start_over()
        self._moved(part)
        part.said = self.texts.t("lesson-ui-started-over")

    def _order(self, part: LessonPart, content: Mapping[str, Any]) -> None:
        part.said, part.focus = self._ordered(text_in(content, "order")), PREDICT

    def _ordered(self, order: str) -> str:
        """Give an order; what is said of it."""
        self.player.give_order(order)
        self._show()
        return self.texts.t("lesson-ui-act-given", order=self.parts["act"].page["said"])

    def _chosen(self, place: str) -> None:
        """A place was chosen on the board: the order given there, or an answer to the open question."""
        act, question = self.player.step.act, board_question(self.player)
        with self._whole():
            if act and place in act.places and not self.player.progress.revealed:
                self._tell(self._ordered(act.places[place]), PREDICT)
            elif question and place in question[1]:
                self._tell(self._answered(question[0], question[1][place]), CHECK.format(question[0]))

    def _tell(self, said: str, focus: str) -> None:
        """What the page says aloud, and where the focus goes, when no part of it had asked."""
        told = self.parts["scene"].told
        self.parts["scene"].told = {"said": said, "focus": focus, "number": told.get("number", 0) + 1}

    def _predict(self, part: LessonPart, content: Mapping[str, Any]) -> None:
        self.player.predict(content.get("guess"))
        self._show()
        part.said = self.texts.t("lesson-ui-predicted-now", guess=self.pages.guess(self.player))
        part.focus = REVEAL if self.player.certain else DICE

    def _skip(self, part: LessonPart, _content: Mapping[str, Any]) -> None:
        self.player.skip()
        self._show()
        part.said = self.texts.t("lesson-ui-skipped-now")
        part.focus = REVEAL if self.player.certain else DICE

    def _again(self, part: LessonPart, _content: Mapping[str, Any]) -> None:
        self.player.take_back()
        self._show()
        part.focus = PREDICT

    def _reveal(self, part: LessonPart, _content: Mapping[str, Any]) -> None:
        self.player.reveal()
        self.picture.revealed()
        self._show()
        part.said, part.focus = self.chart.summary, WHY

    def _all(self, part: LessonPart, content: Mapping[str, Any]) -> None:
        """Show all of the step to whoever only reads: the prediction counts as skipped."""
        if not self.player.progress.committed:
            self.player.skip()
        self._reveal(part, content)

    def _vary(self, part: LessonPart, content: Mapping[str, Any]) -> None:
        values = {code_of(value): value for value in self.player.step.vary.values}
        code = text_in(content, "value")
        if code not in values:
            raise BadInput("error-lesson-setting", given=code[:20], expected=", ".join(values))
        rolled = self.player.progress.rolled
        changed = self.player.vary(values[code])
        self._varied(part, cleared=changed and rolled > 0)

    def _foresee(self, part: LessonPart, content: Mapping[str, Any]) -> None:
        """What the change will bring was said: it is seen."""
        rolled = self.player.progress.rolled
        self.player.foresee(text_in(content, "said"))
        self._varied(part, cleared=rolled > 0)
        part.focus = VARY

    def _varied(self, part: LessonPart, cleared: bool) -> None:
        self._show(cleared=cleared)
        page = self.parts["reveal"].page
        told = (
            page["cleared"],
            page["foreseen"],
            self.chart.summary,
            page["varied"] if page["found"] else "",
        )
        part.said = " ".join(filter(None, told))

    def _check(self, part: LessonPart, content: Mapping[str, Any]) -> None:
        part.said = self._answered(content.get("question"), text_in(content, "answer"))

    def _answered(self, place: Any, answer: str) -> str:
        """Answer a question; what is said to it."""
        self.player.check(place, answer)
        self._show()
        check = self.parts["talk"].page["checks"][place]
        return f"{check['verdict']} {check['feedback']}"

    def _save(self, part: LessonPart, _content: Mapping[str, Any]) -> None:
        name = f"{self.game.id}-{self.player.episode.id}.csv"
        part.file = {"name": name, "text": answers_csv(self.player, self.pages)}

    def _print(self, part: LessonPart, _content: Mapping[str, Any]) -> None:
        part.file = {"sheet": sheet(self.player, self.pages)}

    def _recall(self, part: LessonPart, content: Mapping[str, Any]) -> None:
        """The browser tells what it kept. What a link says of its step comes before what was kept."""
        if content.get("episode") != self.player.episode.id or self.recalled == content["episode"]:
            return
        self.recalled = self.player.episode.id
        if content.get("kept") is not None:
            linked = len(self.query) > 2 and self.player.step.id
            before = address(self.player)
            notes = restore(self.player, content["kept"])
            if linked and address(self.player) != before:
                self.player.adopt(open_address(self.game, self.query)[0])
            self.notes += [note for note in notes if note not in self.notes]
        self._show()

    def _rolled(self) -> None:
        """The dice fell: all but the tray itself follows; what fell is seen to fall, then it is drawn."""
        self.picture.fall()
        self._show(tray=False)

    # ---- showing

    def _show(self, cleared: bool = False, tray: bool = True) -> None:
        player, parts, pages = self.player, self.parts, self.pages
        parts["nav"].page = pages.nav(player)
        leave = urlencode(address(player)) if self.presenting else ""
        parts["head"].page = pages.head(player, [self._note(note) for note in self.notes], leave)
        parts["why"].page = pages.why(player)
        parts["given"].page = pages.given(player)
        parts["predict"].page = pages.predict(player)
        parts["reveal"].page = pages.reveal(player, cleared)
        parts["talk"].page = pages.talk(player)
        if tray:
            self._show_tray()
        self.scene.follow(player, self.widget)
        draw_chart(self.chart, player, self.labels)
        self.picture.follow(player)
        self._stand(player)
        self.address.query = urlencode([*address(player).items(), *([PRESENTER] if self.presenting else [])])
        if self.recalled == player.episode.id:
            parts["nav"].kept = saved(player)

    def _stand(self, player: LessonPlayer) -> None:
        """Where the learner stands decides which parts of the page are of use."""
        standing = {f"nv-stage-{stage}": stage == player.stage for stage in STAGES}
        standing |= {
            "nv-lesson-asking": not player.progress.committed,
            "nv-lesson-unanswered": not player.progress.revealed,
            "nv-lesson-certain": player.certain,
        }
        for name, holds in standing.items():
            (self.widget.add_class if holds else self.widget.remove_class)(name)

    def _show_tray(self) -> None:
        player = self.player
        with self.dice.hold_sync():
            self.dice.locked = "" if player.progress.committed else self.texts.t("lesson-ui-locked")
            self.dice.sizes = list(player.step.rolls)
            self.dice.follow()
            if player.certain:
                self.dice.locked = self.texts.t("lesson-ui-certain")

    def _note(self, note: Sentence) -> str:
        return note.said(self.texts)
