"""The episodes of Atlantic Chase explain the words of the game that they use."""

from __future__ import annotations

import re

import pytest

from navalgames import odds
from navalgames.checking.episodes import sources_of
from navalgames.games.atlantic_chase import GAME
from navalgames.labels import Labels
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import Texts

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


def steps(episode: str):
    """The steps of an episode by name."""
    return {step.id: step for one in episodes_of(GAME) if one.id == episode for step in one.step}


def test_the_task_of_change_one_thing_is_about_the_order_that_was_given():
    """Where its sentence goes by the order, or its values solve it for each."""
    asked = steps("holding_the_initiative")
    assert [asked[name].vary.any_order for name in ("one_more", "marker", "into_brest")] == [True] * 3


def test_what_is_added_stands_beside_the_dice():
    """The +1 of the pair by the search itself, the Tally by a sentence beside each try to seize."""
    search = steps("pins_and_string")["long_way"].scene
    assert [one.order["order"] for one in search.orders] == ["NavalSearch", "Support"]
    asked = steps("holding_the_initiative")
    tellings = [asked[name].scene.tells for name in ("one_more", "into_brest")]
    assert [(one.counted, one.first, one.reason) for one in tellings] == [("tally", "$tally", "seize")] * 2


def test_an_order_to_search_leaves_the_string_as_it_is():
    orders = steps("holding_the_initiative")["one_more"].act.orders
    assert "task_forces.0.line" not in next(one for one in orders if one.id == "search").changes


@pytest.mark.parametrize("hits, told", [(0, "0 hits"), (1, "1 hit"), (2, "2 hits")])
def test_one_hit_is_told_as_one(hits, told):
    assert Texts("en", game=GAME.id).t("ac-table-hits", of=0, hits=hits) == told
