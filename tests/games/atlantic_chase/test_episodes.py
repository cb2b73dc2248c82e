"""The episodes of Atlantic Chase explain the words of the game that they use."""

from __future__ import annotations

import re

import pytest

from navalgames import odds
from navalgames.checking.episodes import sources_of
from navalgames.games.atlantic_chase import GAME
from navalgames.labels import Labels
from navalgames.sessions.lessons import episodes_of

WORDS = {
    "station": r"\bstations?\b",
    "intel": r"\bIntel\b",
    "contact": r"\bContact\b",
    "shadow": r"\bShadow\b",
    "tally": r"\bTally\b",
    "passing": r"\b[Pp]ass(es)?\b(?! 1)",  # a chance cannot pass 1
    "trajectory_total": r"\bTrajectory Total\b",
}


@pytest.mark.parametrize("episode", episodes_of(GAME), ids=lambda one: one.id)
def test_words_of_the_game_stand_among_the_words_to_know(episode):
    """In what an episode says, and in the charts of its steps."""
    told = list(sources_of(GAME, episode, "en").values())
    labels = Labels(GAME)
    told += [
        labels.outcome(outcome) for step in episode.step for outcome in GAME.question(step.question).outcomes
    ]
    used = {name for name, pattern in WORDS.items() if any(re.search(pattern, one) for one in told)}
    assert used <= set(episode.terms)


CONTESTS = {"seize_initiative", "vie_for_initiative"}


def test_a_bar_says_who_holds_the_initiative_and_when_a_string_is_a_pin():
    """As the step calls it: "The initiative stays" does not tell with whom, "hexes: 0" not what is left."""
    asked = [(step.question, step) for episode in episodes_of(GAME) for step in episode.step]
    contests = [step for name, step in asked if name in CONTESTS]
    assert contests and [step.id for step in contests if set(step.outcomes) != {"keeps", "loses"}] == []
    for step in (step for name, step in asked if name == "line_after_passes"):
        given = [step.fixed | order.given for order in (step.act.orders if step.act else ())] or [step.fixed]
        ends = {end for one in given for end in odds.ask(GAME, step.question, **one).outcomes}
        assert 0 not in ends or "0" in step.outcomes, step.id
