"""Forming fleets, their classes, and markers that stay face up (8.1-8.4b)."""

from __future__ import annotations

from itertools import groupby
from random import Random

import pytest

from navalgames.charts import Charts
from navalgames.errors import IllegalOrder
from navalgames.games.grand_fleet import GAME, given
from navalgames.games.grand_fleet.forms import FormationForm
from navalgames.games.grand_fleet.refusals import why_not
from navalgames.games.grand_fleet.rules import combat, formation
from navalgames.games.grand_fleet.state import DE, HIDDEN, UK, Battle, Initiative, Options, in_fleet_boxes
from navalgames.games.grand_fleet.tables import kinds
from tests.games.grand_fleet.table import ANY, advanced, bare, boxes, fleet, full, give, ships_of


def forming(charts: Charts, side: str, ships: tuple[str, ...], attacker: str = UK) -> FormationForm:
    fleets = (boxes(ships, number=8), ((),) * 6) if side == UK else (((),) * 8, boxes(ships, number=6))
    state = bare("form_fleets", (side,), fleets=fleets, battle=Battle(attacker))
    return GAME.legal_orders(state, side, charts, ANY)


@pytest.mark.rule("8.1", "8.2a")
def test_attacker_forms_then_defender_then_markers(charts: Charts) -> None:
    state = full(charts, "accept_battle", (UK,), initiative=Initiative((1, 1), DE, 3))
    state, _ = give(state, UK, given.AcceptBattle(), charts)
    assert state.deciding == (DE,)
    order = GAME.legal_orders(state, DE, charts, ANY).suggestions()[0][1]
    state, _ = give(state, DE, order, charts)
    assert (state.stage, state.deciding) == ("form_fleets", (UK,))
    assert GAME.view(state, UK, ANY).fleets[1] == order.fleets
    hidden = GAME.view(state, UK, Options(fleet_contents_hidden=True)).fleets[1]
    names = {ship for box in hidden for ship in box}
    assert names == {HIDDEN} and sum(map(len, hidden)) == len(in_fleet_boxes(state, DE))
    state, _ = give(state, UK, GAME.legal_orders(state, UK, charts, ANY).suggestions()[0][1], charts)
    assert (state.stage, state.deciding) == ("show_fleets", (DE,))


@pytest.mark.rule("8.2b", "8.2c", "chart:fleet_limits")
@pytest.mark.parametrize(("side", "number", "most"), [(UK, 8, 8), (DE, 6, 10)])
def test_number_and_size_of_fleets(charts: Charts, side: str, number: int, most: int) -> None:
    ships = ships_of(charts, side, "B", 11)
    form = forming(charts, side, ships)
    for size in range(1, 12):
        rest = ships[size:]
        order = given.FormFleets(boxes(ships[:size], rest, number=number))
        allowed = all(not part or 3 <= len(part) <= most for part in (ships[:size], rest))
        if allowed:
            form.check(order)
        else:
            with pytest.raises(IllegalOrder, match=f"3 to {most}") as refusal:
                form.check(order)
            assert refusal.value.rule == "8.2c"
    with pytest.raises(IllegalOrder, match=f"There are {number} fleets") as refusal:
        form.check(given.FormFleets(boxes(ships[:5], ships[5:], number=number + 1)))
    assert refusal.value.rule == "8.2b"


@pytest.mark.rule("8.2d", "9.2a")
def test_nations_and_types_may_be_mixed(charts: Charts) -> None:
    mixed = ships_of(charts, UK, "(B)", 1) + ships_of(charts, "US", "BB", 1) + ships_of(charts, UK, "BC", 1)
    forming(charts, UK, mixed).check(given.FormFleets(boxes(mixed, number=8)))


@pytest.mark.rule("8.2e", "8.2i", "2.1e")
def test_empty_fleets_sail_as_dummies(charts: Charts) -> None:
    ships = ships_of(charts, DE, "B", 5)
    state = bare("form_fleets", (DE,), fleets=(((),) * 8, boxes(ships, number=6)), battle=Battle(UK))
    state, _ = give(state, DE, given.FormFleets(boxes((), (), ships, number=6)), charts)
    assert state.stage == "place_marker"
    assert state.battle.down_left == (8, 6)


@pytest.mark.rule("8.2f", "8.2j")
def test_every_ship_sails(charts: Charts) -> None:
    ships = ships_of(charts, DE, "B", 8)
    form = forming(charts, DE, ships)
    with pytest.raises(IllegalOrder, match="must be 8") as refusal:
        form.check(given.FormFleets(boxes(ships[:7], number=6)))
    assert refusal.value.rule == "8.2f"
    rng = Random(8)
    for _ in range(50):
        order = form.draw(rng)
        form.check(order)
        assert sum(map(len, order.fleets)) == 8


@pytest.mark.rule("8.2j")
def test_fewer_than_three_ships_stay_in_harbour(charts: Charts) -> None:
    two = ships_of(charts, DE, "B", 2)
    state = bare("form_attacker", fleets=(((),) * 8, boxes(two, number=6)), battle=Battle(DE))
    state, _ = advanced(state, charts)
    assert (state.stage, state.deciding) == ("place_marker", (DE,))
    assert in_fleet_boxes(state, DE) == two


@pytest.mark.rule("8.2j")
@pytest.mark.parametrize("side", [UK, DE])
@pytest.mark.parametrize(("ships", "asked"), [(0, False), (1, False), (2, False), (3, True), (4, True)])
def test_three_ships_are_enough_to_be_asked(charts: Charts, side: str, ships: int, asked: bool) -> None:
    """Three make a fleet, far fewer than a full one; with two the side is passed over."""
    own = boxes(ships_of(charts, side, "B", ships), number=8 if side == UK else 6)
    fleets = (own, ((),) * 6) if side == UK else (((),) * 8, own)
    state, _ = advanced(bare("form_attacker", fleets=fleets, battle=Battle(side)), charts)
    assert (state.stage, state.deciding) == (("form_fleets" if asked else "place_marker"), (side,))


@pytest.mark.rule("8.2c")
@pytest.mark.parametrize("number", [1, 3, 6])
def test_the_refusal_tells_which_fleet_is_wrong(charts: Charts, number: int) -> None:
    """The first wrong one, counted among all fleets, those without ships included."""
    ships = ships_of(charts, DE, "B", 12)
    fleets = [(), (), (), (), (), ()]
    fleets[number - 1] = ships[:2]
    if number < 6:
        fleets[number] = ships[2:5]
        fleets[5] = ships[11:]
    assert formation.wrong_fleet(charts, DE, tuple(fleets)) == number
    with pytest.raises(IllegalOrder, match=f"[Ff]leet {number} ") as refusal:
        forming(charts, DE, ships).check(given.FormFleets(tuple(fleets)))
    assert refusal.value.facts == {"fleet": number, "given": 2, "least": 3, "most": 10, "rule": "8.2c"}
    fleets[number - 1] = ()
    assert formation.wrong_fleet(charts, DE, tuple(fleets)) == (6 if number < 6 else None)


@pytest.mark.rule("8.2g", "8.2h")
def test_surplus_over_64_goes_back_highest_defence_first(charts: Charts) -> None:
    ships = (
        ships_of(charts, UK, "BB", 24)
        + ships_of(charts, UK, "B", 11)
        + ships_of(charts, UK, "(B)", 23)
        + ships_of(charts, UK, "BC", 6)
        + ships_of(charts, "US", "BB", 2)
    )
    state = bare("form_attacker", fleets=(boxes(ships, number=8), ((),) * 6), battle=Battle(UK))
    state, _ = advanced(state, charts)
    assert GAME.decision(state) == ("send_surplus", "8.2g")
    form = GAME.legal_orders(state, UK, charts, ANY)
    assert form.total == 2
    table = kinds(charts)
    with pytest.raises(IllegalOrder) as refusal:
        form.check(given.SendToDDbox((ships[24:26], *((),) * 6)))
    assert refusal.value.rule == "8.2h" and table[ships[24]].type == "B"
    american = ships[-2:]
    form.check(given.SendToDDbox((american, *((),) * 6)))
    for seed in range(20):
        order = form.draw(Random(seed))
        form.check(order)
        assert {table[ship].type for box in order.boxes for ship in box} == {"BB"}
    state, _ = give(state, UK, given.SendToDDbox((american, *((),) * 6)), charts)
    assert state.stage == "form_fleets" and len(in_fleet_boxes(state, UK)) == 64


@pytest.mark.rule("8.2g")
@pytest.mark.parametrize(("side", "ships", "surplus"), [(UK, 64, 0), (UK, 65, 1), (DE, 60, 0), (DE, 61, 1)])
def test_surplus_counts_what_the_fleets_cannot_hold(
    charts: Charts, side: str, ships: int, surplus: int
) -> None:
    assert formation.surplus(charts, side, ships) == surplus


@pytest.mark.rule("8.3a", "8.3b", "8.3c", "2.1c")
def test_classes_of_fleets(charts: Charts) -> None:
    assert combat.fleet_class(["BC", "BC", "(B)"]) == "slow"
    assert combat.fleet_class(["BB"] * 7 + ["(B)"]) == "slow"
    assert combat.fleet_class(["BC", "(BC)", "BC"]) == "fast"
    assert combat.fleet_class(["BB", "BC", "BC"]) == "ordinary"
    assert combat.fleet_class(["B", "BB"]) == "ordinary"
    assert combat.fleet_class([]) == "empty"
    assert formation.class_of(charts, fleet(charts, DE, bc=3)) == "fast"


@pytest.mark.rule("8.4a")
def test_mixed_markers_carry_no_identity(charts: Charts) -> None:
    """Two formations that differ only in which fleet is real give the same map until the reveal."""
    ships = ships_of(charts, DE, "B", 5)
    states = []
    for own in (boxes(ships, number=6), boxes((), (), (), ships, number=6)):
        state = bare("mix_markers", fleets=(((),) * 8, own), battle=Battle(DE))
        state, _ = advanced(state, charts)
        state, _ = give(state, DE, given.PlaceMarker(0, "605"), charts)
        states.append(state)
    assert states[0].battle == states[1].battle


@pytest.mark.rule("8.4b", "8.3d")
def test_only_fast_fleets_may_stay_face_up(charts: Charts) -> None:
    fast, slow = fleet(charts, DE, bc=3), fleet(charts, DE, old_b=4)
    state = bare("show_attacker", fleets=(((),) * 8, boxes(fast, slow, number=6)), battle=Battle(DE))
    state, _ = advanced(state, charts)
    assert set(GAME.legal_orders(state, DE, charts, ANY)) == {given.ShowFleets(()), given.ShowFleets((1,))}
    refusals = why_not(state, DE, charts, ANY)
    assert [(refusal.rule, dict(refusal.facts)["fleet"]) for refusal in refusals] == [("8.4b", 2)]
    shown, log = give(state, DE, given.ShowFleets((1,)), charts)
    assert shown.battle.face_up == ((), (1,)) and shown.battle.down_left == (8, 5)
    assert shown.battle.up_left == ((), (1,)) and log == ["gf-log-face-up"]


@pytest.mark.rule("8.4b")
def test_attacker_decides_on_face_up_markers_first(charts: Charts) -> None:
    uk, de = fleet(charts, UK, bc=3), fleet(charts, DE, bc=3)
    state = bare("show_attacker", fleets=(boxes(uk, number=8), boxes(de, number=6)), battle=Battle(DE))
    state, _ = advanced(state, charts)
    assert state.deciding == (DE,)
    state, _ = give(state, DE, given.ShowFleets(()), charts)
    assert (state.stage, state.deciding) == ("show_fleets", (UK,))


@pytest.mark.rule("8.2c", "8.2f")
@pytest.mark.parametrize("side", [UK, DE])
def test_ready_made_formations_are_legal_for_every_strength(charts: Charts, side: str) -> None:
    everything = tuple(name for name, kind in kinds(charts).items() if kind.nation == side)
    rng = Random(side)
    for count in range(3, min(len(everything), 64) + 1):
        form = forming(charts, side, tuple(rng.sample(everything, count)))
        for _, order in form.suggestions():
            form.check(order)
            assert form.from_counts(form.to_counts(order)).fleets


def told(fleets: tuple[tuple[str, ...], ...]) -> list[str]:
    """Each fleet with ships in words: how many of which type, in their order."""
    return [" ".join(f"{len(list(same))} {of}" for of, same in groupby(fleet)) for fleet in fleets if fleet]


@pytest.mark.rule("8.2b", "8.2c", "8.2d", "8.2f", "8.2j")
@pytest.mark.parametrize(
    ("side", "fast", "dreadnoughts", "slow", "size", "expected"),
    [
        (DE, 5, 11, 6, 5, ["5 BC", "4 B", "4 B", "3 B", "3 (B)", "3 (B)"]),
        (DE, 5, 11, 6, 10, ["5 BC", "6 B", "5 B", "6 (B)"]),
        (DE, 5, 5, 5, 3, ["5 BC", "5 B", "5 (B)"]),
        (DE, 5, 5, 2, 5, ["5 BC", "4 B", "1 B 2 (B)"]),
        (DE, 2, 5, 5, 8, ["5 B 2 BC", "5 (B)"]),
        (DE, 5, 2, 5, 8, ["5 BC 2 B", "5 (B)"]),
        (DE, 2, 5, 2, 10, ["5 B 2 BC 2 (B)"]),
        (DE, 5, 6, 2, 10, ["5 BC", "6 B 2 (B)"]),
        (UK, 4, 2, 4, 8, ["4 BC 2 B", "4 (B)"]),
        (UK, 2, 4, 2, 3, ["4 B", "2 BC 2 (B)"]),
        (UK, 3, 1, 1, 8, ["3 BC 1 B 1 (B)"]),
        (UK, 1, 2, 1, 8, ["1 BC 2 B 1 (B)"]),
        (DE, 7, 17, 15, 3, ["7 BC", "6 B", "6 B", "5 B", "8 (B)", "7 (B)"]),
        (UK, 3, 8, 20, 3, ["3 BC", "4 B", "4 B", "4 (B)", "4 (B)", "4 (B)", "4 (B)", "4 (B)"]),
        (UK, 14, 27, 23, 8, ["8 BC", "6 BC 2 B", "8 B", "8 B", "8 B", "1 B 7 (B)", "8 (B)", "8 (B)"]),
        (UK, 2, 0, 0, 3, []),
        (DE, 0, 0, 0, 3, []),
    ],
)
def test_the_ready_made_formation(
    charts: Charts, side: str, fast: int, dreadnoughts: int, slow: int, size: int, expected: list[str]
) -> None:
    classes = ("BC",) * fast, ("B",) * dreadnoughts, ("(B)",) * slow
    fleets = formation.divided(charts, side, classes, size)
    assert told(fleets) == expected
    assert len(fleets) == formation.limits(charts, side)[0]


@pytest.mark.rule("8.2f", "8.3a", "8.3b")
def test_the_ready_made_formation_knows_the_classes_of_ships(charts: Charts) -> None:
    """Both kinds of battlecruisers, both of dreadnoughts, and the Americans, whatever the order."""
    table = kinds(charts)
    fast = fleet(charts, UK, bc=2, old_bc=2)
    dreadnoughts = fleet(charts, UK, b=2, bb=2) + ships_of(charts, "US", "BB", 1)
    slow = fleet(charts, UK, old_b=3)
    ships = [*slow, *dreadnoughts, *fast]
    Random(3).shuffle(ships)
    fleets = formation.arranged(charts, UK, tuple(ships), 8)
    assert [set(ships) for ships in fleets] == [set(fast), set(dreadnoughts), set(slow), *[set()] * 5]
    assert [formation.class_of(charts, ships) for ships in fleets[:3]] == ["fast", "ordinary", "slow"]
    assert {table[ship].nation for ship in fleets[1]} == {UK, "US"}
