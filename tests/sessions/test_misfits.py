"""What does not have its shape is refused in our own words, in every language."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from pydantic_core.core_schema import ErrorType

from navalgames.errors import BadInput
from navalgames.folders import folder_of
from navalgames.sessions import misfits
from navalgames.sessions.lessons import read_episode
from navalgames.sessions.order_codec import from_data
from navalgames.sessions.play import Play
from navalgames.sessions.saved import to_data
from navalgames.sessions.saved_reading import _checked
from navalgames.texts import LANGUAGES, Texts
from tests.toy_game import GAME

OF_PYDANTIC = re.compile(r"Input|should|valid|Field|Extra|String|Value error|at least \d|permitted")


def told_of(refused: BadInput, language: str) -> str:
    """The sentence, without what was given, the file and the path."""
    return Texts(language, strict=True).problem(refused)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "order",
    [
        {"order": "stow", "fore": 1},
        {"order": "stow", "fore": 1, "aft": "2"},
        {"order": "stow", "fore": 1.5, "aft": 2},
        {"order": "press", "on": 1},
    ],
    ids=str,
)
def test_an_order(order, language):
    with pytest.raises(BadInput) as refused:
        from_data(GAME, order)
    assert not OF_PYDANTIC.search(told_of(refused.value, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seed", "7"),
        ("rerolls", -1),
        ("seats", []),
        ("journal", {}),
        ("charts", 3),
        ("format", "navalgames-view"),
        ("another", 1),
        ("options", {str(number): 1 for number in range(300)}),
    ],
)
def test_a_saved_play(field, value, language):
    data = to_data(Play(GAME, seed=7))
    with pytest.raises(BadInput) as refused:
        _checked(data | {field: value}, "here")
    assert not OF_PYDANTIC.search(told_of(refused.value, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ("number = 1", 'number = "one"'),
        ("number = 1", "number = 1\nunheard_of = 2"),
        ("number = 1", "number = 0.5"),
        ('kind = "number"', 'kind = "guess"'),
        ('mark = "certain"', 'mark = "perhaps"'),
    ],
)
def test_a_lesson(tmp_path, was, becomes, language):
    written = next((folder_of("grand_fleet") / "lessons").glob("1*.toml")).read_text(encoding="utf-8")
    assert was in written
    path = tmp_path / "1.toml"
    path.write_text(written.replace(was, becomes, 1), encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        read_episode(path)
    assert not OF_PYDANTIC.search(told_of(refused.value, language))


def test_only_faults_that_there_are_have_words():
    assert set(misfits._KEYS) <= set(get_args(ErrorType))
    for language in LANGUAGES:
        assert all(Texts(language).has(key) for key in {*misfits._KEYS.values(), misfits._OTHER})
