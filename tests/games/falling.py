"""Rolls of the steps whose dice fall on their board, at every order and setting: for the tests of games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from navalgames.chance import Shown
from navalgames.checking.scenes import players_of
from navalgames.explore.scenes import ordered, played_on
from navalgames.games.contract import Game
from navalgames.sessions.lesson_grammar import Episode, Step
from navalgames.sessions.lesson_player import LessonPlayer

ROLLS = 12


class Fell(NamedTuple):
    """A roll of a step: by whom, the board before it and after it, what the question says it came to."""

    player: LessonPlayer
    before: Any
    after: Any
    outcome: Any


def rolled(game: Game, episode: Episode, step: Step, rolls: int = ROLLS) -> Iterator[Fell]:
    """So many rolls at every order and setting whose orders the board has."""
    for player in players_of(game, episode, step):
        if not any(order.fits(player.parameters) for order in step.scene.orders):
            continue
        act = step.act.named(player.progress.ordered) if step.act else None
        table = ordered(game.id, step.scene.standing_at(player.setting), act, player.parameters)
        for _ in range(rolls):
            throw = player.roll(1)
            shown = [one for one in throw.record if isinstance(one, Shown)]
            after = played_on(table, step.scene, player.parameters, shown, 1).table
            yield Fell(player, table.state, after.state, throw.outcome)
