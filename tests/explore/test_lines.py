"""Lists that people ask for stand line by line, and a cell, a game and a variant in one line."""

from __future__ import annotations

import pickle

import navalgames
from navalgames.explore.lines import MOST_LINES, Lines


def test_questions_and_games_are_told_in_a_line_each():
    questions = navalgames.list_questions("grand_fleet")
    lines = repr(questions).splitlines()
    assert len(lines) == len(questions)
    assert lines[0] == "initiative: Who attacks? (uk_dice, de_dice)"
    assert repr(questions[:1]) == lines[0] and isinstance(questions[:2], Lines)
    games = navalgames.list_games()
    assert repr(games).splitlines()[0].startswith("grand_fleet: Grand Fleet; players: sensible, ")
    assert "7.9b Initiative: best die" in repr(navalgames.list_rules("grand_fleet"))
    assert repr(navalgames.find_game("grand_fleet")) == "<Game grand_fleet>"


def test_the_luck_of_a_play_is_told_in_a_line_for_each_kind_of_throw():
    play = navalgames.new_play("grand_fleet", seed=2, seats="sensible")
    play.let_computers_play()
    luck = navalgames.luck_of(play)
    told = [
        line for line in repr(luck).splitlines() if line.startswith(f"{luck[0].why} ({luck[0].dice}, rule ")
    ]
    assert told and f": {luck[0].rolls} times, mean " in told[0] and told[0].endswith(" deviations")


def test_many_lines_are_cut_and_what_is_kept_is_a_tuple():
    many = Lines(range(MOST_LINES + 5), str, "the end")
    assert repr(many).splitlines()[-2:] == ["… and 5 more", "the end"]
    assert repr(Lines((), str)) == "()"
    assert pickle.loads(pickle.dumps(many)) == tuple(range(MOST_LINES + 5))


def test_cells_say_what_stands_there_whose_it_is_and_what_else_might():
    cells = navalgames.ask("grand_fleet", "damage").cells
    *lines, last = repr(cells).splitlines()
    assert len(lines) == len(cells) and all("reconstruction (our thresholds" in line for line in lines)
    told = [line for line in lines if "as plausible: " in line]
    assert last == f"{len(told)} of {len(cells)} cells list other plausible values."
    assert any(line.endswith("; as plausible: sunk") and line.startswith("damage_table 9 ") for line in told)
    assert repr(cells[0]) == "<Cell damage_table 2 standard: none; reconstruction>"
    variants = repr(navalgames.read_charts("grand_fleet").variants)
    assert "<Variant damage-gentler: None to 5, DDbox 6-9, sunk 10 or more. Cells changed: 12>" in variants


def test_a_spread_says_that_nothing_could_be_tried_or_moved_it():
    none = repr(navalgames.ask("grand_fleet", "best_die").spread())
    assert none.endswith("no cell behind it lists another plausible value, so nothing was tried>")
    still = repr(navalgames.ask("frigate_duel", "broadside").spread())
    assert "none of them moves it (`.weakest` names the weakest source that was read" in still
