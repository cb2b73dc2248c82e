"""The armament phase and the DDbox (section 6)."""

from __future__ import annotations

import pytest

from navalgames.charts import Charts
from navalgames.errors import IllegalOrder
from navalgames.games.grand_fleet import GAME, given
from navalgames.games.grand_fleet.rules import armament
from navalgames.games.grand_fleet.state import DE, UK, Options, Sending, in_ddbox, in_fleet_boxes
from tests.games.grand_fleet.table import (
    ANY,
    EMPTY_BOXES,
    advanced,
    bare,
    boxes,
    full,
    give,
    in_place,
    ships_of,
)


@pytest.mark.rule("6.2a", "6.2c")
def test_german_ships_of_the_turn_enter_fleet_boxes(charts: Charts) -> None:
    state = full(charts, "german_reinforcement", turn=5)
    before = set(in_fleet_boxes(state, DE))
    after, log = advanced(state, charts)
    assert set(in_fleet_boxes(after, DE)) - before == {"Bayern"}
    assert after.waiting[4] == () and "gf-log-german-ships" in log


@pytest.mark.rule("6.2a", "6.2b")
def test_british_ships_of_the_turn_go_to_boxes_of_choice(charts: Charts) -> None:
    state, _ = advanced(full(charts, "german_reinforcement", turn=5), charts)
    assert state.sending[0] == Sending(
        UK, ("Resolution", "Repulse", "Renown"), 3, "reinforcement", "german_deployment"
    )
    chosen = ((), ("Renown",), (), (), (), (), ("Resolution", "Repulse"))
    after, _ = give(state, UK, given.SendToDDbox(chosen), charts)
    assert after.ddbox[0][6][-2:] == ("Resolution", "Repulse") and "Renown" in after.ddbox[0][1]


@pytest.mark.rule("6.2b", "3.3a", "9.1")
def test_ships_that_come_for_several_reasons_are_sent_one_after_the_other(charts: Charts) -> None:
    here = {"reinforcement": "Ramillies", "circled": "Iron Duke", "american_entry": "Nevada"}
    sendings = tuple(Sending(UK, (ship,), 1, cause, "german_deployment") for cause, ship in here.items())
    state = full(charts, "send_to_ddbox", (UK,), sending=sendings)
    seen = []
    while state.stage == "send_to_ddbox":
        seen.append(GAME.decision(state))
        (ship,) = state.sending[0].ships
        assert GAME.legal_orders(state, UK, charts, ANY).total == 1
        state, _ = give(state, UK, given.SendToDDbox(((ship,), *((),) * 6)), charts)
        assert ship in state.ddbox[0][0]
    assert seen == [("send_reinforcement", "6.2b"), ("send_circled", "3.3a"), ("send_american_entry", "9.1")]


@pytest.mark.rule("6.2a")
def test_reinforcement_is_not_optional(charts: Charts) -> None:
    state, _ = advanced(full(charts, "german_reinforcement", turn=5), charts)
    form = GAME.legal_orders(state, UK, charts, ANY)
    with pytest.raises(IllegalOrder, match="must be 3"):
        form.check(given.SendToDDbox(((), ("Renown",), *((),) * 5)))


@pytest.mark.rule("6.2d", "9.3")
def test_ships_later_than_the_submarine_war_never_arrive(charts: Charts) -> None:
    state, _ = advanced(full(charts, "submarine_check", turn=5), charts, 6)
    assert set(state.cancelled) == {"Ramillies", "Baden", "Hindenburg"}
    assert not any(state.waiting[5:]) and state.sunk == () and state.vp == 0


@pytest.mark.rule("6.3", "chart:ddbox_caps")
@pytest.mark.parametrize(("side", "nation", "cap"), [(UK, "UK", 5), (DE, "DE", 3)])
def test_caps_of_the_boxes(charts: Charts, side: str, nation: str, cap: int) -> None:
    ships = ships_of(charts, nation, "B", cap + 1)
    state = bare("sort_ddbox", (side,))
    state = in_place(state, side, 0, ships)
    form = GAME.legal_orders(state, side, charts, ANY)
    with pytest.raises(IllegalOrder, match=f"takes {cap}") as refusal:
        form.check(given.SortDDbox(((), ships, *((),) * 5)))
    assert refusal.value.rule == "6.3"
    assert armament.over_cap(charts, side, (ships * 3, *((),) * 6)) is None
    assert armament.box_cap(charts, side, 0) is None


@pytest.mark.rule("6.4a")
def test_deployment_may_be_skipped(charts: Charts) -> None:
    state = full(charts, "german_deployment")
    state, _ = advanced(state, charts)
    assert state.stage == "deployment" and state.deciding == (DE,)
    after, log = give(state, DE, given.SkipDeployment(), charts)
    assert after.deciding == (UK,) and log == ["gf-log-no-deployment"]
    assert after.ddbox == state.ddbox
    empty, _ = advanced(bare("german_deployment"), charts)
    assert empty.stage not in ("deployment", "sort_ddbox")


@pytest.mark.rule("6.4b")
def test_sorting_comes_before_the_roll_and_reaches_box_0(charts: Charts) -> None:
    ships = ships_of(charts, DE, "B", 4)
    state = in_place(bare("deployment", (DE,)), DE, 0, ships[:2])
    state = in_place(state, DE, 2, ships[2:])
    state, log = give(state, DE, given.StartDeployment(), charts)
    assert state.stage == "sort_ddbox" and log == []
    sorted_boxes = (ships[2:3], ships[:2], (), ships[3:], (), (), ())
    after, log = give(state, DE, given.SortDDbox(sorted_boxes), charts, 5)
    assert after.ddbox[1] == sorted_boxes and log == ["gf-log-box-called"]
    assert after.stage == "second_roll"
    assert GAME.legal_orders(after, DE, charts, ANY) == (given.RollAgain(), given.StopRolling())


@pytest.mark.rule("6.4c")
@pytest.mark.parametrize("counts", [False, True])
def test_the_british_leave_no_box_empty_that_they_can_fill(charts: Charts, counts: bool) -> None:
    options = Options(uk_box_zero_counts=counts)
    ships = ships_of(charts, UK, "BB", 7)
    state = in_place(bare("sort_ddbox", (UK,)), UK, 0, ships)
    form = GAME.legal_orders(state, UK, charts, options)
    six_filled = ((), ships[:2], *((ship,) for ship in ships[2:]))
    with_zero = ((ships[0],), *((ship,) for ship in ships[1:]))
    form.check(given.SortDDbox(with_zero))
    if counts:
        with pytest.raises(IllegalOrder, match="must fill 7"):
            form.check(given.SortDDbox(six_filled))
    else:
        form.check(given.SortDDbox(six_filled))
    with pytest.raises(IllegalOrder) as refusal:
        form.check(given.SortDDbox((ships, *((),) * 6)))
    assert refusal.value.rule == "6.4c"
    few = ships[:3]
    small = in_place(bare("sort_ddbox", (UK,)), UK, 0, few)
    with pytest.raises(IllegalOrder):
        GAME.legal_orders(small, UK, charts, options).check(given.SortDDbox(((), few, *((),) * 5)))


@pytest.mark.rule("6.4d")
def test_the_second_roll_is_decided_after_the_first(charts: Charts) -> None:
    ships = ships_of(charts, DE, "B", 3)
    position = ((), (ships[0],), (ships[1],), (ships[2],), (), (), ())
    state = bare("sort_ddbox", (DE,), ddbox=(EMPTY_BOXES, position))
    once, _ = give(state, DE, given.SortDDbox(position), charts, 1)
    stopped, log = give(once, DE, given.StopRolling(), charts)
    assert in_fleet_boxes(stopped, DE) == (ships[0],) and "gf-log-deployed" in log
    twice, _ = give(once, DE, given.RollAgain(), charts, 3)
    assert set(in_fleet_boxes(twice, DE)) == {ships[0], ships[2]}


@pytest.mark.rule("6.4d")
def test_rolls_may_have_to_be_declared(charts: Charts) -> None:
    options = Options(deploy_rolls="declared")
    ships = ships_of(charts, DE, "B", 2)
    position = ((), (ships[0],), (ships[1],), (), (), (), ())
    state = bare("sort_ddbox", (DE,), ddbox=(EMPTY_BOXES, position))
    state, log = give(state, DE, given.SortDDbox(position), charts, options=options)
    assert state.stage == "declare_rolls" and log == []
    after, _ = give(state, DE, given.DeclareRolls(2), charts, 1, 2, options=options)
    assert set(in_fleet_boxes(after, DE)) == set(ships)
    once, _ = give(state, DE, given.DeclareRolls(1), charts, 2, options=options)
    assert in_fleet_boxes(once, DE) == (ships[1],)


@pytest.mark.rule("6.4e", "6.4f", "6.4g", "6.4h")
def test_called_boxes_empty_completely() -> None:
    position = (("z",), ("a",), (), ("c", "d", "e"), (), (), ("f",))
    assert armament.called_ships(position, (3, 6)) == ("c", "d", "e", "f")
    assert armament.called_ships(position, (3, 3)) == ("c", "d", "e")
    assert armament.called_ships(position, (2,)) == ()
    for first in range(1, 7):
        for second in range(1, 7):
            assert "z" not in armament.called_ships(position, (first, second))


@pytest.mark.rule("6.4i")
def test_fleet_boxes_have_no_limit_between_battles(charts: Charts) -> None:
    many = tuple(
        name
        for ship_type, count in (("BB", 24), ("B", 11), ("(B)", 23), ("BC", 6))
        for name in ships_of(charts, "UK", ship_type, count)
    )
    arriving = ships_of(charts, "UK", "(BC)", 3)
    position = ((), arriving, *((),) * 5)
    state = bare("second_roll", (UK,), deployment_roll=1, ddbox=(position, EMPTY_BOXES))
    state = state._replace(fleets=(boxes(many, number=8), state.fleets[1]))
    after, _ = give(state, UK, given.StopRolling(), charts)
    assert len(in_fleet_boxes(after, UK)) == 64 + 3


@pytest.mark.rule("6.5a", "6.5b", "6.5c")
def test_detachment_moves_exactly_the_die(charts: Charts) -> None:
    state = full(charts, "german_detachment")
    state, _ = advanced(state, charts)
    assert state.stage == "detachment"
    skipped, _ = give(state, DE, given.SkipDetachment(), charts)
    assert in_fleet_boxes(skipped, DE) == in_fleet_boxes(state, DE)
    state, log = give(state, DE, given.StartDetachment(), charts, 4)
    assert state.sending[0].count == 4 and log == ["gf-log-detachment"]
    form = GAME.legal_orders(state, DE, charts, ANY)
    mixed = (in_fleet_boxes(state, DE)[0], "Nassau", "Kaiser", "Pommern")
    with pytest.raises(IllegalOrder, match="must be 4"):
        form.check(given.SendToDDbox((mixed[:3], *((),) * 6)))
    with pytest.raises(IllegalOrder, match="takes 3"):
        form.check(given.SendToDDbox(((), (), (), mixed, (), (), ())))
    after, _ = give(state, DE, given.SendToDDbox((mixed[:1], (), (), mixed[1:], (), (), ())), charts)
    assert set(mixed) <= set(in_ddbox(after, DE)) and not set(mixed) & set(in_fleet_boxes(after, DE))


@pytest.mark.rule("6.5c", "9.2a")
def test_the_british_may_detach_americans(charts: Charts) -> None:
    american = ships_of(charts, "US", "B", 1)
    state = bare(
        "detachment", (UK,), fleets=(boxes(american, ships_of(charts, UK, "B", 3), number=8), ((),) * 6)
    )
    state, _ = give(state, UK, given.StartDetachment(), charts, 1)
    order = given.SendToDDbox((american, *((),) * 6))
    GAME.legal_orders(state, UK, charts, ANY).check(order)


@pytest.mark.rule("6.5d")
def test_a_die_larger_than_the_fleet_moves_all(charts: Charts) -> None:
    few = ships_of(charts, DE, "B", 2)
    state = bare("detachment", (DE,), fleets=(((),) * 8, boxes(few, number=6)))
    state, _ = give(state, DE, given.StartDetachment(), charts, 6)
    assert state.sending[0].count == 2


@pytest.mark.rule("6.5e")
def test_detachment_may_go_below_maintenance(charts: Charts) -> None:
    eleven = ships_of(charts, DE, "B", 11)
    state = full(charts, "detachment", (DE,), fleets=(full(charts, "x").fleets[0], boxes(eleven, number=6)))
    state, _ = give(state, DE, given.StartDetachment(), charts, 1)
    state, _ = give(state, DE, given.SendToDDbox((eleven[:1], *((),) * 6)), charts)
    assert len(in_fleet_boxes(state, DE)) == 10 and state.outcome is None
    over, _ = advanced(state._replace(stage="end_of_turn", deciding=()), charts)
    assert over.outcome.winner == UK and over.outcome.rule == "11.5b"


@pytest.mark.rule("6.5a")
@pytest.mark.parametrize(
    ("german", "british", "asked"), [(True, True, DE), (False, True, UK), (True, False, DE)]
)
def test_a_side_without_ships_in_its_fleet_boxes_is_asked_for_no_detachment(
    charts: Charts, german: bool, british: bool, asked: str
) -> None:
    set_up = full(charts, "x").fleets
    state = full(
        charts, "german_detachment",
        fleets=(set_up[0] if british else ((),) * 8, set_up[1] if german else ((),) * 6),
    )  # fmt: skip
    state, _ = advanced(state, charts)
    assert (state.stage, state.deciding) == ("detachment", (asked,))
    if asked == DE:
        state, _ = give(state, DE, given.SkipDetachment(), charts)
        assert state.stage == ("detachment" if british else "initiative_dice")
