"""What the end of an episode invites to: its last position on the table, a choice, questions to take home.

Knows episodes and addresses of pages. Must not know how a table is laid.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

from navalgames.sessions.lesson_grammar import Source
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.scene_grammar import Scene
from navalgames.texts import Texts
from navalgames.texts.choice import address_in
from navalwidgets.base.address import written


def ending_page(player: LessonPlayer, texts: Texts, cite: Callable[[Source], str]) -> dict[str, Any]:
    """What history did, two doors, the questions, and more for who is done; nothing without an ending."""
    episode, game = player.episode, player.game.id
    ending = episode.ending
    if ending is None:
        return {}
    table = urlencode(_table(player, ending.play))
    return {
        "mission": _mission(player, texts),
        "play": {
            "href": address_in(texts.language, f"{game}_table.ipynb?{table}"),
            "label": _door(player, texts, ending.play),
        },
        "whatIf": {
            "href": address_in(texts.language, f"{game}_choices.ipynb?{urlencode(ending.choices)}"),
            "label": texts.t(episode.key("what-if")),
        },
        "ending": [
            {
                "mark": line.mark,
                "text": texts.t(episode.key("ending", n)),
                "source": cite(episode.sources[line.source]) if line.source else "",
            }
            for n, line in enumerate(ending.history, 1)
        ],
        "moreToDo": [
            {
                "text": texts.t(episode.key("more", n)),
                "href": address_in(texts.language, f"{game}_lab.ipynb?{urlencode(query)}"),
            }
            for n, query in enumerate(ending.more, 1)
        ],
        "home": [texts.t(episode.key("home", n)) for n in range(1, ending.home + 1)],
    }


def _mission(player: LessonPlayer, texts: Texts) -> dict[str, Any]:
    """What is to be done at the table, and the door to it; nothing without a mission."""
    episode, mission = player.episode, player.episode.mission
    if mission is None:
        return {}
    table = f"{player.game.id}_table.ipynb?mission={episode.number}&told=yes"
    return {
        "place": f"{player.game.id}:{episode.number}",
        "title": texts.t(episode.key("mission", "title")),
        "task": texts.t(episode.key("mission", "task")),
        "href": address_in(texts.language, table),
        "label": texts.t("lesson-ui-mission", minutes=mission.minutes),
    }


def _table(player: LessonPlayer, opened: str) -> dict[str, str]:
    """What the address of the table names: the step's position, or where that was changed and no orders lead
    to it, a new game by its options.
    """
    scene = _scene(player, opened)
    if scene.can_be_played_on:
        return {"scene": f"{player.episode.number}-{opened}"}
    return {name: written(value) for name, value in scene.options.items()}


def _scene(player: LessonPlayer, opened: str) -> Scene:
    scene = next(step.scene for step in player.episode.step if step.id == opened)
    assert scene is not None, "an episode without a scene to play on is refused"
    return scene


def _door(player: LessonPlayer, texts: Texts, opened: str) -> str:
    """What the door to the table says: which step's position it opens where that is not the last one, or that
    a game begins.
    """
    episode = player.episode
    if not _scene(player, opened).can_be_played_on:
        return texts.t("lesson-ui-play-begin")
    place = next(n for n, step in enumerate(episode.step, 1) if step.id == opened)
    if place == len(episode.step):
        return texts.t("lesson-ui-play-on")
    step = texts.t("lesson-ui-step-title", step=place, title=texts.t(episode.key(opened, "title")))
    return texts.t("lesson-ui-play-on-step", step=step)
