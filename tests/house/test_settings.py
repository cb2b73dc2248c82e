"""Every setting of every question is refused in words or honoured; nothing is clamped or dropped unseen."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from navalgames import odds
from navalgames.errors import BadInput
from navalgames.games import game
from navalgames.labels import Labels
from navalgames.rule_names import rule_names
from navalgames.texts import LANGUAGES, Texts
from tests.loaded import asked
from tests.settings_tried import settings_to_try

SETTINGS, DRAWN, LOOKED_AT = 25, 30, 1000
every_question = pytest.mark.parametrize(("game_id", "name"), asked())
pytestmark = pytest.mark.timeout(600)  # each question at hundreds of settings

ALLOWS = "it says what the game allows, which the lab refuses in words"
NEVER_MOVES: dict[tuple[str, str, str], str] = {
    ("grand_fleet", "detachment", "side"): "both sides roll alike; the side names the roll",
    ("grand_fleet", "combat_initiative", "side"): "both sides roll alike; it limits the number of fleets",
    ("kaisers_pirates", "round_points", "tied"): "that a tie costs nothing is the rule (2.3.3e)",
    ("raiders_of_the_deep", "depth_charges", "manoeuvre"): "against a die no turn is better than another",
    ("atlantic_chase", "search_with_help", "damaged"): ALLOWS,
    ("atlantic_chase", "search_with_help", "opt_damaged_ship_restriction"): ALLOWS,
    ("atlantic_chase", "recon", "goes"): ALLOWS,
    ("atlantic_chase", "recon", "recon_stay"): ALLOWS,
    ("atlantic_chase", "recon", "edge_hexes"): ALLOWS,
    ("atlantic_chase", "reinforcement", "group"): ALLOWS,
    ("atlantic_chase", "reinforcement", "variant"): ALLOWS,
}
"""(game, question, parameter): why this parameter never moves the answer, and is offered all the same."""


@every_question
@pytest.mark.by_turns(2)
def test_every_setting_is_refused_in_words_or_answered(game_id, name):
    """A refusal has its rule and its words in every language; what is not refused has an answer."""
    played = game(game_id)
    question = played.question(name)
    rng = random.Random(f"all {name}")
    for _ in range(SETTINGS):
        settings = {one.name: rng.choice(one.values) for one in question.parameters}
        refused = odds.refused_setting(played, name, **settings)
        if refused is None:
            odds.ask(played, name, **settings)
            continue
        assert refused.parameter in settings
        assert refused.rule in {rule.number for rule in odds_rules(game_id)}
        with pytest.raises(BadInput) as told:
            odds.ask(played, name, **settings)
        for language in LANGUAGES:
            texts = Texts(language, game_id)
            sentence, called = texts.problem(told.value), rule_names(texts).get(refused.rule, refused.rule)
            assert called in sentence and "⟦" not in sentence, sentence


def odds_rules(game_id):
    from navalgames.rule_index import read_rules

    return read_rules(game_id)


@every_question
@pytest.mark.by_turns(3)
def test_a_parameter_that_is_said_not_to_matter_does_not(game_id, name):
    played = game(game_id)
    question = played.question(name)
    by_name = {one.name: one for one in question.parameters}
    for settings in settings_to_try(played, question, SETTINGS, f"idle {name}"):
        for idle in odds.idle_settings(played, name, **settings):
            assert Labels(played).texts.has(idle.key), idle.key
            expected = odds.ask(played, name, **settings).distribution
            for value in by_name[idle.parameter].values:
                changed = {**settings, idle.parameter: value}
                if odds.refused_setting(played, name, **changed) is None:
                    assert odds.ask(played, name, **changed).distribution == expected, (idle, changed)


@every_question
@pytest.mark.by_turns(3)
def test_every_parameter_moves_the_answer_somewhere(game_id, name):
    """A parameter that never does stands in the list above, with its reason."""
    played = game(game_id)
    question = played.question(name)
    for one in question.parameters:
        listed = (game_id, name, one.name) in NEVER_MOVES
        if len(one.values) > 1:
            assert moves_somewhere(played, question, one) != listed, one.name


def settings_that_matter(played, question, one):
    """The usual setting, and others at which the parameter is not said to be idle: many if need be."""
    drawn = settings_to_try(played, question, LOOKED_AT, f"moves {question.name} {one.name}")
    mattering = (
        settings
        for settings in drawn
        if one.name not in {idle.parameter for idle in odds.idle_settings(played, question.name, **settings)}
    )
    return islice(mattering, DRAWN)


def moves_somewhere(played, question, one) -> bool:
    for settings in settings_that_matter(played, question, one):
        found = set()
        telling = (one.values[0], one.values[len(one.values) // 2], one.values[-1])
        for value in dict.fromkeys((*telling, *one.values)):
            changed = {**settings, one.name: value}
            if odds.refused_setting(played, question.name, **changed) is None:
                found.add(odds.ask(played, question.name, **changed).distribution)
            if len(found) > 1:
                return True
    return False


@every_question
def test_an_outcome_that_a_question_does_not_have_is_refused(game_id, name):
    answer = odds.ask(game(game_id), name)
    with pytest.raises(BadInput):
        answer.distribution.chance("no such outcome")
