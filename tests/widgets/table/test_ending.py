"""The end of a game is told without an empty score, and without advice about options a game has not; a turn
of a game without a table of its own is told by the game's word for it."""

from __future__ import annotations

import pytest

from navalgames.games import game
from navalgames.texts import LANGUAGES, Texts
from navalwidgets.table.games.plain import PlainTable


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_score_ends_its_sentence_once(language):
    texts = Texts(language, strict=True)
    told = texts.t("table-over-turns", turn="T3", scored=0, score="")
    assert told.rstrip(".。").endswith("T3") and told.count(".") + told.count("。") == 1
    assert "5 : 4" in texts.t("table-over-turns", turn="T3", scored=1, score="5 : 4")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sides", [1, 2])
def test_a_change_of_options_is_advised_where_there_are_some(language, sides):
    texts = Texts(language, strict=True)
    with_some, with_none = (texts.t("table-over-next", sides=sides, options=options) for options in (3, 0))
    rule = {"en": "optional rule", "ja": "選択ルール"}[language]
    assert rule in with_some and rule not in with_none and with_none


@pytest.mark.parametrize(("language", "told"), [("en", "Round 2"), ("ja", "ラウンド2")])
def test_a_turn_is_called_as_the_game_calls_it(toys, language, told):
    cards = game("toy_cards")
    table = PlainTable(cards.id, cards.read_charts(), None, Texts(language, cards.id))
    assert table.turn_words(2) == told
