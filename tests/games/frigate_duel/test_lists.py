"""Ships, scenarios, cards and charts as the index tells them, compared with what the engine reads.

The sentences of the index are read word by word, so that neither can change without the other.
"""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

import pytest

from navalgames.chance import RandomDice
from navalgames.charts import check
from navalgames.games.frigate_duel import GAME
from navalgames.games.frigate_duel.rules import sea
from navalgames.games.frigate_duel.state import MORALE, SIDES
from navalgames.games.frigate_duel.tables import READERS, tables_of
from navalgames.rule_index import find, read_rules
from tests.games.frigate_duel.table import CHARTS, HEADINGS, Table

T = tables_of(CHARTS)
NATIONS = {"American": "US", "British": "UK", "French": "FR"}
SHIPS = [
    pytest.param("constellation_1799", marks=pytest.mark.rule("P3.ship.constellation_1799")),
    pytest.param("insurgente", marks=pytest.mark.rule("P3.ship.insurgente")),
    pytest.param("constellation_1800", marks=pytest.mark.rule("P3.ship.constellation_1800")),
    pytest.param("vengeance", marks=pytest.mark.rule("P3.ship.vengeance")),
    pytest.param("constitution_1812", marks=pytest.mark.rule("P3.ship.constitution_1812")),
    pytest.param("guerriere", marks=pytest.mark.rule("P3.ship.guerriere")),
    pytest.param("president_1812", marks=pytest.mark.rule("P3.ship.president_1812")),
    pytest.param("belvidera", marks=pytest.mark.rule("P3.ship.belvidera")),
    pytest.param("united_states", marks=pytest.mark.rule("P3.ship.united_states")),
    pytest.param("macedonian", marks=pytest.mark.rule("P3.ship.macedonian")),
    pytest.param("congress", marks=pytest.mark.rule("P3.ship.congress")),
    pytest.param("galatea", marks=pytest.mark.rule("P3.ship.galatea")),
    pytest.param("constitution_dec1812", marks=pytest.mark.rule("P3.ship.constitution_dec1812")),
    pytest.param("java", marks=pytest.mark.rule("P3.ship.java")),
    pytest.param("curlew", marks=pytest.mark.rule("P3.ship.curlew")),
    pytest.param("chesapeake", marks=pytest.mark.rule("P3.ship.chesapeake")),
    pytest.param("shannon", marks=pytest.mark.rule("P3.ship.shannon")),
    pytest.param("president_1815", marks=pytest.mark.rule("P3.ship.president_1815")),
    pytest.param("endymion", marks=pytest.mark.rule("P3.ship.endymion")),
    pytest.param("essex", marks=pytest.mark.rule("P3.ship.essex")),
    pytest.param("phoebe_1814", marks=pytest.mark.rule("P3.ship.phoebe_1814")),
    pytest.param("amelia", marks=pytest.mark.rule("P3.ship.amelia")),
    pytest.param("arethuse", marks=pytest.mark.rule("P3.ship.arethuse")),
    pytest.param("crescent", marks=pytest.mark.rule("P3.ship.crescent")),
    pytest.param("reunion", marks=pytest.mark.rule("P3.ship.reunion")),
    pytest.param("nymphe", marks=pytest.mark.rule("P3.ship.nymphe")),
    pytest.param("cleopatre", marks=pytest.mark.rule("P3.ship.cleopatre")),
    pytest.param("sybille", marks=pytest.mark.rule("P3.ship.sybille")),
    pytest.param("forte", marks=pytest.mark.rule("P3.ship.forte")),
    pytest.param("amethyst", marks=pytest.mark.rule("P3.ship.amethyst")),
    pytest.param("thetis", marks=pytest.mark.rule("P3.ship.thetis")),
    pytest.param("san_fiorenzo", marks=pytest.mark.rule("P3.ship.san_fiorenzo")),
    pytest.param("piemontaise", marks=pytest.mark.rule("P3.ship.piemontaise")),
    pytest.param("eurotas", marks=pytest.mark.rule("P3.ship.eurotas")),
    pytest.param("clorinde", marks=pytest.mark.rule("P3.ship.clorinde")),
    pytest.param("cleopatra_1805", marks=pytest.mark.rule("P3.ship.cleopatra_1805")),
    pytest.param("ville_de_milan", marks=pytest.mark.rule("P3.ship.ville_de_milan")),
    pytest.param("ambuscade", marks=pytest.mark.rule("P3.ship.ambuscade")),
    pytest.param("baionnaise", marks=pytest.mark.rule("P3.ship.baionnaise")),
]
SCENARIOS = [
    pytest.param("S01", marks=pytest.mark.rule("P20.S01")),
    pytest.param("S02", marks=pytest.mark.rule("P20.S02")),
    pytest.param("S03", marks=pytest.mark.rule("P20.S03")),
    pytest.param("S04", marks=pytest.mark.rule("P20.S04")),
    pytest.param("S05", marks=pytest.mark.rule("P20.S05")),
    pytest.param("S06", marks=pytest.mark.rule("P20.S06")),
    pytest.param("S07", marks=pytest.mark.rule("P20.S07")),
    pytest.param("S08", marks=pytest.mark.rule("P20.S08")),
    pytest.param("S09", marks=pytest.mark.rule("P20.S09")),
    pytest.param("S10", marks=pytest.mark.rule("P20.S10")),
    pytest.param("S11", marks=pytest.mark.rule("P20.S11")),
    pytest.param("S12", marks=pytest.mark.rule("P20.S12")),
    pytest.param("S13", marks=pytest.mark.rule("P20.S13")),
    pytest.param("S14", marks=pytest.mark.rule("P20.S14")),
    pytest.param("S15", marks=pytest.mark.rule("P20.S15")),
    pytest.param("S16", marks=pytest.mark.rule("P20.S16")),
    pytest.param("S17", marks=pytest.mark.rule("P20.S17")),
    pytest.param("S18", marks=pytest.mark.rule("P20.S18")),
    pytest.param("S19", marks=pytest.mark.rule("P20.S19")),
    pytest.param("S20", marks=pytest.mark.rule("P20.S20")),
]
CARDS = [
    pytest.param("steady_aim", marks=pytest.mark.rule("P17.card.steady_aim")),
    pytest.param("take_cover", marks=pytest.mark.rule("P17.card.take_cover")),
    pytest.param("quick_powder", marks=pytest.mark.rule("P17.card.quick_powder")),
    pytest.param("well_laid", marks=pytest.mark.rule("P17.card.well_laid")),
    pytest.param("gust", marks=pytest.mark.rule("P17.card.gust")),
    pytest.param("taken_aback", marks=pytest.mark.rule("P17.card.taken_aback")),
    pytest.param("sharp_handling", marks=pytest.mark.rule("P17.card.sharp_handling")),
    pytest.param("bold_helm", marks=pytest.mark.rule("P17.card.bold_helm")),
    pytest.param("boarders", marks=pytest.mark.rule("P17.card.boarders")),
    pytest.param("tops", marks=pytest.mark.rule("P17.card.tops")),
    pytest.param("example", marks=pytest.mark.rule("P17.card.example")),
    pytest.param("cut_free", marks=pytest.mark.rule("P17.card.cut_free")),
    pytest.param("shipwrights", marks=pytest.mark.rule("P17.card.shipwrights")),
    pytest.param("lucky_shot", marks=pytest.mark.rule("P17.card.lucky_shot")),
    pytest.param("thick_smoke", marks=pytest.mark.rule("P17.card.thick_smoke")),
    pytest.param("wind_veers", marks=pytest.mark.rule("P17.card.wind_veers")),
    pytest.param("wind_backs", marks=pytest.mark.rule("P17.card.wind_backs")),
    pytest.param("freshens", marks=pytest.mark.rule("P17.card.freshens")),
    pytest.param("falls_light", marks=pytest.mark.rule("P17.card.falls_light")),
    pytest.param("burst_gun", marks=pytest.mark.rule("P17.card.burst_gun")),
    pytest.param("fouled_tackle", marks=pytest.mark.rule("P17.card.fouled_tackle")),
    pytest.param("sprung_spar", marks=pytest.mark.rule("P17.card.sprung_spar")),
    pytest.param("cheers", marks=pytest.mark.rule("P17.card.cheers")),
]


def half_up(pounds: int, by: int) -> int:
    return int(Fraction(pounds, by) + Fraction(1, 2))


@pytest.mark.rule("chart:ships", "P3.2", "P1.10", "P1.11")
@pytest.mark.parametrize("name", SHIPS)
def test_a_ship_is_what_the_index_says_and_what_the_formulas_give(name):
    told = find("frigate_duel", f"P3.ship.{name}").requirement
    ship, past = CHARTS.record("ships", name), CHARTS.record("ship_history", name)
    found = re.fullmatch(
        r"(?P<name>.+), (?P<nation>American|British|French), rated (?P<guns>\d+) guns, (?P<set>.+?)\. "
        r"Broadside (?P<lb>\d+) lb, of it long guns (?P<long>\d+) lb; (?P<tons>\d+) tons; (?P<men>\d+) men\. "
        r"Values: firepower short (?P<short>\d+), long (?P<far>\d+); hull 4 x (?P<hull>\d+); "
        r"rigging (?P<rigging>\d+); crew points (?P<crew>\d+); quality (?P<quality>[+-]\d); "
        r"start morale (?P<morale>\w+); sailing rating (?P<rating>[+-]\d)\.",
        told,
    )
    values = {key: int(value) for key, value in found.groupdict().items() if re.fullmatch(r"[+-]?\d+", value)}
    assert (found["name"], NATIONS[found["nation"]], found["set"]) == (ship.name, ship.nation, ship.set)
    past_values = (past.rated_guns, past.broadside_lb, past.long_gun_lb, past.tons_bm, past.men)
    assert tuple(values[key] for key in ("guns", "lb", "long", "tons", "men")) == past_values
    card = T.ship_cards[name]
    in_play = (card.short, card.long, card.section, card.rigging, card.crew, card.quality, card.rating)
    keys = ("short", "far", "hull", "rigging", "crew", "quality", "rating")
    assert tuple(values[key] for key in keys) == in_play
    assert MORALE[card.morale] == found["morale"]
    assert card.hull == 4 * card.section
    assert card.short == max(2, half_up(past.broadside_lb, 100))
    assert card.long == max(1, half_up(past.long_gun_lb, 100))
    assert card.section == max(2, half_up(past.tons_bm, 110))
    assert card.rigging == half_up(past.tons_bm, 60)
    assert card.crew == half_up(past.men, 25)
    assert ship.source.kind == "reconstruction" and past.source.kind == "public"


@pytest.mark.rule("chart:ships", "F2")
def test_the_sixteen_ships_of_the_published_game_are_there():
    names = {one.name for one in CHARTS.list("ships") if one.set == "game list"}
    names = {name.removeprefix("L'").partition(" (")[0] for name in names}
    listed = find("frigate_duel", "F2").requirement.partition("actions (")[2].rstrip(").").split(", ")
    assert len(listed) == 16
    assert names == {name.removeprefix("L'") for name in listed}
    assert len(CHARTS.list("ships")) == 39


@pytest.mark.rule("chart:scenarios", "P2.1", "P1.7")
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_is_set_up_as_the_index_says(name):
    told = find("frigate_duel", f"P20.{name}").requirement
    found = re.match(
        r"(?P<date>[\d-]+), (?P<kind>\w+) \((?P<set>.+?)\)\. Ship a (?P<a>\w+) at \((?P<ax>-?\d+),(?P<ay>-?\d+)\) "  # noqa: E501
        r"heading (?P<ah>\w+), ship b (?P<b>\w+) at \((?P<bx>-?\d+),(?P<by>-?\d+)\) heading (?P<bh>\w+), "
        r"both under (?P<sail>\w+) sail\. Wind from (?P<wind>\w+), (?P<strength>\w+); "
        r"weather gauge: (?P<gauge>\w)\. "
        r"First initiative holder: (?P<first>\w)\. Turn limit (?P<turns>\d+)\. Special: (?P<special>.+)",
        told,
    )
    options = GAME.options(scenario=name, bridge_cards=False)
    state = GAME.start(RandomDice(seed=1), CHARTS, options)
    a, b = state.ships
    assert (a.id, b.id, a.side, b.side) == (found["a"], found["b"], *SIDES)
    assert (a.x, a.y, HEADINGS[a.heading]) == (int(found["ax"]), int(found["ay"]), found["ah"])
    assert (b.x, b.y, HEADINGS[b.heading]) == (int(found["bx"]), int(found["by"]), found["bh"])
    assert a.sail == b.sail == found["sail"]
    assert (HEADINGS[state.wind], state.strength) == (found["wind"], found["strength"])
    assert state.initiative == found["first"].upper()
    scenario = CHARTS.record("scenarios", name)
    assert (scenario.turns, scenario.kind, scenario.date) == (
        int(found["turns"]),
        found["kind"],
        found["date"],
    )
    assert scenario.night == ("broadside range" in found["special"])
    lost = re.search(r"ship b starts with (\d+) rigging", found["special"])
    assert (a.rigging_lost, b.rigging_lost) == (0, int(lost[1]) if lost else 0)
    upwind = sea.to_windward(a.x - b.x, a.y - b.y, state.wind, T)
    assert found["gauge"] == ("a" if upwind > 0 else "b")


@pytest.mark.rule("chart:scenarios", "F6")
def test_ten_scenarios_are_those_of_the_published_game():
    of_game = [one for one in CHARTS.list("scenarios") if one.set == "game list"]
    assert len(of_game) == 10 and len(CHARTS.list("scenarios")) == 20
    assert sum(one.date < "1812" for one in of_game) == 2


@pytest.mark.rule("chart:bridge_cards", "P17.6", "F5")
@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_of_its_kind_and_in_the_deck_as_often_as_the_index_says(name):
    told = find("frigate_duel", f"P17.card.{name}").requirement
    kind, copies = re.match(r"(Hold|Play Now) card, (\d+) in the deck\.", told).groups()
    card = T.cards[name]
    assert (card.hold, card.copies) == (kind == "Hold", int(copies))
    deck = GAME.start(RandomDice(seed=2), CHARTS, GAME.options())
    held = [*deck.unseen, *deck.discards, *deck.hands[0], *deck.hands[1]]
    assert sum(one.partition("#")[0] == name for one in held) == card.copies


@pytest.mark.rule("chart:bridge_cards", "P17.6", "F5")
def test_the_deck_has_38_cards_of_23_designs_of_both_kinds():
    assert sum(card.copies for card in T.cards.values()) == 38 and len(T.cards) == 23
    assert {card.hold for card in T.cards.values()} == {True, False}


# ------------------------------------------------------------------------ charts


@pytest.mark.rule("0")
def test_every_row_says_whether_it_is_from_the_sheet_or_ours():
    rules = read_rules("frigate_duel")
    assert len(rules) == 333
    for rule in rules:
        if rule.number[0] == "P":
            assert rule.ruling.startswith("proposal:"), rule.number
        elif rule.number[0].isdigit():
            assert "proposal:" not in rule.ruling, rule.number
    switches = set(re.findall(r"(\w+) \(", rules[0].ruling))
    named = {choice.name for choice in GAME.option_choices}
    assert named - switches == {"scenario", "end_by_agreement"} and switches <= named


@pytest.mark.rule("0")
def test_the_files_of_charts_are_sound_and_no_cell_of_ours_looks_like_the_sheet():
    assert check(GAME.folder / "charts") == ()
    for cell in CHARTS.cells():
        if cell.kind == "rulebook":
            assert "reference sheet" in cell.where, cell


SHEET = {"to_hit", "chasers", "grapple", "bonus_move", "housekeeping", "melee"}


@pytest.mark.rule(
    "chart:to_hit", "chart:chasers", "chart:grapple", "chart:bonus_move", "chart:housekeeping", "chart:melee"
)
@pytest.mark.parametrize("name", sorted(SHEET))
def test_what_the_sheet_gives_in_full_is_marked_so(name):
    assert set(CHARTS.counts(name)) == {"rulebook"}


@pytest.mark.rule(
    "chart:headings", "chart:sailing_speed", "chart:rigging_speed", "chart:relative_common",
    "chart:impulse_marks",
    "chart:manoeuvres", "chart:firing_arcs", "chart:rake_multiplier", "chart:section_firepower",
    "chart:ammunition", "chart:reload_time", "chart:damage_hull_aim", "chart:damage_rigging_aim",
    "chart:morale_effect", "chart:fire_check", "chart:crew_boxes", "chart:strike_markers",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "rows", "columns"),
    [
        ("headings", 8, 3), ("sailing_speed", 8, 3), ("rigging_speed", 5, 1), ("relative_common", 5, 1),
        ("impulse_marks", 12, 1), ("manoeuvres", 9, 6), ("firing_arcs", 3, 2), ("rake_multiplier", 2, 1),
        ("section_firepower", 9, 5), ("ammunition", 3, 5), ("reload_time", 4, 1), ("damage_hull_aim", 13, 16),
        ("damage_rigging_aim", 13, 16), ("morale_effect", 16, 8), ("fire_check", 16, 2), ("crew_boxes", 8, 3),
        ("strike_markers", 7, 2),
    ],
)  # fmt: skip
def test_charts_of_ours_have_their_shape_and_their_mark(name, rows, columns):
    chart = CHARTS[name]
    assert (len(chart.rows), len(chart.columns)) == (rows, columns)
    kinds = set(CHARTS.counts(name))
    assert kinds == ({"reconstruction", "public"} if name == "headings" else {"reconstruction"})


@pytest.mark.rule("chart:cancel")
def test_cancelling_is_known_but_for_the_count_of_smoke_and_fire():
    ours = [cell.row for cell in CHARTS.cells("cancel") if cell.kind == "reconstruction"]
    assert ours == ["dice for a smoke", "dice for a fire"]


@pytest.mark.rule("chart:bearing_letter")
def test_the_letters_are_deduced_and_the_neutral_pair_is_of_the_sheet():
    assert set(CHARTS.counts("bearing_letter")) == {"deduced"}
    assert set(CHARTS.counts("wind_letters")) == {"rulebook"}
    assert [letter for letter, feels in T.feels_wind.items() if not feels] == ["C", "H"]
    letters = [T.letters[steps] for steps in range(8)]
    assert "".join(letters) == "HFDACBEG", "by the heading relative to the wind, clockwise"
    assert letters[0] == "H" and letters[4] == "C", "into the wind and before it lie opposite each other"
    for one, other in ("FG", "DE", "AB"):  # pairs on both sides
        assert letters.index(one) == 8 - letters.index(other)


@pytest.mark.rule("chart:impulse_marks", "P7.7")
def test_marks_are_spread_evenly():
    for n in range(2, 13):
        assert T.marks[n] == tuple(-(-12 * k // n) for k in range(1, n + 1))


@pytest.mark.rule("chart:section_firepower", "P3.2")
def test_firepower_falls_with_destroyed_sections():
    for value in range(1, 10):
        assert [T.section_firepower[value, d] for d in range(5)] == [
            -(-value * (4 - d) // 4) for d in range(5)
        ]


def damage_by_formula(aim: str, total: int, h: int) -> tuple[int, int, int]:
    """The formulas of our damage tables, written down a second time."""
    up = -(-h // 2)
    if aim == "hull":
        bands = [(5, (h + 1, 0, up)), (8, (h, 0, h // 2)), (11, (h, 0, h // 3)), (14, (up, h // 2, h // 4)),
                 (16, (h // 2, up, h // 4)), (99, (0, h, 0))]  # fmt: skip
    else:
        bands = [(4, (h, 0, h // 3)), (6, (h // 2, up, h // 4)), (9, (h // 3, h - h // 3, h // 4)),
                 (12, (0, h, h // 4)), (15, (0, h, 0)), (99, (0, h + 1, h // 3))]  # fmt: skip
    return next(marks for most, marks in bands if total <= most)


@pytest.mark.rule("chart:damage_hull_aim", "chart:damage_rigging_aim", "P11.11", "11.4.8k")
@pytest.mark.parametrize("aim", ["hull", "rigging"])
def test_damage_tables_follow_their_formulas(aim):
    from navalgames.games.frigate_duel.rules import gunnery

    for total in range(1, 22):
        for hits in range(1, 20):
            expected = damage_by_formula(aim, total, min(hits, 16))
            assert gunnery.damage(aim, total, hits, 1, T) == expected, (total, hits)


@pytest.mark.rule("chart:morale_effect", "P11.12")
def test_morale_effect_is_hits_less_the_blue_die():
    for (hits, blue), dice in T.morale_effect.items():
        assert dice == max(0, min(3, hits - blue))


@pytest.mark.rule("chart:fire_check", "P11.13")
def test_fire_dice_by_hits():
    lower = [T.fire_dice[hits, "lower"] for hits in range(1, 11)]
    upper = [T.fire_dice[hits, "upper"] for hits in range(1, 11)]
    assert lower == [0, 0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert upper == [0, 0, 0, 0, 0, 1, 1, 1, 2, 2]


@pytest.mark.rule("chart:rake_squares", "P11.9", "fig.rakes")
def test_rake_squares_are_the_bow_and_stern_sectors_at_2_to_8_points():
    for heading in range(8):
        for dx in range(-6, 7):
            for dy in range(-6, 7):
                away = sea.distance(dx, dy, T)
                sector = sea.arc(heading, dx, dy, T)
                expected = sector if sector in ("bow", "stern") and 2 <= away <= 8 else ""
                assert T.rake_squares.get((heading, dx, dy), "") == expected
    assert set(CHARTS.counts("rake_squares")) == {"reconstruction"}


@pytest.mark.rule("chart:impulse_marks", "F1")
def test_there_are_twelve_impulses_and_a_wind():
    assert T.measures["impulses"] == 12
    assert CHARTS.cell("measures", "impulses", "value").kind == "rulebook"
    assert Table().state.wind in range(8)


@pytest.mark.rule("F3", "P1.13")
def test_a_chosen_manoeuvre_shows_its_back_to_the_other_side():
    table = Table().ship(0, moving=(6, 12)).ship(1, moving=(6, 12)).having(chosen=(0, 0)).run("choose")
    table.give("A", table.orders("A")[0])
    assert GAME.view(table.state, "A", table.options).chosen[0] > 0
    assert GAME.view(table.state, "B", table.options).chosen == (-1, 0)


@pytest.mark.rule("F4", "11.4.8b")
def test_one_die_of_the_damage_roll_is_blue():
    from navalgames.games.frigate_duel.rules import gunnery

    dice = RandomDice(seed=3)
    gunnery.damage_roll(dice)
    assert [(one.dice, one.why) for one in dice.record] == [("1d6", "damage-blue"), ("2d6", "damage-white")]


def test_every_reader_reads():
    for name in READERS:
        assert getattr(T, name) is not None
    with pytest.raises(AttributeError):
        T.no_such_table  # noqa: B018


def test_variants_are_whole_and_change_what_they_name():
    for variant in CHARTS.variants:
        changed = CHARTS.variant(variant.name)
        assert {cell.chart for cell, _ in CHARTS.differences(changed)} == {
            name for name, *_ in variant.changes
        }
    faster = tables_of(CHARTS.variant("reload-faster"))
    assert faster.reload["full"] == T.reload["full"] - 1


@pytest.mark.parametrize("seed", range(20))
def test_every_scenario_comes_to_an_end_with_random_players(seed):
    rng, options = Random(seed), GAME.options(scenario=f"S{seed + 1:02}")
    dice = RandomDice(rng=rng, record=False)
    state = GAME.start(dice, CHARTS, options)
    while state.asked:
        side = rng.choice(state.asked)
        offered = GAME.legal_orders(state, side, CHARTS, options)
        order = rng.choice(offered) if isinstance(offered, tuple) else offered.draw(rng)
        state = GAME.apply(dice, state, side, order, CHARTS, options)
        GAME.invariants(state, CHARTS, options)
    assert state.outcome is not None
    assert 1 <= state.turn <= CHARTS.record("scenarios", options.scenario).turns
