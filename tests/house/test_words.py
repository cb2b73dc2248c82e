"""Every sentence the code asks for by name is in the catalogues, and the command line has none to spare."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from navalgames.games import GAME_IDS
from navalgames.games import game as game_of
from navalgames.labels import Labels
from navalgames.texts import LANGUAGES, Texts, catalogue_files

ROOT = Path(__file__).resolve().parents[2]
SOURCES = [*(ROOT / "navalgames").rglob("*.py"), *(ROOT / "widgets" / "navalwidgets").rglob("*.py")]
SAID_OTHERWISE = "sources.ftl"
KEY = re.compile(r"^(error|cli|session)-[a-z0-9][a-z0-9-]*[a-z0-9]$")


@cache
def texts_in(path: Path) -> list[tuple[str, int]]:
    """The plain string literals of a file, with their lines; parts of f-strings are left out."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    pieces = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    return [
        (node.value, node.lineno)
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_named_sentence_is_in_a_catalogue(language):
    catalogues = [Texts(language), *(Texts(language, game=game) for game in GAME_IDS)]
    missing = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in SOURCES
        for text, line in texts_in(path)
        if KEY.match(text) and not any(catalogue.has(text) for catalogue in catalogues)
    ]
    assert missing == []


def test_the_command_line_has_no_sentence_to_spare():
    file = next(path for path in catalogue_files("en") if path.name == "cli.ftl")
    keys = re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "navalgames" / "cli").glob("*.py")
    )
    # Keys made from a name, such as words(f"cli-games-{name}").
    begun = re.findall(r'f"((?:cli|error)-[a-z-]*-)\{', source)
    spare = [
        key
        for key in keys
        if f'"{key}"' not in source
        and not any(key.startswith(start) for start in begun)
        and not key.startswith("error-unknown-")
    ]
    assert spare == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_two_catalogues(language):
    for game in (None, *GAME_IDS):
        seen: dict[str, str] = {}
        for path in catalogue_files(language, game):
            for key in () if path.name == SAID_OTHERWISE else keys_of(path):
                assert key not in seen, f"{key} stands in {seen[key]} and {path.name}"
                seen[key] = path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_only_shared_words_otherwise(language):
    """What `sources.ftl` of a game holds stands in the shared catalogue, and is what its pages say."""
    shared = {key: path.name for path in catalogue_files(language) for key in keys_of(path)}
    for game in GAME_IDS:
        for path in catalogue_files(language, game):
            for key in keys_of(path) if path.name == SAID_OTHERWISE else ():
                assert key in shared, f"{key} of {game} is not a shared word"
                assert Texts(language, game).t(key) != Texts(language).t(key)


def keys_of(path: Path) -> list[str]:
    return re.findall(r"^(-?[a-zA-Z][\w-]*) =", path.read_text(encoding="utf-8"), flags=re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_is_written_as_it_should_be(language):
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    for path in dict.fromkeys(file for game in (None, *GAME_IDS) for file in catalogue_files(language, game)):
        body = FluentResource(path.read_text(encoding="utf-8")).body
        assert [entry.content for entry in body if isinstance(entry, Junk)] == [], path.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_no_two_questions_of_a_game_have_the_same_title(game_id, language):
    labels = Labels(game_of(game_id), language)
    titles = Counter(labels.question(one.name) for one in labels.game.questions())
    assert [title for title, count in titles.items() if count > 1] == []


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_a_question_is_about_lends_no_number_another_meaning(game_id):
    """A limit is an outcome of its own (`Question.beyond`), not a number that "stands for" more."""
    labels = Labels(game_of(game_id))
    told = [labels.about(one.name) for one in labels.game.questions()]
    assert [one for one in told if re.search(r"\bstands for\b|would mean", one)] == []
