"""Pages without a kernel draw what widgets draw, from data in the page; a worksheet has what it asks for."""

from __future__ import annotations

import json
import re

import pytest

from navalgames.games import game, game_ids
from navalgames.naming import prefix_of
from navalgames.serve.pages import Pages
from navalgames.serve.pictures import (
    LAST_LINE,
    SCRIPTS,
    STYLES,
    embedded,
    picture_words,
    pictures_css,
    pictures_js,
)
from navalgames.serve.teach_page import sheet_of, tables_once
from navalgames.serve.worksheet_rtf import worksheet_rtf
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import LANGUAGES, Texts
from navalwidgets.base.widget import script, style
from navalwidgets.why import WhyView

DATA = re.compile(r'<script type="application/json"( id="naval-picture-words")?>(.*?)</script>', re.DOTALL)


def test_pages_draw_with_the_scripts_and_styles_of_the_widget():
    assert script(*SCRIPTS[1:]) == WhyView._esm
    assert style(*STYLES) == WhyView._css


def test_the_script_is_no_module_and_needs_none():
    text = pictures_js().decode()
    assert "export default" not in text and "\nimport " not in text
    assert str(WhyView._esm).count(LAST_LINE) == 1
    assert pictures_css().decode() == WhyView._css


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_ids())
def test_the_script_has_the_words_its_widget_has(name, language):
    view, words = WhyView(game=name, language=language), picture_words(name, language)
    missing = {key for key in view.texts if key not in words and not key.startswith("badge-")}
    assert not missing and all(words[key] == text for key, text in view.texts.items() if key in words)
    assert any(key.startswith("chart-") for key in words) or not Texts(language, game=name).several(
        f"{prefix_of(name)}chart-"
    )


def test_data_cannot_end_the_element_it_stands_in():
    told = embedded({"words": "</script><b>ü"})
    assert "</" not in told and json.loads(told) == {"words": "</script><b>ü"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["read_episode", "teach_episode"])
def test_each_step_has_its_picture_as_data_and_in_words(kind, language):
    html = getattr(Pages("/", language), kind)("grand_fleet", "will_they_come_out")
    steps = sheet_of("grand_fleet", "will_they_come_out", language).steps
    found = [json.loads(data) for shared, data in DATA.findall(html) if not shared]
    assert [one["data"] for one in found] == [json.loads(json.dumps(step.picture)) for step in steps]
    assert html.count('class="naval-picture-drawn"') == len(steps)
    for step in steps:
        for end in step.picture["sections"][0]["ends"]:
            assert end["words"] in html and end["percent"] in html


def test_a_step_in_which_nothing_is_thrown_has_no_picture_to_draw():
    html = Pages("/", "en").read_episode("frigate_duel", "the_wind_owns_the_sea")
    steps = sheet_of("frigate_duel", "the_wind_owns_the_sea", "en").steps
    drawn = [step for step in steps if any(part["pictures"] for part in step.picture["sections"])]
    assert html.count('class="naval-picture-drawn"') == len(drawn) < len(steps)


@pytest.mark.parametrize("name", game_ids())
@pytest.mark.by_turns(2)
def test_a_worksheet_has_every_rule_and_each_table_once(name):
    pages = Pages("/", "en")
    for episode in episodes_of(game(name)):
        sheet, html = sheet_of(name, episode.id, "en"), pages.worksheet(name, episode.id)
        tables = tables_once(sheet)
        own = [number == step.number for step in sheet.steps for _, number in tables[step.id]]
        blanks = sum(step.field is not None for step in sheet.steps)
        assert html.count("<table") == sum(own) + blanks, episode.id
        assert html.count("naval-rule-of-step") == len(sheet.steps)
        assert "%" not in html[html.index("naval-sheet-rules") :], episode.id


def test_a_table_that_a_later_step_needs_as_well_is_named_there():
    sheet = sheet_of("atlantic_chase", "pins_and_string", "en")
    numbers = [[number for _, number in found] for found in tables_once(sheet).values()]
    assert numbers[:2] == [[1], [1]]
    assert "stands at step 1" in Pages("/", "en").worksheet("atlantic_chase", "pins_and_string")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_to_edit_has_the_rules_and_tables_too(language):
    sheet = sheet_of("atlantic_chase", "pins_and_string", language)
    text = worksheet_rtf(sheet, Texts(language, game="atlantic_chase"))
    assert r"\page" in text and text.count(" | ") > 30
    assert "83.3" not in text and "5/6" not in text
