"""Every command: its help, its answers, and a sentence for everything that can be typed wrong."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from navalgames.games import GAME_IDS
from navalgames.rule_index import read_rules

COMMANDS = (
    ("serve",),
    ("games",),
    ("rules",),
    ("rules", "list"),
    ("rules", "show"),
    ("rules", "coverage"),
    ("odds",),
    ("simulate",),
    ("what-if",),
    ("play",),
    ("replay",),
    ("bundle",),
    ("site",),
    ("charts",),
    ("charts", "show"),
    ("charts", "check"),
    ("charts", "template"),
    ("check-game",),
    ("new-game",),
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_an_example(navalgames, command):
    ran = navalgames(*command, "--help")
    assert ran.code == 0
    assert f"Example: navalgames {command[0]}" in ran.out
    assert "⟦" not in ran.out


def test_the_command_alone_shows_its_help(navalgames):
    assert "Example: navalgames serve" in navalgames("--help").out


def test_the_version(navalgames):
    assert navalgames("--version").out.startswith("navalgames 0.")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("odds", "grand_flet"), "Did you mean “grand_fleet”"),
        (("odds", "grand_fleet", "initative"), "Did you mean “initiative”"),
        (("odds", "grand_fleet", "initiative", "uk_die=2"), "Did you mean “uk_dice”"),
        (("odds", "grand_fleet", "initiative", "uk_dice=7"), "“uk_dice” cannot be “7”"),
        (("odds", "grand_fleet", "initiative", "uk_dice"), "should be written as NAME=VALUE"),
        (("odds", "grand_fleet", "initiative", "uk_dice=1", "uk_dice=2"), "given twice"),
        (("rules", "show", "grand_fleet", "8.11z"), "no rule “8.11z”"),
        (("rules", "list", "chess"), "no game “chess”"),
        (("rules", "list", "grand_fleet", "--part", "cor"), "Did you mean “core”"),
        (("simulate", "grand_fleet", "--games", "0"), "--games cannot be"),
        (("simulate", "grand_fleet", "--games", "many"), "--games cannot be"),
        (("simulate", "grand_fleet", "--seed", "x"), "--seed cannot be"),
        (("simulate", "grand_fleet", "--option", "historic=yes"), "Did you mean “historical”"),
        (("simulate", "grand_fleet", "--option", "historical=perhaps"), "cannot be “perhaps”"),
        (("simulate", "grand_fleet", "--option", "historical"), "NAME=VALUE"),
        (("simulate", "grand_fleet", "--bots", "random,random,random"), "one for each of UK, DE"),
        (("simulate", "grand_fleet", "--bots", "UK=randm"), "Did you mean “random”"),
        (("simulate", "grand_fleet", "--bots", "US=random"), "no side “US”"),
        (("play", "grand_fleet", "--seat", "DE=nelson"), "no player “nelson”"),
        (("play", "grand_fleet", "--seat", "random", "--seat", "random", "--seat", "random"), "no free side"),
        (("play", "grand_fleet", "--load", "nowhere.json"), "nowhere.json could not be read"),
        (("play", "grand_fleet", "--load", "x.json", "--seed", "1"), "cannot be combined"),
        (("replay", "nowhere.json"), "could not be read"),
        (("charts", "show", "grand_fleet", "damage"), "Did you mean “damage_table”"),
        (("charts", "show", "grand_fleet", "--owned", "nowhere.toml"), "nowhere.toml"),
        (("charts", "check", "chess"), "no game “chess”"),
        (("serv",), "No such command"),
        (("odds",), "Missing argument"),
        (("odds", "grand_fleet", "--jason"), "No such option"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else None,
)
def test_refused_input_is_one_sentence_on_standard_error(navalgames, arguments, said):
    ran = navalgames(*arguments)
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


def test_a_fault_of_ours_is_a_sentence_with_a_number_and_a_log(navalgames, monkeypatch, tmp_path):
    def breaks(*_):
        raise ZeroDivisionError("the paint is wet")

    monkeypatch.setattr("navalgames.cli.lookups.list_games", breaks)
    ran = navalgames("games")
    assert ran.code == 1
    assert "not your fault" in ran.err and "paint" not in ran.err
    number = ran.err.split("number ")[1].split(")")[0]
    log = (tmp_path / "state" / "navalgames" / "navalgames.log").read_text(encoding="utf-8")
    assert number in log and "ZeroDivisionError: the paint is wet" in log


def test_stopping_is_no_fault(navalgames, monkeypatch):
    def stopped(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("navalgames.cli.lookups.list_games", stopped)
    assert navalgames("games") == (130, "", "Stopped.\n")


# ------------------------------------------------------------------------ looking things up


def test_games_are_listed(navalgames):
    listed = json.loads(navalgames("games", "--json").out)
    assert [one["id"] for one in listed] == list(GAME_IDS)
    grand_fleet = listed[0]
    assert grand_fleet["title"] == "Grand Fleet" and grand_fleet["sides"] == ["UK", "DE"]
    assert grand_fleet["options"]["historical"] == [False, True]
    text = navalgames("games").out
    assert "Grand Fleet" in text and "(roster) = core list (core) | extended list (extended)" in text


def test_rules_are_listed_and_found(navalgames):
    everything = json.loads(navalgames("rules", "list", "grand_fleet", "--json").out)
    assert [one["number"] for one in everything] == [rule.number for rule in read_rules("grand_fleet")]
    found = navalgames("rules", "list", "grand_fleet", "--find", "confusion", "--part", "core")
    assert "8.8h" in found.out and "7.9a" not in found.out


def test_a_rule_is_shown(navalgames):
    shown = navalgames("rules", "show", "grand_fleet", "8.11f").out
    assert "German modifier" in shown and "Charts: Damage table (damage_table)" in shown
    assert json.loads(navalgames("rules", "show", "grand_fleet", "8.11f", "--json").out)["number"] == "8.11f"


def test_coverage_counts_every_rule(navalgames):
    ran = navalgames("rules", "coverage", "grand_fleet", "--json")
    found = json.loads(ran.out)
    assert len(found["covered"]) + len(found["missing"]) == len(read_rules("grand_fleet"))
    assert ran.code == (0 if found["complete"] else 2)
    every = navalgames("rules", "coverage", "grand_fleet", "--all").out
    assert f"of {len(read_rules('grand_fleet'))} rules have tests" in every


# ------------------------------------------------------------------------ odds


def test_questions_are_listed_with_their_parameters(navalgames):
    text = navalgames("odds", "grand_fleet").out
    assert "initiative: Who attacks?" in text
    assert "uk_dice = 1, 2 (British dice; 1 when left out)" in text
    listed = json.loads(navalgames("odds", "grand_fleet", "--json").out)
    assert {"initiative"} <= {one["name"] for one in listed}
    assert "⟦" not in text


def test_an_answer_is_exact(navalgames):
    # One die each: 16 of 36 pairs differ by at most 1.
    text = navalgames("odds", "grand_fleet", "initiative").out
    assert "4/9" in text and "44.4 %" in text
    assert "Rules: 7.9a" in text and "Weakest source among them: rulebook" in text
    data = json.loads(navalgames("odds", "grand_fleet", "initiative", "uk_dice=2", "--json").out)
    chances = {one["outcome"]: Fraction(one["chance"]) for one in data["outcomes"]}
    assert sum(chances.values()) == 1
    assert chances["uk_attacks_must"] == Fraction(31, 216)
    assert data["parameters"] == {"uk_dice": 2, "de_dice": 1}


def test_a_fraction_that_nobody_reads_is_told_when_asked_for(navalgames):
    asked = ("odds", "raiders_of_the_deep", "patrols_survived", "patrols=2")
    text = navalgames(*asked).out
    assert "…" in text and "--exact tells it" in text and max(map(len, text.splitlines()[:12])) < 120
    assert not re.search(r"\d{20}", text)
    assert re.search(r"\d{20}", navalgames(*asked, "--exact").out)
    assert "--exact" not in navalgames("odds", "grand_fleet", "initiative").out


# ------------------------------------------------------------------------ simulations


def test_a_simulation_counts(navalgames):
    ran = navalgames("simulate", "grand_fleet", "--games", "6", "--seed", "3", "--json")
    counted = json.loads(ran.out)
    assert counted["games"] == 6 and counted["seed"] == 3
    assert sum(share["count"] for share in counted["wins"].values()) == 6
    assert ran.err == ""
    again = json.loads(navalgames("simulate", "grand_fleet", "--games", "6", "--seed", "3", "--json").out)
    assert again["wins"] == counted["wins"]


def test_a_simulation_is_told_in_words(navalgames):
    options = ("--option", "historical=yes", "--option", "roster=extended")
    text = navalgames(
        "simulate", "grand_fleet", "--games", "4", "--seed", "1", "--bots", "random", *options
    ).out
    by_chance = "Computer: anything allowed (random)"
    assert f"Grand Fleet: 4 games, seed 1 (United Kingdom: {by_chance}, Germany: {by_chance})" in text
    assert "95 % interval" in text and "decisions/s" in text
    assert "⟦" not in text


def test_several_processes_count_the_same(navalgames):
    command = ("simulate", "grand_fleet", "--games", "8", "--seed", "5", "--json")
    one, two = (json.loads(navalgames(*command, "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one["wins"] == two["wins"] and one["decisions"] == two["decisions"]


# ------------------------------------------------------------------------ charts


def test_charts_are_shown_with_their_sources(navalgames):
    text = navalgames("charts", "show", "grand_fleet").out
    assert "damage_table" in text and "our reconstruction" in text and "Fingerprint" in text
    cells = json.loads(navalgames("charts", "show", "grand_fleet", "fleet_limits", "--json").out)["cells"]
    assert {cell["kind"] for cell in cells} == {"rulebook"}
    assert "⟦" not in navalgames("charts", "show", "grand_fleet", "damage_table").out


def test_the_charts_are_sound(navalgames):
    assert navalgames("charts", "check", "grand_fleet") == (0, "The charts of grand_fleet are sound.\n", "")


def test_an_empty_form_changes_nothing(navalgames, tmp_path):
    path = tmp_path / "mine.toml"
    assert navalgames("charts", "template", "grand_fleet", "--output", path).code == 0
    ran = navalgames("charts", "check", "grand_fleet", path)
    assert ran.code == 0 and "it changes nothing" in ran.out
    assert path.read_text(encoding="utf-8") == navalgames("charts", "template", "grand_fleet").out


def test_a_form_never_overwrites_a_file(navalgames, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text("precious", encoding="utf-8")
    ran = navalgames("charts", "template", "grand_fleet", "--output", path)
    assert ran.code == 2 and "is there already" in ran.err
    assert path.read_text(encoding="utf-8") == "precious"


def test_an_owners_file_changes_the_answers(navalgames, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(
        'game = "grand_fleet"\n[maintenance]\n[maintenance."least"]\n"UK" = 25\n', encoding="utf-8"
    )
    shown = json.loads(navalgames("charts", "show", "grand_fleet", "maintenance", "--json").out)["cells"]
    column, row = shown[0]["column"], shown[0]["row"]
    path.write_text(f'game = "grand_fleet"\n[maintenance."{column}"]\n"{row}" = 15\n', encoding="utf-8")
    ran = navalgames("charts", "check", "grand_fleet", path)
    assert ran.code == 0 and "changes one value" in ran.out
    cells = json.loads(
        navalgames("charts", "show", "grand_fleet", "maintenance", "--owned", path, "--json").out
    )
    assert (cells["cells"][0]["value"], cells["cells"][0]["kind"]) == (15, "owner")


def test_every_fault_of_an_owners_file_is_told(navalgames, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('game = "grand_fleet"\n[nothing]\n[damage_table]\ndice = "3d6"\n', encoding="utf-8")
    ran = navalgames("charts", "check", "grand_fleet", path)
    assert ran.code == 2
    assert "no chart “nothing”" in ran.err and "not with “3d6”" in ran.err


# ------------------------------------------------------------------------ as a process


def process(*arguments: str, **settings) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-m", "navalgames.cli", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, **settings},
        timeout=120,
        check=False,
    )


def test_the_process_ends_with_the_code():
    assert process("rules", "show", "grand_fleet", "7.9c").returncode == 0
    refused = process("rules", "show", "grand_fleet", "7.9x")
    assert refused.returncode == 2 and refused.stderr.startswith("There is no rule “7.9x”")


def test_help_loads_neither_games_nor_numbers():
    code = (
        "import sys; from navalgames.cli.guard import run; run(['--help']); "
        "heavy = {'numpy', 'plotly', 'pydantic', 'joblib', 'navalgames.odds', 'navalgames.sessions.play'}; "
        "print(sorted(heavy & set(sys.modules)), file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert ran.stderr.strip() == "[]"


def test_a_reader_that_leaves_is_no_fault():
    code = f"{sys.executable} -m navalgames.cli rules list grand_fleet --json | head -1"
    ran = subprocess.run(code, shell=True, capture_output=True, text=True, timeout=60, check=False)
    assert ran.stderr == "" and ran.stdout == "[\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a Linux device")
@pytest.mark.parametrize("arguments", [["games"], ["odds", "grand_fleet", "salvo", "--json"]])
def test_an_output_that_cannot_be_written_is_a_sentence(arguments):
    command = [sys.executable, "-m", "navalgames.cli", *arguments]
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert ran.returncode == 1
    assert ran.stderr == "The output could not be written: No space left on device.\n"


def test_a_home_that_cannot_be_written_keeps_nobody_from_playing(navalgames, monkeypatch, tmp_path):
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    ran = navalgames("play", "grand_fleet", "--seat", "random", typed=[])
    assert "could not be written" in ran.err and "not lost" in ran.err
    elsewhere = Path(re.search(r"into (\S+\.json)", ran.err)[1])
    assert elsewhere.exists()
    elsewhere.unlink()


def test_an_answer_tells_how_it_comes_about(navalgames):
    told = navalgames("odds", "raiders_of_the_deep", "minefield", "--why").out
    read = "  2d6: 2 dice with 6 sides, added up.\n"
    assert f"How it comes about\n{read}  [1] 2d6 for mines (rule 9.8.1a)\n" in told
    assert "        4 or more: 33 of 36 (91.7 %) → sunk\n" in told
    data = json.loads(navalgames("odds", "raiders_of_the_deep", "minefield", "--why", "--json").out)
    ends = [line for line in data["why"] if "→" in line["words"]]
    assert sum(Fraction(line["chance"]) for line in ends) == 1
    assert "why" not in json.loads(navalgames("odds", "raiders_of_the_deep", "minefield", "--json").out)
    rounds = navalgames("odds", "frigate_duel", "strike_over_turns", "--why").out
    assert "How it comes about\n" in rounds and "  It goes turn after turn. The first:\n" in rounds
    assert "→ not decided yet" in rounds and "In the end: her flag still flies (33.5 %)" in rounds
    pools = navalgames("odds", "frigate_duel", "hits_left", "--why").out
    assert "0: 64/729 (8.8 %) → 0" in pools and "64 of 729" not in pools
    salvo = navalgames("odds", "grand_fleet", "salvo", "--why").out
    assert ": (11/12)⁸ = 49.9 % → 0" in salvo


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("simulate", "grand_fleet", "--games", "x"), "--games cannot be “x”. Expected: a whole number. "),
        (("simulate", "grand_fleet", "--games=-3"), "“-3”. Expected: a whole number of 1 or more. "),
        (("serve", "--port", "99999"), "“99999”. Expected: a whole number of 65535 or less. "),
        (("oods",), "No such command 'oods' (did you mean 'odds'?). Ask for help with: navalgames --help"),
        (("odds", "grand_fleet", "--exakt"), "No such option: --exakt (Possible options: --exact). "),
    ],
)
def test_a_wrong_option_or_command_says_what_was_given_and_expected(navalgames, arguments, told):
    ran = navalgames(*arguments)
    assert ran.code == 2 and told in ran.err and len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("arguments", [(), ("rules",)])
def test_a_command_alone_shows_its_help_and_nothing_else(navalgames, arguments):
    ran = navalgames(*arguments)
    assert ran.code == 2 and "Usage: navalgames" in ran.out and ran.err == ""
