"""Settings of a question to try: the usual one, and others drawn at random from all there are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from navalgames import odds
from navalgames.games.contract import Game, Question

MOST_DRAWN = 40


def settings_to_try(game: Game, question: Question, count: int, seed: str) -> Iterator[dict[str, Any]]:
    """The usual setting and `count` others that the game takes, drawn with `seed`."""
    yield {}
    rng = random.Random(seed)
    for _ in range(count):
        for _ in range(MOST_DRAWN):
            drawn = {one.name: rng.choice(one.values) for one in question.parameters}
            if odds.refused_setting(game, question.name, **drawn) is None:
                yield drawn
                break
