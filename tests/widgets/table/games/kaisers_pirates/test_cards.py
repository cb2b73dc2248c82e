"""Cards of The Kaiser's Pirates: every card of every deck has its words, its dice and one sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from navalgames import games
from navalgames.charts import read_charts
from navalgames.texts import LANGUAGES, Texts
from navalwidgets.base.widget import PACKAGE
from navalwidgets.table.games.kaisers_pirates.cards import CardMaker
from navalwidgets.table.games.kaisers_pirates.pictures import ACTION_SIGNS, FACE_SHAPES, GERMAN_SHAPES

DRAWINGS = PACKAGE / "drawings"
CHARTS = read_charts(Path(games.__file__).parent / "kaisers_pirates" / "charts")
DECKS = {
    "german": CHARTS["german_ships"].rows,
    "merchantman": CHARTS["merchantmen"].rows,
    "action": CHARTS["action_deck"].rows,
    "solitaire": CHARTS["solitaire_cards"].rows,
}
STATES = [("damage", 2), ("supply", 1), ("hidden", 1), ("identified", 1), ("refuge", 1), ("prize", 1)]


@pytest.fixture(params=LANGUAGES)
def maker(request) -> CardMaker:
    return CardMaker(CHARTS, Texts(request.param, "kaisers_pirates", strict=True))


def written(card: object) -> list[str]:
    """Every text on a card."""
    if isinstance(card, str):
        return [card]
    parts = card.values() if isinstance(card, dict) else card if isinstance(card, list) else ()
    return [text for part in parts for text in written(part)]


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_is_told_whole(maker, deck):
    for name in DECKS[deck]:
        card = getattr(maker, deck)(name)
        assert card["name"] in card["label"] and not any("⟦" in text for text in written(card))
        for coin in card["coins"]:
            assert coin["name"] in card["label"] and set(coin["dice"]) <= {4, 6, 8, 10}


def test_markers_of_a_ship_are_told_in_words(maker):
    card = maker.german("Wolf", STATES)
    marks = [mark["name"] for mark in (*card["signs"], *card["states"])]
    assert len(card["states"]) == 6 and all(mark in card["label"] for mark in marks)


def test_a_card_says_what_stands_on_it():
    maker = CardMaker(CHARTS, Texts("en", "kaisers_pirates", strict=True))
    assert maker.german("Leipzig", [("damage", 1)])["label"] == (
        "Leipzig, Warship. 3,816 t, 22.5 knots, 17 VP, Attack the best of d10+d8+d4, "
        "Defence the best of d10+d4, Coal, Damaged"
    )
    assert maker.action("Searchlight 1")["label"] == (
        "Searchlight, Assist. By its other side: an intercept by HMS Pegasus with the best of d10+d8+d4, "
        "A night intercept has +3."
    )
    assert maker.back("action", 1)["label"] == "Action cards, face down: 1 card"


def test_every_drawing_that_a_card_names_exists():
    ships = set(re.findall(r"^  (\w+): \[\[", (DRAWINGS / "card_ships.js").read_text("utf-8"), re.MULTILINE))
    signs = set(
        re.findall(r'^  (\w+): "[FS] ', (DRAWINGS / "card_emblems.js").read_text("utf-8"), re.MULTILINE)
    )
    assert {
        *GERMAN_SHAPES.values(),
        *FACE_SHAPES.values(),
        "cruiser",
        "raider",
        "steamer",
        "liner",
        "sail",
    } <= ships
    assert {*ACTION_SIGNS.values(), "night", *(sign for sign, _ in STATES)} <= signs
    kinds = set(CHARTS["action_cards"].rows)
    assert set(ACTION_SIGNS) | set(FACE_SHAPES) == kinds and not set(ACTION_SIGNS) & set(FACE_SHAPES)


def test_beside_a_lesson_the_card_of_the_phantom_shows_its_answers(maker):
    card = maker.answers("S11")
    assert [row["roll"] for row in card["rows"]] == ["1, 3", "2, 4"] and not card["text"]
    assert all(row["text"] in card["label"] for row in card["rows"])
