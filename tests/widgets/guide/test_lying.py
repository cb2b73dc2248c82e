"""Throws as they lie beside a scene: none is left out, few are large, rounds are rows."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from navalgames.chance import Shown, parsed
from navalwidgets.guide import lying as module
from navalwidgets.guide.lying import LARGE_DICE, LAST_NOTES, OPEN_DICE, OPEN_GROUPS, OPEN_NOTES, OPEN_ROUNDS

NOTATIONS = st.sampled_from(["1d6", "2d6", "d66", "best 1 of 1d6+2d8", "count 5+ in 4d6", "worst 2 of 3d6"])


def lying(dice, words):
    """Throws of which the rules say nothing."""
    return module.lying([(one, "") for one in dice], words)


def shown(why: str, dice: str = "1d6", faces: tuple[int, ...] | None = None) -> Shown:
    pool = parsed(dice)
    fell = faces or (1,) * len(pool.sides)
    return Shown(dice, why, "1.1", fell, pool.result(fell))


@st.composite
def rolls(draw: st.DrawFn) -> list[Shown]:
    found = []
    for _ in range(draw(st.integers(0, 30))):
        dice = draw(NOTATIONS)
        faces = tuple(draw(st.integers(1, sides)) for sides in parsed(dice).sides)
        found.append(shown(draw(st.sampled_from("abcdefg")), dice, faces))
    return found


@given(rolls())
def test_no_throw_is_left_out_and_none_changes_its_place(dice):
    laid = lying(dice, str)
    cells = [cell for row in laid["rows"] for cell in row if cell]
    told = [[int(face["face"]) for face in one] for cell in cells for one in cell["throws"]]
    assert told == [list(one.faces) for one in dice]
    whys = [one.why for place, one in enumerate(dice) if not place or dice[place - 1].why != one.why]
    assert laid["heads"] or [cell["why"] for cell in cells] == whys
    assert all(len(row) == len(laid["heads"]) for row in laid["rows"] if laid["heads"])
    for place, head in enumerate(laid["heads"]):
        assert all(row[place]["why"] == head for row in laid["rows"] if row[place])
    lines = len(laid["rows"]) if laid["heads"] else len(cells)
    assert 0 <= laid["folded"] < max(1, lines)


def test_the_torpedoes_of_an_attack_are_rows():
    hit, missed = [shown("fire", "2d6"), shown("dud"), shown("damage")], [shown("fire", "2d6")]
    laid = lying([*hit, *missed, *hit, shown("detection", "2d6")], str)
    assert laid["heads"] == ["fire", "dud", "damage", "detection"]
    assert [[bool(one) for one in row] for row in laid["rows"]] == [
        [True, True, True, False],
        [True, False, False, False],
        [True, True, True, True],
    ]
    wide = lying([shown("approach"), *hit, *missed, *hit, shown("detection", "2d6")], str)
    assert wide["heads"] == [], "more columns have no room"


def test_what_is_thrown_later_in_some_rounds_has_its_column_where_it_falls():
    laid = lying([shown("hit"), shown("hull"), shown("hit"), shown("cancel"), shown("hull")] * 3, str)
    assert laid["heads"] == ["hit", "cancel", "hull"] and len(laid["rows"]) == 6


def test_rounds_that_differ_in_order_lie_one_after_another():
    laid = lying([shown(one) for one in "abcbacabcba"], str)
    assert laid["heads"] == [] and len(laid["rows"]) == 1


def test_what_dice_add_up_to_stands_beside_them_where_no_sentence_does():
    bare = shown("encounter", "2d6", (6, 4))
    (one,) = lying([bare], str)["rows"][0]
    assert one["sums"] == ["10"]
    (told,) = module.lying([(bare, "The sea is empty.")], str)["rows"][0]
    (best,) = lying([shown("attack", "best 1 of 1d6+2d8", (5, 7, 7))], str)["rows"][0]
    assert told["sums"] == best["sums"] == [""]


def test_few_dice_are_large_and_what_fell_long_before_is_folded():
    assert lying([shown("a", "2d6"), shown("b", "2d6")], str)["large"]
    assert not lying([shown("a")] * (LARGE_DICE + 1), str)["large"]
    rounds = [shown("hit"), shown("cancel")] * (OPEN_ROUNDS + 2)
    assert lying(rounds, str)["folded"] == 2
    assert lying([shown(why) for why in "gfedcba" * 10], str)["folded"] == 70 - OPEN_GROUPS
    volleys = [shown(why) for why in "gfedcba" for _ in range(OPEN_DICE // 2)]
    assert lying(volleys, str)["folded"] == 5, "two volleys fit"
    assert lying([shown("a")] * (OPEN_DICE + 9), str)["folded"] == 0, "never all"


def test_dice_that_a_rule_does_not_count_are_told_apart():
    (one,) = lying([shown("a", "best 1 of 1d6+2d8", (5, 7, 7))], str)["rows"][0]
    assert [face["idle"] for face in one["throws"][0]] == [True, False, True]
    (drawn,) = lying([Shown("draw 1 of 9", "card", "1", ("x",), ("x",))], str)["rows"][0]
    assert [face["idle"] for face in drawn["throws"][0]] == [False]


def test_a_throw_of_which_the_rules_speak_has_its_sentence_and_ends_its_group():
    shot = shown("shot")
    laid = module.lying([(shot, ""), (shot, "A miss."), (shot, ""), (shown("dud"), "")], str)
    (row,) = laid["rows"]
    assert [(one["why"], len(one["throws"]), one["note"]) for one in row] == [
        ("shot", 2, "A miss."), ("", 1, ""), ("dud", 1, ""),
    ]  # fmt: skip
    assert laid["large"] and not module.lying([(shot, "A miss.")] * 2, str)["large"]
    many = module.lying([(shot, "A miss.")] * (OPEN_NOTES + 4), str)
    assert many["folded"] == OPEN_NOTES + 4 - LAST_NOTES and len(many["rows"][0]) == OPEN_NOTES + 4


def test_dice_that_are_read_one_by_one_have_no_sum_beside_them():
    one_by_one = Shown("3d6", "attack", "1.1", (1, 1, 2), (2, 1, 1))
    (group,) = lying([one_by_one], str)["rows"][0]
    assert group["sums"] == [""]
