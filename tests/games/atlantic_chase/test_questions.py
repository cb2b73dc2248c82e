"""The questions of Atlantic Chase: exact weights against hand counts, and against the dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from navalgames import odds
from navalgames.chance import RandomDice, memory, rounds, witness
from navalgames.games.atlantic_chase import GAME
from navalgames.games.atlantic_chase.questions import afterwards, bringing_to_battle, ships
from navalgames.labels import Labels
from navalgames.odds import asking
from navalgames.texts import Texts

NAMES = [question.name for question in GAME.questions()]


def asked(name: str, **given) -> dict:
    return dict(odds.ask(GAME, name, **given).distribution)


def of_36(name: str, **given) -> dict:
    return {outcome: chance * 36 for outcome, chance in asked(name, **given).items()}


@pytest.mark.parametrize("name", NAMES)
def test_every_question_is_answered_exactly_at_its_defaults(name):
    assert sum(asked(name).values()) == 1


@pytest.mark.parametrize("name", NAMES)
def test_every_named_outcome_begins_with_a_capital(name):
    labels = Labels(GAME)
    for outcome in {*GAME.question(name).outcomes, *asked(name)}:
        told = labels.outcome(outcome)
        assert told[0].isupper() or told[0].isdigit(), told


def test_odds_at_the_table_begin_as_outcomes_of_the_lab_do():
    texts = Texts("en", GAME.id)
    told = {**texts.several("ac-table-odds-"), **texts.several("ac-table-result-")}
    assert len(told) > 10 and not [words for words in told.values() if words[0].islower()]


@pytest.mark.parametrize("name", NAMES)
def test_the_dice_fall_as_the_exact_chances_say(name):
    exact = asked(name)
    roll, dice = odds.rolling(GAME, name), RandomDice(seed=7, record=False)
    counts = Counter(roll(dice) for _ in range(300))
    assert not set(counts) - set(exact)
    for outcome, chance in exact.items():
        assert abs(counts[outcome] / 300 - float(chance)) < 0.12, outcome


@pytest.mark.rule("26.4a", "26.8")
@pytest.mark.parametrize(("tally", "ways"), [*enumerate((10, 15, 21, 26, 30, 33, 35, 36))])
def test_seizing(tally, ways):
    assert of_36("seize_initiative", tally=tally).get("loses", 0) == ways


@pytest.mark.rule("26.3a", "26.8")
@pytest.mark.parametrize(("tally", "ways"), [*enumerate((15, 21, 26, 30, 33, 35, 36))])
def test_vying(tally, ways):
    assert of_36("vie_for_initiative", tally=tally).get("loses", 0) == ways


@pytest.mark.rule("22.5")
def test_the_interruption_rows():
    found = of_36("interruption_check", intel=1)
    assert found == {"alert_0": 6, "alert_1": 9, "alert_2": 6, "slip": 9, "vie": 6}
    board = of_36("interruption_check", intel=1, interruption_bands="board")
    assert board == {"alert_0": 6, "alert_1": 15, "alert_2": 5, "slip": 4, "vie": 6}


@pytest.mark.rule("31.5", "33.5", "45.4", "47.5")
@pytest.mark.parametrize(
    ("table", "words", "total", "ways"),
    [
        ("naval_search", ("contact_sighted", "skirmish_sighted"), 4, (30, 35, 36)),
        ("naval_search", ("contact_sighted", "skirmish_sighted"), 5, (6, 15, 26)),
        ("naval_search", ("contact_sighted", "skirmish_sighted"), 10, (1, 6, 15)),
        ("naval_search", ("miss",), 16, (10, 3, 0)),
        ("engage", ("battle", "surprise"), 0, (15, 26, 33)),
        ("engage", ("battle", "surprise"), 1, (6, 15, 26)),
        ("engage", ("battle", "surprise"), 5, (0, 3, 10)),
        ("stealth_attack", ("lose_contact",), 7, (35, 30, 21)),
    ],
)
def test_tables_at_modifiers_0_2_and_4(table, words, total, ways):
    helped = ({}, {"own_coordination": "force"}, {"own_coordination": "walker"})
    for more, number in zip(helped, ways, strict=True):
        found = of_36(table, total=total, **more)
        assert sum(found.get(word, 0) for word in words) == number


@pytest.mark.rule("22.7", "52.7", "54.3d")
def test_an_attack_with_intel():
    plain, marked = asked("engage", total=0), asked("engage", total=0, intel=1)
    assert marked["cancelled"] == Fraction(9, 36) and marked["initiative_lost"] == Fraction(6, 36) * Fraction(
        15, 36
    )
    assert marked["battle"] < plain["battle"]
    assert asked("engage", intel=4)["initiative_lost"] > Fraction(1, 2)


@pytest.mark.rule("57.3", "58.1")
@pytest.mark.parametrize(
    ("range_", "value", "ways"),
    [
        ("long", 2, (18, 3, 36)),
        ("short", 4, (20, 10, 36)),
        ("extreme", 3, (92, 11, 216)),
        ("point_blank", 5, (65, 147, 216)),
    ],
)
def test_gunnery(range_, value, ways):
    found = asked("gunnery_hits", range=range_, value=value, target_speed="fast")
    one, two, all_ = ways
    assert (found.get(1, 0), found.get(2, 0)) == (Fraction(one, all_), Fraction(two, all_))


@pytest.mark.rule("20.1a", "19.4")
def test_lapses_by_hand():
    falls = Counter(max(0, 11 - one - other) for one, other in product(range(1, 7), repeat=2))
    found = of_36("line_after_passes", segments=11, passes=2, weather="bad")
    assert found == dict(falls)
    assert asked("line_after_passes", segments=11, passes=2, weather="good", speed="fast") == {3: 1}


@pytest.mark.rule("25.7b", "25.7c")
def test_weather_by_hand():
    two = asked("weather_to_come", weather="good", changes=2)
    assert two["bad"] == Fraction(5, 6) * Fraction(1, 6) + Fraction(1, 6) * Fraction(4, 6)


@pytest.mark.rule("26.3c")
def test_keeping_the_initiative_by_hand():
    found = asked("how_long_i_keep_it", contest="vie", tally=0)
    assert found[1] == Fraction(15, 36) and found[2] == Fraction(21, 36) * Fraction(21, 36)
    assert max(found) < 10, "so the limit is not met"


@pytest.mark.rule("29.3a", "19.3")
def test_a_short_convoy_line_is_home_sooner():
    short, long = asked("convoy_crossing", segments=6), asked("convoy_crossing", segments=12)
    assert short[1] == Fraction(26, 36) and 1 not in long and 2 not in long


@pytest.mark.rule("29.6")
def test_a_convoy_that_is_not_in_port_after_twelve_turns_is_no_arrival_in_the_twelfth():
    """A line of six may complete at once: each turn fails with the same chance."""
    found = asked("convoy_crossing", segments=6)
    fails = 1 - found[1]
    assert found[12] == fails**11 * found[1] and found["not_home"] == fails**12
    assert list(found)[-2:] == [12, "not_home"], "numbers first, in order"


@pytest.mark.rule("31.5", "33.5")
def test_a_station_is_brought_to_battle_more_easily_than_a_long_line():
    near = asked("bring_to_battle", target=1, own=0, attacks=2)["battle"]
    far = asked("bring_to_battle", target=12, own=4, attacks=2).get("battle", 0)
    assert near > far


@pytest.mark.rule("57.5", "58.5")
def test_a_battle_at_long_range_is_milder_than_close_by():
    far = asked("ship_against_ship", german_conduct="stay", british_conduct="stay", rounds=1)
    near = asked("ship_against_ship", german_conduct="stay", british_conduct="stay", rounds=1, zone="close")

    def sunk(found: dict) -> Fraction:
        return sum(
            chance
            for outcome, chance in found.items()
            if "sunk" in outcome or "damaged" in outcome.split("_")
        )

    assert sunk(far) < sunk(near)


@pytest.mark.rule("55.2", "57.7", "58.5")
def test_two_against_two():
    """A second German ship helps the first; both sides' first ships stay the ones asked for."""
    given = {"rounds": 1, "zone": "near", "german_conduct": "stay", "british_conduct": "stay"}
    alone = asked("ship_against_ship", british_second="prince_of_wales", **given)
    joined = asked("ship_against_ship", british_second="prince_of_wales", german_second="hipper", **given)

    def hood_harmed(found: dict) -> Fraction:
        return sum(chance for outcome, chance in found.items() if not outcome.endswith("_undamaged"))

    assert sum(joined.values()) == 1 and hood_harmed(joined) > hood_harmed(alone)


@pytest.mark.parametrize(
    ("module", "name", "given"),
    [
        (afterwards, "initiative_after_search", {"intel": 2, "evasive": True}),
        (bringing_to_battle, "bring_to_battle", {"own": 1, "target": 4, "attacks": 2}),
    ],
)
def test_forgetting_read_dice_changes_no_answer(monkeypatch, module, name, given):
    merged = asked(name, **given)
    monkeypatch.setattr(module, "forgetful", lambda state: state)
    memory.forget()
    asking._remembered.clear()
    assert asked(name, **given) == merged
    memory.forget()
    asking._remembered.clear()


@pytest.mark.rule("17.1", "22.5", "25.9")
@pytest.mark.parametrize("name", NAMES)
def test_every_question_is_answered_exactly_at_the_far_end_of_its_settings(name):
    """How soon is measured by `benchmarks.first_answers`."""
    parameters = GAME.question(name).parameters
    farthest = {one.name: one.values[-1] for one in parameters}
    usual = {one.name: one.default for one in parameters}
    for _ in parameters:
        refused = odds.refused_setting(GAME, name, **farthest)
        if refused is None:
            break
        farthest[refused.parameter] = usual[refused.parameter]
    assert sum(asked(name, **farthest).values()) == 1


# ------------------------------------------------------------------------ battles by a shorter way

FOUGHT = [
    ("bring_to_battle", {}),
    ("bring_to_battle", {"own": 5, "target": 9, "attacks": 3, "tally": 1, "weather": "bad"}),
    ("bring_to_battle", {"own": 0, "target": 6, "where": "end", "attacks": 4, "hunted": "slow"}),
    ("bring_to_battle", {"own": 2, "target": 1, "attacks": 5, "hunter": "slow", "hunted": "fast"}),
    ("ship_against_ship", {}),
    ("ship_against_ship", {"rounds": 2, "british_conduct": "away", "german": "scharnhorst"}),
    ("ship_against_ship", {"rounds": 2, "zone": "close", "german": "hipper", "british": "exeter",
                           "german_conduct": "close", "british_damaged": True}),
    ("ship_against_ship", {"rounds": 2, "zone": "near", "german_second": "tanker", "german_conduct": "away",
                           "british_second": "norfolk", "british_conduct": "away"}),
    ("ship_against_ship", {"rounds": 2, "german": "tanker", "german_second": "tanker", "british": "ark_royal",
                           "british_second": "ajax", "german_conduct": "away", "zone": "near"}),
    ("raider_and_convoy", {"escort_pool": "one_dd", "zone": "close", "conduct": "away", "hit_limit": 2}),
    ("raider_and_convoy", {"raider": "graf_zeppelin"}),
    ("fire_divided", {"firers": 4}),
    ("fire_divided", {"gunnery_declaration": "all_first", "zone": "close"}),
]  # fmt: skip


@pytest.mark.rule("57.5", "57.7", "57.8", "59.7a", "60.2a", "61.2", "61.9")
@pytest.mark.parametrize(("name", "given"), FOUGHT)
def test_the_shorter_way_leads_where_the_engine_does_roll_by_roll(name, given):
    """The same chances, the same cells and the same rules, whichever way it is worked out."""
    question, charts = GAME.question(name), odds.charts_of(GAME)
    settings = {one.name: one.default for one in question.parameters} | given
    how = question.how
    with witness.collect() as short:
        solved = how.solve(charts, **settings)
    with witness.collect() as long:
        start = how.start(charts, **settings)
        fought = rounds.until(how.step, start, how.over, charts).map(how.measure)
    assert solved == fought
    assert short == long


# ------------------------------------------------------------------------ what stands beside an answer


def rules(name: str, **given) -> set[str]:
    return set(odds.ask(GAME, name, **given).rules)


@pytest.mark.rule("45.3a", "25.10")
def test_aircraft_stay_at_home_in_bad_weather():
    """The lab says so, and names no chart of air support."""
    flown = {"own_air": "same_hex", "enemy_air": "one_hex"}
    answer = odds.ask(GAME, "naval_search", weather="bad", **flown)
    assert "45.3a" in answer.rules and "45.4" not in answer.rules
    assert not any(cell.chart == "air_support_mod" for cell in answer.cells)
    idle = odds.idle_settings(GAME, "naval_search", weather="bad", **flown)
    assert {"own_air", "enemy_air"} <= {one.parameter for one in idle if one.rule == "45.3a"}
    assert "45.4" in rules("naval_search", **flown) and "45.3a" not in rules("naval_search", **flown)


@pytest.mark.parametrize(
    ("name", "given", "there", "not_there"),
    [
        ("naval_search", {"contact": "slow"}, "46.1a", "46.2a"),
        ("naval_search", {"evasive": True}, "46.2a", "46.1a"),
        ("naval_search", {"own_coordination": "walker"}, "10.15", "47.5"),
        ("naval_search", {"own_coordination": "force"}, "47.5", "10.15"),
        ("naval_search", {"enemy_leader": "changes_total"}, "10.14", "10.5a"),
        ("naval_search", {"own_leader": "adds_two"}, "10.13a", "10.7a"),
        ("engage", {"intel": 1}, "22.7", "option:interruption_vie_kept"),
        ("stealth_attack", {"u_boat_zone": True}, "41.9", "41.10"),
        ("gunnery_hits", {"range": "extreme"}, "57.2b", "57.2a"),
        ("gunnery_hits", {"range": "point_blank"}, "57.2c", "57.2a"),
        ("gunnery_hits", {"firer_in_smoke": True}, "60.7b", "60.7a"),
        ("break_away", {"enemy_near": True, "all_far": False}, "61.5", "61.4"),
        ("vie_for_initiative", {"tally": 1}, "26.5", "26.6"),
        ("vie_for_initiative", {"evasive": "arctic"}, "26.7", "26.6"),
        ("line_after_passes", {"weather": "good"}, "19.3", "20.1a"),
        ("line_after_passes", {"weather": "bad"}, "20.1a", "19.3"),
        ("ship_fires", {"damaged": True}, "6.19", "6.6"),
        ("ship_fires", {"firer": "ark_royal"}, "6.8", "58.1"),
        ("ship_launches", {"damaged": True}, "59.3", "59.7b"),
        ("course_past", {"past": "enemy_port"}, "43.9b", "43.9c"),
        ("course_past", {"past": "neutral_port"}, "8.8", "22.2"),
    ],
)  # fmt: skip
def test_only_rules_that_acted_stand_under_an_answer(name, given, there, not_there):
    found = rules(name, **given)
    assert there in found and not_there not in found


@pytest.mark.parametrize(
    ("name", "given", "number"),
    [
        ("ship_against_ship", {"german": "bismarck", "german_second": "bismarck"}, "6.1"),
        ("ship_against_ship", {"german": "orion", "german_damaged": True}, "6.19"),
        ("ship_fires", {"firer": "convoy_british", "damaged": True}, "6.19"),
        ("break_away", {"enemy_slowest": "fast", "enemy_fastest": "slow"}, "61.6"),
        ("initiative_after_search", {"own": 2, "intel": 3}, "21.4"),
        ("recon", {"goes": "stays"}, "41.6"),
        ("reinforcement", {"group": "of_variant"}, "SCN.13"),
        ("search_with_help", {"damaged": True, "opt_damaged_ship_restriction": True}, "62.5"),
    ],
)  # fmt: skip
def test_what_the_game_refuses_the_lab_refuses(name, given, number):
    assert odds.refused_setting(GAME, name, **given).rule == number


def test_of_a_ship_with_two_counters_both_may_fight():
    assert sum(asked("ship_against_ship", german="tanker", german_second="tanker", rounds=1).values()) == 1


@pytest.mark.rule("6.1")
def test_every_counter_can_be_asked_about_by_name():
    chart = odds.charts_of(GAME)["ship_counters"]
    assert sorted(ships.COUNTERS.values()) == sorted(chart.rows)
    for side, names in (("German", ships.GERMAN_SHIPS), ("British", ships.BRITISH_SHIPS)):
        own = [row for row in chart.rows if chart.value(row, "side") == side]
        assert sorted(names.values()) == sorted(row for row in own if chart.value(row, "kind") == "ship")
    labels = {language: Labels(GAME, language) for language in ("en", "ja")}
    for value in ships.COUNTERS:
        for words in labels.values():
            assert "⟦" not in words.value(value)
    for question, parameter in (("ship_fires", "firer"), ("ship_launches", "launcher")):
        known = {one.name: one for one in GAME.question(question).parameters}
        assert set(known[parameter].values) == set(ships.COUNTERS)
