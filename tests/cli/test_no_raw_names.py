"""In a Japanese terminal a name of the code stands only in brackets behind its words, to be typed."""

from __future__ import annotations

import re

import pytest

from navalgames.cli import output
from navalgames.cli.odds import print_answer
from navalgames.games import GAME_IDS, game
from navalgames.labels import Labels
from navalgames.odds import ask
from navalgames.sessions.play import Play
from navalgames.sessions.players import RANDOM
from navalgames.sessions.state_lines import state_lines
from navalgames.sessions.words import PlayWords
from navalgames.texts import Texts

BEHIND_ITS_WORDS = re.compile(r" \((?:[^()]|\([^()]*\))+\)")
RAW = re.compile(r"(?<!\w)(?:[a-z]{2,}|[a-z][a-z0-9]*_\w+)(?!\w)")
STAYS = {"navalgames", "charts", "show"}
"""Words of a command that is told."""


def raw_names(text: str) -> list[str]:
    """The names of the code that stand in a text without words of their own."""
    return [name for name in RAW.findall(BEHIND_ITS_WORDS.sub("", text)) if name not in STAYS]


@pytest.fixture(autouse=True)
def japanese(monkeypatch):
    """The language of the command, on lines that are not broken."""
    monkeypatch.setenv("NAVALGAMES_LANGUAGE", "ja")
    monkeypatch.setattr(output, "PIPE_WIDTH", 2000)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_answer_is_told_in_words(game_id, capsys):
    known, wrong = game(game_id), []
    labels = Labels(known, "ja")
    for question in known.questions():
        print_answer(labels, ask(known, question.name))
        wrong += [(question.name, name) for name in raw_names(capsys.readouterr().out)]
    assert wrong == []


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.by_turns(2)
def test_every_chart_is_told_in_words(game_id, navalgames):
    for name in game(game_id).read_charts().names:
        told = navalgames("--language", "ja", "charts", "show", game_id, name).out
        cells = [re.split(r"\s{2,}", line.strip()) for line in told.splitlines()[4:-2]]
        assert [(name, raw) for cell in cells for part in cell[:4] for raw in raw_names(part)] == []


def test_games_options_sides_and_players_are_told_in_words(navalgames):
    told = navalgames("--language", "ja", "games").out
    lines = [line for line in told.splitlines() if " = " in line]
    assert len(lines) == sum(len(game(one).option_choices) for one in GAME_IDS)
    assert [(line, raw) for line in lines for raw in raw_names(line)] == []
    admiral = Texts("ja", "grand_fleet").t("gf-player-admiral")
    assert "イギリス (UK)" in told and f"{admiral} (admiral)" in told


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_may_be_changed_is_told_in_words(game_id, navalgames):
    told = navalgames("--language", "ja", "what-if", game_id).out
    lines = [line for line in told.splitlines() if " → " in line]
    assert [(line, raw) for line in lines for raw in raw_names(line)] == []


def test_players_of_games_are_told_in_words(navalgames):
    told = navalgames("--language", "ja", "simulate", "frigate_duel", "--games", "1", "--seed", "1").out
    assert raw_names(told) == [] and "(random)" in told


def test_a_fault_in_an_owners_file_is_told_in_japanese(navalgames, tmp_path):
    (tmp_path / "owned.toml").write_text('game = "frigate_duel"\n', encoding="utf-8")
    told = navalgames("--language", "ja", "charts", "check", "grand_fleet", str(tmp_path / "owned.toml"))
    assert told.code == 2 and "これは「frigate_duel」のファイルです" in told.err


@pytest.mark.parametrize("game_id", [one for one in GAME_IDS if one != "frigate_duel"])
def test_the_table_does_not_tell_the_stages_of_the_agenda(game_id):
    known, words, seen = game(game_id), PlayWords(game(game_id), "ja"), set()
    sides = known.sides_in(known.options())
    play = Play(known, seats=dict.fromkeys(sides, RANDOM), seed=5)
    play.let_computers_play()
    for state in play.states[:: max(1, len(play.states) // 15)]:
        seen |= {getattr(one, "stage", "") for one in (state, *getattr(state, "stack", ()))} - {""}
        lines = state_lines(known.view(state, play.sides[0], play.options), words, play.sides)
        assert [line for line in lines if line.strip().startswith(("段階:", "stage:"))] == []
    assert seen
