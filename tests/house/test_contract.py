"""What every game must offer, checked for all of them. The list for people: docs/adding_a_game.md."""

from __future__ import annotations

import dataclasses
import tomllib
from fractions import Fraction
from functools import lru_cache
from pathlib import Path

import pytest

from navalgames.chance import RandomDice
from navalgames.charts import SOURCE_KINDS, check
from navalgames.errors import BadInput
from navalgames.games import GAME_IDS
from navalgames.games import game as game_called
from navalgames.labels import Labels
from navalgames.odds import ask, roll
from navalgames.rule_index import read_rules
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lessons import episodes_of
from navalgames.sessions.play import Play
from navalgames.sessions.players import RANDOM, computer_players
from navalgames.sessions.soak import soak_one
from navalgames.sessions.words import PlayWords
from navalgames.texts import LANGUAGES, Texts

ROOT = Path(__file__).resolve().parents[2]
FILES = (
    "__init__.py",
    "README.md",
    "RULINGS.md",
    "rules.csv",
    "charts/schema.toml",
    "charts/known.toml",
    "charts/proposed.toml",
)
MODULES = ("state", "orders", "rules", "view", "questions", "bots", "invariants")
GAMES = [pytest.param(game_id, id=game_id) for game_id in GAME_IDS]
SOAKED = 12


@lru_cache(maxsize=4)
def soaked(game_id: str) -> tuple[Play, ...]:
    """Some random games over random options, watched at every step."""
    return tuple(soak_one(game_called(game_id), seed) for seed in range(SOAKED))


def questions() -> list:
    """Every question of every game."""
    return [
        pytest.param(game_id, question.name, id=f"{game_id}-{question.name}")
        for game_id in GAME_IDS
        for question in game_called(game_id).questions()
    ]


# ------------------------------------------------------------------------ files and the record


@pytest.mark.parametrize("game_id", GAMES)
def test_the_folder_is_complete(game_id):
    folder = ROOT / "navalgames" / "games" / game_id
    missing = [name for name in FILES if not (folder / name).is_file()]
    missing += [
        name
        for name in MODULES
        if not (folder / f"{name}.py").is_file() and not (folder / name / "__init__.py").is_file()
    ]
    missing += [
        f"texts/{language}" for language in LANGUAGES if not list((folder / "texts" / language).glob("*.ftl"))
    ]
    assert missing == []
    assert list((folder / "lessons").glob("*.toml"))
    assert list((ROOT / "tests" / "games" / game_id).glob("test_*.py"))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_record_fits_its_folder(game_id):
    game = game_called(game_id)
    assert (game.id, game.folder) == (game_id, ROOT / "navalgames" / "games" / game_id)
    assert len(set(game.sides)) == len(game.sides) >= 1
    numbers = {rule.number for rule in read_rules(game_id)}
    for choice in game.option_choices:
        assert len(set(choice.values)) == len(choice.values) >= 2, choice.name
        assert choice.rule in numbers, choice.name
        assert getattr(game.options(), choice.name) == choice.default
    with pytest.raises(BadInput):
        game.options(no_such_option=True)


@pytest.mark.parametrize("game_id", GAMES)
def test_orders_are_frozen_records_with_one_name_each(game_id):
    kinds = game_called(game_id).order_kinds
    assert len(set(kinds.values())) == len(kinds)
    for name, kind in kinds.items():
        assert dataclasses.is_dataclass(kind) and kind.__dataclass_params__.frozen, name
        assert kind.__doc__ and not kind.__doc__.startswith(kind.__name__ + "("), f"{name} has no docstring"


# ------------------------------------------------------------------------ charts and rules


@pytest.mark.parametrize("game_id", GAMES)
def test_every_cell_has_a_source(game_id):
    game = game_called(game_id)
    assert check(game.folder / "charts") == ()
    for cell in game.read_charts().cells():
        assert cell.kind in SOURCE_KINDS and cell.kind != "owner", cell
        assert cell.where.strip(), cell
        assert cell.kind != "reconstruction" or cell.where or cell.note, cell


@pytest.mark.parametrize("game_id", GAMES)
def test_rules_name_charts_that_exist(game_id):
    charts = game_called(game_id).read_charts()
    known = {*charts.names, *charts.list_names}
    for rule in read_rules(game_id):
        assert rule.title and rule.requirement, rule.number
        assert set(rule.charts) <= known, rule.number


# ------------------------------------------------------------------------ play


@pytest.mark.parametrize("game_id", GAMES)
def test_orders_are_empty_only_at_the_end(game_id):
    for play in soaked(game_id):
        assert play.over and play.outcome is not None
        assert all(not play.orders(side) for side in play.game.sides)
        assert play.refused(play.game.sides[0]) == ()


@pytest.mark.parametrize("game_id", GAMES)
def test_everything_that_happens_has_its_words_and_its_rule(game_id):
    numbers = {rule.number for rule in read_rules(game_id)}
    words = PlayWords(game_called(game_id))
    words.texts = Texts("en", game=game_id, strict=True)
    for play in soaked(game_id):
        for line in play.log:
            assert words.line(line)
            assert line.rule in numbers, line
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
        assert words.texts.has(f"{words.prefix}decision-{name}"), name
        for refusal in game.why_not(state, side, play.charts, play.options):
            assert all(words.refusal(refusal)), refusal
            assert refusal.rule in numbers, refusal
        offered = game.legal_orders(state, side, play.charts, play.options)
        if not isinstance(offered, tuple):
            assert offered.decision == name
            assert all(words.row(row) for row in offered.rows)
            assert all(words.column(column) for column in offered.columns)
            assert all(words.texts.has(key) for key, _ in offered.suggestions()), name


@pytest.mark.parametrize("game_id", GAMES)
def test_the_game_its_sides_and_options_have_words(game_id):
    game = game_called(game_id)
    words = PlayWords(game)
    for key in ("title", *(f"side-{side}" for side in game.sides)):
        assert words.texts.has(words.prefix + key), key
    for choice in game.option_choices:
        assert words.texts.has(f"{words.prefix}option-{choice.name}"), choice.name
        for value in choice.values:
            assert words.texts.has(f"{words.prefix}value-{value}"), value


@pytest.mark.parametrize("game_id", GAMES)
def test_every_computer_player_plays_whole_games(game_id):
    game = game_called(game_id)
    players = computer_players(game)
    assert len(players) >= 2, "a game needs computer players besides the random one"
    for name in players:
        for side in game.sides:
            seats = dict.fromkeys(game.sides, RANDOM) | {side: name}
            play = Play(game, seats=seats, seed=3)
            play.let_computers_play()
            assert play.over, name


# ------------------------------------------------------------------------ questions


@pytest.mark.parametrize(("game_id", "name"), questions())
def test_every_question_is_documented(game_id, name):
    game = game_called(game_id)
    question = game.question(name)
    labels = Labels(game)
    labels.texts = Texts("en", game=game_id, strict=True)
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
    return [
        pytest.param(game_id, path.stem, id=f"{game_id}-{path.stem}")
        for game_id in GAME_IDS
        for path in sorted((ROOT / "navalgames" / "games" / game_id / "lessons").glob("*.toml"))
    ]


@pytest.mark.parametrize(("game_id", "file"), episodes())
def test_every_episode_runs_to_its_end(game_id, file):
    game = game_called(game_id)
    path = game.folder / "lessons" / f"{file}.toml"
    wanted = tomllib.loads(path.read_text(encoding="utf-8"))["id"]
    episode = next(one for one in episodes_of(game) if one.id == wanted)
    texts = Texts("en", game=game_id)
    assert [key for key in episode.text_keys() if not texts.has(key)] == []
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
