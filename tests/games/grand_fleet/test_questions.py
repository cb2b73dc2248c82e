"""The questions of Grand Fleet: known chances, second ways of counting, sources, and words."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction as F
from itertools import product
from math import comb

import icepool
import pytest

from navalgames import odds
from navalgames.chance import Distribution, RandomDice
from navalgames.errors import BadInput
from navalgames.games.grand_fleet import GAME
from navalgames.games.grand_fleet.rules import armament
from navalgames.labels import Labels
from navalgames.rule_index import read_rules
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lessons import episodes_of

NAMES = [question.name for question in GAME.questions()]


def chances(name: str, **given) -> Distribution:
    return odds.ask(GAME, name, **given).distribution


def chance(name: str, outcome, **given) -> F:
    return chances(name, **given).chance(outcome)


def of_icepool(die) -> Distribution:
    """A die of the other library; `die` gives outcomes with whole-number weights."""
    return Distribution({outcome: int(weight) for outcome, weight in die.items()})


# ---- initiative -----------------------------------------------------------------------------


@pytest.mark.rule("7.9a", "7.9b", "7.10a", "7.10c")
@pytest.mark.parametrize(
    ("uk_dice", "de_dice", "uk", "uk_must", "de", "de_must", "nobody"),
    [
        (1, 1, F(5, 18), F(1, 12), F(5, 18), F(1, 12), F(4, 9)),
        (2, 1, F(5, 12), F(31, 216), F(5, 36), F(5, 216), F(4, 9)),
        (1, 2, F(5, 36), F(5, 216), F(5, 12), F(31, 216), F(4, 9)),
        (2, 2, F(145, 648), None, F(145, 648), None, F(179, 324)),
    ],
)
def test_who_attacks(uk_dice, de_dice, uk, uk_must, de, de_must, nobody):
    answer = chances("initiative", uk_dice=uk_dice, de_dice=de_dice)
    assert answer.chance("uk_attacks") + answer.chance("uk_attacks_must") == uk
    assert answer.chance("de_attacks") + answer.chance("de_attacks_must") == de
    assert answer.chance("nobody") == nobody
    if uk_must is not None:
        assert (answer.chance("uk_attacks_must"), answer.chance("de_attacks_must")) == (uk_must, de_must)


@pytest.mark.rule("7.9c", "7.9d", "11.3a")
def test_the_price_of_parity():
    assert chances("initiative_points", uk_dice=1, de_dice=2).weights == {0: 1, 1: 1}
    assert chances("initiative_points", uk_dice=2, de_dice=2).weights == {-1: 1, 0: 2, 1: 1}
    assert chance("parity_loss", "loses_point", dice=2) == F(1, 2)
    assert chance("parity_loss", "loses_point", dice=1) == 0


@pytest.mark.rule("7.9b")
def test_the_best_of_two_dice():
    assert chances("best_die", dice=2).mean() == F(161, 36)
    assert chances("best_die", dice=2) == of_icepool(icepool.d6.highest(2))


@pytest.mark.rule("7.10b", "7.10c", "7.10d", "7.10e", "7.10f")
def test_whether_there_is_a_battle():
    unwilling = {"uk_offers": False, "de_offers": False}
    assert chances("battle_decision").weights == {"battle": 5, "nobody": 4}
    held_back = chances("battle_decision", **unwilling)
    assert held_back.chance("battle") == F(1, 6), "a lead of 4 or more compels"
    assert held_back.chance("declined") == 2 * (F(5, 18) - F(1, 12))
    timid = chances("battle_decision", de_accepts=False)
    assert (timid.chance("refused_de"), timid.chance("battle")) == (F(5, 18), F(5, 18))


@pytest.mark.rule("7.10e", "11.3b")
def test_a_refusal_costs_three_points():
    points = chances("battle_decision_points", uk_accepts=False, de_accepts=False)
    assert points.weights == {-3: 5, 0: 8, 3: 5}


def test_initiative_counted_by_hand():
    def verdict(uk, de):
        difference = max(uk) - max(de)
        return "nobody" if abs(difference) < 2 else ("uk" if difference > 0 else "de")

    faces = range(1, 7)
    counted = Counter(verdict(uk, (de,)) for uk in product(faces, faces) for de in faces)
    told = chances("initiative", uk_dice=2, de_dice=1).map(lambda outcome: outcome.split("_")[0])
    assert told == Distribution(counted)


# ---- ships in port --------------------------------------------------------------------------


@pytest.mark.rule("6.4d", "6.4e", "6.4f")
def test_boxes_called():
    assert chance("box_called", "called", rolls=1) == F(1, 6)
    assert chance("box_called", "called", rolls=2) == F(11, 36)
    assert chances("boxes_called", rolls=2).mean() == F(11, 6)


@pytest.mark.rule("6.4b", "6.4e", "6.4f")
def test_spreading_and_piling_bring_back_as_many_on_average():
    spread = chances("deployment", side="DE", ships=3, sorting="spread", rolls=2)
    pile = chances("deployment", side="DE", ships=3, sorting="pile", rolls=2)
    assert spread.mean() == pile.mean() == 3 * F(11, 36)
    assert pile.weights == {0: 25, 3: 11}
    assert spread.chance(3) == 0


@pytest.mark.rule("6.3")
def test_ships_beyond_the_caps_stay_in_box_zero():
    assert chances("deployment", side="DE", ships=30, sorting="spread", rolls=1).weights == {3: 1}
    assert chances("deployment", side="UK", ships=30, sorting="pile", rolls=1).weights == {5: 1}


@pytest.mark.rule("6.4c")
def test_the_british_may_not_pile_while_boxes_stay_empty():
    for ships in (1, 4, 6):
        given = {"side": "UK", "ships": ships, "rolls": 2}
        assert chances("deployment", sorting="pile", **given) == chances(
            "deployment", sorting="spread", **given
        )
    assert max(chances("deployment", side="UK", ships=10, sorting="pile", rolls=1).outcomes) == 5


@pytest.mark.rule("6.3", "6.4c")
@pytest.mark.parametrize("zero_counts", [False, True])
@pytest.mark.parametrize("side", ["UK", "DE"])
def test_piles_are_allowed_and_hold_every_ship(charts, side, zero_counts):
    for number in range(41):
        ships = tuple(f"ship {n}" for n in range(number))
        boxes = armament.piled(charts, side, ships, zero_counts)
        assert sorted(ship for box in boxes for ship in box) == sorted(ships)
        assert armament.over_cap(charts, side, boxes) is None
        assert armament.fills_enough_boxes(side, boxes, zero_counts)


@pytest.mark.rule("6.5b", "6.5d")
def test_detachment_moves_what_the_die_shows_or_all_there_are():
    assert chances("detachment", ships=24).weights == dict.fromkeys(range(18, 24), 1)
    assert chances("detachment", ships=2).weights == {1: 1, 0: 5}


# ---- markers --------------------------------------------------------------------------------


@pytest.mark.rule("8.4a", "8.6a")
@pytest.mark.parametrize(
    ("markers", "fleets", "here"), [(8, 5, 3), (6, 3, 2), (8, 8, 4), (7, 0, 2), (3, 3, 2)]
)
def test_real_fleets_among_markers_are_hypergeometric(markers, fleets, here):
    real, drawn = fleets, here
    expected = {
        found: comb(real, found) * comb(markers - real, drawn - found)
        for found in range(drawn + 1)
        if drawn - found <= markers - real and found <= real
    }
    assert chances("markers_meet", markers=markers, fleets=fleets, here=here) == Distribution(expected)
    assert chance("marker_real", "fleet", markers=markers, fleets=fleets) == F(real, markers)


@pytest.mark.rule("8.6a", "8.6b")
def test_a_combat_needs_fleets_of_both_sides():
    uk, de = 1 - F(comb(3, 3), comb(8, 3)), 1 - F(comb(3, 2), comb(6, 2))
    answer = chances("meeting", uk_fleets=5, uk_here=3, de_fleets=3, de_here=2)
    assert answer.chance("both") == uk * de
    assert answer.chance("uk_only") == uk * (1 - de)
    assert answer.chance("none") == (1 - uk) * (1 - de)


@pytest.mark.rule("8.5d", "8.5e", "8.5l")
def test_weights_of_markers():
    assert chances("interception_weight", home=True, face_down=1, face_up=0) == Distribution.sure(2)
    assert chances("interception_weight", home=True, face_down=0, face_up=1) == Distribution.sure(4)
    assert chances("interception_weight", home=False, face_down=1, face_up=1) == Distribution.sure(3)


@pytest.mark.rule("8.5c", "8.5e")
@pytest.mark.parametrize(
    ("given", "who"),
    [
        ({"uk_face_down": 2, "de_face_down": 2, "de_face_up": 0}, "nobody_moves"),
        ({"uk_face_down": 3, "de_face_down": 2, "de_face_up": 0}, "uk_moves"),
        ({"uk_face_down": 3, "de_face_down": 2, "de_face_up": 0, "home": "DE"}, "de_moves"),
        ({"uk_face_down": 3, "de_face_down": 0, "de_face_up": 0}, "nobody_moves"),
    ],
)
def test_the_heavier_side_moves_the_hex(given, who):
    assert chances("interception", **given) == Distribution.sure(who)


@pytest.mark.rule("8.13a", "8.13b", "8.13d", "11.3e")
def test_control_points():
    assert chances("control_points", half_point=3, one_point=0) == Distribution.sure(1)
    assert chances("control_points", half_point=1, point_and_half=1, three_points=1) == Distribution.sure(5)
    raid = chances("control", markers=2, fleets=1, half_point=1, one_point=1, point_and_half=0)
    assert raid.weights == {0: 1, 1: 1}, "the real fleet stands in one hex or in the other"
    assert chances("control", markers=4, fleets=4, half_point=3, one_point=1) == Distribution.sure(2)


# ---- combat initiative ----------------------------------------------------------------------


@pytest.mark.rule("8.8b", "8.8c", "8.8d", "8.8e", "8.8f", "8.8g")
def test_the_modifiers_add_up():
    number = chances("combat_initiative", home=True, fast=2, slow=1, half=True, k=3)
    assert number.weights == dict.fromkeys(range(8, 14), 1)


@pytest.mark.rule("8.8g", "8.8h", "8.8j")
def test_confusion():
    for k in range(9):
        assert chance("confusion", "confused", k=k) == F(min(k, 6), 6)


@pytest.mark.rule("8.9a", "8.9b")
@pytest.mark.parametrize(
    ("fast", "one", "two"),
    [(0, F(5, 18), F(1, 12)), (2, F(7, 12), F(5, 18)), (4, F(5, 6), F(7, 12))],
)
def test_choices_won(fast, one, two):
    answer = chances("choices_won", uk_fast=fast)
    assert (answer.at_least(1), answer.at_least(2)) == (one, two)


@pytest.mark.rule("8.8i", "8.9h")
def test_a_confused_winner_chooses_nothing():
    wild = chances("choices_won", uk_k=6)
    assert wild.at_least(1) == 0
    assert wild.at_most(-1) == 0, "the bonus stays, so the enemy hardly ever has the higher number"


# ---- guns and damage ------------------------------------------------------------------------


@pytest.mark.rule("8.9f", "8.10a", "8.10c", "8.10d")
def test_range_before_half():
    nine = {"ship_type": "b", "ships": 9}
    assert chances("gunnery_total", **nine) == Distribution.sure(18)
    assert chances("gunnery_total", **nine, range="long") == Distribution.sure(13.5)
    assert chances("gunnery_total", **nine, range="long", half=True) == Distribution.sure(6)
    assert chances("gunnery_total", **nine, range="short2") == Distribution.sure(27)


@pytest.mark.rule("8.11b", "8.11d")
def test_targets_within_reach():
    assert chances("gunnery_targets", points=20, ship_type="bb") == Distribution.sure(5)
    assert chances("gunnery_targets", points=3, ship_type="bb") == Distribution.sure(0)


@pytest.mark.rule("8.8f", "8.9d", "8.9e", "8.10b", "8.10d")
def test_points_after_combat_initiative():
    eight = {"ship_type": "b", "ships": 8}
    confused = chances("points_fired", **eight, uk_k=2)
    assert confused.chance(0) == F(1, 3), "a confused side does not fire"
    halved = chances("points_fired", **eight, uk_half=True)
    assert halved.weights == {8: 1}, "half gunnery that nobody cancels"
    freed = chances("points_fired", **eight, uk_half=True, uk_situations="cripple")
    one, two = F(7, 12), F(5, 18)
    assert freed.chance(8) == 1 - two, "one choice halves the enemy, the second frees the own guns"
    crippled = chances("points_fired", side="DE", **eight, uk_half=True, uk_situations="cripple")
    assert crippled.at_most(10) == one, "a third choice closes the range for both: 20 halved"


@pytest.mark.rule("8.11e", "8.11f", "chart:damage_table")
def test_damage():
    assert chances("damage", side="UK").weights == {"none": 5, "ddbox": 5, "sunk": 2}
    assert chances("damage", side="DE").weights == {"none": 7, "ddbox": 4, "sunk": 1}


@pytest.mark.rule("8.11e", "8.11j")
@pytest.mark.parametrize("targets", [0, 1, 7, 30])
def test_a_salvo_is_what_icepool_counts(targets):
    sunk, out = icepool.coin(1, 6), icepool.coin(7, 12)
    given = {"targets": targets, "target_side": "UK"}
    assert chances("salvo", **given) == of_icepool(targets @ sunk)
    assert chances("salvo_out", **given) == of_icepool(targets @ out)


@pytest.mark.rule("11.3c", "11.3d")
def test_points_for_pre_dreadnoughts_are_counted_over_the_game():
    given = {"target_side": "UK", "targets": 0, "pre_dreadnoughts": 1}
    assert chances("salvo_points", **given, sunk_before=0) == Distribution.sure(0)
    assert chances("salvo_points", **given, sunk_before=1).weights == {0: 5, -1: 1}
    german = chances("salvo_points", target_side="DE", targets=2, pre_dreadnoughts=0, table="bloody")
    assert german.weights == {0: 25, 1: 10, 2: 1}


@pytest.mark.rule("8.10a", "8.11a", "8.11e")
def test_one_round_of_jutland():
    assert chances("round_of_gunnery", side="DE").mean() == F(27, 12)
    assert chances("round_of_gunnery_out", side="DE").mean() == 27 * F(15, 36)
    lost = chances("round_of_gunnery", side="UK")
    assert lost == chances("salvo", targets=max(lost.outcomes), target_side="UK")
    assert 15 <= max(lost.outcomes) <= 18


@pytest.mark.rule("8.11g")
def test_both_sides_fire_in_the_same_round():
    """With fixed conditions the losses of both sides are independent: the points are their difference."""
    fight = {
        "uk_b": 6,
        "uk_bb": 0,
        "uk_bc_old": 0,
        "uk_bc": 0,
        "de_b_old": 0,
        "de_b": 5,
        "de_bc_old": 0,
        "de_bc": 0,
    }
    de, uk = (chances("round_of_gunnery", side=side, **fight) for side in ("DE", "UK"))
    assert chances("round_of_gunnery_points", **fight) == de.combine(uk, lambda won, lost: won - lost)


# ---- submarines and the end -----------------------------------------------------------------


@pytest.mark.rule("7.1", "7.2", "7.3", "7.4", "7.5", "7.8", "chart:usw_occurrence")
def test_when_the_submarine_war_begins():
    first = chances("submarine_start", choose="never")
    assert [first.chance(turn) for turn in range(2, 10)] == [
        0, 0, F(1, 6), F(5, 36), F(25, 108), F(25, 108), F(25, 162), F(25, 324),
    ]  # fmt: skip
    eager = chances("submarine_start", choose="always")
    assert [eager.chance(turn) for turn in (2, 3)] == [F(1, 3), F(2, 9)]
    assert chances("submarine_start", choose="never", from_turn=5).chance(5) == F(1, 6)
    assert chances("submarine_start", choose="always", from_turn=5).chance(5) == F(4, 6)
    assert chances("submarine_check", turn=6).weights == {"none": 1, "choice": 3, "occurs": 2}


@pytest.mark.rule("7.5")
def test_a_submarine_war_that_never_begins_is_no_turn():
    """It begins in turn 9 at the latest; where the table left that to Germany, it might not."""
    assert chances("submarine_start").chance("never_begins") == 0
    milder = odds.charts_of(GAME).replace("usw_occurrence", 1, 9, "choice")
    found = odds.ask(GAME, "submarine_start", milder, choose="never").distribution
    assert found.chance("never_begins") == F(25, 324) / 6
    assert found.outcomes == (4, 5, 6, 7, 8, 9, "never_begins")


@pytest.mark.rule("12.1b")
def test_the_historical_submarine_war_begins_in_turn_six():
    assert chances("submarine_start", choose="historical") == Distribution.sure(6)


@pytest.mark.rule("9.4", "9.5", "11.3f", "chart:usw_effect")
def test_what_submarines_bring():
    means = [chances("submarine_points", roll_number=number).mean() for number in (1, 2, 3, 4)]
    assert means == [F(2, 3), F(1, 6), F(-1, 6), F(-1, 2)]
    for rolls in (1, 4, 8):
        total = chances("submarine_points_total", rolls=rolls).mean()
        assert total == sum(means[min(number, 3)] for number in range(rolls))


@pytest.mark.rule("9.6")
def test_natural_sixes():
    assert chances("submarine_recall", rolls=8) == of_icepool(8 @ icepool.coin(1, 6))


@pytest.mark.rule("10.1c", "11.5a", "11.5b")
def test_maintenance():
    left = chances("maintenance", side="DE", ships=15, attacked=10)
    assert left.map(lambda ships: 15 - ships) == of_icepool(10 @ icepool.coin(15, 36))
    assert chance("maintenance_held", "fails", side="DE", ships=15, attacked=10) == left.at_most(10)
    assert chance("maintenance_held", "holds", side="DE", ships=11, attacked=0) == 1
    assert chance("maintenance_held", "fails", side="UK", ships=20, attacked=0) == 1


@pytest.mark.rule("7.9c", "11.3a")
def test_parity_over_a_whole_game():
    assert chances("parity_total", turns=9, uk_dice=1, de_dice=2) == of_icepool(9 @ icepool.coin(1, 2))
    assert chances("parity_total", turns=9, uk_dice=2, de_dice=2).mean() == 0


@pytest.mark.rule("10.1a", "10.1b", "10.1c", "11.1", "11.2", "11.4", "11.5b", "11.6")
@pytest.mark.parametrize(
    ("given", "outcome"),
    [
        ({"lead": 7}, "uk_lead"),
        ({"lead": -7}, "de_lead"),
        ({"lead": 6}, "goes_on"),
        ({"lead": 0, "turn": 9}, "uk_tie"),
        ({"lead": -1, "turn": 9}, "de_points"),
    ],
)
def test_the_end_of_a_turn_without_losses(given, outcome):
    calm = {"uk_attacked": 0, "de_attacked": 0}
    assert chances("end_of_turn", **calm, **given) == Distribution.sure(outcome)


@pytest.mark.rule("11.5b", "11.6")
def test_losses_may_end_the_war():
    given = {"lead": 7, "uk_ships": 21, "uk_attacked": 1, "de_attacked": 0}
    answer = chances("end_of_turn", **given)
    assert answer.chance("uk_lead") == F(15, 36), "nothing happened to the British ship"
    assert answer.chance("de_maintenance") == F(6, 36), "she was sunk, so the lead is 6"
    assert answer.chance("draw") == F(15, 36), "she went to the DDbox: a lead of 7, but too few ships"
    beats = chances("end_of_turn", **given, maintenance_beats_lead=True)
    assert beats.chance("de_maintenance") == F(21, 36)


# ---- every question -------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_rolled_and_exact_agree(name):
    """The same procedure, rolled: no outcome that is impossible, and shares that fit the exact chances."""
    exact_answer = chances(name)
    roll = odds.rolling(GAME, name)
    dice, n = RandomDice(seed=8, record=False), 400
    counts = Counter(roll(dice) for _ in range(n))
    assert set(counts) <= set(exact_answer.outcomes)
    for outcome, share in exact_answer:
        slack = 4.5 * float(share * (1 - share) / n) ** 0.5 + 2 / n
        assert abs(counts[outcome] / n - float(share)) <= slack, (outcome, counts[outcome], float(share))


SOUND = ("initiative", "armament", "placement", "manoeuvre")


@pytest.mark.parametrize("name", NAMES)
def test_every_number_shows_its_source(name):
    """Rulebook facts alone, or a reconstruction where a threshold, type value or submarine row took part."""
    question = GAME.question(name)
    charts = {cell.chart for cell in odds.ask(GAME, name).cells}
    guessed = charts & {"damage_table", "type_table", "usw_occurrence", "usw_effect", "usw_effect_modifier"}
    expected = "reconstruction" if guessed else "rulebook"
    assert odds.ask(GAME, name).weakest == expected
    if question.group in SOUND or name in ("parity_total", "submarine_recall"):
        assert not guessed


def test_only_cells_that_took_part_are_named():
    cells = odds.ask(GAME, "damage", side="DE").cells
    assert {(cell.chart, cell.column) for cell in cells} == {("damage_table", "standard")}
    assert {cell.row for cell in cells} == set(range(1, 12))
    types = {
        cell.row
        for cell in odds.ask(GAME, "battle_in_hex", uk_type="bb", de_type="bc").cells
        if cell.chart == "type_table"
    }
    assert types == {"BB", "BC"}


@pytest.mark.parametrize("name", NAMES)
def test_every_question_has_its_words(name):
    question, labels = GAME.question(name), Labels(GAME)
    labels.texts.strict = True
    assert labels.question(name) and labels.about(name) and labels.group(question.group)
    assert not question.unit or labels.unit(question.unit)
    for one in question.parameters:
        assert labels.parameter(one.name)
        assert all(labels.value(value) for value in one.values)
    assert all(labels.outcome(outcome) for outcome in question.outcomes)


def test_every_question_names_rules_of_the_index():
    known = {rule.number for rule in read_rules("grand_fleet")}
    for question in GAME.questions():
        assert set(question.rules) <= known, question.name
        assert {one.rule for one in question.parameters} <= known, question.name
        assert all(one.default in one.values for one in question.parameters), question.name


@pytest.mark.parametrize(
    ("name", "settings", "parameter", "rule"),
    [
        ("markers_meet", {"markers": 3, "fleets": 5, "here": 2}, "fleets", "8.2i"),
        ("markers_meet", {"markers": 3, "fleets": 3, "here": 8}, "here", "8.4f"),
        ("maintenance", {"ships": 11, "attacked": 30}, "attacked", "8.11c"),
        ("end_of_turn", {"de_ships": 11, "de_attacked": 12}, "de_attacked", "8.11c"),
        ("choices_won", {"uk_fast": 8, "uk_slow": 8}, "uk_slow", "8.2b"),
        ("combat_initiative", {"side": "DE", "k": 8}, "k", "8.8g"),
        ("control", {"markers": 2, "fleets": 1, "one_point": 3}, "one_point", "8.4f"),
        ("battle_in_hex", {"uk_ships": 4, "uk_fleets": 2}, "uk_fleets", "8.2c"),
        ("battle_in_hex", {"uk_k": 2}, "uk_k", "8.8g"),
    ],
)  # fmt: skip
def test_what_the_game_would_refuse_is_refused_with_its_rule(name, settings, parameter, rule):
    """Such settings were clamped unseen once."""
    refused = odds.refused_setting(GAME, name, **settings)
    assert (refused.parameter, refused.rule) == (parameter, rule)
    with pytest.raises(BadInput, match=rule.replace(".", r"\.")):
        odds.ask(GAME, name, **settings)


@pytest.mark.rule("8.11b", "8.11d")
def test_points_come_in_halves():
    """Totals have halves (8.10a): what the lab gives out it takes in."""
    cost = odds.charts_of(GAME)["type_table"].value("B", "defence")
    assert chances("gunnery_targets", ship_type="b", points=2 * cost) == Distribution.sure(2)
    assert chances("gunnery_targets", ship_type="b", points=2 * cost - 0.5) == Distribution.sure(1)


@pytest.mark.rule("6.4d")
def test_who_may_stop_after_the_first_roll_rolls_again_only_for_more():
    once, twice = (chances("deployment", ships=6, rolls=rolls) for rolls in (1, 2))
    assert chances("deployment_stopping", ships=6, enough=1) == once, "every roll of a spread box brings one"
    assert chances("deployment_stopping", ships=6, enough=6) == twice


def test_the_coasts_of_a_raid_are_worth_what_the_map_says_and_count_as_ours():
    episode = next(one for one in episodes_of(GAME) if any(step.id == "raid" for step in one.step))
    player = LessonPlayer(GAME, episode, step="raid")
    worth = Counter(player.charts.cell(*place).value for place in player.step.read_off)
    orders = [one.given for one in player.step.act.orders]
    kinds = {0.5: "half_point", 1.0: "one_point", 1.5: "point_and_half"}
    assert worth == {points: sum(one[kind] for one in orders) for points, kind in kinds.items()}
    assert player.answer().weakest == "reconstruction"
