"""The home page without a browser: boards, what to start with, how long it takes and who can read it."""

from __future__ import annotations

import pytest

from navalgames.checking import home_board as checking
from navalgames.checking.subject import subject_called
from navalgames.errors import BadInput
from navalgames.games import GAME_IDS, game_ids
from navalgames.serve import reading_facts
from navalgames.serve.dashboards import title_of_game
from navalgames.serve.home_page import game_card, pictures_of, start_of
from navalgames.serve.pages import Pages
from navalgames.serve.places import lessons_folder
from navalgames.serve.reading_facts import age_of_game, quick_minutes
from navalgames.sessions import home_board
from navalgames.sessions.home_board import THEMES, read_home_board
from navalgames.sessions.lessons import read_episodes
from navalgames.texts import LANGUAGES
from navalgames.texts.readability import WORDS_A_MINUTE, grade
from tests.toys import added

MOST_BYTES = 40_000
"""Of one picture: a page shows as many as there are games."""


@pytest.mark.parametrize("name", GAME_IDS)
def test_every_game_of_ours_has_its_board_drawn_in_every_language_and_theme(name):
    pictures = pictures_of((name,))
    assert len(pictures) == len(LANGUAGES) * len(THEMES)
    assert len(set(pictures.values())) == len(pictures), "no two of them are one file"
    for content in pictures.values():
        assert content[:4] == b"RIFF" and content[8:12] == b"WEBP"
        assert len(content) <= MOST_BYTES


def test_a_picture_is_refused_whose_position_the_rules_no_longer_lead_to(monkeypatch, tmp_path):
    subject = subject_called("kaisers_pirates")
    find = checking.the_picture_on_the_home_page_shows_a_position_of_the_game
    assert [*find(subject)] == []
    told = read_home_board(subject.id)
    later = told.model_copy(update={"scene": told.scene.model_copy(update={"time": told.scene.time + 1})})
    monkeypatch.setattr(checking, "read_home_board", lambda _name: later)
    assert [one.key for one in find(subject)] == ["check-home-position"]
    monkeypatch.setattr(checking, "picture_file", lambda *_names: tmp_path / "board-en-light.webp")
    assert {one.key for one in find(subject)} == {"check-home-position", "check-home-picture"}


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[picture]\nwide = 10\n", "scene"),
        ("scene = [", "board.toml"),
        ("[picture]\nfar = 1\n", "picture.far"),
    ],
)
def test_a_file_of_a_board_that_cannot_be_used_is_refused_in_words(monkeypatch, tmp_path, text, where):
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "board.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(home_board, "folder_of", lambda _name: tmp_path)
    with pytest.raises(BadInput) as refused:
        read_home_board("grand_fleet")
    assert where in str(refused.value)


def test_a_game_without_a_picture_has_a_card_without_one():
    with added("toy_game"):
        card = game_card("toy_game", Pages())
        assert card["board"] is None
        assert pictures_of(("toy_game",)) == {}
        assert title_of_game("toy_game", "en") in Pages().home()


def test_a_stranger_starts_with_the_game_that_calls_itself_the_easiest_else_with_the_first():
    cards = [game_card(name, Pages()) for name in game_ids()]
    assert start_of(cards)["game"]["id"] == "kaisers_pirates"
    plain = [card | {"easiest": ""} for card in cards]
    assert start_of(plain)["game"]["id"] == game_ids()[0]
    assert start_of([card | {"episodes": []} for card in cards]) is None


def test_an_age_is_told_in_the_language_of_the_formula_alone():
    english, japanese = Pages("/", "en").home(), Pages("/", "ja").home()
    assert f"Reading age: about {age_of_game('grand_fleet')}." in english
    assert "読める年齢" not in japanese
    assert "まずはこれから" in japanese


def test_quick_minutes_count_what_a_learner_reads(monkeypatch):
    episode = read_episodes(lessons_folder("kaisers_pirates"))[0]
    minute = "word " * WORDS_A_MINUTE
    sentences = {"lesson-1-two-dice-hook": 10 * minute}
    monkeypatch.setattr(reading_facts, "_english", lambda _game, _episode: sentences)
    doing = reading_facts.MINUTES_A_STEP * len(episode.step)
    assert quick_minutes("kaisers_pirates", episode) == 10 + doing
    sentences["lesson-1-discussion-1"] = "For the teacher alone. " * 1000
    assert quick_minutes("kaisers_pirates", episode) == 10 + doing
    sentences |= {f"lesson-1-two-dice-{reply}": minute for reply in ("right", "low", "high")}
    assert quick_minutes("kaisers_pirates", episode) == 11 + doing, "one reply of three is given"
    sentences |= {f"lesson-1-two-dice-check-1-{one}-why": minute for one in ("sum", "miss")}
    assert quick_minutes("kaisers_pirates", episode) == 12 + doing, "one answer of two is given"


def test_long_sentences_and_long_words_ask_for_more_years():
    plain, long = "The ship sank.", "The ship sank and the crew rowed to the shore of an island in the night."
    assert grade([plain]) < grade([long]) < grade([long.replace("ship", "reconnaissance")])
    assert grade([plain, "Dice", "8 or more"]) == grade([plain]), "labels are no sentences"
    assert grade(["You said { $guess }."]) == grade(["You said 7."])
    with pytest.raises(ValueError, match="no whole sentence"):
        grade(["Dice"])
