"""Saved plays: whole or refused with a sentence; nothing is lost."""

from __future__ import annotations

import errno
import json
import os

import pytest

from navalgames.errors import BadInput, Problem
from navalgames.sessions.play import Play
from navalgames.sessions.saved import to_json
from navalgames.texts import LANGUAGES, Texts
from tests.sessions.test_play import raced, typed
from tests.toy_game import GAME, ChooseDice, Press, Stow


@pytest.fixture
def play() -> Play:
    played = Play(GAME, seed=77, seats={"BLUE": "bold"}, options={"turns": 6}, staff={"RED": ["stow"]})
    played.give("RED", ChooseDice(2))
    played.let_computers_play()
    return played


def changed(play: Play, **changes) -> str:
    return json.dumps(json.loads(to_json(play)) | changes)


def entry_changed(play: Play, number: int, **changes) -> str:
    data = json.loads(to_json(play))
    data["journal"][number - 1] |= changes
    return json.dumps(data)


def refusal(text: str) -> str:
    with pytest.raises(Problem) as refused:
        Play.from_json(text, where="battle.json", game=GAME)
    return str(refused.value)


def test_a_play_comes_back_as_it_was(play, tmp_path):
    again = Play.load(play.save(tmp_path / "play.json"), game=GAME)
    assert again.journal == play.journal
    assert again.states == play.states
    assert again.log == play.log
    assert (again.options, again.seats, again.seed, again.staff) == (
        play.options,
        play.seats,
        play.seed,
        play.staff,
    )
    assert again.notices == ()
    assert to_json(again) == to_json(play)


def test_a_loaded_play_goes_on_as_the_first_would_have(play):
    again = Play.from_json(to_json(play), game=GAME)
    for one in (play, again):
        one.take_seat("RED", "bold")
        one.let_computers_play()
    assert again.journal == play.journal and again.over


def test_a_loaded_play_keeps_its_rerolls(play):
    play.undo(take_back_and_reroll=True)
    again = Play.from_json(to_json(play), game=GAME)
    for one in (play, again):
        one.give("RED", ChooseDice(2))
        one.let_computers_play()
    assert again.journal == play.journal


def test_only_the_first_orders_may_be_read(play):
    assert Play.from_json(to_json(play), game=GAME, most=1).journal == play.journal[:1]


def test_a_cut_off_file(play):
    text = to_json(play)
    for length in (0, 1, len(text) // 2, len(text) - 3):
        assert "broken or cut off" in refusal(text[:length])
    assert "line" in refusal(text[: len(text) // 2])


@pytest.mark.parametrize("text", ["[]", "{}", "3", '{"format": "chess"}', "null", "[" * 100_000])
def test_a_foreign_file(text):
    assert "battle.json" in refusal(text)


def test_a_file_that_is_no_text(tmp_path):
    path = tmp_path / "picture.json"
    path.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadInput, match="does not hold text"):
        Play.load(path, game=GAME)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(Problem, match=r"nowhere\.json could not be read: No such file"):
        Play.load(tmp_path / "nowhere.json")


def test_a_later_version(play):
    said = refusal(changed(play, version=2, weather="fog"))
    assert "later version" in said and "given format 2, expected 1" in said


def test_an_impossible_version(play):
    assert "format number 0; expected 1" in refusal(changed(play, version=0))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": "seven"}, "“seed”: given 'seven'"),
        ({"weather": "fog"}, "“weather”"),
        ({"journal": None}, "“journal”"),
        ({"rerolls": -1}, "“rerolls”"),
        ({"options": {"turns": [3]}}, "“options.turns"),
        ({"options": {"turn": 3}}, "no option “turn”"),
        ({"options": {"turns": 99}}, "cannot be “99”"),
        ({"seats": {"RED": "nelson"}}, "no player “nelson”"),
        ({"seats": {"GREEN": "person"}}, "no side “GREEN”"),
        ({"game": "chess"}, "given “chess”"),
        ({"set_up": [{"dice": "1d6", "why": "x", "shows": [3]}]}, "The set-up of the game failed"),
    ],
)
def test_a_field_that_is_not_in_order(play, change, said):
    text = changed(play, **change)
    sentence = refusal(text)
    assert (said in sentence) or (change.get("game") and "chess" in sentence)


def test_an_unknown_game_without_the_game_at_hand(play):
    with pytest.raises(BadInput, match="no game “toy_game”"):
        Play.from_json(to_json(play))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"order": {"order": "choose_dice", "count": 3}}, "“choose dice (count 3)” is not allowed now"),
        ({"order": {"order": "press", "on": True}}, "not allowed now"),
        ({"order": {"order": "pres", "on": True}}, "Did you mean “press”"),
        ({"order": {"order": "choose_dice", "count": 1.5}}, "“count”"),
        ({"order": {"order": "choose_dice"}}, "“count”"),
        ({"order": {"order": "choose_dice", "count": 1, "luck": 1}}, "no field “luck”"),
        ({"side": "GREEN"}, "no side “GREEN”"),
        ({"dice": [{"dice": "1d6", "why": "press", "rule": "T5", "shows": [4]}]}, "press"),
    ],
)
def test_a_hand_edited_journal_names_the_entry(play, change, said):
    sentence = refusal(entry_changed(play, 1, **change))
    assert sentence.startswith(f"battle.json, entry 1 of {len(play.journal)} (")
    assert said in sentence


def test_dice_that_do_not_fit_name_both(play):
    dice = json.loads(to_json(play))["journal"][1]["dice"]
    impossible = [{**dice[0], "shows": [9, 1]}, dice[1]]
    other = [{**dice[0], "dice": "1d6"}, dice[1]]
    assert "entry 2" in refusal(entry_changed(play, 2, dice=impossible))
    assert "9" in refusal(entry_changed(play, 2, dice=impossible))
    assert "entry 2" in refusal(entry_changed(play, 2, dice=dice[:1]))
    assert "1d6" in refusal(entry_changed(play, 2, dice=other))
    assert "entry 2" in refusal(entry_changed(play, 2, dice=[*dice, dice[0]]))
    assert "entry 2" in refusal(entry_changed(play, 2, dice=[{**dice[0], "shows": [{"a": 1}]}, dice[1]]))


def test_reading_never_changes_the_file(play, tmp_path):
    path = tmp_path / "play.json"
    path.write_text(entry_changed(play, 1, side="BLUE"), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(Problem):
        Play.load(path, game=GAME)
    assert path.read_bytes() == before


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file(play, tmp_path, monkeypatch, broken):
    path = play.save(tmp_path / "play.json")
    before = path.read_bytes()
    play.undo(take_back_and_reroll=True)

    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, broken, full)
    with pytest.raises(
        Problem, match=r"could not be written: No space left on device\. What was there before"
    ):
        play.save(path)
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there(play, tmp_path):
    with pytest.raises(Problem, match="could not be written"):
        play.save(tmp_path / "no" / "play.json")


def test_typed_dice_are_saved_like_rolled_ones(tmp_path):
    play = raced(Play(GAME, ask=typed(6, 2), seed=1))
    play.give("RED", Stow(2, 2))
    again = Play.load(play.save(tmp_path / "typed.json"), game=GAME, ask=typed(5))
    assert again.journal == play.journal
    again.give("RED", Press(True))
    assert again.journal[-1].shown[0].faces == (5,)


def test_other_charts_are_noticed(play, monkeypatch):
    class OtherCharts(dict):
        fingerprint = "abc"

    again = Play.from_json(to_json(play), where="play.json", game=GAME, charts=OtherCharts())
    assert [key for key, _ in again.notices] == ["session-notice-other-charts"]


def test_a_refused_entry_is_told_in_the_language_of_the_page(play):
    """The rule's own refusal inside the sentence is told in that language, too."""
    data = json.loads(to_json(play))
    data["journal"][0]["order"] = {"order": "Press"}
    with pytest.raises(BadInput) as refused:
        Play.from_json(json.dumps(data), where="battle.json", game=GAME)
    reason = refused.value.facts["reason"]
    for language in LANGUAGES:
        texts = Texts(language, GAME.id)
        assert texts.problem(reason) in texts.problem(refused.value)
    assert Texts("ja", GAME.id).problem(reason) != str(reason)


def test_a_play_that_began_with_a_laid_position_is_no_file(play):
    """Orders from the beginning do not lead to it; the play itself goes on as any other."""
    laid = Play(GAME, seed=3, options=play.options, start=play.state)
    assert (laid.state, laid.journal, laid.log) == (play.state, (), ())
    with pytest.raises(BadInput, match="began with a position that was laid"):
        to_json(laid)
    laid.let_computers_play()
    assert laid.fork().laid
