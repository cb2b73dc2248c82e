"""What the learner is likely to ask next, asked before it is asked for, while nobody waits.

Knows questions and their settings. Nothing is drawn here: `navalgames.odds` remembers its answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from navalgames import odds
from navalgames.errors import Problem
from navalgames.games.contract import Game, Question


def neighbours(
    game: Game, question: Question, settings: Mapping[str, Any], before: Mapping[str, Any]
) -> Iterator[Callable[[], object]]:
    """The settings one step away from these, each as something to be called.

    before: the settings until now. The control that was moved last comes first, and for it two steps: it may
    be on its way.
    """
    stays = {one.name: settings[one.name] == before.get(one.name) for one in question.parameters}
    for one in sorted(question.parameters, key=lambda one: stays[one.name]):
        place = one.values.index(settings[one.name])
        for near in (1, -1) if stays[one.name] else (1, -1, 2, -2):
            if 0 <= place + near < len(one.values):
                yield partial(_ahead, game, question.name, {**settings, one.name: one.values[place + near]})


def _ahead(game: Game, name: str, settings: Mapping[str, Any]) -> None:
    """Asks ahead; a setting that is refused will say so when it is chosen."""
    with suppress(Problem):
        odds.ask(game, name, **settings)
