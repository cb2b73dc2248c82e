"""The worked examples of the rulebook, of its author's example page, and derived ones, on scripted dice.

Each example of examples.toml names the rules it holds; the function of its kind carries them out on the
engine and returns what the example expects, so an example without a function fails.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from navalgames.chance import ScriptedDice
from navalgames.charts import Charts
from navalgames.errors import IllegalOrder
from navalgames.games.grand_fleet import GAME, given
from navalgames.games.grand_fleet.rules import (
    armament,
    combat,
    ending,
    formation,
    initiative,
    placement,
    submarines,
)
from navalgames.games.grand_fleet.state import DE, INDEX, UK, Initiative, Sending, Stack
from navalgames.games.grand_fleet.tables import Kind, kinds, side_of
from navalgames.rule_index import read_rules
from tests.games.grand_fleet.table import (
    ANY,
    advanced,
    bare,
    boxes,
    fleet,
    full,
    give,
    in_combat,
    on_map,
    ships_of,
)

EXAMPLES = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))["example"]
LETTERS = {
    "a": combat.CONTINUE,
    "b": combat.CANCEL_HALF,
    "c": combat.ENEMY_HALF,
    "d_long": combat.LONG,
    "d_short": combat.SHORT,
}


def shown(example: dict) -> tuple:
    """The dice of an example in the order of play."""
    return tuple(tuple(entry["shows"]) for entry in example["dice"])


def initiative_example(example: dict, charts: Charts) -> dict:
    case = example["given"]
    state = full(charts, "initiative_dice", (UK, DE), initiative=Initiative())
    state, _ = give(state, UK, given.ChooseInitiativeDice(case["uk_dice"]), charts)
    secret = state
    state, _ = give(secret, DE, given.ChooseInitiativeDice(case["de_dice"]), charts, *shown(example))
    result = initiative.turn_initiative(_entries(example), case["uk_dice"], case["de_dice"])
    attacker = state.initiative.attacker if state.stage == "offer_battle" else ""
    compulsory = bool(attacker) and GAME.legal_orders(state, attacker, charts, ANY) == (given.OfferBattle(),)
    if attacker and case.get("attacker_offers", True):
        state, _ = give(state, attacker, given.OfferBattle(), charts)
        answer = given.AcceptBattle() if case["defender_accepts"] else given.RefuseBattle()
        state, _ = give(state, state.deciding[0], answer, charts)
    return {
        "attacker": attacker or "none",
        "difference": result.difference,
        "compulsory": compulsory,
        "battle": state.battle is not None,
        "vp": state.vp,
        "parity_loss": list(result.parity_loss),
    }


def _entries(example: dict) -> ScriptedDice:
    return ScriptedDice([{"dice": entry["dice"], "shows": entry["shows"]} for entry in example["dice"]])


def formation_example(example: dict, charts: Charts) -> dict:
    case = example["given"]
    side = case.get("side", UK)
    if "ships" in case:
        return _surplus(case, charts)
    number = formation.limits(charts, side)[0]
    fleets, used = [], {}
    for wanted in case["fleets"]:
        names: tuple[str, ...] = ()
        for ship_type, count in wanted.items():
            names += _ships_any(charts, side, ship_type, count, used)
        fleets.append(names)
    state = bare("form_fleets", (side,), fleets=_both(side, boxes(*fleets, number=number)))
    order = given.FormFleets(boxes(*fleets, number=number))
    form = GAME.legal_orders(state, side, charts, ANY)
    try:
        form.check(order)
    except IllegalOrder:
        return {"legal": False}
    markers = formation.limits(charts, side)[0]
    return {
        "legal": True,
        "classes": [formation.class_of(charts, ships) for ships in order.fleets],
        "markers_placed": markers,
    }


def _ships_any(charts: Charts, side: str, ship_type: str, count: int, used: dict) -> tuple[str, ...]:
    """Ships of a type for a side, Americans among the British; a fast fleet may also hold (BC)."""
    own = [(name, kind) for name, kind in kinds(charts).items() if side_of(kind.nation) == side]
    types = (ship_type, "(BC)") if ship_type == "BC" else (ship_type,)
    pool = [name for wanted in types for name, kind in own if kind.type == wanted]
    start = used.get(ship_type, 0)
    used[ship_type] = start + count
    assert len(pool) >= start + count
    return tuple(pool[start : start + count])


def _both(side: str, own: tuple) -> tuple:
    return (own, ((),) * 6) if side == UK else (((),) * 8, own)


def _surplus(case: dict, charts: Charts) -> dict:
    names: tuple[str, ...] = ()
    for ship_type, count in case["ships"].items():
        pool = [name for name, kind in kinds(charts).items() if kind.type == ship_type and kind.nation != DE]
        names += tuple(pool[:count])
        short = count - len(pool[:count])
        names += tuple(
            name for name, kind in kinds(charts).items() if kind.type == ship_type and kind.nation == DE
        )[:short]
    too_many = formation.surplus(charts, case["side"], len(names))
    certain, free = formation.returned_first(charts, names, too_many)
    going = (*certain, *free)[:too_many]
    types: dict[str, int] = {}
    for ship in going:
        types[kinds(charts)[ship].type] = types.get(kinds(charts)[ship].type, 0) + 1
    return {"returned_to_ddbox": too_many, "returned_types": types}


def interception_example(example: dict, charts: Charts) -> dict:
    case = example["given"]
    if "move" in case:
        return _move_example(case, charts)
    up = tuple((1,) * case[side].get("face_up_fast", 0) for side in ("uk", "de"))
    stack = Stack(case["hex"], (case["uk"].get("face_down", 0), case["de"].get("face_down", 0)), up, False)
    may = [side for side in (UK, DE) if not placement.why_fixed(charts, stack, side)]
    return {
        "weight_uk": placement.weight(charts, stack, UK),
        "weight_de": placement.weight(charts, stack, DE),
        "may_move": may[0] if may else "none",
    }


def _move_example(case: dict, charts: Charts) -> dict:
    stacks = [
        Stack(hex_id, (markers["uk"], markers["de"]), ((), ()), False)
        for hex_id, markers in case["hexes"].items()
    ]
    start, to = case["move"]
    state = bare("intercept", (case["attacker"],), battle=on_map(case["attacker"], *stacks))
    order = given.MoveStack(start, to)
    assert order in GAME.legal_orders(state, case["attacker"], charts, ANY)
    moved = placement.moved(state.battle.stacks, start, to)
    stack = placement.stack_in(moved, to)
    eligible = [one for one in moved if not placement.why_fixed(charts, one, UK)]
    return {
        "hex_507_after": {"uk": stack.down[0], "de": stack.down[1]},
        "uk_may_move_507": not placement.why_fixed(charts, stack, UK),
        "uk_must_pass": not eligible,
    }


def placement_example(example: dict, charts: Charts) -> dict:
    case = example["given"]
    state, _ = advanced(
        full(charts, "mix_markers", battle=on_map(case["attacker"])._replace(attacker=case["attacker"])),
        charts,
    )
    order = []
    while state.stage == "place_marker":
        side = state.deciding[0]
        order.append(side)
        last = sum(state.battle.down_left) == 1
        if last:
            break
        state, _ = give(state, side, given.PlaceMarker(0, "101" if side == UK else "605"), charts)
    return {"order": order}


def choice_example(example: dict, charts: Charts) -> dict:
    case = example["given"]
    if "differences" in case:
        won = [
            combat.choices_won(combat.CombatRoll(3 + d, False), combat.CombatRoll(3, False))
            for d in case["differences"]
        ]
        return {"choices": [choices for _, choices in won]}
    own_half, enemy_half = case.get("own_half", False), case.get("enemy_half", False)
    _, choices = combat.choices_won(
        combat.CombatRoll(3 + case["difference"], False), combat.CombatRoll(3, False)
    )
    chosen = tuple(sorted((LETTERS[letter] for letter in case["chosen"]), key=combat.SITUATIONS.index))
    legal = chosen in combat.situation_sets(choices, own_half, enemy_half, True)
    declared = (own_half, enemy_half)
    result = {
        "choices": choices,
        "legal": legal,
        "own_half": combat.fires_half(UK, declared, UK, chosen),
        "another_round": combat.goes_on(chosen, (False, False), True),
        "shift_all_ships": combat.range_shift(chosen),
    }
    if "enemy_total" in case:
        half = combat.fires_half(DE, declared, UK, chosen)
        result["enemy_total"] = combat.total_gunnery([float(case["enemy_total"])], half=half)
    return result


def manoeuvre_example(example: dict, charts: Charts) -> dict:
    case = example["given"]
    over = case["k"]
    if case.get("home"):
        roll = combat.combat_initiative(
            _entries(example), UK, True, case["fast"], case["slow"], case["half"], over
        )
        return {"initiative_number": roll.number, "confused": roll.confused}
    uk = tuple(ships_of(charts, UK, "BB", 3, skip=3 * place) for place in range(case["own_fleets"]))
    state = in_combat(charts, uk, (ships_of(charts, DE, "B", 3),))
    legal = sorted({order.over for order in GAME.legal_orders(state, UK, charts, ANY)})
    state, _ = give(state, UK, given.Manoeuvre(False, over), charts, *shown(example))
    fight = state.battle.combat
    rolls = combat.CombatRoll(fight.numbers[0], fight.confused[0]), combat.CombatRoll(1, False)
    return {
        "legal_k": legal,
        "confused": fight.confused[0],
        "initiative_number": fight.numbers[0],
        "total_gunnery": combat.fleet_gunnery(["BB"] * 9, charts, 0.0, False, fight.confused[0]),
        "may_choose": combat.choices_won(*rolls)[0] == UK,
    }


def half_example(example: dict, charts: Charts) -> dict:
    case = example["given"]
    if "gunnery" in case:
        before = combat.total_gunnery(case["gunnery"], case["shift"])
        return {
            "total_before_half": before,
            "total": combat.total_gunnery(case["gunnery"], case["shift"], case["half"]),
        }
    half = combat.total_gunnery([case["total"]], half=True)
    return {
        "targets_full": int(case["total"] // case["defence"]),
        "targets_half": int(half // case["defence"]),
        "points_half": half,
    }


def small_fleet_example(example: dict, charts: Charts) -> dict:
    case = example["given"]
    left = [before - lost for before, lost in zip(case["before"], case["losses"], strict=True)]
    stays = [not combat.leaves_map(ships) for ships in left]
    return {
        "markers_left": stays,
        "ships_home_from_removed": sum(ships for ships, stay in zip(left, stays, strict=True) if not stay),
    }


def deployment_example(example: dict, charts: Charts) -> dict:
    case = example["given"]
    if "positions" in case:
        legal = []
        for position in case["positions"]:
            held, names = [], iter(ships_of(charts, UK, "BB", 8))
            for number in range(7):
                held.append(tuple(next(names) for _ in range(position[str(number)])))
            legal.append(armament.fills_enough_boxes(case["side"], tuple(held), False))
            assert armament.fills_enough_boxes(DE, tuple(held), False)
        return {"legal": legal}
    names = iter(ships_of(charts, DE, "B", 10))
    held = tuple(tuple(next(names) for _ in range(case["boxes"][str(number)])) for number in range(7))
    rest = ships_of(charts, DE, "(B)", 4)
    state = bare("second_roll", (DE,), ddbox=(((),) * 7, held), fleets=(((),) * 8, boxes(rest, number=6)))
    first, second = (entry["shows"][0] for entry in example["dice"])
    state = state._replace(deployment_roll=first)
    state, _ = give(state, DE, given.RollAgain(), charts, second)
    after = state.ddbox[INDEX[DE]]
    return {
        "ships_deployed": 10 - sum(map(len, after)),
        "box_3_after": len(after[3]),
        "box_0_after": len(after[0]),
    }


def submarine_example(example: dict, charts: Charts) -> dict:
    case = example["given"]
    if "modifier" in case:
        usw_turn = 2
        americans = ships_of(charts, "US", "B", case["us_in_fleet_boxes"])
        roll_number = 1 - case["modifier"]
        state = full(charts, "submarine_check", turn=usw_turn + roll_number, usw_turn=usw_turn, american=())
        fleets = (boxes(*state.fleets[0][:7], americans, number=8), state.fleets[1])
        state, _ = advanced(state._replace(fleets=fleets), charts, *shown(example))
        assert isinstance(state.sending[0], Sending)
        return {
            "us_moved_to_ddbox": state.sending[0].count,
            "table_row": example["dice"][0]["shows"][0] + case["modifier"],
        }
    turns = case.get("usw_turns", [case.get("usw_turn")])
    entered = [submarines.arrival_turn(turn) for turn in turns]
    if "usw_turn" in case:
        return {"circled_4_enter_turn": entered[0], "place": "ddbox"}
    return {"circled_4_enter_turns": entered, "place": "ddbox"}


def points_example(example: dict, charts: Charts) -> dict:
    case = example["given"]
    nations = {"de_sunk": DE, "uk_sunk": UK, "us_sunk": "US"}
    lost = {
        key: [Kind(ship_type, nation) for ship_type, count in case[key].items() for _ in range(count)]
        for key, nation in nations.items()
    }
    uk_points = combat.points_for_sunk([], lost["de_sunk"])
    de_points = -combat.points_for_sunk([], lost["uk_sunk"] + lost["us_sunk"])
    return {
        "uk_points": uk_points,
        "de_points": de_points,
        "vp": combat.points_for_sunk([], [kind for group in lost.values() for kind in group]),
    }


def control_example(example: dict, charts: Charts) -> dict:
    return {"points": ending.control_points(example["given"]["vp"])}


def end_example(example: dict, charts: Charts) -> dict:
    case = example["given"]
    numbers = case["de_ships"] if isinstance(case["de_ships"], list) else [case["de_ships"]]
    outcomes = [
        ending.end_of_turn(case.get("turn", 3), case["vp"], case["uk_ships"], n, charts) for n in numbers
    ]
    winners = [outcome.winner or "draw" for outcome in outcomes]
    return {"over": all(outcomes), "winner": winners if isinstance(case["de_ships"], list) else winners[0]}


def continuation_example(example: dict, charts: Charts) -> dict:
    case = example["given"]
    if "cases" in case:
        rounds = []
        for one in case["cases"]:
            chosen = (combat.CONTINUE,) if one["a"] else ()
            rounds.append(bool(combat.goes_on(chosen, (one["both_confused"],) * 2, one["both_present"])))
        return {"another_round": rounds}
    pairs = zip(case["attacker_wants"], case["defender_wants"], strict=True)
    results = [combat.declarations(*pair) for pair in pairs]
    return {
        "another_round": [result.another_round for result in results],
        "attacker_stays": [result.attacker_stays for result in results],
        "defender_stays": [result.defender_stays for result in results],
    }


def class_example(example: dict, charts: Charts) -> dict:
    old, ordinary = ships_of(charts, DE, "(B)", 1), ships_of(charts, DE, "B", 4)
    numbers = []
    for ships in (old + ordinary, ordinary):
        state = in_combat(charts, (fleet(charts, UK, bb=3),), (ships,))
        state, _ = give(state, UK, given.Manoeuvre(False, 0), charts, 1)
        state, _ = give(state, DE, given.Manoeuvre(False, 0), charts, 1)
        numbers.append(state.battle.combat.numbers[1] - 1)
    return {"modifier_round_1": numbers[0], "modifier_round_2": numbers[1]}


KINDS: dict[str, Callable[[dict, Charts], dict[str, Any]]] = {
    "init": initiative_example,
    "form": formation_example,
    "icpt": interception_example,
    "place": placement_example,
    "choice": choice_example,
    "man": manoeuvre_example,
    "half": half_example,
    "small": small_fleet_example,
    "dep": deployment_example,
    "usw": submarine_example,
    "vp": points_example,
    "ctl": control_example,
    "end": end_example,
    "cont": continuation_example,
    "class": class_example,
}


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
@pytest.mark.rule("7.11a", "7.11b", "7.11c", "8.3e", "8.5l", "8.8j", "8.9i")
def test_example(example: dict, charts: Charts) -> None:
    kind = example["id"].split("-")[1]
    result = KINDS[kind](example, charts)
    for name, expected in example["expect"].items():
        if name == "place":
            continue
        assert name in result, f"{example['id']}: nothing computed for {name}"
        assert result[name] == expected, f"{example['id']}: {name}"


def test_every_example_names_known_rules() -> None:
    known = {rule.number for rule in read_rules("grand_fleet")}
    for example in EXAMPLES:
        assert set(example["rules"]) <= known, example["id"]
    assert len(EXAMPLES) == 36


@pytest.mark.rule("9.2b", "9.2c", "9.2d")
@pytest.mark.parametrize(("usw_turn", "arrives"), [(2, 4), (3, 4), (4, 4), (6, 6)])
def test_circled_americans_enter_the_ddbox(charts: Charts, usw_turn: int, arrives: int) -> None:
    """The place of gf-usw-1 and gf-usw-2: the British DDbox, asked of the UK player in the right turn."""
    circled = ("Nevada", "Oklahoma")
    state = full(charts, "submarine_check", turn=usw_turn, american=circled, waiting=((),) * 9)
    if usw_turn >= 4:
        state, _ = advanced(state, charts, 6)
    else:
        state, _ = advanced(state, charts, 5)
        state, _ = give(state, DE, given.BeginWarfare(), charts)
    if usw_turn == 2:
        assert (state.turn, state.american) == (3, circled)
        state, _ = advanced(state._replace(turn=4, stage="british_reinforcement", deciding=()), charts)
    assert (state.turn, state.american) == (arrives, ())
    assert (state.sending[0].side, state.sending[0].ships, state.sending[0].cause) == (
        UK,
        circled,
        "american_entry",
    )
