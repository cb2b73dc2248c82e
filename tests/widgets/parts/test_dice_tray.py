"""The dice tray rolls the rule itself, from a visible seed, and counts what came."""

from __future__ import annotations

import pytest

from navalgames.chance import RandomDice
from navalwidgets.parts.dice_tray import MOST_THROWS, DiceTray


def tell(tray, **content):
    tray._heard(tray, content, [])


def test_it_throws_plain_dice():
    tray = DiceTray(notation="2d6", seed=7)
    tell(tray, event="roll", n=1)
    dice = RandomDice(seed=7)
    assert tray.results == {dice.roll("2d6", ""): 1}
    assert tray.thrown[0]["faces"] == [{"sides": 6, "face": str(face)} for face in dice.record[0].faces]
    assert tray.total == 1 and tray.revision == 1


def test_ten_and_one_are_eleven_of_the_same_seed():
    apart, together = (
        DiceTray(notation="3d6", seed=3, sizes=[1, 10, 11]),
        DiceTray(notation="3d6", seed=3, sizes=[11]),
    )
    tell(apart, event="roll", n=10)
    tell(apart, event="roll", n=1)
    tell(together, event="roll", n=11)
    assert apart.counts == together.counts
    assert sum(apart.counts.values()) == 11


def test_same_rolls_again_and_new_rolls_are_two_things():
    tray = DiceTray(notation="3d6", seed=3)
    tell(tray, event="roll", n=100)
    before, seed = tray.counts, tray.seed
    tell(tray, event="again")
    assert (tray.counts, tray.seed, tray.total) == (before, seed, 100)
    tell(tray, event="fresh")
    assert tray.total == 100
    assert tray.seed != seed or tray.counts == before


def test_a_new_seed_clears_the_count_and_says_so():
    tray = DiceTray(notation="1d6", seed=3)
    tell(tray, event="roll", n=10)
    tell(tray, event="seed", seed=1805)
    assert (tray.seed, tray.total, tray.counts, tray.thrown) == (1805, 0, {}, [])
    assert "1805" in tray.status


@pytest.mark.parametrize(
    "content",
    [
        {"event": "roll", "n": 7}, {"event": "roll"}, {"event": "roll", "n": "10"}, {},
        {"event": "seed", "seed": -1}, {"event": "seed", "seed": 2**31}, {"event": "seed", "seed": "5"},
        {"event": "other"},
    ],
)  # fmt: skip
def test_messages_it_did_not_offer_do_nothing(content):
    tray = DiceTray(notation="1d6", seed=3)
    tell(tray, **content)
    assert (tray.total, tray.seed, tray.problem) == (0, 3, "")


def test_a_locked_tray_does_not_roll():
    tray = DiceTray(notation="1d6", seed=3, locked="Say first what you expect.")
    tell(tray, event="roll", n=1)
    assert tray.total == 0


def test_the_dice_shown_are_those_of_the_last_roll_only():
    def many(dice):
        return sum(dice.roll("1d6", f"shot {number}") for number in range(MOST_THROWS + 3))

    tray = DiceTray(many, seed=1)
    tell(tray, event="roll", n=10)
    assert len(tray.thrown) == MOST_THROWS
    assert tray.left_out == 3
    assert tray.thrown[-1]["why"] == f"shot {MOST_THROWS + 2}"


def test_dice_read_one_by_one_and_cards_are_shown_as_such():
    def mixed(dice):
        dice.faces("1d4+1d8+1d10", "pool")
        return len(dice.draw(("queen", "mary", "lion"), 2, "cards"))

    tray = DiceTray(mixed, seed=1)
    tell(tray, event="roll", n=1)
    pool, cards = tray.thrown
    assert [face["sides"] for face in pool["faces"]] == [4, 8, 10]
    assert pool["result"] == ""
    assert [face["sides"] for face in cards["faces"]] == [0, 0]


def test_a_failing_rule_leaves_a_sentence_and_no_half_count():
    def broken(dice):
        raise RuntimeError

    tray = DiceTray(broken, seed=1)
    tell(tray, event="roll", n=10)
    assert tray.problem and tray.total == 0 and tray.revision == 1


def test_another_procedure_begins_from_the_seed():
    tray = DiceTray(notation="1d6", seed=5)
    tell(tray, event="roll", n=10)
    tray.play(lambda dice: dice.roll("1d6", "x"))
    assert (tray.total, tray.counts, tray.status) == (0, {}, "")
    tell(tray, event="roll", n=1)
    assert tray.results == {RandomDice(seed=5).roll("1d6", "x"): 1}
