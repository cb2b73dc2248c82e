"""Setting up the table and the order of play (sections 1, 3, 4, 5 and 12)."""

from __future__ import annotations

import pytest

from navalgames.chance import RandomDice
from navalgames.charts import Charts
from navalgames.games.grand_fleet import GAME, given
from navalgames.games.grand_fleet.rules import sequence
from navalgames.games.grand_fleet.state import DE, SIDES, UK, Initiative, Options, in_ddbox, in_fleet_boxes
from navalgames.games.grand_fleet.tables import roster, side_of
from navalgames.rule_index import read_rules
from tests.games.grand_fleet.table import ANY, EMPTY_BOXES, advanced, bare, full, give, set_up


@pytest.mark.rule("0")
def test_the_index_tells_what_it_is() -> None:
    rules = {rule.number: rule for rule in read_rules("grand_fleet")}
    assert rules["0"].title == "About"
    switches = {choice.name for choice in GAME.option_choices}
    assert switches == set(Options._fields)
    assert all(choice.rule in rules for choice in GAME.option_choices)


@pytest.mark.rule("1.1", "9.2a")
def test_two_sides_and_the_americans_are_british(charts: Charts) -> None:
    assert GAME.sides == (UK, DE)
    assert [side_of(nation) for nation in ("UK", "US", "DE")] == [UK, UK, DE]
    assert set(side_of(ship.nation) for ship in roster(charts).values()) == set(SIDES)


@pytest.mark.rule("1.2", "10.2")
def test_only_points_and_section_11_end_a_game(charts: Charts) -> None:
    """Whatever happened in the turn, nothing is decided before its end."""
    state = full(charts, "accept_battle", (DE,), vp=5, initiative=Initiative((1, 1), UK, 2))
    after, _ = give(state, DE, given.RefuseBattle(), charts)
    assert after.outcome is not None and after.outcome.winner == UK
    assert after.vp == 8
    in_turn = full(charts, "initiative_dice", SIDES, vp=9, initiative=Initiative())
    waiting, _ = give(in_turn, UK, given.ChooseInitiativeDice(1), charts)
    assert waiting.outcome is None


@pytest.mark.rule("1.3", "4.1")
def test_nine_turns_of_half_a_year(charts: Charts) -> None:
    track = charts["turn_track"]
    assert len(track.rows) == 9
    assert "1914" in track.value(1, "half_year") and "1918" in track.value(9, "half_year")
    state = full(charts, "end_of_turn", turn=9)
    after, _ = advanced(state, charts)
    assert after.stage == "over" and after.outcome.winner == UK
    earlier, _ = advanced(full(charts, "end_of_turn", turn=8), charts)
    assert earlier.turn == 9 and earlier.outcome is None


@pytest.mark.rule("3.1", "2.3a", "2.3b", "2.3c")
def test_each_side_has_its_own_chart(charts: Charts) -> None:
    state = set_up(charts)
    assert [len(boxes) for boxes in state.fleets] == [8, 6]
    assert [len(boxes) for boxes in state.ddbox] == [7, 7]


@pytest.mark.rule("3.2", "2.2i", "2.1d")
def test_ships_with_a_turn_wait_on_the_track(charts: Charts) -> None:
    """All of turns 2-9 still wait at the first decision; those of turn 1 have just arrived."""
    state = set_up(charts)
    table = roster(charts)
    for turn, ships in enumerate(state.waiting, start=1):
        wanted = {
            ship.name
            for ship in table.values()
            if ship.turn == turn and ship.nation != "US" and ship.set == "core" and turn > 1
        }
        assert set(ships) == wanted
    assert {"Agincourt", "Tiger"} <= set(state.sending[0].ships)
    assert "Derfflinger" in in_fleet_boxes(state, DE)


@pytest.mark.rule("3.3")
def test_circled_ships_begin_in_boxes_of_the_owners_choice(charts: Charts) -> None:
    state = set_up(charts, Options())
    assert (state.stage, state.deciding, state.sending[0].cause) == ("send_to_ddbox", (UK,), "start")
    assert set(state.sending[0].ships) == {
        "Invincible", "Inflexible", "Indomitable", "Indefatigable", "Lord Nelson", "Agamemnon",
    }  # fmt: skip
    form = GAME.legal_orders(state, UK, charts, Options())
    state, _ = give(state, UK, form.suggestions()[0][1], charts, options=Options())
    assert state.deciding == (DE,) and set(state.sending[0].ships) == {"Braunschweig", "Elsass"}
    spread = set_up(charts, Options(circled_start_box="spread"))
    assert [len(box) for box in spread.ddbox[0]] == [0, 1, 1, 1, 1, 1, 1]
    assert [len(box) for box in spread.ddbox[1]] == [0, 1, 1, 0, 0, 0, 0]


@pytest.mark.rule("3.3a")
def test_a_circle_with_a_turn_sends_any_nation_to_its_ddbox(charts: Charts) -> None:
    """No shipped ship of ours has it except Americans, so a chart is changed to try it."""
    changed = charts.replace("roster", "Bayern", "mark", "circled 4").replace(
        "roster", "Malaya", "mark", "circled 4"
    )
    state = bare("german_reinforcement", turn=4, waiting=(*((),) * 3, ("Malaya", "Bayern"), *((),) * 5))
    state, _ = advanced(state, changed)
    assert (state.sending[0].side, state.sending[0].ships, state.sending[0].cause) == (
        DE,
        ("Bayern",),
        "circled",
    )
    boxes = (("Bayern",), *((),) * 6)
    state, _ = give(state, DE, given.SendToDDbox(boxes), changed)
    assert in_ddbox(state, DE) == ("Bayern",)
    assert (state.sending[0].side, state.sending[0].ships, state.sending[0].cause) == (
        UK,
        ("Malaya",),
        "circled",
    )


@pytest.mark.rule("3.4")
def test_americans_are_set_aside(charts: Charts) -> None:
    state = set_up(charts)
    table = roster(charts)
    assert len(state.american) == 10
    assert all(table[ship].nation == "US" for ship in state.american)
    placed = in_fleet_boxes(state, UK) + in_ddbox(state, UK)
    assert not any(table[ship].nation == "US" for ship in placed)


@pytest.mark.rule("3.5")
def test_all_other_ships_begin_in_fleet_boxes(charts: Charts) -> None:
    state = set_up(charts)
    assert len(in_fleet_boxes(state, UK)) == 32
    assert len(in_fleet_boxes(state, DE)) == 24 + 5


@pytest.mark.rule("3.6", "2.1f", "3.7", "2.1g", "12.0")
def test_markers_begin_on_turn_1_and_0(charts: Charts) -> None:
    state = set_up(charts)
    assert (state.turn, state.vp, state.usw_turn) == (1, 0, 0)
    defaults = {choice.name: choice.default for choice in GAME.option_choices}
    assert defaults["historical"] is False and defaults["audacious"] is True


@pytest.mark.rule("4.2", "6.1")
def test_the_phases_follow_each_other(charts: Charts) -> None:
    """Every stage that asks somebody in one quiet turn, in the order of play."""
    options = Options(circled_start_box="spread")
    dice = RandomDice(seed=3)
    state = sequence.start(dice, charts, options)
    seen = []
    quiet = (given.SkipDeployment(), given.SkipDetachment(), given.ChooseInitiativeDice(1))
    while state.turn == 1 and state.deciding:
        side = state.deciding[0]
        seen.append((GAME.decision(state)[0], side))
        legal = GAME.legal_orders(state, side, charts, options)
        order = (
            next((one for one in quiet if one in legal), legal[-1])
            if isinstance(legal, tuple)
            else legal.suggestions()[0][1]
        )
        state = sequence.AGENDA.apply(dice, state, side, order, charts, options)
    assert seen[:7] == [
        ("send_reinforcement", UK),
        ("deployment", DE),
        ("deployment", UK),
        ("detachment", DE),
        ("detachment", UK),
        ("initiative_dice", UK),
        ("initiative_dice", DE),
    ]


@pytest.mark.rule("5")
def test_section_5_is_empty() -> None:
    assert [rule.number for rule in read_rules("grand_fleet") if rule.number.split(".")[0] == "5"] == ["5"]


@pytest.mark.rule("12.1a")
def test_historical_game_begins_with_a_british_lead_of_2(charts: Charts) -> None:
    assert set_up(charts, Options(historical=True, circled_start_box="spread")).vp == 2


@pytest.mark.rule("12.1b")
def test_historical_submarine_war_begins_in_turn_6_without_dice(charts: Charts) -> None:
    options = Options(historical=True, circled_start_box="spread")
    for turn in range(1, 6):
        state, _ = advanced(full(charts, "submarine_check", turn=turn), charts, options=options)
        assert (state.stage, state.usw_turn) == ("initiative_dice", 0)
    state, log = advanced(full(charts, "submarine_check", turn=6), charts, options=options)
    assert state.usw_turn == 6 and "gf-log-warfare-begins" in log
    assert state.initiative is None
    later, log = advanced(
        full(charts, "submarine_check", turn=7, usw_turn=6, american=()), charts, 2, options=options
    )
    assert "gf-log-submarine-points" in log and later.stage == "initiative_dice"


@pytest.mark.rule("12.2", "2.1d")
def test_audacious_is_used_or_left_out(charts: Charts) -> None:
    with_her = set_up(charts)
    without = set_up(charts, Options(audacious=False, circled_start_box="spread"))
    assert "Audacious" in in_fleet_boxes(with_her, UK)
    everywhere = in_fleet_boxes(without, UK) + in_ddbox(without, UK) + without.sunk + without.cancelled
    assert "Audacious" not in everywhere and without.vp == 0
    assert roster(charts)["Audacious"].mark == "star"


@pytest.mark.rule("2.1a")
def test_a_ship_is_in_exactly_one_place(charts: Charts) -> None:
    state = set_up(charts)
    GAME.invariants(state, charts, ANY)
    twice = state._replace(sunk=(in_fleet_boxes(state, UK)[0],))
    with pytest.raises(AssertionError, match="two places"):
        GAME.invariants(twice, charts, ANY)
    lost = state._replace(ddbox=(EMPTY_BOXES, state.ddbox[1]))
    with pytest.raises(AssertionError, match="lost or invented"):
        GAME.invariants(lost, charts, ANY)


@pytest.mark.rule("2.2h", "2.1e", "2.1h")
def test_only_markers_stand_on_the_map(charts: Charts) -> None:
    """Stacks count markers; no ship's name is ever part of one. The submarine marker is a turn."""
    battle = bare("place_marker").battle
    assert battle is None
    assert GAME.state_type._field_defaults["battle"] is None
    state = full(charts, "submarine_check", turn=6)
    after, _ = advanced(state, charts, 6)
    assert after.usw_turn == 6
