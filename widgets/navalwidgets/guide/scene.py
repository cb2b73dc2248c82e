"""The scene of a step on the game's own board, and the order that a learner gives on it.

Knows the player, scenes, the boards of the play table and the records of two parts of the page. Must not know
how a board is drawn, a rule, nor what a lesson is about. A board is made when the first scene is shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ipywidgets

from navalgames.chance import Shown
from navalgames.explore.noting import Noted
from navalgames.explore.scenes import beside, come_to, laid, ordered, played_on
from navalgames.explore.tables import Table
from navalgames.explore.telling import told_throws
from navalgames.odds import refused_setting
from navalgames.sessions.answer_number import AnswerNumber
from navalgames.sessions.check_grammar import BoardCheck
from navalgames.sessions.lesson_grammar import Step
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_progress import Throw
from navalgames.sessions.lesson_words import number_facts, setting_text
from navalgames.sessions.scene_grammar import Act, Course, Scene
from navalwidgets.guide.checks import board_question
from navalwidgets.guide.fell import fell
from navalwidgets.guide.lesson import LessonPart
from navalwidgets.guide.lying import lying
from navalwidgets.guide.records import Pages
from navalwidgets.table.boards.board import Board, Choose
from navalwidgets.table.games import GameTable
from navalwidgets.table.games.finding import board_of, table_of

SCENED = "nv-guide-scened"
Throws = tuple[Noted, ...]
ROLLS = "nv-guide-rolls"  # the dice of the step fall on its scene


class StepScene:
    """`box` is what the page shows of a scene; `follow` after everything that happens.

    Args:
        choose: hears of a place that was chosen on the board.
    """

    def __init__(self, pages: Pages, told: LessonPart, act: LessonPart, choose: Choose) -> None:
        self._pages, self.told, self.act, self._choose = pages, told, act, choose
        self.box = ipywidgets.Box([told])
        self.box.add_class("nv-scene")
        self._board: Board | None = None
        self._laid: Table | None = None

    def follow(self, player: LessonPlayer, page: ipywidgets.Widget) -> None:
        """Show the scene of the learner's step as the dice have left it, and what may be ordered on it."""
        scene = player.step.scene
        (page.add_class if scene else page.remove_class)(SCENED)
        rolls = scene and (scene.comes_to or gives_orders(player, scene))
        (page.add_class if rolls else page.remove_class)(ROLLS)
        self.act.page = act_page(player, self._pages)
        if scene is None:
            self.told.page = {}
            return
        table, words = scene_table(player, scene), self._pages
        after, lit, courses, thrown, then = fallen(player, scene, table)
        speaking = table_of(player.game.id, table.charts, table.options, words.labels.texts)
        board = self._board_for(player, speaking, laid(player.game.id, scene))
        board.remember(table.view(scene.view) if after is not table else None)
        answered = scene.revealed if player.progress.revealed else ()
        put_on(board, speaking, player.step, after, (*lit, *answered))
        board.put_to_sea(tuple((one.start, one.end, one.side) for one in courses))
        board.recall(ordered_place(player))
        board.offer(*offered(player, words))
        self.told.page = told_page(player, words, speaking, (table, after), (thrown, then))

    def _board_for(self, player: LessonPlayer, speaking: GameTable, table: Table) -> Board:
        """The game's board, laid for the charts and options of this scene."""
        if self._board is None:
            language = self._pages.labels.texts.language
            self._board = small_board(self._choose, player.game.id, language)
            self.box.children = (self.told, *parts_of_board(self._board))
        if self._laid is not table:
            self._laid = table
            self._board.lay(speaking)
        return self._board


def small_board(choose: Choose, game: str, language: str) -> Board:
    """A board of a game as it stands beside the words of a step."""
    board = board_of(choose, game=game, language=language)
    board.make_small()
    board.main.add_class("nv-scene-board")
    if board.aside is not None:
        board.aside.add_class("nv-scene-aside")
    return board


def parts_of_board(board: Board) -> tuple[ipywidgets.Widget, ...]:
    """The drawing, and what stands beside it."""
    return (board.main,) if board.aside is None else (board.main, board.aside)


def put_on(board: Board, speaking: GameTable, step: Step, table: Table, lit: tuple[str, ...]) -> None:
    """Lay a position on a board that was laid for its game, with what a step is about lit and near."""
    scene = step.scene
    assert scene is not None, "a step without a scene has nothing to lay"
    board.hear(scene.view, ())
    board.show_small(speaking, table.view(scene.view))
    board.light(lit)
    board.come_near(shown_places(step))


def gives_orders(player: LessonPlayer, scene: Scene) -> bool:
    """Whether the dice of the step fall on the scene: an order of it fits the order and the setting."""
    return any(one.fits(player.parameters) for one in scene.orders)


def shown_places(step: Step) -> tuple[str, ...]:
    """Every place of the board that a step lights, offers or asks for, before and after its dice."""
    scene = step.scene
    assert scene is not None, "a step without a scene has no places"
    ways = sum(scene.courses.values(), ())
    asked = (one.place for task in step.tasks if isinstance(task, BoardCheck) for one in task.answers)
    ordered, later = step.act.places if step.act else (), sum(scene.after.values(), ())
    places = (*scene.lit, *scene.revealed, *ordered, *asked, *later)
    return tuple(dict.fromkeys((*places, *(one.start for one in ways), *(one.end for one in ways))))


def scene_table(player: LessonPlayer, scene: Scene) -> Table:
    """The scene's table at the present setting, with what the learner's order did to it at once."""
    act = player.step.act
    order = act.named(player.progress.ordered) if act and player.stage != "ordering" else None
    return ordered(player.game.id, scene.standing_at(player.setting), order, player.parameters)


def ordered_place(player: LessonPlayer) -> str:
    """The place that the learner's order chose, "" where none was given or it has no place."""
    places = player.step.act.places if player.step.act else {}
    return next((place for place, order in places.items() if order == player.progress.ordered), "")


def offered(player: LessonPlayer, pages: Pages) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """The places of the board that may be chosen now, those that are chosen, and what choosing one does.

    The place of the learner's order stays chosen when it may be changed no more.
    """
    act, question = player.step.act, board_question(player)
    taken = tuple(filter(None, [ordered_place(player)]))
    if act and act.places and not (player.progress.committed or player.progress.revealed):
        return tuple(act.places), taken, pages.t("lesson-ui-act-board")
    if question:
        return tuple(question[1]), (), pages.t("lesson-ui-check-board-hint")
    return (), taken, ""


def fallen(
    player: LessonPlayer, scene: Scene, table: Table
) -> tuple[Table, tuple[str, ...], tuple[Course, ...], Throws, Throws]:
    """The table after the learner's last roll, the places lit then, who sets out, what fell and what fell
    after it.

    As it was where nothing was rolled.
    """
    throw = player.sample.last
    if throw is None or not (scene.orders or scene.comes_to):
        return table, scene.lit, (), (), ()
    outcome = str(throw.outcome)
    lit, courses = scene.after.get(outcome, ()), scene.courses.get(outcome, ())
    if scene.comes_to:
        act = player.step.act
        order = act.named(player.progress.ordered) if act else None
        dice, told = _dice(throw), thrown_told(player)
        after = come_to(table, scene, throw.outcome, order, dice, str(told[-1]) if told else "")
        return after, lit, courses, tuple(map(Noted, dice)), ()
    seed = beside(player.progress.seed, player.progress.rolled)
    played = played_on(table, scene, player.parameters, _dice(throw), seed)
    return played.table, lit, courses, played.fell, played.then if scene.then else ()


def thrown_told(player: LessonPlayer) -> tuple[Any, ...]:
    """What each throw of the last roll came to, where the scene names the question that tells it."""
    scene, throw = player.step.scene, player.sample.last
    if scene is None or scene.tells is None or throw is None:
        return ()
    return told_throws(player.game, scene.tells, player.parameters, player.charts, _dice(throw))


def _dice(throw: Throw) -> tuple[Shown, ...]:
    return tuple(one for one in throw.record if isinstance(one, Shown))


def told_page(
    player: LessonPlayer,
    pages: Pages,
    speaking: GameTable,
    tables: tuple[Table, Table],
    thrown: tuple[Throws, Throws] = ((), ()),
) -> dict[str, Any]:
    """The scene in words: what it is, where the game stands, and what the last roll made of it.

    Args:
        tables: before the roll and after it.
        thrown: what fell, and what the rules threw after it where that is told.
    """
    (before, after), scene, throw = tables, player.step.scene, player.sample.last
    dice, then = thrown
    assert scene is not None, "a step without a scene tells of none"
    came = throw is not None and (after is not before or scene.comes_to)
    return {
        "caption": pages.say(player, "scene"),
        "rolled": player.progress.rolled,
        "dice": lying(_noted(player, pages, dice, before.called) if came else (), pages.labels.why),
        "then": pages.say(player, "then") if then else "",
        "thenDice": lying(pages.noted(then, before.called), pages.labels.why),
        "standing": _standing(speaking, before.view(scene.view)),
        "fell": fell(player, pages.labels, throw.outcome) if came and throw is not None else "",
        "now": _standing(speaking, after.view(scene.view)) if came else "",
    }


def _noted(
    player: LessonPlayer, pages: Pages, dice: Throws, called: Mapping[str, str]
) -> list[tuple[Shown, str]]:
    """The throws with their sentences: those of the scene's own question, else those of the log."""
    scene, told = player.step.scene, thrown_told(player)
    if not told or scene is None or scene.tells is None:
        return pages.noted(dice, called)
    numbered = enumerate(zip(dice, told, strict=True), scene.tells.numbered(player.parameters))
    return [
        (one.shown, "" if outcome is None else pages.thrown(player, number, outcome))
        for number, (one, outcome) in numbered
    ]


def _standing(speaking: GameTable, view: Any) -> str:
    told = speaking.standing(view)
    return " · ".join(filter(None, (told.turn, told.score)))


def act_page(player: LessonPlayer, pages: Pages) -> dict[str, Any]:
    """The orders a learner may give; after the reveal the same question for each of them."""
    act, progress = player.step.act, player.progress
    if act is None:
        return {"orders": []}
    labels = {one: pages.say(player, "act", one) for one in act.ids}
    return {
        "fresh": f"{player.episode.id}/{player.step.id}",
        "task": pages.say(player, "act", "task"),
        "orders": [
            {"id": one, "label": label, "given": one == progress.ordered} for one, label in labels.items()
        ],
        "open": not progress.committed and not progress.revealed,
        "said": labels.get(progress.ordered or "", ""),
        "asked": [pages.say(player, "target"), *([pages.say(player, "act", "beside")] if act.beside else [])],
        "compared": _compared_said(player, act, pages),
        "rows": compared(player, act, labels, pages) if progress.revealed else [],
        "told": pages.say(player, "act", "told") if progress.revealed and _as_asked(player, act) else "",
    }


def compared(player: LessonPlayer, act: Act, labels: Mapping[str, str], pages: Pages) -> list[dict[str, Any]]:
    """The step's number after each order at the present setting, with the learner's own marked, and what else
    is compared of them.
    """
    asked = [one for one in (player.step.target, act.beside) if one is not None]
    columns = [_each_order(player, act, one, pages) for one in asked]
    return [
        {"label": labels[one.id], "own": one.id == player.progress.ordered, "cells": list(cells)}
        for one, *cells in zip(act.orders, *columns, strict=True)
    ]


def _each_order(player: LessonPlayer, act: Act, asked: AnswerNumber, pages: Pages) -> list[dict[str, Any]]:
    """A number of each order, in words and as a bar; bars of averages by the largest."""
    given = _fixed_now(player, act)
    asked = _followed(player, asked, given)
    numbers = [player.measure(asked, given | one.given) for one in act.orders]
    whole = 1 if asked.is_chance else max(numbers) or 1
    form = "x-plain" if asked.is_chance else "x-decimal"
    told = (number_facts(pages.labels.texts, "x", number, asked.is_chance)[form] for number in numbers)
    pairs = zip(told, numbers, strict=True)
    return [{"said": said, "share": float(number / whole)} for said, number in pairs]


def _followed(player: LessonPlayer, asked: AnswerNumber, given: Mapping[str, Any]) -> AnswerNumber:
    """What is read of another question, at what the learner changed where it names the same control."""
    control = player.step.vary.control
    if not asked.question or control not in asked.given:
        return asked
    now = asked.given | {control: given.get(control, asked.given[control])}
    return asked.model_copy(update={"given": now})


def _fixed_now(player: LessonPlayer, act: Act) -> dict[str, Any]:
    """What holds for every order: the step's own parameters, with what the learner changed where the game
    allows it with each order.
    """
    fixed, setting = dict(player.step.fixed), player.progress.setting
    if setting is None:
        return fixed
    changed = fixed | {player.step.vary.control: setting}
    question, charts = player.step.question, player.charts
    refused = (refused_setting(player.game, question, charts, **changed | one.given) for one in act.orders)
    return changed if all(one is None for one in refused) else fixed


def _as_asked(player: LessonPlayer, act: Act) -> bool:
    """Whether the orders are compared at the step's own setting, of which its sentence speaks."""
    return _fixed_now(player, act) == dict(player.step.fixed)


def _compared_said(player: LessonPlayer, act: Act, pages: Pages) -> str:
    """What the table of all orders compares, and at which setting if that is another than the step's."""
    head = pages.t("lesson-ui-act-compare")
    if _as_asked(player, act):
        return head
    setting = setting_text(player, pages.labels.texts, player.setting)
    control = pages.say(player, "control")
    return pages.t("lesson-ui-act-compare-now", head=head, control=control, setting=setting)
