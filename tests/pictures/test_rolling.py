"""A law for every question: a roll takes a way that is drawn, to its end, with the same dice as ever."""

from __future__ import annotations

import pytest

from navalgames import odds
from navalgames.chance import RandomDice
from navalgames.chance.anatomy import Node
from navalgames.games import GAME_IDS, game
from navalgames.labels import Labels
from navalgames.pictures import Look

QUESTIONS = [
    pytest.param(name, question.name, id=f"{name}-{question.name}")
    for name in GAME_IDS
    for question in game(name).questions()
]


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(2)
def test_a_roll_takes_a_way_to_its_end(name, question):
    look = Look(game(name), Labels(game(name)), question)
    plain, traced = RandomDice(seed=7), RandomDice(seed=7)
    for _ in range(5):
        rolled = look.roll(traced)
        assert rolled.outcome == odds.roll(game(name), question, plain)
        if game(name).question(question).throw:
            continue  # so much is thrown that another question's throw is drawn
        at = look.why.anatomy.root
        for turn in rolled.way:
            assert isinstance(at, Node)
            at = at.ways[turn].then
        assert not isinstance(at, Node), "the way ends before an end"
        if not look.why.rounds and hasattr(at, "outcome"):
            assert at.outcome == rolled.outcome
    assert list(plain.record) == list(traced.record)
