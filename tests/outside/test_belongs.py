"""A missing sentence is told with the file it belongs in."""

from __future__ import annotations

import pytest

from navalgames.checking.belongs import file_for

WRITTEN = {
    "en/game.ftl": "x-title = X\nx-side-a = A\nx-why-shot = a shot\n",
    "en/lesson_1.ftl": "x-first-title = First\nx-first-one-scene = It begins\n",
    "ja/game.ftl": "x-title = X\n",
}


@pytest.fixture
def folder(tmp_path):
    for name, text in WRITTEN.items():
        path = tmp_path / "texts" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("key", "language", "file"),
    [
        ("x-side-a", "ja", "texts/ja/game.ftl"),
        ("x-first-title", "ja", "texts/ja/lesson_1.ftl"),
        ("x-first-title", "", "texts/ja/lesson_1.ftl"),
        ("x-first-two-scene", "en", "texts/en/lesson_1.ftl"),
        ("x-side-b", "en", "texts/en/game.ftl"),
        ("x-nothing-like-it", "en", "texts/en/game.ftl"),
        ("nothing", "ja", "texts/ja/game.ftl"),
    ],
)
def test_it_is_where_another_language_says_it_or_beside_its_likes(folder, key, language, file):
    assert file_for(folder, key, language) == file


def test_a_game_without_a_catalogue_gets_the_usual_one(tmp_path):
    assert file_for(tmp_path, "x-title", "en") == "texts/en/game.ftl"
