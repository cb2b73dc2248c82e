"""Which rules stand under an answer: each rule of a step acts where it changes something, and only there.

Knows the small steps of the rules. What the steps come to is tested where their rules are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from navalgames.chance import ScriptedDice, witness
from navalgames.games.kaisers_pirates import GAME, given
from navalgames.games.kaisers_pirates.rules import (
    action_deck,
    aftermath,
    attacks,
    modifiers,
    opposed,
    rounds,
    scoring,
    ships,
)
from navalgames.games.kaisers_pirates.rules.cards import warding_off
from navalgames.games.kaisers_pirates.rules.frames import (
    BRITISH,
    GERMAN,
    INTERROGATE,
    MINES,
    MONITOR,
    TORPEDO,
    Attack,
)
from navalgames.games.kaisers_pirates.state import Player
from navalgames.games.kaisers_pirates.tables import Box, box_of
from tests.games.kaisers_pirates.table import CHARTS, NORTH, SOUTH, Scored, Ship, Table, best


def acting(step: Callable[[], Any]) -> set[str]:
    """The rules that act in a step."""
    with witness.collect() as seen:
        step()
    return {one.rule for one in seen if isinstance(one, witness.Acted)}


def box(**options: Any) -> Box:
    return box_of(CHARTS, GAME.options(**options))


def attack(kind: str, ship: str = "", **fields: Any) -> Attack:
    """An attack of North on Lovat."""
    return Attack("fight", kind, NORTH, SOUTH, "Lay Mines 1", "d8", ("Lovat",), ship=ship, **fields)


def fought(attacked: int, defended: int, modifier: int = 0) -> Callable[[], str]:
    shown = (best("d10", attacked, why="attack"), best("d10", defended, why="defence"))
    return lambda: opposed.fight(ScriptedDice(shown), "d10", modifier, "d10", 0, CHARTS)


def declaring(kind: str) -> Callable[[], Any]:
    table = Table().put(NORTH, ships=("Leopard",)).put(SOUTH, merchantmen=("Lovat",))
    return lambda: attacks.begin(ScriptedDice([]), table.state, attack(kind))


def taking(several: bool) -> Callable[[], Any]:
    return lambda: attacks.take_target(Table().state, attack(GERMAN, several=several), "Lovat")


def outrunning(ship: str, **options: Any) -> Callable[[], Any]:
    return lambda: warding_off.outrun(Table().state, attack(GERMAN, ship), box(**options))


def boarding(damage: int, kind: str = GERMAN, **fields: Any) -> Callable[[], bool]:
    table = Table().put(SOUTH, merchantmen=(Ship("Lovat", damage=damage),))
    return lambda: attacks.is_boarded(table.state, attack(kind, **fields)._replace(target="Lovat"))


def damaged(markers: int, **options: Any) -> Callable[[], int]:
    ship = Ship("Lovat", damage=markers)
    of = "defence_damaged", "defence_extra_damage", "3.2.7j"
    return lambda: modifiers.markers(ship, *of, box(**options))


def damaging(markers: int, **options: Any) -> Callable[[], Any]:
    table = Table(**options).put(SOUTH, merchantmen=(Ship("Lovat", damage=markers),))
    return lambda: ships.damaged(ScriptedDice([]), table.state, "Lovat", table.box)


def answering(*hand: str) -> Callable[[], Any]:
    """Lovat was sunk though South had played a reaction."""
    table = Table().put(NORTH, ships=("Leopard",), pile=(Scored("Lovat", "merchantman"),))
    frame = attack(GERMAN, "Leopard", reaction="QQQ 1", target="Lovat")
    state = table.put(SOUTH, hand=hand).state
    return lambda: aftermath.ask_sinking(ScriptedDice([]), state, frame, table.box)


def going_on_to_the_next(*afloat: str, kind: str = GERMAN) -> Callable[[], Any]:
    table = Table().put(NORTH, ships=afloat).put(SOUTH, merchantmen=("Lovat",))
    return lambda: attacks.next_target(ScriptedDice([]), table.state, attack(kind, "Leopard"), table.box)


WITH_DICE_OF_THEIR_OWN = (TORPEDO, MINES, MONITOR, INTERROGATE)
NO_BREAKOUTS = {"after_1914": True, "remove_breakouts": True}
EVEN_PILE = (Scored("Lovat", "merchantman"), Scored("Leopard", "german"))
STEPS: list[tuple[Callable[[], Any], str]] = [
    (lambda: modifiers.coin(attack(GERMAN, "Leopard"), box()), "3.2.1h"),
    (lambda: modifiers.coin(attack(BRITISH), box()), "3.2.3a"),
    *[(lambda kind=kind: modifiers.coin(attack(kind), box()), "") for kind in WITH_DICE_OF_THEIR_OWN],
    (damaged(0), ""),
    (damaged(1), "3.2.7j"),
    (damaged(0, extra_damage=True), ""),
    (damaged(2, extra_damage=True), "6.8.2"),
    (lambda: modifiers.night(attack(GERMAN, night=True), box()), "3.2.7k"),
    (lambda: modifiers.night(attack(GERMAN), box()), ""),
    (fought(3, 3), "3.2.7b"),
    (fought(3, 3, modifier=1), "3.2.7c 3.2.7g"),
    (fought(4, 3), "3.2.7c"),
    (fought(6, 3), "3.2.7d"),
    (fought(6, 3, modifier=-1), "3.2.7c 3.2.7g"),
    (declaring(GERMAN), "3.2.8a"),
    (declaring(MINES), "3.2.8b"),
    (declaring(BRITISH), "3.2.8c"),
    (declaring(TORPEDO), "3.2.8d"),
    (taking(True), "X.2"),
    (taking(False), ""),
    (outrunning("Seeadler", sail=True), "6.2.6"),
    (outrunning("Seeadler"), ""),
    (outrunning("Leopard", sail=True), ""),
    (boarding(0), ""),
    (boarding(0, boarding="Boarding Party 1"), "3.3.3b"),
    (boarding(0, capture=True), "3.3.25c"),
    (boarding(1, capture=True), ""),
    (boarding(0, BRITISH, capture=True), ""),
    *[(lambda carried=carried: rounds.hand_size(carried, box()), rule)
      for carried, rule in enumerate(("2.1.5a", "2.4.5", "6.7.1", "6.7.2"))],
    (lambda: scoring.worth(Scored("Lovat", "merchantman", False), box()), ""),
    (lambda: scoring.worth(Scored("Lovat", "prize", True), box()), "2.3.1b"),
    (lambda: scoring.points_of(0, (0, 3), box()), "2.3.3d"),
    (lambda: scoring.points_of(3, (0, 3), box()), "2.3.3c"),
    (lambda: scoring.points_of(3, (3, 3), box()), "2.3.3c 2.3.3e"),
    (lambda: scoring.points_of(3, (1, 2, 3), box()), "2.3.3b"),
    (lambda: scoring.points_of(3, (3, 1, 0, 3), box()), "2.3.3a 2.3.3e"),
    (damaging(0), ""),
    (damaging(0, extra_damage=True), ""),
    (damaging(1), ""),
    (damaging(1, extra_damage=True), "6.8.1"),
    (answering("Recalled"), "3.2.2c"),
    (answering(), ""),
    (going_on_to_the_next("Leopard"), ""),
    (going_on_to_the_next("Leipzig"), "X.3"),
    (going_on_to_the_next("Leipzig", kind=MINES), ""),
    (lambda: action_deck.german_ships(box()), ""),
    (lambda: action_deck.german_ships(box(after_1914=True)), "6.5.1"),
    (lambda: action_deck.merchantmen(box(after_1914=True)), ""),
    (lambda: action_deck.merchantmen(box(remove_1914_merchantmen=True)), ""),
    (lambda: action_deck.merchantmen(box(after_1914=True, remove_1914_merchantmen=True)), "6.5.4"),
    (lambda: action_deck.action_cards(box()), ""),
    (lambda: action_deck.action_cards(box(players="solitaire")), "5.2"),
    (lambda: action_deck.action_cards(box(players="four", **NO_BREAKOUTS)), "6.5.3"),
    (lambda: action_deck.action_cards(box(players="team", **NO_BREAKOUTS)), "6.5.3"),
    (lambda: action_deck.action_cards(box(players="three", **NO_BREAKOUTS)), ""),
    (lambda: action_deck.action_cards(box(players="four", remove_breakouts=True)), ""),
    (lambda: action_deck.action_cards(box(players="four", after_1914=True)), ""),
    (lambda: action_deck.cards_in_round(box()), ""),
    (lambda: action_deck.cards_in_round(box(action_cards_in_round=30)), "2.1.4"),
    (lambda: scoring.limited(ScriptedDice([]), Player()), ""),
    (lambda: scoring.limited(ScriptedDice([]), Player(pile=EVEN_PILE)), ""),
]  # fmt: skip


@pytest.mark.rule("3.2.1h", "3.2.3a", "3.2.7b", "3.2.7c", "3.2.7d", "3.2.7g", "3.2.7j", "3.2.7k", "6.8.2")
@pytest.mark.rule(
    "3.2.8a", "3.2.8b", "3.2.8c", "3.2.8d", "X.2", "6.2.6", "3.3.3b", "3.3.25c", "2.1.5a", "2.4.5"
)
@pytest.mark.rule("6.7.1", "6.7.2", "2.3.1b", "2.3.1d", "2.3.3a", "2.3.3b", "2.3.3c", "2.3.3d", "2.3.3e")
@pytest.mark.rule("6.8.1", "3.2.2c", "X.3", "6.5.1", "6.5.3", "6.5.4", "5.2", "2.1.4")
@pytest.mark.parametrize(("step", "rules"), STEPS)
def test_a_rule_acts_where_it_changes_something(step, rules):
    assert acting(step) == set(rules.split())


@pytest.mark.rule("3.3.38c", "3.3.38g", "6.10.2", "6.10.3")
@pytest.mark.parametrize(
    ("target", "raider", "rules"),
    [(0, 0, set()), (1, 0, {"3.3.38g"}), (0, 1, {"6.10.3"}), (1, 1, {"3.3.38g", "6.10.3"})],
)
def test_who_sinks_in_the_shallows_sinks_by_a_rule_of_its_own(target, raider, rules):
    """Both ships fail: a whole one is damaged, a damaged one is lost."""
    table = Table(shallow_pursuit=True).put(NORTH, ships=(Ship("Leopard", False, raider),))
    table.put(SOUTH, merchantmen=(Ship("Matheran", damage=target),), hand=("Shallow Run",))
    table.commit(("Lay Mines 1", "intercept", "Leopard"))
    table.give(NORTH, given.Intercept("Lay Mines 1", "Matheran")).give(SOUTH, given.React("Shallow Run 1"))
    low = best("d10+d4", 1, 1), best("d10", 9)
    seen = acting(lambda: table.give(NORTH, given.Pursue(), *low, *low, rest=True))
    assert seen & {"3.3.38g", "6.10.3"} == rules and "6.10.2" in seen
    lost = [name for name, hurt in (("Matheran", target), ("Leopard", raider)) if hurt]
    assert all(table.where(name) is None for name in lost)


def reaction_to(target: str, *hand: str, **options: Any) -> Table:
    """Leopard intercepts a merchantman of South, who is asked for a reaction."""
    table = Table(**options).put(NORTH, ships=("Leopard",)).put(SOUTH, merchantmen=(target,), hand=hand)
    table.commit(("Lay Mines 1", "intercept", "Leopard"))
    return table.give(NORTH, given.Intercept("Lay Mines 1", target))


@pytest.mark.rule("3.2.2a", "6.11.1")
def test_what_bars_a_card_that_fits_the_attack_acts_and_a_card_that_does_not_fit_is_no_matter():
    sailing = reaction_to("Dee", "AMC", sailing=True)
    assert acting(lambda: sailing.orders(SOUTH)) == {"6.11.1"}
    steam = reaction_to("Lovat", "AMC", sailing=True)
    assert acting(lambda: steam.orders(SOUTH)) == set()
    mines = reaction_to("Lovat", "Minesweeper")
    assert acting(lambda: mines.orders(SOUTH)) == set() and mines.orders(SOUTH) == (given.Decline(),)


@pytest.mark.rule("3.2.6a", "3.3.25g")
@pytest.mark.parametrize("card", ["Non-Combatant", ""])
def test_non_combatant_helps_into_safe_passage(card):
    table = reaction_to("Lovat", "Non-Combatant")
    missed = best("d10+d8+d6", 1, 1, 1), best("d8", 8)
    table.give(SOUTH, given.React(f"{card} 1") if card else given.Decline(), *missed)
    assert table.stage == "passage"
    seen = acting(lambda: table.give(SOUTH, given.TrySafePassage(), rest=True))
    assert "3.2.6a" in seen and ("3.3.25g" in seen) is bool(card)
