"""What the words of the action tables do, one after another (49 to 54).

Knows lines, markers and hits. A battle that comes of it is fought in `battle`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.agenda import Ask
from navalgames.games.atlantic_chase import given
from navalgames.games.atlantic_chase.counters import SLOW, SPEEDS, VERY_SLOW
from navalgames.games.atlantic_chase.rules import attacks, battle, damage, following, forces, identity
from navalgames.games.atlantic_chase.rules.frames import STEALTH_ATTACK, Attack
from navalgames.games.atlantic_chase.state import (
    ENEMY,
    Names,
    State,
    TaskForce,
    force,
    going_on,
    in_play,
    ship_in,
    with_force,
)
from navalgames.games.atlantic_chase.tables import Box


def _results(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The next word; after the last one a stealth force that attacked is gone (49.1, 41.7b)."""
    if frame.left and in_play(state, frame.target):
        word, left = frame.left[0], frame.left[1:]
        frame = frame._replace(left=left, asked=())
        return _WORDS[word](dice, going_on(state, frame), frame, box)
    if frame.kind == STEALTH_ATTACK:
        gone = tuple(one for one in state.stealth if one.id != frame.force)
        leaders = tuple(one for one in state.leaders if one.ship != frame.force)
        state = state._replace(stealth=gone, leaders=leaders)
    return going_on(state, frame, stage="attack_lapses", left=(), lapsing=attacks.lapses_of(frame))


def _again(state: State, frame: Attack, **fields: Any) -> State:
    return going_on(state, frame, stage="results", asked=(), **fields)


# ------------------------------------------------------------------------ markers


def _miss(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """No effect on the target (53.1a)."""
    return _again(state, frame)


def _contact(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """Contact on the target in the target hex (13.3, 23.2, 50.2a)."""
    target = force(state, frame.target)
    dice.note("50.2a", "ac-log-contact", side=target.side, force=target.id, hex=frame.hex)
    return _again(with_force(state, forces.with_contact(target, frame.hex)), frame)


def _lose_contact(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """Contact and Intel of the target go, in the target hex only (52.8, 23.6)."""
    target = force(state, frame.target)
    target = target._replace(
        contact=tuple(place for place in target.contact if place != frame.hex),
        intel=tuple(place for place in target.intel if place != frame.hex),
    )
    dice.note("52.8", "ac-log-lose-contact", side=target.side, force=target.id, hex=frame.hex)
    return _again(with_force(state, target), frame)


def _sighted(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The target becomes a station in the target hex (54.1a, 54.1b)."""
    target = force(state, frame.target)
    dice.note("54.1a", "ac-log-sighted", side=target.side, force=target.id, hex=frame.hex)
    return _again(with_force(state, forces.stationed(target, frame.hex, box)), frame)


# ------------------------------------------------------------------------ Early or Late, Shadow


def sides_of_hole(line: Names, place: str) -> tuple[Names, Names]:
    """What lies on both sides of a segment that goes (51.1a, 51.1c)."""
    where = line.index(place)
    return line[:where], line[where + 1 :]


def windows(line: Names, place: str, count: int) -> tuple[Names, ...]:
    """Every unbroken part of `count` segments that holds the hex (53.4a, 53.4b).

    >>> windows(("a", "b", "c", "d"), "b", 3)
    (('a', 'b', 'c'), ('b', 'c', 'd'))
    """
    where = line.index(place)
    first, last = max(0, where - count + 1), min(where, len(line) - count)
    return tuple(line[start : start + count] for start in range(first, last + 1))


def _early_or_late(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The segment in the target hex goes; a hole costs one side, no hole gives Evasive.

    Rule: 51.1a to 51.1d, 51.1f, 24.1a.
    """
    target = force(state, frame.target)
    dice.note("51.1a", "ac-log-early-or-late", side=target.side, force=target.id, hex=frame.hex)
    before, after = sides_of_hole(target.line, frame.hex)
    if before and after:
        return _ask_chooser(state, frame, "early_or_late")
    if before or after:
        state = with_force(state, forces.shortened(target, before or after))
    else:
        state = with_force(state, forces.stationed(target, frame.hex, box))
    return _again(forces.gains_evasive(dice, state, target.id, "24.1a"), frame)


def _shadow(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """Three segments stay, that in the target hex among them; three or fewer give Evasive.

    Rule: 53.4a, 53.4b, 53.4d, 24.1b.
    """
    target = force(state, frame.target)
    dice.note("53.4a", "ac-log-shadow", side=target.side, force=target.id, hex=frame.hex)
    if len(target.line) <= box.limits["shadow_segments"]:
        return _again(forces.gains_evasive(dice, state, target.id, "24.1b"), frame)
    return _ask_chooser(state, frame, "shadow")


def _ask_chooser(state: State, frame: Attack, what: str) -> State:
    """The inactive player may spend the target's Evasive to choose; else the active player does.

    Rule: 24.6, 51.1e, 53.4c.
    """
    if force(state, frame.target).evasive:
        return going_on(state, frame, stage=f"{what}_evade", asked=(ENEMY[frame.side],))
    return going_on(state, frame, stage=what, asked=(frame.side,))


def _offer_evade(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    return (given.Decline(), given.SpendEvasive(frame.target))


def _evade(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    chooser = frame.side
    if isinstance(order, given.SpendEvasive):
        state = forces.spends_evasive(dice, state, frame.target, "24.6")
        chooser = side
    return going_on(state, frame, stage=frame.stage.removesuffix("_evade"), asked=(chooser,))


def _offer_sides(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    """Which side of the hole stays (51.1c)."""
    return tuple(map(given.KeepLine, sides_of_hole(force(state, frame.target).line, frame.hex)))


def _offer_windows(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    """Which three segments stay (53.4a)."""
    line = force(state, frame.target).line
    return tuple(map(given.KeepLine, windows(line, frame.hex, box.limits["shadow_segments"])))


def _keep(dice: Dice, state: State, frame: Attack, side: str, order: given.KeepLine, box: Box) -> State:
    """All other segments go, with their markers (51.1f)."""
    target = force(state, frame.target)
    dice.note("51.1c", "ac-log-kept", side=target.side, force=target.id, count=len(order.hexes))
    return _again(with_force(state, forces.shortened(target, order.hexes)), frame)


# ------------------------------------------------------------------------ hits


def struck_by(target: TaskForce, slowest: int, box: Box) -> Names:
    """The ships that a hit for targets up to a speed may strike; none if the force is faster.

    Rule: 52.1, 52.6a, 52.6b.
    """
    return tuple(ship.name for ship in target.ships if box.speed(ship) <= slowest)


_REACH = {"Hit": len(SPEEDS), "Damaged": len(SPEEDS), "Hit if slow": SLOW, "Hit if very slow": VERY_SLOW}


def _strike(dice: Dice, state: State, frame: Attack, box: Box, word: str) -> State:
    """A ship of the active player's choice is struck (50.3b, 52.1, 52.6c, option:stealth_double)."""
    state = identity.identified(dice, state, frame.target)
    names = struck_by(force(state, frame.target), _REACH[word], box)
    if not names:
        dice.note("52.6b", "ac-log-too-fast", force=frame.target)
        return _again(state, frame)
    if frame.struck and box.options.stealth_double == "same_ship":
        acted("option:stealth_double")
        names = tuple(name for name in names if name in frame.struck)
        if not names:
            return _again(state, frame)
    if len(names) == 1:
        (name,) = names
        return _struck(dice, state, frame, name, word, box)
    stage = {"Damaged": "choose_damaged", "Hit": "choose_hit"}.get(
        word, "choose_slow" if word == "Hit if slow" else "choose_very_slow"
    )
    return going_on(state, frame, stage=stage, asked=(frame.side,))


def _struck(dice: Dice, state: State, frame: Attack, name: str, word: str, box: Box) -> State:
    """The hit or damage is applied; a dispersed convoy takes one hit in all from one action (11.5b)."""
    acted("52.1")
    before = state
    spared = name in frame.struck and ship_in(force(state, frame.target), name).dispersed
    if not spared:
        if word == "Damaged":
            state = damage.damaged(dice, state, name, box)
        else:
            state = damage.hit(dice, state, name, 1, box)
    return following.ask(before, _again(state, frame, struck=(*frame.struck, name)))


_CHOICES = {
    "choose_hit": "Hit",
    "choose_damaged": "Damaged",
    "choose_slow": "Hit if slow",
    "choose_very_slow": "Hit if very slow",
}


def _offer_ships(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    names = struck_by(force(state, frame.target), _REACH[_CHOICES[frame.stage]], box)
    return tuple(map(given.StrikeShip, names))


def _choose_ship(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    return _struck(dice, state, frame, order.ship, _CHOICES[frame.stage], box)


def _striking(word: str) -> Callable[..., State]:
    def strike(dice: Dice, state: State, frame: Attack, box: Box) -> State:
        return _strike(dice, state, frame, box, word)

    return strike


# ------------------------------------------------------------------------ battles


def faster(state: State, frame: Attack, box: Box) -> bool:
    """Whether the active task force is of a strictly higher speed class than the target (50.1c)."""
    return box.force_speed(force(state, frame.force)) > box.force_speed(force(state, frame.target))


def _battle(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """A battle (49.3a, 55.1)."""
    return battle.from_attack(dice, _again(state, frame), frame, "battle", box)


def _closing(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """A battle for the faster, else Contact (50.1a, 50.1b)."""
    if faster(state, frame, box):
        return battle.from_attack(dice, _again(state, frame), frame, "closing, faster", box)
    return _contact(dice, state, frame, box)


def _surprise(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """A battle; the faster set up the enemy and fire first (54.6a to 54.6e)."""
    how = "surprise, faster" if faster(state, frame, box) else "surprise, not faster"
    return battle.from_attack(dice, _again(state, frame), frame, how, box)


def _skirmish(dice: Dice, state: State, frame: Attack, box: Box) -> State:
    """The faster may fight a limited battle; else Contact (54.2a, 54.2b)."""
    if faster(state, frame, box):
        return going_on(state, frame, stage="skirmish", asked=(frame.side,))
    return _contact(dice, state, frame, box)


def _offer_skirmish(state: State, frame: Attack, side: str, box: Box) -> tuple[Any, ...]:
    return (given.LimitedBattle(True), given.LimitedBattle(False))


def _answer_skirmish(dice: Dice, state: State, frame: Attack, side: str, order: Any, box: Box) -> State:
    if order.yes:
        return battle.from_attack(dice, _again(state, frame), frame, "skirmish, faster", box)
    return _contact(dice, state, frame, box)


_WORDS: dict[str, Callable[..., State]] = {
    "Miss": _miss,
    "Contact": _contact,
    "Lose Contact": _lose_contact,
    "Sighted": _sighted,
    "Early or Late": _early_or_late,
    "Shadow": _shadow,
    "Battle": _battle,
    "Closing": _closing,
    "Surprise": _surprise,
    "Skirmish": _skirmish,
    **{word: _striking(word) for word in _REACH},
}

STAGES = {"results": _results}
ASKS = {
    "early_or_late_evade": Ask("51.1e", _offer_evade, _evade),
    "shadow_evade": Ask("53.4c", _offer_evade, _evade),
    "early_or_late": Ask("51.1c", _offer_sides, _keep),
    "shadow": Ask("53.4a", _offer_windows, _keep),
    "skirmish": Ask("54.2a", _offer_skirmish, _answer_skirmish),
    **{stage: Ask("52.1", _offer_ships, _choose_ship) for stage in _CHOICES},
}
