"""Intercepts with everything that may be added to them and everything that may answer them (3.2, 3.3).

Knows how sliders name ships and cards. The rules stand in `rules`: the attack is laid on a small
table and fought there.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.kaisers_pirates.questions import small_table as small
from navalgames.games.kaisers_pirates.questions.dice_alone import COMBAT
from navalgames.games.kaisers_pirates.questions.sliders import (
    COINS,
    GERMAN,
    TARGETS,
    agreed,
    choice,
    coin,
    switch,
)
from navalgames.games.kaisers_pirates.rules import attacks, modifiers, opposed
from navalgames.games.kaisers_pirates.rules.cards import reactions, shooting_back
from navalgames.games.kaisers_pirates.rules.frames import BRITISH, Attack
from navalgames.games.kaisers_pirates.rules.frames import GERMAN as GERMAN_KIND
from navalgames.games.kaisers_pirates.state import Options, Ship, State
from navalgames.games.kaisers_pirates.tables import Box

GROUP = "intercept"
SURPRISE, SEARCHLIGHT = "Surprise Attack 1", "Searchlight 1"
ANSWERS = {
    "none": "",
    "break_contact": "Break Contact 1",
    "fast_ship": "Fast Ship 1",
    "non_combatant": "Non-Combatant 1",
    "reflag": "Reflag 1",
    "shallow_run": "Shallow Run 1",
    "slim_pickings": "Slim Pickings 1",
}
SHOOTING_BACK = {"trap": "Trap 1", "amc_alcantara": "AMC 1", "amc_carmania": "AMC 2"}
WITH_AIRCRAFT = Options(aircraft=True)


def german_intercept(
    dice: Any, charts: Charts, ship: str, target: str, ship_damaged: bool, out_of_supply: bool,
    target_damaged: bool, night: bool, surprise_attack: bool, searchlight: bool, boarding_party: bool,
    answer: str, aircraft: bool,
) -> str:  # fmt: skip
    """What becomes of a merchantman that a German ship intercepts.

    Rule: 3.2.7b-3.2.7k, 3.3.3b, 3.3.5c, 3.3.13c, 3.3.25c, 3.3.36b, 3.3.38c, 3.3.40c, 3.3.44b, 6.3.1.
    Charts: german_ships, merchantmen, action_cards, modifiers, combat_result, challenge_result.
    """
    box = small.box_for(charts, WITH_AIRCRAFT if aircraft else small.PLAIN)
    hunter = Ship(GERMAN[ship], damage=int(ship_damaged), out_of_supply=out_of_supply)
    prey = Ship(TARGETS[target], damage=int(target_damaged))
    frame = small.attack(
        GERMAN_KIND, "Recalled 1", charts["german_ships"].value(hunter.name, "attack"), prey.name,
        ship=hunter.name, night=night, assists=_assists(surprise_attack, searchlight and night),
        boarding="Boarding Party 1" if boarding_party and not target_damaged else "",
        reaction=ANSWERS[answer],
    )  # fmt: skip
    charts["merchantmen"].value(prey.name, "defence")
    state = _fought(dice, small.begun(small.table((hunter,), (prey,)), frame), frame, box)
    return small.fate(state, prey.name, prey)


def _assists(surprise_attack: bool, searchlight: bool) -> tuple[str, ...]:
    return ((SURPRISE,) if surprise_attack else ()) + ((SEARCHLIGHT,) if searchlight else ())


def _fought(dice: Any, state: State, frame: Attack, box: Box) -> State:
    """The reaction of the attack, if it has one that is allowed, and then the fight if there is still one."""
    if frame.reaction and reaction_allowed(state, frame, box):
        _witness_coins(frame.reaction, box)
        state = dice.resolve(attacks.answered, state, frame, box)
    frame = state.stack[-1]
    return dice.resolve(attacks.fight, state, frame, box) if frame.stage == "fight" else state


def _witness_coins(card: str, box: Box) -> None:
    for column in ("challenge", "response"):
        box.charts["action_cards"].value(box.kind(card), column)


def reaction_allowed(state: State, frame: Attack, box: Box) -> bool:
    """Whether this reaction may answer this attack (3.2.2, chart reaction_legality)."""
    return reactions.why_not_react(state, frame._replace(reaction=""), frame.reaction, box) is None


def interceptor_fate(dice: Any, charts: Charts, ship: str, ship_damaged: bool, night: bool, guns: str) -> str:
    """What the shots of a Trap or an armed merchant cruiser do to the interceptor.

    Rule: 3.3.1d, 3.3.1h, 3.3.46c, 3.3.46d. Charts: german_ships, card_faces, modifiers, combat_result.
    """
    box = small.box_for(charts)
    hunter = Ship(GERMAN[ship], damage=int(ship_damaged))
    card = SHOOTING_BACK[guns]
    face = box.cards[card].face or box.kind(card)
    shot = charts["card_faces"].value(face, "attack")
    charts["german_ships"].value(hunter.name, "defence")
    frame = small.attack(GERMAN_KIND, "Recalled 1", "d6", "Lovat", ship=hunter.name, night=night)
    state = small.begun(small.table((hunter,), (Ship("Lovat"),)), frame)
    return COMBAT[shooting_back.fired_at_interceptor(dice, state, frame, shot, box)]


def british_intercept(
    dice: Any, charts: Charts, squadron: str, ship: str, ship_damaged: bool, night: bool,
    surprise_attack: bool, searchlight: bool, answer: str, sail: bool, aircraft: bool, fast_raiders: bool,
    shallow_pursuit: bool, reflag_dodges: bool,
) -> str:  # fmt: skip
    """What becomes of a German ship that a British squadron intercepts.

    Rule: 3.2.3a, 3.2.7b-3.2.7k, 3.3.5c, 3.3.32g, 3.3.36b, 3.3.38c, 3.3.44b, 6.2.4, 6.3.3, 6.6.2, 6.10.4.
    Charts: german_ships, action_cards, modifiers, combat_result, challenge_result.
    """
    options = Options(
        sail=sail, aircraft=aircraft, fast_raiders=fast_raiders, shallow_pursuit=shallow_pursuit,
        reflag_dodges=reflag_dodges,
    )  # fmt: skip
    box = small.box_for(charts, options)
    prey = Ship(GERMAN[ship], damage=int(ship_damaged))
    frame = small.attack(
        BRITISH, "Recalled 1", COINS[squadron], prey.name, night=night,
        assists=_assists(surprise_attack, searchlight and night), reaction=ANSWERS[answer],
    )  # fmt: skip
    charts["german_ships"].value(prey.name, "defence")
    state = _fought(dice, small.begun(small.table((), (prey,), "ships"), frame), frame, box)
    return small.fate(state, prey.name, prey)


def interrogate(dice: Any, charts: Charts, ship: str, ship_damaged: bool) -> str:
    """Whether Interrogate finds out a disguised raider, and what the attack that follows does to it.

    Rule: 3.3.19b, 3.3.19d. Charts: german_ships, action_cards, card_faces, challenge_result, combat_result.
    """
    box = small.box_for(charts)
    prey = Ship(GERMAN[ship], identified=False, damage=int(ship_damaged))
    card = charts["action_cards"]
    coins = [card.value("Interrogate", column) for column in ("challenge", "response")]
    if not dice.resolve(opposed.succeeds, coins[0], 0, coins[1], charts):
        return "still_hidden"
    coin_of_card = charts["card_faces"].value("Interrogate", "attack")
    defence = charts["german_ships"].value(prey.name, "defence")
    state = small.table((), (prey,), "ships")
    points = modifiers.defence(state, prey.name, box)
    return COMBAT[dice.resolve(opposed.fight, coin_of_card, 0, defence, points, charts)]


RAIDERS = tuple(GERMAN)[6:]
_ANSWERS = ("none", "break_contact", "fast_ship", "non_combatant", "shallow_run", "slim_pickings")
_FATES = ("untouched", "damaged", "captured", "sunk")

QUESTIONS = (
    Question(
        "german_intercept", GROUP, ("3.2.1h", "3.2.7a", "3.3.3b", "3.3.44b"),
        (
            choice("ship", tuple(GERMAN), "leipzig", "3.2.1h"),
            choice("target", tuple(TARGETS), "lundy_island", "3.2.4a"),
            switch("ship_damaged", "3.2.7i"), switch("out_of_supply", "3.2.7h"),
            switch("target_damaged", "3.2.7j"),
            switch("night", "3.2.7k"), switch("surprise_attack", "3.3.44b"), switch("searchlight", "3.3.36b"),
            switch("boarding_party", "3.3.3b"), choice("answer", _ANSWERS, "none", "3.2.2a"),
            switch("aircraft", "6.3.1"),
        ),
        german_intercept, outcomes=_FATES,
    ),
    Question(
        "interceptor_fate", GROUP, ("3.3.1d", "3.3.46c"),
        (
            choice("ship", tuple(GERMAN), "moewe", "3.3.46c"), switch("ship_damaged", "3.2.7j"),
            switch("night", "3.2.7k"), choice("guns", tuple(SHOOTING_BACK), "trap", "3.3.46a"),
        ),
        interceptor_fate, outcomes=("untouched", "damaged", "sunk"),
    ),
    Question(
        "british_intercept", GROUP, ("3.2.3a", "3.2.7a", "3.3.44b"),
        (
            coin("squadron", "d10_d8", "3.2.3a"), choice("ship", tuple(GERMAN), "leopard", "3.2.3a"),
            switch("ship_damaged", "3.2.7j"), switch("night", "3.2.7k"), switch("surprise_attack", "3.3.44b"),
            switch("searchlight", "3.3.36b"),
            choice("answer", ("none", "break_contact", "reflag", "shallow_run"), "none", "3.2.2a"),
            agreed("sail"), agreed("aircraft"), agreed("fast_raiders"), agreed("shallow_pursuit"),
            agreed("reflag_dodges"),
        ),
        british_intercept, outcomes=("untouched", "damaged", "sunk"),
    ),
    Question(
        "interrogate", GROUP, ("3.3.19b", "3.3.19d"),
        (
            choice("ship", RAIDERS, "wolf", "3.3.19b"),
            switch("ship_damaged", "3.2.7j"),
        ),
        interrogate, outcomes=("still_hidden", "untouched", "damaged", "sunk"),
    ),
)  # fmt: skip
