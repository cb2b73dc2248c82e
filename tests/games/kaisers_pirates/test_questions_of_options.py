"""What options change in the exact odds of cards and ships."""

from __future__ import annotations

from fractions import Fraction

import pytest

from navalgames.chance import RandomDice, Shown
from navalgames.games.kaisers_pirates import GAME
from navalgames.games.kaisers_pirates.questions.unseen import phantom_ended
from navalgames.odds import ask


def chances(name: str, **given: object) -> dict:
    return dict(ask(GAME, name, **given).distribution)


# ------------------------------------------------------------------------ on the side of the player


@pytest.mark.rule("6.2.5", "6.2.6", "6.3.2", "6.6.1a", "6.6.2", "6.10.1", "6.11.1", "6.11.2")
def test_options_in_an_answered_intercept():
    def moved(option: str, **given: object) -> bool:
        off, on = ({**given, option: on} for on in (False, True))
        return chances("answered_intercept", **off) != chances("answered_intercept", **on)

    for answer in ("fast_ship", "break_contact"):
        assert moved("sail", ship="seeadler", target="lovat", answer=answer)
        assert not moved("sail", ship="wolf", target="lovat", answer=answer)
    assert moved("sailing", target="dee", answer="break_contact")
    assert not moved("sailing", target="lovat", answer="break_contact")
    assert moved("fast_raiders", target="lovat") and not moved("fast_raiders", ship="wolf", target="lovat")
    assert moved("shallow_pursuit", ship="wolf", answer="shallow_run")
    pursued = chances("answered_intercept", target="lovat", fast_raiders=True)
    assert pursued["sunk"] == chances("german_intercept", ship="eitel_friedrich", target="lovat")["sunk"]


@pytest.mark.rule("3.2.6a", "switch:safe_passage_scope")
def test_safe_passage_after_any_intercept():
    given = {"target": "matheran", "answer": "slim_pickings"}
    assert chances("answered_intercept", **given) == {"untouched": 1}
    wide = chances("answered_intercept", **given, safe_passage_scope="any_survived_intercept")
    assert wide["safe"] == chances("safe_passage", target="matheran")[True]


@pytest.mark.rule("6.2.4", "6.3.3", "6.6.2", "6.10.4", "3.3.26c")
def test_options_in_a_british_intercept():
    slow = {"ship": "seeadler", "answer": "break_contact"}
    sailing = chances("british_intercept", **slow, sail=True)
    assert sailing["sunk"] > chances("british_intercept", **slow)["sunk"]
    wolf = {"ship": "wolf", "answer": "break_contact"}
    seen = chances("british_intercept", **wolf, aircraft=True)
    assert seen["untouched"] > chances("british_intercept", **wolf)["untouched"]
    deep = {"ship": "berlin", "answer": "shallow_run"}
    for option in ("fast_raiders", "shallow_pursuit"):
        aground = chances("british_intercept", **deep, **{option: True})
        assert aground["damaged"] > chances("british_intercept", **deep)["damaged"]
    flagged = {"ship": "leopard", "answer": "reflag"}
    assert chances("british_intercept", **flagged) == {"untouched": 1}
    plugged = chances("british_intercept", ship="leopard", answer="pull_the_plug")
    assert plugged == {"removed": 1}, "a ship that scuttles itself scores for nobody (3.3.26c)"


@pytest.mark.rule("6.8.1", "6.8.2", "3.2.7e")
def test_damage_that_adds_up_over_several_intercepts():
    once = chances("again_and_again", intercepts=1)
    assert once == chances("british_intercept") == chances("again_and_again", intercepts=1, extra_damage=True)
    for intercepts in (1, 2):
        same = chances("again_and_again", intercepts=intercepts)
        assert same == chances("again_and_again", intercepts=intercepts, extra_damage=True)
    third = chances("again_and_again", intercepts=3, extra_damage=True)
    assert third["sunk"] > chances("again_and_again", intercepts=3)["sunk"]


@pytest.mark.rule("6.6.1b", "switch:pursuit_check")
def test_the_price_of_pursuit_read_both_ways():
    printed, turned = (chances("pursuit_price", pursuit_check=one) for one in ("literal", "reversed"))
    assert printed == {True: turned[False], False: turned[True]}


@pytest.mark.rule("3.2.2c", "switch:after_sinking_reactions_count")
def test_recalled_after_an_earlier_answer():
    alone = chances("recalled_later", answer="none")
    sunk = chances("german_intercept", ship="moewe", target="lovat")["sunk"]
    assert alone[True] == sunk * chances("card_challenge", card="recalled")[True]
    assert chances("recalled_later") == {False: 1}
    again = chances("recalled_later", answer="fast_ship", after_sinking_reactions_count=False)
    outrun = chances("german_intercept", ship="moewe", target="lovat", answer="fast_ship")["sunk"]
    assert again[True] == outrun * chances("card_challenge", card="recalled")[True]


@pytest.mark.rule("6.9", "6.9.1", "6.9.2")
def test_a_prize_and_a_torpedo():
    assert chances("prize_torpedoed") == {"untouched": 1}
    bare = chances("prize_torpedoed", torpedo_prizes=True)
    found = bare["sunk"] / chances("torpedo", hull="d8")["sunk"]
    assert 0 < found < 1 and bare["damaged"] == found * chances("torpedo", hull="d8")["damaged"]
    hidden = chances("prize_torpedoed", torpedo_prizes=True, held="razzle_dazzle")
    assert hidden["sunk"] == bare["sunk"] * (1 - chances("card_challenge", card="razzle_dazzle")[True])


@pytest.mark.rule("6.12.2", "6.12.3", "2.3.1b")
def test_a_prize_that_supplies_may_be_used_up():
    assert chances("supplying_prize") == {10: 1}
    assert set(chances("supplying_prize", prize_supply=True)) == {5, 10}


# ------------------------------------------------------------------------ cards, decks, turns


@pytest.mark.rule("6.1.1", "6.1.2", "6.1.3", "6.2.1", "6.2.2", "6.2.3")
@pytest.mark.parametrize(
    ("card", "coal", "sail"),
    [("blockade_runner", -1, 1), ("rendezvous_missed", 2, -2), ("island_refuge", -1, 1)],
)
def test_coal_and_sail_in_the_cards_of_supply(card, coal, sail):
    def expected(points: int) -> dict:
        return chances("card_challenge", card=card, challenge_modifier=points)

    assert chances("supply_card", card=card) == expected(0)
    assert chances("supply_card", card=card, coal=True) == expected(coal)
    assert chances("supply_card", card=card, ship="seeadler", sail=True, coal=True) == expected(sail)
    assert chances("supply_card", card=card, ship="wolf", sail=True, coal=True) == expected(0)
    with_prize = expected({"blockade_runner": 2, "rendezvous_missed": -2}.get(card, 0))
    assert chances("supply_card", card=card, prize=True) == with_prize


@pytest.mark.rule("3.3.14g", "3.3.32g", "switch:fog_bank_scope", "switch:reflag_dodges")
def test_fog_and_a_new_flag_against_a_card():
    plain = chances("card_challenge", card="interned")
    assert chances("card_on_ship") == plain
    assert chances("card_on_ship", fog=True) == {False: 1}
    assert chances("card_on_ship", fog=True, fog_bank_scope="attacks_only") == plain
    assert chances("card_on_ship", reflag=True) == {False: 1}
    assert chances("card_on_ship", reflag=True, reflag_dodges=False) == plain
    assert chances("card_on_ship", reflag=True, ship="emden") == plain, "a warship has no other flag"


@pytest.mark.rule("3.3.16b", "switch:heavy_weather_scope")
def test_the_reach_of_heavy_weather():
    four = {"players": 4, "own": 2, "theirs": 1}
    assert max(chances("weather", **four)) == 5
    assert max(chances("weather", **four, heavy_weather_scope="one_opponent")) == 1


@pytest.mark.rule("6.4.1", "6.4.3a", "6.5.1", "6.5.4", "2.1.5a")
def test_what_is_dealt():
    assert chances("ship_dealt")[True] == Fraction(3, 20)
    assert chances("ship_dealt", after_1914=True) == {False: 1}
    assert chances("ship_dealt", ship="wolf", after_1914=True)[True] == Fraction(3, 12)
    assert chances("ship_dealt", tournament=True)[True] == Fraction(1, 4)
    assert chances("ship_dealt", ship="leipzig", tournament=True) == {False: 1}
    assert chances("ship_dealt", ship="wolf", tournament=True)[True] == Fraction(2, 10)
    for who in ("warships", "both"):
        assert chances("ship_dealt", tournament=True, tournament_choice=who) == {True: 1}
    assert chances("ship_dealt", tournament=True, tournament_choice="merchantmen")[True] == Fraction(1, 4)
    assert chances("merchantman_dealt")[True] == Fraction(3, 60)
    late = {"after_1914": True, "remove_1914_merchantmen": True}
    assert chances("merchantman_dealt", **late) == {False: 1}
    assert chances("merchantman_dealt", target="appam", **late)[True] == Fraction(3, 41)
    chosen = chances("merchantman_dealt", tournament=True, tournament_choice="merchantmen")
    assert chosen == {True: 1}
    assert chances("merchantman_dealt", target="dee", tournament=True) == {False: 1}


@pytest.mark.rule(
    "6.5.3", "6.7.1", "6.7.2", "2.1.1", "2.1.2", "2.1.3", "2.4.5", "switch:action_cards_in_round"
)
def test_how_many_cards_come_into_play():
    def mean(name: str, **given: object) -> Fraction:
        return ask(GAME, name, **given).distribution.mean()

    kind = {"kind": "trap"}
    traps = mean("cards_in_play", **kind, action_cards_in_round=100)
    assert mean("cards_in_play", **kind) == traps * Fraction(40, 100)
    assert mean("cards_in_play", **kind, players="four") == traps * Fraction(80, 100)
    assert mean("cards_in_play", **kind, players="team", action_cards_in_round=30) == traps * Fraction(3, 10)
    out = {"players": "four", "after_1914": True, "remove_breakouts": True}
    assert mean("cards_in_play", **out) == 0 and mean("cards_in_play", **{**out, "players": "three"}) > 0
    assert mean("cards_in_play", **kind, action_cards_in_round=13) == traps * Fraction(13, 100)
    for kept, hand in ((0, 6), (1, 5), (2, 4), (3, 3)):
        assert mean("hand_dealt", kept=kept) == traps * Fraction(hand, 100)


@pytest.mark.rule("3.1a", "3.1b", "3.1c", "switch:first_player_method", "switch:first_player_later")
def test_who_begins():
    assert chances("first_turn")[True] == Fraction(1, 2)
    assert chances("first_turn", first_player_method="ship_values") == {True: 1}
    assert chances("first_turn", ship="emden", their_ship="meteor", first_player_method="ship_values") == {
        False: 1
    }
    assert chances("first_turn_later")[True] == Fraction(1, 2)
    assert chances("first_turn_later", first_player_later="last_round") == {False: 1}
    assert chances("first_turn_later", last=0) == {True: 1}


@pytest.mark.rule("5.4.1", "switch:solitaire_reshuffle", "switch:pp_choice")
def test_the_phantom_chooses_and_shuffles():
    assert chances("phantom_again", used=5)[True] == Fraction(5, 20)
    assert chances("phantom_again", used=5, solitaire_reshuffle="when_exhausted") == {False: 1}
    assert chances("phantom_again", used=20, solitaire_reshuffle="when_exhausted") == {True: 1}
    for cards in (1, 2, 3, 4):  # by name up to three, by the number of rows beyond: the same chance
        going_on = chances("phantom_streak", cards=cards, turns=1)[True]
        assert going_on == chances("phantom_ended", cards=cards)[False]
    assert chances("phantom_streak", cards=2, turns=2)[False] == chances("phantom_ended", cards=2)[True] ** 2
    assert chances("phantom_ended", cards=1, can_intercept=False)[True] == Fraction(26 + 20, 80)
    unanswered = Fraction(23, 40)  # 17 of 20 cards answer a raider with one of their two rows
    assert chances("phantom_answer")[False] == unanswered
    twice = Fraction(17, 20) / 2 * (1 - Fraction(16, 19) / 2) + Fraction(3, 20) * (1 - Fraction(17, 19) / 2)
    assert chances("phantom_answer", attacks=2)[False] == twice
    assert chances("phantom_target", pp_choice="random")[True] == Fraction(1, 2)
    assert chances("phantom_target") == {False: 1}
    assert chances("phantom_target", target="maria", other_choice="lovat") == {True: 1}


@pytest.mark.rule("3.3.40g", "switch:slim_pickings_chooser")
def test_who_picks_the_target_that_remains():
    cut = {"held": "slim_pickings", "third": "none"}
    kept = chances("several_targets", **cut)
    left = chances("several_targets", **cut, slim_pickings_chooser="defender")
    assert kept[1] == chances("german_intercept", target="matheran")["sunk"]
    assert left[1] == chances("german_intercept", target="lovat")["sunk"]


@pytest.mark.rule("5.4.3(1)", "5.4.3(2)", "5.4.3(4)")
@pytest.mark.parametrize("can_intercept", [True, False])
def test_the_row_of_the_last_card_ends_the_phantoms_turn(can_intercept, charts):
    """What a learner sees, the cards by name and the rows that were rolled, tells what came of it."""
    chart, ended = charts["solitaire_cards"], []
    for seed in range(60):
        dice = RandomDice(seed)
        ended.append(phantom_ended(dice, charts, 3, can_intercept))
        shown = [one for one in dice.record if isinstance(one, Shown)]
        cards, rows = ([one.faces[0] for one in shown[start::2]] for start in (0, 1))
        assert len(set(cards)) == len(cards) == len(rows)
        ends = [
            not can_intercept if row == 2 else chart.value(card, f"ends_turn_{row}")
            for card, row in zip(cards, rows, strict=True)
        ]
        assert [bool(one) for one in ends] == [False] * (len(ends) - 1) + [ended[-1]]
    assert {True, False} == set(ended)
