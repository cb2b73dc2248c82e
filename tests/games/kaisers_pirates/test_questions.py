"""The questions of the lab: figures that rest on printed dice, words for everything, play fits reading."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.chance import RandomDice
from navalgames.errors import BadInput
from navalgames.games.kaisers_pirates import GAME
from navalgames.labels import Labels
from navalgames.odds import ask, idle_settings, refused_setting, roll
from navalgames.texts import LANGUAGES, Texts

QUESTIONS = [question.name for question in GAME.questions()]


def chances(name: str, **given: object) -> dict:
    return dict(ask(GAME, name, **given).distribution)


def refusal(name: str, **given: object) -> tuple[str, str]:
    """The parameter and the rule of a setting that is refused, here and by its question, in words."""
    found = refused_setting(GAME, name, **given)
    assert found is not None, f"{name} takes {given}"
    with pytest.raises(BadInput) as told:
        ask(GAME, name, **given)
    assert found.rule in str(told.value) and "⟦" not in str(told.value)
    return found.parameter, found.rule


def idle(name: str, **given: object) -> set[str]:
    return {one.parameter for one in idle_settings(GAME, name, **given)}


@pytest.mark.rule("3.2.7b", "3.2.7c", "3.2.7d", "3.2.7f", "3.2.6c")
def test_figures_that_rest_on_printed_dice_alone():
    assert chances("british_intercept")["damaged"] == Fraction(3, 10)
    assert chances("british_intercept")["sunk"] == Fraction(61, 160)
    assert chances("german_intercept")["sunk"] == Fraction(247, 480)
    assert chances("safe_passage")[True] == Fraction(5, 16)
    assert chances("card_challenge")[True] == Fraction(111, 200)
    assert chances("card_challenge", card="shallow_run")[True] == Fraction(19, 40)


@pytest.mark.rule("3.3.3b", "3.3.5e", "3.3.38c", "3.3.40e", "6.3.2")
def test_cards_change_what_may_happen():
    assert set(chances("german_intercept", boarding_party=True)) == {"untouched", "captured"}
    assert set(chances("german_intercept", answer="shallow_run")) == {"untouched", "damaged"}
    assert chances("german_intercept", ship="wolf", answer="slim_pickings") == {"untouched": 1}
    assert chances("german_intercept", answer="trap") == chances("german_intercept")
    assert chances("german_intercept", answer="amc_alcantara") == {"untouched": 1}


@pytest.mark.rule("3.3.3f", "3.3.5e", "3.3.13e", "3.3.13f", "3.3.36f", "3.3.38e", "3.3.44e", "6.3.2")
@pytest.mark.parametrize(
    ("given", "refused"),
    [
        ({"answer": "fast_ship"}, ("answer", "3.3.13f")),  # Leipzig is a warship
        ({"ship": "wolf", "answer": "fast_ship", "target_damaged": True}, ("answer", "3.3.13f")),
        ({"answer": "shallow_run", "night": True}, ("answer", "3.3.38e")),
        ({"answer": "break_contact", "night": True}, ("answer", "3.3.5e")),
        ({"answer": "break_contact", "surprise_attack": True}, ("answer", "3.3.5e")),
        ({"ship": "wolf", "answer": "slim_pickings", "aircraft": True}, ("answer", "6.3.2")),
        ({"answer": "qqq"}, ("answer", "3.3.27f")),
        ({"boarding_party": True, "target_damaged": True}, ("boarding_party", "3.3.3f")),
        ({"searchlight": True}, ("searchlight", "3.3.36f")),
    ],
)
def test_what_cannot_be_played_in_a_german_intercept_is_refused(given, refused):
    assert refusal("german_intercept", **given) == refused


@pytest.mark.rule("3.1.3b", "3.1.3d", "3.3.16f", "3.3.6f", "3.1.6a", "2.1.4", "1.1.2d")
@pytest.mark.parametrize(
    ("name", "given", "refused"),
    [
        ("british_intercept", {"searchlight": True}, ("searchlight", "3.3.36f")),
        ("british_intercept", {"answer": "reflag", "ship": "emden"}, ("answer", "3.3.32f")),
        ("british_intercept", {"answer": "shallow_run", "night": True}, ("answer", "3.3.38e")),
        ("interrogate", {"ship": "emden"}, ("ship", "3.3.19f")),
        ("answered_intercept", {"ship": "leipzig"}, ("answer", "3.3.13f")),
        ("answered_intercept", {"sailing": True}, ("answer", "6.11.1")),
        ("recalled_later", {"ship": "leipzig"}, ("answer", "3.3.13f")),
        ("several_targets", {"second": "none", "third": "none"}, ("second", "3.3.39f")),
        ("several_targets", {"second": "matheran"}, ("second", "3.3.39f")),
        ("several_targets", {"ship": "wolf", "third": "lovat"}, ("third", "3.3.15f")),
        ("whole_turn", {"other_ship": "leipzig"}, ("other_ship", "3.1.3b")),
        ("whole_turn", {"other_target": "matheran"}, ("other_target", "3.1.3d")),
        ("whole_turn", {"squadron": "d8", "prey": "meteor"}, ("prey", "1.1.1")),
        ("whole_turn", {"held": "recalled", "also_held": "recalled"}, ("also_held", "1.1.2d")),
        ("whole_turn", {"held": "penshurst", "also_held": "penshurst"}, ("also_held", "1.1.2d")),
        ("mines", {"d10": 2}, ("d10", "3.1.6a")),
        ("mines", {"d4": 0, "d6": 0, "d8": 0}, ("d4", "3.3.21b")),
        ("card_on_ship", {"card": "breakdown", "ship_damaged": True}, ("ship_damaged", "3.3.6f")),
        ("weather", {"own": 0, "theirs": 0}, ("theirs", "3.3.16f")),
        ("weather", {"theirs": 0, "heavy_weather_scope": "one_opponent"}, ("theirs", "3.3.16f")),
        ("first_turn", {"ship": "emden"}, ("their_ship", "1.1.1")),
        ("phantom_target", {"target": "maria"}, ("other_choice", "1.1.1")),
        ("round_points", {"players": 2, "ahead": 3, "tied": 3}, ("ahead", "2.3.3c")),
        ("round_points", {"players": 3, "ahead": 1, "tied": 2}, ("tied", "2.3.3b")),
        ("cards_in_play", {"players": "four", "action_cards_in_round": 24},
         ("action_cards_in_round", "2.1.4")),
        ("cards_in_play", {"players": "solitaire", "action_cards_in_round": 100},
         ("action_cards_in_round", "2.1.4")),
    ],
)  # fmt: skip
def test_what_the_game_does_not_know_is_refused(name, given, refused):
    """No value is clamped, swapped or dropped unseen."""
    assert refusal(name, **given) == refused


def test_two_copies_of_one_card_may_be_held():
    once = chances("whole_turn", held="slim_pickings")
    assert chances("whole_turn", held="slim_pickings", also_held="slim_pickings") != once
    assert ask(GAME, "whole_turn", held="slim_pickings", also_held="slim_pickings").distribution.mean() == 0


@pytest.mark.parametrize(
    ("name", "given", "expected"),
    [
        ("german_intercept", {}, {"aircraft"}),
        ("german_intercept", {"ship": "wolf", "surprise_attack": True}, set()),
        ("british_intercept", {}, {"sail", "aircraft", "fast_raiders", "shallow_pursuit"}),
        ("british_intercept", {"ship": "berlin", "answer": "shallow_run"}, {"sail", "aircraft"}),
        ("prize_torpedoed", {}, {"boat", "target", "held"}),
        ("supply_card", {"card": "collier"}, {"ship", "prize", "coal", "sail"}),
        ("cards_in_play", {}, {"after_1914", "remove_breakouts"}),
        ("whole_turn", {}, {"prey", "torpedoed"}),
        ("first_turn", {}, {"ship", "their_ship"}),
        ("first_turn_later", {"first_player_later": "last_round"}, {"before", "their_before"}),
    ],
)
def test_what_cannot_matter_is_said(name, given, expected):
    assert idle(name, **given) == expected


# ---- what stands beside the numbers --------------------------------------------------------------


def test_only_cells_that_count_are_named():
    """Coins and cards that are not used stand in no answer: these rest on printed values alone."""
    printed = {"ship": "leipzig", "target": "lundy_island"}
    for name, given in (
        ("several_targets", {}),
        ("several_targets", {"held": "fast_ship"}),
        ("answered_intercept", {**printed, "answer": "slim_pickings"}),
        ("german_intercept", {**printed, "answer": "amc_alcantara"}),
        ("german_intercept", {**printed, "answer": "shallow_run"}),
    ):
        answer = ask(GAME, name, **given)
        alcantara = {cell.row for cell in answer.cells} & {"HMS Alcantara"}
        assert (answer.weakest == "rulebook") != bool(alcantara), (name, answer.weakest)
    cells = ask(GAME, "german_intercept", **printed, answer="slim_pickings").cells
    assert not {cell.column for cell in cells} & {"attack", "defence", "night", "vp"}


def test_what_a_trap_does_to_the_interceptor_is_no_source_of_what_it_suffers():
    """Both rolls are made at the same time (3.3.46d): the badge stays that of the same answer without it."""
    trap, none = (ask(GAME, "german_intercept", answer=answer) for answer in ("trap", "none"))
    assert trap.distribution == none.distribution
    assert trap.weakest == none.weakest == "rulebook"
    assert not {cell.chart for cell in trap.cells} & {"card_faces"}


@pytest.mark.rule("3.3.1d", "3.3.46d")
@pytest.mark.parametrize("given", [{}, {"night": True}, {"ship_damaged": True}])
def test_the_other_side_of_an_exchange_of_shots_is_what_the_interceptor_does(given):
    """With the Trap to the merchantman, as in her intercept; to an AMC by its defence and her attack."""
    shots = {"ship": "cap_trafalgar", "whose": "answerer", "target": "staut", **given}
    fired_at = chances("german_intercept", ship="cap_trafalgar", target="staut", answer="trap", **given)
    assert chances("interceptor_fate", guns="trap", **shots) == {
        fate: chance for fate, chance in fired_at.items() if fate != "captured"
    }
    charts = GAME.read_charts()
    attack = charts["german_ships"].value("Cap Trafalgar", "attack")
    defence = charts["card_faces"].value("HMS Carmania", "defence")
    off = -1 if "night" in given else -2 if given else 0
    assert chances("interceptor_fate", guns="amc_carmania", **shots) == chances(
        "combat", attack=attack, defence=defence, attack_modifier=off
    )


CONTACT = {"3.3.5c", "3.2.7f", "3.2.7g"}


@pytest.mark.rule(
    "3.2.7h", "3.2.7i", "3.2.7j", "3.2.7k", "3.3.36b", "3.3.44b", "6.2.4", "6.3.1", "6.3.3", "6.6.2", "6.8.1",
    "6.8.2", "6.11.2", "6.12.3",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "given", "rules"),
    [
        ("german_intercept", {"night": True}, {"3.2.7k", "3.2.7g"}),
        ("german_intercept", {"ship_damaged": True}, {"3.2.7i", "3.2.7g"}),
        ("german_intercept", {"out_of_supply": True}, {"3.2.7h", "3.2.7g"}),
        ("german_intercept", {"target_damaged": True}, {"3.2.7j", "3.2.7g", "3.2.7e"}),
        ("german_intercept", {"surprise_attack": True}, {"3.3.44b", "3.2.7g"}),
        ("german_intercept", {"boarding_party": True}, {"3.3.3b", "3.2.5a"}),
        ("german_intercept", {"night": True, "searchlight": True},
         {"3.3.36b", "3.2.7k", "3.2.7g"}),
        ("interceptor_fate", {"night": True}, {"3.2.7k", "3.2.7g"}),
        ("british_intercept", {"ship": "seeadler", "answer": "break_contact", "sail": True},
         CONTACT | {"6.2.4"}),
        ("british_intercept", {"ship": "wolf", "answer": "break_contact", "aircraft": True},
         CONTACT | {"6.3.3"}),
        ("british_intercept", {"ship": "berlin", "answer": "shallow_run", "fast_raiders": True},
         {"3.3.38c", "3.2.7f", "3.2.7g", "6.6.2"}),
        ("again_and_again", {"extra_damage": True}, {"6.8.1", "6.8.2"}),
        ("answered_intercept", {"answer": "break_contact", "sailing": True}, {"3.3.5c", "6.11.2"}),
        ("supplying_prize", {"prize_supply": True}, {"1.2b", "3.2.7f", "6.12.2", "6.12.3"}),
        ("card_on_ship", {"fog": True}, {"3.3.14g"}),
        ("first_turn", {"first_player_method": "ship_values"}, {"3.1b"}),
    ],
)  # fmt: skip
def test_the_rules_that_act_are_named_and_no_others(name, given, rules):
    """What a setting switches on is named with it, and not without it."""
    usual, told = set(ask(GAME, name).rules), set(ask(GAME, name, **given).rules)
    assert {rule for rule in told - usual if not rule.startswith("chart:")} == rules


def test_every_ship_and_card_can_be_asked_about():
    charts = GAME.read_charts()
    values = {one.name: set(one.values) for one in GAME.question("german_intercept").parameters}
    assert len(values["ship"]) == len(charts["german_ships"].rows) == 20
    assert len(values["target"]) == len(charts["merchantmen"].rows) == 60
    kinds = {one.name: set(one.values) for one in GAME.question("cards_in_play").parameters}["kind"]
    assert len(kinds) == len(charts["action_cards"].rows) == 47
    challenged = {one.name: set(one.values) for one in GAME.question("card_challenge").parameters}["card"]
    rows = charts["action_cards"]
    assert len(challenged) == sum(bool(rows.value(kind, "challenge")) for kind in rows.rows) == 16
    for target in sorted(values["target"]):
        assert sum(chances("safe_passage", target=target).values()) == 1


def test_dice_are_spelled_as_in_the_charts():
    named = chances("highest_die", coin="d10+d8+d4")
    assert named == chances("highest_die", coin="d10_d8_d4") == chances("highest_die", coin="d10 d8 d4")


@pytest.mark.rule("2.2b")
def test_hands_are_drawn_without_putting_back():
    from math import comb

    some = chances("held", unseen=30, copies=3, hand=6)
    assert some == {n: Fraction(comb(3, n) * comb(27, 6 - n), comb(30, 6)) for n in range(4)}


@pytest.mark.parametrize("name", QUESTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_its_words(name, language):
    labels = Labels(GAME, language)
    labels.texts = Texts(language, game=GAME.id, strict=True)
    question = GAME.question(name)
    assert labels.question(name) and labels.about(name) and labels.group(question.group)
    assert not question.unit or labels.unit(question.unit)
    for one in question.parameters:
        assert labels.parameter(one.name) and all(labels.value(value) for value in one.values)
    assert all(labels.outcome(outcome) for outcome in question.outcomes)
    assert labels.sentence(ask(GAME, name))


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_is_answered_and_rolled(name):
    answer = ask(GAME, name)
    assert sum(chance for _, chance in answer.distribution) == 1
    for seed in range(20):
        assert answer.distribution.chance(roll(GAME, name, RandomDice(seed=seed))) > 0


@pytest.mark.rule("2.3.1d", "2.3.1e", "2.3.3d", "2.3.3e")
def test_the_count_of_a_round():
    assert chances("counted_ship")[True] == Fraction(2, 3)
    assert chances("counted_ship", german=2) == {True: 1}
    assert chances("counted_ship", merchantmen=0) == {False: 1}
    assert chances("round_points", players=4, ahead=1, tied=1) == {3: 1}
    assert chances("round_points", players=3, ahead=2, zero=True) == {0: 1}
    alone, level = (ask(GAME, "round_points", players=4, tied=tied).rules for tied in (0, 1))
    assert set(level) - set(alone) == {"2.3.3e"}


# ---- several targets and whole turns -------------------------------------------------------------


@pytest.mark.rule("3.3.39b", "3.3.15b", "X.2")
def test_several_targets_are_fought_each_with_its_own_dice():
    """Leipzig against Matheran, Lovat and Maria: two d8 and a d6, without a relation between them."""
    two = chances("several_targets", third="none")
    sunk = {name: chances("german_intercept", target=name)["sunk"] for name in ("matheran", "lovat", "maria")}
    assert two[2] == sunk["matheran"] * sunk["lovat"]
    assert chances("several_targets")[3] == sunk["matheran"] * sunk["lovat"] * sunk["maria"]
    raider = chances("several_targets", ship="meteor")
    assert set(raider) == {0, 1, 2}, "Good Hunting attacks two, whatever there is"


@pytest.mark.rule("3.3.3h", "3.3.40c")
def test_boarding_and_slim_pickings_with_several_targets():
    assert chances("several_targets", boarding_party=True) == chances("several_targets")
    cut = chances("several_targets", held="slim_pickings")
    assert cut[1] == chances("german_intercept", target="matheran")["sunk"] and cut[0] == 1 - cut[1]


@pytest.mark.rule("2.3.1b", "3.2.6d", "3.2.8a")
def test_a_turn_of_one_intercept_counts_ships_sunk_and_ships_safe():
    turn = chances("whole_turn", other_ship="none")
    fate, safe = (
        chances("german_intercept", target="matheran"),
        chances("safe_passage", target="matheran")[True],
    )
    assert turn == {
        7: fate["sunk"], -7: fate["untouched"] * safe, 0: fate["damaged"] + fate["untouched"] * (1 - safe)
    }  # fmt: skip
    boarded = chances("whole_turn", other_ship="none", assist="boarding_party")
    missed = 1 - fate["sunk"]
    assert boarded == {14: fate["sunk"], -7: missed * safe, 0: missed * (1 - safe)}
    doubled = chances("whole_turn", other_ship="none", assist="special_cargo")
    assert set(doubled) == {14, 0, -7} and doubled[14] == fate["sunk"]


@pytest.mark.rule("3.1.3b", "3.1.3d", "3.2.8a")
def test_attacks_of_a_turn_add_up_and_forbidden_ones_fall_out():
    one, other = chances("whole_turn", other_ship="none"), chances(
        "whole_turn", ship="meteor", target="lovat", other_ship="none"
    )  # fmt: skip
    sums: dict[int, Fraction] = {}
    for first, chance in one.items():
        for second, more in other.items():
            sums[first + second] = sums.get(first + second, 0) + chance * more
    assert chances("whole_turn") == sums
    several = {"assist": "several", "ship": "wolf", "target": "maria"}
    assert chances("whole_turn", **several) == chances("whole_turn", **several, other_ship="none"), (
        "the second merchantman has had its one intercept with the first"
    )


@pytest.mark.rule("3.2.2a", "3.3.1d", "3.3.40c")
def test_a_known_hand_answers_where_it_fits():
    one = chances("whole_turn", other_ship="none")
    assert chances("whole_turn", other_ship="none", held="slim_pickings") == {0: 1}
    assert chances("whole_turn", held="slim_pickings", other_target="lovat") == chances(
        "whole_turn", ship="meteor", target="lovat", other_ship="none"
    )
    with_amc = chances("whole_turn", other_ship="none", held="amc_alcantara")
    assert min(with_amc) < min(one), "an armed merchant cruiser may sink Leipzig"
    only_torpedo = chances("whole_turn", other_ship="none", held="razzle_dazzle")
    assert only_torpedo == one
    shot = {"other_ship": "none", "target": "matheran", "boat": "u27", "torpedoed": "maria"}
    assert chances("whole_turn", **shot, held="razzle_dazzle") != chances("whole_turn", **shot)


@pytest.mark.rule("3.2.8c", "2.3.1a")
def test_a_squadron_scores_the_german_ship():
    turn = chances("whole_turn", ship="greif", target="lovat", other_ship="none", squadron="d10+d8")
    alone = chances("whole_turn", ship="greif", target="lovat", other_ship="none")
    sunk = chances("british_intercept", squadron="d10+d8", ship="leopard")["sunk"]
    assert sum(vp * chance for vp, chance in turn.items()) == (
        sum(vp * chance for vp, chance in alone.items())
        + sunk * GAME.read_charts()["german_ships"].value("Leopard", "vp")
    )
    itself = {"ship": "greif", "target": "lovat", "other_ship": "none", "squadron": "d10+d8", "prey": "greif"}
    assert refusal("whole_turn", **itself) == ("prey", "1.1.1"), "no ship hunts itself"
