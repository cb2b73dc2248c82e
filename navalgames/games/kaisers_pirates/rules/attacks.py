"""An attack from its declaration to its end: intercepts, mines and torpedoes (X.1-X.3, X.6).

Knows the order of the steps and who is asked at each. What reactions do stands in `cards`.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.agenda import Ask
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules import modifiers as points
from navalgames.games.kaisers_pirates.rules import opposed, phantom_choice, ships
from navalgames.games.kaisers_pirates.rules.action_deck import out_of_hand
from navalgames.games.kaisers_pirates.rules.cards import assists, reactions, shooting_back, warding_off
from navalgames.games.kaisers_pirates.rules.frames import BRITISH, GERMAN, INTERCEPTS, MINES, TORPEDO, Attack
from navalgames.games.kaisers_pirates.rules.limits import by_phantom
from navalgames.games.kaisers_pirates.state import (
    Committed,
    State,
    active_of,
    going_on,
    player,
    pop,
    ship_of,
    with_active,
)
from navalgames.games.kaisers_pirates.tables import Box

DECLARED = {GERMAN: "3.2.8a", MINES: "3.2.8b", BRITISH: "3.2.8c"}
"""The rule by which each kind of attack is declared; the others are declared like any card (3.2.8d)."""

EFFECTS = {
    "AMC": shooting_back.amc,
    "Break Contact": warding_off.break_contact,
    "Fast Ship": warding_off.fast_ship,
    "Minesweeper": warding_off.minesweeper,
    "Non-Combatant": warding_off.non_combatant,
    "Pull the Plug": warding_off.pull_the_plug,
    "QQQ": warding_off.qqq,
    "Q-Ship": shooting_back.q_ship,
    "Razzle-Dazzle": warding_off.razzle_dazzle,
    "Reflag": warding_off.reflag,
    "Sail Q-Ship": shooting_back.q_ship,
    "Shallow Run": warding_off.shallow_run,
    "Slim Pickings": warding_off.slim_pickings,
    "Trap": shooting_back.trap,
}
"""What each reaction to a declared attack does; those after a sinking stand in `aftermath`."""


def begin(dice: Dice, state: State, frame: Attack) -> State:
    """An attack is declared: it is the one act of its ship, and it names the one opponent of the turn.

    Rule: 3.1.3a, 3.1.3b, 3.2.8a-3.2.8d, X.1 (1), X.6.
    """
    active = active_of(state)
    acts = (*active.acted, frame.ship) if frame.ship else active.acted
    active = active._replace(attacked=frame.defender, acted=acts)
    acted(DECLARED.get(frame.kind, "3.2.8d"))
    dice.note(
        "X.1", f"kp-log-{frame.kind}", side=frame.attacker, defender=frame.defender, card=frame.card,
        ship=frame.ship or "none", target=", ".join(frame.targets),
    )  # fmt: skip
    return state._replace(active=active, stack=(*state.stack, frame))


def face_down(state: State) -> tuple[str, ...]:
    """Cards of the active player that still lie upright and face down before the fleet."""
    committed = active_of(state).committed
    return tuple([one.card for one in committed if one.use == "action" and not one.ship]) if committed else ()


# ------------------------------------------------------------------------ assists and targets


def ask_assists(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The attacker may add assists while other cards of his lie face down; it shows nothing to ask (X.1).

    The phantom lays out no cards (5.4), so it is never asked.
    """
    if not face_down(state):
        return declared(dice, state, frame, box)
    return going_on(state, frame, stage="assists", asked=(frame.attacker,))


def _offer_assists(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    possible = [
        given.AddAssist(card)
        for card in face_down(state)
        if box.cards[card].colour == "assist"
        and assists.why_not_assist(state, frame, box.kind(card), box) is None
    ]
    return (*possible, given.GoOn())


def _add_assist(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    """An assist is revealed; some name further targets, and a Boarding Party then waits for its own.

    Rule: 3.2.1f, 3.3.3d, 3.3.3h, 3.3.15d, 3.3.39d.
    """
    if isinstance(order, given.GoOn):
        return going_on(state, frame, stage="declared", asked=())
    kind = box.kind(order.card)
    dice.note(f"{box.number(kind)}b", "kp-log-assist", side=side, card=order.card)
    state = use_up(state, order.card)
    if kind == assists.BOARDING:
        return going_on(state, frame, boarding=order.card)
    if kind in assists.MULTIPLE and frame.boarding:
        state, frame = held_back(state, frame.boarding), frame._replace(boarding="")
    frame = frame._replace(assists=(*frame.assists, order.card))
    if kind == assists.SHIPPING_LANES:
        targets = frame.targets + assists.others(state, frame, box)
        return going_on(state, frame, targets=targets, several=len(targets) > 1)
    if kind == assists.GOOD_HUNTING:
        return going_on(state, frame, stage="second_target")
    return going_on(state, frame)


def use_up(state: State, card: str) -> State:
    """A card laid out is revealed and set aside until the end of the turn (3.2.8d)."""
    active = active_of(state)
    committed = tuple([one for one in active.committed if one.card != card])
    return with_active(state, committed=committed, used=(*active.used, card))


def held_back(state: State, card: str) -> State:
    """A Boarding Party revealed too early lies before the fleet again until its target's turn (X.2)."""
    active = active_of(state)
    used = tuple(one for one in active.used if one != card)
    return with_active(state, used=used, committed=(*active.committed, Committed(card, "action")))


def _offer_second(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    return tuple(given.ChooseTarget(name) for name in assists.others(state, frame, box))


def _second(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    """The second target of Good Hunting (3.3.15d)."""
    dice.note("3.3.15d", "kp-log-second-target", side=side, target=order.target)
    return going_on(state, frame, stage="assists", targets=(*frame.targets, order.target), several=True)


def declared(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The declaration is complete; mines are answered once, a multiple intercept may be cut to one target.

    Rule: X.1 (1), 3.3.22d, 3.3.40d.
    """
    may_answer = bool(player(state, frame.defender).hand) and not by_phantom(frame.defender, box)
    if frame.kind == MINES:
        return ask_reaction(dice, state, frame, box)
    if frame.several and may_answer:
        return going_on(state, frame, stage="cut", asked=(frame.defender,))
    return next_target(dice, state, frame, box)


def _offer_cut(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    target = frame._replace(target=frame.targets[0])
    possible = [
        given.React(card, whole=True)
        for card in player(state, side).hand
        if box.kind(card) == "Slim Pickings" and reactions.why_not_react(state, target, card, box) is None
    ]
    return (*possible, given.Decline())


def _cut(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    """Slim Pickings against the whole multiple intercept, or not (3.3.40c (ii))."""
    if isinstance(order, given.Decline):
        return going_on(state, frame, stage="next", asked=())
    state = play_reaction(dice, state, side, order.card, box)
    return warding_off.cut_to_one(state, frame, box)


def ask_kept(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """Somebody picks the one target that remains (3.3.40g)."""
    if by_phantom(frame.chooser, box):
        target = phantom_choice.next_target(dice, state, frame, box)
        return _keep(dice, state, frame, frame.chooser, given.ChooseTarget(target), box)
    return going_on(state, frame, stage="keep_target", asked=(frame.chooser,))


def _offer_kept(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    return tuple(given.ChooseTarget(name) for name in frame.targets)


def _keep(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    """The one target that remains (3.3.40g)."""
    dice.note("3.3.40g", "kp-log-kept-target", side=side, target=order.target)
    return going_on(state, frame, stage="next", targets=(order.target,), asked=())


def next_target(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The next target, or the end of the attack when none is left or the interceptor is lost.

    Rule: X.1 (8), X.2, X.3, 3.3.21d.
    """
    if not frame.targets:
        return pop(state)
    if frame.kind == GERMAN and shooting_back.interceptor_lost(state, frame):
        acted("X.3")
        return pop(state)
    if frame.kind == MINES or len(frame.targets) == 1:
        return _go_for(dice, state, frame, frame.targets[0], box)
    if by_phantom(frame.attacker, box):
        return _go_for(dice, state, frame, phantom_choice.next_target(dice, state, frame, box), box)
    return going_on(state, frame, stage="choose_target", asked=(frame.attacker,))


def _choose(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    """Which of several targets is resolved next (X.2)."""
    return _go_for(dice, state, frame._replace(asked=()), order.target, box)


def _go_for(dice: Dice, state: State, frame: Attack, target: str, box: Box) -> State:
    """The next target is taken, up to whom it asks before the fire."""
    state, frame = take_target(state, frame, target)
    return going_on(state, frame) if frame.kind == MINES else ask_boarding(dice, state, frame, box)


def take_target(state: State, frame: Attack, target: str) -> tuple[State, Attack]:
    """One target begins to be resolved: it has had its one intercept (3.1.3c, 3.1.3d, X.2, X.6)."""
    if frame.several:
        acted("X.2")
    if frame.kind in INTERCEPTS:
        state = with_active(state, intercepted=(*active_of(state).intercepted, target))
    mines, left = frame.kind == MINES, tuple([name for name in frame.targets if name != target])
    if frame.target or frame.reaction:  # what befell another target is over
        frame = frame._replace(
            reaction=frame.reaction if mines else "", modifier=0, capture=False, trap="", identify="",
            pursued=False, result="", passage=False, bonus=0,
        )  # fmt: skip
    return state, frame._replace(stage="fight" if mines else "ask_boarding", targets=left, target=target)


def ask_boarding(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """With several targets a Boarding Party may be revealed for this one (X.2, 3.3.3h)."""
    if frame.kind == TORPEDO and ships.is_prize(state, frame.target):
        return going_on(state, frame, stage="look_for_prize")
    if not frame.several or frame.kind != GERMAN:
        return ask_reaction(dice, state, frame, box)
    frame = frame._replace(boarding="")
    if by_phantom(frame.attacker, box):
        return phantom_choice.board(state, frame, box)
    if not face_down(state):
        return ask_reaction(dice, state, frame, box)
    return going_on(state, frame, stage="boarding", asked=(frame.attacker,))


def _offer_boarding(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    possible = [
        given.AddAssist(card)
        for card in face_down(state)
        if box.kind(card) == assists.BOARDING
        and assists.why_not_assist(state, frame, assists.BOARDING, box) is None
    ]
    return (*possible, given.GoOn())


def _board(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    """A Boarding Party for this target of several, or none (3.3.3h)."""
    if isinstance(order, given.GoOn):
        return going_on(state, frame, stage="ask_reaction", asked=())
    dice.note("3.3.3b", "kp-log-assist", side=side, card=order.card)
    return going_on(use_up(state, order.card), frame, stage="ask_reaction", asked=(), boarding=order.card)


def look_for_prize(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """A submarine must first find out what the hidden prize is (6.9.1)."""
    challenge, response = box.coins("prize_torpedo")
    acted("6.9.1")
    if opposed.succeeds(dice, challenge, 0, response, box.charts):
        return going_on(state, frame, stage="ask_reaction")
    dice.note("6.9.1", "kp-log-prize-not-found", side=frame.attacker, target=frame.target)
    return going_on(state, frame, stage="after", result=warding_off.CANCELLED)


# ------------------------------------------------------------------------ reactions


def ask_reaction(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The defender may play one reaction. He is asked whenever he holds a card: it shows nothing.

    Rule: 3.2.2a-3.2.2c, X.1 (2), 5.3.3a.
    """
    if by_phantom(frame.defender, box):
        return phantom_choice.react(dice, state, frame, box)
    if not player(state, frame.defender).hand:
        return _unanswered(state, frame)
    return going_on(state, frame, stage="reaction", asked=(frame.defender,))


def _unanswered(state: State, frame: Attack) -> State:
    return going_on(state, frame, stage="next" if frame.kind == MINES else "fight", asked=())


def offer_reactions(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    """The reactions in hand that may answer this attack, or none (3.2.2)."""
    seen = frame if frame.target else frame._replace(target=frame.targets[0])
    possible = []
    for card in player(state, side).hand:
        reason = reactions.why_not_react(state, seen, card, box)
        if reason is None:
            possible.append(given.said(given.React, card))
        elif reason.key not in reactions.KEYS_NOT_AGAINST:
            acted(reason.rule)
    return (*possible, given.said(given.Decline))


def _react(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    """The reaction is played and at once carried out (X.1 (3))."""
    if isinstance(order, given.Decline):
        return _unanswered(state, frame) if frame.kind == MINES else fight(dice, state, frame, box)
    state = play_reaction(dice, state, side, order.card, box)
    return answered(dice, state, frame._replace(reaction=order.card, asked=()), box)


def answered(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """What the reaction of this attack does (X.1 (3)): the row "use as a reaction" of its card."""
    kind = box.kind(frame.reaction)
    acted(f"{box.number(kind)}c")
    return EFFECTS[kind](dice, going_on(state, frame), frame, box)


def play_reaction(dice: Dice, state: State, side: str, card: str, box: Box) -> State:
    """A reaction leaves the hand (3.2.2a, 3.1.5a)."""
    dice.note("3.2.2a", "kp-log-reaction", side=side, card=card)
    return warding_off.spend_reaction(out_of_hand(state, side, card), side, card)


# ------------------------------------------------------------------------ fire


def fight(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """Both roll; with Trap the merchantman fires too, and both results are applied together.

    Rule: X.1 (4)-(5), 3.2.7b-d, 3.3.21d, 3.3.42b, 3.3.46d.
    """
    target = box.ships[frame.target]
    why = {MINES: "mine_attack", TORPEDO: "torpedo_attack"}.get(frame.kind, "attack")
    result = opposed.fight(
        dice, points.coin(frame, box), points.attack(state, frame, box),
        target.defence, points.defence(state, frame.target, box), box.charts, why,
        is_boarded(state, frame),
    )  # fmt: skip
    back = opposed.NONE
    if frame.trap:
        back = shooting_back.fired_at_interceptor(dice, state, frame, box.cards[frame.trap].attack, box)
    state = _hit(dice, state, frame, result, box)
    if frame.trap:
        state = shooting_back.hit_interceptor(dice, state, frame, back, box)
    return going_on(state, frame, stage="after", asked=(), result=result, passage=frame.kind in INTERCEPTS)


def is_boarded(state: State, frame: Attack) -> bool:
    """Whether the target of an intercept is to be captured, not sunk (3.3.3b, 3.3.25c)."""
    if frame.kind != GERMAN or not (frame.capture or frame.boarding):
        return False
    boarded = not ship_of(state, frame.target).damage
    if boarded:
        acted("3.3.25c" if frame.capture else "3.3.3b")
    return boarded


def _hit(dice: Dice, state: State, frame: Attack, result: str, box: Box) -> State:
    """A ship is damaged, sunk or captured (3.2.7c, 3.2.7d, 3.2.5a, 3.3.41b)."""
    if result == opposed.CAPTURED:
        return ships.captured(dice, state, frame.target, frame.attacker)
    if result == opposed.SUNK:
        doubled = any(box.kind(card) == "Special Cargo" for card in frame.assists)
        return ships.sunk(dice, state, frame.target, frame.attacker, box, doubled)
    return ships.damaged(dice, state, frame.target, box) if result == opposed.DAMAGED else state


STAGES = {
    "declare": ask_assists,
    "declared": declared,
    "next": next_target,
    "ask_boarding": ask_boarding,
    "look_for_prize": look_for_prize,
    "ask_reaction": ask_reaction,
    "answered": answered,
    "ask_kept": ask_kept,
    "fight": fight,
}
ASKS = {
    "assists": Ask("3.2.1f", _offer_assists, _add_assist),
    "second_target": Ask("3.3.15d", _offer_second, _second),
    "cut": Ask("3.3.40c", _offer_cut, _cut),
    "keep_target": Ask("3.3.40g", _offer_kept, _keep),
    "choose_target": Ask("X.2", _offer_kept, _choose),
    "boarding": Ask("3.3.3h", _offer_boarding, _board),
    "reaction": Ask("3.2.2a", offer_reactions, _react),
}
