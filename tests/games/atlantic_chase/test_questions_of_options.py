"""What options change in the exact odds, and in games."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.games.atlantic_chase import GAME
from navalgames.odds import ask, refused_setting
from navalgames.sessions.what_if import compared
from navalgames.sessions.what_if.changes import option_change

CHOICES = {choice.name: choice for choice in GAME.option_choices}


def chances(name: str, **given: object) -> dict:
    return dict(ask(GAME, name, **given).distribution)


def refused(name: str, **given: object) -> str:
    """The rule by which a setting is refused."""
    return refused_setting(GAME, name, **given).rule


def moved(name: str, option: str, **given: object) -> bool:
    before, after = ({**given, option: value} for value in CHOICES[option].values[:2])
    return chances(name, **before) != chances(name, **after)


# ------------------------------------------------------------------------ searches and their support


@pytest.mark.rule("option:dual_role", "62.5", "62.6")
def test_a_carrier_that_helps():
    alone = chances("search_with_help", helper="none")
    assert alone == chances("naval_search", total=10)
    assert chances("search_with_help") == chances(
        "naval_search", total=10, own_coordination="force", own_air="same_hex"
    )
    assert chances("search_with_help", dual_role="forbidden") == chances(
        "naval_search", total=10, own_air="same_hex"
    ), "the aircraft are worth more than the coordination"
    for length, flies in ((6, True), (7, False)):
        assert moved("search_with_help", "opt_cv_limit", helper_line=length) is not flies
    assert refused("search_with_help", damaged=True, opt_damaged_ship_restriction=True) == "62.5"
    assert not moved("search_with_help", "opt_damaged_ship_restriction")


@pytest.mark.rule("option:arctic_weather", "option:air_across_nonadjacent", "4.3b", "25.10")
def test_a_search_on_the_arctic_line_and_beside_land():
    arctic = {"waters": "arctic", "helper": "warship"}
    bad = chances("naval_search", total=10, weather="bad", own_coordination="force")
    good = chances("naval_search", total=10, own_coordination="force")
    assert chances("search_with_help", **arctic) == bad != good
    assert chances("search_with_help", **arctic, arctic_weather="initiative_only") == good
    near = {"helper_place": "across_land"}
    assert chances("search_with_help", **near) == chances("naval_search", total=10, own_air="one_hex")
    around = chances("search_with_help", **near, air_across_nonadjacent="blocked")
    assert around == chances("naval_search", total=10, own_air="two_hexes")
    assert not moved("search_with_help", "air_across_nonadjacent", helper_place="one_hex")


@pytest.mark.rule("option:designation_order", "option:walker_inactive", "10.15", "47.2")
def test_who_says_first_who_helps():
    """A total of 4 without own coordination, 5 with it; the enemy's takes 1 from both."""
    first, second = (chances("search_against_help", designation_order=f"{who}_first")
                     for who in ("active", "inactive"))  # fmt: skip
    sighted = [
        sum(chance for words, chance in found.items() if "sighted" in words) for found in (first, second)
    ]
    assert sighted == [Fraction(26, 36), Fraction(30, 36)], "who chooses last chooses better"
    assert not moved("search_against_help", "designation_order", enemy_helper="none")
    walker = {"enemy_helper": "walker", "target": 3}
    for value, worth in (("none", 1), ("minus_four", 4)):
        found = chances("search_against_help", **walker, walker_inactive=value, enemy_line=0)
        ways = sum(chance for words, chance in found.items() if "sighted" in words)
        needed = 5 - 2 + worth  # 5 or more sights at a total up to 4; own coordination is worth 2
        assert ways == Fraction(sum(6 - abs(total - 7) for total in range(needed, 13)), 36)


@pytest.mark.rule("option:target_self_support", "45.11")
def test_a_carrier_flies_for_herself():
    long = {"target_ship": "carrier", "enemy_helper": "none", "target": 10}
    kept = chances("search_against_help", **long)
    assert kept == chances("naval_search", total=10, own_coordination="force", enemy_air="same_hex")
    assert chances("search_against_help", **long, target_self_support="deducted") == chances(
        "naval_search", total=10, own_coordination="force"
    ), "a total of 0 would cost her more than the aircraft save"


# ------------------------------------------------------------------------ Interruption and initiative


@pytest.mark.rule("option:interruption_bands", "option:interruption_vie_kept", "22.5", "22.8")
def test_interrupted_attacks():
    for table in ("naval_search", "engage", "air_strike", "stealth_attack"):
        plain, cancelled = (
            chances(table, intel=1, interruption_vie_kept=one) for one in ("resume", "cancel")
        )
        kept = chances("interruption_check", intel=1)["vie"] * chances("vie_for_initiative")["keeps"]
        assert cancelled["cancelled"] - plain["cancelled"] == kept
        assert cancelled["initiative_lost"] == plain["initiative_lost"]
        slips = chances("interruption_check", intel=1, interruption_bands="board")["slip"]
        assert chances(table, intel=1, interruption_bands="board")["cancelled"] == slips


@pytest.mark.rule("option:miss_with_intel", "53.1b", "53.1c")
def test_a_search_that_misses_with_intel():
    assert moved("initiative_after_search", "miss_with_intel")
    assert not moved("initiative_after_search", "miss_with_intel", intel=0)
    assert not moved("initiative_after_search", "miss_with_intel", target=6), "no Miss below a total of 16"
    never = chances("initiative_after_search", intel=0, target=1, own=1)
    assert never["loses"] == chances("seize_initiative")["loses"]


@pytest.mark.rule("62.7", "26.6")
def test_evasion_after_a_battle():
    for weather in ("good", "bad"):
        with_marker = chances("vie_for_initiative", evasive=weather)
        assert chances("initiative_after_battle", weather=weather) == with_marker
        gone = chances("initiative_after_battle", weather=weather, opt_battle_removes_evasive=True)
        assert gone == chances("vie_for_initiative")


@pytest.mark.rule("SOL.1", "26.4c")
def test_a_side_that_a_die_runs():
    tries = chances("initiative_after_signals")
    assert tries == chances("seize_initiative")
    die = chances("initiative_after_signals", imaginary_side="German")
    assert die["takes_marker"] == Fraction(2, 6) and die["loses"] == Fraction(4, 6) * tries["loses"]
    assert chances("initiative_after_signals", imaginary_side="British") == tries


# ------------------------------------------------------------------------ lines, recon, reinforcements


@pytest.mark.rule("option:signals_lapse", "39.4a")
def test_an_own_line_after_signals():
    assert chances("line_after_signals", weather="bad") == {6: 1}
    must = {"signals_lapse": "must"}
    assert chances("line_after_signals", **must) == {2: 1}, "fast in good weather: four segments"
    die = chances("line_after_signals", **must, weather="bad")
    assert die == {left: Fraction(1, 6) for left in range(6)}


@pytest.mark.rule("option:neutral_port_intel", "8.8", "43.9b", "43.9c", "43.9d")
def test_a_course_past_watching_eyes():
    checked = chances("interruption_check", intel=1)
    for past in ("enemy_port", "enemy_airbase", "enemy_station"):
        assert chances("course_past", past=past) == checked
    for past in ("open_sea", "neutral_port"):
        assert chances("course_past", past=past) == {"no_check": 1}
    assert chances("course_past", neutral_port_intel="trigger") == checked


@pytest.mark.rule("option:recon_stay", "option:edge_hexes", "41.2", "41.4", "41.6")
def test_recon_on_the_spot_and_at_the_edge():
    vie = chances("vie_for_initiative")
    there = {"exposed": vie["keeps"], "initiative_lost": vie["loses"]}
    assert refused("recon", goes="stays") == "41.6"
    assert chances("recon", goes="stays", recon_stay="allowed") == there
    assert chances("recon", goes="elsewhere") == chances("recon", goes="off_holland") == there
    assert refused("recon", goes="off_holland", edge_hexes="strict") == "option:edge_hexes"
    assert refused("recon", goes="at_the_frame") == "option:edge_hexes"
    assert chances("recon", goes="at_the_frame", edge_hexes="slivers") == there


@pytest.mark.rule("SCN.13", "37.4a")
def test_a_group_of_the_variant():
    comes = {"in_play": Fraction(21, 36), "waits": Fraction(15, 36)}
    assert refused("reinforcement", group="of_variant") == "SCN.13"
    assert chances("reinforcement", variant="Jutland", group="of_variant") == comes
    assert chances("reinforcement", group="usual") == comes


# ------------------------------------------------------------------------ battles


@pytest.mark.rule("option:counter_printing", "6.6", "6.19", "56.3", "56.4")
def test_printings_in_a_shot():
    assert chances("ship_fires") == chances("gunnery_hits", range="short", value=3, target_speed="medium")
    drawn = chances("ship_fires", counter_printing="rulebook_diagrams")
    assert drawn == chances("gunnery_hits", range="short", value=2, target_speed="medium")
    assert not moved("ship_fires", "counter_printing", firer="hood")
    hurt = chances("ship_fires", damaged=True, range="long", target_speed="fast")
    assert hurt == chances("gunnery_hits", range="long", value=0, target_speed="fast")
    assert chances("ship_fires", firer="ark_royal") == {0: 1}


@pytest.mark.rule("option:damaged_torpedo", "59.1", "59.3", "6.16")
def test_torpedoes_of_damaged_ships():
    sound = chances("torpedo_hits", target_speed="medium")
    assert chances("ship_launches") == sound
    assert chances("ship_launches", damaged=True) == {0: 1}
    assert chances("ship_launches", damaged=True, damaged_torpedo="allowed") == sound
    assert chances("ship_launches", launcher="bismarck") == {0: 1}


@pytest.mark.rule("option:gunnery_declaration", "57.8")
def test_targets_named_before_the_dice():
    """Damaged, one hit sinks her. At Near both are at short range; each ship fires at the first afloat."""
    hit = 1 - chances("gunnery_hits", range="short", value=1, target_speed="slow").get(0, 0)
    named = chances("fire_divided", gunnery_declaration="all_first")
    assert named == {0: (1 - hit) ** 3, 1: 1 - (1 - hit) ** 3}
    seen = chances("fire_divided")
    assert seen[0] == named[0] and seen[1] == 3 * hit * (1 - hit) ** 2


@pytest.mark.rule("option:escort_pool", "11.1b")
def test_a_convoy_with_an_escort():
    bare, escorted = (chances("raider_and_convoy", escort_pool=one) for one in ("none", "one_dd"))
    assert escorted["sunk"] < bare["sunk"]
    once = {"rounds": 1, "hit_limit": 1}
    assert not moved("raider_and_convoy", "escort_pool", **once), "both sides' guns count in the first round"


@pytest.mark.rule("option:stealth_double", "41.13", "49.1")
def test_two_results_on_two_ships():
    spread, together = (chances("ships_struck", stealth_double=one) for one in ("separate", "same_ship"))
    assert together == {0: spread[0], 1: spread[1] + spread[2]}
    double = chances("stealth_attack", total=0, contact="slow")
    assert spread[2] == double["hit_hit"] + double["damaged_damaged"]


# ------------------------------------------------------------------------ leaders


@pytest.mark.rule("10.5a", "10.7a", "10.10", "10.13a", "10.14")
def test_leaders_in_an_attack():
    from collections import Counter
    from itertools import product

    def hand(value) -> dict:
        falls = Counter(value(*faces) for faces in product(range(1, 7), repeat=2))
        fires = Counter()
        for rolled, ways in falls.items():
            fires["sighted" if rolled >= 10 else "not"] += ways
        return Fraction(fires["sighted"], 36)

    def sighted(**given: object) -> Fraction:
        found = chances("naval_search", total=5, **given)
        return sum((chance for words, chance in found.items() if "sighted" in words), Fraction(0))

    assert sighted() == hand(lambda one, other: one + other)
    assert sighted(own_leader="adds_two") == hand(lambda one, other: one + other + 2)
    assert sighted(own_leader="turns_a_die") == hand(lambda one, other: max(one, other) + 6)
    falls = Counter(one + other for one, other in product(range(1, 7), repeat=2))

    def changed(sign: int) -> dict:
        found: Counter = Counter()
        for rolled, ways in falls.items():
            for words, chance in chances("naval_search", total=max(0, min(20, 12 + sign * rolled))).items():
                found[words] += chance * Fraction(ways, 36)
        return dict(found)

    assert chances("naval_search", total=12, own_leader="changes_total") == changed(-1)
    assert chances("naval_search", total=12, enemy_leader="changes_total") == changed(1)


# ------------------------------------------------------------------------ and in games


@pytest.mark.parametrize(("option", "value"), [(one.name, one.values[-1]) for one in CHOICES.values()])
def test_what_an_option_does_to_victories_can_be_sampled(option, value):
    """Pairs of games, one before and one after the change, in an operation with everything in it."""
    options = {"scenario": "OP5"}
    bots = dict.fromkeys(GAME.sides, "random")
    found = compared(GAME, option_change(GAME, option, value, options), 4, options=options, bots=bots, jobs=1)
    assert found.games == 4
    assert found.wins["German"].low <= found.wins["German"].difference <= found.wins["German"].high
