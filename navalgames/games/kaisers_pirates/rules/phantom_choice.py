"""What the phantom chooses where no rule settles it (5.0b, switch pp_choice), and its reactions (5.3.3).

Knows the worth of an action in VP, read exactly from the rules. Must not know the order of its turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from navalgames.chance import Dice, exact
from navalgames.chance.witness import acted
from navalgames.games.kaisers_pirates.rules import modifiers, opposed
from navalgames.games.kaisers_pirates.rules.cards import reactions
from navalgames.games.kaisers_pirates.rules.frames import GERMAN, MINES, Attack
from navalgames.games.kaisers_pirates.state import State, going_on, lying, phantom_of, ship_of
from navalgames.games.kaisers_pirates.tables import Box

ANSWERS = {1: "answer_1_3", 2: "answer_2_4", 3: "answer_1_3", 4: "answer_2_4"}
EVEN_DICE = {2: "1d6", 3: "1d6", 4: "1d4", 5: "1d10", 6: "1d6", 8: "1d8", 10: "1d10"}
NO_ANSWER = "no answer"


# ------------------------------------------------------------------------ choosing


def chosen(dice: Dice, candidates: Sequence[Any], rule: str) -> Any:
    """One of several at random, with equal chances, by a die where one fits (5.0b, 5.4.3(3)c)."""
    count = len(candidates)
    if count == 1:
        (one,) = candidates
        return one
    if count not in EVEN_DICE:
        (place,) = dice.draw(tuple(range(count)), 1, "phantom_choice", rule)
        return candidates[place]
    notation = EVEN_DICE[count]
    faces = int(notation[2:])
    return candidates[(dice.roll(notation, "phantom_choice", rule) - 1) * count // faces]


def best(
    dice: Dice, candidates: Sequence[Any], worth: Callable[[Any], Fraction | int], rule: str, box: Box
) -> Any:
    """The candidate of the highest worth, equal ones at random; any one with pp_choice = random (5.0b)."""
    acted("5.0b")
    if box.options.pp_choice == "best":
        values = [worth(one) for one in candidates]
        candidates = [one for one, value in zip(candidates, values, strict=True) if value == max(values)]
    return chosen(dice, candidates, rule)


def chances(
    attack: str, attack_modifier: int, defence: str, defence_modifier: int, box: Box
) -> tuple[Fraction, Fraction]:
    """The exact chances that an attack sinks, and that it has no effect."""
    fall = exact(opposed.fight, attack, attack_modifier, defence, defence_modifier, box.charts)
    return fall.chance(opposed.SUNK), fall.chance(opposed.NONE)


def worth_of_attack(state: State, frame: Attack, target: str, box: Box) -> Fraction:
    """The expected change of own VP minus the live player's VP by one attack on one target.

    A sunk ship scores its VP, a prize in its owner's fleet is worth twice as much to him; a merchantman
    that is missed by an intercept may reach safe passage and score for its owner (2.3.1, 3.2.5c, 3.2.6).
    """
    card, row = box.ships[target], lying(state, target)[1]
    sunk, missed = chances(
        modifiers.coin(frame, box),
        modifiers.attack(state, frame, box),
        card.defence,
        modifiers.defence(state, target, box),
        box,
    )
    gain = card.vp * (3 if row == "prizes" else 1)
    kinds = {box.kind(one) for one in frame.assists}
    if "Boarding Party" in kinds and not ship_of(state, target).damage:
        gain = 2 * card.vp
    escape = Fraction(0)
    if frame.kind == GERMAN and not ship_of(state, target).damage:
        safe = exact(opposed.succeeds, card.challenge, 0, card.response, box.charts).chance(True)
        escape = missed * safe * card.vp
    return sunk * gain - escape


def worth_of_challenge(card: str, modifier: int, vp: int, box: Box) -> Fraction:
    """The VP gained by a challenge that succeeds, times its chance."""
    coins = box.cards[card]
    chance = exact(opposed.succeeds, coins.challenge, modifier, coins.response, box.charts).chance(True)
    return chance * vp


def next_target(dice: Dice, state: State, frame: Attack, box: Box) -> str:
    """Which of several targets the phantom attacks next (X.2)."""
    return best(dice, frame.targets, lambda name: worth_of_attack(state, frame, name, box), "5.4.3(3)c", box)


def board(state: State, frame: Attack, box: Box) -> State:
    """A collected Boarding Party works for the first undamaged target (3.3.3h, 5.4.3(3)b)."""
    party = next((card for card in frame.assists if box.kind(card) == "Boarding Party"), "")
    if not party or ship_of(state, frame.target).damage:
        return going_on(state, frame, stage="ask_reaction")
    left = tuple(card for card in frame.assists if card != party)
    return going_on(state, frame, stage="ask_reaction", assists=left, boarding=party)


def pursues(dice: Dice, state: State, frame: Attack, box: Box) -> bool:
    """Whether the phantom's ship pursues: a damaged one not into the shallows (5.0b, 6.6.1a, 6.10).

    Pursuit keeps up the attack and costs no VP; a damaged ship might be sunk in the shallows.
    """
    acted("5.0b")
    if box.options.pp_choice == "random":
        return chosen(dice, (True, False), "5.0b")
    return frame.stage != "shallow_pursuit" or not ship_of(state, frame.ship).damage


# ------------------------------------------------------------------------ solitaire cards


def drawn_card(dice: Dice, state: State, rule: str) -> tuple[State, str]:
    """The next solitaire card; when all are used they are shuffled at once (5.4.1)."""
    used = phantom_of(state).used
    from_all = tuple(f"S{number:02}" for number in range(1, 21))
    left = tuple(card for card in from_all if card not in used)
    if not left:
        used, left = (), from_all
    (card,) = dice.draw(left, 1, "solitaire_card", rule)
    return state._replace(phantom=phantom_of(state)._replace(used=(*used, card))), card


def returned(state: State, box: Box) -> State:
    """At the end of a turn used solitaire cards are shuffled in again (5.4.1, switch solitaire_reshuffle)."""
    if state.phantom is None:
        return state
    exhausted = len(state.phantom.used) == len(box.charts["solitaire_cards"].rows)
    if box.options.solitaire_reshuffle == "each_turn" or exhausted:
        return state._replace(phantom=state.phantom._replace(used=()))
    return state


def react(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """A solitaire card and a d4 tell the phantom's reaction; one that does not fit is none.

    Rule: 5.3.3a-5.3.3c. Charts: solitaire_cards, reaction_legality.
    """
    state, card = drawn_card(dice, state, "5.3.3a")
    row = ANSWERS[dice.roll("1d4", "defence_row", "5.3.3b")]
    kind = box.panel(card)[row]
    frame = frame._replace(stage="next" if frame.kind == MINES else "fight")
    if kind == NO_ANSWER:
        dice.note("5.3.3c", "kp-log-phantom-no-answer", card=card)
        return going_on(state, frame)
    answer = box.first_copy(kind).id
    seen = frame if frame.target else frame._replace(target=frame.targets[0])
    waits = kind == "Recalled" and frame.kind == GERMAN
    if waits or reactions.why_not_react(state, seen, answer, box) is None:
        dice.note("5.3.3c", "kp-log-phantom-answer", card=card, kind=kind)
        return going_on(state, frame, reaction=answer, stage=frame.stage if waits else "answered")
    dice.note("5.3.3c", "kp-log-phantom-unfit", card=card, kind=kind)
    return going_on(state, frame)
