"""Submarine check, submarine war and initiative (sections 7 and 9)."""

from __future__ import annotations

import pytest

from navalgames.charts import Charts
from navalgames.games.grand_fleet import GAME, given
from navalgames.games.grand_fleet.refusals import why_not
from navalgames.games.grand_fleet.rules import initiative, submarines
from navalgames.games.grand_fleet.state import DE, HIDDEN, SIDES, UK, Initiative, in_fleet_boxes
from tests.games.grand_fleet.table import ANY, advanced, boxes, dice, full, give, ships_of


@pytest.mark.rule("7.1")
def test_no_check_in_turn_1_but_from_turn_2(charts: Charts) -> None:
    first, _ = advanced(full(charts, "submarine_check", turn=1), charts)
    assert first.stage == "initiative_dice"
    second, log = advanced(full(charts, "submarine_check", turn=2), charts, 1)
    assert second.stage == "initiative_dice" and log == ["gf-log-submarine-none"]


@pytest.mark.rule("7.2", "7.3", "7.4", "7.5", "chart:usw_occurrence")
@pytest.mark.parametrize("turn", range(2, 10))
@pytest.mark.parametrize("die", range(1, 7))
def test_occurrence_table_rules_the_check(charts: Charts, turn: int, die: int) -> None:
    result = charts["usw_occurrence"].cell(die, turn).value
    state, _ = advanced(full(charts, "submarine_check", turn=turn), charts, die)
    if result == "none":
        assert (state.stage, state.usw_turn) == ("initiative_dice", 0)
    elif result == "choice":
        assert (state.stage, state.deciding) == ("begin_warfare", (DE,))
    else:
        assert state.usw_turn == turn


@pytest.mark.rule("7.4")
def test_germany_decides_on_a_choice(charts: Charts) -> None:
    state, _ = advanced(full(charts, "submarine_check", turn=2), charts, 5)
    held, log = give(state, DE, given.HoldWarfareBack(), charts)
    assert held.stage == "initiative_dice" and log == ["gf-log-warfare-held-back"]
    begun, _ = give(state, DE, given.BeginWarfare(), charts)
    assert begun.usw_turn == 2


@pytest.mark.rule("7.6")
def test_the_turn_of_the_start_has_no_initiative(charts: Charts) -> None:
    state, log = advanced(full(charts, "submarine_check", turn=4, american=()), charts, 6)
    assert state.turn == 5 and "gf-log-warfare-begins" in log
    assert not any(key.startswith(("gf-log-parity", "gf-log-attacker", "gf-log-nobody")) for key in log)


@pytest.mark.rule("7.7", "9.4", "9.5", "11.3f")
def test_later_turns_roll_the_effect_before_initiative(charts: Charts) -> None:
    state = full(charts, "submarine_check", turn=4, usw_turn=3, american=())
    after, log = advanced(state, charts, 5)
    assert after.vp == -1 and after.stage == "initiative_dice" and log == ["gf-log-submarine-points"]
    second, _ = advanced(state._replace(turn=5), charts, 1)
    assert second.vp == 1


@pytest.mark.rule("7.8")
def test_the_war_begins_once(charts: Charts) -> None:
    state = full(charts, "submarine_check", turn=7, usw_turn=6, american=())
    for die in range(1, 6):
        after, _ = advanced(state, charts, die)
        assert after.usw_turn == 6 and after.stage == "initiative_dice"


@pytest.mark.rule("7.9a")
def test_numbers_of_dice_are_secret_and_simultaneous(charts: Charts) -> None:
    state = full(charts, "initiative_dice", SIDES, initiative=Initiative())
    assert set(state.deciding) == {UK, DE}
    assert GAME.legal_orders(state, DE, charts, ANY) == (
        given.ChooseInitiativeDice(1),
        given.ChooseInitiativeDice(2),
    )
    chosen, log = give(state, UK, given.ChooseInitiativeDice(2), charts)
    assert log == [] and chosen.deciding == (DE,)
    assert GAME.view(chosen, DE, ANY).initiative.dice == (HIDDEN, None)
    assert GAME.view(chosen, UK, ANY).initiative.dice == (2, None)
    other, _ = give(state, UK, given.ChooseInitiativeDice(1), charts)
    assert GAME.view(chosen, DE, ANY) == GAME.view(other, DE, ANY)
    first_de, _ = give(state, DE, given.ChooseInitiativeDice(2), charts)
    assert first_de.deciding == (UK,)


@pytest.mark.rule("7.9b")
def test_the_higher_of_two_dice_counts() -> None:
    assert initiative.initiative_roll(dice((2, 5)), UK, 2).best == 5
    assert initiative.initiative_roll(dice(3), UK, 1).best == 3


@pytest.mark.rule("7.9c", "11.3a")
def test_equal_parity_of_two_dice_costs_a_point() -> None:
    for first in range(1, 7):
        for second in range(1, 7):
            loss = initiative.initiative_roll(dice((first, second)), DE, 2).parity_loss
            assert loss == ((first + second) % 2 == 0)
    assert not any(initiative.initiative_roll(dice(die), DE, 1).parity_loss for die in range(1, 7))
    assert initiative.turn_initiative(dice(1, (1, 5)), 1, 2).vp == 1
    assert initiative.turn_initiative(dice((2, 4), 6), 2, 1).vp == -1


@pytest.mark.rule("7.9d")
def test_both_lose_and_nothing_changes() -> None:
    result = initiative.turn_initiative(dice((4, 2), (3, 3)), 2, 2)
    assert result.parity_loss == (UK, DE) and result.vp == 0


@pytest.mark.rule("7.10a")
@pytest.mark.parametrize("uk", range(1, 7))
@pytest.mark.parametrize("de", range(1, 7))
def test_attacker_needs_a_difference_of_2(charts: Charts, uk: int, de: int) -> None:
    state = full(charts, "initiative_dice", (DE,), initiative=Initiative((1, None)))
    after, _ = give(state, DE, given.ChooseInitiativeDice(1), charts, uk, de)
    if abs(uk - de) < 2:
        assert after.turn == 2 and after.stage != "offer_battle"
    else:
        assert after.stage == "offer_battle" and after.deciding == ((UK,) if uk > de else (DE,))


@pytest.mark.rule("7.10b", "7.10f", "7.10g")
def test_attacker_declares_then_defender_then_battle(charts: Charts) -> None:
    state = full(charts, "offer_battle", (DE,), initiative=Initiative((1, 1), DE, 3))
    asked, _ = give(state, DE, given.OfferBattle(), charts)
    assert asked.stage == "accept_battle" and asked.deciding == (UK,)
    battle, log = give(asked, UK, given.AcceptBattle(), charts)
    assert battle.battle.attacker == DE and battle.stage == "form_fleets" and log == ["gf-log-battle"]
    ended, _ = advanced(battle._replace(stage="control", deciding=()), charts)
    assert ended.turn == battle.turn + 1 and ended.battle is None


@pytest.mark.rule("7.10c")
@pytest.mark.parametrize(("difference", "free"), [(2, True), (3, True), (4, False), (5, False)])
def test_offer_is_compulsory_from_4(charts: Charts, difference: int, free: bool) -> None:
    state = full(charts, "offer_battle", (UK,), initiative=Initiative((1, 1), UK, difference))
    assert (given.DeclineBattle() in GAME.legal_orders(state, UK, charts, ANY)) == free
    refusals = why_not(state, UK, charts, ANY)
    assert [refusal.rule for refusal in refusals] == ([] if free else ["7.10c"])
    asked, _ = give(state, UK, given.OfferBattle(), charts)
    assert given.RefuseBattle() in GAME.legal_orders(asked, DE, charts, ANY)


@pytest.mark.rule("7.10d")
@pytest.mark.parametrize("attacker", SIDES)
@pytest.mark.parametrize("difference", [2, 3])
def test_declining_costs_nothing_and_asks_nobody(charts: Charts, attacker: str, difference: int) -> None:
    lead = Initiative((1, 1), attacker, difference)
    state = full(charts, "offer_battle", (attacker,), vp=2, initiative=lead)
    after, log = give(state, attacker, given.DeclineBattle(), charts)
    assert after.vp == 2 and after.turn == 2 and "gf-log-offered" not in log
    for accepts in (True, False):
        assert initiative.declared(attacker, difference, False, accepts) == ("declined", 0)


@pytest.mark.rule("7.10e", "11.3b", "11.3g")
@pytest.mark.parametrize(("attacker", "vp"), [(UK, 3), (DE, -3)])
def test_refusal_gives_the_attacker_3(charts: Charts, attacker: str, vp: int) -> None:
    defender = DE if attacker == UK else UK
    state = full(charts, "accept_battle", (defender,), initiative=Initiative((1, 1), attacker, 5))
    after, _ = give(state, defender, given.RefuseBattle(), charts)
    assert after.vp == vp and after.turn == 2


@pytest.mark.rule("9.1", "9.2d")
def test_americans_enter_when_the_war_begins(charts: Charts) -> None:
    state, _ = advanced(full(charts, "submarine_check", turn=4), charts, 6)
    assert {"Delaware", "Florida", "Wyoming", "New York", "Texas"} <= set(in_fleet_boxes(state, UK))
    assert state.american == ()
    sending = state.sending[0]
    assert sending.cause == "american_entry" and sending.side == UK
    assert set(sending.ships) == {"North Dakota", "Utah", "Arkansas", "Nevada", "Oklahoma"}
    after, _ = give(state, UK, given.SendToDDbox((sending.ships, *((),) * 6)), charts)
    assert after.turn == 5


@pytest.mark.rule("9.2b")
def test_early_start_keeps_the_circled_4_back(charts: Charts) -> None:
    state, _ = advanced(full(charts, "submarine_check", turn=3), charts, 6)
    assert state.stage == "begin_warfare"
    state, _ = give(state, DE, given.BeginWarfare(), charts)
    assert set(state.american) == {"Nevada", "Oklahoma"}
    assert set(state.sending[0].ships) == {"North Dakota", "Utah", "Arkansas"}
    state, _ = give(state, UK, given.SendToDDbox((state.sending[0].ships, *((),) * 6)), charts)
    assert state.turn == 4 and set(state.sending[-1].ships) == {"Nevada", "Oklahoma"}


@pytest.mark.rule("9.2c")
def test_late_start_brings_the_circled_4_at_once() -> None:
    assert [submarines.arrival_turn(turn) for turn in range(2, 10)] == [4, 4, 4, 5, 6, 7, 8, 9]


@pytest.mark.rule("9.3")
def test_cancelled_ships_are_not_sunk_and_americans_are_spared(charts: Charts) -> None:
    state, _ = advanced(full(charts, "submarine_check", turn=2), charts, 5)
    state, _ = give(state, DE, given.BeginWarfare(), charts)
    assert "Malaya" in state.cancelled and "Bayern" in state.cancelled
    assert state.sunk == () and state.vp == 0
    assert {"Nevada", "Oklahoma"} <= set(state.american)


@pytest.mark.rule("9.6")
@pytest.mark.parametrize("die", range(1, 7))
def test_only_a_natural_6_recalls_the_americans(charts: Charts, die: int) -> None:
    american = ships_of(charts, "US", "B", 3)
    state = full(charts, "submarine_check", turn=9, usw_turn=3, american=())
    fleets = (boxes(*state.fleets[0][:7], american, number=8), state.fleets[1])
    after, _ = advanced(state._replace(fleets=fleets), charts, die)
    if die < 6:
        assert after.stage == "initiative_dice"
        return
    assert after.sending[0].cause == "american_recall" and set(after.sending[0].ships) == set(american)
    settled, _ = give(after, UK, given.SendToDDbox((after.sending[0].ships, *((),) * 6)), charts)
    assert settled.stage == "initiative_dice" and not set(american) & set(in_fleet_boxes(settled, UK))
