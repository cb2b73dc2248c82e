"""Playing at the terminal: orders, forms, commands, files, hand-over, typed dice."""

from __future__ import annotations

import json
from random import Random

import pytest

from navalgames.cli.terminal import Terminal
from navalgames.errors import Problem
from navalgames.sessions.play import Play
from tests.toy_game import GAME, ChooseDice, Look, Stow

ALONE = ("play", "grand_fleet", "--seat", "random", "--seed", "7")
LAST = ("state", "navalgames", "last-grand_fleet.json")


def saved(tmp_path, *parts: str) -> dict:
    return json.loads(tmp_path.joinpath(*parts).read_text(encoding="utf-8"))


def test_a_person_against_the_computer(navalgames, tmp_path):
    ran = navalgames(*ALONE, typed=["1", "1", "q"])
    assert ran.code == 0 and ran.err == ""
    assert "United Kingdom, turn 1" in ran.out
    assert "Where do your circled ships begin? [3.3]" in ran.out
    assert "Go on with: navalgames play grand_fleet --load" in ran.out
    journal = saved(tmp_path, *LAST)["journal"]
    assert [entry["by"] for entry in journal if entry["side"] == "UK"] == ["person", "person"]
    assert {entry["by"] for entry in journal if entry["side"] == "DE"} == {"random"}
    assert "⟦" not in ran.out


def test_nothing_is_lost_when_the_input_ends(navalgames, tmp_path):
    navalgames(*ALONE, typed=["1"])
    before = len(saved(tmp_path, *LAST)["journal"])
    ran = navalgames("play", "grand_fleet", "--load", tmp_path.joinpath(*LAST), typed=["1"])
    assert ran.code == 0
    assert len(saved(tmp_path, *LAST)["journal"]) > before


def test_the_play_goes_into_the_file_that_was_named(navalgames, tmp_path):
    path = tmp_path / "battle.json"
    navalgames(*ALONE, "--save", path, typed=["1", "q"])
    before = path.read_bytes()
    ran = navalgames(*ALONE, "--save", path, typed=["1"])
    assert ran.code == 2 and "is there already" in ran.err
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("0", "There is no order 0; expected 1 to 2"),
        ("99", "There is no order 99"),
        ("fire!", "“fire!” is no order and no command"),
        ("", "no order and no command"),
        ("u", "There is no order to take back"),
        ("/spread", "Spread over the boxes"),
        ("/xyzzy", "No order has “xyzzy” in it"),
        ("?", "take back and reroll"),
        ("w", "Nothing you might look for is forbidden"),
        ("t", "King George V, Centurion"),
        ("g", "The game begins"),
        ("o initiative uk_dice=2", "31/216"),
        ("o initative", "Did you mean “initiative”"),
        ("o initiative uk_dice", "NAME=VALUE"),
    ],
)
def test_whatever_is_typed_is_answered_and_asked_again(navalgames, typed, said):
    ran = navalgames(*ALONE, typed=[typed])
    assert said in ran.out and ran.err == "" and ran.code == 0
    assert ran.out.count("Your order") == 2


def test_odds_that_bear_on_the_decision(navalgames):
    ran = navalgames(*ALONE, "--staff", typed=["2", "1", "o"])
    assert "One die or two? [7.9a]" in ran.out
    assert "Who attacks?: Most likely: Nobody attacks, 44.4 % (4/9)." in ran.out


def test_a_form_is_filled_in_by_counts(navalgames, tmp_path):
    form = Play("grand_fleet", seed=7).orders("UK")
    rows = [f"{row.available}" for row in form.rows]
    ran = navalgames(*ALONE, typed=["c", "x", "1 2 3 4 5 6 7 8", *rows, "q"])
    assert ran.out.count("whole numbers") == 2
    assert f"{form.total} must be placed" in ran.out
    boxes = saved(tmp_path, *LAST)["journal"][0]["order"]["boxes"]
    assert [len(box) for box in boxes] == [form.total, 0, 0, 0, 0, 0, 0]


def test_a_form_refuses_what_the_rules_forbid(navalgames, tmp_path):
    form = Play("grand_fleet", seed=7).orders("UK")
    wrong = ["0" for _ in form.rows]
    ran = navalgames(*ALONE, typed=["c", *wrong, "c", "b", "1", "q"])
    assert "(rule " in ran.out
    assert saved(tmp_path, *LAST)["journal"][0]["by"] == "person"


def test_two_computers_play_a_whole_game(navalgames):
    ran = navalgames("play", "grand_fleet", "--seat", "UK=random", "--seat", "DE=random", "--seed", "3")
    assert ran.code == 0 and "Turn 2 begins" in ran.out and "The play is in" in ran.out


def test_two_persons_play_a_whole_game_by_any_keys(navalgames):
    rng = Random(5)
    keys = [
        rng.choice("11122") if i % 9 else rng.choice(["t", "w", "u", "o", "?", "/2"]) for i in range(3000)
    ]
    ran = navalgames("play", "grand_fleet", "--seed", "11", typed=keys)
    assert ran.code == 0 and "The play is in" in ran.out and "Go on with" not in ran.out
    assert "please hand over the keyboard" in ran.out
    assert "⟦" not in ran.out


def test_a_whole_game_is_looked_back_on(navalgames, tmp_path):
    path = tmp_path / "battle.json"
    watch = ("play", "grand_fleet", "--seat", "UK=random", "--seat", "DE=random", "--seed", "3")
    navalgames(*watch, "--save", path)
    whole = navalgames("replay", path)
    assert whole.code == 0 and "1. United Kingdom: " in whole.out and "Turn 2 begins. [4.2]" in whole.out
    assert "⟦" not in whole.out
    at_start = navalgames("replay", path, "--step", "0").out
    assert "Turn: 1" in at_start and "Fleet 1" in at_start
    step = json.loads(navalgames("replay", path, "--step", "5", "--json").out)
    assert step["position"] == len(step["journal"]) == 5
    luck = navalgames("replay", path, "--luck").out
    assert "British initiative" in luck and "standard deviations" in luck
    assert json.loads(navalgames("replay", path, "--luck", "--json").out)[0]["rolls"] >= 1
    refused = navalgames("replay", path, "--step", "100000")
    assert refused.code == 2 and "There is no position 100000" in refused.err
    assert "no side “FR”" in navalgames("replay", path, "--side", "FR").err


def test_a_replay_for_one_side_keeps_the_other_sides_secret(navalgames, tmp_path):
    path = tmp_path / "battle.json"
    play = Play("grand_fleet", seed=3, seats={"UK": "random", "DE": "random"})
    while play.decision()[0] != "initiative_dice":
        play.step_computer()
    play.step_computer()
    play.save(path)
    number = len(play.journal)
    own, other = (navalgames("replay", path, "--side", side).out for side in ("UK", "DE"))
    assert f"{number}. United Kingdom: Roll " in own
    assert f"{number}. United Kingdom: (a secret order)" in other
    data = json.loads(navalgames("replay", path, "--side", "DE", "--json").out)
    assert data["journal"][-1]["hidden"] and "seed" not in data
    assert data["state"]["initiative"]["dice"] == ["?", None]


def test_a_broken_file_is_refused_and_kept(navalgames, tmp_path):
    path = tmp_path / "battle.json"
    path.write_text('{"format": "navalgames-play", "version": 1, "ga', encoding="utf-8")
    for command in (("replay", path), ("play", "grand_fleet", "--load", path)):
        ran = navalgames(*command)
        assert ran.code == 2 and "broken or cut off" in ran.err
    assert path.read_text(encoding="utf-8").endswith('"ga')


def test_typed_dice_are_asked_until_they_are_possible(navalgames, tmp_path):
    typed = ["1", "2", "1", "2 2", "seven", "9", "6", "6", "q"]
    ran = navalgames("play", "grand_fleet", "--typed-dice", "--staff", "--seed", "1", typed=typed)
    assert ran.code == 0
    assert "roll" in ran.out and "type the faces" in ran.out


# ------------------------------------------------------------------------ secrets at one keyboard


class Table:
    """Two persons at one terminal, playing the toy game by typed lines."""

    def __init__(self, monkeypatch, capsys, tmp_path, dice: list, **settings):
        self.capsys = capsys
        self.lines: list[str] = []
        monkeypatch.setattr("builtins.input", self._next)
        self.play = Play(GAME, ask=lambda notation, why, rule: dice.pop(0), **settings)
        self.terminal = Terminal(self.play, tmp_path / "toy.json")

    def _next(self, prompt: str = "") -> str:
        print(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def type(self, *lines: str) -> str:
        self.lines = list(lines)
        self.terminal.run()
        return self.capsys.readouterr().out


def test_secret_choices_need_a_hand_over(monkeypatch, capsys, tmp_path):
    table = Table(monkeypatch, capsys, tmp_path, [(6, 1), 2])
    said = table.type("", "2", "", "1", "")
    assert said.count("please hand over the keyboard") == 3
    assert [entry.order for entry in table.play.journal] == [ChooseDice(2), ChooseDice(1)]


def test_one_side_never_reads_the_secrets_of_the_other(monkeypatch, capsys, tmp_path):
    table = Table(monkeypatch, capsys, tmp_path, [6, 2, 1])
    table.play.give("RED", ChooseDice(1))
    table.play.give("BLUE", ChooseDice(1))
    table.play.give("RED", Stow(3, 1))
    said = table.type("", "t", "2")
    red, blue = said.split("BLUE to move", 1) if "BLUE to move" in said else (said, "")
    assert "holds" in red
    assert "3" not in [line.split(": ")[-1] for line in blue.splitlines() if "fore" in line]


def test_a_refusal_is_told_with_its_rule(monkeypatch, capsys, tmp_path):
    table = Table(monkeypatch, capsys, tmp_path, [6, 2])
    for side, order in (
        ("RED", ChooseDice(1)),
        ("BLUE", ChooseDice(1)),
        ("RED", Stow(3, 1)),
        ("RED", Look()),
    ):
        table.play.give(side, order)
    assert "[T4]" in table.type("", "w")


def test_taking_back_at_the_terminal(monkeypatch, capsys, tmp_path):
    table = Table(monkeypatch, capsys, tmp_path, [6, 2])
    table.play.give("RED", ChooseDice(1))
    table.play.give("BLUE", ChooseDice(1))
    said = table.type("", "1", "u")
    assert "One order was taken back." in said
    assert len(table.play.journal) == 2
    said = table.type("u", "r")
    assert "dice were rolled" in said and len(table.play.journal) == 1


def test_a_full_disk_does_not_end_the_game(monkeypatch, capsys, tmp_path):
    table = Table(monkeypatch, capsys, tmp_path, [6, 2])
    table.terminal.target = tmp_path / "no" / "such" / "folder.json"
    table.lines = ["", "1"]
    table.terminal.run()
    said = capsys.readouterr()
    assert said.err.count("could not be written") == 1, "told once, not at every order"
    assert len(table.play.journal) == 1
    elsewhere = table.terminal.target
    assert str(elsewhere) in said.err and "not lost" in said.err and str(elsewhere) in said.out
    assert Play.load(elsewhere, game=GAME).journal == table.play.journal
    elsewhere.unlink()


def test_a_play_that_no_disk_takes_says_so(monkeypatch, capsys, tmp_path):
    table = Table(monkeypatch, capsys, tmp_path, [6, 2])
    table.lines = ["", "1"]

    def full(*_):
        raise Problem("error-save-write", where="x", reason="No space left on device")

    monkeypatch.setattr("navalgames.sessions.play.Play.save", full)
    table.terminal.run()
    said = capsys.readouterr()
    assert "could not be put into any file" in said.err and "Go on with" not in said.out
    assert len(table.play.journal) == 1


@pytest.mark.parametrize("name", ["no/such/folder.json", "x" * 300, "nul\0", ".", "/dev/null"])
def test_a_bad_name_to_save_under_leaves_the_good_one(monkeypatch, capsys, tmp_path, name):
    table = Table(monkeypatch, capsys, tmp_path, [6, 2])
    monkeypatch.chdir(tmp_path)
    before = table.terminal.target
    table.type(f"s {name}")
    assert table.terminal.target == before
    table.type("", "1")
    assert Play.load(before, game=GAME).journal == table.play.journal


def test_cards_and_markers_on_the_table_are_asked_for_by_name(monkeypatch, capsys):
    from navalgames.cli.keyboard import RealDice
    from navalgames.sessions.table_dice import TableDice
    from navalgames.sessions.words import PlayWords

    lines = ["9", "2, 2", "3", "x", "7"]
    monkeypatch.setattr("builtins.input", lambda prompt: print(prompt) or lines.pop(0))
    table = RealDice(PlayWords(Play("grand_fleet", seed=1).game))
    dice = TableDice(table.ask, table.ask_cards)
    assert dice.draw((1, 2, 3), 1, "reveal-uk", "8.6a") == (3,)
    assert dice.draw(("x", "y"), 1, "reveal-de", "8.6a") == ("x",)
    said = capsys.readouterr().out
    assert "British markers turned up (rule 8.6a): draw 1 of 1, 2, 3 and type it:" in said
    assert "cannot show “9”" in said and "needs 1 face or card" in said
    assert lines == ["7"]


def test_without_a_list_of_cards_the_faces_are_asked_for():
    from navalgames.sessions.table_dice import TableDice

    asked = []
    dice = TableDice(lambda notation, why, rule: asked.append(notation) or (3,))
    assert dice.draw((1, 2, 3), 1, "reveal-uk") == (3,)
    assert asked == ["draw 1 of 3"]
