"""The anatomy of a procedure: its choices in order, what follows from each, and nothing lost."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.chance import exact, witness
from navalgames.chance.anatomy import (
    AGAIN,
    DRAW,
    EACH,
    FACES,
    PART,
    UNTIL,
    End,
    Folded,
    Node,
    anatomy,
)
from navalgames.errors import Problem


def shot(dice, modifier=0):
    """A hit roll; what is hit may blow up."""
    if dice.roll("2d6", "aim", "1.1") + modifier < 9:
        return "miss"
    witness.saw("damage_table hit")
    return "sunk" if dice.roll("1d6", "damage", "1.2") == 6 else "hit"


def test_its_choices_in_order_and_what_follows_from_each():
    root = anatomy(shot).root
    assert root.asked[:4] == ("roll", "2d6", "aim", "1.1") and root.total == 36
    miss, hit = root.ways
    assert miss.values == (2, 3, 4, 5, 6, 7, 8) and miss.then == End("miss")
    assert hit.values == (9, 10, 11, 12) and hit.weights == (4, 3, 2, 1) and hit.weight == 10
    assert root.chance(hit) == Fraction(10, 36)
    assert hit.then.asked.why == "damage"
    assert [(way.values, way.then.outcome) for way in hit.then.ways] == [
        ((1, 2, 3, 4, 5), "hit"),
        ((6,), "sunk"),
    ]
    assert miss.read == (frozenset(),) * 7 and hit.read == (frozenset({"damage_table hit"}),) * 4


def test_what_is_read_before_the_first_choice():
    def weathered(dice):
        witness.saw("weather")
        return dice.roll("1d6", "x") > 3

    assert anatomy(weathered).before == {"weather"}


def test_leaves_add_up_to_the_exact_answer():
    found = anatomy(shot, 2)
    assert found.sums() == exact(shot, 2)
    assert [(leaf.chance, leaf.end.outcome) for leaf in found.leaves()] == [
        (Fraction(15, 36), "miss"),
        (Fraction(21, 36) * Fraction(5, 6), "hit"),
        (Fraction(21, 36) * Fraction(1, 6), "sunk"),
    ]
    assert [way.values for _, way in list(found.leaves())[2].steps] == [(7, 8, 9, 10, 11, 12), (6,)]


def second_of_a_pile(dice):
    """The second of two cards of a pile that is not put together again."""
    left = ["blank", "blank", "mine", "mine"]
    left.remove(dice.draw(tuple(left), 1, "first")[0])
    return dice.draw(tuple(left), 1, "second")[0]


def test_what_is_left_in_a_pile_makes_another_future():
    """The same cards may come, but not as often."""
    found = anatomy(second_of_a_pile)
    assert found.sums() == exact(second_of_a_pile)
    piles = {way.values[0]: way.then.asked.cards for way in found.root.ways}
    assert piles == {("blank",): ("blank", "mine", "mine"), ("mine",): ("blank", "blank", "mine")}


def test_equal_futures_are_one():
    def twice(dice):
        first = dice.roll("1d6", "first")
        return "even" if (first % 2 + dice.roll("1d6", "second")) % 2 else "odd"

    root = anatomy(twice).root
    assert [way.values for way in root.ways] == [(1, 3, 5), (2, 4, 6)]
    assert root.ways[0].then is not root.ways[1].then

    def forgetful(dice):
        dice.roll("1d6", "first")
        return dice.roll("1d6", "second") > 3

    (only,) = anatomy(forgetful).root.ways
    assert only.values == (1, 2, 3, 4, 5, 6)


def salvo(dice, number):
    return sum(one == "sunk" for one in dice.each(shot, [0] * number))


@pytest.mark.parametrize(
    ("procedure", "kind", "dice"),
    [
        (lambda dice: dice.faces("2d6", "x")[0], FACES, "2d6"),
        (lambda dice: dice.draw(("a", "a", "b"), 1, "x")[0], DRAW, "draw 1 of 3"),
        (lambda dice: dice.resolve(shot) == "sunk", PART, "shot"),
        (lambda dice: dice.conclude(shot), PART, "shot"),
        (lambda dice: dice.conclude_as(str.upper, shot), PART, "shot"),
        (lambda dice: salvo(dice, 3), EACH, "shot"),
        (lambda dice: dice.until(lambda one: one != "miss", shot), UNTIL, "shot"),
    ],
)
def test_every_verb_of_the_dice(procedure, kind, dice):
    found = anatomy(procedure)
    assert (found.root.asked.kind, found.root.asked.dice) == (kind, dice)
    assert found.sums() == exact(procedure)


def test_a_part_has_an_anatomy_of_its_own_or_is_walked_through():
    def battle(dice):
        return dice.resolve(shot, 1), dice.resolve(shot, 1)

    found = anatomy(battle)
    assert found.root.asked.inside().root.asked.why == "aim"
    assert found.root.asked.inside().sums() == exact(shot, 1)
    through = anatomy(battle, parts=False)
    assert through.root.asked.why == "aim" and through.sums() == exact(battle)
    with pytest.raises(Problem):
        through.root.asked.inside()


def test_a_part_that_can_end_in_one_way_only_is_no_choice():
    def sure(dice):
        return dice.resolve(lambda dice: 3) + dice.roll("1d6", "x")

    assert anatomy(sure).root.asked.why == "x"


def test_what_does_not_fit_is_folded_and_opens():
    def long(dice):
        return sum(dice.roll("1d6", str(place)) == 6 for place in range(5))

    found = anatomy(long, most=50)
    assert 0 < found.folded <= 1
    folded = [leaf for leaf in found.leaves() if isinstance(leaf.end, Folded)]
    assert sum((leaf.chance for leaf in found.leaves()), Fraction(0)) == 1
    opened = folded[0].end.opened(most=10_000)
    assert isinstance(opened, Node) and len(folded[0].end.path) >= 1
    assert found.sums() == exact(long)


def test_what_a_part_looks_up_belongs_to_its_own_anatomy():
    def battle(dice):
        dice.roll("1d6", "weather")
        return dice.resolve(shot), dice.resolve(shot, 100)

    (way,) = anatomy(battle).root.ways
    assert way.read == (frozenset(),) * 6
    (hit,) = [one for one in way.then.asked.inside().root.ways if 9 in one.values]
    assert hit.read[0] == {"damage_table hit"}


def test_what_a_part_looks_up_that_is_no_choice_belongs_to_the_rule():
    def known(dice):
        witness.saw("the list")
        return 3

    def battle(dice):
        dice.roll("1d6", "weather")
        return dice.resolve(known)

    (way,) = anatomy(battle).root.ways
    assert way.read == (frozenset({"the list"}),) * 6


def test_one_try_ends_with_again_where_it_does_not_count():
    def hunted(dice):
        return dice.until(lambda one: one != "miss", shot)

    inside = anatomy(hunted).root.asked.inside()
    assert inside.sums().chance(AGAIN) == exact(shot).chance("miss")
    assert set(inside.sums().outcomes) == {"hit", "sunk", AGAIN}


def test_a_whole_that_does_not_fit_is_not_begun():
    runs = []

    def long(dice):
        runs.append(1)
        return sum(dice.roll("1d6", str(place)) for place in range(5))

    assert isinstance(anatomy(long, most=100, whole=True).root, Folded)
    assert len(runs) == 1 + 6 + 10, "17 read, 26 wait beside them, 60 more lie ahead: over 100"
    assert anatomy(shot, most=100, whole=True) == anatomy(shot)


def test_nothing_thrown_is_an_end():
    assert anatomy(lambda dice: "calm").root == End("calm")


def test_a_rule_that_asks_for_less_the_second_time_is_refused():
    asked = []

    def fickle(dice):
        asked.append(1)
        return dice.roll("1d6", "x") if len(asked) == 1 else 3

    with pytest.raises(Problem):
        anatomy(fickle)
