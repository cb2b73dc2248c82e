"""Two answers laid side by side: the same throws, which of them end otherwise, and how that is told."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames import odds
from navalgames.games import GAME_IDS, game
from navalgames.labels import Labels
from navalgames.pictures.moved import ComparedLook, compare, same_throws
from navalgames.sessions.what_if import Change, option_change, shifts
from navalgames.sessions.what_if.changes import other_values

FLEET = game("grand_fleet")


def both(name: str, change: Change, question: str, language: str = "en") -> tuple[ComparedLook, ComparedLook]:
    """The looks of a question before a change and after it, where the change is seen."""
    chosen = game(name)
    charts, labels = odds.charts_of(chosen), Labels(chosen, language)
    (found,) = shifts(chosen, change, charts=charts, questions=(question,))
    before = ComparedLook(chosen, labels, question, charts, **dict(found.before.parameters))
    after = ComparedLook(chosen, labels, question, change.charts(charts), **dict(found.after.parameters))
    return before, after


def bloody() -> Change:
    return option_change(FLEET, "damage_table", "bloody")


def test_throws_that_end_otherwise_are_counted_and_marked():
    before, after = both("grand_fleet", bloody(), "damage")
    assert compare(before, after) == (
        "9 of 36 throws now end with “Damaged” instead of “Nothing”. "
        "4 of 36 throws now end with “Sunk” instead of “Damaged”."
    )
    for look in (before, after):
        marks = look.data["sections"][-1]["moved"]
        assert len(marks["cells"]) == 13 and len(marks["ways"]) == 2
    rows = [look.data["sections"][-1]["grid"]["rows"] for look in (before, after)]
    ends = [[cell["end"] for row in side for cell in row["cells"]] for side in rows]
    differ = [place for place, (old, new) in enumerate(zip(*ends, strict=True)) if old != new]
    assert before.data["sections"][-1]["moved"]["cells"] == differ


def test_it_is_told_in_japanese_too():
    said = compare(*both("grand_fleet", bloody(), "damage", "ja"))
    assert "36 通りのうち 9 通り" in said and "⟦" not in said


@pytest.mark.parametrize("name", GAME_IDS)
@pytest.mark.by_turns(2)
def test_the_same_throws_come_to_both_answers(name):
    """Added up over its first ends a walk is the answer before, over its second ends the one after."""
    chosen = game(name)
    charts, labels, compared = odds.charts_of(chosen), Labels(chosen), 0
    for choice in chosen.option_choices:
        change = option_change(chosen, choice.name, next(iter(other_values(choice, choice.default))))
        for shift in shifts(chosen, change, charts=charts):
            question = shift.question.name
            before = ComparedLook(chosen, labels, question, charts, **dict(shift.before.parameters))
            after = ComparedLook(
                chosen, labels, question, change.charts(charts), **dict(shift.after.parameters)
            )
            said = compare(before, after)
            assert said and "⟦" not in said, (choice.name, question)
            for one, other in zip(before.parts[-1:], after.parts[-1:], strict=False):
                ways = same_throws(one, other)
                if ways is None:
                    continue
                for side, section in enumerate((one, other)):
                    added: dict = {}
                    for pair, chance in ways.pairs.items():
                        added[pair[side]] = added.get(pair[side], Fraction(0)) + chance
                    chances = {end: chance for end, chance in section.chances.items() if chance}
                    assert added == chances, (choice.name, question)
                compared += 1
                if (one.found is before.why.anatomy) and not before.why.rounds:
                    moved = sum((chance for _, chance in ways.changed), Fraction(0))
                    assert moved >= shift.distance
    assert compared


def test_where_something_else_is_thrown_the_pictures_stand_beside_each_other():
    change = option_change(game("frigate_duel"), "smoke_count", "values")
    before, after = both("frigate_duel", change, "hits_left")
    assert compare(before, after).startswith("What is thrown is not the same")
    assert not before.moved and not after.moved


def test_a_step_inside_is_compared_where_the_whole_cannot_be():
    before, after = both("grand_fleet", bloody(), "salvo")
    assert compare(before, after).startswith("In one step of it: ")
    assert set(before.moved) == {-2}
