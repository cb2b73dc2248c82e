"""What every game must offer, checked for all of them. The list for people: docs/adding_a_game.md.

Each check names the section of that list it comes from. Two toy games go through the same checks as far as
they go, so that a check that fits only the games there are is found out.
"""

from __future__ import annotations

import dataclasses
import re
import tomllib
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from navalgames.chance import RandomDice
from navalgames.charts import SOURCE_KINDS, check
from navalgames.errors import BadInput
from navalgames.folders import folder_of
from navalgames.games import GAME_IDS
from navalgames.games import game as game_called
from navalgames.labels import Labels
from navalgames.odds import ask, roll
from navalgames.rule_index import read_rules
from navalgames.serve.pages import Pages
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lessons import episodes_of
from navalgames.sessions.play import Play
from navalgames.sessions.players import RANDOM, computer_players
from navalgames.sessions.soak import soak_one
from navalgames.sessions.words import PlayWords, kebab
from navalgames.texts import LANGUAGES, Texts
from tests.house.contract_list import ALL, ASKED, GAMES, GUIDE, ROOT, SPOKEN, from_the_list
from tests.toys import TOYS, added

FILES = ("rules.csv", "charts/schema.toml", "charts/known.toml", "charts/proposed.toml")
PAPERS = ("__init__.py", "README.md", "RULINGS.md")
MODULES = ("state", "given", "rules", "view", "questions", "bots", "invariants")
SOAKED = 4  # every day; `make soak` watches many more
SOAKED_LONG = 24


def test_every_check_names_a_section_that_the_guide_has_and_every_section_has_checks():
    headings = set(re.findall(r"^## (.+)$", GUIDE.read_text(encoding="utf-8"), flags=re.MULTILINE))
    assert headings >= ASKED
    assert headings - ASKED <= NOT_CHECKED_HERE


NOT_CHECKED_HERE = {"Screens", "Tests", "A game from another package", "The last step"}
"""Screens are checked in `test_contract_pages`."""


def test_what_fails_is_told_with_its_section():
    @from_the_list("Words")
    def check_of_game(game_id):
        assert game_id == "another"

    with pytest.raises(AssertionError, match=r"toy_game: see “Words” in docs/adding_a_game.md"):
        check_of_game(game_id="toy_game")


@pytest.fixture(autouse=True)
def _toys(toys):
    """The toys are games as long as a check runs."""


@cache
def soaked(game_id: str, seeds: range = range(SOAKED)) -> tuple[Play, ...]:
    """Some random games over random options, watched at every step."""
    return tuple(soak_one(game_called(game_id), seed) for seed in seeds)


def spoken(game_id: str, language: str) -> PlayWords:
    """The words of a game, where a missing one is an error."""
    words = PlayWords(game_called(game_id), language)
    words.texts = Texts(language, game=game_id, strict=True)
    return words


def questions() -> list:
    """Every question of every game."""
    with added(*TOYS):
        return [
            pytest.param(game_id, question.name, id=f"{game_id}-{question.name}")
            for game_id in ALL
            for question in game_called(game_id).questions()
        ]


# ------------------------------------------------------------------------ files and the record


@pytest.mark.parametrize("game_id", GAMES)
@from_the_list("The folder, file by file")
def test_the_folder_is_complete(game_id):
    folder = folder_of(game_id)
    missing = [name for name in FILES if not (folder / name).is_file()]
    missing += [
        f"texts/{language}" for language in LANGUAGES if not list((folder / "texts" / language).glob("*.ftl"))
    ]
    missing += [name for name in PAPERS if not (folder / name).is_file() and game_id not in TOYS]
    if game_id in GAME_IDS:
        missing += [name for name in MODULES if not _module(folder, name)]
        missing += [] if list((folder / "lessons").glob("*.toml")) else ["lessons/*.toml"]
        missing += [] if list((ROOT / "tests" / "games" / game_id).glob("test_*.py")) else ["tests/games"]
    assert missing == []


def _module(folder: Path, name: str) -> bool:
    return (folder / f"{name}.py").is_file() or (folder / name / "__init__.py").is_file()


@pytest.mark.parametrize("game_id", GAMES)
@from_the_list("The record")
def test_the_record_fits_its_folder(game_id):
    game = game_called(game_id)
    assert (game.id, game.folder) == (game_id, folder_of(game_id))
    assert len(set(game.sides)) == len(game.sides) >= 1
    assert game.state_type is not tuple, "state_type: the class of the game's states"
    numbers = {rule.number for rule in read_rules(game_id)}
    for choice in game.option_choices:
        assert len(set(choice.values)) == len(choice.values) >= 2, choice.name
        assert choice.rule in numbers, choice.name
        assert getattr(game.options(), choice.name) == choice.default
        for value in choice.values:
            playing = game.sides_in(game.options(**{choice.name: value}))
            assert playing and playing == tuple(side for side in game.sides if side in playing), choice.name
    with pytest.raises(BadInput):
        game.options(no_such_option=True)


@pytest.mark.parametrize("game_id", GAMES)
@from_the_list("What the house relies on")
def test_orders_are_frozen_records_with_one_name_each(game_id):
    kinds = game_called(game_id).order_kinds
    assert len(set(kinds.values())) == len(kinds)
    for name, kind in kinds.items():
        assert dataclasses.is_dataclass(kind) and kind.__dataclass_params__.frozen, name
        assert kind.__doc__ and not kind.__doc__.startswith(kind.__name__ + "("), f"{name} has no docstring"


# ------------------------------------------------------------------------ charts and rules


@pytest.mark.parametrize("game_id", GAMES)
@from_the_list("Charts and rules")
def test_every_cell_has_a_source(game_id):
    game = game_called(game_id)
    assert check(game.folder / "charts") == ()
    for cell in game.read_charts().cells():
        assert cell.kind in SOURCE_KINDS and cell.kind != "owner", cell
        assert cell.where.strip(), cell
        assert cell.kind != "reconstruction" or cell.where or cell.note, cell


@pytest.mark.parametrize("game_id", GAMES)
@from_the_list("Charts and rules")
def test_rules_name_charts_that_exist(game_id):
    charts = game_called(game_id).read_charts()
    known = {*charts.names, *charts.list_names}
    for rule in read_rules(game_id):
        assert rule.title and rule.requirement, rule.number
        assert set(rule.charts) <= known, rule.number


# ------------------------------------------------------------------------ play


@pytest.mark.parametrize("game_id", GAMES)
@from_the_list("What the house relies on")
def test_orders_are_empty_only_at_the_end(game_id):
    for play in soaked(game_id):
        assert play.over and play.outcome is not None
        assert all(not play.orders(side) for side in play.sides)
        assert play.refused(play.sides[0]) == ()


@pytest.mark.parametrize(("game_id", "language"), SPOKEN)
@from_the_list("Words")
def test_everything_that_happens_has_its_words_and_its_rule(game_id, language):
    what_happens_has_words(game_id, language, soaked(game_id))


@pytest.mark.soak
@pytest.mark.timeout(1800)  # two dozen whole games, every sentence of them in both languages
@pytest.mark.parametrize("game_id", GAMES)
@from_the_list("Words")
def test_everything_that_happens_in_many_games_has_its_words(game_id, soak_seed):
    begin = SOAKED_LONG * soak_seed
    plays = soaked(game_id, range(begin, begin + SOAKED_LONG))
    for language in LANGUAGES:
        what_happens_has_words(game_id, language, plays)


def what_happens_has_words(game_id: str, language: str, plays: tuple[Play, ...]) -> None:
    """Each line of the log, each order, the outcome and every decision: words, and a rule that is there."""
    numbers = {rule.number for rule in read_rules(game_id)}
    words = spoken(game_id, language)
    for play in plays:
        for line in play.log:
            assert words.line(line)
            assert line.rule in numbers, line
            assert line.shown is None or words.texts.has(
                f"{words.prefix}why-{line.shown.why}".replace(" ", "-")
            ), line
        for entry in play.journal:
            assert words.order(entry.order)
        assert words.outcome(play.outcome, play.log)
        assert play.outcome.rule in numbers
        for state in play.states:
            _decision_has_words(play, state, words, numbers)


def _decision_has_words(play: Play, state: object, words: PlayWords, numbers: set[str]) -> None:
    game = play.game
    for side in game.deciding(state):
        name, rule = game.decision(state)
        assert rule in numbers, name
        for key in (f"decision-{name}", f"decision-{name}-help"):
            assert words.texts.has(words.prefix + key), key
        for refusal in game.why_not(state, side, play.charts, play.options):
            assert all(words.refusal(refusal)), refusal
            assert refusal.rule in numbers, refusal
        offered = game.legal_orders(state, side, play.charts, play.options)
        if not isinstance(offered, tuple):
            assert offered.decision == name
            assert all(words.row(row) for row in offered.rows)
            assert all(words.column(column) for column in offered.columns)
            assert all(words.texts.has(key) for key, _ in offered.suggestions()), name


@pytest.mark.parametrize(("game_id", "language"), SPOKEN)
@from_the_list("Words")
def test_the_game_its_sides_options_and_players_have_words(game_id, language):
    game, words = game_called(game_id), spoken(game_id, language)
    wanted = ["title", *(f"side-{side}" for side in game.sides), *_keys_of_options(game)]
    wanted += [f"player-{name}{part}" for name in game.bots() for part in ("", "-about")]
    wanted += [f"order-{kebab(kind)}" for kind in game.order_kinds]
    wanted += [f"state-{field}" for field in _fields(game.state_type)]
    assert [key for key in wanted if not words.texts.has(words.prefix + key)] == []


def _keys_of_options(game: Any) -> list[str]:
    names = [f"option-{choice.name}{part}" for choice in game.option_choices for part in ("", "-about")]
    told = [value for choice in game.option_choices for value in choice.values if type(value) is not int]
    values = dict.fromkeys(f"value-{value}" for value in told)  # a number may be its own word
    return [*names, *values]


def _fields(record: type) -> tuple[str, ...]:
    named = getattr(record, "_fields", None)
    return named or tuple(field.name for field in dataclasses.fields(record))


@pytest.mark.parametrize(("game_id", "language"), SPOKEN)
@from_the_list("Words")
def test_the_home_page_its_rules_and_its_charts_have_words(game_id, language):
    pages = Pages("/", language)
    for page in (pages.home(), pages.rules(game_id), pages.charts(game_id)):
        assert re.findall("⟦[^⟧]*⟧", page) == []


@pytest.mark.parametrize("game_id", GAMES)
@from_the_list("Computer players")
def test_every_computer_player_plays_whole_games(game_id):
    game = game_called(game_id)
    players = computer_players(game)
    assert len(players) >= 2, "a game needs computer players besides the random one"
    for name in players:
        for side in game.sides_in(game.options()):
            seats = dict.fromkeys(game.sides_in(game.options()), RANDOM) | {side: name}
            play = Play(game, seats=seats, seed=3)
            play.let_computers_play()
            assert play.over, name


# ------------------------------------------------------------------------ questions


@pytest.mark.parametrize(("game_id", "name"), questions())
@from_the_list("Questions")
def test_every_question_is_documented(game_id, name):
    for language in LANGUAGES:
        _question_has_words(game_id, name, language)


def _question_has_words(game_id: str, name: str, language: str) -> None:
    game = game_called(game_id)
    question = game.question(name)
    labels = Labels(game, language)
    labels.texts = Texts(language, game=game_id, strict=True)
    assert labels.question(name) and labels.about(name)
    assert labels.group(question.group)
    assert not question.unit or labels.unit(question.unit)
    numbers = {rule.number for rule in read_rules(game_id)}
    assert question.rules and set(question.rules) <= numbers
    for one in question.parameters:
        assert labels.parameter(one.name)
        assert one.default in one.values and len(set(one.values)) == len(one.values) >= 2, one.name
        assert one.kind in ("whole", "choice", "switch"), one.name
        assert all(labels.value(value) for value in one.values), one.name
        assert one.rule in numbers, one.name
    for outcome in question.outcomes:
        assert labels.outcome(outcome)


@pytest.mark.parametrize(("game_id", "name"), questions())
@from_the_list("Questions")
def test_every_question_is_answered_at_its_defaults(game_id, name):
    game = game_called(game_id)
    answer = ask(game, name)
    assert sum((chance for _, chance in answer.distribution), Fraction(0)) == 1
    if answer.question.outcomes:
        assert set(answer.distribution.outcomes) <= set(answer.question.outcomes)
    labels = Labels(game)
    labels.texts = Texts("en", game=game_id, strict=True)
    assert labels.sentence(answer)
    rolled = roll(game, name, RandomDice(seed=1))
    assert answer.distribution.chance(rolled) > 0


# ------------------------------------------------------------------------ lessons


def episodes() -> list:
    """Every episode of every game, as files that may still be broken."""
    with added(*TOYS):
        return [
            pytest.param(game_id, path.stem, id=f"{game_id}-{path.stem}")
            for game_id in ALL
            for path in sorted((folder_of(game_id) / "lessons").glob("*.toml"))
        ]


@pytest.mark.parametrize(("game_id", "file"), episodes())
@from_the_list("Episodes")
def test_every_episode_runs_to_its_end(game_id, file):
    game = game_called(game_id)
    path = game.folder / "lessons" / f"{file}.toml"
    wanted = tomllib.loads(path.read_text(encoding="utf-8"))["id"]
    episode = next(one for one in episodes_of(game) if one.id == wanted)
    for language in LANGUAGES:
        texts = Texts(language, game=game_id)
        assert [key for key in episode.text_keys() if not texts.has(key)] == [], language
    numbers = {rule.number for rule in read_rules(game_id)}
    assert set(episode.rules) <= numbers
    player = LessonPlayer(game, episode)
    for step in episode.step:
        player.go(step.id)
        player.worked_example()
        player.skip()
        player.roll(min(step.rolls))
        player.reveal()
        for value in step.vary.values:
            player.vary(value)
            assert sum(chance for _, chance in player.answer().distribution) == 1
        for number, question in enumerate(step.check):
            assert player.check(number, question.right.id)
    assert player.finished
