"""What the rules add to a throw is written as an addition beside it."""

from __future__ import annotations

import pytest

from navalgames.chance import Note, Shown
from navalgames.explore.noting import Noted
from navalgames.games import game
from navalgames.texts import Texts
from navalwidgets.guide.added import added
from navalwidgets.guide.page import Guide

ENGLISH = Texts("en", strict=True)


def told(dice: str, faces: tuple[int, ...], **facts) -> str:
    shown = Shown(dice=dice, why="shot", rule="", faces=faces, result=None)
    return added(ENGLISH, Noted(shown, Note("1", "shot", facts) if facts else None))


@pytest.mark.parametrize(
    ("dice", "faces", "facts", "said"),
    [
        ("2d6", (3, 6), {"rolled": 14, "total": 3}, "9 + 5 = 14."),
        ("2d6", (3, 6), {"total": 7}, "9 − 2 = 7."),
        ("worst 2 of 3d6", (2, 1, 2), {"total": 4}, "3 + 1 = 4."),
        ("2d6", (3, 6), {"total": 9}, ""),
        ("2d6", (3, 6), {"change": 4}, ""),
        ("2d6", (3, 6), {}, ""),
        ("count 5+ in 2d6", (5, 6), {"total": 7}, ""),
        ("draw 1 of 3", ("a",), {"total": 7}, ""),
    ],
)
def test_an_addition_is_told_where_the_note_tells_the_sum(dice, faces, facts, said):
    assert told(dice, faces, **facts) == said


def test_two_throws_that_are_compared_are_each_told_with_what_was_added():
    dice = Guide(game("frigate_duel"), "episode=1&step=gauge&order=level&guess=skip&rolls=1&seed=1813")
    (group,) = dice.parts["scene"].page["dice"]["rows"][0]
    own, enemy = (int(throw[0]["face"]) for throw in group["throws"])
    assert group["note"].startswith(f"{own} + 1 = {own + 1}. {enemy} − 1 = {enemy - 1}. Initiative: ")
    assert "Side" not in group["note"], "ships have names"


def test_a_search_in_the_guide_says_how_its_dice_became_the_sum_of_its_row():
    scene = Guide(game("atlantic_chase"), "episode=5&step=rudder&guess=skip&rolls=1").parts["scene"].page
    (note,) = {cell["note"] for row in scene["dice"]["rows"] for cell in row}
    assert note.startswith("9 + 5 = 14. Sum 14")


def test_one_note_tells_what_was_added_to_an_attack_and_to_a_defence():
    note = Note("1", "fight", {"attack": 11, "defence": 3})
    attack, defence = (Shown("best 1 of d10+d8", why, "", (9, 4), 9) for why in ("attack", "defence"))
    assert added(ENGLISH, Noted(defence, note), [attack]) == "9 + 2 = 11. 9 − 6 = 3."


def test_a_surprise_is_written_beside_the_dice_of_the_attack():
    scene = Guide(game("kaisers_pirates"), "episode=2&step=surprise&order=large&guess=skip&rolls=1").parts
    notes = [cell["note"] for row in scene["scene"].page["dice"]["rows"] for cell in row]
    assert " + 2 = " in notes[-1] and "Attack" in notes[-1]
