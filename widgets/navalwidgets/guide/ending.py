"""What the end of an episode invites to: its last position on the table, a choice, questions to take home.

Knows episodes and addresses of pages. Must not know how a table is laid.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.texts import Texts
from navalgames.texts.choice import address_in


def ending_page(player: LessonPlayer, texts: Texts) -> dict[str, Any]:
    """Two doors and the questions; nothing for an episode without an ending."""
    episode, game = player.episode, player.game.id
    ending = episode.ending
    if ending is None:
        return {}
    table = urlencode({"scene": f"{episode.number}-{ending.play}"})
    return {
        "play": address_in(texts.language, f"{game}_table.ipynb?{table}"),
        "whatIf": {
            "href": address_in(texts.language, f"{game}_choices.ipynb?{urlencode(ending.choices)}"),
            "label": texts.t(episode.key("what-if")),
        },
        "home": [texts.t(episode.key("home", n)) for n in range(1, ending.home + 1)],
    }
