"""How fast the first look at an answer is: under 50 ms at the settings a question begins with.

Run with `python -m pytest benchmarks/test_pictures.py`. Times are processor time, the best of three, the
answer and the words being known already: a page shows the bars first. What was read for one look is
forgotten before the next.
"""

from __future__ import annotations

from time import process_time

import pytest

from navalgames.chance import memory
from navalgames.games import GAME_IDS, game
from navalgames.labels import Labels
from navalgames.odds import ask, asking
from navalgames.pictures import Look

MOST = 0.050
QUESTIONS = [
    pytest.param(name, question.name, id=f"{name}-{question.name}")
    for name in GAME_IDS
    for question in game(name).questions()
]


def seconds(name: str, question: str) -> float:
    """Of one first look, the answer being known."""
    memory.forget()
    asking._remembered.clear()
    ask(game(name), question)
    began = process_time()
    Look(game(name), Labels(game(name)), question).data  # noqa: B018 - it is worked out when it is asked for
    return process_time() - began


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
def test_a_first_look_follows_the_bars_at_once(name, question):
    Look(game(name), Labels(game(name)), question).data  # noqa: B018 - words and rules are read once
    assert min(seconds(name, question) for _ in range(3)) < MOST
