"""Rules whose number is no number are called by words a learner knows, in every language."""

from __future__ import annotations

import re

import pytest

from navalgames.games import GAME_IDS
from navalgames.rule_index import read_rules
from navalgames.rule_names import rule_names
from navalgames.texts import LANGUAGES, Texts
from navalwidgets.parts.parameter_panel import ParameterPanel


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_no_name_of_the_code_is_shown(game_id, language):
    for number, name in rule_names(Texts(language, game_id)).items():
        assert name and "⟦" not in name and "_" not in name, (number, name)


def test_an_option_is_called_by_its_title_and_a_table_by_its_own():
    names = rule_names(Texts("en", "raiders_of_the_deep"))
    assert names["switch:commander_tile"] == "A captain of history"
    assert (names["cal.dc"], names["E1.rows"]) == ("Depth charges by date", "Encounter rows")


def test_numbers_stay_numbers():
    assert not {"8.11f", "7.9a"} & rule_names(Texts("en", "grand_fleet")).keys()
    assert rule_names(Texts("en")) == {}


def test_the_scripts_that_link_rules_are_told_them():
    assert ParameterPanel(game="raiders_of_the_deep").texts["rule-cal.dc"] == "Depth charges by date"


BARE_CODE = re.compile(r"\[[A-Z]\d")
"""How a printed chart is coded: "[E1]" says nothing to who does not hold it."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_rule_names_its_charts_in_words(game_id, language):
    told = [rule for rule in read_rules(game_id, language) if not rule.number.startswith("chart:")]
    said = {rule.number: f"{rule.title} {rule.requirement} {rule.ruling}" for rule in told}
    assert not [number for number, words in said.items() if BARE_CODE.search(words)]
