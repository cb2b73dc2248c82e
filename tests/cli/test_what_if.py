"""`navalgames what-if`: what it prints and writes, and a sentence for everything that can be typed wrong."""

from __future__ import annotations

import csv
import json
from fractions import Fraction

import pytest

from navalgames.games import game as find_game

QUICK = ("--jobs", "1", "--bots", "random", "--seed", "5")


def test_without_a_change_it_lists_what_may_be_changed(navalgames):
    ran = navalgames("what-if", "grand_fleet")
    assert ran.code == 0 and "⟦" not in ran.out
    variant = "submarines-stronger: Stronger submarines"
    for expected in ("damage_table=bloody", "type_table: Type table", variant):
        assert expected in ran.out
    data = json.loads(navalgames("what-if", "grand_fleet", "--json").out)
    assert data["options"]["damage_table"] == ["standard", "bloody"] and "roster" in data["charts"]


def test_odds_and_games_of_one_change(navalgames):
    ran = navalgames("what-if", "grand_fleet", "--option", "damage_table=bloody", "--games", "4", *QUICK)
    assert ran.code == 0 and "⟦" not in ran.out
    assert "Damage table: standard → bloody" in ran.out
    assert "What does one hit roll do?" in ran.out and "−25 points" in ran.out
    assert "4 pairs of games, seed 5" in ran.out and "Turns per game" in ran.out


def test_one_question_at_chosen_settings_plays_no_games(navalgames):
    cell = "usw_effect:6:vp=3"
    ran = navalgames("what-if", "grand_fleet", "rolls=2", "-c", cell, "-q", "submarine_points_total")
    assert ran.code == 0 and "pairs of games" not in ran.out
    assert "Effect of unrestricted submarine warfare, row 6, column VP: 2 → 3" in ran.out
    assert "Outcome" in ran.out


def test_an_option_that_acts_in_play_only_says_so(navalgames):
    ran = navalgames("what-if", "grand_fleet", "-o", "roster=extended", "--games", "2", *QUICK)
    assert ran.code == 0 and "acts in play only" in ran.out


def test_json_holds_exact_odds_and_games_of_every_change(navalgames):
    changes = ("-o", "historical=yes", "-c", "damage_table:9:standard=sunk")
    ran = navalgames("what-if", "grand_fleet", *changes, "--games", "2", *QUICK, "--json")
    first, second = json.loads(ran.out)
    assert first["change"]["kind"] == "option" and second["change"]["new"] == "sunk"
    damage = next(one for one in second["odds"] if one["question"] == "damage")
    assert sum(Fraction(one["after"]) for one in damage["outcomes"]) == 1
    assert first["games"]["games"] == 2 and set(first["games"]["wins"]) == {"UK", "DE", "draw"}


def test_all_options_are_tried_one_at_a_time(navalgames, tmp_path):
    path = tmp_path / "all.csv"
    ran = navalgames("what-if", "grand_fleet", "--all-options", "--games", "2", *QUICK, "--csv", path)
    assert ran.code == 0 and "⟦" not in ran.out
    tried = {row["change"] for row in csv.DictReader(path.open(encoding="utf-8", newline=""))}
    options = find_game("grand_fleet").option_choices
    assert len(tried) == sum(len(choice.values) - 1 for choice in options)
    assert {"roster=extended", "roster=hypothetical", "audacious=no"} <= tried


def test_a_file_of_rows(navalgames, tmp_path):
    path = tmp_path / "found.csv"
    ran = navalgames("what-if", "grand_fleet", "-o", "damage_table=bloody", "-q", "damage", "--csv", path)
    assert ran.code == 0 and str(path) in ran.out
    rows = list(csv.DictReader(path.open(encoding="utf-8", newline="")))
    assert len(rows) == 3 and {row["change"] for row in rows} == {"damage_table=bloody"}


def test_how_much_ignorance_matters(navalgames, tmp_path):
    ran = navalgames("what-if", "grand_fleet", "-q", "salvo", "targets=3")
    assert ran.code == 0 and "plausible" in ran.out and "Damage table, row 9" in ran.out
    (data,) = json.loads(navalgames("what-if", "grand_fleet", "-q", "salvo", "--json").out)
    band = data["bands"][0]
    assert Fraction(band["least"]) <= Fraction(band["now"]) <= Fraction(band["most"])
    path = tmp_path / "bands.csv"
    assert navalgames("what-if", "grand_fleet", "-q", "damage", "--csv", path).code == 0
    assert len(list(csv.DictReader(path.open(encoding="utf-8", newline="")))) == 3
    certain = navalgames("what-if", "grand_fleet", "-q", "initiative")
    assert "Nothing this answer rests on is uncertain" in certain.out


def test_ctrl_c_keeps_what_was_counted(navalgames, monkeypatch):
    from navalgames.sessions import what_if

    real = what_if.compare_games

    def interrupted(*given, **settings):
        for standing in real(*given, **settings):
            yield standing
            raise KeyboardInterrupt

    monkeypatch.setattr(what_if, "compare_games", interrupted)
    ran = navalgames("what-if", "grand_fleet", "-o", "historical=yes", "--games", "500", *QUICK)
    assert ran.code == 130 and "this is what is known so far" in ran.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("-o", "rooster=extended"), "Did you mean “roster”"),
        (("-o", "roster=core"), "is core already"),
        (("-o", "roster"), "NAME=VALUE"),
        (("-c", "damage_table:9=sunk"), "CHART:ROW:COLUMN=VALUE"),
        (("-c", "damage_table:9:standard=hurt"), "none, ddbox, sunk"),
        (("-c", "damage_table:90:standard=sunk"), "90"),
        (("--variant", "damage-blody"), "damage-bloody"),
        (("-q", "salvoo"), "Did you mean “salvo”"),
        (("-q", "salvo", "target=3"), "Did you mean “targets”"),
        (("targets=3", "-o", "damage_table=bloody"), "--question"),
        (("-o", "historical=yes", "--games", "1"), "2 or more"),
        (("-o", "historical=yes", "--precision", "0"), "between 0 and 1"),
        (("-o", "historical=yes", "--bots", "clever"), "sensible"),
        (("-o", "historical=yes", "--json", "--csv", "x.csv"), "--json or --csv"),
        (("-o", "historical=yes", "--csv", "no/such/folder/x.csv"), "could not be written"),
    ],
)
def test_what_is_typed_wrong_gets_a_sentence(navalgames, arguments, told):
    ran = navalgames("what-if", "grand_fleet", *arguments)
    assert ran.code == 2 and told in ran.err and "⟦" not in ran.err
