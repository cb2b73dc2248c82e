"""The questions of the lab: exact answers against anchors, against the table, and quick enough."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.chance import RandomDice
from navalgames.games.frigate_duel import GAME
from navalgames.odds import ask, grid, roll

QUESTIONS = [question.name for question in GAME.questions()]


def answer(name: str, **parameters):
    return ask(GAME, name, **parameters).distribution


@pytest.mark.rule("11.4.4a", "11.4.4k", "11.4.4l")
def test_two_pools_rest_on_the_sheet_alone():
    found = ask(GAME, "two_pools", hit_dice=7, cancel_dice=1)
    assert found.distribution.mean() == Fraction(13250, 6561)
    assert found.weakest == "rulebook"
    assert ask(GAME, "hits_left").weakest == "rulebook", "round shot has no range or price of ours"
    assert ask(GAME, "hits_left", shot="double").weakest == "reconstruction"
    assert ask(GAME, "broadside").weakest == "reconstruction", (
        "a number of ours never looks like one of the sheet"
    )


@pytest.mark.rule("11.4.4e", "11.4.4g", "11.4.4m")
def test_shot_and_cards_move_the_hits():
    plain = answer("hits_left").mean()
    assert answer("hits_left", shot="double").mean() == answer("hits_left", steady_aim=True).mean() > plain
    assert answer("hits_left", take_cover=True).mean() < plain
    assert answer("hits_left", shot="double", distance=8) == answer("hits_left", distance=8)


@pytest.mark.rule("11.4.8b", "11.5a")
def test_half_of_all_totals_are_ten_or_less():
    assert answer("damage_total").chance_of(lambda total: total <= 10) == Fraction(1, 2)


@pytest.mark.rule("P11.10", "P10.10")
def test_a_rake_hurts_more_and_chain_shot_spares_the_hull():
    means = [answer("broadside", rake=rake).mean() for rake in ("no_rake", "bow", "stern")]
    assert means == sorted(means) and means[0] < means[2]
    chain = {"shot": "chain", "aim": "rigging"}
    assert answer("broadside", **chain).mean() == 0
    assert answer("broadside", **chain, part="rigging").mean() > 0


@pytest.mark.rule("15.0h", "P15.4")
def test_melee_and_capture():
    assert answer("melee_split", support=0).mean() == 2
    assert answer("captured", attack=1, attack_support=0, defence=0).chance(True) == Fraction(1, 3)
    assert answer("captured", attack=1, attack_support=0, defence=1).chance(True) == 0


@pytest.mark.rule("15.0b", "15.0h")
def test_the_best_split_is_the_best_line_of_the_grid_of_all_splits():
    crews = {"attack_crew": 5, "defence_crew": 3, "attack_modifier": -1}
    found = [
        [ask(GAME, "melee_both", **crews, attack_support=ours, defence_support=theirs).distribution.mean()
         for theirs in range(4)] for ours in range(5)
    ]  # fmt: skip
    worst = [min(row) for row in found]
    assert answer("best_split", **crews).chance(worst.index(max(worst))) == 1
    by_modifier = [answer("best_split", attack_crew=5, attack_modifier=one).mode for one in (-2, -1, 0, 1)]
    assert by_modifier == [3, 2, 1, 0], "the weaker the crew, the more should support"
    assert answer("best_split", attack_crew=1).chance(0) == 1, "an attack needs a point that rolls"


@pytest.mark.rule("11.4.8b", "11.4.8d", "P11.11")
def test_hits_to_damage_as_grids_of_hits_target_and_wind():
    by_wind = grid(GAME, "hits_to_damage", "wind_effect", "hits", part="rigging", aim="rigging")
    assert all(row[0] <= row[1] <= row[2] for row in by_wind.heights), "to windward she fires high"
    by_aim = grid(GAME, "hits_to_damage", "hits", "aim")
    hull, rigging = by_aim.heights
    assert list(hull) == sorted(hull) and sum(hull) > sum(rigging)


@pytest.mark.rule("17.1a", "17.4a")
def test_fire_and_flag_over_turns():
    assert answer("fire_over_turns", turns=1).chance(1) == Fraction(1, 3)
    flying = answer("strike_over_turns", turns=2, markers=1).chance("still_flying")
    assert flying == Fraction(25, 36)


@pytest.mark.rule("P10.2", "P10.3")
def test_rate_of_fire():
    assert answer("broadsides_in_a_turn").mean() == 3
    assert answer("broadsides_in_a_turn", points=1, shot="double").mean() == 1


@pytest.mark.rule("17.3a", "P11.8")
def test_the_longer_the_duel_the_likelier_she_strikes():
    struck = [
        answer("rounds_to_strike", rounds=rounds, hull_per_section=4).chance("has_struck")
        for rounds in (1, 2, 3)
    ]
    assert struck == sorted(struck) and 0 < struck[0] < struck[2] < 1


@pytest.mark.rule("P6.1", "P6.2")
def test_initiative_by_quality_gauge_and_holder():
    assert answer("initiative", gauge="nobodys_gauge").chance(True) == Fraction(15, 36)
    assert answer("initiative", gauge="nobodys_gauge", held=True).chance(True) == Fraction(21, 36)
    assert answer("initiative").chance(True) == Fraction(21, 36)
    assert answer("initiative", own_quality=1, enemy_quality=-1).chance(True) == Fraction(30, 36)
    assert answer("initiative", own_quality=-1, enemy_quality=1).chance(True) == Fraction(10, 36)


@pytest.mark.rule("P9.4")
def test_tacks_by_quality_and_hands():
    assert answer("tacks").chance(1) == Fraction(2, 3)
    assert answer("tacks", sailing_points=1).chance(1) == Fraction(1, 2)
    assert answer("tacks", quality=-1, sailing_points=1, tacks=2).chance(2) == Fraction(1, 9)


@pytest.mark.rule("P7.1", "P7.2", "P7.6")
def test_squares_by_wind_sail_and_rigging():
    assert answer("squares").mean() == 6
    assert answer("squares", bearing="head_to_wind").mean() == 0
    assert answer("squares", bearing="quarter", sail="full", strength="fresh").mean() == 12
    assert answer("squares", quarters_lost=4).mean() == 0
    assert answer("squares", quarters_lost=2, diagonal=True).mean() == 2


@pytest.mark.parametrize("name", QUESTIONS)
def test_exact_and_rolled_agree(name):
    exact, dice, times = answer(name), RandomDice(seed=7), 300
    counts: dict = {}
    for _ in range(times):
        found = roll(GAME, name, dice)
        counts[found] = counts.get(found, 0) + 1
    for outcome, count in counts.items():
        chance = float(exact.chance(outcome))
        spread = (chance * (1 - chance) / times) ** 0.5
        assert abs(count / times - chance) <= 4.5 * spread + 0.01, outcome
