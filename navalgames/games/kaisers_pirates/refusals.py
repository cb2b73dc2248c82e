"""What a side might look for but may not do now, and why: each refusal with its rule.

Knows the decisions by the name of their stage. Offers nothing and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navalgames.charts import Charts
from navalgames.games.contract import Refusal
from navalgames.games.kaisers_pirates.rules import attacks, limits
from navalgames.games.kaisers_pirates.rules.cards import assists, catalogue, reactions
from navalgames.games.kaisers_pirates.rules.frames import BRITISH, GERMAN, TORPEDO
from navalgames.games.kaisers_pirates.state import (
    Committed,
    Options,
    State,
    active_of,
    in_fleet,
    opponents,
    player,
    ship_of,
)
from navalgames.games.kaisers_pirates.tables import Box, box_of

Refusals = tuple[Refusal, ...]


def why_not(state: State, side: str, charts: Charts, options: Options) -> Refusals:
    """What the side might look for but may not do now, each with its reason and rule."""
    frame = state.stack[-1] if state.stack else None
    if frame is None or side not in frame.asked or frame.stage not in _REFUSED:
        return ()
    found = _REFUSED[frame.stage](state, frame, side, box_of(charts, options))
    return tuple(dict.fromkeys(found))


def refused(label: str, reason: limits.Reason, **facts: Any) -> Refusal:
    """A refusal in the words of the catalogue."""
    return Refusal(label, reason.key, reason.rule, tuple(facts.items()))


def _commitment(state: State, frame: Any, side: str, box: Box) -> Refusals:
    """Ships in refuge cannot act; Lay Mines needs a raider with mines; a card is laid out once.

    Rule: 3.3.20f, 3.3.21f, 1.1.2a.
    """
    in_refuge = limits.Reason("kp-refused-in-refuge", "3.3.20f")
    found = [
        refused("kp-refusal-ship", in_refuge, ship=ship.name)
        for ship in player(state, side).ships
        if ship.refuge
    ]
    for card in player(state, side).hand:
        if box.kind(card) == catalogue.LAY_MINES and not any(
            box.ships[ship.name].mines and not ship.refuge for ship in player(state, side).ships
        ):
            found.append(
                refused("kp-refusal-card", limits.Reason("kp-refused-no-mines", "3.3.21f"), card=card)
            )
    laid_out = limits.Reason("kp-refused-laid-out", "1.1.2a")
    found += [refused("kp-refusal-card", laid_out, card=one.card) for one in active_of(state).committed]
    return tuple(found)


def _resolving(state: State, frame: Any, side: str, box: Box) -> Refusals:
    """Cards laid out that cannot be used now, and ships they may not be aimed at (3.1.5c)."""
    found: list[Refusal] = []
    for one in active_of(state).committed:
        found += (
            _intercept(state, side, one, box) if one.use == "intercept" else _action(state, side, one, box)
        )
    return tuple(found)


def _intercept(state: State, side: str, one: Committed, box: Box) -> list[Refusal]:
    if one.ship and (reason := limits.why_not_act(state, side, one.ship, box)):
        return [refused("kp-refusal-ship", reason, ship=one.ship, card=one.card)]
    return _targets(state, side, GERMAN if one.ship else BRITISH, box)


def _targets(state: State, side: str, kind: str, box: Box) -> list[Refusal]:
    """Ships of others that this kind of attack might look for but may not name."""
    found = []
    for other in state.seats:
        one = player(state, other)
        fleet = one.ships + one.prizes if kind == BRITISH else one.merchantmen
        for ship in fleet if other != side else ():
            if reason := limits.why_not_target(state, side, kind, ship.name, box):
                found.append(refused(f"kp-refusal-{kind}", reason, target=ship.name))
    return found


def _action(state: State, side: str, one: Committed, box: Box) -> list[Refusal]:
    """A card laid out by its action side that finds nothing to do now."""
    kind = box.kind(one.card)
    number = box.number(kind)
    if box.cards[one.card].colour == "assist":
        return [refused("kp-refusal-card", limits.Reason("kp-refused-assist-alone", "1.1.2c"), card=one.card)]
    if box.cards[one.card].colour == "reaction":
        reason = limits.Reason("kp-refused-reaction-own-turn", f"{number}b")
        return [refused("kp-refusal-card", reason, card=one.card)]
    if kind in (catalogue.TORPEDO_BOATS, catalogue.MINE_BOATS):
        return _targets(state, side, TORPEDO, box)
    if kind == catalogue.LAY_MINES:
        unfit = limits.why_not_act(state, side, one.ship, box, mines=True) if one.ship else None
        if unfit is not None:
            return [refused("kp-refusal-ship", unfit, ship=one.ship, card=one.card)]
        return _enemies(state, side, box)
    return _no_aim(state, side, one.card, kind, box)


def _enemies(state: State, side: str, box: Box) -> list[Refusal]:
    """Players who may not be attacked now."""
    reasons = [
        (other, limits.why_not_attack(state, side, other, box)) for other in state.seats if other != side
    ]
    return [refused("kp-refusal-player", reason, player=other) for other, reason in reasons if reason]


def _no_aim(state: State, side: str, card: str, kind: str, box: Box) -> list[Refusal]:
    record = catalogue.ORDINARY[kind]
    found = []
    if record.counts:
        for other in opponents(state, side, box.options):
            if reason := limits.why_not_touch_ships(state, side, other, box):
                found.append(refused("kp-refusal-player", reason, player=other))
    if not record.aims(state, side, box):
        reason = limits.Reason("kp-refused-no-aim", f"{box.number(kind)}f")
        found.append(refused("kp-refusal-card", reason, card=card))
    return found


def _assisting(state: State, frame: Any, side: str, box: Box) -> Refusals:
    """Assists laid out that do not go with this attack."""
    found = []
    for card in attacks.face_down(state):
        if box.cards[card].colour != "assist":
            continue
        if reason := assists.why_not_assist(state, frame, box.kind(card), box):
            found.append(refused("kp-refusal-card", reason, card=card))
    return tuple(found)


def _reacting(state: State, frame: Any, side: str, box: Box) -> Refusals:
    """Reaction cards in hand that do not answer this attack."""
    seen = frame if frame.target else frame._replace(target=frame.targets[0])
    return tuple(
        refused("kp-refusal-card", reason, card=card)
        for card in player(state, side).hand
        if box.cards[card].colour in ("reaction", "dual")
        and (reason := reactions.why_not_react(state, seen, card, box))
    )


def _after_sinking(state: State, frame: Any, side: str, box: Box) -> Refusals:
    """Reaction cards in hand that do not answer a sinking."""
    return tuple(
        refused("kp-refusal-card", reason, card=card)
        for card in player(state, side).hand
        if box.cards[card].colour in ("reaction", "dual")
        and (reason := reactions.why_not_after_sinking(state, frame, card, box))
    )


def _in_window(state: State, frame: Any, side: str, box: Box) -> Refusals:
    """Warships cannot be hidden (3.3.32f)."""
    if not any(box.kind(card) == "Reflag" for card in player(state, side).hand):
        return ()
    reason = limits.Reason("kp-refused-not-hideable", "3.3.32f")
    hideable = reactions.hideable(state, side, box)
    names = [ship.name for ship in player(state, side).ships if ship.name not in hideable]
    return tuple(refused("kp-refusal-ship", reason, ship=name) for name in names)


def _staying(state: State, frame: Any, side: str, box: Box) -> Refusals:
    """Only one ship may be kept without option 6.7 (2.4.1a)."""
    owner = frame.left[0]
    if box.options.carry_more or len(player(state, owner).ships) < 2:
        return ()
    return (refused("kp-refusal-carry", limits.Reason("kp-refused-carry-one", "2.4.1a"), player=owner),)


def _leaving(state: State, frame: Any, side: str, box: Box) -> Refusals:
    """A ship may not leave its refuge in the turn it entered (3.3.20d)."""
    reason = limits.Reason("kp-refused-just-entered", "3.3.20d")
    entered = [name for name in active_of(state).entered if in_fleet(state, side, name)]
    return tuple(
        refused("kp-refusal-ship", reason, ship=name) for name in entered if ship_of(state, name).refuge
    )


def _resolve(state: State, frame: Any, side: str, box: Box) -> Refusals:
    return _resolving(state, frame, side, box) + _leaving(state, frame, side, box)


_REFUSED: dict[str, Callable[..., Refusals]] = {
    "commit": _commitment,
    "resolve": _resolve,
    "assists": _assisting,
    "boarding": _assisting,
    "reaction": _reacting,
    "cut": _reacting,
    "sinking": _after_sinking,
    "window": _in_window,
    "carry": _staying,
}
