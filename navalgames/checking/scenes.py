"""Scenes and orders of a game's episodes: positions laid, orders tried.

Knows lessons, their player and the tables they lay. Must not know a rule, nor how a board is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator

from navalgames.chance import Shown
from navalgames.checking.check import EPISODES, check
from navalgames.checking.episodes import guesses, steps_of
from navalgames.checking.finding import Finding
from navalgames.checking.subject import Subject
from navalgames.errors import Problem
from navalgames.explore.scenes import come_to, ordered, played_on
from navalgames.explore.telling import told_throws
from navalgames.games.contract import Game
from navalgames.sessions.lesson_grammar import BarsPrediction, Episode, Step
from navalgames.sessions.lesson_player import LessonPlayer

ROLLS = 40  # of each order and setting, until each order of a scene was given


def players_of(game: Game, episode: Episode, step: Step) -> Iterator[LessonPlayer]:
    """The step at each of its orders and settings, revealed and not yet rolled."""
    for order in step.act.ids if step.act else [None]:
        for value in step.vary.values:
            player = LessonPlayer(game, episode, step=step.id)
            if order:
                player.give_order(order)
            player.skip()
            player.vary(value)
            yield player


@check(EPISODES)
def every_scene_is_laid_and_all_its_orders_are_given(subject: Subject) -> Iterator[Problem]:
    """The game's laws allow the position; no order waits for ever; what is lit belongs to an outcome."""
    for episode, step, where in steps_of(subject.known):
        scene = step.scene
        if scene is None:
            continue
        waiting, outcomes = set(range(len(scene.orders))), set()
        unsaid = set(scene.also)
        for player in players_of(subject.known, episode, step):
            act = step.act.named(player.progress.ordered) if step.act else None
            table = ordered(subject.id, scene.standing_at(player.setting), act, player.parameters)
            outcomes |= {str(one) for one in player.answer().outcomes}
            for outcome in player.answer().outcomes if scene.comes_to else ():
                come_to(table, scene, outcome, act)
            if scene.tells:
                for _ in range(ROLLS):
                    shown = [one for one in player.roll(1).record if isinstance(one, Shown)]
                    told_throws(subject.known, scene.tells, player.parameters, player.charts, shown)
            for _ in range(ROLLS if scene.orders else 0):
                shown = [one for one in player.roll(1).record if isinstance(one, Shown)]
                played = played_on(table, scene, player.parameters, shown, step.seed)
                waiting -= {scene.orders.index(order) for order in played.given}
                unsaid -= {note.key for one in played.fell for note in one.also}
        for n in sorted(waiting):
            yield Finding("scene-order", where=where, number=str(n + 1))
        for note in sorted(unsaid):
            yield Finding("scene-note", where=where, note=note)
        told = [one.becomes for one in step.act.orders] if step.act else []
        if scene.tells:
            outcomes |= {str(one) for one in subject.known.question(scene.tells.question).outcomes}
        for name in sorted({*scene.after, *scene.courses, *scene.becomes}.union(*told) - outcomes):
            yield Finding("scene-after", where=where, given=name)


@check(EPISODES)
def every_order_can_be_predicted_rightly(subject: Subject) -> Iterator[Problem]:
    """Each order of an act has a right prediction, and one that is too high or too low."""
    for episode, step, where in steps_of(subject.known):
        for order in step.act.ids if step.act else []:
            player = LessonPlayer(subject.known, episode, step=step.id)
            player.give_order(order)
            possible = guesses(player)
            if "right" not in possible or not {"high", "low"} & set(possible):
                yield Finding("act-verdicts", where=where, order=order)


@check(EPISODES)
def no_prediction_begins_right(subject: Subject) -> Iterator[Problem]:
    """Equal tokens on every outcome, which cost no thought, are not the answer."""
    for episode, step, where in steps_of(subject.known):
        if isinstance(step.predict, BarsPrediction):
            player = LessonPlayer(subject.known, episode, step=step.id)
            names = player.outcome_names
            each, over = divmod(step.predict.tokens, len(names))
            player.predict({name: each + (place < over) for place, name in enumerate(names)})
            if player.verdict == "right":
                yield Finding("begins-right", where=where)
