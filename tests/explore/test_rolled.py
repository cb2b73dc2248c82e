"""What was rolled is asked and shown as what was read is."""

from __future__ import annotations

from fractions import Fraction

import pytest

import navalgames
from navalgames.errors import BadInput
from navalgames.explore.rolled import Rolled

ROLLED = Rolled(10, 1, {0: 2, 2: 3, 1: 5})


def test_shares_are_asked_like_chances():
    assert ROLLED.chance(1) == ROLLED.chance_of([1]) == ROLLED.chance_of(lambda hits: hits == 1) == 1 / 2
    assert ROLLED.chance(7) == 0
    assert ROLLED.interval_of([1]) == ROLLED.interval(1)
    low, high = ROLLED.interval_of(lambda hits: hits > 0)
    assert low < 0.8 < high
    assert ROLLED.rows() == tuple((hits, ROLLED.chance(hits)) for hits in (0, 1, 2))


def test_shares_are_drawn_and_shown_with_their_intervals():
    assert list(ROLLED.plot().data[0].y) == [20, 50, 30]
    shown = ROLLED._repr_html_()
    assert "Rolled 10 times" in shown and "5.7 % – 51 %" in shown and shown.count("<tr>") == 3
    many = Rolled(100, 1, dict.fromkeys(range(100), 1))
    assert many._repr_html_().count("<tr>") == 40 and "and 60 more outcomes" in many._repr_html_()


def test_many_numbers_are_told_by_their_mean():
    many = Rolled(100, 1, dict.fromkeys(range(100), 1))
    assert repr(many).startswith(
        "<Sample of 100: mean 49.5 (95 %: 43."
    ) and " from 0 to 99; 0: 1 %, " in repr(many)
    assert repr(many).endswith(", 3: 1 %, and 96 more>")
    assert repr(ROLLED).startswith("<Sample of 10: mean 1.1 (95 %: 0.6")
    assert repr(ROLLED).endswith("), from 0 to 2; 1: 50 %, 2: 30 %, 0: 20 %>")
    assert repr(Rolled(4, 1, {"a": 3, "b": 1})) == "<Sample of 4: a: 75 %, b: 25 %>"


def test_an_interval_of_no_outcome_says_where_that_of_the_mean_is():
    with pytest.raises(BadInput, match=r"`interval\(0\)` .* mean is `mean_interval\(\)`"):
        ROLLED.interval()


def test_a_table_rolls_such_a_sample():
    table = navalgames.lay("frigate_duel", bridge_cards=False)
    rolled = table.simulate(5, policy="sensible", until=12, measure="turn")
    assert sum(chance for _, chance in rolled.rows()) == 1
    without = repr(table.simulate(5, policy="sensible", until=12))
    assert without.startswith("<Sample of 5: ") and without.endswith(" different states, no measure>")


def test_a_reading_is_drawn_and_shown_too():
    play = navalgames.new_play("grand_fleet", seed=7, seats="sensible")
    while play.decision()[0] != "initiative_dice":
        play.step_computer()
    table = navalgames.lay("grand_fleet", saved=play)
    one, two = table.orders("UK")
    reading = table.read([two, one], measure="vp")
    assert reading.rows() == ((-1, reading.chance(-1)), (0, reading.chance(0)))
    assert list(reading.plot().data[0].y) == [50, 50]
    assert "50 %" in reading._repr_html_() and "7.9c" in reading._repr_html_()
    answer = navalgames.ask("grand_fleet", "initiative")
    assert dict(answer.rows()) == dict(answer.distribution)


def test_a_condition_keeps_those_rolls_alone():
    rolled = Rolled(6, 1, {1: 1, 2: 2, 3: 3})
    kept = rolled.given(lambda outcome: outcome < 3)
    assert (kept.n, kept.counts) == (3, {1: 1, 2: 2}) and kept.chance(2) == Fraction(2, 3)
    assert kept.counts == rolled.given([1, 2]).counts
    with pytest.raises(BadInput, match="none of the 6"):
        rolled.given(7)
