"""The turn of the phantom in the solitaire game (5.4).

Knows the twelve steps of its turn and carries actions out by the rules of the cards they are named after.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from navalgames.chance import Dice, exact
from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules import (
    attacks,
    limits,
    modifiers,
    opposed,
    phantom_choice,
    ships,
    turns,
)
from navalgames.games.kaisers_pirates.rules.cards import assists, catalogue, own_ships, reactions
from navalgames.games.kaisers_pirates.rules.frames import (
    BRITISH,
    GERMAN,
    MINES,
    TORPEDO,
    Attack,
    PhantomTurn,
    Turn,
)
from navalgames.games.kaisers_pirates.state import (
    LIVE_PLAYER,
    PHANTOM,
    Names,
    State,
    active_of,
    going_on,
    lying,
    phantom_of,
    player,
    push,
    ship_of,
)
from navalgames.games.kaisers_pirates.tables import Box

RAIDER_INTERCEPT = "raider intercept"
BRITISH_INTERCEPT = "British Intercept"
TORPEDO_ATTACK, MINE_ATTACK = "Submarine Torpedo Attack", "Submarine Mine Attack"


# ------------------------------------------------------------------------ the steps of the turn


def begins(dice: Dice, state: State, frame: PhantomTurn, box: Box) -> State:
    """A Fog Bank skips the turn; Deception and Recon Aircraft leave it one action; ships in refuge try.

    Rule: 5.4.3(9), 5.4.3(10), 5.4.4, 5.4.3(7)b.
    """
    if limits.fogged(state, PHANTOM):
        dice.note("5.4.4", "kp-log-phantom-fogged", side=PHANTOM)
        return turns.end_turn(dice, state._replace(stack=(Turn("resolving"),)), Turn("resolving"), box)
    for ship in player(state, PHANTOM).ships:
        if ship.refuge:
            state = _in_refuge(dice, state, ship.name, box)
    if limits.deceived(state, PHANTOM):
        return going_on(state, frame, stage="phantom_deceived")
    only = phantom_of(state).scouted
    state = state._replace(phantom=phantom_of(state)._replace(scouted=False))
    return going_on(state, frame, stage="phantom_draws", only=only)


def _in_refuge(dice: Dice, state: State, name: str, box: Box) -> State:
    """A ship with neither marker returns, hidden; else it tries to get rid of each (5.4.3(7)b)."""
    ship = ship_of(state, name)
    if not ship.damage and not ship.out_of_supply:
        return own_ships.leave_refuge(dice, state, name, PHANTOM, box)
    return _tried_in_refuge(dice, state, name, box)


def _tried_in_refuge(dice: Dice, state: State, name: str, box: Box) -> State:
    """One try for each marker of a ship in refuge (3.3.20d)."""
    ship = ship_of(state, name)
    if ship.damage:
        state = own_ships.try_refuge(dice, state, name, "damage", box)
    return own_ships.try_refuge(dice, state, name, "supply", box) if ship.out_of_supply else state


def deceived(dice: Dice, state: State, frame: PhantomTurn, box: Box) -> State:
    """Under Deception one roll decides between rows 3 and 4; then the turn ends (5.4.3(9))."""
    state = state._replace(phantom=phantom_of(state)._replace(scouted=False))
    state, card = phantom_choice.drawn_card(dice, state, "5.4.3(9)")
    row = 3 if dice.roll("1d4", "attack_row", "5.4.3(9)") in (1, 3) else 4
    return _row(dice, state, frame._replace(card=card, only=True), row, box)


def draws(dice: Dice, state: State, frame: PhantomTurn, box: Box) -> State:
    """A solitaire card and a d4 name the next action; a 1 ends the turn (5.4.3(1))."""
    state, card = phantom_choice.drawn_card(dice, state, "5.4.3(1)")
    row = dice.roll("1d4", "attack_row", "5.4.3(1)")
    frame = frame._replace(card=card)
    if row == 1:
        dice.note("5.4.3(1)", "kp-log-phantom-idle", card=card)
        return going_on(state, frame, stage="phantom_ends")
    return _intercept(dice, state, frame, box) if row == 2 else _row(dice, state, frame, row, box)


def _row(dice: Dice, state: State, frame: PhantomTurn, row: int, box: Box) -> State:
    """Row 3 or 4: carried out if possible; the mark ET or an only action ends the turn.

    Rule: 5.4.3(4), 5.4.3(5), 5.4.7.
    """
    panel = box.panel(frame.card)
    ends = frame.only or panel[f"ends_turn_{row}"]
    frame = frame._replace(stage="phantom_goes_on", ends=ends, reflag=False)
    action = panel[f"action_{row}"]
    done = _act(dice, going_on(state, frame), action, panel, row, frame.card, box)
    if done is None:
        dice.note(
            "5.4.3(4)" if ends else "5.4.3(5)", "kp-log-phantom-impossible", card=frame.card, action=action
        )
        return going_on(state, frame)
    return done


def goes_on(dice: Dice, state: State, frame: PhantomTurn, box: Box) -> State:
    """An action is over: a collected Reflag is used, the live player may play a card, the turn goes on.

    Rule: 5.4.3(3)b, 5.4.3(3)d, 5.4.3(4), 5.4.3(5), 5.3.3d.
    """
    if frame.reflag:
        state = _reflag(dice, state, active_of(state).acted[-1], box)
    stage = "phantom_ends" if frame.ends else "phantom_draws"
    return push(going_on(state, frame, stage=stage, ends=False, reflag=False), Turn("gap"))


def _reflag(dice: Dice, state: State, interceptor: str, box: Box) -> State:
    """Reflag hides the interceptor if it is identified, else another ship (5.4.3(3)b)."""
    possible = reactions.hideable(state, PHANTOM, box)
    if not possible:
        return state
    name = interceptor
    if name not in possible:
        name = phantom_choice.best(dice, possible, lambda one: box.ships[one].vp, "5.4.3(12)", box)
    return ships.hidden(dice, state, name, "5.4.3(12)")


def ends(dice: Dice, state: State, frame: PhantomTurn, box: Box) -> State:
    """At the end an identified ship may become hidden; the phantom draws into the discard pile.

    Rule: 5.4.3(12), 5.4.2, 5.4.1.
    """
    if reactions.hideable(state, PHANTOM, box):
        state, card = phantom_choice.drawn_card(dice, state, "5.4.3(12)")
        if box.panel(card)["special"] == "Reflag":
            state = _reflag(dice, state, "", box)
    turn = Turn("resolving")
    return turns.end_turn(dice, state._replace(stack=(turn,)), turn, box)


# ------------------------------------------------------------------------ row 2


def _intercept(dice: Dice, state: State, frame: PhantomTurn, box: Box) -> State:
    """Row 2: a warship or raider intercepts, with all special actions that were collected.

    Rule: 5.4.3(2), 5.4.3(3)a-c, 5.4.3(3)f.
    """
    panel = box.panel(frame.card)
    raider = panel["action_2"] == RAIDER_INTERCEPT
    able = tuple(
        ship.name
        for ship in player(state, PHANTOM).ships
        if limits.is_raider(ship.name, box) == raider
        and limits.why_not_act(state, PHANTOM, ship.name, box) is None
    )
    targets = limits.targets_of(state, PHANTOM, GERMAN, box)
    if not able or not targets:
        dice.note("5.4.3(2)", "kp-log-phantom-impossible", card=frame.card, action=panel["action_2"])
        return going_on(state, frame, stage="phantom_ends")
    state, kinds = specials(dice, state, raider, targets, box)
    attack = _chosen_intercept(dice, state, able, targets, kinds, panel, frame.card, box)
    frame = frame._replace(stage="phantom_goes_on", ends=frame.only, reflag="Reflag" in kinds)
    return attacks.begin(dice, going_on(state, frame), attack)


def specials(dice: Dice, state: State, raider: bool, targets: Names, box: Box) -> tuple[State, Names]:
    """Special actions are drawn until a blank, a repeated or an impossible one (5.4.3(3)a)."""
    kinds: Names = ()
    while True:
        state, card = phantom_choice.drawn_card(dice, state, "5.4.3(3)a")
        special = box.panel(card)["special"]
        if not special or special in kinds or not special_possible(state, special, raider, targets):
            dice.note("5.4.3(3)a", "kp-log-phantom-specials", specials=", ".join(kinds) or "none")
            return state, kinds
        kinds = (*kinds, special)


def special_possible(state: State, special: str, raider: bool, targets: Names) -> bool:
    """Whether a special action fits an intercept by a raider or by a warship (5.4.3(3)a)."""
    if special == assists.GOOD_HUNTING:
        return raider and len(targets) > 1
    if special == assists.SHIPPING_LANES:
        return not raider
    if special == assists.BOARDING:
        return any(not ship_of(state, name).damage for name in targets)
    return raider if special == "Reflag" else True


def _chosen_intercept(
    dice: Dice, state: State, able: Names, targets: Names, kinds: Names, panel: Any, card: str, box: Box
) -> Attack:
    """The ship and target that seem best, or random ones (5.4.3(3)c)."""
    added = tuple(box.first_copy(kind).id for kind in kinds if kind != "Reflag")
    boarding = assists.BOARDING in kinds
    aims = [name for name in targets if not boarding or not ship_of(state, name).damage]
    frames = [
        Attack(
            "declared", GERMAN, PHANTOM, LIVE_PLAYER, card, box.ships[ship].attack, (target,),
            ship=ship, night=panel["night_2"], assists=added,
        )
        for ship in able
        for target in aims
    ]  # fmt: skip
    frame = phantom_choice.best(dice, frames, lambda one: _worth(state, one, box), "5.4.3(3)c", box)
    others = assists.others(state, frame, box)
    if assists.SHIPPING_LANES in kinds:
        return frame._replace(targets=frame.targets + others, several=bool(others))
    if assists.GOOD_HUNTING in kinds:
        second = phantom_choice.best(
            dice,
            others,
            lambda name: phantom_choice.worth_of_attack(state, frame, name, box),
            "5.4.3(3)c",
            box,
        )
        return frame._replace(targets=(*frame.targets, second), several=True)
    return _boarded(frame, box)


def _worth(state: State, frame: Attack, box: Box) -> Fraction:
    (target,) = frame.targets
    return phantom_choice.worth_of_attack(state, frame, target, box)


def _boarded(frame: Attack, box: Box) -> Attack:
    """A Boarding Party on the only target (3.3.3b)."""
    party = next((card for card in frame.assists if box.kind(card) == assists.BOARDING), "")
    left = tuple(card for card in frame.assists if card != party)
    return frame._replace(assists=left, boarding=party)


# ------------------------------------------------------------------------ rows 3 and 4


def _act(dice: Dice, state: State, action: str, panel: Any, row: int, card: str, box: Box) -> State | None:
    """One action of row 3 or 4; None when it is impossible.

    Rule: 5.4.3(5), 5.4.3(7)b (a ship tries in the turn it enters a refuge, too), 5.4.6, 5.4.7.
    """
    coin, night = panel[f"coin_{row}"] or "", panel[f"night_{row}"]
    if action == BRITISH_INTERCEPT:
        return _shot(dice, state, BRITISH, card, coin, night, box)
    if action == TORPEDO_ATTACK:
        return _shot(dice, state, TORPEDO, box.first_copy(catalogue.TORPEDO_BOATS).id, coin, False, box)
    if action in (MINE_ATTACK, catalogue.LAY_MINES):
        return _mines(dice, state, action, coin, box)
    aims = catalogue.ORDINARY[action].aims(state, PHANTOM, box)
    if not aims or not useful(state, action, box):
        return None
    kind_card = box.first_copy(action).id
    aim = _aim(dice, state, action, aims, panel[f"aim_{row}"], kind_card, box)
    order = given.UseAction(kind_card, *aim)
    dice.note(
        "5.4.7", "kp-log-action", side=PHANTOM, card=action, player=aim[0] or "none", ship=aim[1] or "none"
    )
    state = catalogue.ORDINARY[action].effect(dice, state, PHANTOM, order, box)
    return _tried_in_refuge(dice, state, aim[1], box) if action == "Island Refuge" else state


def _shot(dice: Dice, state: State, kind: str, card: str, coin: str, night: bool, box: Box) -> State | None:
    """A British intercept (5.4.6) or a torpedo attack on the target that seems best."""
    targets = limits.targets_of(state, PHANTOM, kind, box)
    if not targets:
        return None
    frames = [
        Attack("declared", kind, PHANTOM, LIVE_PLAYER, card, coin, (name,), night=night) for name in targets
    ]
    frame = phantom_choice.best(dice, frames, lambda one: _worth(state, one, box), "5.4.6", box)
    return attacks.begin(dice, state, frame)


def _mines(dice: Dice, state: State, action: str, coin: str, box: Box) -> State | None:
    """Mines by a submarine, or by a raider that may still act (3.3.21b, 3.3.43b)."""
    targets = tuple(ship.name for ship in player(state, LIVE_PLAYER).merchantmen)
    if not targets or limits.why_not_attack(state, PHANTOM, LIVE_PLAYER, box) is not None:
        return None
    if action == MINE_ATTACK:
        card = box.first_copy(catalogue.MINE_BOATS).id
        frame = Attack("declared", MINES, PHANTOM, LIVE_PLAYER, card, coin, targets)
        return attacks.begin(dice, state, frame)
    able = tuple(
        ship.name
        for ship in player(state, PHANTOM).ships
        if limits.why_not_act(state, PHANTOM, ship.name, box, mines=True) is None
    )
    if not able:
        return None
    ship, card = phantom_choice.chosen(dice, able, "5.0b"), box.first_copy(action).id
    frame = Attack("declared", MINES, PHANTOM, LIVE_PLAYER, card, coin, targets, ship=ship)
    return attacks.begin(dice, state, frame)


def useful(state: State, action: str, box: Box) -> bool:
    """Whether a possible action would have an effect (5.4.7).

    Every aim is one already; only Heavy Weather might strike the phantom's own ships alone.
    """
    if action != "Heavy Weather":
        return True
    one = player(state, LIVE_PLAYER)
    return any(ship.damage and not ship.refuge for ship in one.ships + one.prizes + one.merchantmen)


def _aim(
    dice: Dice, state: State, action: str, aims: Any, mode: str | None, card: str, box: Box
) -> tuple[str, str]:
    """What an action is aimed at: by the mode on the card, by preference, or the best (5.4.3(7)a, (11)a)."""
    if action == "Interrogate":
        wanted = {"lowest VP": min, "highest VP": max}.get(mode or "")
        if wanted:
            value = wanted(box.ships[name].vp for _, name in aims)
            aims = [aim for aim in aims if box.ships[aim[1]].vp == value]
        return phantom_choice.chosen(dice, aims, "5.4.3(11)a")
    if action == "Island Refuge":
        needy = [aim for aim in aims if _needs_refuge(state, aim[1], box)]
        return phantom_choice.chosen(dice, needy or aims, "5.4.3(7)a")
    return phantom_choice.best(
        dice, aims, lambda aim: worth_of_aim(state, action, aim, card, box), "5.0b", box
    )


def _needs_refuge(state: State, name: str, box: Box) -> bool:
    ship = ship_of(state, name)
    return bool(ship.damage or ship.out_of_supply or (ship.identified and limits.is_raider(name, box)))


def worth_of_aim(state: State, action: str, aim: tuple[str, str], card: str, box: Box) -> Fraction | int:
    """The expected change of VP by an action on one aim; most actions change none (5.0b)."""
    name = aim[1]
    if not name:
        return 0
    vp, row = box.ships[name].vp, lying(state, name)[1]
    if action == "Fair Seas":
        ship = box.ships[name]
        coins = chance_of_fair_seas(ship.challenge, ship.response, box)
        return coins * vp if row == "merchantmen" else 0
    if action == "Interned" and row == "prizes":
        return phantom_choice.worth_of_challenge(
            card, modifiers.interned(ship_of(state, name), box), 2 * vp, box
        )
    if action == "Transfer Command" and row == "prizes":
        return phantom_choice.worth_of_challenge(card, 0, 4 * vp, box)
    if action == "Scuttle" and row == "prizes":
        return -2 * vp
    return 0


def chance_of_fair_seas(challenge: str, response: str, box: Box) -> Fraction:
    """The exact chance of Fair Seas for a ship with these coins (3.3.12b)."""
    bonus = box.modifier("safe_passage_fair_seas")
    return exact(opposed.succeeds, challenge, bonus, response, box.charts).chance(True)


STAGES = {
    "phantom_begins": begins,
    "phantom_deceived": deceived,
    "phantom_draws": draws,
    "phantom_goes_on": goes_on,
    "phantom_ends": ends,
}
