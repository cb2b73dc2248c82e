"""What happens in order where a question is a whole procedure: all numbers are the engine's."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb, factorial, prod

import pytest

from navalgames.chance import exact
from navalgames.chance.memory import memory
from navalgames.chance.rounds import until
from navalgames.games import GAME_IDS, game
from navalgames.games.atlantic_chase.questions import volleys
from navalgames.games.contract import Course
from navalgames.games.grand_fleet.rules import submarines
from navalgames.games.raiders_of_the_deep.questions import attack, duel, duel_solved
from navalgames.labels import Labels
from navalgames.odds import ask, charts_of
from navalgames.odds.parameters import settled
from navalgames.pictures import Look
from navalgames.pictures.summed import sums_to
from navalgames.texts import LANGUAGES
from tests.settings_tried import settings_to_try

TOLD = [
    pytest.param(name, question.name, id=f"{name}-{question.name}")
    for name in GAME_IDS
    for question in game(name).questions()
    if question.course is not None
]
TRIED = 4


def courses(name: str, question: str) -> list[tuple[Fraction, Course]]:
    """At the default and at other settings, with a way to each outcome, and its chance."""
    found = []
    for settings in settings_to_try(game(name), game(name).question(question), TRIED, question):
        answer = ask(game(name), question, **settings)
        values = dict(settled(answer.question, settings))
        for outcome, whole in answer.distribution.items():
            found.append((whole, answer.question.course(charts_of(game(name)), outcome, **values)))
    return found


def data_of(name: str, question: str, language: str = "en", **settings) -> dict:
    labels = Labels(game(name), language)
    labels.texts.strict = True
    return Look(game(name), labels, question, **settings).data


@pytest.mark.parametrize(("name", "question"), TOLD)
@pytest.mark.by_turns(3)
def test_a_way_is_one_of_those_that_the_answer_adds_up(name, question):
    for whole, course in courses(name, question):
        assert -1 <= course.most < max(len(course.acts), 1)
        chances = [act.chance for act in course.way if act.chance is not None]
        assert all(0 < chance <= 1 for chance in chances)
        assert not chances or prod(chances) <= whole
        for act in (*course.acts, *course.way, *course.after):
            assert all(0 <= fact <= 1 for _, fact in act.facts if isinstance(fact, Fraction))


@pytest.mark.parametrize(("name", "question"), TOLD)
def test_equal_things_side_by_side_are_multiplied_to_their_chance(name, question):
    for _, course in courses(name, question):
        for act in course.way:
            if act.each:
                counts = [count for _, count in act.each]
                orders = factorial(sum(counts)) // prod(map(factorial, counts))
                assert act.chance == orders * prod(chance**count for chance, count in act.each)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "question"), TOLD)
@pytest.mark.by_turns(3)
def test_every_act_has_its_sentence(name, question, language):
    for settings in settings_to_try(game(name), game(name).question(question), 2, question):
        course = data_of(name, question, language, **settings)["course"]
        assert all(len(words) > 5 for words in course["acts"])
        assert all(len(words) > 5 for words in [*course["way"], *course["told"]])


BATTLES = ("battle_in_hex", "battle_in_hex_sunk", "battle_in_hex_lost", "battle_in_hex_holder")
TWO_FLEETS = {"uk_fleets": 2, "uk_ships": 7, "uk_shoot_at": "all_fleets", "de_fights_on": "always"}


@pytest.mark.parametrize("question", BATTLES)
@pytest.mark.parametrize("settings", [{}, TWO_FLEETS])
def test_the_ways_of_one_round_are_what_the_column_of_the_first_round_tells(question, settings):
    fleet = game("grand_fleet")
    asked, charts = fleet.question(question), charts_of(fleet)
    values = dict(settled(asked, settings))
    _, first, *_ = asked.how.stages(charts, **values)
    for outcome, chance in first.items():
        if outcome is None:
            continue
        course = asked.course(charts, outcome, **values)
        way = prod(act.chance for act in course.way if act.chance is not None)
        together = dict(course.after[0].facts)["chance"] if course.after else way
        assert together == chance
        over = next(dict(act.facts)["chance"] for act in course.acts if act.name == "battle-ends")
        assert over == 1 - first.chance(None)


def test_a_battle_counts_ships_as_often_as_they_can_be_told_apart():
    way = data_of("grand_fleet", "battle_in_hex")["course"]["way"]
    assert "0 sunk, 1 damaged, 1 unhurt: 2 × 5/12 × 5/12 = 34.7 %" in way[1]


def test_a_round_whose_initiative_changes_nothing_is_one_product():
    course = data_of("grand_fleet", "round_of_gunnery")["course"]
    ships, chance = 27, ask(game("grand_fleet"), "round_of_gunnery").distribution.chance(2)
    assert chance == comb(ships, 2) * Fraction(1, 12) ** 2 * Fraction(11, 12) ** (ships - 2)
    assert course["way"][1].endswith(f"{comb(ships, 2)} × (1/12)² × (11/12)²⁵ = 27.7 %")
    pairs = f"{comb(ships, 2)}, says in how many ways one can choose which 2 of the 27 it is: 27 × 26 ÷ 2."
    assert len(course["told"]) == 1 and course["told"][0].endswith(pairs), "there is nothing more to add"
    assert "10 × 2 + 18 × 3 + 5 × 1.5 + 4 × 2 = 89.5 points together" in course["acts"][1]
    assert "however the initiative falls" in course["acts"][1]


@pytest.mark.parametrize(("question", "outcome"), [("q_ship", "escaped"), ("attack_to_the_end", "sunk_home")])
def test_what_follows_one_after_the_other_is_one_product(question, outcome):
    answer = ask(game("raiders_of_the_deep"), question)
    charts = charts_of(game("raiders_of_the_deep"))
    course = answer.question.course(charts, outcome, **dict(answer.parameters))
    assert prod(act.chance for act in course.way) == answer.distribution.chance(outcome)


def test_the_gun_that_the_ambush_leaves_is_counted_as_the_steps_have_it():
    boats = game("raiders_of_the_deep")
    charts, values = charts_of(boats), dict(settled(boats.question("q_ship"), {}))
    answers = until(
        duel.duel_step, duel.duel_begins(charts, **values),
        lambda one: duel.duel_over(one) or one.phase == "answer", charts,
    ).given(lambda one: one.phase == "answer")  # fmt: skip
    works = answers.chance_of(lambda one: "gun" not in one.hurt.out)
    assert duel_solved.armed_after_ambush(charts, **values) == works
    course = boats.question("q_ship").course(charts, "q_ship_sunk", **values)
    whole = ask(boats, "q_ship").distribution.chance("q_ship_sunk")
    assert prod(act.chance for act in course.way) == whole
    after = dict(next(act.facts for act in course.acts if act.name == "duel-again"))
    assert after["won"] == whole and after["won"] + after["both"] + after["sunk"] + after["forced"] == 1


def test_a_boat_comes_home_in_one_turn_or_another():
    acts = courses("raiders_of_the_deep", "attack_to_the_end")[0][1].acts
    told = dict(acts[-1].facts)
    assert told["one"] + told["two"] + told["three"] + told["later"] == told["home"] == 1 - told["lost"]
    assert told["known"] and prod(told["steps"]) == told["two"]


def test_a_hunt_is_followed_once_whatever_became_of_the_ship(monkeypatch):
    followed = []
    memory.forget()
    turns = attack.turns_of
    monkeypatch.setattr(attack, "turns_of", lambda *given: followed.append(given) or turns(*given))
    data_of("raiders_of_the_deep", "attack_to_the_end")
    assert len(followed) == 1


@pytest.mark.parametrize("settings", [{}, {"event_ends_box": True}, {"owed": 1}, {"owed": 8}])
def test_rolls_that_are_lost_are_taken_off(settings):
    boats = game("raiders_of_the_deep")
    answer = ask(boats, "rolls_made", **settings)
    values = dict(answer.parameters)
    acts = answer.question.course(charts_of(boats), values["owed"], **values).acts
    lost = [act.chance for act in acts if act.name == "rolls-ends"]
    assert 1 - sum(lost) == answer.distribution.chance(values["owed"])
    met = prod(one.chance for one in acts if one.name == "rolls-twelve")
    cost = sum(act.chance for act in acts if act.name == "rolls-event")
    assert not cost or met * cost == answer.distribution.chance(1)


@pytest.mark.parametrize("settings", [{}, {"policy": "near"}, {"area": "baltic"}])
def test_what_a_box_costs_is_the_sum_of_its_dangers(settings):
    boats = game("raiders_of_the_deep")
    values = dict(settled(boats.question("patrols_survived"), settings))
    acts = boats.question("patrols_survived").course(charts_of(boats), "alive", **values).acts
    for place, act in enumerate(acts):
        if act.name == "patrol-boxes":
            told = dict(act.facts)
            listed = acts[place + 1 : place + 1 + told["ways"]]
            assert all(one.name == "patrol-danger" for one in listed)
            assert sum(one.chance for one in listed) == told["lost"]


def test_the_turns_of_a_hunt_add_up_to_its_end():
    answer = ask(game("raiders_of_the_deep"), "escort_cycle")
    charts = charts_of(game("raiders_of_the_deep"))
    course = answer.question.course(charts, "escaped", **dict(answer.parameters))
    assert sum(chance for _, chance in course.after[0].facts) == answer.distribution.chance("escaped")
    assert prod(act.chance for act in course.way) == pytest.approx(float(dict(course.after[0].facts)["two"]))


def test_the_ways_to_a_sum_are_counted_as_by_hand():
    fleet = game("grand_fleet")
    charts = charts_of(fleet)
    rolls = [exact(submarines.effect, number, charts).map(lambda one: -one.vp) for number in range(1, 5)]
    ways = Counter(sum(one) for one in product(*(roll.outcomes for roll in rolls)))
    question = fleet.question("submarine_points_total")
    for total, count in ways.items():
        found = sums_to(question.how, charts, {"rolls": 4}, total)
        assert found.ways == count
        assert prod(chance for _, chance in found.likeliest) == max(
            prod(roll.chance(one) for roll, one in zip(rolls, gained, strict=True))
            for gained in product(*(roll.outcomes for roll in rolls)) if sum(gained) == total
        )  # fmt: skip
    assert sums_to(question.how, charts, {"rolls": 1}, 0) is None, "one roll is no way of several"


def test_the_way_to_a_sum_stands_above_its_columns():
    course = data_of("grand_fleet", "parity_total")["course"]
    assert course["acts"] == []
    assert course["way"] == ["Turns 1 to 5, each brings 0 (50 %)", "Turns 6 to 9, each brings 1 (50 %)"]
    assert (
        f"There are {comb(9, 4)} such ways" in course["told"][-1] and "each as likely" in course["told"][-1]
    )


def test_a_question_of_one_throw_has_no_course():
    assert data_of("grand_fleet", "initiative")["course"] is None


def test_a_throw_that_changes_nothing_is_not_counted():
    section = data_of("grand_fleet", "initiative_points")["sections"][-1]
    assert [end["ways"] for end in section["ends"]] == [["18", "36"], ["18", "36"]], "the British die is idle"


@pytest.mark.parametrize(
    ("question", "settings", "said"),
    [
        ("interception_weight", {"home": True}, "2 × 2 + 1 × 4 = 8"),
        ("control_points", {"one_point": 1}, "3 × 0.5 + 1 × 1 = 2.5, that makes 2"),
        ("gunnery_targets", {}, "enough for 6 targets; 2 points are left over"),
        ("gunnery_total", {"half": True}, "9 × 2 = 18, then halved"),
        ("fleets_formed", {}, "1 fast + 4 ordinary + 1 slow = 6 fleets"),
        ("fleets_formed", {}, "6 markers: none is left as a dummy."),
        ("fleets_formed", {"slow_ships": 0}, "6 markers: 6 − 5 = 1 left as dummies."),
        ("submarine_points_total", {}, "in this order, 0 / −1 / −2 / −3. So the first roll brings"),
        ("end_of_turn", {}, "Britain below 21, Germany below 11"),
        ("maintenance_held", {}, "11 ships must be left, so 3 or more"),
        ("end_of_turn", {}, "when the turn is over wins: from here it takes 3 points for Britain, or 11 for"),
        ("initiative", {}, "4 or more ahead it must offer battle"),
    ],
)
def test_what_is_counted_is_written_as_a_sum(question, settings, said):
    assert said in data_of("grand_fleet", question, **settings)["begins"]


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({}, "For fuel tanks it is 2, + 2 for the spares, so 4 or less"),
        ({"spares_for": "neither"}, "For fuel tanks it is 2, so 2 or less"),
        ({"engineer": "experte"}, "For diesel 1 the limit is 4, + 1 for the engineer, so 5 or less"),
        ({"engineer": "out"}, "For diesel 1 the limit is 4, − 1 without the engineer, so 3 or less"),
    ],
)
def test_each_repair_is_told_with_its_own_limit(settings, said):
    assert said in data_of("raiders_of_the_deep", "two_repairs", **settings)["begins"]


def test_a_battle_tells_how_points_become_hit_rolls():
    acts = data_of("grand_fleet", "battle_in_hex")["course"]["acts"]
    assert "8 × 2 = 16 points, and a hit roll on a German ship costs 3: enough for 5 German ships" in acts[1]
    assert "both want one" in acts[4] and "3 German or 2 British ones for a point" in acts[6]


@pytest.mark.parametrize("question", BATTLES)
def test_a_battle_tells_why_it_ends_and_what_the_kinds_of_its_ways_come_to(question):
    fleet = game("grand_fleet")
    asked, charts = fleet.question(question), charts_of(fleet)
    outcome = ask(fleet, question).distribution.mode
    course = asked.course(charts, outcome, **dict(settled(asked, {})))
    ends = dict(next(act.facts for act in course.acts if act.name == "battle-ends"))
    assert ends["uk"] + ends["de"] + ends["neither"] == ends["chance"] == 1 - ends["on"]
    kinds = [act for act in course.after if act.name.startswith("battle-kind")]
    ways = dict(course.after[0].facts)
    assert sum(act.chance for act in kinds) == ways["chance"] == course.at_once
    assert sum(dict(act.facts)["ways"] for act in kinds) == ways["ways"]
    told = data_of("grand_fleet", question)["course"]
    assert " in one round + " in told["told"][-1] and "want to go on, so the battle ends" in told["way"][-1]


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({}, "A side wants another round only if"),
        ({"uk_fights_on": "never"}, "The British never want another round; the Germans want one only if"),
        ({"uk_fights_on": "always", "de_fights_on": "always"}, "Both sides always want another round."),
    ],
)
def test_a_battle_tells_when_a_side_fights_on(settings, said):
    assert said in data_of("grand_fleet", "battle_in_hex_holder", **settings)["course"]["acts"][4]


def test_lost_ships_are_told_by_the_number_of_hit_rolls():
    course = data_of("grand_fleet", "battle_in_hex_lost")["course"]
    few = [comb(rolls, 1) * Fraction(5, 12) * Fraction(7, 12) ** (rolls - 1) for rolls in (5, 2)]
    told = course["told"][-2]
    assert all(f"{float(100 * one):.1f} %" in told for one in few), told
    assert course["acts"][6].startswith("German ships are counted")


def test_the_months_of_a_refit_are_the_sum_that_is_told():
    boats = game("raiders_of_the_deep")
    for settings in settings_to_try(boats, boats.question("refit"), 8, "refit"):
        question, charts = boats.question("refit"), charts_of(boats)
        told = question.facts(charts, **dict(settled(question, settings)))
        assert told["every"] + told["gear"] + told["worn"] == told["together"]
        outcome = ask(boats, "refit", **settings).distribution.mode
        if not settings.get("captain") and outcome != "new_boat":
            assert told["together"] + told["for_rank"] == outcome


def test_the_volleys_of_a_raid_are_those_that_the_columns_add_up():
    chase, charts = game("atlantic_chase"), charts_of(game("atlantic_chase"))
    question = chase.question("raider_and_convoy")
    for settings in settings_to_try(chase, question, 6, "raider_and_convoy"):
        values = dict(settled(question, settings))
        limit, fight = values["hit_limit"], question.how.start(charts, **values)
        ways = list(volleys.ways(fight, charts, question.how.so_far))
        for outcome, whole in ask(chase, "raider_and_convoy", **settings).distribution.items():
            course = question.course(charts, outcome, **values)
            ends = {"sunk": ["sunk"], "undamaged": [0]}.get(outcome, [*range(1, limit)])
            found = [way for way in ways if way.passed[-1][0] in ends]
            assert sum(way.chance for way in found) == whole
            if course.way:
                assert prod(act.chance for act in course.way) == max(way.chance for way in found)


def test_a_raid_tells_hits_and_range_of_each_volley():
    course = data_of("atlantic_chase", "raider_and_convoy")["course"]
    assert "Volley 1 (guns, range: short) brings so many hits" in course["acts"][0]
    assert "Volley 2 (guns, range: point blank)" in course["acts"][1]


def test_a_way_to_a_sunk_convoy_ends_with_it():
    chase, charts = game("atlantic_chase"), charts_of(game("atlantic_chase"))
    question = chase.question("raider_and_convoy")
    course = question.course(charts, "sunk", **dict(settled(question, {"hit_limit": 1})))
    assert [dict(act.facts)["sunk"] for act in course.way] == [True]


def test_what_a_volley_harms_adds_up_to_all():
    chase, charts = game("atlantic_chase"), charts_of(game("atlantic_chase"))
    question = chase.question("ship_against_ship")
    course = question.course(charts, "undamaged_damaged", **dict(settled(question, {})))
    for act in course.acts:
        facts = dict(act.facts)
        assert facts["german"] + facts["british"] + facts["both"] + act.chance == 1


def test_steps_of_the_engine_are_no_columns_where_the_order_is_told():
    assert data_of("atlantic_chase", "initiative_after_search")["rounds"] is None
    assert data_of("atlantic_chase", "bring_to_battle")["rounds"]["called"] == "attacks"


def test_a_sum_of_many_ways_says_that_the_others_are_rarer():
    told = data_of("frigate_duel", "duel_gunnery")["course"]["told"][-1]
    assert "none is likelier than this one, others are rarer" in told


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({}, "Fast Ship has used it up"),
        ({"after_sinking_reactions_count": False}, "does not count as an answer"),
        ({"answer": "none"}, "No answer was played"),
        ({"answer": "amc_alcantara"}, "nothing is sunk"),
    ],
)
def test_why_a_raider_may_be_called_home_or_not(settings, said):
    assert said in data_of("kaisers_pirates", "recalled_later", **settings)["course"]["acts"][0]


def test_squares_are_points_over_the_cost_of_a_step():
    duel, charts = game("frigate_duel"), charts_of(game("frigate_duel"))
    question = duel.question("squares")
    assert "12 ÷ 2, whole steps only, is 6" in data_of("frigate_duel", "squares")["begins"]
    for settings in settings_to_try(duel, question, 40, "squares"):
        told = question.facts(charts, **dict(settled(question, settings)))
        found = min(told["squares"], told["most"]) if told["under_way"] else 0
        assert found == ask(duel, "squares", **settings).distribution.mode


@pytest.mark.parametrize("outcome", ["battle", "initiative_lost"])
def test_the_attacks_of_a_hunt_add_up_to_its_end(outcome):
    chase, charts = game("atlantic_chase"), charts_of(game("atlantic_chase"))
    question = chase.question("bring_to_battle")
    for settings in settings_to_try(chase, question, 8, "bring_to_battle"):
        course = question.course(charts, outcome, **dict(settled(question, settings)))
        if course.after:
            whole = ask(chase, "bring_to_battle", **settings).distribution.chance(outcome)
            assert sum(act.chance for act in course.after) == whole
    assert len(question.course(charts, "initiative_lost", **dict(settled(question, {}))).after) == 3


def test_the_ways_a_damaged_ship_stays_afloat_add_up():
    pirates, charts = game("kaisers_pirates"), charts_of(game("kaisers_pirates"))
    question = pirates.question("again_and_again")
    _, none, *afloat, rest = question.course(charts, "sunk", **dict(settled(question, {}))).after
    assert len(afloat) == 3 and sum(act.chance for act in afloat) == dict(rest.facts)["hurt"]
    for act in afloat:
        assert prod(dict(act.facts)["ways"]) == act.chance, "each factor stands there"
    assert prod(dict(none.facts)["ways"]) == dict(none.facts)["none"]
    assert not question.course(charts, "sunk", **dict(settled(question, {"intercepts": 1}))).after


def test_a_hit_on_a_damaged_ship_says_what_is_taken_off_and_its_chance():
    """201 of 320 is the part of the field in which the attack is twice the defence less 2 (3.2.7d)."""
    acts = " ".join(data_of("kaisers_pirates", "again_and_again")["course"]["acts"])
    assert "2 is taken off her defence (never below 1). A second hit does no more damage" in acts
    squadron = [max(one, other) for one in range(1, 11) for other in range(1, 9)]
    twice = sum(attack >= 2 * max(defence - 2, 1) for attack in squadron for defence in range(1, 9))
    assert f"62.8 % ({Fraction(twice, 640)})" in acts


def test_a_streak_is_told_card_by_card_and_the_field_is_of_the_first():
    data = data_of("kaisers_pirates", "phantom_streak")
    assert "67.5 % × 67.4 % × 67.3 % = about 30.6 %" in " ".join(data["course"]["acts"])
    first = {end["key"]: end["ways"] for end in data["sections"][0]["ends"]}
    assert first["False"] == ["54", "80"], "67.5 %"


def test_the_dice_of_each_attack_are_told():
    acts = data_of("kaisers_pirates", "whole_turn")["course"]["acts"]
    assert acts[0].startswith("Attack 1 (the best of d10+d8+d4) on Matheran (defence d8)")
    assert acts[1].startswith("Attack 2 (d8) on Lovat (defence d8)")
    assert "(the best of d10+d8+d4) against the defence of Maria (d6)" in " ".join(
        data_of("kaisers_pirates", "several_targets")["course"]["acts"]
    )


@pytest.mark.parametrize(
    ("attack", "told"),
    [("german_raider", "No card has a first answer that fits this attack, 17 a second one."),
     ("torpedo", "a second one.")],
)  # fmt: skip
def test_how_many_cards_answer_is_counted(attack, told):
    assert told in data_of("kaisers_pirates", "phantom_answer", attack=attack)["begins"]
    cards = charts_of(game("kaisers_pirates"))
    counted = game("kaisers_pirates").question("phantom_answer").facts(cards, attack=attack, attacks=1)
    chance = ask(game("kaisers_pirates"), "phantom_answer", attack=attack).distribution.chance(True)
    assert Fraction(2 * counted["first"] + 2 * counted["second"], 4 * counted["all"]) == chance


def test_whose_points_are_compared_is_told():
    told = data_of("kaisers_pirates", "first_turn_later")["begins"]
    assert "you have 3, the other has 3. These are equal" in told
    last = data_of("kaisers_pirates", "first_turn_later", first_player_later="last_round")["begins"]
    assert "you have 2, the other has 1. They differ" in last


def test_who_is_the_best_ship_is_told():
    assert "Dresden counts unless she is drawn" in data_of("kaisers_pirates", "counted_ship")["begins"]


def test_what_the_dice_of_boarders_need_is_told():
    told = data_of("frigate_duel", "listed_boarding")["begins"]
    assert "the attackers succeeds with 5 or more, one of the defenders with 3 or more;" in told


def test_a_sum_tells_what_each_roll_brings_before_its_likeliest_way():
    course = data_of("grand_fleet", "submarine_points_total")["course"]
    assert (
        course["acts"][0]
        == "Roll 1 (nothing is added to the die: 1 to 6) brings: 0 (50 %), 1 (33.3 %), 2 (16.7 %)."
    )
    assert course["acts"][3] == "Roll 4 (the die and −3: −2 to 3) brings: −1 (50 %), 0 (50 %)."
    assert course["way"] == ["Rolls 1 to 4, each brings 0 (50 %)"] and "13 such ways" in course["told"][1]


def test_both_sides_of_a_meeting_are_products_of_dummies():
    for settings in settings_to_try(
        game("grand_fleet"), game("grand_fleet").question("meeting"), 8, "meeting"
    ):
        answer = ask(game("grand_fleet"), "meeting", **settings)
        values, charts = dict(settled(answer.question, settings)), charts_of(game("grand_fleet"))
        for outcome, chance in answer.distribution.items():
            way = answer.question.course(charts, outcome, **values).way
            assert prod(act.chance for act in way) == chance
    acts = data_of("grand_fleet", "meeting")["course"]["acts"]
    assert "dummies 3/8 × 2/7 × 1/6 = 1.8 %; so there is at least one fleet 98.2 %." in acts[0]
    alone = data_of("grand_fleet", "meeting", uk_here=0, de_here=6)["course"]["acts"]
    assert alone[0].endswith("None of these markers stands here.") and "not so many dummies" in alone[1]


def test_every_end_of_the_war_is_told_with_its_chance():
    for settings in ({}, {"lead": 6}, {"turn": 9}, {"uk_ships": 21, "uk_attacked": 6}):
        answer = ask(game("grand_fleet"), "end_of_turn", **settings)
        values = dict(settled(answer.question, settings))
        outcome = answer.distribution.mode
        course = answer.question.course(charts_of(game("grand_fleet")), outcome, **values)
        told = {dict(act.facts)["end"]: act.chance for act in course.acts if act.name == "ending-else"}
        rest = {dict(act.facts)["rest"] for act in course.acts if act.name == "ending-rest"}
        others = {"goes_on", outcome}
        assert told == {end: part for end, part in answer.distribution.items() if part and end not in others}
        assert rest == ({answer.distribution.chance("goes_on")} if outcome == "goes_on" else set())
    acts = data_of("grand_fleet", "end_of_turn")["course"]["acts"]
    assert "needs 3 more German than British ships sunk" in acts[2] and acts[2].endswith("0.9 %")
    assert acts[3].endswith("100 % − 0.9 % = 99.1 %.")


def test_the_ways_of_a_salvo_to_its_points_add_up():
    fleet = game("grand_fleet")
    question, charts = fleet.question("salvo_points"), charts_of(game("grand_fleet"))
    for settings in ({}, {"pre_dreadnoughts": 0}, {"target_side": "UK", "sunk_before": 1}, {"targets": 0}):
        values = dict(settled(question, settings))
        for outcome, chance in ask(fleet, "salvo_points", **settings).distribution.items():
            course = question.course(charts, outcome, **values)
            together = dict(course.after[0].facts)["chance"] if course.after else None
            assert (together or prod(act.chance for act in course.way)) == chance


def test_a_raid_names_all_its_ways():
    told = data_of("grand_fleet", "control")["course"]["told"]
    assert told[1] == "Fleets in the hexes worth 0.5 + 1, dummies in the others, in 2 ways: 35.7 % (5/14)"
    charts = charts_of(game("grand_fleet"))
    answer = ask(game("grand_fleet"), "control")
    for outcome, chance in answer.distribution.items():
        after = answer.question.course(charts, outcome, **dict(answer.parameters)).after
        kinds = [act.chance for act in after if act.name == "raid-kind"]
        assert not kinds or sum(kinds) == chance


def test_a_battle_says_who_must_be_how_far_ahead():
    way = data_of("grand_fleet", "battle_in_hex")["course"]["way"]
    assert way[0].startswith("In the initiative Britain is 2 or 3 ahead, so 2 British and 5 German ships")
    assert way[0].endswith("(7/36)"), "of 36 throws 4 are 2 ahead, and 3 are 3 ahead"


def test_points_of_many_types_say_how_they_mostly_come():
    way = data_of("grand_fleet", "round_of_gunnery_points")["course"]["way"]
    one, few = 21 * Fraction(1, 12) * Fraction(11, 12) ** 20, sum(
        comb(6, sunk) * Fraction(1, 12) ** sunk * Fraction(11, 12) ** (6 - sunk) for sunk in range(3)
    )  # fmt: skip
    assert f"1 of 21 modern ships sunk, {float(100 * one):.1f} %" in way[2]
    assert f"{float(100 * one * few):.1f} %): 30.6 %" in way[2]


def test_a_roll_whose_event_ends_the_box_is_a_product():
    boats = game("raiders_of_the_deep")
    question, charts = boats.question("rolls_made"), charts_of(boats)
    for settings in ({}, {"event_ends_box": True}, {"owed": 1}):
        course = question.course(charts, question, **dict(settled(question, settings)))
        for act in course.acts:
            if act.name == "rolls-ends":
                facts = dict(act.facts)
                assert facts["before"] * facts["met"] * facts["cost"] == act.chance
    acts = data_of("raiders_of_the_deep", "rolls_made")["course"]["acts"]
    assert "(a 12: 2.8 % × such an event: 16.7 %): 0.5 %" in acts[3] and "no event before: 97.4 %" in acts[4]


def test_a_patrol_is_the_product_of_its_kinds_of_boxes():
    boats = game("raiders_of_the_deep")
    answer = ask(boats, "patrols_survived")
    acts = answer.question.course(charts_of(boats), "alive", **dict(answer.parameters)).acts
    kept = [act.chance for act in acts if act.name == "patrol-kept"]
    assert len(kept) == 2 and prod(kept) == dict(acts[-2].facts)["home"]
    assert "in one way, told next." in data_of("raiders_of_the_deep", "patrols_survived")["course"]["acts"][0]


def test_the_first_turn_of_a_hunt_tells_how_the_boat_is_lost():
    course = data_of("raiders_of_the_deep", "escort_cycle")["course"]
    assert "2d6, and 1 more). A total of 8 or less finds nothing" in course["acts"][0]
    assert "Again 2d6, and 2 more: a later search finds nothing 41.7 %" in course["acts"][3]
    assert "it is sunk 3.5 % and forced up 3.1 %: 93.4 %" in course["way"][1]
    assert "a box of the hull (19.4 %), lets water in (19.4 %)" in course["acts"][2], "7 of 36 each"


def test_every_number_of_hits_is_a_way_of_its_own():
    boats = game("raiders_of_the_deep")
    answer = ask(boats, "system_hit")
    after = answer.question.course(charts_of(boats), "untouched", **dict(answer.parameters)).after
    ways = [act.chance for act in after if act.name == "system-way"]
    assert len(ways) == 6 and sum(ways) == answer.distribution.chance("untouched")


@pytest.mark.parametrize(
    ("name", "question", "said"),
    [
        ("raiders_of_the_deep", "met_in_boxes", "(25/36)³ = 33.5 % for “not met”; the rest of 100 %, 66.5 %"),
        ("frigate_duel", "fire_still_burning", "(2/3)⁴ = 19.8 % for “it still burns”"),
    ],
)
def test_what_stays_the_same_is_multiplied_up_to_the_end(name, question, said):
    assert said in data_of(name, question)["rounds"]["same"]


@pytest.mark.parametrize(
    ("name", "question", "said"),
    [
        ("grand_fleet", "box_called", "here box 1; any other has the same chance"),
        ("grand_fleet", "interception", "2 × 1 = 2 together, the German ones 1 × 1 + 1 × 2 = 3"),
        ("raiders_of_the_deep", "salvo", "must hit (2d6) and must not be a dud (1d6)"),
        ("raiders_of_the_deep", "gun", "Gun: medium;"),
    ],
)
def test_what_must_happen_stands_at_the_beginning(name, question, said):
    assert said in data_of(name, question)["begins"]


def test_what_is_too_few_for_maintenance_is_told_number_by_number():
    fleet = game("grand_fleet")
    question, charts = fleet.question("maintenance_held"), charts_of(game("grand_fleet"))
    for settings in (
        {}, {"ships": 12, "attacked": 12}, {"ships": 30, "attacked": 9}, {"attacked": 0},
        {"side": "UK", "ships": 25},
    ):  # fmt: skip
        answer = ask(fleet, "maintenance_held", **settings)
        acts = question.course(charts, "holds", **dict(settled(question, settings))).acts
        some = [act for act in acts if act.name == "maintenance-some"]
        assert dict(acts[-1].facts)["rest"] == answer.distribution.chance("holds")
        end = "holds" if some and dict(some[0].facts)["enough"] else "fails"
        assert not some or sum(act.chance for act in some) == answer.distribution.chance(end)
    acts = data_of("grand_fleet", "maintenance_held")["course"]["acts"]
    assert acts[1].endswith("66 × (7/12)² × (5/12)¹⁰ = 0.4 %") and acts[-1].endswith(
        "100 % − 0.4 % = 99.6 %."
    )
    sure = data_of("grand_fleet", "maintenance_held", ships=30)["course"]["acts"]
    assert "whatever is thrown" in sure[-1]


def test_the_gun_of_a_boat_says_what_its_shots_bring():
    acts = data_of("raiders_of_the_deep", "q_ship")["course"]["acts"]
    shot = {1: Fraction(21, 36) * Fraction(5, 6), 2: Fraction(21, 36) * Fraction(1, 6), 0: Fraction(15, 36)}
    sunk = sum(one * other for (a, one), (b, other) in product(shot.items(), repeat=2) if a + b >= 2)
    assert "each shot brings 1 (48.6 %), 0 (41.7 %), 2 (9.7 %) boxes" in acts[2]
    assert f"2 boxes or more sink her: {float(100 * sunk):.1f} %" in acts[2]


def of_chase(question: str, **settings) -> tuple[Course, Fraction]:
    """The course of a question of Atlantic Chase to its likeliest outcome, and how likely that is."""
    chase, charts = game("atlantic_chase"), charts_of(game("atlantic_chase"))
    asked, found = chase.question(question), ask(chase, question, **settings).distribution
    course = asked.course(charts, found.mode, **dict(settled(asked, settings)))
    return course, found.chance(found.mode)


def test_shots_at_a_ship_add_up_what_each_brings():
    """2 to 4 hits damage Hood, as the hits of all shots together are told; once she is slow more hit."""
    course, whole = of_chase("shots_at_a_ship")
    first, later, together = (dict(act.facts)["brings"] for act in course.acts)
    assert first.chance(1) == Fraction(1, 2) and later.chance(1) == Fraction(5, 9)
    assert sum(together.chance(hits) for hits in (2, 3, 4)) == whole
    assert prod(act.chance for act in course.way) * 45 > whole, "45 ways, of which this one is the likeliest"
    assert dict(course.after[0].facts) == {"ways": 45}


@pytest.mark.parametrize("firers", [2, 3, 4])
def test_divided_fire_counts_the_shots_that_hit(firers):
    course, whole = of_chase("fire_divided", firers=firers)
    assert sum(act.chance for act in course.after if act.chance is not None) == whole


def test_targets_named_beforehand_are_told_by_one_shot_alone():
    course, _ = of_chase("fire_divided", gunnery_declaration="all_first")
    assert len(course.acts) == 1 and not course.after


@pytest.mark.parametrize("segments", [8, 11, 15])
def test_passes_are_those_until_the_line_is_gone_less_those_before(segments):
    course, whole = of_chase("passes_to_a_station", segments=segments)
    assert dict(course.after[0].facts)["this"] == whole


@pytest.mark.parametrize(("contest", "told"), [("vie", ["5/12", "7/12"]), ("seize", ["5/18", "5/12"])])
def test_the_tally_makes_each_action_cost_the_initiative_more_often(contest, told):
    course, whole = of_chase("how_long_i_keep_it", contest=contest)
    assert [act.chance for act in course.acts][:2] == [Fraction(one) for one in told]
    assert prod(act.chance for act in course.way) == whole


def test_a_morale_check_after_a_broadside_is_told_by_the_blue_die():
    """Two hits: only a 1 brings a die, which lowers the morale with 1/3: 1/6 × 1/3 = 1/18."""
    acts = data_of("frigate_duel", "consequence")["course"]["acts"]
    assert acts[1].startswith("2 hits, blue die → dice of the check: 1 → 1, else none.")
    assert acts[1].endswith("5.6 % (1/18)")
    assert "1 → 2, 2 → 1, else none" in acts[2] and acts[2].endswith("14.8 % (4/27)")


@pytest.mark.parametrize("settings", [{}, {"target": "unfit"}, {"morale_effect_modifier": "dice_count"}])
def test_the_checks_after_a_broadside_are_those_of_the_answer(settings):
    duel, charts = game("frigate_duel"), charts_of(game("frigate_duel"))
    question = duel.question("consequence")
    course = question.course(charts, "neither", **dict(settled(question, settings)))
    found = ask(duel, "consequence", **settings).distribution
    hits = ask(duel, "hits_left").distribution
    told = sum(hits.chance(dict(act.facts)["hits"]) * act.chance for act in course.acts[1:])
    falls = found.chance("morale_falls") + found.chance("both_of_them")
    assert told <= falls < told + Fraction(3, 100), "rarer numbers of hits bring the rest"


@pytest.mark.parametrize(
    ("policy", "said"), [("even", "the types take turns"), ("cheapest", "the cheapest come first")]
)
def test_points_that_are_not_enough_say_who_is_shot_at(policy, said):
    acts = data_of("grand_fleet", "round_of_gunnery_points", shoot_at=policy)["course"]["acts"]
    assert "That is not enough for all: " + said in acts[1] and "So all 27 of them take one" in acts[2]


def test_two_tables_are_named_where_a_later_throw_has_one_of_its_own():
    said = Look(game("raiders_of_the_deep"), Labels(game("raiders_of_the_deep")), "minefield").data
    notations = said["sections"][-1]["notations"]
    assert any("“[M1] Mines” and “[E3] Attack on the boat”" in one for one in notations)
