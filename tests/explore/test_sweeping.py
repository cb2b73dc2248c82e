"""The same question, reading or sample over several things."""

from __future__ import annotations

import pytest

import navalgames
from navalgames.errors import BadInput


def test_tables_are_read_one_after_the_other_and_what_is_refused_is_left_out():
    table = navalgames.lay("grand_fleet").play("sensible", until="initiative_dice", seed=7)
    dice = table.find_orders("two dice")

    def points(vp):
        return table.change({"vp": vp}).read([dice, dice], measure="vp")

    sweep = navalgames.sweep([0, 3, 500], points)
    assert sweep[3] - sweep[0] == 3
    assert list(sweep.left_out) == [500] and "200" in sweep.left_out[500]
    assert sweep.readings[3].mean() == sweep[3]
    with pytest.raises(BadInput, match="no height at “500”"):
        sweep[500]


def test_the_chance_of_an_outcome_given_by_its_sentence():
    sweep = navalgames.sweep(
        {"one": 1, "two": 2}, lambda dice: navalgames.ask("grand_fleet", "initiative", uk_dice=dice),
        outcome="Nobody attacks",
    )  # fmt: skip
    assert sweep.chances and dict(sweep) == {"one": sweep["one"], "two": sweep["two"]}
    assert repr(sweep) == "<Sweep chance: one: 44.4%, two: 44.4%>"


def test_what_was_rolled_has_its_interval():
    def won(player):
        return navalgames.simulate_games("grand_fleet", 20, seed=1, seats={"UK": player, "DE": "sensible"})

    sweep = navalgames.sweep(["sensible", "random"], won, outcome="United Kingdom")
    for player, share, low, high in sweep.rows():
        assert low <= share <= high and share == sweep.readings[player].chance("UK")
    assert sweep.plot().data[0].error_y.array is not None


def test_sweeps_are_compared_as_curves_are():
    def best(dice):
        return navalgames.ask("grand_fleet", "best_die", dice=dice)

    both = navalgames.compare(
        {"sweep": navalgames.sweep([1, 2], best), "other": navalgames.sweep([2, 3], best)}
    )
    assert both.rows()[0][2] is None and both.rows()[1][1] == both.rows()[1][2]


@pytest.mark.parametrize(
    ("things", "function", "said"),
    [
        (5, lambda one: one, "cannot be swept over"),
        ([], lambda one: one, "cannot be swept over"),
        ([1], lambda one: "hello", "neither a mean nor a chance"),
        ([1], lambda one: navalgames.ask("grand_fleet", "initiative"), "say which is counted"),
        ([9], lambda one: navalgames.ask("grand_fleet", "initiative", uk_dice=one), "It takes: 1, 2"),
    ],
)
def test_what_cannot_be_swept_is_told(things, function, said):
    with pytest.raises(BadInput, match=said):
        navalgames.sweep(things, function)
