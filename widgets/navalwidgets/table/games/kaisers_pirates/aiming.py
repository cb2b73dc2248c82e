"""What cards are aimed at, with which chances, and what a card of the hand could do once it lies there.

Knows the uses of cards laid out and the exact odds of each. Must not know how orders lie on the page.
"""

from __future__ import annotations

from typing import Any

from navalgames.games.kaisers_pirates import given
from navalgames.games.kaisers_pirates.rules.frames import Turn
from navalgames.games.kaisers_pirates.rules.resolving import declared_attack, offer_resolve
from navalgames.games.kaisers_pirates.state import Committed, active_of, owner_of, with_active
from navalwidgets.table.games.kaisers_pirates import chances, places
from navalwidgets.table.games.kaisers_pirates.deciding import Deciding
from navalwidgets.table.odds import odds_of
from navalwidgets.table.order_panel import Action, Group, Odds

ATTACKS = (given.Intercept, given.TorpedoAttack)
ACROSS = "intercept"
ADDED = ("assist", "reaction")
"""Classes of cards that do nothing by themselves: one is added to an attack, the other answers one."""
IDLE = ("no-target", "reaction", "idle", "twice")
"""Why a card laid out there would do nothing in this turn."""


def aims(orders: list[Any]) -> dict[str, Any]:
    """The orders of one card by the place they are aimed at; several at one place are told apart."""
    found: dict[str, Any] = {}
    for order in orders:
        place = _aim(order)
        found[place if place not in found else f"{place}-{len(found)}"] = order
    return found


def _aim(order: Any) -> str:
    target = _target(order)
    if target:
        return places.ship_place(target)
    side = getattr(order, "player", "")
    return places.player_place(side) if side else places.HERE


def _target(order: Any) -> str:
    """The ship a card is aimed at; "" for a player or none."""
    if isinstance(order, given.MineAttack):
        return ""
    return getattr(order, "target", "") or order.ship


def aimed(deciding: Deciding, place: str, order: Any) -> Action:
    """What a card is aimed at as a button, with its exact chances."""
    return Action(place, _aim_words(deciding, order), odds=_aim_odds(deciding, order))


def _aim_words(deciding: Deciding, order: Any) -> str:
    if isinstance(order, given.MineAttack):
        return deciding.told(order)
    target = _target(order)
    if not target:
        side = getattr(order, "player", "")
        return deciding.texts.name(side) if side else deciding.t("table-use-now")
    return deciding.t("table-aim-at", target=target, owner=owner_of(deciding.view, target))


def _aim_odds(deciding: Deciding, order: Any) -> tuple[Odds, ...]:
    """What a card does to what it is aimed at; mines to every ship they lie before."""
    if isinstance(order, (*ATTACKS, given.MineAttack)):
        laid = next(one for one in active_of(deciding.view).committed if one.card == order.card)
        frame = declared_attack(deciding.view, deciding.side, order, laid.ship, deciding.box)
        several = len(frame.targets) > 1
        return tuple(
            one._replace(label=_of_target(deciding, target, one.label)) if several else one
            for target in frame.targets
            for one in _attacked(deciding, frame, target)[: 1 if several else None]
        )
    target = _target(order)
    return succeeds(deciding, order.card, target) if target else ()


def _attacked(deciding: Deciding, frame: Any, target: str) -> tuple[Odds, ...]:
    trial = chances.attack(deciding.view, frame._replace(target=target), target, deciding.box)
    return chances.odds_of_attack(deciding.texts, trial)


def succeeds(deciding: Deciding, card: str, target: str) -> tuple[Odds, ...]:
    """The challenge of a card; nothing where it is no plain challenge."""
    trial = chances.challenge(deciding.view, card, target, deciding.box)
    texts = deciding.texts
    return () if trial is None else (odds_of(texts, texts.t("kp-table-odds-succeeds"), trial),)


def _of_target(deciding: Deciding, target: str, label: str) -> str:
    return deciding.t("table-odds-of", target=target, what=label)


# ------------------------------------------------------------------------ before a card lies


def ways(deciding: Deciding, found: dict[str, given.CommitCard]) -> tuple[Group, ...]:
    """Where a card may lie, by the place: what promises most first, and folded what would be no use now."""
    laid = [(_laid(deciding, place, order), order) for place, order in found.items()]
    laid.sort(key=lambda one: -one[0].odds[0].share if one[0].odds else 0.0)
    idle = _idle(deciding)
    useful = tuple(action for action, _ in laid if action.note not in idle)
    useless = tuple(action for action, _ in laid if action.note in idle)
    groups = (Group(deciding.t("table-where"), useful),) if useful else ()
    if not useless:
        return groups
    return (*groups, Group(deciding.t("table-useless", count=len(useless)), useless, folded=bool(useful)))


def has_use(deciding: Deciding, found: dict[str, given.CommitCard]) -> bool:
    """Whether a card may lie anywhere to some use now."""
    idle = _idle(deciding)
    return any(_laid(deciding, place, order).note not in idle for place, order in found.items())


def _idle(deciding: Deciding) -> set[str]:
    """What is said of a place where a card would be no use now."""
    return {deciding.t(f"table-laid-{why}") for why in IDLE}


def _laid(deciding: Deciding, place: str, order: given.CommitCard) -> Action:
    """A card laid out there as a button: the chances of its best use as things stand, or why it has none."""
    label = deciding.t("table-lay", use=order.use, ship=order.ship or "none")
    if order.ship and any(one.ship == order.ship for one in active_of(deciding.view).committed):
        return Action(place, label, deciding.t("table-laid-twice"))
    uses = _uses(deciding, order)
    target, odds = max((one for one in uses if one[1]), key=lambda one: one[1][0].share, default=("", ()))
    if not odds:
        return Action(place, label, _without_odds(deciding, order, bool(uses)))
    named = (one._replace(label=_of_target(deciding, target, one.label)) for one in odds)
    return Action(place, label, odds=tuple(named) if target else odds)


def _uses(deciding: Deciding, order: given.CommitCard) -> list[tuple[str, tuple[Odds, ...]]]:
    """What a card could be used for if it lay there and nothing else did: each target with its chances."""
    view = with_active(deciding.view, committed=(Committed(order.card, order.use, order.ship),))
    turn = Turn("resolve", (deciding.side,))
    there = Deciding(deciding.words, deciding.box, view._replace(stack=(turn,)), deciding.side)
    offered = offer_resolve(there.view, turn, deciding.side, deciding.box)
    uses = [one for one in offered if getattr(one, "card", "") == order.card]
    return [(_target(one), _aim_odds(there, one)) for one in uses]


def _without_odds(deciding: Deciding, order: given.CommitCard, usable: bool) -> str:
    """What becomes of a card for which no chance can be told."""
    if usable:
        return deciding.about_card(order.card)
    if order.use == ACROSS:
        return deciding.t("table-laid-no-target")
    colour = deciding.box.cards[order.card].colour
    return deciding.t(f"table-laid-{colour}") if colour in ADDED else deciding.t("table-laid-idle")
