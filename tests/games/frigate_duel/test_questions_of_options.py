"""What options change in the exact odds; ships as listed, and drill."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.errors import BadInput
from navalgames.games.frigate_duel import GAME
from navalgames.games.frigate_duel.questions import over_turns
from navalgames.labels import Labels
from navalgames.odds import ask, charts_of, grid
from navalgames.sessions.what_if.changes import (
    cell_change,
    values_to_try,
    variant_change,
)

CHOICES = {choice.name: choice for choice in GAME.option_choices}
S09 = {"ship": "chesapeake", "enemy": "shannon"}


def chances(name: str, **given: object) -> dict:
    return dict(ask(GAME, name, **given).distribution)


def mean(name: str, **given: object) -> Fraction:
    return ask(GAME, name, **given).distribution.mean()


# ------------------------------------------------------------------------ gunnery


@pytest.mark.rule("11.4.4a", "11.4.4k", "11.4.4l", "11.4.4m")
def test_the_grid_of_the_two_pools_under_every_modifier():
    plain = grid(GAME, "two_pools", "cancel_dice", "hit_dice")
    assert len(plain.heights) == 9 and len(plain.heights[0]) == 15
    assert all(list(row) == sorted(row, reverse=True) for row in plain.heights), "more cancelling dice"
    assert plain.heights[0][0] == Fraction(1, 3) and plain.heights[8][0] == 3
    for more, less in (
        ({"hit_modifier": 1}, {}), ({}, {"hit_modifier": -1}), ({}, {"long_range": True}),
        ({}, {"take_cover": True}), ({"take_cover": True}, {"take_cover": True, "long_range": True}),
    ):  # fmt: skip
        assert mean("two_pools", **more) > mean("two_pools", **less)


@pytest.mark.rule("11.4.4i", "P11.15")
def test_smoke_counted_by_markers_or_by_values():
    two = chances("hits_left", smoke=2)
    assert two == chances("hits_left", smoke=2, smoke_count="values", smoke_value=1)
    assert chances("hits_left", smoke=2, smoke_count="values") == chances("hits_left", smoke=4) != two


@pytest.mark.rule("11.4.8c", "11.4.8d", "11.4.8e", "11.4.8f")
def test_the_wind_is_felt_by_both_or_by_the_firer():
    windward = {"aim": "rigging"}
    assert mean("wind_at_the_guns", **windward) == mean("damage_total", wind_effect="windward", **windward)
    leeward = mean("wind_at_the_guns", firing_to="to_leeward")
    assert leeward == mean("damage_total", wind_effect="leeward") < mean("damage_total")
    assert mean("wind_at_the_guns", firing_to="across_the_wind") == mean("damage_total")
    for bearing in ("head_to_wind", "before_wind"):
        assert mean("wind_at_the_guns", own_bearing=bearing, wind_gunnery="firer") == mean("damage_total")
        sheltered = mean("wind_at_the_guns", target_bearing=bearing)
        assert sheltered == mean("damage_total")
        assert mean("wind_at_the_guns", target_bearing=bearing, wind_gunnery="firer") > sheltered


@pytest.mark.rule("P11.9", "P11.10")
def test_a_rake_asks_for_a_heading_across():
    plain = mean("broadside")
    raked = mean("broadside", rake="stern")
    assert raked > plain
    for difference in (0, 1, 3, 4):
        assert mean("broadside", rake="stern", heading_difference=difference) == plain
        loose = mean("broadside", rake="stern", heading_difference=difference, rake_facing="any_bearing")
        assert loose == raked


@pytest.mark.rule("11.4.8k", "P11.11", "P10.10")
def test_damage_by_height_is_the_table_and_its_mixture_the_damage_of_hits():
    assert chances("damage_at_height", height=4, hits=1) == {2: 1}
    for part in ("hull", "rigging", "crew"):
        total = ask(GAME, "damage_total").distribution
        mixed = sum(total.chance(height) * mean("damage_at_height", part=part, height=height, hits=5)
                    for height in total.outcomes)  # fmt: skip
        assert mixed == mean("hits_to_damage", part=part, hits=5)
    assert chances("damage_at_height", shot="chain", aim="rigging", height=3, hits=9) == {0: 1}


@pytest.mark.rule("11.4.11b", "P11.12")
def test_morale_on_the_blue_die_or_on_the_dice():
    firm = {"target": "steady", "firepower": 9, "distance": 0}
    shaken = {**firm, "target": "unfit"}
    on_dice = {"morale_effect_modifier": "dice_count"}
    assert chances("consequence", **firm) == chances("consequence", **firm, **on_dice)
    assert chances("consequence", **shaken) != chances("consequence", **shaken, **on_dice)


@pytest.mark.rule("P11.4", "P3.2")
def test_who_fires_first_spoils_the_answer():
    thin = {"hull_per_section": 4, "firepower": 9, "distance": 0}
    together, after = (mean("reply", **thin, fire_order=order) for order in CHOICES["fire_order"].values)
    assert together == mean("hits_left", distance=0) > after
    assert mean("reply", hull_lost=10) < mean("reply", hull_lost=9), "a section less, fewer guns"
    sinking = {"hull_per_section": 4, "hull_lost": 15, "firepower": 9, "distance": 0}
    assert min(chances("reply", **sinking, fire_order="initiative_first")) == 0


@pytest.mark.rule("11.4.4c", "1.8b")
def test_an_answer_after_the_morale_has_fallen_hits_less():
    """A hull far too thick to lose a section: what the first broadside changes is the morale alone."""
    thick = {"hull_per_section": 14, "firepower": 9, "firer": "handy", "distance": 0, "own_morale": "handy"}
    first = {**thick, "fire_order": "initiative_first"}
    most = max(chances("broadside", firepower=9, firer="handy", distance=0))
    assert most < 14
    unfit = {**first, "own_morale": "unfit"}
    assert mean("reply", **first) < mean("reply", **thick)
    assert mean("reply", **unfit) == mean("reply", **{**thick, "own_morale": "unfit"}), "nothing left to fall"


# ------------------------------------------------------------------------ boarding, turns


@pytest.mark.rule("15.0h")
def test_support_on_one_die_or_on_several():
    weak = {"attack": 2, "attack_support": 4, "attack_modifier": -2, "defence": 0}
    assert mean("melee", **weak) > mean("melee", **weak, melee_support_stack=False)


@pytest.mark.rule("16.0a", "16.0b", "16.0c", "16.0f", "P16.2")
def test_three_readings_of_the_bonus_move():
    half = Fraction(1, 2)
    assert chances("bonus_square") == {"ahead": half, "ahead_and_pays": half}
    assert chances("bonus_square", bonus_move="success_only") == {"ahead": half, "stays_and_pays": half}
    with pytest.raises(BadInput, match="strain the rigging"):
        ask(GAME, "bonus_square", straining=0)
    free = {"bonus_move": "free", "straining": 0}
    assert chances("bonus_square", **free) == {"ahead": 1}
    slack = chances("bonus_square", bonus_move="success_only", straining=0)
    assert set(slack) == {"ahead", "stays"} and slack["ahead"] < half


@pytest.mark.rule("P5.5", "17.1b")
def test_a_fire_without_a_party():
    alone = {"party": False}
    assert mean("fire_over_turns", **alone) > mean("fire_over_turns")
    assert chances("fire_over_turns", **alone, firefight_needs_party=False) == chances("fire_over_turns")


@pytest.mark.rule("17.2a", "17.2b", "17.2c", "P17.card.shipwrights")
def test_repairs_add_up_over_turns():
    one = chances("repair")[True]
    assert chances("repairs_over_turns", turns=1) == {0: 1 - one, 1: one}
    assert mean("repairs_over_turns", turns=6) == 6 * one
    assert chances("repairs_over_turns", turns=3, damaged=1)[0] == (1 - one) ** 3
    assert chances("repairs_over_turns", turns=1, shipwrights=True) == {0: 1 - one, 2: one}
    assert mean("repairs_over_turns", turns=4, shipwrights=True) == 5 * one


@pytest.mark.rule("P17.6")
def test_a_card_among_the_first():
    deck = charts_of(GAME)["bridge_cards"]
    size = sum(deck.value(card, "copies") for card in deck.rows)
    assert set(over_turns.CARDS) == set(deck.rows)
    for card in ("steady_aim", "cheers"):
        assert chances("card_drawn", card=card, cards=1)[True] == Fraction(deck.value(card, "copies"), size)
    two = chances("card_drawn", card="cheers", cards=2)[True]
    assert two == Fraction(2, size)
    assert chances("card_drawn", bridge_cards=False) == {False: 1}


@pytest.mark.rule("17.3a", "17.4a", "P11.8")
def test_the_length_of_a_duel_is_how_long_the_flag_flies():
    thin = {"hull_per_section": 4, "distance": 0, "firepower": 9}
    length = ask(GAME, "length_of_duel", rounds=4, **thin).distribution
    for rounds in (1, 2, 3):
        struck = ask(GAME, "rounds_to_strike", rounds=rounds, **thin).distribution.chance("has_struck")
        assert length.chance_of(range(1, rounds + 1)) == struck > 0
    assert length.outcomes == (1, 2, 3, 4, "not_yet")


@pytest.mark.rule("17.4a")
def test_a_flag_that_still_flies_is_no_round_in_which_she_struck():
    """Four rounds of the usual fire seldom make a ship strike: that is told, and no round is told for it."""
    answer = ask(GAME, "length_of_duel")
    still_flying = ask(GAME, "rounds_to_strike", rounds=4).distribution.chance("still_flying")
    assert answer.chance("not_yet") == still_flying > Fraction(9, 10)
    assert not answer.numeric
    assert "not yet" in Labels(GAME).sentence(answer) and "まだ" in Labels(GAME, "ja").sentence(answer)


# ------------------------------------------------------------------------ the ships of the list, and drill


@pytest.mark.rule("P3.2", "P10.2", "P10.3")
def test_the_guns_of_the_list():
    """Chesapeake: nine pounds of firepower near, a crew of the middle: three broadsides a turn."""
    one = {"firepower": charts_of(GAME).record("ships", "chesapeake").firepower_short, "distance": 4}
    steady = mean("broadside", **one)
    assert mean("listed_gunnery", turns=1) == 3 * steady
    assert mean("listed_gunnery", turns=2) == 5 * steady
    far = charts_of(GAME).record("ships", "chesapeake").firepower_long
    assert mean("listed_gunnery", turns=1, distance=14) == 3 * mean("broadside", firepower=far, distance=14)


@pytest.mark.rule("15.0e", "15.0f", "15.0g", "P6.1")
def test_the_men_of_the_list():
    ships = charts_of(GAME)
    a, b = (ships.record("ships", name) for name in ("chesapeake", "shannon"))
    steps = ships["morale_steps"]
    modifiers = [one.quality + steps.value(one.start_morale, "value") for one in (a, b)]
    split = {"attack": 5, "attack_support": 1, "defence": 2, "defence_support": 0}
    turned = {"ship": "shannon", "enemy": "chesapeake"}
    for pair, (own, foe) in ((S09, modifiers), (turned, modifiers[::-1])):
        found = chances("listed_boarding", **pair)
        assert found == chances("captured", **split, attack_modifier=own, defence_modifier=foe)
    french = {"ship": "cleopatre", "enemy": "reunion"}
    found, plain = (
        chances("listed_boarding", **french),
        chances("captured", **split, attack_modifier=-1, defence_modifier=-1),
    )
    assert found == chances("captured", **split, attack_modifier=0, defence_modifier=-1) != plain
    asked = {"gauge": "nobodys_gauge", "own_quality": a.quality, "enemy_quality": b.quality}
    assert chances("listed_initiative", **S09) == chances("initiative", **asked)


@pytest.mark.rule("P10.3", "15.0e", "15.0f", "P6.1")
@pytest.mark.parametrize("question", ["listed_gunnery", "listed_boarding", "listed_initiative"])
def test_a_month_more_drill_is_a_band(question):
    """The three sets of values move the answer by different amounts, a raw crew the other way."""
    pair = {"ship": "chesapeake"} if question == "listed_gunnery" else S09

    def value(charts=None):
        found = ask(GAME, question, charts, **pair).distribution
        return found.mean() if question == "listed_gunnery" else found.chance(True)

    sets = ("chesapeake-raw", "chesapeake-drilled", "chesapeake-drilled-and-keen")
    raw, drilled, keen = (
        value(variant_change(charts_of(GAME), name).charts(charts_of(GAME))) for name in sets
    )
    assert raw < value() <= drilled <= keen and value() < keen


@pytest.mark.parametrize(
    ("column", "worse", "better"), [("quality", -1, 1), ("start_morale", "unfit", "handy")]
)
def test_quality_and_morale_of_a_ship_are_choices_that_move_odds(column, worse, better):
    """Every value of the sliders of the choices page, not only the sets with a name."""
    charts = charts_of(GAME)
    chances_of = [
        ask(GAME, "listed_boarding", change.charts(charts), **S09).distribution.chance(True)
        for change in (cell_change(charts, "ships", "chesapeake", column, one) for one in (worse, better))
    ]
    assert chances_of[0] < ask(GAME, "listed_boarding", **S09).distribution.chance(True) < chances_of[1]
    cell = next(cell for cell in charts.cells("ships") if (cell.row, cell.column) == ("chesapeake", column))
    assert {worse, better} <= set(values_to_try(charts, cell))
