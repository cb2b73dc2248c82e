"""The scenes of pages without a kernel: a script for each episode, put together by the widgets.

Knows how to ask for it. Must not know a scene, nor import a widget: a process of its own does, for a moment,
so that the server need not carry them.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from navalgames.games import game
from navalgames.sessions.settings import charts_for

MODULE = "navalwidgets.guide.still"
SECONDS = 120
"""So long at most, on a machine with much to do; alone it takes two or three."""


def scenes_file(name: str, episode: str, language: str) -> str:
    """What the script of an episode is called, beside `pictures.js`."""
    return f"scenes/{name}-{episode}-{language}.js"


def scenes_of(name: str, language: str) -> Mapping[str, bytes]:
    """The script of each episode of a game, by its id.

    Raises:
        BadInput: no such game, or an owner's file of charts that cannot be used.
        OSError, subprocess.SubprocessError: the process could not do it.
    """
    return _made(name, language, charts_for(game(name)))


@lru_cache(maxsize=4)
def _made(name: str, language: str, _charts: Any) -> Mapping[str, bytes]:
    """Made once for each game, its charts and a language; a few are kept."""
    asked = [sys.executable, "-m", MODULE, name, language]
    done = subprocess.run(asked, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS, check=True)
    return {episode: script.encode() for episode, script in json.loads(done.stdout).items()}
