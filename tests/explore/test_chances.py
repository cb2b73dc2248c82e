"""Answers, readings and samples are asked for conditions, deviations and what hangs together."""

from __future__ import annotations

import pytest

import navalgames
from navalgames.errors import BadInput
from navalgames.explore.rolled import Rolled


def test_a_condition_is_a_function_or_the_outcomes_themselves():
    answer = navalgames.ask("grand_fleet", "initiative", uk_dice=2)
    by_function = answer.given(lambda outcome: outcome.startswith("uk"))
    by_names = answer.given(["uk_attacks", "The British attack and must offer battle"])
    assert by_function == by_names
    attacks = answer.chance("uk_attacks_must") + answer.chance("uk_attacks")
    assert by_names.chance("uk_attacks_must") == answer.chance("uk_attacks_must") / attacks


def test_a_condition_that_never_holds_says_what_there_is():
    answer = navalgames.ask("grand_fleet", "best_die", dice=2)
    with pytest.raises(BadInput, match=r"none of the outcomes\. There are: 1, 2, 3, 4, 5, 6"):
        answer.given(lambda die: die > 6)
    with pytest.raises(BadInput, match="Did you mean “uk_attacks”"):
        navalgames.ask("grand_fleet", "initiative").given("uk_attack")


def test_the_mean_and_the_deviation_of_two_dice():
    answer = navalgames.ask("grand_fleet", "best_die", dice=1)
    assert answer.mean() == answer.median() + 0.5 == 3.5
    assert answer.deviation() == pytest.approx((35 / 12) ** 0.5)
    assert answer.at_least(5) + answer.at_most(4) == 1
    assert answer.mean(lambda die: die == 6) == answer.chance(6)


def test_words_have_no_median():
    with pytest.raises(BadInput, match="no number"):
        navalgames.ask("grand_fleet", "initiative").median()


def test_pairs_are_asked_whether_their_parts_hang_together():
    rolled = Rolled(4, 1, {(1, 2): 1, (2, 4): 1, (3, 6): 2})
    assert rolled.correlation() == pytest.approx(1)
    assert rolled.correlation(lambda pair: pair[0], lambda pair: -pair[1]) == pytest.approx(-1)
    independent = Rolled(4, 1, {(one, other): 1 for one in (0, 1) for other in (0, 1)})
    assert independent.correlation() == 0


def test_what_has_no_correlation_is_told():
    answer = navalgames.ask("grand_fleet", "best_die", dice=2)
    with pytest.raises(BadInput, match="is no pair"):
        answer.correlation()
    with pytest.raises(BadInput, match="the same whatever happens"):
        answer.correlation(lambda die: die, lambda die: 1)


def test_a_quantile_is_exact_and_takes_fractions_as_text():
    die = navalgames.ask("grand_fleet", "best_die", dice=1)
    assert [die.quantile(share) for share in ("1/6", 0.1, "2/3", "0.5", 1, 0)] == [1, 1, 4, 3, 6, 1]
    # 0.5 + a hair is another face: nothing is rounded on the way
    assert die.quantile("5000000000000000001/10000000000000000000") == 4
    assert Rolled(4, 1, {2: 1, 5: 3}).quantile("1/4") == 2 < Rolled(4, 1, {2: 1, 5: 3}).quantile("26/100")


@pytest.mark.parametrize("share", ["half", "1/0", 2, "-1/2", None])
def test_what_is_no_share_is_refused(share):
    with pytest.raises(BadInput, match="A share must lie between 0 and 1: given"):
        navalgames.ask("grand_fleet", "best_die").quantile(share)


def test_words_have_no_quantile():
    with pytest.raises(BadInput, match="no number"):
        navalgames.ask("grand_fleet", "initiative").quantile(0.5)
