"""Answers at a prompt and in a notebook."""

from __future__ import annotations

from fractions import Fraction

import pytest

import navalgames
from navalgames.errors import BadInput
from navalgames.games import GAME_IDS
from navalgames.texts import LANGUAGES


def test_an_answer_is_told_in_one_line():
    answer = navalgames.ask("grand_fleet", "initiative", uk_dice=2)
    assert repr(answer).startswith("<Answer grand_fleet initiative(uk_dice=2, de_dice=1): nobody 44.4%")
    assert "\n" not in repr(answer) and len(repr(answer)) < 200
    assert answer.chance("nobody") == Fraction(4, 9)
    assert "mean" in repr(navalgames.ask("grand_fleet", "best_die"))
    assert navalgames.ask("grand_fleet", "best_die", dice=2).mean() == Fraction(161, 36)


def test_an_outcome_that_is_none_is_refused_with_the_nearest():
    with pytest.raises(BadInput, match="uk_attacks"):
        navalgames.ask("grand_fleet", "initiative").chance("uk_attack")


def test_a_notebook_shows_bars_rules_and_source():
    shown = navalgames.ask("grand_fleet", "initiative")._repr_html_()
    assert "4/9" in shown and "7.10a" in shown and "<table>" in shown


def test_an_answer_is_plotted():
    figure = navalgames.ask("grand_fleet", "initiative").plot()
    assert max(figure.data[0].y) == pytest.approx(400 / 9)
    assert navalgames.ask("grand_fleet", "initiative").sentence("ja") != ""


def test_a_curve_leaves_out_what_the_game_refuses():
    curve = navalgames.curve("grand_fleet", "marker_real", "fleets", outcome="fleet", markers=2)
    assert curve == {0: 0, 1: Fraction(1, 2), 2: 1}


def test_a_curve_says_what_it_leaves_out_and_which_outcome_it_wants():
    chain = {"shot": "chain", "aim": "rigging", "part": "rigging"}
    curve = navalgames.curve("frigate_duel", "broadside", "distance", **chain)
    assert set(curve) == set(range(9)) and "P10.10" in curve.left_out[9]
    assert navalgames.curve("grand_fleet", "best_die", "dice").left_out == {}
    with pytest.raises(BadInput, match=r"outcome=\.\.\. Outcomes: alive, lost"):
        navalgames.curve("raiders_of_the_deep", "patrols_survived", "patrols")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_question_is_described_with_all_its_settings(game_id, language):
    for question in navalgames.list_questions(game_id):
        told = navalgames.describe(game_id, question.name, language)
        assert repr(told) == told, "a prompt shows it as it is written"
        for setting in question.parameters:
            assert f"\n{setting.name}" in told
            assert all(str(value) in told for value in setting.values if isinstance(value, str))
        assert all(str(outcome) in told for outcome in question.outcomes), question.name


def test_options_and_games_are_described_in_the_words_of_the_pages():
    told = navalgames.describe("kaisers_pirates", "extra_damage")
    assert "rule 6.8" in told and "each marker weakens" in told and "usually False" in told
    for game in navalgames.list_games():
        for language in LANGUAGES:
            whole = navalgames.describe(game.title, language=language)
            assert all(f"\n{name}" in whole for name in game.options)
            assert all(f"    {name}" in whole for name in game.players), whole
    with pytest.raises(BadInput, match="Did you mean “extra_damage”"):
        navalgames.describe("kaisers_pirates", "extra_damages")


def test_several_outcomes_a_function_and_sentences_are_asked_alike():
    answer = navalgames.ask("Grand Fleet", "initiative", uk_dice=2)
    british = ("uk_attacks", "uk_attacks_must")
    wanted = Fraction(5, 12)
    assert answer.chance_of(british) == answer.chance_of(lambda one: one.startswith("uk")) == wanted
    assert answer.distribution.chance_of(british) == wanted
    assert answer.chance("Nobody attacks") == answer.chance("nobody")
    for outcome in (british, list(british), lambda one: one.startswith("uk")):
        curve = navalgames.curve("grand_fleet", "initiative", "uk_dice", outcome=outcome)
        assert curve[2] == wanted and curve.chances
    told = navalgames.curve("grand_fleet", "initiative", "uk_dice", outcome="Nobody attacks")
    assert told == navalgames.curve("grand_fleet", "initiative", "uk_dice", outcome="nobody")
    with pytest.raises(BadInput, match="Did you mean “uk_attacks”"):
        answer.chance_of(["uk_attack"])
    with pytest.raises(BadInput, match="uk_attacks"):
        navalgames.curve("grand_fleet", "initiative", "uk_dice", outcome=["nobody", "uk_attack"])


def test_questions_are_found_by_the_values_of_their_settings():
    found = {question.name for question in navalgames.list_questions("atlantic_chase", "Bismarck")}
    assert found, "a ship that may be chosen"
    for question in navalgames.list_questions("atlantic_chase"):
        values = {str(value) for one in question.parameters for value in one.values}
        if any("bismarck" in value.casefold() for value in values):
            assert question.name in found


def test_what_is_called_wrongly_is_told_in_words():
    from navalgames.chance import exact

    with pytest.raises(BadInput, match=r"2 is given without the name of its setting.*uk_dice=\.\.\."):
        navalgames.ask("grand_fleet", "initiative", 2)
    with pytest.raises(BadInput, match="without the name of its setting"):
        navalgames.curve("grand_fleet", "initiative", "uk_dice", 2)
    with pytest.raises(BadInput, match="is no rule"):
        exact("2d6")
    for args, named in (((), {}), ((1, 2), {}), ((), {"guns": 4})):
        with pytest.raises(BadInput, match="dice, guns"):
            exact(lambda dice, guns: guns, *args, **named)
    with pytest.raises(TypeError, match="unsupported"):
        exact(lambda dice, guns: guns + "", 1)
    assert navalgames.find_game("Frigate duel").id == "frigate_duel"
    with pytest.raises(BadInput, match="Grand Fleet"):
        navalgames.find_game("Great Fleet")


def test_answers_are_put_side_by_side():
    rigging = {"distance": 4, "aim": "rigging", "part": "rigging"}
    shots = {
        shot: navalgames.ask("frigate_duel", "broadside", shot=shot, **rigging) for shot in ("round", "chain")
    }
    side = navalgames.compare(shots)
    assert "\n" not in repr(side) and "round: mean" in repr(side)
    for outcome, one, other in side.rows():
        assert one == shots["round"].distribution.weights.get(outcome, 0) / Fraction(
            shots["round"].distribution.total
        )
        assert other == shots["chain"].chance(outcome)
    figure = side.plot()
    assert [trace.name for trace in figure.data] == ["round", "chain"] and figure.layout.showlegend
    assert sum(figure.data[0].y) == pytest.approx(100)
    assert side._repr_html_().count("<tr>") == len(side.rows()) + 1
    readings = {"two": navalgames.lay("grand_fleet").read((), until=0)}
    assert "two" in repr(navalgames.compare(readings))
    curve = navalgames.curve("grand_fleet", "best_die", "dice")
    for wrong in ({}, [], {"a": 1}, {"a": shots["round"], "b": curve}):
        with pytest.raises(BadInput, match="cannot be compared"):
            navalgames.compare(wrong)
    with pytest.raises(BadInput, match="cannot be compared"):
        navalgames.compare(*shots.values())


def test_curves_are_drawn_alone_and_together():
    curves = {
        str(dice): navalgames.curve("grand_fleet", "initiative", "uk_dice", outcome="nobody", de_dice=dice)
        for dice in (1, 2)
    }
    figure = curves["1"].plot()
    assert figure.data[0].y == pytest.approx([float(100 * one) for one in curves["1"].values()])
    both = navalgames.compare(curves)
    assert [trace.type for trace in both.plot().data] == ["scatter", "scatter"]
    assert both.rows() == tuple((dice, curves["1"][dice], curves["2"][dice]) for dice in (1, 2))
    assert "%" in repr(both) and "%" in both._repr_html_()
    mean = navalgames.curve("grand_fleet", "best_die", "dice")
    assert mean.plot().data[0].y == pytest.approx([float(one) for one in mean.values()])


def test_a_long_fraction_is_shown_short_and_stays_exact():
    answer = navalgames.ask("raiders_of_the_deep", "patrols_survived", patrols=12)
    chance = answer.chance("alive")
    assert len(repr(chance)) < 70 and chance + answer.chance("lost") == 1
    assert chance == answer.distribution.chance("alive")
    long = navalgames.explore.numbers.Exact(1, 3**400)
    assert "≈" in repr(long) and long * 3**400 == 1


def test_an_answer_says_how_far_it_can_move():
    from navalgames import odds

    answer = navalgames.ask("grand_fleet", "damage")
    spread = answer.spread("sunk")
    game = navalgames.find_game("grand_fleet")
    told = odds.doubt(game, "damage", odds.Statistic("chance", "sunk"), answer.charts)
    assert (spread.now, spread.least, spread.most, spread.tried) == told[:4]
    assert spread.least <= spread.now < spread.most and spread.worst and "one at a time" in repr(spread)
    charts = answer.charts
    moved = navalgames.ask("grand_fleet", "damage", charts=charts.variant("damage-bloody")).chance("sunk")
    assert spread.least <= moved <= spread.most
    assert navalgames.ask("grand_fleet", "best_die").spread().most == Fraction(7, 2)
    with pytest.raises(BadInput, match="Say whose chance is wanted"):
        answer.spread()


def test_uncertain_cells_are_tried_together_where_they_are_few():
    """All values together reach at least as far as one at a time does."""
    found = 0
    for game_id in GAME_IDS:
        game = navalgames.find_game(game_id)
        for question in game.questions()[:6]:
            answer = navalgames.ask(game_id, question.name)
            spread = answer.spread(answer.distribution.outcomes[0])
            if spread.together:
                found += 1
                assert spread.together[0] <= spread.now <= spread.together[1]
    assert found


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_cell_with_plausible_values_has_its_own_among_them(game_id):
    charts = navalgames.read_charts(game_id)
    banded = [cell for cell in charts.cells() if cell.plausible]
    assert all(cell.value in cell.plausible for cell in banded)
    assert banded or charts.variants


def test_of_many_settings_those_that_are_not_usual_are_told():
    answer = navalgames.ask("kaisers_pirates", "german_intercept", ship="emden")
    assert repr(answer).startswith("<Answer kaisers_pirates german_intercept(ship='emden', …): ")
    assert "battle_in_hex(…): mean" in repr(navalgames.ask("grand_fleet", "battle_in_hex"))


def test_curves_of_a_setting_of_words_keep_its_order():
    """By the alphabet 1916 would stand before its first months, and a rise would look like a zigzag."""
    one, four = (
        navalgames.curve("raiders_of_the_deep", "salvo", "era", outcome="sunk", kind=kind)
        for kind in ("g6", "c06")
    )
    compared = navalgames.compare({"G6": one, "C/06": four})
    eras = [row[0] for row in compared.rows()]
    assert eras == list(one) and eras.index("1916_early") < eras.index("1916")
    axis = compared.plot().layout.xaxis
    assert len(axis.categoryarray) == len(eras) and axis.title.text == one.titles()[1]
