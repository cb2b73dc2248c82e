"""*Change one thing*: the page says whose numbers it shows where the task is about another order."""

from __future__ import annotations

import pytest

from navalgames.games import game
from navalwidgets.guide import Guide


def whose(query: str, name: str = "raiders_of_the_deep") -> str:
    return Guide(game(name), f"{query}&guess=skip&shown=1").parts["reveal"].page["whose"]


def test_a_task_about_another_order_than_the_learner_s_says_so():
    told = whose("episode=1&step=gun&order=long")
    assert "At medium range" in told and "At long range" in told


@pytest.mark.parametrize(
    "query",
    [
        "episode=1&step=gun&order=medium",  # the order that is asked about
        "episode=6&step=way&order=north",  # whether more or less often is asked of the learner's own
        "episode=4&step=harmless",  # no order was given
    ],
)
def test_a_task_about_the_learner_s_own_says_nothing(query):
    assert whose(query) == ""


def test_a_task_that_any_order_solves_is_about_the_learner_s_own():
    assert whose("episode=3&step=meeting&order=cromarty", "grand_fleet") == ""
