"""Markers on the map: placing, interception, turning up (8.4c-8.6d)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from navalgames.chance import RandomDice
from navalgames.charts import Charts
from navalgames.games.grand_fleet import GAME, given
from navalgames.games.grand_fleet.refusals import why_not
from navalgames.games.grand_fleet.rules import placement, sequence
from navalgames.games.grand_fleet.state import DE, ENEMY, UK, AtSea, Battle, Combat, Stack, State
from navalgames.games.grand_fleet.tables import sea
from tests.games.grand_fleet.table import ANY, advanced, bare, boxes, fleet, give, on_map, ships_of

NO_UP = ((), ())


def placing(side: str, down: tuple[int, int], up: tuple = NO_UP, **battle: object) -> object:
    return bare("place_marker", (side,), battle=Battle(UK, down_left=down, up_left=up, **battle))


def intercepting(side: str, *stacks: Stack, passes: int = 0) -> object:
    return bare("intercept", (side,), battle=on_map(UK, *stacks, mover=side)._replace(passes=passes))


@pytest.mark.rule("8.4c", "8.4g")
def test_placement_alternates_and_the_rest_goes_alone(charts: Charts) -> None:
    state = placing(UK, (3, 1))
    seen = []
    while state.stage == "place_marker":
        side = state.deciding[0]
        seen.append(side)
        if sum(state.battle.down_left) == 1:
            break
        state, _ = give(state, side, given.PlaceMarker(0, "605"), charts)
    assert seen == [UK, DE, UK, UK]


@pytest.mark.rule("8.4d", "2.2b", "2.2e", "2.2f", "chart:north_sea_map")
def test_any_usable_hex_but_no_other(charts: Charts) -> None:
    orders = GAME.legal_orders(placing(UK, (1, 1)), UK, charts, ANY)
    assert {order.hex for order in orders} == set(sea(charts).hexes) and len(orders) == 53
    assert {"808", "708", "103"} <= {order.hex for order in orders}
    refused = why_not(placing(UK, (1, 1)), UK, charts, ANY)
    assert {dict(refusal.facts)["hex"] for refusal in refused} == {
        "111", "211", "311", "411", "601", "602", "608", "803", "903", "904",
    }  # fmt: skip
    assert not {dict(refusal.facts)["hex"] for refusal in refused} & {order.hex for order in orders}


@pytest.mark.rule("8.4e")
def test_placing_may_not_be_passed(charts: Charts) -> None:
    orders = GAME.legal_orders(placing(DE, (0, 1)), DE, charts, ANY)
    assert all(isinstance(order, given.PlaceMarker) for order in orders)


@pytest.mark.rule("8.4f", "8.5j")
def test_no_stacking_limit(charts: Charts) -> None:
    stacks = (Stack("605", (7, 6), NO_UP, False),)
    state = placing(UK, (1, 0), stacks=stacks)
    assert given.PlaceMarker(0, "605") in GAME.legal_orders(state, UK, charts, ANY)
    assert placement.stack_in(placement.placed(stacks, UK, 0, "605"), "605").down == (8, 6)
    both = placement.moved((*stacks, Stack("604", (3, 2), NO_UP, True)), "605", "604")
    assert both == (Stack("604", (10, 8), NO_UP, True),)


@pytest.mark.rule("8.4h")
def test_a_face_up_marker_by_number_or_a_face_down_one(charts: Charts) -> None:
    state = placing(UK, (2, 6), ((4,), ()))
    orders = GAME.legal_orders(state, UK, charts, ANY)
    assert {order.fleet for order in orders} == {0, 4}
    after, _ = give(state, UK, given.PlaceMarker(4, "506"), charts)
    assert placement.stack_in(after.battle.stacks, "506").up == ((4,), ())
    assert after.battle.up_left == ((), ()) and after.battle.down_left == (2, 6)


@pytest.mark.rule("8.5a")
@pytest.mark.parametrize("attacker", [UK, DE])
@pytest.mark.parametrize("last", [UK, DE])
def test_attacker_intercepts_first_whoever_placed_last(charts: Charts, attacker: str, last: str) -> None:
    """Both sides have a hex to move. That the defender is written down as the mover must not count."""
    movable = {UK: "605", DE: "505"}
    stacks = (Stack("505", (1, 2), NO_UP, False), Stack("605", (2, 1), NO_UP, False))
    down, defender = ((1, 0) if last == UK else (0, 1)), ENEMY[attacker]
    battle = Battle(attacker, down_left=down, stacks=stacks, mover=defender, passes=1)
    state = bare("place_marker", (last,), battle=battle)
    state, _ = give(state, last, given.PlaceMarker(0, "204"), charts)
    assert (state.stage, state.deciding) == ("intercept", (attacker,))
    state, _ = give(state, attacker, given.PassInterception(), charts)
    assert (state.stage, state.deciding) == ("intercept", (defender,))
    state, _ = give(state, defender, given.MoveStack(movable[defender], "506"), charts)
    assert (state.stage, state.deciding) == ("intercept", (attacker,))


@pytest.mark.rule("8.5b")
def test_two_passes_in_a_row_end_the_step(charts: Charts) -> None:
    both = (Stack("605", (2, 1), NO_UP, False), Stack("505", (1, 2), NO_UP, False))
    state = intercepting(UK, *both)
    passed, _ = give(state, UK, given.PassInterception(), charts)
    moved, _ = give(passed, DE, given.MoveStack("505", "506"), charts)
    assert (moved.stage, moved.deciding) == ("intercept", (UK,)), "one pass does not bar a later move"
    turned_up = (drawn(1, 8, 1), drawn(2, 6, 1, 2), drawn(2, 7, 2, 3), drawn(1, 4, 3))
    _, log = give(moved, UK, given.PassInterception(), charts, *turned_up)
    assert log[:2] == ["gf-log-pass", "gf-log-revealed"], "without a hex to move Germany had to pass, too"


def drawn(count: int, markers: int, *numbers: int) -> dict:
    """A line of the script: which of the face-down markers were turned up."""
    return {"dice": f"draw {count} of {markers}", "shows": list(numbers)}


@pytest.mark.rule("8.5c", "8.5d")
@pytest.mark.parametrize(
    ("down", "up", "mover"),
    [
        ((2, 1), NO_UP, UK),
        ((1, 1), NO_UP, None),
        ((1, 2), NO_UP, DE),
        ((2, 0), NO_UP, None),
        ((1, 1), ((3,), ()), UK),
        ((2, 0), ((), (1,)), None),
        ((0, 0), ((1,), (2,)), None),
    ],
)
def test_who_may_move_a_stack(charts: Charts, down: tuple, up: tuple, mover: str | None) -> None:
    stack = Stack("605", down, up, False)
    assert [side for side in (UK, DE) if not placement.why_fixed(charts, stack, side)] == (
        [mover] if mover else []
    )


@pytest.mark.rule("8.5e", "2.2d")
def test_markers_weigh_double_at_home_only_for_the_owner(charts: Charts) -> None:
    at_scapa = Stack("103", (1, 1), ((1,), (1,)), False)
    assert placement.weight(charts, at_scapa, UK) == 6
    assert placement.weight(charts, at_scapa, DE) == 3
    at_jade = at_scapa._replace(hex="808")
    assert (placement.weight(charts, at_jade, UK), placement.weight(charts, at_jade, DE)) == (3, 6)
    elsewhere = at_scapa._replace(hex="605")
    assert (placement.weight(charts, elsewhere, UK), placement.weight(charts, elsewhere, DE)) == (3, 3)


@pytest.mark.rule("8.5f", "8.5g", "2.2a")
def test_everything_moves_one_hex(charts: Charts) -> None:
    stack = Stack("605", (3, 1), ((2,), (1,)), False)
    state = intercepting(UK, stack)
    moves = [
        order for order in GAME.legal_orders(state, UK, charts, ANY) if order != given.PassInterception()
    ]
    assert {order.to for order in moves} == set(sea(charts).neighbours["605"])
    assert "608" not in sea(charts).neighbours["607"]
    assert placement.moved((stack,), "605", "604") == (stack._replace(hex="604", finished=True),)


@pytest.mark.rule("8.5h", "8.5i")
def test_the_destination_is_finished(charts: Charts) -> None:
    mover, there = Stack("506", (1, 2), NO_UP, False), Stack("507", (3, 1), NO_UP, False)
    state = intercepting(DE, mover, there)
    assert not placement.why_fixed(charts, there, UK)
    moved = placement.moved(state.battle.stacks, "506", "507")
    assert moved == (Stack("507", (4, 3), NO_UP, True),)
    assert placement.why_fixed(charts, moved[0], UK) == "finished"
    refused = why_not(intercepting(UK, *moved), UK, charts, ANY)
    assert [(refusal.key, refusal.rule) for refusal in refused] == [("gf-refused-finished", "8.5i")]


@pytest.mark.rule("8.5f", "8.5j")
def test_markers_face_up_and_down_of_both_sides_join_those_there() -> None:
    mover = Stack("506", (1, 2), ((1,), (2, 3)), False)
    there = Stack("507", (3, 4), ((4, 5), (6,)), False)
    assert placement.moved((mover, there), "506", "507") == (
        Stack("507", (4, 6), ((1, 4, 5), (2, 3, 6)), True),
    )


@pytest.mark.rule("8.6a", "8.4h", "8.13b")
def test_turned_up_markers_lose_their_dummies(charts: Charts) -> None:
    stacks = (Stack("605", (1, 1), NO_UP, False), Stack("505", (1, 0), ((3,), ()), False))
    counts: Counter = Counter()
    for seed in range(2000):
        at_sea = placement.turned_up(
            RandomDice(seed, record=False), stacks, ((1, 2), (1,)), (frozenset({1, 3}), frozenset({1}))
        )
        assert at_sea[0] in (AtSea("505", ((3,), ())), AtSea("505", ((1, 3), ())))
        counts[next(entry for entry in at_sea if entry.hex == "605").fleets] += 1
    assert set(counts) == {((1,), (1,)), ((), (1,))}
    assert abs(counts[(1,), (1,)] / 2000 - 1 / 2) < 0.04


@pytest.mark.rule("8.6b", "8.6d")
@pytest.mark.parametrize("order", tuple(permutations(range(4))))
def test_combats_in_ascending_order_where_both_are(charts: Charts, order: tuple[int, ...]) -> None:
    """However the markers are listed, the lowest hex with fleets of both sides is fought first."""
    uk = (fleet(charts, UK, bc=3), fleet(charts, UK, old_bc=3), ships_of(charts, UK, "BB", 3))
    de = (fleet(charts, DE, bc=3), fleet(charts, DE, b=3), fleet(charts, DE, bb=3))
    stacks = (
        Stack("706", (0, 0), ((1,), (1,)), False),
        Stack("204", (0, 0), ((2,), (2,)), False),
        Stack("808", (0, 0), ((3,), ()), False),
        Stack("504", (0, 0), ((), (3,)), False),
    )
    battle = Battle(UK, face_up=((1, 2, 3), (1, 2, 3)), stacks=tuple(stacks[place] for place in order))
    fleets = (boxes(*uk, number=8), boxes(*de, number=6))
    state, log = advanced(bare("reveal", fleets=fleets, battle=battle), charts)
    assert state.battle.combat.hex == "204" and state.battle.combats == ("706",)
    assert log[0] == "gf-log-revealed"
    assert [entry.hex for entry in state.battle.at_sea] == ["204", "504", "706", "808"]


def two_combats(charts: Charts) -> State:
    """Fast British against slow German ships in 204, and ordinary fleets in 706: both still to be fought."""
    uk = (fleet(charts, UK, bc=3), fleet(charts, UK, bb=3))
    de = (fleet(charts, DE, old_b=3), fleet(charts, DE, b=3))
    both = (AtSea("204", ((1,), (1,))), AtSea("706", ((2,), (2,))))
    battle = Battle(UK, at_sea=both, combats=("204", "706"))
    fleets = (boxes(*uk, number=8), boxes(*de, number=6))
    return bare("next_combat", fleets=fleets, battle=battle)


@pytest.mark.rule("8.6c")
def test_each_hex_is_fought_by_itself(charts: Charts) -> None:
    """Modifiers, fleets, half gunnery, confusion and losses of the first hex are nothing to the second."""
    state, _ = advanced(two_combats(charts), charts)
    assert state.battle.combat == Combat("204", 1, UK)
    state, _ = give(state, UK, given.Manoeuvre(True, 1), charts, 1)
    state, _ = give(state, DE, given.Manoeuvre(False, 0), charts, 6)
    fight = state.battle.combat
    assert (fight.numbers, fight.confused) == ((5, 5), (True, False)), "fast and confused against slow"
    assert GAME.legal_orders(state, DE, charts, ANY).ships == state.fleets[0][0]
    state, _ = give(state, DE, given.AllocateFire(state.fleets[0][0][:1]), charts, (6, 6))
    assert len(state.sunk) == 1 and state.battle.at_sea[0].fleets == ((), (1,))

    alone = two_combats(charts)
    alone = alone._replace(battle=alone.battle._replace(combats=("706",)))
    alone, _ = advanced(alone, charts)
    for _ in range(2):
        assert state.battle.combat == alone.battle.combat
        assert GAME.legal_orders(state, *state.deciding, charts, ANY) == (
            GAME.legal_orders(alone, *alone.deciding, charts, ANY)
        )
        state, alone = (
            give(table, *table.deciding, given.Manoeuvre(False, 0), charts, 4)[0] for table in (state, alone)
        )
    assert state.battle.combat == alone.battle.combat and state.battle.combat.numbers == (4, 4)
    assert state.battle.at_sea[1] == alone.battle.at_sea[1] == AtSea("706", ((2,), (2,)))
    assert GAME.legal_orders(state, UK, charts, ANY).ships == alone.fleets[1][1]
    assert GAME.legal_orders(state, DE, charts, ANY).ships == alone.fleets[0][1]


@pytest.mark.rule("8.6a")
def test_markers_of_both_sides_are_all_accounted_for(charts: Charts) -> None:
    """After the reveal every real fleet stands in exactly one hex."""
    fleets = (
        boxes(fleet(charts, UK, bb=5), fleet(charts, UK, bc=4), number=8),
        boxes(fleet(charts, DE, b=6), number=6),
    )
    stacks = tuple(Stack(hex_id, (2, 1), NO_UP, False) for hex_id in ("204", "305", "405", "506"))
    stacks += (Stack("605", (0, 2), NO_UP, False),)
    battle = Battle(DE, stacks=tuple(sorted(stacks)), passes=2)
    state = bare("reveal", fleets=fleets, battle=battle)
    state = sequence.AGENDA.stages["reveal"](RandomDice(5), state, charts, ANY)
    assert sorted(n for entry in state.battle.at_sea for n in entry.fleets[0]) == [1, 2]
    assert [n for entry in state.battle.at_sea for n in entry.fleets[1]] == [1]


@pytest.mark.rule("8.4c", "8.4h")
@pytest.mark.parametrize(
    ("side", "marker", "down", "up"),
    [
        (UK, 0, (2, 2), ((4,), (5,))), (DE, 0, (1, 3), ((4,), (5,))),
        (UK, 6, (1, 2), ((4, 6), (5,))), (DE, 6, (1, 2), ((4,), (5, 6))),
    ],
)  # fmt: skip
def test_a_marker_joins_those_of_its_side_face_up_or_face_down(
    side: str, marker: int, down: tuple, up: tuple
) -> None:
    there, other = Stack("605", (1, 2), ((4,), (5,)), False), Stack("204", (1, 1), NO_UP, False)
    assert placement.placed((other, there), side, marker, "605") == (other, Stack("605", down, up, False))
    alone = placement.placed((other,), side, marker, "605")[1]
    one = (int(side == UK), int(side == DE)) if not marker else (0, 0)
    own = ((marker,) if side == UK else (), (marker,) if side == DE else ()) if marker else NO_UP
    assert alone == Stack("605", one, own, False)
