"""Laws for every question: what stands beside a picture and in it is said in words that mean something."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from itertools import chain
from math import prod
from pathlib import Path

import pytest

from navalgames.chance import ScriptedDice
from navalgames.chance.anatomy import EACH, FACES, UNTIL, Folded, anatomy
from navalgames.games import GAME_IDS, game
from navalgames.labels import Labels
from navalgames.odds import flow as flows
from navalgames.pictures import Look
from navalgames.pictures.equal import LEAST
from navalgames.texts import LANGUAGES, Texts
from tests.pictures.shut import Shut
from tests.settings_tried import settings_to_try

QUESTIONS = [
    pytest.param(name, question.name, id=f"{name}-{question.name}")
    for name in GAME_IDS
    for question in game(name).questions()
]
DEEP = 4
"""Parts that are opened one after the other."""


@cache
def opened(name: str, question: str) -> list[Look]:
    """At the default and at another setting, in turn in each language, with parts opened."""
    tried = settings_to_try(game(name), game(name).question(question), 1, question)
    found = []
    for number, settings in enumerate(tried):
        labels = Labels(game(name), LANGUAGES[number % len(LANGUAGES)])
        labels.texts.strict = True
        look = Look(game(name), labels, question, **settings)
        for _ in range(DEEP):
            if look.openings:
                look.opened(*look.openings[0])
        found.append(look)
    return found


def look_of(name: str, question: str, language: str = "en", **settings) -> Look:
    return Look(game(name), Labels(game(name), language), question, **settings)


def test_a_game_may_call_a_modifier_by_more_than_the_name_of_its_row():
    told = {"own_air": "one_hex", "contact": "medium", "evasive": True}
    section = look_of("atlantic_chase", "air_strike", total=2, **told).data["sections"][0]
    assert [step["words"] for step in section["tables"][0]["steps"]] == [
        "aircraft from 1 hex away", "Contact", "Evasive marker in good weather",
    ]  # fmt: skip


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(3)
def test_every_value_every_step_and_every_end_has_words(name, question):
    for look in opened(name, question):
        texts = look.labels.texts
        poor = {texts.t("why-other"), ""}
        begins = texts.t("why-begins", first="")
        for section in look.data["sections"]:
            assert not poor & {end["words"] for end in section["ends"]}
            nodes = section["nodes"]
            assert not poor & {way["words"] for node in nodes for way in node["ways"]}
            assert not [node["throw"] for node in nodes if begins.strip() in node["throw"]]


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(2)
def test_no_two_parts_are_called_the_same(name, question):
    for look in opened(name, question):
        called = [
            (look.labels.texts.t(part["heading"], **part["facts"]), part["facts"].get("number", 1))
            for part in look.data["sections"]
            if part["heading"]
        ]
        assert len(called) == len(set(called))


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(2)
def test_what_is_thrown_is_explained_and_what_is_drawn_is_there(name, question):
    said: list[str] = []  # what was said at an earlier one is not said again
    for section in opened(name, question)[0].data["sections"]:
        dice = {node["throw"].split(" for ")[0] for node in section["nodes"] if node["dice"]}
        said += section["notations"]
        assert len(said) >= min(len(dice), 3)
        assert len(section["rules"]) <= 5  # two that it is about, three that change the throw
        for rule in section["rules"]:
            assert rule["words"].strip()


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(3)
def test_tables_are_those_that_the_dice_decide_about_and_lead_to_their_ends(name, question):
    for look in opened(name, question):
        for section in look.data["sections"]:
            for table in section["tables"]:
                cells = [cell for row in table["rows"] for cell in row["cells"] if cell.get("lit")]
                assert len(cells) > 1 and all(cell["percent"] for cell in cells)
                assert all(0 < -cell["end"] <= len(section["ends"]) for cell in cells if "end" in cell)


def test_the_cells_of_a_table_hold_the_chances_of_their_ends():
    section = look_of("grand_fleet", "damage").data["sections"][0]
    by_end: dict[int, float] = {}
    for cell in chain(*(row["cells"] for row in section["tables"][0]["rows"])):
        if cell.get("lit"):
            by_end[cell["end"]] = by_end.get(cell["end"], 0) + cell["share"]
    assert by_end == pytest.approx({-1 - place: end["share"] for place, end in enumerate(section["ends"])})


def test_a_table_says_what_is_added_to_the_throw():
    plain = look_of("raiders_of_the_deep", "detection").data["sections"][0]["tables"][0]
    assert plain["shift"] == 1  # by day and surfaced as the settings stand
    assert look_of("grand_fleet", "damage", side="UK").data["sections"][0]["tables"][0]["shift"] == 0


def test_a_cell_of_several_throws_is_told_by_how_likely_it_is_read_at_all():
    data = look_of("grand_fleet", "submarine_start").data["sections"][-1]
    cells = [cell for table in data["tables"] for row in table["rows"] for cell in row["cells"]]
    assert cells and all(cell["share"] <= 1 for cell in cells if cell.get("lit"))


# ---- rounds ---------------------------------------------------------------------------------


def test_rounds_say_how_much_is_open_where_not_all_are_read():
    rounds = look_of("atlantic_chase", "how_long_i_keep_it").data["rounds"]
    assert rounds["open"]["share"] == rounds["steps"][-2][-1]["share"] > 0
    assert look_of("grand_fleet", "submarine_start").data["rounds"]["open"] is None


def test_the_same_is_called_the_same_in_rounds_and_in_parts():
    data = look_of("raiders_of_the_deep", "attack_to_the_end").data
    names = {end["words"] for part in (data["rounds"], *data["sections"]) for end in part["ends"]}
    assert "not decided yet" in names and "it goes on" not in names


def test_each_round_is_read_once(monkeypatch):
    read, once = [], flows._once
    monkeypatch.setattr(flows, "_once", lambda *asked: read.append(asked) or once(*asked))
    look = look_of("atlantic_chase", "how_long_i_keep_it")
    assert len(read) == len(look.data["rounds"]["steps"]) - 2  # before the first, and the answer


# ---- the same again -------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(2)
def test_products_and_stretched_tries_hold_the_same_chances(name, question):
    for section in opened(name, question)[0].data["sections"]:
        kinds = {node["kind"] for node in section["nodes"]}
        equal = len(kinds) == 1 and len({node["depth"] for node in section["nodes"]}) >= LEAST
        assert bool(section["each"]) <= (kinds <= {EACH, FACES} or equal)
        assert bool(section["loop"]) == (kinds == {UNTIL})
        if section["each"]:
            together: dict[int, float] = {}
            for row in section["each"]["rows"]:
                together[row["end"]] = together.get(row["end"], 0) + row["share"]
            for end, share in together.items():
                assert share <= section["ends"][-1 - end]["share"] + 1e-9
            if not section["each"]["more"]:
                assert sum(together.values()) == pytest.approx(1)
        for row in section["each"]["rows"] if section["each"] else ():
            assert not row["product"] or float(value_of(row["product"])) == pytest.approx(row["share"])
        if section["loop"]:
            counts = 1 - section["loop"]["again"]["share"]
            for part in section["loop"]["parts"]:
                end = section["ends"][-1 - part["end"]]
                assert part["share"] / counts == pytest.approx(end["share"])


POWER = re.compile(r"\(?(\d+(?:/\d+)?)\)?([⁰¹²³⁴⁵⁶⁷⁸⁹]*)")
DIGITS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")


def value_of(product: str) -> Fraction:
    """The value of a product as it is written: 3 × 1/6 × (5/6)², or of one less another."""
    first, _, taken_off = product.partition(" − ")
    if taken_off:
        return value_of(first) - value_of(taken_off)
    factors = [POWER.fullmatch(factor).groups() for factor in product.split(" × ")]
    return prod(Fraction(base) ** int(power.translate(DIGITS) or 1) for base, power in factors)


def test_eight_ships_are_a_chance_to_the_eighth_power():
    each = look_of("grand_fleet", "salvo").data["sections"][-1]["each"]
    products = {row["words"]: row["product"] for row in each["rows"]}
    assert each["times"] == 8 and [end["words"] for end in each["one"]] == ["Nothing or Damaged", "Sunk"]
    assert products["5 times Nothing or Damaged, 3 times Sunk"] == "56 × (11/12)⁵ × (1/12)³"
    assert each["more"] == 0 and len(each["rows"]) == 9, "a line for each number of ships"


def test_what_leads_to_the_same_in_any_company_is_one_result():
    """Sunk or sent to the DDbox: both have left. Where one counts and the other does not, they stay apart."""
    out = look_of("grand_fleet", "salvo_out").data["sections"][-1]["each"]
    assert [end["words"] for end in out["one"]] == ["Nothing", "Damaged or Sunk"]
    gun = look_of("raiders_of_the_deep", "gun").data["sections"][-1]["each"]
    assert [end["words"] for end in gun["one"]] == ["0", "1", "2"]


def test_dice_that_are_read_one_by_one_are_a_product():
    """Four boarders' dice with two points of support: a 5 or 6 hits, a 4 with one point, a 3 with two."""
    each = look_of("frigate_duel", "melee_split").data["sections"][-1]["each"]
    assert each["times"] == 4
    assert [end["words"] for end in each["one"]] == ["2 or less", "3", "4", "5 or more"]
    assert each["rows"][0]["product"].startswith("12 × ")


# ---- modifiers ------------------------------------------------------------------------------


def test_modifiers_are_told_by_name_and_make_the_shift():
    section = look_of("raiders_of_the_deep", "detection", capital=True, fuel=True).data["sections"][0]
    table = section["tables"][0]
    steps = {step["words"]: step["add"] for step in table["steps"]}
    assert len(steps) == 3 and set(steps.values()) == {"+1"} and table["shift"] == 3
    assert "against a capital ship" in " ".join(steps).lower() or "capital" in " ".join(steps).lower()


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(2)
def test_the_steps_of_a_table_add_up_to_its_shift(name, question):
    for look in opened(name, question):
        for table in (table for section in look.data["sections"] for table in section["tables"]):
            assert sum(int(step["add"].replace("−", "-")) for step in table["steps"]) == table["shift"]
            assert all(step["words"] for step in table["steps"])


def test_what_no_chart_holds_is_told_by_the_words_of_the_game():
    damage = look_of("grand_fleet", "damage", side="DE").data["sections"][0]["tables"][0]
    assert damage["steps"] == [{"words": "German ship", "add": "−1"}]


# ---- yes, no and who throws ------------------------------------------------------------------


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(2)
def test_yes_and_no_say_what_they_mean(name, question):
    plain = {"yes", "no", "はい", "いいえ"}
    for look in opened(name, question):
        for section in look.data["sections"]:
            assert not plain & {end["words"] for end in section["ends"]}
            assert not plain & {way["words"] for node in section["nodes"] for way in node["ways"]}


def test_two_throws_of_one_name_are_told_apart():
    grid = look_of("frigate_duel", "initiative").data["sections"][-1]["grid"]
    assert grid["down"].endswith("own ship") and grid["across"].endswith("the enemy")


def test_a_setting_that_the_throw_would_refuse_beside_its_usual_ones_is_drawn_all_the_same():
    """Chain shot is for the rigging; the duel says nothing of what is aimed at (P10.10)."""
    look = look_of("frigate_duel", "rounds_to_strike", shot="chain")
    assert look.data["sections"][-1]["heading"] == "picture-part-throw"


def test_what_is_tried_again_is_one_end_of_a_try():
    data = look_of("kaisers_pirates", "first_turn").data
    inside, whole = data["sections"]
    again = inside["ends"][-1]
    assert (again["key"], again["words"]) == ("(again)", "does not count: once more")
    assert whole["loop"]["again"]["share"] == pytest.approx(again["share"])
    assert whole["loop"]["factor"] == "10/9" and whole["pictures"][0] == "loop"


# ---- what a rule leaves to other procedures -------------------------------------------------


def test_a_rule_that_leaves_all_to_another_is_told_by_that():
    look = look_of("grand_fleet", "round_of_gunnery_points")
    assert look.why.unwrapped > 0
    first = look.data["sections"][-1]["nodes"] or look.data["sections"][-1]["grid"]["rows"]
    assert len(first) > 1
    assert look.why.anatomy.sums() == look.why.answer.distribution


def test_values_without_words_are_told_by_what_comes_of_them():
    section = look_of("kaisers_pirates", "answered_intercept").data["sections"][-1]
    words = [way["words"] for node in section["nodes"] for way in node["ways"]]
    assert "sunk" in words and any(word.startswith("in the end ") for word in words)


def test_markers_are_told_as_what_they_are():
    kinds = look_of("grand_fleet", "marker_real").data["sections"][0]["hand"]["kinds"]
    assert [kind["words"] for kind in kinds] == ["fleet", "dummy"]


def test_a_roll_of_a_question_that_shows_another_throw_needs_no_way():
    look = look_of("grand_fleet", "parity_total", turns=1)
    faces = [("1d6", "initiative-uk", [3]), ("2d6", "initiative-de", [2, 1])]
    dice = ScriptedDice([{"dice": one, "why": why, "shows": shows} for one, why, shows in faces])
    assert look.roll(dice).way == ()


# ---- what can be misread --------------------------------------------------------------------

SCRIPTS = sorted((Path(__file__).parents[2] / "widgets" / "navalwidgets" / "why").glob("*.js"))
WRITTEN_KEY = re.compile(r'"(picture-[a-z]+(?:-[a-z]+)*)"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_fills_in_sentences_is_given_none_that_choose(language):
    """A script cannot tell one from several: it has a sentence of its own for each ("1 thin bands")."""
    texts = Texts(language)
    keys = {key for script in SCRIPTS for key in WRITTEN_KEY.findall(script.read_text(encoding="utf-8"))}
    several = {f"picture-dice-{one}" for one in ("best", "worst")}
    asked = {key for key in keys | several if texts.has(key)}
    assert len(asked) > 30
    assert not [key for key in asked if "->" in texts.source(key)]
    for key in (*several, "picture-stairs-thin", "picture-each-more"):
        assert texts.has(f"{key}-one"), key


def test_only_the_highest_of_two_dice_counts():
    texts = Texts("en")
    assert texts.t("picture-dice-best-one", dice=2) == "Only the highest of the 2 dice counts."
    source = next(script for script in SCRIPTS if script.name == "dice.js").read_text(encoding="utf-8")
    assert 'reading + "-one"' in source


def test_a_throw_that_changes_nothing_has_no_rows():
    """One British die cannot cost a point: the field is that of the two German ones, and says so."""
    section = look_of("grand_fleet", "initiative_points").data["sections"][-1]
    grid = section["grid"]
    assert grid["idle"] == 1 and "German" in grid["down"] and grid["dice"] == ["d6", "d6"]
    assert (len(grid["rows"]), len(grid["columns"])) == (6, 6)
    told = "1d6 for British initiative (rule 7.9a): whatever it shows changes nothing here."
    assert told in section["notations"]


def test_a_later_throw_that_changes_nothing_is_one_cell_of_its_row():
    look = look_of("grand_fleet", "initiative_points", uk_dice=2, de_dice=1)
    rows = look.data["sections"][-1]["grid"]["rows"]
    assert {len(row["cells"]) for row in rows} == {1}


def test_two_faces_do_not_read_like_one_number():
    section = look_of("grand_fleet", "initiative_points").data["sections"][-1]
    words = " ".join(way["words"] for node in section["nodes"] for way in node["ways"])
    assert "both even or both odd" in words and "one even, one odd" in words
    assert any("2 & 1 is also 1 & 2" in said for said in section["notations"])
    rolled = look_of("grand_fleet", "initiative_points").roll(
        ScriptedDice([
            {"dice": "1d6", "why": "initiative-uk", "shows": [3]},
            {"dice": "2d6", "why": "initiative-de", "shows": [1, 2]},
        ])
    )  # fmt: skip
    assert rolled.shows == ("3", "2 & 1"), "the page lights the cell of these faces"


def test_a_table_that_is_only_asked_whether_it_applies_is_no_picture():
    """The calendar is read after 11 of 36 throws, each time the same two dates of it."""
    tables = look_of("raiders_of_the_deep", "ships_in_sight").data["sections"][-1]["tables"]
    assert [table["rule"] for table in tables] == ["chart:e1_encounter"]
    assert tables[0]["columns"] == ["British Isles"] and tables[0]["left_out"] == 7


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
@pytest.mark.by_turns(2)
def test_a_wide_table_shows_the_columns_that_can_be_reached(name, question):
    for look in opened(name, question):
        for table in (table for section in look.data["sections"] for table in section["tables"]):
            lit = {
                place for row in table["rows"] for place, cell in enumerate(row["cells"]) if cell.get("lit")
            }
            assert len(table["columns"]) <= 4 or len(lit) == len(table["columns"])


def test_of_a_pool_it_is_told_how_likely_a_number_of_its_dice_counts():
    section = look_of("frigate_duel", "two_pools").data["sections"][-1]
    hits, cancels = section["counted"]
    assert "each die counts with a chance of 1/3. That 2 of them count" in hits
    assert "15 × (1/3)² × (2/3)⁴ = 32.9 %" in hits and "in how many ways" in hits
    assert "That none of them counts, for instance, has the chance (2/3)² = 44.4 %." in cancels
    assert look_of("frigate_duel", "sail_change").data["sections"][-1]["counted"] == [], "a single die"
    assert not any("chance" in said for said in section["notations"]), "a prediction must not see it"


def test_one_die_that_counts_is_told_by_its_faces():
    section = look_of("frigate_duel", "sail_change").data["sections"][-1]
    ways = section["nodes"][0]["ways"]
    assert [(way["words"], way["weight"]) for way in ways] == [("2 or less", "2"), ("3 or more", "4")]
    assert section["nodes"][0]["of"] == "6"
    assert section["notations"][0].endswith("it counts if it shows 3 or more.")
    assert [end["ways"] for end in section["ends"]] == [["2", "6"], ["4", "6"]]


def test_so_many_of_several_are_a_span():
    look = Shut(game("raiders_of_the_deep"), Labels(game("raiders_of_the_deep")), "system_hit")
    words = {way["words"] for node in look.data["sections"][-1]["nodes"] for way in node["ways"]}
    assert "1 or more of 5" in words and not [one for one in words if "more" in one and "and" in one]
    inside = look.opened(*look.openings[0])["sections"][0]
    assert look.labels.texts.t(inside["heading"], **inside["facts"]) == "Inside: one hit on the boat"


def test_where_ways_are_combined_it_is_said_how():
    said = look_of("raiders_of_the_deep", "system_hit").data["sections"][-1]
    assert said["combined"].startswith("The chances of throws that follow one another are multiplied")
    assert said["combined"] not in said["notations"], "no part of the rule that stands before a prediction"
    assert not look_of("raiders_of_the_deep", "ships_in_sight").data["sections"][-1]["combined"]


def test_settings_and_what_they_come_to_are_lists():
    data = look_of("grand_fleet", "fleets_formed").data
    settings, counted = data["settings"]
    assert settings["head"] == "At this setting:" and "Side: Germany" in settings["lines"]
    assert counted["head"] == "Counted in each way:" and "ordinary fleets: 4" in counted["lines"]
    end = look_of("grand_fleet", "parity_total").data["sections"][-1]["ends"][0]
    assert end["said"] == "0 (points for Britain)", "no brackets in brackets"


# ---- what stands beside a picture, and what is told once -------------------------------------


def test_several_values_are_told_by_the_one_thing_that_decides():
    """Two dice each: only whether they are of equal parity matters here, and only the highest there."""
    points = look_of("grand_fleet", "initiative_points", uk_dice=2, de_dice=2).data["sections"][-1]["grid"]
    assert {row["words"] for row in points["rows"]} == {"no point lost", "equal parity: a point lost"}
    attack = look_of("grand_fleet", "initiative", uk_dice=2, de_dice=2).data["sections"][-1]["grid"]
    highest = [f"highest die {die}" for die in range(1, 7)]
    assert [row["words"] for row in attack["rows"]] == highest
    assert [column["words"] for column in attack["columns"]] == highest


def test_a_rule_stands_with_its_title_unless_its_link_is_that():
    rules = look_of("raiders_of_the_deep", "aircraft_hits").data["sections"][-1]["rules"]
    told = {rule["rule"]: rule["title"] for rule in rules}
    assert told["9.10.2a"] == "Air attack" and told["E3.aircraft"] == ""


def test_where_nothing_is_thrown_it_is_told_what_was_read():
    read = look_of("grand_fleet", "gunnery_total").data["sections"][-1]["read"]
    assert any(words.endswith("gunnery value: 2") for words in read)
    compared = look_of("kaisers_pirates", "phantom_target").data["sections"][-1]
    assert compared["certain"] and compared["read"] == [], "all ways of two fights are many cells"


def test_what_cannot_happen_is_called_as_the_end_it_would_be():
    assert "yes: called home" in " ".join(look_of("kaisers_pirates", "recalled_later").data["never"])


def test_every_end_has_a_line_among_equal_things():
    section = look_of("raiders_of_the_deep", "gun").data["sections"][-1]
    assert {row["end"] for row in section["each"]["rows"]} == {-1, -2, -3}
    assert len(section["each"]["rows"]) == 6 and section["each"]["more"] == 0, "15 combinations"
    assert section["each"]["rows"][0]["words"] == "once “0”, 3 times “1 or more”"


def test_cards_drawn_from_many_are_a_product_one_after_the_other():
    section = look_of("kaisers_pirates", "held").data["sections"][-1]
    ways = section["hand"]["ways"]
    assert [way["drawn"] for way in ways] == ["88/94 × 87/93", "2 × 6/94 × 88/93", "6/94 × 5/93"]
    for way in ways:
        share = section["ends"][-1 - way["to"]]["share"]
        assert float(prod(map(Fraction, way["drawn"].split(" × ")))) == pytest.approx(share)
    many = look_of("kaisers_pirates", "cards_in_play").data["sections"][-1]["hand"]
    assert many["ways"][0]["drawn"] == "3 × 40/100 × 60/99 × 59/98", "of 40 those that are looked for"


def test_a_walk_that_cannot_be_told_whole_is_given_up_at_once():
    runs = []

    def twice(dice):
        runs.append(1)
        return dice.roll("1d100", "first") + dice.roll("1d100", "second")

    assert isinstance(anatomy(twice, most=300, whole=True).root, Folded)
    assert len(runs) < 5


def test_a_table_of_two_rows_tells_what_is_added_by_the_throws_between_them():
    section = look_of("atlantic_chase", "torpedo_hits", target_speed="slow").data["sections"][-1]
    table = section["tables"][0]
    assert table["shift"] == 1 and [step["words"] for step in table["steps"]] == ["target slow"]
    fast = look_of("atlantic_chase", "torpedo_hits", target_speed="fast").data["sections"][-1]
    assert fast["tables"][0]["shift"] == 0


def test_throws_of_two_dice_are_told_by_what_they_have_in_common():
    ways = look_of("grand_fleet", "parity_loss").data["sections"][-1]["nodes"][0]["ways"]
    assert [way["words"] for way in ways] == ["both even or both odd", "one even, one odd"]


def test_what_is_inside_is_told_whose_it_is_and_opened_once_for_all_that_are_alike():
    look = Shut(game("frigate_duel"), Labels(game("frigate_duel")), "listed_boarding")
    section, second = look.openings[0][0], 1
    data = look.opened(section, second)
    opened = next(part for part in data["sections"] if part["below"])
    assert opened["facts"]["step"] == "successes in the melee, the defenders"
    whole = data["sections"][-1]["nodes"]
    assert [node["opens"] for node in whole] == [True] + [False] * (len(whole) - 1)


def test_what_a_throw_is_compared_with_is_told():
    read = look_of("raiders_of_the_deep", "repair").data["sections"][0]["read"]
    assert read == ["[E5] Repairs: highest roll that succeeds, diesel 1, limit: 4"]
    told = look_of("frigate_duel", "squares").data["sections"][0]["read"]
    assert "Measures, a straight step: 2" in told, "a column that only says “value” is not told"
    assert look_of("frigate_duel", "grapple").data["sections"][0]["read"] == [], "its sum says so already"


def test_numbers_that_can_still_come_are_told_as_a_span_and_rows_that_are_alike_are_one():
    rows = look_of("kaisers_pirates", "several_targets").data["sections"][-1]["grid"]["rows"]
    assert [row["words"] for row in rows] == ["in the end 0 to 2 (ships)", "in the end 1 to 3 (ships)"]


def test_a_reader_is_told_first_which_table_is_read_and_what_its_results_mean():
    section = look_of("kaisers_pirates", "combat").data["sections"][-1]
    table, damaged, sunk = section["notations"][: section["explains"]]
    assert table == "What the dice lead to stands in the table “Combat result”."
    assert damaged.startswith("Damaged: ") and sunk.startswith("Sunk: ")


def test_what_a_salvo_brings_says_how_many_old_ships_make_a_point():
    begins = [look_of("grand_fleet", "salvo_points", target_side=one).data["begins"] for one in ("DE", "UK")]
    assert "every full 3 bring 1 point" in begins[0] and "every full 2 bring 1 point" in begins[1]
