"""What stands under an answer: its badge, its cells, the rules that acted; what is refused, what is idle."""

from __future__ import annotations

import pytest

from navalgames.chance import memory, rounds, witness
from navalgames.errors import BadInput
from navalgames.games.frigate_duel import GAME
from navalgames.games.frigate_duel.questions import sliders
from navalgames.odds import ask, charts_of, idle_settings, refused_setting
from navalgames.rule_index import read_rules

CHARTS = charts_of(GAME)
PROPOSED = {rule.number for rule in read_rules("frigate_duel") if rule.proposed}


def rules(name: str, **given: object) -> set[str]:
    return set(ask(GAME, name, **given).rules)


def cells(name: str, chart: str, **given: object) -> set[object]:
    return {cell.row for cell in ask(GAME, name, **given).cells if cell.chart == chart}


def badge(name: str, **given: object) -> str:
    return ask(GAME, name, **given).weakest


# ------------------------------------------------------------------------ badges


@pytest.mark.rule("11.9b", "15.0d", "17.2a", "17.1a", "17.3a", "17.4a", "16.0a", "12.0b")
@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("chaser_hits", {}), ("melee", {}), ("melee_both", {}), ("best_split", {}), ("repair", {}),
        ("repairs_over_turns", {}), ("hits_left", {}), ("hits_left", {"distance": 0, "take_cover": True}),
        ("fire_over_turns", {}), ("fire_still_burning", {}), ("housekeeping_morale", {}), ("grapple", {}),
        ("fire_over_turns", {"party": False, "firefight_needs_party": False}), ("bonus_square", {}),
        ("wind_at_the_guns", {"firing_to": "across_the_wind"}),
    ],
)  # fmt: skip
def test_an_answer_on_the_sheet_alone_is_not_called_ours(name, given):
    assert badge(name, **given) == "rulebook"
    assert not rules(name, **given) & PROPOSED


@pytest.mark.rule("P1.12", "P15.5", "P5.5", "P17.2", "P17.card.shipwrights", "P10.9", "P11.6", "P11.7")
@pytest.mark.parametrize(
    ("name", "given", "rule"),
    [
        ("grapple", {"own_crew": 10, "enemy_crew": 0}, "P1.12"),
        ("strike_over_turns", {"crew": "handy"}, "P1.12"),
        ("melee", {"attack_modifier": -2}, "P1.12"),
        ("melee", {"defence": 0, "defence_support": 0}, "P15.5"),
        ("captured", {}, "P15.4"),
        ("fire_over_turns", {"party": False}, "P5.5"),
        ("fire_still_burning", {"party": False}, "P5.5"),
        ("repairs_over_turns", {"damaged": 1}, "P17.2"),
        ("repairs_over_turns", {"shipwrights": True}, "P17.card.shipwrights"),
        ("hits_left", {"shot": "double", "distance": 8}, "P10.9"),
        ("hits_left", {"smoke": 1}, "P11.6"),
        ("hits_left", {"fires": 1}, "P11.7"),
        ("hits_left", {"steady_aim": True}, "P17.card.steady_aim"),
        ("hits_left", {"take_cover": True}, "P17.card.take_cover"),
        ("grapple", {"boarders_away": True}, "P17.card.boarders"),
        ("break_free", {"cut_free": True}, "P17.card.cut_free"),
        ("initiative", {}, "P6.2"),
        ("tacks", {}, "P5.4"),
        ("squares", {"quarters_lost": 4}, "P3.6"),
        ("broadside", {"rake": "stern"}, "P11.9"),
        ("broadside", {"rake": "stern"}, "P11.10"),
        ("broadside", {"shot": "chain", "aim": "rigging"}, "P10.10"),
        ("reply", {}, "P11.4"),
        ("sail_change", {}, "P17.3"),
        ("card_drawn", {"bridge_cards": False}, "P17.6"),
        ("rounds_to_strike", {"hull_per_section": 4, "distance": 0, "firepower": 9}, "P1.15"),
        ("rounds_to_strike", {}, "P1.9"),
        ("rounds_to_strike", {}, "P3.5"),
        ("broadsides_in_a_turn", {"shot": "double"}, "P10.3"),
        ("listed_gunnery", {}, "P11.5"),
    ],
)
def test_a_rule_of_ours_that_acts_makes_the_answer_ours(name, given, rule):
    assert rule in PROPOSED and rule in rules(name, **given)
    assert badge(name, **given) == "reconstruction"


@pytest.mark.rule("11.4.4c", "11.4.4d", "11.4.4l", "12.0g", "12.0h", "15.0g", "16.0g", "17.5a3", "11.4.11c")
@pytest.mark.parametrize(
    ("name", "given", "acts", "does_not"),
    [
        ("hits_left", {"firer": "handy"}, "11.4.4c", "11.4.4d"),
        ("hits_left", {"firer": "unfit"}, "11.4.4d", "11.4.4c"),
        ("hits_left", {"distance": 12}, "11.4.4l", "11.4.4i"),
        ("hits_left", {"distance": 11}, "11.4.4h", "11.4.4l"),
        ("hits_left", {"shot": "chain"}, "11.4.4f", "11.4.4e"),
        ("hits_left", {"distance": 0}, "11.4.4a", "11.4.4k"),
        ("damage_total", {"firer": "handy", "aim": "rigging"}, "11.4.8g", "11.4.8i"),
        ("damage_total", {"firer": "unfit", "wind_effect": "leeward"}, "11.4.8j", "11.4.8d"),
        ("wind_at_the_guns", {"own_bearing": "before_wind"}, "11.4.8f", "11.4.8e"),
        ("grapple", {"heading_difference": 2}, "12.0g", "12.0h"),
        ("grapple", {"heading_difference": 3}, "12.0h", "12.0g"),
        ("grapple", {"french": True}, "12.0i", "12.0c"),
        ("break_free", {"own_morale": "handy"}, "17.5b5", "17.5b3"),
        ("listed_boarding", {"ship": "insurgente"}, "15.0g", "P15.3"),
        ("melee", {"attack_support": 0}, "15.0d", "15.0h"),
        ("bonus_move", {"straining": 2, "sailing": False}, "16.0g", "16.0e"),
        ("sail_change", {"quality": 1}, "17.5a3", "17.5a1"),
        ("fire_over_turns", {"quality": 1}, "17.1c", "P5.5"),
        ("fire_still_burning", {}, "17.1a", "17.1b"),
        ("housekeeping_morale", {"crew": "handy"}, "17.3c", "P1.9"),
        ("consequence", {"target": "unfit"}, "11.4.11c", "11.4.11b"),
        ("morale_check", {"crew": "handy"}, "1.8c", "1.8d"),
        ("rounds_to_strike", {}, "17.3a", "11.5a"),
    ],
)
def test_the_rules_under_an_answer_are_those_that_acted(name, given, acts, does_not):
    found = rules(name, **given)
    assert acts in found and does_not not in found


# ------------------------------------------------------------------------ cells


@pytest.mark.rule("chart:bearing_letter", "11.4.8e", "P1.6")
def test_the_letters_of_the_wind_are_read_from_their_chart():
    assert badge("wind_at_the_guns") == "deduced"
    assert cells("wind_at_the_guns", "bearing_letter") == {2}
    assert "P1.6" in rules("wind_at_the_guns") and "P1.6" in rules("squares")
    assert "P1.6" not in rules("wind_at_the_guns", firing_to="across_the_wind"), "no letter is looked at"
    turned = CHARTS.replace("bearing_letter", "2", "letter", "C")
    felt = {"aim": "rigging", "firing_to": "to_windward"}
    before, after = (
        ask(GAME, "wind_at_the_guns", charts, **felt).distribution.mean() for charts in (CHARTS, turned)
    )
    assert after == before - 1, "C does not feel the wind"
    slower = ask(GAME, "squares", CHARTS.replace("bearing_letter", "2", "letter", "F")).distribution
    assert slower.mean() < ask(GAME, "squares").distribution.mean()


@pytest.mark.rule("chart:strike_markers", "P3.5", "chart:ammunition")
def test_what_if_a_destroyed_section_placed_no_marker():
    thin = {"hull_per_section": 4, "distance": 0, "firepower": 9, "rounds": 4}
    for cause in ("section 2", "section 3", "morale"):
        assert cause in cells("rounds_to_strike", "strike_markers", **thin)
    none = CHARTS.replace("strike_markers", "section 2", "markers", 0)
    softer = ask(GAME, "rounds_to_strike", none, **thin).distribution.chance("has_struck")
    assert softer < ask(GAME, "rounds_to_strike", **thin).distribution.chance("has_struck")


@pytest.mark.rule("chart:to_hit", "chart:housekeeping", "chart:measures", "P1.4")
def test_idle_cells_are_not_named():
    assert cells("hits_left", "to_hit", shot="double", distance=8) == {"target"}
    assert cells("hits_left", "to_hit", shot="double") == {"target", "double"}
    assert cells("hits_left", "cancel", distance=0) == set()
    assert cells("hits_left", "bridge_cards", distance=0, take_cover=True) == set()
    assert cells("repairs_over_turns", "housekeeping", turns=1, shipwrights=True) == {"repair"}
    assert cells("fire_still_burning", "housekeeping") == {"fire out"}
    assert cells("squares", "measures") == {"straight step", "most squares", "least speed"}
    assert "diagonal step" in cells("squares", "measures", diagonal=True)
    assert "P1.4" not in rules("squares"), "a distance is not measured"


@pytest.mark.rule("17.3a", "17.4a", "P11.8")
@pytest.mark.parametrize("name", ["rounds_to_strike", "length_of_duel"])
@pytest.mark.parametrize(
    "given",
    [
        {}, {"rounds": 2, "target": "handy"},
        {"rounds": 3, "hull_per_section": 4, "firepower": 9, "distance": 0},
        {"shot": "chain", "target": "unfit"}, {"firepower": 1, "distance": 20, "firer": "unfit"},
    ],
)  # fmt: skip
def test_the_short_way_through_a_duel_tells_what_the_walk_tells(name, given):
    question = GAME.question(name)
    values = {one.name: given.get(one.name, one.default) for one in question.parameters}
    how, charts = question.how, CHARTS.copy()
    memory.forget()
    with witness.collect() as solved:
        short = how.solve(charts, **values)
    memory.forget()
    with witness.collect() as walked:
        whole = rounds.until(how.step, how.start(charts, **values), how.over, charts)
    assert short == whole.map(how.measure)
    assert solved == walked


# ------------------------------------------------------------------------ settings


@pytest.mark.rule("P10.10", "P11.9", "P16.1", "15.0b", "P15.1", "P5.1", "P17.3", "P1.15", "P2.1")
@pytest.mark.parametrize(
    ("name", "given", "parameter", "rule"),
    [
        ("hits_left", {"shot": "chain", "distance": 9}, "distance", "P10.10"),
        ("hits_left", {"shot": "chain", "distance": 8}, None, ""),
        ("broadside", {"shot": "chain", "distance": 15, "aim": "rigging"}, "distance", "P10.10"),
        ("broadside", {"shot": "chain"}, "aim", "P10.10"),
        ("consequence", {"shot": "chain"}, "aim", "P10.10"),
        ("rounds_to_strike", {"shot": "chain", "distance": 9}, "distance", "P10.10"),
        ("length_of_duel", {"shot": "chain", "distance": 20}, "distance", "P10.10"),
        ("damage_at_height", {"shot": "chain"}, "aim", "P10.10"),
        ("broadside", {"rake": "bow", "distance": 9}, "distance", "P11.9"),
        ("broadside", {"rake": "bow", "distance": 8}, None, ""),
        ("broadside", {"rake": "stern", "distance": 0}, "distance", "P11.9"),
        ("consequence", {"rake": "stern", "distance": 15}, "distance", "P11.9"),
        ("bonus_square", {"straining": 0}, "straining", "P16.1"),
        ("bonus_square", {"straining": 0, "bonus_move": "free"}, None, ""),
        ("melee_split", {"crew_points": 3, "support": 4}, "support", "15.0b"),
        ("melee_split", {"crew_points": 3, "support": 3}, None, ""),
        ("melee_both", {"attack_crew": 2, "attack_support": 2}, "attack_support", "P15.1"),
        ("melee_both", {"defence_crew": 2, "defence_support": 3}, "defence_support", "15.0b"),
        ("listed_boarding", {"ship": "curlew", "attack": 5, "attack_support": 1}, "attack", "P5.1"),
        ("listed_boarding", {"enemy": "curlew", "defence": 6}, "defence", "P5.1"),
        ("listed_boarding", {"enemy": "chesapeake"}, "enemy", "P2.1"),
        ("listed_initiative", {"ship": "shannon"}, "enemy", "P2.1"),
        ("sail_change", {"sail": "full"}, "change", "P17.3"),
        ("sail_change", {"sail": "hove_to", "change": "less_sail"}, "change", "P17.3"),
        ("reply", {"hull_per_section": 4, "hull_lost": 16}, "hull_lost", "P1.15"),
        ("reply", {"hull_per_section": 4, "hull_lost": 15}, None, ""),
    ],
)
def test_the_lab_refuses_what_the_game_refuses(name, given, parameter, rule):
    found = refused_setting(GAME, name, **given)
    assert (found and (found.parameter, found.rule)) == (parameter and (parameter, rule))
    if found is not None:
        with pytest.raises(BadInput):
            ask(GAME, name, **given)


@pytest.mark.rule("11.4.4i", "11.4.8f", "P11.9", "P11.4", "P5.5", "17.4c", "P17.6", "15.0c", "P3.6")
@pytest.mark.parametrize(
    ("name", "given", "idle"),
    [
        ("hits_left", {}, {"smoke_value", "smoke_count"}),
        ("hits_left", {"smoke": 1}, {"smoke_value"}),
        ("hits_left", {"smoke": 1, "smoke_count": "values"}, set()),
        ("hits_left", {"distance": 0}, {"smoke_value", "smoke_count", "take_cover"}),
        ("two_pools", {"cancel_dice": 0}, {"long_range", "take_cover"}),
        ("wind_at_the_guns", {"wind_gunnery": "firer"}, {"target_bearing"}),
        ("broadside", {}, {"heading_difference", "rake_facing"}),
        ("broadside", {"rake": "bow"}, set()),
        ("reply", {}, {"firepower", "firer", "hull_per_section"}),
        ("reply", {"fire_order": "initiative_first"}, set()),
        ("fire_over_turns", {}, {"firefight_needs_party"}),
        ("fire_over_turns", {"firefight_needs_party": False}, {"party"}),
        ("strike_over_turns", {"crew": "handy"}, {"turns", "markers"}),
        ("card_drawn", {"bridge_cards": False}, {"card", "cards"}),
        (
            "melee", {"defence": 0, "attack_support": 0},
            {"defence_support", "defence_modifier", "melee_support_stack"},
        ),
        ("squares", {"quarters_lost": 4}, {"strength", "rating", "diagonal"}),
        ("consequence", {}, {"morale_effect_modifier"}),
    ],
)  # fmt: skip
def test_what_cannot_matter_is_said(name, given, idle):
    assert {one.parameter for one in idle_settings(GAME, name, **given)} == idle


# ------------------------------------------------------------------------ ships by name, and new questions


@pytest.mark.rule("chart:ships")
def test_every_ship_of_the_list_can_be_asked_about():
    assert set(sliders.SHIPS) == {ship.id for ship in CHARTS.list("ships")}
    for name in ("listed_gunnery", "listed_boarding", "listed_initiative"):
        assert GAME.question(name).parameters[0].values == sliders.SHIPS
    for number, side, ship in ((1, "first_ship", "constellation_1799"), (9, "second_ship", "shannon")):
        found = ask(GAME, "duel_gunnery", scenario=f"S{number:02}", side=side).distribution
        assert found == ask(GAME, "listed_gunnery", ship=ship).distribution
    slow, quick = (ask(GAME, "listed_gunnery", ship=one).distribution.mean() for one in ("curlew", "shannon"))
    assert slow < quick


@pytest.mark.rule("17.5a2", "17.5a3", "P17.3")
def test_changing_sail():
    two = ask(GAME, "sail_change", sail="hove_to", points=2).distribution
    assert [two.chance(sail) * 9 for sail in ("hove_to", "battle", "full")] == [1, 4, 4]
    up = ask(GAME, "sail_change", points=2).distribution
    assert (up.chance("battle") * 9, up.chance("full") * 9) == (1, 8), "a second success is lost"
    down = ask(GAME, "sail_change", change="less_sail", quality=-1).distribution
    assert down.chance("hove_to") * 2 == 1


@pytest.mark.rule("17.3a", "17.3b", "17.3c")
def test_destroyed_sections_and_morale():
    by_crew = [
        ask(GAME, "housekeeping_morale", destroyed=2, crew=crew).distribution.chance(True) * 36
        for crew in ("handy", "steady", "unfit")
    ]
    assert by_crew == [36 - 25, 36 - 16, 36 - 9]


@pytest.mark.rule("17.1a", "17.1c", "P5.5")
def test_does_a_fire_still_burn():
    assert ask(GAME, "fire_still_burning", turns=2).distribution.chance("still_burning") * 9 == 4
    assert ask(GAME, "fire_still_burning", turns=2, quality=1).distribution.chance("fire_is_out") * 4 == 3
    assert ask(GAME, "fire_still_burning", party=False).distribution.chance("still_burning") == 1
