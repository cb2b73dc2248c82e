"""Reactions that ward an attack off or weaken it (3.3.5, 3.3.13, 3.3.22, 3.3.25-27, 3.3.29, 3.3.38, 3.3.40).

Knows what each does to the attack under way: it is cancelled, goes on changed, or goes on as it was.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.kaisers_pirates.rules import modifiers, opposed, ships
from navalgames.games.kaisers_pirates.rules.frames import GERMAN, Attack
from navalgames.games.kaisers_pirates.state import State, active_of, going_on, located, ship_of, with_active
from navalgames.games.kaisers_pirates.tables import Box

CANCELLED = "cancelled"


def cancelled(dice: Dice, state: State, frame: Attack, box: Box, rule: str, listed: bool = False) -> State:
    """The attack on this target is over. `listed`: a safe passage attempt may follow all the same.

    Rule: 3.2.6a (switch safe_passage_scope).
    """
    dice.note(rule, "kp-log-cancelled", side=frame.defender, ship=frame.target)
    passage = listed or box.options.safe_passage_scope == "any_survived_intercept"
    return going_on(state, frame, stage="after", result=CANCELLED, passage=passage)


def break_contact(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The defender challenges; success cancels the intercept.

    Rule: 3.3.5c, 3.3.5d, 3.3.5g.
    """
    card = box.cards[frame.reaction]
    modifier = modifiers.break_contact(state, frame, box)
    if opposed.succeeds(dice, card.challenge, modifier, card.response, box.charts):
        return cancelled(dice, state, frame, box, "3.3.5c", listed=True)
    return going_on(state, frame, stage="fight")


def fast_ship(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """-2 on the raider's attack; with option 6.6 a fast raider in supply may pursue instead.

    Rule: 3.3.13c, 3.3.13g, 3.3.13h, 6.2.6, 6.6.1a, 6.6.1c.
    """
    fast = box.options.fast_raiders and frame.ship in box.listed("fast_raiders")
    if fast and not ship_of(state, frame.ship).out_of_supply:
        return going_on(state, frame, stage="ask_pursuit")
    return outrun(state, frame, box)


def outrun(state: State, frame: Attack, box: Box) -> State:
    """The raider does not pursue: its attack suffers (3.3.13c, 6.2.6)."""
    points = box.modifier("intercept_fast_ship")
    if box.options.sail and box.ships[frame.ship].sail:
        acted("6.2.6")
        points += box.modifier("intercept_fast_ship_seeadler")
    return going_on(state, frame, stage="fight", modifier=frame.modifier + points, asked=())


def minesweeper(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """All mines are removed before they attack (3.3.22c)."""
    dice.note("3.3.22c", "kp-log-mines-swept", side=frame.defender)
    return going_on(state, frame, stage="next", targets=(), target="")


def non_combatant(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """-2 on the attack; 'damaged' is ignored and 'sunk' means captured (3.3.25c, 3.3.25g)."""
    points = frame.modifier + box.modifier("intercept_non_combatant")
    bonus = box.modifier("safe_passage_non_combatant")
    return going_on(state, frame, stage="fight", modifier=points, capture=True, bonus=bonus)


def pull_the_plug(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The ship attacked scuttles itself; nobody scores (3.3.26c)."""
    state = ships.removed(dice, state, frame.target, box)
    return cancelled(dice, state, frame, box, "3.3.26c")


def qqq(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The raider is identified when the intercept is resolved, which goes on (3.3.27c, 3.3.27d)."""
    return going_on(state, frame, stage="fight", identify="3.3.27d")


def razzle_dazzle(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The defender challenges; success cancels the torpedo attack (3.3.29c, 3.3.29d)."""
    card = box.cards[frame.reaction]
    if opposed.succeeds(dice, card.challenge, 0, card.response, box.charts):
        return cancelled(dice, state, frame, box, "3.3.29c")
    return going_on(state, frame, stage="fight")


def reflag(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The target is hidden in time: the card misses it (3.3.32g)."""
    state = ships.hidden(dice, state, frame.target, "3.3.32g")
    return cancelled(dice, state, frame, box, "3.3.32g")


def shallow_run(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The intercept is avoided; with option 6.10 the interceptor may follow first.

    Rule: 3.3.38c, 3.3.38j, 6.10, 6.10.1.
    """
    if box.options.shallow_pursuit and frame.kind == GERMAN:
        return going_on(state, frame, stage="ask_shallow_pursuit")
    return into_shallows(dice, state, frame, box)


def into_shallows(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The target alone tries the shallows; the intercept is avoided in any case (3.3.38c, g, h)."""
    state = _run_aground(dice, state, (frame.target,), frame, box)
    return cancelled(dice, state, frame._replace(asked=()), box, "3.3.38c", listed=True)


def both_into_shallows(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """Both ships try the shallows; if both are still there the intercept goes on (6.10.2, 6.10.3)."""
    acted("6.10.2")
    state = _run_aground(dice, state, (frame.target, frame.ship), frame, box)
    frame = frame._replace(asked=(), pursued=False)
    if located(state, frame.target) is None or located(state, frame.ship) is None:
        return going_on(state, frame, stage="after", result=CANCELLED, passage=True)
    return going_on(state, frame, stage="fight")


def _run_aground(dice: Dice, state: State, names: tuple[str, ...], frame: Attack, box: Box) -> State:
    """Each ship rolls for the shallows, then all damage is applied."""
    card = box.cards[frame.reaction]
    failed = [
        name
        for name in names
        if not opposed.succeeds(
            dice, card.challenge, modifiers.shallow_run(state, name, box), card.response, box.charts
        )
    ]
    for name in failed:
        if ship_of(state, name).damage:
            acted("3.3.38g" if name == frame.target else "6.10.3")
            scorer = frame.attacker if name == frame.target else frame.defender
            state = ships.sunk(dice, state, name, scorer, box)
        else:
            state = ships.damaged(dice, state, name, box)
    return state


def slim_pickings(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The intercept of this one merchantman is cancelled (3.3.40c (i))."""
    return cancelled(dice, state, frame, box, "3.3.40c")


def cut_to_one(state: State, frame: Attack, box: Box) -> State:
    """A multiple intercept is cut down to one target; somebody picks it.

    Rule: 3.3.40c (ii), 3.3.40d, 3.3.40g (switch slim_pickings_chooser).
    """
    acted("3.3.40c")
    chooser = frame.attacker if box.options.slim_pickings_chooser == "attacker" else frame.defender
    return going_on(state, frame, stage="ask_kept", asked=(), chooser=chooser)


def spend_reaction(state: State, side: str, card: str) -> State:
    """A reaction card is used: it goes to the discard pile at the end of the turn (3.1.5a)."""
    return with_active(state, reactions=(*active_of(state).reactions, (side, card)))
