"""What a page says of a refused setting: it begins with what was moved, and what it offers is taken."""

from __future__ import annotations

import pytest

from navalgames import odds
from navalgames.games import game
from navalgames.labels import Labels
from navalgames.rule_names import rule_told
from navalwidgets.parts.misfits import check_move
from navalwidgets.parts.parameter_panel import SettingRefused
from tests.loaded import asked

UB_III = ("raiders_of_the_deep", "patrols_survived", "type", "UBIII", {"era": "1917"})
SHANNON = ("frigate_duel", "listed_boarding", "ship", "shannon", {})
NO_D8 = ("kaisers_pirates", "mines", "d8", 0, {"d4": 0, "d6": 0})


def moved(game_id, name, parameter, value, given, language="en"):
    """The refusal of moving one parameter from the usual settings with `given`."""
    question = game(game_id).question(name)
    settings = {one.name: one.default for one in question.parameters} | given
    with pytest.raises(SettingRefused) as told:
        check_move(
            Labels(game(game_id), language), name, parameter, settings[parameter],
            {**settings, parameter: value},
        )  # fmt: skip
    return Labels(game(game_id), language).texts.problem(told.value), told.value.offers


@pytest.mark.parametrize(
    ("case", "english", "japanese"),
    [
        (UB_III, "“Boat: UB III” does not go with “Time of the war: spring 1917”. ",
         "「艦の型：UB III型」と「時期：1917年の春」は、"),
        (SHANNON, "“Ship: Shannon” does not go with “Her enemy: Shannon”. ",
         "「艦：シャノン」と「敵艦：シャノン」は、"),
        (NO_D8, "“Ships with a d8: 0” does not go with “Ships with a d4: 0”, ",
         "「d8の船：0」と「d4の船：0」、"),
    ],
)  # fmt: skip
def test_the_sentence_begins_with_what_was_moved(case, english, japanese):
    assert moved(*case)[0].startswith(english)
    assert moved(*case, language="ja")[0].startswith(japanese)


def test_two_that_are_in_each_others_way_may_change_places():
    _, offers = moved(*SHANNON)
    assert [offer.values for offer in offers] == [{"ship": "shannon", "enemy": "chesapeake"}]
    assert offers[0].label == "Set “Ship: Shannon” and “Her enemy: Chesapeake”"
    _, offers = moved("frigate_duel", "listed_boarding", "ship", "forte", {"enemy": "forte"})
    assert offers[0].values["enemy"] == "chesapeake", "the one given up, however far it stands in the list"


@pytest.mark.parametrize(("game_id", "name"), asked())
def test_every_first_move_is_refused_in_words_and_its_offers_are_taken(game_id, name):
    played = game(game_id)
    question = played.question(name)
    usual = {one.name: one.default for one in question.parameters}
    for one in question.parameters:
        for value in one.values:
            settings = {**usual, one.name: value}
            refused = odds.refused_setting(played, name, **settings)
            if refused is None:
                check_move(Labels(played), name, one.name, one.default, settings)
                continue
            labels = Labels(played)
            with pytest.raises(SettingRefused) as told:
                check_move(labels, name, one.name, one.default, settings)
            sentence = labels.texts.problem(told.value)
            assert sentence.startswith(f"“{labels.parameter(one.name)}: {labels.value(value)}”")
            assert rule_told(labels.texts, refused.rule) in sentence and "⟦" not in sentence
            for offer in told.value.offers:
                assert offer.values[one.name] == value
                assert odds.refused_setting(played, name, **{**settings, **offer.values}) is None


def test_a_parameter_that_is_not_free_is_not_offered():
    question = game("frigate_duel").question("listed_boarding")
    settings = {one.name: one.default for one in question.parameters} | {"ship": "shannon"}
    with pytest.raises(SettingRefused) as told:
        check_move(
            Labels(game("frigate_duel")), question.name, "ship", "chesapeake", settings, free=("ship",)
        )
    assert told.value.offers == ()
    assert "does not go with “Her enemy: Shannon”" in str(told.value), "it is named all the same"


def test_a_setting_that_is_its_own_only_obstacle_names_no_others():
    """There were no Q-ships in 1914, whatever else is set; a combination of settings is still told as one."""
    told, offers = moved("raiders_of_the_deep", "q_ship", "era", "1914", {})
    assert offers == () and "cannot be chosen here" in told and "the other settings" not in told
    told, _ = moved("grand_fleet", "control", "point_and_half", 8, {})
    assert "cannot be chosen here" not in told
