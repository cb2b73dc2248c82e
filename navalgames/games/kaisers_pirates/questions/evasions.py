"""Intercepts and torpedoes with the optional rules of pursuit, sail, damage and prizes (6.2-6.12).

Knows how sliders name ships and answers. The engine carries out every answer and decision.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.kaisers_pirates.questions import fought_out as engine
from navalgames.games.kaisers_pirates.questions import small_table as small
from navalgames.games.kaisers_pirates.questions.sliders import (
    COINS,
    GERMAN,
    TARGETS,
    agreed,
    choice,
    coin,
    whole,
)
from navalgames.games.kaisers_pirates.questions.under_water import BOATS
from navalgames.games.kaisers_pirates.rules import aftermath, attacks, limits, opposed, scoring, sequence
from navalgames.games.kaisers_pirates.rules.frames import BRITISH, TORPEDO, Attack, Turn
from navalgames.games.kaisers_pirates.rules.frames import GERMAN as GERMAN_KIND
from navalgames.games.kaisers_pirates.state import (
    NORTH,
    SOUTH,
    Options,
    Ship,
    State,
    located,
    player,
    pop,
    push,
    ship_of,
    with_player,
)
from navalgames.games.kaisers_pirates.tables import Box

CARD = "Collier 1"
"""The card that lies across the ship; it has no part in the fight."""
RECALLED = "Recalled 1"
HUNTERS = ("eitel_friedrich", "leipzig", "leopard", "seeadler", "wolf")
ANSWERS = ("fast_ship", "break_contact", "non_combatant", "shallow_run", "slim_pickings")
FIRST_ANSWERS = {
    "none": "", "break_contact": "Break Contact 1", "fast_ship": "Fast Ship 1", "trap": "Trap 1",
}  # fmt: skip


def ended(dice: Any, state: State, box: Box) -> State:
    """The table when what is under way is over; everybody takes the first order that is offered."""
    if state.stack[-1].stage == "resolve":
        return state
    return dice.resolve(ended, dice.resolve(engine.after, state, box), box)


def resting(state: State) -> State:
    """The table in the turn of North, at rest between two attacks."""
    return state._replace(stack=(Turn("resolve", (NORTH,)),))


def declared(dice: Any, state: State, frame: Attack, box: Box) -> State:
    """The table when an attack that is declared now is over."""
    return dice.resolve(ended, sequence.run(dice, attacks.begin(dice, resting(state), frame), box), box)


def fate(state: State, name: str, before: Ship) -> str:
    """What became of a ship that may also have reached safe passage."""
    safe = any(card.name == name and card.how == "passage" for card in player(state, SOUTH).pile)
    return "safe" if safe else small.fate(state, name, before)


def _intercept(charts: Charts, ship: str, target: str) -> Attack:
    coin = charts["german_ships"].value(ship, "attack")
    return Attack("declare", GERMAN_KIND, NORTH, SOUTH, CARD, coin, (target,), ship=ship)


def answered_intercept(
    dice: Any, charts: Charts, ship: str, target: str, answer: str, sail: bool, aircraft: bool,
    fast_raiders: bool, shallow_pursuit: bool, sailing: bool, safe_passage_scope: str,
) -> str:  # fmt: skip
    """What becomes of a merchantman whose owner holds one answer and then tries for safe passage.

    The German ship pursues wherever it may. A card that the rules bar is not played.

    Rule: 3.2.2a, 3.2.6a, 6.2.4-6.2.6, 6.3.2, 6.6.1, 6.10, 6.11.1, 6.11.2.
    Charts: german_ships, merchantmen, action_cards, modifiers, reaction_legality, combat_result.
    """
    options = Options(
        sail=sail, aircraft=aircraft, fast_raiders=fast_raiders, shallow_pursuit=shallow_pursuit,
        sailing=sailing, safe_passage_scope=safe_passage_scope,
    )  # fmt: skip
    box = small.box_for(charts, options)
    hunter, prey, hand = Ship(GERMAN[ship]), Ship(TARGETS[target]), engine.held_cards(answer)
    engine.witness(charts, (hunter.name,), (prey.name,), hand, box)
    state = with_player(small.table((hunter,), (prey,)), SOUTH, hand=hand)
    return fate(declared(dice, state, _intercept(charts, hunter.name, prey.name), box), prey.name, prey)


def recalled_later(
    dice: Any, charts: Charts, ship: str, target: str, answer: str, after_sinking_reactions_count: bool
) -> bool:
    """Whether a German ship is recalled after it sank a merchantman whose owner holds Recalled and an answer.

    Rule: 3.2.2c, 3.3.30c, 3.3.30d. Charts: german_ships, merchantmen, action_cards, combat_result.
    """
    options = Options(after_sinking_reactions_count=after_sinking_reactions_count)
    box = small.box_for(charts, options)
    hunter, prey = Ship(GERMAN[ship]), Ship(TARGETS[target])
    hand = tuple(sorted({FIRST_ANSWERS[answer], RECALLED} - {""}))
    engine.witness(charts, (hunter.name,), (prey.name,), hand, box)
    state = with_player(small.table((hunter,), (prey,)), SOUTH, hand=hand)
    state = declared(dice, state, _intercept(charts, hunter.name, prey.name), box)
    return hunter.name in state.german_used


def pursuit_price(dice: Any, charts: Charts, ship: str, pursuit_check: str) -> bool:
    """Whether a fast raider that pursued runs out of supply.

    Rule: 6.6.1b. Charts: option_coins, challenge_result.
    """
    box = small.box_for(charts, Options(fast_raiders=True, pursuit_check=pursuit_check))
    hunter = Ship(GERMAN[ship], identified=False)
    frame = small.attack(GERMAN_KIND, CARD, "d10", "Lovat", ship=hunter.name, pursued=True)
    state = aftermath.pursuit_price(dice, small.table((hunter,), ()), frame, box)
    return ship_of(state, hunter.name).out_of_supply


def again_and_again(
    dice: Any, charts: Charts, squadron: str, ship: str, intercepts: int, extra_damage: bool
) -> str:
    """What so many British intercepts, one turn after the other, leave of a German ship.

    Rule: 3.2.7c, 3.2.7e, 6.8.1, 6.8.2. Charts: german_ships, modifiers, combat_result.
    """
    box = small.box_for(charts, Options(extra_damage=extra_damage))
    prey = Ship(GERMAN[ship])
    charts["german_ships"].value(prey.name, "defence")
    state = small.table((), (prey,), "ships")
    return small.fate(
        dice.resolve(_again, state, prey.name, COINS[squadron], intercepts, box), prey.name, prey
    )


def _again(dice: Any, state: State, name: str, dice_of_squadron: str, left: int, box: Box) -> State:
    """The table after the intercepts that are left."""
    if not left or located(state, name) is None:
        return state
    frame = small.attack(BRITISH, CARD, dice_of_squadron, name)
    fought = pop(dice.resolve(attacks.fight, push(state, frame), frame, box))
    return dice.resolve(_again, fought, name, dice_of_squadron, left - 1, box)


def prize_torpedoed(
    dice: Any, charts: Charts, boat: str, target: str, held: str, torpedo_prizes: bool
) -> str:
    """What becomes of a hidden prize that a submarine would torpedo.

    Rule: 3.2.5d, 6.9, 6.9.1, 6.9.2. Charts: merchantmen, card_faces, option_coins, combat_result.
    """
    box = small.box_for(charts, Options(torpedo_prizes=torpedo_prizes))
    prey, hand = Ship(TARGETS[target], identified=False), engine.held_cards(held)
    state = with_player(small.table((), (prey,), "prizes"), SOUTH, hand=hand)
    if limits.why_not_target(state, NORTH, TORPEDO, prey.name, box) is not None:
        return "untouched"
    engine.witness(charts, (), (prey.name,), hand, box)
    card = BOATS[boat]
    dice_of_boat = charts["card_faces"].value(box.cards[card].face, "torpedo")
    frame = Attack("declare", TORPEDO, NORTH, SOUTH, card, dice_of_boat, (prey.name,))
    return small.fate(declared(dice, state, frame, box), prey.name, prey)


def supplying_prize(dice: Any, charts: Charts, target: str, prize_supply: bool) -> int:
    """The VP at the end of the round of a prize that supplied its captor when it was taken.

    Rule: 2.3.1b, 3.2.5b, 6.12.2, 6.12.3. Charts: merchantmen, option_coins, challenge_result.
    """
    box = small.box_for(charts, Options(prize_supply=prize_supply))
    captor, prize = Ship("Leipzig", out_of_supply=True), Ship(TARGETS[target], identified=False)
    charts["merchantmen"].value(prize.name, "vp")
    state = with_player(small.table((captor,), ()), NORTH, prizes=(prize,))
    frame = Attack(
        "after", GERMAN_KIND, NORTH, SOUTH, CARD, box.ships[captor.name].attack, (), ship=captor.name,
        target=prize.name, result=opposed.CAPTURED, passage=True,
    )  # fmt: skip
    state = dice.resolve(ended, sequence.run(dice, push(resting(state), frame), box), box)
    return scoring.victory_points(player(state, NORTH), box)


_TARGET = tuple(TARGETS)
QUESTIONS = (
    Question(
        "answered_intercept", "intercept", ("3.2.2a", "3.2.6a", "6.6.1a", "6.10.2", "6.11.1"),
        (
            choice("ship", HUNTERS, "eitel_friedrich", "3.2.1h"), choice("target", _TARGET, "dee", "3.2.4a"),
            choice("answer", ANSWERS, "fast_ship", "3.2.2a"), agreed("sail"), agreed("aircraft"),
            agreed("fast_raiders"), agreed("shallow_pursuit"), agreed("sailing"),
            agreed("safe_passage_scope"),
        ),
        answered_intercept, outcomes=("untouched", "damaged", "captured", "sunk", "safe"),
    ),
    Question(
        "again_and_again", "intercept", ("3.2.7e", "6.8.1", "6.8.2"),
        (
            coin("squadron", "d10_d8", "3.2.3a"), choice("ship", tuple(GERMAN), "leopard", "3.2.3a"),
            whole("intercepts", 1, 5, 3, "3.2.7e"), agreed("extra_damage"),
        ),
        again_and_again, outcomes=("untouched", "damaged", "sunk"),
    ),
    Question(
        "pursuit_price", "intercept", ("6.6.1b",),
        (choice("ship", tuple(GERMAN)[6:11], "eitel_friedrich", "6.6.1a"), agreed("pursuit_check")),
        pursuit_price, outcomes=(True, False),
    ),
    Question(
        "recalled_later", "intercept", ("3.2.2c", "3.3.30c"),
        (
            choice("ship", tuple(GERMAN), "moewe", "3.2.1h"), choice("target", _TARGET, "lovat", "3.2.4a"),
            choice("answer", tuple(FIRST_ANSWERS), "fast_ship", "3.2.2a"),
            agreed("after_sinking_reactions_count"),
        ),
        recalled_later, outcomes=(True, False),
    ),
    Question(
        "prize_torpedoed", "under_water", ("3.2.5d", "6.9.1", "6.9.2"),
        (
            choice("boat", tuple(BOATS), "u27", "3.3.42a"), choice("target", _TARGET, "lovat", "6.9"),
            choice("held", ("none", "razzle_dazzle"), "none", "6.9.2"), agreed("torpedo_prizes"),
        ),
        prize_torpedoed, outcomes=("untouched", "damaged", "sunk"),
    ),
    Question(
        "supplying_prize", "passage", ("3.2.5b", "6.12.2", "6.12.3"),
        (choice("target", _TARGET, "maria", "3.2.5b"), agreed("prize_supply")), supplying_prize, unit="vp",
    ),
)  # fmt: skip
