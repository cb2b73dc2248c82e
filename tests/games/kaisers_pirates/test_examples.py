"""The worked examples of examples.toml, on scripted dice and the engine.

Fights, challenges and exact chances are read from the example; every other example has a function of
its own, and one without a function fails.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from navalgames.chance import RandomDice, ScriptedDice, exact
from navalgames.games.kaisers_pirates import GAME, given
from navalgames.games.kaisers_pirates.rules import (
    action_deck,
    modifiers,
    opposed,
    phantom,
    phantom_choice,
    scoring,
)
from navalgames.games.kaisers_pirates.rules.cards import warding_off
from navalgames.games.kaisers_pirates.rules.frames import GERMAN, Attack
from navalgames.games.kaisers_pirates.state import Player, Scored, Ship
from navalgames.games.kaisers_pirates.tables import box_of
from navalgames.rule_index import read_rules
from tests.games.kaisers_pirates.table import CHARTS, EAST, NORTH, SOUTH, Table, best, one
from tests.games.kaisers_pirates.test_solitaire import card, leipzig, phantom_turn

EXAMPLES = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))["example"]
BOX = box_of(CHARTS, GAME.options())
RESULTS = {opposed.NONE: "none", opposed.DAMAGED: "damaged", opposed.SUNK: "sunk"}


def by_id(name: str) -> dict[str, Any]:
    return next(example for example in EXAMPLES if example["id"] == name)


# ------------------------------------------------------------------------ dice alone


def is_fight(example: dict[str, Any]) -> bool:
    return "attack" in example["expect"]


def is_challenge(example: dict[str, Any]) -> bool:
    return "challenge_coin" in example["given"] and bool(example["dice"])


def is_chance(example: dict[str, Any]) -> bool:
    coins = {"challenge_coin", "attack_coin"} & set(example["given"])
    return bool(coins) and not example["dice"] and example["id"].startswith("inv_")


def shown(example: dict[str, Any], *why: str) -> list[dict[str, Any]]:
    """The throws of an example for these purposes, as entries of a script."""
    entries = []
    for throw in example["dice"]:
        if any(part in throw["why"] for part in why):
            coin = throw["dice"] if throw["dice"] != "unknown" else "d6"
            entries.append(best(coin, *throw["shows"]))
    return entries


@pytest.mark.rule("3.2.9a", "3.2.9b", "3.2.9c", "5.5.1x", "5.5.2x")
@pytest.mark.parametrize("example", [e for e in EXAMPLES if is_fight(e)], ids=lambda e: e["id"])
def test_a_fight_of_the_examples(example):
    case, expect = example["given"], example["expect"]
    dice = ScriptedDice(shown(example, "attack", "defence")[-2:])
    defence = case["defence_coin"] if case["defence_coin"][0] == "d" else "d6"
    result = opposed.fight(
        dice,
        case["attack_coin"],
        case.get("attack_modifier", 0),
        defence,
        case.get("defence_modifier", 0),
        CHARTS,
    )
    dice.finish()
    note = dice.record[-1].args
    assert (note["attack"], note["defence"]) == (expect["attack"], expect["defence"])
    boarded = case.get("boarding_party") and result == opposed.SUNK
    assert ("captured" if boarded else RESULTS[result]) == expect["result"]


@pytest.mark.rule("3.2.9b", "3.2.9c", "5.5.2x")
@pytest.mark.parametrize("example", [e for e in EXAMPLES if is_challenge(e)], ids=lambda e: e["id"])
def test_a_challenge_of_the_examples(example):
    case = example["given"]
    dice = ScriptedDice(shown(example, "challenge", "response"))
    won = opposed.succeeds(
        dice, case["challenge_coin"], case.get("challenge_modifier", 0), case["response_coin"], CHARTS
    )
    dice.finish()
    assert won == example["expect"]["success"]


@pytest.mark.rule("3.2.7b", "3.2.7c", "3.2.7d", "3.2.6c")
@pytest.mark.parametrize("example", [e for e in EXAMPLES if is_chance(e)], ids=lambda e: e["id"])
def test_an_exact_chance_of_the_examples(example):
    case, expect = example["given"], example["expect"]
    if "attack_coin" in case:
        fall = exact(opposed.fight, case["attack_coin"], 0, case["defence_coin"], 0, CHARTS)
        found = {RESULTS[result]: fall.chance(result) for result in RESULTS}
    else:
        fall = exact(opposed.succeeds, case["challenge_coin"], 0, case["response_coin"], CHARTS)
        found = {"success": fall.chance(True), "marker": fall.chance(False)}
    assert all(found[name] == Fraction(chance) for name, chance in expect.items())


# ------------------------------------------------------------------------ the engine


def committing(*hand: str, ships: tuple) -> Table:
    table = Table("three").put(NORTH, ships=ships, hand=hand)
    return table.having(stack=(table.state.stack[0]._replace(stage="commit"),))


def dice_highest(case: dict) -> dict:
    dice = ScriptedDice([best(case["coin"], 4, 2)])
    return {"result": opposed.result(dice, case["coin"], 0, "attack", CHARTS)}


def german_limit(case: dict) -> dict:
    names = ("Wolf", "Greif", "Emden")[: case["german_ships_sunk"]]
    pile = (Scored("Maria", "merchantman"), *(Scored(name, "german") for name in names))
    who = Player(prizes=(Ship("Lovat", False),), pile=pile)
    left, out = scoring.limited(RandomDice(seed=1), who)
    kept = sum(card.how == "german" for card in left.pile)
    return {"german_cards_scored": kept, "german_cards_discarded": len(out), "chosen_by": "random"}


def round_points(case: dict) -> dict:
    return {"round_points": list(scoring.round_points(tuple(case["vp"]), BOX))}


def jeff_commit(case: dict) -> dict:
    table = committing("Recalled 1", "Surprise Attack 1", ships=("Leipzig",))
    table.give(NORTH, given.CommitCard("Recalled 1", "intercept", ""))
    table.give(NORTH, given.CommitCard("Surprise Attack 1", "action", ""))
    return {"legal": True, "committed": len(table.state.active.committed)}


def shallow_run_barred(case: dict) -> dict:
    table = (
        Table()
        .put(SOUTH, ships=(Ship("Leopard"),), hand=(case["reaction"],))
        .commit(("Recalled 1", "intercept"), "Surprise Attack")
    )
    table.give(NORTH, given.Intercept("Recalled 1", "Leopard")).give(
        NORTH, given.AddAssist("Surprise Attack 1")
    )
    return {"reaction_legal": len(table.orders(SOUTH)) > 1}


def jeff_end_of_turn(case: dict) -> dict:
    table = Table().put(SOUTH, hand=("Trap",)).commit("Recalled 1", "Surprise Attack 1")
    table.give(NORTH, given.EndTurn()).give(NORTH, given.DiscardInOrder(), rest=True)
    return {"cards_discarded": len(table.state.discards), "cards_drawn": len(table.player(NORTH).hand)}


def craig_commit(case: dict) -> dict:
    table = committing(
        "Lay Mines 1", "Good Hunting 1", "Boarding Party 1", "Submarines U-27 & U-41 1", ships=(case["ship"],)
    )
    mines = given.CommitCard("Lay Mines 1", "action", case["ship"]) in table.orders(NORTH)
    assert mines == case["has_mines"]
    table.give(NORTH, given.CommitCard("Lay Mines 1", "intercept", case["ship"]))
    return {"legal": True, "intercept_by": table.state.active.committed[0].ship}


def craig_good_hunting(case: dict) -> dict:
    table = (
        Table()
        .put(NORTH, ships=("Prinz Eitel Friedrich",))
        .put(SOUTH, merchantmen=tuple(case["targets"]), hand=("QQQ", "Fast Ship"))
    )
    table.commit(("Lay Mines 1", "intercept", "Prinz Eitel Friedrich"), "Good Hunting")
    table.give(NORTH, given.Intercept("Lay Mines 1", "Matheran")).give(
        NORTH, given.AddAssist("Good Hunting 1")
    )
    table.give(NORTH, given.ChooseTarget("Lovat"))
    table.give(NORTH, given.GoOn()) if table.stage == "assists" else None
    table.give(SOUTH, given.Decline()).give(NORTH, given.ChooseTarget("Matheran"))
    roll = (best("d10+d6", 5, 2), best("d8", 6))
    table.give(SOUTH, given.React("QQQ 1"), *roll).give(SOUTH, given.Decline())
    return {"separate_rolls": True, "separate_reactions": table.stage == "reaction", "max_reactions": 2}


def craig_lovat_not_doubled(case: dict) -> dict:
    table = (
        Table()
        .put(NORTH, ships=("Leipzig",))
        .put(SOUTH, merchantmen=("Lovat",))
        .commit(("Lay Mines 1", "intercept", "Leipzig"), "Boarding Party")
    )
    table.give(NORTH, given.Intercept("Lay Mines 1", "Lovat")).give(
        NORTH, given.AddAssist("Boarding Party 1")
    )
    table.give(
        NORTH, given.GoOn(), best("d10+d8+d4", 7, 1, 1), best("d8", 4)
    ) if table.stage == "assists" else None
    return {"result": "none", "damage_marker": bool(table.ship("Lovat").damage)}


def craig_one_enemy(case: dict) -> dict:
    table = (
        Table("three").put(NORTH, ships=("Leopard",)).put(SOUTH, merchantmen=("Matheran", "Lovat", "Maria"))
    )
    table.put(EAST, merchantmen=("Appam",)).turn(attacked=SOUTH, intercepted=("Matheran", "Lovat"))
    table.commit("Submarines U-27 & U-41 1")
    return {"legal": "Maria" in table.targets(NORTH, given.TorpedoAttack)}


def craig_end_of_turn(case: dict) -> dict:
    table = Table().put(SOUTH, hand=("Trap 1",))
    for kind in (
        "QQQ 1",
        "Fast Ship 1",
        "Lay Mines 1",
        "Good Hunting 1",
        "Boarding Party 1",
        "Submarines U-27 & U-41 1",
    ):
        table.take(kind)
    table.turn(used=("Lay Mines 1", "Good Hunting 1", "Boarding Party 1", "Submarines U-27 & U-41 1"))
    table.turn(reactions=((SOUTH, "QQQ 1"), (SOUTH, "Fast Ship 1")))
    table.give(NORTH, given.EndTurn()).give(NORTH, given.DiscardInOrder(), rest=True)
    return {
        "active_discards": len(table.state.discards) - 2,
        "defender_discards": 2,
        "active_draws": len(table.player(NORTH).hand),
        "defender_draws_action": len(table.player(SOUTH).hand) - 1,
        "defender_draws_merchantmen": len(table.player(SOUTH).merchantmen),
    }


def jay_commit(case: dict) -> dict:
    table = committing(
        "Fair Seas 1", "Lay Mines 1", "Intelligence 1", "Deception 1", ships=(case["mine_raider"],)
    )
    for order in (
        given.CommitCard("Fair Seas 1", "intercept", ""),
        given.CommitCard("Lay Mines 1", "action", "Meteor"),
        given.CommitCard("Intelligence 1", "action", ""),
        given.CommitCard("Deception 1", "action", ""),
    ):
        table.give(NORTH, order)
    return {"legal": True, "committed": len(table.state.active.committed)}


def jay_no_safe_passage_after_mines(case: dict) -> dict:
    table = (
        Table()
        .put(NORTH, ships=("Meteor",))
        .put(SOUTH, merchantmen=("Mount Temple",))
        .commit(("Lay Mines", "action", "Meteor"))
    )
    table.give(
        NORTH,
        given.MineAttack("Lay Mines 1", SOUTH, "Meteor"),
        best("d10+d4", 5, 1),
        best("d10", 5),
        rest=True,
    )
    return {"safe_passage_allowed": table.stage == "passage"}


def jay_intelligence(case: dict) -> dict:
    table = Table("three").commit("Intelligence 1")
    table.give(NORTH, given.UseAction("Intelligence 1", "", ""), rest=True)
    return {"cards_seen": len(table.state.stack[-1].cards), "may_reorder": len(table.orders(NORTH)) == 6}


def jay_deception_stays(case: dict) -> dict:
    table = (
        Table("three")
        .put(NORTH, ships=("Meteor",))
        .put(EAST, hand=("Trap 1",), merchantmen=("Maria", "Lovat"))
    )
    table.put(SOUTH, hand=("Trap 2",)).commit("Deception 1")
    for kind in ("Fair Seas 1", "Lay Mines 1", "Intelligence 1"):
        table.take(kind)
    table.turn(attacked=EAST, used=("Fair Seas 1", "Lay Mines 1", "Intelligence 1"))
    legal = (SOUTH, "") in table.uses(NORTH, "Deception 1")
    table.give(NORTH, given.UseAction("Deception 1", SOUTH, ""))
    table.give(NORTH, given.DiscardInOrder(), rest=True)
    assert table.player(SOUTH).laid.kind == "Deception"
    return {
        "discarded_now": len(table.state.discards),
        "deception_discarded": "end of the next turn of Jeff",
        "drawn": len(table.player(NORTH).hand),
        "craig_draws_merchantmen": len(table.player(EAST).merchantmen) - 2,
        "legal_targets": legal,
    }


def team_marker(case: dict) -> dict:
    table = Table("team").put(SOUTH, ships=(Ship("Dresden", damage=1),)).commit("Damage Control 1")
    return {"legal": ("", "Dresden") in table.uses(NORTH, "Damage Control 1")}


def pp_collect(case: dict) -> dict:
    dice = ScriptedDice([*card("S04"), *card("S05", left=19), *card("S06", left=18)])
    state, kinds = phantom.specials(dice, leipzig().state, False, ("Lundy Island",), leipzig().box)
    return {"specials_applied": list(kinds), "cards_drawn_for_specials": len(state.phantom.used)}


def pp_random_target(case: dict) -> dict:
    candidates = tuple(range(1, case["candidates"] + 1))
    return {"chosen": phantom_choice.chosen(ScriptedDice([one(6, 4)]), candidates, "5.4.3(3)c")}


def pp_turn_goes_on(case: dict) -> dict:
    table = leipzig()
    table.run(
        *card("S01", 2),
        *card("S06", left=19),
        best("d10+d8+d4", 10, 1, 1),
        best("d6", 1),
        *card("S02", 1, left=18),
        rest=True,
    )
    return {"turn_ends": "kp-log-phantom-idle" not in table.log}


def pp_recon(case: dict) -> dict:
    table = phantom_turn().put(
        NORTH, merchantmen=("Maria", "Lovat"), hand=("Trap 1", "Trap 2", "AMC 1", "AMC 2")
    )
    table.run(*card("S03", 3), rest=True)
    return {
        "live_player_cards_lost": 4 - len(table.player(NORTH).hand),
        "lost_at_random": True,
        "turn_ends": table.state.active.side == NORTH,
        "action_card_drawn_to_discard": len(table.state.discards) - 2,
        "live_player_merchantmen_drawn": len(table.player(NORTH).merchantmen) - 2,
    }


def pp_reshuffle(case: dict) -> dict:
    table = phantom_turn()
    used = tuple(f"S{number:02}" for number in range(1, case["solitaire_cards_used"] + 1))
    state = table.state._replace(phantom=table.state.phantom._replace(used=used))
    left = phantom_choice.returned(state, table.box).phantom.used
    return {"cards_returned_and_shuffled": len(used) - len(left)}


def pp_impossible_specials(case: dict) -> dict:
    table = phantom_turn()
    applied = [
        phantom.special_possible(table.state, special, kind == "raider", ("Maria", "Lovat"))
        for kind, special in zip(case["interceptor"], case["special_drawn"], strict=True)
    ]
    return {"applied": applied, "collecting_stops": [not one_applied for one_applied in applied]}


def pp_transfer_impossible(case: dict) -> dict:
    table = phantom_turn().put(NORTH, ships=("Leopard",), hand=("Trap",))
    table.run(*card("S04", 4), rest=True)
    return {
        "action_carried_out": "kp-log-phantom-impossible" not in table.log,
        "turn_ends": table.state.active.side == NORTH,
    }


def lp_reaction_not_fitting(case: dict) -> dict:
    table = Table("solitaire").put(NORTH, ships=("Leopard",)).put(SOUTH, merchantmen=("Kaipara",))
    table.commit(("QQQ 1", "intercept", "Leopard"), "Collier")
    table.give(NORTH, given.Intercept("QQQ 1", "Kaipara"), *card("S20", 2), rest=True)
    return {"reaction": "none" if "kp-log-phantom-unfit" in table.log else "some"}


def lp_commit(case: dict) -> dict:
    table = committing("Lay Mines 1", "Interned 1", ships=(case["ship"],))
    table.give(NORTH, given.CommitCard("Lay Mines 1", "intercept", case["ship"]))
    table.give(NORTH, given.CommitCard("Interned 1", "action", ""))
    committed = table.state.active.committed
    return {"legal": True, "committed": len(committed), "intercept_by": committed[0].ship}


def lp_end_of_turn(case: dict) -> dict:
    table = Table("solitaire").commit("Lay Mines 1", "Interned 1")
    table.turn(committed=()).turn(used=("Lay Mines 1", "Interned 1"))
    table.having(stack=(table.state.stack[0]._replace(asked=(), stage="resolving"),))
    table.run(rest=True)
    return {
        "discarded_face_down": len({"Lay Mines 1", "Interned 1"} & set(table.state.discards)),
        "drawn": len(table.player(NORTH).hand),
    }


def sum_interned(case: dict) -> dict:
    ship = Ship("Leipzig", damage=int(case["damaged"]), out_of_supply=case["out_of_supply"])
    return {"challenge_modifier": modifiers.interned(ship, BOX)}


def sum_seeadler(case: dict) -> dict:
    table = (
        Table(sail=True)
        .put(NORTH, ships=(case["ship"],))
        .put(SOUTH, merchantmen=("Lovat",), hand=("Fast Ship",))
    )
    table.commit(("QQQ 1", "intercept", case["ship"])).give(NORTH, given.Intercept("QQQ 1", "Lovat"))
    state = warding_off.outrun(table.state, table.state.stack[-1], table.box)
    return {"attack_modifier": state.stack[-1].modifier}


def sum_wolf(case: dict) -> dict:
    table = Table(aircraft=True).put(NORTH, ships=(case["ship"],)).put(SOUTH, merchantmen=("Lovat",))
    frame = Attack(
        "fight",
        GERMAN,
        NORTH,
        SOUTH,
        "QQQ 1",
        "d10",
        (),
        ship="Wolf",
        target="Lovat",
        assists=("Surprise Attack 1",),
    )
    return {"attack_modifier": modifiers.attack(table.state, frame, table.box)}


def deal(case: dict) -> dict:
    players = {1: "solitaire", 2: "two", 3: "three", 4: "four"}[case["players"]]
    options = GAME.options(players=players)
    box = box_of(CHARTS, options)
    state = GAME.start(RandomDice(seed=1), CHARTS, options)
    named = 100 - len(action_deck.action_cards(box))
    in_round = action_deck.cards_in_round(box)
    counts = (
        {"removed": 100 - in_round}
        if players != "solitaire"
        else {
            "removed_named": named,
            "removed_random": 100 - named - in_round,
        }
    )
    return {**counts, "in_round": in_round, "draw_pile": state.draw_pile}


def team_range(case: dict) -> dict:
    points = scoring.round_points((40, 30, 20, 10), box_of(CHARTS, GAME.options(players="team")))
    pairs = [points[a] + points[b] for a in range(4) for b in range(a)]
    return {"max": max(pairs), "min": min(pairs)}


def ratio_after_1914(case: dict) -> dict:
    box = box_of(CHARTS, GAME.options(after_1914=True))
    kinds = [box.ships[name].kind for name in action_deck.german_ships(box)]
    return {"raiders": kinds.count("raider"), "warships": kinds.count("warship")}


def tournament_deck(case: dict) -> dict:
    aside = {*BOX.listed("tournament_set_aside"), *BOX.listed("tournament_warships")}
    raiders = [name for name in action_deck.german_ships(BOX) if name not in aside]
    state = GAME.start(RandomDice(seed=1), CHARTS, GAME.options(players="four", tournament=True))
    dealt = {sum(ship.name in raiders for ship in who.ships) for who in state.players}
    return {"raiders_in_deck": len(raiders), "raiders_per_player": dealt.pop()}


def merchant_classes(case: dict) -> dict:
    vp = [BOX.ships[name].vp for name in action_deck.merchantmen(BOX)]
    return {**{f"count_{value}": vp.count(value) for value in (3, 5, 7, 9)}, "total_vp": sum(vp)}


def blocked_german_card(case: dict) -> dict:
    """One more merchantman lets one more German card count: the score rises by both."""
    pile = (Scored("Maria", "merchantman"), Scored("Leopard", "german"), Scored("Wolf", "german"))
    before, _ = scoring.limited(
        ScriptedDice([{"dice": "draw 1 of 2", "shows": ["Leopard"]}]), Player(pile=pile)
    )
    after, _ = scoring.limited(ScriptedDice([]), Player(pile=(*pile, Scored("Highland Brae", "merchantman"))))
    gain = scoring.victory_points(after, BOX) - scoring.victory_points(before, BOX)
    assert gain == BOX.ships["Highland Brae"].vp + BOX.ships["Leopard"].vp
    return {"highland_brae_plus_german_card": case["vp_after"] - case["vp_before"]}


FUNCTIONS: dict[str, Callable[[dict], dict]] = {
    "dice_highest": dice_highest,
    "german_limit": german_limit,
    "round_points_zero": round_points,
    "round_points_tie": round_points,
    "jeff_commit": jeff_commit,
    "jeff_shallow_run_barred": shallow_run_barred,
    "pp_break_contact_barred": shallow_run_barred,
    "jeff_end_of_turn": jeff_end_of_turn,
    "craig_commit": craig_commit,
    "craig_good_hunting": craig_good_hunting,
    "craig_lovat_not_doubled": craig_lovat_not_doubled,
    "craig_one_enemy": craig_one_enemy,
    "craig_end_of_turn": craig_end_of_turn,
    "jay_commit": jay_commit,
    "jay_no_safe_passage_after_mines": jay_no_safe_passage_after_mines,
    "jay_intelligence": jay_intelligence,
    "jay_deception_stays": jay_deception_stays,
    "team_marker": team_marker,
    "pp_leipzig_collect_specials": pp_collect,
    "pp_random_target_three": pp_random_target,
    "pp_turn_goes_on": pp_turn_goes_on,
    "pp_recon_aircraft_et": pp_recon,
    "pp_reshuffle": pp_reshuffle,
    "pp_impossible_specials": pp_impossible_specials,
    "pp_transfer_impossible": pp_transfer_impossible,
    "lp_reaction_not_fitting": lp_reaction_not_fitting,
    "lp_commit": lp_commit,
    "lp_end_of_turn": lp_end_of_turn,
    "sum_interned": sum_interned,
    "sum_seeadler_fast_ship": sum_seeadler,
    "sum_wolf_surprise": sum_wolf,
    "deal_four": deal,
    "deal_three": deal,
    "deal_two": deal,
    "deal_solitaire": deal,
    "team_range": team_range,
    "ratio_after_1914": ratio_after_1914,
    "tournament_deck": tournament_deck,
    "merchant_classes": merchant_classes,
    "inv_blocked_german_card": blocked_german_card,
}
OTHERS = [e for e in EXAMPLES if not (is_fight(e) or is_challenge(e) or is_chance(e))]


@pytest.mark.rule(
    "1.2x", "2.3.1x", "2.3.3x1", "2.3.3x2", "3.2.9a", "3.2.9b", "3.2.9c", "4.4x", "5.5.1x", "5.5.2x"
)
@pytest.mark.parametrize("example", OTHERS, ids=lambda e: e["id"])
def test_an_example_on_the_engine(example):
    assert FUNCTIONS[example["id"]](example["given"]) == example["expect"]


@pytest.mark.rule("0")
def test_the_examples_and_cards_name_rows_of_the_index():
    numbers = {rule.number for rule in read_rules("kaisers_pirates")}
    assert len(EXAMPLES) == 60
    assert all(set(example["rules"]) <= numbers for example in EXAMPLES)
    assert all(f"3.3.{card_number}{letter}" in numbers for card_number in range(1, 48) for letter in "abcdef")


@pytest.mark.rule("HN.2")
def test_no_picture_is_copied():
    pictures = [
        path
        for path in GAME.folder.rglob("*")
        if path.suffix in (".png", ".jpg", ".jpeg", ".gif", ".webp")
        and path.parent.name != "home"  # drawn by `make boards` from a position of the engine
    ]
    assert pictures == []
