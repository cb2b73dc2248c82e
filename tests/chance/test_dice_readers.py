"""Readers that play: the same seed, the same dice; scripts and typed dice are checked throw by throw."""

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from navalgames.chance import Note, RandomDice, ScriptedDice, Shown, TypedDice
from navalgames.errors import BadInput

DECK = ("mine", "mine", "torpedo", "shell", "shell", "shell")
NOTATIONS = ("1d6", "2d6", "d66", "best 1 of 1d6+2d8", "count 4+ in 5d6", "6d6", "d4", "1d100")


def salvo(dice, guns):
    """A small rule that uses every verb."""
    dice.note("8.1", "gf-salvo", guns=guns)
    hits = dice.roll(f"count 5+ in {guns}d6", "salvo", "8.2")
    worst = dice.faces("2d6", "spread", "8.3")[0]
    cards = dice.draw(DECK, 2, "damage", "8.4")
    extra = dice.each(one_gun, range(guns), 4)
    return hits, worst, cards, extra, dice.resolve(one_gun, 0, 3)


def one_gun(dice, gun, least):
    return dice.roll("1d6", "gun", "8.5") >= least


class TestRandomDice:
    def test_same_seed_same_dice_recorded_or_not(self):
        recorded, quick = RandomDice(7), RandomDice(7, record=False)
        for _ in range(300):
            for notation in NOTATIONS:
                assert recorded.roll(notation, "any") == quick.roll(notation, "any")
            assert recorded.faces("3d6", "any") == quick.faces("3d6", "any")
            assert recorded.draw(DECK, 3, "any") == quick.draw(DECK, 3, "any")
        assert quick.record == []
        assert len(recorded.record) == 300 * (len(NOTATIONS) + 2)

    def test_record_tells_dice_why_rule_faces_and_result(self):
        dice = RandomDice(3)
        dice.note("6.4", "gf-deploy", side="UK")
        total = dice.roll("2d6", "deployment", "6.4d")
        note, shown = dice.record
        assert note == Note("6.4", "gf-deploy", {"side": "UK"})
        assert shown[:3] == ("2d6", "deployment", "6.4d")
        assert sum(shown.faces) == shown.result == total

    def test_faces_are_told_highest_first_and_recorded_as_thrown(self):
        dice = RandomDice(5)
        for _ in range(50):
            told = dice.faces("3d6", "spread")
            assert told == tuple(sorted(dice.record[-1].faces, reverse=True)) == dice.record[-1].result
        assert any(shown.faces != shown.result for shown in dice.record)

    def test_d66_shows_two_faces(self):
        dice = RandomDice(5)
        number = dice.roll("d66", "event")
        tens, units = dice.record[0].faces
        assert number == 10 * tens + units
        assert dice.faces("d66", "event") == dice.record[1].faces

    def test_draw_is_sorted_and_without_replacement(self):
        dice = RandomDice(5)
        drawn = dice.draw(DECK, 6, "all")
        assert drawn == tuple(sorted(DECK))
        assert Counter(dice.record[0].faces) == Counter(DECK)
        assert dice.record[0].dice == "draw 6 of 6"
        assert dice.draw(DECK, 0, "none") == ()

    def test_each_is_aligned_with_its_items(self):
        results = RandomDice(1).each(lambda dice, item: (item, dice.roll("1d6", "any")), ("a", "b", "a"))
        assert [item for item, _ in results] == ["a", "b", "a"]

    def test_a_seed_is_always_known(self):
        dice = RandomDice()
        again = RandomDice(dice.seed)
        assert [dice.roll("1d100", "any") for _ in range(20)] == [
            again.roll("1d100", "any") for _ in range(20)
        ]

    def test_any_generator_will_do(self):
        class Highest:
            def random(self):
                return 0.999999

        assert RandomDice(rng=Highest()).roll("2d6", "any") == 12
        assert RandomDice(rng=Highest(), record=False).roll("10d6", "any") == 60

    @pytest.mark.parametrize("record", [True, False])
    def test_unknown_notation(self, record):
        with pytest.raises(BadInput, match="no dice notation"):
            RandomDice(1, record=record).roll("lots", "any")

    @pytest.mark.parametrize("count", [-1, 7, 1.0, True])
    def test_too_many_cards(self, count):
        with pytest.raises(BadInput, match="cannot be drawn from 6"):
            RandomDice(1).draw(DECK, count, "any")


class TestScriptedDice:
    @given(st.integers(0, 2**32), st.integers(1, 6))
    def test_a_record_is_a_script(self, seed, guns):
        played = RandomDice(seed)
        result = salvo(played, guns)
        again = ScriptedDice(played.record)
        assert salvo(again, guns) == result
        assert again.record == played.record
        again.finish()

    def test_a_script_survives_json(self):
        played = RandomDice(11)
        result = salvo(played, 3)
        lines = [
            {"dice": shown.dice, "why": shown.why, "shows": shown.faces}
            for shown in played.record
            if isinstance(shown, Shown)
        ]
        assert salvo(ScriptedDice(json.loads(json.dumps(lines))), 3) == result

    def test_why_none_fits_any(self):
        assert ScriptedDice([{"dice": "1d6", "why": None, "shows": 4}]).roll("1d6", "anything") == 4
        assert ScriptedDice([{"dice": "d6", "shows": 4}]).roll("1d6", "anything") == 4

    def test_another_why_names_both_sides_and_the_rule(self):
        dice = ScriptedDice([{"dice": "2d6", "why": "detection", "shows": [1, 2]}])
        with pytest.raises(BadInput) as caught:
            dice.roll("2d6", "damage", "8.11e")
        for part in ("line 1", "2d6 (damage)", "8.11e", "2d6 (detection)"):
            assert part in str(caught.value)

    def test_other_dice(self):
        dice = ScriptedDice([{"dice": "1d6", "why": "damage", "shows": 4}])
        with pytest.raises(
            BadInput, match=r"asks for 2d6 \(damage\) \(rule -\), but the script holds 1d6 \(damage\)"
        ):
            dice.roll("2d6", "damage")

    def test_too_short(self):
        dice = ScriptedDice([{"dice": "1d6", "why": "a", "shows": 4}])
        dice.roll("1d6", "a")
        with pytest.raises(BadInput, match=r"too early: the rule asks for 1d6 \(b, rule 2\.4\) as throw 2"):
            dice.roll("1d6", "b", "2.4")

    def test_unused_dice(self):
        dice = ScriptedDice(
            [{"dice": "1d6", "why": "a", "shows": 4}, {"dice": "2d6", "why": "b", "shows": [1, 1]}]
        )
        dice.roll("1d6", "a")
        assert dice.left == 1
        with pytest.raises(BadInput, match=r"holds 1 throw that nobody asked for, from line 2 on: 2d6 \(b\)"):
            dice.finish()

    def test_impossible_faces(self):
        with pytest.raises(BadInput, match="cannot show “7”"):
            ScriptedDice([{"dice": "1d6", "why": "a", "shows": 7}]).roll("1d6", "a")
        with pytest.raises(BadInput, match="needs 2 faces"):
            ScriptedDice([{"dice": "d66", "why": "a", "shows": 35}]).roll("d66", "a")

    def test_cards_must_be_in_the_deck(self):
        dice = ScriptedDice([{"dice": "draw 2 of 6", "why": "a", "shows": ["torpedo", "torpedo"]}])
        with pytest.raises(BadInput, match="cannot show “torpedo”"):
            dice.draw(DECK, 2, "a")

    def test_cards_that_are_records(self):
        deck = (("ship", 1), ("ship", 2))
        dice = ScriptedDice([{"dice": "draw 1 of 2", "why": "a", "shows": [["ship", 2]]}])
        assert dice.draw(deck, 1, "a") == (("ship", 2),)

    @pytest.mark.parametrize(
        "entry",
        [
            {"dice": "1d6"},
            {"shows": 3},
            {"dice": "1d6", "shows": 3, "face": 1},
            {"dice": "many", "shows": 3},
            "1d6",
            4,
            {"dice": 6, "shows": 3},
            {"dice": ["1d6"], "shows": 3},
        ],
    )
    def test_lines_that_cannot_be_read(self, entry):
        with pytest.raises(BadInput, match="Line 2 of the dice script"):
            ScriptedDice([{"dice": "1d6", "why": "a", "shows": 4}, entry])

    def test_goes_on_live(self):
        live = RandomDice(9)
        dice = ScriptedDice([{"dice": "1d6", "why": "a", "shows": 4}], then=live)
        expected = RandomDice(9)
        assert dice.roll("1d6", "a") == 4
        assert dice.roll("2d6", "b") == expected.roll("2d6", "b")
        assert dice.draw(DECK, 2, "c") == expected.draw(DECK, 2, "c")
        assert [shown.why for shown in dice.record] == ["a", "b", "c"]
        assert live.record == []
        dice.finish()


class TestTypedDice:
    def test_asks_for_dice_why_and_rule(self):
        asked = []

        def ask(notation, why, rule):
            asked.append((notation, why, rule))
            return (6, 5)

        dice = TypedDice(ask)
        assert dice.roll("2d6", "damage", "8.11e") == 11
        assert dice.faces("2d6", "damage", "8.11e") == (6, 5)
        assert asked == [("2d6", "damage", "8.11e")] * 2
        assert dice.record[0] == Shown("2d6", "damage", "8.11e", (6, 5), 11)

    def test_cards(self):
        asked = []
        dice = TypedDice(lambda *what: asked.append(what) or ["torpedo", "mine"])
        assert dice.draw(DECK, 2, "damage") == ("mine", "torpedo")
        assert asked == [("draw 2 of 6", "damage", "")]
        assert dice.record[0].faces == ("torpedo", "mine")

    @pytest.mark.parametrize("typed", ["7 1", "1", "1 2 3", "", "one two", (1, 2.5), None])
    def test_refuses_what_the_dice_cannot_show(self, typed):
        with pytest.raises(BadInput) as caught:
            TypedDice(lambda *what: typed).roll("2d6", "damage")
        assert "2d6" in str(caught.value) and "damage" in str(caught.value)
