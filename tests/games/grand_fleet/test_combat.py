"""Gunnery rounds in one hex and what ends a combat (8.7-8.12)."""

from __future__ import annotations

from random import Random

import pytest

from navalgames.charts import Charts
from navalgames.errors import IllegalOrder
from navalgames.games.grand_fleet import GAME, given
from navalgames.games.grand_fleet.refusals import why_not
from navalgames.games.grand_fleet.rules import combat
from navalgames.games.grand_fleet.rules.sequence import AGENDA
from navalgames.games.grand_fleet.state import DE, HIDDEN, UK, Options, State, in_ddbox, in_fleet_boxes
from navalgames.games.grand_fleet.tables import Kind
from tests.games.grand_fleet.table import ANY, dice, fleet, give, in_combat, ships_of

STEADY = given.Manoeuvre(False, 0)
NOTHING = given.ChooseSituations(())


def rolled(state: State, charts: Charts, uk: int, de: int, options: Options = ANY) -> State:
    """Both sides roll for combat initiative without any modifier of their own choice."""
    shown = {UK: uk, DE: de}
    for _ in range(2):
        side = state.deciding[0]
        state, _ = give(state, side, STEADY, charts, shown[side], options=options)
    return state


def small_fight(charts: Charts, **fight: object) -> State:
    """Three BB against three B at Jutland's hex: 9 points against 6."""
    return in_combat(charts, (fleet(charts, UK, bb=3),), (fleet(charts, DE, b=3),), **fight)


def aimed(state: State, charts: Charts, uk: tuple, de: tuple, *dice: tuple, options: Options = ANY) -> State:
    """Both sides fix their targets; the dice are the damage rolls, British fire first."""
    targets = {UK: uk, DE: de}
    while state.stage == "allocate_fire":
        side = state.deciding[0]
        last = len(state.deciding) == 1
        shown = dice if last else ()
        state, _ = give(state, side, given.AllocateFire(targets[side]), charts, *shown, options=options)
    return state


@pytest.mark.rule("8.7", "8.8a")
@pytest.mark.parametrize(("uk", "de", "first"), [(1, 1, UK), (2, 1, UK), (1, 2, DE)])
def test_more_fleets_determine_first(charts: Charts, uk: int, de: int, first: str) -> None:
    british = tuple(ships_of(charts, UK, "BB", 3, skip=3 * place) for place in range(uk))
    german = tuple(ships_of(charts, DE, "B", 3, skip=3 * place) for place in range(de))
    state = in_combat(charts, british, german)
    assert combat.determines_first(uk, de) == first and state.deciding == (first,)
    after, _ = give(state, first, STEADY, charts, 6)
    seen = GAME.view(after, after.deciding[0], ANY)
    assert seen.battle.combat.numbers[0 if first == UK else 1] == 6


@pytest.mark.rule("8.8b", "8.8c", "8.8d", "8.8e", "8.3d")
def test_modifiers_of_hex_and_classes_add_up(charts: Charts) -> None:
    british = (fleet(charts, UK, bc=3), fleet(charts, UK, old_bc=3), fleet(charts, UK, old_b=3))
    german = (fleet(charts, DE, b=3),)
    at_home, _ = give(in_combat(charts, british, german, hex_id="103"), UK, STEADY, charts, 1)
    assert at_home.battle.combat.numbers[0] == 1 + 1 + 2 - 1
    elsewhere, _ = give(in_combat(charts, british, german, hex_id="605"), UK, STEADY, charts, 1)
    assert elsewhere.battle.combat.numbers[0] == 1 + 2 - 1
    at_jade, _ = give(in_combat(charts, british, german, hex_id="808"), UK, STEADY, charts, 1)
    assert at_jade.battle.combat.numbers[0] == 1 + 2 - 1
    home_german, _ = give(at_jade, DE, STEADY, charts, 1)
    assert home_german.battle.combat.numbers[1] == 2


@pytest.mark.rule("8.8f", "8.8g")
def test_half_gunnery_once_and_over_manoeuvre_up_to_the_fleets(charts: Charts) -> None:
    british = tuple(ships_of(charts, UK, "BB", 3, skip=3 * place) for place in range(2))
    state = in_combat(charts, british, (fleet(charts, DE, b=3),))
    orders = GAME.legal_orders(state, UK, charts, ANY)
    assert {(order.half, order.over) for order in orders} == {
        (half, over) for half in (False, True) for over in (0, 1, 2)
    }
    assert [refusal.rule for refusal in why_not(state, UK, charts, ANY)] == ["8.8g"]
    after, _ = give(state, UK, given.Manoeuvre(True, 2), charts, 3)
    assert after.battle.combat.numbers[0] == 3 + 2 + 2 and after.battle.combat.half[0] is True


@pytest.mark.rule("8.8h", "8.8i", "8.10b", "8.9h")
def test_confusion_silences_the_guns_but_keeps_the_bonus(charts: Charts) -> None:
    state, log = give(small_fight(charts), UK, given.Manoeuvre(False, 1), charts, 1)
    assert "gf-log-confused" in log
    assert state.battle.combat.numbers[0] == 2 and state.battle.combat.confused == (True, False)
    state, _ = give(state, DE, STEADY, charts, 5)
    fight = state.battle.combat
    assert state.deciding == (DE,) and fight.chooser == DE
    state, _ = give(state, DE, NOTHING, charts)
    assert state.battle.combat.totals == (0, 6) and state.deciding == (DE,)
    for die in range(1, 7):
        after, _ = give(small_fight(charts), UK, given.Manoeuvre(False, 1), charts, die)
        assert after.battle.combat.confused[0] == (die == 1)
        calm, _ = give(small_fight(charts), UK, STEADY, charts, die)
        assert not calm.battle.combat.confused[0]


@pytest.mark.rule("8.9h")
def test_confused_winner_leaves_nobody_to_choose() -> None:
    confused = combat.CombatRoll(9, True)
    assert combat.choices_won(confused, combat.CombatRoll(1, False)) == ("", 0)
    assert combat.choices_won(combat.CombatRoll(1, False), confused) == ("", 0)
    assert combat.choices_won(combat.CombatRoll(9, False), combat.CombatRoll(1, True)) == (UK, 4)


@pytest.mark.rule("8.9a")
def test_equal_numbers_go_straight_to_gunnery(charts: Charts) -> None:
    state = rolled(small_fight(charts), charts, 4, 4)
    assert state.stage == "allocate_fire" and state.battle.combat.choices == 0


@pytest.mark.rule("8.9b")
@pytest.mark.parametrize(("uk", "de", "chooser", "choices"), [(6, 2, UK, 2), (2, 4, DE, 1), (3, 2, "", 0)])
def test_half_the_difference_may_be_chosen(
    charts: Charts, uk: int, de: int, chooser: str, choices: int
) -> None:
    state = rolled(small_fight(charts), charts, uk, de)
    assert (state.battle.combat.chooser, state.battle.combat.choices) == (chooser, choices)
    if choices:
        sizes = {len(order.situations) for order in GAME.legal_orders(state, chooser, charts, ANY)}
        assert sizes == set(range(choices + 1)), "fewer may be taken"


@pytest.mark.rule("8.9c", "8.12c")
def test_situation_continue(charts: Charts) -> None:
    state = rolled(small_fight(charts), charts, 6, 2)
    state, _ = give(state, UK, given.ChooseSituations((combat.CONTINUE,)), charts)
    state = aimed(state, charts, (), ())
    assert state.stage == "manoeuvre" and state.battle.combat.round == 2
    assert not any(sets.count(combat.CONTINUE) > 1 for sets in combat.situation_sets(3, True, False, True))


@pytest.mark.rule("8.9d")
def test_situation_cancel_own_half(charts: Charts) -> None:
    state, _ = give(small_fight(charts), UK, given.Manoeuvre(True, 0), charts, 4)
    state, _ = give(state, DE, STEADY, charts, 2)
    assert state.battle.combat.numbers == (6, 2)
    after, _ = give(state, UK, given.ChooseSituations((combat.CANCEL_HALF,)), charts)
    assert after.battle.combat.totals[0] == 9
    kept, _ = give(state, UK, NOTHING, charts)
    assert kept.battle.combat.totals[0] == 4
    plain = rolled(small_fight(charts), charts, 6, 2)
    with pytest.raises(AssertionError):
        give(plain, UK, given.ChooseSituations((combat.CANCEL_HALF,)), charts)
    assert "8.9d" in [refusal.rule for refusal in why_not(plain, UK, charts, ANY)]


@pytest.mark.rule("8.9e", "8.10d")
def test_situation_enemy_half(charts: Charts) -> None:
    state = rolled(small_fight(charts), charts, 6, 4)
    state, _ = give(state, UK, given.ChooseSituations((combat.ENEMY_HALF,)), charts)
    assert state.battle.combat.totals == (9, 3)
    halved, _ = give(small_fight(charts), UK, STEADY, charts, 6)
    halved, _ = give(halved, DE, given.Manoeuvre(True, 0), charts, 1)
    orders = GAME.legal_orders(halved, UK, charts, ANY)
    assert not any(combat.ENEMY_HALF in order.situations for order in orders)
    assert "8.9e" in [refusal.rule for refusal in why_not(halved, UK, charts, ANY)]


@pytest.mark.rule("8.9f", "8.9g", "8.10a", "8.10c")
def test_situation_range_changes_every_ship_of_both_sides(charts: Charts) -> None:
    state = rolled(small_fight(charts), charts, 6, 2)
    totals = {}
    for chosen in ((), (combat.LONG,), (combat.LONG,) * 2, (combat.SHORT,), (combat.SHORT,) * 2):
        after, _ = give(state, UK, given.ChooseSituations(chosen), charts)
        totals[chosen] = after.battle.combat.totals
    assert totals[()] == (9, 6)
    assert totals[(combat.LONG,)] == (7.5, 4.5) and totals[(combat.LONG,) * 2] == (6, 3)
    assert totals[(combat.SHORT,)] == (10.5, 7.5) and totals[(combat.SHORT,) * 2] == (12, 9)


@pytest.mark.rule("8.9f")
def test_mixed_range_is_a_switch(charts: Charts) -> None:
    state = rolled(small_fight(charts), charts, 6, 2)
    mixed = given.ChooseSituations((combat.LONG, combat.SHORT))
    assert mixed in GAME.legal_orders(state, UK, charts, Options(range_mix=True))
    assert mixed not in GAME.legal_orders(state, UK, charts, Options(range_mix=False))
    assert combat.range_shift(mixed.situations) == 0
    refusals = why_not(state, UK, charts, Options(range_mix=False))
    assert "8.9f" in [refusal.rule for refusal in refusals]


@pytest.mark.rule("8.9g", "8.12g")
def test_everything_is_determined_anew_in_each_round(charts: Charts) -> None:
    state, _ = give(small_fight(charts), UK, given.Manoeuvre(True, 0), charts, 6)
    state, _ = give(state, DE, STEADY, charts, 1)
    state, _ = give(state, UK, given.ChooseSituations((combat.CONTINUE, combat.LONG)), charts)
    state = aimed(state, charts, (), ())
    fight = state.battle.combat
    assert (fight.half, fight.over, fight.situations, fight.numbers) == (
        (None, None),
        (0, 0),
        (),
        (None, None),
    )


@pytest.mark.rule("8.10a", "8.10c")
def test_gunnery_never_falls_below_zero() -> None:
    assert combat.total_gunnery([0.5, 2.0], shift=-1.0) == 1.0
    assert combat.total_gunnery([1.5, 1.5, 1.5]) == 4.5
    assert combat.total_gunnery([1.5, 1.5, 1.5], half=True) == 2


@pytest.mark.rule("8.10d")
def test_half_gunnery_is_applied_at_most_once() -> None:
    assert combat.fires_half(DE, (False, True), UK, (combat.ENEMY_HALF,))
    assert (
        combat.total_gunnery([17.0], half=combat.fires_half(DE, (False, True), UK, (combat.ENEMY_HALF,))) == 8
    )
    assert not combat.fires_half(UK, (True, False), UK, (combat.CANCEL_HALF,))
    assert combat.fires_half(UK, (True, False), DE, (combat.CANCEL_HALF,))


@pytest.mark.rule("8.11a", "8.11b", "8.11c", "8.11d")
def test_targets_cost_their_defence_value(charts: Charts) -> None:
    state = rolled(small_fight(charts), charts, 4, 4)
    german = in_fleet_boxes(state, DE)
    form = GAME.legal_orders(state, UK, charts, ANY)
    assert form.points == 9 and form.spent(german) == 9
    form.check(given.AllocateFire(german))
    form.check(given.AllocateFire(german[:1]))
    with pytest.raises(IllegalOrder, match="named twice"):
        form.check(given.AllocateFire((german[0], german[0])))
    british = in_fleet_boxes(state, UK)
    theirs = GAME.legal_orders(state, DE, charts, ANY)
    assert theirs.points == 6
    with pytest.raises(IllegalOrder, match="cost 7 points; you have 6") as refusal:
        theirs.check(given.AllocateFire(british[:2]))
    assert refusal.value.rule == "8.11b"
    with pytest.raises(IllegalOrder, match="not among"):
        form.check(given.AllocateFire(("Bayern",)))


@pytest.mark.rule("8.11e", "8.11f", "chart:damage_table")
@pytest.mark.parametrize("total", range(2, 13))
def test_damage_table_with_the_german_modifier(charts: Charts, total: int) -> None:
    faces = (total // 2, total - total // 2)
    for nation, modified in (("UK", total), ("US", total), ("DE", total - 1)):
        for table in ("standard", "bloody"):
            none, ddbox = (6, 9) if table == "standard" else (4, 8)
            expected = "none" if modified <= none else "ddbox" if modified <= ddbox else "sunk"
            assert combat.damage(dice(faces), Kind("B", nation), charts, table) == expected


@pytest.mark.rule("8.11g")
def test_targets_are_fixed_unseen_and_results_come_together(charts: Charts) -> None:
    state = rolled(small_fight(charts), charts, 4, 4)
    german, british = in_fleet_boxes(state, DE), in_fleet_boxes(state, UK)
    assert set(state.deciding) == {UK, DE}
    fixed, _ = give(state, UK, given.AllocateFire(german), charts)
    assert GAME.view(fixed, DE, ANY).battle.combat.targets == (HIDDEN, None)
    assert GAME.view(fixed, UK, ANY).battle.combat.targets == (german, None)
    after, log = give(fixed, DE, given.AllocateFire(british[:1]), charts, (6, 6), (6, 6), (6, 6), (6, 6))
    assert log.count("gf-log-hit-sunk") == 4, "the sunk German ships still fired"
    assert set(after.sunk) == {*german, british[0]}


@pytest.mark.rule("8.11g", "8.8a")
def test_targets_may_be_open_by_switch(charts: Charts) -> None:
    options = Options(simultaneous_allocation=False, circled_start_box="spread")
    state = rolled(small_fight(charts), charts, 4, 4, options)
    assert state.deciding == (UK,), "the side that determined first"
    german = in_fleet_boxes(state, DE)
    state, _ = give(state, UK, given.AllocateFire(german), charts, options=options)
    assert state.deciding == (DE,)
    assert GAME.view(state, DE, options).battle.combat.targets[0] == german


@pytest.mark.rule("8.11h", "8.11i", "8.11k")
def test_none_and_ddbox(charts: Charts) -> None:
    state = rolled(small_fight(charts), charts, 4, 4)
    german = in_fleet_boxes(state, DE)
    state = aimed(state, charts, german, (), (1, 1), (4, 4), (3, 3))
    assert GAME.decision(state) == ("send_damage", "8.11i")
    assert state.sending[0].side == DE and state.sending[0].ships == (german[1],)
    assert set(in_fleet_boxes(state, DE)) == {german[0], german[2]}
    settled, _ = give(state, DE, given.SendToDDbox(((), (german[1],), *((),) * 5)), charts)
    assert in_ddbox(settled, DE) == (german[1],) and settled.sunk == ()


@pytest.mark.rule("8.11i", "6.3")
def test_damage_over_the_caps_goes_to_box_0(charts: Charts) -> None:
    state = rolled(in_combat(charts, (fleet(charts, UK, bb=8),), (fleet(charts, DE, b=5),)), charts, 4, 4)
    german = in_fleet_boxes(state, DE)
    state = aimed(state, charts, german, (), *((4, 4),) * 5)
    full = tuple(() if n == 0 else ("x", "y", "z") for n in range(7))
    form = GAME.legal_orders(state._replace(ddbox=(state.ddbox[0], full)), DE, charts, ANY)
    assert form.suggestions()[0][1].boxes[0] == german


@pytest.mark.rule("8.11j", "8.11k", "11.3c")
def test_sunk_ships_score_at_once(charts: Charts) -> None:
    state = rolled(small_fight(charts), charts, 4, 4)
    german = in_fleet_boxes(state, DE)
    state = aimed(state, charts, german[:1], (), (6, 6))
    assert state.sunk == (german[0],) and state.vp == 1
    assert german[0] not in in_fleet_boxes(state, DE) + in_ddbox(state, DE)


@pytest.mark.rule("11.3c", "11.3d")
def test_points_for_every_kind_of_ship() -> None:
    for ship_type in ("B", "BB", "BC", "(BC)"):
        assert combat.points_for_sunk([], [Kind(ship_type, DE)]) == 1
        assert combat.points_for_sunk([], [Kind(ship_type, UK)]) == -1
        assert combat.points_for_sunk([], [Kind(ship_type, "US")]) == -1
    german, british = Kind("(B)", DE), Kind("(B)", UK)
    assert [combat.points_for_sunk([german] * n, [german]) for n in range(6)] == [0, 0, 1, 0, 0, 1]
    assert [combat.points_for_sunk([british] * n, [british]) for n in range(4)] == [0, -1, 0, -1]
    assert combat.points_for_sunk([german] * 2, [german] * 4) == 2


@pytest.mark.rule("11.3c", "11.3d")
@pytest.mark.parametrize(
    ("before", "now", "points"),
    [
        ("DE:(B) DE:B DE:B", "DE:(B)", 0),
        ("DE:(B) DE:(B) DE:B UK:(B)", "DE:(B)", 1),
        ("UK:(B) DE:(B) DE:(B)", "UK:(B)", -1),
        ("UK:BB US:B DE:(B)", "UK:(B)", 0),
        ("UK:(B) UK:(B) UK:(B)", "DE:(B) DE:(B)", 0),
        ("DE:(B) DE:(B) UK:(B)", "UK:(B) DE:(B) DE:BC US:BB", 0),
        ("DE:(B) DE:(B) UK:(B) UK:(B)", "UK:(B) DE:(B) DE:BC", 2),
        ("US:BB US:BB DE:(BC) UK:BC", "US:BB", -1),
    ],
)
def test_earlier_losses_count_by_side_and_only_pre_dreadnoughts(before: str, now: str, points: int) -> None:
    assert combat.points_for_sunk(kinds_in(before), kinds_in(now)) == points


def kinds_in(words: str) -> list[Kind]:
    return [Kind(ship_type, nation) for nation, ship_type in (word.split(":") for word in words.split())]


@pytest.mark.rule("11.3c", "11.3d", "11.3g")
def test_points_do_not_depend_on_how_losses_fall_into_rounds() -> None:
    """Mixed losses of a whole game, cut into rounds anywhere, bring what their numbers bring."""
    rng = Random(11)
    every = [Kind(ship_type, nation) for nation in (UK, DE) for ship_type in ("(B)", "B", "BB", "BC", "(BC)")]
    every += [Kind("B", "US"), Kind("BB", "US"), Kind("(B)", UK), Kind("(B)", DE)]
    for _ in range(100):
        lost = rng.choices(every, k=rng.randint(1, 20))
        cuts = sorted(rng.choices(range(len(lost) + 1), k=rng.randint(0, 4)))
        rounds = list(zip([0, *cuts], [*cuts, len(lost)], strict=True))
        modern = [kind.nation for kind in lost if kind.type != "(B)"]
        expected = 2 * modern.count(DE) - len(modern)
        expected += lost.count(Kind("(B)", DE)) // 3 - lost.count(Kind("(B)", UK)) // 2
        told = sum(combat.points_for_sunk(lost[:start], lost[start:end]) for start, end in rounds)
        assert told == expected, (lost, cuts)


@pytest.mark.rule("8.11l", "8.11m")
def test_fleets_of_two_leave_and_fleets_of_three_stay(charts: Charts) -> None:
    british = (ships_of(charts, UK, "BB", 4), ships_of(charts, UK, "BB", 3, skip=4))
    german = (ships_of(charts, DE, "B", 4), ships_of(charts, DE, "B", 4, skip=4))
    state = rolled(in_combat(charts, british, german), charts, 4, 4)
    targets = german[0][:2] + german[1][:1]
    state = aimed(state, charts, targets, (), (6, 6), (6, 6), (6, 6))
    assert state.battle.at_sea[0].fleets == ((1, 2), (2,))
    assert set(german[0][2:]) <= set(in_fleet_boxes(state, DE)), "its last ships came home"
    assert state.stage == "another_round"


@pytest.mark.rule("8.12b")
@pytest.mark.parametrize("wants", [True, False])
def test_the_log_says_who_wants_to_fight_on(charts: Charts, wants: bool) -> None:
    state = aimed(rolled(small_fight(charts), charts, 4, 4), charts, (), ())
    key = "gf-log-wants-round" if wants else "gf-log-wants-no-round"
    for side in (UK, DE):
        assert state.deciding == (side,)
        state, log = give(state, side, given.WantRound(wants), charts)
        assert log[0] == key


@pytest.mark.rule("8.12a", "8.12b", "8.12f", "8.13c")
@pytest.mark.parametrize(
    ("attacker_wants", "defender_wants"), [(True, True), (True, False), (False, True), (False, False)]
)
def test_declarations(charts: Charts, attacker_wants: bool, defender_wants: bool) -> None:
    state = rolled(small_fight(charts), charts, 4, 4)
    ships = in_fleet_boxes(state, UK) + in_fleet_boxes(state, DE)
    state = aimed(state, charts, (), ())
    assert (state.stage, state.deciding) == ("another_round", (UK,))
    state, _ = give(state, UK, given.WantRound(attacker_wants), charts)
    assert state.deciding == (DE,)
    sequence_end = state._replace(battle=state.battle._replace(combats=("999",)))
    after = _declared(sequence_end, charts, defender_wants)
    if attacker_wants and defender_wants:
        assert after.stage == "manoeuvre" and after.battle.combat.round == 2
    else:
        assert after.battle.at_sea[0].fleets == (
            (1,) if attacker_wants else (),
            (1,) if defender_wants else (),
        )
    assert set(in_fleet_boxes(after, UK) + in_fleet_boxes(after, DE)) == set(ships)


def _declared(state: State, charts: Charts, wants: bool) -> State:
    return AGENDA.asks["another_round"].answer(dice(), state, DE, given.WantRound(wants), charts, ANY)


@pytest.mark.rule("8.12d")
def test_both_confused_fight_on_unasked(charts: Charts) -> None:
    state, _ = give(small_fight(charts), UK, given.Manoeuvre(False, 1), charts, 1)
    state, log = give(state, DE, given.Manoeuvre(False, 1), charts, 1)
    assert state.stage == "manoeuvre" and state.battle.combat.round == 2
    assert "gf-log-next-round" in log


@pytest.mark.rule("8.12e", "8.12g")
def test_one_side_gone_ends_the_combat_even_after_continue(charts: Charts) -> None:
    state = rolled(small_fight(charts), charts, 6, 4)
    state, _ = give(state, UK, given.ChooseSituations((combat.CONTINUE,)), charts)
    german = in_fleet_boxes(state, DE)
    before = state.turn
    state = aimed(state, charts, german[:1], (), (6, 6))
    assert (state.battle is None and state.turn == before + 1) or state.outcome is not None
    assert combat.goes_on((combat.CONTINUE,), (False, False), False) is False
    assert combat.goes_on((), (True, True), False) is False


@pytest.mark.rule("8.12g")
def test_rounds_have_no_limit(charts: Charts) -> None:
    state = small_fight(charts)
    for number in range(2, 30):
        state, _ = give(state, UK, given.Manoeuvre(False, 1), charts, 1)
        state, _ = give(state, DE, given.Manoeuvre(False, 1), charts, 1)
        assert state.battle.combat.round == number


@pytest.mark.rule("8.11b", "8.11d", "8.10d")
@pytest.mark.parametrize(("british", "asked"), [({"bb": 2, "b": 1}, True), ({"bb": 3}, False)])
def test_who_can_just_pay_for_the_cheapest_target_is_asked(
    charts: Charts, british: dict[str, int], asked: bool
) -> None:
    """Three B on half gunnery have 3 points: enough for a B, too few for a BB at 3.5."""
    state = in_combat(charts, (fleet(charts, UK, **british),), (fleet(charts, DE, b=3),))
    state, _ = give(state, UK, STEADY, charts, 4)
    state, _ = give(state, DE, given.Manoeuvre(True, 0), charts, 2)
    assert state.battle.combat.totals[1] == 3
    assert (DE in state.deciding) is asked and (state.battle.combat.targets[1] == ()) is not asked


@pytest.mark.rule("8.11l", "8.11m", "11.3c")
def test_only_what_happened_is_told_after_fire(charts: Charts) -> None:
    state = rolled(small_fight(charts), charts, 4, 4)
    german, british = in_fleet_boxes(state, DE), in_fleet_boxes(state, UK)
    fixed, _ = give(state, UK, given.AllocateFire(german[:2]), charts)
    _, log = give(fixed, DE, given.AllocateFire(british[:1]), charts, (1, 1), (2, 1), (1, 2))
    assert log == ["gf-log-hit-none"] * 3, "no points, no fleet that leaves"
    _, log = give(fixed, DE, given.AllocateFire(british[:1]), charts, (6, 6), (1, 1), (1, 1))
    assert log.count("gf-log-small-fleet") == 1 and log.count("gf-log-points-sunk") == 1
    _, log = give(fixed, DE, given.AllocateFire(british[:1]), charts, (6, 6), (1, 1), (6, 6))
    assert log.count("gf-log-small-fleet") == 2 and "gf-log-points-sunk" not in log, "one each: no change"
