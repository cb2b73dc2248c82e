"""How far apart things are that were rolled, and whether that can be luck."""

from __future__ import annotations

from math import sqrt

import pytest

import navalgames
from navalgames.errors import BadInput
from navalgames.explore.rolled import Rolled


def coins(heads: int, n: int = 100) -> Rolled:
    return Rolled(n, 1, {1: heads, 0: n - heads})


def test_two_means_are_apart_with_an_interval():
    apart = navalgames.compare({"one": coins(40), "other": coins(60)}).difference()
    half = 1.959964 * sqrt(2 * 0.24 * 100 / 99 / 100)
    assert apart.value == pytest.approx(0.2)
    assert (apart.low, apart.high) == pytest.approx((0.2 - half, 0.2 + half))
    assert apart.luck < 0.01 and "+0.2 (95 %: +0.06 to +0.34): hardly luck" in repr(apart)


def test_what_can_be_luck_says_how_many_it_would_need():
    apart = navalgames.compare({"one": coins(48), "other": coins(52)}).difference([1])
    assert apart.low < 0 < apart.high and 0.5 < apart.luck < 0.65
    assert 2300 < apart.needed < 2600  # (1.96 + 0.84)^2 * 2 * 0.25 / 0.04^2
    assert "percentage points (95 %: \N{MINUS SIGN}" in repr(apart) and "it can be luck" in repr(apart)
    many = navalgames.compare({"one": coins(4800, 10_000), "other": coins(5200, 10_000)})
    assert many.difference([1]).low > 0


def test_four_tell_what_two_changes_do_together():
    parts = {"neither": coins(20), "one": coins(30), "other": coins(30), "both": coins(90)}
    both = navalgames.compare(parts).difference(1)
    assert both.value == pytest.approx(0.5) and both.low > 0
    parts["both"] = coins(40)
    assert navalgames.compare(parts).difference(1).value == pytest.approx(0)
    assert navalgames.compare(parts).difference(1).needed is None


def test_an_exact_answer_does_not_stray():
    exact = navalgames.ask("grand_fleet", "best_die", dice=1)
    rolled = Rolled(100, 1, {3: 50, 4: 50})
    apart = navalgames.compare({"exact": exact, "rolled": rolled}).difference()
    assert apart.value == pytest.approx(0)
    assert apart.high == pytest.approx(rolled.mean_interval()[1] - 3.5)


def test_simulated_games_are_compared_by_who_won():
    played = {
        player: navalgames.simulate_games("grand_fleet", 40, seed=1, seats={"UK": player, "DE": "sensible"})
        for player in ("random", "sensible")
    }
    both = navalgames.compare(played)
    assert both.difference("UK").low > 0
    assert both.difference("UK").value == pytest.approx(
        played["sensible"].wins["UK"].share - played["random"].wins["UK"].share
    )
    with pytest.raises(BadInput, match="Say whose games are counted"):
        both.difference()


def test_what_has_no_difference_by_luck_is_refused():
    with pytest.raises(BadInput, match="Here are 3"):
        navalgames.compare({"a": coins(1), "b": coins(2), "c": coins(3)}).difference()
    answer = navalgames.ask("grand_fleet", "best_die")
    with pytest.raises(BadInput, match="nothing is luck"):
        navalgames.compare({"a": answer, "b": answer}).difference()


def test_nobody_is_certain_of_a_share_of_none():
    apart = navalgames.compare({"one": coins(0, 10), "other": coins(1, 10)}).difference([1])
    assert apart.low < 0 < apart.high
